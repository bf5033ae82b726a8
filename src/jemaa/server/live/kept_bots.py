"""The bots of a worker process that keep a search tree between their choices at one table.

A tree is worth keeping only for as long as its table goes on, and trees are large: the bots together may retain so many
bytes, and those that were asked least recently go first.
"""

from collections import OrderedDict

import msgspec

from jemaa import bots
from jemaa.bots.levels import LEVELS
from jemaa.core.chance import Stream
from jemaa.core.game import State
from jemaa.games import game

MOST_BYTES = 64 << 20
"""Bytes of trees that one worker process retains; see docs/decisions/0026-bots-keep-their-trees.md."""


class Task(msgspec.Struct, frozen=True, tag=True):
    """A choice that a bot has to make."""

    kind: str
    game: str
    players: int
    options: dict[str, object]
    state: bytes
    """The bytes of the position's row."""
    seed: int
    table: str = ""
    """The number of the table, or "" for a choice that stands alone: no bot is kept for it."""


class KeptBots:
    """Bots by table, seat and kind; after each choice, the trees that they retain have at most `limit` bytes together.

    Bots that retain nothing are not kept.
    """

    def __init__(self, limit: int = MOST_BYTES) -> None:
        self._limit = limit
        self._bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        """(table, seat, kind) -> the bot, the one that was asked last at the end."""

    @property
    def retained_bytes(self) -> int:
        """Bytes of all trees that are kept."""
        return sum(map(bots.retained_bytes, self._bots.values()))

    def __len__(self) -> int:
        """The number of bots that are kept."""
        return len(self._bots)

    def choose(self, task: Task) -> int:
        """The number of the action that a bot chooses: the kept one of this seat, or a new one with the task's seed.

        The same tasks in the same order give the same choices.
        """
        state = State(game(task.game, task.players, **task.options), task.state)
        key = (task.table, state.actor, task.kind)
        bot = self._bots.pop(key, None) or bots.make(offered(task.kind), Stream(task.seed))
        choice = int(bot.choose(state))
        if task.table and bots.retained_bytes(bot):
            self._bots[key] = bot
            self._drop_least_recent()
        return choice

    def forget(self, table: str) -> None:
        """Drop the bots of a table; nothing happens where none is kept."""
        for key in [key for key in self._bots if key[0] == table]:
            del self._bots[key]

    def _drop_least_recent(self) -> None:
        while self.retained_bytes > self._limit:
            self._bots.popitem(last=False)


def offered(kind: str) -> str:
    """The kind of bot that plays as `kind`: itself, or else the strongest level that this server offers.

    A table may have been opened where rules were compiled.
    """
    return [level for level in LEVELS if level in bots.KINDS][-1] if bots.is_left_out(kind) else kind
