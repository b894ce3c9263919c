"""Each word of the format does what a judge means by it; what must be refused is."""

from pathlib import Path

import pytest

from judge_app.engine.facts import Fact
from judge_app.records import Replay, read_record, replay

NOBODY_STANDS = '{ campaign = { up = [] }, sheriff = "none" }'
SIX = "werewolf werewolf seer villager villager villager"


def record(folder: Path, ruleset: str, cards: str, text: str) -> Replay:
    path = folder / "r.wolf.toml"
    head = f'format = 1\ntitle = "t"\nruleset = "{ruleset}"\nseats = {cards.split()}\n'
    path.write_text(head + text, "utf-8")
    return replay(read_record(path))


def day(*steps: str, night: str = "") -> str:
    return f"[[night]]\n{night}\n[[day]]\ndo = [{', '.join(steps)}]\n"


def facts(replayed: Replay, kind: str) -> list[Fact]:
    return [fact for fact in replayed.game.facts if fact.kind == kind]


HOLDS = [
    # by night, every role
    ("extended", f"{SIX} fox", "[[night]]\nfox = [3, 4, 5]\nexpect = { fox_shown = 'none' }"),
    ("extended", f"{SIX} fox", "[[night]]\nfox = { try = [3, 5, 6], then = [7, 1, 2] }"),
    ("extended", f"{SIX} silencer", "[[night]]\nsilencer = 3\nexpect = { silenced = 3 }"),
    ("extended", f"{SIX} demon", "[[night]]\nwolves = 4\ndemon = 3\nexpect = { demon_shown = 'god' }"),
    ("extended", f"{SIX} demon", "[[night]]\nwolves = { try = 7, then = 4 }\ndemon = { try = 1 }"),
    ("extended", f"{SIX} demon_offline", "[[night]]\ndemon_offline = 'none'"),
    ("extended", f"{SIX} wild_child", "[[night]]\nwild_child = { try = 'none', then = 3 }"),
    (
        "extended",
        f"{SIX} little_girl",
        "alive = [1, 2, 3, 4, 5, 6]\n[[night]]\nwolves = 4\nlittle_girl = 'caught'",
    ),
    ("extended", f"{SIX} little_girl", "alive = [1, 2, 3, 4, 5, 6]\n[[night]]\nlittle_girl = 'caught'"),
    ("classic", f"{SIX} piper", "[[night]]\npiper = [1, 4]\nexpect = { charmed = [1, 4] }"),
    (
        "group-chat",
        f"{SIX} alpha_wolf",
        "alive = [1, 2, 3, 4, 5, 6, 7]\n[[night]]\nwolves = 3\nalpha_wolf = 'infect'",
    ),
    ("group-chat", f"{SIX} alpha_wolf", "[[night]]\nalpha_wolf = { try = 'infect' }"),
    ("group-chat", f"{SIX} pharmacist witch", "[[night]]\npharmacist = { try = 'restore' }"),
    ("group-chat", f"{SIX} sectarian", "[[night]]\nsectarian = [1, 2, 7]"),
    (
        "group-chat",
        f"{SIX} wolf_elder_brother wolf_younger_brother",
        "[[night]]\nwolf_younger_brother = { try = 3 }",
    ),
    ("handbook", f"{SIX} white_wolf", "[[night]]\nwhite_wolf = { try = 1 }"),
    ("handbook", f"{SIX} white_wolf", "[[night]]\nwhite_wolf = 'none'"),
    # out of turn, by day
    (
        "group-chat",
        f"{SIX} knight",
        day(NOBODY_STANDS, "{ announce = [] }", "{ duel = { try = 7, then = 4 }, by = 7, died = [7] }"),
    ),
    (
        "group-chat",
        f"{SIX} knight",
        day(NOBODY_STANDS, "{ duel = { try = 1 }, by = 3 }", "{ duel = 1, by = 7 }"),
    ),
    (
        "extended",
        f"{SIX} white_wolf_king",
        day("{ campaign = { up = [3], exploded = 7, takes = { try = 1, then = 4 } }, died = [7, 4] }"),
    ),
    (
        "extended",
        f"{SIX} stalker",
        day(
            NOBODY_STANDS,
            "{ vote = { 1 = 4, 2 = 4, 7 = 5 }, exiled = 4 }",
            "{ stalk = { try = 1, then = 5 }, by = 7, died = [5] }",
        ),
    ),
    # votes
    (
        "group-chat",
        f"{SIX} stuttering_judge villager",
        day(
            NOBODY_STANDS,
            "{ vote = { 4 = 1, 3 = 1 }, exiled = 1 }",
            "{ vote = { called = true, by = 7, 4 = 5, 3 = 6, pk = { 7 = 5 } }, tied = [5, 6], exiled = 5 }",
            "{ vote = { called = { try = true }, by = 7 } }",
        ),
    ),
    (
        "group-chat",
        f"{SIX} stuttering_judge",
        day(NOBODY_STANDS, "{ vote = { 4 = 5 } }", "{ vote = { called = { try = true }, by = 3 } }"),
    ),
    (
        "face-to-face",
        SIX,
        day(NOBODY_STANDS, "{ vote = { 1 = 3, 2 = 4 }, tied = [3, 4] }", "{ explode = 1 }"),
    ),
    ("face-to-face", SIX, day(NOBODY_STANDS, "{ vote = { 1 = 3, reveal = { try = true } }, exiled = 3 }")),
    ("face-to-face", SIX, day("{ campaign = { up = [3], refused = true }, sheriff = 'none' }")),
    ("formal", SIX, day("{ campaign = { up = [3] }, sheriff = 3 }", "{ announce = [] }", "{ target = 1 }")),
    ("formal", SIX, day(NOBODY_STANDS, "{ announce = [] }", "{ target = { try = 1 } }", "{ vote = {} }")),
    # what the table hears
    (
        "extended",
        f"{SIX} silencer",
        day(
            NOBODY_STANDS,
            "{ announce = [4] }",
            "{ speeches = [5, 6, 7, 1, 2] }",
            night="wolves = 4\nsilencer = 3",
        ),
    ),
    (
        "group-chat",
        f"{SIX} bear",
        day(NOBODY_STANDS, "{ announce = [6], growl = true }", night="wolves = 6"),
    ),
    ("group-chat", f"{SIX} villager bear", day(NOBODY_STANDS, "{ announce = [], growl = true }")),
    ("classic", SIX, day("{ announce = [4], roles = { 4 = 'villager' } }", night="wolves = 4")),
    # the judge's own hand
    (
        "face-to-face",
        SIX,
        day("{ correct = { dead = [5] }, why = '漏记' }") + "[[night]]\nwolves = { try = 5 }",
    ),
    (
        "face-to-face",
        SIX,
        "[[night]]\ncorrect = { role = { 3 = 'villager', 4 = 'seer' } }\nwhy = '看错'\nseer = 3",
    ),
    (
        "face-to-face",
        SIX,
        "[[night]]\nwolves = 4\nremove = 3\nseer = { try = 1 }\nremove_2 = { try = 3 }\nnote = '三号离席'",
    ),
    (
        "face-to-face",
        SIX,
        "[[night]]\nwarn = 3\nwhy = '出声'\nwarn_2 = 4\nwhy_2 = '看牌'\nnote = '吵'\nnote_2 = '静'",
    ),
    ("face-to-face", SIX, day("{ remove = 3, died = [3], last_words = [] }", "{ remove = { try = 3 } }")),
    ("face-to-face", SIX, day(NOBODY_STANDS, "{ vote = { 3 = { force = 3 } }, exiled = 3 }")),
    # in the midst of a step
    (
        "face-to-face",
        SIX,
        day(
            "{ campaign = { up = [3, 4], open = true } }", "{ remove = 4 }", "{ campaign = {}, sheriff = 3 }"
        ),
    ),
    (
        "face-to-face",
        SIX,
        day(
            NOBODY_STANDS,
            "{ vote = { 1 = 3, 2 = 4, open = true }, tied = [3, 4] }",
            "{ remove = 5 }",
            "{ vote = { pk = { 6 = 4 } }, exiled = 4 }",
        ),
    ),
]


