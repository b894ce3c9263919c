"""What the pages before the first night share: a bar above, the ring, and a panel beside it."""

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QWidget

from judge_app.engine.text import T, Text
from judge_app.ui.button import Button
from judge_app.ui.parts import column, label, row
from judge_app.ui.privacy import cover_of
from judge_app.ui.undo_redo import UndoRedo


def frame(page: QWidget, top: QFrame, ring: QWidget, panel: QFrame) -> None:
    """Lay a page out; the ring takes what the panel leaves."""
    rows = column(page, gap=0)
    rows.addWidget(top)
    body = row(gap=0)
    body.addWidget(ring, 1)
    body.addWidget(panel)
    rows.addLayout(body, 1)


def bar(page: QWidget, title: Text, turns: UndoRedo, way_out: Text, leave: Callable[[], object]) -> QFrame:
    """The bar above: what the page is for, undo and redo, the cover, the way out."""
    made = QFrame()
    made.setProperty("role", "bar")
    out = Button(way_out, "leaveDeal", "quiet")
    out.clicked.connect(lambda _on=False: leave())
    cover = Button(T("遮挡 F2"), "coverScreen", "quiet")
    cover.clicked.connect(lambda _on=False: cover_of(page.window()).toggle())
    inside = row(label(title, "title"), 1, *turns.buttons, cover, out)
    inside.setContentsMargins(20, 7, 16, 7)
    made.setLayout(inside)
    return made
