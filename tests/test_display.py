import socket
from pathlib import Path

import pytest

from judge_app.display import has_display


@pytest.fixture(autouse=True)
def linux_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_nothing_set_is_no_display() -> None:
    assert not has_display()


def test_display_that_does_not_answer_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert not has_display()


def test_offscreen_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:configfile=screens.json")
    assert has_display()


def test_other_systems_always_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert has_display()


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="wayland is a socket of Unix")
def test_wayland_socket_is_a_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "w")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not has_display()
    with socket.socket(socket.AF_UNIX) as server:
        monkeypatch.chdir(tmp_path)
        server.bind("w")
        assert has_display()
