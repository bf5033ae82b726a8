"""Values positions as a review of whatever version of jemaa this Python has: `benchmarks.hints` starts it by its path.

Each line of the standard input is a request, {"position": JSON}; each gets one line of JSON on the standard output: the
choice that is taken for the best, null where chance acts, each seat's share of the win, and the processor's seconds. A
line without a position asks where the package lies. Only what every version has is used here.
"""

import json
import sys
import time

import jemaa
from jemaa.review.valuer import Settings, Valuer


def main() -> None:
    """Answer requests until the input ends."""
    for line in sys.stdin:
        request = json.loads(line)
        answer: object = jemaa.__file__
        if request:
            state = jemaa.from_json(request["position"])
            began = time.process_time()
            look = Valuer(Settings()).look(state, "share")
            seconds = time.process_time() - began
            action = None if look.action is None else str(state.choice(look.action))
            answer = [action, [float(share) for share in look.values], seconds]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
