"""Acts out of turn put right from the log: each of several, and that one did not happen."""

from PySide6.QtWidgets import QLabel, QWidget

from tests.ui.parts_of import part
from tests.ui.tabletop import Judge


def pick(judge: Judge, name: str) -> None:
    judge.at.pick(judge.session.game.names.index(name))


def panel(judge: Judge) -> str:
    shown = part(judge.page, "correctionPanel", QWidget)
    return "\n".join(label.text() for label in shown.findChildren(QLabel) if not label.isHidden())


def warned(judge: Judge) -> list[int]:
    return [fact.data["seat"] for fact in judge.session.game.facts if fact.kind == "warning"]


def two_warnings(judge: Judge) -> None:
    judge.to_vote()
    judge.click("interrupt-warn", "seat-3", "next", "interrupt-warn", "seat-4", "next")


def test_second_warning_is_opened_and_given_to_another_seat(judge: Judge) -> None:
    two_warnings(judge)
    pick(judge, "warn#2")
    assert judge.at.draft.value() == {"pick": [4]}
    judge.seats(4, 5)
    judge.click("next", "next")
    assert warned(judge) == [3, 5]


def test_warning_that_did_not_happen_goes_and_the_step_stays(judge: Judge) -> None:
    two_warnings(judge)
    pick(judge, "warn")
    judge.click("didNotHappen")
    assert warned(judge) == [3, 4]
    assert "警告 3号" in panel(judge)
    judge.click("next")
    assert (warned(judge), judge.key) == ([4], "d1.vote")
    judge.click("undo")
    assert warned(judge) == [3, 4]


def test_warning_left_alone_stays(judge: Judge) -> None:
    two_warnings(judge)
    pick(judge, "warn")
    judge.click("didNotHappen", "back", "next")
    assert warned(judge) == [3, 4]
    assert judge.at.is_now


def test_steps_of_an_act_that_did_not_happen_are_listed(judge: Judge) -> None:
    judge.to_vote()
    judge.click("interrupt-remove", "seat-3", "next", "next")
    pick(judge, "remove")
    judge.click("didNotHappen")
    assert "不再算数的步骤\n第 1 天：判罚出局" in panel(judge)


def test_step_that_was_asked_has_no_button_for_not_happening(judge: Judge) -> None:
    two_warnings(judge)
    pick(judge, "d1.campaign")
    assert part(judge.page, "didNotHappen", QWidget).isHidden()


def test_back_walks_through_both_warnings(judge: Judge) -> None:
    two_warnings(judge)
    seen = []
    for _ in range(2):
        judge.click("back")
        seen.append((judge.at.looking, judge.at.log_here))
    assert seen == [
        ("warn#2", len(judge.session.game.answers) - 1),
        ("warn", len(judge.session.game.answers) - 2),
    ]


def test_second_card_put_right_is_veiled_by_day_too(judge: Judge) -> None:
    judge.to_vote()
    for seat in (11, 12):
        judge.click("interrupt-correct", "choice-hunter", f"seat-{seat}", "next")
    pick(judge, "correct#2")
    assert judge.at.is_veiled
    assert part(judge.page, "didNotHappen", QWidget).isHidden()


def test_setting_a_card_right_out_of_turn_is_not_called_like_putting_a_step_right(judge: Judge) -> None:
    judge.to_vote()
    judge.click("interrupt-correct", "choice-dead", "seat-3", "next")
    assert judge.button("undo").text() == "撤销 改身份、死活"
