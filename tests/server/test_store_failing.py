"""A real server whose SQLite file fails: what people and operators are told, and that it goes on by itself."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from jemaa.table import wire
from tests.server.running import ENTROPY, Browser, serving


def test_a_file_that_is_gone_is_told_until_it_is_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        browser, path = Browser(server), tmp_path / "tables.sqlite"
        assert browser.ask("GET", "/readyz")[0] == 200
        path.rename(tmp_path / "away.sqlite")
        status, answer, _ = browser.ask("POST", "/api/tables", {"game": "marrakech", "seats": [None, "random"]})
        assert (status, answer["code"]) == (503, "store-gone")
        while browser.ask("GET", "/readyz")[:2] != (503, "store-gone"):
            pass  # the last answer is kept for a second
        assert browser.ask("GET", "/healthz")[0] == 200
        assert not path.exists()
        (tmp_path / "away.sqlite").rename(path)
        while browser.ask("GET", "/readyz")[0] != 200:
            pass
        browser.open("marrakech", [None, "random"])


def test_a_command_is_refused_with_the_reason_while_another_program_holds_the_database(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        invite = browser.open("marrakech", [None, None])["invite"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            status, answer = browser.command(invite, wire.Sit("command-1", "A", "Ada", ENTROPY))
            assert (status, answer["code"], answer["id"]) == (503, "store-locked", "command-1")
            assert browser.ask("GET", "/readyz")[:2] == (503, "store-locked")
        status, answer = browser.command(invite, wire.Sit("command-1", "A", "Ada", ENTROPY))
        assert (status, answer["message"]) == (200, "done")


def test_a_second_server_says_that_the_file_is_used(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        words = [sys.executable, "-m", "jemaa", "serve", "--no-open", "--port", "0", "--database", server.database]
        second = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 2
        assert "another server uses the database" in second.stderr
        assert Browser(server).ask("GET", "/readyz")[0] == 200
