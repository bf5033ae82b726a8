"""A bot that plays by a game's published rule of thumb: a baseline to measure others against."""

from jemaa.bots.greedy import Greedy
from jemaa.bots.protocol import choices
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State
from jemaa.core.row import load


class Heuristic:
    """Takes the action that the rule likes best; among equals, any. In games without such a rule it is `Greedy`."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._otherwise = Greedy(stream)

    def choose(self, state: State) -> Action:
        """The action most liked."""
        rule = state.game.heuristic
        if rule is None:
            return self._otherwise.choose(state)
        row = load(state.game.rules.layout, bytes(state))[0]
        likings = {action: rule.liking(row, int(action)) for action in choices(state)}
        best = max(likings.values())
        equals = [action for action, liked in likings.items() if liked == best]
        return equals[self._stream.below(len(equals))]
