"""The command line. Everything but the window runs without a display and without loading Qt."""

import argparse
import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from judge_app import __version__
from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say, use_language

if TYPE_CHECKING:
    from judge_app.rulesets import Ruleset
    from judge_app.ui.printing_out import Played

LANGUAGES = ("zh-CN", "zh-TW", "en")
TRADITIONAL = ("zh_tw", "zh_hk", "zh_mo", "zh_hant")
OK, SOME_FAIL, UNUSABLE = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 where something checked does not hold, 2 for unusable input."""
    _speak_anywhere()
    try:
        args = _parsed(sys.argv[1:] if argv is None else argv)
        use_language(args.lang or _system_language())
        code = int(args.run(args))
        print(end="", flush=True)
        return code
    except ImportError as error:
        if not _is_of_system(error):
            raise
        return _complain(T("缺系统的库（{why}）；要装哪些，README 里有一行", why=error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Nobody reads on; Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _parsed(argv: Sequence[str]) -> argparse.Namespace:
    """What was asked for; the window alone, which opens most, does not wait for the parser."""
    if not argv:
        return argparse.Namespace(run=_window, file=None, lang=None, data_dir=None)
    return _parser().parse_args(argv)


def _speak_anywhere() -> None:
    """A terminal that knows no Chinese shows escapes; it is no reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _parser() -> argparse.ArgumentParser:
    common = _common()
    parser = argparse.ArgumentParser(
        prog="judge-app",
        parents=[_common(is_top=True)],
        description="The judge's program for a face-to-face werewolf game. Alone, it opens the window.",
    )
    parser.add_argument("--version", action="version", version=f"judge-app {__version__}")
    told = "load, play, draw, save and print once; one line, exit 0"
    parser.add_argument("--self-test", dest="run", action="store_const", const=_self_test, help=told)
    parser.set_defaults(run=_window, file=None)
    commands = parser.add_subparsers(metavar="COMMAND")

    command = commands.add_parser("open", parents=[common], help="a saved game or a record, in the window")
    command.add_argument("file", type=Path)
    command.set_defaults(run=_window)

    command = commands.add_parser("check", parents=[common], help="replay records and check what they expect")
    command.add_argument("path", type=Path, nargs="+", help="a record, or a folder of them")
    command.add_argument("--trace", action="store_true", help="print each ruling with the rule behind it")
    command.set_defaults(run=_check)

    command = commands.add_parser("export", parents=[common], help="a saved game as a record")
    command.add_argument("session", type=Path)
    command.add_argument("-o", dest="output", type=Path, required=True, metavar="FILE.wolf.toml")
    command.set_defaults(run=_export)

    command = commands.add_parser("summary", parents=[common], help="a game on one sheet")
    command.add_argument("game", type=Path, metavar="SESSION|RECORD")
    kinds = "FILE.{pdf,html,png,csv,json}"
    command.add_argument("-o", dest="output", type=Path, required=True, metavar=kinds)
    command.add_argument("--players", action="store_true", help="without what the club does not publish")
    command.add_argument("--hidden", action="store_true", help="an unfinished game with its cards and nights")
    command.set_defaults(run=_summary)

    command = commands.add_parser("script", parents=[common], help="the judge's words for one night")
    command.add_argument("ruleset", help="a bundled ruleset, or a preset file")
    command.add_argument("--board", default="", help="a board; the first if left out")
    command.add_argument("--night", type=int, default=1, help="1 is the first night")
    command.set_defaults(run=_script)

    command = commands.add_parser("rules", parents=[common], help="the rules in force, in plain words")
    command.add_argument("ruleset", help="a bundled ruleset, or a preset file")
    command.add_argument("--board", default="", help="a board of the ruleset; the whole ruleset if left out")
    command.set_defaults(run=_rules)

    command = commands.add_parser("rulesets", parents=[common], help="every ruleset with its boards")
    command.set_defaults(run=_rulesets)

    command = commands.add_parser("validate", parents=[common], help="every mistake in presets, by line")
    command.add_argument("preset", nargs="+", help="a preset file, or a bundled ruleset")
    command.set_defaults(run=_validate)

    command = commands.add_parser("schema", parents=[common], help="a JSON Schema of presets, for editors")
    command.set_defaults(run=_schema)

    command = commands.add_parser("backup", parents=[common], help="all that is kept, into one file")
    command.add_argument("file", type=Path, metavar="FILE.zip")
    command.set_defaults(run=_backup)

    command = commands.add_parser("restore", parents=[common], help="merge a backup in; overwrites nothing")
    command.add_argument("file", type=Path, metavar="FILE.zip")
    command.set_defaults(run=_restore)
    return parser


