"""`jemaa doctor`: what is installed, how the rules are run, and why."""

import os
import subprocess
import sys
from importlib.metadata import version

import msgspec
import pytest

import jemaa
from jemaa.cli import doctor
from jemaa.core import engine
from jemaa.core.cache import cache_root
from tests.cli.test_main import run


def told(**environment: str) -> dict[str, str]:
    """The lines of the command by their names."""
    done = subprocess.run([sys.executable, "-m", "jemaa", "doctor"], check=True, text=True, capture_output=True,
                          env={**os.environ, "NUMBA_DISABLE_JIT": "", **environment})
    assert not done.stderr
    pairs = (line.split("  ", 1) for line in done.stdout.splitlines())
    return {name: fact.strip() for name, fact in pairs}


def test_it_says_what_is_installed_and_how_rules_are_run() -> None:
    lines = told(JEMAA_ENGINE="")
    assert lines["jemaa"].startswith(f"{jemaa.__version__} in ")
    assert lines["numba"] == version("numba")
    assert lines["rules"].endswith("(numba)")
    assert lines["because"].startswith("Numba is installed")
    assert lines["cache"] == str(cache_root())


def test_as_data_it_says_the_same() -> None:
    code, out, err = run("doctor", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found = msgspec.json.decode(out, type=doctor.Diagnosis)
    lines = dict(line.split("  ", 1) for line in run("doctor")[1].splitlines())
    assert {name: fact.strip() for name, fact in lines.items()} == doctor.facts(found)


def test_a_choice_of_somebody_is_named() -> None:
    lines = told(JEMAA_ENGINE="interpreted")
    assert lines["rules"].endswith("(interpreted)")
    assert lines["because"] == "JEMAA_ENGINE=interpreted says so"
    assert told(JEMAA_ENGINE="", NUMBA_DISABLE_JIT="1")["because"] == "NUMBA_DISABLE_JIT forbids to compile"


@pytest.mark.parametrize(("way", "is_checkout", "problem", "because"), [
    ("native", False, "", "the library of this package fits, and it plays its trial games right"),
    ("interpreted", False, "", "the package has no library for here, and Numba is not installed"),
    ("interpreted", False, "jemaa.so cannot be loaded", "jemaa.so cannot be loaded, and Numba is not installed"),
    ("interpreted", True, "", "this is a checkout, and Numba is not installed"),
])
def test_the_reason(monkeypatch: pytest.MonkeyPatch, way: str, is_checkout: bool, problem: str, because: str) -> None:
    for name, value in {"ENGINE": way, "IS_CHECKOUT": is_checkout, "PROBLEM": problem}.items():
        monkeypatch.setattr(engine, name, value)
    monkeypatch.delenv("JEMAA_ENGINE", raising=False)
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    assert doctor.reason().startswith(because)
