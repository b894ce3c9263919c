"""Any game that was played can be written down, and the record gives the same game again."""

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from judge_app.cli import main
from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.roles import ROLES
from judge_app.records import Replay, read_record, replay
from judge_app.records.export import export, strays
from judge_app.records.writing import write_record
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.session import Session, TableInfo, looked_at
from tests.engine.players import Player, board_setup
from tests.tables import answers_of, give, new_session

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
few = settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
modes = st.sampled_from(["found", "entered", "program"])


class Judge(Player):
    """Corrects nothing while a death is read out or a tie is voted on: a record has no place for it."""

    def _maybe_interrupt(self) -> None:
        prompt = self.game.prompt
        is_read_out = prompt.kind == "read" and prompt.stage == "exile"
        if not is_read_out and not prompt.key.endswith("pk.vote"):
            super()._maybe_interrupt()


def is_told_apart(deck: Any) -> bool:
    """Where roles are found: no wolf of the pack has a card that only his own step shows."""
    pack = [ROLES[card] for card in deck if ROLES[card].camp == "wolves" and ROLES[card].hunts]
    return all(role.opens_pack or not role.steps for role in pack)


def played(ruleset: str, board: str, seed: int, mode: str) -> Player:
    setup = board_setup(load_ruleset(ruleset), board)
    mode = mode if is_told_apart(setup.deck) else "entered"
    return Judge(Game(setup), random.Random(seed), mode)


def written(game: Game, folder: Path) -> Replay:
    path = folder / "r.wolf.toml"
    path.write_text(write_record(game, "随机"), "utf-8")
    return replay(read_record(path))


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
@few
@given(seed=st.integers(0, 10**9), mode=modes)
def test_whole_game_written_down_is_the_same_game(
    ruleset: str, board: str, seed: int, mode: str, tmp_path: Path
) -> None:
    game = played(ruleset, board, seed, mode).play_out()
    assume(is_pack_known(game))
    again = written(game, tmp_path)
    assert again.mismatch is None
    assert strays(game.facts, again.game.facts) == strays(again.game.facts, game.facts) == Counter()
    assert deaths(game) == deaths(again.game)
    assert str(again.game.outcome) == str(game.outcome)


def is_pack_known(game: Game) -> bool:
    """A record has a word for a card nobody knows, none for a wolf of whom only the pack is known."""
    return all(game.table.cards.certain(seat) for seat in game.table.cards.pack)


ONCE_LOST = {
    "removed before dark, after an exile whose card was shown": ("close-eyes", "10", 69464),
    "a dead seer, not found yet, said to have done nothing though he must": ("extended", "10-guard", 4269),
    "the last of the pack told apart only by another wolf's card": ("group-chat", "12-brothers", 22585810),
    "the badge put right before the second vote that a judge's card called": ("group-chat", "15", 402698002),
    "one withdraws in the speeches, then another is removed": ("face-to-face", "10", 450703348),
}


@pytest.mark.parametrize(("ruleset", "board", "seed"), ONCE_LOST.values(), ids=ONCE_LOST)
def test_found_roles_written_down_are_the_same_game(
    ruleset: str, board: str, seed: int, tmp_path: Path
) -> None:
    game = played(ruleset, board, seed, "found").play_out()
    again = written(game, tmp_path)
    assert again.mismatch is None
    assert strays(game.facts, again.game.facts) == strays(again.game.facts, game.facts) == Counter()


def deaths(game: Game) -> Counter[str]:
    found: list[Fact] = [fact for fact in game.facts if fact.kind == "death"]
    return Counter(f"{fact.at} {fact.data}" for fact in found)


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
@few
@given(seed=st.integers(0, 10**9), mode=modes, steps=st.integers(1, 120))
def test_game_still_going_on_can_be_written_down(
    ruleset: str, board: str, seed: int, mode: str, steps: int, tmp_path: Path
) -> None:
    player = played(ruleset, board, seed, mode)
    for _ in range(steps):
        player.step()
    assume(is_pack_known(player.game))
    again = written(player.game, tmp_path)
    assert again.mismatch is None
    assert not strays(again.game.facts, player.game.facts)


# what it looks like


def session(folder: Path) -> Session:
    made = new_session(folder)
    give(made, answers_of())
    return made


def test_record_reads_like_a_note_by_hand(tmp_path: Path) -> None:
    text = write_record(session(tmp_path).game, "人狼情侣", ("阿明",), TableInfo("2026-11-29", "会所"))
    days = text.split("[[day]]\n")[1].split("\n\n")[0]
    assert text.startswith('format = 1\ntitle = "人狼情侣"\nruleset = "face-to-face"\nboard = "8"\nwinner = ')
    assert "[game]\ndate = 2026-11-29\n" in text
    assert '[names]\n1 = "阿明"\n' in text
    assert all(line.startswith("  { ") and line.endswith(" },") for line in days.splitlines()[1:-1])


def test_same_game_gives_the_same_text(tmp_path: Path) -> None:
    game = session(tmp_path).game
    assert write_record(game, "t") == write_record(Game(game.setup, game.answers), "t")


def test_seat_nobody_saw_is_unknown(tmp_path: Path) -> None:
    game = Game(board_setup(load_ruleset("face-to-face"), "12-guard"))
    game.answer({"mode": "found"})
    seats = tomllib.loads(write_record(game, "t"))["seats"]
    assert set(seats.values()) == {"unknown"}


@pytest.mark.parametrize("title", ['他说"过"', "换\n行\t\\", "半\ud800字", "\x7f"])
def test_any_title_can_be_written(tmp_path: Path, title: str) -> None:
    text = write_record(session(tmp_path).game, title)
    assert tomllib.loads(text)["title"] == title.replace("\ud800", "?")


# the command's part


def test_saved_game_is_exported_and_its_file_left_alone(tmp_path: Path) -> None:
    made = session(tmp_path)
    before = made.path.read_bytes()
    seen = looked_at(made.path)
    out = tmp_path / "out.wolf.toml"
    assert export(seen.game, seen.people, seen.info, out) is None
    assert made.path.read_bytes() == before
    assert read_record(out).people[:2] == ("阿明", "小红")


def test_export_command_writes_a_record_that_checks_ok(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "out.wolf.toml"
    assert main(["export", str(session(tmp_path).path), "-o", str(out)]) == 0
    assert main(["check", str(out)]) == 0
    assert capsys.readouterr().out.startswith("ok   2026-11-29 会所 ")


def test_export_of_a_file_that_is_no_game_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["export", str(tmp_path / "none.wolfgame"), "-o", str(tmp_path / "x.wolf.toml")]) == 2
    assert "none.wolfgame" in capsys.readouterr().err


def test_export_into_a_place_that_takes_nothing_says_so(tmp_path: Path) -> None:
    made = session(tmp_path)
    trouble = export(made.game, (), TableInfo(), tmp_path / "none" / "out.wolf.toml")
    assert trouble
    assert trouble.code == 2
    assert "写不进去" in str(trouble.text)


def test_export_of_a_ruleset_of_ones_own_names_the_file_it_needs(tmp_path: Path) -> None:
    ruleset = load_ruleset("face-to-face").model_copy(update={"id": "ours"})
    trouble = export(Game(board_setup(ruleset, "8")), (), TableInfo(), tmp_path / "out.wolf.toml")
    assert trouble
    assert trouble.code == 1
    assert "ours.toml" in str(trouble.text)
    assert 'ruleset = "ours.toml"' in (tmp_path / "out.wolf.toml").read_text("utf-8")
