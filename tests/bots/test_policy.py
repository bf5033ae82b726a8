"""A policy's file, its choices, and the bot that plays it."""

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from jemaa import bots, games
from jemaa.bots.policy import Layer, Policy, PolicyBot, Turning
from jemaa.cli.asking import seat
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.envs.batch import BatchEnv
from jemaa.envs.opponents import maker
from jemaa.games import SHIPPED, game
from tests.cli.test_main import run


def policy(name: str, plane: str = "", hidden: int = 8) -> Policy:
    """A policy with weights that are drawn, and have no more digits than a file keeps."""
    kind, draw = games.game_type(name), np.random.default_rng(3)
    sizes = [kind.observation.size, hidden, len(kind.actions)]
    layers = [Layer(draw.normal(size=(one, other)).astype(np.float16).astype(np.float32),
                    draw.normal(size=other).astype(np.float16).astype(np.float32))
              for one, other in pairwise(sizes)]
    return Policy(name, layers, plane, {"seed": 3})


def some(name: str, steps: int = 30) -> BatchEnv:
    """Games in their middle."""
    env = BatchEnv(game(name, players=2), 64)
    env.reset(seed=2)
    for _ in range(steps):
        env.step(env.sample())
    return env


@pytest.mark.parametrize("name", SHIPPED)
def test_a_file_keeps_the_policy_and_its_choices_are_legal(name: str, tmp_path: Path) -> None:
    made, env = policy(name), some(name)
    made.save(tmp_path / "one.npz")
    read = Policy.load(tmp_path / "one.npz")
    assert (read.game, read.plane, read.about) == (made.game, made.plane, made.about)
    chosen = read.choose(env.game.type, env.observations, env.legal == 1)
    assert chosen.tolist() == made.choose(env.game.type, env.observations, env.legal == 1).tolist()
    assert env.legal[np.arange(64), chosen].all()


@pytest.mark.parametrize(("name", "plane"), [("marrakech", ""), ("marrakech", "facing"), ("morocco", "")])
def test_the_bot_chooses_as_the_policy_does_for_many(name: str, plane: str) -> None:
    made, env = policy(name, plane), some(name)
    chosen = made.choose(env.game.type, env.observations, env.legal == 1)
    bot = PolicyBot(made)
    for at in range(0, 64, 8):
        assert int(bot.choose(env.state(at))) == chosen[at]


def test_positions_that_are_images_of_each_other_are_answered_by_images() -> None:
    made, env = policy("marrakech", "facing"), some("marrakech")
    chosen = made.choose(env.game.type, env.observations, env.legal == 1)
    for symmetry in env.game.type.symmetries():
        image = made.choose(env.game.type, env.observations[:, symmetry.numbers], env.legal[:, symmetry.actions] == 1)
        assert image.tolist() == symmetry.actions[chosen].tolist(), symmetry.name


def test_a_turned_position_has_assam_looking_north() -> None:
    env = some("marrakech")
    turning = Turning(env.game.type, "facing")
    seen = turning.seen(env.observations, turning.which(env.observations))
    facing = env.game.type.observation.named(seen)["facing"]
    assert facing.tolist() == [[1, 0, 0, 0]] * 64


@pytest.mark.parametrize("content", [b"", b"no file of NumPy's", b"PK\3\4"])
def test_what_is_no_policy_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(content)
    with pytest.raises(JemaaError, match=r"cannot read a policy in .*bad\.npz: "):
        bots.hire(f"policy:{tmp_path / 'bad.npz'}", Stream(0))
    with pytest.raises(JemaaError, match=r"cannot read a policy in .*none\.npz: "):
        maker(f"policy:{tmp_path / 'none.npz'}")


def test_a_policy_of_another_game_or_size_is_refused() -> None:
    state = some("morocco", 0).state(0)
    with pytest.raises(JemaaError, match="this policy plays marrakech, not morocco"):
        PolicyBot(policy("marrakech")).choose(state)
    old = Policy("morocco", policy("marrakech").layers)
    with pytest.raises(JemaaError, match=r"this policy takes 387 numbers .* train it anew"):
        PolicyBot(old).choose(state)


def test_it_plays_in_simulate_and_as_an_opponent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    policy("marrakech", "facing").save(Path("p.npz"))
    code, out, err = run("simulate", "marrakech", "--bots", "policy:p.npz,random", "--games", "2", "--seed", "1")
    assert (code, err) == (0, "")
    assert "policy:p.npz" in out
    assert seat("A", "policy:p.npz").kind == "policy:p.npz"
    state: State = game("marrakech", players=2).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    assert maker("policy:p.npz")(Stream(1)).choose(state) in state.legal_actions
