"""Sitting down: who gets which seat, and when the game begins."""

from jemaa.table import wire
from tests.table.house import ENTROPY, Seating


def test_the_last_one_to_sit_begins_the_game() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.seen("ann").table.status == "waiting"
    seating.sit("ben", "B")
    assert seating.seen("ann").table.status == "playing"
    assert [each.what for each in seating.table.log][:4] == ["sat", "sat", "began", "chose"]


def test_bots_sit_from_the_beginning_and_one_person_is_enough() -> None:
    seating = Seating(seats=("greedy", None, "random"))
    assert [seat.kind for seat in seating.seen(None).table.seats] == ["greedy", "open", "random"]
    seating.sit("ann", "B")
    assert seating.table.begun


def test_a_hot_seat_is_one_person_in_several_seats() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.sit("ann", "B")
    assert [seat.mine for seat in seating.seen("ann").table.seats] == [True, True]
    seating.play()
    assert seating.table.over
    assert {each.seat for each in seating.table.log if each.what == "chose" and each.seat} == {"A", "B"}


def test_seats_that_cannot_be_had() -> None:
    seating = Seating(seats=(None, None, "random"))
    seating.sit("ann", "A")
    assert seating.code("ben", wire.Sit("0123456a", "A", "Ben", ENTROPY["ben"])) == "seat-taken"
    assert seating.code("ben", wire.Sit("0123456b", "C", "Ben", ENTROPY["ben"])) == "seat-taken"
    assert seating.code("ben", wire.Sit("0123456c", "E", "Ben", ENTROPY["ben"])) == "no-such-seat"
    assert seating.code("ben", wire.Sit("0123456d", "B", "Ben", ENTROPY["ben"]), may_sit=False) == "only-watching"
    assert seating.code(None, wire.Sit("0123456e", "B", "Ben", ENTROPY["ben"])) == "only-watching"
    seating.sit("ben", "B")
    assert seating.code("cem", wire.Sit("0123456f", "B", "Cem", ENTROPY["cem"])) == "begun"


def test_leaving_before_the_game_frees_the_seat() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    seating.do("ann", wire.Leave("leave-01", "A"))
    seating.sit("ben", "A")
    assert seating.seen("ben").table.seats[0].name == "Ben"


def test_who_sits_can_fill_open_seats_with_bots() -> None:
    seating = Seating(seats=(None, None, None))
    assert seating.code("ann", wire.Fill("fill-000", "B", "random")) == "not-seated"
    seating.sit("ann", "A")
    assert seating.code("ann", wire.Fill("fill-001", "B", "genius")) == "no-such-bot"
    seating.do("ann", wire.Fill("fill-002", "B", "random"))
    assert seating.code("ann", wire.Fill("fill-003", "B", "greedy")) == "seat-taken"
    seating.do("ann", wire.Fill("fill-004", "C", "greedy"))
    assert [seat.kind for seat in seating.seen("ann").table.seats] == ["human", "random", "greedy"]
    assert seating.table.begun


def test_before_the_game_a_bot_takes_the_seat_of_an_absent_person() -> None:
    seating = Seating(seats=(None, None, None))
    seating.sit("ann", "A")
    seating.sit("ben", "B")
    assert seating.code("ben", wire.Fill("fill-001", "A", "greedy")) == "present"
    seating.present = {"ben"}
    assert seating.code("cem", wire.Fill("fill-002", "A", "greedy")) == "not-seated"
    seating.do("ben", wire.Fill("fill-003", "A", "greedy"))
    assert [seat.kind for seat in seating.seen("ben").table.seats] == ["greedy", "human", "open"]
    assert [each.what for each in seating.table.log] == ["sat", "sat", "left", "sat"]
    assert seating.code("ann", wire.Return("return-1", "A")) == "not-your-seat"
    seating.sit("ann", "C")
    assert seating.table.begun
    assert seating.table.dice.entropies == {"B": ENTROPY["ben"], "C": ENTROPY["ann"]}


def test_the_host_is_the_person_who_sat_down_first() -> None:
    seating = Seating(seats=("greedy", None, None, None))
    assert seating.seen(None).table.host is None
    seating.sit("ann", "C")
    seating.sit("ben", "B")
    assert seating.seen("cem").table.host == "C"
    seating.do("ann", wire.Leave("leave-01", "C"))
    assert seating.seen("cem").table.host == "B"
