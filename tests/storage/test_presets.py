"""The judge's own rulesets in their folder."""

from pathlib import Path

import pytest

from judge_app.rulesets import RulesetError, bundled_ids
from judge_app.storage.presets import (
    all_rulesets,
    as_another,
    builds_on,
    free_id,
    presets,
    read_incoming,
    remove,
    save,
    take_in,
)

CLUB = 'format = 1\nid = "club"\ntitle = "周五俱乐部"\nbase = "formal"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "presets"


def test_new_machine_has_the_bundled_rulesets(folder: Path) -> None:
    assert [ruleset.id for ruleset in all_rulesets(folder)] == list(bundled_ids())


def test_file_put_into_the_folder_appears_by_itself(folder: Path) -> None:
    folder.mkdir()
    (folder / "from a friend.toml").write_text(CLUB, "utf-8")
    assert [ruleset.id for ruleset in all_rulesets(folder)] == [*bundled_ids(), "club"]


def test_file_with_mistakes_is_listed_and_not_offered(folder: Path) -> None:
    save(CLUB + "player = 3\n", "club", folder)
    (found,) = presets(folder)
    assert found.ruleset is None
    assert [str(each) for each in found.mistakes] == [
        "club.toml: 第 5 行: player: 没有这一项，是不是 players？"
    ]
    assert len(all_rulesets(folder)) == len(bundled_ids())


def test_same_id_twice_is_said_of_the_second(folder: Path) -> None:
    for name in ("a", "b"):
        save(CLUB, name, folder)
    first, second = presets(folder)
    assert first.ruleset is not None
    assert [str(each) for each in second.mistakes] == [
        'b.toml: id: "club" 与 a.toml 的 id 相同，改掉其中一个'
    ]


def test_bundled_ruleset_cannot_be_overwritten(folder: Path) -> None:
    text = (Path(__file__).parents[2] / "rulesets" / "formal.toml").read_text("utf-8")
    save(text, "formal", folder)
    assert presets(folder)[0].ruleset is None
    with pytest.raises(RulesetError, match="自带规则"):
        read_incoming(text.encode(), "formal.toml", folder)


def test_file_from_a_telephone_is_taken_in(folder: Path, tmp_path: Path) -> None:
    incoming = read_incoming(CLUB.replace('"club"', "“club”").encode(), "x.toml", folder)
    assert take_in(incoming, folder, tmp_path / "trash").read_text("utf-8") == CLUB


def test_one_with_the_same_id_goes_to_the_trash(folder: Path, tmp_path: Path) -> None:
    save(CLUB, "club", folder)
    incoming = read_incoming(CLUB.replace("周五", "周六").encode(), "x.toml", folder)
    assert incoming.twin is not None
    take_in(incoming, folder, tmp_path / "trash")
    assert (tmp_path / "trash" / "club.toml").read_text("utf-8") == CLUB
    assert [ruleset.title for ruleset in all_rulesets(folder)][-1] == "周六俱乐部"


def test_both_can_be_kept(folder: Path, tmp_path: Path) -> None:
    save(CLUB, "club", folder)
    incoming = as_another(read_incoming(CLUB.encode(), "x.toml", folder), folder)
    take_in(incoming, folder, tmp_path / "trash")
    assert [path.name for path in sorted(folder.iterdir())] == ["club-2.toml", "club.toml"]
    assert all(preset.ruleset for preset in presets(folder))


def test_preset_that_others_build_on_is_known(folder: Path) -> None:
    save(CLUB, "club", folder)
    save(CLUB.replace('"club"', '"late"').replace("formal", "club"), "late", folder)
    first, second = presets(folder)
    assert (builds_on(first, folder), builds_on(second, folder)) == ([second], [])


def test_removed_preset_lies_in_the_trash(folder: Path, tmp_path: Path) -> None:
    save(CLUB, "club", folder)
    assert remove(presets(folder)[0], tmp_path / "trash").read_text("utf-8") == CLUB
    assert presets(folder) == ()


@pytest.mark.parametrize(
    ("title", "made"),
    [
        ("周五俱乐部", "zhou-wu-ju-le-bu"),
        ("Friday Club!", "friday-club"),
        ("🎲", "preset"),
        ("formal", "formal-2"),
    ],
)
def test_id_is_made_of_the_title(folder: Path, title: str, made: str) -> None:
    assert free_id(title, folder) == made
