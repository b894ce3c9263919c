"""Places where one table once showed what the other did not."""

from judge_app.engine.game import Game
from judge_app.engine.view import seats_view

from ..table import exile, give, last, night, pass_on, step_of, table, to

CARDS = "werewolf*2 witch seer elder hunter villager*4"


def seen(game: Game, seat: int) -> tuple[bool, bool]:
    """Whether the table sees the seat alive, and its card turned up."""
    view = seats_view(game, is_judge=False).seats[seat - 1]
    return view.is_alive, view.is_revealed


def steps_until_the_vote(game: Game) -> list[str]:
    keys = []
    while game.prompt.key != "d1.vote":
        keys.append(step_of(game.prompt))
        pass_on(game)
    return keys


def test_idiot_who_comes_back_is_out_until_it_is_said() -> None:
    game = night(exile(night(table("handbook", "werewolf*2 idiot witch villager*5")), 3))
    assert seen(game, 3) == (False, False)
    to(game, "d2.announce")
    assert seen(game, 3) == (False, False)
    pass_on(game)
    assert seen(game, 3) == (True, True)


def test_hunter_who_turns_up_his_card_and_does_not_shoot_is_a_public_fact() -> None:
    public = []
    for deed in ("reveal", "none"):
        game = night(table("formal", CARDS), wolves=6)
        to(game, "d1.shoot.6")
        give(game, deed)
        public.append((last(game, "shot").is_public, seen(game, 6)[1]))
    assert public == [(True, True), (False, False)]


def test_speeches_start_alike_whether_a_removed_seat_had_died_by_night() -> None:
    games = [night(table("face-to-face", CARDS), wolves=deed) for deed in (9, "none")]
    for game in games:
        to(game, "d1.campaign")
        give(game, 9, key="remove")
    knifed, calm = map(steps_until_the_vote, games)
    assert knifed == calm
