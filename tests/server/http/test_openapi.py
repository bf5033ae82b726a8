"""The HTTP API does what its OpenAPI document says, whatever is sent to it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from jemaa.server.app import routes
from jemaa.server.settings import Settings
from tests.server.running import Browser, Server, serving

DOCUMENT = msgspec.json.decode(msgspec.json.encode(routes(Settings("sqlite://")).openapi_schema.to_schema()))
api = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("api")) as found:
        yield found


@api.exclude(path="/api/tables/{key}/stream").parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_document_knows(case: "schemathesis.Case[Any]", server: Server) -> None:
    response = case.call(base_url=f"http://127.0.0.1:{server.port}")
    assert response.status_code < 500
    if response.status_code >= 400 and response.headers.get("content-type") == ["application/json"]:
        assert response.json()["message"] == "refused"
    elif response.status_code < 300:
        case.validate_response(response, checks=[response_schema_conformance, content_type_conformance])


def test_the_document_is_served_and_is_openapi_3_1(server: Server) -> None:
    status, answer, _ = Browser(server).ask("GET", "/api/schema/openapi.json")
    assert status == 200
    assert '"openapi":"3.1' in str(answer).replace("'", '"').replace(" ", "")
