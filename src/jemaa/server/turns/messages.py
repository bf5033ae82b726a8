"""The request that carries a turn's message: signed for a webhook, encrypted for a browser."""

import time
from typing import TYPE_CHECKING

import msgspec

from jemaa.server.store.subscriptions import Device, Hook, Subscriptions, Target
from jemaa.server.turns.webhook import signed
from jemaa.table.wire.turns import TurnCall

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

KEPT = 7 * 86_400
"""Seconds that a push service keeps a message for a browser that is off; then another turn is long due."""
encode = msgspec.json.Encoder().encode


class Keys:
    """The key by which push services know the server: one for all processes, made when it is first needed."""

    def __init__(self, subscriptions: Subscriptions, contact: str | None) -> None:
        self._subscriptions = subscriptions
        self.contact = contact
        self._private: ec.EllipticCurvePrivateKey | None = None

    async def private(self) -> "ec.EllipticCurvePrivateKey":
        """The private key, which is made and stored when any process first asks for it."""
        from jemaa.server.turns.webpush import new_key, read_key  # noqa: PLC0415  # `cryptography` is loaded when needed
        if self._private is None:
            self._private = read_key(await self._subscriptions.key("vapid", new_key))
        return self._private

    async def public(self) -> str:
        """The public key with which browsers subscribe, in base64url."""
        from jemaa.server.turns.webpush import point, to_text  # noqa: PLC0415  # as above
        return to_text(point((await self.private()).public_key()))


async def written(target: Target, name: str, call: TurnCall, keys: Keys) -> tuple[str, dict[str, str], bytes]:
    """The address, headers and body of a message that is to be sent to `target`. `name` is the subscription's id.

    Each try of a webhook's message has the same id, but the signature has the time of this call: call it for each try.
    """
    if isinstance(target, Hook):
        body = encode(call)
        return target.url, signed(target.secret, f"{name}.{call.version}", int(time.time()), body), body
    return target.endpoint, await _push_headers(target, call, keys), _encrypted(target, call)


async def _push_headers(target: Device, call: TurnCall, keys: Keys) -> dict[str, str]:
    """The headers of a push message.

    By `topic`, a newer turn at the same table replaces an older one that waits at the push service.
    """
    from jemaa.server.turns.webpush import authorization  # noqa: PLC0415  # as above
    contact = keys.contact or (call.link if call.link.startswith("https:") else "").partition("/t/")[0] or None
    return {
        "authorization": authorization(await keys.private(), target.endpoint, int(time.time()), contact),
        "content-encoding": "aes128gcm", "content-type": "application/octet-stream",
        "ttl": str(KEPT), "urgency": "high", "topic": call.number,
    }


def _encrypted(target: Device, call: TurnCall) -> bytes:
    from jemaa.server.turns.webpush import Browser, encrypted, to_bytes  # noqa: PLC0415  # as above
    return encrypted(encode(call), Browser(to_bytes(target.p256dh), to_bytes(target.auth)))
