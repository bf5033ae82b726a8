"""The program of Tianshou's guide runs, and its agents choose legal actions only."""

import re
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

if find_spec("tianshou") is None:
    pytest.skip("Tianshou is not installed", allow_module_level=True)

from tianshou.env import PettingZooEnv

from jemaa.envs import pettingzoo
from jemaa.envs.info import IllegalActionWarning

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "tianshou.md"


def test_the_program_in_the_guide_plays_legal_actions_only() -> None:
    text = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    short = text.replace("epochs, steps = 10, 10_000", "epochs, steps = 1, 320").replace("episode=100", "episode=16")
    assert short.count("16") >= 5
    made: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Tianshou's own
        warnings.simplefilter("error", IllegalActionWarning)
        exec(compile(short.replace("episodes=100", "episodes=16"), str(GUIDE), "exec"), made)  # noqa: S102
    assert made["result"].train_step >= 320
    assert len(made["games"].returns) == 16
    assert 0 <= made["games"].returns.min() <= made["games"].returns.max() <= 1


def test_they_find_the_mask_of_pettingzoo() -> None:
    env = PettingZooEnv(pettingzoo.env("marrakech", players=2))
    seen, _ = env.reset(seed=1)
    assert [number for number, legal in enumerate(seen["mask"]) if legal] == [0, 1, 2]
    assert seen["agent_id"] in env.agents
