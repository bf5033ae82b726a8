"""What all scripts here share. They run in their peers' environments, so that they import nothing of ours."""

import json
import os
import sys
import time
from collections.abc import Callable

SETTINGS = json.loads(sys.argv[1])
os.sched_setaffinity(0, {SETTINGS["core"]})  # before anything starts threads


def rates(play: Callable[[], float]) -> list[float]:
    """Decisions a second, one a repeat. `play` plays for a while and returns how many decisions that took."""
    play()  # compiles and warms up
    return [rate(play) for _ in range(SETTINGS["repeats"])]


def rate(play: Callable[[], float]) -> float:
    """In processor time, of which one core gives a second each second: whoever else uses it meanwhile counts less."""
    decisions, started = 0.0, time.process_time()
    while (spent := time.process_time() - started) < SETTINGS["seconds"]:
        decisions += play()
    return decisions / spent


def tell(found: dict[str, list[float]]) -> None:
    print(json.dumps(found))
