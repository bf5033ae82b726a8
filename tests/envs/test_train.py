"""The tutorial's agent really learns; and the page shows what the script does."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "examples" / "train.py"
PAGE = ROOT / "docs" / "guide" / "train.md"
UPDATES = 80
"""Of some 1,500 in five minutes."""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_random(script: ModuleType) -> None:
    learner = script.Learner(seed=1)
    before, _, high = script.win_share(learner.network, games=1000, seed=99)
    for _ in range(UPDATES):
        learner.update()
    after, low, _ = script.win_share(learner.network, games=1000, seed=99)
    assert low > max(0.6, high), f"from {before:.1%} to {after:.1%}"


def test_praise_is_what_came_beyond_the_promise(script: ModuleType) -> None:
    # One game, two decisions, won at the second; nothing was promised after that.
    played = {"reward": np.array([[0.0], [1.0]]), "ended": np.array([[False], [True]]),
              "value": np.array([[0.5], [0.6]])}
    praise = script.advantages(played, np.array([0.3]))
    assert praise[:, 0] == pytest.approx([0.6 - 0.5 + script.TRACE * 0.4, 0.4])


@pytest.mark.parametrize(("share", "games", "low", "high"), [(0.445, 200, 0.378, 0.514), (1.0, 10, 0.722, 1.0)])
def test_the_interval_is_wilson_s(script: ModuleType, share: float, games: int, low: float, high: float) -> None:
    assert script.interval(share, games)[1:] == pytest.approx((low, high), abs=0.001)


def test_the_page_shows_the_script() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) >= 4
    assert [block for block in blocks if block not in SCRIPT.read_text()] == []
