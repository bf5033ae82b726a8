"""`jemaa hint`: how much is searched by default."""

import runpy

import pytest

from jemaa.cli import hint


@pytest.mark.parametrize(("engine", "simulations"), [("interpreted", 100), ("native", 20_000), ("numba", 20_000)])
def test_only_interpreted_rules_make_few_simulations(
        monkeypatch: pytest.MonkeyPatch, engine: str, simulations: int) -> None:
    monkeypatch.setattr("jemaa.core.engine.ENGINE", engine)
    assert runpy.run_path(hint.__file__)["USUAL"] == simulations
