"""The boards of rules.md §8 and §9, written down by hand."""

import pytest

from judge_app.rulesets import Board, load_ruleset

CARDS = {
    "狼": "werewolf",
    "民": "villager",
    "预": "seer",
    "女": "witch",
    "猎": "hunter",
    "守": "guard",
    "丘": "cupid",
    "长": "elder",
    "白": "idiot",
    "盗": "thief",
}

# board: players, wolves, villagers, one each of, wins by, wolf pair, self-save
FACE_TO_FACE = {
    "7": (7, 2, 2, "女预丘", "city", "wolves", "first_night"),
    "8": (8, 2, 3, "女预丘", "city", "wolves", "first_night"),
    "9-cupid": (9, 3, 3, "女预丘", "city", "good", "first_night"),
    "9-standard": (9, 3, 3, "猎女预", "city", None, "never"),
    "10": (10, 3, 3, "猎女预丘", "city", "wolves", "never"),
    "11": (11, 4, 3, "猎女预丘", "city", "good", "never"),
    "12-guard": (12, 4, 4, "猎女预守", "side", None, "never"),
    "12-idiot": (12, 4, 4, "猎女预白", "side", None, "never"),
    "12-elder": (12, 4, 4, "猎女预长", "side", None, "never"),
    "12-thief": (12, 3, 5, "猎女预白丘盗", "side", "wolves", "never"),
}

# board: wolves, villagers, one each of
LAST_WORDS = {
    "8": (2, 3, "预女猎"),
    "9": (3, 3, "预女猎"),
    "10": (3, 3, "预女猎丘"),
    "11": (3, 3, "预女猎守丘"),
    "12": (4, 4, "预女猎守"),
    "13": (4, 4, "预女猎守丘"),
    "14": (4, 4, "预女猎守长丘"),
    "15": (5, 4, "预女猎守长丘"),
    "16": (5, 5, "预女猎守长丘"),
    "17": (5, 5, "预女猎守长白丘"),
    "18": (6, 5, "预女猎守长白丘"),
}


def deck(wolves: int, villagers: int, singles: str) -> dict[str, int]:
    return {"werewolf": wolves, "villager": villagers} | {CARDS[card]: 1 for card in singles}


def board(ruleset_id: str, board_id: str) -> Board:
    return load_ruleset(ruleset_id).boards[board_id]


def in_force(ruleset_id: str, board_id: str, option_id: str) -> object:
    ruleset = load_ruleset(ruleset_id)
    return {**ruleset.options, **ruleset.boards[board_id].options}[option_id]


def test_face_to_face_has_its_ten_boards() -> None:
    assert list(load_ruleset("face-to-face").boards) == list(FACE_TO_FACE)


def test_last_words_has_a_board_for_each_number_of_players() -> None:
    assert list(load_ruleset("last-words").boards) == list(LAST_WORDS)


@pytest.mark.parametrize("board_id", FACE_TO_FACE)
def test_face_to_face_board_is_dealt_as_printed(board_id: str) -> None:
    players, wolves, villagers, singles, *_rest = FACE_TO_FACE[board_id]
    found = board("face-to-face", board_id)
    assert (found.players, found.deck) == (players, deck(wolves, villagers, singles))


@pytest.mark.parametrize("board_id", FACE_TO_FACE)
def test_face_to_face_board_plays_as_printed(board_id: str) -> None:
    *_cards, wins_by, wolf_pair, self_save = FACE_TO_FACE[board_id]
    assert in_force("face-to-face", board_id, "win.wolves") == wins_by
    assert in_force("face-to-face", board_id, "witch.self_save") == self_save
    if wolf_pair:
        assert in_force("face-to-face", board_id, "cupid.with_wolf_pair") == wolf_pair


@pytest.mark.parametrize("board_id", LAST_WORDS)
def test_last_words_board_is_dealt_as_adopted(board_id: str) -> None:
    found = board("last-words", board_id)
    assert (found.players, found.deck) == (int(board_id), deck(*LAST_WORDS[board_id]))


@pytest.mark.parametrize("board_id", LAST_WORDS)
def test_guard_is_a_giant_from_twelve_players_on(board_id: str) -> None:
    giants = ["seer", "witch", "hunter"] + (["guard"] if int(board_id) >= 12 else [])
    assert in_force("last-words", board_id, "win.giants") == giants


@pytest.mark.parametrize("board_id", LAST_WORDS)
def test_first_victim_is_protected_longer_above_twelve_players(board_id: str) -> None:
    games = "two_games" if int(board_id) > 12 else "next_game"
    assert in_force("last-words", board_id, "first_kill.protection") == games


@pytest.mark.parametrize("board_id", LAST_WORDS)
def test_sheriff_is_advised_against_below_twelve_players(board_id: str) -> None:
    assert bool(board("last-words", board_id).advice) == (int(board_id) < 12)


@pytest.mark.parametrize("ruleset_id", ["face-to-face", "last-words"])
def test_every_board_has_a_title_in_both_languages(ruleset_id: str) -> None:
    boards = load_ruleset(ruleset_id).boards.values()
    assert all(each.title and each.title_en.isascii() and each.title_en for each in boards)
    assert len({each.title for each in boards}) == len(boards)
