"""Games with their dice for the page's own tests: right ones, and files that somebody has changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.game import Game
from jemaa.core.record import Entry, Footer, Header, Line, Record, seats_of, signed
from jemaa.games import GAMES, game_type
from jemaa.table.fairness import RUNS, rolls, run_chance
from jemaa.table.proof import read_export, verify
from jemaa.table.views import export
from jemaa.table.wire import Export, Resign
from tests.played import NAMES, choose
from tests.table.house import Seating, two
from tests.tables import tables, title


def write(folder: Path) -> None:
    """All that `web/test/proof.test.ts` reads."""
    found = {"draws": [drawn(game) for name in GAMES for game in tables(name)],
             "proofs": [proof(*each) for name in GAMES for each in changed(name)],
             "rolls": [rolled(name) for name in GAMES]}
    for name, content in found.items():
        (folder / f"{name}.json").write_text(json.dumps(content))


def drawn(game: Game) -> dict[str, Any]:
    """A random game, with what each of its draws was taken from."""
    stream, state = Stream(7), game.start()
    entries, possible = [], []
    while not state.is_over:
        choice = choose(state, stream)
        if state.actor == CHANCE:
            possible.append([[outcome.text, weight] for outcome, weight in state.chance_outcomes])
        entries.append({"by": "chance" if state.actor == CHANCE else "ABCDE"[state.actor], "choice": choice.text})
        state = state.apply(choice)
    header = Record(game, seats_of(NAMES[:game.players], ["human"] * game.players)).header
    return {"name": title(game), "header": msgspec.to_builtins(header), "entries": entries, "possible": possible}


def rolled(name: str) -> dict[str, Any]:
    """A game's file, and its dice as Python counts them."""
    right = finished(name)
    dice = [{"die": each.die, "shown": len(each.shown), "counts": each.counts, "longest": each.longest_run,
             "chances": [run_chance(tuple(sorted(each.weights.values())), len(each.shown), run) for run in RUNS]}
            for each in rolls(verify(right, game_type).record)]
    return {"name": name, "text": text(right), "dice": dice}


# --- files that are right, and files that are not -----------------------------------------------------------------

def finished(name: str) -> Export:
    """Two people have played to the end."""
    seating = two(name)
    seating.play()
    return export(seating.table)


def given_up(name: str) -> Export:
    """One of them resigned."""
    seating = two(name)
    seating.play(7)
    seating.do("ann", Resign("resign-1", "A"))
    return export(seating.table)


def with_a_bot(name: str) -> Export:
    """A person and a bot."""
    seating = Seating(name, (None, "random"))
    seating.sit("ann", "A")
    seating.play()
    return export(seating.table)


def text(exported: Export) -> str:
    return msgspec.json.encode(exported).decode()


def proof(name: str, told: str, code: str | None, where: int | None = None) -> dict[str, Any]:
    """A file, whether Python finds it right, and what the page has to find, and in which entry or line."""
    try:
        verify(read_export(told.encode()), game_type)
    except JemaaError:
        right = False
    else:
        right = True
    return {"name": name, "text": told, "right": right, "code": code, "where": where}


Changed = list[tuple[str, str, str | None, int | None]]


def changed(name: str) -> Changed:
    """(name, file, fault, where) of right files and of every way to change one."""
    right = finished(name)
    good: Changed = [(f"{name}: {what}", text(each), None, None) for what, each in (
        ("to the end", right), ("given up", given_up(name)), ("with a bot", with_a_bot(name)))]
    return good + [(f"{name}: {what}", told, code, where) for what, told, code, where in (
        *fields_changed(right), *lines_changed(right), *chances_changed(right))]


