"""Pages of docs and the READMEs: their pictures, their links, and the program's words they quote."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.packaging.test_catalogue import catalogue

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("README*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "CONTRIBUTING.md"])
GUIDES = {"guide.zh-CN.md": r"「([^「」]+)」", "guide.md": r"\*\*([^*]+)\*\*"}
"""Each guide, and how it marks what stands on the screen."""
FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
TARGET = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
TELLING = 2
"""So many letters of its own tell a message from others, whatever fills its gaps."""


def text_of(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text("utf-8"))


def anchors(page: Path) -> set[str]:
    """What may stand behind # in a link to a page, as GitHub makes it of the headings."""
    titles = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def targets(page: Path) -> list[str]:
    """Files and places of the project that a page leads to."""
    found = (plain or image for plain, image in TARGET.findall(text_of(page)))
    return [target for target in found if "://" not in target]


def trouble(page: Path, target: str) -> str | None:
    """What is wrong with a link, None where it leads somewhere."""
    name, _, place = target.partition("#")
    file = (page.parent / name).resolve() if name else page
    if not file.exists():
        return f"{target}: no such file"
    return f"{target}: no such heading" if place and place not in anchors(file) else None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert [found for target in targets(page) if (found := trouble(page, target))] == []


def test_pictures_are_those_that_pages_show_and_pictures_toml_draws() -> None:
    told = tomllib.loads((ROOT / "packaging" / "pictures.toml").read_text("utf-8"))
    shown = {Path(target).stem for page in PAGES for target in targets(page) if target.endswith(".png")}
    kept = {path.stem for path in (ROOT / "docs" / "pictures").iterdir()}
    assert shown - set(told["docs"]) == set()
    assert kept == set(told["docs"])
    assert {name for name in kept - shown if name.startswith("guide-")} == set()
    assert {frame["of"] for frame in told["docs"].values()} <= set(told["scenes"])


def test_pictures_are_small_enough_for_a_phone() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    assert {name: size for name, size in sizes.items() if size > 120_000} == {}


@cache
def messages(language: str) -> frozenset[str]:
    """Every message of the program in this language, without its spaces."""
    if language == "en":
        written = {str(message.string) for message in catalogue.read("en") if message.id}
    else:
        written = {message.id for message in catalogue.messages()}
    return frozenset(words.replace(" ", "") for words in written if words)


@cache
def pattern(language: str) -> re.Pattern[str]:
    """The messages with gaps; one of few letters of its own has only seats in them."""
    forms = (re.split(r"{[^}]*}", words) for words in messages(language) if "{" in words)
    told = ((parts, len(re.findall(r"\w", "".join(parts)))) for parts in forms)
    gaps = ((parts, ".+" if letters >= TELLING else r"[\d号、]+") for parts, letters in told if letters)
    return re.compile("|".join(gap.join(map(re.escape, parts)) for parts, gap in gaps))


def is_on_screen(label: str, language: str) -> bool:
    """Whether the program says so somewhere."""
    words = label.replace(" ", "")
    return words in messages(language) or pattern(language).fullmatch(words) is not None


@pytest.mark.parametrize("name", GUIDES)
def test_every_label_a_guide_quotes_stands_in_the_program(name: str) -> None:
    labels = re.findall(GUIDES[name], text_of(ROOT / "docs" / name))
    language = "en" if name == "guide.md" else "zh-CN"
    assert labels
    assert [label for label in labels if not is_on_screen(label, language)] == []


@pytest.mark.parametrize("label", ["保存并继续", "按座次计"])
def test_label_the_program_does_not_have_is_found(label: str) -> None:
    assert not is_on_screen(label, "zh-CN")
