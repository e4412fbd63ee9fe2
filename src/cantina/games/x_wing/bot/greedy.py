"""The greedy X-Wing pilot: looks one round ahead, stays on the mat, focuses fire.

It knows what its seat sees and nothing more; enemy dials count as unknown until they are revealed.
"""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.rng import Rng
from cantina.core.window import Glimpse
from cantina.core.wire import Option, kind_and_rest
from cantina.games.x_wing.bot.dice import first_of, modify_attack, modify_defense, reroll
from cantina.games.x_wing.bot.flights import acting_ship, end_of, flown, is_flight, ship_at
from cantina.games.x_wing.bot.missions import craft_move
from cantina.games.x_wing.bot.sight import Sight, health, pose_of
from cantina.games.x_wing.bot.worths import (
    FEAR,
    STRANDED,
    best_maneuver,
    worth_of_action,
    worth_of_place,
)
from cantina.games.x_wing.rules.barrel_rolls import WAYS, end_of_roll
from cantina.games.x_wing.view_records import ShipView

ROWS_TRIED = 20
"""How many places are tried as far ahead as a small base goes, and then where a large one fits."""
RASH = -2.0
"""What a card is worth that flies the ship once more: the bot does not look so far."""

FACING = {"south": 90.0, "north": 270.0, "west": 0.0, "east": 180.0}


