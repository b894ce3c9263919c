"""守卫 (面杀完整版 6(1); 面杀遗言版 角色4)."""

import pytest

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, found, last, may, night, no, sign, table

CARDS = "werewolf guard witch elder villager*3"


def guarded(rules: str = "face-to-face", **options: object) -> Game:
    named = {name.replace("__", "."): value for name, value in options.items()}
    return table(rules, CARDS, options=named)


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_guarded_seat_survives_the_knife(rules: str) -> None:
    assert dead(night(guarded(rules), guard=5, wolves=5)) == []


def test_guard_on_another_seat_stops_nothing() -> None:
    assert dead(night(guarded(), guard=6, wolves=5)) == [5]


def test_guard_does_not_stop_poison() -> None:
    assert dead(night(guarded(), guard=5, witch={"poison": [5]})) == [5]


def test_guard_and_antidote_on_the_knifed_seat_kill_it() -> None:
    assert dead(night(guarded(), guard=5, wolves=5, witch="save")) == [5]


def test_guard_and_antidote_by_house_rule_save_the_seat() -> None:
    game = guarded(guard__with_antidote="lives")
    assert dead(night(game, guard=5, wolves=5, witch="save")) == []


def test_guard_and_antidote_name_the_rule_that_killed() -> None:
    game = night(guarded(), guard=5, wolves=5, witch="save")
    assert last(game, "attack_settled").rulings[0].id == "guard.with_antidote"


def test_guard_protects_himself() -> None:
    assert dead(night(guarded(), guard=2, wolves=2)) == []


def test_guard_barred_from_himself_is_refused_himself_only() -> None:
    game = guarded(guard__self=False)
    at_step(game, "guard")
    refusal = no(game, 2)
    assert refusal.ruling.id == "guard.self"
    assert "自己" in str(refusal.text)
    assert may(game, 5)


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_same_seat_on_two_nights_is_refused(rules: str) -> None:
    game = night(guarded(rules), guard=5)
    at_step(game, "guard")
    refusal = no(game, 5)
    assert refusal.ruling.id == "guard.same_twice"
    assert "5" in str(refusal.text)


def test_same_seat_on_two_nights_is_allowed_by_house_rule() -> None:
    game = night(guarded(guard__same_twice=True), guard=5)
    at_step(game, "guard")
    assert may(game, 5)


def test_same_seat_after_a_night_on_another_is_allowed() -> None:
    game = night(night(guarded(), guard=5), guard=6)
    at_step(game, "guard")
    assert may(game, 5)


def test_same_seat_after_a_night_on_nobody_is_allowed() -> None:
    game = night(night(guarded(), guard=5), guard="none")
    at_step(game, "guard")
    assert may(game, 5)


def test_himself_on_two_nights_is_refused() -> None:
    game = night(guarded(), guard=2)
    at_step(game, "guard")
    assert no(game, 2).ruling.id == "guard.same_twice"


def test_guard_may_protect_nobody() -> None:
    assert dead(night(guarded(), guard="none", wolves=5)) == [5]


def test_guard_who_must_protect_is_refused_nobody() -> None:
    game = guarded(guard__may_skip=False)
    at_step(game, "guard")
    assert no(game, "none").ruling.id == "guard.may_skip"


def test_guard_may_not_protect_the_dead() -> None:
    game = night(guarded(), wolves=5)
    at_step(game, "guard")
    refusal = no(game, 5)
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("dead.no_act", True)


def test_protection_ends_with_its_night() -> None:
    game = night(night(guarded(), guard=5), wolves=5)
    assert dead(game) == [5]


def test_face_to_face_witch_is_shown_a_guarded_victim() -> None:
    assert sign(at_step(guarded(), "witch", guard=5, wolves=5)) == 5


@pytest.mark.parametrize(
    ("hides", "shown"),
    [(True, "none"), (False, 5)],
)
def test_guarded_victim_is_hidden_from_the_witch_as_the_rule_says(hides: bool, shown: object) -> None:
    game = guarded(guard__hides_victim=hides)
    assert sign(at_step(game, "witch", guard=5, wolves=5)) == shown


def test_last_words_witch_is_shown_nobody_where_the_guard_held() -> None:
    game = guarded("last-words")
    assert sign(at_step(game, "witch", guard=5, wolves=5)) == "none"
    assert no(game, "save").ruling.id == "witch.not_told"


def test_guard_knifed_himself_still_protects_that_night() -> None:
    assert dead(night(guarded(), guard=5, wolves=2)) == [2]


def test_guard_without_skill_shows_a_number_that_protects_nobody() -> None:
    game = exile(night(guarded()), 4)
    night(game, guard=5, wolves=5)
    assert dead(game) == [4, 5]
    assert last(game, "protection").rulings[0].id == "guard.no_skill"


def test_guard_without_skill_is_still_refused_the_seat_of_last_night() -> None:
    game = exile(night(guarded()), 4)
    night(game, guard=5)
    at_step(game, "guard")
    assert no(game, 5).ruling.id == "guard.same_twice"


def test_dead_guard_is_called_and_asked_nothing() -> None:
    game = night(guarded(), wolves=2)
    prompt = at_step(game, "guard")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_guard_nobody_has_seen_may_still_protect() -> None:
    game = found("face-to-face", "werewolf*2 guard villager*5")
    assert dead(night(game, guard=5, wolves=5)) == []
