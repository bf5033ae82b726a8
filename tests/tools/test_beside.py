"""What `make beside` says of a resolution; the resolving itself needs the package registry."""

from pathlib import Path

import pytest

from tools import beside


def test_what_moves_is_named_with_both_versions() -> None:
    alone = {"gymnasium": "1.2.2", "numpy": "2.4.0", "ray": "2.60.0"}
    together = {"gymnasium": "1.4.0", "numpy": "2.4.0", "pettingzoo": "1.27.0"}
    assert beside.changes(alone, together) == ["gymnasium 1.2.2 becomes 1.4.0", "ray 2.60.0 becomes nothing"]


def test_our_requirements_are_those_of_the_extra() -> None:
    names = {line.partition(">")[0] for line in beside.ours()}
    assert {"gymnasium", "pettingzoo", "numpy"} <= names


@pytest.mark.parametrize(("alone", "together", "good", "printed"), [
    ({"torch": "2"}, {"torch": "2", "numpy": "2.0"}, True, "torch 2: nothing moves"),
    ({"torch": "2"}, {"torch": "1"}, False, "FAILED: torch 2: torch 2 becomes 1"),
    ({"torch": "2"}, None, False, "FAILED: torch: contradicts us\nbecause"),
    (None, None, True, "torch: cannot be had at all\nbecause"),
])
def test_an_answer(alone: dict[str, str] | None, together: dict[str, str] | None, good: bool, printed: str,
                   monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def resolved(requirements: list[str], uv: Path, python: str) -> dict[str, str]:
        versions = alone if len(requirements) == 1 else together
        if versions is None:
            raise beside.NoSolution("because")
        return versions

    monkeypatch.setattr(beside, "resolved", resolved)
    assert beside.answer("torch", Path("uv"), "3.11") == good
    assert capsys.readouterr().out.strip() == printed
