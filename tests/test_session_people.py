"""People come, go, swap and play on for others in the middle of a game; each keeps his own history."""

from pathlib import Path

import pytest

from judge_app.engine.rulings import Refused
from judge_app.session import JournalError, Session
from judge_app.storage.lines import read, seal
from judge_app.storage.seating import Move, Sitter, Stay
from tests.tables import answers_of, give, new_session, reopened, standing

GAME = answers_of()
LEI = Sitter("小雷", "p9")


def names(session: Session) -> list[str]:
    return [name for name in session.people if name]


def begun(folder: Path, answers: int = 6) -> Session:
    """阿明 on seat 1, 小红 on seat 2, the other seats without a name."""
    session = new_session(folder)
    give(session, GAME[:answers])
    return session


def test_late_arrival_sits_from_then_on(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("arrive", [5], LEI)
    assert session.people[4] == "小雷"
    assert session.people_at(GAME[2].key)[4] == Sitter()
    assert Stay(LEI, 5, 6, None) in session.stays()


def test_who_leaves_has_a_history_that_ends(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("leave", [2], why="回家")
    assert session.people[1] == ""
    assert session.people_at("n1.wolves")[1].name == "小红"
    assert Stay(Sitter("小红"), 2, 0, 6) in session.stays()


def test_swap_takes_each_history_along(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("swap", [1, 2])
    give(session, GAME[6:8])
    assert session.people[:2] == ("小红", "阿明")
    assert [stay.seat for stay in session.stays() if stay.sitter.name == "阿明"] == [1, 2]


def test_substitute_plays_on_and_the_first_keeps_what_was_his(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("substitute", [1], LEI, "有事先走")
    give(session, GAME[6:8])
    assert session.stays() == (
        Stay(Sitter("阿明"), 1, 0, 6),
        Stay(Sitter("小红"), 2, 0, None),
        Stay(LEI, 1, 6, None),
    )


def test_name_put_right_holds_from_the_start_through_a_swap(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("swap", [1, 2])
    session.move("fix", [2], LEI)
    assert session.people[:2] == ("小红", "小雷")
    assert session.people_at("deal")[:2] == (LEI, Sitter("小红"))


def test_name_put_right_leaves_who_sat_there_before(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("substitute", [1], Sitter("小磊"))
    session.move("fix", [1], LEI)
    assert [stay.sitter.name for stay in session.stays() if stay.seat == 1] == ["阿明", "小雷"]


def test_undo_takes_a_move_back_like_an_answer(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("leave", [2])
    taken = session.can_undo
    assert isinstance(taken, Move)
    assert session.undo() == taken
    assert names(session) == ["阿明", "小红"]
    assert len(session.game.answers) == 6
    assert session.redo() == taken
    assert names(session) == ["阿明"]


def test_moves_and_answers_are_taken_back_in_their_order(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("leave", [2])
    give(session, GAME[6:7])
    session.move("arrive", [2], LEI)
    seen = []
    while session.undo():
        seen.append((len(session.game.answers), names(session)))
    assert seen[:3] == [(7, ["阿明"]), (6, ["阿明"]), (6, ["阿明", "小红"])]
    assert seen[-1] == (0, ["阿明", "小红"])


def test_a_move_after_undo_leaves_nothing_to_redo(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.undo()
    session.move("leave", [2])
    assert session.can_redo is None
    before = standing(session)
    assert standing(reopened(session)) == before


def test_moves_survive_a_restart_undone_or_not(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("swap", [1, 7], why="看不清")
    give(session, GAME[6:9])
    session.move("substitute", [7], LEI)
    session.undo()
    people, stays = session.sitters, session.stays()
    session = reopened(session)
    assert (session.sitters, session.stays(), session.notices) == (people, stays, ())
    session.redo()
    assert session.people[6] == "小雷"
    while session.undo():
        continue
    assert names(session) == ["阿明", "小红"]


def test_a_correction_keeps_who_sat_where(tmp_path: Path) -> None:
    session = begun(tmp_path, 12)
    session.move("leave", [2])
    session.apply(session.game.correct("n1.wolves", {"pick": [7]}))
    assert names(session) == ["阿明"]
    session.undo()
    session.undo()
    assert names(session) == ["阿明", "小红"]


def test_half_an_answer_stays_while_people_move(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.save_draft({"pick": [3]})
    session.move("leave", [2])
    session.undo()
    session.redo()
    assert reopened(session).draft == {"pick": [3]}


def test_the_reason_is_in_the_file(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("substitute", [1], LEI, "有事先走")
    line = read(session.path.read_bytes()).lines[-1]
    assert line["seat"] == {
        "kind": "substitute",
        "seats": [1],
        "at": session.game.prompt.key,
        "after": 6,
        "name": "小雷",
        "id": "p9",
        "why": "有事先走",
    }


@pytest.mark.parametrize(
    ("kind", "seats", "who", "sentence"),
    [
        ("arrive", [1], LEI, "1 号坐着阿明，换人请用“替补”"),
        ("arrive", [3], Sitter("阿明"), "阿明已经坐在 1 号"),
        ("arrive", [3], Sitter(), "请写上名字"),
        ("arrive", [9], LEI, "没有 9 号座位"),
        ("leave", [3], Sitter(), "3 号没有记名字"),
        ("swap", [2, 2], Sitter(), "换座位要选两个座位"),
        ("leave", [1, 2], Sitter(), "要选一个座位"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    tmp_path: Path, kind: str, seats: list[int], who: Sitter, sentence: str
) -> None:
    session = begun(tmp_path)
    before = session.path.read_bytes()
    with pytest.raises(Refused) as refused:
        session.move(kind, seats, who)
    assert str(refused.value.no.text) == sentence
    assert session.path.read_bytes() == before


def test_a_file_whose_moves_make_no_sense_says_so(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.move("leave", [2])
    session.close()
    raw, crc = b"", 0
    for line in read(session.path.read_bytes()).lines:
        changed = {**line, "seat": {"kind": "leave", "seats": [99]}} if "seat" in line else line
        text, crc = seal(changed, crc)
        raw += text
    session.path.write_bytes(raw)
    with pytest.raises(JournalError, match="各行连不成一局"):
        Session.open(session.path)


def test_ids_come_back_with_the_names(tmp_path: Path) -> None:
    session = Session.create(begun(tmp_path).game.setup, ["", LEI], tmp_path, begun(tmp_path).info)
    assert reopened(session).sitters[:3] == (Sitter(), LEI, Sitter())
