"""Presets made, taken in and given away, by touching the page."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup
from judge_app.engine.text import Text
from judge_app.narration.rules_sheet import as_lines, of_ruleset, rules_sheet
from judge_app.reports.summary import summary
from judge_app.rulesets import Ruleset, load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.storage import preset_work
from judge_app.storage.places import Places, places
from judge_app.storage.presets import all_rulesets, presets, save
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.main_window import MainWindow
from judge_app.ui.parts import Stepper
from judge_app.ui.preset_editor import PresetEditor
from judge_app.ui.presets_page import PresetsPage
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import GUARD_BOARD, NAMES, Judge

CLUB = '# 老规矩\nformat = 1\nid = "club"\ntitle = "周五俱乐部"\nbase = "face-to-face"\n'


@pytest.fixture
def where(tmp_path: Path) -> Places:
    return places(tmp_path / "data")


@pytest.fixture
def page(qtbot: QtBot, where: Places) -> PresetsPage:
    theme.load_fonts()
    made = PresetsPage(where, Settings())
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def editor(page: PresetsPage, base: str = "face-to-face") -> PresetEditor:
    """A preset derived from this ruleset, open in the editor."""
    page.list.pick(base)
    touch(page, "derivePreset")
    assert page.editor is not None
    return page.editor


def choose(root: QWidget, option: str, name: str) -> None:
    """Take a value in the row of an option, by its words."""
    box = part(part(root, f"option-{option}", QWidget), "", QComboBox)
    box.setCurrentIndex(box.findText(name))
    box.activated.emit(box.currentIndex())


def write(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.selectAll()
    qtbot.keyClicks(field, text)


def words(root: QWidget, name: str) -> list[str]:
    QApplication.processEvents()  # what was just put into a page is shown with the next event
    return [made.text() for made in root.findChildren(QLabel, name) if not made.isHidden()]


def shown(root: QWidget) -> str:
    QApplication.processEvents()
    return "\n".join(made.text() for made in root.findChildren(QLabel) if made.isVisibleTo(root))


@pytest.fixture
def club(qtbot: QtBot, page: PresetsPage, where: Places) -> Ruleset:
    """A preset made by clicks: the guard may protect a seat twice running, and is played with 12."""
    made = editor(page)
    write(qtbot, part(made, "presetTitle", QLineEdit), "Friday club")
    choose(made, "guard.same_twice", "是")
    choose(made, "guard.self", "否")
    touch(made, "savePreset")
    (saved,) = presets(where.presets)
    assert saved.ruleset is not None
    return saved.ruleset


class TestWindowClosedOnAPresetHalfMade:
    def test_new_one_is_open_again_as_it_was(self, qtbot: QtBot, page: PresetsPage, where: Places) -> None:
        made = editor(page)
        write(qtbot, part(made, "presetTitle", QLineEdit), "Friday club")
        choose(made, "guard.self", "否")
        again = opened_again(qtbot, where)
        assert again.editor is not None
        assert again.editor.draft.raw["title"] == "Friday club"
        assert again.editor.draft.value("guard.self") is False
        assert presets(where.presets) == ()

    def test_saved_one_keeps_its_file_until_it_is_saved_again(
        self, qtbot: QtBot, page: PresetsPage, where: Places
    ) -> None:
        path = save(CLUB, "club", where.presets)
        page.refresh(path)
        touch(page, "editPreset")
        assert page.editor is not None
        choose(page.editor, "guard.self", "否")
        again = opened_again(qtbot, where)
        assert path.read_text("utf-8") == CLUB
        assert again.editor is not None
        touch(again, "savePreset")
        assert path.read_text("utf-8").startswith(CLUB)
        assert "guard.self" in path.read_text("utf-8")

    @pytest.mark.parametrize("way", ["dropPreset", "savePreset"])
    def test_is_not_open_again_once_left(
        self, qtbot: QtBot, page: PresetsPage, where: Places, way: str
    ) -> None:
        choose(editor(page), "guard.self", "否")
        touch(page, way)
        assert opened_again(qtbot, where).editor is None

    def test_garbled_leftovers_are_no_reason_to_stop(self, qtbot: QtBot, where: Places) -> None:
        where.presets.mkdir(parents=True)
        (where.presets / preset_work.FILE).write_text('{"id": "club", "base": 3}', "utf-8")
        assert opened_again(qtbot, where).editor is None


def opened_again(qtbot: QtBot, where: Places) -> PresetsPage:
    made = PresetsPage(where, Settings())
    qtbot.addWidget(made)
    made.show()
    return made


def test_card_tells_what_differs_on_one_board_and_in_conduct(page: PresetsPage, where: Places) -> None:
    made = editor(page)
    made.draft.set_option("guard.self", False, "12-guard")
    made.draft.set_conduct(["手机收起来"])
    touch(page, "savePreset")
    told = shown(page.card)
    assert "手机收起来" in told
    assert "守卫不能守自己" in told


class TestAPresetMadeByClicks:
    def test_lies_in_the_folder_and_is_picked(self, page: PresetsPage, club: Ruleset, where: Places) -> None:
        assert (club.id, club.title, club.base) == ("friday-club", "Friday club", "面杀完整版修订版")
        assert page.list.entry is not None
        assert page.list.entry.path == where.presets / "friday-club.toml"

    def test_is_told_first_in_the_rules_sheet(self, club: Ruleset) -> None:
        lines = [str(line) for line in as_lines(rules_sheet(of_ruleset(club, "12-guard")))]
        assert lines[:3] == [
            "【与《面杀完整版修订版》不同】",
            "守卫不能守自己（Friday club）",
            "守卫可以连续两晚守同一人（Friday club）",
        ]

    def test_is_the_why_of_a_ruling_at_the_table(self, qtbot: QtBot, club: Ruleset, tmp_path: Path) -> None:
        session = started(club, tmp_path)
        judge = Judge(qtbot, session)
        judge.to_night()
        judge.click("seat-5")
        assert "守卫" in judge.words("whyText")
        with pytest.raises(Refused) as refused:
            session.answer({"pick": [5]})
        ruling = refused.value.no.ruling
        assert (ruling.id, ruling.value, ruling.source) == ("guard.self", False, "Friday club")
        for picks in ((10,), (9,), ("none",), (1,), (), (), ("none",)):
            judge.go(*picks)
        assert session.game.prompt.key.startswith("d1.")
        session.close()

    def test_stands_in_the_summary(self, club: Ruleset, tmp_path: Path) -> None:
        session = started(club, tmp_path)
        sheet = summary(session.game, NAMES, session.info)
        assert sheet.ruleset == "Friday club"
        assert "守卫：守卫不能守自己" in [str(line) for line in sheet.differences]
        session.close()

    def test_edited_later_leaves_a_saved_game_alone(
        self, page: PresetsPage, club: Ruleset, where: Places, tmp_path: Path
    ) -> None:
        session = started(club, tmp_path)
        session.close()
        touch(page, "editPreset")
        assert page.editor is not None
        choose(page.editor, "guard.self", "是")
        touch(page.editor, "savePreset")
        assert all_rulesets(where.presets)[-1].options["guard.self"] is True
        again = Session.open(session.path)
        kept = again.game.setup.ruleset
        assert (kept.title, kept.options, kept.changed) == (club.title, club.options, club.changed)
        again.close()


def started(ruleset: Ruleset, folder: Path) -> Session:
    board = ruleset.boards["12-guard"]
    setup = Setup(ruleset, board.id, board.players, board.deck)
    session = Session.create(setup, NAMES, folder, TableInfo())
    cards = {str(seat): card for seat, card in enumerate(GUARD_BOARD, start=1)}
    session.answer({"mode": "entered", "cards": cards, "bottom": []})
    return session


class TestTheEditor:
    def test_marks_what_differs_and_lists_it(self, page: PresetsPage) -> None:
        made = editor(page)
        choose(made, "guard.self", "否")
        assert part(made, "option-guard.self", QWidget).property("changed") == "true"
        assert "守卫不能守自己" in shown(made.differences)
        touch(made, "reset-guard.self")
        assert "还没有不同" in shown(made.differences)

    def test_finds_an_option_by_a_word(self, page: PresetsPage) -> None:
        made = editor(page)
        part(made, "searchOptions", QLineEdit).setText("同守同救")
        rows = [key for key, line in made.options.lines.rows.items() if not line.isHidden()]
        assert rows == ["guard.with_antidote"]

    def test_undo_and_redo_are_buttons_and_keys(self, qtbot: QtBot, page: PresetsPage) -> None:
        made = editor(page)
        choose(made, "guard.self", "否")
        touch(made, "undoPreset")
        assert made.draft.raw.get("options") is None
        touch(made, "redoPreset")
        assert made.draft.raw["options"] == {"guard.self": False}

    def test_last_redo_does_not_lead_to_throwing_the_work_away(self, page: PresetsPage) -> None:
        made = editor(page)
        choose(made, "guard.self", "否")
        made.activateWindow()
        touch(made, "undoPreset")
        redo = button(made, "redoPreset")
        redo.setFocus()
        touch(made, "redoPreset")
        assert not redo.isEnabled()
        assert not button(made, "dropPreset").hasFocus()

    def test_board_is_counted_and_its_card_gets_a_place(self, page: PresetsPage) -> None:
        made = editor(page, "formal")
        touch(made, "part-boards", "newBoard")
        name = made.boards.board
        part(made, "card-fox", Stepper).more.click()
        assert words(made, "boardCount") == ["10 张牌，要 9 张"]
        part(made, "card-villager", Stepper).less.click()
        assert words(made, "boardCount") == ["9 张牌，要 9 张"]
        assert "狐狸夜里要睁眼" in words(made, "boardSense")[0]
        touch(made, "place-fox")
        assert words(made, "boardSense") == []
        assert made.draft.ruleset is not None
        assert made.draft.ruleset.boards[name].deck["fox"] == 1
        assert "fox" in made.draft.ruleset.night

    def test_night_goes_up_and_down(self, page: PresetsPage) -> None:
        made = editor(page, "formal")
        touch(made, "part-night", "up-seer", "up-seer")
        assert made.draft.night[-3:] == ["seer", "wolves", "witch"]

    def test_words_of_a_step_stand_beside_the_base_s(self, page: PresetsPage) -> None:
        made = editor(page, "formal")
        touch(made, "part-script")
        made.script.pick("wolves")
        part(made, "scriptSay", QPlainTextEdit).setPlainText("狼人睁眼\n狼人闭眼")
        assert made.draft.raw["script"]["wolves"]["say"] == ["狼人睁眼", "狼人闭眼"]
        assert "狼人请杀人" in words(made, "scriptBase")[0]
        touch(made, "resetScript")
        assert "script" not in made.draft.raw

    def test_mark_that_nothing_fills_is_told(self, page: PresetsPage) -> None:
        made = editor(page, "formal")
        touch(made, "part-script")
        made.script.pick("exiled")
        part(made, "scriptSay", QPlainTextEdit).setPlainText("{sheriff}出局")
        assert "这里不能用 {sheriff}" in words(made, "presetMistake")[0]

    def test_card_is_called_otherwise(self, qtbot: QtBot, page: PresetsPage) -> None:
        made = editor(page)
        touch(made, "part-names")
        write(qtbot, part(made, "name-seer", QLineEdit), "Prophet")
        assert made.draft.raw["names"] == {"seer": "Prophet"}

    def test_left_without_saving_writes_nothing(self, page: PresetsPage, where: Places) -> None:
        made = editor(page)
        choose(made, "guard.self", "否")
        touch(made, "dropPreset")
        assert presets(where.presets) == ()

    @pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
    @pytest.mark.parametrize("tab", ["options", "boards", "night", "script", "names"])
    def test_its_buttons_are_in_sight(
        self, qtbot: QtBot, page: PresetsPage, size: tuple[int, int], tab: str
    ) -> None:
        made = editor(page)
        page.resize(*size)
        touch(made, f"part-{tab}")
        qtbot.wait(1)
        for name in ("savePreset", "undoPreset", f"part-{tab}"):
            found = button(made, name)
            assert page.rect().contains(QRect(found.mapTo(page, QPoint(0, 0)), found.size()))
        assert made.width() >= made.minimumSizeHint().width()

    def test_every_control_has_an_accessible_name(self, page: PresetsPage) -> None:
        made = editor(page)
        for tab in ("boards", "night", "script", "names"):
            touch(made, f"part-{tab}")
        controls = [*made.findChildren(QAbstractButton), *made.findChildren(QLineEdit)]
        inner = ("qt_spinbox_lineedit", "")
        assert [
            c.objectName() for c in controls if not c.accessibleName() and c.objectName() not in inner
        ] == []


class TestImport:
    def test_pasted_text_is_taken_in_with_its_quotes_mended(self, page: PresetsPage, where: Places) -> None:
        QGuiApplication.clipboard().setText(CLUB.replace('"club"', "“club”"))
        touch(page, "pastePreset")
        assert words(page, "importText") == ["已导入「周五俱乐部」"]
        assert (where.presets / "club.toml").read_text("utf-8") == CLUB

    def test_dropped_file_is_taken_in(self, page: PresetsPage, where: Places, tmp_path: Path) -> None:
        file = tmp_path / "from a friend.toml"
        file.write_text(CLUB, "utf-8")
        drop(page, file)
        assert [preset.path.name for preset in presets(where.presets)] == ["club.toml"]

    def test_mistakes_are_all_told(self, page: PresetsPage, where: Places) -> None:
        QGuiApplication.clipboard().setText(CLUB + 'player = 3\n[options]\n"guard.selv" = true\n')
        touch(page, "pastePreset")
        assert words(page, "importMistake") == [
            "粘贴的文字：第 6 行：player：没有这一项，是不是 players？",
            '粘贴的文字：第 8 行：options."guard.selv"：没有这个选项，是不是 guard.self？',
        ]
        assert presets(where.presets) == ()

    @pytest.mark.parametrize(
        ("answer", "left"), [("replacePreset", ["周六"]), ("keepBoth", ["周六", "周五"])]
    )
    def test_same_id_twice_is_said_and_settled(
        self, page: PresetsPage, where: Places, answer: str, left: list[str]
    ) -> None:
        save(CLUB, "club", where.presets)
        QGuiApplication.clipboard().setText(CLUB.replace("周五", "周六"))
        touch(page, "pastePreset")
        assert "同一个 id（club）" in words(page, "importText")[0]
        touch(page, answer)
        titles = [preset.ruleset.title[:2] for preset in presets(where.presets) if preset.ruleset]
        assert titles == left

    def test_bundled_ruleset_is_not_overwritten(self, page: PresetsPage) -> None:
        QGuiApplication.clipboard().setText(CLUB.replace('"club"', '"formal"'))
        touch(page, "pastePreset")
        assert "自带规则" in words(page, "importMistake")[0]


def drop(page: PresetsPage, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    nothing, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    page.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, nothing))


class TestTheCard:
    def test_copies_the_file_s_own_text(self, page: PresetsPage, where: Places) -> None:
        page.refresh(save(CLUB, "club", where.presets))
        touch(page, "copyPreset")
        assert QGuiApplication.clipboard().text() == CLUB

    def test_tells_what_is_wrong_with_a_file(self, page: PresetsPage, where: Places) -> None:
        page.refresh(save(CLUB + "player = 3\n", "club", where.presets))
        assert "club.toml：第 6 行：player：没有这一项，是不是 players？" in shown(page.card)

    def test_does_not_remove_what_another_builds_on(
        self, qtbot: QtBot, page: PresetsPage, where: Places
    ) -> None:
        save(CLUB.replace('"club"', '"late"').replace("face-to-face", "club"), "late", where.presets)
        page.refresh(save(CLUB, "club", where.presets))
        with qtbot.waitSignal(page.told) as caught:
            touch(page, "removePreset")
        assert caught.args is not None
        assert isinstance(caught.args[0], Text)
        assert "以它为底本" in str(caught.args[0])
        page.list.pick("late")
        touch(page, "removePreset")
        assert [path.name for path in where.trash.iterdir()] == ["late.toml"]

    def test_shows_the_rules_in_force_with_the_differences_first(
        self, page: PresetsPage, where: Places
    ) -> None:
        text = CLUB + '[options]\n"sheriff.weight" = 1.5\n'
        page.refresh(save(text, "club", where.presets))
        touch(page, "showRules")
        sheet = part(page, "rulesInForce", QWidget)
        told = [made.text() for made in sheet.findChildren(QLabel)]
        assert told.index("警长一票算 1.5 票（周五俱乐部）") == told.index("与《面杀完整版修订版》不同") + 1
        touch(page, "leaveRules")
        assert part(page, "presetList", QWidget).isVisibleTo(page)


@pytest.fixture
def window(qtbot: QtBot, where: Places) -> MainWindow:
    theme.load_fonts()
    made = MainWindow(where, Settings(language="zh-CN"))
    qtbot.addWidget(made)
    made.begin()
    made.show()
    return made


def test_start_page_leads_to_the_presets_and_set_up_offers_them(window: MainWindow, where: Places) -> None:
    save(CLUB, "club", where.presets)
    touch(window, "openPresets")
    assert part(window, "presetsPage", QWidget).isVisibleTo(window)
    touch(window, "leavePresets", "newGame")
    assert part(window, "ruleset-club", QAbstractButton).isVisibleTo(window)


def test_bundled_rulesets_can_be_looked_at_and_not_changed(page: PresetsPage) -> None:
    page.list.pick(load_ruleset("formal").id)
    assert not button(page, "editPreset").isVisibleTo(page)
    assert not button(page, "removePreset").isVisibleTo(page)
    assert part(page, "", QStackedWidget).currentIndex() == 0
