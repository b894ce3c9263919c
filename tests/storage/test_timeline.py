import pytest

from judge_app.engine.rulings import Answer
from judge_app.storage.timeline import Timeline, answer_from, answer_line, fold

GUARD = {"answer": {"key": "n1.guard", "value": {"pick": [9]}}}
WOLVES = {"answer": {"key": "n1.wolves", "value": {"none": []}}}


def keys(timeline: Timeline) -> list[str]:
    return [answer.key for answer in timeline.now.answers]


def test_undo_and_redo_walk_the_answers() -> None:
    assert keys(fold([GUARD, WOLVES, {"undo": 1}])) == ["n1.guard"]
    assert keys(fold([GUARD, WOLVES, {"undo": 1}, {"undo": 1}, {"redo": 1}, {"redo": 1}])) == [
        "n1.guard",
        "n1.wolves",
    ]


def test_new_answer_ends_what_could_be_redone() -> None:
    timeline = fold([GUARD, {"undo": 1}, WOLVES])
    assert keys(timeline) == ["n1.wolves"]
    assert len(timeline.states) == 2


def test_correction_replaces_the_answers_and_is_undone_as_one() -> None:
    correct = {"correct": [WOLVES["answer"]]}
    assert keys(fold([GUARD, WOLVES, correct])) == ["n1.wolves"]
    assert keys(fold([GUARD, WOLVES, correct, {"undo": 1}])) == ["n1.guard", "n1.wolves"]


def test_clock_goes_back_with_undo_and_forth_with_redo() -> None:
    lines = [{**GUARD, "clock": {"seconds": 90}}, {**WOLVES, "clock": {"seconds": 60}}]
    assert fold(lines).now.clock == {"seconds": 60}
    assert fold([*lines, {"undo": 1}, {"undo": 1}]).now.clock == {"seconds": 90}
    assert fold([*lines, {"undo": 1}, {"undo": 1}, {"redo": 1}, {"redo": 1}]).now.clock == {"seconds": 60}


def test_lines_that_are_no_step_change_nothing() -> None:
    assert keys(fold([{"open": "now"}, GUARD, {"close": "now"}])) == ["n1.guard"]


@pytest.mark.parametrize("lines", [[{"undo": 1}], [GUARD, {"redo": 1}], [{"answer": {}}], [{"answer": 3}]])
def test_lines_that_make_no_game_are_an_error(lines: list[dict[str, object]]) -> None:
    with pytest.raises((KeyError, IndexError, TypeError, AttributeError)):
        fold(lines)


@pytest.mark.parametrize(
    "answer",
    [Answer("n1.guard", {"pick": [9]}), Answer("explode", {"pick": [1]}, at="d1.speech.3", force=True)],
)
def test_answer_is_read_back_as_written(answer: Answer) -> None:
    assert answer_from(answer_line(answer)) == answer
