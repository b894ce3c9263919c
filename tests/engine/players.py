"""Games played at random, by the prompts alone: whatever is legal may be answered.

Where roles are found, a hidden deal stands behind the answers, so that they never contradict it.
"""

import random
from collections.abc import Mapping
from typing import Any

from judge_app.engine.game import Game
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup
from judge_app.rulesets import Ruleset

Value = dict[str, Any]
STEPS = {step.key: role for role in ROLES.values() for step in role.steps}


def board_setup(ruleset: Ruleset, board: str, options: Mapping[str, Any] | None = None) -> Setup:
    chosen = ruleset.boards[board]
    return Setup(ruleset, board, chosen.players, chosen.deck, options or {})


class Player:
    """Answers every prompt of a game at random: `mode` is one of the three ways to deal."""

    def __init__(self, game: Game, dice: random.Random, mode: str) -> None:
        self.game, self.dice, self.mode = game, dice, mode
        self.deal = self._legal_deal()
        self.cards: dict[int, str] = {int(seat): card for seat, card in self.deal["cards"].items()}
        self.playing = dict(self.cards)

    def _legal_deal(self) -> Value:
        """Drawn again where the ruleset asks for it."""
        while True:
            deck = self.game.setup.deck
            cards = [card for card, number in deck.items() for _ in range(number)]
            self.dice.shuffle(cards)
            n = self.game.setup.seats
            value = {
                "mode": self.mode,
                "cards": {str(i + 1): c for i, c in enumerate(cards[:n])},
                "bottom": cards[n:],
            }
            if self.game.prompt.check({**value, "mode": "entered"}) is None:
                return value

    def step(self) -> None:
        """One answer, sometimes an act out of turn before it."""
        self._maybe_interrupt()
        prompt = self.game.prompt
        if prompt.kind == "end":
            return
        value = self._legal(prompt)
        self._take_note(prompt, value)
        self.game.answer(value)

    def play_out(self, most: int = 2000) -> Game:
        for _ in range(most):
            if self.game.prompt.kind == "end":
                return self.game
            self.step()
        raise AssertionError("the game does not end")

    def _legal(self, prompt: Prompt) -> Value:
        for _ in range(60):
            value = self._guess(prompt)
            if self.game.refusal(self.game.as_answer(value)) is None:
                return value
        no = self.game.refusal(self.game.as_answer(value))
        raise AssertionError(f"no legal answer at {prompt.key}: {value}: {no.text if no else ''}")

    def _guess(self, prompt: Prompt) -> Value:
        if prompt.kind == "deal":
            return {"mode": "found"} if self.mode == "found" else self.deal
        if prompt.kind == "vote":
            return random_votes(prompt, self.dice)
        if prompt.kind == "speech":
            return {"rest": []} if prompt.choices and self.dice.random() < 0.3 else {}
        return self._truth(prompt) or self._act(prompt)

    def _truth(self, prompt: Prompt) -> Value | None:
        """What the hidden deal answers, where roles are found."""
        word, *rest = prompt.key.split(".")
        if word == "card":
            return {self.cards[int(rest[0])]: []}
        if word == "find":
            return self._found([rest[0]])
        if rest[1:2] == ["bottom"]:
            return {self.deal["bottom"][int(rest[2]) - 1]: []}
        if rest[1:2] == ["find"] and prompt.choices:
            roles = self._opening(rest[0]) if rest[2:] == [] else rest[2:]
            return {"none": []} if self.dice.random() < 0.2 else self._found(roles, self.cards)
        if prompt.stage == "night" and rest and rest[0] in STEPS and not self._acts(rest[0]):
            return next(({c.id: []} for c in prompt.choices if c.id in ("none", "omit")), {})
        return None

    def _opening(self, step: str) -> list[str]:
        """The cards whose holders open their eyes at a step: for the pack all who hunt."""
        role = STEPS[step]
        pack = [mate.id for mate in ROLES.values() if mate.camp == role.camp and mate.hunts]
        return pack if role.opens_pack else [role.id]

    def _found(self, roles: list[str], cards: dict[int, str] | None = None) -> Value:
        seats = [seat for seat, card in (cards or self.playing).items() if card in roles]
        return {"pick": seats} if seats else {"none": []}

    def _acts(self, step: str) -> bool:
        mates = self._opening(step)
        return any(card in mates and seat not in self.game.table.dead for seat, card in self.playing.items())

    def _take_note(self, prompt: Prompt, value: Value) -> None:
        """Somebody took a card from the bottom."""
        word = prompt.key.split(".")[-1]
        if word in STEPS and STEPS[word].takes_bottom:
            taken = [card for card in value if card in ROLES]
            for seat, card in self.cards.items():
                if taken and ROLES[card].takes_bottom:
                    self.playing[seat] = taken[0]

    def _act(self, prompt: Prompt) -> Value:
        open_choices = [c for c in prompt.choices if prompt.bar(c.id) is None and self._is_true(prompt, c)]
        if not open_choices or (not prompt.needs_choice and self.dice.random() < 0.5):
            return {}
        number = self.dice.randint(1, min(prompt.combine, len(open_choices)))
        return {choice.id: self._seats(prompt, choice) for choice in self.dice.sample(open_choices, number)}

    def _is_true(self, prompt: Prompt, choice: Choice) -> bool:
        """A correction never says that a card is another than the hidden deal's."""
        return prompt.key != "correct" or choice.id not in ROLES

    def _seats(self, prompt: Prompt, choice: Choice) -> list[int]:
        seats = range(1, self.game.setup.seats + 1)
        legal = [seat for seat in seats if choice.high and prompt.bar(choice.id, seat) is None]
        most = min(choice.high, len(legal))
        return self.dice.sample(legal, self.dice.randint(choice.low, most)) if most >= choice.low else []

    def _maybe_interrupt(self) -> None:
        if self.dice.random() > 0.04:
            return
        offers = [act for act in self.game.interrupts if act.key != "correct" or self.mode != "found"]
        if not offers:
            return
        prompt = self.dice.choice(offers)
        value = self._act(prompt)
        is_wolf = all(ROLES[self.playing[seat]].camp == "wolves" for seat in value.get("pick", ()))
        if prompt.check(value) is None and (is_wolf or prompt.key != "explode"):
            self.game.answer(value, key=prompt.key)


