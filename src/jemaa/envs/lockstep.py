"""One step of one game of a batch: templates for any game, for CPU threads and CUDA kernels alike.

Each game has two streams of the quick generator (`core.chance.step`), begun anew for each of its episodes by Threefry
from (seed, game, episode, lane): lane 0 is for chance, lane 1 for random actions. What a game does depends on nothing
else, so not on how many games there are, nor on who steps them.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import numpy.typing as npt

from jemaa.core.chance import WORD, threefry
from jemaa.core.compile import specialise
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.row import Ints, Rows, blank, copy_within, load

GIVEN = 1
"""Flags of a batch. Chance is given from outside, like an action."""
POINTS = 2
"""Rewards are points, not shares of a win."""
NOTHING_REFUSED = -1

Numbers = npt.NDArray[Any]

actor: Callable[[Any], int]
legal: Callable[[Any, Ints], int]
outcomes: Callable[[Any, Ints, Ints], int]
apply: Callable[[Any, int], None]
sample: Callable[[Any, int], tuple[int, int]]
scores: Callable[[Any, Ints], None]
ranks: Callable[[Any, Ints], None]
features: Callable[[Any, int, Any], None]
play_out: Callable[[Rows, int, int], int]
begin: Callable[..., None]
go_on: Callable[..., int]
pay: Callable[..., None]
clear: Callable[..., None]
may: Callable[..., bool]
start_one: Callable[..., None]
move_one: Callable[..., None]
end_one: Callable[..., bool]
show_one: Callable[..., None]
sample_one: Callable[..., None]
play_one: Callable[..., int]


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


def blank_rows(game: Game, size: int) -> Rows:
    """(size + 1,) rows, the last of which is how the game begins."""
    rows = blank(game.rules.layout, size + 1)
    rows[size] = load(game.rules.layout, bytes(game.start()))[0]
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

def _begin(rows: Rows, words: Numbers, episodes: Numbers, at: int, seed: int) -> None:
    """A new game: the start, and fresh streams."""
    copy_within(rows, at, len(rows) - 1)
    for lane in range(2):
        words[at, lane] = threefry(seed, at, int(episodes[at]), lane) & WORD


def _go_on(rows: Rows, words: Numbers, at: int, flags: int) -> int:
    """Unless it is given, chance draws until a seat acts, or the game is over. Returns the actor."""
    state = rows[at]
    who = actor(state)
    if flags & GIVEN:
        return who
    word = int(words[at, 0])
    while who == CHANCE:
        choice, word = sample(state, word)
        apply(state, choice)
        who = actor(state)
    words[at, 0] = word
    return who


def _pay(rows: Rows, rewards: Numbers, at: int, flags: int, found: Ints) -> None:
    """A game is over: everybody's points, or the winners' equal shares."""
    seats = rewards.shape[1]
    if flags & POINTS:
        scores(rows[at], found)
        for seat in range(seats):
            rewards[at, seat] = found[seat]
        return
    ranks(rows[at], found)
    winners = 0
    for seat in range(seats):
        winners += found[seat] == 1
    for seat in range(seats):
        rewards[at, seat] = (found[seat] == 1) / winners


def _clear(done: Numbers, rewards: Numbers, at: int) -> None:
    """No game has just ended, so nobody is paid."""
    done[at] = 0
    for seat in range(rewards.shape[1]):
        rewards[at, seat] = 0


def _may(acting: Numbers, masks: Numbers, odds: Numbers, at: int, choice: int) -> bool:
    """Whether the choice is possible, as far as masks and odds tell."""
    if acting[at] == CHANCE:
        return bool(0 <= choice < odds.shape[1] and odds[at, choice] > 0)
    return bool(masks.shape[1] == 0 or (0 <= choice < masks.shape[1] and masks[at, choice] > 0))


def _start_one(rows: Rows, words: Numbers, episodes: Numbers, acting: Numbers, at: int, seed: int, flags: int) -> None:
    """A new game, up to the first choice from outside."""
    begin(rows, words, episodes, at, seed)
    acting[at] = go_on(rows, words, at, flags)


def _move_one(rows: Rows, words: Numbers, acting: Numbers, at: int, choice: int, flags: int) -> None:
    """Apply a choice, and go on to the next one."""
    apply(rows[at], choice)
    acting[at] = go_on(rows, words, at, flags)


def _end_one(rows: Rows, acting: Numbers, done: Numbers, rewards: Numbers, at: int, flags: int, found: Ints) -> bool:
    """Whether the move has ended the game; then everybody is paid."""
    if done[at]:
        clear(done, rewards, at)
    if acting[at] != OVER:
        return False
    pay(rows, rewards, at, flags, found)
    done[at] = 1
    return True


def _show_one(rows: Rows, acting: Numbers, masks: Numbers, seen: Numbers, odds: Numbers, at: int, found: Ints,
              weights: Ints) -> None:
    """Write what may be chosen, and what the acting seat observes."""
    who = int(acting[at])
    for action in range(masks.shape[1]):
        masks[at, action] = 0
    if masks.shape[1] and who >= 0:
        for i in range(legal(rows[at], found)):
            masks[at, found[i]] = 1
    for outcome in range(odds.shape[1]):
        odds[at, outcome] = 0
    if odds.shape[1] and who == CHANCE:
        for i in range(outcomes(rows[at], found, weights)):
            odds[at, found[i]] = weights[i]
    if seen.shape[1]:
        features(rows[at], max(who, 0), seen[at])


def _sample_one(rows: Rows, words: Numbers, acting: Numbers, at: int, choices: Numbers) -> None:
    """A random choice: actions all as likely, outcomes by their weights."""
    lane = 0 if acting[at] == CHANCE else 1
    choices[at], words[at, lane] = sample(rows[at], int(words[at, lane]))


def _play_one(rows: Rows, at: int, game: int, seed: int, points: Numbers, found: Ints) -> int:
    """Game number `game` played to its end at random in `rows[at]`, from the last row on; returns its decisions."""
    copy_within(rows, at, len(rows) - 1)
    decisions = play_out(rows, at, threefry(seed, game, 0, 0) & WORD)
    scores(rows[at], found)
    for seat in range(points.shape[1]):
        points[game, seat] = found[seat]
    return decisions


# --- the games of one thread --------------------------------------------------------------------------------------

def _reset_all(arrays: Arrays, first: int, last: int, seed: int, flags: int, found: Ints, weights: Ints) -> None:
    rows, words, episodes, acting, done, rewards, masks, seen, odds = arrays
    for at in range(first, last):
        episodes[at] = 0
        clear(done, rewards, at)
        start_one(rows, words, episodes, acting, at, seed, flags)
        show_one(rows, acting, masks, seen, odds, at, found, weights)


def _step_all(arrays: Arrays, first: int, last: int, choices: Numbers, seed: int, flags: int, found: Ints,
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


def _sample_all(arrays: Arrays, first: int, last: int, choices: Numbers) -> None:
    rows, words, acting = arrays.rows, arrays.words, arrays.acting
    for at in range(first, last):
        sample_one(rows, words, acting, at, choices)


def _play_all(rows: Rows, at: int, first: int, last: int, seed: int, points: Numbers, decisions: Numbers,
              found: Ints) -> None:
    for game in range(first, last):
        decisions[game] = play_one(rows, at, game, seed, points, found)


class Lockstep:
    """One game's loops; see each template above. Those that end in `_one` are a CUDA kernel's work for one thread."""

    def __init__(self, game: type[Game]) -> None:
        rules, apply, play_out = game.rules, game.loops.apply, game.loops.play_out
        sample, features = game.loops.sample, game.features.write

        def bind(template: Any, **names: Any) -> Any:
            return specialise(template, f"{rules.name}{template.__name__}", **names)

        def part(template: Any, **names: Any) -> Any:  # of what every step does
            return specialise(template, f"{rules.name}{template.__name__}", inline=True, **names)

        begin, go_on = bind(_begin), part(_go_on, actor=rules.actor, sample=sample, apply=apply)
        pay = bind(_pay, scores=rules.scores, ranks=rules.ranks)
        self.clear, self.may = part(_clear), part(_may)
        self.start_one = bind(_start_one, begin=begin, go_on=go_on)
        self.move_one = part(_move_one, apply=apply, go_on=go_on)
        self.end_one = part(_end_one, clear=self.clear, pay=pay)
        self.show_one = part(_show_one, legal=rules.legal, outcomes=rules.outcomes, features=features)
        self.sample_one = part(_sample_one, sample=sample)
        self.play_one = part(_play_one, play_out=play_out, scores=rules.scores)
        self.reset_all = bind(_reset_all, clear=self.clear, start_one=self.start_one, show_one=self.show_one)
        self.step_all = bind(_step_all, clear=self.clear, may=self.may, move_one=self.move_one, end_one=self.end_one,
                             start_one=self.start_one, show_one=self.show_one)
        self.sample_all = bind(_sample_all, sample_one=self.sample_one)
        self.play_all = bind(_play_all, play_one=self.play_one)


@lru_cache
def lockstep(game: type[Game]) -> Lockstep:
    """A game's loops, made once."""
    return Lockstep(game)
