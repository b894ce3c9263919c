"""The first page: go on, begin, open."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import press, set_look
from judge_app.ui.emblem import Emblem
from judge_app.ui.parts import button, column, label, led_to, on_paper, row, scrolling, tall

_ENDINGS = (".wolfgame", ".wolf.toml")
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LANGUAGES = (("zh-CN", "中文"), ("en", "English"))


class StartPage(QWidget):
    """Go on with the unfinished game, if there is one; a new game; a file."""

    game_wanted = Signal()
    going_on = Signal()
    file_chosen = Signal(Path)
    library_wanted = Signal()
    people_wanted = Signal()
    presets_wanted = Signal()
    painted = Signal()
    """Once, when the page has come to the screen: time for what is slow to load."""
    language_chosen = Signal(str)
    about_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self, language: str, folder: Path, is_dark: bool = False) -> None:
        super().__init__()
        self.setObjectName("startPage")
        self._folder = folder
        self._scrolls = False
        self._first: QWidget | None = None
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out(language)
        on_paper(self, is_dark)
        self._is_painted = False

    def show_unfinished(self, is_there: bool, table: Text | str = "", step: Text | str = "") -> None:
        """Offer the unfinished game first, with its table and step as far as they are known."""
        self._unfinished.setVisible(is_there)
        self._table.setText(say(table))
        self._step.setText(say(step))
        for line in (self._table, self._step):
            line.setVisible(bool(line.text()))
        set_look(self._new, "look", "choice" if is_there else "main")

    def show_first(self, words: QWidget) -> None:
        """What a new judge should read, above the choices; under them where letters are large."""
        self._first = words
        under = self._lines.count() - 2
        self._lines.insertWidget(under if self._scrolls else self._lines.indexOf(self._unfinished), words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture goes where the words need the room."""
        super().resizeEvent(event)
        is_roomy = self.width() >= theme.px(860)
        for part in (self._emblem, self._about):
            part.setVisible(is_roomy)
        if not is_roomy and not self._scrolls:
            self._let_scroll()

    def _let_scroll(self) -> None:
        """Only where letters are large: a scroll area costs a tenth of the time to the first paint.

        The big button stays in sight.
        """
        self._scrolls = True
        page = self.layout()
        if page is not None:
            page.removeWidget(self._words)
            page.addWidget(scrolling(self._words))
        if self._first is not None:
            self._lines.removeWidget(self._first)
            self.show_first(self._first)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self._wake)

    def _wake(self) -> None:
        for made in self.findChildren(QPushButton):
            made.installEventFilter(self)
        self.painted.emit()

    @property
    def _big(self) -> QPushButton:
        return self._new if self._unfinished.isHidden() else self._go_on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Space belongs to the page, whatever button has the keyboard."""
        kinds = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Space or event.type() not in kinds:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space presses the big button; Enter too, unless Tab has led to another. F1 tells of the program."""
        if event.isAutoRepeat() or event.key() not in (*_ENTER, Qt.Key.Key_Space, Qt.Key.Key_F1):
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_F1:
            self.about_wanted.emit()
        elif event.key() == Qt.Key.Key_Space:
            self._big.click()
        else:
            press(led_to(self) or self._big)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A game or a record dropped here is opened."""
        if (path := _dropped(event)) is not None:
            event.acceptProposedAction()
            self.file_chosen.emit(path)

    def _lay_out(self, language: str) -> None:
        page = row(gap=0)
        page.setContentsMargins(40, 24, 24, 20)
        self._emblem = Emblem()
        page.addWidget(self._emblem, 5)
        self._words = QWidget()
        right = self._lines = column(self._words, gap=14)
        right.setContentsMargins(0, 0, 16, 0)
        right.addStretch(3)
        right.addWidget(label(T("狼人杀法官"), "huge"))
        self._about = label(T("面杀的提词、记录与裁定"), "muted")
        right.addWidget(self._about)
        right.addSpacing(14)
        right.addWidget(self._unfinished_card())
        self._fill_choices(right)
        right.addStretch(4)
        right.addLayout(self._foot(language))
        page.addWidget(self._words, 4)
        self.setLayout(page)

    def _unfinished_card(self) -> QFrame:
        self._unfinished = QFrame()
        self._unfinished.setProperty("role", "section")
        lines = column(self._unfinished, gap=6, margin=16)
        self._table, self._step = label("", "strong", wraps=True), label("", "muted", wraps=True)
        self._go_on = tall(button(T("接着上一局"), "continueGame", "main"), 68)
        self._go_on.clicked.connect(lambda: self.going_on.emit())
        lines.addWidget(self._table)
        lines.addWidget(self._step)
        lines.addSpacing(6)
        lines.addWidget(self._go_on)
        self._unfinished.hide()
        return self._unfinished

    def _fill_choices(self, lines: QVBoxLayout) -> None:
        self._new = tall(button(T("开新局"), "newGame", "main"), 68, 22)
        self._new.clicked.connect(lambda: self.game_wanted.emit())
        library = tall(button(T("对局"), "openLibrary", "choice", T("所有对局")), 52)
        people = tall(button(T("玩家名册"), "openPeople", "choice"), 52)
        presets = tall(button(T("规则"), "openPresets", "choice", T("所有规则")), 52)
        self._open = tall(button(T("打开文件"), "openFile", "quiet", T("打开对局或复盘谱")), 52)
        library.clicked.connect(lambda: self.library_wanted.emit())
        people.clicked.connect(lambda: self.people_wanted.emit())
        presets.clicked.connect(lambda: self.presets_wanted.emit())
        self._open.clicked.connect(self._ask_for_file)
        lines.addWidget(self._new)
        places = row(gap=10)
        for made in (library, people, presets, self._open):
            places.addWidget(made, 1)
        lines.addLayout(places)

    def _foot(self, language: str) -> QHBoxLayout:
        about = button(T("关于"), "openAbout", "link", T("关于这个程序"))
        about.clicked.connect(lambda: self.about_wanted.emit())
        choices = row(about, 1, gap=8)
        for code, name in _LANGUAGES:
            made = button(name, f"language-{code}", "chip")
            made.setCheckable(True)
            made.setChecked(code == language)
            made.clicked.connect(lambda _on=False, chosen=code: self.language_chosen.emit(chosen))
            choices.addWidget(made)
        return choices

    def _ask_for_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog  # not needed before the first paint

        kinds = say(T("对局和复盘谱 (*.wolfgame *.wolf.toml)"))
        name, _ = QFileDialog.getOpenFileName(self, say(T("打开对局或复盘谱")), str(self._folder), kinds)
        if name:
            self.file_chosen.emit(Path(name))


def _dropped(event: QDropEvent) -> Path | None:
    """The game or record that is dragged over the page."""
    paths = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return next((Path(path) for path in paths if path.endswith(_ENDINGS)), None)
