"""Run the notebooks of examples/notebooks, and write what their cells print and show: `python -m tools.notebooks`.

Plain Python is enough to run them: their cells have no commands of Jupyter. What a cell shows last is written as
Jupyter would write it. A cell with the tag `varies` shows what differs between machines, such as times.
"""

import ast
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, TypeAlias

NOTEBOOKS = Path(__file__).resolve().parents[1] / "examples" / "notebooks"
Notebook: TypeAlias = dict[str, Any]
Output: TypeAlias = dict[str, Any]
VARIES = "varies"


def main(names: list[str]) -> None:
    for file in sorted(NOTEBOOKS.glob("*.ipynb")):
        if not names or file.stem in names:
            notebook = run(read(file))
            file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            print(file.name)


def read(file: Path) -> Notebook:
    """A notebook as data."""
    notebook: Notebook = json.loads(file.read_text(encoding="utf-8"))
    return notebook


def run(notebook: Notebook) -> Notebook:
    """The same notebook with the outputs that its cells have now; raises what a cell raises."""
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    cells = []
    with inside(NOTEBOOKS):
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                number += 1
                outputs = list(outputs_of("".join(cell["source"]), names, number))
                cells.append({**cell, "execution_count": number, "outputs": outputs})
            else:
                cells.append(cell)
    return {**notebook, "cells": cells}


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """In this folder, as Jupyter runs a notebook."""
    before, path = Path.cwd(), list(sys.path)
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
        sys.path[:] = path


def outputs_of(source: str, names: dict[str, Any], number: int) -> Iterator[Output]:
    """What a cell prints, and the value of its last expression, if it ends with one."""
    body = ast.parse(source)
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(body, f"cell {number}", "exec"), names)  # noqa: S102  # our own notebooks
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)  # noqa: S307
    if printed.getvalue():
        yield {"name": "stdout", "output_type": "stream", "text": printed.getvalue().splitlines(keepends=True)}
    if value is not None:
        yield {"data": shown(value), "execution_count": number, "metadata": {}, "output_type": "execute_result"}


def shown(value: object) -> dict[str, list[str]]:
    """A value in the forms in which Jupyter shows it: type of the form -> lines."""
    forms = {"text/plain": repr(value)}
    if hasattr(value, "_repr_svg_"):
        forms["image/svg+xml"] = value._repr_svg_()
    return {kind: text.splitlines(keepends=True) for kind, text in forms.items()}


if __name__ == "__main__":
    main(sys.argv[1:])
