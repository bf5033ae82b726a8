"""OpenSpiel's own suites, called as they are; its golden playthroughs; its search in Python."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.tests import games_sim_test

import jemaa.envs.openspiel  # noqa: F401  # registers
from jemaa.core import options as named
from jemaa.games import GAMES, game_type

DATA = Path(__file__).parent.parent / "data" / "openspiel"
GOLDEN = {"jemaa_marrakech(players=2)": 7, "jemaa_marrakech(players=3,reward=score,turn_order=roll_first)": 8,
          "jemaa_morocco(players=3,reward=score)": 9}
"""Each game whose playthrough is kept, and the seed that upstream's generator gets."""
TABLES = [f"jemaa_{name}(players={players})" for name in GAMES
          for players in range(game_type(name).fewest_players, game_type(name).most_players + 1)]
OPTIONS = ["jemaa_marrakech(elimination=off,cover_own_rug=on,reward=score)",
           "jemaa_marrakech(players=2,two_player_rugs=alternating,turn_order=roll_first,must_turn=off)",
           "jemaa_marrakech(players=3,lone_survivor=plays_on,first_player=C)",
           "jemaa_marrakech(players=3,turns=2)",
           "jemaa_morocco(players=3,juice_values=10/10/16,third_place_points=2,open_juice=on,reward=score)"]


@pytest.mark.parametrize("game", [*TABLES, *OPTIONS])
def test_random_sim(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", [*TABLES, *OPTIONS])
def test_sim_game(game: str) -> None:
    np.random.seed(3)  # noqa: NPY002  # upstream draws from here
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game))


@pytest.mark.parametrize("game", GOLDEN)
def test_playthrough(game: str) -> None:
    # To write them anew: .venv/bin/python -m tests.conformance.playthroughs
    assert playthrough(game, None, seed=GOLDEN[game]) == (DATA / f"{game}.txt").read_text()


@pytest.mark.parametrize(("given", "value"), [
    ("turn_order=roll_first", "on"), ("turn_order=roll_first,must_turn=off", "off"), ("players=4", "off"),
    ("must_turn=on", "on")])
@pytest.mark.clause("MK-7.2")
def test_a_game_names_the_option_whose_default_depends_on_another(given: str, value: str) -> None:
    game = pyspiel.load_game(f"jemaa_marrakech({given})")
    assert game.get_parameters()["must_turn"] == value
    assert named.value_text(game.game.options.must_turn) == value
    assert pyspiel.load_game(str(game)).game == game.game


def test_no_playthrough_is_kept_in_vain() -> None:
    assert {file.stem for file in DATA.glob("*.txt")} == set(GOLDEN)


@pytest.mark.parametrize("game", TABLES)
def test_their_search_plays(game: str) -> None:
    loaded, draw = pyspiel.load_game(game), np.random.RandomState(4)
    bot = mcts.MCTSBot(loaded, 1.4, 8, mcts.RandomRolloutEvaluator(1, draw), random_state=draw)
    state = loaded.new_initial_state()
    while state.move_number() < 60 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choice(outcomes, p=chances))
        else:
            legal = state.legal_actions()
            action = bot.step(state) if state.current_player() == 0 else draw.choice(legal)
            assert action in legal
            state.apply_action(action)
    assert state.move_number() >= 60


@pytest.mark.parametrize("game", GAMES)
def test_python_ends_well_after_it(game: str) -> None:
    # What pyspiel holds is freed after Python is gone: a function of ours among it would end in a crash.
    script = f"import jemaa.envs.openspiel, pyspiel; pyspiel.load_game('jemaa_{game}').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


SMALL = "jemaa_marrakech(players=2,turns=1,first_player=A)"


def best(state: pyspiel.State) -> float:
    """What the first player gets when both play as well as can be: expectimax over all histories."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * best(state.child(outcome)) for outcome, chance in state.chance_outcomes()))
    values = [best(state.child(action)) for action in state.legal_actions()]
    return float(max(values) if state.current_player() == 0 else min(values))


def test_cfr_comes_near_the_value_of_a_small_variant() -> None:
    small = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(small)
    solver.evaluate_and_update_policy()
    first = exploitability.exploitability(small, solver.average_policy())
    for _ in range(5):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    left = exploitability.exploitability(small, policy)
    assert left < first / 2
    scores = expected_game_score.policy_value(small.new_initial_state(), [policy, policy])
    assert scores[0] == pytest.approx(best(small.new_initial_state()), abs=2 * left)


def test_a_small_variant_that_there_is_not_is_refused() -> None:
    with pytest.raises(Exception, match="leaves 1 to 24 of them, not 25"):
        pyspiel.load_game("jemaa_marrakech(players=2,turns=25)")
    with pytest.raises(Exception, match="Unknown parameter 'turns'"):
        pyspiel.load_game("jemaa_morocco(turns=1)")
