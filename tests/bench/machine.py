"""What a run was measured on, in general words: nothing that names a machine, a person or a folder."""

import os
import platform
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion

ROOT = Path(__file__).resolve().parents[2]


def about() -> dict[str, Any]:
    """Date, commit and machine; `load` is how many programs wanted to run just before, None if unknown."""
    machine = {
        "processor": processor(), "cores": os.cpu_count(), "system": system(),
        "python": platform.python_version(), "qt": qVersion(),
    }  # fmt: skip
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
    return {"date": date.today().isoformat(), "commit": commit(), "load": load, "machine": machine}


def processor() -> str:
    """The model's name where the system tells it, else its kind."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def system() -> str:
    """The system and its version."""
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return f"{platform.system()} {platform.release()}"


def commit() -> str:
    """Which state of the program it was; a "+" behind it where something was changed on top of it."""
    if not (ROOT / ".git").exists():
        return "unknown"
    name = _git("rev-parse", "--short", "HEAD")
    return f"{name}+" if _git("status", "--porcelain", "--untracked-files=no") else name


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
