"""Calibration: what was predicted is held against what came, tenth by tenth."""

import numpy as np
import pytest

from benchmarks.calibration import BINS, PHASES, Curve, add, cell, curves, section
from jemaa import games
from jemaa.arena.ratio import Ratio


def blank() -> Curve:
    return Curve(tuple((Ratio(), Ratio()) for _ in range(BINS)), Ratio())


def test_predictions_are_sorted_into_tenths_beside_what_came() -> None:
    curve = blank()
    add(curve, np.array([[0.31, 0.69], [0.35, 0.65], [1.0, 0.0]]), np.array([1.0, 0.0]))
    add(curve, np.array([[0.33, 0.67]]), np.array([0.0, 1.0]))
    predicted, came = curve.bins[3]
    assert predicted.value == pytest.approx((0.31 + 0.35 + 0.33) / 3)
    assert came.value == pytest.approx(2 / 3), "two of the three such positions were won"
    assert (predicted.deals, came.deals) == (2, 2), "a game is one observation"
    assert curve.bins[9][1].value == 1.0, "a whole win belongs to the last tenth"
    squares = [0.69**2 * 2, 0.65**2 * 2, 0, 0.33**2 * 2]
    assert curve.error.value == pytest.approx(sum(squares) / 8)


def test_a_tenth_without_predictions_has_a_dash() -> None:
    assert cell(Ratio(), Ratio()) == "–"
    predicted, came = Ratio(), Ratio()
    predicted.add(1.2, 4)
    came.add(1, 4)
    assert cell(predicted, came) == "30: 25", "one game says nothing of how sure it is"


def test_a_page_has_every_phase_of_both_sources() -> None:
    found = curves(games.game("marrakech", 2, two_player_rugs="single"), 6, 1)
    assert set(found) == {(phase, source) for phase in PHASES for source in ("network", "features")}
    shares = [came for predicted, came in found["end", "network"].bins if came.deals]
    assert sum(part._x for part in shares) == found["end", "network"].error._x, "each prediction is in one tenth"
    lines = section(found).splitlines()
    assert len(lines) == 2 + BINS + 1
    assert lines[-1].startswith("| Brier | 0.")
