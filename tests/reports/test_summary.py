"""What stands on the sheet of a game."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from judge_app.engine.game import Game
from judge_app.narration.words import say
from judge_app.records import read_record, replay
from judge_app.reports.club import Club, clean, joined_names
from judge_app.reports.pages import summary_page
from judge_app.reports.sight import JUDGES, PUBLIC, players
from judge_app.reports.summary import Summary, summary
from judge_app.reports.tables import as_csv, as_json
from judge_app.storage.header import TableInfo
from tests.engine.players import play_out
from tests.reports.printed import INFO, NAMES, played_at_random, played_case, wrong_tallies
from tests.tables import CASES, table

HOSTILE = (
    "<script>alert(1)</script>",
    "👨‍👩‍👧 阿🐺明",
    "שלום עולם",
    "\u202eevil\u0000\n",
    "A" * 40,
    "这是一个正好有四十个字的名字" * 3,
    "=HYPERLINK(1)",
    "&amp;{{ 7*7 }}",
)


def game_of(case: str) -> Game:
    return replay(read_record(CASES / f"{case}.wolf.toml")).game


def sheet_of(case: str) -> Summary:
    return summary(game_of(case), (), INFO)


def rounds(sheet: Summary) -> list[str]:
    return [f"{say(line.title)} {say(line.text)}" for line in sheet.rounds]


def test_seats_tell_card_and_fate_in_the_words_of_the_table() -> None:
    seats = sheet_of("f2f-64-elder-saved-then-knifed").seats
    assert [say(row.fate) for row in seats[:3]] == ["在场", "第 4 夜 被毒", "第 3 夜 被刀"]
    assert say(seats[2].card or "") == "长老"


def test_a_night_is_one_line_with_the_answer_of_the_check() -> None:
    assert rounds(sheet_of("f2f-64-elder-saved-then-knifed"))[6] == "第 4 夜 空刀 · 毒 2 · 验 1 狼人 → 死 2"


def test_a_day_tells_exile_and_who_followed() -> None:
    assert "第 2 天 发言从 1 起，号码往上；放逐 1；6 殉情" in rounds(sheet_of("f2f-13-cupid-alone"))


def test_a_second_vote_of_the_day_has_a_column_of_its_own() -> None:
    assert [say(ballot.title) for ballot in sheet_of("group-chat-37-extra-vote").ballots] == [
        "第 1 天放逐",
        "第 1 天再投放逐",
    ]


def test_the_sheriffs_vote_is_marked_with_its_weight() -> None:
    assert {w for game in range(12) for b in _random(game).ballots for w in b.weights.values()} > {1}


def _random(number: int) -> Summary:
    played = played_at_random(number)
    return summary(played.game, played.persons, played.info)


def test_villagers_are_the_rest_where_roles_were_found() -> None:
    setup = table("face-to-face", "8")
    game = play_out(Game(setup), random.Random(5), "found")
    cards = [say(row.card or "") for row in summary(game, (), INFO).seats]
    assert "村民" in cards


def test_house_rules_are_told_as_sentences() -> None:
    setup = replace(table(), options={"witch.self_save": "never"}, protected=(3,))
    told = [say(line) for line in summary(Game(setup), (), INFO).differences]
    assert told == ["女巫：不能自救", "首夜受保护：3号"]


def test_warnings_and_corrections_stand_apart_with_their_reasons() -> None:
    game = Game(table())
    game.answer({"mode": "found"})
    game.answer({"pick": [3], "why": "插话"}, key="warn")
    game.answer({"dead": [4], "why": "离席"}, key="correct")
    told = [say(line) for line in summary(game, (), INFO).remarks]
    assert told[0].endswith("警告 3号（插话）")
    assert told[1].endswith("更正：4号已出局（离席）")


def test_a_game_that_is_on_says_so_and_hides_all_but_what_the_table_knows() -> None:
    game = game_of("f2f-64-elder-saved-then-knifed")
    sheet = summary(game, (), INFO, PUBLIC)
    assert say(sheet.result) == "未完"
    assert {row.card for row in sheet.seats} == {None}
    assert say(sheet.seats[2].fate) == "第 3 夜 出局"
    assert rounds(sheet)[:2] == ["第 1 夜 平安夜", "第 1 天 无人上警；发言从 1 起，号码往上；无人放逐"]


@pytest.mark.parametrize("word", ["毒", "刀", "验", "长老", "女巫"])
def test_the_public_sheet_of_a_game_that_is_on_names_no_hidden_thing(word: str) -> None:
    game = game_of("f2f-64-elder-saved-then-knifed")
    sheet = summary(game, (), TableInfo(), PUBLIC)
    deck_line = say(sheet.deck)
    for text in (summary_page(sheet), as_csv(game, sheet, PUBLIC), as_json(game, sheet, PUBLIC)):
        assert word not in text.replace(deck_line, "")


def test_a_win_by_night_that_nobody_has_announced_is_hidden_from_the_public_sheet() -> None:
    game = next(g for n in range(60) if (g := played_at_random(n).game).table.is_night)
    assert say(summary(game, (), INFO, PUBLIC).result) == "未完"
    assert say(summary(game, (), INFO).result) != "未完"


def test_the_players_version_leaves_out_what_the_club_does_not_publish() -> None:
    played = played_at_random(0)
    sheet = summary(played.game, played.persons, INFO, players(["deeds", "votes", "warnings", "corrections"]))
    assert not sheet.ballots
    assert not sheet.remarks
    assert all("→ " not in line for line in rounds(sheet))


def test_the_winner_and_why_stand_on_the_sheet() -> None:
    sheet = sheet_of("f2f-13-cupid-alone")
    assert (say(sheet.result), say(sheet.why or "")) == ("好人获胜", "狼人全部出局")
    assert [row.seat for row in sheet.seats if row.has_won] == [4, 5, 7, 8]


@pytest.mark.parametrize("case", sorted(CASES.glob("*.wolf.toml"))[::11], ids=lambda path: path.name)
def test_the_grid_of_a_case_adds_up_to_the_tally(case: Path) -> None:
    played = played_case(case)
    sheet = summary(played.game, played.persons, played.info)
    assert list(wrong_tallies(as_csv(played.game, sheet))) == []


@pytest.mark.parametrize("number", range(0, 60, 3))
def test_the_grid_of_a_random_game_adds_up_to_the_tally(number: int) -> None:
    played = played_at_random(number)
    sheet = summary(played.game, played.persons, played.info)
    assert list(wrong_tallies(as_csv(played.game, sheet))) == []


def test_names_are_escaped_in_html() -> None:
    page = summary_page(summary(Game(table()), HOSTILE, TableInfo(place="<b>")))
    assert "<script>" not in page
    assert "&lt;script&gt;" in page
    assert "{{ 7*7 }}" in page
    assert "\u202e" not in clean(HOSTILE[3])


def test_a_spreadsheet_runs_no_name_as_a_formula() -> None:
    game = Game(table())
    text = as_csv(game, summary(game, tuple(map(clean, HOSTILE)), INFO))
    assert ",'=HYPERLINK(1)" in text


def test_json_holds_every_fact_with_its_rules() -> None:
    game = game_of("f2f-13-cupid-alone")
    raw = json.loads(as_json(game, summary(game, NAMES, INFO), JUDGES))
    assert raw["outcome"]["winners"] == [4, 5, 7, 8]
    assert len(raw["facts"]) + len(raw["ballots"]) == len(game.facts)


def test_who_played_on_for_another_stands_behind_him() -> None:
    assert joined_names(["甲", "", " 乙 "]) == "甲 → 乙"


def test_the_clubs_name_and_logo_stand_above(tmp_path: Path) -> None:
    logo = tmp_path / "logo.png"
    logo.write_bytes(b"\x89PNG")
    page = summary_page(summary(Game(table()), (), INFO, club=Club("北城", logo)))
    assert "北城" in page
    assert "data:image/png;base64,iVBORw==" in page
    missing = summary_page(summary(Game(table()), (), INFO, club=Club("", tmp_path / "none.png")))
    assert "<img" not in missing
