"""The size of a game, measured by random play: its length, its choices, and the size of its tree."""

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import WORD, threefry
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.loops import apply, choices
from jemaa.core.row import Ints, Rows, copy_within, ints
from jemaa.envs.arrays import CHANCE_LANE, blank_rows, check_seed

game: GameFunctions = UNBOUND

DECISIONS, DRAWS, LEGAL, MOST_LEGAL, OUTCOMES, MAGNITUDE = range(6)
"""Columns of what is measured in a game: the seats' decisions, draws of chance, the legal actions of all decisions
together and the most of one, the possible outcomes of all draws together, and the common logarithm of the product of
the numbers of all choices."""


class GameFigures(NamedTuple):
    """What random games of one kind come to."""

    games: int
    """The number of games."""
    decisions: tuple[float, int, int]
    """The decisions of all seats together in a game: the mean, the fewest, the most."""
    draws: float
    """The mean number of draws of chance in a game."""
    choices: tuple[float, int]
    """The legal actions of a decision: the mean over all decisions of all games, and the most."""
    outcomes: float
    """The possible outcomes of a draw: the mean over all draws."""
    magnitude: tuple[float, float]
    """The common logarithm of the product of the numbers of all choices and outcomes in a game: the mean, and its
    standard error. Ten to this power is the usual estimate of the size of the game tree."""


def game_figures(game: Game, games: int = 1000, seed: int = 0) -> GameFigures:
    """The figures of `games` random games: all legal actions equally likely, outcomes by their weights.

    Game i of `seed` (0 to 4294967295) is the one that `batch.playouts` plays. Raises `BadOption` for a seed out of this
    range, and for less than 2 games.
    """
    check_seed(seed)
    if games < 2:
        raise BadOption(f"figures need 2 games or more, not {games}")
    rules = game.type.rules
    figures = np.zeros((games, MAGNITUDE + 1))
    numbers, weights = ints(max(rules.most_legal, rules.most_outcomes)), ints(rules.most_outcomes)
    game.type.functions.bind(measure_all)(blank_rows(game, 1), seed, figures, numbers, weights)
    decisions, magnitude = figures[:, DECISIONS], figures[:, MAGNITUDE]
    total = figures.sum(axis=0)
    return GameFigures(
        games, (float(decisions.mean()), int(decisions.min()), int(decisions.max())), float(total[DRAWS] / games),
        (float(total[LEGAL] / total[DECISIONS]), int(figures[:, MOST_LEGAL].max())),
        float(total[OUTCOMES] / total[DRAWS]) if total[DRAWS] else 0.0,
        (float(magnitude.mean()), float(magnitude.std(ddof=1) / games**0.5)))


@template
def measure_all(rows: Rows, seed: int, figures: npt.NDArray[np.float64], numbers: Ints, weights: Ints) -> None:
    """Play a game for each row of `figures` in rows[0], from the position in rows[1] on, and write its columns there.

    `numbers` and `weights` are buffers for the choices of one position.
    """
    for number in range(len(figures)):
        copy_within(rows, 0, 1)
        measure_game(rows, threefry(seed, number, 0, CHANCE_LANE) & WORD, figures, number, numbers, weights)


@template
def measure_game(rows: Rows, word: int, figures: npt.NDArray[np.float64], at: int, numbers: Ints,
                 weights: Ints) -> None:
    """Play rows[0] to its end at random, by the generator's state `word`, and write its columns into figures[at].

    They must be 0 before.
    """
    state = rows[0]
    actor = game.actor(state)
    while actor != OVER:
        possible = choices(state, numbers, weights)
        figures[at, MAGNITUDE] += math.log10(possible)
        if actor == CHANCE:
            figures[at, DRAWS] += 1
            figures[at, OUTCOMES] += possible
        else:
            figures[at, DECISIONS] += 1
            figures[at, LEGAL] += possible
            figures[at, MOST_LEGAL] = max(figures[at, MOST_LEGAL], possible)
        choice, word = game.sample(state, word)
        apply(state, choice)
        actor = game.actor(state)
