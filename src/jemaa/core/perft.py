"""Perft: the number of sequences of choices of one length from a position, chance outcomes included.

The name is that of chess programming: two engines that agree on these counts agree on the rules.
"""

from collections.abc import Iterator, Sequence

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.choice import Choice
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.core.loops import apply, choices
from jemaa.core.row import Ints, Rows, blank, copy_within, int_rows, ints, load

game: GameFunctions = UNBOUND


def count(state: State, depth: int) -> int:
    """The number of sequences of `depth` choices from here; a game that ends earlier counts for nothing.

    A choice is an action of a seat or an outcome of chance; each outcome counts once, whatever its weight.
    Raises `BadOption` for a negative depth.
    """
    if depth < 0:
        raise BadOption(f"a depth is a whole number from 0 up, not {depth}")
    if depth == 0:
        return 1
    rules = state.game.type.rules
    rows = blank(rules.layout, depth + 1)
    rows[0] = load(rules.layout, bytes(state))[0]
    numbers = int_rows(depth, max(rules.most_legal, rules.most_outcomes))
    bound = state.game.type.functions.bind(count_sequences)
    return int(bound(rows, depth, numbers, ints(rules.most_outcomes), ints(depth)))


def divide(state: State, depth: int) -> dict[Choice, int]:
    """`count` for each first choice, which is one of the `depth` choices; raises `BadOption` for a depth below 1."""
    return dict(divided(state, depth))


def divided(state: State, depth: int) -> Iterator[tuple[Choice, int]]:
    """The items of `divide` one after another, each when it is counted.

    Raises `BadOption` for a depth below 1, but only when the first item is asked for.
    """
    if depth < 1:
        raise BadOption(f"a count for each first choice needs a depth of 1 or more, not {depth}")
    for choice in first_choices(state):
        yield choice, count(state.apply(choice), depth - 1)


def first_choices(state: State) -> list[Choice]:
    """The actions, or the outcomes of chance, that are possible; [] if the game is over."""
    return [outcome for outcome, _ in state.chance_outcomes] or list(state.legal_actions)


@template
def count_sequences(rows: Rows, depth: int, numbers: Sequence[Ints], weights: Ints, left: Ints) -> int:
    """The number of sequences of `depth` ≥ 1 choices from rows[0].

    rows[level], numbers[level] and left[level] are the position that is `level` choices down, the choices there, and
    how many of them are still to be tried. Each has `depth` places or more; `weights` has room for the weights of one
    position's outcomes. All are overwritten, except rows[0].
    """
    total, level = 0, 0
    left[0] = choices(rows[0], numbers[0], weights)
    while level >= 0:
        if level == depth - 1:
            total += left[level]
            level -= 1
        elif left[level] == 0:
            level -= 1
        else:
            left[level] -= 1
            copy_within(rows, level + 1, level)
            apply(rows[level + 1], numbers[level][left[level]])
            level += 1
            left[level] = choices(rows[level], numbers[level], weights)
    return total
