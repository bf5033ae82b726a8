"""Another game with the same people: who is asked, when the next table opens, and who sits there."""

from typing import Any

from jemaa.table import wire
from jemaa.table.again import WAIT
from jemaa.table.dice import commitment
from jemaa.table.journal import Rematched
from jemaa.table.opening import NextTable, next_table
from jemaa.table.table import Table
from tests.table.house import Seating

NEW = {"ann": "a1" * 16, "ben": "b1" * 16, "cem": "c1" * 16}
SEAT = {"ann": "A", "ben": "B", "cem": "C"}


def finished(*people: str, seats: tuple[str | None, ...] = (), **more: Any) -> Seating:
    """A finished game of these people, in the open seats from the first one on."""
    seating = Seating(seats=seats or (None,) * len(people), **more)
    for player, letter in zip(people, seating.table.open_seats, strict=True):
        seating.sit(player, letter)
    seating.play()
    return seating


def ask(seating: Seating, player: str) -> None:
    seating.do(player, wire.Rematch(f"ask-{player}-{seating.table.version}", SEAT[player]))


def agree(seating: Seating, player: str) -> None:
    """What the page does at one press: it asks, sees the commitment, and says yes."""
    ask(seating, player)
    seating.do(player, wire.Rematch(f"yes-{player}-{seating.table.version}", SEAT[player], NEW[player]))


def decline(seating: Seating, player: str) -> None:
    seating.do(player, wire.Rematch(f"no-{player}-{seating.table.version}", SEAT[player], wanted=False))


def pass_time(seating: Seating, milliseconds: int) -> None:
    seating.now += milliseconds
    seating.settle()


def following(seating: Seating) -> tuple[NextTable, Table]:
    """The next table, as the server opens it, and what it is once all have sat down."""
    assert seating.table.rematch
    assert seating.table.again
    made = next_table(seating.table, seating.table.again, seating.now)
    table = Table(made.opening)
    for written in table.numbered(made.lines, None, seating.now):
        table.take(written)
    return made, table


def test_the_next_dice_are_promised_before_anybody_adds_their_part() -> None:
    seating = finished("ann", "ben")
    assert seating.seen("ann").again is None
    assert seating.code("ann", wire.Rematch("early-01", "A", NEW["ann"])) == "stale"
    assert seating.code("ann", wire.Rematch("early-02", "A", wanted=False)) == "stale"
    ask(seating, "ann")
    shown = seating.seen(None, invited=False).again
    assert shown
    assert (shown.people, shown.yes, shown.no, shown.opens_in) == (("A", "B"), (), (), None)
    agree(seating, "ann")
    agree(seating, "ben")
    made, table = following(seating)
    assert shown.commitment == commitment(bytes.fromhex(made.opening.seed))
    assert table.dice.entropies == {"A": NEW["ben"], "B": NEW["ann"]}


def test_nothing_of_the_next_table_is_seen_before_it_opens() -> None:
    seating = finished("ann", "ben")
    agree(seating, "ann")
    prepared = seating.table.again.prepared if seating.table.again else None
    assert prepared
    for viewer in ("ann", "ben", None):
        text = str(seating.seen(viewer, 0))
        assert not [secret for secret in (prepared.seed, prepared.invite, prepared.watch, NEW["ann"]) if secret in text]


def test_it_is_asked_for_after_the_game_only_and_by_those_who_sat() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.code("ann", wire.Rematch("again-01", "A")) == "not-over"
    seating = finished("ann", "ben")
    assert seating.code("cem", wire.Rematch("again-02", "A")) == "not-your-seat"
    assert seating.code(None, wire.Rematch("again-03", "A")) == "only-watching"


def test_it_opens_when_all_have_said_yes_and_everybody_moves_up_by_a_seat() -> None:
    seating = finished("ann", "ben", seats=(None, None, "greedy"), options={"elimination": False},
                       clock=wire.Clock("game", 300, 5), public=True)
    agree(seating, "ann")
    assert seating.table.rematch is None
    agree(seating, "ben")
    made, table = following(seating)
    old, new = seating.opening, made.opening
    assert (new.options, new.clock, new.public, new.stand_in) == (old.options, old.clock, old.public, old.stand_in)
    assert {new.seed, new.number, new.invite, new.watch}.isdisjoint({old.seed, old.number, old.invite, old.watch})
    assert new.seats == (None, "greedy", None)
    assert [(each.name, each.kind, each.player) for each in table.sitters.values()] == [
        ("Ben", "human", "ben"), ("C", "greedy", None), ("Ann", "human", "ann")]
    assert table.open_seats == []
    assert seating.seen("ann").rematch == new.invite
    assert seating.seen(None, invited=False).rematch == new.watch


