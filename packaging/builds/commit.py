"""The commit that is built."""

import re
import shutil
import zipfile
from datetime import UTC, datetime
from functools import cached_property

from builds.work import BUILD, ROOT, run, said


class Commit:
    """Its files, its version, and its date in seconds since 1970, which every file gets."""

    def __init__(self) -> None:
        self.date = int(said("git", "-C", ROOT, "log", "-1", "--format=%ct"))
        self.source = BUILD / "source"
        shutil.rmtree(self.source, ignore_errors=True)
        self.source.mkdir(parents=True)
        archive = BUILD / "source.zip"
        # The bytes that are committed, whatever ends a line on this system.
        run("git", "-C", ROOT, "-c", "core.autocrlf=false", "archive", "-o", archive, "HEAD")
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(self.source)

    @cached_property
    def version(self) -> str:
        """As the program says it."""
        text = (self.source / "judge_app" / "__init__.py").read_text("utf-8")
        found: list[str] = re.findall(r'__version__ = "(.+)"', text)
        return found[0]

    @property
    def day(self) -> str:
        """Its date, year first."""
        return f"{datetime.fromtimestamp(self.date, UTC):%Y-%m-%d}"
