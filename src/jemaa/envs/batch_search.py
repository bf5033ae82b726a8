"""Monte-Carlo tree search in many games at once, guided by a network that values all their positions together."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from jemaa.bots import network as networks
from jemaa.bots.evaluate import SHARE
from jemaa.bots.policy_network import policy_buffers
from jemaa.bots.tree import DEEPEST, MOST_SEATS, SearchBuffers, Settings
from jemaa.core.chance import WORD
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.network_inputs import sparse_input
from jemaa.core.observation import Numbers
from jemaa.core.row import Rows, blank, floats, ints
from jemaa.envs.info import Flags
from jemaa.envs.trees import GIVEN, ROOTS, Leaves, Trees, add_noise, answer_all, begin_all, read_all, walk_all

Floats: TypeAlias = npt.NDArray[np.float32]
Evaluate: TypeAlias = Callable[[Numbers, Flags], tuple[npt.ArrayLike, npt.ArrayLike]]
"""(observations (n, size) int8, masks (n, actions) bool) -> (priors (n, actions), values (n, players)).

Priors are 0 or more, and those of the legal actions of a position add up to 1; others are not looked at. Values are
shares of the win from 0 to 1, the acting seat's first, the others clockwise."""


class BatchSearch:
    """Searches in as many as `size` games at once: PUCT, chance by its weights, a value for each seat (max^n).

    Each simulation asks for the values of one position of each game. Positions at which the game is over, or only one
    action is legal, are not asked for: their rows are passed to the network all the same, so that all its batches have
    one size, and its answers are ignored.

    visits: (size, actions) int32: how many simulations went through each action, in the last search.
    values: (size, players) float32: each seat's share of the win as the last search judges the positions.
    """

    def __init__(self, game: Game, size: int, simulations: int, exploration: float = 0.5) -> None:
        """`exploration` is the weight of PUCT's second term, in shares of the win.

        Raises `BadOption` for less than one game or two simulations.
        """
        if size < 1 or simulations < 2:
            raise BadOption(f"there must be a game and two simulations at least, not {size} and {simulations}")
        self.game, self.size, self.simulations = game, size, simulations
        rules, players = game.type.rules, game.players
        widest = max(rules.most_legal, rules.most_outcomes)
        nodes = 2 + (simulations + 1) * 2 * widest
        self._settings = Settings(players, SHARE, GIVEN, exploration, 1.0)
        self._trees = Trees(
            used=np.zeros((size, 1), np.int64), choice=np.empty((size, nodes), np.int16),
            first=np.empty((size, nodes), np.int32), size=np.empty((size, nodes), np.int16),
            visits=np.empty((size, nodes), np.int32), prior=np.empty((size, nodes), np.float32),
            value=np.empty((size, nodes, MOST_SEATS), np.float32), depth=np.zeros(size, np.int64),
            path=np.empty((size, DEEPEST), np.int64), actors=np.empty((size, DEEPEST), np.int64),
            words=np.zeros(size, np.int64))
        self._leaves = Leaves(
            np.zeros(size, np.int8), np.zeros((size, len(game.type.actions)), np.int8),
            np.zeros((size, game.type.observation.size), np.int8))
        self._buffers = SearchBuffers(
            blank(rules.layout, ROOTS + size), ints(widest), ints(rules.most_outcomes), ints(rules.most_players),
            floats(1), floats(rules.most_players), ints(DEEPEST), ints(DEEPEST), sparse_input(1),
            networks.hidden_layer(), policy_buffers(1, None))
        self.visits = np.zeros(self._leaves.legal.shape, np.int32)
        self.values = np.zeros((size, players), np.float32)

    def search(self, rows: Rows, evaluate: Evaluate, draw: np.random.Generator, noise: float = 0.0,
               alpha: float = 1.0) -> None:
        """Search in the games whose positions are the first of `rows`, such as `BatchEnv.rows`, and ignore rows behind.

        `noise` is the share of Dirichlet noise, with all parameters `alpha`, in the priors at the roots. `draw` gives
        the noise, and which outcome of chance a position begins with. Writes `visits` and `values`. A game that is over
        has no visits. Raises `BadOption` for a share outside 0..1 and an `alpha` of 0 or less.
        """
        if not 0 <= noise <= 1 or alpha <= 0:
            raise BadOption(f"noise is a share from 0 to 1, and its alpha above 0; not {noise} and {alpha}")
        count, bind = min(self.size, len(rows)), self.game.type.functions.bind
        trees, leaves, buffers, settings = self._trees, self._leaves, self._buffers, self._settings
        trees.words[:] = draw.integers(0, WORD, self.size, endpoint=True)
        bind(begin_all)(trees, rows, count, buffers)
        for number in range(self.simulations):
            bind(walk_all)(trees, leaves, count, buffers, settings)
            priors, values = evaluate(leaves.observations[:count], leaves.legal[:count] == 1)
            bind(answer_all)(trees, leaves, count, _plain(priors), _plain(values), buffers, settings)
            if noise and not number:
                drawn = draw.standard_gamma(alpha, leaves.legal[:count].shape).astype(np.float32)
                bind(add_noise)(trees, count, drawn, noise)
        bind(read_all)(trees, count, self.visits, self.values)


def _plain(numbers: npt.ArrayLike) -> Floats:
    return np.ascontiguousarray(numbers, np.float32)
