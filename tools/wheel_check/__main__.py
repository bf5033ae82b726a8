"""Install the built wheel with each extra in an empty environment, and do there what the extra is for.

The tests run in an environment that has all extras and the tools around them, so that they cannot notice a library
that an extra forgets. Some environments get the wheel with this machine's library of compiled rules. This check needs
the package registry. Environments are made one after another in a temporary folder and removed at once.
"""

import argparse
import os
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from tools.native.linker import missing
from tools.native.platforms import this_machine
from tools.native.shipping import FOLDER_VARIABLE, PLATFORM_VARIABLE
from tools.native.wasm_linker import MISSING
from tools.wheel_check.environment import ROOT, Environment, Failed, Versions, finished
from tools.wheel_check.jobs import JOBS, LIBRARY, NO_EXTRA, OFFLINE, QUICK_TESTS, WITH_LIBRARY, Step


def main() -> None:
    parser = argparse.ArgumentParser(prog="make wheel-check ARGS=...", description=__doc__)
    parser.add_argument("extras", nargs="*", metavar="EXTRA",
                        help=f"Check only these: {', '.join(JOBS)}.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--newest", action="store_const", dest="versions", const=Versions.NEWEST,
                       help="Install the newest versions that pyproject.toml allows, not those of requirements.lock.")
    which.add_argument("--lowest", action="store_const", dest="versions", const=Versions.LOWEST,
                       help="Install the lowest versions that pyproject.toml allows: are the floors true?")
    parser.set_defaults(versions=Versions.LOCKED)
    options = parser.parse_args()
    if unknown := set(options.extras) - set(JOBS):
        parser.error(f"there is no extra {', '.join(sorted(unknown))}; there are: {', '.join(JOBS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # the environments are removed then, too
    sys.exit(check(options.extras or list(JOBS), options.versions))


def extras() -> set[str]:
    """The extras of pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return set(project["optional-dependencies"])


def check(wanted: Sequence[str], versions: Versions) -> int:
    """Check some extras; the exit code: 0 if all steps have worked."""
    begun = time.monotonic()
    if (lacking := missing(this_machine())) and set(wanted) & WITH_LIBRARY:
        print(f"{lacking}: its wheel is not checked", flush=True)
        wanted = [name for name in wanted if name != LIBRARY]
    if OFFLINE in wanted and not find_spec("ziglang"):
        print(f"{MISSING}: the wheel of jemaa-offline is not checked", flush=True)
        wanted = [name for name in wanted if name != OFFLINE]
    with tempfile.TemporaryDirectory(prefix="jemaa-wheel-") as folder:
        try:
            pure = build(Path(folder) / "pure")
            ours = pure if lacking or not set(wanted) & WITH_LIBRARY else build_for_this_machine(Path(folder) / "ours")
            if OFFLINE in wanted:
                build_offline(Path(folder))
        except Failed as failure:
            print(f"FAILED: the wheel is not built\n{failure}")
            return 1
        failed = [name for name in wanted
                  if not works(name, ours if name in WITH_LIBRARY else pure, JOBS[name], versions)]
    print(f"{len(wanted) - len(failed)} of {len(wanted)} environments work; {time.monotonic() - begun:.0f} s"
          + (f". FAILED: {', '.join(failed)}" if failed else ""))
    return 1 if failed else 0


def build(folder: Path) -> Path:
    """The wheel without a library, built as pip builds it for a user who installs the sources."""
    return built(folder, {})


def build_for_this_machine(folder: Path) -> Path:
    """The wheel with this machine's library, as far as it runs here: `make wheels` links for older systems, too."""
    from tools.native.kept import kept_library  # noqa: PLC0415  # loads Numba, which not every check needs

    return built(folder, {PLATFORM_VARIABLE: str(this_machine()), FOLDER_VARIABLE: str(kept_library().parent)})


def build_offline(folder: Path) -> None:
    """The wheel of jemaa-offline, into a folder."""
    finished((sys.executable, "-m", "tools.offline.wheel", "--out", str(folder)), dict(os.environ), ROOT, 0)


def built(folder: Path, settings: dict[str, str]) -> Path:
    """A wheel that pip builds into an empty folder."""
    folder.mkdir(parents=True)
    command = (sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--wheel-dir", str(folder), str(ROOT))
    finished(command, {**os.environ, **settings}, ROOT, 0)
    (wheel,) = folder.glob("*.whl")
    return wheel


def works(name: str, wheel: Path, steps: Sequence[Step], versions: Versions) -> bool:
    """Whether the wheel with one extra does all its steps; says which step fails, and what was printed then."""
    with tempfile.TemporaryDirectory(prefix=f"{name}-", dir=wheel.parent, ignore_cleanup_errors=True) as folder:
        place = Environment(Path(folder), wheel.parent.parent if name == OFFLINE else None)
        extra = "" if name in (NO_EXTRA, LIBRARY) else name
        install = Step("install", lambda place: place.install(wheel, extra, versions, "--no-compile"))
        tests = QUICK_TESTS.get(name, []) if versions == Versions.LOWEST else []
        last = [Step("quick tests", lambda place: place.test(*tests))] if tests else []
        return all(done(name, step, place) for step in (install, *steps, *last))


def done(name: str, step: Step, place: Environment) -> bool:
    """Whether one step works; says so, with the time that it took."""
    begun = time.monotonic()
    try:
        step.run(place)
    except Failed as failure:
        print(f"FAILED: extra {name}, step {step.name!r}\n{failure}", flush=True)
        return False
    print(f"{name}: {step.name} ({time.monotonic() - begun:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    main()
