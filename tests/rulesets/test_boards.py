"""The boards of the rulesets, written down by hand."""

import pytest

from judge_app.rulesets import Board, bundled_ids, load_ruleset

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
    "白狼": "white_wolf",
    "种狼": "alpha_wolf",
    "狼兄": "wolf_elder_brother",
    "狼弟": "wolf_younger_brother",
    "骑士": "knight",
    "锈剑骑士": "rusty_knight",
    "野孩子": "wild_child",
    "药剂师": "pharmacist",
    "熊": "bear",
    "口吃法官": "stuttering_judge",
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

# board: wolves, villagers, one each of (those whose name is longer than a sign after a blank)
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
OTHERS = {
    "formal": {
        "9": (3, 3, "预女猎"),
        "10": (3, 3, "预女猎丘"),
        "11": (3, 4, "预女猎丘"),
        "12": (4, 4, "预女猎丘"),
        "13": (4, 5, "预女猎丘守盗"),
        "14": (4, 6, "预女猎丘守盗"),
    },
    "classic": {
        "6": (1, 2, "预丘女"),
        "8": (2, 2, "预丘女猎"),
        "10": (2, 3, "预丘女猎守"),
        "12": (3, 2, "预丘女猎守长白"),
    },
    "handbook": {
        "9": (2, 3, "预女猎 白狼"),
        "10": (2, 4, "预女猎 白狼"),
        "10-idiot": (2, 3, "预女猎白 白狼"),
        "11": (2, 4, "预女猎丘 白狼"),
        "12": (3, 4, "预女猎守 白狼"),
    },
    "close-eyes": {"8": (2, 3, "预丘女"), "10": (2, 4, "预丘女猎"), "12": (3, 5, "预丘女猎")},
    "side-or-city": {
        "9": (3, 3, "预女猎"),
        "10": (3, 3, "预女猎丘"),
        "12": (4, 4, "预女猎白"),
        "12-guard": (4, 4, "预女猎守"),
    },
    "group-chat": {
        "9": (3, 3, "预女猎"),
        "12": (4, 4, "预女猎守"),
        "12-knight": (3, 4, "预女猎 种狼 骑士"),
        "12-rusty": (3, 4, "预女猎 种狼 锈剑骑士"),
        "12-brothers": (2, 4, "预女猎守 狼兄 狼弟"),
        "13-wild": (4, 4, "预女猎守 野孩子"),
        "15": (3, 4, "预女猎守 种狼 药剂师 熊 口吃法官"),
    },
    "extended": {
        "7": (2, 2, "预女猎"),
        "8": (3, 2, "预女猎"),
        "9": (3, 3, "预女猎"),
        "10-guard": (3, 3, "预女猎守"),
        "10-elder": (3, 3, "预女猎长"),
        "11": (4, 3, "预女猎丘"),
        "12": (4, 4, "预女猎丘"),
        "13-guard": (4, 4, "预女猎丘守"),
        "13-elder": (4, 4, "预女猎丘长"),
        "14": (4, 4, "预女猎丘守长"),
    },
}
OTHER_BOARDS = [(ruleset_id, board_id) for ruleset_id, boards in OTHERS.items() for board_id in boards]


def deck(wolves: int, villagers: int, singles: str) -> dict[str, int]:
    short, *long = singles.split(" ")
    unnamed = [card for card in (*short, *long) if card not in CARDS]
    assert not unnamed, f"{unnamed}: a card is named in CARDS"
    return {"werewolf": wolves, "villager": villagers} | {CARDS[card]: 1 for card in (*short, *long)}


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


@pytest.mark.parametrize("ruleset_id", OTHERS)
def test_ruleset_has_its_boards_in_order(ruleset_id: str) -> None:
    found = list(load_ruleset(ruleset_id).boards)
    assert found == list(OTHERS[ruleset_id]), "the boards of a ruleset are listed in OTHERS"


@pytest.mark.parametrize(("ruleset_id", "board_id"), OTHER_BOARDS)
def test_board_is_dealt_as_printed_or_adopted(ruleset_id: str, board_id: str) -> None:
    found = board(ruleset_id, board_id)
    players = int(board_id.split("-")[0])
    assert (found.players, found.deck) == (players, deck(*OTHERS[ruleset_id][board_id]))


@pytest.mark.parametrize(("ruleset_id", "board_id"), OTHER_BOARDS)
def test_board_changes_no_option_of_its_ruleset(ruleset_id: str, board_id: str) -> None:
    assert board(ruleset_id, board_id).options == {}


@pytest.mark.parametrize("ruleset_id", ["side-or-city", "extended"])
def test_winning_by_a_side_is_advised_against_without_a_guard(ruleset_id: str) -> None:
    for each in load_ruleset(ruleset_id).boards.values():
        assert bool(each.advice) == ("guard" not in each.deck)


@pytest.mark.parametrize("ruleset_id", bundled_ids())
def test_every_board_has_a_title_in_both_languages(ruleset_id: str) -> None:
    boards = load_ruleset(ruleset_id).boards.values()
    assert all(each.title and each.title_en.isascii() and each.title_en for each in boards)
    assert len({each.title for each in boards}) == len(boards)
