"""Wheels with a library of compiled rules: the right tag, the right library, and checks that notice a wrong one."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.native_library import needs_library
from tools.native import linker, wheels
from tools.native.kept import kept_library
from tools.native.platforms import PLATFORMS, this_machine
from tools.native.shipping import FOLDER_VARIABLE, LIBRARY_BILLS, PLATFORM_VARIABLE, add_library
from tools.wheel_check.environment import Failed

PROGRAM = """
import sys
sys.modules['numba'] = sys.modules['numpy'] = None
from jemaa.core.engine import ENGINE, LIBRARY
import jemaa
print(ENGINE, LIBRARY.file, len(jemaa.game('marrakech', 3).start().chance_outcomes))
"""


def packed() -> dict[str, Any]:
    """What hatchling packs, as far as a library changes it."""
    return {"pure_python": True, "tag": None, "force_include": {}, "sbom_files": []}


@pytest.mark.parametrize("name", PLATFORMS)
def test_a_platform_s_wheel_is_tagged_and_has_its_library(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(PLATFORM_VARIABLE, name)
    monkeypatch.setenv(FOLDER_VARIABLE, "libraries")
    add_library(data := packed())
    file = f"jemaa{PLATFORMS[name].ending}"
    assert data == {"pure_python": False, "tag": f"py3-none-{PLATFORMS[name].tag}",
                    "force_include": {str(Path("libraries") / file): f"jemaa/native/{file}"},
                    "sbom_files": [str(LIBRARY_BILLS[name.startswith("windows")])]}


def test_a_wheel_is_for_all_platforms_unless_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PLATFORM_VARIABLE, raising=False)
    add_library(data := packed())
    assert data == packed()


@pytest.mark.parametrize(("content", "problem"), [
    (b"machine code", "no signature"),
    (b"other code" + wheels.SIGNATURE, "not what was built"),
])
def test_a_wrong_library_stops_the_build(tmp_path: Path, content: bytes, problem: str) -> None:
    kind = PLATFORMS["macos-arm64"]
    (tmp_path / "jemaa.dylib").write_bytes(b"machine code" + wheels.SIGNATURE if problem.startswith("not") else content)
    wheel = tmp_path / f"jemaa-1.0-py3-none-{kind.tag}.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("jemaa/native/jemaa.dylib", content)
    with pytest.raises(Failed, match=problem):
        wheels.check(wheel, kind, tmp_path)


def test_a_platform_without_a_wheel_or_with_a_wrong_one_is_noticed(tmp_path: Path) -> None:
    made = []
    for kind in [*PLATFORMS.values(), None]:
        made.append(tmp_path / f"jemaa-1.0-py3-none-{kind.tag if kind else 'any'}.whl")
        with ZipFile(made[-1], "w") as archive:
            archive.writestr("jemaa/__init__.py", "")
            if kind:
                archive.writestr(f"jemaa/native/jemaa{kind.ending}", "")
    wheels.check_platforms(made)
    for missing in made:
        with pytest.raises(Failed, match="have these libraries"):
            wheels.check_platforms([wheel for wheel in made if wheel != missing])
    with ZipFile(made[-1], "a") as archive:
        archive.writestr("jemaa/native/jemaa.so", "")
    with pytest.raises(Failed, match="have these libraries"):
        wheels.check_platforms(made)


def test_a_wrong_tag_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="is not for win_amd64"):
        wheels.check(tmp_path / "jemaa-1.0-py3-none-any.whl", PLATFORMS["windows-x86_64"], tmp_path)


@needs_library
def test_this_machine_s_wheel_is_right_and_plays_by_its_library(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, file = str(this_machine()), kept_library()
    if not find_spec("ziglang"):  # a compiler of this machine links for its own C library
        monkeypatch.setattr(wheels, "OLDEST", (99, 0))
    settings = {PLATFORM_VARIABLE: name, FOLDER_VARIABLE: str(file.parent)}
    wheel = wheels.built(wheels.ROOT, tmp_path / "built", settings)
    wheels.check(wheel, PLATFORMS[name], file.parent)
    assert wheels.for_this_machine(tmp_path / "built") == wheel
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    settings = {key: value for key, value in os.environ.items() if not key.startswith(("JEMAA_", "NUMBA_"))}
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=True, text=True, capture_output=True, cwd=tmp_path,
                          env={**settings, "PYTHONPATH": "installed", "JEMAA_CACHE": str(tmp_path / "cache")})
    assert not done.stderr
    engine, used, outcomes = done.stdout.split()
    assert (engine, Path(used).name) == ("native", file.name)
    assert (tmp_path / "installed") in Path(used).resolve().parents
    assert int(outcomes) == 3, "who begins"


def test_without_a_linker_the_reason_and_the_remedy_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "find_spec", lambda _: None)
    monkeypatch.setattr(linker, "COMPILER", "no-such-compiler")
    for name in PLATFORMS:
        assert "run make builder" in linker.missing(name)
    assert linker.missing(None) == "No library is built for this kind of machine"
    monkeypatch.setattr(linker, "find_spec", lambda _: True)
    assert [linker.missing(name) for name in PLATFORMS] == [""] * len(PLATFORMS)


def test_the_compiler_of_this_machine_links_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "find_spec", lambda _: None)
    monkeypatch.setattr(linker, "COMPILER", "sh")
    assert [name for name in PLATFORMS if not linker.missing(name)] == [name for name in [this_machine()] if name]


def test_a_linker_is_told_one_moment_so_that_two_builds_are_the_same(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, *, env, **_: told.append((words, env)))
    for name in PLATFORMS:
        linker.link(tmp_path / "jemaa.o", tmp_path / "jemaa", name)
    assert {each["SOURCE_DATE_EPOCH"] for _, each in told} == {linker.MOMENT}
    assert {words[words.index("-o") + 1] for words, _ in told} == {"jemaa"}, "no folder, which macOS's would name"
    assert len(told) == len(PLATFORMS)
