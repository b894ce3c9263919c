"""Every message of the program is translated, and what ships is what is written."""

import ast
import gettext
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from judge_app.rulesets import OPTIONS

SCRIPT = Path(__file__).parents[2] / "packaging" / "catalogue.py"
FIX = "run python packaging/catalogue.py and write what it prints into resources/locale"


def load_script() -> ModuleType:
    """The script as a module; its folder has the name of a package that others install."""
    spec = importlib.util.spec_from_file_location("catalogue_script", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


catalogue = load_script()


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_every_message_is_translated_with_its_placeholders(language: str) -> None:
    assert catalogue.update(language, is_check=True) == [], FIX


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_compiled_catalogue_says_what_the_written_one_says(language: str) -> None:
    written = {
        message.id: message.string for message in catalogue.read(language) if message.id and message.string
    }
    with catalogue.po_path(language).with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    assert {text: compiled.gettext(text) for text in written} == written, FIX


def test_english_of_the_options_is_that_of_their_table() -> None:
    english = catalogue.read("en")
    elsewhere = {message.id for message in catalogue.messages() if not message.english}
    words = [w for o in OPTIONS.values() for w in (o.name, o.meaning, *o.choices.values())]
    written = {w: english.get(w.zh) for w in words if w.zh not in elsewhere}
    assert [w.zh for w, told in written.items() if told is None or told.string != w.en] == [], FIX


def built_messages() -> Iterator[str]:
    """Calls of T whose message is put together there, so that no catalogue can have it."""
    for path in catalogue.PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                is_built = isinstance(node.args[0], ast.JoinedStr | ast.BinOp)
                if is_built and node.func.id in catalogue.KEYWORDS:
                    yield f"{path.name}:{node.lineno}"


def test_no_message_is_put_together_from_pieces() -> None:
    assert list(built_messages()) == []


@pytest.mark.parametrize(
    ("told", "trouble"),
    [
        ("", "not translated: 守{seats}"),
        ("Guard", "other placeholders: 守{seats} → Guard"),
        ("守 {seats}", "still Chinese: 守{seats} → 守 {seats}"),
        ("Guard {seats}", None),
    ],
)
def test_bad_translation_is_named(told: str, trouble: str | None) -> None:
    written = catalogue.Catalog("en")
    written.add("守{seats}", told)
    assert catalogue.troubles(written) == ([trouble] if trouble else [])


def test_format_of_a_number_belongs_to_the_placeholder_not_to_the_translation() -> None:
    assert catalogue.placeholders("{{ at_most = {n:g} }}") == {"n"}
