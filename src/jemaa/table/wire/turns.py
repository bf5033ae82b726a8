"""What goes over HTTP about notices of one's turn: `/api/tables/{key}/subscriptions`, `/api/push`, and the messages.

A seat's person asks for notices, which go to a webhook or to a browser. A message holds facts, no sentences.
"""

from typing import Annotated

import msgspec

from jemaa.table.wire.base import Incoming, Outgoing

Address = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}(-[A-Za-z]{2,8})?$")]


class Webhook(Incoming, frozen=True, tag_field="kind", tag="webhook"):
    """Tell by a POST of `TurnCall` to an address, signed as Standard Webhooks do (docs/guide/turns.md)."""

    url: Address


class Push(Incoming, frozen=True, tag_field="kind", tag="push"):
    """Tell a browser: what its `PushSubscription` says of itself."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{87}=?$")]
    """The browser's public key, an uncompressed point of P-256, base64url."""
    auth: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{22}(==)?$")]
    """The browser's 16 secret bytes, base64url."""
    language: Language = "en"
    """Of the page; the browser words the message by it."""


Subscribe = Webhook | Push
"""`POST /api/tables/{key}/subscriptions`. Asked again for the same address, it takes the place of the older one."""


class Subscribed(Outgoing, frozen=True):
    """The answer to `Subscribe`."""

    id: str
    secret: str | None
    """Of a webhook: what its messages are signed with. Sent in this answer only."""


class Subscription(Outgoing, frozen=True):
    """Where notices of somebody's turns at a table go."""

    id: str
    """`DELETE /api/tables/{key}/subscriptions/{id}` ends it."""
    kind: str
    """`webhook` or `push`."""
    address: str


class Subscriptions(Outgoing, frozen=True):
    """`GET /api/tables/{key}/subscriptions`: one's own, nobody else's."""

    subscriptions: tuple[Subscription, ...]


class PushKey(Outgoing, frozen=True):
    """`GET /api/push`: what a browser subscribes with."""

    key: str
    """The server's public key (VAPID), an uncompressed point of P-256, base64url."""


class TurnCall(Outgoing, frozen=True):
    """It is somebody's turn: the body of a webhook's POST, and what a push message holds."""

    game: str
    number: str
    """The table's public name."""
    link: str
    """To the table, as the person came there. Whoever has it may take a seat that is free."""
    seat: str
    """The letter of the seat to choose now."""
    name: str
    """The name of who sits there."""
    version: int
    """Of the table, when the turn began."""
    language: str | None = None
    """Of a browser's page."""
