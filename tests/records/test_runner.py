"""The runner drives a game by a record and says what does not hold."""

from pathlib import Path

import pytest

from judge_app.engine.game import Game
from judge_app.records import Replay, read_record, replay

GUARD_BOARD = """format = 1
title = "十二人"
ruleset = "{ruleset}"
board = "{board}"
seats = ["werewolf", "werewolf", "werewolf", "werewolf", "guard", "seer", "witch", "hunter", {rest}]
"""
FOUR_VILLAGERS = '"villager", "villager", "villager", "villager"'
ELECTION = '{ campaign = { up = [] }, sheriff = "none" }'


def played(tmp_path: Path, text: str, ruleset: str = "face-to-face", board: str = "12-guard") -> Replay:
    path = tmp_path / "r.wolf.toml"
    head = GUARD_BOARD.format(ruleset=ruleset, board=board, rest=FOUR_VILLAGERS)
    path.write_text(head + text, "utf-8")
    return replay(read_record(path))


def told(replayed: Replay) -> str:
    assert replayed.mismatch is not None
    return str(replayed.mismatch)


def day(*steps: str, night: str = "") -> str:
    return f"[[night]]\n{night}\n[[day]]\ndo = [{', '.join(steps)}]\n"


@pytest.mark.parametrize(
    ("text", "mismatch"),
    [
        ("[[night]]\nwolves = 9\nexpect = { witch_shown = 5 }\n", "night 1: witch_shown: expected 5, got 9"),
        ("[[night]]\nexpect = { witch_shown = 5 }\n", 'night 1: witch_shown: expected 5, got "none"'),
        ('[[night]]\nexpect = { seer_shown = "wolf" }\n', "night 1: seer_shown: nothing was shown"),
        (
            '[[night]]\nexpect = { called = ["guard"] }\n',
            'night 1: called: expected ["guard"], got ["guard", "wolves", "witch", "seer", "hunter"]',
        ),
        ("[[night]]\nguard = { try = 9, then = 10 }\n", "night 1: guard: expected 9 to be refused"),
        ("[[night]]\nwitch = { save = true }\n", "night 1: witch: refused: "),
        ("[[night]]\nthief = 3\n", "night 1: thief: not asked here; the game asks n1.dawn"),
        (day("{ announce = [9] }"), "day 1: step 1: announce: expected [9], got []"),
        (day("{ announce = [] }", ELECTION), "day 1: step 2: campaign: not asked here"),
        (day(ELECTION, "{ announce = [9], last_words = [] }", night="wolves = 9"), "expected [], got [9]"),
        (day(ELECTION, "{ vote = { 1 = 2 }, exiled = 3 }"), "day 1: step 2: vote: exiled: expected 3, got 2"),
        (day(ELECTION, "{ vote = { 1 = 2 }, died = [] }"), "day 1: step 2: vote: died: expected [], got [2]"),
        (day("{ vote = { 1 = 2, pk = { 1 = 3 } } }"), "day 1: step 1: vote: pk: not asked here"),
        (day("{ vote = { 1 = 2, reveal = true } }"), "day 1: step 1: vote: reveal: not asked here"),
        (
            day("{ vote = { 1 = { try = 3, then = 2 } } }"),
            'day 1: step 1: vote: expected {"1": 3} to be refused',
        ),
        (day("{ shoot = 3, by = 8 }"), "day 1: step 1: shoot: not asked here"),
        (day("{ explode = 9 }"), "day 1: step 1: explode: refused: 9 号不是狼人，不能自爆"),
        (day("{ explode = { try = 1 } }"), "day 1: step 1: explode: expected 1 to be refused"),
        (day("{ campaign = { up = [1, 6] }, sheriff = 6 }"), 'sheriff: expected 6, got "none"'),
        (
            day("{ campaign = { up = [6], votes = { 1 = 6 } } }"),
            "day 1: step 1: campaign: votes: not asked here",
        ),
        ('winner = "good"\n[[night]]\n', 'end: winner: expected "good", got "none"'),
        ("alive = [1]\n[[night]]\n", "end: alive: expected [1], got [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"),
        ("winners = [1]\n[[night]]\n", "end: winners: expected [1], got []"),
    ],
)
def test_what_does_not_hold_is_named(tmp_path: Path, text: str, mismatch: str) -> None:
    assert mismatch in told(played(tmp_path, text))


@pytest.mark.parametrize(
    "text",
    [
        day("{ campaign = { up = [6, 7], withdrew = [7] }, sheriff = 6 }"),
        day("{ campaign = { up = [6, 7], votes = { 1 = 6, 2 = 7 }, runoff = { 1 = 7 } }, sheriff = 7 }"),
        day("{ campaign = { up = [6, 7], votes = { 1 = 6, 2 = 7 }, runoff = { 6 = { try = 7 } } } }"),
        day("{ campaign = { up = [6], exploded = { try = 9 } } }"),
        day(
            ELECTION,
            "{ announce = [9] }",
            "{ speeches = [10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8] }",
            night="wolves = 9",
        ),
        day(ELECTION, "{ announce = [] }", "{ speeches = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3] }"),
        day(ELECTION, "{ explode = 1, died = [1], last_words = [1] }"),
        day(
            ELECTION,
            "{ announce = [8], last_words = [8] }",
            "{ shoot = 3, by = 8, died = [3], last_words = [3] }",
            night="wolves = 8",
        ),
        day('{ remove = 3, why = "看牌", died = [3], last_words = [] }'),
        day('{ note = "有人迟到" }'),
        day(
            "{ campaign = { up = [6] }, sheriff = 6 }",
            "{ vote = { 1 = 6, 2 = 6 }, exiled = 6 }",
            "{ badge = 9 }",
        ),
        day(
            "{ campaign = { up = [6] }, sheriff = 6 }",
            "{ vote = { 1 = 6, 2 = 6 }, exiled = 6 }",
            '{ badge = { try = 6, then = "torn" } }',
        ),
    ],
)
def test_what_holds_holds(tmp_path: Path, text: str) -> None:
    assert played(tmp_path, text).mismatch is None


