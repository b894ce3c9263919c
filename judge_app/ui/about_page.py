"""The program: its version, what it does, where it keeps what, and the licences of all that it carries."""

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from judge_app import __version__
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.places import Places
from judge_app.ui import theme
from judge_app.ui.about_list import LicenceList
from judge_app.ui.first_run import SENTENCES
from judge_app.ui.log import FILE, versions
from judge_app.ui.parts import Section, button, clear, column, label, row, scrolling
from judge_app.ui.setup_sheet import dress

NARROW = 1000
"""Below this width, in pixels before scaling, the licences stand under the rest."""


class AboutPage(QWidget):
    """`aboutPage`."""

    left = Signal()
    sample_wanted = Signal()

    def __init__(self, places: Places) -> None:
        super().__init__()
        self.setObjectName("aboutPage")
        self._places = places
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        dress(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        back = button(T("返回"), "leaveAbout", "quiet")
        back.clicked.connect(lambda: self.left.emit())
        top = row(label(T("关于"), "title"), 1, back)
        top.setContentsMargins(20, 10, 16, 8)
        page.addLayout(top)
        inside = QWidget()
        inside.setLayout(self._body)
        self._body.setContentsMargins(20, 0, 16, 16)
        self._body.setSpacing(12)
        self._body.addWidget(self._left_side(), 4)
        self._body.addWidget(LicenceList(), 6)
        page.addWidget(scrolling(inside), 1)

    def _left_side(self) -> QWidget:
        side = clear(QWidget())
        lines = column(side, gap=12)
        lines.addWidget(self._program())
        lines.addWidget(self._files())
        lines.addStretch(1)
        return side

    def _program(self) -> QWidget:
        section = Section(T("狼人杀法官"))
        section.header.addWidget(label(T("版本 {version}", version=__version__), "muted"))
        section.body.addWidget(label(T("面杀的提词、记录与裁定。MIT 许可证，免费，不联网。"), wraps=True))
        for sentence in SENTENCES:
            section.body.addWidget(label(sentence, "muted", wraps=True))
        sample = button(T("打开示例对局"), "openSample", "choice")
        sample.clicked.connect(lambda: self.sample_wanted.emit())
        section.body.addWidget(sample)
        return section

    def _files(self) -> QWidget:
        section = Section(T("文件放在哪里"))
        data = self._places.data
        section.body.addWidget(label(T("对局、名册、规则和设置："), "muted", wraps=True))
        section.body.addWidget(_path(str(data), "dataFolder"))
        section.body.addWidget(label(T("日志，不含身份和人名："), "muted", wraps=True))
        section.body.addWidget(_path(str(data / FILE), "logFile"))
        folder = button(T("打开文件夹"), "openFolder", "plain")
        folder.clicked.connect(self._open_folder)
        self._copy = button(T("复制诊断信息"), "copyDiagnosis", "plain")
        self._copy.clicked.connect(self._copy_diagnosis)
        section.body.addLayout(row(folder, self._copy, 1))
        return section

    def _open_folder(self) -> None:
        self._places.data.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._places.data)))

    def _copy_diagnosis(self) -> None:
        QGuiApplication.clipboard().setText(diagnosis())
        self._copy.setText(say(T("已复制")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < theme.px(NARROW)
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)


def diagnosis() -> str:
    """What a report of a fault should begin with; nothing of games or of the person."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    shown = f"{size.width()}×{size.height()} @ {screen.devicePixelRatio():g}"
    return f"{versions()}\n{QGuiApplication.platformName()}, {shown}, letters {theme.scale():.2f}"


def _path(words: Text | str, name: str) -> QLabel:
    made = label(words, wraps=True)
    made.setObjectName(name)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
