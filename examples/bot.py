"""A bot for any jemaa server, by nothing but Python's standard library: plays the first legal choice.

python examples/bot.py http://127.0.0.1:8321 INVITATION TOKEN SEAT
"""

import json
import secrets
import sys
import urllib.error
import urllib.request
from typing import Any


def main(server: str, key: str, token: str, seat: str) -> None:
    """Sit down, then answer each moment that has legal choices."""
    table = f"{server}/api/tables/{key}"
    command(table, token, {"command": "sit", "seat": seat, "name": "First", "entropy": secrets.token_hex(16)})
    with urllib.request.urlopen(request(f"{table}/stream", token)) as stream:
        for line in stream:
            update = json.loads(line) if line.strip() else {}
            if update.get("result"):
                print("The ranking is", update["result"]["ranking"])
                return
            if update.get("legal"):
                choice = update["legal"][0]["choices"][0]
                command(table, token, {"command": "act", "seat": update["actor"], "choice": choice,
                                       "version": update["version"]})


def command(table: str, token: str, wanted: dict[str, Any]) -> None:
    """Send a command; its id makes it safe to send again."""
    body = json.dumps({"id": secrets.token_hex(8), **wanted}).encode()
    try:
        urllib.request.urlopen(request(f"{table}/commands", token, body)).close()
    except urllib.error.HTTPError as error:
        if error.code != 409:  # stale: a newer moment is on its way
            raise SystemExit(error.read().decode()) from None


def request(address: str, token: str, body: bytes | None = None) -> urllib.request.Request:
    """A request in the name of whoever made the token."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.Request(address, body, headers)


if __name__ == "__main__":
    main(*sys.argv[1:5])
