"""Bytes of any kind in, a TOML table out, or one sentence: sizes are bounded before parsing."""

import re
import tomllib
from pathlib import Path
from typing import Any

from judge_app.rulesets.errors import RulesetError, trouble
from judge_app.rulesets.sentence import Sentence, sentence

MAX_BYTES = 1_000_000
MAX_LINE = 10_000
MAX_DOTS = 10
MAX_DEPTH = 16

_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*')
_BRACKET = re.compile(r"[\[\]{}]")
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
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
    return parse(_read(path), str(path))


def parse(data: bytes, file: str) -> dict[str, Any]:
    """The table in these bytes; `file` is what mistakes call them."""
    text = _decode(data, file)
    _check_bounds(text, file)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_trouble(str(error), file) from None
    except (ValueError, RecursionError):
        raise trouble(file, "", sentence("有一个值太大或嵌套太深，读不了")) from None


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise trouble(str(path), "", sentence("没有这个文件"))
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError):
        raise trouble(str(path), "", sentence("文件读不了，请检查路径和权限")) from None
    return data


def _decode(data: bytes, file: str) -> str:
    if len(data) > MAX_BYTES:
        raise trouble(file, "", sentence("文件超过 1 MB，规则文件不会这么大"))
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise trouble(file, _line(line), sentence("不是 UTF-8 文字，请另存为 UTF-8")) from None


def _check_bounds(text: str, file: str) -> None:
    bare = _STRING_OR_COMMENT.sub(_blank, text)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            raise trouble(file, _line(number), sentence("这一行超过 {most} 个字符", most=MAX_LINE))
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") > MAX_DOTS:
            raise trouble(file, _line(number), sentence("这一行的点号超过 {most} 个", most=MAX_DOTS))
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth = max(0, depth + (1 if bracket.group() in "[{" else -1))
        if depth > MAX_DEPTH:
            number = bare.count("\n", 0, bracket.start()) + 1
            raise trouble(file, _line(number), sentence("括号嵌套超过 {most} 层", most=MAX_DEPTH))


def _blank(found: re.Match[str]) -> str:
    return "\n" * found.group().count("\n")


def _syntax_trouble(reason: str, file: str) -> RulesetError:
    place = _PLACE.search(reason)
    told = _PLACE.sub("", reason)
    line = int(place.group(1)) if place and place.group(1) else None
    for start, meaning in _REASONS:
        if told.startswith(start):
            return trouble(file, _line(line), meaning)
    return trouble(file, _line(line), sentence("TOML 写法不对：{reason}", reason=told))


def _line(number: int | None) -> Sentence:
    return sentence("第 {line} 行", line=number) if number else sentence("文件末尾")
