"""The researchers' guides show what happens: their sessions run, and answer so."""

import doctest
from pathlib import Path

import pytest

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guide"


@pytest.mark.parametrize(("page", "least"), [("batch", 20), ("pettingzoo", 10), ("gymnasium", 10), ("openspiel", 10)])
def test_the_sessions_run(page: str, least: int) -> None:
    done = doctest.testfile(str(GUIDES / f"{page}.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted >= least
    assert done.failed == 0


def test_the_program_for_a_gpu_names_what_there_is() -> None:
    """It can't run here; it is at least a program, and the commands beside it exist."""
    page = (GUIDES / "gpu.md").read_text(encoding="utf-8")
    compile(page.split("```python\n")[1].split("```")[0], "gpu.md", "exec")
    assert "benchmarks.gpu equal" in page
    assert (GUIDES.parents[1] / "benchmarks" / "gpu.py").exists()
