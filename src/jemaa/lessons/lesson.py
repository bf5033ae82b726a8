"""What a lesson consists of: positions, what the learner is asked to do there, and what chance and the bots do then."""

from dataclasses import dataclass

LEARNER = "A"
"""The letter of the learner's seat; bots sit in all other seats."""


@dataclass(frozen=True)
class Asked:
    """A choice that the learner makes.

    `accepted` are the actions that the step asks for: whole texts, or first words, each of which stands for all legal
    actions that begin with it.
    """

    accepted: tuple[str, ...]

    def accepts(self, choice: str) -> bool:
        """Whether an action, given as its text, is among those that are asked for."""
        return any(choice == each or choice.startswith(f"{each} ") for each in self.accepted)


@dataclass(frozen=True)
class LessonStep:
    """One position of a lesson, and one thing to do there."""

    name: str
    """The sentence of the step is the message `lesson-GAME-NAME` of the catalogue `lesson.ftl`."""
    clause: str
    """The rule that the step is about: the page shows it where the learner chooses something else."""
    start: str
    """The position as one line, as `State.text` writes it; the learner is to choose there."""
    play: tuple[Asked | str, ...]
    """What is played from `start` on, in order: the learner's choices, and the given ones as texts.

    The given ones are outcomes of chance, choices of bots, and choices of the learner where only one is legal.
    """


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game."""

    game: str
    steps: tuple[LessonStep, ...]
