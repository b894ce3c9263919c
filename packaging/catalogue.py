"""Bring the catalogues of resources/locale up to date with the program.

    python packaging/catalogue.py            # take in new messages, drop unused ones, compile
    python packaging/catalogue.py --check    # change nothing; exit 1 if anything is left to do

Messages are Chinese. They come from calls of T and sentence, from the tables of judge_app/rulesets and from
the rulesets themselves. Where those tables have the English too it is taken from there; the rest is written
by hand into the .po file, where this script leaves it alone. What it prints is still to be written.
Needs babel.
"""

import argparse
import ast
import io
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from judge_app.rulesets import OPTIONS, Ruleset, bundled_ids, load_ruleset  # noqa: E402

PACKAGE = ROOT / "judge_app"
LOCALE = ROOT / "resources" / "locale"
DOMAIN = "judge_app"
LANGUAGES = ("en",)
# Functions whose first argument is a message.
KEYWORDS = ("T", "sentence", "KnownRole")
# Tables whose every Chinese string is shown to somebody.
TABLES = ("rulesets/fixed.py", "rulesets/decks.py", "rulesets/abilities.py")
CHINESE = re.compile(r"[\u3400-\u9fff]")
PLACEHOLDER = re.compile(r"{(\w+)")
WRITTEN = datetime(2025, 1, 1, tzinfo=UTC)


class Message(NamedTuple):
    """A message id, where it stands, and its English where a table of the program has it."""

    id: str
    place: str
    english: str = ""


def messages() -> Iterator[Message]:
    """Every message of the program; one that stands in several places comes several times."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "_data" not in path.parts:
            yield from in_module(path)
    yield from in_options()
    for ruleset_id in bundled_ids():
        yield from in_ruleset(load_ruleset(ruleset_id))


def in_module(path: Path) -> Iterator[Message]:
    """What one module says."""
    place = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    first = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id in KEYWORDS]
    yield from (Message(text, place) for argument in first for text in strings(argument) if text)
    if place.removeprefix("judge_app/") in TABLES:
        yield from (Message(text, place) for text in strings(tree) if CHINESE.search(text))


def strings(tree: ast.AST) -> list[str]:
    """Every string literal in a piece of code that is no docstring."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    return [node.value for node in found if isinstance(node.value, str)]


def in_options() -> Iterator[Message]:
    """The words of the option table, which has both languages."""
    for option in OPTIONS.values():
        for words in (option.name, option.meaning, *option.choices.values()):
            yield Message(words.zh, "judge_app/rulesets/options.py", words.en)


def in_ruleset(ruleset: Ruleset) -> Iterator[Message]:
    """What a ruleset says to the host; its script lines stay as printed."""
    place = f"rulesets/{ruleset.id}.toml"
    yield Message(ruleset.title, place, ruleset.title_en)
    for board in ruleset.boards.values():
        yield Message(board.title, place, board.title_en)
        yield from (Message(line, place) for line in board.advice)
    told = (ruleset.sheriff_name, *ruleset.names.values(), *ruleset.conduct, *ruleset.notes.values())
    yield from (Message(text, place) for text in told)


def merged(old: Catalog) -> Catalog:
    """The messages of the program with the translations of `old`."""
    new = Catalog(old.locale, DOMAIN, project="judge-app", creation_date=WRITTEN, revision_date=WRITTEN)
    new.last_translator, new.language_team = "The judge-app authors", "The judge-app authors"
    new.header_comment = "# English (or another language) of judge-app; see packaging/catalogue.py."
    found = sorted(set(messages()), key=lambda message: (message.place, message.id))
    said = {message.id for message in found if not message.english}
    for message in found:
        known = old.get(message.id)
        by_hand = str(known.string) if known and known.string else ""
        from_table = message.english if message.id not in said and str(old.locale) == "en" else ""
        new.add(message.id, from_table or by_hand, locations=[(message.place, 0)])
    return new


def troubles(catalogue: Catalog) -> list[str]:
    """What is wrong with the translations, one line each."""
    found = []
    for message in catalogue:
        source, told = str(message.id), str(message.string)
        if source and not told:
            found.append(f"not translated: {source}")
        elif source and placeholders(told) != placeholders(source):
            found.append(f"other placeholders: {source} → {told}")
        elif source and CHINESE.search(told):
            found.append(f"still Chinese: {source} → {told}")
    return found


def placeholders(template: str) -> set[str]:
    """The names in braces that a template fills in."""
    return set(PLACEHOLDER.findall(template.replace("{{", "")))


def po_path(language: str) -> Path:
    """The translations of a language, written by hand."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(language: str) -> Catalog:
    """The catalogue as it lies on disk; an empty one for a new language."""
    path = po_path(language)
    if not path.exists():
        return Catalog(language)
    with path.open("rb") as file:
        return read_po(file, language)


def as_po(catalogue: Catalog) -> bytes:
    """The text of the .po file."""
    file = io.BytesIO()
    write_po(file, catalogue, width=110, ignore_obsolete=True, include_lineno=False)
    return file.getvalue()


def as_mo(catalogue: Catalog) -> bytes:
    """The compiled catalogue that the program reads."""
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def differences(old: Catalog, new: Catalog) -> list[str]:
    """Messages that only the program or only the catalogue has."""
    before, now = ({str(message.id) for message in catalogue} for catalogue in (old, new))
    return [f"new: {text}" for text in sorted(now - before)] + [
        f"unused: {text}" for text in sorted(before - now)
    ]


def update(language: str, is_check: bool) -> list[str]:
    """Bring one language up to date, or only look; what is still to be done by hand."""
    old = read(language)
    new = merged(old)
    if is_check:
        return differences(old, new) + troubles(new)
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(as_po(new))
    path.with_suffix(".mo").write_bytes(as_mo(new))
    return troubles(new)


def main() -> int:
    """Update or check every language; 1 where something is left to do."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    is_check = parser.parse_args().check
    left = [f"{language}: {line}" for language in LANGUAGES for line in update(language, is_check)]
    for line in left:
        print(line)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