def random_votes(prompt: Prompt, dice: random.Random) -> Value:
    favourite = dice.choice(prompt.targets) if prompt.targets else None
    votes: Value = {}
    for voter in prompt.voters or {}:
        legal = [seat for seat in prompt.targets if prompt.bar(voter, seat) is None]
        target = favourite if dice.random() < 0.5 else dice.choice([None, *legal])
        votes[str(voter)] = target if target in legal else None
    return votes


def play_out(game: Game, dice: random.Random, mode: str) -> Game:
    """Play to the end."""
    return Player(game, dice, mode).play_out()


def free_setup(ruleset: Ruleset, dice: random.Random) -> Setup:
    """A free deck drawn from the roles the ruleset knows: wolves, villagers and a handful of others."""
    others = [role for role in ruleset.roles if role not in GROUPS and role not in COMMON]
    deck = dict.fromkeys(dice.sample(others, dice.randint(1, min(7, len(others)))), 1)
    deck.update(
        {role: number for role, number in GROUPS.items() if role in ruleset.roles and dice.random() < 0.2}
    )
    deck["werewolf"] = dice.randint(1, 3)
    deck["villager"] = dice.randint(2, 4)
    bottom = 2 * sum(ROLES[role].takes_bottom for role in deck)
    deck["villager"] += bottom
    return Setup(ruleset, "", sum(deck.values()) - bottom, deck)


COMMON = frozenset({"villager", "werewolf"})
GROUPS = {"two_sisters": 2, "three_brothers": 3}
