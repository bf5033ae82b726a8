"""The program of RLlib's guide runs, and its agents choose legal actions only."""

import re
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

if any(find_spec(name) is None for name in ("ray", "torch", "tree")):  # what ray[rllib] brings beside Ray
    pytest.skip("RLlib is not installed", allow_module_level=True)

from jemaa.envs.info import IllegalActionWarning

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "rllib.md"


def test_the_program_in_the_guide_plays_legal_actions_only() -> None:
    text = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)[0]
    short = text.replace("iterations, decisions, games = 10, 8000, 400", "iterations, decisions, games = 1, 400, 16")
    assert short != text
    made: dict[str, Any] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # RLlib's own
        warnings.simplefilter("error", IllegalActionWarning)
        exec(compile(short.replace("minibatch_size=1000", "minibatch_size=100"), str(GUIDE), "exec"), made)  # noqa: S102
    assert made["result"]["num_env_steps_sampled_lifetime"] >= 400
    assert 0 <= made["reached"].share <= 1
