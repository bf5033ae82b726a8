"""The HTTP routes of the analysis board. Nothing is kept: a position is sent along with each question."""

import gzip
import hashlib

from litestar import MediaType, Response, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from jemaa.server.http.access import Who
from jemaa.server.http.asgi import AnyRequest, accepts_gzip
from jemaa.server.http.route_groups import READING
from jemaa.server.http.sockets import encode
from jemaa.server.http.table_routes import LONGEST_RECORD
from jemaa.service.analysis import analysed_position, opened
from jemaa.service.page_engine import engine_weights, grown, search_plan
from jemaa.service.setting_up import set_up
from jemaa.table.wire.analysis import AnalysedPosition, Analysis, AskPosition, AskSearch, OpenedSource
from jemaa.table.wire.page_engine import AskTrees, AskWeights, EngineWeights, SearchPlan
from jemaa.table.wire.setting_up import AskSetUp, SetUp

LONGEST_TREES = 1 << 21
"""Bytes of what the trees of a round have come to, at most."""


@post("/api/analysis/open", status_code=200, request_max_body_size=LONGEST_RECORD,
      responses={200: ResponseSpec(OpenedSource)}, guards=READING)
async def open_source(request: AnyRequest, who: Who) -> Response[bytes]:
    """Where a record, an export or a position begins, and what was chosen from there; it is sent as the body."""
    data = await request.body()
    key = ("analysis-open", hashlib.sha256(data).digest())
    answer = await who.host.long_answers.get(key, who.network, lambda: encode(opened(data.decode())))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/analysis/position", status_code=200, responses={200: ResponseSpec(AnalysedPosition)}, guards=READING)
async def see_position(who: Who, data: JSONBody[AskPosition]) -> Response[bytes]:
    """A position: its view, what may be chosen, and with which odds chance brings what."""
    key = ("analysis-position", data.start, data.choices)
    answer = await who.host.long_answers.get(key, who.network,
                                             lambda: encode(analysed_position(data.start, data.choices)))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/analysis/search", status_code=200, responses={200: ResponseSpec(Analysis)}, guards=READING)
async def search_position(request: AnyRequest, who: Who, data: JSONBody[AskSearch]) -> Response[bytes]:
    """What each choice in a position is worth, by one round of search; the next round looks deeper.

    Raises `Refusal` where too many searches wait, of one address or of all.
    """
    return Response(await request.app.state.analyser.analyse(data, who.network), media_type=MediaType.JSON)


@post("/api/analysis/plan", status_code=200, responses={200: ResponseSpec(SearchPlan)}, guards=READING)
async def plan_search(who: Who, data: JSONBody[AskSearch]) -> Response[bytes]:
    """What an engine in the page has to do for one round of search, in place of `POST /api/analysis/search`."""
    answer = await who.host.long_answers.get(("analysis-plan", data), who.network, lambda: encode(search_plan(data)))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/analysis/weights", status_code=200, responses={200: ResponseSpec(EngineWeights)}, guards=READING)
async def see_weights(request: AnyRequest, who: Who, data: JSONBody[AskWeights]) -> Response[bytes]:
    """The weights by which such an engine evaluates the positions of a table, by gzip for clients that accept it."""
    packs = accepts_gzip(request)

    def make() -> bytes:
        content = encode(engine_weights(data))
        return gzip.compress(content, mtime=0) if packs else content

    answer = await who.host.long_answers.get(("analysis-weights", data, packs), who.network, make)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packs else {})
    return Response(answer, media_type=MediaType.JSON, headers=headers)


@post("/api/analysis/trees", status_code=200, request_max_body_size=LONGEST_TREES,
      responses={200: ResponseSpec(Analysis)}, guards=READING)
async def read_trees(request: AnyRequest, who: Who, data: JSONBody[AskTrees]) -> Response[bytes]:
    """What the trees that it grew say of a position."""
    key = ("analysis-trees", hashlib.sha256(await request.body()).digest())
    answer = await who.host.long_answers.get(key, who.network, lambda: encode(grown(data)))
    return Response(answer, media_type=MediaType.JSON)


@post("/api/analysis/set-up", status_code=200, responses={200: ResponseSpec(SetUp)}, guards=READING)
async def set_position_up(who: Who, data: JSONBody[AskSetUp]) -> Response[bytes]:
    """A position that is set up by hand, after one change: what it shows, what can be set, what is wrong with it."""
    answer = await who.host.long_answers.get(("analysis-set-up", data), who.network, lambda: encode(set_up(data)))
    return Response(answer, media_type=MediaType.JSON)


ANALYSIS_ROUTES = [open_source, see_position, search_position, plan_search, see_weights, read_trees, set_position_up]
