"""三兄弟: wake on night 1 and know one another."""

from judge_app.engine.role import Role, Step
from judge_app.engine.text import T

ROLE = Role(
    "three_brothers",
    T("三兄弟"),
    T("兄弟"),
    camp="good",
    side="god",
    rank=8,
    steps=(Step("three_brothers", T("三兄弟")),),
)
