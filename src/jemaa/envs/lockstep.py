"""One step of one game of a batch: templates for any game, for CPU threads and CUDA kernels alike.

Each game has two streams of the quick generator (`core.chance.step`), begun anew for each of its episodes by Threefry
from (seed, game, episode, lane): lane 0 is for chance, lane 1 for random actions. What a game does depends on nothing
else, so not on how many games there are, nor on who steps them.
"""

from typing import Any, NamedTuple

import numpy.typing as npt

from jemaa.core.binding import UNBOUND, GameFunctions, template
from jemaa.core.chance import WORD, threefry
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.loops import apply, play_out
from jemaa.core.row import Ints, Rows, blank, copy_within, load

game: GameFunctions = UNBOUND

GIVEN = 1
"""Flags of a batch. Chance is given from outside, like an action."""
POINTS = 2
"""Rewards are points, not shares of a win."""
NOTHING_REFUSED = -1

Numbers = npt.NDArray[Any]



class Arrays(NamedTuple):
    """What a batch of n games consists of. Arrays that nobody asked for have a length of 0 where n stands second."""

    rows: Rows
    """(n + 1,) the games, and behind them how each begins."""
    words: Numbers
    """(n, 2) int64: the generators' states, of chance and of random actions."""
    episodes: Numbers
    """(n,) int64: how many games have been played to their end here."""
    acting: Numbers
    """(n,) int8: the seat that chooses, or CHANCE."""
    done: Numbers
    """(n,) int8: 1 if the last step ended a game; the next one has begun then."""
    rewards: Numbers
    """(n, seats) float32: what each seat was paid for the last step."""
    masks: Numbers
    """(n, actions) int8: 1 for what the acting seat may choose, else 0."""
    seen: Numbers
    """(n, features) int8: what the acting seat observes."""
    odds: Numbers
    """(n, outcomes) int16: the outcomes' weights where chance acts, else 0."""


def blank_rows(of: Game, size: int) -> Rows:
    """(size + 1,) rows, the last of which is how the game begins."""
    rows = blank(of.type.rules.layout, size + 1)
    rows[size] = load(of.type.rules.layout, bytes(of.start()))[0]
    return rows


def check_seed(seed: int) -> None:
    """Raise `BadOption` for a seed that the generators don't have."""
    if not 0 <= seed <= WORD:
        raise BadOption(f"a seed is a whole number from 0 to {WORD}, not {seed}")


def check_actions(shape: tuple[int, ...], kind: str, games: int) -> None:
    """Raise `BadOption` unless an array of this shape and `kind` (of a dtype) is one whole number for each game."""
    if shape != (games,) or kind not in "iu":
        raise BadOption(f"step takes {games} actions, a whole number for each game; not an array of shape {shape} and "
                        f"kind {kind!r}")


# --- one game -----------------------------------------------------------------------------------------------------

@template
def begin(rows: Rows, words: Numbers, episodes: Numbers, at: int, seed: int) -> None:
    """A new game: the start, and fresh streams."""
    copy_within(rows, at, len(rows) - 1)
    for lane in range(2):
        words[at, lane] = threefry(seed, at, int(episodes[at]), lane) & WORD


@template(inline=True)
def go_on(rows: Rows, words: Numbers, at: int, flags: int) -> int:
    """Unless it is given, chance draws until a seat acts, or the game is over. Returns the actor."""
    state = rows[at]
    who = game.actor(state)
    if flags & GIVEN:
        return who
    word = int(words[at, 0])
    while who == CHANCE:
        choice, word = game.sample(state, word)
        apply(state, choice)
        who = game.actor(state)
    words[at, 0] = word
    return who


@template
def pay(rows: Rows, rewards: Numbers, at: int, flags: int, found: Ints) -> None:
    """A game is over: everybody's points, or the winners' equal shares."""
    seats = rewards.shape[1]
    if flags & POINTS:
        game.scores(rows[at], found)
        for seat in range(seats):
            rewards[at, seat] = found[seat]
        return
    game.ranks(rows[at], found)
    winners = 0
    for seat in range(seats):
        winners += found[seat] == 1
    for seat in range(seats):
        rewards[at, seat] = (found[seat] == 1) / winners


@template(inline=True)
def clear(done: Numbers, rewards: Numbers, at: int) -> None:
    """No game has just ended, so nobody is paid."""
    done[at] = 0
    for seat in range(rewards.shape[1]):
        rewards[at, seat] = 0


@template(inline=True)
def may(acting: Numbers, masks: Numbers, odds: Numbers, at: int, choice: int) -> bool:
    """Whether the choice is possible, as far as masks and odds tell."""
    if acting[at] == CHANCE:
        return bool(0 <= choice < odds.shape[1] and odds[at, choice] > 0)
    return bool(masks.shape[1] == 0 or (0 <= choice < masks.shape[1] and masks[at, choice] > 0))


