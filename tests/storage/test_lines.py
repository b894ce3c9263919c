import random
from itertools import accumulate

import pytest

from judge_app.storage.lines import read, seal, unseal

LINES: list[dict[str, object]] = [
    {"format": 1},
    {"answer": {"key": "n1.wolves", "value": {"pick": [3]}}},
    {"undo": 1},
    {"说": "中文"},
]


def sealed(lines: list[dict[str, object]]) -> list[bytes]:
    raw, crc = [], 0
    for line in lines:
        text, crc = seal(line, crc)
        raw.append(text)
    return raw


RAW = sealed(LINES)
WHOLE = b"".join(RAW)
ENDS = list(accumulate(map(len, RAW)))


def test_what_was_sealed_is_read_back() -> None:
    assert read(WHOLE).lines == tuple(LINES)
    assert read(WHOLE).left_out is None


def test_a_line_is_plain_json_with_its_checksum_last() -> None:
    assert RAW[0].startswith(b'{"format":1,"crc":"')


@pytest.mark.parametrize("cut", range(len(WHOLE)))
def test_cut_at_any_byte_keeps_every_whole_line(cut: int) -> None:
    reading = read(WHOLE[:cut])
    # A line that lacks only its newline is whole.
    assert len(reading.lines) == sum(end - 1 <= cut for end in ENDS)
    assert WHOLE.startswith(reading.content)


def test_last_line_without_its_newline_gets_one() -> None:
    reading = read(WHOLE[:-1])
    assert (reading.content, reading.on_disk, reading.rest) == (WHOLE, len(WHOLE) - 1, b"")


@pytest.mark.parametrize("at", range(len(WHOLE)))
def test_any_garbled_byte_is_noticed(at: int) -> None:
    garbled = bytearray(WHOLE)
    garbled[at] ^= 1 << random.Random(at).randrange(8)
    reading = read(bytes(garbled))
    line = sum(end <= at for end in ENDS)
    assert reading.lines == tuple(LINES[:line])
    assert reading.left_out is not None
    assert reading.left_out[0] == line + 1


def test_a_line_taken_out_is_noticed() -> None:
    reading = read(RAW[0] + RAW[2] + RAW[3])
    assert reading.lines == tuple(LINES[:1])
    assert reading.left_out == (2, 3)


def test_lines_in_another_order_are_noticed() -> None:
    assert len(read(RAW[0] + RAW[2] + RAW[1]).lines) == 1


def test_windows_line_ends_are_the_same_lines() -> None:
    assert read(WHOLE.replace(b"\n", b"\r\n")).lines == tuple(LINES)


def test_a_line_that_is_no_json_is_not_a_line() -> None:
    assert unseal(b"hello", 0) is None
