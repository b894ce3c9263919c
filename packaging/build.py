"""Build the installers of the commit that is checked out, on the system they are for.

    python packaging/build.py [OUT]       into dist/ if OUT is left out
        Linux: judge-app_…deb and …tar.xz; needs dpkg-deb, on Debian also binutils and libpython3.11
        Windows: …setup.exe; needs NSIS 3
        macOS: …dmg

What is not committed is not in them. PyInstaller and the libraries come in the versions of constraints.txt,
into build/; the same commit gives the same files, dates and versions, which …files.txt lists with their sums.
"""

import argparse
import importlib
import sys
from pathlib import Path

from builds.commit import Commit
from builds.program import python_of
from builds.work import ROOT

SYSTEMS = {"linux": "builds.linux", "win32": "builds.windows", "darwin": "builds.macos"}


def main() -> int:
    asked = argparse.ArgumentParser(description="Build the installers of the commit that is checked out.")
    asked.add_argument("out", nargs="?", type=Path, default=ROOT / "dist")
    out: Path = asked.parse_args().out.resolve()
    if sys.platform not in SYSTEMS:
        print(f"build.py: no installers for {sys.platform}, only for {', '.join(SYSTEMS)}", file=sys.stderr)
        return 1
    out.mkdir(parents=True, exist_ok=True)
    commit = Commit()
    system = importlib.import_module(SYSTEMS[sys.platform])
    for file in system.build(commit, python_of(commit), out):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