@template
def start_one(rows: Rows, words: Numbers, episodes: Numbers, acting: Numbers, at: int, seed: int, flags: int) -> None:
    """A new game, up to the first choice from outside."""
    begin(rows, words, episodes, at, seed)
    acting[at] = go_on(rows, words, at, flags)


@template(inline=True)
def move_one(rows: Rows, words: Numbers, acting: Numbers, at: int, choice: int, flags: int) -> None:
    """Apply a choice, and go on to the next one."""
    apply(rows[at], choice)
    acting[at] = go_on(rows, words, at, flags)


@template(inline=True)
def end_one(rows: Rows, acting: Numbers, done: Numbers, rewards: Numbers, at: int, flags: int, found: Ints) -> bool:
    """Whether the move has ended the game; then everybody is paid."""
    if done[at]:
        clear(done, rewards, at)
    if acting[at] != OVER:
        return False
    pay(rows, rewards, at, flags, found)
    done[at] = 1
    return True


@template(inline=True)
def show_one(rows: Rows, acting: Numbers, masks: Numbers, seen: Numbers, odds: Numbers, at: int, found: Ints,
              weights: Ints) -> None:
    """Write what may be chosen, and what the acting seat observes."""
    who = int(acting[at])
    for action in range(masks.shape[1]):
        masks[at, action] = 0
    if masks.shape[1] and who >= 0:
        for i in range(game.legal(rows[at], found)):
            masks[at, found[i]] = 1
    for outcome in range(odds.shape[1]):
        odds[at, outcome] = 0
    if odds.shape[1] and who == CHANCE:
        for i in range(game.outcomes(rows[at], found, weights)):
            odds[at, found[i]] = weights[i]
    if seen.shape[1]:
        game.observe(rows[at], max(who, 0), seen[at])


@template(inline=True)
def sample_one(rows: Rows, words: Numbers, acting: Numbers, at: int, choices: Numbers) -> None:
    """A random choice: actions all as likely, outcomes by their weights."""
    lane = 0 if acting[at] == CHANCE else 1
    choices[at], words[at, lane] = game.sample(rows[at], int(words[at, lane]))


@template(inline=True)
def play_one(rows: Rows, at: int, number: int, seed: int, points: Numbers, found: Ints) -> int:
    """Game `number` played to its end at random in `rows[at]`, from the last row on; returns its decisions."""
    copy_within(rows, at, len(rows) - 1)
    decisions = play_out(rows, at, threefry(seed, number, 0, 0) & WORD)
    game.scores(rows[at], found)
    for seat in range(points.shape[1]):
        points[number, seat] = found[seat]
    return decisions


# --- the games of one thread --------------------------------------------------------------------------------------

@template
def reset_all(arrays: Arrays, first: int, last: int, seed: int, flags: int, found: Ints, weights: Ints) -> None:
    """Begin the games from `first` to before `last` anew."""
    rows, words, episodes, acting, done, rewards, masks, seen, odds = arrays
    for at in range(first, last):
        episodes[at] = 0
        clear(done, rewards, at)
        start_one(rows, words, episodes, acting, at, seed, flags)
        show_one(rows, acting, masks, seen, odds, at, found, weights)


@template
def step_all(arrays: Arrays, first: int, last: int, choices: Numbers, seed: int, flags: int, found: Ints,
              weights: Ints) -> int:
    """Step the games from `first` to before `last`; returns the first whose choice was refused, or -1."""
    rows, words, episodes, acting, done, rewards, masks, seen, odds = arrays
    shows = masks.shape[1] + seen.shape[1] + odds.shape[1] > 0
    refused = NOTHING_REFUSED
    for at in range(first, last):
        if shows and not may(acting, masks, odds, at, choices[at]):
            refused = at if refused == NOTHING_REFUSED else refused
            clear(done, rewards, at)
            continue
        move_one(rows, words, acting, at, int(choices[at]), flags)
        if end_one(rows, acting, done, rewards, at, flags, found):
            episodes[at] += 1
            start_one(rows, words, episodes, acting, at, seed, flags)
        if shows:
            show_one(rows, acting, masks, seen, odds, at, found, weights)
    return refused


@template
def sample_all(arrays: Arrays, first: int, last: int, choices: Numbers) -> None:
    """Write a random choice for each game from `first` to before `last`."""
    rows, words, acting = arrays.rows, arrays.words, arrays.acting
    for at in range(first, last):
        sample_one(rows, words, acting, at, choices)


@template
def play_all(rows: Rows, at: int, first: int, last: int, seed: int, points: Numbers, decisions: Numbers,
              found: Ints) -> None:
    """Play the games numbered `first` to before `last` to their end at random."""
    for number in range(first, last):
        decisions[number] = play_one(rows, at, number, seed, points, found)
