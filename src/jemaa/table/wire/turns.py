"""The types of notices of one's turn: `/api/tables/{key}/subscriptions`, `/api/push`, and the messages.

A seat's person asks for notices, which go to a webhook or to a browser. A message holds facts, no sentences.
"""

from typing import Annotated

import msgspec

from jemaa.table.wire.base import Incoming, Outgoing

Address = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}(-[A-Za-z]{2,8})?$")]


class Webhook(Incoming, frozen=True, tag_field="kind", tag="webhook"):
    """Ask for notices to an address, each a POST of `TurnCall` signed by Standard Webhooks (docs/guide/turns.md)."""

    url: Address


class Push(Incoming, frozen=True, tag_field="kind", tag="push"):
    """Ask for notices to a browser, which its `PushSubscription` describes."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{87}=?$")]
    """The browser's public key, an uncompressed point of P-256, base64url."""
    auth: Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{22}(==)?$")]
    """The browser's 16 secret bytes, base64url."""
    language: Language = "en"
    """The page's language, in which the browser words the message."""


Subscribe = Webhook | Push
"""`POST /api/tables/{key}/subscriptions`. Asked again for the same address, it takes the place of the older one."""


class Subscribed(Outgoing, frozen=True):
    """The answer to `Subscribe`."""

    id: str
    secret: str | None
    """The secret that signs a webhook's messages, new each time. Sent in this answer only; null for a browser."""


class Subscription(Outgoing, frozen=True):
    """One address to which notices of a person's turns at a table are sent."""

    id: str
    """`DELETE /api/tables/{key}/subscriptions/{id}` ends it."""
    kind: str
    """`webhook` or `push`."""
    address: str


class Subscriptions(Outgoing, frozen=True):
    """`GET /api/tables/{key}/subscriptions`: the sender's own subscriptions."""

    subscriptions: tuple[Subscription, ...]


class PushKey(Outgoing, frozen=True):
    """`GET /api/push`: the key that a browser needs to subscribe."""

    key: str
    """The server's public key (VAPID), an uncompressed point of P-256, base64url."""


class TurnCall(Outgoing, frozen=True):
    """A notice of somebody's turn, or of another game: the body of a webhook's POST, and the content of a push message.

    After a game, a person is told once that somebody wants another one.
    """

    game: str
    number: str
    """The table's public name."""
    link: str
    """The link to the table by which the person came. Anybody who has it may take a free seat."""
    seat: str
    """The letter of the seat to choose now or, after the game, of the person's first seat."""
    name: str
    """The name of the person in this seat."""
    version: int
    """The version of the table when the turn began, or when somebody asked for another game."""
    language: str | None = None
    """The language of a browser's page; null for a webhook."""
    asker: str | None = None
    """The name of the person who wants another game; null in a notice of a turn."""
