"""The games by name, without loading one before it is needed."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import jemaa
from jemaa.core.errors import BadOption, JemaaError
from jemaa.games import GAMES, game_type

SOURCE = Path(__file__).resolve().parents[1] / "src"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_found_by_its_name(name: str) -> None:
    game = jemaa.game(name, players=3)
    assert game.type is game_type(name)
    assert (game.name, game.players) == (name, 3)
    assert jemaa.from_text(game.start().text) == jemaa.from_json(game.start().json) == game.start()


def test_another_name_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(BadOption, match="no game 'chess'; there are: marrakech, morocco"):
        jemaa.game("chess")
    with pytest.raises(JemaaError, match="one of marrakech, morocco; not 'chess'"):
        jemaa.from_text("chess/2 8/8")
    with pytest.raises(BadOption, match="no option 'speed'"):
        jemaa.game("marrakech", speed="high")


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_compare_hash_pickle_and_copy_by_what_they_are(name: str) -> None:
    game, same = jemaa.game(name, players=2), jemaa.game(name, players=2)
    assert game == same
    assert game != jemaa.game(name, players=3)
    state = game.start()
    child = state.apply(state.chance_outcomes[0][0])
    assert len({game, same}) == len({state, same.start()}) == 1
    for value in (game, state, child):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value  # noqa: S301  # our own
    assert child != state


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_cannot_be_changed(name: str) -> None:
    game = jemaa.game(name, players=2)
    with pytest.raises(AttributeError, match="cannot be changed"):
        game.players = 3
    with pytest.raises(AttributeError, match="apply"):
        game.start().game = game


def test_importing_jemaa_loads_no_numba() -> None:
    loaded = "import sys, jemaa; sys.exit(bool({'numba', 'numpy', 'msgspec'} & set(sys.modules)))"
    subprocess.run([sys.executable, "-c", loaded], env={"PYTHONPATH": str(SOURCE)}, check=True)


def test_what_jemaa_has_and_has_not() -> None:
    assert {name: getattr(jemaa, name) for name in jemaa.__all__}
    assert (jemaa.CHANCE, jemaa.OVER) == (-1, -2)
    with pytest.raises(AttributeError, match="jemaa has no 'chess'"):
        jemaa.__getattr__("chess")
