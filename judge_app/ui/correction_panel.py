"""What another answer at an earlier step would change, before it stands."""

from collections.abc import Iterable

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from judge_app.engine.facts import Fact
from judge_app.engine.game import Correction
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.controller import Controller


class CorrectionPanel(QWidget):
    """Facts that go, facts that come, and later answers that no longer hold."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("correctionPanel")
        self._words = QLabel()
        self._words.setWordWrap(True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self._words)

    def redraw(self) -> None:
        """Show the correction that waits for the judge's word."""
        correction = self._at.correction
        self.setVisible(correction is not None)
        if correction is not None:
            self._words.setText("\n".join(self._lines(correction)))

    def _lines(self, correction: Correction) -> list[str]:
        changed, dropped = _telling(correction.changed), _telling(correction.gone)
        both = {say(fact.text) for fact in changed} & {say(fact.text) for fact in dropped}
        changed = [fact for fact in changed if say(fact.text) not in both]
        dropped = [fact for fact in dropped if say(fact.text) not in both]
        seen = [fact for fact in changed if self._may_show(fact)]
        gone = [fact for fact in dropped if self._may_show(fact)]
        lines = [say(T("不再成立：{what}", what=fact.text)) for fact in gone]
        lines += [say(T("改为：{what}", what=fact.text)) for fact in seen]
        hidden = len(changed) + len(dropped) - len(seen) - len(gone)
        if hidden:
            lines.append(say(T("另有 {n} 条夜里的记录会变（按住看身份）", n=hidden)))
        titles = [self._at.title_of(answer) for answer in correction.dropped]
        lines += [say(T("这一步的回答要重新记：{title}", title=title)) for title in titles if title]
        return lines or [say(T("后面什么都不变"))]

    def _may_show(self, fact: Fact) -> bool:
        return fact.is_public or self._at.is_private or self._at.is_unveiled


def _telling(facts: Iterable[Fact]) -> list[Fact]:
    """Without the facts that only say that a step was called or a sign shown."""
    return [fact for fact in facts if fact.kind not in ("called", "sign")]
