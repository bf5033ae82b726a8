"""Games to learn from that are played with searches: what is stored of them, and what is learnt from that."""

import pickle
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from jemaa.bots import search_play
from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.evaluate import MARGIN, SPAN, evaluate
from jemaa.bots.network import Network, load
from jemaa.bots.search import Plan as SearchPlan
from jemaa.bots.search import Search
from jemaa.bots.search_play import THIN, Decision, SearchPlay
from jemaa.bots.self_play import Part, Plan, Played, SelfPlay
from jemaa.bots.self_play import play as play_part
from jemaa.bots.trainer import TRACE, Trainer
from jemaa.bots.training import Memory, learn_from, predict, take_step
from jemaa.bots.tree import Tree
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from tests.bots.test_self_play import same
from tests.bots.trained import ONE, SMALL, trained

SIMULATIONS = 48
PLAN = Plan((ONE,), 20, 5, simulations=SIMULATIONS)
NUMBER = 3
play = partial(play_part, player=SearchPlay)


class Word(Stream):
    """A stream that draws the same number each time."""

    def __init__(self, word: int) -> None:
        super().__init__(1)
        self._word = word

    def below(self, _: int) -> int:
        """The number, whatever it is to be below."""
        return self._word


class Watched(SearchPlay):
    """Keeps what was searched, decided and stored in a game."""

    def __init__(self, plan: Plan, network: Network) -> None:
        super().__init__(plan, network)
        self.searches: list[tuple[State, int, Tree]] = []
        self.decisions: list[tuple[State, Decision]] = []

    def _searched(self, state: State, word: int) -> Tree:
        self.searches.append((state, word, super()._searched(state, word)))
        return self.searches[-1][2]

    def _decide(self, state: State, draws: Stream, opponents: list[bool]) -> Decision:
        self.decisions.append((state, super()._decide(state, draws, opponents)))
        return self.decisions[-1][1]


@pytest.fixture(scope="module")
def network() -> Network:
    return load(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)


@pytest.fixture(scope="module")
def watched(network: Network) -> tuple[Watched, Memory]:
    player = Watched(PLAN, network)
    return player, player.play(Part(NUMBER, 1, network)).games[0].memory


def test_a_game_depends_on_its_number_and_on_nothing_before() -> None:
    part = Part(NUMBER, 2, Trainer(PLAN, SMALL).network)
    together = play(PLAN, part)
    assert same(Played(NUMBER + 1, together.games[1:]), play(PLAN, Part(NUMBER + 1, 1, part.network)))
    plan, task = pickle.loads(pickle.dumps((PLAN, part)))  # noqa: S301  # just made here
    assert same(together, SearchPlay(plan, task.network).play(task))
    assert not same(together, play(PLAN._replace(seed=6), part))
    assert not same(together, play(PLAN._replace(simulations=SIMULATIONS + 1), part))
    assert not same(together, play_part(PLAN, part, player=SelfPlay))


def test_each_choice_is_that_of_a_search(watched: tuple[Watched, Memory]) -> None:
    """The first dozen but for random ones, by the search that bots use, which has the same network at this table."""
    words = {bytes(state): word for state, word, _ in watched[0].searches}
    searched = [(state, one.choice) for state, one in watched[0].decisions if one.tree and not one.is_expected]
    for state, choice in searched[:12]:
        assert Search(Word(words[bytes(state)]), SearchPlan(simulations=SIMULATIONS)).choose(state) == choice


def test_shares_are_those_that_the_searches_found(watched: tuple[Watched, Memory]) -> None:
    """Of a position where a seat chooses, those of the search there; after another choice, those of the child."""
    player, memory = watched
    searched = {bytes(state): tree for state, _, tree in player.searches}
    seen = set[str]()
    for position, ((_, decision), (state, _)) in enumerate(pairwise(player.decisions)):
        shares = memory.shares[position]
        if bytes(state) in searched:
            seen.add("begins there")
            assert shares == pytest.approx(searched[bytes(state)].value[1, :2])
        elif decision.tree and not decision.is_expected:
            seen.add("led there")
            [child] = [child for child in children(decision.tree, 1) if decision.tree.choice[child] == decision.choice]
            assert shares == pytest.approx(decision.tree.value[child, :2])
        else:
            assert not memory.searched[position]
            continue
        assert memory.searched[position]
    assert seen == {"begins there", "led there"}


