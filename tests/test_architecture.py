"""What the folders promise each other, beyond what import-linter can see."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import judge_app
from judge_app.engine.role import Side
from judge_app.rulesets.fixed import FIXED
from judge_app.rulesets.known import KNOWN_ROLES

PACKAGE = Path(judge_app.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "_data" not in path.parts)
MAY_NAME_ROLES = (PACKAGE / "engine" / "roles", PACKAGE / "rulesets")
UNFINISHED = ("TODO", "FIXME", "XXX", "raise NotImplemented")


def module_id(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def strings(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every string literal that is not a docstring."""
    tree = ast.parse(source)
    spoken = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spoken:
            yield node.lineno, node.value


def names_a_role(text: str) -> bool:
    """Whether a role stands alone or in a dotted id; the first word of an option id ("guard.self") may."""
    first, *rest = text.split(".")
    return (not rest and first in KNOWN_ROLES) or not KNOWN_ROLES.isdisjoint(rest)


@pytest.mark.parametrize("path", MODULES, ids=module_id)
def test_only_roles_and_rulesets_name_a_role(path: Path) -> None:
    if any(path.is_relative_to(folder) for folder in MAY_NAME_ROLES):
        return
    # "villager" is also a kind, which the engine counts.
    kinds = get_args(Side) if path.is_relative_to(PACKAGE / "engine") else ()
    found = [(line, text) for line, text in strings(path.read_text("utf-8")) if names_a_role(text)]
    assert [(line, text) for line, text in found if text not in kinds] == []


@pytest.mark.parametrize("path", MODULES, ids=module_id)
def test_file_is_short_and_finished(path: Path) -> None:
    source = path.read_text("utf-8")
    assert len(source.splitlines()) <= 500
    assert [word for word in UNFINISHED if word in source] == []


def test_every_fixed_rule_is_quoted_where_it_decides() -> None:
    fixed_by = PACKAGE / "rulesets" / "fixed.py"
    quoted = {text for path in MODULES if path != fixed_by for _, text in strings(path.read_text("utf-8"))}
    assert FIXED.keys() - quoted == set(), "quote it with table.rules.rule or .no, or take it out of fixed.py"


def test_commands_without_a_window_do_not_load_qt() -> None:
    code = "import sys, judge_app.cli; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("text", "is_role"),
    [("guard", True), ("n1.guard", True), ("guard.with_antidote", False), ("守卫", False), ("wolves", False)],
)
def test_role_names_are_recognised(text: str, is_role: bool) -> None:
    assert names_a_role(text) is is_role
