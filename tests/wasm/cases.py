"""What a game's module is asked, and what Numba's code gives: the counterpart of `module.ts`."""

import hashlib
from base64 import b64encode
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import Any

import msgspec

from jemaa.bots.compiled_search import compiled_search, new_tree
from jemaa.bots.levels import LIKELIEST
from jemaa.bots.search import AIMS
from jemaa.bots.tree import EVALUATION, Settings, Tree
from jemaa.core.game import Game, State
from jemaa.core.loops import play_out
from jemaa.core.row import dump, load
from jemaa.games import from_text
from jemaa.service.page_engine import engine_weights
from jemaa.table.wire.page_engine import AskWeights
from tests.conformance.native_agreement import PERFT, middles
from tests.tables import tables

NODES = 400_000
"""Room for more positions than the searches take."""
SIMULATIONS = {"marrakech": 700, "morocco": 2_000}
"""Of each search."""
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
    return {"position": packed(bytes(state)), "weights": engine_weights(AskWeights(state.text)),
            "settings": settings_of(state)._asdict(), "simulations": SIMULATIONS[state.game.name], "nodes": NODES,
            "word": word}


def settings_of(state: State) -> Settings:
    """The settings of a search: by the policy where the game has one."""
    likeliest = LIKELIEST if state.game.type.policy else 0
    return Settings(state.game.players, AIMS["share"], EVALUATION, EXPLORATION, TEMPERATURE, likeliest=likeliest)


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
    tree, seats = new_tree(NODES), state.game.players
    growing(state, tree, settings_of(state))(SIMULATIONS[state.game.name], word)
    first, size = int(tree.first[1]), int(tree.size[1])
    found = [[int(tree.choice[child]), int(tree.visits[child]), *map(float, tree.value[child, :seats])]
             for child in range(first, first + size) if tree.visits[child] > 0]
    return msgspec.json.encode([int(tree.visits[1]), found]).decode()


def growing(state: State, tree: Tree, settings: Settings) -> Callable[[int, int], object]:
    """What makes simulations by native code in a tree that grows from `state`: (simulations, word)."""
    search = compiled_search(state.game.type)
    simulate = search.simulate_by_policy if settings.likeliest else search.simulate
    params = search.params(state, "network", likeliest=settings.likeliest)
    return partial(simulate, search.buffers(state), tree, params, settings)
