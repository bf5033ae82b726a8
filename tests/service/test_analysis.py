"""Positions on the analysis board: what may be handed in, what is shown of it, and what searches say."""

import contextlib
import json
import random

import msgspec
import pytest

import jemaa
from jemaa.core.contract import CHANCE
from jemaa.games import from_json, from_text
from jemaa.service.analysis import SIMULATIONS, Analyst, analysed_position, opened
from jemaa.table.errors import Refusal
from jemaa.table.views import replay
from jemaa.table.wire.analysis import Analysis
from jemaa.table.wire.replay import Export
from tests.played import record

GAMES = ["marrakech", "morocco"]
TRIES = 300
"""Texts of the fuzzer, for each game and form."""


def analysis(text: str, number: int) -> Analysis:
    """What somebody is told who asks for nothing else."""
    return Analyst().analysis(text, number)


def text_of(game: str) -> str:
    return b"".join(record(game).lines()).decode()


def exported(text: str, seed: str | None) -> str:
    return msgspec.json.encode(Export(table="t", commitment="", seed=seed, entropies={}, resigned=(),
                                      record=text)).decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_its_start_and_its_entries(game: str) -> None:
    played = record(game)
    source = opened(text_of(game))
    assert from_text(source.start) == played.game.start()
    assert source.choices == tuple(entry.text for entry in played.entries)
    assert opened(exported(text_of(game), "00" * 32)) == source


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_read_from_text_and_json(game: str) -> None:
    state = list(record(game).states())[20]
    for source in (state.text, state.json, f"\n {state.text}\n"):
        assert opened(source).start == state.text
        assert opened(source).choices == ()


def test_the_export_of_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        opened(exported(text_of("marrakech"), None))
    assert refused.value.code == "not-over"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_after_choices_is_that_of_the_record(game: str) -> None:
    played = record(game)
    texts = [entry.text for entry in played.entries]
    frames = replay(played).frames
    start = played.game.start().text
    for at, state in list(enumerate(played.states()))[1::17]:
        shown = analysed_position(start, texts[:at])
        assert from_text(shown.text) == from_json(shown.json) == state
        assert shown.events == frames[at - 1].events
        assert shown.by == frames[at - 1].by
        assert shown.legal == tuple(action.text for action in state.legal_actions)
        assert bool(shown.outcomes) == (state.actor == CHANCE)


def test_the_odds_of_a_roll() -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A").apply("left")
    shown = analysed_position(start.text, ())
    assert shown.actor == "chance"
    assert {each.choice: round(6 * each.probability, 6) for each in shown.outcomes} == {
        "roll 1": 1, "roll 2": 2, "roll 3": 2, "roll 4": 1}


def test_a_choice_that_is_not_legal_is_refused_by_its_clause() -> None:
    with pytest.raises(Refusal) as refused:
        analysed_position(jemaa.game("marrakech", players=3).start().text, ["first A", "back"])
    assert (refused.value.code, refused.value.clause) == ("illegal", "MK-3.1")


@pytest.mark.parametrize("game", GAMES)
def test_a_search_says_what_each_choice_is_worth(game: str) -> None:
    state = next(state for state in list(record(game).states())[10:] if len(state.legal_actions) > 2)
    made = analysis(state.text, 1)
    legal = {action.text for action in state.legal_actions}
    assert {each.choice for each in made.choices} <= legal
    assert made.choices[0].shares == made.shares
    for each in made.choices:
        assert sum(each.shares) == pytest.approx(1, abs=0.001)
    played = state
    for step in made.line:
        assert bool(step.outcomes) == (played.actor == CHANCE)
        played = played.apply(step.choice)


def test_chance_is_worth_the_mean_of_its_outcomes() -> None:
    state = jemaa.game("marrakech", players=3).start().apply("first A").apply("left")
    made = analysis(state.text, 1)
    mean = sum((each.probability or 0) * each.shares[0] for each in made.choices)
    assert made.shares[0] == pytest.approx(mean, abs=0.001)
    assert len(made.line[0].outcomes) == 4


def test_a_game_that_is_over_is_not_searched() -> None:
    with pytest.raises(Refusal, match="over"):
        analysis(list(record("marrakech").states())[-1].text, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_goes_on_where_the_one_before_ended(game: str) -> None:
    text = next(state.text for state in list(record(game).states())[10:] if len(state.legal_actions) > 2)
    analyst = Analyst()
    rounds = [analyst.analysis(text, number) for number in (1, 2)]
    assert [each.simulations for each in rounds] == list(SIMULATIONS[:2])
    visits = [{each.choice: each.visits for each in made.choices} for made in rounds]
    assert all(visits[1][choice] >= count for choice, count in visits[0].items())
    assert analyst.analysis(text, 1) == rounds[0]


def test_a_position_that_follows_begins_with_what_is_known_of_it() -> None:
    start = jemaa.game("marrakech", players=3).start().apply("first A")
    after = start.apply("left")
    analyst = Analyst()
    analyst.analysis(start.text, 2)
    analyst.analysis(after.text, 1)
    known = analyst.analysis(after.apply("roll 2").text, 1)
    assert known.simulations > SIMULATIONS[0] == analysis(after.apply("roll 2").text, 1).simulations


def test_a_position_that_does_not_follow_is_searched_anew() -> None:
    one, other = (jemaa.game("marrakech", players=3).start().apply(f"first {letter}").text for letter in "AB")
    analyst = Analyst()
    analyst.analysis(one, 1)
    assert analyst.analysis(other, 1).simulations == SIMULATIONS[0]


def changed(text: str, dice: random.Random) -> str:
    """A text with some letters changed, lost, doubled or moved."""
    letters = list(text)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(letters))
        put = dice.choice(["", "9", "-", "{", '"', "\\", "é", "\ud800", letters[at] * 2])
        letters[at:at + dice.choice((0, 1, 1, 3))] = put
        letters = letters or ["?"]
    return "".join(letters)


@pytest.mark.parametrize("form", ["text", "json", "record"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_handed_in_is_read_or_refused(game: str, form: str) -> None:
    dice, states = random.Random(7), list(record(game).states())
    for _ in range(TRIES if form != "record" else TRIES // 10):
        state = dice.choice(states)
        source = changed({"text": state.text, "json": state.json, "record": text_of(game)}[form], dice)
        with contextlib.suppress(Refusal):
            found = opened(source)
            msgspec.json.encode(analysed_position(found.start, found.choices))


def test_each_clause_of_an_impossible_position_is_named() -> None:
    position = json.loads(jemaa.game("marrakech", players=2).start().json)
    position["seats"][0]["dirhams"] = 31
    with pytest.raises(Refusal) as refused:
        opened(json.dumps(position))
    assert refused.value.code == "bad-position"
    assert refused.value.clause
    assert refused.value.clause.startswith("MK-")
