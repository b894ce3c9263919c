"""归票: after all speeches the sheriff names whom he wants exiled (正规局 警长 3)."""

from judge_app.engine.asking import Asking, ask, checked, picked, read, scripted
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def name_target(table: Table) -> Asking:
    """Ask the sheriff, where the ruleset has him name somebody; the judge says the number aloud."""
    if not table.sheriff or not table.rules["sheriff.announces_target"]:
        return
    value = yield from ask(table, lambda: _prompt(table))
    seat = picked(value)
    text = T("归票 {seat} 号", seat=seat) if seat else T("不归票")
    rulings = [table.rules.rule("sheriff.announces_target")]
    table.fact("target", text, {"seat": seat}, rulings, is_public=True)
    step = "target_told" if seat else "target_none"
    yield from read(table, step, "target.told", "speech", T("归票"), seat=seat)


def _prompt(table: Table) -> Prompt | None:
    if not table.sheriff:
        return None
    choices = (Choice("pick", T("归票"), T("归票{seats}"), 1, 1), Choice("none", T("不归票"), T("不归票")))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        return None if seat is None or table.is_present(seat) else table.out(seat)

    prompt = scripted(table, "target", f"{table.at}.target", "act", "speech", T("归票"))
    prompt = prompt.but(choices=choices, needs_choice=True, actors=(table.sheriff,), bar=bar)
    return checked(table, prompt)
