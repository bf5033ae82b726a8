"""The notebooks of the examples run, and show what is stored in them."""

from pathlib import Path
from typing import Any

import pytest

from tools.notebooks import NOTEBOOKS, VARIES, outputs_of, read, run

FILES = sorted(NOTEBOOKS.glob("*.ipynb"))


def told(notebook: dict[str, Any]) -> list[list[Any]]:
    """What each cell prints and shows, but for cells that say that it varies."""
    return [[output.get("text") or output["data"] for output in cell["outputs"]] for cell in notebook["cells"]
            if cell["cell_type"] == "code" and VARIES not in cell["metadata"].get("tags", [])]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_notebook_shows_what_is_stored_in_it(file: Path) -> None:
    stored = read(file)
    assert told(run(stored)) == told(stored), f"python -m tools.notebooks {file.stem} writes it anew"
    assert len(told(stored)) >= 3


def test_there_is_one_for_each_topic() -> None:
    assert [file.stem for file in FILES] == ["first_steps", "league", "position", "training"]


def test_a_cell_s_outputs_are_what_it_prints_and_its_last_value() -> None:
    names: dict[str, Any] = {}
    assert list(outputs_of("x = 2\nprint('a')", names, 1)) == [
        {"name": "stdout", "output_type": "stream", "text": ["a\n"]}]
    assert list(outputs_of("x + 1", names, 2)) == [
        {"data": {"text/plain": ["3"]}, "execution_count": 2, "metadata": {}, "output_type": "execute_result"}]
    assert list(outputs_of("None", names, 3)) == []
    with pytest.raises(ZeroDivisionError):
        list(outputs_of("1 / 0", names, 4))
