"""The HTTP route by which a browser asks for the present state of the tables that it remembers."""

from litestar import post
from litestar.params import JSONBody

from jemaa.server import clock
from jemaa.server.http.access import Access, Who
from jemaa.server.http.route_groups import ACTING
from jemaa.table.errors import Refusal
from jemaa.table.finished import FinishedGame
from jemaa.table.views import Viewer, my_finished_table, my_table
from jemaa.table.wire.lobby import AskMyTables, MyTable, MyTables


@post("/api/my-tables", status_code=200, guards=ACTING)
async def my_tables(who: Who, data: JSONBody[AskMyTables]) -> MyTables:
    """The present state of several tables, each by its key: whose turn it is, and the time left."""
    keys = dict.fromkeys(data.keys)
    finished = await who.host.finished(keys)
    tables = [_over(who, key, *finished[key]) if key in finished else await _table(who, key) for key in keys]
    return MyTables(tuple(table for table in tables if table is not None))


def _over(who: Access, key: str, game: FinishedGame, invited: bool) -> MyTable | None:
    """A table whose game is over; None where this person may not see it."""
    return my_finished_table(game, Viewer(who.player, invited), key, clock.now())


async def _table(who: Access, key: str) -> MyTable | None:
    """The present state of the table that a key opens; None if it opens none, or one that may not be watched."""
    try:
        seen = await who.glimpse(key)
    except Refusal:
        return None
    return my_table(seen.table, seen.viewer, key, clock.now(), seen.present)


MY_TABLES_ROUTES = [my_tables]
