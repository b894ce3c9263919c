"""What a judge who has never seen the program reads first: three sentences, and a game to try."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from judge_app.engine.text import T
from judge_app.storage.places import GAME_SUFFIX, PEOPLE_FILE, Places
from judge_app.storage.settings import Settings, save_settings
from judge_app.ui.parts import button, column, label, row, tall
from judge_app.ui.start_page import StartPage

SENTENCES = (
    T("照屏幕念，点座位，按大按钮：谁睁眼、谁出局、谁赢，由程序照你选的规则裁定，条条有依据。"),
    T("每一下都先存盘再往下走：断电、死机，回来还在这一步；哪一步都能撤销、更正。"),
    T("按 F2 立刻遮屏；白天身份都收着，按住 F3 才看得见。"),
)


class FirstRun(QFrame):
    """`firstRun`, until it is put away."""

    sample_wanted = Signal()

    def __init__(self, settings: Settings, folder: Path) -> None:
        super().__init__()
        self._settings, self._folder = settings, folder
        self.setObjectName("firstRun")
        self.setProperty("role", "section")
        lines = column(self, gap=10, margin=16)
        for sentence in SENTENCES:
            lines.addWidget(label(sentence, wraps=True))
        sample = tall(button(T("打开示例对局"), "openSample", "choice"), 52)
        away = tall(button(T("知道了"), "firstRunAway", "quiet"), 52)
        sample.clicked.connect(lambda: self.sample_wanted.emit())
        away.clicked.connect(self._put_away)
        lines.addSpacing(2)
        ways = row(gap=10)
        ways.addWidget(sample, 2)
        ways.addWidget(away, 1)
        lines.addLayout(ways)

    def _put_away(self) -> None:
        self._settings.is_welcomed = True
        save_settings(self._settings, self._folder)
        self.hide()


def welcome(page: StartPage, settings: Settings, places: Places) -> None:
    """Show the sentences, if there is neither a game nor a person yet."""
    if is_first_run(settings, places):
        words = FirstRun(settings, places.data)
        words.sample_wanted.connect(page.sample_wanted)
        page.show_first(words)


def is_first_run(settings: Settings, places: Places) -> bool:
    """Whether nobody has put the sentences away, and nobody has played or written down a name yet."""
    if settings.is_welcomed or settings.known_names or (places.data / PEOPLE_FILE).exists():
        return False
    return next(places.games.glob(f"*{GAME_SUFFIX}"), None) is None
