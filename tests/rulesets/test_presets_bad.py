"""Sixty and more files that are wrong, and what their host is told."""

import shutil
import time
import tomllib
from pathlib import Path

import pytest

from judge_app.rulesets import RulesetError, load_ruleset
from tests.test_cli import out

FOLDER = Path(__file__).parents[1] / "presets_bad"
TABLE = FOLDER / "sentences.toml"
SENTENCES: dict[str, list[str]] = tomllib.loads(TABLE.read_text("utf-8"))


def told(path: Path) -> list[str]:
    with pytest.raises(RulesetError) as caught:
        load_ruleset(path)
    return [str(each).replace(f"{path.parent}/", "") for each in caught.value.mistakes]


def test_every_file_has_its_sentence_in_the_table() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} - {TABLE.stem} == SENTENCES.keys()
    assert len(SENTENCES) >= 60


@pytest.mark.parametrize("name", SENTENCES)
def test_bad_file_gets_its_sentences_in_under_a_second(tmp_path: Path, name: str) -> None:
    """Read where it lies in a folder of its own: other files there would be offered as bases."""
    for needed in (name, "cyclic-base-a", "cyclic-base-b", "wrong-type-option"):
        shutil.copy(FOLDER / f"{needed}.toml", tmp_path)
    began = time.process_time()
    found = told(tmp_path / f"{name}.toml")
    assert found == SENTENCES[name], f"{name} in {TABLE.name}; cards stand there in the alphabet's order"
    assert time.process_time() - began < 1


def test_file_of_100_mb_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "big.toml"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    began = time.process_time()
    assert told(path) == ["big.toml: 文件超过 1 MB，规则文件不会这么大"]
    assert time.process_time() - began < 1


WORST = {
    "one megabyte of keys": b"".join(b"k%d = 1\n" % n for n in range(80_000)),
    "one megabyte of options": b"[options]\n" + b"".join(b'"o%d" = 1\n' % n for n in range(70_000)),
    "one megabyte of titles": b"".join(b"[boards.b%d]\n" % n for n in range(60_000)),
    "one megabyte of list": b"conduct = [" + b'"x",\n' * 190_000 + b"]",
    "one megabyte of quotes": b'"' * 9_000 + b"\n" + b"'''" * 9_000,
    "dots": b"\n".join(b"a%d" % n + b".a" * 10 + b" = 1" for n in range(30_000)),
    "open brackets": b"a = [\n" * 150_000,
    "wrong line after line": b"wrong\n" * 8_000,
}


@pytest.mark.parametrize("data", WORST.values(), ids=WORST)
def test_bytes_chosen_to_take_long_get_a_sentence_in_under_a_second(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "worst.toml"
    path.write_bytes(data)
    began = time.process_time()
    assert 0 < len(told(path)) <= 50
    assert time.process_time() - began < 1


def test_every_line_that_is_no_toml_is_told(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text('format 1\nid = "club"\ntitle = “俱乐部”\nbase = "formal', "utf-8")
    assert [line.partition(": ")[2][:5] for line in told(path)] == ["第 1 行", "第 3 行", "文件末尾:"]


def test_validate_says_ok_or_every_mistake_and_exits_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "many-mistakes.toml"
    shutil.copy(FOLDER / bad.name, bad)
    code, lines, _ = out(capsys, "validate", "formal", bad, "--lang", "zh-CN")
    assert code == 2
    assert lines[0] == "ok   formal"
    assert [line.replace(f"{tmp_path}/", "") for line in lines[1:]] == SENTENCES["many-mistakes"]


def test_bundled_rulesets_are_valid_files(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted((Path(__file__).parents[2] / "rulesets").glob("*.toml"))
    code, lines, _ = out(capsys, "validate", *files)
    assert (code, len(lines)) == (0, 9)
    assert all(line.startswith("ok   ") for line in lines)
