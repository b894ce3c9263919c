"""A record that is wrong says in one sentence where, and what is allowed there."""

from pathlib import Path

import pytest

from judge_app.records import RecordError, read_record, replay

CARDS = 'seats = ["werewolf", "witch", "seer", "villager"]'
HEAD = f'format = 1\ntitle = "小局"\nruleset = "face-to-face"\n{CARDS}\n'
DAY = "[[night]]\n[[day]]\ndo = [ {step} ]\n"


def sentence(tmp_path: Path, text: str) -> str:
    """What is said of a record, without its folder."""
    path = tmp_path / "r.wolf.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(RecordError) as caught:
        replay(read_record(path))
    return str(caught.value).replace(f"{path}: ", "")


def test_small_record_is_right(tmp_path: Path) -> None:
    path = tmp_path / "r.wolf.toml"
    path.write_text(HEAD + "[[night]]\nwolves = 4\n", "utf-8")
    assert replay(read_record(path)).mismatch is None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("format = 2\n", "format: 写的是 2，这个程序只读格式 1"),
        ("format = true\n", "format: 写的是 True，这个程序只读格式 1"),
        ("format = 1\n", "title: 缺这一项"),
        (HEAD.replace(CARDS, ""), "seats: 缺这一项"),
        (HEAD + "wheels = 3\n", "wheels: 没有“wheels”"),
        (
            HEAD.replace("face-to-face", "face-to-fase"),
            "ruleset: 没有“face-to-fase”，是不是 face-to-face？可写：",
        ),
        (HEAD.replace("face-to-face", "mine.toml"), "没有这个文件"),
        (HEAD.replace('"小局"', "3"), "title: 要写成带引号的文字，写的是 3"),
        (HEAD + 'winner = "wolfs"\n', "winner: 没有“wolfs”，是不是 wolves？可写："),
        (HEAD + "alive = [1, 1]\n", "alive: 同一个座位写了两次：[1, 1]"),
        (HEAD + "alive = [5]\n", "alive: 要写 1 到 4 的座位，写的是 5"),
        (HEAD + "alive = 3\n", "alive: 要写成列表 [ … ]，写的是 3"),
        (
            HEAD + "[game]\nplaces = 3\n",
            "game: places: 没有“places”，是不是 place？可写：date、place、table、judge",
        ),
        (HEAD + '[names]\n9 = "阿明"\n', "names: 要写 1 到 4 的座位，写的是 9"),
        (HEAD + '[names]\nx = "阿明"\n', "names: 要写 1 到 4 的座位，写的是 'x'"),
        (HEAD + "[carry]\nprotected = [0]\n", "carry: protected: 要写 1 到 4 的座位，写的是 0"),
        ("format = \n", "第 1 行: 值的写法不对"),
    ],
)
def test_head_that_is_wrong(tmp_path: Path, text: str, told: str) -> None:
    assert told in sentence(tmp_path, text)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ('seats = ["werewolf", "witch", "seer"]', "seats: 写了 3 个座位，要 4 到 99 个"),
        ('seats = ["werewolf", "witch", "sear", "villager"]', "seats: 3: 没有“sear”，是不是 seer？可写："),
        ('seats = ["werewolf", "witch", 3, "villager"]', "seats: 3: 要写成带引号的文字，写的是 3"),
        (
            '[seats]\n1 = "werewolf"\n2 = "seer"\n4 = "witch"\n5 = "villager"',
            "seats: 5: 座位要从 1 到 4，不缺不重",
        ),
        ('[seats]\n1 = "werewolf"\nx = "seer"', "seats: x: 座位要从 1 到 2，不缺不重"),
        ('board = "13"\n' + CARDS, "board: 没有“13”"),
        ('board = "7"\n' + CARDS, "seats: 版型 7 是 7 人，写了 4 个座位"),
        (
            'board = "7"\nseats = ["werewolf", "werewolf", "werewolf", "seer", "witch", "cupid", "villager"]',
            "seats: 版型 7 有 2 张 werewolf，写了 3 张",
        ),
        (
            'board = "7"\nseats = ["werewolf", "werewolf", "guard", "seer", "witch", "cupid", "villager"]',
            "seats: 版型 7 有 0 张 guard，写了 1 张",
        ),
        ('seats = ["thief", "werewolf", "seer", "villager"]', "bottom: 底牌要写 2 张，写了 0 张"),
        (CARDS + '\n[bottom]\ncards = ["villager"]', "bottom: 底牌要写 0 张，写了 1 张"),
        (CARDS + '\n[bottom]\ncards = ["vilager"]', "bottom: cards: 没有“vilager”，是不是 villager？可写："),
        ('seats = ["werewolf", "unknown", "seer", "villager"]', "board: 有座位是 unknown，要写 board"),
        (CARDS + '\n[options]\n"witch.self_safe" = "never"', "options: witch.self_safe: 没有这个选项"),
        (CARDS + '\n[options]\n"witch.self_save" = 3', "options: witch.self_save: "),
    ],
)
def test_cards_or_options_that_are_wrong(tmp_path: Path, cards: str, told: str) -> None:
    assert told in sentence(tmp_path, HEAD.replace(CARDS, cards))