@pytest.mark.parametrize(("ruleset", "cards", "text"), HOLDS)
def test_it_holds(tmp_path: Path, ruleset: str, cards: str, text: str) -> None:
    assert record(tmp_path, ruleset, cards, text).mismatch is None


FAILS = [
    ("extended", f"{SIX} fox", "[[night]]\nfox = [3, 5, 6]", "night 1: fox: refused: 要三个相连的座位"),
    (
        "face-to-face",
        SIX,
        "[[night]]\nseer = { try = 'omit' }",
        'night 1: seer: expected "omit" to be refused',
    ),
    ("group-chat", f"{SIX} knight", day("{ duel = 1, by = 3 }"), "duel: by: expected 3, got 7"),
    ("group-chat", f"{SIX} knight", day("{ duel = { try = 1 }, by = 7 }"), "duel: expected 1 to be refused"),
    ("face-to-face", SIX, day("{ duel = 1 }"), "day 1: step 1: duel: not asked here"),
    ("face-to-face", SIX, day("{ vote = { called = true } }"), "day 1: step 1: vote: called: not asked here"),
    ("face-to-face", SIX, day("{ explode = 1, takes = 3 }"), "day 1: step 1: explode: takes: not asked here"),
    ("face-to-face", SIX, day("{ announce = [], growl = true }"), "growl: expected true, got false"),
    (
        "classic",
        SIX,
        day("{ announce = [] }", "{ campaign = { up = [1] } }"),
        "up: expected [1], got [1, 2, 3, 4, 5, 6]",
    ),
    (
        "face-to-face",
        SIX,
        day("{ campaign = { up = [], withdrew = [3] } }"),
        "campaign: withdrew: not asked here",
    ),
    ("face-to-face", SIX, day("{ warn = { try = 3 } }"), "warn: expected 3 to be refused"),
]


