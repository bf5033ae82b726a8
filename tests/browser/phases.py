"""Tables in every phase of a game, played by fixed dice and sent to a page over its own line, without bots."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from jemaa.table import wire
from jemaa.table.commands import chosen
from tests.browser.conftest import Visit
from tests.browser.test_aria import tell
from tests.table.house import Seating

Phase = tuple[str, ...]


class AnnsTable:
    """Ann's page at a table whose other seats are played by bots that choose at random."""

    def __init__(self, visit: Visit, game: str, players: int, *, clock: wire.Clock | None = None,
                 **settings: Any) -> None:
        self.seating = Seating(game, (None, *["random"] * (players - 1)), clock=clock or wire.Clock())
        self.seating.sit("ann", "A")
        self.random = Random(players)
        self.lines: list[WebSocketRoute] = []
        self.page = self._page(visit, **settings)

    def _page(self, visit: Visit, **settings: Any) -> Page:
        def line(socket: WebSocketRoute) -> None:
            self.lines.append(socket)
            tell(socket, self.seating, None)

        page = visit("/watch", **settings)
        page.route_web_socket(re.compile("/socket"), line)
        page.route(re.compile("/api/.*/log"), lambda route: route.fulfill(json={"happened": []}))
        page.route(re.compile("/api/.*/review$"), lambda route: route.fulfill(json={"status": "none"}))
        page.goto(re.sub("/watch$", "/t/anns-table", page.url))
        page.locator("[role=grid]").wait_for()
        return page

    def phase(self) -> Phase:
        """What is asked of Ann: the phase and the kinds of her answers; only the phase where another seat chooses."""
        table = self.seating.table
        if not table.actor:
            return ("over",)
        update = self.seating.seen("ann")
        if table.actor != "A":
            return (update.view.phase,)
        answers = {re.split(r"[ -]", choice)[0] for group in update.legal for choice in group.choices}
        kinds = {"lay"} if update.view.phase == "lay" else answers
        return (update.view.phase, "mine", *sorted(kinds))

    def phases(self) -> Iterator[Phase]:
        """Play the game to its end, and stop wherever something is asked that has not been asked before."""
        known: set[Phase] = set()
        while True:
            if (phase := self.phase()) not in known:
                known.add(phase)
                self.show()
                yield phase
            if phase == ("over",):
                return
            self.step()

    def step(self) -> None:
        """Whoever chooses takes any legal action."""
        choice = self.random.choice(self.seating.table.state.legal_actions)
        if self.seating.table.bot_to_choose:
            self.seating.write(chosen(self.seating.table, choice, person=False))
        else:
            self.seating.do("ann", self.seating.act(choice.text))

    def show(self) -> None:
        """Let the page see how the table stands."""
        tell(self.lines[-1], self.seating, None)
        version = self.seating.table.version
        if not self.seating.table.actor:
            self.page.locator(".ending").wait_for()
        self.page.locator(f"main[data-version='{version}']").wait_for()
