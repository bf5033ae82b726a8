"""Set up .venv for this checkout, with the versions of requirements.lock; at once, where nothing has changed since.

`python tools/install.py play` installs what players need, the section `play` of the lock; without a word, all of it.

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
PLAY, ALL = "play", "all"


def main(wanted: str = ALL) -> None:
    if python_problem():
        sys.exit(python_problem())
    with LOCK.open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # who comes second waits, and finds it done
        found = DONE.read_text().splitlines() if DONE.exists() else []
        if found not in ([place(), contents(), ALL], [place(), contents(), wanted]):
            wanted = ALL if found[2:] == [ALL] else wanted  # nothing that was there is missing afterwards
            install(found[:1] != [place()], wanted)
            DONE.write_text(f"{place()}\n{contents()}\n{wanted}\n")


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


def install(anew: bool, wanted: str) -> None:
    print("Setting up .venv (once; about a minute) ..." if anew else "Bringing .venv up to date ...", flush=True)
    if DONE.exists():
        DONE.unlink()
    if anew:
        run(sys.executable, "-m", "venv", "--clear", str(VENV))
    pip("install", "--no-deps", *versions(wanted))
    pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def versions(wanted: str) -> list[str]:
    """The distributions to install, as words for pip: those of the lock's section `play`, or all of it."""
    if wanted == ALL:
        return ["-r", str(LOCK)]
    _, _, section = LOCK.read_text().partition(f"# {PLAY}: ")
    return [line for line in section.partition("\n# ")[0].splitlines()[1:] if line]


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
