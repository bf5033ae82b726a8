"""Train MaskablePPO of sb3-contrib in Marrakech for two, against random play: `python maskable_ppo.py --out run`.

Needs `pip install "jemaa[envs]" stable-baselines3 sb3-contrib`. Writes `model.zip`, which `MaskablePPO.load` reads, and
`curve.jsonl` into the folder `run`. docs/guide/baselines.md shows what it learns.
"""

import argparse
import json
import time
from pathlib import Path

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

import jemaa
from jemaa.envs.formats import APART, SCALED, Format
from jemaa.envs.sb3 import vec_env
from jemaa.envs.strength import Strength, strength


def measured(model: MaskablePPO, opponent: str = "random", games: int = 1000) -> Strength:
    """The model's strength in new games, always with its most likely action."""
    game = jemaa.game("marrakech", players=2)
    shown = Format(game, SCALED, APART)
    return strength(game, lambda seen, legal: model.predict(shown(seen, legal.view("i1")), action_masks=legal,
                                                            deterministic=True)[0], opponent, games)


class Curve(BaseCallback):  # type: ignore[misc]  # untyped, or not there
    """Measures every 9 rollouts, and ends the training when its time is over.

    Time is that of the processor, without measuring: on a machine that has other things to do, more goes by on the
    clock.
    """

    def __init__(self, seconds: float, folder: Path) -> None:
        super().__init__()
        self.seconds, self.spent, self.rollouts, self.begun = seconds, 0.0, 0, time.process_time()
        self.file = folder / "curve.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self.file.write_text("")

    def _on_training_start(self) -> None:
        self.begun = time.process_time()

    def _on_step(self) -> bool:
        return self.spent < self.seconds

    def _on_rollout_start(self) -> None:
        self.spent += time.process_time() - self.begun
        if self.rollouts % 9 == 0:
            reached = measured(self.model)
            point = {"updates": self.rollouts, "decisions": self.num_timesteps, "seconds": round(self.spent, 1),
                     "random": reached.share}
            print(f"{self.spent:5.0f} s  {self.num_timesteps:10,} decisions  wins {reached}", flush=True)
            with self.file.open("a") as lines:
                lines.write(json.dumps(point) + "\n")
        self.rollouts += 1
        self.begun = time.process_time()


def main() -> None:
    """Train, and tell what has been learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=512, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("run"), help="the folder of the run")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    env = vec_env("marrakech", players=2, num_envs=given.games, opponents=given.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=4096, n_epochs=4, learning_rate=2e-3, gamma=1,
                        ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=given.seed)
    model.learn(10**9, callback=Curve(given.seconds, given.out))
    model.save(given.out / "model")
    print(f"against {given.opponent}, 4000 new games: wins {measured(model, given.opponent, 4000)}")


if __name__ == "__main__":
    main()
