"""The values of positions, by search: a pure function of position, aim and settings.

What a search from a position finds: where a seat chooses, the value of the action that the search takes, or where that
seat can't win any more the mean over all its actions (`review.kingmaking`); where chance acts, the mean over the
outcomes by weight, each valued by a search of its own; of a finished game, the result. Where one draw follows another,
the first is valued by one search, since their outcomes multiply. Each search has a stream that belongs to its position,
so that values depend neither on the order in which they are asked for nor on the number of threads. A position can be
searched deeper than others.
"""

from collections.abc import Sequence
from operator import mul
from typing import Literal, NamedTuple
from zlib import crc32

import msgspec

from jemaa.bots.evaluate import SPAN
from jemaa.bots.search import Plan, Search, forced
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.review.kingmaking import HOPELESS, Likely, likely, shared_out

QUICK, DEEP = 1_000, 20_000
"""Simulations of a search: for a first look, and for an evening's analysis."""
ROOM = 4_000_000
"""Positions that a search has room for, each simulation taking at least one: where it is full, the search ends ..."""
ROOM_EACH = 1_000
"""... and for each simulation at most: ten times what the hungriest need. To ask for more memory would cost more than a
short search takes."""

DEEPER = 4
"""A position that is deepened is searched with so many times the simulations."""
ENDING = 20_000
"""Late in a game (`bots.search.LATE`), where no more than so many positions can end it, values are exact ..."""
ENDING_DEPTH = 200
"""... and as many more for each further such number of simulations: then a calculation takes as long as a search."""

Aim = Literal["share", "margin"]
AIMS: tuple[Aim, Aim] = ("share", "margin")
Values = tuple[float, ...]
"""[seat] -> a share of the win (0..1), or points ahead of the mean of the others."""


class Settings(msgspec.Struct, frozen=True):
    """The settings by which positions are valued."""

    simulations: int = QUICK
    """For each search, unless its tree is full before."""
    seed: int = 0
    rounds: int = 0
    """Of deepening (`review.deepening`)."""


class Look(NamedTuple):
    """The result of one search."""

    action: Action | None
    """The action that the search would take; None where no seat has a choice."""
    values: Values
    simulations: int
    """How many it made; 0 where all was calculated."""
    likely: tuple[Likely, ...] = ()
    """`action`, and where a seat that can't win any more decides who does, some of the others that it may take."""


class Valuer:
    """Values of positions; each is searched once by each aim, and the result is kept."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._looks: dict[tuple[State, Aim, int], Look] = {}
        self._depths: dict[tuple[State, Aim], int] = {}
        self._own_numbers: dict[State, int] = {}

    def values(self, state: State) -> tuple[Values, Values]:
        """The values of a position by each aim, in the order of `AIMS`."""
        share, margin = (self.look(state, aim).values for aim in AIMS)
        return share, margin

    def shares(self, state: State) -> Values:
        """Each seat's share of the win."""
        return self.look(state, "share").values

    def look(self, state: State, aim: Aim) -> Look:
        """The result of a search for one aim; where there is only one legal action, that of the position after it."""
        state = forced(state)
        key = (state, aim, self.depth(state, aim))
        look = self._looks.get(key)
        if look is None:
            look = self._looks[key] = self._look(*key)
        return look

    def depth(self, state: State, aim: Aim) -> int:
        """The simulations of a search from a position."""
        return self._depths.get((forced(state), aim), self._settings.simulations)

    def deepen(self, state: State, aim: Aim, simulations: int) -> None:
        """Search from a position with so many simulations from now on, unless it was searched with more."""
        self._depths[forced(state), aim] = max(self.depth(state, aim), simulations)

    @property
    def fewest(self) -> int:
        """The smallest number of simulations of any search so far; the planned number if nothing was searched.

        Positions that were calculated exactly don't count as searched.
        """
        return min((look.simulations for look in self._looks.values() if look.simulations),
                   default=self._settings.simulations)

    def _look(self, state: State, aim: Aim, simulations: int) -> Look:
        outlook = [(forced(state.apply(outcome)), weight) for outcome, weight in state.chance_outcomes]
        if state.actor == CHANCE and all(after.actor != CHANCE for after, _ in outlook):
            looks = [self.look(after, aim) for after, _ in outlook]
            return Look(None, mean([look.values for look in looks], [weight for _, weight in outlook]), 0)
        search = Search(Stream(self._settings.seed, self._own_number(state), AIMS.index(aim)),
                        Plan(simulations=simulations, exact=ENDING * max(1, simulations // ENDING_DEPTH),
                             aim=aim, nodes=min(ROOM, ROOM_EACH * simulations), hopeless=HOPELESS))
        if state.actor < 0:
            return Look(None, in_units(search.values(state), aim), search.simulations)
        lines = search.analyse(state)
        own = Likely(lines[0].action, in_units(lines[0].values, aim))
        if aim == "margin":
            return Look(own.action, own.values, search.simulations, (own,))
        return Look(own.action, shared_out(lines, state.actor), search.simulations, likely(lines, state.actor))

    def _own_number(self, state: State) -> int:
        """A number that belongs to a position: of its text, because a row's bytes get longer with each new option."""
        number = self._own_numbers.get(state)
        if number is None:
            number = self._own_numbers[state] = crc32(state.text.encode())
        return number


def in_units(utilities: tuple[float, ...], aim: Aim) -> Values:
    """A search's values as shares of the win (0..1), unchanged, or as points, depending on the aim.

    For points, 0.5 means no lead over the mean of the others, and each point is 1 / `SPAN` more; they may pass 0 or 1.
    """
    return utilities if aim == "share" else tuple((value - 0.5) * SPAN for value in utilities)


def mean(values: Sequence[Values], weights: Sequence[int]) -> Values:
    """The mean of values by whole-number weights, for each seat."""
    return tuple(sum(map(mul, of_seat, weights)) / sum(weights) for of_seat in zip(*values, strict=True))
