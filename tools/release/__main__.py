"""Build wheels and sdist as for a release, and check all that can be checked before they are published.

There is a wheel for each platform that has a library of compiled rules, one for all others, and that of jemaa-offline.
Everything is built twice from copies of the files that git tracks, in folders of other names and with other rights, and
must come out as the same bytes. The results are left in dist, with the bill of materials of an installed server and the
sums of all files in dist/about.
"""

import argparse
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.native.wheels import check_platforms, for_this_machine, use
from tools.release import builds, contents
from tools.release.checkers import has, prepare, program
from tools.wheel_check.environment import ROOT, Environment, Failed, Versions, finished, own
from tools.wheel_check.jobs import JOBS

DIST = ROOT / "dist"
ABOUT = DIST / "about"
ONE, OTHER = "one", "an other place"
"""The folders of the copies."""
QUICK = ("tests/core/test_record.py", "tests/table", "tests/test_docs.py", "tests/test_structure.py",
         "tests/tools/test_release.py")
"""Tests that run from the unpacked sdist by default; all others are only collected there."""
FORMS = {
    "github-workflows": ".github/workflows/*.yml",
    "dependabot": ".github/dependabot.yml",
    "github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "citation-file-format": "CITATION.cff",
    "compose-spec": "deploy/*/compose.yaml",
}
"""A form that check-jsonschema holds -> the files that must have it."""
RENDER = """
import sys
from rattler_build import Stage0Recipe
(variant,) = Stage0Recipe.from_file(sys.argv[1]).render()
package = variant.recipe.to_dict()["package"]
assert sys.argv[2].startswith(f"{package['name']}-{package['version']}-"), package
"""
"""Raises an error where rattler-build does not accept a recipe, or where it is for another version than a wheel."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make release-check ARGS=...", description=__doc__)
    parser.add_argument("--all-tests", action="store_true", help="Run all tests from the sdist, not only some.")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # the folders are removed then, too
    with tempfile.TemporaryDirectory(prefix="jemaa-release-", ignore_cleanup_errors=True) as folder:
        sys.exit(check(Path(folder), () if options.all_tests else QUICK))


def check(folder: Path, tests: tuple[str, ...]) -> int:
    """Build and check everything; the exit code: 0 if nothing is wrong."""
    begun = time.monotonic()
    steps: list[tuple[str, Callable[[], object]]] = [
        ("the tools", prepare),
        ("copies of the sources", lambda: copy_twice(folder)),
        ("wheels and sdist", lambda: build_into_dist(folder)),
    ]
    if not all(done(name, run) for name, run in steps):
        return 1
    failed = [name for name, run in checks(folder, tests) if not done(name, run)]
    print(f"{time.monotonic() - begun:.0f} s" + (f". FAILED: {', '.join(failed)}" if failed else ", all checks passed"))
    return 1 if failed else 0


def copy_twice(folder: Path) -> None:
    """Both copies at one moment, so that edits to the working tree make no difference between the builds."""
    builds.copy(folder / ONE, 0o777)
    builds.copy(folder / OTHER, 0o700)


def build_into_dist(folder: Path) -> None:
    """Build both, and begin dist anew with them."""
    shutil.rmtree(DIST, ignore_errors=True)
    ABOUT.mkdir(parents=True)
    for file in builds.build(folder / ONE, folder / "built"):
        shutil.copyfile(file, DIST / file.name)


def checks(folder: Path, tests: tuple[str, ...]) -> list[tuple[str, Callable[[], object]]]:
    """Name and function of each check of what is in dist; a function raises `Failed` where something is wrong."""
    wheels, (offline,), (sdist,) = sorted(DIST.glob("jemaa-*.whl")), DIST.glob("jemaa_offline-*.whl"), DIST.glob("*.gz")
    files, ours = [*wheels, offline, sdist], for_this_machine(DIST) or wheels[0]
    return [
        ("a wheel for each platform and one for all others", lambda: check_platforms(wheels)),
        ("twine", lambda: own(program("twine"), "check", "--strict", *map(str, files))),
        ("check-wheel-contents", lambda: own(program("check-wheel-contents"), *map(str, [*wheels, offline]))),
        ("validate-pyproject", lambda: own(program("validate-pyproject"), "pyproject.toml")),
        ("sp-repo-review", lambda: own(program("repo-review"), ".")),
        ("zizmor", lambda: own(program("zizmor"), "--offline", "--no-progress", ".github")),
        ("the forms of the files for GitHub and of the citation", check_forms),
        ("hadolint", hadolint),
        ("the conda recipe", lambda: own(program("python"), "-c", RENDER, "conda/recipe.yaml", ours.name)),
        ("description", lambda: for_each(wheels, contents.check_description)),
        ("licences and bills of materials", lambda: for_each(wheels, contents.check_licences)),
        ("the server's bill of materials",
         lambda: contents.bill_of_server(ours, folder / "server", ABOUT / "jemaa-server.cdx.json")),
        ("jemaa[offline]", lambda: use_offline(folder / "offline", ours, offline)),
        ("this machine's wheel plays by its library", lambda: plays(folder / "alone", ours)),
        ("the same bytes twice", lambda: builds.compare(files, builds.build(folder / OTHER, folder / "again"))),
        ("tests from the sdist", lambda: test(builds.unpacked(sdist, folder / "unpacked"), tests)),
        ("sums", write_sums),
    ]


def for_each(wheels: Sequence[Path], check: Callable[[Path], object]) -> None:
    """Check each wheel."""
    for wheel in wheels:
        check(wheel)


def plays(folder: Path, wheel: Path) -> None:
    """Install and use the wheel with this machine's library; raises `Failed` where it has none."""
    if not for_this_machine(DIST):
        raise Failed("there is no library for this machine: check the wheels on one that has one")
    use(folder, wheel)


