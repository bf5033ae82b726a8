"""What holds in every game: one suite for all, over tables and games that Hypothesis draws.

`make test ARGS="tests/conformance/test_games.py --hypothesis-profile=long"` looks much longer, each time elsewhere.
"""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import jemaa
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.errors import IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.loops import legal_at, outcomes_at, play_out, ranks_at, scores_at
from jemaa.core.record import Record, read, seats_of
from jemaa.core.row import Ints, dump, ints
from jemaa.games import GAMES, game_type
from tests.conformance.shown import shown
from tests.conformance.strategies import SEEDS, any_table
from tests.played import NAMES, walk


def every_game(test: Callable[[Game, int], None]) -> Callable[..., Any]:
    """The test of a table and a seed, for each game, over any of its tables."""
    def over_all(name: str, data: st.DataObject) -> None:
        test(data.draw(any_table(name), "table"), data.draw(SEEDS, "seed"))

    over_all.__name__ = test.__name__
    over_any: Callable[..., Any] = pytest.mark.parametrize("name", GAMES)(given(data=st.data())(over_all))
    return over_any


@every_game
def test_every_state_keeps_all_invariants(table: Game, seed: int) -> None:
    for state, _ in walk(table, seed):
        state.check()


@every_game
def test_there_is_something_to_choose_until_the_end(table: Game, seed: int) -> None:
    for state, choice in walk(table, seed):
        outcomes = [outcome for outcome, _ in state.chance_outcomes]
        assert state.actor in (CHANCE, OVER, *range(table.players))
        assert (state.actor == CHANCE) == (len(outcomes) >= 2)
        assert (state.actor >= 0) == (len(state.legal_actions) >= 1)
        assert (state.actor == OVER) == state.is_over == (choice is None)
        rules = table.type.rules
        for choices, most in ((state.legal_actions, rules.most_legal), (outcomes, rules.most_outcomes)):
            assert list(choices) == sorted(set(choices))
            assert len(choices) <= most
        assert all(weight > 0 for _, weight in state.chance_outcomes)


@every_game
def test_every_game_ends(table: Game, seed: int) -> None:
    choosers = [state.actor for state, _ in walk(table, seed)]
    assert choosers.index(OVER) == len(choosers) - 1
    assert 0 < sum(actor >= 0 for actor in choosers) <= table.type.bounds.decisions(table.players, table.options)
    assert choosers.count(CHANCE) <= table.type.bounds.draws(table.players, table.options)


@every_game
def test_what_a_buffer_held_before_is_written_over(table: Game, seed: int) -> None:
    for state, _ in walk(table, seed):
        rows, bind, rules = state._load(), table.type.functions.bind, table.type.rules
        found, weights, points, ranks = (_used(size) for size in (
            rules.most_legal, rules.most_outcomes, rules.most_players, rules.most_players))
        bind(scores_at)(rows, 0, points)
        bind(ranks_at)(rows, 0, ranks)
        assert (tuple(points[: table.players]), tuple(ranks[: table.players])) == (state.scores, state.ranking)
        if state.actor == CHANCE:
            size = bind(outcomes_at)(rows, 0, found, weights)
            assert tuple(zip(found[:size], weights[:size], strict=True)) == state.chance_outcomes
        elif state.actor >= 0:
            assert tuple(found[: bind(legal_at)(rows, 0, found)]) == state.legal_actions
        assert state == State(table, dump(rows))


def _used(size: int) -> Ints:
    buffer = ints(size)
    for i in range(size):
        buffer[i] = 99
    return buffer


@pytest.mark.clause("MK-1.2", "MK-2.3", "MK-2.4", "MO-2.1", "MO-2.2", "MO-3.3")
@every_game
def test_each_outcome_leads_to_the_child_that_has_it(table: Game, seed: int) -> None:
    for state, _ in walk(table, seed):
        for outcome, _ in state.chance_outcomes:
            assert shown(outcome, state, state.apply(outcome)) == outcome.text


@every_game
def test_every_state_comes_back_from_its_text_and_from_its_json(table: Game, seed: int) -> None:
    for state, _ in walk(table, seed):
        assert jemaa.from_text(state.text) == state
        assert jemaa.from_json(state.json) == state
        assert "\n" not in state.text


