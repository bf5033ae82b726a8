"""Loops that every game needs, as templates (`core.binding`).

`rows` is an array (or list) of rows and `at` an index into it: passing arrays to compiled code is quicker than
passing rows.
"""

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import below, step
from jemaa.core.contract import CHANCE, OVER, RULES
from jemaa.core.row import Ints, Row, Rows

game: GameFunctions = UNBOUND


@template(inline=True)
def apply(state: Row, choice: int) -> None:
    """Put a choice into effect, with all its consequences up to the next choice."""
    game.choose(state, choice)
    while game.actor(state) == RULES:
        game.advance(state)


@template
def actor_at(rows: Rows, at: int) -> int:
    """The actor of row `at`: a seat, CHANCE, OVER or RULES."""
    return game.actor(rows[at])


@template
def legal_at(rows: Rows, at: int, actions: Ints) -> int:
    """The number of legal actions in row `at`; writes them, ascending, into `actions`."""
    return game.legal(rows[at], actions)


@template
def outcomes_at(rows: Rows, at: int, outcomes: Ints, weights: Ints) -> int:
    """The number of possible outcomes in row `at`; writes them and their weights into `outcomes` and `weights`."""
    return game.outcomes(rows[at], outcomes, weights)


@template
def choose_at(rows: Rows, at: int, choice: int) -> None:
    """Put a choice into row `at`, without its consequences."""
    game.choose(rows[at], choice)


@template
def advance_at(rows: Rows, at: int) -> None:
    """Carry out one consequence in row `at`."""
    game.advance(rows[at])


@template
def apply_at(rows: Rows, at: int, choice: int) -> None:
    """Apply a choice to row `at`."""
    apply(rows[at], choice)


@template
def scores_at(rows: Rows, at: int, points: Ints) -> None:
    """Write each seat's points in row `at`."""
    game.scores(rows[at], points)


@template
def ranks_at(rows: Rows, at: int, ranks: Ints) -> None:
    """Write each seat's rank in row `at`, 1 the best."""
    game.ranks(rows[at], ranks)


@template
def choices(state: Row, numbers: Ints, weights: Ints) -> int:
    """The number of choices of the actor; writes legal actions, or possible outcomes and their weights, or nothing."""
    actor = game.actor(state)
    if actor == OVER:
        return 0
    return game.outcomes(state, numbers, weights) if actor == CHANCE else game.legal(state, numbers)


@template
def is_possible_at(rows: Rows, at: int, choice: int, numbers: Ints, weights: Ints) -> bool:
    """Whether `choice` is a legal action, or a possible outcome, of row `at`; the rest are buffers."""
    for i in range(choices(rows[at], numbers, weights)):
        if numbers[i] == choice:
            return True
    return False


@template
def play_random(rows: Rows, at: int, word: int, actions: Ints) -> int:
    """Play row `at` to its end, all actions equally likely, by listing them; returns the number of seats' decisions.

    `word` (0 ≤ word < 2**32) starts the random sequence; `actions` is a buffer.
    """
    state = rows[at]
    decisions = 0
    actor = game.actor(state)
    while actor >= CHANCE:
        if actor == CHANCE:
            choice, word = game.sample(state, word)
            apply(state, choice)
        else:
            word = step(word)
            count = game.legal(state, actions)
            apply(state, actions[below(word, count)])
            decisions += 1
        actor = game.actor(state)
    return decisions


@template
def play_out(rows: Rows, at: int, word: int) -> int:
    """Play row `at` to its end by sampling and return the number of decisions.

    This is faster than `play_random`; the games are other ones, but as likely. `word` (0 ≤ word < 2**32) starts the
    random sequence.
    """
    state = rows[at]
    decisions = 0
    actor = game.actor(state)
    while actor >= CHANCE:
        choice, word = game.sample(state, word)
        apply(state, choice)
        decisions += actor >= 0
        actor = game.actor(state)
    return decisions
