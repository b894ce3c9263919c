"""Why something is refused, and what is unusual, as far as this screen may say it now. No Qt."""

from judge_app.engine.rulings import No
from judge_app.engine.text import T, Text
from judge_app.session import Session
from judge_app.ui.controller import Controller

PUBLIC_RULES = ("act", "answer", "badge", "campaign", "dead", "session", "sheriff", "speeches", "vote")
"""First words of rules that decide by what the whole table knows."""


def reason(at: Controller) -> Text | None:
    """The sentence for `whyText`: in a window that only looks on, why it does. By day one that rests on a
    hidden card waits for the show key."""
    why = at.why
    if at.looks_only:
        return why_readonly(at.session)
    if isinstance(why, No):
        return why.text if _may_say(at, why) else T("不行。按住看身份就写出原因")
    if why is None and at.draft.missing() is None and not at.is_veiled:
        no = at.draft.refusal()
        return no.text if isinstance(no, No) and _may_say(at, no) else None
    return why


def why_readonly(session: Session) -> Text:
    """Why nothing can be entered into this session here; the sentence told on opening, in short."""
    is_elsewhere = any("另一个窗口" in notice.template for notice in session.notices)
    return T("只读：另一个窗口正在记这一局") if is_elsewhere else T("只读：这个版本接不下去，文件未动")


def warning(at: Controller) -> Text | None:
    """What is unusual about the answer as it stands."""
    if at.is_veiled or at.correction is not None or at.draft.missing() is not None:
        return None
    return at.prompt.warn(at.draft.value())


def may_overrule(at: Controller) -> bool:
    """By night the judge may take a living seat that the rules refuse."""
    seat = at.refused_seat
    is_rule = isinstance(at.why, No) and seat is not None
    return is_rule and at.is_now and at.prompt.stage == "night" and at.seat(seat or 1).is_alive


def _may_say(at: Controller, no: No) -> bool:
    seat = at.refused_seat
    if seat is not None and not at.seat(seat).is_alive:
        return True
    return at.is_private or is_public(no)


def is_public(no: No) -> bool:
    """Whether a refusal rests on what the whole table knows."""
    return no.ruling.id.split(".")[0] in PUBLIC_RULES
