"""Ruleset files that are right, and what is said of those that are not."""

from dataclasses import replace
from pathlib import Path

import pytest

from judge_app.paths import data_path
from judge_app.rulesets import OPTIONS, Ruleset, RulesetError, bundled_ids, load_ruleset

GOOD = (data_path("rulesets") / "face-to-face.toml").read_text("utf-8")
PRESET = """
format = 1
id = "friday-club"
title = "周五俱乐部"
base = "face-to-face"
"""


def write(folder: Path, text: str | bytes, name: str = "club.toml") -> Path:
    path = folder / name
    path.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)
    return path


def mistakes(path: Path) -> list[str]:
    """What is said of the file, without its path; lines only where there is no key."""
    with pytest.raises(RulesetError) as caught:
        load_ruleset(path)
    assert all(each.file == str(path) for each in caught.value.mistakes)
    told = (replace(each, file="", line=0 if each.place else each.line) for each in caught.value.mistakes)
    return [str(each) for each in told]


@pytest.mark.parametrize("ruleset_id", bundled_ids())
class TestEveryBundledRuleset:
    def test_loads_with_every_option(self, ruleset_id: str) -> None:
        assert load_ruleset(ruleset_id).options.keys() == OPTIONS.keys()

    def test_is_named_as_its_file(self, ruleset_id: str) -> None:
        assert load_ruleset(ruleset_id).id == ruleset_id

    def test_names_every_role(self, ruleset_id: str) -> None:
        ruleset = load_ruleset(ruleset_id)
        assert tuple(ruleset.names) == ruleset.roles

    def test_is_the_same_after_json(self, ruleset_id: str) -> None:
        ruleset = load_ruleset(ruleset_id)
        assert Ruleset.model_validate_json(ruleset.model_dump_json()) == ruleset


def test_card_misspelt_throughout_a_file_of_its_own_is_told_where_it_is_listed_and_dealt(
    tmp_path: Path,
) -> None:
    told = mistakes(write(tmp_path, GOOD.replace("villager", "vilager")))
    assert told[0].endswith('没有身份 "vilager"，是不是 villager？')
    assert [place for place in told if "boards.12-guard.deck.vilager: 没有身份" in place]


def test_file_at_a_path_loads_as_the_bundled_one(tmp_path: Path) -> None:
    assert load_ruleset(write(tmp_path, GOOD)) == load_ruleset("face-to-face")


def test_path_may_be_given_as_text(tmp_path: Path) -> None:
    assert load_ruleset(str(write(tmp_path, GOOD))).id == "face-to-face"


@pytest.mark.parametrize("data", [b"\xef\xbb\xbf" + GOOD.encode(), GOOD.replace("\n", "\r\n").encode()])
def test_windows_files_load(tmp_path: Path, data: bytes) -> None:
    assert load_ruleset(write(tmp_path, data)) == load_ruleset("face-to-face")


def test_option_left_out_takes_the_default_of_the_table(tmp_path: Path) -> None:
    text = GOOD.replace('"speeches.alternate" = true\n', "")
    assert load_ruleset(write(tmp_path, text)).options["speeches.alternate"] is False


