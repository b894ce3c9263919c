import errno
import json
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from judge_app.engine.rulings import Refused
from judge_app.importing import open_record
from judge_app.records import read_record
from judge_app.session import JournalError, Session, crashed, looked_at
from judge_app.storage import disk
from judge_app.storage.lines import read, seal
from judge_app.storage.retrace import agree
from tests.tables import CASES, TESTS, answers_of, give, new_session, reopened, standing, table

GAME = answers_of()
CHILD = """
import sys
from pathlib import Path
from tests.tables import answers_of, new_session
answers = answers_of()
session = new_session(Path(sys.argv[1]))
for answer in answers:
    session.answer(answer.value, answer.key if answer.at else "", answer.force)
    print(len(session.game.answers), flush=True)
while True:
    session.undo()
    session.redo()
"""


def lines_of(session: Session) -> list[dict[str, object]]:
    return [dict(line) for line in read(session.path.read_bytes()).lines]


# what is kept


def test_each_answer_is_on_disk_before_the_next_step(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    for answer in GAME:
        give(session, [answer])
        last = lines_of(session)[-1]
        assert last["answer"]["key"] == answer.key  # type: ignore[index]
        assert last["next"] == session.game.prompt.key
    assert session.saved_at is not None


def test_header_holds_the_whole_ruleset_and_the_people(tmp_path: Path) -> None:
    header = lines_of(new_session(tmp_path))[0]
    assert header["format"] == 1
    assert header["people"] == ["阿明", "小红"]
    assert header["info"] == {"date": "2026-11-29", "place": "会所", "table": "", "judge": ""}
    assert header["ruleset"] == table().ruleset.model_dump(mode="json")


def test_reopened_game_stands_where_it_was(tmp_path: Path) -> None:
    for count in range(0, len(GAME) + 1, 7):
        session = new_session(tmp_path)
        give(session, GAME[:count])
        before = standing(session)
        again = reopened(session)
        assert standing(again) == before
        assert (again.people, again.info, again.notices) == (session.people, session.info, ())


def test_act_out_of_turn_and_forced_answer_come_back(tmp_path: Path) -> None:
    answers = answers_of("f2f-12-self-destruct-in-campaign")
    assert any(answer.at for answer in answers)
    session = new_session(tmp_path, table(board="12-guard"))
    give(session, answers)
    session.answer({"pick": [4]}, force=True)
    before = standing(session)
    assert standing(reopened(session)) == before


def test_undo_and_redo_survive_reopening(tmp_path: Path) -> None:
    dice = random.Random(7)
    session = new_session(tmp_path)
    for _ in range(60):
        verb = dice.choice(["answer", "answer", "undo", "redo"])
        if verb == "answer":
            give(session, GAME[len(session.game.answers) :][:1])
        else:
            getattr(session, verb)()
        if dice.random() < 0.1:
            before = standing(session)
            session = reopened(session)
            assert standing(session) == before


def test_undo_all_the_way_and_redo_all_the_way(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME)
    before = standing(session)
    while session.undo():
        continue
    assert session.game.answers == ()
    session = reopened(session)
    while session.redo():
        continue
    assert standing(session) == before


def test_file_only_grows(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:8])
    before = session.path.read_bytes()
    session.undo()
    session.undo()
    session = reopened(session)
    assert session.path.read_bytes().startswith(before)


def test_correction_survives_reopening_and_undo_takes_it_back(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:12])
    before = standing(session)
    session.apply(session.game.correct("n1.wolves", {"pick": [7]}))
    corrected = standing(session)
    assert corrected != before
    session = reopened(session)
    assert standing(session) == corrected
    session.undo()
    assert [a.key for a in session.game.answers] == [a.key for a in GAME[:12]]
    assert json.loads(standing(session))["facts"] == json.loads(before)["facts"]


def test_refused_answer_is_not_kept(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:3])
    before = session.path.read_bytes()
    with pytest.raises(Refused):
        session.answer({"pick": [99]})
    assert session.path.read_bytes() == before


# the draft and the clock


def test_draft_comes_back_at_its_step(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:4])
    session.save_draft({"pick": [3]})
    assert reopened(session).draft == {"pick": [3]}


def test_draft_is_gone_after_the_answer(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:4])
    session.save_draft({"pick": [3]})
    give(session, GAME[4:5])
    assert session.draft == {}
    session.undo()
    assert reopened(session).draft == {}


def test_draft_of_another_step_is_not_taken(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:4])
    session.save_draft({"pick": [3]})
    session._journal.append({"answer": {"key": GAME[4].key, "value": dict(GAME[4].value)}})
    assert reopened(session).draft == {}


