"""The analysis board with an engine in the page: which searches it makes, and what comes of the trees that it grew.

The page grows trees by the same compiled functions, in as many workers as somebody gives it (`web/src/engine`). It
knows no rule: positions come to it as bytes, and choices are numbers. Nothing is searched here.
"""

import struct
from base64 import b64encode
from collections.abc import Mapping, Sequence

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.levels import LIKELIEST, by_policy
from jemaa.bots.merging import RootChoice, mean_by_visits, merged
from jemaa.bots.policy_network import Policy
from jemaa.bots.search import Line, Plan, exact_budget, forced, ranked, tree_settings
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.core.row import Floats, Table
from jemaa.review.valuer import AIMS, ENDING, Aim
from jemaa.service.analysis import (
    LEAST,
    ROOM,
    SEED,
    SIMULATIONS,
    analysed_choices,
    analysed_outcome,
    outcomes_of,
    position,
    summed_up,
    unfinished,
)
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import Analysis, AskSearch
from jemaa.table.wire.page_engine import (
    AskTrees,
    AskWeights,
    Base64,
    EnginePolicy,
    EngineWeights,
    GrownTree,
    Layer,
    SearchPlan,
    TreeSearch,
    TreeSettings,
)

Trees = Sequence[GrownTree]
"""All trees of one search."""


