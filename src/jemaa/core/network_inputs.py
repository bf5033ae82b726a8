"""The sparse inputs of the network that corrects an evaluation: declared blocks, and a buffer to emit inputs into."""

from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from jemaa.core.compile import rule
from jemaa.core.row import Floats, Ints, ints, singles


class SparseInput(NamedTuple):
    """The inputs of one seat that were emitted, in this order; all others are 0.

    An index may occur more than once: the input is then the sum of its values.
    """

    size: Ints
    """(1,) the number of inputs that were emitted."""
    indices: Ints
    """(most,) the index of each input, of which the first `size` count."""
    values: Floats
    """(most,) the value of each input in single precision, of which the first `size` count."""


def sparse_input(most: int) -> SparseInput:
    """An empty buffer for at most `most` inputs."""
    return SparseInput(ints(1), ints(most), singles(most))


@rule
def emit(sparse: SparseInput, index: int, value: float) -> None:
    """Append an input, its index and its value, to the buffer, unless the value is 0.

    The buffer must have room for it in any case, which is not checked.
    """
    sparse.size[0] = emit_at(sparse, sparse.size[0], index, value)


@rule
def emit_at(sparse: SparseInput, at: int, index: int, value: float) -> int:
    """What `emit` does, for loops: `at` is the number of inputs before; returns their number afterwards.

    `sparse.size` is neither read nor written: the caller stores there what the last call returned.
    """
    sparse.indices[at] = index
    sparse.values[at] = value
    return at + (value != 0)  # without a branch, which would be mispredicted


@rule
def points_beside_others(features: Floats, size: int, players: int, seat: int) -> tuple[float, float, float]:
    """A seat's points, the mean of the others' points and the highest of them.

    `features` holds `size` features for each seat, of which the first are the points. At least two must play.
    """
    total, best = 0.0, -1.0
    for other in range(players):
        points = features[other * size]
        total += points
        if other != seat:
            best = max(best, points)
    mine = features[seat * size]
    return mine, (total - mine) / (players - 1), best


@dataclass(frozen=True)
class Block:
    """One named block of inputs.

    shape:   the block's axes, in the order of the meaning.
    scale:   what a quantity is divided by to become an input; 1 where the input is 0 or 1.
    meaning: the axes in brackets, then what an input says.
    """

    name: str
    shape: tuple[int, ...]
    scale: float
    meaning: str

    @property
    def size(self) -> int:
        """The number of inputs."""
        return prod(self.shape)


@dataclass(frozen=True)
class InputLayout:
    """The blocks of a game's inputs, one after another.

    A new block is declared last: networks that were trained before read it with weight 0 (`bots.network.load`).
    """

    blocks: tuple[Block, ...]

    @property
    def size(self) -> int:
        """The number of inputs of all blocks."""
        return sum(block.size for block in self.blocks)

    def offsets(self) -> tuple[int, ...]:
        """The index of the first input of each block."""
        sizes = [block.size for block in self.blocks]
        return tuple(sum(sizes[:i]) for i in range(len(sizes)))

    def table(self) -> str:
        """The blocks as a table in Markdown."""
        lines = ["| block | from | shape | scale | meaning |", "|---|---|---|---|---|"]
        lines += [f"| `{each.name}` | {first} | {' × '.join(map(str, each.shape))} | {each.scale:g} | {each.meaning} |"
                  for each, first in zip(self.blocks, self.offsets(), strict=True)]
        return "\n".join(lines) + "\n"