def children(tree: Tree, node: int) -> range:
    return range(int(tree.first[node]), int(tree.first[node] + tree.size[node]))


def mean_lead(state: State, tree: Tree, node: int, network: Network) -> float:
    """What is to be stored as the lead of the first seat, calculated from states, one after another."""
    if tree.visits[node] < THIN or not tree.first[node]:
        return predicted_lead(state, network)
    fresh = 0 if tree.size[node] == 1 else 1
    weights = [float(tree.prior[child]) if state.actor == CHANCE else max(int(tree.visits[child]) - fresh, 0)
               for child in children(tree, node)]
    leads = [mean_lead(state.apply(int(tree.choice[child])), tree, child, network) if weight else 0.0
             for child, weight in zip(children(tree, node), weights, strict=True)]
    return float(np.average(leads, weights=weights))


def predicted_lead(state: State, network: Network) -> float:
    search = compiled_search(state.game.type)
    buffers, params = search.buffers(state), search.params(state, "evaluation")._replace(network=network)
    state.game.type.functions.bind(evaluate)(buffers.rows[0], 2, MARGIN, params, buffers.sparse, buffers.hidden,
                                             buffers.features, buffers.results, buffers.values)
    return SPAN * (float(buffers.values[0]) - 0.5)


def test_leads_are_means_of_what_is_predicted_where_the_tree_gets_thin(watched: tuple[Watched, Memory],
                                                                       network: Network) -> None:
    player, memory = watched
    searched = {bytes(state): tree for state, _, tree in player.searches}
    found = [(position, state) for position, (state, _) in enumerate(player.decisions[1:]) if bytes(state) in searched]
    for position, state in found[::10]:
        lead = mean_lead(state, searched[bytes(state)], 1, network)
        assert memory.leads[position] == pytest.approx([lead, -lead], abs=1e-3)


def test_nothing_is_stored_of_a_choice_that_no_search_made(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random choices are not what a search found, and where all play by the rule of thumb nothing is searched."""
    monkeypatch.setattr(search_play, "RANDOM_OF_1000", 1000)
    player = Watched(PLAN, network)
    memory = player.play(Part(NUMBER, 1, network)).games[0].memory
    is_choice = [state.actor != CHANCE for state, _ in player.decisions[1:]]
    assert memory.searched.tolist() == is_choice
    monkeypatch.setattr(search_play, "RANDOM_OF_1000", 0)
    thumb = SearchPlay(PLAN._replace(opponent_mix=100), network).play(Part(NUMBER, 1, network)).games[0].memory
    assert not thumb.searched.any()


@pytest.mark.parametrize("better", [True, False])
def test_what_a_search_found_is_learnt_by_the_position_itself(better: bool) -> None:
    """The result says what the network says; the search says more, or less, and so does the network afterwards."""
    trainer = trained(2, 1)
    training, memory = trainer.training, trainer.training.memory
    for mean in training.means:
        mean[:] = 0  # what is left of steps before
    predict(training, training.learner, 2, 0)
    before = np.array(training.predicted_shares[:2])
    training.leads[:2], training.shares[:2] = training.predicted_leads[:2], before
    memory.leads[0], memory.searched[0] = training.predicted_leads[:2], True
    memory.shares[0] = np.clip(before + (0.3 if better else -0.3) * np.array([1, -1]), 0, 1)
    memory.lucky_shares[0] = memory.lucky_leads[0] = 0
    found = np.array(memory.shares[0])
    learn_from(training, 0, 2, TRACE)
    assert training.shares[:2] == pytest.approx(TRACE * before + (1 - TRACE) * found), "and it goes on, once"
    take_step(training, 1e-3, 1.0)
    predict(training, training.learner, 2, 0)
    assert (training.predicted_shares[0] > before[0]) == better


def test_a_trainer_has_its_games_searched() -> None:
    trainer: Any = Trainer(PLAN._replace(games=3), SMALL)
    first = np.array(trainer.network.inputs)
    for part in trainer.parts():
        trainer.add(trainer.job(part), lambda: None)
    assert trainer.is_done
    assert trainer.training.memory.searched[0]
    assert not np.array_equal(trainer.network.inputs, first)
    assert trainer.error > 0
