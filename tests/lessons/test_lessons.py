"""Every lesson against the rules: what a step asks for is what its sentence says, and nothing else is."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jemaa.core.chance_spread import chance_spreads
from jemaa.core.events import Event
from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.lessons.catalogue import LESSONS
from jemaa.lessons.lesson import LEARNER, LessonStep
from jemaa.lessons.playing import lesson_update
from jemaa.marrakech.events import AssamWalked, Paid, RugLaid
from jemaa.morocco.events import CubesGained, JuiceTaken, StallFilled, StallScored
from jemaa.table.errors import Refusal
from jemaa.table.wire.lesson import LessonUpdate

ROOT = Path(__file__).resolve().parents[2]
STEPS = [pytest.param(game, number, id=f"{game}-{step.name}")
         for game, lesson in LESSONS.items() for number, step in enumerate(lesson.steps, 1)]
MOST_WORDS = 20


def step_of(game: str, name: str) -> LessonStep:
    """A step of a lesson by its name."""
    return next(step for step in LESSONS[game].steps if step.name == name)


def accepted(game: str, name: str) -> list[str]:
    """What the learner may do first in a step."""
    number = LESSONS[game].steps.index(step_of(game, name)) + 1
    return sorted(lesson_update(LESSONS[game], number, []).accepted)


def those(game: str, name: str, fits: Callable[[State, str], bool]) -> list[str]:
    """The legal actions at the start of a step that fit."""
    start = from_text(step_of(game, name).start)
    return sorted(action.text for action in start.legal_actions if fits(start, action.text))


def played(game: str, name: str) -> list[Event]:
    """What happens in a step whose first accepted choice is made."""
    number = LESSONS[game].steps.index(step_of(game, name)) + 1
    done = played_to_its_end(game, number)
    return [event for entry in done.update.happened for event in entry.events]


def played_to_its_end(game: str, number: int) -> LessonUpdate:
    """A step after the first of the accepted choices, each time."""
    choices: list[str] = []
    while not (seen := lesson_update(LESSONS[game], number, choices)).done:
        choices.append(seen.accepted[0])
    return seen


# --- every step -----------------------------------------------------------------------------------------------------

def test_marrakech_has_five_steps_and_morocco_eight() -> None:
    assert {game: len(lesson.steps) for game, lesson in LESSONS.items()} == {"marrakech": 5, "morocco": 8}


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_the_learner_begins_in_a_real_position_and_can_go_wrong(game: str, number: int) -> None:
    state = from_text(LESSONS[game].steps[number - 1].start)
    state.check()
    seen = lesson_update(LESSONS[game], number, [])
    assert (state.actor, seen.update.actor, seen.update.table.seats[0].mine) == (0, LEARNER, True)
    assert 0 < len(seen.accepted) < len(state.legal_actions)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_accepted_choice_leads_to_the_end_of_the_step(game: str, number: int) -> None:
    lesson = LESSONS[game]

    def go_on(choices: list[str]) -> None:
        seen = lesson_update(lesson, number, choices)
        assert not seen.wrong
        if seen.done:
            assert (seen.update.actor, seen.update.legal) == (None, ())
        for choice in seen.accepted:
            go_on([*choices, choice])

    go_on([])


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_is_not_asked_for_is_not_carried_out_and_may_be_followed_by_another_try(game: str, number: int) -> None:
    lesson = LESSONS[game]
    first = lesson_update(lesson, number, [])
    legal = [choice for group in first.update.legal for choice in group.choices]
    for choice in legal:
        seen = lesson_update(lesson, number, [choice])
        assert seen.wrong == (choice not in first.accepted)
        if seen.wrong:
            assert (seen.accepted, seen.update.version, seen.update.view) == (
                first.accepted, first.update.version, first.update.view)
            with pytest.raises(Refusal, match=seen.clause):
                lesson_update(lesson, number, [choice, first.accepted[0]])


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    with pytest.raises(Refusal, match=r"illegal MK-5\.1"):
        lesson_update(LESSONS["marrakech"], 4, ["a1-b1"])


@pytest.mark.parametrize(("number", "choices", "reason"), [
    (0, [], "malformed"), (6, [], "malformed"), (1, ["right", "ahead"], "over"),
])
def test_there_are_no_other_steps_and_none_goes_on_after_its_end(number: int, choices: list[str], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        lesson_update(LESSONS["marrakech"], number, choices)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_its_rule_is_a_clause_and_its_sentence_is_short(game: str, number: int) -> None:
    step = LESSONS[game].steps[number - 1]
    assert f"**{step.clause}**" in (ROOT / f"docs/rules/{game}.md").read_text()
    words = (ROOT / "src/jemaa/locales/en/lesson.ftl").read_text()
    sentence = re.search(rf"^lesson-{game}-{step.name} = (.+)$", words, re.MULTILINE)
    assert sentence
    assert len(sentence[1].split()) <= MOST_WORDS


# --- Marrakech ------------------------------------------------------------------------------------------------------

def dues(state: State, choice: str) -> list[int]:
    """What may be due after a turn of Assam, by the die."""
    turned = state.apply(choice)
    events = [event for outcome, _ in turned.chance_outcomes for event in turned.events(outcome)]
    return [event.due for event in events if isinstance(event, Paid)]


@pytest.mark.clause("MK-4.1")
def test_assam_is_turned_where_no_rug_lies() -> None:
    assert accepted("marrakech", "turn") == those("marrakech", "turn", lambda state, choice: not dues(state, choice))


@pytest.mark.clause("MK-3.4")
def test_the_walk_is_straight_on_and_turns_about_at_the_border() -> None:
    walks = [event for event in played("marrakech", "walk") if isinstance(event, AssamWalked)]
    assert accepted("marrakech", "walk") == ["ahead"]
    assert [stop.looped for walk in walks for stop in walk.path] == [False, True, False]


@pytest.mark.clause("MK-4.2")
def test_the_way_to_pay_least_is_the_one_asked_for_and_something_is_paid() -> None:
    start = from_text(step_of("marrakech", "pay").start)
    spreads = {each.action.text: (each.mean, each.worst) for each in chance_spreads(start, start.legal_actions)}
    best = max(spreads.values())
    assert accepted("marrakech", "pay") == [choice for choice, spread in spreads.items() if spread == best]
    assert max(spread[1] for spread in spreads.values() if spread != best) < best[1]
    assert [event.amount for event in played("marrakech", "pay") if isinstance(event, Paid)] == [2]


@pytest.mark.clause("MK-5.2")
def test_the_rug_covers_somebody_else_s() -> None:
    def covers(state: State, choice: str) -> bool:
        laid = next(event for event in state.events(choice) if isinstance(event, RugLaid))
        return any(colour not in (None, LEARNER) for colour in laid.covered)

    assert accepted("marrakech", "lay") == those("marrakech", "lay", covers)


def wins(state: State, choice: str) -> bool:
    """Whether the game is over after a choice, and the learner has won alone."""
    after = state.apply(choice)
    return after.is_over and after.ranking[0] == 1 and after.ranking.count(1) == 1


@pytest.mark.parametrize("game", [
    pytest.param("marrakech", marks=pytest.mark.clause("MK-6.2")),
    pytest.param("morocco", marks=pytest.mark.clause("MO-9.1")),
])
def test_the_last_choice_wins_and_no_other_does(game: str) -> None:
    assert accepted(game, "win") == those(game, "win", wins)
    assert lesson_update(LESSONS[game], len(LESSONS[game].steps), accepted(game, "win")[:1]).update.result


# --- Morocco --------------------------------------------------------------------------------------------------------

@pytest.mark.clause("MO-4.3")
def test_scouting_brings_green_and_brown() -> None:
    def brings(state: State, choice: str) -> bool:
        gained = next(event for event in state.events(choice) if isinstance(event, CubesGained))
        return (gained.seat, sorted(gained.colours)) == (LEARNER, ["brown", "green"])

    assert accepted("morocco", "scout") == those("morocco", "scout", brings)


@pytest.mark.parametrize(("name", "verb"), [("place", "assistant"), ("cousins", "cousins")])
@pytest.mark.clause("MO-5.5")
def test_any_place_will_do_for_an_assistant_and_for_cousins(name: str, verb: str) -> None:
    assert accepted("morocco", name) == those("morocco", name, lambda _, choice: choice.split()[0] == verb)


@pytest.mark.clause("MO-5.6")
def test_the_swap_makes_a_placement_possible_that_was_not() -> None:
    def places(state: State) -> bool:
        return any(action.text.startswith("assistant") for action in state.legal_actions)

    assert not places(from_text(step_of("morocco", "coin").start))
    assert accepted("morocco", "coin") == those("morocco", "coin", lambda state, choice: choice != "pass"
                                                and places(state.apply(choice)))


@pytest.mark.clause("MO-6.3")
def test_the_bodyguard_fills_the_stall_and_its_owner_is_first() -> None:
    def scores(state: State, choice: str) -> list[Any]:
        return [event for event in state.events(choice) if isinstance(event, StallScored)]

    assert accepted("morocco", "full") == those("morocco", "full", lambda state, choice: bool(scores(state, choice)))
    start = from_text(step_of("morocco", "full").start)
    after = start.apply(accepted("morocco", "full")[0])
    assert after.position.seats[0].points - start.position.seats[0].points == 5


@pytest.mark.clause("MO-6.7")
def test_the_juice_of_four_is_taken() -> None:
    def takes(state: State, choice: str) -> bool:
        juice = [event for event in state.events(choice) if isinstance(event, JuiceTaken)]
        return any((event.seat, event.value) == (LEARNER, 4) for event in juice)

    assert accepted("morocco", "juice") == those("morocco", "juice", takes)


@pytest.mark.clause("MO-6.1")
def test_the_arrow_fills_the_next_stall() -> None:
    def fills(state: State, choice: str) -> bool:
        return any(isinstance(event, StallFilled) for event in state.events(choice))

    assert accepted("morocco", "arrow") == those("morocco", "arrow", fills)
