"""The HTTP routes of reviews: whether there is one, and to ask for it."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from jemaa.server.http.access import access
from jemaa.table.wire_review import ReviewState

AnyRequest = Request[Any, Any, Any]
PATH = "/api/tables/{key:str}/review"


@get(PATH)
async def see_review(request: AnyRequest, key: FromPath[str]) -> ReviewState:
    """How far the review of this game is, and the review once it is there."""
    who = await access(request)
    who.limits.command(who.name)
    live, _ = await who.find(key)
    state: ReviewState = await request.app.state.reviews.state(live.table.opening.number)
    return state


@post(PATH, status_code=200)
async def ask_review(request: AnyRequest, key: FromPath[str]) -> ReviewState:
    """Have a finished game explained: for all who can see it. It is made once and kept."""
    who = await access(request)
    who.need("play")
    who.limits.table(who.address)
    live, _ = await who.find(key)
    state: ReviewState = await request.app.state.reviews.ask(live.table)
    return state


REVIEW_ROUTES = [see_review, ask_review]
