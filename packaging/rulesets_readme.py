# ruff: noqa: E501
"""Write rulesets/README.md from the models of judge_app/rulesets.

python packaging/rulesets_readme.py            # write it
python packaging/rulesets_readme.py --check    # change nothing; exit 1 if it is not up to date
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pydantic.fields import FieldInfo  # noqa: E402

from judge_app.rulesets import OPTIONS, Option  # noqa: E402
from judge_app.rulesets.known import PLACEHOLDERS, ROLES, SCRIPT_STEPS  # noqa: E402
from judge_app.rulesets.shape import BoardShape, FileShape, NightShape, Shape, StepShape  # noqa: E402
from judge_app.rulesets.toml_text import MAX_BYTES, MAX_DEPTH, MAX_DOTS, MAX_LINE  # noqa: E402

README = ROOT / "rulesets" / "README.md"

HEAD = f"""# Rulesets

Each file here is one ruleset: what a club means when it says 狼人杀. They disagree on purpose and are never blended.
A host's own preset is the same kind of file with a `base`. Files are TOML, UTF-8, at most {MAX_BYTES // 1_000_000} MB,
{MAX_LINE:,} characters and {MAX_DOTS} dots a line, {MAX_DEPTH} brackets deep; an unknown key is an error that names its place. What a file may say is checked by `judge_app/rulesets/` when it is read; no file can run code. `judge-app validate FILE` tells every mistake,
`judge-app schema` prints a JSON Schema for editors. Written by `packaging/rulesets_readme.py`; do not edit by hand.

```toml
format = 1
id = "friday-club"
title = "周五俱乐部"
base = "face-to-face"

[options]
"witch.self_save" = "first_night"
"sheriff.weight" = 1.5

[boards.12-fox]                     # a card the base does not know …
players = 12
deck = {{ werewolf = 4, seer = 1, witch = 1, hunter = 1, fox = 1, villager = 4 }}

[night]
place = {{ fox = "after guard" }}     # … needs its place in the night
```

## Keys
"""

RULES = """
Option ids hold a dot and are written in quotes: `"guard.self" = true`. The value in force is the house rule of the game, else
the board's, else the ruleset's. Two options that cannot both hold are an error.

