"""What another answer at an earlier step would change, before it stands."""

from collections import Counter
from collections.abc import Iterable
from itertools import starmap

from PySide6.QtWidgets import QVBoxLayout, QWidget

from judge_app.engine.facts import Fact
from judge_app.engine.game import Correction
from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.controller import Controller
from judge_app.ui.game_log import step_title
from judge_app.ui.game_words import when
from judge_app.ui.parts import column, label
from judge_app.ui.steps import is_out_of_turn

Group = tuple[Text, list[Text]]


class CorrectionPanel(QWidget):
    """Later answers that no longer hold, facts that go, facts that come: each under its heading."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("correctionPanel")
        self._off = Button(T("没有发生 · 看会变什么"), "didNotHappen", "quiet")
        self._off.clicked.connect(self._take_away)
        whole = column(self, gap=0)
        whole.addWidget(self._off)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(theme.px(3))
        whole.addLayout(self._rows)

    def redraw(self) -> None:
        """Show the correction that waits for the judge's word; at an act out of turn, that it may be none."""
        at, correction = self._at, self._at.correction
        self._off.setVisible(at.may_enter and is_out_of_turn(at.session.game, at.looking))
        self.setVisible(correction is not None or not self._off.isHidden())
        self._clear()
        if correction is None:
            return
        groups = [group for group in self._groups(correction) if group[1]]
        for title, lines in groups:
            self._put(title, "strong")
            for line in lines:
                self._put(line, "muted")
            self._rows.addSpacing(theme.px(8))
        if not groups:
            self._put(T("后面什么都不变"), "strong")

    def _take_away(self) -> None:
        self._at.correction = self._at.session.game.take_away(self._at.looking)
        self._at.changed.emit()

    def _clear(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _put(self, words: Text, role: str) -> None:
        line = label(words, role, wraps=True)
        self._rows.addWidget(line)
        line.show()

    def _groups(self, correction: Correction) -> tuple[Group, ...]:
        gone, new = _differing(correction)
        hidden = sum(not self._may_show(fact) for fact in (*gone, *new))
        note = [T("{n} 条夜里的记录会变（按住看身份）", n=hidden)] if hidden else []
        return (
            (T("不再算数的步骤"), self._dropped(correction)),
            (T("当作已经说过"), self._passed(correction)),
            (T("改为"), self._told(new)),
            (T("不再成立"), self._told(gone)),
            (T("身份会变"), self._cards(correction.cards)),
            (T("还有"), note),
        )

    def _dropped(self, correction: Correction) -> list[Text]:
        """The later answers that no longer hold, a line for each night or day."""
        titles: dict[str, Counter[Text]] = {}
        for answer in correction.dropped:
            if title := self._at.title_of(answer):
                titles.setdefault((answer.at or answer.key).partition(".")[0], Counter())[title] += 1
        return [_of_time(at, joined(starmap(_counted, found.items()))) for at, found in titles.items()]

    def _passed(self, correction: Correction) -> list[Text]:
        """The new steps at which something is only said, a line for each night or day."""
        times: dict[str, list[Text]] = {}
        for prompt in correction.passed:
            times.setdefault(prompt.key.partition(".")[0], []).append(step_title(prompt))
        return [_of_time(at, joined(titles)) for at, titles in times.items()]

    def _told(self, facts: list[Fact]) -> list[Text]:
        """What may be shown of these, a line for each night or day."""
        times: dict[str, list[Text]] = {}
        for fact in facts:
            if self._may_show(fact):
                times.setdefault(fact.at, []).append(fact.text)
        return [_of_time(at, joined(texts, "；")) for at, texts in times.items()]

    def _cards(self, seats: tuple[int, ...]) -> list[Text]:
        """Whose card would be another; by day only that there are such."""
        if seats and not self._at.is_private:
            return [T("按住看身份，看是几号")]
        return [joined([T("{seat} 号", seat=seat) for seat in seats])] if seats else []

    def _may_show(self, fact: Fact) -> bool:
        return fact.is_public or self._at.is_private or self._at.is_unveiled


def _of_time(at: str, what: Text) -> Text:
    time = when(at)
    return T("{time}：{what}", time=time, what=what) if time is not None else what


def _counted(title: Text, count: int) -> Text:
    return T("{title} {n} 次", title=title, n=count) if count > 1 else title


def _differing(correction: Correction) -> tuple[list[Fact], list[Fact]]:
    """Facts that go and that come, without those that only move in the order."""
    gone, new = _telling(correction.gone), _telling(correction.changed)
    both = {say(fact.text) for fact in gone} & {say(fact.text) for fact in new}
    return [f for f in gone if say(f.text) not in both], [f for f in new if say(f.text) not in both]


def _telling(facts: Iterable[Fact]) -> list[Fact]:
    """Without the facts that only say that a step was called or a sign shown."""
    return [fact for fact in facts if fact.kind not in ("called", "sign")]
