"""Text as a telephone or a word processor leaves it, made TOML again: quotes and signs outside the words."""

import re

# Outside texts and comments: full-width forms of ASCII, and what else is typed for the same signs.
_SIGNS: dict[int, int | None] = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_SIGNS |= str.maketrans("、【】〔〕　\u00a0", ",[][]  ", "\u200b\u200e\u200f\ufeff")
_OPENING = "“”„‟＂‘’‚‛＇「『"
_CLOSING = "“”‟＂‘’‛＇」』\"'"
_STRAIGHT = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_COMMENT = re.compile(r"#[^\n]*")
_LINE = re.compile(r"[^\n]*")
# What may stand behind a text, so that a quote there closes it; quotes within the words stay.
_AFTER = re.compile(r"[ \t\u3000]*(?:[,，、\]】}}｝=＝#＃.．\n]|$)")
_END = re.compile(rf"[{_CLOSING}](?={_AFTER.pattern})")


def forgive(text: str) -> str:
    """The text with curly quotes and full-width signs as TOML wants them; valid TOML is not touched."""
    done: list[str] = []
    at = 0
    while at < len(text):
        at, fixed = _part(text, at)
        done.append(fixed)
    return "".join(done)


def _part(text: str, at: int) -> tuple[int, str]:
    """Where the part that begins at `at` ends, and the part as TOML."""
    if text.startswith(('"""', "'''"), at):
        return _long(text, at)
    straight = _STRAIGHT.match(text, at)
    if straight and _AFTER.match(text, straight.end()):
        return straight.end(), straight.group()
    if text[at] in _OPENING or straight or text[at] in "\"'":
        return _quoted(text, at)
    if comment := _COMMENT.match(text, at):
        return comment.end(), comment.group()
    return at + 1, text[at].translate(_SIGNS)


def _long(text: str, at: int) -> tuple[int, str]:
    """A text of several lines, which nobody types by accident."""
    end = text.find(text[at : at + 3], at + 3)
    end = end + 3 if end >= 0 else len(text)
    return end, text[at:end]


def _quoted(text: str, at: int) -> tuple[int, str]:
    """A text in quotes of whatever kind that ends on its line; where none ends, the line is left."""
    rest = text[at : _LINE.match(text, at).end()]  # type: ignore[union-attr]
    end = _END.search(rest, 1)
    if end is None:
        return at + len(rest), rest
    words = rest[1 : end.start()].replace("\\", "\\\\").replace('"', '\\"')
    return at + end.end(), f'"{words}"'
