"""A game of an older program goes on by what it was begun with."""

import json
from pathlib import Path

from judge_app.session import Session
from judge_app.storage.lines import read, seal
from tests.tables import new_session, table


def without_option(path: Path, option: str) -> Path:
    """The game's file as a program wrote it that did not have the option yet."""
    lines = [json.loads(json.dumps(line)) for line in read(path.read_bytes()).lines]
    del lines[0]["ruleset"]["options"][option]
    data, crc = b"", 0
    for line in lines:
        sealed, crc = seal(line, crc)
        data += sealed
    path.write_bytes(data)
    return path


def test_open_game_from_before_an_option_is_judged_as_it_was_begun(tmp_path: Path) -> None:
    """The formal rules want gods and villagers alive for a win of the good; before, no wolf was enough."""
    session = new_session(tmp_path, table("formal", "9"))
    assert session.game.table.rules["win.good_needs"] == "both_sides"
    session.answer({"mode": "found"})
    session.close()
    again = Session.open(without_option(session.path, "win.good_needs"))
    assert again.game.table.rules["win.good_needs"] == "no_wolves"
    assert (again.notices, again.game.prompt.key) == ((), "n1.dark")
    again.close()


def test_act_taken_away_stays_away_and_comes_back_by_undo_after_a_restart(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.answer({"mode": "found"})
    session.answer({"pick": [3]}, "warn")
    session.answer({"pick": [4]}, "warn")
    session.apply(session.game.take_away("warn"))
    session.close()
    again = Session.open(session.path)
    assert warned(again) == [4]
    assert again.undoes_correction is not None
    assert again.undoes_correction.key == "warn"
    again.undo()
    assert warned(again) == [3, 4]
    again.close()


def test_last_act_taken_away_is_what_undo_names(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.answer({"mode": "found"})
    session.answer({"pick": [3]}, "warn")
    session.apply(session.game.take_away("warn"))
    assert session.undoes_correction is not None
    assert session.undoes_correction.value == {"pick": [3]}
    session.close()


def warned(session: Session) -> list[int]:
    return [fact.data["seat"] for fact in session.game.facts if fact.kind == "warning"]
