"""Shared types, and the bases of all types that come in or go out.

Incoming data is checked strictly: unknown fields are refused.
"""

from typing import Annotated, Literal

import msgspec

Letter = Annotated[str, msgspec.Meta(pattern="^[A-E]$")]
CommandId = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_-]{8,40}$")]
"""Made by the client, new for each command: a repeated one is answered like the first, and carried out once.

A command that was refused, or that wrote nothing to the journal, such as `Say`, is decided anew.
"""
Version = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
"""How many lines the table's journal has. Every change raises it; it never goes back, an undo raises it too."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""The table removes what is invisible, and refuses it unless 1 to 24 characters are left, as people count them.

A name that somebody at the table has already gets a number (`table.names`).
"""
Kind = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,29}$")]
"""The kind of a bot, as `Lobby.bots` lists them."""
Entropy = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32,64}$")]
"""A client's own random bytes, 16 to 32, as hexadecimal digits: the dice depend on every person's (see `Proof`)."""
ChoiceText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Phrase = Literal["hello", "thanks", "well-played", "sorry", "thinking", "your-turn", "again", "goodbye",
                 "smile", "laugh", "wink", "surprise", "tears", "clap", "heart", "thumb"]
"""The quick phrases and faces: nobody writes freely. The page has the words and the pictures for them."""
Status = Literal["waiting", "playing", "paused", "over"]
"""The status of a table. `paused`: no bot plays and no clock runs until one of the persons returns."""


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all types that clients send."""


class Outgoing(msgspec.Struct, frozen=True):
    """Base of all types that clients get."""


class Message(Outgoing, frozen=True, tag_field="message", tag=str.lower):
    """Base of all messages over the socket. JSON carries the kind of message as `message`: the class's tag."""
