"""Training a network: what is learnt from a position, and what from chance and from other players."""

import numpy as np
import pytest

from jemaa.bots.evaluate import to_leads
from jemaa.bots.gradient import average
from jemaa.bots.network import LEAD, LOG_CHANCES, forward_hidden, load, output
from jemaa.bots.self_play import CHUNK, Part, Plan, SelfPlay
from jemaa.bots.trainer import TRACE, Trainer
from jemaa.bots.training import draw_opponents, learn_from, load_inputs, most_preferred, take_step
from jemaa.core.row import floats
from jemaa.core.row import load as load_row
from jemaa.marrakech.heuristic import HEURISTIC
from tests.bots.trained import ONE, trained
from tests.played import walk


def test_it_foresees_wins_better_than_the_features_alone() -> None:
    """Mean squared errors of the share of the win, in games that it was not trained on."""
    known = trained(1, 4 * CHUNK).network
    of_network, of_features = 0.0, 0.0
    for game in SelfPlay(Plan((ONE,), 150, 2), known).play(Part(0, 150, known)).games:
        points = game.memory.points
        features = 1 / (1 + np.exp((points[:, 1] - points[:, 0]) / game.memory.spreads))
        of_network += float(((game.won[0] - game.memory.shares[:, 0]) ** 2).sum())
        of_features += float(((game.won[0] - features) ** 2).sum())
    assert of_network < of_features


@pytest.mark.parametrize("better", [True, False])
def test_a_step_goes_towards_what_came_of_a_position(better: bool) -> None:
    trainer = trained(2, 1)
    training = trainer.training
    for mean in training.means:
        mean[:] = 0  # what is left of steps before
    before = [predicted(trainer, which) for which in (LEAD, LOG_CHANCES)]
    for seat, won in ((0, better), (1, not better)):
        training.leads[seat] = training.memory.leads[0, seat] + (8 if won else -8)
        training.shares[seat] = 1.0 if won else 0.0
    learn_from(training, 0, 2, TRACE)
    take_step(training, 1e-3, 1.0)
    for which, was in zip((LEAD, LOG_CHANCES), before, strict=True):
        assert (predicted(trainer, which) > was) == better


def predicted(trainer: Trainer, which: int) -> float:
    """What the learner adds to what seat A expected in the first position of the last game."""
    training = trainer.training
    load_inputs(training.memory, training.sparse, 0, 0)
    forward_hidden(training.learner, training.sparse, training.hidden)
    return output(training.learner, training.hidden, which)


def test_what_came_of_a_position_fades_into_what_was_foreseen_before_it() -> None:
    """λ-returns: of what came, TRACE goes on to the position before, the rest is what was predicted here."""
    trainer = trained(2, 1)
    training = trainer.training
    training.leads[0] = training.memory.leads[3, 0] + 10
    training.shares[0] = 1.0
    learn_from(training, 3, 2, TRACE)
    assert training.leads[0] == pytest.approx(training.memory.leads[3, 0] + 10 * TRACE)
    assert training.shares[0] == pytest.approx(TRACE + (1 - TRACE) * training.memory.shares[3, 0])


def test_the_network_is_the_mean_of_what_the_learner_was() -> None:
    """Played games by themselves, the mean of the learner after each, as long as they are few."""
    trainer = trained(6, 1)
    first = trainer.training.learner.inputs.copy()
    assert np.allclose(trainer.network.inputs, first)
    trainer.training.learner.inputs[:] += 1
    average(trainer.network.inputs, trainer.training.learner.inputs, np.float32(0.25))
    assert np.allclose(trainer.network.inputs, first + 0.25)


@pytest.mark.parametrize("seed", range(5))
def test_who_spars_plays_by_the_rule_of_thumb(seed: int) -> None:
    states = [state for state, _ in walk(ONE, seed) if len(state.legal_actions) > 1]
    trainer, state = Trainer(Plan((ONE,), 1)), states[len(states) // 2]
    training = trainer.training
    training.rows[1] = load_row(ONE.type.rules.layout, bytes(state))[0]
    n = ONE.type.rules.legal(training.rows[1], training.actions)
    preferences = {action: HEURISTIC.preference(training.rows[1], action) for action in map(int, state.legal_actions)}
    best = {action for action, preference in preferences.items() if preference == max(preferences.values())}
    chosen = [ONE.type.functions.bind(most_preferred)(training, n, word) for word in range(500)]
    assert {action for action, _ in chosen} == best
    # A number that broke a tie is used up: if dice took it once more, they would fall as the tie was broken.
    assert all((reached != word) == (len(best) > 1) for word, (_, reached) in enumerate(chosen))


def test_so_many_of_a_hundred_seats_spar() -> None:
    assert draw_opponents(4, 0, 7) == (0, 7)
    assert draw_opponents(4, 100, 7)[0] == 0b1111
    word, sparred = 7, 0
    for _ in range(1000):
        partners, word = draw_opponents(4, 30, word)
        sparred += partners.bit_count()
    assert sparred == pytest.approx(0.3 * 4000, abs=90)  # three standard deviations


def test_leads_are_over_the_mean_of_the_others() -> None:
    points = floats(3)
    points[0], points[1], points[2] = 30.0, 10.0, 20.0
    to_leads(points, 3)
    assert list(points) == [15, -15, 0]


def test_luck_is_taken_out_of_what_is_learnt() -> None:
    """What chance brought beyond its mean is nothing in the mean, and is a large part of what returns spread by."""
    network = load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    played = SelfPlay(Plan((ONE,), 400, 8), network).play(Part(0, 400, network)).games
    plain = [game.won[0] for game in played]
    without = [game.won[0] - game.memory.lucky_shares[:, 0].sum() for game in played]
    assert np.std(without) < 0.75 * np.std(plain)
    assert np.mean(plain) - np.mean(without) == pytest.approx(0, abs=4 * np.std(plain) / 20)


def test_what_is_expected_before_chance_is_the_mean_over_its_outcomes() -> None:
    """After each roll: what was predicted then, less the same mean for each face that could have come."""
    trainer = trained(3, 1)
    memory, positions = trainer.training.memory, int(trainer.training.squared_error[1]) // 2
    assert memory.lucky_shares[:positions].sum(axis=1) == pytest.approx(np.zeros(positions), abs=1e-6)
    lucky = memory.lucky_shares[:positions, 0] != 0
    assert 0.3 < lucky.mean() < 0.7, "about every second position follows a roll"
