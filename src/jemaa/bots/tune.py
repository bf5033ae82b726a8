"""Fitting an evaluation's weights by self-play.

Games are played by one-ply search with the weights so far, now and then a random action. A good evaluation agrees
with itself: what it says now is, on average, what it says a round later, once points have been won and lost in
between. Least-squares temporal differences (LSTD; Bradtke & Barto 1996) finds the weights for which that holds, two a
feature, for the start and the end of the game. It needs far fewer games than fitting final results, which are mostly
dice. The spread, the temperature of the softmax that makes shares of the win from expected points, is then the one
that best foretells winners.
"""

from collections.abc import Callable
from typing import NamedTuple

from jemaa.bots.random import Random
from jemaa.bots.search import Plan, Search
from jemaa.bots.weights import Pair, Weights, vector
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE, OVER, Evaluation
from jemaa.core.extra import extras
from jemaa.core.game import Game, State, draw_outcome
from jemaa.core.row import argument, floats

with extras():
    import numpy as np
    import numpy.typing as npt

ROUNDS = 3
FIRST_SPREAD = Pair(20.0, 5.0)
RANDOM_OF_100 = 15
RIDGE = 5.0
Numbers = npt.NDArray[np.float64]


class Samples(NamedTuple):
    """Positions of one game, or several; the first axis of each array is the position."""

    leads: Numbers
    """(position, seat, feature) a seat's feature less the mean of the others'."""
    phase_weights: Numbers
    """(position,) the share of the game that is left, 1.0 to 0.0."""
    results: Numbers
    """(position, seat) the lead in points over the mean of the others at the end."""
    shares: Numbers
    """(position, seat) the share of the win at the end, 0 to 1."""


class Watch(NamedTuple):
    """Functions that are called while weights are fitted, to show the progress."""

    game: Callable[[], object]
    """Called after each game."""
    round: Callable[[str], object]
    """Called after each round, with a line about its result."""


def tune(tables: list[Game], games: int, seed: int, command: str, watch: Watch) -> Weights:
    """Fit the weights in `ROUNDS` rounds of `games` games each.

    The games are spread evenly over `tables` (one game type, any numbers of players and options). The same arguments
    give the same weights, to the last digit; `command` is only kept in them, and nothing is written to a file.
    """
    evaluation = tables[0].type.evaluation
    weights = first_weights(evaluation)
    for number in range(ROUNDS):
        parts = []
        for i in range(games):
            parts.append(_play(tables[i % len(tables)], weights, seed + number, i))
            watch.game()
        start, end = fit(parts, evaluation.names)
        spread = fit_spread(parts, start, end)
        features = {name: Pair(round(float(one), 4), round(float(other), 4))
                    for name, one, other in zip(evaluation.names, start, end, strict=True)}
        weights = Weights(command=command, seed=seed, games=games, spread=spread, features=features)
        watch.round(f"round {number + 1}: {sum(len(part.phase_weights) for part in parts)} positions, "
                    f"spread {spread.start:g} at the start and {spread.end:g} at the end")
    return weights


def first_weights(evaluation: Evaluation) -> Weights:
    """The weights to begin with: 1 for points as they stand, 0 for all other features."""
    features = {name: Pair(0.0, 0.0) for name in evaluation.names} | {evaluation.names[0]: Pair(1.0, 1.0)}
    return Weights(command="", seed=0, games=0, spread=FIRST_SPREAD, features=features)


def _play(game: Game, weights: Weights, seed: int, number: int) -> Samples:
    """One game's positions; the number of the game picks its random numbers."""
    stream = Stream(seed, number)
    greedy = Search(stream, Plan(simulations=1, leaf="evaluation", nodes=1024), vector(weights, game.type.evaluation))
    state = game.start()
    states: list[State] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state = state.apply(draw_outcome(state, stream.draw))
        else:
            wild = stream.below(100) < RANDOM_OF_100
            state = state.apply((Random(stream) if wild else greedy).choose(state))
            states.append(state)
    return _samples(game, [state for state in states if state.actor != OVER], state)


def _samples(game: Game, states: list[State], end: State) -> Samples:
    players, evaluation = game.players, game.type.evaluation
    size = len(evaluation.names)
    features = np.zeros((len(states), players, size))
    phase_weights = np.zeros(len(states))
    buffer = floats(game.type.rules.most_players * size)
    for i, state in enumerate(states):
        row = argument(state.row)
        evaluation.write_features(row, buffer)
        features[i] = np.asarray(buffer)[: players * size].reshape(players, size)
        phase_weights[i] = evaluation.phase_weight(row)
    first = np.asarray(end.ranking) == 1
    results = np.tile(_leads(np.asarray(end.scores, float), 0), (len(states), 1))
    return Samples(_leads(features, 1), phase_weights, results, np.tile(first / first.sum(), (len(states), 1)))


def _leads(values: Numbers, axis: int) -> Numbers:
    """Each seat's value less the mean of the others', in the same shape; `axis` is that of the seats."""
    seats = values.shape[axis]
    leads: Numbers = (values - values.mean(axis=axis, keepdims=True)) * seats / (seats - 1)
    return leads


def fit(parts: list[Samples], names: tuple[str, ...]) -> tuple[Numbers, Numbers]:
    """The weights at the start and at the end of the game, each (feature,); points as they stand count 1 throughout."""
    sides = [_differences(part) for part in parts]
    left = np.sum([side[0] for side in sides], axis=0)
    right = np.sum([side[1] for side in sides], axis=0)
    solution = np.linalg.solve(left + RIDGE * np.eye(len(left)), right)
    others = len(names) - 1
    end = np.concatenate([[1.0], solution[:others]])
    start = end + np.concatenate([[0.0], solution[others:]])
    return start, end


def _differences(part: Samples) -> tuple[Numbers, Numbers]:
    """One game's part of the LSTD equations: each position against the one a round later, or the end."""
    others = part.leads[:, :, 1:]
    now = np.concatenate([others, others * part.phase_weights[:, None, None]], axis=2)
    later, points_later = np.zeros_like(now), part.results.copy()
    ahead = 2 * now.shape[1]
    later[:-ahead], points_later[:-ahead] = now[ahead:], part.leads[ahead:, :, 0]
    gained = points_later - part.leads[:, :, 0]
    left: Numbers = np.einsum("psi,psj->ij", now, now - later)
    right: Numbers = np.einsum("psi,ps->i", now, gained)
    return left, right


def fit_spread(parts: list[Samples], start: Numbers, end: Numbers) -> Pair:
    """The spread of results, in points, under which the actual winners are likeliest, found on a grid."""
    grid = [Pair(float(at_start), float(at_end)) for at_start in range(4, 61, 4) for at_end in range(1, 15)]
    return min(grid, key=lambda spread: sum(_log_loss(part, start, end, spread) for part in parts))


def _log_loss(part: Samples, start: Numbers, end: Numbers, spread: Pair) -> float:
    """The negative log-likelihood of the winners, summed over the positions of `part`; lower is better."""
    phase_weights = part.phase_weights[:, None]
    expected = (part.leads * (end + phase_weights[:, :, None] * (start - end))).sum(axis=2)
    scaled = expected / (spread.end + phase_weights * (spread.start - spread.end))
    scaled -= scaled.max(axis=1, keepdims=True)
    logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return float(-(logs * part.shares).sum())
