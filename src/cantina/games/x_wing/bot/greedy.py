"""The greedy X-Wing pilot: looks one round ahead, stays on the mat, focuses fire.

It knows what its seat sees and nothing more; enemy dials count as unknown until they are revealed.
"""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.rng import Rng
from cantina.core.window import Glimpse
from cantina.core.wire import OpenAsk, Option
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.flights import (
    acting_ship,
    approach,
    end_of,
    flown,
    is_blocked,
    is_flight,
    rolls_of,
    ship_at,
    starts_of,
)
from cantina.games.x_wing.bot.missions import craft_move, leaves_well, pull
from cantina.games.x_wing.bot.sight import RED, Sight, health, pose_of
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.odds import AttackPlay, DefensePlay
from cantina.games.x_wing.rules.barrel_rolls import WAYS, end_of_roll
from cantina.games.x_wing.view_records import BattleView, DieView, ManeuverView, ShipView

FEAR = 0.7  # how much an own point counts against an enemy point
STRESS_COST = 1.0
BUMP_COST = 2.0
ROCK_COST = 4.0
STRANDED = 60.0  # no maneuver next round would stay on the mat

FOCUSED = AttackPlay(focus=True), DefensePlay()
LOCKED = AttackPlay(lock=True), DefensePlay()
GUARDED = AttackPlay(), DefensePlay(focus=True)
EVADING = AttackPlay(), DefensePlay(evades=1)

OTHER_ACTIONS = {
    "card": 0.4,
    "protect": 2.0,
    "charge": 5.0,
    "reinforce": 0.5,
    "coordinate": 0.4,
    "jam": 0.3,
    "cloak": 0.15,
    "reload": 0.1,
    "slam": -1.0,
}
"""Actions whose worth is a guess, in squad points; passing is worth nothing."""

ROWS_TRIED = 20
"""How many places are tried as far ahead as a small base goes, and then where a large one fits."""
RASH = -2.0
"""What a card is worth that flies the ship once more: the bot does not look so far."""

GOOD_FACES = {"attack": ("hit", "critical"), "defense": ("evade",)}
FACING = {"south": 90.0, "north": 270.0, "west": 0.0, "east": 180.0}


