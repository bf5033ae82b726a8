"""A bot that errs as people do: it overlooks some choices, misjudges the others, and takes what seems best."""

from collections.abc import Mapping

import msgspec

from jemaa.bots.evaluate import SPAN
from jemaa.bots.greedy import ONE_LOOK
from jemaa.bots.search import Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State

STEPS = 1000


class Skill(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How well a player sees what a choice is worth."""

    overlooked: int
    """The percentage of choices that are not noticed."""
    misjudged: float
    """The largest error of a choice's value in either direction, in points."""


class FalliblePlayer:
    """Looks one choice ahead with a limited `Skill`; the same stream makes the same errors.

    `skills` has one for each game, by its name.
    """

    def __init__(self, stream: Stream, skills: Mapping[str, Skill]) -> None:
        self._stream = stream
        self._skills = skills
        self._search = Search(stream, ONE_LOOK)

    def choose(self, state: State) -> Action:
        """The choice that seems best among those noticed; at least one is noticed."""
        seat, skill = state.actor, self._skills[state.game.name]
        lines = self._search.analyse(state)
        noticed = [line for line in lines if self._stream.below(100) >= skill.overlooked]
        if not noticed:
            return lines[self._stream.below(len(lines))].action
        values = [line.values[seat] + self._error(skill) for line in noticed]
        return noticed[values.index(max(values))].action

    def _error(self, skill: Skill) -> float:
        """Uniform in ± `misjudged` points, as a value."""
        return (self._stream.below(2 * STEPS + 1) / STEPS - 1) * skill.misjudged / SPAN
