"""Run as a program of its own by `start.py`: opens a window and tells of its first painted page, then leaves.

first_paint.py WATCHED [ARGUMENTS OF judge-app]     the program, until the widget called WATCHED is painted
first_paint.py bare FONT…                           the bare window

One line of JSON: `ns`, the system's monotonic clock when the page stood on the screen; `processor`, the
milliseconds of processor time until then; `memory` by name in kilobytes; the `modules` loaded by then;
`fonts`, the milliseconds the bare window took to load its fonts.

Nothing is loaded here before the stamp that the window would not load itself, and Qt not before the program
does: what is loaded after Qt costs more.
"""

import sys
import time
from collections.abc import Callable
from typing import Any

Told = dict[str, Any]
HIGH = 1
"""Qt's high priority of an event; its name would load some dozens of classes."""


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
    """Have the event loop look out for the first paint of the widget called so, which stands by then.

    A filter for the whole application would have PySide wrap, and load the classes of, all that gets events.
    """
    from PySide6.QtWidgets import QApplication, QWidget

    loop: Callable[[], int] = QApplication.exec

    def watched_loop(*_app: QApplication) -> int:
        widgets = [top.findChild(QWidget, name) for top in QApplication.topLevelWidgets()]
        page = next(widget for widget in widgets if widget is not None)
        watcher = made_watcher()
        page.installEventFilter(watcher)
        return loop()

    QApplication.exec = watched_loop  # type: ignore[method-assign]


def made_watcher() -> Any:
    """A filter of a widget's events: what follows its first paint takes the time, before all that waits.

    The program has loaded these classes by itself.
    """
    from PySide6.QtCore import QCoreApplication, QEvent, QObject

    class Watcher(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), HIGH)
            return False

        def customEvent(self, _event: QEvent) -> None:
            stamp()

    return Watcher()


def stamp() -> None:
    """The page is painted: take time, memory and modules, and go."""
    TOLD.update(ns=time.monotonic_ns(), processor=time.process_time() * 1000)
    TOLD.update(modules=sorted(sys.modules), memory=memory())
    from PySide6.QtCore import QCoreApplication, QTimer

    QTimer.singleShot(0, QCoreApplication.quit)


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


def bare(fonts: list[str]) -> None:
    """The least a window needs that has the same fonts; no filter, whose classes it would not load itself."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QFont, QFontDatabase, QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    class Window(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            if "ns" not in TOLD:
                QTimer.singleShot(0, stamp)

    app = QApplication(sys.argv[:1])
    start = time.perf_counter()
    ids = [QFontDatabase.addApplicationFont(font) for font in fonts]
    TOLD["fonts"] = (time.perf_counter() - start) * 1000
    app.setFont(QFont(QFontDatabase.applicationFontFamilies(ids[0])[0]))
    window = Window()
    window.resize(1280, 800)
    window.show()
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
    if sys.argv[1] == "bare":
        bare(sys.argv[2:])
    else:
        program(sys.argv[1], sys.argv[2:])
    tell()
