"""Where the files that ship with the program lie, in a checkout and when installed."""

from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parent


def data_path(kind: Literal["resources", "rulesets"]) -> Path:
    """The folder of shipped fonts and pictures, or of rulesets.

    An installed program carries both inside the package; a checkout has them at its top.
    """
    installed = PACKAGE / "_data" / kind
    return installed if installed.is_dir() else PACKAGE.parent / kind