def _common(is_top: bool = False) -> argparse.ArgumentParser:
    """The options that may stand before or behind the command's name."""
    default = None if is_top else argparse.SUPPRESS
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=default, help="default: the system's language")
    common.add_argument("--data-dir", type=Path, default=default, help="where games and settings are kept")
    return common


def _system_language() -> str:
    """What the environment asks for, in the order in which gettext looks; else what the system says."""
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((name for name in asked if name), "") or _locale()
    if first.lower().replace("-", "_").startswith(TRADITIONAL):
        return "zh-TW"
    return "zh-CN" if first.lower().startswith(("zh", "chinese")) else "en"


def _locale() -> str:
    import locale  # needed where the environment says nothing, and not before the first paint

    return locale.getlocale()[0] or ""


def _complain(text: Text | str) -> int:
    print(f"judge-app: {say(text)}", file=sys.stderr)
    return UNUSABLE


def _window(args: argparse.Namespace) -> int:
    from judge_app.display import has_display

    if args.file is not None and not args.file.is_file():
        return _complain(T("{name}：没有这个文件", name=args.file))
    refusal = _refusal(args.file)
    code = _complain(refusal) if refusal is not None else OK
    if not has_display():
        return code or _complain(T("这里没有显示器，窗口打不开；在有桌面的机器上运行，或者用 xvfb-run"))
    gc.disable()  # nothing dies while the window loads; it is turned on again after the first paint
    from judge_app.storage.places import places
    from judge_app.storage.settings import load_settings

    where = places(args.data_dir)
    settings = load_settings(where.data)
    settings.language = args.lang or settings.language
    from judge_app.ui.app import run  # after the rest: PySide reads the source of all that is loaded after it

    return run(where, settings, args.file) or code


def _is_of_system(error: ImportError) -> bool:
    """Whether Qt is there, and a library of the system that it needs is not."""
    return str(error.name or "").startswith("PySide6") or ".so" in str(error)


def _refusal(file: Path | None) -> Text | None:
    """Why a saved game cannot be opened; the window says so too, for whoever sees no terminal."""
    if file is None or file.suffix != ".wolfgame":
        return None
    from judge_app.storage.journal import JournalError, bytes_of, checked

    try:
        checked(file, bytes_of(file))
    except JournalError as error:
        return error.text
    return None


def _self_test(_args: argparse.Namespace) -> int:
    try:
        from judge_app.self_test import self_test

        print(self_test())
    except Exception as error:  # whatever does not work here, this command says so in one line
        print(f"judge-app: self-test failed: {' '.join(str(error).split())}", file=sys.stderr)
        return SOME_FAIL
    return OK


def _check(args: argparse.Namespace) -> int:
    from judge_app.records.checking import check_paths

    worst = OK
    for report in check_paths(args.path, args.trace):
        for line in report.lines:
            print(line)
        worst = max(worst, report.code)
    return worst


def _export(args: argparse.Namespace) -> int:
    from judge_app.records.export import export
    from judge_app.session import JournalError, looked_at

    try:
        session = looked_at(args.session)
    except JournalError as error:
        return _complain(error.text)
    for notice in session.notices:
        print(f"judge-app: {say(notice)}", file=sys.stderr)
    trouble = export(session.game, session.people, session.info, args.output)
    if trouble is None:
        return OK
    _complain(trouble.text)
    return trouble.code


def _summary(args: argparse.Namespace) -> int:
    from judge_app.reports.sight import PUBLIC
    from judge_app.storage.places import places
    from judge_app.storage.settings import load_settings
    from judge_app.ui.printing_out import KINDS, club_of, sight_of, write

    if args.output.suffix.lower() not in KINDS:
        return _complain(T("{name}：文件名要以 {endings} 结尾", name=args.output, endings="、".join(KINDS)))
    played = _played(args.game)
    if isinstance(played, Text):
        return _complain(played)
    settings = load_settings(places(args.data_dir).data)
    is_record = args.game.suffix != ".wolfgame"
    sight = sight_of(played.game, settings.withheld, args.players, args.hidden or is_record)
    try:
        write(args.output, played, sight, club_of(settings))
    except OSError as error:
        return _complain(T("{name}：写不进去（{why}）", name=args.output, why=error.strerror or error))
    if sight == PUBLIC:
        _complain(T("对局还没有结束，只写了公开的事；连身份和夜里的事也要，加 --hidden"))
    return OK