def test_draft_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(tmp_path)
    monkeypatch.setattr(os, "fsync", lambda _handle: pytest.fail("waited"))
    session.save_draft({"pick": [3]})


def test_draft_that_cannot_be_read_is_no_draft(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.save_draft({"pick": [3]})
    next(tmp_path.glob(".*.draft")).write_bytes(b"\xff{")
    assert reopened(session).draft == {}


def test_clock_setting_is_kept_with_the_draft(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:4])
    session.save_clock({"silent": True})
    assert reopened(session).clock == {"silent": True}


def test_undo_puts_the_clock_setting_back(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.save_clock({"seconds": 90})
    give(session, GAME[:1])
    session.save_clock({"seconds": 60})
    give(session, GAME[1:2])
    session.undo()
    session.undo()
    assert session.clock == {"seconds": 90}
    session = reopened(session)
    session.redo()
    assert session.clock == {"seconds": 60}


# two windows, a disk that refuses, files that do not fit


def test_second_window_is_readonly_and_says_so(tmp_path: Path) -> None:
    first = new_session(tmp_path)
    give(first, GAME[:4])
    second = Session.open(first.path)
    assert second.is_readonly
    assert second.game.prompt.key == first.game.prompt.key
    for act in (lambda: second.answer({}), second.undo, second.redo):
        with pytest.raises(Refused, match="另一个窗口正在记这一局"):
            act()
    before = first.path.read_bytes()
    second.save_draft({"pick": [3]})
    second.close()
    assert first.path.read_bytes() == before
    assert not list(tmp_path.glob(".*.draft"))


def test_game_goes_on_in_memory_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "full")

    session = new_session(tmp_path)
    give(session, GAME[:2])
    saved_at = session.saved_at
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        give(session, GAME[2:6])
        session.save_draft({"pick": [3]})
        assert str(session.trouble) == "磁盘已满，没有存上；对局照常，能写时会补存"
        assert session.saved_at == saved_at
    assert session.retry()
    assert session.trouble is None
    before = standing(session)
    assert standing(reopened(session)) == before


def test_new_game_in_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_handle: int, _data: bytes) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(disk, "write", refuse)
    session = new_session(tmp_path)
    assert str(session.trouble) == "文件夹不能写入，没有存上；对局照常，能写时会补存"
    give(session, GAME)
    assert session.game.outcome


def rewritten(path: Path, change: object) -> None:
    """The same file with one line changed and every checksum right."""
    raw, crc = b"", 0
    for number, line in enumerate(read(path.read_bytes()).lines):
        text, crc = seal(change(number, dict(line)), crc)  # type: ignore[operator]
        raw += text
    path.write_bytes(raw)


def test_ruling_that_differs_now_is_named(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:6])
    session.close()
    rewritten(session.path, lambda n, line: {**line, "facts": []} if n == 4 else line)
    notices = [str(notice) for notice in Session.open(session.path).notices]
    assert notices == ["“情侣”这一步的裁定和当时记下的不同，请核对"]


def test_answer_that_is_refused_now_opens_readonly_on_its_step(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:6])
    session.close()
    bad = {"key": "n1.wolves", "value": {"pick": [99]}}
    rewritten(session.path, lambda n, line: {**line, "answer": bad} if n == 5 else line)
    found = session.path.read_bytes()
    again = Session.open(session.path)
    assert again.is_readonly
    assert "这个版本不接受" in str(again.notices[0])
    with pytest.raises(Refused):
        again.answer({})
    again.close()
    assert session.path.read_bytes() == found


def test_undone_answer_that_is_refused_now_cannot_be_redone_and_is_said(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:6])
    for _ in range(3):
        session.undo()
    session.close()
    bad = {"key": "n1.wolves", "value": {"pick": [99]}}
    rewritten(session.path, lambda n, line: {**line, "answer": bad} if n == 5 else line)
    again = Session.open(session.path)
    assert not again.is_readonly
    assert "撤销了的步骤不能全部重做" in str(again.notices[0])
    assert again.redo()
    assert again.redo() is None
    assert len(again.game.answers) == 4
    again.close()


@pytest.mark.parametrize(
    "change",
    [
        lambda n, line: {**line, "people": 3} if n == 0 else line,
        lambda n, line: {**line, "ruleset": {}} if n == 0 else line,
        lambda n, line: {"format": 1} if n == 0 else line,
        lambda n, line: {"answer": 3} if n == 2 else line,
        lambda n, line: {"redo": 1} if n == 2 else line,
    ],
)
def test_file_that_makes_no_game_says_so_and_is_not_touched(tmp_path: Path, change: object) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:3])
    session.close()
    rewritten(session.path, change)
    found = session.path.read_bytes()
    with pytest.raises(JournalError, match="打不开；文件未动"):
        Session.open(session.path)
    assert session.path.read_bytes() == found


