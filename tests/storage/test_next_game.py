"""From one game to the next: people and settings stay, first-kill protection is carried over (rules §11)."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from judge_app.engine.setup import Setup
from judge_app.records.play import nothing_at
from judge_app.session import Session, TableInfo
from judge_app.storage.next_game import NextGame
from judge_app.storage.seating import Sitter
from tests.tables import reopened, table

NAMES = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳"
PEOPLE = tuple(Sitter(name, f"p{index}") for index, name in enumerate(NAMES))


def begun(
    folder: Path,
    setup: Setup,
    people: Sequence[str | Sitter] = PEOPLE,
    judge: str = "",
    last: NextGame | None = None,
) -> Session:
    """A game whose cards lie in the order of the deck, wolves first, before its first night."""
    shields = last.shields if last else ()
    setup = last.seated(people[: setup.seats]).setup if last else setup  # type: ignore[arg-type]
    session = Session.create(setup, people[: setup.seats], folder, TableInfo(judge=judge), shields)
    deck = sorted(setup.deck.items(), key=lambda pair: pair[0] != "werewolf")
    cards = [card for card, number in deck for _ in range(number)]
    seats = {str(seat): card for seat, card in enumerate(cards[: setup.seats], 1)}
    session.answer({"mode": "entered", "cards": seats, "bottom": cards[setup.seats :]})
    return session


def play(session: Session, until: str, knife: int | None = None, vote: int | None = None) -> Session:
    """Nobody does anything up to the step `until`, but for the knife of night 1 and the votes of day 1."""
    while session.game.prompt.key != until and session.game.prompt.kind != "end":
        prompt = session.game.prompt
        value = nothing_at(prompt)
        if prompt.key == "n1.wolves" and knife:
            value = {"pick": [knife]}
        if prompt.key == "d1.vote" and vote:
            value = {str(voter): vote if voter != vote else None for voter in prompt.voters or {}}
        session.answer(value)
    return session


def seats_after(session: Session) -> tuple[int, ...]:
    return session.next_game().setup.protected


FORMAL, WORDS, BIG = table("formal", "12"), table("last-words", "12"), table("last-words", "13")


def test_people_rules_and_settings_stay_and_all_else_starts_anew(tmp_path: Path) -> None:
    setup = replace(FORMAL, options={"witch.self_save": "never"})
    session = play(begun(tmp_path, setup, judge="老王"), "n2.dark", knife=9)
    following = session.next_game()
    assert following.people == session.sitters
    assert following.setup == replace(setup, protected=(9,), protected_for={9: "killed"})
    assert (following.deal, following.info) == ("entered", TableInfo(judge="老王"))
    fresh = Session.create(following.setup, following.people, tmp_path, following.info, following.shields)
    assert (fresh.game.answers, fresh.game.facts, fresh.draft, fresh.clock) == ((), (), {}, {})


def test_formal_shields_who_was_knifed_and_died_for_one_game(tmp_path: Path) -> None:
    first = play(begun(tmp_path, FORMAL), "n2.dark", knife=9)
    assert seats_after(first) == (9,)
    second = play(begun(tmp_path, FORMAL, last=first.next_game()), "n2.dark", knife=8)
    assert seats_after(second) == (8,)


def test_formal_shields_nobody_where_the_knifed_lives(tmp_path: Path) -> None:
    assert seats_after(play(begun(tmp_path, FORMAL), "n2.dark")) == ()


def test_formal_protection_of_a_wolf_moves_on_to_the_game_after(tmp_path: Path) -> None:
    first = play(begun(tmp_path, FORMAL), "n2.dark", knife=9)
    turned = (PEOPLE[8], *PEOPLE[1:8], PEOPLE[0], *PEOPLE[9:])  # the shielded sits on a wolf's seat now
    second = begun(tmp_path, FORMAL, turned, last=first.next_game())
    assert second.game.setup.protected == (1,)
    play(second, "n2.dark", knife=8)
    assert seats_after(second) == (1, 8)
    third = play(begun(tmp_path, FORMAL, last=second.next_game()), "n2.dark", knife=7)
    assert third.game.setup.protected == (8, 9)
    assert seats_after(third) == (7,)


def test_the_shield_goes_with_its_person_to_another_seat(tmp_path: Path) -> None:
    following = play(begun(tmp_path, FORMAL), "n2.dark", knife=9).next_game()
    assert following.seated([PEOPLE[8], *PEOPLE[1:8]]).setup.protected == (1,)
    assert following.seated(PEOPLE[:8]).setup.protected == ()


def test_the_shield_is_the_victims_not_his_substitutes(tmp_path: Path) -> None:
    session = play(begun(tmp_path, FORMAL), "n2.dark", knife=9)
    session.move("substitute", [9], Sitter("小雷"))
    assert session.next_game().setup.protected == ()
    assert session.next_game().seated(PEOPLE[:12]).setup.protected == (9,)


def test_seats_without_names_are_shielded_by_their_number(tmp_path: Path) -> None:
    first = play(begun(tmp_path, FORMAL, [""] * 12), "n2.dark", knife=9)
    assert seats_after(reopened(first)) == (9,)


def test_shields_survive_a_restart_of_the_game_they_hold_in(tmp_path: Path) -> None:
    first = play(begun(tmp_path, BIG), "n2.dark", knife=9)
    second = reopened(play(begun(tmp_path, BIG, last=first.next_game()), "n2.dark", knife=8))
    assert seats_after(second) == (8, 9)


def test_last_words_shields_the_victim_alone_at_a_table_of_twelve(tmp_path: Path) -> None:
    assert seats_after(play(begun(tmp_path, WORDS), "n2.dark", knife=9, vote=10)) == (9,)


def test_last_words_shields_victim_and_first_exiled_for_two_games_at_a_big_table(tmp_path: Path) -> None:
    first = play(begun(tmp_path, BIG), "n2.dark", knife=9, vote=10)
    assert seats_after(first) == (9, 10)
    second = play(begun(tmp_path, BIG, last=first.next_game()), "n2.dark")
    assert seats_after(second) == (9, 10)
    third = play(begun(tmp_path, BIG, last=second.next_game()), "n2.dark")
    assert seats_after(third) == ()


def test_last_words_shields_the_last_judge(tmp_path: Path) -> None:
    session = play(begun(tmp_path, WORDS, judge="丑"), "n2.dark", knife=9)
    following = session.next_game()
    assert following.seated([*PEOPLE[:8], Sitter("丑"), *PEOPLE[9:12]]).setup.protected == (9,)
    assert {str(shield.reason) for shield in following.shields} == {"首夜被刀", "上一局的法官"}


def test_formal_does_not_shield_the_judge(tmp_path: Path) -> None:
    session = play(begun(tmp_path, FORMAL, judge="甲"), "n2.dark", knife=9)
    assert seats_after(session) == (9,)


def test_newcomers_are_shielded_when_fewer_than_three(tmp_path: Path) -> None:
    session = play(begun(tmp_path, WORDS), "n2.dark", knife=9)
    assert session.next_game(PEOPLE[:2]).setup.protected == (1, 2, 9)
    assert session.next_game(PEOPLE[:3]).setup.protected == (9,)


def test_face_to_face_shields_nobody(tmp_path: Path) -> None:
    session = play(begun(tmp_path, table("face-to-face", "12-guard"), judge="甲"), "n2.dark", knife=9)
    assert session.next_game(PEOPLE[:1]).setup.protected == ()


def test_a_game_left_before_its_first_night_uses_no_shield_up(tmp_path: Path) -> None:
    first = play(begun(tmp_path, FORMAL), "n2.dark", knife=9)
    second = begun(tmp_path, FORMAL, last=first.next_game())
    assert seats_after(second) == (9,)
