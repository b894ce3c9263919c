"""狼弟 where roles are found: his brother may have died unseen."""

from judge_app.engine.game import Game

from ..table import found, give, pass_on, vote

CARDS = "wolf_elder_brother wolf_younger_brother werewolf seer witch villager*6"


def through(game: Game, step: str) -> None:
    """Pass everything up to a step; whoever is asked about holds a villager's card, seat 1 the brother's."""
    while game.prompt.key != step:
        if game.prompt.stage == "card" and game.prompt.key != "card.1":
            give(game, "villager")
        elif game.prompt.key == "card.1":
            return
        else:
            pass_on(game)


def test_card_of_one_who_died_unseen_is_asked_for_before_the_younger_brothers_step() -> None:
    game = found("group-chat", CARDS)
    through(game, "d1.vote")
    vote(game, {2: 1, 3: 1})
    through(game, "n2.wolf_younger_brother")
    assert game.prompt.key == "card.1"
    give(game, "wolf_elder_brother")
    through(game, "n2.wolf_younger_brother")
    assert game.prompt.needs_choice
