"""Flat Monte Carlo (Abramson 1990): every action is tried in random games to the end, without any tree. A baseline."""

from collections.abc import Callable
from functools import partial

from jemaa.bots.evaluate import SHARE, final_values
from jemaa.bots.protocol import choices
from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import WORD, Stream, threefry
from jemaa.core.choice import Action
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.loops import apply, play_out
from jemaa.core.row import Floats, Ints, Rows, blank, copy_within, floats, ints
from jemaa.core.row import load as load_row

game: GameFunctions = UNBOUND

NUMBERED = "flat:"
"""What a kind of bot begins with that is followed by its random games for a decision: flat:20000."""
PLAYOUTS = 2000
"""Random games in a decision, where nothing else is said."""
MOST_PLAYOUTS = 10_000_000
MOST_DIGITS = 10


@template
def try_out(rows: Rows, actions: Ints, count: int, tries: int, seats: int, seat: int, key: int, results: Ints,
            values: Floats, totals: Floats) -> None:
    """Add the shares of the win for `seat` in `tries` random games to each action's entry in `totals`.

    Each game begins at row 0 with one of the first `count` of `actions`; the caller must have set `totals` to 0. Each
    game gets 32 random bits of its own to start from: `key` (below 2**32) names the decision. Row 1, `results` and
    `values` are buffers.
    """
    for i in range(tries * count):
        copy_within(rows, 1, 0)
        apply(rows[1], actions[i % count])
        play_out(rows, 1, threefry(key, 0, i, 0) & WORD)
        final_values(rows[1], seats, SHARE, results, values)
        totals[i % count] += values[seat]


class Flat:
    """Takes the action with the largest share of the wins in random games; among equals the first."""

    def __init__(self, stream: Stream, playouts: int = PLAYOUTS) -> None:
        """`playouts` random games are shared evenly among the legal actions of a decision, at least one for each.

        The few that are left over are not played.
        """
        self._stream, self._playouts = stream, playouts

    def choose(self, state: State) -> Action:
        """The action with the largest share of the wins; raises `JemaaError` where no seat chooses."""
        actions, rules = choices(state), state.game.type.rules
        if len(actions) == 1:
            return actions[0]
        rows, numbers, totals = blank(rules.layout, 2), ints(len(actions)), floats(len(actions))
        rows[0] = load_row(rules.layout, bytes(state))[0]
        for i, action in enumerate(actions):
            numbers[i] = int(action)
        state.game.type.functions.bind(try_out)(
            rows, numbers, len(actions), max(1, self._playouts // len(actions)), state.game.players, state.actor,
            self._stream.below(1 << 32),            ints(rules.most_players), floats(rules.most_players), totals)
        return max(zip(actions, totals, strict=True), key=lambda each: each[1])[0]


def numbered(playouts: str) -> Callable[[Stream], Flat]:
    """A function that makes a `Flat` with so many random games for a decision.

    Raises `JemaaError` unless `playouts` is the text of a whole number from 1 to `MOST_PLAYOUTS`.
    """
    number = int(playouts) if playouts.isascii() and playouts.isdecimal() and len(playouts) < MOST_DIGITS else 0
    if not 1 <= number <= MOST_PLAYOUTS:
        raise JemaaError(f"{NUMBERED}{playouts} has no number of random games: give 1 to {MOST_PLAYOUTS}, as in "
                         f"{NUMBERED}20000")
    return partial(Flat, playouts=number)
