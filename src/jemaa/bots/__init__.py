"""Bots, which choose actions instead of a person. They know `core`, never a game by name."""

from collections.abc import Callable

from jemaa.bots.expectimax import Expectimax
from jemaa.bots.external import COMMAND, External
from jemaa.bots.flat import NUMBERED, Flat, numbered
from jemaa.bots.greedy import Greedy
from jemaa.bots.heuristic import Heuristic
from jemaa.bots.levels import GENTLE, LEVELS, SEARCHES, TIMED, PlannedSearch, timed
from jemaa.bots.policy import POLICY, policy_bot
from jemaa.bots.protocol import Bot
from jemaa.bots.random import Random
from jemaa.core.chance import Stream
from jemaa.core.engine import REMEDY
from jemaa.core.errors import JemaaError

NEED_COMPILED = (*SEARCHES, "flat")
"""The kinds that look at thousands of positions for a choice: with interpreted rules that takes many seconds."""
LEFT_OUT = NEED_COMPILED if REMEDY else ()
"""The kinds that are not offered here, since they would not answer within a second."""
WHY_LEFT_OUT = (f"{', '.join(LEFT_OUT)}, {TIMED}SECONDS and {NUMBERED}PLAYOUTS need compiled rules: {REMEDY}"
                if LEFT_OUT else "")
"""Why kinds are left out, and what to do about it; "" where every kind is offered."""
KINDS: dict[str, Callable[[Stream], Bot]] = {kind: made for kind, made in {
    **LEVELS, "random": Random, "greedy": Greedy, "heuristic": Heuristic, "expectimax": Expectimax,
    "flat": Flat,
}.items() if kind not in LEFT_OUT}
"""Each kind of bot that is offered here, made from the stream that it draws from; the levels first."""
WITH_NUMBER = (TIMED, NUMBERED)
"""What kinds begin with that are followed by a number: seconds, or random games. They need compiled rules."""
NAMED = ", ".join([*KINDS, *([] if LEFT_OUT else [f"{TIMED}SECONDS", f"{NUMBERED}PLAYOUTS"])])
"""What `make` takes here, for help texts."""


def is_left_out(kind: str) -> bool:
    """Whether a kind is not offered here, because it needs compiled rules."""
    return kind in LEFT_OUT or (bool(LEFT_OUT) and kind.startswith(WITH_NUMBER))


def make(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, of `max:` and seconds, or of `flat:` and a number of random games for a decision.

    Raises `JemaaError`, which lists the kinds, for an unknown one, for one that needs compiled rules where they are
    interpreted, and for a number that is out of range.
    """
    if is_left_out(kind):
        raise JemaaError(f"{kind} would take too long for a choice here. {WHY_LEFT_OUT}")
    if kind.startswith(TIMED):
        return timed(kind.removeprefix(TIMED))(stream)
    if kind.startswith(NUMBERED):
        return numbered(kind.removeprefix(NUMBERED))(stream)
    if kind not in KINDS:
        raise JemaaError(f"there is no bot {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](stream)


def hire(kind: str, stream: Stream) -> Bot:
    """A bot of a kind, of `policy:` and a policy's file, or of `cmd:` and a program's command line.

    A program is started at its first choice. Raises `JemaaError` as `make` does, for a file that is no policy, and for
    a command line that names no program. The program runs, and the file is read, with this process's rights: pass only
    kinds that its user wrote or confirmed.
    """
    if kind.startswith(POLICY):
        return policy_bot(kind.removeprefix(POLICY))
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


__all__ = ["COMMAND", "GENTLE", "KINDS", "LEFT_OUT", "NAMED", "POLICY", "REMEDY", "TIMED", "WHY_LEFT_OUT",
           "WITH_NUMBER", "Bot", "Expectimax", "External", "Flat", "Greedy", "Heuristic", "Random", "dismiss",
           "fault_of", "hire", "is_left_out", "make", "retained_bytes"]
