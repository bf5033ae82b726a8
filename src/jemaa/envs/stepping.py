"""The stepper: templates that step games, the same for a batch, a vector, a single game and CUDA kernels.

A game is named by its key (seed, number) and its episode. It has lanes of random numbers (`Arrays.words`), each a
sequence of the quick generator (`core.chance.step`) that begins with Threefry of (seed, number, episode, lane). So what
happens in a game depends on its key, its episode and the choices given to it, and on nothing else: not on the other
games, nor on the kind of stepper.

Throughout, `arrays`, `settings` and `buffers` are those of `envs.arrays`, and `at` is a game's index.
"""

import numpy as np
import numpy.typing as npt

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import WORD, threefry
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.loops import apply, choices, play_out
from jemaa.core.row import Ints, Rows, copy_within
from jemaa.envs.arrays import (
    CHANCE_LANE,
    NEXT_STEP,
    NOTHING_REFUSED,
    NUMBER,
    SAME_STEP,
    SAMPLE_LANE,
    SEATS_LANE,
    SEED,
    Arrays,
    Buffers,
    Settings,
)

game: GameFunctions = UNBOUND


# --- one game -----------------------------------------------------------------------------------------------------

@template(inline=True)
def play_drawn(arrays: Arrays, at: int, settings: Settings) -> None:
    """Draw the choices of chance, and of every other drawn actor, until a given actor chooses or the game is over.

    Writes that actor, or OVER, into `arrays.actor`.
    """
    state = arrays.rows[at]
    actor = game.actor(state)
    while actor >= CHANCE and (settings.drawn >> (actor + 1)) & 1:
        lane = CHANCE_LANE if actor == CHANCE else SEATS_LANE + actor
        choice, arrays.words[at, lane] = game.sample(state, int(arrays.words[at, lane]))
        apply(state, choice)
        actor = game.actor(state)
    arrays.actor[at] = actor


@template
def begin(arrays: Arrays, at: int, settings: Settings) -> None:
    """Begin an episode at the position in the game's row: start its lanes, and play up to the first given choice.

    The key and the episode must be in the arrays. Rewards, `done` and what is shown are left as they are.
    """
    seed, number, episode = int(arrays.keys[at, SEED]), int(arrays.keys[at, NUMBER]), int(arrays.episodes[at])
    for lane in range(arrays.words.shape[1]):
        arrays.words[at, lane] = threefry(seed, number, episode, lane) & WORD
    play_drawn(arrays, at, settings)


@template
def begin_next(arrays: Arrays, at: int, settings: Settings) -> None:
    """Begin the next episode of the game's key, at the start, as `begin` does."""
    arrays.episodes[at] += 1
    copy_within(arrays.rows, at, len(arrays.rows) - 1)
    begin(arrays, at, settings)


@template
def pay(arrays: Arrays, at: int, settings: Settings, buffers: Buffers) -> None:
    """Write every seat's reward for a game that is over into `arrays.rewards[at]`.

    It is the seat's points with `settings.points`; else winners share 1 equally, and the others get 0.
    """
    seats = arrays.rewards.shape[1]
    totals = buffers.totals
    if settings.points:
        game.scores(arrays.rows[at], totals)
        for seat in range(seats):
            arrays.rewards[at, seat] = totals[seat]
        return
    game.ranks(arrays.rows[at], totals)
    winners = 0
    for seat in range(seats):
        winners += totals[seat] == 1
    for seat in range(seats):
        arrays.rewards[at, seat] = (totals[seat] == 1) / winners


@template(inline=True)
def pay_at_end(arrays: Arrays, at: int, settings: Settings, buffers: Buffers) -> bool:
    """Whether the game is over; if so, write its rewards and mark it as done."""
    if arrays.actor[at] != OVER:
        return False
    pay(arrays, at, settings, buffers)
    arrays.done[at] = 1
    return True


@template(inline=True)
def clear(arrays: Arrays, at: int) -> None:
    """Write that no game has just ended: `done` and the rewards become 0."""
    arrays.done[at] = 0
    for seat in range(arrays.rewards.shape[1]):
        arrays.rewards[at, seat] = 0


@template(inline=True)
def is_shown(arrays: Arrays) -> bool:
    """Whether there is an array that shows what may be chosen or what is observed."""
    return bool(arrays.legal.shape[1] + arrays.observations.shape[1] + arrays.weights.shape[1] > 0)