# what is changed in face-to-face.toml → what is said
BAD = {
    "unknown key": ("format = 1", "format = 1\nplayer = 3", ["player: 没有这一项，是不是 players？"]),
    "unknown format": (
        "format = 1",
        "format = 2",
        ["format: 由更新的版本写成（格式 2，这里只认到 1），请用新版打开"],
    ),
    "format missing": ("format = 1", "", ["format: 缺这一项"]),
    "path as id": ('id = "face-to-face"', 'id = "../x"', ['id: 写的是 "../x"，只能用小写字母、数字和减号']),
    "title empty": ('title = "面杀完整版修订版"', 'title = ""', ["title: 太短，至少要有 1 个字"]),
    "players reversed": ("[7, 12]", "[12, 7]", ["players: 写的是 [12, 7]，要写 [最少人数, 最多人数]"]),
    "players not whole": ("[7, 12]", "[7, 12.5]", ["players[2]: 写的是 12.5，只能是整数"]),
    "unknown role": ('"thief",\n]', '"thief", "sear",\n]', ['roles[11]: 没有身份 "sear"，是不是 seer？']),
    "role twice": ('"thief",\n]', '"thief", "seer",\n]', ['roles[11]: 身份 "seer" 写了两次']),
    "unknown option": (
        '"guard.self" =',
        '"guard.selv" =',
        ['options."guard.selv": 没有这个选项，是不是 guard.self？'],
    ),
    "option of a wrong type": (
        '"guard.self" = true',
        '"guard.self" = "yes"',
        ['options."guard.self": 写的是 "yes"，只能是 true 或 false'],
    ),
    "option key without quotes": (
        '"guard.self" = true',
        "guard.self = true",
        ['options.guard: 选项名要加英文引号，如 "guard.self"'],
    ),
    "options that cannot both hold": (
        '"witch.both_in_one_night" = false\n"witch.one_potion_a_game" = false',
        '"witch.both_in_one_night" = true\n"witch.one_potion_a_game" = true',
        [
            (
                'options."witch.both_in_one_night": witch.one_potion_a_game = true '
                "与 witch.both_in_one_night = true 不能同时成立，改掉其中一个"
            ),
        ],
    ),
    "board option against the ruleset's": (
        'options = { "win.wolves" = "city" }',
        'options = { "last_words.rule" = "none" }',
        [
            (
                'boards.9-standard.options."last_words.rule": last_words.rule = "none" '
                "与 self_destruct.last_words = true 不能同时成立，改掉其中一个"
            ),
        ],
    ),
    "source of nothing": (
        '"guard.self" = "面杀',
        '"gard.self" = "面杀',
        ['sources."gard.self": 没有这个选项或规则，是不是 guard.self？'],
    ),
    "unknown night step": (
        '"lovers", "guard", "elder",',
        '"lovers", "guardian", "elder",',
        [
            'night.order: 缺步骤 "guard"：身份 "guard" 要睁眼',
            'night.order[4]: 没有步骤 "guardian"，是不是 guard？',
        ],
    ),
    "first-night step not in the order": (
        'first_night = ["thief", "cupid", "lovers"]',
        'first_night = ["thief", "cupid", "lovers", "fox"]',
        ['night.first_night: 步骤 "fox" 不在 order 里'],
    ),
    "hunter woken on the first night only": (
        'first_night = ["thief", "cupid", "lovers"]',
        'first_night = ["thief", "cupid", "lovers", "hunter"]',
        ['night.order: hunter.woken = true，步骤 "hunter" 要每晚都有'],
    ),
    "night step without words": ("[script.seer]", "[script.fox]", ["script.seer: 缺这一步的台词"]),
    "unknown script step": (
        "[script.dawn_later]",
        "[script.dawn_latter]",
        ["script.dawn_later: 缺这一步的台词", "script.dawn_latter: 没有这个步骤，是不是 dawn_later？"],
    ),
    "no words": ('say = ["天亮了"]', "say = []", ["script.dawn_later.say: 太短，至少要有 1 项"]),
    "main line not there": (
        'say = ["天亮了"]',
        'say = ["天亮了"]\nmain = 1',
        ["script.dawn_later.main: 写的是 1，第一行是 0，最后一行是 0"],
    ),
    "placeholder nothing fills": (
        'say = ["天亮了"]',
        'say = ["天亮了{seat.__class__}"]',
        ["script.dawn_later.say[1]: 这里不能用 {seat.__class__}，能用的：没有"],
    ),
    "brace alone": (
        'say = ["天亮了"]',
        'say = ["天亮了{"]',
        ["script.dawn_later.say[1]: 花括号没有配对；要念出花括号请写两遍"],
    ),
    "too few cards": (
        "witch = 1, cupid = 1, villager = 2 }",
        "witch = 1, cupid = 1, villager = 1 }",
        ["boards.7.deck: 共 6 张，7 人要 7 张（有盗贼时多两张）"],
    ),
    "thief without two more cards": (
        "thief = 1, villager = 5",
        "thief = 1, villager = 3",
        ["boards.12-thief.deck: 共 12 张，12 人要 14 张（有盗贼时多两张）"],
    ),
    "card the ruleset does not know": (
        "hunter = 1, guard = 1",
        "hunter = 1, gaurd = 1",
        ['boards.12-guard.deck.gaurd: 没有身份 "gaurd"，是不是 guard？'],
    ),
    "no such number of cards": (
        "cupid = 1, villager = 2 }",
        "cupid = 1, villager = 3, hunter = -1 }",
        ["boards.7.deck.hunter: 写的是 -1，至少 1 张"],
    ),
    "too many players": (
        "players = 7\n",
        "players = 13\n",
        [
            "boards.7.players: 写的是 13，这套规则是 7 到 12 人",
            "boards.7.deck: 共 7 张，13 人要 13 张（有盗贼时多两张）",
        ],
    ),
    "board option wrong": (
        'options = { "win.wolves" = "city" }',
        'options = { "win.wolves" = "town" }',
        ['boards.9-standard.options."win.wolves": 写的是 "town"，只能是 "city"、"side"'],
    ),
    "board without deck": (
        "deck = { werewolf = 2, seer = 1, witch = 1, cupid = 1, villager = 2 }",
        "",
        ["boards.7.deck: 缺这一项"],
    ),
    "bad board id": (
        "[boards.7]",
        '[boards."七"]',
        ['boards."七": 写的是 "七"，只能用小写字母、数字和减号'],
    ),
    "quote missing": (
        'id = "face-to-face"',
        'id = "face-to-face',
        ["第 3 行: 有不允许的字符，或者引号没有配对"],
    ),
    "curly quotes": ('id = "face-to-face"', "id = “face”", ["第 3 行: 值的写法不对，文字要用英文引号"]),
    "equals sign missing": ("format = 1", "format 1", ["第 2 行: 键的后面缺等号"]),
    "a section is a number": ("format = 1", "format = 1\nnames = 1", ["names: 写的是 1，要写成一张表"]),
}


