"""Which rule of this ruleset decided: every refusal and every fact names one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge_app.engine.text import Text


@dataclass(frozen=True, slots=True)
class Ruling:
    """A rule as it stands in this game.

    `id` is an option id ("guard.with_antidote") or a fixed rule's ("dead.no_act"),
    `source` a title and paragraph ("面杀完整版 6(1)") or "" where the ruleset adopted it.
    """

    id: str
    value: object
    source: str
    text: Text


@dataclass(frozen=True, slots=True)
class No:
    """A refusal: the rule, and one sentence for the judge."""

    ruling: Ruling
    text: Text


class Refused(Exception):
    """An answer the rules do not allow; `no` says why."""

    def __init__(self, no: No) -> None:
        super().__init__(str(no.text))
        self.no = no


@dataclass(frozen=True, slots=True)
class Answer:
    """What the judge entered at the prompt `key`.

    `value` is JSON. At an `act`: `{choice id: [seats]}`; at a `vote`: `{voter: target or None}`;
    at a `deal`: `{"mode": …, "cards": {seat: role}, "bottom": [roles]}`; elsewhere `{}`.
    `at` is set for an act out of turn: the key of the prompt that was open then.
    `force` says that the judge overrode a refusal.
    """

    key: str
    value: Mapping[str, Any]
    at: str = ""
    force: bool = False
