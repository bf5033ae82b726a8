"""Write the pages of this folder that follow from the code: `python docs/reference/make.py`.

<game>-environment.md: the specification of a game as an environment for learning.
cli.md: the help text of every command, and the exit codes. observation.md: what a seat observes. http.md: the routes
of the server.
*.schema.json: the JSON Schemas of records, reviews, hints, bots' lines, each game's positions, and what the options
`--json` of `simulate`, `arena`, `rules` and `verify` print.
"""

import re
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner

from jemaa.arena.summary import Summary
from jemaa.bots.lines import Answer, Ask
from jemaa.cli.doctor import Diagnosis
from jemaa.cli.exit_codes import MEANINGS
from jemaa.cli.hint import Hint
from jemaa.cli.main import COMMANDS, main
from jemaa.cli.rules_data import Rules
from jemaa.cli.summary import Simulated
from jemaa.cli.verify import Verification
from jemaa.core.option_docs import option_docs
from jemaa.core.options import Options, offered, value_text
from jemaa.core.record import Line
from jemaa.envs.game_figures import game_figures
from jemaa.envs.registration import environment_id
from jemaa.envs.utility import SCORE, bounds
from jemaa.games import GAMES, game, game_type
from jemaa.review import Review
from jemaa.server.app import routes
from jemaa.server.http.route_groups import EXEMPT, declared
from jemaa.server.settings import Settings

FOLDER = Path(__file__).resolve().parent
DIALECT = "https://json-schema.org/draft/2020-12/schema"
WIDTH = 100
OUTPUTS: dict[str, tuple[str, type[msgspec.Struct]]] = {
    "simulate": ("What many games came to", Simulated), "arena": ("The strength of bots", Summary),
    "doctor": ("An installation", Diagnosis), "rules": ("Rules", Rules),
    "verify": ("A game whose dice are right", Verification)}
"""Command -> the title and the shape of what its `--json` prints."""
RANDOM_GAMES = 1000
"""The number of games from which the sizes of a game are measured."""
AROUND = """\
## Known strengths

[The ladder](../../benchmarks/ladder.md) says how strong the bots are against each other in every kind of table, and
[the baselines](../guide/baselines.md) what known algorithms learn in how much time.

## How to cite

[CITATION.cff](../../CITATION.cff) has the reference. Name the version of the package and of the environment, the number
of players, the options that differ from their defaults, the opponents and the reward: results with others are not
comparable."""
DOCUMENTS = "/api/schema"
"""Below it are the documents that Litestar makes of the API."""


def pages() -> dict[str, str]:
    """Each file's name and what it has to hold."""
    schemas = {"record": record_schema(), "review": review_schema(), "hint": hint_schema(),
               "bot": bot_schema(), **{name: output_schema(*of) for name, of in OUTPUTS.items()},
               **{name: position_schema(name) for name in GAMES}}
    texts = {f"{name}.schema.json": msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"
             for name, schema in schemas.items()}
    return {"cli.md": help_page(), "http.md": http_page(), "observation.md": observation_page(),
            "network-inputs.md": network_inputs_page(),
            "action-features.md": action_features_page(),
            **{f"{name}-environment.md": environment_page(name) for name in GAMES}, **texts}


def environment_page(name: str) -> str:
    """The specification of a game as an environment: spaces, agents, rewards, sizes, options, and how to cite it."""
    kind = game_type(name)
    head = f"""\
# {kind.title} as an environment

Written by `docs/reference/make.py` from the code and from {RANDOM_GAMES:,} random games for each number of players.

## Names

| library | name |
|---|---|
| Gymnasium | `{environment_id(name)}` ([guide](../guide/gymnasium.md)) |
| PettingZoo | `jemaa.envs.pettingzoo.{name}_v1` ([guide](../guide/pettingzoo.md)) |
| Stable-Baselines3 | `jemaa.envs.sb3.vec_env("{name}")` ([guide](../guide/sb3.md)) |
| TorchRL | `jemaa.envs.torchrl.TorchGames("{name}")` ([guide](../guide/torchrl.md)) |
| OpenSpiel | `jemaa_{name}` ([guide](../guide/openspiel.md)) |
| many games in one process | `BatchEnv(game("{name}"), size)` ([guide](../guide/batch.md)) |

The version of the environments is 1. It rises when an observation, an action or a reward changes its meaning."""
    return "\n\n".join([head, _spaces(name), _sizes(name), _options(name), AROUND]) + "\n"


