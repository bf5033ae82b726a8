"""Plays seats with the bots of whatever version of jemaa this Python has: `benchmarks.former` starts it by its path.

Each line of the standard input is a request; each gets one line of JSON on the standard output. Only what every
version has is used here: `jemaa.from_json`, `bots.make`, `Stream`.
"""

import json
import sys
import time

import jemaa
from jemaa import bots
from jemaa.core.chance import Stream


def main() -> None:
    """Answer requests until the input ends.

    {"bot": number, "kind": kind, "seed": n} hires a bot, {"bot": number, "position": ...} asks for its choice and the
    seconds that it took, {"bot": number} dismisses it, and {} asks where the package lies.
    """
    hired: dict[int, bots.Bot] = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "kind" in request:
            hired[request["bot"]] = bots.make(request["kind"], Stream(request["seed"]))
            answer: object = None
        elif "position" in request:
            state = jemaa.from_json(request["position"])
            begin = time.thread_time()
            action = hired[request["bot"]].choose(state)
            answer = [str(state.choice(action)), time.thread_time() - begin]
        elif not request:
            answer = jemaa.__file__
        else:
            del hired[request["bot"]]
            answer = None
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
