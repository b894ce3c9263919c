"""The general part of tests/conftest.py really fails what it should."""

import pytest

pytest_plugins = "pytester"

LOG = "import logging\ndef test_it(logs):{0}\n    logging.getLogger('a').warning('surprise')"
CASES = {
    "log": LOG.format(""),
    "expected log that never came": "def test_it(logs): logs.expect('surprise')",
    "Qt message": "from PySide6.QtCore import qWarning\ndef test_it(): qWarning('surprise')",
    "window": "from PySide6.QtWidgets import QWidget\nkept = []\ndef test_it(qtbot): kept.append(QWidget())",
    "warning": "import warnings\ndef test_it(): warnings.warn('surprise')",
}


@pytest.mark.parametrize("source", CASES.values(), ids=CASES.keys())
def test_surprise_fails_the_test(pytester: pytest.Pytester, pytestconfig: pytest.Config, source: str) -> None:
    outcome = _run(pytester, pytestconfig, source)
    assert outcome.get("failed", 0) + outcome.get("errors", 0) == 1


def test_announced_log_passes(pytester: pytest.Pytester, pytestconfig: pytest.Config) -> None:
    source = LOG.format("\n    logs.expect('^WARNING a: sur')")
    assert _run(pytester, pytestconfig, source) == {"passed": 1}


def _run(pytester: pytest.Pytester, pytestconfig: pytest.Config, source: str) -> dict[str, int]:
    """Outcome of one test file under this project's conftest and settings, in a process of its own."""
    root = pytestconfig.rootpath
    pytester.makeconftest((root / "tests" / "conftest.py").read_text("utf-8"))
    pytester.path.joinpath("pyproject.toml").write_text((root / "pyproject.toml").read_text("utf-8"), "utf-8")
    pytester.mkdir("tests").joinpath("test_it.py").write_text(source, "utf-8")
    return pytester.runpytest_subprocess("-q").parseoutcomes()