@template(inline=True)
def show(arrays: Arrays, at: int, settings: Settings, buffers: Buffers) -> None:
    """Write what may be chosen next, and the observation.

    Writes the mask of legal actions, the weights of chance's outcomes, and what the observer observes: the seat of
    `settings`, or the actor (seat 0 where chance acts or the game is over). Arrays that were not asked for are skipped.
    """
    actor, numbers, weights = int(arrays.actor[at]), buffers.numbers, buffers.weights
    for action in range(arrays.legal.shape[1]):
        arrays.legal[at, action] = 0
    if arrays.legal.shape[1] and actor >= 0:
        for i in range(game.legal(arrays.rows[at], numbers)):
            arrays.legal[at, numbers[i]] = 1
    for outcome in range(arrays.weights.shape[1]):
        arrays.weights[at, outcome] = 0
    if arrays.weights.shape[1] and actor == CHANCE:
        for i in range(game.outcomes(arrays.rows[at], numbers, weights)):
            arrays.weights[at, numbers[i]] = weights[i]
    if arrays.observations.shape[1]:
        observer = settings.observer if settings.observer >= 0 else max(actor, 0)
        game.observe(arrays.rows[at], observer, arrays.observations[at])


@template(inline=True)
def is_possible(arrays: Arrays, at: int, choice: int) -> bool:
    """Whether the choice is possible, as far as the arrays `legal` and `weights` tell.

    Without the array `legal`, all choices of seats count as possible.
    """
    if arrays.actor[at] == CHANCE:
        return bool(0 <= choice < arrays.weights.shape[1] and arrays.weights[at, choice] > 0)
    size = arrays.legal.shape[1]
    return bool(size == 0 or (0 <= choice < size and arrays.legal[at, choice] > 0))


@template(inline=True)
def begin_one(arrays: Arrays, at: int, settings: Settings, buffers: Buffers) -> None:
    """Begin an episode at the position in the game's row, and show it; a position may be the end of a game already."""
    arrays.refused[at] = 0
    clear(arrays, at)
    begin(arrays, at, settings)
    pay_at_end(arrays, at, settings, buffers)
    show(arrays, at, settings, buffers)


@template(inline=True)
def go_to_start(arrays: Arrays, at: int) -> None:
    """Copy the start of a game into the game's row, and set its episode to 0."""
    arrays.episodes[at] = 0
    copy_within(arrays.rows, at, len(arrays.rows) - 1)


@template(inline=True)
def step_one(arrays: Arrays, at: int, choice: int, settings: Settings, buffers: Buffers) -> bool:
    """Apply a choice, go on to the next given one, and show it; returns False if the choice was refused.

    A refused choice sets `refused`, clears `done` and the rewards, and changes nothing else. With NEXT_STEP, after the
    end of a game, the choice is not looked at, and the next episode begins. Where nothing is shown (`is_shown`),
    and for seats where there is no array `legal`, choices are not checked: an impossible one may break anything.
    """
    if settings.autoreset == NEXT_STEP and arrays.done[at]:
        clear(arrays, at)
        begin_next(arrays, at, settings)
    elif is_shown(arrays) and not is_possible(arrays, at, choice):
        arrays.refused[at] = 1
        clear(arrays, at)
        return False
    else:
        apply(arrays.rows[at], choice)
        play_drawn(arrays, at, settings)
        if pay_at_end(arrays, at, settings, buffers):
            if settings.autoreset == SAME_STEP:
                begin_next(arrays, at, settings)
        elif arrays.done[at]:
            clear(arrays, at)
    if is_shown(arrays):
        arrays.refused[at] = 0
        show(arrays, at, settings, buffers)
    return True


@template(inline=True)
def sample_one(arrays: Arrays, at: int, sampled: npt.NDArray[np.int64]) -> None:
    """Write a random choice of the actor into `sampled`: all actions equally likely, outcomes by their weights.

    Moves the lane that it draws from on, but not the game, which must not be over.
    """
    lane = CHANCE_LANE if arrays.actor[at] == CHANCE else SAMPLE_LANE
    sampled[at], arrays.words[at, lane] = game.sample(arrays.rows[at], int(arrays.words[at, lane]))


@template(inline=True)
def play_one(rows: Rows, at: int, number: int, seed: int, points: npt.NDArray[np.int32], totals: Ints) -> int:
    """Play game `number` of `seed` to its end at random in `rows[at]`, beginning with a copy of the last row.

    Returns the number of decisions, and writes the seats' points into `points[number]`.
    """
    copy_within(rows, at, len(rows) - 1)
    decisions = play_out(rows, at, threefry(seed, number, 0, CHANCE_LANE) & WORD)
    game.scores(rows[at], totals)
    for seat in range(points.shape[1]):
        points[number, seat] = totals[seat]
    return decisions


