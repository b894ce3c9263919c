"""What the big button will put, in words. No Qt."""

from judge_app.engine.text import T, Text, joined
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting
from judge_app.ui.masking import hushed, is_hushed


def big_words(at: Controller) -> tuple[Text, bool]:
    """The words of the big button, and whether it may be pressed with success."""
    if at.correction is not None:
        return T("照此更正"), True
    if at.is_veiled:
        return T("打开这一步"), True
    if at.prompt.kind == "end":
        return T("看全部身份"), True
    if at.is_replay:
        return (T("下一步"), True) if at.log_here < len(at.log_rows()) else (T("只记到这里"), False)
    if at.looking and (at.is_unchanged or at.looks_only):
        return T("回到现在这一步"), True
    if at.looks_only:
        return T("这里只能看"), False
    if missing := at.draft.missing():
        return missing, False
    if at.takes_name and not at.sitter.name:
        return T("还没有写名字"), False
    return _deed(at), at.draft.refusal() is None


def _deed(at: Controller) -> Text:
    if at.looking:
        return T("改成这样 · 看会变什么")
    if isinstance(at.draft, Counting):
        return T("{what} · 下一步", what=vote_result(at, at.draft))
    deed = at.draft.deed()
    if deed is not None and is_hushed(at):
        deed = joined(map(hushed, at.draft.value()), " · ")
    if deed is not None and at.takes_name:
        return T("{what} · {name}", what=deed, name=at.sitter.name)
    if deed is not None:
        return deed if at.out_of_turn else T("{what} · 下一步", what=deed)
    return at.prompt.title if at.out_of_turn else _going_on(at)


def _going_on(at: Controller) -> Text:
    """Nothing is entered: what the table has just heard."""
    if at.prompt.kind == "speech":
        return T("说完了 · 下一步")
    return T("已宣布 · 下一步") if at.prompt.stage == "announce" else T("下一步")


def vote_result(at: Controller, count: Counting) -> Text:
    """Who goes, or who is tied."""
    return _leader(count.counts(), at.prompt.stage == "campaign")


def _leader(counts: dict[int, float], is_election: bool) -> Text:
    """Who has the most of these counts (seat: votes)."""
    most = max(counts.values(), default=0)
    seats = sorted(seat for seat, count in counts.items() if count == most)
    if not seats:
        return T("无人得票")
    if len(seats) > 1:
        return T("{seats} 平票", seats="、".join(f"{seat}号" for seat in seats))
    return T("{seat} 号当选", seat=seats[0]) if is_election else T("{seat} 号放逐", seat=seats[0])