@pytest.mark.parametrize(("before", "after", "told"), BAD.values(), ids=BAD)
def test_wrong_file_gets_one_sentence_for_each_mistake(
    tmp_path: Path, before: str, after: str, told: list[str]
) -> None:
    assert before in GOOD
    assert mistakes(write(tmp_path, GOOD.replace(before, after, 1))) == told


def second_line(text: str, start: str) -> int:
    """The number of the second line that begins so."""
    return [number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start)][1]


def test_option_written_twice_is_named_by_its_second_line(tmp_path: Path) -> None:
    text = GOOD.replace('"sheriff.exists" = true', '"sheriff.exists" = false\n"vote.on_tie" = "sheriff"', 1)
    line = second_line(text, '"vote.on_tie"')
    assert mistakes(write(tmp_path, text)) == [f"第 {line} 行: 这一项写了两次"]


def test_board_written_twice_is_named_by_its_second_line(tmp_path: Path) -> None:
    text = GOOD.replace("[boards.8]", "[boards.7]", 1)
    line = second_line(text, "[boards.7]")
    assert mistakes(write(tmp_path, text)) == [f"第 {line} 行: 这一段的标题写了两次"]


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    text = GOOD.replace('"guard.self" = true', '"guard.self" = 3').replace("main = 1", "mian = 1")
    text = text.replace("players = 7\n", 'players = "7"\n')
    assert mistakes(write(tmp_path, text)) == [
        'options."guard.self": 写的是 3，只能是 true 或 false',
        "script.seer.mian: 没有这一项，是不是 main？",
        'boards.7.players: 写的是 "7"，只能是整数',
    ]


def test_empty_file_is_told_what_it_lacks(tmp_path: Path) -> None:
    keys = ["format", "id", "title", "players", "roles", "night", "script", "boards"]
    assert mistakes(write(tmp_path, "")) == [f"{key}: 缺这一项" for key in keys]


