"""狼兄: hunts with the pack; his death wakes his brother (规则盲点 18)."""

from judge_app.engine.role import Role
from judge_app.engine.text import T

ROLE = Role("wolf_elder_brother", T("狼兄"), T("狼兄"), camp="wolves", side="wolf", rank=27)
