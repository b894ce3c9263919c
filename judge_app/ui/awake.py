"""Keep the screen on while a game is on."""

from contextlib import ExitStack


class Awake:
    """Asks the system not to sleep; a system that does not listen is noted and no more."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._is_on = False

    def start(self) -> None:
        """From now on the screen stays lit."""
        if self._is_on:
            return
        self._is_on = True
        try:
            from wakepy import keep  # slow to load, and never needed before the first game

            self._stack.enter_context(keep.presenting(on_fail="pass"))
        except Exception:  # any fault of the system's own service
            _note("the system does not keep the screen on")

    def stop(self) -> None:
        """The system may sleep again."""
        self._is_on = False
        try:
            self._stack.close()
        except Exception:  # as above
            _note("the system did not take back its promise")


def _note(what: str) -> None:
    import logging

    logging.getLogger(__name__).info(what, exc_info=True)
