"""Names of files and folders: empty ones, missing ones, and those with spaces and any letters."""

import os
import sys
from pathlib import Path

import pytest

from jemaa.cli import paths
from jemaa.core.naming import quoted
from tests.cli.test_main import run
from tests.played import record

NAME = "jeu d’été 🎲 مراكش.jsonl"


@pytest.mark.parametrize("arguments", [
    ["replay"], ["review"], ["draw"], ["hint"], ["legal"], ["verify"], ["db", "import"],
    ["review", "x", "--html"], ["draw", "x", "-o"], ["play", "--save"], ["play", "--resume"],
    ["simulate", "marrakech", "--out"], ["arena", "marrakech/2", "--bots", "greedy,random", "--out"],
    ["arena", "--resume"], ["tune", "marrakech", "--out"], ["train", "marrakech/2", "--out"],
    ["train", "marrakech/2", "--out", "x", "--start"],
], ids=" ".join)
@pytest.mark.parametrize("name", ["", " "], ids=["empty", "blank"])
def test_an_empty_name_is_refused_before_anything_is_done(arguments: list[str], name: str, tmp_path: Path,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*arguments, name)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert " is empty; give " in err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [
    ["simulate", "marrakech", "--games", "1", "--out", "missing/games/"],
    ["simulate", "marrakech", "--games", "1", "--out", "missing/games.jsonl"],
    ["arena", "marrakech/2", "--bots", "greedy,random", "--deals", "1", "--out", "missing/run"],
    ["tune", "marrakech", "--out", "missing/weights.json"],
    ["train", "marrakech/2", "--out", "missing/2.json"],
    ["play", "--defaults", "--save", "missing/game.jsonl"],
    ["draw", "game.jsonl", "-o", "missing/game.svg"],
    ["review", "game.jsonl", "--html", "missing/game.html"],
], ids=" ".join)
def test_a_missing_folder_around_what_is_written_is_refused_alike(arguments: list[str], tmp_path: Path,
                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record("marrakech", 2).write(tmp_path / "game.jsonl")
    code, out, err = run(*arguments)
    assert (code, out, err) == (2, "", "jemaa: missing: there is no such folder; make it, or name another one\n")
    assert [each.name for each in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("arguments", [
    ["simulate", "marrakech", "--games", "1", "--out", "a new folder/"],
    ["arena", "marrakech/2", "--bots", "greedy,random", "--deals", "1", "--workers", "1", "--out", "a new folder"],
], ids=lambda arguments: arguments[0])
def test_the_folder_that_is_filled_is_made(arguments: list[str], tmp_path: Path,
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments)[0] == 0
    assert list((tmp_path / "a new folder").iterdir())


def test_files_with_spaces_and_any_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "Zineb’s games"
    folder.mkdir()
    monkeypatch.chdir(tmp_path)
    path = f"{folder.name}/{NAME}"
    assert run("simulate", "marrakech", "--players", "2", "--games", "2", "--out", path)[0] == 0
    for arguments in (["replay", path], ["draw", path, "--at", "3"], ["legal", path, "--at", "3"],
                      ["draw", path, "-o", f"{folder.name}/a b.svg"]):
        code, _, err = run(*arguments)
        assert (code, err) == (0, "")
    assert (folder / "a b.svg").read_text(encoding="utf-8").startswith("<svg")
    assert run("legal", f"{folder.name}/no.jsonl")[2] == f"jemaa: {folder.name}/no.jsonl: there is no such file\n"


def test_what_is_no_ordinary_file_is_not_read(tmp_path: Path) -> None:
    for command in (["draw"], ["legal"], ["hint"], ["replay"], ["review"], ["verify"], ["db", "import"]):
        code, _, err = run(*command, os.devnull)
        assert (code, err) == (2, f"jemaa: {os.devnull}: is no ordinary file\n")
    assert run("draw", str(tmp_path))[2] == f"jemaa: {tmp_path}: is a folder; name a file in it\n"


def test_what_names_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    assert [paths.is_folder(text) for text in ("there", "new/", "new", "new\\")] == [True, True, False, False]
    monkeypatch.setattr(os, "sep", "\\")
    monkeypatch.setattr(os, "altsep", "/")
    assert [paths.is_folder(text) for text in ("new/", "new\\", "new")] == [True, True, False]


@pytest.mark.parametrize(("platform", "name", "typed"), [
    ("linux", "a b.jsonl", "'a b.jsonl'"), ("linux", "a.jsonl", "a.jsonl"),
    ("win32", "a b.jsonl", '"a b.jsonl"'), ("win32", r"C:\games\a.jsonl", r"C:\games\a.jsonl"),
])
def test_a_path_is_quoted_as_the_shell_wants_it(platform: str, name: str, typed: str,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert quoted(Path(name)) == typed
