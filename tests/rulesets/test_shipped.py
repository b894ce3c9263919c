"""A walk over every shipped ruleset: nothing unknown, nothing missing, nothing uncited."""

import pytest

from judge_app.rulesets import OPTIONS, bundled_ids, check_option, contradictions, load_ruleset
from judge_app.rulesets.decks import at_most, deck_trouble
from judge_app.rulesets.fixed import FIXED
from judge_app.rulesets.known import FOLLOW_UPS, ROLES, SCRIPT_STEPS

# How each ruleset names its text where it cites it.
CITED_AS = {
    "formal": "正规局",
    "last-words": "面杀遗言版",
    "classic": "经典角色版",
    "handbook": "入门进阶手册",
    "face-to-face": "面杀完整版",
    "close-eyes": "天黑请闭眼",
    "side-or-city": "屠边屠城",
    "group-chat": "网杀群",
    "extended": "扩展角色版",
}
BOARDS = [
    (ruleset_id, board_id) for ruleset_id in bundled_ids() for board_id in load_ruleset(ruleset_id).boards
]


def test_the_nine_rulesets_are_shipped() -> None:
    assert set(bundled_ids()) == CITED_AS.keys()


@pytest.mark.parametrize("ruleset_id", bundled_ids())
class TestEveryRuleset:
    def test_has_a_valid_value_for_every_option(self, ruleset_id: str) -> None:
        options = load_ruleset(ruleset_id).options
        assert options.keys() == OPTIONS.keys()
        assert [key for key, value in options.items() if check_option(key, value)] == []
        assert contradictions(options) == []

    def test_cites_its_own_text_with_a_paragraph(self, ruleset_id: str) -> None:
        sources = load_ruleset(ruleset_id).sources
        whole = f"{CITED_AS[ruleset_id]} "
        assert [
            key for key, text in sources.items() if not (text.startswith(whole) and text[len(whole) :])
        ] == []
        assert sources.keys() <= OPTIONS.keys() | FIXED.keys() | {"conduct"}

    def test_has_no_empty_note(self, ruleset_id: str) -> None:
        notes = load_ruleset(ruleset_id).notes
        assert [key for key, text in notes.items() if not text.strip()] == []

    def test_calls_every_role_that_must_wake(self, ruleset_id: str) -> None:
        ruleset = load_ruleset(ruleset_id)
        needed = {ROLES[role].step for role in ruleset.roles if ROLES[role].must_wake}
        needed |= {step for step, role in FOLLOW_UPS.items() if role in ruleset.roles}
        assert needed <= set(ruleset.night)

    def test_calls_nobody_it_does_not_know(self, ruleset_id: str) -> None:
        ruleset = load_ruleset(ruleset_id)
        known = {ROLES[role].step for role in ruleset.roles}
        known |= {step for step, role in FOLLOW_UPS.items() if role in ruleset.roles}
        assert set(ruleset.night) <= known

    def test_has_words_for_every_step_it_can_come_to(self, ruleset_id: str) -> None:
        ruleset = load_ruleset(ruleset_id)
        causes = {"", "sheriff", *ruleset.roles}
        needed = {*ruleset.night, *(step for step, cause in SCRIPT_STEPS.items() if cause in causes)}
        assert needed - ruleset.script.keys() == set()
        assert all(line.strip() for step in ruleset.script.values() for line in step.say)


@pytest.mark.parametrize(("ruleset_id", "board_id"), BOARDS)
def test_board_is_dealt_from_known_cards_in_the_right_number(ruleset_id: str, board_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    board = ruleset.boards[board_id]
    assert board.deck.keys() <= set(ruleset.roles)
    assert sum(board.deck.values()) == board.players + (2 if "thief" in board.deck else 0)
    assert all(count <= at_most(role) for role, count in board.deck.items())
    assert deck_trouble(board.deck) is None
    assert ruleset.players[0] <= board.players <= ruleset.players[1]


@pytest.mark.parametrize(("ruleset_id", "board_id"), BOARDS)
def test_board_does_not_contradict_its_ruleset(ruleset_id: str, board_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    assert contradictions({**ruleset.options, **ruleset.boards[board_id].options}) == []
