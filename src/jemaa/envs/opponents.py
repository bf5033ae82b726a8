"""The bots in the other seats when one seat learns."""

from collections.abc import Callable, Sequence

from jemaa.bots import Bot, make
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.envs.arrays import BOT_LANES, CHANCE_DRAWN
from jemaa.envs.cpu import Key

Opponent = str | Callable[[Stream], Bot]
"""A kind of bot by name (`jemaa.bots.KINDS`), or what makes a bot from its stream."""

UNIFORM = "random"
"""The kind that needs no bot: the stepper chooses for it, as likely as the bot would, from a lane of its own."""


class Opponents:
    """The other seats of a game and their bots.

    drawn: chance and the seats that choose uniformly, as bits like those of `Settings.drawn`.
    """

    def __init__(self, game: Game, seat: int, chosen: Opponent | Sequence[Opponent]) -> None:
        """`chosen` is a kind for all seats but `seat`, or a list with one for each of them, in the order of the seats.

        Raises `BadOption` for a seat or a number of opponents that does not fit, `JemaaError` for an unknown kind.
        """
        if seat not in range(game.players):
            raise BadOption(f"the learner's seat is one of 0 to {game.players - 1}; not {seat!r}")
        others = [other for other in range(game.players) if other != seat]
        each = [chosen] * len(others) if isinstance(chosen, str) or callable(chosen) else list(chosen)
        if len(each) != len(others):
            raise BadOption(f"name one opponent for all {len(others)} other seats, or {len(others)}; not {len(each)}")
        self._makers = {other: maker(kind) for other, kind in zip(others, each, strict=True) if kind != UNIFORM}
        self.drawn = CHANCE_DRAWN + sum(CHANCE_DRAWN << 1 + other for other in others if other not in self._makers)

    def __bool__(self) -> bool:
        return bool(self._makers)

    def seated(self, key: Key, episode: int) -> dict[int, Bot]:
        """New bots for one game, by seat; those who choose uniformly are left out.

        Each draws from a stream of its own that depends on the key, the episode and the seat.
        """
        seed, number = key
        first = BOT_LANES * (1 + episode)
        return {seat: make_one(Stream(seed, number, first + seat)) for seat, make_one in self._makers.items()}


def maker(kind: Opponent) -> Callable[[Stream], Bot]:
    """The function that makes a bot of this kind from a stream; raises `JemaaError` where no kind has this name.

    A kind that is such a function itself is returned as it is.
    """
    if not isinstance(kind, str):
        return kind
    make(kind, Stream(0))
    return lambda stream: make(kind, stream)