HOSTILE = {
    "not a ruleset": b"\x89PNG\r\n\x1a\n\x00\x00",
    "not UTF-8": 'title = "\u597d"'.encode("gbk"),
    "zeros": b"\0" * 100,
    "too big": b"# \n" * 400_000,
    "long line": b"#" * 20_000,
    "dots": b"a" + b".a" * 4_000 + b" = 1",
    "dots on many lines": b"\n".join(b"a%d" % n + b".a" * 15 + b" = 1" for n in range(10_000)),
    "deep": b"a = " + b"[\n" * 300_000,
    "deep tables": b"a = " + b"{a = " * 2_000,
    "quotes": b'"' * 9_000,
    "big number": b"a = " + b"9" * 9_000,
    "many unknown keys": b"".join(b"k%d = 1\n" % n for n in range(80_000)),
    "many tables": b"[[boards]]\n" * 80_000,
    "bad escape": b'a = "\\ud800"',
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_any_bytes_give_sentences_not_a_crash(tmp_path: Path, data: bytes) -> None:
    told = mistakes(write(tmp_path, data))
    assert 0 < len(told) <= 50
    assert all(len(each) < 300 for each in told)


@pytest.mark.parametrize("name", ["missing.toml", "a\0b.toml", "x" * 5_000 + ".toml"])
def test_path_without_a_file_is_told(tmp_path: Path, name: str) -> None:
    (told,) = mistakes(tmp_path / name)
    assert told in ("没有这个文件", "文件读不了，请检查路径和权限")


def test_folder_is_no_ruleset(tmp_path: Path) -> None:
    assert mistakes(tmp_path) == ["没有这个文件"]


def test_unknown_id_gets_the_nearest() -> None:
    with pytest.raises(RulesetError, match=r"^last-word: 没有这套规则，是不是 last-words？$"):
        load_ruleset("last-word")


def test_error_tells_file_place_and_message_of_its_first_mistake(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD.replace("format = 1", "format = 2"))
    with pytest.raises(RulesetError) as caught:
        load_ruleset(path)
    error = caught.value
    assert (error.file, error.place) == (str(path), "format")
    assert str(error) == f"{path}: 第 2 行: format: {error.message}"


class TestPreset:
    def test_keeps_what_it_does_not_change(self, tmp_path: Path) -> None:
        base, preset = load_ruleset("face-to-face"), load_ruleset(write(tmp_path, PRESET))
        own = {"id": "friday-club", "title": "周五俱乐部", "title_en": "", "base": base.title}
        assert preset == base.model_copy(update=own)

    def test_changes_an_option_and_is_its_source_itself(self, tmp_path: Path) -> None:
        text = PRESET + '[options]\n"witch.self_save" = "first_night"\n"sheriff.weight" = 1.5\n'
        preset = load_ruleset(write(tmp_path, text))
        assert preset.options["sheriff.weight"] == 1.5
        assert preset.sources["witch.self_save"] == "周五俱乐部"
        assert preset.changed == ("witch.self_save", "sheriff.weight")
        assert preset.sources["guard.self"] == "面杀完整版 6(1)"

    def test_its_option_holds_on_the_boards_of_the_base_too(self, tmp_path: Path) -> None:
        assert load_ruleset("face-to-face").boards["12-guard"].options["win.wolves"] == "side"
        preset = load_ruleset(write(tmp_path, PRESET + '[options]\n"win.wolves" = "city"\n'))
        assert "win.wolves" not in preset.boards["12-guard"].options

    def test_keeps_the_sheriffs_name_and_the_conduct_of_its_base(self, tmp_path: Path) -> None:
        base = load_ruleset("close-eyes")
        preset = load_ruleset(write(tmp_path, PRESET.replace("face-to-face", "close-eyes")))
        assert (preset.sheriff_name, preset.conduct) == ("村长", base.conduct)

    def test_may_rename_the_sheriff_and_write_its_own_conduct(self, tmp_path: Path) -> None:
        text = f'{PRESET}conduct = ["手机静音"]\n[names]\nsheriff = "队长"\n'
        preset = load_ruleset(write(tmp_path, text))
        assert (preset.sheriff_name, preset.conduct) == ("队长", ("手机静音",))
        assert tuple(preset.names) == preset.roles

    def test_adds_a_board(self, tmp_path: Path) -> None:
        deck = "{ werewolf = 4, seer = 1, witch = 1, hunter = 1, guard = 1, villager = 4 }"
        preset = load_ruleset(write(tmp_path, f"{PRESET}[boards.12-club]\nplayers = 12\ndeck = {deck}\n"))
        assert list(preset.boards)[-1] == "12-club"
        assert preset.boards["12-club"].title == "12人局"

    def test_board_with_a_role_the_night_does_not_call_is_told(self, tmp_path: Path) -> None:
        deck = "{ werewolf = 2, seer = 1, fox = 1, villager = 3 }"
        path = write(tmp_path, f"{PRESET}[boards.7-fox]\nplayers = 7\ndeck = {deck}\n")
        assert mistakes(path) == [
            (
                'boards.7-fox.deck.fox: 身份 "fox" 要睁眼，底本的夜里没有这一步；'
                '在 [night] 里写明位置，如 place = { fox = "after wolves" }'
            ),
        ]

    def test_base_may_be_a_file_beside_it(self, tmp_path: Path) -> None:
        write(tmp_path, PRESET, "first.toml")
        second = PRESET.replace("face-to-face", "first.toml").replace("friday", "sunday")
        assert load_ruleset(write(tmp_path, second)).players == (7, 12)

    def test_unknown_base_is_told(self, tmp_path: Path) -> None:
        path = write(tmp_path, PRESET.replace("face-to-face", "face-to-fase"))
        assert mistakes(path) == ['base: 没有规则 "face-to-fase"，是不是 face-to-face？']

    def test_circle_of_bases_is_told(self, tmp_path: Path) -> None:
        write(tmp_path, PRESET.replace("face-to-face", "b.toml"), "a.toml")
        write(tmp_path, PRESET.replace("face-to-face", "a.toml"), "b.toml")
        with pytest.raises(RulesetError, match="规则互相作为底本，绕成了圈"):
            load_ruleset(tmp_path / "a.toml")