@pytest.mark.parametrize(
    ("night", "told"),
    [
        ("wolfs = 3", "night 1: wolfs: 没有“wolfs”，是不是 wolves？可写："),
        ("villager = 3", "night 1: villager: 没有“villager”"),
        ("wolves = 5", "night 1: wolves: 要写 1 到 4 的座位，写的是 5"),
        ("wolves = true", "night 1: wolves: 要写 1 到 4 的座位，写的是 true"),
        ("wolves = 2.0", "night 1: wolves: 要写 1 到 4 的座位，写的是 2.0"),
        ("wolves = [1, 9]", "night 1: wolves: 要写 1 到 4 的座位，写的是 9"),
        ("witch = { save = false }", "night 1: witch: save: 要写 1 到 4 的座位，写的是 false"),
        ("wolves = { try = 9 }", "night 1: wolves: try: 要写 1 到 4 的座位，写的是 9"),
        ("wolves = { then = 3 }", "night 1: wolves: then 前面要有 try"),
        ("wolves = { try = 2, than = 3 }", "night 1: wolves: than: 没有“than”，是不是 then？可写：try、then"),
        ('wolves = "nobody"', "night 1: wolves: 没有“nobody”。可写：none"),
        ("expect = { witch_show = 3 }", "night 1: expect: witch_show"),
        ('expect = { seer_shown = "bad" }', "night 1: expect: seer_shown: 没有“bad”"),
        ('expect = { called = ["wolfs"] }', "night 1: expect: called: 没有“wolfs”"),
        ("correct = { ded = [1] }", "night 1: correct: ded: 没有“ded”，是不是 dead？可写："),
        ('correct = { role = { 5 = "seer" } }', "night 1: correct: role: 要写 1 到 4 的座位，写的是 5"),
        ('correct = { role = { 1 = "sear" } }', "night 1: correct: role: 1: 没有“sear”，是不是 seer？"),
        ("warn = 9", "night 1: warn: 要写 1 到 4 的座位，写的是 9"),
        ("warn_1 = 3", "night 1: warn_1: 没有“warn_1”"),
        ("guard_2 = 3", "night 1: guard_2: 没有“guard_2”"),
        ("warn = 3\nwhy = 4", "night 1: why: 要写成带引号的文字，写的是 4"),
        ("open = 1", "night 1: open: 只能写 true 或 false，写的是 1"),
        ("note = 3", "night 1: note: 要写成带引号的文字，写的是 3"),
        ("[[night]]", "夜与昼要交替，从第一夜开始：写了 2 夜 0 昼"),
        ("[[day]]\ndo = []\n[[day]]\ndo = []", "夜与昼要交替，从第一夜开始：写了 1 夜 2 昼"),
        ("[[night]]\n[[day]]\ndo = []", "night 1: 夜与昼要交替：这里应当是 [[day]]"),
    ],
)
def test_night_that_is_wrong(tmp_path: Path, night: str, told: str) -> None:
    assert told in sentence(tmp_path, f"{HEAD}[[night]]\n{night}\n")


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{ }", "day 1: step 1: 这一步是空的，可写：campaign、announce、"),
        ("3", "day 1: step 1: 要写成一张表 { … }，写的是 3"),
        ("{ anounce = [] }", "day 1: step 1: anounce: 没有“anounce”，是不是 announce？可写："),
        ("{ announce = [], vote = {} }", "day 1: step 1: 一步只写一件事，写了 announce、vote"),
        ("{ announce = 4 }", "day 1: step 1: announce: 要写成列表 [ … ]，写的是 4"),
        ("{ announce = [9] }", "day 1: step 1: announce: 要写 1 到 4 的座位，写的是 9"),
        ("{ announce = [], died = [] }", "day 1: step 1: announce: died: 没有“died”。可写：last_words"),
        ("{ vote = { 9 = 1 } }", "day 1: step 1: vote: 要写 1 到 4 的座位，写的是 9"),
        ("{ vote = { 1 = 9 } }", "day 1: step 1: vote: 1: 要写 1 到 4 的座位，写的是 9"),
        ("{ vote = { pkk = {} } }", "day 1: step 1: vote: pkk: 没有“pkk”，是不是 pk？可写："),
        ("{ vote = { reveal = false } }", "day 1: step 1: vote: reveal: 只能写 true"),
        ('{ vote = {}, exiled = "nobody" }', "day 1: step 1: vote: exiled: 没有“nobody”。可写：none"),
        ('{ vote = {}, tally = { 1 = "x" } }', "day 1: step 1: vote: tally: 1: 要写票数"),
        ("{ campaign = { ups = [] } }", "day 1: step 1: campaign: ups: 没有“ups”，是不是 up？可写："),
        ("{ campaign = { takes = 9 } }", "day 1: step 1: campaign: takes: 要写 1 到 4 的座位，写的是 9"),
        ('{ badge = "tear" }', "day 1: step 1: badge: 没有“tear”。可写：torn"),
        ("{ speeches = [1, 2], start = { beside = 1 } }", "start: towards: 缺这一项"),
        ('{ speeches = [1, 2], start = { beside = 1, towards = "up" } }', "start: towards: 没有“up”"),
        ("{ duel = 3, buy = 2 }", "day 1: step 1: duel: buy: 没有“buy”，是不是 by？可写：by"),
        ("{ correct = { dead = 1 } }", "day 1: step 1: correct: dead: 要写成列表 [ … ]，写的是 1"),
        ("{ announce = [], growl = 3 }", "day 1: step 1: announce: growl: 只能写 true 或 false"),
        ("{ speeches = [1, 2], start = { try = { beside = 1 } } }", "start: try: towards: 缺这一项"),
        ('{ remove = 3, wy = "" }', "day 1: step 1: remove: wy: 没有“wy”，是不是 why？可写："),
    ],
)
def test_day_that_is_wrong(tmp_path: Path, step: str, told: str) -> None:
    assert told in sentence(tmp_path, HEAD + DAY.replace("{step}", step))


def test_day_without_steps_is_wrong(tmp_path: Path) -> None:
    assert "day 1: do: 缺这一项" in sentence(tmp_path, f"{HEAD}[[night]]\n[[day]]\n")


def test_several_boards_of_the_same_cards_ask_for_one(tmp_path: Path) -> None:
    seats = ["werewolf"] * 2 + ["unknown"] * 7
    text = f'format = 1\ntitle = "t"\nruleset = "face-to-face"\nseats = {seats}\n'
    assert "board: 这些牌有几个版型：写上 board，可写 9-cupid、9-standard" in sentence(tmp_path, text)


@pytest.mark.parametrize(
    "raw", [b"", b"\xff\xfe", b"[" * 5000, b"a = " + b"[" * 500, b"a.b" * 9000, bytes(9)]
)
def test_bytes_that_are_no_record(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "r.wolf.toml"
    path.write_bytes(raw)
    with pytest.raises(RecordError):
        read_record(path)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.wolf.toml", tmp_path):
        with pytest.raises(RecordError, match="没有这个文件"):
            read_record(path)
