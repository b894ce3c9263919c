"""The steps of a night: declared by ruleset, deck and number, whoever lives.

面杀完整版 法官流程; 面杀遗言版 流程.
"""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.rail import rail
from judge_app.engine.steps import declared

from .table import exile, facts, give, night, setup, table, until

FULL = "werewolf*2 seer witch hunter guard elder idiot cupid thief villager*4"
BOTTOM = "villager*2"


def steps(rules: str, number: int, cards: str = FULL, bottom: str = BOTTOM) -> list[str]:
    return [called.step.key for called in declared(setup(rules, cards, bottom), number)]


def called(game: Game, night_number: int) -> list[str]:
    """What was called in that night of a game."""
    return [fact.data["step"] for fact in facts(game, "called") if fact.at == f"n{night_number}"]


def test_face_to_face_first_night_is_called_as_printed() -> None:
    assert steps("face-to-face", 1) == [
        "thief",
        "cupid",
        "lovers",
        "guard",
        "elder",
        "wolves",
        "witch",
        "seer",
        "hunter",
        "idiot",
    ]


def test_face_to_face_second_night_begins_with_the_guard() -> None:
    later = ["guard", "elder", "wolves", "witch", "seer", "hunter", "idiot"]
    assert steps("face-to-face", 2) == steps("face-to-face", 3) == later


def test_last_words_first_night_is_called_as_printed() -> None:
    expected = ["thief", "cupid", "lovers", "hunter", "elder", "guard", "wolves", "seer", "witch"]
    assert steps("last-words", 1) == expected


def test_last_words_second_night_begins_with_the_guard() -> None:
    assert steps("last-words", 2) == ["guard", "wolves", "seer", "witch"]


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_role_that_is_not_in_the_deck_is_not_called(rules: str) -> None:
    assert set(steps(rules, 1, "werewolf seer villager*3", "")) == {"wolves", "seer"}


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
@pytest.mark.parametrize("victim", [3, 4, 6])
def test_dead_role_is_called_in_the_same_words(rules: str, victim: int) -> None:
    cards = "werewolf*2 seer witch hunter guard villager*4"
    games = [night(table(rules, cards), wolves=seat) for seat in (victim, 8)]
    said = [words_of_next_night(game) for game in games]
    assert said[0] == said[1]


def words_of_next_night(game: Game) -> list[tuple[str, object]]:
    """Keys and words of the next night, nobody acting."""
    until(game, lambda prompt: prompt.key.endswith(".dark"), "the night")
    lines: list[tuple[str, object]] = []
    while not game.prompt.key.endswith(".announce"):
        lines.append((game.prompt.key, game.prompt.say))
        until(game, lambda prompt: prompt.key != lines[-1][0], "the next step")
    return lines


def test_exiled_role_is_called_too() -> None:
    game = exile(night(table("face-to-face", "werewolf*2 seer witch villager*4")), 3)
    night(game)
    assert called(game, 2) == ["wolves", "witch", "seer"]


def test_used_up_witch_is_called_too() -> None:
    game = night(table("face-to-face", "werewolf*2 seer witch villager*5"), wolves=5, witch="save")
    night(night(game, witch={"poison": [6]}))
    assert called(game, 3) == ["wolves", "witch", "seer"]


def test_buried_role_is_called_too() -> None:
    game = night(table("face-to-face", "werewolf*2 thief villager*5", "seer villager"), thief="villager")
    night(game)
    assert called(game, 1) == ["thief", "wolves", "seer"]
    assert called(game, 2) == ["wolves", "seer"]


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_words_at_night_are_the_rulesets_word_for_word(rules: str) -> None:
    game = table(rules, FULL, BOTTOM)
    script = game.setup.ruleset.script
    until(game, lambda prompt: prompt.key == "n1.thief", "the first step")
    while not game.prompt.key.endswith(".dawn"):
        assert game.prompt.say == script[game.prompt.key.partition(".")[2]].say
        give(game, night_pass(game))


def night_pass(game: Game) -> dict[str, list[int]]:
    names = [choice.id for choice in game.prompt.choices]
    return next(({name: []} for name in ("none", "omit") if name in names), {})


def test_first_dark_is_said_on_the_first_night_only() -> None:
    game = table("face-to-face", "werewolf*2 seer villager*5")
    first = game.prompt.say
    until(night(game), lambda prompt: prompt.key == "n2.dark", "night 2")
    assert (first, game.prompt.say) == (
        ("天黑请闭眼，请大家确认好自己的身份后低头闭眼靠后坐",),
        ("天黑请闭眼",),
    )


def test_campaign_is_called_by_the_first_dawn_only() -> None:
    game = night(table("face-to-face", "werewolf*2 seer villager*5"))
    first = game.prompt.say
    assert (first, night(game).prompt.say) == (("天亮了，现在开始警长竞选，竞选开始！",), ("天亮了",))


def test_rail_lists_the_whole_night_before_it_is_walked() -> None:
    game = night(table("face-to-face", "werewolf*2 seer witch villager*5"), wolves=3)
    until(game, lambda prompt: prompt.key == "n2.wolves", "the wolves")
    assert [line.key for line in rail(game)] == ["n2.dark", "n2.wolves", "n2.witch", "n2.seer", "n2.dawn"]
    assert [line.key for line in rail(game) if line.is_called_only] == ["n2.seer"]
