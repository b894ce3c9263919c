"""Which rules a game was played by, and what differed from the ruleset."""

from collections.abc import Mapping

from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text, joined
from judge_app.narration.rules_sheet import names, option_text
from judge_app.rulesets import OPTIONS
from judge_app.rulesets.concerns import concerns, owner


def deck(setup: Setup) -> Text:
    """The cards that were shuffled."""
    called = names(setup.ruleset)
    counted = [T("{role}×{count}", role=called[role], count=n) for role, n in setup.deck.items() if n]
    return joined(counted, " ")


def differences(setup: Setup) -> tuple[Text, ...]:
    """What a preset changes for these cards, and the house rules; who was shielded on night 1."""
    ruleset = setup.ruleset
    board = ruleset.boards[setup.board].options if setup.board else {}
    usual = {**ruleset.options, **board}
    dealt = [role for role, count in setup.deck.items() if count]
    own = {option: usual[option] for option in ruleset.changed if concerns(option, dealt)}
    called = names(ruleset)
    told = [
        _about(option, option_text(OPTIONS[option], value, called), called)  # type: ignore[arg-type]
        for option, value in {**own, **setup.options}.items()
        if option in OPTIONS and (option in own or value != usual.get(option))
    ]
    if setup.protected:
        told.append(T("首夜受保护：{seats}", seats=joined([T("{seat} 号", seat=s) for s in setup.protected])))
    return tuple(told)


def _about(option: str, rule: Text, called: Mapping[str, Text]) -> Text:
    """A card's own rule begins with the card."""
    role = owner(option)
    return T("{card}：{rule}", card=called[role], rule=rule) if role in called else rule
