"""What every test gets: no screen, its own folders, and a failure for anything unexpected."""

import gc
import logging
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from judge_app.paths import data_path

FONT_CONFIGURATION = """<?xml version="1.0"?>
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


@pytest.fixture(scope="session", autouse=True)
def _same_screen_everywhere(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No display, and no font but the shipped one, so that a picture is the same on every machine."""
    folder = tmp_path_factory.mktemp("fontconfig")
    file = folder / "fonts.conf"
    fonts = data_path("resources") / "fonts"
    file.write_text(FONT_CONFIGURATION.format(fonts=fonts, cache=folder / "cache"), "utf-8")
    os.environ["FONTCONFIG_FILE"] = str(file)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests is read or written."""
    home = tmp_path / "home"
    for name in (
        "XDG_DATA_HOME",
        "XDG_CONFIG_HOME",
        "XDG_CACHE_HOME",
        "XDG_RUNTIME_DIR",
        "APPDATA",
        "LOCALAPPDATA",
    ):
        folder = home / name.lower()
        folder.mkdir(parents=True, mode=0o700)
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("HOME", str(home))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")


class Logs(logging.Handler):
    """Warnings and worse of the test that runs; one that no `expect` announced fails it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.expected: list[str] = []
        self.seen: list[str] = []

    def expect(self, pattern: str) -> None:
        """One record whose message matches the regular expression will come."""
        self.expected.append(pattern)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message for the end of the test."""
        self.seen.append(f"{record.levelname} {record.name}: {record.getMessage()}")

    def unexpected(self) -> list[str]:
        """Take each expected record out; what is left on either side."""
        missing = []
        for pattern in self.expected:
            found = next((line for line in self.seen if re.search(pattern, line)), None)
            if found is None:
                missing.append(f"never logged: {pattern}")
            else:
                self.seen.remove(found)
        return self.seen + missing


@pytest.fixture(autouse=True)
def logs() -> Iterator[Logs]:
    """`logs.expect("…")` announces a warning that is part of the behaviour tested."""
    handler = Logs()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    unexpected = handler.unexpected()
    assert not unexpected, "\n".join(unexpected)


def _windows() -> set[QWidget]:
    if QApplication.instance() is None:
        return set()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return {widget for widget in QApplication.topLevelWidgets() if widget.parent() is None}


@pytest.fixture(autouse=True)
def _no_window_is_left() -> Iterator[None]:
    """A window that outlives its test would be painted, and would answer, in the next one."""
    before = _windows()
    yield
    if _windows() - before:
        gc.collect()
    left = [repr(widget) for widget in _windows() - before]
    assert not left, f"left open: {', '.join(left)}"
