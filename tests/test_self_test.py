import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from judge_app import self_test as module
from judge_app.cli import main
from judge_app.engine.game import Game
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.ui import trial


def test_self_test_says_one_line_and_touches_no_folder_of_the_judge(tmp_path: Path) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "judge_app", "--data-dir", str(data), "--self-test"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=dict(os.environ))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) == 1
    assert f"ok: {len(bundled_ids())} rulesets" in ran.stdout
    assert not data.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no such locales")
def test_self_test_says_one_line_where_the_system_speaks_plain_c() -> None:
    command = [sys.executable, "-m", "judge_app", "--self-test"]
    environment = {**os.environ, "LC_ALL": "C"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert (ran.returncode, ran.stderr, len(ran.stdout.splitlines())) == (0, "", 1)


def test_self_test_that_fails_says_one_sentence_and_exits_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_name: str) -> None:
        raise OSError(5, "no such\nruleset")

    monkeypatch.setattr(module, "load_ruleset", broken)
    assert main(["--self-test"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "judge-app: self-test failed: rulesets: OSError: [Errno 5] no such ruleset\n"


@pytest.fixture(autouse=True)
def _own_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "")


def _fails(capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["--self-test"]) == 1
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
    return told.err


@pytest.mark.parametrize(("content", "why"), [(None, "FileNotFoundError"), (b"", "fonts/a.ttf is damaged")])
def test_self_test_finds_the_files_of_an_installer_whole(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    content: bytes | None,
    why: str,
) -> None:
    (tmp_path / "fonts").mkdir()
    if content is not None:
        (tmp_path / "fonts" / "a.ttf").write_bytes(content)
    (tmp_path / "files.txt").write_text(f"{sha256(b'letters').hexdigest()}  fonts/a.ttf\n")
    monkeypatch.setattr(module, "LISTED", tmp_path / "files.txt")
    assert why in _fails(capsys)


def test_self_test_misses_a_plugin_of_qt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert trial.absent() == []
    monkeypatch.setattr(trial, "PLUGINS", ("printsupport/*nobody",))
    assert "Qt lacks printsupport/*nobody" in _fails(capsys)


def test_self_test_says_that_no_folder_can_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(**_options: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory")

    monkeypatch.setattr(module, "TemporaryDirectory", none)
    assert "self-test failed: folder: " in _fails(capsys)


@pytest.mark.parametrize("name", bundled_ids())
def test_game_of_the_self_test_has_a_winner(name: str) -> None:
    game = module.play_out(Game(module._setup(load_ruleset(name))))
    assert game.outcome is not None
