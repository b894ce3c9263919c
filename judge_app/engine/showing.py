"""Rulesets that show the cards of the dead (经典角色版, 天黑请闭眼)."""

from collections.abc import Iterable

from judge_app.engine.asking import Asking, ask, scripted
from judge_app.engine.prompt import Prompt
from judge_app.engine.table import Table
from judge_app.engine.text import T


def role_lines(table: Table, seats: Iterable[int]) -> tuple[str, ...]:
    """One line a seat naming its card, none where cards stay hidden."""
    if not table.rules["reveal.roles_of_the_dead"]:
        return ()
    return tuple(line for seat in seats for line in _lines(table, seat))


def _lines(table: Table, seat: int) -> tuple[str, ...]:
    card = table.name(table.about(seat, lambda role: role.id))
    script = table.setup.ruleset.script["roles_shown"]
    return tuple(line.format(seat=seat, role=card) for line in script.say)


def show_roles(table: Table, seats: Iterable[int]) -> None:
    """Write down what was shown."""
    if not table.rules["reveal.roles_of_the_dead"]:
        return
    roles = {seat: table.about(seat, lambda role: role.id) for seat in seats}
    if roles:
        ruling = table.rules.rule("reveal.roles_of_the_dead")
        table.fact("roles", T("公布身份"), {"roles": roles}, [ruling], is_public=True)


def show_by_day(table: Table, seats: list[int]) -> Asking:
    """By day each batch of dead is shown in a prompt of its own."""
    if not seats or not table.rules["reveal.roles_of_the_dead"]:
        return
    yield from ask(table, lambda: _prompt(table, seats))
    show_roles(table, seats)


def _prompt(table: Table, seats: list[int]) -> Prompt:
    key = f"{table.at}.roles.{seats[0]}"
    base = scripted(table, "roles_shown", key, "read", "exile", T("公布身份"), seat=seats[0], role="")
    return base.but(say=role_lines(table, seats))
