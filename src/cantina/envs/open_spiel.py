"""OpenSpiel's door: every game as `cantina_GAME`, with chance as nodes of its tree.

Outcomes of chance are exact where there are at most `LOTS`; of more (a handful of dice, a long
shuffle) so many are drawn once and for all, each as likely as the others.
"""

from __future__ import annotations

from itertools import islice
from math import factorial
from typing import Any

import numpy as np
import pyspiel
from msgspec import json

from cantina.core.chance import Chance, Roll, Shuffle
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.envs.features import VIEW_SIZE, view_vector
from cantina.envs.stepping import ACTIONS, LONGEST, rewards_of

LOTS = 64
"""Outcomes that a node of chance has at most."""


def count_of(chance: Chance) -> int:
    """Return how many outcomes there are, without going through them."""
    if isinstance(chance, Roll):
        return int(len(chance.die.faces) ** chance.count)
    if isinstance(chance, Shuffle):
        return factorial(len(chance.values))
    return len(chance.outcomes())


def lots_of(chance: Chance, number: int) -> list[tuple[Any, float]]:
    """Return the outcomes of chance at a moment with their probabilities."""
    if count_of(chance) <= LOTS:
        return chance.outcomes()
    return [(chance.draw(Rng(number * LOTS + lot)), 1 / LOTS) for lot in range(LOTS)]


class Held:
    """A table that is copied cheaply when OpenSpiel copies a state."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table.copy())


class CantinaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Cantina; parameters are `players`, `options` (its own, as JSON), `longest`."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.rules = find_game(name)
        self.options: dict[str, Any] = json.decode(str(given.get("options") or "{}"))
        seats = int(given.get("players") or seats_of(name))
        self.longest = int(given.get("longest") or LONGEST)
        super().__init__(game_type(name), game_info(seats, self.longest), given)

    def new_initial_state(self) -> CantinaState:
        """Return a state at the beginning of a match."""
        return CantinaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes a player's view into a vector."""
        return Observer(self.num_players())


class CantinaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match."""

    def __init__(self, game: CantinaGame) -> None:
        super().__init__(game)
        seats = game.num_players()
        options = game.rules.drawn(game.options, seats, 0)
        start = Table.start(game.rules, seats, options, log=False, pause_on_chance=True)
        self._held = Held(start)
        self._steps = 0
        self._longest = game.longest

    def imagined(self, player: int, rng: Rng) -> CantinaState:
        """Return the state as a player might imagine it: what it cannot know is dealt anew."""
        new: CantinaState = self.get_game().new_initial_state()
        new._held = Held(self.table.imagine(player, rng))
        new._steps = self._steps
        return new

    @property
    def table(self) -> Table[Any]:
        """Return the table."""
        return self._held.table

    def current_player(self) -> int:
        """Return who decides: a seat, chance, or nobody any more."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.waiting[0]

    def answers(self) -> list[str]:
        """Return what the actions of the current player mean."""
        return list(islice(self.table.ask(self.table.waiting[0]).answers(), ACTIONS))

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.answers())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance by number, with their probabilities."""
        assert self.table.chance is not None
        lots = lots_of(self.table.chance, self.table.number)
        return [(number, chance) for number, (_, chance) in enumerate(lots)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        self._steps += 1
        if table.chance is not None:
            table.happen(lots_of(table.chance, table.number)[action][0])
        else:
            table.answer(table.waiting[0], self.answers()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return f"{player}:{self.answers()[action]}"

    def is_terminal(self) -> bool:
        """Whether the match has ended or was broken off."""
        return self.table.over or self._steps >= self._longest

    def returns(self) -> list[float]:
        """Return what each player has got."""
        return rewards_of(self.table.result, self.table.seats)

    def __str__(self) -> str:
        return f"{self.table.number}:{self.table.fingerprint()}"


class Observer:
    """A player's view as a vector: a mark of whose view it is, then the view."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.tensor = np.zeros(seats + VIEW_SIZE, np.float32)
        self.dict = {"player": self.tensor[:seats], "view": self.tensor[seats:]}

    def set_from(self, state: CantinaState, player: int) -> None:
        """Write what a player sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["view"][:] = view_vector(state.table.view(player))

    def string_from(self, state: CantinaState, player: int) -> str:
        """Return what a player sees as text."""
        return f"{player}: {state.table.view(player)!r}"


def seats_of(name: str) -> int:
    """Return how many play: two, or as few as there must be."""
    least, _ = find_game(name).seats
    return max(2, least)


def short_name(name: str) -> str:
    """Return what OpenSpiel calls a game: `cantina_x_wing`."""
    return f"cantina_{name.replace('-', '_')}"


def game_type(name: str) -> Any:
    """Return what kind of game it is."""
    least, most = find_game(name).seats
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Cantina: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=max(2, least),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": seats_of(name),
            "options": "{}",
            "longest": LONGEST,
        },
    )


def game_info(seats: int, longest: int) -> Any:
    """Return its bounds."""
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=LOTS,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


def register() -> list[str]:
    """Make all installed games known to OpenSpiel; returns their names there."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(name), _maker(name))
    return [short_name(name) for name in game_names()]


def _maker(name: str) -> type[CantinaGame]:
    """Return a class that makes one game: OpenSpiel calls it with parameters only."""

    class Made(CantinaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Made


def load(name: str, options: dict[str, Any] | None = None, longest: int = LONGEST) -> Any:
    """Return a game as OpenSpiel has it, with options of its own, broken off after so long."""
    register()
    written = json.encode(options or {}).decode()
    return pyspiel.load_game(short_name(name), {"options": written, "longest": longest})
