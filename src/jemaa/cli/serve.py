"""`jemaa serve`: serves tables to browsers, for this machine or for everybody who has a link."""

import asyncio
import contextlib
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

import click

from jemaa.core.errors import JemaaError

if TYPE_CHECKING:
    from jemaa.server.settings import Settings

PORT = 8321
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # asked for by whoever runs it
ELSEWHERE = "192.0.2.1"
"""An address that nobody has (RFC 5737). A UDP socket that is connected to it sends nothing, and knows its own."""
QUEUE = 4096
"""Connections that the system holds for us until we take them: one that it can't hold is tried again after a second."""


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS",
              help="Where to listen; 0.0.0.0 for all of the network.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True,
              help="0 takes any that is free.")
@click.option("--database", metavar="URL",
              help="sqlite:///FILE or postgresql://USER@HOST/NAME; else JEMAA_DATABASE, else a file of yours.")
@click.option("--name", "names", multiple=True, metavar="NAME",
              help="A name by which people reach the server, such as play.example.org; may be given several times.")
@click.option("--https", is_flag=True, help="People reach it by https, through a proxy: cookies are marked so.")
@click.option("--internal", metavar="HOST[:PORT]",
              help="Where other servers on the same PostgreSQL reach this one, in a private network; else --host.")
@click.option("--workers", type=click.IntRange(1, 64), metavar="N", help="How many processes the bots have.")
@click.option("--rate", type=click.IntRange(1), default=20, show_default=True, metavar="N",
              help="Commands a second that one person may send, in the mean.")
@click.option("--tables", type=click.IntRange(1), default=30, show_default=True, metavar="N",
              help="Tables a minute that one person may open; an address may open four times as many.")
@click.option("--sockets", type=click.IntRange(1), default=300, show_default=True, metavar="N",
              help="Sockets that one address may have open: one for each page that shows a table.")
@click.option("--private-addresses", is_flag=True,
              help="Webhooks may be in private networks, and without https: for a server at home.")
@click.option("--contact", metavar="URL", help="mailto: or https:, told to push services; see docs/guide/turns.md.")
@click.option("--review", type=click.FloatRange(0, 3600), default=20, show_default=True, metavar="SECONDS",
              help="How long the review of a finished game may take, if this machine has nothing else to do.")
@click.option("--offline/--no-offline", default=True, show_default=True,
              help="Offer to play without a server, where jemaa[offline] is installed: 7 MB for each browser, once.")
@click.option("--bots-in", type=click.Choice(["server", "browser"]), default="server", show_default=True,
              help="Where games against bots alone run; in the browser with jemaa[offline] only.")
@click.option("--open/--no-open", "opens", default=None, help="Open the page; by default where there is a display.")
def command(host: str, port: int, database: str | None, names: tuple[str, ...], https: bool, internal: str | None,
            workers: int | None, rate: int, tables: int, sockets: int, private_addresses: bool, contact: str | None,
            review: float, offline: bool, bots_in: Literal["server", "browser"], opens: bool | None) -> None:
    """Serve tables to browsers, and open the page.

    \b
    Examples:
      jemaa serve
      jemaa serve --host 0.0.0.0 --name play.example.org --https
      jemaa serve --database postgresql://jemaa@localhost/jemaa
    """
    from jemaa import bots
    from jemaa.server.settings import LOOPBACK, Settings, database_url
    from jemaa.server.store.database_file import only_server
    settings = Settings(database_url(database), (*LOOPBACK, *names, *own_names(host)),
                        any_address=host in EVERYWHERE, secure=https,
                        origins=tuple(f"https://{name}" for name in names) if https else (),
                        commands_a_second=rate, tables_a_minute=tables, sockets_an_address=sockets,
                        review_seconds=review, internal=internal or internal_address(host),
                        private_addresses=private_addresses, contact=contact, offline=offline, bots_in=bots_in)
    if bots_in == "browser":
        check_files(offline)
    with listening(host, port) as bound, only_server(settings.database):
        prepare(settings.database)
        port = bound.getsockname()[1]
        address = f"http://{local_address(host)}:{port}/"
        click.echo(f"Jemaa is at {address}  (Ctrl-C ends it; the games are kept)")
        if bots.WHY_LEFT_OUT:
            click.echo(bots.WHY_LEFT_OUT)
        if host in EVERYWHERE:
            click.echo(f"Others in your network find it at http://{in_network()}:{port}/")
        if has_display() if opens is None else opens:
            threading.Timer(1.0, webbrowser.open, [address]).start()
        run(replace(settings, workers=workers) if workers else settings, bound)


def check_files(offline: bool) -> None:
    """Raise `JemaaError` unless browsers can have from this server what they need to play without it."""
    from jemaa.server.http.offline_files import offered
    if not offline:
        raise JemaaError("--bots-in browser needs what --no-offline leaves out: give one of them only")
    if offered() is None:
        raise JemaaError("--bots-in browser needs files that are not installed: pip install 'jemaa[offline]', or make "
                         "offline in a checkout")


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there, which the caller closes; raises `JemaaError` where that is impossible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, *own_port())
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise JemaaError(f"cannot listen at {host}:{port} ({error.strerror}); "
                         f"another server may be running there; --port 0 takes any free port") from None
    bound.listen(QUEUE)  # who comes before all is ready waits a moment
    return bound


def own_port() -> tuple[int, int]:
    """The option of a socket, and its value, by which it can have a port just given up, but none that is in use.

    On Windows `SO_REUSEADDR` would take the port of a server that is running.
    """
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    return (socket.SO_REUSEADDR, 1) if exclusive is None else (exclusive, 1)


def own_names(host: str) -> tuple[str, ...]:
    """One name under which browsers reach this server: the machine's if `host` is all of the network, else `host`.

    An IPv6 address is in brackets.
    """
    return (socket.gethostname() if host in EVERYWHERE else local_address(host),)


def internal_address(host: str) -> str:
    """The address at which other servers on the same database reach this one, unless another is given."""
    return in_network() if host in EVERYWHERE else host


def local_address(host: str) -> str:
    """The name or address, as it stands in a URL, under which a browser on this machine opens the page."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def in_network() -> str:
    """The address of this machine in its network; if it has none, its name."""
    with contextlib.suppress(OSError), socket.socket(type=socket.SOCK_DGRAM) as way:
        way.connect((ELSEWHERE, PORT))
        return str(way.getsockname()[0])
    return socket.gethostname()


def prepare(database: str) -> None:
    """Bring the database to the newest form; raises `JemaaError` where it can't be used."""
    from jemaa.server.store.store import Store

    async def run() -> None:
        store = await Store.open(database)
        await store.close()
    asyncio.run(run())


def has_display() -> bool:
    """Whether a browser could open here."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def run(settings: "Settings", bound: socket.socket) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    import uvicorn

    from jemaa.server.app import create
    from jemaa.server.http.protocols import limited_protocols
    from jemaa.server.http.sockets import LONGEST
    from jemaa.server.logs import set_up
    set_up()
    allow_sockets()
    config = uvicorn.Config(
        create(settings), ws_max_size=LONGEST, ws_per_message_deflate=False, access_log=False, log_config=None,
        server_header=False, timeout_graceful_shutdown=3, backlog=QUEUE,
    )
    config.http, config.ws = limited_protocols(settings, config.forwarded_allow_ips)
    uvicorn.Server(config).run([bound])


def allow_sockets() -> None:
    """Raise the limit of open files as far as the system allows, since each socket is one."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # Windows has no such limit
        import resource
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
