"""A bot that looks one action ahead, and no further."""

from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State

ONE_LOOK = Plan(simulations=1, aim="margin", leaf="evaluation", nodes=2048)
"""The position right after each choice is valued once, by the game's evaluation without its network, as a margin."""


class Greedy:
    """Takes the action after which the game's evaluation expects the largest lead for the seat that acts.

    Among equals, it takes a random one.
    """

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._search = Search(stream, ONE_LOOK)

    def choose(self, state: State) -> Action:
        """The action with the largest expected lead after it; among equals, a random one."""
        lines, seat = self._search.analyse(state), state.actor
        best = max(line.values[seat] for line in lines)
        equals = [line.action for line in lines if line.values[seat] == best]
        return equals[self._stream.below(len(equals))]
