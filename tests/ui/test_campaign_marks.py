"""While a sheriff is being elected everybody sees who stands."""

from tests.ui.tabletop import Judge


def marks(judge: Judge) -> dict[int, str]:
    looks = (button.look for button in judge.page.ring.seats.values())
    return {look.number: look.badge for look in looks if look.badge}


def stand(judge: Judge) -> None:
    judge.to_day()
    judge.go(1, 3, 6)


def test_those_who_stand_are_marked_once_it_is_put(judge: Judge) -> None:
    judge.to_day()
    judge.seats(1, 3, 6)
    assert marks(judge) == {}
    judge.click("next")
    assert marks(judge) == {1: "上警", 3: "上警", 6: "上警"}


def test_who_withdraws_is_marked_so(judge: Judge) -> None:
    stand(judge)
    judge.click("interrupt-withdraw", "seat-3", "next")
    assert marks(judge) == {1: "上警", 3: "退水", 6: "上警"}


def test_a_screen_reader_says_who_stands(judge: Judge) -> None:
    stand(judge)
    assert judge.button("seat-3").accessibleName() == "3号 老K 上警"


def test_after_a_tie_only_the_tied_stand(judge: Judge) -> None:
    stand(judge)
    while judge.session.game.prompt.kind == "speech":
        judge.go()
    judge.go("none")
    votes = {str(seat): 1 for seat in (2, 4, 5)} | {str(seat): 3 for seat in (7, 8, 9)}
    judge.session.answer(votes | {str(seat): None for seat in (10, 11, 12)})
    judge.at.refresh()
    assert marks(judge) == {1: "上警", 3: "上警"}


def test_badge_takes_the_place_of_the_marks(judge: Judge) -> None:
    stand(judge)
    while judge.session.game.prompt.kind == "speech":
        judge.go()
    judge.go(3, 6)
    judge.go()
    assert marks(judge) == {1: "警"}


def test_whole_line_of_the_third_candidate_is_in_sight_in_a_window_of_usual_size(judge: Judge) -> None:
    stand(judge)
    while judge.session.game.prompt.kind != "vote":
        judge.go(*(["none"] if judge.session.game.prompt.needs_choice else []))
    judge.click("voteWay")
    third = judge.button("candidate-6")
    assert third.visibleRegion().boundingRect() == third.rect()
