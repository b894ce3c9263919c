"""Title, house rules, and what the judge may do at any step."""

from PySide6.QtWidgets import QFrame, QHBoxLayout

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.places import is_sample
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.button_icon import put_icon
from judge_app.ui.controller import Controller
from judge_app.ui.elided import Elided
from judge_app.ui.undo_redo import UndoRedo

LEAVE, PEEK, COVER = T("离开"), T("按住看身份 F3"), T("遮挡 F2")


class TopBar(QFrame):
    """`undo` and `redo` name the step they touch; each key of the bar has its letter on it."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setProperty("role", "bar")
        self.title = Elided("tableTitle", "strong")
        self.title.setText(say(_marked(at)))
        self.rules = Button("", "houseRules", "quiet")
        self.home = Button(LEAVE, "leaveTable", "quiet")
        self.peek = Button(PEEK, "showRoles", "quiet")
        self.cover = Button(COVER, "coverScreen", "quiet")
        self._turns = UndoRedo()
        self.undo, self.redo = self._turns.buttons
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(18), theme.px(6), theme.px(18), theme.px(6))
        row.setSpacing(theme.px(10))
        row.addWidget(self.home)
        row.addWidget(self.title, 1)
        for button in (self.rules, self.peek, self.cover, self.undo, self.redo):
            row.addWidget(button)

    def _connect(self) -> None:
        self.undo.clicked.connect(self._at.undo)
        self.redo.clicked.connect(self._at.redo)
        self.peek.pressed.connect(lambda: self._at.show_roles(True))
        self.peek.released.connect(lambda: self._at.show_roles(False))

    def set_tight(self, is_tight: bool) -> None:
        """Where there is little room the plain buttons show their picture alone."""
        for button, words in ((self.home, LEAVE), (self.peek, PEEK), (self.cover, COVER)):
            button.put_words("" if is_tight else words, words)
            button.setToolTip(say(words))

    def redraw(self) -> None:
        """Follow the game."""
        session = self._at.session
        count = len(session.game.setup.options)
        self.rules.setVisible(count > 0)
        self.rules.put_words(T("家规 {n} 条", n=count))
        self.peek.setVisible(not self._at.is_night and not self._at.is_open_to_all)
        for button in (self.undo, self.redo):
            button.setVisible(not self._at.is_replay)
        self._turns.draw(self, *((None, None) if session.is_readonly else self._at.turns))
        ink = theme.colours(self).muted
        for button, picture in ((self.peek, "eye"), (self.cover, "cover"), (self.home, "home")):
            put_icon(button, picture, ink, theme.px(18))


def _marked(at: Controller) -> Text:
    """The table, and what sets it apart from a game that is being played."""
    if at.is_replay:
        return T("回放 · {table}", table=_title(at))
    return T("示例，不计战绩 · {table}", table=_title(at)) if is_sample(at.session.path) else _title(at)


def _title(at: Controller) -> Text:
    setup = at.session.game.setup
    board = setup.ruleset.boards.get(setup.board)
    return T(
        "{ruleset} · {board}", ruleset=T(setup.ruleset.title), board=T(board.title) if board else T("自配")
    )
