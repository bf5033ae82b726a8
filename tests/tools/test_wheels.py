"""Wheels with a library of compiled rules: the right tag, the right library, and checks that notice a wrong one."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.native_library import library_file
from tools.native import wheels
from tools.native.platforms import PLATFORMS, this_machine
from tools.native.shipping import FOLDER_VARIABLE, PLATFORM_VARIABLE, add_library

needs_library = pytest.mark.skipif(not this_machine(), reason="no library is built for this kind of machine")
PROGRAM = """
import sys
sys.modules['numba'] = sys.modules['numpy'] = None
from jemaa.core.engine import ENGINE, LIBRARY
import jemaa
print(ENGINE, LIBRARY.file, len(jemaa.game('marrakech', 3).start().chance_outcomes))
"""


def packed() -> dict[str, Any]:
    """What hatchling packs, as far as a library changes it."""
    return {"pure_python": True, "tag": None, "force_include": {}}


@pytest.mark.parametrize("name", PLATFORMS)
def test_a_platform_s_wheel_is_tagged_and_has_its_library(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(PLATFORM_VARIABLE, name)
    monkeypatch.setenv(FOLDER_VARIABLE, "libraries")
    add_library(data := packed())
    file = f"jemaa{PLATFORMS[name].ending}"
    assert data == {"pure_python": False, "tag": f"py3-none-{PLATFORMS[name].tag}",
                    "force_include": {str(Path("libraries") / file): f"jemaa/native/{file}"}}


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
    with pytest.raises(AssertionError, match=problem):
        wheels.check(wheel, kind, tmp_path)


def test_a_wrong_tag_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="is not for win_amd64"):
        wheels.check(tmp_path / "jemaa-1.0-py3-none-any.whl", PLATFORMS["windows-x86_64"], tmp_path)


@needs_library
def test_this_machine_s_wheel_is_right_and_plays_by_its_library(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, file = str(this_machine()), library_file()
    monkeypatch.setattr(wheels, "DIST", tmp_path / "dist")
    wheel = wheels.built(tmp_path / "built", {PLATFORM_VARIABLE: name, FOLDER_VARIABLE: str(file.parent)})
    wheels.check(wheel, PLATFORMS[name], file.parent)
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
