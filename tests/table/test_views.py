"""What viewers see: only what is theirs; and changing secrets changes no byte for others."""

from collections import deque
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import games
from jemaa.core.game import State
from jemaa.core.row import pack
from jemaa.games import GAMES
from jemaa.table import wire
from jemaa.table.journal import Sat
from jemaa.table.table import ANIMATED, Table
from jemaa.table.views import Viewer, export, replay, table_update
from tests.table.house import Seating, two

every_game = pytest.mark.parametrize("game", GAMES)


def test_legal_actions_and_chance_spreads_go_to_the_actor_only() -> None:
    seating = two(options={"first_player": "A"})
    assert seating.seen("ann").legal == (wire.Group("", ("left", "ahead", "right")),)
    spreads = tuple(wire.ChanceSpread(turn, 0, 0, 0) for turn in ("left", "ahead", "right"))
    assert seating.seen("ann").chance_spreads == spreads
    for player in ("ben", "cem", None):
        assert (seating.seen(player).legal, seating.seen(player).chance_spreads) == ((), ())


def test_chance_spreads_are_what_the_die_really_does() -> None:
    seating = two(options={"first_player": "A"})
    while not (seating.table.actor == "A" and (spreads := seating.seen("ann").chance_spreads)
               and any(each.worst for each in spreads)):
        seating.play(1)
    for each in spreads:
        after = seating.table.state.apply(each.choice)
        paid = [after.apply(roll).scores[0] - after.scores[0] for roll, weight in after.chance_outcomes
                for _ in range(weight)]
        assert (each.worst, each.best) == (min(paid), max(paid))
        assert each.mean == pytest.approx(sum(paid) / len(paid))


def test_who_has_seen_a_version_is_told_all_since_without_a_gap() -> None:
    seating = two()
    seen = seating.table.version
    seating.play(6)
    since = seating.seen("ann", seen)
    assert since.since == seen
    assert [each.version for each in since.happened] == list(range(seen + 1, seating.table.version + 1))
    assert seating.seen("ann", seating.table.version).happened == ()
    assert seating.seen("ann").since == seating.table.version
    assert seating.seen("ann", 10**6).since == seating.table.version


def test_who_was_away_for_too_long_gets_the_view_alone() -> None:
    seating = two("morocco")
    seating.play()
    assert seating.table.version > 256
    assert seating.seen("ann", 3).happened == ()


def test_the_view_is_of_the_seat_whose_turn_it_is_if_it_is_mine() -> None:
    seating = two("morocco", options={"first_player": "B"})
    assert [seating.seen(player).view.viewer for player in ("ann", "ben", None)] == ["A", "B", None]
    hot = Seating("morocco", options={"first_player": "B"})
    hot.sit("ann", "A")
    hot.sit("ann", "B")
    assert hot.seen("ann").view.viewer == "B"


def test_a_watcher_is_not_given_the_invitation() -> None:
    seating = two()
    assert seating.seen("ann").table.invite == seating.opening.invite
    watched = msgspec.json.encode(seating.seen("ann", 0, invited=False))
    assert seating.opening.invite.encode() not in watched


@every_game
def test_the_export_before_the_end_holds_no_secret(game: str) -> None:
    seating = two(game)
    seating.play(5)
    assert (export(seating.table).seed, export(seating.table).entropies) == (None, {})
    seating.play()
    assert export(seating.table).seed == "5e" * 32


@every_game
def test_a_replay_has_a_frame_for_each_entry(game: str) -> None:
    seating = two(game)
    seating.play()
    found = replay(seating.table.record)
    assert [frame.choice for frame in found.frames] == [entry.text for entry in seating.table.entries]
    assert found.frames[-1].view == seating.table.state.view(None)
    assert found.result == seating.seen("ann").result


# --- secrets ------------------------------------------------------------------------------------------------------

HEXES = st.text("0123456789abcdef", min_size=32, max_size=64).filter(lambda text: len(text) % 2 == 0)


