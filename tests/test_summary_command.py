"""`judge-app summary`: a file of each kind, and nothing hidden unasked."""

import subprocess
import sys
from pathlib import Path

import pytest

from judge_app.cli import main
from judge_app.storage.settings import Settings, save_settings
from tests.reports.printed import text_of
from tests.tables import CASES, WHOLE_GAME, answers_of, give, new_session

RECORD = str(CASES / f"{WHOLE_GAME}.wolf.toml")


def unfinished(folder: Path) -> str:
    session = new_session(folder)
    give(session, answers_of()[:20])
    session.close()
    return str(session.path)


@pytest.mark.parametrize("kind", ["pdf", "png"])
def test_a_record_becomes_paper_without_a_display(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"game.{kind}"
    command = [sys.executable, "-m", "judge_app", "--lang", "zh-CN", "summary", RECORD, "-o", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    if kind == "pdf":
        assert "好人获胜" in text_of(file)[1]
    else:
        assert file.read_bytes().startswith(b"\x89PNG")


def test_tables_and_pages_need_no_qt(tmp_path: Path) -> None:
    code = (
        "import sys; from judge_app.cli import main\n"
        f"assert not any(main(['summary', {RECORD!r}, '-o', {str(tmp_path)!r} + '/g.' + kind]) "
        "for kind in ('html', 'csv', 'json'))\n"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_session_that_is_on_gives_only_what_is_public(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.html"
    assert main(["--lang", "zh-CN", "summary", unfinished(tmp_path), "-o", str(file)]) == 0
    page = file.read_text("utf-8")
    assert "未完" in page
    assert "空刀" not in page
    assert "--hidden" in capsys.readouterr().err


def test_the_judge_may_have_the_hidden_things_of_a_game_that_is_on(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    assert main(["--lang", "zh-CN", "summary", unfinished(tmp_path), "--hidden", "-o", str(file)]) == 0
    page = file.read_text("utf-8")
    assert "空刀" in page
    assert "只给法官看" in page


def test_the_players_version_obeys_the_settings(tmp_path: Path) -> None:
    data = tmp_path / "data"
    save_settings(Settings(club="北城", withheld=["deeds"]), data)
    file = tmp_path / "game.html"
    options = ["--lang", "zh-CN", "--data-dir", str(data)]
    assert main([*options, "summary", RECORD, "--players", "-o", str(file)]) == 0
    page = file.read_text("utf-8")
    assert "北城" in page
    assert "空刀" not in page


def test_an_unknown_ending_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "zh-CN", "summary", RECORD, "-o", str(tmp_path / "game.doc")]) == 2
    assert ".pdf、.html、.png、.csv、.json" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["pdf", "csv", "png"])
@pytest.mark.usefixtures("qapp")
def test_a_folder_that_is_not_there_is_told(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none" / f"game.{kind}"
    assert main(["--lang", "zh-CN", "summary", RECORD, "-o", str(file)]) == 2
    assert "写不进去" in capsys.readouterr().err


def test_a_file_that_is_no_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "zh-CN", "summary", str(tmp_path / "x.wolfgame"), "-o", "x.pdf"]) == 2
    assert main(["--lang", "zh-CN", "summary", str(tmp_path / "x.wolf.toml"), "-o", "x.pdf"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
