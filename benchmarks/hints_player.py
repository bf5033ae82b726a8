"""Values positions as a review of whatever version of jemaa this Python has: `benchmarks.hints` starts it by its path.

Each line of the standard input is a request; each gets one line of JSON on the standard output. For {"position": JSON}
it is the choice that is taken for the best, null where chance acts, each seat's share of the win, and the processor's
seconds; for {"record": lines} it is what a review of the game says of all positions, [version][seat], and the seconds;
for {} where the package lies. Only what every version has is used here.
"""

import json
import sys
import time

import jemaa
from jemaa.core.record import read
from jemaa.games import game_type
from jemaa.review.reviewing import review
from jemaa.review.valuer import Settings, Valuer


def main() -> None:
    """Answer requests until the input ends."""
    for line in sys.stdin:
        request = json.loads(line)
        answer: object = jemaa.__file__
        if "record" in request:
            record = read([line.encode() for line in request["record"]], game_type, unfinished=True)
            began = time.process_time()
            curve = review(record, Settings()).curve
            answer = [curve.share, time.process_time() - began]
        elif request:
            state = jemaa.from_json(request["position"])
            began = time.process_time()
            look = Valuer(Settings()).look(state, "share")
            seconds = time.process_time() - began
            action = None if look.action is None else str(state.choice(look.action))
            answer = [action, [float(share) for share in look.values], seconds]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
