"""Train MaskablePPO of sb3-contrib in Marrakech for two, against random play: `python maskable_ppo.py --seconds 300`.

Needs `pip install "jemaa[envs]" stable-baselines3 sb3-contrib`. docs/guide/baselines.md shows what it learns.
"""

import argparse
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from jemaa.envs.sb3 import vec_env


class Curve(BaseCallback):  # type: ignore[misc]  # untyped, or not there
    """Prints the share of wins in new games every 20 seconds, and ends the training when its time is over.

    Time is that of the processor: on a machine that has other things to do, more goes by on the clock.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.spent, self.due = seconds, 0.0, 0.0
        self.begun = time.process_time()

    def _on_training_start(self) -> None:
        self.begun = time.process_time()

    def _on_step(self) -> bool:
        return self.spent < self.seconds

    def _on_rollout_start(self) -> None:
        """Measuring takes no time of the training."""
        self.spent += time.process_time() - self.begun
        if self.spent >= self.due:
            share = win_share(self.model)
            print(f"{self.spent:5.0f} s  {self.num_timesteps:10,} decisions  wins {share:.1%}", flush=True)
            self.due = self.spent + 20
        self.begun = time.process_time()


def win_share(model: MaskablePPO, games: int = 1000, opponent: str = "random", seed: int = 99) -> float:
    """The learner's share of the wins in new games, always with its most likely action."""
    env = vec_env(players=2, num_envs=games, opponents=opponent, seed=seed)
    seen, won, open_games = env.reset(), np.zeros(games), np.ones(games, bool)
    while open_games.any():
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        env.step_async(actions)
        seen, rewards, done, _ = env.step_wait()
        won[open_games & done] = rewards[open_games & done]
        open_games &= ~done
    return float(won.mean())


def main() -> None:
    """Train, and tell what has been learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=512, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    env = vec_env(players=2, num_envs=given.games, opponents=given.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=4096, n_epochs=4, learning_rate=2e-3, gamma=1,
                        ent_coef=0.01, policy_kwargs={"net_arch": [128, 128]}, seed=given.seed)
    model.learn(10**9, callback=Curve(given.seconds))
    print(f"against {given.opponent}, 4000 new games: wins {win_share(model, 4000, given.opponent):.1%}")


if __name__ == "__main__":
    main()
