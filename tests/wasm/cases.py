"""What a game's module is asked, and what Numba's code gives: the counterpart of `module.ts`."""

import hashlib
from base64 import b64encode
from itertools import islice
from typing import Any

import msgspec
import numpy as np

from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.search import AIMS
from jemaa.bots.tree import EVALUATION, Settings
from jemaa.core.game import Game, State
from jemaa.core.loops import play_out
from jemaa.core.row import dump, load
from jemaa.games import from_text
from tests.conformance.native_agreement import PERFT, middles
from tests.tables import tables

NODES = 200_000
SIMULATIONS = {"marrakech": 700, "morocco": 400}
"""Those of a search that values every choice, as level5 takes time for."""
EXPLORATION, TEMPERATURE = 0.05, 0.02


def packed(data: Any) -> str:
    return b64encode(bytes(data)).decode()


def cases(name: str, games: int, positions: int, most: int) -> dict[str, Any]:
    """The questions about a game: random games of each kind of table, golden counts, and searches."""
    golden = [(from_text(case["position"]), [count for count in case["counts"] if count <= most])
              for case in msgspec.json.decode(PERFT.read_bytes())]
    return {
        "game": name, "games": games, "starts": [packed(bytes(table.start())) for table in tables(name)],
        "perft": [{"position": packed(bytes(state)), "depths": len(counts)} for state, counts in golden
                  if state.game.name == name],
        "searches": [search_case(state, word) for word, state in enumerate(islice(middles(name), positions))],
    }


def search_case(state: State, word: int) -> dict[str, Any]:
    params = compiled_search(state.game.type).params(state, "network")
    return {
        "position": packed(bytes(state)), "weights": packed(np.asarray(params.weights, np.float64).tobytes()),
        "network": {name: {"shape": layer.shape, "numbers": packed(layer.tobytes())}
                    for name, layer in params.network._asdict().items()},
        "seats": state.game.players, "exploration": EXPLORATION, "temperature": TEMPERATURE,
        "simulations": SIMULATIONS[state.game.name], "nodes": NODES, "word": word,
    }


def expected(name: str, games: int, positions: int, most: int) -> list[str]:
    """The lines that `module.ts` writes, by Numba's code."""
    golden = [case for case in msgspec.json.decode(PERFT.read_bytes())
              if from_text(case["position"]).game.name == name]
    return [*(random_games(table, games) for table in tables(name)),
            *(",".join(str(count) for count in case["counts"] if count <= most) for case in golden),
            *(searched(state, word) for word, state in enumerate(islice(middles(name), positions)))]


def equal(lines: list[str], wanted: list[str]) -> bool:
    """Whether both are the same; numbers may be written in more than one way."""
    return list(map(read, lines)) == list(map(read, wanted))


def read(line: str) -> Any:
    """A line as it is compared."""
    return msgspec.json.decode(line) if line.startswith("[") else line


def random_games(table: Game, games: int) -> str:
    results, layout, data = hashlib.sha256(), table.type.rules.layout, bytes(table.start())
    bound = table.type.functions.bind(play_out)
    for word in range(games):
        rows = load(layout, data)
        results.update(int(bound(rows, 0, word)).to_bytes(2, "little") + dump(rows))
    return results.hexdigest()


def searched(state: State, word: int) -> str:
    search, simulations = compiled_search(state.game.type), SIMULATIONS[state.game.name]
    tree, seats = new_tree(NODES), state.game.players
    settings = Settings(seats, AIMS["share"], EVALUATION, EXPLORATION, TEMPERATURE)
    search.simulate(search.buffers(state), tree, search.params(state, "network"), settings, simulations, word)
    first, size = int(tree.first[1]), int(tree.size[1])
    found = [[int(tree.choice[child]), int(tree.visits[child]), *map(float, tree.value[child, :seats])]
             for child in range(first, first + size) if tree.visits[child] > 0]
    return msgspec.json.encode([int(tree.visits[1]), found]).decode()
