"""Tables for the tests of both games alike: every number of players, and every value of every option."""

from typing import Any

from jemaa import games
from jemaa.core.game import Game
from jemaa.core.options import to_text

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "marrakech": [
        *((players, {}) for players in (2, 3, 4)),
        (2, {"elimination": False, "first_player": "A"}),
        (2, {"lone_survivor": "plays_on", "first_player": "B"}),
        (3, {"lone_survivor": "plays_on"}),
        (2, {"two_player_rugs": "alternating"}),
        (2, {"two_player_rugs": "single", "cover_own_rug": True}),
        (2, {"cover_own_rug": True}),
        (4, {"cover_own_rug": True, "first_player": "D"}),
        (2, {"turn_order": "roll_first", "must_turn": False}),
        (4, {"turn_order": "roll_first"}),
        (3, {"turn_order": "roll_first", "elimination": False, "first_player": "C"}),
        (2, {"turn_order": "roll_first", "two_player_rugs": "alternating", "lone_survivor": "plays_on"}),
        (3, {"payment_area": "adjoining"}),
        (2, {"two_player_area": "owner"}),
        (2, {"payment_area": "adjoining", "two_player_area": "owner", "elimination": False}),
        (2, {"different_colours": True}),
        (2, {"different_colours": True, "two_player_rugs": "single", "turn_order": "roll_first"}),
        (3, {"different_colours": True, "cover_own_rug": True, "elimination": False}),
    ],
    "morocco": [
        *((players, {}) for players in (2, 3, 4, 5)),
        (2, {"open_juice": True, "first_player": "A"}),
        (3, {"first_player": "C"}),
        (4, {"third_place_points": 2, "first_player": "D"}),
        (5, {"open_juice": True, "first_player": "E"}),
        (4, {"juice_values": (20, 10, 6)}),
        (3, {"juice_values": (0, 0, 36), "first_player": "B", "third_place_points": 2, "open_juice": True}),
        (3, {"must_place": "held"}),
        (4, {"empty_tile_arrow": False}),
        (2, {"keep_cube": "may"}),
    ],
}
"""Game -> (players, options) of each table."""


def tables(name: str) -> list[Game]:
    """The tables of one game."""
    return [games.game(name, players, **options) for players, options in TABLES[name]]


def title(game: Game) -> str:
    """A table in words that can be a file's name: marrakech-2,two_player_rugs=single."""
    changed = to_text(game.options).replace("/", "-")
    return f"{game.name}-{game.players}" + ("" if changed == "-" else f",{changed}")
