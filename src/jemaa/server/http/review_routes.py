"""The HTTP routes of reviews: read the state of a review, and ask for one."""

from litestar import get, post

from jemaa.server.http.access import Seen
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.route_groups import CREATING, READING
from jemaa.table.wire.review import ReviewState

PATH = "/api/tables/{key:str}/review"


@get(PATH, guards=READING)
async def see_review(request: AnyRequest, seen: Seen) -> ReviewState:
    """The progress of the review of this game, and the review once it is made."""
    state: ReviewState = await request.app.state.reviews.state(seen.live.number)
    return state


@post(PATH, status_code=200, guards=CREATING)
async def ask_review(request: AnyRequest, seen: Seen) -> ReviewState:
    """Ask for the review of a finished game, and get its progress, and the review once it is made.

    It is made once, for all who can see the table; one that failed is begun anew by the next request. Raises `Refusal`
    where the game is not over or has no entries, and where too many reviews wait.
    """
    state: ReviewState = await request.app.state.reviews.ask(seen.live.table)
    return state


REVIEW_ROUTES = [see_review, ask_review]
