"""A preset's boards with cards that the night of its base does not call."""

from pathlib import Path

import pytest

from judge_app.rulesets import RulesetError, load_ruleset, read_ruleset
from judge_app.rulesets.night_place import placed, placed_first

HEAD = 'format = 1\nid = "club"\ntitle = "俱乐部"\nbase = "formal"\n'


def board(card: str) -> str:
    return f"\n[boards.9-club]\nplayers = 9\ndeck = {{ werewolf = 3, {card} = 1, villager = 5 }}\n"


def test_fox_is_called_where_the_preset_puts_it(tmp_path: Path) -> None:
    text = f'{HEAD}{board("fox")}[night]\nplace = {{ fox = "after wolves" }}\n'
    night = read_ruleset(text, "club", tmp_path)
    assert night.night == ("thief", "cupid", "lovers", "guard", "wolves", "fox", "witch", "seer")
    assert "fox" not in night.first_night


def test_its_words_come_from_a_ruleset_that_has_them(tmp_path: Path) -> None:
    text = f'{HEAD}{board("fox")}[night]\nplace = {{ fox = "last" }}\n'
    ruleset = read_ruleset(text, "club", tmp_path)
    assert ruleset.script["fox"] == load_ruleset("extended").script["fox"]
    assert "别的规则" in ruleset.notes["script.fox"]


def test_its_own_words_come_first(tmp_path: Path) -> None:
    text = f'{HEAD}{board("fox")}[night]\nplace = {{ fox = "last" }}\n[script.fox]\nsay = ["狐狸"]\n'
    assert read_ruleset(text, "club", tmp_path).script["fox"].say == ("狐狸",)


def test_card_that_nobody_wakes_needs_no_place(tmp_path: Path) -> None:
    ruleset = read_ruleset(HEAD + board("knight"), "club", tmp_path)
    assert "knight" in ruleset.roles
    assert ruleset.script["knight_duel"].say


def test_lovers_follow_a_placed_cupid() -> None:
    order = placed(["wolves", "seer"], {"cupid": "before wolves"})
    assert order == ["cupid", "lovers", "wolves", "seer"]
    assert placed_first(order, [], {"cupid": "before wolves"}) == ["cupid", "lovers"]


def test_steps_are_placed_one_after_the_other() -> None:
    assert placed(["wolves"], {"fox": "after wolves", "piper": "after fox", "guard": "first"}) == [
        "guard",
        "wolves",
        "fox",
        "piper",
        "charmed",
    ]


def test_preset_may_build_on_another_by_its_id(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(HEAD + board("knight"), "utf-8")
    second = HEAD.replace('"club"', '"club-2"').replace("formal", "club")
    assert "9-club" in read_ruleset(second, "club-2", tmp_path).boards


def test_base_outside_the_folder_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text(HEAD, "utf-8")
    inner = tmp_path / "presets"
    inner.mkdir()
    with pytest.raises(RulesetError, match="没有规则"):
        read_ruleset(HEAD.replace("formal", "../club"), "x", inner)
