"""Play on a Ray cluster of this machine: `python -I at_cluster.py 'ray start ...' 'jemaa arena ...'`.

Starts the cluster by the first command, runs the second one, and ends the cluster.
"""

import secrets
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

READY = "Ray runtime started"


def main(start: str, play: str) -> int:
    with cluster(shlex.split(start)):
        return subprocess.run(program(shlex.split(play)), check=False).returncode


@contextmanager
def cluster(words: list[str]) -> Iterator[None]:
    """A cluster that runs meanwhile: in the foreground and with little memory."""
    folder = tempfile.mkdtemp(prefix=f"ray{secrets.token_hex(2)}")  # Ray's sockets are in it: their names must be short
    process = subprocess.Popen(
        program([*words, "--block", "--num-cpus", "2", "--object-store-memory", "80000000", "--temp-dir", folder]),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = []
        for line in process.stdout or []:
            said.append(line)
            if READY in line:
                break
        else:
            raise SystemExit(f"the cluster did not start:\n{''.join(said)}")
        print(READY, flush=True)
        yield
    finally:
        process.terminate()
        process.communicate()
        shutil.rmtree(folder, ignore_errors=True)


def program(words: list[str]) -> list[str]:
    """The words of a command, its program being that of this environment."""
    return [str(Path(sys.prefix) / "bin" / words[0]), *words[1:]]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
