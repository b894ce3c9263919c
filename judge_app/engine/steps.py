"""The steps of a night, known without playing it."""

from dataclasses import dataclass

from judge_app.engine.role import Role, Step
from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup


@dataclass(frozen=True, slots=True)
class Called:
    """A step of a night and the role that declares it."""

    role: Role
    step: Step


def declared(setup: Setup, night: int) -> list[Called]:
    """The steps of that night (1…), whoever lives: what the judge calls never depends on it."""
    by_key = {step.key: Called(role, step) for role in ROLES.values() for step in role.steps}
    steps = [by_key[key] for key in setup.ruleset.steps(night) if key in by_key]
    return [called for called in steps if _is_called(setup, called, night)]


def _is_called(setup: Setup, called: Called, night: int) -> bool:
    """Its card is in the deck (any wolf opens the pack's step), and tonight is one of its nights."""
    if called.step.nights and not called.step.nights(night):
        return False
    cards = [role for role in setup.deck if setup.deck[role]]
    if called.role.opens_pack:
        return any(ROLES[card].camp == called.role.camp and ROLES[card].hunts for card in cards)
    return called.role.id in cards