A preset takes from its base whatever it does not say; its `boards`, `names`, `script` and `options` are laid over the base's
one by one; an option it sets holds on the base's boards too, whatever they say. Its id is none of a bundled ruleset's. Its boards may hold any role of the program: one that the base's night does
not call needs its `place`; words that the base lacks come from the bundled rulesets that have them, until the preset has its own.
"""

WORDS = """
`{seat}` is one number, `{seats}` "3号、5号", `{first}` and `{next}` one number each, `{tied}` "3号玩家和5号玩家", `{camp}` the winning
side, `{role}` a card's name, `{by}` and `{loser}` in a duel whoever challenges `{seat}` and whichever of the two falls. A line of
two where the first has `{first}` and the second `{next}` is said once and then once for each further seat.
"""

# Script steps besides the night's → when they are said.
SAID: dict[tuple[str, ...], str] = {
    ("dark", "dark_later"): "as it gets dark, night 1 and later nights",
    ("dawn", "dawn_later"): "at dawn, day 1 and later days",
    ("campaign", "campaign_speech", "campaign_withdraw", "campaign_vote"): "who stands for sheriff, each \
speech, who withdraws, the vote",
    ("runoff_speech", "runoff_vote", "elected", "nobody_elected"): "after a tie in the election; its outcome",
    ("announce", "announce_peaceful"): "the dead of the night, or that nobody died",
    ("roles_shown", "growl", "silenced", "idiot_returns"): "what is told besides: cards of the dead, a \
bear's growl, who may not speak, who comes back",
    ("shoot", "badge", "last_words"): "for a seat that is leaving",
    ("speeches_start", "speech"): "before the first speech where the start is chosen or drawn; each speaker",
    ("target", "target_told", "target_none"): "the sheriff names whom he wants exiled, or nobody",
    ("exile_vote", "sheriff_decides", "pk_speech", "pk_vote", "exiled", "nobody_exiled"): "the vote and what \
comes of it",
    (
        "idiot_reveals",
        "idiot_leaves",
        "scapegoat",
        "lover_follows",
        "exploded",
        "white_wolf_king_takes",
        "knight_duel",
        "removed",
    ): "what else may befall a seat by day",
    ("witch_by_day", "stalk", "judge_extra_vote"): "before dark, alike every day, who may secretly act",
    ("saved_by_day", "poisoned_by_day"): "what a witch did then",
    ("won",): "the end",
}


def text() -> str:
    """The whole README."""
    return "\n".join([HEAD, *keys(), RULES, *options(), *roles(), *steps(), WORDS])


def keys() -> Iterator[str]:
    """Every key of every part."""
    parts: list[tuple[str, type[Shape]]] = [
        ("", FileShape),
        ("[night]", NightShape),
        ("[script.STEP]", StepShape),
        ("[boards.ID]", BoardShape),
    ]
    yield from table(
        ("key", "what it is"),
        ((name(part, key), info.description or "") for part, model in parts for key, info in fields(model)),
    )


def fields(model: type[Shape]) -> Iterable[tuple[str, FieldInfo]]:
    return model.model_fields.items()


def name(part: str, key: str) -> str:
    return f"`{part} {key}`" if part else f"`{key}`"


def options() -> Iterator[str]:
    """The option table."""
    yield "## Options\n"
    lines = (
        (f"`{option.id}`", values(option), code(option.default), meaning(option))
        for option in OPTIONS.values()
    )
    yield from table(("option", "values", "default", "meaning"), lines)


def values(option: Option) -> str:
    if option.type == "bool":
        return "true, false"
    if option.type == "choice":
        return ", ".join(f"`{choice}` ({words.en})" for choice, words in option.choices.items())
    if option.type == "choices":
        return "list of " + ", ".join(f"`{choice}`" for choice in option.choices)
    if option.type == "roles":
        return "list of role ids"
    numbers = f"{option.low:g}–{option.high:g}" + (" seconds" if option.type == "seconds" else "")
    return f"`at_most` players, `weight` {numbers}" if option.type == "table" else numbers


def meaning(option: Option) -> str:
    return f"{option.name.en}. {option.meaning.en}"


def code(value: object) -> str:
    if isinstance(value, dict):
        return "`{ " + ", ".join(f"{key} = {item}" for key, item in value.items()) + " }`"
    if isinstance(value, list):
        return "`[" + ", ".join(f'"{item}"' for item in value) + "]`"
    return f"`{str(value).lower()}`" if isinstance(value, bool) else f"`{value}`"


def roles() -> Iterator[str]:
    """The role ids."""
    yield "\n## Roles\n"
    lines = (
        (
            f"`{role}`",
            known.name,
            f"`{known.step}`" + ("" if known.must_wake else ", where the ruleset calls it")
            if known.step
            else "",
            str(known.copies),
        )
        for role, known in ROLES.items()
    )
    yield from table(("role", "name", "night step", "at most"), lines)
    yield "\n`lovers` follows `cupid` in the night, `charmed` follows `piper`.\n"


def steps() -> Iterator[str]:
    """The steps that have words."""
    yield "## Script steps\n"
    yield "Every step of the night's `order` has its words, under the step's name. So have:\n"
    yield from table(
        ("step", "when it is said"), ((", ".join(map(step, names)), when) for names, when in SAID.items())
    )
    missing = SCRIPT_STEPS.keys() - {each for names in SAID for each in names}
    assert not missing, f"{sorted(missing)}: add to SAID in packaging/rulesets_readme.py"
    yield "\nSteps about the sheriff or about a role may be left out where the ruleset has none. Words for what only a"
    yield "house rule switches on (`target`, `roles_shown`, `witch_by_day`, `idiot_returns` …) are there all the same."


def step(name: str) -> str:
    marks = "".join(f" `{{{each}}}`" for each in sorted(PLACEHOLDERS.get(name, ())))
    return f"`{name}`{marks}"


def table(head: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    yield from (f"| {' | '.join(line)} |" for line in lines)


def main() -> int:
    """Write or check; 1 where it is not up to date."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing")
    if parser.parse_args().check:
        return int(README.read_text("utf-8") != text())
    README.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
