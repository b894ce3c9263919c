"""What is printed on the sheets beside the game itself."""

from judge_app.engine.text import T

SUMMARY = {
    "heading": T("狼人杀对局单"),
    "house_rules": T("家规"),
    "cards": T("牌"),
    "seat": T("座位"),
    "person": T("玩家"),
    "card": T("身份"),
    "fate": T("结局"),
    "last_words": T("遗言"),
    "has_words": T("有"),
    "won": T("胜"),
    "badge": T("警徽"),
    "voter": T("投票"),
    "tally": T("得票"),
    "tally_legend": T("得票（座位:票数）"),
    "grid_legend": T("格里是投给谁；弃＝弃票，–＝在场而无票，空＝已出局；×后面是这一票的分量"),
    "remarks": T("警告与更正"),
    "judge_signs": T("法官签名"),
    "players_sign": T("玩家代表签名"),
    "day": T("日期"),
}
