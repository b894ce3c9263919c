"""Bytes of any kind in, a TOML table out, or one sentence: sizes are bounded before parsing."""

import re
import tomllib
from pathlib import Path
from typing import Any

from judge_app.rulesets.errors import Mistake, RulesetError, trouble
from judge_app.rulesets.sentence import sentence

MAX_BYTES = 1_000_000
MAX_LINE = 10_000
MAX_DOTS = 10
MAX_DEPTH = 16
MAX_PARTS = 10_000
"""Keys, list items and titles of the longest file that is read; the longest bundled one has 700."""
MAX_SYNTAX = 20
MAX_REREAD = 50_000
"""Characters of the longest file that is read again to find its other mistakes of writing."""

_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*')
_BRACKET = re.compile(r"[\[\]{}]")
_SIGN = re.compile(r"[=,.\[{]")
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_HUGE = re.compile(r"\d{1000}")
_REASONS = (
    ("Cannot overwrite a value", sentence("这一项写了两次")),
    ("Cannot declare", sentence("这一段的标题写了两次")),
    ("Expected '=' after a key", sentence("键的后面缺等号")),
    ("Invalid value", sentence("值的写法不对，文字要用英文引号")),
    ("Invalid statement", sentence("这一行不是“键 = 值”，也不是 [段落]")),
    ("Unterminated string", sentence("引号没有配对")),
    ("Illegal character", sentence("有不允许的字符，或者引号没有配对")),
    ("Expected newline or end of document", sentence("值的后面多了东西")),
    ("Unclosed", sentence("括号没有配对")),
    ("Duplicate inline table key", sentence("这一项写了两次")),
)


def read_table(path: Path) -> dict[str, Any]:
    """The table in the file; a RulesetError for whatever cannot be read as one."""
    return parse(read_bytes(path), str(path))


def parse(data: bytes, file: str) -> dict[str, Any]:
    """The table in these bytes; `file` is what mistakes call them."""
    return parse_text(decode(data, file), file)


def parse_text(text: str, file: str) -> dict[str, Any]:
    """The table in this text; a RulesetError with every line that is no TOML."""
    _check_bounds(text, file)
    found = _parsed(text, file)
    if isinstance(found, dict):
        return found
    raise RulesetError([found, *_further(text, found)])


def read_bytes(path: Path) -> bytes:
    """The file's bytes, at most one more than a ruleset may have."""
    try:
        if not path.is_file():
            raise trouble(str(path), "", sentence("没有这个文件"))
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError):
        raise trouble(str(path), "", sentence("文件读不了，请检查路径和权限")) from None


def decode(data: bytes, file: str) -> str:
    """Bytes as text with plain line ends; a RulesetError for too many of them and for no UTF-8."""
    if len(data) > MAX_BYTES:
        raise trouble(file, "", sentence("文件超过 1 MB，规则文件不会这么大"))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise trouble(file, "", sentence("不是 UTF-8 文字，请另存为 UTF-8"), line) from None


def _parsed(text: str, file: str) -> dict[str, Any] | Mistake:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return _syntax_mistake(str(error), file)
    except (ValueError, RecursionError):
        return Mistake(file, "", sentence("有一个值太大或嵌套太深，读不了"), _line_of_huge(text))


def _line_of_huge(text: str) -> int:
    found = _HUGE.search(text)
    return text.count("\n", 0, found.start()) + 1 if found else 0


def _further(text: str, first: Mistake) -> list[Mistake]:
    """What else is no TOML below the first such line, found by leaving out one whole line after another."""
    found: list[Mistake] = []
    lines, at = text.split("\n"), first.line
    while at and len(found) < MAX_SYNTAX and len(text) < MAX_REREAD and _stands_alone(lines[at - 1]):
        lines[at - 1] = ""
        again = _parsed("\n".join(lines), first.file)
        if isinstance(again, dict) or 0 < again.line <= at:
            break
        found.append(again)
        at = again.line
    return found


def _stands_alone(line: str) -> bool:
    """Whether nothing below hangs on this line: no bracket left open, no title of a part."""
    bare = _STRING_OR_COMMENT.sub("", line)
    is_balanced = all(bare.count(one) == bare.count(other) for one, other in ("[]", "{}"))
    return is_balanced and not bare.lstrip().startswith("[") and '""' not in line


def _check_bounds(text: str, file: str) -> None:
    bare = _STRING_OR_COMMENT.sub(_blank, text)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise trouble(file, "", sentence("这一行超过 {most} 个字符", most=MAX_LINE), number)
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise trouble(file, "", sentence("这一行的点号超过 {most} 个", most=MAX_DOTS), number)
    if sum(1 for _ in _SIGN.finditer(bare)) > MAX_PARTS:
        raise trouble(file, "", sentence("条目超过 {most} 个，规则文件不会这么多", most=MAX_PARTS))
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth = max(0, depth + (1 if bracket.group() in "[{" else -1))
        if depth > MAX_DEPTH:
            number = bare.count("\n", 0, bracket.start()) + 1
            raise trouble(file, "", sentence("括号嵌套超过 {most} 层", most=MAX_DEPTH), number)


def _blank(found: re.Match[str]) -> str:
    return "\n" * found.group().count("\n")


def _syntax_mistake(reason: str, file: str) -> Mistake:
    place = _PLACE.search(reason)
    told = _PLACE.sub("", reason)
    line = int(place.group(1)) if place and place.group(1) else 0
    where = "" if line else sentence("文件末尾")
    for start, meaning in _REASONS:
        if told.startswith(start):
            return Mistake(file, where, meaning, line)
    return Mistake(file, where, sentence("TOML 写法不对：{reason}", reason=told), line)
