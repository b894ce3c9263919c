from judge_app.engine.prompt import Prompt
from judge_app.engine.text import T
from judge_app.ui.counting import Counting

VOTERS = {1: 1.0, 2: 2.0, 3: 1.0, 4: 1.0}


def counting(called: bool = False, targets: tuple[int, ...] = (3, 4, 1)) -> Counting:
    prompt = Prompt("d1.vote", "vote", "vote", T("票"), voters=VOTERS, targets=targets, called=called)
    return Counting(prompt)


def test_round_the_table_each_tap_is_the_next_voters_target() -> None:
    count = counting()
    for target in (3, 4, 1):
        assert count.tap(target) is None
    assert count.value() == {"1": 3, "2": 4, "3": 1}
    assert count.voter == 4


def test_enter_alone_abstains() -> None:
    count = counting()
    count.abstain()
    assert count.value() == {"1": None}


def test_by_candidate_the_first_tap_calls_him_and_the_next_are_hands() -> None:
    count = counting(called=True)
    for seat in (3, 1, 2):
        assert count.tap(seat) is None
    assert count.value() == {"1": 3, "2": 3}


def test_a_hand_touched_again_goes_down() -> None:
    count = counting(called=True)
    for seat in (3, 1, 1):
        count.tap(seat)
    assert count.value() == {}


def test_candidates_are_called_in_their_order() -> None:
    count = counting(called=True)
    called = []
    while count.call_next():
        called.append(count.calling)
    assert called == [3, 4, 1]


def test_switching_keeps_what_is_written_down() -> None:
    count = counting()
    count.tap(3)
    count.switch()
    assert count.value() == {"1": 3}
    assert count.is_called


def test_the_missing_are_named() -> None:
    count = counting()
    count.tap(3)
    assert str(count.missing()) == "还差 2、3、4 号"
    count.abstain_rest()
    assert count.missing() is None
    assert count.value() == {"1": 3, "2": None, "3": None, "4": None}


def all_for_3() -> Counting:
    count = counting()
    for _voter in VOTERS:
        count.tap(3)
    return count


def test_voter_touched_after_the_end_votes_again() -> None:
    count = all_for_3()
    assert count.tap(2) is None
    assert count.voter == 2
    assert count.tap(4) is None
    assert count.value() == {"1": 3, "2": 4, "3": 3, "4": 3}
    assert count.voter is None


def test_vote_taken_again_stays_where_the_judge_thinks_better_of_it() -> None:
    count = all_for_3()
    count.tap(2)
    assert count.clear()
    assert (count.voter, count.value()["2"]) == (None, 3)


def test_backspace_takes_back_the_vote_that_was_taken_again() -> None:
    count = all_for_3()
    count.tap(2)
    count.tap(4)
    count.drop_last()
    assert count.unrecorded == (2,)


def test_seat_without_a_vote_touched_after_the_end_is_refused() -> None:
    assert str(all_for_3().tap(9)) == "9 号这一轮没有投票权"


def test_weights_count_in_the_tally() -> None:
    count = counting()
    for target in (4, 3, 3):
        count.tap(target)
    assert count.tally() == [(3, 3.0, [2, 3]), (4, 1.0, [1]), (1, 0, [])]
    assert count.seats() == (3,)


def test_a_seat_outside_the_vote_is_refused_with_a_reason() -> None:
    assert str(counting().tap(9)) == "9 号不能被投"
    assert str(counting().record(9, 3)) == "9 号这一轮没有投票权"


def test_backspace_goes_back_to_the_last_voter() -> None:
    count = counting()
    count.tap(3)
    count.tap(4)
    count.drop_last()
    assert count.voter == 2


def test_what_was_stored_comes_back() -> None:
    count = counting(called=True)
    count.tap(3)
    count.tap(1)
    again = counting(called=True)
    again.restore(count.store())
    assert again.value() == {"1": 3}
    assert again.calling == 3
