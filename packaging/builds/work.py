"""Where a build works, and how it runs the tools it needs."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
NAME = "judge-app"


def said(*command: object) -> str:
    """What a command printed. Raises CalledProcessError."""
    done = subprocess.run([*map(str, command)], check=True, capture_output=True, encoding="utf-8")
    return done.stdout.strip()


def run(*command: object, **environment: str) -> None:
    """A command that must go well. Raises CalledProcessError."""
    subprocess.run([*map(str, command)], check=True, env=os.environ | environment)
