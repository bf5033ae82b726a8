"""Who chooses actions without a person: bots know `core`, never a game by name."""

from collections.abc import Callable

from jemaa.bots.external import COMMAND, External
from jemaa.bots.flat import Flat
from jemaa.bots.greedy import Greedy
from jemaa.bots.heuristic import Heuristic
from jemaa.bots.levels import LEVELS, TIMED, PlannedSearch, timed
from jemaa.bots.protocol import Bot
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError

KINDS: dict[str, Callable[[Stream], Bot]] = {
    **LEVELS, "random": Random, "greedy": Greedy, "heuristic": Heuristic, "flat": Flat,
}
"""Each kind of bot, made from the stream that it draws from; the levels first."""


def make(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, or `max:` and seconds; raises `JemaaError` that lists the kinds if there is no such one."""
    if kind.startswith(TIMED):
        return timed(kind.removeprefix(TIMED))(stream)
    if kind not in KINDS:
        raise JemaaError(f"there is no bot {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](stream)


def hire(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, or `cmd:` and the command line of a program that is one. Only for kinds that a user wrote."""
    return External(stream, kind.removeprefix(COMMAND)) if kind.startswith(COMMAND) else make(kind, stream)


def fault_of(bot: Bot) -> str | None:
    """Why somebody else plays for a bot, if so."""
    return bot.fault if isinstance(bot, External) else None


def retained_bytes(bot: Bot) -> int:
    """Bytes of memory that a bot takes for what it has found and will use for its next choice at the same table."""
    return bot.retained_bytes if isinstance(bot, PlannedSearch) else 0


def dismiss(bot: Bot) -> None:
    """The bot isn't needed any more: a program is ended."""
    if isinstance(bot, External):
        bot.close()


__all__ = ["COMMAND", "KINDS", "TIMED", "Bot", "External", "Flat", "Greedy", "Heuristic", "Random", "dismiss",
           "fault_of", "hire", "make", "retained_bytes"]
