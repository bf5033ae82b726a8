"""The values of positions, by search: a pure function of position, aim and settings.

What a search from a position finds: where a seat chooses, the value of the action that the search takes, or where that
seat can't win any more the mean over all its actions (`review.kingmaking`); where chance acts, the mean over the
outcomes by weight, each valued by a search of its own; of a finished game, the result. Where one draw follows another,
the first is valued by one search, since their outcomes multiply. Each search has a stream that belongs to its position,
so that values depend neither on the order in which they are asked for nor on the number of threads. A position can be
searched deeper than others.

Where the game has a policy, searches go by it. Where a seat may be unable to win, a search values every choice instead,
with a quarter of the simulations: all that such a seat may do counts alike, and not only what the policy expects.
"""

from collections.abc import Sequence
from operator import mul
from typing import Literal, NamedTuple
from zlib import crc32

import msgspec
from msgspec.structs import replace

from jemaa.bots.evaluate import SPAN
from jemaa.bots.levels import by_policy
from jemaa.bots.search import Line, Plan, Search, forced
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.game import Game, State
from jemaa.review.kingmaking import HOPELESS, Likely, likely, shared_out

QUICK, DEEP = 1_000, 20_000
"""Simulations of a search: for a first look, and for an evening's analysis."""
BY_POLICY = 4
"""A first look by a policy has so many times `QUICK`, since such a simulation takes a fifth of the time or less."""
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

GLANCE = 64
"""Simulations at most of the search that says whether a seat may be unable to win."""
NEARLY_HOPELESS = 2 * HOPELESS
"""That is so where it gives a seat a smaller share of the win."""

Aim = Literal["share", "margin"]
AIMS: tuple[Aim, Aim] = ("share", "margin")
Values = tuple[float, ...]
"""[seat] -> a share of the win (0..1), or points ahead of the mean of the others."""


class Settings(msgspec.Struct, frozen=True):
    """The settings by which positions are valued."""

    simulations: int | None = None
    """For each search, unless its tree is full before. None: as many as are usual in the game (`usual`)."""
    seed: int = 0
    rounds: int = 0
    """Of deepening (`review.deepening`)."""

    def planned(self, game: Game) -> int:
        """The number of simulations for each search at this table."""
        return self.simulations or usual(game)


class Look(NamedTuple):
    """The result of one search."""

    action: Action | None
    """The action that the search would take; None where no seat has a choice."""
    values: Values
    likely: tuple[Likely, ...] = ()
    """`action`, and where a seat that can't win any more decides who does, some of the others that it may take."""
    simulations: int = 0
    """How many it made; 0 where all was calculated."""
    is_full: bool = False
    """Whether its tree had no room for all simulations that were planned."""


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
        return self._depths.get((forced(state), aim), self._settings.planned(state.game))

    def deepen(self, state: State, aim: Aim, simulations: int) -> None:
        """Search from a position with so many simulations from now on, unless it was searched with more."""
        self._depths[forced(state), aim] = max(self.depth(state, aim), simulations)

    @property
    def fewest(self) -> int | None:
        """The smallest number of simulations of any search so far whose tree was full; None if none was."""
        return min((look.simulations for look in self._looks.values() if look.is_full), default=None)

    def _look(self, state: State, aim: Aim, simulations: int) -> Look:
        outlook = [(forced(state.apply(outcome)), weight) for outcome, weight in state.chance_outcomes]
        if state.actor == CHANCE and all(after.actor != CHANCE for after, _ in outlook):
            looks = [self.look(after, aim) for after, _ in outlook]
            return Look(None, mean([look.values for look in looks], [weight for _, weight in outlook]))
        plan = plan_for(state, aim, simulations)
        search = Search(Stream(self._settings.seed, self._own_number(state), AIMS.index(aim)), plan)
        if state.actor < 0:
            look = Look(None, in_units(search.values(state), aim))
        else:
            look = chosen(search.analyse(state), state.actor, aim)
        made = search.simulations
        return look._replace(simulations=made, is_full=0 < made < plan.simulations)

    def _own_number(self, state: State) -> int:
        """A number that belongs to a position: of its text, because a row's bytes get longer with each new option."""
        number = self._own_numbers.get(state)
        if number is None:
            number = self._own_numbers[state] = crc32(state.text.encode())
        return number


def usual(game: Game) -> int:
    """The number of simulations of each search of a review at this table, unless another is wanted."""
    return QUICK * (BY_POLICY if game.type.policy else 1)


def chosen(lines: Sequence[Line], seat: int, aim: Aim) -> Look:
    """What a search says, by its lines, the best first, where `seat` chooses."""
    own = Likely(lines[0].action, in_units(lines[0].values, aim))
    if aim == "margin":
        return Look(own.action, own.values, (own,))
    return Look(own.action, shared_out(lines, seat), likely(lines, seat))


def plan_for(state: State, aim: Aim, simulations: int) -> Plan:
    """The plan of the search from a position, with so many simulations.

    Where the game has a policy, and a seat may be unable to win, every choice is valued and there are `BY_POLICY` times
    fewer.
    """
    plan = Plan(simulations=simulations, exact=ENDING * max(1, simulations // ENDING_DEPTH), aim=aim,
                nodes=min(ROOM, ROOM_EACH * simulations), hopeless=HOPELESS)
    if not state.game.type.policy:
        return plan
    guided = by_policy(plan, state.game)
    if aim == "share" and may_be_hopeless(state, guided):
        return replace(plan, simulations=max(1, simulations // BY_POLICY))
    return guided


def may_be_hopeless(state: State, plan: Plan) -> bool:
    """Whether a seat may be unable to win and yet decide who of several others does, by a short search of this plan."""
    if state.game.players == 2:
        return False
    glance = replace(plan, simulations=min(GLANCE, plan.simulations), exact=0)
    return min(Search(Stream(0), glance).values(state)) < NEARLY_HOPELESS


def in_units(utilities: tuple[float, ...], aim: Aim) -> Values:
    """A search's values as shares of the win (0..1), unchanged, or as points, depending on the aim.

    For points, 0.5 means no lead over the mean of the others, and each point is 1 / `SPAN` more; they may pass 0 or 1.
    """
    return utilities if aim == "share" else tuple((value - 0.5) * SPAN for value in utilities)


def mean(values: Sequence[Values], weights: Sequence[int]) -> Values:
    """The mean of values by whole-number weights, for each seat."""
    return tuple(sum(map(mul, of_seat, weights)) / sum(weights) for of_seat in zip(*values, strict=True))
