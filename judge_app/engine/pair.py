"""The lovers and those who stand with them: derived from marks and cards, never stored."""

from judge_app.engine.table import Table


def pair(table: Table) -> list[int]:
    """The two lovers, [] where nobody was linked."""
    return table.marked("link")[:2]


def lover_of(table: Table, seat: int) -> int | None:
    """The other lover."""
    others = [other for other in pair(table) if other != seat]
    return others[0] if seat in pair(table) and others else None


def matchmaker(table: Table) -> list[int]:
    """Who linked them, if that is known: a list of one or none."""
    return table.marked("matchmaker")[:1]


def _wolves_in_pair(table: Table) -> int:
    return sum(table.about(seat, lambda role: role.camp == "wolves") for seat in pair(table))


def third_party(table: Table) -> list[int]:
    """One wolf and one good lover are a camp of their own, their Cupid with them where he helps them."""
    lovers = pair(table)
    if len(lovers) < 2 or _wolves_in_pair(table) != 1:
        return []
    helps = table.rules["cupid.with_mixed_pair"] == "third_party"
    return sorted({*lovers, *(matchmaker(table) if helps else [])})


def helpers(table: Table) -> list[int]:
    """A Cupid who stands with the wolves because he linked two of them."""
    if len(pair(table)) < 2 or _wolves_in_pair(table) != 2:
        return []
    return matchmaker(table) if _helps_wolves(table) else []


def _helps_wolves(table: Table) -> bool:
    choice = table.rules["cupid.with_wolf_pair"]
    if choice != "wolves_if_fewer":
        return bool(choice == "wolves")
    counts = dict.fromkeys(("god", "wolf"), 0)
    for role in table.roles():
        side = "wolf" if role.camp == "wolves" else table.side(role)
        counts[side] = counts.get(side, 0) + table.setup.deck[role.id]
    return counts["wolf"] < counts["god"]


def allegiance(table: Table, seat: int) -> str:
    """With whom a seat wins."""
    if seat in third_party(table):
        return "lovers"
    if seat in helpers(table):
        return "wolves"
    return str(table.about(seat, lambda role: role.camp))
