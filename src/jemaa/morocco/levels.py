"""The strengths of the bots that people choose from; docs/guide/bots.md says what each feels like."""

from jemaa.core.contract import Levels, Skill

LEVELS = Levels(
    skills=(Skill(overlooked=60, misjudged=12.0), Skill(overlooked=29, misjudged=4.0),
            Skill(overlooked=16, misjudged=2.1), Skill(overlooked=5, misjudged=0.8)),
    simulations={2: 1_000, 3: 1_350, 4: 1_600, 5: 1_350},
)
"""The steps from level to level are about equal at the least even table (benchmarks/ladder.md). With
these simulations of level5 a decision takes about as long as with 400 that value every choice by networks of 32 units,
as there were before."""
