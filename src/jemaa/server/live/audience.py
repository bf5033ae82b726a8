"""The audience of a table: watchers come and go, are woken, and get what they have not seen yet.

Nothing here changes a game. Every function takes the table; a watcher reads when it is ready (`Watcher`).
"""

from collections.abc import Collection

import msgspec

from jemaa.server import clock
from jemaa.server.live.live_table import LiveTable, Passing, Watcher
from jemaa.table.views import Viewer, table_update
from jemaa.table.wire.messages import Looking, Onlookers, QuickPhrase
from jemaa.table.wire.updates import TableUpdate

MOST_SHOWN = 64
"""The number of updates of one version that are kept as JSON: clients name the version that they have, and may name
any."""
encode = msgspec.json.Encoder().encode


def join(live: LiveTable, watcher: Watcher) -> None:
    """Add a watcher, who gets an update. The others get one only if a player with a seat comes.

    While somebody leads through the finished game, the watcher is told where.
    """
    comes = _changes_presence(live, watcher)
    live.admit(watcher)
    count_onlookers(live)
    if live.looking:
        watcher.pass_on(live.looking)
    if live.table.clocks.used:
        live.shown.clear()  # a newcomer's clocks begin with this moment
    wake(live, live.watchers if comes else {watcher})


def leave(live: LiveTable, watcher: Watcher) -> None:
    """Remove a watcher; the others get an update only if a player with a seat goes.

    If it was the last connection of the leader through the finished game, there is no leader any more.
    """
    live.dismiss(watcher)
    count_onlookers(live)
    live.touched = clock.monotonic()
    goes = _changes_presence(live, watcher)
    if live.looking and not live.present & {live.table.sitters[live.looking.seat].player}:
        look(live, Looking(live.looking.seat, None))
    if goes:
        wake(live)


def _changes_presence(live: LiveTable, watcher: Watcher) -> bool:
    """Whether the watcher has a seat and its person has no other connection to the table.

    Such a person is then present, or no longer present, because of this watcher alone. To be asked while the watcher is
    not among the connected ones.
    """
    player = watcher.viewer.player
    return player not in live.present and bool(live.table.seats_of(player))


def wake(live: LiveTable, watchers: Collection[Watcher] | None = None) -> None:
    """Wake all watchers, because the table, or who is present, has changed; what `shown` keeps is dropped.

    With `watchers`, wake only these, while nothing has changed; what `shown` keeps still holds.
    """
    if watchers is None or watchers is live.watchers:
        live.shown.clear()
        count_onlookers(live)  # who has just taken a seat is none any more
    for watcher in live.watchers if watchers is None else watchers:
        watcher.stale = True
        watcher.news.set()


def unseen(live: LiveTable, watcher: Watcher) -> bytes:
    """The update from the version that a watcher has seen, as JSON; afterwards the table's version counts as seen.

    Watchers without a seat share the bytes, and so do all windows of one player.
    """
    table, viewer = live.table, watcher.viewer
    player = viewer.player if table.seats_of(viewer.player) else None
    key = (player, viewer.invited, watcher.seen)
    watcher.seen, watcher.stale = table.version, False
    if key in live.shown:
        return live.shown[key]
    update = encode(table_update(table, Viewer(player, viewer.invited), key[2], clock.now(), live.present))
    if player is None or len(live.connected.get(player, ())) > 1:
        if len(live.shown) == MOST_SHOWN:
            live.shown.clear()
        live.shown[key] = update
    return update


def newest(live: LiveTable, viewer: Viewer) -> TableUpdate:
    """The update with the newest view of the table, without the log entries and steps that led there."""
    return table_update(live.table, viewer, None, clock.now(), live.present)


def count_onlookers(live: LiveTable) -> None:
    """Send those who have a seat the number of those who watch without one, if it has changed since they got it."""
    message = Onlookers(live.onlookers)
    for watcher in live.seated:
        if watcher.onlookers != message.count:
            watcher.onlookers = message.count
            watcher.pass_on(message)


def say(live: LiveTable, phrase: QuickPhrase) -> None:
    """Send a quick phrase to all watchers; the last eight unsent ones are kept for each."""
    for watcher in live.watchers:
        watcher.hear(phrase)


def look(live: LiveTable, looking: Looking) -> None:
    """Tell all watchers where somebody looks in the finished game: the seat `looking.seat`, at `looking.at`.

    The last seat to look leads. An `at` of None ends that, if it comes from the leader; from others it is ignored.
    """
    leads = live.looking and live.looking.seat == looking.seat
    if looking.at is None and not leads:
        return
    live.looking = None if looking.at is None else looking
    pass_on(live, looking)


def pass_on(live: LiveTable, message: Passing) -> None:
    """Send a message that is not stored to all watchers; a newer one of its kind may replace it."""
    for watcher in live.watchers:
        watcher.pass_on(message)