def _spaces(name: str) -> str:
    """The section on agents, actions, observations and rewards."""
    kind = game_type(name)
    highest = max(bounds(game(name, players), SCORE)[1] for players in _players(name))
    rows = [
        ("players", f"{kind.fewest_players} to {kind.most_players}, one after another; agents `player_0` and so on"),
        ("actions", f"{len(kind.actions)}, each with one meaning; a mask says which are legal"),
        ("outcomes of chance", f"{len(kind.outcomes)}, drawn in the environment; explicit in OpenSpiel and `BatchEnv`"),
        ("observation", f"{kind.observation.size} numbers, int8 ([meaning](observation.md)); also scaled or as planes"),
        ("reward", f"at the end: `win`, 0 to 1, sums to 1 over the seats; or `score`, 0 to {highest:g}"),
        ("end", "always reached; nothing is truncated"),
    ]
    return "\n".join(["## Spaces, agents and rewards\n", "| | |", "|---|---|",
                      *(f"| {what} | {text} |" for what, text in rows)])


def _sizes(name: str) -> str:
    """The section on the size of the game, by random play."""
    lines = ["""\
## Sizes

By random play: all legal actions equally likely, outcomes by their weights. *decisions* are those of all seats together
in a game. *tree* is the mean of the common logarithm of the product of the numbers of all choices, draws included, with
its standard error: 10 to this power is the usual estimate of the size of the game tree. Skilled play has other lengths.

| players | decisions | at most, by the rules | draws | legal actions | at most | outcomes of a draw | tree |
|--:|--:|--:|--:|--:|--:|--:|--:|"""]
    for players in _players(name):
        played = game(name, players)
        mean, fewest, most = (figures := game_figures(played, RANDOM_GAMES)).decisions
        bound = played.type.bounds.decisions(players, played.options)
        lines.append(f"| {players} | {mean:.1f} ({fewest}–{most}) | {bound} | {figures.draws:.1f} "
                     f"| {figures.choices[0]:.1f} | {figures.choices[1]} | {figures.outcomes:.1f} "
                     f"| {figures.magnitude[0]:.1f} ± {figures.magnitude[1]:.2f} |")
    return "\n".join(lines)


def _options(name: str) -> str:
    """The section on the game's options, whose defaults are the rules as they stand."""
    kind = game_type(name).options_type
    head = f"""\
## Options

By name, as in `gymnasium.make("{environment_id(name)}", NAME=VALUE)`; the first value is the default.

| option | clause | values | meaning |
|---|---|---|---|"""
    rows = [f"| `{option}` | {doc.clause or ''} | {_values(kind, option)} | {doc.meaning} |"
            for option, doc in option_docs(kind).items()]
    return "\n".join([head, *rows])


def _values(kind: type[Options], option: str) -> str:
    """The values of an option to choose from, its default first."""
    return ", ".join(f"`{value_text(value)}`" for value in offered(kind, option))


def _players(name: str) -> range:
    return range(game_type(name).fewest_players, game_type(name).most_players + 1)


def observation_page() -> str:
    """What a seat observes of each game."""
    head = """\
# Observation

What a seat observes, as int8 numbers in one flat array, plane by plane in this order; seats are counted clockwise from
the observer. Written by `docs/reference/make.py` from each game's `observation.py`."""
    parts = [head]
    for name in GAMES:
        spec = game(name).type.observation
        parts.append(f"## {name}\n\n{spec.size} numbers.\n\n{spec.table().rstrip()}")
    return "\n\n".join(parts) + "\n"


def network_inputs_page() -> str:
    """The inputs of each game's network."""
    head = """\
# Network inputs

What the network that corrects a game's evaluation takes as its inputs, block by block in this order, for one seat of a
position. Few of them differ from 0. *scale* is what a quantity is divided by to become an input. Written by
`docs/reference/make.py` from each game's `network_inputs.py`."""
    parts = [head]
    for name in GAMES:
        layout = game(name).type.inputs.layout
        parts.append(f"## {name}\n\n{layout.size} inputs.\n\n{layout.table().rstrip()}")
    return "\n\n".join(parts) + "\n"


def action_features_page() -> str:
    """The features of actions of each game that has a policy network."""
    head = """\
# Features of actions

What the policy network, which says how likely each legal action is to be chosen, takes as features of an action, block
by block in this order. An action has few of them, some of them more than once. The position itself comes in by the
[network inputs](network-inputs.md) of the seat that chooses. Written by `docs/reference/make.py` from each game's
`action_features.py`."""
    policies = {name: policy for name in GAMES if (policy := game(name).type.policy)}
    parts = [head, *(f"## {name}\n\n{policy.layout.size} features.\n\n{policy.layout.table().rstrip()}"
                     for name, policy in policies.items())]
    return "\n\n".join(parts) + "\n"