def test_cut_at_any_line_opens_on_the_step_before(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME)
    session.close()
    raw = session.path.read_bytes().splitlines(keepends=True)
    for count in range(1, len(raw) - 1, 5):
        path = tmp_path / f"cut-{count}.wolfgame"
        path.write_bytes(b"".join(raw[:count]) + raw[count][:20])
        again = Session.open(path)
        assert len(again.game.answers) == count - 1
        assert len(again.notices) == 1
        again.close()


def test_torn_game_that_is_only_looked_at_promises_no_copy(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:3])
    session.close()
    with session.path.open("ab") as file:
        file.write(b'{"answer":{"key"')
    seen = looked_at(session.path)
    assert [str(notice) for notice in seen.notices] == ["第 6 行读不出，已略去；文件未动"]
    assert list(tmp_path.glob("*wolfgame*")) == [session.path]


# kill -9


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("seed", range(4))
def test_every_answer_said_to_be_saved_is_there_after_a_kill(tmp_path: Path, seed: int) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=TESTS.parent
    )
    assert child.stdout is not None
    wanted = random.Random(seed).randint(1, len(GAME))
    shown = 0
    while shown < wanted:
        shown = int(child.stdout.readline())
    time.sleep(random.Random(seed).random() / 200)
    child.send_signal(signal.SIGKILL)
    shown = max([shown, *(int(line) for line in child.stdout.read().split())])
    child.wait()
    child.stdout.close()
    path = next(tmp_path.glob("*.wolfgame"))
    assert crashed(tmp_path) == path
    session = Session.open(path)
    count = len(session.game.answers)
    # Undone and not redone yet, or one answer further than was said.
    assert shown - 1 <= count <= shown + 1 if shown == len(GAME) else shown <= count <= shown + 1
    assert session.game.answers == GAME[:count]
    assert not session.is_readonly
    session.close()


# records


def test_record_opens_where_it_stops_and_is_kept_from_the_first_answer(tmp_path: Path) -> None:
    session = open_record(CASES / "f2f-01-guard-and-antidote.wolf.toml", tmp_path)
    assert session.game.prompt.key == "d1.words.9"
    assert not list(tmp_path.glob("*.wolfgame"))
    session.answer({})
    before = standing(session)
    assert standing(reopened(session)) == before


def test_record_looked_at_and_closed_leaves_no_game(tmp_path: Path) -> None:
    open_record(CASES / "f2f-01-guard-and-antidote.wolf.toml", tmp_path).close()
    assert not list(tmp_path.glob("*.wolfgame"))


def test_record_that_does_not_hold_opens_where_it_fails(tmp_path: Path) -> None:
    path = tmp_path / "x.wolf.toml"
    text = (CASES / "f2f-01-guard-and-antidote.wolf.toml").read_text("utf-8")
    path.write_text(text.replace("announce = [9]", "announce = []"), "utf-8")
    session = open_record(path, tmp_path)
    assert "day 1: step 2: announce" in str(session.notices[0])


def test_record_keeps_its_names_and_table(tmp_path: Path) -> None:
    path = tmp_path / "x.wolf.toml"
    text = (CASES / "f2f-01-guard-and-antidote.wolf.toml").read_text("utf-8")
    path.write_text(text + '\n[names]\n2 = "阿明"\n[game]\ndate = 2026-11-29\n', "utf-8")
    session = open_record(path, tmp_path)
    assert session.people[:3] == ("", "阿明", "")
    assert session.info.date == "2026-11-29"
    assert replace(session.info, date="") == replace(read_record(path).info, date="")


def test_newer_program_that_notes_more_of_the_same_ruling_says_nothing() -> None:
    noted = [{"kind": "tally", "data": {"counts": {}}, "at": "d1", "key": "d1.vote"}]
    today = [{"kind": "tally", "data": {"counts": {}, "deed": "vote"}, "at": "d1", "key": "d1.vote"}]
    assert agree(noted, today)


def test_newer_program_by_which_one_more_dies_is_said_to_rule_otherwise() -> None:
    noted = [{"kind": "tally", "data": {}, "at": "d1", "key": "d1.vote"}]
    death = {"kind": "death", "data": {"seat": 3}, "at": "d1", "key": "d1.vote"}
    assert not agree(noted, [*noted, death])