class GreedyBot:
    """Answers every ask by the best score it can work out."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)
        self._roll = ""
        self._answers: dict[str, Callable[[Glimpse, OpenAsk, BattleView], str]] = {
            "xw-ask-place-ship": self._place,
            "xw-ask-dial": self._dial,
            "xw-ask-action": self._action,
            "xw-ask-free-action": self._action,
            "xw-ask-roll-side": self._action,
            "xw-ask-fly": self._fly,
            "xw-ask-rotate": self._turn_dial,
            "xw-ask-roll-slide": self._slide,
            "xw-ask-attack": self._attack,
            "xw-ask-modify-attack": self._modify_attack,
            "xw-ask-modify-defense": self._modify_defense,
            "xw-ask-reroll": self._reroll,
            "xw-ask-opponent-maneuver": self._spoil,
            "xw-ask-use": self._use,
            "xw-ask-shuttle": self._craft,
            "xw-ask-craft": self._craft,
            "xw-ask-reinforcement": lambda *_: "yes",
            "xw-ask-lock": self._weakest,
            "xw-ask-choose-ship": self._weakest,
        }

    def choose(self, window: Glimpse) -> str:
        """Return the key of the answer."""
        ask = window.ask
        answer = self._answers.get(ask.prompt.id)
        if answer is None:
            return window.sample(self._rng)
        return answer(window, ask, window.view)

    # ------------------------------------------------------------------ setup

    def _place(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Stand in the middle of the own edge, facing the enemy's."""
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
        return window.sample(self._rng)

    # ------------------------------------------------------------------ planning

    def _dial(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Plan the ship that moves first, then those behind it."""
        sight = Sight(view)
        waiting: dict[int, list[str]] = {}
        for option in ask.options:
            ship_id, _, key = option.key.partition(":")
            waiting.setdefault(int(ship_id), []).append(key)
        ship = min([sight.by_id[i] for i in waiting], key=lambda s: (s.skill, s.ship_id))
        return f"{ship.ship_id}:{self._best_maneuver(sight, ship, waiting[ship.ship_id])}"

    def _best_maneuver(self, sight: Sight, ship: ShipView, keys: list[str]) -> str:
        stressed = ship.tokens.get("stress", 0) > 0
        maneuvers = [m for m in sight.dial(ship) if m.key in keys]
        # a red maneuver under stress lets the opponent choose, off the mat if that is possible
        calm = [m for m in maneuvers if not (stressed and m.colour == RED)] or maneuvers
        starts = starts_of(sight, ship)
        ways = [(start, m) for start in starts for m in calm]
        safe = [way for way in ways if sight.stays(*way, ship.base)]
        ends_on = [way for way in ways if not sight.is_off(end_of(*way, ship.base), ship.base)]
        home = [way for way in ways if leaves_well(sight, ship, end_of(*way, ship.base))]
        choices = home or safe or ends_on or ways
        if not choices:
            return keys[0]
        others = self._in_the_way(sight, ship)
        best = max(
            choices, key=lambda way: self._worth_of_maneuver(sight, ship, way[0], way[1], others)
        )
        return best[1].key

    def _turn_dial(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Turn a dial that a card lets turn to the best maneuver of those."""
        sight = Sight(view)
        ship = acting_ship(sight, ask)
        keys = [option.key for option in ask.options]
        if ship is None or not {m.key for m in sight.dial(ship)} & set(keys):
            return window.sample(self._rng)
        return self._best_maneuver(sight, ship, keys)

    def _fly(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Fly where the ship stays on the mat, and so does its own maneuver if it is to come."""
        sight = Sight(view)
        ship = acting_ship(sight, ask)
        if ship is None:
            return window.sample(self._rng)
        planned = [m for m in sight.dial(ship) if m.key == ship.dial]

        def worth(option: Option) -> float:
            end = flown(pose_of(ship), option.key, ship.base)
            if sight.is_off(end, ship.base):
                return -2.0 * STRANDED
            if planned and not sight.stays(end, planned[0], ship.base):
                return -STRANDED
            place = end_of(end, planned[0], ship.base) if planned else end
            return self._worth_of_place(sight, ship, place) + min(
                sight.ways_out(place, ship, False), 3
            )

        return max(ask.options, key=worth).key

    def _in_the_way(self, sight: Sight, ship: ShipView) -> list[geometry.Other]:
        """Guess who stands where when the ship moves: earlier movers where they plan to go."""
        found = []
        for other in [*sight.friends, *sight.enemies]:
            if other.ship_id == ship.ship_id:
                continue
            moves_first = (other.skill, other.ship_id) < (ship.skill, ship.ship_id)
            if other.side != ship.side and moves_first:
                continue
            pose = pose_of(other)
            planned = [m for m in sight.dial(other) if m.key == other.dial]
            if moves_first and planned:
                pose = end_of(pose, planned[0], other.base)
            found.append((pose, other.base))
        return found

    def _worth_of_maneuver(
        self,
        sight: Sight,
        ship: ShipView,
        start: Pose,
        maneuver: ManeuverView,
        others: list[geometry.Other],
    ) -> float:
        done = geometry.execute(start, Bearing(maneuver.bearing), maneuver.speed, others, ship.base)
        stress = ship.tokens.get("stress", 0)
        stressed = maneuver.colour == RED or (stress > 0 and maneuver.colour != "green")
        score = self._worth_of_place(sight, ship, done.pose) + pull(sight, ship, done.pose)
        if stressed:
            score -= STRESS_COST
        if done.bumped:
            score -= BUMP_COST
        if sight.obstacles:
            score -= ROCK_COST * len(
                geometry.obstacles_hit(start, done, sight.obstacles, ship.base)
            )
        ways_out = sight.ways_out(done.pose, ship, stressed)
        score += 0.25 * min(ways_out, 5) if ways_out else -STRANDED
        return score + 0.01 * self._rng.random()

    def _worth_of_place(self, sight: Sight, ship: ShipView, pose: Pose) -> float:
        offense = sight.offense(ship, pose)
        score = offense - FEAR * sight.danger(ship, pose)
        if offense == 0.0 and sight.enemies:
            score += max([approach(pose, pose_of(enemy)) for enemy in sight.enemies])
        return score

    # ------------------------------------------------------------------ actions

    def _action(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Take the action that helps most in the coming combat."""
        sight = Sight(view)
        ship = acting_ship(sight, ask)
        if ship is None:
            return window.sample(self._rng)
        values = {
            o.key: RASH if is_flight(o) else self._worth_of_action(sight, ship, o.key)
            for o in ask.options
        }
        best = max(values, key=lambda key: values[key])
        if best.startswith("barrel-roll:") or best in WAYS:
            self._roll = best.rpartition(":")[2]
        return best

    def _worth_of_action(self, sight: Sight, ship: ShipView, key: str) -> float:
        here = pose_of(ship)
        kind, _, rest = key.partition(":")
        if kind == "focus":
            attack = sight.offense(ship, here, FOCUSED) - sight.offense(ship, here)
            defense = sight.danger(ship, here) - sight.danger(ship, here, GUARDED)
            return max(attack, FEAR * defense) + 0.3 * min(attack, FEAR * defense) + 0.2
        if kind == "evade":
            return FEAR * (sight.danger(ship, here) - sight.danger(ship, here, EVADING)) + 0.1
        if kind == "target-lock":
            return self._worth_of_lock(sight, ship, int(rest))
        if kind == "barrel-roll" or kind in WAYS:
            places = [p for _, p in rolls_of(ship, rest or kind)]
            return self._gain(sight, ship, places)
        if kind == "boost":
            return self._gain(sight, ship, [geometry.boost(here, Bearing(rest), ship.base)])
        return OTHER_ACTIONS.get(kind, 0.0)

    def _worth_of_lock(self, sight: Sight, ship: ShipView, target_id: int) -> float:
        target = sight.by_id[target_id]
        if target in sight.friends:
            return 0.0
        if any(lock.by == ship.ship_id and lock.on == target_id for lock in sight.view.locks):
            return 0.0
        places = sight.next_places_cached(target)
        here = pose_of(ship)
        gains = [
            sight.shot(ship, here, target, place, LOCKED) - sight.shot(ship, here, target, place)
            for place in places
        ]
        ordnance = 1.5 if any("torpedo" in u or "missile" in u for u in ship.upgrades) else 0.0
        return sum(gains) / len(gains) + 0.25 + ordnance - 0.01 * health(target)

    def _gain(self, sight: Sight, ship: ShipView, places: list[Pose]) -> float:
        """Return how much better the best of some places is than here."""
        here = sight.offense(ship, pose_of(ship)) - FEAR * sight.danger(ship, pose_of(ship))
        there = [
            sight.offense(ship, place) - FEAR * sight.danger(ship, place)
            for place in places
            if sight.ways_out(place, ship, False) and not is_blocked(sight, ship, place)
        ]
        return max(there) - here if there else -1.0

    def _slide(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Shift to where the roll helps most."""
        sight = Sight(view)
        ship = acting_ship(sight, ask)
        if ship is None or not self._roll:
            return window.sample(self._rng)
        way = WAYS[self._roll]

        def worth(option: Option) -> float:
            place = end_of_roll(pose_of(ship), ship.base, way, float(option.key))
            if not sight.ways_out(place, ship, False):
                return -STRANDED
            return sight.offense(ship, place) - FEAR * sight.danger(ship, place)

        return max(ask.options, key=worth).key

    # ------------------------------------------------------------------ combat

    def _attack(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Shoot where it hurts most: a likely kill first, then the weakest."""
        sight = Sight(view)

        def worth(option: Option) -> float:
            kind, _, rest = option.key.partition(":")
            if kind != "attack":
                return 8.0 if kind in ("scan", "pick-up") else 0.0
            target = sight.by_id[int(rest.rpartition(":")[2])]
            if target in sight.friends:
                return -1.0
            told = option.note.args if option.note else {}
            expected, destroys = told.get("damage", option.odds or 0.1), told.get("destroys", 0)
            if not isinstance(expected, int | float) or not isinstance(destroys, int | float):
                return 0.1
            return 0.1 + expected + destroys / 50.0 + 1.0 / health(target)

        return max(ask.options, key=worth).key

    def _modify_attack(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Use cards, then the lock on bad dice, then the focus token on focus results."""
        attack = view.attack
        if attack is None or ship_at(ask) == attack.defender:
            return _first(ask, "use:") or "done"
        bad = _bad_dice(attack.attack_roll, "attack")
        focuses = [die for die in attack.attack_roll if die.face == "focus"]
        keys = [option.key for option in ask.options]
        for option in ask.options:
            if option.key.startswith("use:") and (bad or not _is_reroll(option)):
                return option.key
        rerollable = [die for die in bad if not die.rerolled and not die.added]
        wasted = [die for die in rerollable if die.face == "blank" or "focus" not in keys]
        if "lock" in keys and wasted:
            return "lock"
        return "focus" if "focus" in keys and focuses else "done"

    def _modify_defense(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Spend no more than is needed to cancel what is coming."""
        attack = view.attack
        if attack is None or ship_at(ask) == attack.attacker:
            return _first(ask, "use:") or "done"
        coming = len([die for die in attack.attack_roll if die.face in GOOD_FACES["attack"]])
        evades = len([die for die in attack.defense_roll if die.face == "evade"])
        if coming <= evades:
            return "done"
        focuses = len([die for die in attack.defense_roll if die.face == "focus"])
        keys = [option.key for option in ask.options]
        if used := _first(ask, "use:"):
            return used
        if "focus" in keys and focuses and ("evade" not in keys or coming - evades > 1):
            return "focus"
        if "evade" in keys:
            return "evade"
        return "focus" if "focus" in keys and focuses else "done"

    def _reroll(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Reroll what is worth nothing; keep focus results that a token will turn."""
        attack = view.attack
        if attack is None:
            return window.sample(self._rng)
        die = "defense" if any("die:defense" in (o.at or "") for o in ask.options) else "attack"
        roll = attack.attack_roll if die == "attack" else attack.defense_roll
        roller = attack.attacker if die == "attack" else attack.defender
        mine = view.ships[roller].side == view.sides[window.seat]
        has_focus = view.ships[roller].tokens.get("focus", 0) > 0
        faces = {option.key: roll[int(option.key)].face for option in ask.options}
        good = GOOD_FACES[die] + (("focus",) if has_focus else ())
        wanted = [key for key, face in faces.items() if (face not in good) == mine][: ask.most]
        if len(wanted) < ask.least:
            rest = sorted(set(faces) - set(wanted), key=lambda key: faces[key] in good)
            wanted += rest[: ask.least - len(wanted)]
        return "+".join(sorted(wanted, key=int)) or "none"

    def _spoil(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Choose a maneuver for a stressed enemy: off the mat, or else its worst place."""
        sight = Sight(view)
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

    def _craft(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Bring the senator home, or whoever flies without a pilot."""
        sight = Sight(view)
        craft = ship_at(ask)
        if craft is None:
            return window.sample(self._rng)
        return craft_move(sight, sight.by_id[craft], [option.key for option in ask.options])

    # ------------------------------------------------------------------ cards

    def _use(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Use what a card offers."""
        return _first(ask, "use:") or window.sample(self._rng)

    def _weakest(self, window: Glimpse, ask: OpenAsk, view: BattleView) -> str:
        """Choose the ship that can take the least."""
        ships = {str(ship.ship_id): ship for ship in view.ships}
        known = [option.key for option in ask.options if option.key in ships]
        if not known:
            return window.sample(self._rng)
        return min(known, key=lambda key: health(ships[key]))


def _first(ask: OpenAsk, prefix: str) -> str | None:
    return next((o.key for o in ask.options if o.key.startswith(prefix)), None)


def _bad_dice(roll: list[DieView], die: str) -> list[DieView]:
    return [one for one in roll if one.face not in GOOD_FACES[die]]


def _is_reroll(option: Option) -> bool:
    return option.note is not None and "reroll" in option.note.id
