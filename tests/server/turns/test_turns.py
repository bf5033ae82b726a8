"""Being told of one's turn, by a real server: asking for it over HTTP, the messages, a kill, several processes."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jemaa.server.logs import redact
from jemaa.server.store.subscriptions import MOST
from jemaa.server.turns.notifier import Pace
from jemaa.table import wire
from tests.server.databases import Cluster, new_database
from tests.server.notified import command
from tests.server.receiving import WAIT, PushBrowser, checked, receiving, vouched
from tests.server.running import ENTROPY, Browser, Server, serving

PRIVATE = "--private-addresses"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("told"), None, PRIVATE, "--contact", "mailto:host@example.org") as found:
        yield found


class Game:
    """Ann and Ben, each with a browser without a socket; it is Ann's turn."""

    def __init__(self, server: Server, other: Server | None = None) -> None:
        self.ann, self.ben = Browser(server), Browser(other or server)
        self.invite = self.ann.open("marrakech", [None, None], options={"first_player": "A"},
                                    clock={"kind": "days", "amount": 3})["invite"]
        self.ben.ask("GET", "/api/lobby")
        for browser, seat, name in ((self.ann, "A", "Ann"), (self.ben, "B", "Ben")):
            assert browser.command(self.invite, wire.Sit(command(), seat, name, ENTROPY))[0] == 200

    @property
    def path(self) -> str:
        return f"/api/tables/{self.invite}/subscriptions"

    def ask(self, what: dict[str, Any], who: Browser | None = None) -> tuple[int, Any]:
        status, answer, _ = (who or self.ben).ask("POST", self.path, what)
        return status, answer

    def turn(self) -> None:
        """Ann plays until it is Ben's turn."""
        while (update := self.ann.ask("GET", f"/api/tables/{self.invite}")[1])["actor"] == "A":
            act = wire.Act(command(), update["version"], "A", update["legal"][0]["choices"][0])
            assert self.ann.command(self.invite, act)[0] == 200


def test_a_webhook_is_told_signed_and_with_ones_own_link(server: Server) -> None:
    game = Game(server)
    with receiving() as endpoint:
        status, made = game.ask({"kind": "webhook", "url": f"{endpoint.url}/hook?of=ben"})
        assert status == 201
        game.turn()
        got = endpoint.next()
        said = checked(got, made["secret"])
    assert got.path == "/hook?of=ben"
    assert said["link"] == f"http://127.0.0.1:{server.port}/t/{game.invite}"
    assert (said["game"], said["seat"], said["name"]) == ("marrakech", "B", "Ben")
    assert set(said) == {"game", "number", "link", "seat", "name", "version", "language", "asker"}


def test_a_browser_is_told_by_web_push_from_a_server_that_gives_its_name(server: Server) -> None:
    game, browser = Game(server), PushBrowser()
    key = game.ben.ask("GET", "/api/push")[1]["key"]
    with receiving(201) as endpoint:
        status, made = game.ask(browser.subscription(f"{endpoint.url}/push/of-ben", "ar"))
        assert (status, made["secret"]) == (201, None)
        game.turn()
        got = endpoint.next()
    said = json.loads(browser.decrypted(got.body))
    assert (said["seat"], said["language"]) == ("B", "ar")
    claims = vouched(got, endpoint.url, key)
    assert claims["sub"] == "mailto:host@example.org"
    assert {"content-encoding": "aes128gcm", "topic": said["number"], "urgency": "high"}.items() <= got.headers.items()
    assert 0 < int(got.headers["ttl"]) <= 28 * 86_400


def test_ones_own_are_listed_for_oneself_and_can_be_ended(server: Server) -> None:
    game = Game(server)
    with receiving() as endpoint:
        _, made = game.ask({"kind": "webhook", "url": endpoint.url + "/1"})
        game.ask({"kind": "webhook", "url": endpoint.url + "/2"})
        listed = game.ben.ask("GET", game.path)[1]["subscriptions"]
        assert [(each["kind"], each["address"]) for each in listed] == [
            ("webhook", endpoint.url + "/1"), ("webhook", endpoint.url + "/2")]
        assert game.ann.ask("GET", game.path)[1]["subscriptions"] == []
        assert game.ann.ask("DELETE", f"{game.path}/{made['id']}")[0] == 204
        assert len(game.ben.ask("GET", game.path)[1]["subscriptions"]) == 2
        assert game.ben.ask("DELETE", f"{game.path}/{made['id']}")[0] == 204
        assert len(game.ben.ask("GET", game.path)[1]["subscriptions"]) == 1
        game.turn()
        assert endpoint.next().path == "/2"


