"""The HTTP route of codes, by which a table is found without its link."""

from litestar import get
from litestar.params import FromPath

from jemaa.server.http.access import Who
from jemaa.server.http.route_groups import GUESSING
from jemaa.table.codes import read_code
from jemaa.table.errors import Refusal
from jemaa.table.wire.opening import Invitation


@get("/api/codes/{code:str}", guards=GUESSING)
async def find_code(who: Who, code: FromPath[str]) -> Invitation:
    """The invitation to the table that waits under a code of six letters or digits; refused where there is none."""
    letters = read_code(code)
    invite = await who.host.store.by_code(letters) if letters else None
    if invite is None:
        raise Refusal("no-such-code")
    return Invitation(invite)


CODE_ROUTES = [find_code]
