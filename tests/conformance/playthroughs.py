"""Writes OpenSpiel's golden playthroughs anew: to be run, and their change looked at, when rules or features change."""

from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.conformance.test_openspiel import DATA, GOLDEN

if __name__ == "__main__":
    DATA.mkdir(parents=True, exist_ok=True)
    for game, seed in GOLDEN.items():
        (DATA / f"{game}.txt").write_text(playthrough(game, None, seed=seed))
