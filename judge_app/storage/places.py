"""Where things lie on disk."""

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

GAME_SUFFIX = ".wolfgame"
PEOPLE_FILE = "people.json"
_SAMPLE = "sample-game"


@dataclass(frozen=True, slots=True)
class Places:
    """The folder that holds everything a judge keeps; `--data-dir` names another."""

    data: Path

    @property
    def games(self) -> Path:
        """One `.wolfgame` file a game."""
        return self.data / "games"

    @property
    def sample(self) -> Path:
        """The sample game, apart from the judge's own: it counts nowhere."""
        return self.data / _SAMPLE

    @property
    def trash(self) -> Path:
        """Games put away; nothing in it is ever deleted by the program."""
        return self.data / "trash"

    @property
    def presets(self) -> Path:
        """The judge's own rulesets, one `.toml` file each."""
        return self.data / "presets"


def is_sample(path: Path) -> bool:
    """Whether a game's file is that of the sample game."""
    return path.parent.name == _SAMPLE


def places(data_dir: Path | None = None) -> Places:
    """The judge's folder: the one given, else the system's usual place. Nothing is created."""
    return Places(data_dir or user_data_path("judge-app", appauthor=False))