def _played(path: Path) -> "Played | Text":
    """The game of a session or a record, or what is wrong with it."""
    from judge_app.records import RecordError, read_record, replay
    from judge_app.session import JournalError, looked_at
    from judge_app.ui.printing_out import Played

    try:
        if path.suffix == ".wolfgame":
            session = looked_at(path)
            for notice in session.notices:
                _complain(notice)
            return Played.of(session)
        record = read_record(path)
    except JournalError as error:
        return error.text
    except RecordError as error:
        return T("{sentence}", sentence=error)
    played = replay(record)
    if played.mismatch:
        _complain(T("谱里的一处对不上，停在这里：{what}", what=str(played.mismatch)))
    return Played(played.game, record.people, record.info)


def _script(args: argparse.Namespace) -> int:
    from judge_app.narration.script import lines

    ruleset = _ruleset(args)
    if isinstance(ruleset, Text):
        return _complain(ruleset)
    if args.night < 1:
        return _complain(T("--night：夜从 1 数起，写的是 {night}", night=args.night))
    for line in lines(ruleset, args.board or next(iter(ruleset.boards)), args.night):
        print(line)
    return OK


def _rules(args: argparse.Namespace) -> int:
    from judge_app.narration.rules_sheet import as_lines, of_ruleset, rules_sheet

    ruleset = _ruleset(args)
    if isinstance(ruleset, Text):
        return _complain(ruleset)
    print(say(T(ruleset.title)))
    for line in as_lines(rules_sheet(of_ruleset(ruleset, args.board))):
        print(say(line))
    return OK


def _ruleset(args: argparse.Namespace) -> "Ruleset | Text":
    """The ruleset of the command line, or what is wrong with it or with its board."""
    from judge_app.records.errors import no_such_word, text_of
    from judge_app.rulesets import RulesetError, bundled_ids, load_ruleset
    from judge_app.storage.places import places

    own = places(args.data_dir).presets / f"{args.ruleset}.toml"
    is_own = args.ruleset not in bundled_ids() and args.ruleset.isascii() and own.is_file()
    try:
        ruleset = load_ruleset(own if is_own else args.ruleset)
    except RulesetError as error:
        return T("{file}：{what}", file=error.file, what=text_of(error.message))
    if args.board and args.board not in ruleset.boards:
        return T("--board：{what}", what=no_such_word(args.board, ruleset.boards))
    return ruleset


def _rulesets(args: argparse.Namespace) -> int:
    from judge_app.storage.places import places
    from judge_app.storage.presets import all_rulesets

    for ruleset in all_rulesets(places(args.data_dir).presets):
        print(f"{ruleset.id}  {say(T(ruleset.title))}")
        for board in ruleset.boards.values():
            names = {role: T(ruleset.names[role]) for role in board.deck}
            cards = joined(T("{role}×{count}", role=names[role], count=n) for role, n in board.deck.items())
            print(f"  {board.id}  {say(cards)}")
    return OK


def _validate(args: argparse.Namespace) -> int:
    from judge_app.records.errors import text_of
    from judge_app.rulesets import RulesetError, load_ruleset

    worst = OK
    for preset in args.preset:
        try:
            load_ruleset(preset)
            print(f"ok   {preset}")
        except RulesetError as error:
            worst = UNUSABLE
            for mistake in error.mistakes:
                print(": ".join(say(text_of(part)) for part in mistake.parts()))
    return worst


def _schema(_args: argparse.Namespace) -> int:
    import json

    from judge_app.rulesets.schema import schema

    print(json.dumps(schema(), ensure_ascii=False, indent=2))
    return OK


def _backup(args: argparse.Namespace) -> int:
    from judge_app.storage.backup import BackupError, write_backup
    from judge_app.storage.places import places

    try:
        games = write_backup(places(args.data_dir), args.file)
    except BackupError as error:
        return _complain(error.text)
    print(say(T("备份了 {games} 局：{name}", games=games, name=args.file)))
    return OK


def _restore(args: argparse.Namespace) -> int:
    from judge_app.storage.backup import BackupError, merge_backup
    from judge_app.storage.places import places

    try:
        merged = merge_backup(args.file, places(args.data_dir))
    except BackupError as error:
        return _complain(error.text)
    print(say(merged.text))
    return OK