@every_game
def test_states_stay_as_they_are(table: Game, seed: int) -> None:
    seen = [(state, bytes(state), hash(state), state.text, state.json) for state, _ in walk(table, seed)]
    for state, data, number, text, json in seen:
        state.row.players = 0
        assert (bytes(state), hash(state), state.text, state.json) == (data, number, text, json)


@every_game
def test_the_same_choice_leads_to_the_same_state_however_it_is_named(table: Game, seed: int) -> None:
    for state, choice in walk(table, seed):
        if choice is not None:
            child = state.apply(choice)
            assert child == state.apply(int(choice)) == state.apply(np.int64(choice)) == state.apply(choice.text)
            assert child != state


@every_game
def test_states_compare_hash_pickle_and_copy_by_what_they_are(table: Game, seed: int) -> None:
    states = [state for state, _ in walk(table, seed)]
    for state in states[::7]:
        again = State(Game(game_type(table.name), table.players, table.options), bytes(state))
        for other in (again, copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301  # our own
            assert other == state
            assert hash(other) == hash(state)
    assert len(set(states)) == len({bytes(state) for state in states}) > len(states) // 2


@every_game
def test_a_state_that_was_pickled_before_its_game_got_options_has_their_defaults(table: Game, seed: int) -> None:
    later = type(table.options).later
    layout = table.type.rules.layout.dtype
    assert layout.names
    assert layout.fields
    assert set(layout.names[len(layout.names) - len(later):]) == later  # the last fields of the row
    known_before = min((layout.fields[name][1] for name in later), default=layout.itemsize)
    for state in [state for state, _ in walk(table, seed)][::17]:
        assert State(table, bytes(state)[:known_before]) == state


@every_game
def test_what_is_not_possible_is_refused_and_changes_nothing(table: Game, seed: int) -> None:
    for state, _ in list(walk(table, seed))[:: 41]:
        possible = {*state.legal_actions, *(outcome for outcome, _ in state.chance_outcomes)}
        for choice in (*table.type.actions, *table.type.outcomes):
            if not any(choice is other for other in possible):
                with pytest.raises(IllegalChoice, match=r"^M[KO]-\d\.\d+: \w"):
                    state.apply(choice)


@every_game
def test_replay_equals_play(table: Game, seed: int) -> None:
    played = list(walk(table, seed))
    entries: list[Choice] = [choice for _, choice in played if choice is not None]
    record = Record(table, seats_of(NAMES[: table.players], ["random"] * table.players), tuple(entries))
    again = read(list(record.lines()), game_type)
    assert again == record
    assert list(again.states()) == [state for state, _ in played]


@every_game
def test_events_end_with_the_end(table: Game, seed: int) -> None:
    for state, choice in walk(table, seed):
        if choice is not None:
            kinds = [type(event).__name__ for event in state.events(choice)]
            assert kinds
            assert ("GameEnded" in kinds, kinds[-1] == "GameEnded") == 2 * (state.apply(choice).is_over,)


@every_game
def test_steps_lead_to_the_next_state_and_each_can_be_seen_by_everybody(table: Game, seed: int) -> None:
    for state, choice in list(walk(table, seed))[:-1:3]:
        assert choice is not None
        after, steps = state.play(choice)
        assert (after, steps[-1].state) == (state.apply(choice), after)
        assert all(step.events for step in steps)
        for seat in (None, *range(table.players)):
            seen = [step.state.view(seat) for step in steps]
            assert {len(view.seats) for view in seen} == {table.players}
            assert [view.total for view in seen[-1].seats if view.total is not None] == [
                points for view, points in zip(seen[-1].seats, after.scores, strict=True) if view.total is not None]


@every_game
def test_scores_and_ranks_are_each_seat_s_and_the_best_is_first(table: Game, seed: int) -> None:
    for state, _ in walk(table, seed):
        assert len(state.scores) == len(state.ranking) == table.players
        assert all(rank == 1 + sum(other < rank for other in state.ranking) for rank in state.ranking)


@every_game
def test_a_game_in_the_compiled_loop_ends_as_one_that_is_played_step_by_step_can(table: Game, seed: int) -> None:
    rows = table.start()._load()
    most = table.type.bounds.decisions(table.players, table.options)
    assert 0 < table.type.functions.bind(play_out)(rows, 0, seed) <= most
    end = State(table, dump(rows))
    assert end.is_over
    end.check()
