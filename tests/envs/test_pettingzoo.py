"""What PettingZoo's face promises beyond what upstream's suites look at (tests/conformance)."""

from typing import Any

import numpy as np
import pytest

from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.envs import pettingzoo
from jemaa.envs.info import IllegalActionWarning
from jemaa.envs.pettingzoo import marrakech_v1, morocco_v1


def finish(env: pettingzoo.Agents) -> dict[str, float]:
    """Play on with the first action of each mask; what each agent got in the end."""
    got = {}
    for agent in env.agent_iter():
        seen, reward, over, cut_short, _ = env.last()
        assert seen is not None
        if over or cut_short:
            got[agent] = reward
        env.step(None if over or cut_short else int(seen["action_mask"].argmax()))
    return got


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_rewards_are_the_win_shares_or_the_points(name: str) -> None:
    shares, points = (pettingzoo.raw_env(name, 3, reward=reward) for reward in ("win", "score"))
    for env in (shares, points):
        env.reset(seed=3)
    got, scored = finish(shares), finish(points)
    assert sum(got.values()) == pytest.approx(1)
    assert list(scored.values()) == list(points.position.scores)
    assert [share > 0 for share in got.values()] == [rank == 1 for rank in shares.position.ranking]
    assert shares.position == points.position


def test_an_illegal_action_is_raised_by_raw_env_and_costs_a_point_in_env() -> None:
    raw, env = pettingzoo.raw_env("marrakech", 2), pettingzoo.env("marrakech", 2)
    for each in (raw, env):
        each.reset(seed=3)
    with pytest.raises(IllegalChoice, match="MK-3"):
        raw.step(50)
    offender = env.agent_selection
    env.step(50)
    assert finish(env) == {agent: -1 if agent == offender else 0 for agent in ("player_0", "player_1")}


def illegal_action(env: pettingzoo.Agents) -> int:
    seen = env.observe(env.agent_selection)
    assert seen is not None
    return int(np.flatnonzero(seen["action_mask"] == 0)[0])


def test_an_illegal_action_may_become_a_legal_one() -> None:
    env = pettingzoo.env("marrakech", 2, illegal="random")
    env.reset(seed=3)
    with pytest.warns(IllegalActionWarning, match="a random legal one was played instead"):
        env.step(illegal_action(env))
    for _ in range(30):
        env.step(illegal_action(env))  # another warning would be an error
    assert not any(env.terminations.values())


@pytest.mark.parametrize(("module", "name"), [(marrakech_v1, "marrakech_v1"), (morocco_v1, "morocco_v1")])
def test_each_game_has_a_module_as_in_pettingzoo(module: Any, name: str) -> None:
    for make in (module.env, module.raw_env, module.parallel_env):
        env = make(players=3)
        assert env.unwrapped.metadata["name"] == name
        assert len(env.possible_agents) == 3


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_every_agent_s_last_info_is_the_result(name: str) -> None:
    env, decisions = pettingzoo.raw_env(name, 3), 0
    env.reset(seed=3)
    while not all(env.terminations.values()):
        assert env.infos[env.agent_selection] == {}
        env.step(int(env.action_masks().argmax()))
        decisions += 1
    for info in env.infos.values():
        assert info["points"].tolist() == list(env.position.scores)
        assert info["ranks"].tolist() == list(env.position.ranking)
        assert info["length"] == decisions
    assert not env.action_masks().any()


def test_max_cycles_counts_the_decisions_of_all() -> None:
    env = pettingzoo.raw_env("morocco", 3, max_cycles=10)
    env.reset(seed=3)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize(("given", "advice"), [
    ({"reward": "money"}, "reward is one of win, score"), ({"illegal": "ignore"}, "illegal is one of lose, random"),
    ({"players": 9}, "2 to 4 players"), ({"colour": "red"}, "there is no option 'colour'")])
def test_wrong_settings_say_what_there_is(given: dict[str, Any], advice: str) -> None:
    with pytest.raises(BadOption, match=advice):
        pettingzoo.env("marrakech", **given)


def test_nobody_passes_while_the_game_goes_on() -> None:
    env = pettingzoo.raw_env("marrakech", 2)
    env.reset(seed=3)
    with pytest.raises(BadOption, match="choose an action of its mask"):
        env.step(None)


def test_people_see_the_board_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("marrakech", 2, render_mode="human")
    env.reset(seed=3)
    for _ in range(3):
        assert capsys.readouterr().out.strip() == str(env.unwrapped.position).strip()  # type: ignore[attr-defined]  # ours has it
        env.step(int(env.last()[0]["action_mask"].argmax()))  # type: ignore[index]  # it is seen


def test_without_a_render_mode_there_is_advice() -> None:
    env = pettingzoo.raw_env("marrakech", 2)
    env.reset(seed=3)
    with pytest.raises(BadOption, match="render_mode='human' or 'ansi' or 'rgb_array'"):
        env.render()
