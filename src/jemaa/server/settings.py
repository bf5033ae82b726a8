"""The settings of a server; every one has a default that is safe on one's own machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from jemaa.core.errors import JemaaError

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """The settings that `jemaa serve` takes."""

    database: str
    """URL, see `database.connect`."""
    hosts: tuple[str, ...] = LOOPBACK
    """Names by which the server may be called, without port; "*" allows every name."""
    any_address: bool = False
    """Whether it may be called by any IP address, too. A page that means harm needs a name, to point it here later."""
    origins: tuple[str, ...] = ()
    """The origins of other pages that may use it, as https://name or https://name:port; its own page always may."""
    secure: bool = False
    """Whether people reach the server by https; cookies are then marked as secure, and links begin with https."""
    internal: str = "127.0.0.1"
    """The address at which other processes on the same PostgreSQL reach this one, as HOST or HOST:PORT."""
    workers: int = field(default_factory=lambda: min(2, os.cpu_count() or 1))
    """The number of processes for bots."""
    stand_in: str = "greedy"
    """The kind of bot that plays for the absent."""
    page: Path = Path(__file__).parents[1] / "web_dist"
    """The folder of the built page."""
    commands_a_second: int = 20
    """The largest number of commands and other requests a second, in the mean of ten seconds, from one person, or from
    one address for those without a cookie; an address with many people may send `limits.COMMANDING` times as many.
    Each process counts for itself."""
    tables_a_minute: int = 30
    """The largest number of tables that one person may open in a minute, and an address `limits.PEOPLE` times as many;
    tokens, subscriptions and requests for a review count as tables."""
    sockets_an_address: int = 300
    """The largest number of sockets that one address may have open at the same time."""
    private_addresses: bool = False
    """Whether webhooks may be addresses of private networks, and plain http."""
    contact: str | None = None
    """A mailto: or https: address at which push services can reach the operator of the server."""
    review_seconds: float = 20.0
    """The time for the searches of one review on an idle core, in seconds, which sets their depth."""
    offline: bool = True
    """Whether the page offers to play without a server, where the files for that are there."""
    bots_in: Literal["server", "browser"] = "server"
    """Where a game against bots alone runs; in the browser only where `offline` is offered."""

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.database.startswith("postgresql://")


def database_url(given: str | None) -> str:
    """The URL of the database: as given, or from `JEMAA_DATABASE`, or a file in the user's data folder.

    In the last case the folder is created where it is missing; raises `JemaaError` where that fails. The URL is not
    checked.
    """
    url = given or os.environ.get("JEMAA_DATABASE")
    if url:
        return url
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "jemaa"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JemaaError(f"{base}: {error.strerror}; name a database with --database sqlite:///FILE") from None
    return f"sqlite:///{base}/tables.sqlite"
