"""How a server is run; every part has a default that is safe on one's own machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from jemaa.core.errors import JemaaError

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True)
class Settings:
    """What `jemaa serve` takes."""

    database: str
    """URL, see `database.connect`."""
    hosts: tuple[str, ...] = LOOPBACK
    """Names by which the server may be called, without port."""
    any_address: bool = False
    """It may be called by any IP address, too. A page that means harm needs a name, to point it here later."""
    origins: tuple[str, ...] = ()
    """Other pages, as https://name, that may use it; its own always may."""
    secure: bool = False
    """People reach it by https: cookies are marked so."""
    workers: int = field(default_factory=lambda: min(2, os.cpu_count() or 1))
    """Processes for bots."""
    stand_in: str = "greedy"
    """The kind of bot that plays for the absent."""
    page: Path = Path(__file__).parents[1] / "web_dist"
    """Where the built page lies."""
    commands_a_second: int = 20
    """That one person, or one address, may send, in the mean of ten seconds."""
    tables_a_minute: int = 30
    """That one address may open."""
    private_addresses: bool = False
    """Webhooks may be addresses of private networks, and plain http."""
    contact: str | None = None
    """mailto: or https:, where push services can reach whoever runs the server."""
    review_seconds: float = 20.0
    """What the searches of one game's review take on an idle core: how deep they look follows from it."""


def database_url(given: str | None) -> str:
    """The database to use: as given, from `JEMAA_DATABASE`, or a file in the user's data folder."""
    url = given or os.environ.get("JEMAA_DATABASE")
    if url:
        return url
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "jemaa"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JemaaError(f"{base}: {error.strerror}; name a database with --database sqlite:///FILE") from None
    return f"sqlite:///{base}/tables.sqlite"