def test_against_bots_it_just_begins() -> None:
    seating = finished("ann", seats=(None, "random", "random"))
    agree(seating, "ann")
    _, table = following(seating)
    assert [each.player for each in table.sitters.values()] == [None, None, "ann"]


def test_bots_keep_their_names_while_the_seats_go_round() -> None:
    seating = finished("ann", seats=(None, "random", "greedy"))
    agree(seating, "ann")
    _, table = following(seating)
    assert [(each.name, each.kind) for each in table.sitters.values()] == [
        ("B", "random"), ("C", "greedy"), ("Ann", "human")]
    assert [seat.name for seat in table.record.seats] == ["random", "greedy", "Ann"]


def test_a_bot_that_joins_others_takes_a_name_that_none_of_them_has() -> None:
    seating = finished("ann", "ben", "cem", seats=(None, None, None, "greedy"), options={"first_player": "D"})
    agree(seating, "ann")
    agree(seating, "cem")
    decline(seating, "ben")
    _, table = following(seating)
    assert [(each.name, each.player) for each in table.sitters.values()] == [
        ("A", None), ("Cem", "cem"), ("D", None), ("Ann", "ann")]


def test_two_seats_of_one_person_are_one_answer() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.sit("ann", "B")
    seating.play()
    agree(seating, "ann")
    _, table = following(seating)
    assert [each.player for each in table.sitters.values()] == ["ann", "ann"]


def test_a_minute_after_the_first_yes_it_opens_without_those_who_have_not_answered() -> None:
    seating = finished("ann", "ben", "cem")
    agree(seating, "ann")
    pass_time(seating, 20_000)
    agree(seating, "cem")
    shown = seating.seen("ben").again
    assert shown
    assert (shown.yes, shown.opens_in) == (("A", "C"), WAIT - 20_000)
    pass_time(seating, WAIT - 20_001)
    assert seating.table.rematch is None
    pass_time(seating, 1)
    _, table = following(seating)
    assert [each.player for each in table.sitters.values()] == ["cem", "ann"]


def test_one_yes_waits_for_a_second_however_long() -> None:
    seating = finished("ann", "ben", "cem")
    agree(seating, "ann")
    pass_time(seating, 10 * WAIT)
    assert seating.table.rematch is None
    shown = seating.seen("ann").again
    assert shown
    assert shown.opens_in is None
    agree(seating, "ben")
    assert seating.table.rematch


def test_a_no_is_an_answer_and_one_against_one_needs_both() -> None:
    three, two = finished("ann", "ben", "cem"), finished("ann", "ben")
    for seating in (three, two):
        agree(seating, "ann")
        decline(seating, "ben")
    agree(three, "cem")
    assert three.table.rematch
    pass_time(two, WAIT)
    assert two.table.rematch is None
    agree(two, "ben")
    assert two.table.rematch


def test_a_yes_can_be_taken_back_and_the_minute_begins_anew() -> None:
    seating = finished("ann", "ben", "cem")
    agree(seating, "ann")
    decline(seating, "ann")
    pass_time(seating, 50_000)
    agree(seating, "ben")
    agree(seating, "cem")
    made, _ = following(seating)
    assert len(made.opening.seats) == 2
    before = seating.table.version
    decline(seating, "cem")
    assert seating.table.version == before, "the table is open; nothing is taken back any more"


def test_where_the_options_need_all_seats_bots_sit_in_those_of_who_does_not_play() -> None:
    seating = finished("ann", "ben", "cem", options={"first_player": "C"})
    agree(seating, "ann")
    agree(seating, "cem")
    decline(seating, "ben")
    made, table = following(seating)
    assert made.opening.seats == ("random", None, None)
    assert [each.player for each in table.sitters.values()] == [None, "cem", "ann"]


def test_an_answer_is_written_once() -> None:
    seating = finished("ann", "ben", "cem")
    agree(seating, "ann")
    before = seating.table.version
    seating.do("ann", wire.Rematch("twice-01", "A", NEW["ann"]))
    assert seating.table.version == before


def test_everybody_reads_the_same_answers_from_the_journal() -> None:
    seating = finished("ann", "ben", "cem")
    agree(seating, "ann")
    decline(seating, "ben")
    again = Table(seating.opening, seating.journal).again
    assert again
    assert (list(again.entropies), again.declined, again.opens_at) == (["ann"], {"ben"}, None)
    agree(seating, "cem")
    assert [entry.what for entry in seating.table.log][-5:] == ["prepared", "agreed", "declined", "agreed", "rematch"]


def test_a_journal_of_the_time_when_people_sat_down_anew_reads_as_it_did() -> None:
    seating = finished("ann", "ben")
    seating.write([Rematched("A", "invite", "watch")])
    seating.settle()
    assert seating.seen("ann").rematch == "invite"
    assert seating.seen("ann").again is None
    before = seating.table.version
    ask(seating, "ben")
    assert seating.table.version == before
