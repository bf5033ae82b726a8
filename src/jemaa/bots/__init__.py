"""Who chooses actions without a person: bots know `core`, never a game by name."""

from collections.abc import Callable

from jemaa.bots.flat import Flat
from jemaa.bots.greedy import Greedy
from jemaa.bots.heuristic import Heuristic
from jemaa.bots.levels import LEVELS
from jemaa.bots.protocol import Bot
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError

KINDS: dict[str, Callable[[Stream], Bot]] = {
    "random": Random, "greedy": Greedy, "heuristic": Heuristic, "flat": Flat, **LEVELS,
}
"""Each kind of bot, made from the stream that it draws from."""


def make(kind: str, stream: Stream) -> Bot:
    """A bot of a kind; raises `JemaaError` that lists the kinds if there is no such one."""
    if kind not in KINDS:
        raise JemaaError(f"there is no bot {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](stream)


__all__ = ["KINDS", "Bot", "Flat", "Greedy", "Heuristic", "Random", "make"]
