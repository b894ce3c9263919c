"""Counting a vote: a bar for each candidate, and two ways to write the hands down."""

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting
from judge_app.ui.unbroken import Line
from judge_app.ui.vote_bar import Count, VoteBar, has_room

FEW = 5
"""So many candidates each have a row from the start; of more only those with votes do."""


class VotePanel(QWidget):
    """Bars and what a tap means now; `foot` are the buttons that never scroll away."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._targets: tuple[int, ...] = ()
        self._bars: dict[int, VoteBar] = {}
        self.setObjectName("votePanel")
        self._lead = Line()
        self._lead.setObjectName("voteLead")
        self._lead.setProperty("role", "strong")
        self._lead.setWordWrap(True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._rest = Button("", "choice-abstain", "choice")
        self._way = Button("", "voteWay", "choice")
        self._next = Button("", "callNext", "choice")
        self._buttons = [self._next, self._rest, self._way]
        _keep_place(self._rest)
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self._rest.clicked.connect(self._abstain_rest)
        self._way.clicked.connect(self._switch)
        self._next.clicked.connect(self._call_next)

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        outer.addWidget(self._lead)
        outer.addLayout(self._rows)
        self.foot = QWidget()
        under = QVBoxLayout(self.foot)
        under.setContentsMargins(0, 0, 0, 0)
        under.setSpacing(8)
        under.addWidget(self._next)
        self._pair = QHBoxLayout()
        self._pair.setSpacing(10)
        self._pair.addWidget(self._rest, 3)
        self._pair.addWidget(self._way, 2)
        under.addLayout(self._pair)

    def set_narrow(self, is_narrow: bool) -> None:
        """Put the two small buttons one under the other, for large letters."""
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._pair.setDirection(way)

    def redraw(self) -> None:
        """Show the count as it stands."""
        count = self._at.draft
        is_shown = isinstance(count, Counting) and not self._at.is_veiled
        self.setVisible(is_shown)
        self.foot.setVisible(is_shown and self._at.correction is None and not self._at.session.is_readonly)
        if not isinstance(count, Counting) or not is_shown:
            return
        if count.prompt.targets != self._targets:
            self._build(count.prompt.targets)
        self._lead.setText(say(_lead(count)))
        self._lead.setHidden(self._at.looks_only)
        self._draw_bars(count)
        self._draw_buttons(count)

    def buttons(self) -> list[Button]:
        """What arrow keys walk through."""
        return [*self._bars.values(), *self._buttons]

    def called_bar(self) -> VoteBar | None:
        """The line of the candidate whose hands are being counted, to be kept in sight."""
        count = self._at.draft
        calling = count.calling if isinstance(count, Counting) else None
        bar = self._bars.get(calling or 0)
        return bar if bar is not None and not bar.isHidden() and not self.isHidden() else None

    def _build(self, targets: tuple[int, ...]) -> None:
        for bar in self._bars.values():
            self._rows.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self._targets = targets
        self._bars = {target: self._bar(target) for target in targets}
        for bar in self._bars.values():
            self._rows.addWidget(bar)
            bar.show()

    def _bar(self, target: int) -> VoteBar:
        made = VoteBar(target)
        made.clicked.connect(lambda: self._call(target))
        return made

    def _draw_bars(self, count: Counting) -> None:
        tally = count.tally()
        most = max((weight for _, weight, _ in tally), default=0) or 1
        out, width = count.seats(), self.width()
        is_tall = not all(has_room(width, _hands(count, hands)) for _, _, hands in tally)
        for target, weight, hands in tally:
            is_shown = len(self._targets) <= FEW or weight > 0
            self._show_bar(self._bars[target], is_shown)
            shown = Count(weight / most, weight, _hands(count, hands), target in out)
            self._bars[target].show_count(shown, is_tall and bool(hands))

    def _show_bar(self, bar: VoteBar, is_shown: bool) -> None:
        """A line that comes with the first vote stands below the others: none of them moves."""
        if is_shown and bar.isHidden():
            self._rows.removeWidget(bar)
            self._rows.addWidget(bar)
        bar.setVisible(is_shown)

    def _draw_buttons(self, count: Counting) -> None:
        rest = count.unrecorded
        self._rest.setVisible(bool(rest))
        self._rest.put_words(_rest_words(rest, len(count.voters)))
        self._way.put_words(T("按座次记") if count.is_called else T("按被投的人记"))
        self._next.setVisible(count.is_called and bool(rest) and count.next_called is not None)
        self._next.put_words(T("叫 {seat} 号的票", seat=count.next_called or 0))
        set_look(self._next, "chosen", False)

    def _call(self, target: int) -> None:
        count = self._at.draft
        if isinstance(count, Counting) and not self._at.session.is_readonly:
            count.is_called, count.turn = True, None
            self._at.after(count.call(None if count.calling == target else target))

    def _call_next(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.call_next()
            self._at.after()

    def _switch(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.switch()
            self._at.after()

    def _abstain_rest(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.abstain_rest()
            self._at.after()


def _lead(count: Counting) -> Text:
    """What a tap or a number means now, and Enter alone."""
    if not count.unrecorded and count.calling is None and count.voter is None:
        return T("都记完了；要改，先点被投的人") if count.is_called else T("都记完了；要改谁的票，就点谁")
    if not count.is_called:
        return T("{seat} 号投谁？点他投的人；Enter 记弃票", seat=count.voter or 0)
    if count.calling is not None:
        return T("投 {seat} 号的：点举手的人", seat=count.calling)
    if count.is_all_called and count.votes:
        return T("都叫过了；Enter 把没举手的记弃票")
    following = count.next_called or count.prompt.targets[0]
    return T("先点被投的人；Enter 叫 {seat} 号", seat=following)


def _rest_words(rest: tuple[int, ...], voters: int) -> Text:
    if len(rest) == voters:
        return T("全部记弃票")
    if len(rest) > FEW:
        return T("其余 {n} 人记弃票", n=len(rest))
    return T("{seats} 号记弃票", seats="、".join(map(str, rest)))


def _hands(count: Counting, hands: list[int]) -> str:
    weights = count.voters
    return "·\u200b".join(str(v) if weights[v] == 1 else f"{v}({weights[v]:g})" for v in hands)


def _keep_place(button: Button) -> None:
    """A button that has nothing left to do leaves its place empty: its neighbour stays where it was."""
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    button.setSizePolicy(policy)
