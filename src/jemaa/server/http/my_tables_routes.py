"""The HTTP route by which a browser asks for the present state of the tables that it remembers."""

from litestar import post
from litestar.params import JSONBody

from jemaa.server import clock
from jemaa.server.http.access import Access, Who
from jemaa.server.http.route_groups import ACTING
from jemaa.table.errors import Refusal
from jemaa.table.views import my_table
from jemaa.table.wire.lobby import AskMyTables, MyTable, MyTables


@post("/api/my-tables", status_code=200, guards=ACTING)
async def my_tables(who: Who, data: JSONBody[AskMyTables]) -> MyTables:
    """The present state of several tables, each by its key: whose turn it is, and the time left."""
    tables = [await _table(who, key) for key in dict.fromkeys(data.keys)]
    return MyTables(tuple(table for table in tables if table is not None))


async def _table(who: Access, key: str) -> MyTable | None:
    """The present state of the table that a key opens; None if it opens none, or one that may not be watched."""
    try:
        seen = await who.glimpse(key)
    except Refusal:
        return None
    return my_table(seen.table, seen.viewer, key, clock.now(), seen.present)


MY_TABLES_ROUTES = [my_tables]