def search_plan(asked: AskSearch) -> SearchPlan:
    """The searches of a round: one for the win and one for points, of each outcome where chance acts.

    Raises `Refusal` for what is no position, and where the game is over.
    """
    state = unfinished(asked.position)
    roots = _roots(state)
    simulations, parts = SIMULATIONS[asked.round - 1], len(roots)
    searches = tuple(
        _search(_name(outcome, aim), root, Plan(simulations=max(LEAST, simulations // parts), aim=aim,
                                                exact=min(simulations, ENDING), nodes=ROOM // parts))
        for outcome, root in roots.items() for aim in AIMS)
    return SearchPlan(state.game.name, _weights_name(state), searches)


def _roots(state: State) -> dict[str, State]:
    """The positions at which searches begin, by the outcomes that lead there; "" -> where a seat chooses.

    Choices without an alternative are made already.
    """
    if state.actor == CHANCE:
        return {each.choice: forced(state.apply(each.choice)) for each in outcomes_of(state)}
    return {"": forced(state)}


def _name(outcome: str, aim: Aim) -> str:
    return f"{aim} {outcome}".strip()


def _search(name: str, root: State, plan: Plan) -> TreeSearch:
    plan = by_policy(plan, root.game)
    weights = compiled_search(root.game.type).params(root, plan.leaf).weights
    settings = tree_settings(plan, root, weights)
    exploration, temperature, hopeless = map(  # not NumPy's
        float, (settings.exploration, settings.temperature, settings.hopeless))
    return TreeSearch(
        name=name, position=_packed(bytes(root)), simulations=plan.simulations, exact=exact_budget(plan, root),
        nodes=plan.nodes, word=Stream(SEED).below(1 << 32),
        settings=TreeSettings(settings.seats, settings.aim, settings.leaf, exploration, temperature, hopeless,
                              settings.likeliest))


# --- weights ------------------------------------------------------------------------------------------------------

def engine_weights(asked: AskWeights) -> EngineWeights:
    """The weights of the table of a position; raises `Refusal` for what is none."""
    state = position(asked.position)
    params = compiled_search(state.game.type).params(state, "network", likeliest=LIKELIEST)
    inputs, middle, outputs = params.network
    last = len(outputs[0])
    return EngineWeights(_weights_name(state), _numbers("d", params.weights), _layer(inputs, len(middle) or last),
                         _layer(middle, last), _layer(outputs, last), _policy(params.policy))


def _weights_name(state: State) -> str:
    """The game, and its network's file where it has one."""
    inputs = compiled_search(state.game.type).inputs
    return f"{state.game.name} {inputs.file(state.row).stem}" if inputs.count else state.game.name


def _policy(policy: Policy) -> EnginePolicy:
    units = policy.output.shape[1]
    return EnginePolicy(_layer(policy.inputs, len(policy.middle) or units), _layer(policy.middle, units),
                        _wholes(policy.features), _wholes(policy.output))


def _layer(weights: Table, width: int) -> Layer:
    return Layer((len(weights), width), _numbers("f", [number for row in weights for number in row]))


def _wholes(weights: Table) -> Layer:
    """The weights in 16 bits, which without NumPy are a `memoryview` that has no rows."""
    rows, width = weights.shape
    return Layer((rows, width), _packed(weights.tobytes()))


def _numbers(kind: str, numbers: Floats) -> Base64:
    return _packed(struct.pack(f"<{len(numbers)}{kind}", *numbers))


def _packed(content: bytes) -> Base64:
    return b64encode(content).decode()


# --- what the trees say -------------------------------------------------------------------------------------------

def grown(asked: AskTrees) -> Analysis:
    """What the trees of a round say of a position, as `service.analysis.Analyst` says it.

    Visits are added up over the trees of a search, and a value is the mean over these visits. Raises `Refusal` for
    trees that are not those of the round's plan, or that have not grown yet.
    """
    state = unfinished(asked.position)
    roots = _roots(state)
    for outcome, root in roots.items():
        for aim in AIMS:
            _check(root, asked.trees.get(_name(outcome, aim), ()))
    if state.actor == CHANCE:
        choices = tuple(analysed_outcome(each, *_values(roots[each.choice], asked.trees, each.choice),
                                         exact=state.apply(each.choice).is_over) for each in outcomes_of(state))
    else:
        choices = analysed_choices(*(_lines(state, roots[""], asked.trees[aim]) for aim in AIMS))
    looked = sum(tree.simulations for outcome in roots for tree in asked.trees[_name(outcome, "share")])
    return summed_up(state, asked.round, looked, choices, _course(state, roots, choices[0].choice, asked.trees))


def _check(root: State, trees: Trees) -> None:
    """Raise `Refusal` where trees can't have grown from this root."""
    legal = {*map(int, root.legal_actions)}
    if not any(tree.exact or tree.simulations for tree in trees):
        raise Refusal("malformed", reason="a search of the plan has no tree that has grown")
    if legal and not any(tree.choices for tree in _of_search(trees)):
        raise Refusal("malformed", reason="the trees of a search have no choice, where a seat has some")
    for tree in trees:
        values = [tree.values, *(each.values for each in tree.choices)]
        if any(len(each) != root.game.players for each in values):
            raise Refusal("malformed", reason=f"there are {root.game.players} seats, each with a value")
        if legal and not legal.issuperset(each.choice for each in tree.choices):
            raise Refusal("malformed", reason="a tree has a choice that its root has not")


def _of_search(trees: Trees) -> Trees:
    """The trees that count: one alone where it was calculated, since all calculate the same."""
    return next(((tree,) for tree in trees if tree.exact), None) or [tree for tree in trees if tree.simulations]


def _lines(state: State, root: State, trees: Trees) -> list[Line]:
    """The choices of a seat as the trees rank them; an only one is worth what the position after it is."""
    if len(state.legal_actions) == 1:
        exact = any(tree.exact for tree in trees)
        return [Line(state.legal_actions[0], 0, _root_values(root, trees), exact)]
    return _ranked(root, trees)


def _ranked(root: State, trees: Trees) -> list[Line]:
    counted = _of_search(trees)
    choices = merged([RootChoice(each.choice, each.visits, each.values) for each in tree.choices] for tree in counted)
    exact = counted[0].exact
    return ranked([Line(root.game.type.actions[choice], visits, tuple(values), exact)
                   for choice, visits, values in choices], root.actor)


def _root_values(root: State, trees: Trees) -> tuple[float, ...]:
    """What a root is worth: what its best choice is, and where nobody has one, what the trees say of it itself."""
    if root.actor >= 0:
        return _ranked(root, trees)[0].values
    return mean_by_visits([(max(tree.simulations, 1), tree.values) for tree in _of_search(trees)])


def _values(root: State, trees: Mapping[str, Trees], outcome: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What the position after an outcome is worth by each aim."""
    wins, points = (_root_values(root, trees[_name(outcome, aim)]) for aim in AIMS)
    return wins, points


def _course(state: State, roots: Mapping[str, State], choice: str, trees: Mapping[str, Trees]) -> list[str]:
    """The likely course as texts: a choice, what has no alternative then, and how the largest tree goes on."""
    outcome = choice if choice in roots else ""
    counted = sorted(_of_search(trees[_name(outcome, "share")]), key=lambda tree: -tree.simulations)
    begins_at_root = not outcome and len(state.legal_actions) > 1
    made = [choice]
    state = state.apply(choice)
    while not begins_at_root and len(state.legal_actions) == 1:
        made.append(state.legal_actions[0].text)
        state = state.apply(made[-1])
    for number in _going_on(counted, roots[outcome].game.type.actions[choice]) if begins_at_root else counted[0].course:
        made.append(_text(state, number))
        state = state.apply(made[-1])
    return made


def _going_on(trees: Trees, first: int) -> Sequence[int]:
    """How a course goes on that begins with this choice; () where no tree's does."""
    return next((tree.course[1:] for tree in trees if tree.course[:1] == (first,)), ())


def _text(state: State, number: int) -> str:
    """The text of the choice with this number; raises `Refusal` where it can't be made."""
    possible: Sequence[Choice] = state.legal_actions or [outcome for outcome, _ in state.chance_outcomes]
    match = next((each for each in possible if int(each) == number), None)
    if match is None:
        raise Refusal("malformed", reason="a course has a choice that can't be made")
    return match.text