# --- the games of one thread: called from Python, with plain tuples (`envs.arrays.plain`) --------------------------

@template
def begin_all(arrays: Arrays, first: int, last: int, from_start: bool, settings: Settings, buffers: Buffers) -> None:
    """Begin an episode in the games from `first` to before `last`.

    With `from_start` it is the first episode of each key, from the start; otherwise it begins at the positions in the
    rows.
    """
    games, set_up, room = Arrays(*arrays), Settings(*settings), Buffers(*buffers)
    for at in range(first, last):
        if from_start:
            go_to_start(games, at)
        begin_one(games, at, set_up, room)


@template
def step_all(arrays: Arrays, first: int, last: int, given: npt.NDArray[np.int64], settings: Settings,
             buffers: Buffers) -> int:
    """Step the games from `first` to before `last`, each by its choice in `given`.

    Returns the first game whose choice was refused, or NOTHING_REFUSED.
    """
    games, set_up, room = Arrays(*arrays), Settings(*settings), Buffers(*buffers)
    refused = NOTHING_REFUSED
    for at in range(first, last):
        if not step_one(games, at, int(given[at]), set_up, room) and refused == NOTHING_REFUSED:
            refused = at
    return refused


@template
def begin_ended(arrays: Arrays, first: int, last: int, settings: Settings, buffers: Buffers) -> None:
    """Begin the next episode in those games from `first` to before `last` that are over, and show it.

    Their rewards and `done` stay as the last step has left them.
    """
    games, set_up, room = Arrays(*arrays), Settings(*settings), Buffers(*buffers)
    for at in range(first, last):
        if games.actor[at] == OVER:
            begin_next(games, at, set_up)
            show(games, at, set_up, room)


@template
def count_all(arrays: Arrays, first: int, last: int, points: npt.NDArray[np.int64], ranks: npt.NDArray[np.int64],
              buffers: Buffers) -> None:
    """Write the seats' points and ranks of those games from `first` to before `last` that the last step has ended.

    `points` and `ranks` have a row for each game, with an entry for each seat.
    """
    games, totals = Arrays(*arrays), Buffers(*buffers).totals
    for at in range(first, last):
        if games.done[at]:
            game.scores(games.rows[at], totals)
            for seat in range(points.shape[1]):
                points[at, seat] = totals[seat]
            game.ranks(games.rows[at], totals)
            for seat in range(ranks.shape[1]):
                ranks[at, seat] = totals[seat]


@template
def score_all(arrays: Arrays, first: int, last: int, points: npt.NDArray[np.int64], buffers: Buffers) -> None:
    """Write the seats' points in the games from `first` to before `last`, as they would count now, into `points`.

    `points` has a row for each game, with an entry for each seat.
    """
    games, totals = Arrays(*arrays), Buffers(*buffers).totals
    for at in range(first, last):
        game.scores(games.rows[at], totals)
        for seat in range(points.shape[1]):
            points[at, seat] = totals[seat]


@template
def sample_all(arrays: Arrays, first: int, last: int, sampled: npt.NDArray[np.int64]) -> None:
    """Write a random choice for each game from `first` to before `last`, as `sample_one` does."""
    games = Arrays(*arrays)
    for at in range(first, last):
        sample_one(games, at, sampled)


@template
def play_all(rows: Rows, at: int, first: int, last: int, seed: int, points: npt.NDArray[np.int32],
             decisions: npt.NDArray[np.int32], totals: Ints) -> None:
    """Play the games `first` to `last` - 1 of `seed` to their end at random, one after the other, in `rows[at]`.

    Each begins as a copy of the last row. Writes `points[number]`, an entry for each seat, and `decisions[number]`, for
    each game; `totals` is a buffer with an entry for each seat at least.
    """
    for number in range(first, last):
        decisions[number] = play_one(rows, at, number, seed, points, totals)


# --- without drawing ----------------------------------------------------------------------------------------------

@template
def apply_and_list(rows: Rows, at: int, choice: int, numbers: Ints, weights: Ints) -> tuple[int, int]:
    """Apply one choice, unchecked, to row `at`; returns the next actor and the number of its choices.

    Writes these choices into `numbers`, and into `weights` their weights if chance acts. For callers that draw chance
    themselves.
    """
    apply(rows[at], choice)
    return game.actor(rows[at]), choices(rows[at], numbers, weights)
