"""Views, rail and step titles of a game, each made once and kept until the next answer. No Qt."""

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.rail import RailStep, rail
from judge_app.engine.rulings import Answer
from judge_app.engine.text import Text
from judge_app.engine.view import View, seats_view


class Seen:
    """What is drawn from the game alone."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._views: dict[bool, View] = {}
        self._steps: tuple[RailStep, ...] | None = None
        self._titles: dict[str, Text] = {}

    def forget(self, game: Game) -> None:
        """The game has moved; titles of steps stay what they are."""
        self._game = game
        self._views.clear()
        self._steps = None

    def view(self, is_judge: bool) -> View:
        """The seats as the judge or as the table may see them."""
        if is_judge not in self._views:
            self._views[is_judge] = seats_view(self._game, is_judge)
        return self._views[is_judge]

    @property
    def steps(self) -> tuple[RailStep, ...]:
        """The steps of this night or day."""
        if self._steps is None:
            self._steps = rail(self._game)
        return self._steps

    def note(self, prompt: Prompt) -> None:
        """Remember what an open step is called."""
        self._titles[prompt.key] = prompt.title

    def title_of(self, answer: Answer | None) -> Text | None:
        """What the step of an answer is called."""
        if answer is None:
            return None
        if answer.key not in self._titles:
            self._find(answer.key)
        return self._titles.get(answer.key)

    def _find(self, key: str) -> None:
        """A step that was taken back is the one asked now, or an act out of turn that is offered now."""
        asked = (self._game.prompt, *self._game.interrupts)
        found = next((prompt for prompt in asked if prompt.key == key), None)
        if found is None and any(answer.key == key for answer in self._game.answers):
            found = self._game.prompt_at(key)
        if found is not None:
            self.note(found)
