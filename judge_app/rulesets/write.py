"""Ruleset files written back: comments, order and spelling of a hand-written file stay."""

import tomllib
from collections.abc import Mapping
from typing import Any

import tomlkit
from tomlkit.items import AbstractTable, InlineTable, Table
from tomlkit.toml_document import TOMLDocument

Raw = Mapping[str, Any]

# Parts that are written as one line, and parts of which each entry has a title of its own.
_INLINE = ("deck", "place")
_TITLED = ("script", "boards")


def rewritten(text: str, raw: Raw) -> str:
    """The TOML text with what it says made equal to `raw`; only what differs is touched."""
    try:
        document = tomlkit.parse(text)
        _make_equal(document, raw, ())
        made = tomlkit.dumps(document)
    except (ValueError, TypeError, KeyError):  # a way of writing that tomlkit cannot edit
        made = ""
    return made if _says(made, raw) else written(raw)


def written(raw: Raw) -> str:
    """A new TOML text that says this."""
    document = tomlkit.document()
    _make_equal(document, raw, ())
    return tomlkit.dumps(document)


def _says(text: str, raw: Raw) -> bool:
    try:
        return tomllib.loads(text) == raw
    except tomllib.TOMLDecodeError:
        return False


def _make_equal(table: TOMLDocument | AbstractTable, raw: Raw, path: tuple[str, ...]) -> None:
    for key in [key for key in table if key not in raw]:
        del table[key]
    plain = {key: value for key, value in raw.items() if not isinstance(value, Mapping)}
    for key, value in {**plain, **raw}.items():
        if key not in table:
            _append(table, key, _made(value, (*path, key)))
        elif isinstance(table[key], Mapping) and isinstance(value, Mapping):
            _make_equal(table[key], value, (*path, key))
            if isinstance(table[key], InlineTable) and list(table[key]) != list(value):
                table[key] = _made(value, (*path, key))
        elif not _is_same(table[key], value):
            table[key] = _made(value, (*path, key))


def _append(table: TOMLDocument | AbstractTable, key: str, item: Any) -> None:
    """Add a key above the comments that end the table: they speak of what follows."""
    body = table.value.body if isinstance(table, Table) else []
    tail: list[Any] = []
    while body and body[-1][0] is None:
        tail.insert(0, body.pop())
    table[key] = item
    body.extend(tail)


def _is_same(old: object, new: object) -> bool:
    """Equal and of one kind: 1, 1.0 and true are three values."""
    plain = old.unwrap() if hasattr(old, "unwrap") else old
    return plain == new and repr(plain) == repr(new)


def _made(value: object, path: tuple[str, ...]) -> Any:
    if not isinstance(value, Mapping):
        return _item(value)
    if len(path) == 1 or (len(path) == 2 and path[0] in _TITLED):
        made = tomlkit.table(is_super_table=path[0] in _TITLED and len(path) == 1)
        _make_equal(made, value, path)
        return made
    return _inline(value)


def _inline(value: Raw) -> InlineTable:
    made = tomlkit.inline_table()
    for key, item in value.items():
        made[key] = _inline(item) if isinstance(item, Mapping) else _item(item)
    return made


def _item(value: object) -> Any:
    made = tomlkit.item(value)
    if isinstance(value, list) and sum(len(str(each)) for each in value) > 80:
        made.multiline(True)  # type: ignore[attr-defined]
    return made
