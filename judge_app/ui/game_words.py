"""What the list of games says of one game. No Qt."""

from datetime import datetime

from judge_app.engine.text import T, Text, joined
from judge_app.reports.fates import when as time_words
from judge_app.storage.entry import Entry

WINNERS = {"good": T("好人获胜"), "wolves": T("狼人获胜"), "lovers": T("第三方获胜")}


def winner_words(camp: str) -> Text:
    """Who won."""
    return WINNERS.get(camp, T("游戏结束"))


def when(key: str) -> Text | None:
    """The night or day that the key of a step belongs to, None before the first night."""
    at = key.partition(".")[0]
    return time_words(at) if at[:1] in ("n", "d") and at[1:].isdigit() else None


def state_words(entry: Entry) -> Text:
    """How it ended, or how far it has come."""
    if entry.trouble is not None:
        return T("打不开")
    if entry.is_over:
        return winner_words(entry.winner)
    time = when(entry.next)
    return T("未完 · {time}", time=time) if time else T("未完 · 还没天黑")


def table_words(entry: Entry) -> Text | str:
    """Ruleset and board; the file's name where neither can be read."""
    if entry.trouble is not None:
        return entry.name
    board = T(entry.board_title) if entry.board else T("自配")
    return T("{title} · {board}", title=T(entry.ruleset_title), board=board)


def numbered_words(entry: Entry, number: int) -> Text | str:
    """Ruleset and board, and which game of that day and table it is; 0 for the only one."""
    table = table_words(entry)
    return T("第 {number} 局 · {table}", table=table, number=number) if number else table


def day_words(entry: Entry) -> str:
    """The day it was played, with the hour it began."""
    try:
        clock = f" {datetime.fromisoformat(entry.created):%H:%M}"
    except ValueError:
        clock = ""
    return entry.date + clock


def people_words(entry: Entry) -> Text:
    """Everybody who sat there."""
    return joined(entry.people, "、") if entry.people else T("没有记名字")


def where_words(entry: Entry) -> list[tuple[Text, str]]:
    """Place, table and judge, each with its title, as far as they are known."""
    found = ((T("地点"), entry.place), (T("桌号"), entry.table), (T("法官"), entry.judge))
    return [(title, words) for title, words in found if words]


def spoken(entry: Entry, number: int) -> list[Text | str]:
    """A row of the list for a screen reader."""
    table = numbered_words(entry, number)
    return [day_words(entry), table, state_words(entry), people_words(entry)]
