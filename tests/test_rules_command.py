"""`judge-app rules`."""

import pytest

from judge_app.narration.words import use_language
from tests.test_cli import out


def test_rules_of_a_board_read_aloud(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "rules", "face-to-face", "--board", "12-guard", "--lang", "zh-CN")
    assert code == 0
    assert lines[:3] == [
        "面杀完整版修订版",
        "【牌】",
        "12 人：狼人 4 张、预言家 1 张、女巫 1 张、猎人 1 张、守卫 1 张、村民 4 张",
    ]
    assert "同守同救：死亡（面杀完整版 6(1)）" in lines


def test_rules_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "rules", "face-to-face", "--board", "12-guard", "--lang", "en")
    use_language("zh-CN")
    assert code == 0
    assert lines[0] == "Face-to-face, complete and revised"
    assert "Guard and antidote together: dies (面杀完整版 6(1))" in lines


def test_rules_without_a_board_list_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    _, lines, _ = out(capsys, "rules", "classic", "--lang", "zh-CN")
    assert lines[1] == "【版型】"
    assert [line.split(" ")[0] for line in lines[2:6]] == ["6", "8", "10", "12"]


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["rules", "face-to-fac"], "face-to-fac：没有这套规则，是不是 face-to-face？"),
        (["rules", "face-to-face", "--board", "12-gard"], "--board：没有“12-gard”，是不是 12-guard？"),
    ],
)
def test_unknown_ruleset_or_board_is_one_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str], complaint: str
) -> None:
    code, lines, error = out(capsys, *argv, "--lang", "zh-CN")
    assert (code, lines) == (2, [])
    assert error.startswith(f"judge-app: {complaint}")


@pytest.mark.parametrize(
    ("asked", "language"), [("zh_TW.UTF-8", "zh-TW"), ("zh_HK", "zh-TW"), ("zh", "zh-CN")]
)
def test_traditional_chinese_is_the_systems_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str, language: str
) -> None:
    used: list[str] = []
    monkeypatch.setattr("judge_app.cli.use_language", used.append)
    monkeypatch.setenv("LANGUAGE", asked)
    out(capsys, "rulesets")
    assert used == [language]


def test_rulesets_are_listed_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = out(capsys, "rulesets", "--lang", "en")
    use_language("zh-CN")
    assert code == 0
    assert "close-eyes  Close your eyes" in lines
    assert "  8  Wolf ×2, Seer ×1, Cupid ×1, Witch ×1, Villager ×3" in lines
