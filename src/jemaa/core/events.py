"""The base of all events: what happened, as data, which the terminal and the browser turn into sentences."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Base of all events. JSON carries the class's name, in small letters, as `event`."""


class GameEnded(Event, frozen=True):
    """The last event of every game."""

    scores: tuple[int, ...]
    """[seat] -> points."""
    ranking: tuple[int, ...]
    """[seat] -> rank: 1 + the number of seats that are better, so that equal seats share a rank."""
