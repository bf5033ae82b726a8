"""Who sits in the other seats when one seat learns."""

from collections.abc import Callable, Sequence

from jemaa.bots import Bot, make
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.game import Game

Opponent = str | Callable[[Stream], Bot]
"""A kind of bot by name (`jemaa.bots.KINDS`), or what makes a bot from its stream."""

UNIFORM = "random"
"""The kind that needs no bot: compiled loops choose for it, the same as the bot would."""
LANES = 1
"""A seat's bot draws from this lane + the seat, as it does everywhere in the project."""


class Opponents:
    """The other seats of a game and who sits there. `uniform` has a bit set for each that chooses uniformly."""

    def __init__(self, game: Game, seat: int, chosen: Opponent | Sequence[Opponent]) -> None:
        """`chosen` sits in all seats but `seat`; or, a list, in one after the other. Raises `BadOption`."""
        if seat not in range(game.players):
            raise BadOption(f"the learner's seat is one of 0 to {game.players - 1}; not {seat!r}")
        others = [other for other in range(game.players) if other != seat]
        each = [chosen] * len(others) if isinstance(chosen, str) or callable(chosen) else list(chosen)
        if len(each) != len(others):
            raise BadOption(f"name one opponent for all {len(others)} other seats, or {len(others)}; not {len(each)}")
        self._makers = {other: maker(kind) for other, kind in zip(others, each, strict=True) if kind != UNIFORM}
        self.uniform = sum(1 << other for other in others if other not in self._makers)

    def __bool__(self) -> bool:
        return bool(self._makers)

    def seated(self, seed: int, number: int) -> dict[int, Bot]:
        """New bots for one game, by seat; those who choose uniformly are left out."""
        return {seat: make_one(Stream(seed, number, LANES + seat)) for seat, make_one in self._makers.items()}


def maker(kind: Opponent) -> Callable[[Stream], Bot]:
    """What makes such a bot; raises at once where there is no such kind."""
    if not isinstance(kind, str):
        return kind
    make(kind, Stream(0))
    return lambda stream: make(kind, stream)