def fields_changed(right: Export) -> Changed:
    """Beside the record."""
    def other(**fields: Any) -> str:
        return text(msgspec.structs.replace(right, **fields))
    ann, ben = right.entropies["A"], right.entropies["B"]
    return [
        ("no file of a game", "[1]", "file", None), ("no JSON", "roll 3", "file", None),
        ("a field too many", text(right)[:-1] + ',"more":1}', "file", None),
        ("not over", other(seed=None), "not-over", None),
        ("a short seed", other(seed="5e"), "seed", None), ("no seed", other(seed="x" * 64), "seed", None),
        ("another seed", other(seed="5f" * 32), "commitment", None),
        ("another commitment", other(commitment="0" * 64), "commitment", None),
        ("another table", other(table="f" * 16), "draw", None),
        ("another entropy", other(entropies={"A": ann, "B": "ba" * 16}), "draw", None),
        ("exchanged entropies", other(entropies={"A": ben, "B": ann}), "draw", None),
        ("a missing entropy", other(entropies={"A": ann}), "people", None),
        ("an entropy too many", other(entropies={**right.entropies, "C": ann}), "people", None),
    ]


def lines_changed(right: Export) -> Changed:
    """The record, by somebody who doesn't sign it anew."""
    lines = right.record.splitlines(keepends=True)

    def other(*changed: str) -> str:
        return text(msgspec.structs.replace(right, record="".join(changed)))
    return [
        ("a line left out", other(*lines[:4], *lines[5:]), "digest", 5),
        ("two lines exchanged", other(*lines[:4], lines[5], lines[4], *lines[6:]), "digest", 5),
        ("another choice", other(*lines[:4], lines[4].replace('"choice":"', '"choice":"x'), *lines[5:]), "digest", 5),
        ("another result", other(*lines[:-1], lines[-1].replace('"scores":[', '"scores":[1')), "digest", len(lines)),
        ("a cut line", other(*lines[:-1], lines[-1][:-1]), "cut", len(lines)),
        ("an empty record", other(), "line", 1),
    ]


def chances_changed(right: Export) -> Changed:
    """The record, by somebody who signs it anew."""
    lines = parsed(right)
    draws = [at for at, line in enumerate(lines) if isinstance(line, Entry) and line.by == "chance"]
    found: Changed = []
    for at in (draws[0], draws[-1]):
        found.append(("another roll or card", resigned(right, at, another(right)), "draw", at))
        found.append(("a roll or card by a seat", resigned(right, at, by_a_seat), "line", at + 1))
    found.append(("a roll of nothing", resigned(right, draws[-1], of_nothing), "undue", draws[-1]))
    found.append(("a wrong count", resigned(right, len(lines) - 1, miscounted), "line", len(lines)))
    return found


def parsed(exported: Export) -> list[Line]:
    """The record's lines without their digests."""
    decode = msgspec.json.Decoder(Line).decode
    found = []
    for line in exported.record.splitlines():
        fields = {name: value for name, value in json.loads(line).items() if name != "digest"}
        found.append(decode(json.dumps(fields)))
    return found


def resigned(right: Export, at: int, change: Callable[[Any], Line]) -> str:
    """The file with one line of its record changed, and all signed anew."""
    digest, lines = "", []
    for place, line in enumerate(parsed(right)):
        digest, told = signed(change(line) if place == at else line, "" if isinstance(line, Header) else digest)
        lines.append(told)
    return text(msgspec.structs.replace(right, record=b"".join(lines).decode()))


def another(right: Export) -> Callable[[Any], Line]:
    """An outcome of the same kind that wasn't drawn."""
    outcomes = [outcome.text for outcome in game_type(json.loads(right.record.splitlines()[0])["game"]).outcomes]

    def change(line: Any) -> Line:
        kind = line.choice.split()[0]
        return Entry("chance", next(each for each in outcomes if each.startswith(kind) and each != line.choice))
    return change


def by_a_seat(line: Any) -> Line:
    return Entry("A", line.choice)


def of_nothing(_line: Any) -> Line:
    return Entry("chance", "rug 9")


def miscounted(line: Any) -> Line:
    assert isinstance(line, Footer)
    return msgspec.structs.replace(line, entries=line.entries + 1)
