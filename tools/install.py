"""Set up .venv for this checkout, with the versions of requirements.lock; at once, where nothing has changed since.

`python tools/install.py SECTION` installs a section of the lock and all before it: `play` is what players need, `test`
what contributors need, which is the default, and `wheels` what builds wheels for all platforms.

Written for any Python 3, so that an old one is told what it lacks.
"""

import fcntl
import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCK = ROOT / "requirements.lock"
DONE = VENV / "installed"
"""What is installed, written last: without it .venv is half made, and is made anew."""
SECTIONS = ("play", "test", "wheels")
"""The sections of the lock; each needs those before it."""


def main(wanted: str = "test") -> None:
    if python_problem():
        sys.exit(python_problem())
    if wanted not in SECTIONS:
        sys.exit(f"requirements.lock has no section {wanted}; it has {', '.join(SECTIONS)}")
    with LOCK.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # who comes second waits, and finds it done
        found = DONE.read_text().splitlines() if DONE.exists() else []
        last = max([wanted, *found[2:3]], key=rank)  # nothing that was there is missing afterwards
        if found != [place(), contents(), last]:
            install(found[:1] != [place()], last)
            DONE.write_text(f"{place()}\n{contents()}\n{last}\n")


def rank(section: str) -> int:
    """The place of a section among `SECTIONS`; -1 for one that an older version knew."""
    return SECTIONS.index(section) if section in SECTIONS else -1


def python_problem() -> str:
    """What is wrong with the Python that runs this, and what to do about it; empty if nothing."""
    if sys.version_info < (3, 11):
        found = f"jemaa needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}"
        return f"{found}. Install one and name it, as in: make PYTHON=python3.12 play"
    try:
        import ensurepip  # noqa: F401, PLC0415  # Debian keeps it, with the rest of venv, in a package of its own
    except ImportError:
        return "This Python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv"
    return ""


def place() -> str:
    """Where .venv was made and for which Python: it can't be taken elsewhere."""
    return f"{ROOT} {sys.version_info[0]}.{sys.version_info[1]}"


def contents() -> str:
    """What decides on the packages in .venv."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()).hexdigest()


def install(anew: bool, last: str) -> None:
    print("Setting up .venv (once; about a minute) ..." if anew else "Bringing .venv up to date ...", flush=True)
    if DONE.exists():
        DONE.unlink()
    if anew:
        run(sys.executable, "-m", "venv", "--clear", str(VENV))
    pip("install", "--no-deps", *versions(last))
    pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def versions(last: str) -> list[str]:
    """The distributions of a section of the lock and of all before it, as words for pip."""
    found, section = [], ""
    for line in LOCK.read_text().splitlines():
        if line.startswith("#"):
            section = line[2:].partition(":")[0]
        elif line and rank(section) <= rank(last):
            found.append(line)
    return found


def pip(*words: str) -> None:
    run(str(VENV / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", *words)


def run(*words: str) -> None:
    if subprocess.run(words, cwd=ROOT, check=False).returncode:
        sys.exit("The set-up stopped: the reason stands above. Mend it, then run the same command again.")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("The set-up was interrupted. Run the same command again to finish it.")
