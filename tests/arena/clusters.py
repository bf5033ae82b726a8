"""A Ray cluster on this machine, and another machine for it, which is a process, too."""

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest

START = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--node-ip-address=127.0.0.1",
         "--disable-usage-stats", "--object-store-memory=80000000"]
JOIN = """
import types
from ray.scripts import scripts
scripts.ray_constants = types.SimpleNamespace(**{**vars(scripts.ray_constants), "ENABLE_RAY_CLUSTER": True})
scripts.main()
"""
"""`ray start` where it would refuse to join: on loopback addresses alone, which the environment's
RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER=0 keeps it to, Ray knows no second machine."""


class Cluster(NamedTuple):
    """One machine's cluster: loopback only, no dashboard, no statistics to anybody, little memory."""

    address: str
    environment: dict[str, str]
    process: subprocess.Popen[str]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
                   "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # its sockets' names must be short
    process = subprocess.Popen(
        [*START, "--head", f"--port={address.rpartition(':')[2]}", "--num-cpus=2", "--include-dashboard=false",
         f"--temp-dir={folder}"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert any("Ray runtime started" in line for line in process.stdout or [])
        yield Cluster(address, environment, process)
    finally:
        process.terminate()
        process.communicate(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def joined(cluster: Cluster) -> Iterator[None]:
    """A context manager: a second machine of one core belongs to the cluster."""
    process = subprocess.Popen([sys.executable, "-c", JOIN, *START[3:], f"--address={cluster.address}", "--num-cpus=1"],
                               env=cluster.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert any("Ray runtime started" in line for line in process.stdout or [])
        yield
    finally:
        process.terminate()
        process.communicate(timeout=60)


def machines(cluster: Cluster) -> int:
    """How many machines the cluster has, as it says itself."""
    program = ("import ray, sys; ray.init(address=sys.argv[1], log_to_driver=False, logging_level='ERROR'); "
               "print(sum(node['Alive'] for node in ray.nodes()))")
    return int(subprocess.run([sys.executable, "-c", program, cluster.address], env=cluster.environment, check=True,
                              capture_output=True, text=True).stdout)
