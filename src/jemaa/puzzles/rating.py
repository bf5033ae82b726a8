"""How often the levels find the best choice of a puzzle."""

from collections.abc import Iterator

import msgspec

from jemaa import bots
from jemaa.bots.levels import level5_plan
from jemaa.bots.protocol import Bot
from jemaa.bots.search import Search
from jemaa.core.chance import Stream
from jemaa.core.game import Game, State
from jemaa.puzzles.puzzle import LEVELS

TRIES = 16
"""Of each level that looks one choice ahead."""
SEARCHES = 4
"""Tries of level5, which takes longer for each, and differs less from one to the next."""


def rates(state: State, best: str) -> tuple[float, ...]:
    """How often each of `LEVELS` takes the choice `best`, from 0 to 1; the same each time that it is asked for."""
    rated = []
    for level in LEVELS:
        tries = [bot.choose(state).text == best for bot in _bots(level, state.game)]
        rated.append(round(sum(tries) / len(tries), 3))
    return tuple(rated)


def _bots(level: str, game: Game) -> Iterator[Bot]:
    """A level with different streams. level5 goes by its simulations alone, so that a slow machine rates alike."""
    if level != "level5":
        yield from (bots.make(level, Stream(seed)) for seed in range(TRIES))
        return
    plan = msgspec.structs.replace(level5_plan(game), milliseconds=0, reuse=False)
    yield from (Search(Stream(seed), plan) for seed in range(SEARCHES))
