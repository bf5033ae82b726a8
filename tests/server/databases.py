"""Real databases for tests: a file for SQLite, and a PostgreSQL server of its own, started for the session."""

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAMS = Path("/usr/lib/postgresql")


def program(name: str) -> str | None:
    """Where one of PostgreSQL's programs is: Debian keeps them off the path."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root; Debian's package has a user for it."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@contextmanager
def postgresql() -> Iterator[str]:
    """The beginning of the URL of a new server, whose files are on their own; names of databases follow it."""
    initdb, control = program("initdb"), program("pg_ctl")
    if initdb is None or control is None:
        assert not os.environ.get("CI"), "PostgreSQL is missing; .ci/run installs it"
        pytest.skip("no PostgreSQL here: apt install postgresql")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        data.mkdir()
        if os.geteuid() == 0:
            Path(folder).chmod(0o755)
            shutil.chown(data, "postgres")
        run(initdb, "-D", str(data), "-A", "trust", "-U", "jemaa", "--no-sync")
        run(control, "-D", str(data), "-w", "-l", str(data / "log"), "-o", f"-k {data} -c listen_addresses=''", "start")
        try:
            yield f"?host={data}&user=jemaa"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "stop")


def run(*words: str) -> None:
    done = subprocess.run([*as_postgres(), *words], check=False, capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr


def new_database(server: str) -> str:
    """The URL of a new, empty database on a server."""
    name = f"test_{uuid.uuid4().hex}"
    psql = program("psql")
    assert psql
    host = server.removeprefix("?host=").partition("&")[0]
    run(psql, "-h", host, "-U", "jemaa", "-d", "postgres", "-c", f"CREATE DATABASE {name}")
    return f"postgresql:///{name}{server}"
