"""What positions are worth to each seat: shares and margins, exact at the end."""

import numpy as np
import pytest

from jemaa import games
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import (
    MARGIN,
    SHARE,
    SPAN,
    EvaluationParams,
    evaluate,
    expected_points,
    to_margins,
    to_shares,
)
from jemaa.bots.network import hidden_layer
from jemaa.bots.network import load as load_network
from jemaa.bots.policy_network import no_policy
from jemaa.bots.self_play import Plan, training_state
from jemaa.bots.training import remember
from jemaa.bots.weights import load
from jemaa.core.game import State
from jemaa.core.network_inputs import sparse_input
from jemaa.core.row import Floats, floats, ints
from jemaa.core.row import load as load_row
from tests.bots.late import margins, shares
from tests.played import walk

every_game = pytest.mark.parametrize("name", games.GAMES)


def values_of(state: State, aim: int) -> list[float]:
    used, rules = compiled_search(state.game.type), state.game.type.rules
    values = floats(rules.most_players)
    state.game.type.functions.bind(evaluate)(
        load_row(rules.layout, bytes(state))[0], state.game.players, aim, used.params(state, "network"),
        sparse_input(used.inputs.most), hidden_layer(), floats(rules.most_players * len(used.evaluation.names)),
        ints(rules.most_players), values)
    return list(np.asarray(values))[: state.game.players]


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_are_parts_of_one_and_margins_balance(name: str, players: int) -> None:
    for state, _ in list(walk(games.game(name, players), 3))[::17]:
        found = values_of(state, SHARE)
        assert sum(found) == pytest.approx(1)
        assert min(found) >= 0
        leads = values_of(state, MARGIN)
        assert all(0 <= value <= 1 for value in leads)
        if min(leads) > 0 and max(leads) < 1:
            assert sum(leads) == pytest.approx(players / 2)


@every_game
def test_at_the_end_they_are_the_result(name: str) -> None:
    for seed in range(5):
        *_, (state, _) = walk(games.game(name, 3), seed)
        assert values_of(state, SHARE) == pytest.approx(shares(state))
        assert values_of(state, MARGIN) == pytest.approx(margins(state))


@pytest.mark.parametrize(("name", "players", "seed", "result"), [
    ("marrakech", 3, 68, [0.5, 0.5, 0]), ("morocco", 2, 0, [0.5, 0.5]), ("morocco", 3, 4, [1 / 3] * 3)])
def test_ties_share_the_win(name: str, players: int, seed: int, result: list[float]) -> None:
    *_, (state, _) = walk(games.game(name, players), seed)
    assert values_of(state, SHARE) == pytest.approx(result)


@every_game
def test_expected_points_are_the_weighted_features(name: str) -> None:
    states = [state for state, _ in walk(games.game(name, 3), 8)]
    for state in states[10:-1:40]:
        used, rules = compiled_search(state.game.type), state.game.type.rules
        row = load_row(rules.layout, bytes(state))[0]
        features, values = floats(rules.most_players * len(used.evaluation.names)), floats(rules.most_players)
        state.game.type.functions.bind(expected_points)(row, 3, used.weights, features, values)
        phase, pairs = used.evaluation.phase_weight(row), load(used.evaluation.weights).features.values()
        for seat in range(3):
            own = np.asarray(features)[seat * len(pairs):]
            wanted = sum(own[i] * (pair.end + phase * (pair.start - pair.end)) for i, pair in enumerate(pairs))
            assert values[seat] == pytest.approx(wanted)


@every_game
def test_the_first_feature_is_the_points_and_the_stage_runs_out(name: str) -> None:
    states = [state for state, _ in walk(games.game(name, 4), 2)]
    evaluation, rules = states[0].game.type.evaluation, states[0].game.type.rules
    phases = [evaluation.phase_weight(load_row(rules.layout, bytes(state))[0]) for state in states]
    assert phases[0] == 1
    assert phases == sorted(phases, reverse=True)
    for state in states[::20]:
        features = floats(rules.most_players * len(evaluation.names))
        evaluation.write_features(load_row(rules.layout, bytes(state))[0], features)
        assert np.asarray(features)[:: len(evaluation.names)][:4] == pytest.approx(state.scores)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_margins_are_the_leads_that_were_learnt(players: int) -> None:
    """Each seat's lead is learnt by itself; what they are out of balance by is shared among all."""
    table = games.game("marrakech", players)
    network = load_network(table.type.inputs.file(table.start().row), table.type.inputs)
    training = training_state(Plan((table,), 1), network, network)
    params = EvaluationParams(compiled_search(table.type).weights, network, no_policy())
    for state, _ in list(walk(table, 6))[5:-1:29]:
        training.rows[1] = load_row(table.type.rules.layout, bytes(state))[0]
        table.type.functions.bind(remember)(training, params, players, 1, 0)
        learnt = training.memory.leads[0]
        assert values_of(state, MARGIN) == pytest.approx(0.5 + (learnt - learnt.mean()) / SPAN, abs=1e-6)


def test_margins_and_shares_by_hand() -> None:
    points = as_floats([30, 10, 20])
    to_margins(points, 3)
    assert list(points) == pytest.approx([0.65, 0.35, 0.5])
    far = as_floats([100, 0])
    to_margins(far, 2)
    assert list(far) == [1.5, -0.5]  # who is far ahead still sees the better choice
    even = as_floats([7, 7])
    to_shares(even, 2, 5.0)
    assert list(even) == [0.5, 0.5]
    ahead = as_floats([10, 0])
    to_shares(ahead, 2, 10.0)
    assert list(ahead) == pytest.approx([np.e / (1 + np.e), 1 / (1 + np.e)])


def as_floats(numbers: list[float]) -> Floats:
    found = floats(len(numbers))
    for i, number in enumerate(numbers):
        found[i] = number
    return found
