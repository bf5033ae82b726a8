"""What Hypothesis draws: any table of a game, and any seed for the choices at it."""

from typing import Any

from hypothesis import strategies as st

from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.options import values
from jemaa.games import game_type
from jemaa.morocco.options import TOKENS

SEEDS = st.integers(0, (1 << 32) - 1)
OTHERS: dict[str, st.SearchStrategy[Any]] = {
    "juice_values": st.tuples(st.integers(0, TOKENS), st.integers(0, TOKENS)).map(sorted).map(
        lambda cuts: (cuts[0], cuts[1] - cuts[0], TOKENS - cuts[1])),
}
"""The options that are no choice among listed values."""


@st.composite
def any_table(draw: st.DrawFn, name: str) -> Game:
    """A game of any number of players, with any options that fit each other."""
    kind = game_type(name)
    players = draw(st.integers(kind.fewest_players, kind.most_players))
    return Game(kind, players, **{option: draw(_any_value(kind, players, option))
                            for option in kind.options_type.__struct_fields__})


def _any_value(kind: GameType, players: int, option: str) -> st.SearchStrategy[Any]:
    if option in OTHERS:
        return OTHERS[option]
    listed = values(kind.options_type, option)
    return st.sampled_from([value for value in listed if _fits(kind, players, option, value)])


def _fits(kind: GameType, players: int, option: str, value: Any) -> bool:
    try:
        Game(kind, players, **{option: value})
    except BadOption:
        return False
    return True
