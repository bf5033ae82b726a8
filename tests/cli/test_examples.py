"""`jemaa examples`: what it lists, what it copies, and what it never overwrites."""

from pathlib import Path

import pytest

from tests.cli.test_main import run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def here() -> dict[str, bytes]:
    """The examples of the checkout, by their names."""
    return {file.relative_to(EXAMPLES).as_posix(): file.read_bytes() for file in EXAMPLES.rglob("*")
            if file.is_file() and "__pycache__" not in file.parts}


def test_it_lists_all_with_what_each_program_is_for() -> None:
    code, out, _ = run("examples")
    lines = dict(line.partition(" ")[::2] for line in out.splitlines())
    assert code == 0
    assert sorted(lines) == sorted(here())
    for name, purpose in lines.items():
        assert bool(purpose.strip()) == name.endswith(".py"), name


def test_it_copies_all(tmp_path: Path) -> None:
    folder = tmp_path / "a new folder"
    code, out, _ = run("examples", "--to", str(folder))
    copied = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert (code, copied) == (0, here())
    assert out == f"{len(copied)} files copied to {folder}\n"


def test_it_copies_one(tmp_path: Path) -> None:
    code, out, _ = run("examples", "operations/compose.yaml", "--to", str(tmp_path))
    assert (code, out) == (0, f"1 file copied to {tmp_path}\n")
    assert [file.name for file in tmp_path.rglob("*")] == ["operations", "compose.yaml"]


def test_a_file_that_exists_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / "train.py").write_text("mine")
    code, _, err = run("examples", "--to", str(tmp_path))
    assert (code, [file.name for file in tmp_path.iterdir()]) == (2, ["train.py"])
    assert err == f"jemaa: {tmp_path / 'train.py'} exists already; choose another folder, or move it away\n"
    assert (tmp_path / "train.py").read_text() == "mine"


@pytest.mark.parametrize("words", [["chess.py"], ["train.py", "../bot.py", "--to", "."]], ids=" ".join)
def test_a_name_that_does_not_exist_is_refused_with_those_that_do(words: list[str]) -> None:
    code, out, err = run("examples", *words)
    assert (code, out) == (2, "")
    assert err.startswith("jemaa: there is no example '")
    assert "maskable_ppo.py" in err
