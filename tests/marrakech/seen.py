"""What a view tells of a position of Marrakech."""

from typing import Any

import msgspec

from jemaa.core.view import View


def position_in(view: View) -> dict[str, Any]:
    """The position that a view shows, as `jemaa.from_json` reads it: a view of Marrakech hides nothing."""
    shown = msgspec.to_builtins(view)
    seats = [{"letter": seat["letter"], **seat["holdings"]} for seat in shown["seats"]]
    same = {field: shown[field] for field in ("game", "players", "options", "phase", "seat")}
    board = {field: shown["board"][field] for field in ("assam", "rugs")}
    return {**same, **board, "format": 1, "seats": seats}
