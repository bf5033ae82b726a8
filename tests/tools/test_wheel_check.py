"""The logic of `make wheel-check`: which extras it knows, how it reads the guides, and what it says of a failure.

The check itself needs the package registry; `.ci/run` runs it.
"""

import json
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.wheel_check import __main__ as wheel_check
from tools.wheel_check import environment, jobs, modules
from tools.wheel_check.environment import Environment, Failed, Versions, finished, floors
from tools.wheel_check.guide import cluster, commands, first_block, is_shown
from tools.wheel_check.jobs import JOBS, LIBRARY, NO_EXTRA, WITH_LIBRARY, Step

PAGE = """# Title

```console
$ jemaa one
1
2
$ jemaa two
...
```

## Later

```text
export A=1 B=$(random -hex 32)
ray start --head --port 6379
jemaa arena marrakech/4 --ray 127.0.0.1:6379
```
"""


def fails(place: Environment) -> None:
    raise Failed("a traceback")


def works(place: Environment) -> None:
    pass


def test_every_extra_that_users_install_has_steps() -> None:
    assert wheel_check.extras() == set(JOBS) - {NO_EXTRA, LIBRARY}
    assert all(JOBS.values())
    assert set(JOBS) >= WITH_LIBRARY


def test_the_lowest_versions_are_those_of_every_direct_dependency() -> None:
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text())["project"]
    for extra, wanted in {"": [], **project["optional-dependencies"]}.items():
        pinned = dict(line.split("==") for line in floors(extra))
        assert len(pinned) == len(floors(extra)), "one version of each"
        for line in (*project["dependencies"], *wanted):
            if nested := re.fullmatch(r"jemaa\[(\w+)\]", line):
                assert set(floors(nested[1])) <= set(floors(extra))
                continue
            name = re.match(r"[\w.-]+", line)
            assert name
            assert re.match(rf"{re.escape(name[0])}(\[\w+\])?[>=]={re.escape(pinned[name[0]])}(,|;|$)", line)


def test_the_quick_tests_are_there() -> None:
    assert set(jobs.QUICK_TESTS) <= set(JOBS)
    assert all((environment.ROOT / file).is_file() for files in jobs.QUICK_TESTS.values() for file in files)


def test_the_guides_have_the_examples_that_are_run() -> None:
    assert len(commands(first_block((jobs.GUIDES / "arena.md").read_text(), "console"))) >= 2
    example = cluster(first_block((jobs.GUIDES / "arena.md").read_text(), "text", "## On a cluster"), 4321, "secret")
    assert "4321" in example.start
    assert "127.0.0.1:4321" in example.play
    assert "RAY_AUTH_TOKEN" in example.settings


def test_the_first_block_of_a_page_or_after_a_heading() -> None:
    assert commands(first_block(PAGE, "console")) == [("jemaa one", "1\n2\n"), ("jemaa two", "...\n")]
    assert first_block(PAGE, "text", "## Later").startswith("export")


@pytest.mark.parametrize(("language", "heading", "reason"), [
    ("pycon", "", "is 'console', not 'pycon'"), ("text", "## Never", "no block after '## Never'")])
def test_a_guide_without_the_example_is_refused(language: str, heading: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        first_block(PAGE, language, heading)


def test_a_session_without_commands_is_refused() -> None:
    with pytest.raises(ValueError, match="no line that begins with"):
        commands("1 + 1\n")


def test_the_example_on_a_cluster_gets_another_port_and_a_secret() -> None:
    example = cluster(first_block(PAGE, "text", "## Later"), 4321, "secret")
    assert example.settings == {"A": "1", "B": "secret"}
    assert example.start == ["ray", "start", "--head", "--port", "4321"]
    assert example.play == ["jemaa", "arena", "marrakech/4", "--ray", "127.0.0.1:4321"]
    with pytest.raises(ValueError, match="other lines"):
        cluster(first_block(PAGE, "text", "## Later") + "ray stop\n", 4321, "secret")


def test_what_a_session_shows_may_leave_lines_out() -> None:
    assert is_shown("...24 games\n", "a table\n24 games\n")
    assert not is_shown("...24 games\n", "a table\n23 games\n")


def test_a_command_that_fails_is_told_with_what_it_printed(tmp_path: Path) -> None:
    with pytest.raises(Failed, match=r"(?s)\$ .*no such thing.*exit code is 3, not 0"):
        finished((sys.executable, "-c", "print('no such thing'); raise SystemExit(3)"), {}, tmp_path, 0)
    assert finished((sys.executable, "-c", "raise SystemExit(2)"), {}, tmp_path, 2) == ""


def test_a_command_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "PATIENCE_S", 0.2)
    with pytest.raises(Failed, match=r"ended after 0\.2 seconds"):
        finished((sys.executable, "-c", "import threading; threading.Event().wait()"), {}, tmp_path, 0)