class GreedyBot:
    """Answers every ask by the best score it can work out."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)
        self._roll = ""
        self._answers: dict[str, Callable[[Glimpse], str]] = {
            "xw-ask-place-ship": self._place,
            "xw-ask-dial": self._dial,
            "xw-ask-action": self._action,
            "xw-ask-free-action": self._action,
            "xw-ask-roll-side": self._action,
            "xw-ask-fly": self._fly,
            "xw-ask-rotate": self._turn_dial,
            "xw-ask-roll-slide": self._slide,
            "xw-ask-attack": self._attack,
            "xw-ask-modify-attack": lambda window: modify_attack(window.ask, window.view),
            "xw-ask-modify-defense": lambda window: modify_defense(window.ask, window.view),
            "xw-ask-reroll": self._reroll,
            "xw-ask-opponent-maneuver": self._spoil,
            "xw-ask-use": self._use,
            "xw-ask-shuttle": self._craft,
            "xw-ask-craft": self._craft,
            "xw-ask-reinforcement": lambda _: "yes",
            "xw-ask-lock": self._weakest,
            "xw-ask-choose-ship": self._weakest,
        }

    def choose(self, window: Glimpse) -> str:
        """Return the key of the answer."""
        answer = self._answers.get(window.prompt)
        return self._otherwise(window) if answer is None else answer(window)

    def _otherwise(self, window: Glimpse) -> str:
        """Answer what it has no rule for, or where its rule does not say: by chance."""
        return window.sample(self._rng)

    # ------------------------------------------------------------------ setup

    def _place(self, window: Glimpse) -> str:
        """Stand in the middle of the own edge, facing the enemy's."""
        view = window.view
        side = view.sides[window.seat]
        edge = next((edge.edge for edge in view.edges if edge.side == side), "south")
        taken = len([s for s in view.ships if s.side == side and s.status == "in play"])
        middle = (view.width if edge in ("south", "north") else view.height) / 2.0
        for step in range(2 * ROWS_TRIED):
            offset = (taken + step + 1) // 2 * 70.0 * (-1) ** (taken + step)
            along, deep = middle + offset, 78.0 if step < ROWS_TRIED else 59.0
            x, y = {
                "south": (along, deep),
                "north": (along, view.height - deep),
                "west": (deep, along),
                "east": (view.width - deep, along),
            }[edge]
            key = f"{x:g},{y:g},{FACING[edge]:g}"
            if window.legal(key):
                return key
        return self._otherwise(window)

    # ------------------------------------------------------------------ planning

    def _dial(self, window: Glimpse) -> str:
        """Plan the ship that moves first, then those behind it."""
        sight = Sight(window.view)
        ship, keys = next_to_plan(sight, window.keys())
        return f"{ship.ship_id}:{best_maneuver(sight, ship, keys, self._rng)}"

    def _turn_dial(self, window: Glimpse) -> str:
        """Turn a dial that a card lets turn to the best maneuver of those."""
        ask = window.ask
        sight = Sight(window.view)
        ship = acting_ship(sight, ask)
        keys = [option.key for option in ask.options]
        if ship is None or not {m.key for m in sight.dial(ship)} & set(keys):
            return self._otherwise(window)
        return best_maneuver(sight, ship, keys, self._rng)

    def _fly(self, window: Glimpse) -> str:
        """Fly where the ship stays on the mat, and so does its own maneuver if it is to come."""
        ask = window.ask
        sight = Sight(window.view)
        ship = acting_ship(sight, ask)
        if ship is None:
            return self._otherwise(window)
        planned = [m for m in sight.dial(ship) if m.key == ship.dial]

        def worth(option: Option) -> float:
            end = flown(pose_of(ship), option.key, ship.base)
            if sight.is_off(end, ship.base):
                return -2.0 * STRANDED
            if planned and not sight.stays(end, planned[0], ship.base):
                return -STRANDED
            place = end_of(end, planned[0], ship.base) if planned else end
            return worth_of_place(sight, ship, place) + sight.ways_out(place, ship, False, most=3)

        return max(ask.options, key=worth).key

    # ------------------------------------------------------------------ actions

    def _action(self, window: Glimpse) -> str:
        """Take the action that helps most in the coming combat."""
        ask = window.ask
        sight = Sight(window.view)
        ship = acting_ship(sight, ask)
        if ship is None:
            return self._otherwise(window)
        values = {o.key: self._worth_of_action(sight, ship, o) for o in ask.options}
        best = max(values, key=lambda key: values[key])
        if best.startswith("barrel-roll:") or best in WAYS:
            kind, way = kind_and_rest(best)
            self._roll = way or kind
        return best

    def _worth_of_action(self, sight: Sight, ship: ShipView, option: Option) -> float:
        """Return what an action is worth; flying once more is worth little."""
        return RASH if is_flight(option) else worth_of_action(sight, ship, option.key)

    def _slide(self, window: Glimpse) -> str:
        """Shift to where the roll helps most."""
        ask = window.ask
        sight = Sight(window.view)
        ship = acting_ship(sight, ask)
        if ship is None or not self._roll:
            return self._otherwise(window)
        way = WAYS[self._roll]

        def worth(option: Option) -> float:
            place = end_of_roll(pose_of(ship), ship.base, way, float(option.key))
            if not sight.ways_out(place, ship, False, most=1):
                return -STRANDED
            return sight.offense(ship, place) - FEAR * sight.danger(ship, place)

        return max(ask.options, key=worth).key

    # ------------------------------------------------------------------ combat

    def _attack(self, window: Glimpse) -> str:
        """Shoot where it hurts most: a likely kill first, then the weakest."""
        sight = Sight(window.view)
        lone = lone_attack(sight, window.keys())
        if lone is not None:  # nothing to weigh it against, so nobody needs its odds
            return lone
        ask = window.ask

        def worth(option: Option) -> float:
            kind, _ = kind_and_rest(option.key)
            if kind != "attack":
                return 8.0 if kind in ("scan", "pick-up") else 0.0
            target = target_of(sight, option.key)
            if target in sight.friends:
                return -1.0
            told = option.note.args if option.note else {}
            expected, destroys = told.get("damage", option.odds or 0.1), told.get("destroys", 0)
            if not isinstance(expected, int | float) or not isinstance(destroys, int | float):
                return 0.1
            return 0.1 + expected + destroys / 50.0 + 1.0 / health(target)

        return max(ask.options, key=worth).key

    def _reroll(self, window: Glimpse) -> str:
        """Reroll what is worth nothing."""
        view = window.view
        if view.attack is None:
            return self._otherwise(window)
        return reroll(window.ask, view, window.seat)

    def _spoil(self, window: Glimpse) -> str:
        """Choose a maneuver for a stressed enemy: off the mat, or else its worst place."""
        ask = window.ask
        sight = Sight(window.view)
        ship = acting_ship(sight, ask)
        maneuvers = {m.key: m for m in sight.dial(ship)} if ship else {}

        def harm(option: Option) -> float:
            maneuver = maneuvers.get(option.key)
            if ship is None or maneuver is None:
                return 0.0
            end = end_of(pose_of(ship), maneuver, ship.base)
            if sight.is_off(end, ship.base):
                return 1000.0
            return -sum([sight.shot(ship, end, f, pose_of(f)) for f in sight.friends])

        return max(ask.options, key=harm).key

    def _craft(self, window: Glimpse) -> str:
        """Bring the senator home, or whoever flies without a pilot."""
        ask, sight = window.ask, Sight(window.view)
        craft = ship_at(ask)
        if craft is None:
            return self._otherwise(window)
        return craft_move(sight, sight.by_id[craft], [option.key for option in ask.options])

    # ------------------------------------------------------------------ cards

    def _use(self, window: Glimpse) -> str:
        """Use what a card offers."""
        return first_of(window.ask, "use:") or self._otherwise(window)

    def _weakest(self, window: Glimpse) -> str:
        """Choose the ship that can take the least."""
        ships = {str(ship.ship_id): ship for ship in window.view.ships}
        offered = window.keys()
        known = [key for key in offered if key in ships]
        if not known:
            return self._otherwise(window)
        return min(known, key=lambda key: health(ships[key]))


def next_to_plan(sight: Sight, keys: list[str]) -> tuple[ShipView, list[str]]:
    """Return the ship that moves first of those whose dials are to be set, and its maneuvers."""
    waiting: dict[int, list[str]] = {}
    for each in keys:
        ship_id, key = kind_and_rest(each)
        waiting.setdefault(int(ship_id), []).append(key)
    ship = min([sight.by_id[i] for i in waiting], key=lambda s: (s.skill, s.ship_id))
    return ship, waiting[ship.ship_id]


def lone_attack(sight: Sight, keys: list[str]) -> str | None:
    """Return the only attack on an enemy, if all else that is offered is to do without."""
    attacks = [key for key in keys if key.startswith("attack:")]
    others = [key for key in keys if kind_and_rest(key)[0] in ("scan", "pick-up")]
    if len(attacks) != 1 or others:
        return None
    return None if target_of(sight, attacks[0]) in sight.friends else attacks[0]


def target_of(sight: Sight, attack: str) -> ShipView:
    """Return whom an attack is on: `attack:` with the weapon and the target."""
    _, weapon_and_target = kind_and_rest(attack)
    return sight.by_id[int(kind_and_rest(weapon_and_target)[1])]
