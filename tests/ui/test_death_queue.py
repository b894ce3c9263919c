"""What the queue of the dead says, and what it does not say yet."""

from PySide6.QtWidgets import QLabel

from tests.ui.tabletop import Judge
from tests.ui.windows import play

EXILED_SHERIFF = {
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [9]},
    "n1.witch": {"none": []},
    "n1.seer": {"pick": [1]},
    "d1.campaign": {"pick": [1, 6]},
    "d1.campaign.withdraw": {"pick": [6]},
    "d1.vote": {str(seat): 1 for seat in range(1, 13) if seat != 9},
}


def notes(judge: Judge) -> str:
    return " ".join(
        label.text() for label in judge.page.card.deaths.findChildren(QLabel) if not label.isHidden()
    )


def go_to(judge: Judge, key: str) -> None:
    play(judge.session, key, EXILED_SHERIFF)
    judge.page.refresh()
    assert judge.key == key


def test_exiled_sheriff_is_not_said_to_have_no_last_words_while_the_badge_waits(judge: Judge) -> None:
    go_to(judge, "d1.badge.1")
    assert "警徽" in notes(judge)
    assert "无遗言" not in notes(judge)
    judge.go("torn")
    assert judge.key == "d1.words.1"
    assert "遗言：现在" in notes(judge)


def test_after_a_self_destruct_in_the_campaign_the_announcement_is_of_the_nights_dead_alone(
    judge: Judge,
) -> None:
    go_to(judge, "d1.campaign")
    judge.go(1, 2)
    judge.click("interrupt-explode")
    judge.seats(2)
    judge.click("next")
    while not judge.key.endswith(".announce"):
        judge.go()
    assert "9号" in notes(judge)
    assert "2号" not in notes(judge).replace("12号", "")
    assert "无遗言" not in notes(judge)
    assert judge.page.ring.seats[9].look.is_picked
    assert not judge.page.ring.seats[2].look.is_picked
