"""A bot that errs as people do: it overlooks some choices, misjudges the others a little, and takes what looks best."""

from collections.abc import Mapping

import msgspec

from jemaa.bots.estimate import SPAN
from jemaa.bots.greedy import ONE_LOOK
from jemaa.bots.search import Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.game import State

STEPS = 1000


class Eye(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How well somebody looks."""

    overlooked: int
    """Of 100 choices, how many are not noticed."""
    misjudged: float
    """In points: a choice's value looks better or worse by up to this much."""


class Casual:
    """Looks one choice ahead, with an `Eye` that is not perfect; seeded, so that the same stream errs alike.

    `eyes` has one for each game, by its name.
    """

    def __init__(self, stream: Stream, eyes: Mapping[str, Eye]) -> None:
        self._stream = stream
        self._eyes = eyes
        self._search = Search(stream, ONE_LOOK)

    def choose(self, state: State) -> Action:
        """The choice that looks best among those noticed; one is always noticed."""
        seat, eye = state.actor, self._eyes[state.game.name]
        lines = self._search.analyse(state)
        noticed = [line for line in lines if self._stream.below(100) >= eye.overlooked]
        if not noticed:
            return lines[self._stream.below(len(lines))].action
        looks = [line.values[seat] + self._misjudgement(eye) for line in noticed]
        return noticed[looks.index(max(looks))].action

    def _misjudgement(self, eye: Eye) -> float:
        """Uniform in ± misjudged points, as utility."""
        return (self._stream.below(2 * STEPS + 1) / STEPS - 1) * eye.misjudged / SPAN
