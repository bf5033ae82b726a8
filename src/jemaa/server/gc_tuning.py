"""The garbage collector: it stops everything while it looks, so it looks seldom, and past what stays anyway."""

import gc

SURVIVORS, YOUNG, OLD = 20_000, 20, 100
"""New objects between two looks at the new ones; so many of these looks between two at what is older; and so on."""


def settle() -> None:
    """Call when everything is loaded: that is never looked at again, and the rest less often than Python would."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SURVIVORS, YOUNG, OLD)
