import os
import subprocess
import sys
from pathlib import Path

import pytest

from judge_app import __version__, cli
from judge_app.cli import main
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.storage.places import Places, places
from judge_app.storage.settings import Settings
from tests.tables import CASES, TESTS

GOOD = CASES / "f2f-01-guard-and-antidote.wolf.toml"


def out(capsys: pytest.CaptureFixture[str], *argv: object) -> tuple[int, list[str], str]:
    """Exit code, lines said, complaint."""
    try:
        code = main([str(arg) for arg in argv])
    except SystemExit as left:
        code = int(left.code or 0)
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err.strip()


def changed(tmp_path: Path, old: str, new: str) -> Path:
    path = tmp_path / "changed.wolf.toml"
    path.write_text(GOOD.read_text("utf-8").replace(old, new), "utf-8")
    return path


def test_check_of_the_cases_is_all_ok(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "check", CASES)
    assert code == 0
    assert len(lines) == len(list(CASES.iterdir()))
    assert all(line.startswith("ok   ") for line in lines)


def test_check_says_what_does_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = changed(tmp_path, "witch_shown = 9", "witch_shown = 5")
    code, lines, _ = out(capsys, "check", GOOD, path)
    assert code == 1
    assert lines == [
        "ok   同守同救：救错，死",
        "FAIL 同守同救：救错，死: night 1: witch_shown: expected 5, got 9",
    ]


def test_check_says_where_a_record_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = changed(tmp_path, "guard = 9", "gard = 9")
    code, lines, _ = out(capsys, "check", path)
    assert code == 2
    assert lines[0].startswith(f"FAIL {path}: night 1: gard: 没有“gard”，是不是 guard？可写：")


def test_a_wrong_record_weighs_more_than_a_failing_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fails = changed(tmp_path, "witch_shown = 9", "witch_shown = 5")
    code, lines, _ = out(capsys, "check", tmp_path / "none.wolf.toml", fails, GOOD)
    assert code == 2
    assert len(lines) == 3


def test_check_of_an_empty_folder_is_no_success(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, lines, _ = out(capsys, "check", tmp_path)
    assert code == 2
    assert "文件夹里没有 .wolf.toml 文件" in lines[0]


def test_trace_names_the_rule_of_each_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "check", "--trace", CASES / "f2f-02-guard-not-twice.wolf.toml")
    assert code == 0
    assert any("拒绝" in line and "[guard.same_twice = False" in line for line in lines)


def test_script_has_what_is_done_on_lines_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "script", "last-words", "--board", "14", "--night", "1")
    assert code == 0
    assert len([line for line in lines if not line.startswith("〔")]) == 26
    assert (lines[0], lines[-1]) == ("天黑请所有人闭眼", "天亮了，所有人睁眼")


def test_script_of_the_board_with_a_thief(capsys: pytest.CaptureFixture[str]) -> None:
    _, lines, _ = out(capsys, "script", "face-to-face", "--board", "12-thief", "--night", "1")
    assert len([line for line in lines if not line.startswith("〔")]) == 23


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["script", "last-word"], "last-word：没有这套规则，是不是 last-words？"),
        (["script", "last-words", "--board", "99"], "--board：没有“99”"),
        (["script", "last-words", "--night", "0"], "--night：夜从 1 数起，写的是 0"),
        (["open", "none.wolfgame"], "none.wolfgame：没有这个文件"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str], complaint: str
) -> None:
    code, lines, error = out(capsys, *argv)
    assert (code, lines) == (2, [])
    assert error.startswith(f"judge-app: {complaint}")
    assert "\n" not in error


@pytest.mark.parametrize(
    "argv", [["script"], ["check"], ["open"], ["dance"], ["--lang", "xx"], ["script", "x", "--night", "y"]]
)
def test_bad_arguments_leave_with_2(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    code, _, error = out(capsys, *argv)
    assert code == 2
    assert "error:" in error


def test_rulesets_lists_every_board(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "rulesets")
    assert code == 0
    boards = sum(len(load_ruleset(ruleset).boards) for ruleset in bundled_ids())
    assert len(lines) == len(bundled_ids()) + boards
    assert "  12-guard  狼人×4、预言家×1、女巫×1、猎人×1、守卫×1、村民×4" in lines


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert out(capsys, "--version") == (0, [f"judge-app {__version__}"], "")


@pytest.mark.parametrize("argv", [["--lang", "en", "rulesets"], ["rulesets", "--lang", "en"]])
def test_options_stand_before_or_behind_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, argv: list[str]
) -> None:
    used: list[str] = []
    monkeypatch.setattr(cli, "use_language", used.append)
    assert out(capsys, *argv)[0] == 0
    assert used == ["en"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh-CN"),
        ({"LANG": "zh_CN.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language_is_the_systems(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    language: str,
) -> None:
    used: list[str] = []
    monkeypatch.setattr(cli, "use_language", used.append)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    out(capsys, "rulesets")
    assert used == [language]


def test_window_without_a_display_says_so_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("judge_app.display.has_display", lambda: False)
    code, lines, error = out(capsys)
    assert (code, lines) == (2, [])
    assert error == "judge-app: 这里没有显示器，窗口打不开；在有桌面的机器上运行，或者用 xvfb-run"


def test_library_of_the_system_that_is_missing_is_one_sentence() -> None:
    code = (
        "import sys; sys.modules['PySide6.QtCore'] = None; from judge_app.cli import main; sys.exit(main([]))"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "zh_CN"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False)
    assert done.returncode == 2
    (line,) = done.stderr.decode("utf-8").splitlines()
    assert line.startswith("judge-app: 缺系统的库（")


def test_window_gets_the_file_and_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[object] = []
    monkeypatch.setattr("judge_app.display.has_display", lambda: True)

    def run(where: Places, settings: Settings, file: Path | None) -> int:
        seen.append((file, where.data, settings.language))
        return 0

    monkeypatch.setattr("judge_app.ui.app.run", run)
    assert out(capsys, "--lang", "en", "open", GOOD, "--data-dir", tmp_path)[0] == 0
    assert main([]) == 0
    assert seen == [(GOOD, tmp_path, "en"), (None, places().data, "")]


def test_interrupted_by_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "use_language", interrupt)
    assert out(capsys, "rulesets") == (130, [], "")


def run(*argv: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "judge_app", *map(str, argv)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=TESTS.parent,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )


def test_program_runs_as_a_process() -> None:
    done = run("check", GOOD)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok   同守同救：救错，死\n", "")


def test_reader_that_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m judge_app check --trace {CASES} | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, encoding="utf-8", check=False, cwd=TESTS.parent
    )
    assert done.stderr == ""
    assert done.stdout.startswith("ok   ")


def test_terminal_that_knows_no_chinese_is_no_error() -> None:
    done = run("check", GOOD, PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