def use_offline(folder: Path, wheel: Path, offline: Path) -> None:
    """Install both wheels, and ask a server for what its page plays with on its own."""
    place = Environment(folder, offline.parent)
    place.install(wheel, "offline", Versions.LOCKED)
    for step in JOBS["offline"]:
        step.run(place)


def check_forms() -> None:
    """Raises `Failed` where a file that others' programs read does not have their form."""
    for form, pattern in FORMS.items():
        files = sorted(str(file) for file in ROOT.glob(pattern))
        own(program("check-jsonschema"), "--builtin-schema", f"vendor.{form}", *files)
    own(program("kubernetes-validate"), "--strict", "--quiet", *map(str, sorted(ROOT.glob("deploy/kubernetes/*.yaml"))))


def hadolint() -> None:
    """Check the Dockerfile, where the checker runs: it is one program for x86-64 Linux."""
    if not has("hadolint"):
        raise Failed("hadolint has no program for this machine: check the Dockerfile on x86-64 Linux")
    own(program("hadolint"), "Dockerfile")


def test(sources: Path, tests: tuple[str, ...]) -> None:
    """Collect all tests of an unpacked sdist, and run some (all, if none are named)."""
    settings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(sources / "src"), str(sources)])}
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    finished((*command, "--collect-only", "-n", "0"), settings, sources, 0)
    print(finished((*command, *tests), settings, sources, 0).strip().splitlines()[-1], flush=True)


def write_sums() -> None:
    """Write the SHA-256 of all that is in dist."""
    files = sorted(file for file in DIST.rglob("*") if file.is_file())
    lines = [f"{builds.digest(file)}  {file.relative_to(DIST).as_posix()}\n" for file in files]
    (ABOUT / "SHA256SUMS").write_text("".join(lines))


def done(name: str, run: Callable[[], object]) -> bool:
    """Whether a check passes; says so, with the time that it took."""
    begun = time.monotonic()
    try:
        run()
    except Failed as failure:
        print(f"FAILED: {name}\n{failure}", flush=True)
        return False
    print(f"{name} ({time.monotonic() - begun:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    main()