def help_page() -> str:
    """The help texts, the command's own first, and the exit codes."""
    parts = ["# The commands\n\nWritten by `docs/reference/make.py` from the commands' own help texts."]
    for name in ["", *COMMANDS]:
        title = f"jemaa {name}".strip()
        shown = CliRunner().invoke(main, [*title.split()[1:], "--help"], terminal_width=WIDTH).output
        parts.append(f"## {title}\n\n```text\n{shown.rstrip()}\n```")
    bar = r"\|"  # Markdown ends a column at a plain one
    codes = [f"| {code} | {meaning.replace('|', bar)} |" for code, meaning in MEANINGS.items()]
    parts.append("\n".join(["## Exit codes\n", "| code | what it means |", "|---|---|", *codes]))
    return "\n\n".join(parts) + "\n"


def http_page() -> str:
    """The routes of the server, with what each requires."""
    head = """\
# HTTP

The routes of `jemaa serve`, with the scope that a bot's token needs and the limit by which requests are counted.
Bodies and answers are in `/api/schema/openapi.json` of a running server.
Limits: `commands` are commands a second of one person (`--rate`), `tables` are tables a minute of one address
(`--tables`), `codes` are codes a minute that one address tries (10); a request beyond them is answered by status 429
and `too-many-requests`.
Written by `docs/reference/make.py` from the routes themselves.

| method | path | what it is | scope | limit |
|---|---|---|---|---|"""
    known = [route for route in declared(routes(Settings("sqlite://"))) if not route.path.startswith(DOCUMENTS)]
    rows = [f"| {route.method} | `{_path(route.path)}` | {route.what} | {route.scope or ''} "
            f"| {', '.join(route.rates) or 'none'} |" for route in known]
    reasons = [f"- `{_path(path)}`: {reason}." for path, reason in EXEMPT.items()]
    return "\n".join([head, *rows, "", "Without a limit:", "", *reasons]) + "\n"


def _path(path: str) -> str:
    """A path as people write it, without the types of its parts."""
    return re.sub(r"{(\w+):\w+}", r"{\1}", path)


def record_schema() -> dict[str, Any]:
    """One line of a record. The digest is added to each: it signs the line, and is no part of what it signs."""
    schema: dict[str, Any] = msgspec.json.schema(Line)
    for line in ("Header", "Entry", "Footer"):
        shape = schema["$defs"][line]
        shape["properties"]["digest"] = {"type": "string", "pattern": "^[0-9a-f]{16}$"}
        shape["required"].append("digest")
    return {"$schema": DIALECT, "title": "One line of a record", **schema}


def review_schema() -> dict[str, Any]:
    """What `jemaa review --json` prints."""
    return {"$schema": DIALECT, "title": "A game explained", **msgspec.json.schema(Review)}


def hint_schema() -> dict[str, Any]:
    """What `jemaa hint --json` prints."""
    return {"$schema": DIALECT, "title": "The choices in a position", **msgspec.json.schema(Hint)}


def output_schema(title: str, shape: type[msgspec.Struct]) -> dict[str, Any]:
    """What a command's `--json` prints."""
    return {"$schema": DIALECT, "title": title, **msgspec.json.schema(shape)}


def bot_schema() -> dict[str, Any]:
    """The lines to and from a bot that is a program of its own; the views of each game are among the definitions."""
    (ask, answer), shapes = msgspec.json.schema_components([Ask, Answer], ref_template="#/$defs/{name}")
    views = {name: type(game(name, players=2).start().view(0)) for name in GAMES}
    for name, view in views.items():
        (_,), parts = msgspec.json.schema_components([view], ref_template=f"#/$defs/{name}{{name}}")
        shapes |= {f"{name}{part}": shape for part, shape in parts.items()}
    shapes["Ask"]["properties"]["view"] = {"anyOf": [{"$ref": f"#/$defs/{name}{view.__name__}"}
                                                     for name, view in views.items()]}
    return {"$schema": DIALECT, "title": "A line to or from a bot", "anyOf": [ask, answer], "$defs": shapes}


def position_schema(name: str) -> dict[str, Any]:
    """A game's positions."""
    position = type(game(name, players=2).start().position)
    return {"$schema": DIALECT, "title": f"A position of {name.capitalize()}", **msgspec.json.schema(position)}


def write() -> None:
    """Write them all."""
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
