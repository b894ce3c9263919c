"""Backup and restore from the command line."""

from pathlib import Path

import pytest

from judge_app.cli import main
from tests.tables import answers_of, give, new_session


def test_a_backup_is_restored_on_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_session(tmp_path / "old" / "games")
    give(session, answers_of()[:4])
    session.close()
    file = str(tmp_path / "b.zip")
    assert main(["--data-dir", str(tmp_path / "old"), "backup", file]) == 0
    assert main(["restore", file, "--data-dir", str(tmp_path / "new")]) == 0
    assert (tmp_path / "new" / "games" / session.path.name).read_bytes() == session.path.read_bytes()
    out = capsys.readouterr().out.splitlines()
    assert out[0].endswith("b.zip")
    assert len(out) == 2


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_cannot_be_done_is_one_line_and_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    (tmp_path / "b.zip").write_bytes(b"no zip")
    assert main([command, str(tmp_path / "b.zip"), "--data-dir", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith("judge-app: b.zip")
    assert len(error.splitlines()) == 1
    assert (tmp_path / "b.zip").read_bytes() == b"no zip"
