"""Pgx's games on the CPU, compiled by XLA, at the batch size that suits them best. Games that end begin anew."""

from collections.abc import Callable
from typing import Any

import timing  # chooses the core, before JAX starts threads

import jax  # isort: skip
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 100
SIZES = (16, 64, 256, 1024, 4096)


def steps(env: Any, size: int) -> Any:
    """(states, key) -> the states STEPS random decisions later, compiled as a whole."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(states: Any, key: Any) -> tuple[Any, None]:
        choosing, beginning = jax.random.split(key)
        wishes = jax.random.gumbel(choosing, states.legal_action_mask.shape)
        actions = jnp.argmax(jnp.where(states.legal_action_mask, wishes, -jnp.inf), axis=1)
        return step(states, actions, jax.random.split(beginning, size)), None

    return jax.jit(lambda states, key: jax.lax.scan(one, states, jax.random.split(key, STEPS))[0], donate_argnums=0)


def player(name: str, size: int) -> Callable[[], int]:
    env = pgx.make(name)
    go_on = steps(env, size)
    states, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size)), jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal states, key
        key, now = jax.random.split(key)
        states = jax.block_until_ready(go_on(states, now))
        return STEPS * size

    return play


def best(name: str) -> list[float]:
    """Each size has a try; the quickest is measured."""
    players = [player(name, size) for size in SIZES]
    for play in players:
        play()  # compiles
    rates: list[float] = timing.rates(max(players, key=timing.rate))
    return rates


timing.tell({name: best(name) for name in ("2048", "backgammon")})
