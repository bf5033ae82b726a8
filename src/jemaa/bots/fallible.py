"""A bot that errs as people do: it overlooks some choices, misjudges the others, and takes the one that seems best."""

from collections.abc import Callable

from jemaa.bots.evaluate import SPAN
from jemaa.bots.greedy import ONE_LOOK
from jemaa.bots.search import Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import Skill
from jemaa.core.game import State
from jemaa.core.game_type import GameType

STEPS = 1000


class FalliblePlayer:
    """Looks one choice ahead with a limited skill; the same stream makes the same errors."""

    def __init__(self, stream: Stream, skill_in: Callable[[GameType], Skill]) -> None:
        """`skill_in` returns the skill in a game."""
        self._stream = stream
        self._skill_in = skill_in
        self._search = Search(stream, ONE_LOOK)

    def choose(self, state: State) -> Action:
        """The choice that seems best among those noticed, or a random one if none is noticed."""
        seat, skill = state.actor, self._skill_in(state.game.type)
        lines = self._search.analyse(state)
        noticed = [line for line in lines if self._stream.below(100) >= skill.overlooked]
        if not noticed:
            return lines[self._stream.below(len(lines))].action
        values = [line.values[seat] + self._error(skill) for line in noticed]
        return noticed[values.index(max(values))].action

    def _error(self, skill: Skill) -> float:
        """A random error of a value, uniform in ± `misjudged` points, each of which is 1 / `SPAN` of a value."""
        return (self._stream.below(2 * STEPS + 1) / STEPS - 1) * skill.misjudged / SPAN
