"""Looks through games for puzzles, until there are enough. What was found is kept in a file, which it goes on with."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.game_type import GameType
from jemaa.core.record import Record
from jemaa.games import from_text
from jemaa.puzzles import file
from jemaa.puzzles.file import FORMAT, Head
from jemaa.puzzles.proof import BOUND, DEPTH, Depth, proof
from jemaa.puzzles.puzzle import Puzzle
from jemaa.puzzles.rating import rates
from jemaa.puzzles.sources import Candidate, likeness, recorded, self_played

APART = 6
"""At least so many entries lie between two puzzles of one game: later ones often ask the same again."""
A_GAME = 4
"""No more puzzles come from one game."""
Advance = Callable[[], object]


class Miner:
    """Looks for puzzles, and keeps them in one file with those that it had."""

    def __init__(self, path: Path, game_type: GameType, seed: int, depth: Depth = DEPTH) -> None:
        """Go on with the file at `path`, if there is one.

        Raises `JemaaError` where it is no file of puzzles, or one of another game, seed or depth; `OSError`; and
        `MissingExtra` as `likeness` does.
        """
        self._path, self._type, self._depth = path, game_type, depth
        self.puzzles: list[Puzzle] = []
        self.head = Head(format=FORMAT, game=game_type.name, command="", seed=seed, games=0, bound=BOUND,
                         screen=depth.screen, confirm=depth.confirm)
        if path.exists():
            self._go_on(file.read(path))
        self._known = {likeness(from_text(puzzle.position)) for puzzle in self.puzzles}

    def _go_on(self, before: file.PuzzleFile) -> None:
        same = msgspec.structs.replace(before.head, command=self.head.command, games=self.head.games)
        if same != self.head:
            raise JemaaError(f"{self._path} was made of another game or in another way: {before.head.command}; "
                             "name another file")
        self.head, self.puzzles = before.head, list(before.puzzles)

    def prove_again(self, advance: Advance) -> None:
        """Prove the puzzles that there are once more, by the bots as they are now, and rate them anew.

        Those whose best choice is no longer clearly that one are dropped. The file is written at the end; `advance` is
        called for each puzzle.
        """
        kept = []
        for puzzle in self.puzzles:
            if again := self._proven_again(puzzle):
                kept.append(again)
            advance()
        self.puzzles = kept
        self.save()

    def _proven_again(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle with its new proof and rates; None if its choice is not proven to be the best one."""
        state = from_text(puzzle.position)
        proven = proof(state, self._depth)
        if proven is None or proven.best != puzzle.best:
            return None
        return msgspec.structs.replace(puzzle, proof=proven, rates=rates(state, puzzle.best))

    def play(self, count: int, games: int, advance: Advance) -> None:
        """Play and look through games until there are `count` puzzles, or the file has `games` games behind it.

        The file is written after each game. `advance` is called for each new puzzle.
        """
        while len(self.puzzles) < count and self.head.games < games:
            number = self.head.games
            positions = self_played(self._type, self.head.seed, number)
            self._take(self._puzzles(positions, f"self-play {number}"), advance)
            self.head = msgspec.structs.replace(self.head, games=number + 1, command=self._command(count, number + 1))
            self.save()

    def look_through(self, records: Iterable[tuple[str, Record]], count: int, advance: Advance) -> None:
        """Look through records, each given with its name, until there are `count` puzzles; likewise."""
        for name, record in records:
            if len(self.puzzles) >= count:
                return
            if record.game.type is not self._type:
                raise JemaaError(f"{name} is a record of {record.game.name}, not of {self._type.name}")
            self._take(self._puzzles(recorded(record), name), advance)
            self.save()

    def save(self) -> None:
        """Write the file."""
        file.write(self._path, self.head, self.puzzles)

    def _command(self, count: int, games: int) -> str:
        return f"jemaa puzzles {self._type.name} --seed {self.head.seed} --count {count} --games {games}"

    def _take(self, puzzles: Iterable[Puzzle], advance: Advance) -> None:
        for puzzle in puzzles:
            self.puzzles.append(puzzle)
            advance()

    def _puzzles(self, positions: Iterable[Candidate], name: str) -> Iterator[Puzzle]:
        """The puzzles among the positions of one game that are not known yet."""
        last, here = -APART, 0
        for state, entries in positions:
            if here == A_GAME or entries - last < APART:
                continue
            puzzle = self._puzzle(state, f"{name}/{entries}")
            if puzzle:
                last, here = entries, here + 1
                yield puzzle

    def _puzzle(self, state: State, source: str) -> Puzzle | None:
        proven = proof(state, self._depth)
        like = likeness(state) if proven else b""
        if proven is None or like in self._known:
            return None
        self._known.add(like)
        return Puzzle(position=state.text, best=proven.best, proof=proven, rates=rates(state, proven.best),
                      source=source)
