"""Find a part of a page by its object name, as a robot or a screen reader would."""

from typing import TypeVar

from PySide6.QtWidgets import QAbstractButton, QWidget

W = TypeVar("W", bound=QWidget)


def part(root: QWidget, name: str, kind: type[W]) -> W:
    """The part called so; a page without it fails the test by its name."""
    found: W | None = root.findChild(kind, name)
    assert found is not None, name
    return found


def button(root: QWidget, name: str) -> QAbstractButton:
    return part(root, name, QAbstractButton)


def touch(root: QWidget, *names: str) -> None:
    """Press these buttons, one after the other."""
    for name in names:
        button(root, name).click()
