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
    """Put a choice into effect in the row `state`, with all its consequences up to the next choice or the game's end.

    The choice must be a legal action or a possible outcome, which is not checked.
    """
    game.choose(state, choice)
    while game.actor(state) == RULES:
        game.advance(state)


@template
def actor_at(rows: Rows, at: int) -> int:
    """The actor of row `at`: a seat, CHANCE, OVER or RULES."""
    return game.actor(rows[at])


@template
def legal_at(rows: Rows, at: int, actions: Ints) -> int:
    """The number of legal actions in row `at`, where a seat must act; writes them, ascending, into `actions`."""
    return game.legal(rows[at], actions)


@template
def outcomes_at(rows: Rows, at: int, outcomes: Ints, weights: Ints) -> int:
    """The number of possible outcomes in row `at`, where chance must act; writes them, and their weights likewise."""
    return game.outcomes(rows[at], outcomes, weights)


@template
def choose_at(rows: Rows, at: int, choice: int) -> None:
    """Put a choice into effect in row `at`, without its consequences; that it is possible is not checked."""
    game.choose(rows[at], choice)


@template
def advance_at(rows: Rows, at: int) -> None:
    """Carry out one consequence in row `at`, whose actor must be RULES."""
    game.advance(rows[at])


@template
def apply_at(rows: Rows, at: int, choice: int) -> None:
    """Apply a choice to row `at`, with all its consequences; that it is possible is not checked."""
    apply(rows[at], choice)


@template
def scores_at(rows: Rows, at: int, points: Ints) -> None:
    """Write each seat's points in row `at`, as if the game ended now, into `points`."""
    game.scores(rows[at], points)


@template
def ranks_at(rows: Rows, at: int, ranks: Ints) -> None:
    """Write each seat's rank in row `at`, as if the game ended now, 1 the best; equal seats share a rank."""
    game.ranks(rows[at], ranks)


@template
def choices(state: Row, numbers: Ints, weights: Ints) -> int:
    """The number of choices of the actor; writes legal actions, or possible outcomes and their weights, or nothing.

    They go into `numbers`; `weights` is used for outcomes only. If the game is over, 0 is returned. The actor must not
    be RULES.
    """
    actor = game.actor(state)
    if actor == OVER:
        return 0
    return game.outcomes(state, numbers, weights) if actor == CHANCE else game.legal(state, numbers)


@template
def is_possible_at(rows: Rows, at: int, choice: int, numbers: Ints, weights: Ints) -> bool:
    """Whether `choice` is the number of a legal action, where a seat acts, or of a possible outcome, where chance acts.

    It is about row `at`, whose actor must not be RULES; False if the game is over. `numbers` and `weights` are buffers
    that are overwritten, with room for all actions and outcomes, and for all outcomes, of a position.
    """
    for i in range(choices(rows[at], numbers, weights)):
        if numbers[i] == choice:
            return True
    return False


@template
def play_random(rows: Rows, at: int, word: int, actions: Ints) -> int:
    """Play row `at` to its end, all actions equally likely, by listing them; returns the number of seats' decisions.

    The row is changed in place. `word` (0 ≤ word < 2**32) starts the random sequence; `actions` is a buffer.
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
    """Play row `at` to its end by sampling, in place, and return the number of seats' decisions, without chance's.

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
