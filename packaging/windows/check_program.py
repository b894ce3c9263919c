"""Try an installer on Windows: it installs silently, the program passes its self-test, and it is removed.

    python packaging/windows/check_program.py judge-app-…-setup.exe

For a machine that is thrown away: the person who runs it would lose an installed judge-app.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCAL = Path(os.environ.get("LOCALAPPDATA", ""))
PLACE = LOCAL / "Programs" / "judge-app"
GAMES = LOCAL / "judge-app" / "games"
MENU = Path(os.environ.get("APPDATA", "")) / "Microsoft" / "Windows" / "Start Menu" / "Programs"
SHORTCUTS = ("Werewolf Judge.lnk", "狼人杀法官.lnk")
PATIENCE = 60
"""Seconds; the uninstaller goes on after the program that was started has ended."""


def run(*command: object) -> None:
    """It ends well. Raises CalledProcessError."""
    print(">", *command, flush=True)
    subprocess.run([*map(str, command)], check=True)


def holds(what: str, is_so: Callable[[], bool]) -> None:
    """It is so, or will be soon. Raises SystemExit."""
    for _ in range(PATIENCE):
        if is_so():
            print(f"ok   {what}", flush=True)
            return
        time.sleep(1)
    sys.exit(f"FAIL {what}")


def has_shortcut() -> bool:
    """Whether the start menu has it."""
    return any((MENU / name).is_file() for name in SHORTCUTS)


def main() -> None:
    """Raises SystemExit or CalledProcessError at the first thing that does not hold."""
    if len(sys.argv) != 2 or sys.platform != "win32":
        sys.exit("usage, on Windows: python packaging/windows/check_program.py SETUP.exe")
    setup, game = Path(sys.argv[1]).resolve(), GAMES / "kept.wolfgame"
    run(setup, "/S")
    holds("shortcut", has_shortcut)
    for file in ("LGPL-3.txt", "GPL-3.txt", "OFL.txt", "judge-app.txt", "notice.en.txt", "versions.txt"):
        holds(f"licences: {file}", (PLACE / "licences" / file).is_file)
    run(PLACE / "judge-app-cli.exe", "--self-test")
    run(PLACE / "judge-app.exe", "--self-test")
    run(PLACE / "judge-app-cli.exe", "check", ROOT / "tests" / "cases")
    GAMES.mkdir(parents=True, exist_ok=True)
    game.write_bytes((ROOT / "tests" / "fixtures" / "format-1.wolfgame").read_bytes())
    run(setup, "/S")
    holds("installed once more", (PLACE / "judge-app.exe").is_file)
    run(PLACE / "uninstall.exe", "/S")
    holds("removed", lambda: not PLACE.exists())
    holds("no shortcut", lambda: not has_shortcut())
    holds("the game is there", game.is_file)


if __name__ == "__main__":
    main()
