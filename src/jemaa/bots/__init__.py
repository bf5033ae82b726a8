"""Bots, which choose actions instead of a person. They know `core`, never a game by name."""

from collections.abc import Callable

from jemaa.bots.external import COMMAND, External
from jemaa.bots.flat import Flat
from jemaa.bots.greedy import Greedy
from jemaa.bots.heuristic import Heuristic
from jemaa.bots.levels import GENTLE, LEVELS, TIMED, PlannedSearch, timed
from jemaa.bots.protocol import Bot
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError

KINDS: dict[str, Callable[[Stream], Bot]] = {
    **LEVELS, "random": Random, "greedy": Greedy, "heuristic": Heuristic, "flat": Flat,
}
"""Each kind of bot, made from the stream that it draws from; the levels first."""


def make(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, or of `max:` and seconds.

    Raises `JemaaError`, which lists the kinds, for an unknown one, and for a time that is out of range.
    """
    if kind.startswith(TIMED):
        return timed(kind.removeprefix(TIMED))(stream)
    if kind not in KINDS:
        raise JemaaError(f"there is no bot {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](stream)


def hire(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, or of `cmd:` and the command line of a program, which is started at its first choice.

    Raises `JemaaError` as `make` does, and for a command line that names no program. The program runs with this
    process's rights: pass only kinds that its user wrote or confirmed.
    """
    return External(stream, kind.removeprefix(COMMAND)) if kind.startswith(COMMAND) else make(kind, stream)


def fault_of(bot: Bot) -> str | None:
    """The reason why a stand-in plays for a bot; None if the bot plays itself."""
    return bot.fault if isinstance(bot, External) else None


def retained_bytes(bot: Bot) -> int:
    """Bytes of memory that a `PlannedSearch` keeps for its next choice at the same table; 0 for any other bot."""
    return bot.retained_bytes if isinstance(bot, PlannedSearch) else 0


def dismiss(bot: Bot) -> None:
    """Release a bot that isn't needed any more: if it is a program, end it; nothing happens to any other bot."""
    if isinstance(bot, External):
        bot.close()


__all__ = ["COMMAND", "GENTLE", "KINDS", "TIMED", "Bot", "External", "Flat", "Greedy", "Heuristic", "Random", "dismiss",
           "fault_of", "hire", "make", "retained_bytes"]
