"""A file that the system hands over to the running program."""

import subprocess
import sys
from pathlib import Path

# An application of its own: the one of the other tests is made by pytest-qt.
HANDED_OVER = """
import sys
from PySide6.QtGui import QFileOpenEvent
from judge_app.ui.application import Application

app = Application([])
app.file_wanted.connect(lambda path: print(path.name))
app.sendEvent(app, QFileOpenEvent(sys.argv[1]))
"""


def test_file_handed_over_by_the_system_is_opened(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HANDED_OVER, str(tmp_path / "evening.wolfgame")]
    told = subprocess.run(command, capture_output=True, text=True)
    assert (told.stdout, told.stderr) == ("evening.wolfgame\n", "")
