from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.text import T
from judge_app.ui.picking import Picking

PICK = Choice("pick", T("选"), T("守{seats}"), 1, 1)
NONE = Choice("none", T("不用"), T("不用"))
SAVE = Choice("save", T("救"), T("救{seats}", seats="9号"))
POISON = Choice("poison", T("毒…"), T("毒{seats}"), 1, 1)
LINK = Choice("pick", T("连"), T("连{seats}"), 2, 2)
LEFT, RIGHT = Choice("left", T("左"), T("左"), 1, 1), Choice("right", T("右"), T("右"), 1, 1)


def picking(*choices: Choice, **more: object) -> Picking:
    made = Prompt("n1.x", "act", "night", T("步"), choices=choices, needs_choice=True, **more)  # type: ignore[arg-type]
    return Picking(made)


def refuse_three(_choice: str, seat: int | None = None) -> No | None:
    return No(Ruling("x.y", True, "", T("不")), T("三号不行")) if seat == 3 else None


def test_nothing_is_preselected() -> None:
    assert picking(PICK, NONE).value() == {}


def test_a_tap_picks_and_a_second_tap_takes_it_back() -> None:
    draft = picking(PICK, NONE)
    draft.tap(5)
    assert draft.value() == {"pick": [5]}
    draft.tap(5)
    assert draft.value() == {}


def test_another_seat_replaces_a_single_pick() -> None:
    draft = picking(PICK, NONE)
    draft.tap(5)
    draft.tap(6)
    assert draft.value() == {"pick": [6]}


def test_a_refused_seat_says_why_and_changes_nothing() -> None:
    draft = picking(PICK, bar=refuse_three)
    no = draft.tap(3)
    assert isinstance(no, No)
    assert str(no.text) == "三号不行"
    assert draft.value() == {}


def test_an_overruled_refusal_is_taken() -> None:
    draft = picking(PICK, bar=refuse_three)
    draft.is_forced = True
    draft.tap(3)
    assert draft.value() == {"pick": [3]}


def test_a_seat_goes_to_the_only_choice_that_takes_one() -> None:
    draft = picking(SAVE, POISON, NONE, combine=2)
    draft.tap(2)
    assert draft.value() == {"poison": [2]}


def test_two_choices_go_together_where_the_step_allows() -> None:
    draft = picking(SAVE, POISON, NONE, combine=2)
    draft.choose("save")
    draft.tap(2)
    assert draft.value() == {"save": [], "poison": [2]}
    assert str(draft.deed()) == "救9号 · 毒2号"


def test_nothing_done_goes_with_no_other_choice() -> None:
    draft = picking(SAVE, POISON, NONE, combine=2)
    draft.choose("save")
    draft.choose("none")
    assert draft.value() == {"none": []}
    draft.tap(2)
    assert draft.value() == {"poison": [2]}


def test_a_half_picked_pair_names_what_is_missing() -> None:
    draft = picking(LINK)
    draft.tap(1)
    assert str(draft.missing()) == "还差 1 个座位"
    draft.tap(8)
    assert draft.missing() is None


def test_a_third_seat_of_a_pair_is_refused() -> None:
    draft = picking(LINK)
    for seat in (1, 8):
        draft.tap(seat)
    assert draft.tap(9) is not None
    assert draft.value() == {"pick": [1, 8]}


def test_a_seat_touched_first_waits_for_its_choice() -> None:
    draft = picking(LEFT, RIGHT)
    assert draft.tap(4) is not None
    draft.choose("right")
    assert draft.value() == {"right": [4]}


def test_what_was_stored_comes_back() -> None:
    draft = picking(SAVE, POISON, NONE, combine=2)
    draft.choose("poison")
    again = picking(SAVE, POISON, NONE, combine=2)
    again.restore(draft.store())
    again.tap(7)
    assert again.value() == {"poison": [7]}


def test_backspace_takes_the_last_seat_back() -> None:
    draft = picking(LINK)
    draft.tap(1)
    draft.tap(8)
    assert draft.drop_last()
    assert draft.value() == {"pick": [1]}
