"""Who else is at a table: watchers by the watch link, gentle bots at a family table, several people at one device."""

import pytest

from jemaa.table import wire
from jemaa.table.again import Answers
from jemaa.table.errors import Refusal
from jemaa.table.journal import Prepared, WatchingAllowed
from jemaa.table.opening import new_opening, next_table
from jemaa.table.table import Table
from jemaa.table.views import Viewer, may_see
from tests.table.house import ENTROPY, HOUSE, NOON, Seating, two


def allow(allowed: bool, seat: str = "A") -> wire.AllowWatching:
    return wire.AllowWatching(f"watch-{seat}-{allowed}", seat, allowed)


def test_a_player_switches_watching_off_and_on_and_whoever_reads_the_journal_knows_it() -> None:
    seating = two()
    watcher, invited, player = Viewer("eve", False), Viewer("eve", True), Viewer("ann", False)
    assert may_see(seating.table, watcher)
    seating.do("ann", allow(False))
    for table in (seating.table, Table(seating.opening, seating.journal)):
        assert [may_see(table, each) for each in (watcher, invited, player)] == [False, True, True]
    assert not seating.seen("ben").table.watchable
    version = seating.table.version
    seating.do("ben", wire.AllowWatching("watch-again", "B", False))
    assert seating.table.version == version
    seating.do("ben", allow(True, "B"))
    assert may_see(seating.table, watcher)
    happened = seating.seen("ann", version - 1).happened
    assert [(each.what, each.seat) for each in happened] == [("watch-off", "A"), ("watch-on", "B")]


def test_only_players_switch_watching_and_a_public_table_stays_public() -> None:
    seating = two()
    assert seating.code("eve", allow(False)) == "not-your-seat"
    assert seating.code("ann", allow(False), may_sit=False) == "only-watching"
    assert two(public=True).code("ann", allow(False)) == "bad-option"


def answers(seating: Seating) -> Answers:
    prepared = Prepared("A", "00" * 8, "11" * 32, "i" * 22, "w" * 22)
    found = Answers(prepared, seating.table.people)
    for player in ("ann", "ben"):
        found.take(player, ENTROPY[player], NOON, 1)
    return found


def test_the_next_table_may_be_watched_as_this_one_and_stays_a_family_table() -> None:
    seating = two(family=True)
    assert WatchingAllowed("A", allowed=False) not in next_table(seating.table, answers(seating), NOON).lines
    seating.do("ann", allow(False))
    following = next_table(seating.table, answers(seating), NOON)
    assert WatchingAllowed("A", allowed=False) in following.lines
    assert following.opening.family


def test_only_gentle_bots_play_at_a_family_table() -> None:
    with pytest.raises(Refusal, match="not-gentle"):
        new_opening(wire.OpenTable("marrakech", (None, "random"), family=True), HOUSE, NOON)
    seating = Seating(seats=(None, None, "greedy"), family=True)
    assert seating.opening.stand_in == "greedy"
    seating.sit("ann", "A")
    assert seating.code("ann", wire.Fill("fill-random", "B", "random")) == "not-gentle"
    seating.do("ann", wire.Fill("fill-greedy", "B", "greedy"))
    assert seating.table.begun
    assert seating.seen("ann").table.family


def test_no_command_takes_the_mark_of_a_family_table_off() -> None:
    fields = {field for kind in wire.AnyCommand.__args__ for field in kind.__struct_fields__}
    assert "family" not in fields


def hot_seat(game: str) -> Seating:
    """Ann in A and B of three; Ben in C."""
    seating = Seating(game, (None, None, None))
    for player, seat in (("ann", "A"), ("ann", "B"), ("ben", "C")):
        seating.sit(player, seat)
    return seating


def test_who_has_several_seats_sees_as_a_spectator_until_one_of_them_has_to_choose() -> None:
    seating = hot_seat("marrakech")
    viewers = set()
    for _ in range(12):
        update = seating.seen("ann")
        assert update.view.viewer == (update.actor if update.actor in ("A", "B") else None)
        assert all(step.view is not None and step.view.viewer is None for step in seating.seen("ann", 0).steps)
        assert seating.seen("ben").view.viewer == "C"
        viewers.add(update.view.viewer)
        seating.play(1)
    assert viewers == {"A", "B", None}


def test_a_view_is_private_only_where_its_seat_knows_more_than_all_others() -> None:
    marrakech, morocco = hot_seat("marrakech"), hot_seat("morocco")
    private = set()
    while morocco.table.actor:
        update = morocco.seen("ann")
        own = [seat for seat in morocco.seen(None).view.seats if seat.letter == update.view.viewer]
        assert update.private == any(seat.total is None for seat in own)
        private.add(update.private)
        morocco.play(1)
    assert private == {True, False}
    marrakech.play()
    assert not marrakech.seen("ann").private
    assert not any(morocco.seen(player).private for player in ("ann", "ben", None))
