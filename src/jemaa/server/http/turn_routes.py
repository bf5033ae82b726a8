"""The HTTP routes of notices of one's turns: ask for them, list them, end them."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from jemaa.server import clock
from jemaa.server.http.access import Own, Who
from jemaa.server.http.asgi import AnyRequest
from jemaa.server.http.route_groups import ACTING, CREATING, READING
from jemaa.server.store.subscriptions import Device, Hook, Row, name_of
from jemaa.server.turns.messages import Keys
from jemaa.server.turns.outbound_policy import BadAddress, parted, reachable
from jemaa.server.turns.webhook import new_secret
from jemaa.table.errors import Refusal
from jemaa.table.wire.turns import Push, PushKey, Subscribe, Subscribed, Subscription, Subscriptions, Webhook

PATH = "/api/tables/{key:str}/subscriptions"


@get("/api/push", guards=READING)
async def push_key(request: AnyRequest) -> PushKey:
    """The key that browsers subscribe with."""
    keys: Keys = request.app.state.push_keys
    return PushKey(await keys.public())


@get(PATH, guards=ACTING)
async def see_subscriptions(who: Who, own: Own) -> Subscriptions:
    """The addresses that get a message for each of one's turns at this table."""
    rows = await who.host.subscriptions.of(own.number, who.player or "")
    return Subscriptions(tuple(Subscription(row.id, _kind(row), row.address) for row in rows))


@post(PATH, guards=CREATING)
async def subscribe(request: AnyRequest, who: Who, own: Own, key: FromPath[str],
                    data: JSONBody[Subscribe]) -> Subscribed:
    """Get a message for each of one's turns at this table, from the next one on.

    None is sent while the person is connected, or after the game's end. A subscription to the same address is replaced.
    """
    if own.table.over:
        raise Refusal("over")
    address = data.url if isinstance(data, Webhook) else data.endpoint
    await _check(address, private=request.app.state.settings.private_addresses)
    target = _target(data, link(request, key))
    number, player, version = own.number, who.player or "", own.table.version
    row = Row(name_of(number, player, address), number, player, target, version, version, 0, 0)
    if not await who.host.subscriptions.add(row, clock.now()):
        raise Refusal("too-many-requests")
    return Subscribed(row.id, target.secret if isinstance(target, Hook) else None)


@delete(PATH + "/{name:str}", guards=ACTING)
async def unsubscribe(who: Who, own: Own, name: FromPath[str]) -> None:
    """End the messages to one address; nothing happens where it is unknown."""
    await who.host.subscriptions.drop(own.number, who.player or "", name)


async def _check(address: str, *, private: bool) -> None:
    try:
        await reachable(*parted(address, private=private), private=private)
    except BadAddress as error:
        raise Refusal("bad-address", reason=error.reason) from None


def _target(data: Subscribe, to_table: str) -> Hook | Device:
    if isinstance(data, Webhook):
        return Hook(data.url, new_secret(), to_table)
    return Device(data.endpoint, _point(data), data.auth, data.language, to_table)


def _point(data: Push) -> str:
    """The browser's public key as it was sent; raises `Refusal` if it is not a point of the curve P-256."""
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey  # noqa: PLC0415  # see messages.py

    from jemaa.server.turns.webpush import CURVE, to_bytes  # noqa: PLC0415  # see messages.py
    try:
        EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(data.p256dh))
    except ValueError:
        raise Refusal("malformed", reason="p256dh is no point of P-256") from None
    return data.p256dh


def _kind(row: Row) -> str:
    return "webhook" if isinstance(row.target, Hook) else "push"


def link(request: AnyRequest, key: str) -> str:
    """The address of a table's page, under the host that the request names."""
    scheme = "https" if request.app.state.settings.secure else request.url.scheme
    return f"{scheme}://{request.headers['host']}/t/{key}"


TURN_ROUTES = [push_key, see_subscriptions, subscribe, unsubscribe]
