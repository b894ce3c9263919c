"""The words of the rules, each explained once."""

import pytest

from judge_app.rulesets.glossary import Term, glossary

TERMS = (  # noqa: SIM905 (read as a line of the rules)
    "验 连 跳 对跳 悍跳 退水 金水 查杀 PK 归票 绑票 分票 乱民 人狼 团队 警徽流 水包 排水 水民 水位 高村 "
    "踩 捞 坐定 聊暴 平安夜 平安日 指刀 卡刀 裸打 蛋"
).split()


def test_every_term_of_the_rules_is_explained_once() -> None:
    assert sorted(term.zh for term in glossary()) == sorted(TERMS)


@pytest.mark.parametrize("term", glossary(), ids=lambda term: term.zh)
def test_term_has_one_sentence_in_each_language_and_its_source(term: Term) -> None:
    assert term.meaning.endswith("。")
    assert term.meaning.count("。") == 1
    assert term.en.isascii()
    assert term.source
