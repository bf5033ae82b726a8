"""A table with a fake transport and a fake clock: what is sent is a list, and time passes when a test says so."""

from typing import Any

import msgspec

from jemaa.table import wire
from jemaa.table.commands import Asker, chosen, due, lines_for
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Opening, Written, decode_line, encode_line
from jemaa.table.opening import House, first_lines, new_opening
from jemaa.table.table import Table
from jemaa.table.views import Viewer, table_update

HOUSE = House(("random", "greedy"), "random", ("greedy",))
NOON = 1_800_000_000_000
MINUTE = 60_000
ENTROPY = {"ann": "aa" * 16, "ben": "bb" * 16, "cem": "cc" * 16}


class Seating:
    """One table, its journal as the store would have it, and what each person was sent last."""

    def __init__(self, game: str = "marrakech", seats: tuple[str | None, ...] = (None, None), **more: Any) -> None:
        self.now = NOON
        self.opening = self._fixed(new_opening(wire.OpenTable(game, seats, **more), HOUSE, NOON))
        self.table = Table(self.opening)
        self.journal: list[Written] = []
        self.present: set[str | None] = {"ann", "ben", "cem"}
        self.write(first_lines(self.opening))

    @staticmethod
    def _fixed(opening: Opening) -> Opening:
        """The same dice in every run."""
        return msgspec.structs.replace(opening, number="0123456789abcdef", seed="5e" * 32, code="ABCD34")

    def write(self, lines: list[AnyLine], command: str | None = None) -> None:
        for written in self.table.numbered(lines, command, self.now):
            stored = msgspec.structs.replace(written, line=decode_line(encode_line(written.line)))
            self.journal.append(stored)
            self.table.take(stored)

    def settle(self) -> None:
        while lines := due(self.table, self.now):
            self.write(lines)

    def do(self, player: str | None, command: wire.AnyCommand, *, may_sit: bool = True) -> int:
        """The version that a command leads to; raises `Refusal`."""
        answered = self.table.answered(command.id)
        if answered is not None:
            return answered
        asker = Asker(player, may_sit, present=self.present, bots=HOUSE.bots, gentle=HOUSE.gentle)
        lines = lines_for(self.table, asker, command)
        self.write(lines, command.id)
        version = self.table.version
        self.settle()
        return version

    def code(self, player: str | None, command: wire.AnyCommand, *, may_sit: bool = True) -> str:
        """Why a command is refused; "" if it isn't."""
        before = (self.table.version, self.table.state)
        try:
            self.do(player, command, may_sit=may_sit)
        except Refusal as refusal:
            assert (self.table.version, self.table.state) == before
            return refusal.code
        return ""

    def sit(self, player: str, seat: str) -> None:
        self.do(player, wire.Sit(f"sit-{player}-{seat}", seat, player.title(), ENTROPY[player]))

    def seen(self, player: str | None, since: int | None = None, *, invited: bool = True) -> wire.TableUpdate:
        return table_update(self.table, Viewer(player, invited), since, self.now, self.present)

    def act(self, choice: str | None = None, command: str | None = None) -> wire.Act:
        """An action of the actor's seat; the first legal one unless named."""
        seat = self.table.actor or "A"
        text = choice or self.table.state.legal_actions[0].text
        return wire.Act(command or f"act-{self.table.version:06}", self.table.version, seat, text)

    def bots_play(self) -> None:
        while self.table.bot_to_choose:
            self.write(chosen(self.table, self.table.state.legal_actions[0], person=False))

    def play(self, choices: int = 10_000) -> None:
        """Everybody takes the first legal action, to the end or so many times."""
        while self.table.actor and choices:
            if self.table.bot_to_choose:
                self.write(chosen(self.table, self.table.state.legal_actions[0], person=False))
            else:
                owner = self.table.sitters[self.table.actor].player
                assert owner
                self.do(owner, self.act())
            choices -= 1


def two(game: str = "marrakech", **more: Any) -> Seating:
    """Ann in A, Ben in B, and the game has begun."""
    seating = Seating(game, **more)
    seating.sit("ann", "A")
    seating.sit("ben", "B")
    return seating


def owner_of_turn(seating: Seating) -> str:
    """The person whose seat chooses now."""
    assert seating.table.actor
    player = seating.table.sitters[seating.table.actor].player
    assert player
    return player


def other(player: str) -> str:
    """Ben for Ann, and Ann for Ben."""
    return "ben" if player == "ann" else "ann"


def undoable(seating: Seating) -> str:
    """Play on until somebody may take something back; who."""
    while seating.table.may_undo is None:
        seating.play(1)
    return owner_of_turn(seating)


def alone(**more: Any) -> Seating:
    """Ann, who begins, and two bots."""
    seating = Seating(seats=(None, "random", "greedy"), options={"first_player": "A"}, **more)
    seating.sit("ann", "A")
    return seating


def waits(seating: Seating) -> None:
    """Nothing goes on, however late it gets, and whoever reads the journal knows it."""
    version = seating.table.version
    seating.now += 10**10
    seating.settle()
    seating.bots_play()
    assert seating.table.version == version
    for table in (seating.table, Table(seating.opening, seating.journal)):
        assert (table.paused, table.bot_to_choose, table.chooser, table.clocks.running) == (True, None, None, None)
    for viewer in ("ann", None):
        seen = seating.seen(viewer)
        assert (seen.table.status, seen.legal, seen.may_undo) == ("paused", (), None)
