"""村民: sleeps, speaks, votes."""

from judge_app.engine.role import Role
from judge_app.engine.text import T

ROLE = Role("villager", T("村民"), T("民"), camp="good", side="villager")
