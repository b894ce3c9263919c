"""两姐妹: wake on night 1 and know each other."""

from judge_app.engine.role import Role, Step
from judge_app.engine.text import T

ROLE = Role(
    "two_sisters",
    T("两姐妹"),
    T("姐妹"),
    camp="good",
    side="god",
    rank=7,
    steps=(Step("two_sisters", T("两姐妹")),),
)
