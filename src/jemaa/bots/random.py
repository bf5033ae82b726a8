"""A bot that chooses uniformly among its legal actions."""

from jemaa.bots.protocol import choices
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State


class Random:
    """Chooses uniformly among the legal actions."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, state: State) -> Action:
        """One of the legal actions, all equally likely."""
        actions = choices(state)
        return actions[self._stream.below(len(actions))]