@pytest.mark.parametrize(("ruleset", "cards", "text", "told"), FAILS)
def test_it_does_not_hold(tmp_path: Path, ruleset: str, cards: str, text: str, told: str) -> None:
    mismatch = record(tmp_path, ruleset, cards, text).mismatch
    assert told in str(mismatch)


def test_reason_stays_with_what_the_judge_did(tmp_path: Path) -> None:
    text = "[[night]]\nwarn = 3\nwhy = '出声'\nwolves = 4\nwarn_2 = 5\nwhy_2 = '看牌'\n"
    warned = facts(record(tmp_path, "face-to-face", SIX, text), "warning")
    assert [fact.data for fact in warned] == [{"seat": 3, "why": "出声"}, {"seat": 5, "why": "看牌"}]


def test_what_the_judge_does_by_night_happens_where_it_is_written(tmp_path: Path) -> None:
    text = "[[night]]\nseer = 1\nremove = 3\nexpect = { seer_shown = 'wolf' }\n"
    assert record(tmp_path, "face-to-face", SIX, text).mismatch is None


def test_note_after_the_end_of_a_game_is_no_step(tmp_path: Path) -> None:
    text = day("{ announce = [1] }", "{ note = '散场' }", night="witch = { poison = 1 }")
    won = record(tmp_path, "handbook", "werewolf witch villager villager villager", text)
    assert "the game is over" in str(won.mismatch)
    text = day(NOBODY_STANDS, "{ explode = 1 }", "{ note = '散场' }")
    assert record(tmp_path, "face-to-face", "werewolf witch villager villager", text).mismatch is None


def test_preset_lies_beside_the_record(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(
        'format = 1\nid = "ours"\ntitle = "自家"\nbase = "face-to-face"\n', "utf-8"
    )
    played = record(tmp_path, "ours.toml", SIX, "[[night]]\nwolves = 4\n")
    assert played.mismatch is None
