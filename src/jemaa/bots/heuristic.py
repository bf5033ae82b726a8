"""A bot that plays by a game's published rule of thumb: a baseline to measure others against."""

from jemaa.bots.greedy import Greedy
from jemaa.bots.protocol import choices
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State
from jemaa.core.row import argument


class Heuristic:
    """Takes an action that the rule of thumb prefers most. In games without such a rule it plays as `Greedy` does."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._otherwise = Greedy(stream)

    def choose(self, state: State) -> Action:
        """The action that the rule prefers most; among equals, a random one."""
        rule = state.game.type.heuristic
        if rule is None:
            return self._otherwise.choose(state)
        row = argument(state.row)
        preferences = {action: rule.preference(row, int(action)) for action in choices(state)}
        best = max(preferences.values())
        equals = [action for action, preference in preferences.items() if preference == best]
        return equals[self._stream.below(len(equals))]