def test_asking_again_for_the_same_address_takes_the_place_of_the_older(server: Server) -> None:
    game = Game(server)
    with receiving() as endpoint:
        answers = [game.ask({"kind": "webhook", "url": endpoint.url})[1] for _ in range(2)]
        assert answers[0]["id"] == answers[1]["id"]
        assert answers[0]["secret"] != answers[1]["secret"]
        game.turn()
        checked(endpoint.next(), answers[1]["secret"])


def test_there_is_an_end_to_it(server: Server) -> None:
    game = Game(server)
    statuses = [game.ask({"kind": "webhook", "url": f"http://127.0.0.1:9/{number}"})[0] for number in range(MOST + 1)]
    assert statuses == [201] * MOST + [429]


def test_who_leaves_is_told_no_more_and_who_ends_the_game_by_resigning_keeps_the_notices(server: Server) -> None:
    for what, kept in ((wire.Leave, 0), (wire.Resign, 1)):
        game = Game(server)
        game.ask({"kind": "webhook", "url": "http://127.0.0.1:9/"})
        assert game.ben.command(game.invite, what(command(), "B"))[0] == 200
        assert len(game.ben.ask("GET", game.path)[1]["subscriptions"]) == kept


def test_who_resigns_while_the_others_play_on_is_told_no_more(server: Server) -> None:
    browsers = [Browser(server) for _ in range(3)]
    invite = browsers[0].open("marrakech", [None, None, None], options={"first_player": "A"})["invite"]
    for browser, seat in zip(browsers, "ABC", strict=True):
        browser.ask("GET", "/api/lobby")
        assert browser.command(invite, wire.Sit(command(), seat, f"Person {seat}", ENTROPY))[0] == 200
    path = f"/api/tables/{invite}/subscriptions"
    assert browsers[1].ask("POST", path, {"kind": "webhook", "url": "http://127.0.0.1:9/"})[0] == 201
    assert browsers[1].command(invite, wire.Resign(command(), "B"))[0] == 200
    assert browsers[1].ask("GET", path)[1]["subscriptions"] == []


def test_only_those_who_sit_there_can_ask(server: Server) -> None:
    game, stranger = Game(server), Browser(server)
    status, answer = game.ask({"kind": "webhook", "url": "http://127.0.0.1:9/"}, stranger)
    assert (status, answer["code"]) == (403, "not-seated")
    for method, path in (("GET", game.path), ("DELETE", game.path + "/" + "0" * 32)):
        assert stranger.ask(method, path)[0] == 403
    token = game.ben.ask("POST", "/api/tokens", {"scopes": ["watch"]})[1]["token"]
    assert Browser(server, Authorization=f"Bearer {token}").ask("GET", game.path)[1]["code"] == "forbidden"


@pytest.mark.parametrize("what", [
    {"kind": "webhook"}, {"kind": "pigeon", "url": "https://play.example.org/"}, {"kind": "webhook", "url": "x" * 1001},
    {"kind": "webhook", "url": "https://play.example.org/", "secret": "mine"},
    PushBrowser().subscription("http://127.0.0.1:9/") | {"p256dh": "B" * 87},
    PushBrowser().subscription("http://127.0.0.1:9/") | {"auth": "short"},
    PushBrowser().subscription("http://127.0.0.1:9/") | {"language": "<b>"},
])
def test_what_makes_no_sense_is_refused(server: Server, what: dict[str, Any]) -> None:
    status, answer = Game(server).ask(what)
    assert (status, answer["code"]) == (400, "malformed")


