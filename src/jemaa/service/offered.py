"""The games that can be played, as the page asks for them."""

from jemaa.core import options as named
from jemaa.core.option_docs import option_docs
from jemaa.games import GAMES, game_type
from jemaa.table.wire.lobby import GameInfo, OnlyWith


def game_infos() -> tuple[GameInfo, ...]:
    """All games, with their options."""
    return tuple(map(_info, GAMES))


def _info(name: str) -> GameInfo:
    kind = game_type(name)
    options = kind.options_type
    values = {option: named.offered(options, option) for option in options.__struct_fields__}
    conditions = {option: OnlyWith(only.option, only.value) for option, only in options.only_with.items()}
    clauses = {option: doc.clause for option, doc in option_docs(options).items() if doc.clause}
    return GameInfo(name, kind.fewest_players, kind.most_players, values, conditions, clauses)