def test_last_words_wait_for_the_skills(tmp_path: Path) -> None:
    """On night 2 a single death speaks, but not once the hunter has shot another."""
    one_day = day(ELECTION, "{ announce = [] }")
    alone = day("{ announce = [8], last_words = [8] }", '{ shoot = "none", by = 8 }', night="wolves = 8")
    both = day(
        "{ announce = [8], last_words = [] }", "{ shoot = 3, by = 8, last_words = [] }", night="wolves = 8"
    )
    assert played(tmp_path, one_day + alone).mismatch is None
    assert played(tmp_path, one_day + both).mismatch is None


def test_step_after_the_end_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "r.wolf.toml"
    path.write_text(
        'format = 1\ntitle = "t"\nruleset = "face-to-face"\n'
        'seats = ["werewolf", "witch", "seer", "villager"]\n'
        "[[night]]\nwitch = { poison = 1 }\n[[day]]\ndo = [{ announce = [1] }]\n",
        "utf-8",
    )
    assert "day 1: step 1: announce: the game is over" in told(replay(read_record(path)))


def test_record_that_stops_early_is_left_there(tmp_path: Path) -> None:
    assert played(tmp_path, "[[night]]\nguard = 9\n").game.prompt.key == "n1.dawn"
    assert played(tmp_path, "").game.prompt.key == "n1.dark"


def test_skills_left_open_count_as_not_used_where_a_winner_is_named(tmp_path: Path) -> None:
    text = (
        'format = 1\ntitle = "t"\nruleset = "face-to-face"\nwinner = "good"\n'
        'seats = ["werewolf", "werewolf", "hunter", "seer", "villager", "witch"]\n'
        "[[night]]\nwitch = { poison = 1 }\nwolves = 3\n[[day]]\n"
        "do = [{ campaign = { up = [] } }, { announce = [3, 1] }, { vote = { 4 = 2 }, exiled = 2 }]\n"
    )
    path = tmp_path / "r.wolf.toml"
    path.write_text(text, "utf-8")
    replayed = replay(read_record(path))
    assert replayed.mismatch is None
    assert replayed.game.prompt.kind == "end"


def test_two_forms_of_seats_are_one(tmp_path: Path) -> None:
    cards = ["werewolf", "witch", "seer", "villager"]
    table = "[seats]\n" + "".join(f'{seat} = "{card}"\n' for seat, card in enumerate(cards, 1))
    games: list[Game] = []
    for form in (f"seats = {cards}\n", table):
        path = tmp_path / "r.wolf.toml"
        path.write_text(f'format = 1\ntitle = "t"\nruleset = "face-to-face"\n{form}', "utf-8")
        games.append(replay(read_record(path)).game)
    assert games[0].answers == games[1].answers


def test_seat_nobody_has_seen_is_asked_for_only_where_it_matters(tmp_path: Path) -> None:
    path = tmp_path / "r.wolf.toml"
    head = GUARD_BOARD.format(ruleset="face-to-face", board="12-guard", rest=FOUR_VILLAGERS)
    path.write_text(head.replace('"hunter"', '"unknown"') + "[[night]]\nwolves = 9\n", "utf-8")
    assert replay(read_record(path)).mismatch is None


def test_protected_seat_may_not_be_knifed(tmp_path: Path) -> None:
    options = '[options]\n"first_kill.protection" = "next_game"\n[carry]\nprotected = [9]\n'
    text = options + "[[night]]\nwolves = { try = 9, then = 10 }\n"
    assert played(tmp_path, text).mismatch is None


def test_scapegoat_names_who_may_vote(tmp_path: Path) -> None:
    path = tmp_path / "r.wolf.toml"
    path.write_text(
        'format = 1\ntitle = "t"\nruleset = "last-words"\n'
        'seats = ["werewolf", "seer", "witch", "villager", "villager", "villager", "scapegoat", "hunter"]\n'
        + day(
            ELECTION,
            "{ announce = [] }",
            "{ vote = { 2 = 3, 3 = 2 }, tied = [2, 3], died = [7] }",
            "{ allow = [2] }",
        )
        + day("{ announce = [] }", "{ vote = { 2 = 4, 3 = { try = 4 } }, exiled = 4 }"),
        "utf-8",
    )
    assert replay(read_record(path)).mismatch is None


def test_forced_answer_is_taken_as_the_judges(tmp_path: Path) -> None:
    one_day = day(ELECTION, "{ announce = [] }", night="guard = 9")
    replayed = played(tmp_path, one_day + "[[night]]\nguard = { force = 9 }\n")
    assert replayed.mismatch is None
    assert [answer.key for answer in replayed.game.answers if answer.force] == ["n2.guard"]
