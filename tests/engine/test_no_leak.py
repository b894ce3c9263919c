"""Tables that look alike in public are called alike, and public facts tell no card."""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.view import seats_view

from .table import Short, at_step, exile, found, give, night, pass_on, step_of, table, to, until

A = "werewolf*2 guard witch seer hunter elder cupid villager*4"
B = "villager*4 cupid elder hunter seer witch guard werewolf*2"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def heard(game: Game, **deeds: Short) -> list[tuple[str, object]]:
    """What the table hears of the next night, step by step."""
    until(game, lambda prompt: prompt.key.endswith(".dark"), "the night")
    lines: list[tuple[str, object]] = []
    while not game.prompt.key.endswith(".dawn"):
        lines.append((game.prompt.key, game.prompt.say))
        short = deeds.get(step_of(game.prompt))
        pass_on(game) if short is None else give(game, short)
    return lines


@both_rulesets
def test_two_deals_of_one_deck_sound_alike(rules: str) -> None:
    assert heard(table(rules, A)) == heard(table(rules, B))


@both_rulesets
def test_busy_night_sounds_like_an_idle_one(rules: str) -> None:
    busy = heard(table(rules, A), cupid=[9, 10], guard=9, wolves=11, witch={"poison": [12]}, seer=1)
    assert busy == heard(table(rules, A))


@both_rulesets
@pytest.mark.parametrize("seat", [3, 4, 5, 6, 9])
def test_night_after_a_death_sounds_alike_whoever_died(rules: str, seat: int) -> None:
    first, second = (night(table(rules, A), wolves=dead) for dead in (seat, 10))
    assert heard(first) == heard(second)


def test_night_after_the_skills_are_lost_sounds_alike() -> None:
    lost, kept = exile(night(table("face-to-face", A)), 7), exile(night(table("face-to-face", A)), 9)
    assert heard(lost) == heard(kept)


def test_night_with_used_potions_sounds_alike() -> None:
    used = night(table("last-words", A), wolves=9, witch={"save": [], "poison": [10]})
    unused = night(table("last-words", A))
    assert heard(used) == heard(unused)


@pytest.mark.parametrize("bottom", ["witch villager", "hunter villager", "villager villager"])
def test_night_with_buried_cards_sounds_alike(bottom: str) -> None:
    deck = ["witch", "hunter", "villager", "villager"]
    for card in bottom.split():
        deck.remove(card)
    game = table("face-to-face", f"werewolf*2 thief seer villager*3 {' '.join(deck)}", bottom)
    plain = table("face-to-face", "werewolf*2 thief seer villager*5", "witch hunter")
    assert heard(game) == heard(plain)


def test_found_cards_are_called_in_the_words_of_entered_ones() -> None:
    said = [line for line in heard(found("face-to-face", A)) if not line[0].endswith(".find")]
    assert said == heard(table("face-to-face", A))


def test_witch_knifed_is_called_like_any_other_night() -> None:
    knifed = at_step(table("face-to-face", A), "witch", wolves=4)
    calm = at_step(table("face-to-face", A), "witch")
    assert (knifed.key, knifed.say) == (calm.key, calm.say)


# public facts and views


def played(cards: str = A) -> Game:
    game = night(table("face-to-face", cards), cupid=[9, 10], wolves=11, witch={"poison": [12]})
    exile(game, 9)
    return night(game)


def test_public_facts_of_the_night_name_only_the_dead() -> None:
    game = played()
    assert [fact.kind for fact in game.facts if fact.is_public and fact.at.startswith("n")] == []


def test_announcement_tells_no_cause_and_no_card() -> None:
    game = played()
    announcement = next(fact for fact in game.facts if fact.kind == "announcement")
    assert announcement.data == {"seats": [11, 12]}
    assert str(announcement.text) == "昨夜死亡：11号、12号"


def test_public_facts_name_no_role() -> None:
    names = {str(role.name) for role in played().table.roles()}
    texts = [str(fact.text) for fact in played().facts if fact.is_public]
    assert not [text for text in texts for name in names if name in text]


def test_public_view_shows_no_card_before_the_end() -> None:
    view = seats_view(played(), is_judge=False)
    assert {(seat.card, seat.marks) for seat in view.seats} == {(None, ())}


def test_public_view_keeps_the_nights_dead_alive_until_they_are_announced() -> None:
    game = night(table("face-to-face", A), wolves=11)
    pass_on(game)
    assert seats_view(game, is_judge=False).seats[10].is_alive


def test_public_view_shows_no_winner_by_night() -> None:
    game = table("face-to-face", "werewolf witch villager*3")
    night(game, witch={"poison": [1]})
    assert game.outcome
    assert seats_view(game, is_judge=False).outcome is None


def test_public_view_shows_every_card_at_the_end() -> None:
    game = exile(night(table("face-to-face", "werewolf seer villager*3")), 1)
    assert str(seats_view(game, is_judge=False).seats[0].card) == "狼人"


def test_vote_names_no_card_whoever_is_barred() -> None:
    game = night(table("face-to-face", A), cupid=[9, 10])
    prompt = to(game, "d1.vote")
    assert not any("丘比特" in str(line) for line in prompt.say)
