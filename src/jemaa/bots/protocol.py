"""What a bot is."""

from typing import Protocol

from jemaa.core.choice import Action
from jemaa.core.game import State


class Bot(Protocol):
    """Somebody in a seat. It draws from a stream of its own, so that the same seed gives the same game."""

    def choose(self, state: State) -> Action:
        """One of `state.legal_actions`; asked only where the actor is the bot's seat."""
        ...
