"""What an edited preset is made of, without a window."""

from pathlib import Path

import pytest

from judge_app.rulesets import load_ruleset
from judge_app.ui.preset_changes import changes
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_opening import derived, opened
from judge_app.ui.preset_sense import count_line, sense

BY_HAND = """\
# 我们的规则
format = 1
id = "club"
title = "周五俱乐部"
base = "formal"

[options]
"guard.self" = false  # 吵出来的
"""


@pytest.fixture
def draft(tmp_path: Path) -> PresetDraft:
    return derived(load_ruleset("formal"), tmp_path, "周五俱乐部")


def told(draft: PresetDraft) -> list[str]:
    return [str(change.now) for change in changes(draft)]


def test_new_preset_differs_in_nothing(draft: PresetDraft) -> None:
    assert (told(draft), draft.mistakes) == ([], ())
    assert draft.ruleset is not None


def test_option_set_back_to_the_base_is_not_written(draft: PresetDraft) -> None:
    draft.set_option("guard.self", False)
    assert told(draft) == ["守卫：守卫不能守自己"]
    draft.set_option("guard.self", True)
    assert "options" not in draft.raw


def test_every_step_is_undone_and_redone(draft: PresetDraft) -> None:
    draft.set_option("guard.self", False)
    draft.set_board("9-club", 9, {"werewolf": 3, "villager": 6})
    draft.undo()
    assert told(draft) == ["守卫：守卫不能守自己"]
    draft.redo()
    assert told(draft)[1:] == ["9 人局（新）"]


def test_words_typed_at_one_place_are_one_step(draft: PresetDraft) -> None:
    for text in ("周", "周六", "周六局"):
        draft.set_title(text)
    draft.undo()
    assert draft.raw["title"] == "周五俱乐部"


def test_contradiction_is_told_at_once(draft: PresetDraft) -> None:
    draft.set_option("sheriff.exists", False)
    draft.set_option("vote.on_tie", "sheriff")
    assert draft.ruleset is None
    assert all("不能同时成立" in mistake.message for mistake in draft.mistakes)


def test_night_in_another_order_is_written_whole(draft: PresetDraft) -> None:
    order = draft.night
    order.insert(0, order.pop())
    draft.set_night(order)
    assert draft.ruleset is not None
    assert draft.ruleset.night[0] == "seer"
    assert draft.ruleset.first_night == ("thief", "cupid", "lovers")


def test_card_without_a_step_is_told_until_it_has_a_place(draft: PresetDraft) -> None:
    deck = {"werewolf": 3, "fox": 1, "villager": 5}
    draft.set_board("9-club", 9, deck)
    assert [str(text) for text in sense(draft, 9, deck)] == ["狐狸夜里要睁眼，这套规则的夜里还没有它的位置"]
    draft.place("fox", "after wolves")
    assert list(sense(draft, 9, deck)) == []
    assert draft.ruleset is not None


@pytest.mark.parametrize(
    ("players", "deck", "said"),
    [
        (8, {"werewolf": 8}, "一开局狼人就赢了"),
        (9, {"werewolf": 3, "thief": 1, "villager": 5}, "有盗贼，还要再多 2 张牌作底牌"),
        (9, {"werewolf": 3, "elder": 1, "guard": 1, "villager": 4}, "长老和守卫最好不在同一局"),
        (6, {"werewolf": 3, "villager": 3}, "狼人占了一半"),
        (9, {"villager": 9}, "没有狼人"),
    ],
)
def test_board_without_sense_is_said(
    draft: PresetDraft, players: int, deck: dict[str, int], said: str
) -> None:
    assert said in "".join(str(text) for text in sense(draft, players, deck))


def test_cards_are_counted_with_the_bottom(draft: PresetDraft) -> None:
    words = str(count_line(12, {"thief": 1, "werewolf": 4, "villager": 9}))
    assert words == "14 张牌，要 14 张：12 人各一张，盗贼另要 2 张底牌"


def test_hand_written_file_keeps_its_comments(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(BY_HAND, "utf-8")
    draft = opened(path, tmp_path)
    draft.set_option("guard.self", True)
    draft.set_option("guard.self", False)
    draft.set_title("周六俱乐部")
    draft.save()
    assert path.read_text("utf-8") == BY_HAND.replace("周五", "周六")


def test_saved_preset_gets_an_id_after_its_title(draft: PresetDraft, tmp_path: Path) -> None:
    assert draft.save() == tmp_path / "zhou-wu-ju-le-bu.toml"


def test_preset_derived_from_a_preset_names_it_as_its_base(draft: PresetDraft, tmp_path: Path) -> None:
    draft.set_option("guard.self", False)
    first = load_ruleset(draft.save())
    second = derived(first, tmp_path, "周六俱乐部")
    second.set_option("guard.same_twice", True)
    assert told(second) == ["守卫：守卫可以连续两晚守同一人"]
    assert load_ruleset(second.save()).options["guard.self"] is False


class TestOptionOfOneBoard:
    def test_is_written_with_that_board_alone(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        draft.set_option("guard.self", False, board)
        assert draft.ruleset is not None
        assert draft.ruleset.boards[board].options["guard.self"] is False
        assert draft.ruleset.options["guard.self"] is True
        assert list(draft.raw["boards"]) == [board]

    def test_is_told_in_words_below_its_board(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        draft.set_option("guard.same_twice", True, board)
        assert told(draft) == [
            f"{draft.base.boards[board].title}（改）",
            "守卫：守卫可以连续两晚守同一人",
        ]

    def test_set_back_leaves_the_board_to_the_base(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        draft.set_option("guard.self", False, board)
        draft.set_option("guard.self", draft.usual("guard.self", board), board)
        assert "boards" not in draft.raw

    def test_follows_all_boards_where_it_says_nothing(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        draft.set_option("guard.self", False)
        assert draft.value("guard.self", board) is False


class TestConductAndAdvice:
    def test_rules_of_conduct_of_the_host_take_the_place_of_the_base_s(self, draft: PresetDraft) -> None:
        draft.set_conduct(["手机收起来"])
        assert draft.ruleset is not None
        assert draft.ruleset.conduct == ("手机收起来",)
        assert told(draft) == ["手机收起来"]

    def test_the_base_s_own_are_not_written(self, draft: PresetDraft) -> None:
        draft.set_conduct(["手机收起来"])
        draft.set_conduct(list(draft.base.conduct))
        assert "conduct" not in draft.raw

    def test_none_at_all_is_said(self, draft: PresetDraft) -> None:
        draft.set_conduct([])
        assert told(draft) == ["没有"]

    def test_advice_of_a_board_is_what_set_up_tells(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        draft.advise(board, ["新手少的时候用"])
        assert draft.ruleset is not None
        assert draft.ruleset.boards[board].advice == ("新手少的时候用",)

    def test_typing_on_is_one_step_of_undo(self, draft: PresetDraft) -> None:
        board = next(iter(draft.base.boards))
        for words in ("新", "新手", "新手局"):
            draft.name_board(board, words)
        draft.undo()
        assert "boards" not in draft.raw
