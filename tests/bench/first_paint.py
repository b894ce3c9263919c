"""Run as a program of its own by `start.py`: opens a window and tells of its first painted page, then leaves.

first_paint.py WATCHED program [ARGUMENTS OF judge-app]
first_paint.py WATCHED bare FONT…

One line of JSON: `ns`, the system's monotonic clock when the page stood on the screen; `memory` by name in
kilobytes; the `modules` loaded by then; `fonts`, the milliseconds the bare window took to load its fonts.

Nothing is loaded here that the program would not load itself, and Qt not before the program does: what is
loaded after Qt costs more.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

Told = dict[str, Any]


class Meeting:
    """Waits among Python's finders until the program has Qt and goes on to its own window."""

    def __init__(self, name: str) -> None:
        self._name = name

    def find_spec(self, name: str, *_rest: object) -> None:
        """Find nothing; the program's first module of a window after Qt is the sign."""
        if name.startswith("judge_app.ui.") and "PySide6.QtWidgets" in sys.modules:
            sys.meta_path.remove(self)
            watch(self._name)


def watch(name: str) -> None:
    """Have the event loop, once it runs, look out for the first paint of the widget called so."""
    from PySide6.QtWidgets import QApplication

    loop: Callable[[], int] = QApplication.exec

    def watched_loop(*_app: QApplication) -> int:
        watcher = made_watcher(name)
        QApplication.instance().installEventFilter(watcher)  # type: ignore[union-attr]
        return loop()

    QApplication.exec = watched_loop  # type: ignore[method-assign]


def made_watcher(name: str) -> Any:
    """A filter of events: what follows the first paint in the queue of events takes the time."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer

    class Watcher(QObject):
        is_painted = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint and not self.is_painted and watched.objectName() == name:
                self.is_painted = True
                soon = Qt.EventPriority.HighEventPriority.value
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), soon)
            return False

        def customEvent(self, _event: QEvent) -> None:
            TOLD.update(ns=time.monotonic_ns(), modules=sorted(sys.modules), memory=memory())
            QTimer.singleShot(0, QCoreApplication.quit)

    return Watcher()


TOLD: Told = {"fonts": 0.0}


def memory() -> dict[str, int]:
    """Kilobytes: what the system counts for this process; nothing where it does not say so in files."""
    found = {}
    for name, file in (("VmRSS", "status"), ("Pss", "smaps_rollup")):
        try:
            with open(f"/proc/self/{file}", encoding="ascii") as lines:  # noqa: PTH123
                found[name] = next(int(line.split()[1]) for line in lines if line.startswith(f"{name}:"))
        except OSError:
            continue
    return found


def bare(name: str, fonts: list[str]) -> None:
    """The least a window needs that has the same fonts."""
    from PySide6.QtGui import QFont, QFontDatabase
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(sys.argv[:1])
    start = time.perf_counter()
    ids = [QFontDatabase.addApplicationFont(font) for font in fonts]
    TOLD["fonts"] = (time.perf_counter() - start) * 1000
    app.setFont(QFont(QFontDatabase.applicationFontFamilies(ids[0])[0]))
    window = QWidget()
    window.setObjectName(name)
    window.resize(1280, 800)
    window.show()
    watch(name)
    app.exec()


def program(name: str, arguments: list[str]) -> None:
    """The program, as its own command starts it."""
    sys.meta_path.insert(0, Meeting(name))
    from judge_app.cli import main

    main(arguments)


def tell() -> None:
    import json

    sys.stdout.write(json.dumps(TOLD) + "\n")


if __name__ == "__main__":
    {"program": program, "bare": bare}[sys.argv[2]](sys.argv[1], sys.argv[3:])
    tell()
