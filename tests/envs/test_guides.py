"""The sessions in the guides to the batch run, and answer so."""

import doctest
from pathlib import Path

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guide"


def test_the_session_about_batches() -> None:
    done = doctest.testfile(str(GUIDES / "batch.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted >= 20
    assert done.failed == 0


def test_the_program_for_a_gpu_names_what_there_is() -> None:
    """It can't run here; it is at least a program, and the commands beside it exist."""
    page = (GUIDES / "gpu.md").read_text(encoding="utf-8")
    compile(page.split("```python\n")[1].split("```")[0], "gpu.md", "exec")
    assert "benchmarks.gpu equal" in page
    assert (GUIDES.parents[1] / "benchmarks" / "gpu.py").exists()
