"""Flat Monte Carlo: every action is tried in random games to the end, without any tree. A baseline."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from jemaa.bots.estimate import SHARE, _result
from jemaa.bots.protocol import choices
from jemaa.core.chance import WORD, Stream, threefry
from jemaa.core.choice import Action
from jemaa.core.compile import specialise
from jemaa.core.game import Game, State
from jemaa.core.row import Floats, Ints, Rows, blank, copy_within, floats, ints
from jemaa.core.row import load as load_row

PLAYOUTS = 2000
"""Random games a decision, shared out evenly among the legal actions; the few that are left over aren't played."""

apply: Callable[[Any, int], None]
play_out: Callable[[Rows, int, int], int]
result: Callable[[Any, int, int, Ints, Floats], None]


def _try_out(rows: Rows, actions: Ints, n: int, seats: int, seat: int, key: int, places: Ints, values: Floats,
             totals: Floats) -> None:
    """Each action's share of the win for `seat`, summed over `PLAYOUTS // n` random games from row 0.

    Each game gets 32 random bits of its own to start from: `key` (below 2**32) names the decision.
    """
    for i in range(PLAYOUTS // n * n):
        copy_within(rows, 1, 0)
        apply(rows[1], actions[i % n])
        play_out(rows, 1, threefry(key, 0, i, 0) & WORD)
        result(rows[1], seats, SHARE, places, values)
        totals[i % n] += values[seat]


class Trial:
    """A game's random games, compiled once; `trial(game)` keeps it."""

    def __init__(self, game: type[Game]) -> None:
        rules = game.rules
        exact = specialise(_result, f"{game.name}_flat_result", scores=rules.scores, ranks=rules.ranks)
        self.try_out = specialise(_try_out, f"{game.name}_try_out", apply=game.loops.apply,
                                  play_out=game.loops.play_out, result=exact)


@lru_cache
def trial(game: type[Game]) -> Trial:
    """The compiled random games of a game."""
    return Trial(game)


class Flat:
    """Takes the action that won most in random games; among equals the first."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, state: State) -> Action:
        """The action with the largest share of the wins."""
        actions, rules = choices(state), state.game.rules
        if len(actions) == 1:
            return actions[0]
        rows, found, totals = blank(rules.layout, 2), ints(len(actions)), floats(len(actions))
        rows[0] = load_row(rules.layout, bytes(state))[0]
        for i, action in enumerate(actions):
            found[i] = int(action)
        trial(type(state.game)).try_out(rows, found, len(actions), state.game.players, state.actor,
                                        self._stream.below(1 << 32), ints(rules.most_players),
                                        floats(rules.most_players), totals)
        return max(zip(actions, totals, strict=True), key=lambda each: each[1])[0]
