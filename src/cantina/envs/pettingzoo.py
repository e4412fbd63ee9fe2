"""PettingZoo's door: every game as an AEC environment with masked actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cantina.core.fluent import Writer
from cantina.envs.features import BOUND, VIEW_SIZE
from cantina.envs.stepping import ACTIONS, Stepper


class CantinaEnv(AECEnv):  # type: ignore[misc]
    """A match. Agents are `seat_0`, `seat_1`, …; one acts at a time."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cantina_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        actions: int = ACTIONS,
        size: int = VIEW_SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.stepper = Stepper(game, seats, options, actions, size)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-BOUND, BOUND, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._matches = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; without a seed, the next one."""
        self._matches = seed if seed is not None else self._matches + 1
        self.stepper.reset(self._matches)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.stepper.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.stepper.observe(seat),
            "action_mask": self.stepper.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.stepper.step(int(action))
        self._clear_rewards()
        if self.stepper.over:
            whole = self.stepper.table.over
            for one, reward in zip(self.possible_agents, self.stepper.rewards(), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = whole
                self.truncations[one] = not whole
        else:
            self.agent_selection = self.possible_agents[self.stepper.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        table = self.stepper.table
        write = Writer("en", table.names).write
        return str(table.game.board(table.view(None), write))

    def close(self) -> None:
        """Nothing is to be given back."""


def env(game: str, **settings: Any) -> AECEnv:
    """Return an environment that complains of wrong use."""
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(CantinaEnv(game, **settings))
