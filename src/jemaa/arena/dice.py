"""The dice and cards of a deal, the same for every game of it, even where the games differ.

*Of each kind of chance, the k-th draw of the game is the same random number*. A kind is what one clause leaves to
chance: the rolls, the piles' rugs, the setup's cards. The k-th roll of the game therefore shows the same face in every
game of a deal, whoever makes it and wherever Assam stands, and the k-th rug comes from the same place in the pile; no
draw of one kind moves those of another. Where the possible outcomes differ (a pile is shorter), the same number picks
from those there are.
"""

from zlib import crc32

from jemaa.core.chance import Stream
from jemaa.core.choice import Outcome
from jemaa.core.game import State, draw_outcome


class Dice:
    """The chance of one game of a deal. It counts the game's draws, so each game needs one of its own."""

    def __init__(self, seed: int, deal: int) -> None:
        self._seed, self._deal = seed, deal
        self._kinds: dict[str, Stream] = {}

    def draw(self, state: State) -> Outcome:
        """Draw the outcome of chance in a state where it acts (not checked), and count the draw.

        The state is not changed; the caller applies the outcome.
        """
        kind = state.game.type.chance_clause(state.row)
        if kind not in self._kinds:
            self._kinds[kind] = Stream(self._seed, self._deal, lane(kind))
        return draw_outcome(state, self._kinds[kind].draw)


def lane(kind: str) -> int:
    """The lane of `core.chance.Stream` that a kind of chance draws from: the CRC-32 of its name.

    The bots' lanes (`play.lane`) are small numbers, which it meets practically never; this is not checked.
    """
    return crc32(kind.encode())