def test_what_runs_in_an_environment_sees_none_of_the_callers_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("JEMAA_CACHE", str(tmp_path))
    place = Environment(tmp_path / "one")
    monkeypatch.setattr(place, "_venv", Path(sys.prefix))
    program = "import json, os; print(json.dumps(dict(os.environ)))"
    shown = json.loads(place.run("python", "-c", program, settings={"MORE": "1"}))
    assert not {"PYTHONPATH", "JEMAA_CACHE"} & set(shown)
    assert (shown["HOME"], shown["MORE"]) == (str(place.home), "1")


@pytest.mark.parametrize(("second", "expected"), [(works, 0), (fails, 1)])
def test_a_failure_names_the_extra_and_the_step_and_leaves_no_environment(
    second: Callable[[Environment], None], expected: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    homes: list[Path] = []

    def built(folder: Path) -> Path:
        folder.mkdir()
        return folder / "a.whl"
    monkeypatch.setattr(wheel_check, "build", built)
    monkeypatch.setattr(wheel_check, "build_for_this_machine", built)
    monkeypatch.setattr(Environment, "install", lambda place, *_, **__: homes.append(place.home))
    monkeypatch.setitem(JOBS, "server", [Step("first", works), Step("second", second), Step("third", works)])
    monkeypatch.setitem(JOBS, "arena", [Step("only", works)])
    assert wheel_check.check(["server", "arena"], Versions.LOCKED) == expected
    out = capsys.readouterr().out
    assert ("FAILED: extra server, step 'second'\na traceback\n" in out) == bool(expected)
    assert ("server: third" in out) != bool(expected)
    assert "arena: only" in out  # the others are checked all the same
    assert len(homes) == 2
    assert not any(home.exists() for home in homes)


@pytest.mark.parametrize(("lacking", "expected"), [
    ("", ["base pure", "library ours", "server ours"]),
    ("There is no linker", ["base pure", "server pure"]),
])
def test_the_wheel_with_a_library_is_used_where_it_can_be_built(
    lacking: str, expected: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    used: list[str] = []
    monkeypatch.setattr(wheel_check, "missing", lambda _: lacking)
    monkeypatch.setattr(wheel_check, "built", lambda folder, _: folder / f"{folder.name}.whl")
    monkeypatch.setattr(wheel_check, "build_for_this_machine", lambda folder: folder / "ours.whl")

    def works(name: str, wheel: Path, *_: object) -> bool:
        used.append(f"{name} {wheel.stem}")
        return True
    monkeypatch.setattr(wheel_check, "works", works)
    assert wheel_check.check([NO_EXTRA, LIBRARY, "server"], Versions.LOCKED) == 0
    assert used == expected
    assert capsys.readouterr().out.startswith(lacking or "3 of 3 environments work")


def test_rules_that_do_not_run_by_the_library_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Environment(tmp_path)
    told = ["numba    not installed", "numpy    not installed", "rules    run by a library (native)"]
    monkeypatch.setattr(place, "run", lambda *_: "\n".join(told))
    jobs.by_library(place)
    for line in told:
        monkeypatch.setattr(place, "run", lambda *_, without=line: "\n".join(set(told) - {without}))
        with pytest.raises(Failed, match="by the library alone"):
            jobs.by_library(place)


def test_a_wheel_that_is_not_built_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wheel_check, "build", fails)
    assert wheel_check.check(["server"], Versions.LOCKED) == 1
    assert "FAILED: the wheel is not built\na traceback\n" in capsys.readouterr().out


def test_a_module_that_cannot_be_imported_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "wheel_check_sample"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "whole.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert modules.main("wheel_check_sample") == 0
    (package / "broken.py").write_text("import no_such_library\n")
    assert modules.main("wheel_check_sample") == 1
    said = capsys.readouterr()
    assert "3 modules, 1 that cannot be imported: wheel_check_sample.broken" in said.out
    assert "No module named 'no_such_library'" in said.err


def test_modules_of_the_checkout_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    with pytest.raises(SystemExit, match="not in the environment"):
        modules.modules("jemaa.core")
