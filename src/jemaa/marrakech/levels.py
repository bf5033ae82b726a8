"""The strengths of the bots that people choose from; docs/guide/bots.md says what each feels like."""

from jemaa.core.contract import Levels, Skill

LEVELS = Levels(
    skills=(Skill(overlooked=62, misjudged=13.0), Skill(overlooked=35, misjudged=5.0),
            Skill(overlooked=19, misjudged=2.4), Skill(overlooked=8, misjudged=1.1)),
    simulations={2: 500, 3: 500, 4: 500},
)
"""The steps from level to level are about equal at the least even table (benchmarks/ladder.md)."""
