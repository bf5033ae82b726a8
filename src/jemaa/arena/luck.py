"""What the dice, cards and draws of a game were worth to each seat, by values that are fixed beforehand.

The worth of a draw is the value of the position after it less the mean over all its outcomes by weight. Its mean is 0
whatever the values are, since the draw depends on nothing but the weights: a result less its game's luck has the same
mean as the result, and spreads less the better the values foresee it (control variates, as in AIVAT; Burch et al.
2018). Choices of bots are not corrected.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import partial
from math import fsum

from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.game import Game, State

PLAN = Plan(simulations=1, nodes=2048)
"""One look ahead: the best of a seat's choices, each valued by the features and the network."""
Values = Callable[[State], Sequence[float]]
"""The value of a position to each seat. It may depend on nothing but the position."""


def one_look(state: State) -> tuple[float, ...]:
    """The share of the win that each seat can expect, from 0 to 1, by `PLAN`; exact once the game is over."""
    return Search(Stream(0), PLAN).values(state)


def luck_of_draw(values: Values, state: State, outcome: int) -> list[float]:
    """What an outcome of chance in `state` was worth: for each seat, the value after it less the mean of all outcomes.

    The mean is by the outcomes' weights. `outcome` must be possible in `state`.
    """
    outlook = [(each, weight) for each, weight in state.chance_outcomes]
    if len(outlook) == 1:
        return [0.0] * state.game.players
    valued = {int(each): values(state.apply(each)) for each, _ in outlook}
    total = sum(weight for _, weight in outlook)
    return [valued[outcome][seat] - fsum(weight * valued[int(each)][seat] for each, weight in outlook) / total
            for seat in range(state.game.players)]


def values_hash(game: Game) -> str:
    """A hash (16 hexadecimal digits) of what `one_look` values positions of this table by: weights, network, plan."""
    kind = game.type
    digest = hashlib.sha256(repr(PLAN).encode() + kind.evaluation.weights.read_bytes())
    if kind.inputs.count > 0:
        digest.update(kind.inputs.file(game.start().row).read_bytes())
    return digest.hexdigest()[:16]


luck_of = partial(luck_of_draw, one_look)
"""`luck_of_draw` by the values of `one_look`."""