@pytest.mark.parametrize(("url", "reason"), [
    ("http://play.example.org/", "scheme"), ("https://127.0.0.1/", "private"), ("https://localhost:8321/", "private"),
    ("https://[::1]/", "private"), ("https://169.254.169.254/latest/", "private"), ("https://10.0.0.1/", "private"),
    ("https://[::ffff:192.168.0.1]/", "private"), ("https://2130706433/", "private"), ("file:///etc/hosts", "scheme"),
    ("https://me:word@8.8.8.8/", "address"), ("https://nobody.invalid/", "unknown"),
])
def test_a_server_calls_nobody_in_its_own_network_unless_it_is_told_to(guarded: Game, url: str, reason: str) -> None:
    status, answer = guarded.ask({"kind": "webhook", "url": url})
    assert (status, answer["code"], answer["args"]) == (400, "bad-address", {"reason": reason})
    status, answer = guarded.ask(PushBrowser().subscription(url))
    assert (status, answer["code"], answer["args"]) == (400, "bad-address", {"reason": reason})


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with serving(tmp_path_factory.mktemp("guarded")) as found:
        yield Game(found)


def test_a_kill_right_after_the_move_loses_no_message(tmp_path: Path) -> None:
    with receiving() as endpoint, serving(tmp_path, None, PRIVATE) as server:
        game = Game(server)
        _, made = game.ask({"kind": "webhook", "url": endpoint.url})
        key = game.ben.ask("GET", "/api/push")[1]["key"]
        game.turn()
        server.kill()
        server.start()
        told = endpoint.next(wait=Pace.lease + WAIT)  # the message may have been claimed when the process was killed
        assert checked(told, made["secret"])["seat"] == "B"
        assert game.ben.ask("GET", "/api/push")[1]["key"] == key


def test_two_servers_on_one_database_tell_once(postgres: Cluster, tmp_path: Path) -> None:
    database = new_database(postgres)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with receiving() as endpoint:
        with serving(tmp_path / "one", database, PRIVATE) as one, serving(tmp_path / "two", database, PRIVATE) as two:
            games = [Game(one, two) for _ in range(3)]
            for game in games:
                for number in range(MOST):
                    assert game.ask({"kind": "webhook", "url": f"{endpoint.url}/{number}"})[0] == 201
            for game in games:
                game.turn()
            names = [endpoint.next().headers["webhook-id"] for _ in range(3 * MOST)]
            assert one_key(games[0])
        assert len(set(names)) == 3 * MOST
        assert endpoint.requests.empty()


def one_key(game: Game) -> bool:
    """Both processes have the same name to push services."""
    return bool(game.ann.ask("GET", "/api/push")[1] == game.ben.ask("GET", "/api/push")[1])


def test_the_log_knows_no_secret(tmp_path: Path) -> None:
    with receiving() as endpoint, serving(tmp_path, None, PRIVATE) as server:
        game = Game(server)
        secret = game.ask({"kind": "webhook", "url": f"{endpoint.url}/secret-path"})[1]["secret"]
        push = PushBrowser().subscription(f"{endpoint.url}/secret-push")
        assert game.ask(push)[0] == 201
        game.turn()
        endpoint.next()
        endpoint.next()
    lines = [json.loads(line) for line in server.logged.splitlines()]
    assert {line.get("kind") for line in lines if line["event"] == "turn_call"} == {"hook", "device"}
    for hidden in (game.invite, secret, "secret-path", "secret-push", push["auth"], push["p256dh"], endpoint.url):
        assert hidden not in server.logged


def test_whatever_is_logged_loses_keys_and_signatures() -> None:
    said = "whsec_c2VjcmV0/+= at /api/tables/aaaaaaaaaaaaaaaaaaaaaa/subscriptions/0123456789abcdef0 by vapid t=a.b.c"
    assert redact(None, "", {"event": said}) == {"event": "whsec_… at /api/tables/…/subscriptions/… by vapid …"}


def test_the_document_of_the_api_says_what_is_asked_and_answered(server: Server) -> None:
    document = Browser(server).ask("GET", "/api/schema/openapi.json")[1]
    document = json.loads(document) if isinstance(document, str) else document
    told = document["paths"]["/api/tables/{key}/subscriptions"]
    assert set(told) >= {"get", "post"}
    assert {"Webhook", "Push", "Subscribed"} <= {name.rpartition("_")[2] for name in document["components"]["schemas"]}
    assert msgspec.json.encode(told["post"]).count(b"$ref") >= 2