def redone(seating: Seating, seed: str, entropy: str, player: str) -> Table:
    """The same game, had A's secrets been others: the server's seed, her entropy, her cookie."""
    lines = [msgspec.structs.replace(written, line=msgspec.structs.replace(line, entropy=entropy, player=player))
             if isinstance(line := written.line, Sat) and line.player == "ann" else written
             for written in seating.journal]
    return Table(msgspec.structs.replace(seating.opening, seed=seed), lines)


def bytes_for(table: Table, player: str | None, *, hide_commitment: bool) -> bytes:
    shown = table_update(table, Viewer(player, invited=True), 0, 0, ())
    data = msgspec.to_builtins(shown)
    if hide_commitment:
        data["table"]["commitment"] = ""
    return msgspec.json.encode([data, msgspec.structs.replace(export(table), commitment="")])


@every_game
@settings(max_examples=15, deadline=None)
@given(seed=HEXES, entropy=HEXES, player=st.text(min_size=5), moves=st.integers(0, 12))
def test_secrets_of_the_table_change_no_byte_that_others_receive(
        game: str, seed: str, entropy: str, player: str, moves: int) -> None:
    seating = two(game)
    seating.play(moves)
    other = redone(seating, seed.ljust(64, "0"), entropy, player)
    for viewer in ("ben", None):
        assert (bytes_for(other, viewer, hide_commitment=True)
                == bytes_for(seating.table, viewer, hide_commitment=True))


@pytest.mark.clause("MO-9.3")
def test_the_values_of_taken_juice_change_no_byte_of_what_others_see() -> None:
    seating = two("morocco")
    while 1 not in seating.table.state.row.taken:
        seating.play(1)
    seating.play(5)
    table = seating.table
    changed = Table(seating.opening, [])
    changed.__dict__.update(table.__dict__)
    changed.state = State(table.game, other_juice(bytes(table.state), table.state.row.taken))
    changed.steps = deque(step._replace(row=other_juice(step.row, table.state.row.taken)) for step in table.steps)
    assert changed.state.view(0) != table.state.view(0)
    assert any(step.view for step in table_update(table, Viewer("ben", invited=True), 0, 0).steps)
    for viewer in ("ben", None):
        assert bytes_for(changed, viewer, hide_commitment=False) == bytes_for(table, viewer, hide_commitment=False)
    assert ([step.view for step in table_update(changed, Viewer("ann", invited=True), 0, 0).steps]
            != [step.view for step in table_update(table, Viewer("ann", invited=True), 0, 0).steps])


def other_juice(data: bytes, taken: Sequence[int]) -> bytes:
    """A row of Morocco in which the tokens that A has taken have other values; those on the market keep theirs."""
    row = State(games.game("morocco", 2), data).row
    for corner in range(36):
        if row.taken[corner] == taken[corner] == 1:
            row.juice[corner] = 2 + (row.juice[corner] - 1) % 3
    return pack(row)


# --- steps ----------------------------------------------------------------------------------------------------------

@every_game
def test_each_step_comes_with_what_the_viewer_sees_after_it(game: str) -> None:
    seating = two(game)
    for _ in range(60):
        before, seen = seating.table.state, seating.table.version
        seating.play(1)
        since, entry = seating.seen("ben", seen), seating.table.entries
        chosen = [each for each in since.happened if each.what == "chose"]
        state, steps = before, []
        for each, choice in zip(chosen, entry[-len(chosen):], strict=True):
            state, made = state.play(choice)
            steps += [(each.version, step.events, step.state.view(1)) for step in made]
        assert [(each.version, each.events, each.view or since.view) for each in since.steps] == steps[-ANIMATED:]
        assert since.view == state.view(1)


@every_game
def test_the_last_step_of_an_entry_leads_to_its_view_which_is_not_sent_twice(game: str) -> None:
    seating = two(game)
    seating.play(20)
    steps = seating.seen("ann", 0).steps
    assert len(steps) == ANIMATED
    assert steps[-1].view is None


def test_who_has_seen_all_is_sent_no_step() -> None:
    seating = two("morocco")
    seating.play(5)
    assert seating.seen("ann", seating.table.version).steps == ()
    assert seating.seen("ann").steps == ()
