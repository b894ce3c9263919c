"""The set-up page, by touching it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRegularExpression, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from judge_app.rulesets import OPTIONS, bundled_ids, load_ruleset
from judge_app.storage.people import Roster
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.parts import Stepper
from judge_app.ui.plan import Plan
from judge_app.ui.ring_preview import RingPreview
from judge_app.ui.setup_page import SetupPage
from judge_app.ui.setup_people import names_in
from judge_app.ui.setup_ruleset import about
from tests.ui.parts_of import button, part, touch

NAMES = ["阿明", "小雨", "老K", "十三", "可乐", "木木", "大圣", "安安", "橙子", "九月", "晨晨", "Leo"]

TELLING = [
    (option, value)
    for option in ("win.wolves", "last_words.rule", "witch.self_save")
    for value in OPTIONS[option].choices
]


@pytest.fixture
def settings() -> Settings:
    people = list(NAMES)
    return Settings(ruleset="face-to-face", board="12-guard", people=people, place="老茶馆", judge="阿明")


@pytest.fixture
def page(qtbot: QtBot, settings: Settings, tmp_path: Path) -> SetupPage:
    theme.load_fonts()
    made = SetupPage([load_ruleset(name) for name in bundled_ids()], settings, Roster(tmp_path))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def words(page: SetupPage, name: str) -> str:
    return part(page, name, QLabel).text()


def stepper(page: SetupPage, role: str) -> Stepper:
    return part(page, f"count-{role}", Stepper)


def started(qtbot: QtBot, page: SetupPage) -> Plan:
    with qtbot.waitSignal(page.started) as caught:
        touch(page, "startGame")
    plan = caught.args[0]
    assert isinstance(plan, Plan)
    return plan


def test_last_evening_is_filled_in_and_starts_at_once(qtbot: QtBot, page: SetupPage) -> None:
    plan = started(qtbot, page)
    assert (plan.board, plan.deal, plan.house_rules) == ("12-guard", "found", {})
    assert page.people.names() == NAMES
    assert page.table.where().place == "老茶馆"


def test_ruleset_board_and_way_to_deal_are_three_touches(qtbot: QtBot, page: SetupPage) -> None:
    for name in ("ruleset-last-words", "board-14", "dealByProgram"):
        touch(page, name)
    plan = started(qtbot, page)
    assert (plan.ruleset.id, plan.board, plan.deal) == ("last-words", "14", "program")


def test_free_deck_is_checked_as_it_goes(page: SetupPage) -> None:
    touch(page, "deckFree")
    start = button(page, "startGame")
    for _ in range(4):
        stepper(page, "werewolf").less.click()
    assert not start.isEnabled()
    assert words(page, "setupVerdict") == "牌堆里没有狼人。"
    stepper(page, "werewolf").more.click()
    assert start.isEnabled()


def test_thief_brings_two_bottom_cards(page: SetupPage) -> None:
    touch(page, "deckFree")
    stepper(page, "thief").more.click()
    assert page.plan.seats == 11
    assert "2 张底牌" in page.deck._total.text()


def test_smaller_board_and_back_keeps_the_names(page: SetupPage) -> None:
    touch(page, "board-7")
    assert page.people.names() == NAMES[:7]
    touch(page, "board-12-idiot")
    assert page.people.names() == NAMES


def test_pasted_list_brings_the_board_of_its_size(page: SetupPage) -> None:
    touch(page, "pasteNames")
    part(page, "namesText", QPlainTextEdit).setPlainText("\n".join(NAMES[:9]))
    touch(page, "takeNames")
    assert page.plan.seats == 9
    assert page.people.names() == NAMES[:9]


def test_pasted_list_of_no_board_says_so(page: SetupPage) -> None:
    touch(page, "pasteNames")
    part(page, "namesText", QPlainTextEdit).setPlainText("、".join([*NAMES, "甲", "乙"]))
    touch(page, "takeNames")
    assert words(page, "setupVerdict") == "名单有 14 人，这个版型是 12 人。"


@pytest.mark.parametrize(
    "text",
    [
        "1. 阿明\n2. 小雨\n3、老K",
        "1号阿明，2号小雨，3号老K",
        "阿明 小雨 老K",
        "阿明、小雨、老K",
        "\n阿明\n\n小雨;老K",
    ],
)
def test_names_are_read_from_lists_as_people_write_them(text: str) -> None:
    assert names_in(text) == ["阿明", "小雨", "老K"]


def pick(page: SetupPage, name: str, words: str) -> None:
    box = part(page, name, QComboBox)
    assert box.findText(words) >= 0
    box.setCurrentText(words)
    box.activated.emit(box.currentIndex())


def boards_shown(page: SetupPage) -> set[str]:
    tiles = page.deck.findChildren(QAbstractButton, QRegularExpression("^board-"))
    return {tile.objectName() for tile in tiles if not tile.isHidden()}


def test_nine_players_have_the_boards_for_nine_with_one_in_use(page: SetupPage) -> None:
    pick(page, "boardPlayers", "9 人")
    shown = {f"board-{board.id}" for board in page.plan.ruleset.boards.values() if board.players == 9}
    assert boards_shown(page) == shown
    assert f"board-{page.plan.board}" in shown


def test_number_of_the_board_in_use_changes_no_board(page: SetupPage) -> None:
    pick(page, "boardPlayers", "12 人")
    assert page.plan.board == "12-guard"


def test_list_of_other_length_shows_the_boards_of_every_size_again(page: SetupPage) -> None:
    pick(page, "boardPlayers", "12 人")
    touch(page, "pasteNames")
    part(page, "namesText", QPlainTextEdit).setPlainText("、".join(NAMES[:9]))
    touch(page, "takeNames")
    assert f"board-{page.plan.board}" in boards_shown(page)
    assert "board-12-guard" in boards_shown(page)


def test_no_two_rulesets_are_told_in_the_same_line() -> None:
    lines = {ruleset_id: str(about(load_ruleset(ruleset_id))) for ruleset_id in bundled_ids()}
    assert lines["face-to-face"] == "7–12 人 · 屠城、前两夜遗言、不自救"
    assert len(set(lines.values())) == len(lines)


@pytest.mark.parametrize(("option", "value"), TELLING)
def test_ruleset_with_any_choice_of_these_options_is_told(option: str, value: str) -> None:
    ruleset = load_ruleset("face-to-face")
    changed = ruleset.model_copy(update={"options": {**ruleset.options, option: value}})
    assert str(about(changed)).count("、") == 2


def test_house_rule_is_marked_with_what_is_printed(qtbot: QtBot, page: SetupPage) -> None:
    row = page.house_rules.lines.rows["witch.self_save"]
    box = part(row, "", QComboBox)
    box.activated.emit(box.count() - 1)
    assert row.property("changed") == "true"
    assert "原规则" in row.note.text()
    assert started(qtbot, page).house_rules.keys() == {"witch.self_save"}
    touch(page, "resetHouseRules")
    assert page.plan.house_rules == {}


def test_search_finds_a_rule_by_a_word(page: SetupPage) -> None:
    part(page, "searchHouseRules", QLineEdit).setText("同守同救")
    shown = [option for option, row in page.house_rules.lines.rows.items() if not row.isHidden()]
    assert shown == ["guard.with_antidote"]


def test_times_are_found_under_a_heading_of_their_own(page: SetupPage) -> None:
    pick(page, "houseRuleTitles", "时间")
    shown = [option for option, row in page.house_rules.lines.rows.items() if not row.isHidden()]
    assert shown == ["time.night_step", "time.speech", "time.last_speech", "time.pk", "time.last_words"]


def test_house_rules_stand_under_the_card_they_are_about(page: SetupPage) -> None:
    assert page.house_rules.lines.titles[:5] == ["狼人", "预言家", "女巫", "猎人", "守卫"]


def test_rules_of_cards_not_dealt_come_last(page: SetupPage) -> None:
    order = page.house_rules.lines._order
    divider = order.index("")
    assert order.index("guard.self") < divider < order.index("cupid.self_link")


def test_turned_and_mirrored_ring_is_remembered(qtbot: QtBot, page: SetupPage, settings: Settings) -> None:
    ring = part(page, "ringPreview", RingPreview)
    qtbot.mouseClick(ring, Qt.MouseButton.LeftButton, pos=ring.centres()[6].toPoint())
    touch(page, "mirrored")
    assert (settings.nearest_seat, settings.is_mirrored) == (7, True)


def test_leaving_keeps_what_was_set_up(qtbot: QtBot, page: SetupPage, settings: Settings) -> None:
    touch(page, "board-9-standard")
    with qtbot.waitSignal(page.left):
        touch(page, "leaveSetup")
    assert settings.board == "9-standard"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_start_is_in_sight_and_no_title_is_cut(qtbot: QtBot, page: SetupPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    qtbot.wait(1)
    start = button(page, "startGame")
    assert page.rect().contains(QRect(start.mapTo(page, QPoint(0, 0)), start.size()))
    for section in (page.rulesets, page.deck, page.people, page.table, page.house_rules, page.dealing):
        assert section.width() >= section.minimumSizeHint().width()
        assert section.height() >= section.minimumSizeHint().height()


def test_every_control_has_an_accessible_name(page: SetupPage) -> None:
    controls = (
        *page.findChildren(QAbstractButton),
        *page.findChildren(QLineEdit),
        *page.findChildren(QComboBox),
    )
    inner = ("qt_spinbox_lineedit", "")
    bare = [c.objectName() for c in controls if not c.accessibleName() and c.objectName() not in inner]
    assert bare == []


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_no_house_rule_is_cut_at_the_right(page: SetupPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    QApplication.processEvents()
    room = part(page, "houseRuleList", QScrollArea).viewport().width()
    widths = {option: row.minimumSizeHint().width() for option, row in page.house_rules.lines.rows.items()}
    assert {option: wide for option, wide in widths.items() if wide > room} == {}
