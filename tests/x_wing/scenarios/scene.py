"""A scene for scenarios: ships on the table, dice and cards as the story tells them."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from typing import Any

from cantina.core.chance import Roll
from cantina.core.testing import refusal
from cantina.games.x_wing import game
from cantina.games.x_wing.content.obstacles import OBSTACLE_TOKENS
from cantina.games.x_wing.library import OBSTACLES, pilot_card, upgrade_card
from cantina.games.x_wing.printed import ObstacleToken
from cantina.games.x_wing.rules.squads import SquadReport, check_xws
from cantina.games.x_wing.state import DESTROYED, IN_PLAY, Battle, Obstacle, Ship
from cantina.games.x_wing.view_records import BattleView, ShipView
from telling import Telling
from x_wing.ships import damage, tie, x_wing
from x_wing.table import Skirmish, position

__all__ = [
    "ANNA",
    "BORIS",
    "CLARA",
    "EAST",
    "NORTH",
    "SOUTH",
    "WEST",
    "Scene",
    "acting",
    "begin",
    "duel",
    "flying",
    "imperial",
    "rebel",
    "rock",
    "squad",
    "squad_report",
]

ANNA, BORIS, CLARA = 0, 1, 2
NORTH, EAST, SOUTH, WEST = 90.0, 0.0, 270.0, 180.0
FACES = {"h": "hit", "c": "critical", "f": "focus", "b": "blank", "e": "evade"}
GAPS = {1: 400.0, 2: 490.0, 3: 590.0}
"""Where the Imperial ship of a duel stands, by range."""


def rebel(pilot: str = "rookiepilot", x: float = 450, y: float = 300, **more: Any) -> Ship:
    """Make a ship of Anna's that faces north unless told otherwise."""
    return x_wing(pilot, at=(x, y, more.pop("facing", NORTH)), **with_cards(more))


def imperial(pilot: str = "academypilot", x: float = 450, y: float = 490, **more: Any) -> Ship:
    """Make a ship of Boris's that faces south unless told otherwise."""
    return tie(pilot, at=(x, y, more.pop("facing", SOUTH)), **with_cards(more))


def with_cards(told: dict[str, Any]) -> dict[str, Any]:
    """Lay the damage cards beside a ship that the scenario says it is `hurt` by."""
    hurt = told.pop("hurt", ())
    return {**told, "damage": damage(*hurt)} if hurt else told


def rock(left: float, right: float, bottom: float, top: float) -> Obstacle:
    """Lay an asteroid of exactly this extent."""
    shape = f"asteroid{right - left:g}x{top - bottom:g}"
    half_x, half_y = (right - left) / 2, (top - bottom) / 2
    corners = ((-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y))
    OBSTACLES[shape] = ObstacleToken(shape, OBSTACLE_TOKENS[0].kind, corners)
    return Obstacle(0, shape, (left + right) / 2, (bottom + top) / 2, 0.0)


def read_dice(letters: str) -> list[str]:
    """Read faces from their first letters."""
    return [FACES[letter] for letter in letters]


class Scene(Telling[Skirmish]):
    """A battle whose dice and cards fall as the scenario says."""

    def __init__(self, *ships: Ship, dice: Sequence[str] = (), **settings: Any) -> None:
        g = position(*ships, **settings)
        for number, obstacle in enumerate(g.obstacles):
            obstacle.obstacle_id = number
        self._begin(Skirmish.at(game, g, options=g.options, pause_on_chance=True), dice)

    @classmethod
    def of(cls, table: Skirmish, *rolls: str) -> Scene:
        """Look at a table that plays already."""
        scene = cls.__new__(cls)
        scene._begin(table, rolls)
        return scene

    def _begin(self, table: Skirmish, rolls: Sequence[str]) -> None:
        super().__init__(table)
        self.rolls = deque(read_dice(letters) for letters in rolls)
        self.deck: deque[str] = deque()
        self.thrown: list[int] = []
        """How many dice were thrown, roll by roll."""
        self._go_on()

    def untold(self) -> list[object]:
        return [*self.rolls, *self.deck]

    def never_rolled(self) -> list[list[str]]:
        """Take back the dice that would have fallen so, had the game come to roll them."""
        left = list(self.rolls)
        self.rolls.clear()
        return left

    def _go_on(self) -> None:
        while (chance := self.table.chance) is not None:
            if isinstance(chance, Roll):
                self.thrown.append(chance.count)
                faces = self.rolls.popleft() if self.rolls else ["blank"] * chance.count
                self.table.happen(faces)
            elif self.deck and any(self.deck[0] == value for value in chance.values):  # type: ignore[attr-defined]
                self.table.happen(self.deck.popleft())
            else:
                self.table.happen(chance.outcomes()[0][0])

    # ------------------------------------------------------------------ what players do

    def roll(self, *rolls: str) -> Scene:
        """Let the next rolls show these faces."""
        self.rolls.extend(read_dice(letters) for letters in rolls)
        return self

    def draw(self, *kinds: str) -> Scene:
        """Let the next damage cards be these."""
        self.deck.extend(kinds)
        return self

    def does(self, seat: int, *keys: str) -> Scene:
        """Let a player answer."""
        for key in keys:
            self.hear(seat, key)
            self._go_on()
        return self

    def attacks(self, seat: int, target: int, *rolls: str, weapon: str = "primary") -> Scene:
        """Let a player attack; the dice show these faces."""
        return self.roll(*rolls).does(seat, f"attack:{weapon}:{target}")

    def dooms(self, seat: int, shooter: str, target: int = 0) -> Scene:
        """Let a ship take the last hull of another, which stays until all of its skill shot."""
        self.does(seat, shooter).attacks(seat, target, "hb", "bb")
        assert (self.is_there(target), self.damage(target)) == (True, 3)
        return self

    def uses(self, seat: int, card: str, you: int = 0, index: int = 0) -> Scene:
        """Let a player use an ability."""
        return self.does(seat, f"use:{you}:{card}:{index}")

    def passes(self, *seats: int) -> Scene:
        """Let players do without whatever they are asked."""
        for seat in seats:
            keys = self.offered(seat)
            self.does(seat, next(key for key in ("pass", "done", "none", "no") if key in keys))
        return self

    def waits_for(self, seat: int, prefix: str) -> Scene:
        """Let everybody do without, until a player may answer so; it must come to that."""
        for _ in range(60):
            if self.is_offered(seat, prefix):
                return self
            asked = self.table.waiting[0]
            keys = self.offered(asked)
            quiet = [key for key in ("pass", "done", "none", "no", "stay") if key in keys]
            self.does(asked, (quiet or keys)[0])
        raise AssertionError(f"nobody asked for {prefix}")

    def refuses(self, seat: int, key: str) -> bool:
        """Say whether an answer is refused; it must change nothing then."""
        try:
            refusal(self.table, seat, key)
        except AssertionError:
            return False
        return True

    # ------------------------------------------------------------------ what players see

    @property
    def g(self) -> Battle:
        """The battle."""
        return self.table.state

    @property
    def seen(self) -> BattleView:
        """What everybody sees of it."""
        return self.table.seen

    def ship(self, ship_id: int) -> ShipView:
        """Return a ship as everybody sees it."""
        return self.seen.ships[ship_id]

    def locks(self, ship_id: int) -> list[int]:
        """Return whom a ship has locked."""
        return [lock.on for lock in self.seen.locks if lock.by == ship_id]

    def offered(self, seat: int) -> list[str]:
        """Return what a player may answer now; nothing if nobody asks."""
        return self.table.offered(seat)

    def is_offered(self, seat: int, prefix: str) -> bool:
        """Say whether any answer that begins so is offered."""
        return any(key.startswith(prefix) for key in self.offered(seat))

    def prompt(self, seat: int) -> str:
        """Name the question a player is asked, by its id."""
        return self.table.ask(seat).prompt_text().id if seat in self.table.waiting else ""

    def place(self, ship_id: int) -> tuple[float, float, float]:
        """Say where a ship stands, in hundredths of a millimetre, and its heading."""
        ship = self.ship(ship_id)
        return round(ship.x, 2), round(ship.y, 2), round(ship.heading % 360, 2)

    def has(self, ship_id: int, token: str) -> int:
        """Count the tokens of a kind that a ship has."""
        return self.ship(ship_id).tokens.get(token, 0)

    def faces(self, which: str = "attack") -> str:
        """Return the faces of the attack or defense roll, by their first letters."""
        attack = self.seen.attack
        assert attack is not None
        roll = attack.attack_roll if which == "attack" else attack.defense_roll
        return "".join(result.face[0] for result in roll)

    def up(self, ship_id: int) -> list[str]:
        """Return the face-up damage cards of a ship."""
        return [card.kind for card in self.ship(ship_id).damage if card.face_up]

    def down(self, ship_id: int) -> int:
        """Count the face-down damage cards of a ship."""
        return sum(not card.face_up for card in self.ship(ship_id).damage)

    def damage(self, ship_id: int) -> int:
        """Count the damage of a ship."""
        return self.ship(ship_id).damage_total

    def is_gone(self, ship_id: int) -> bool:
        """Say whether a ship is destroyed."""
        return self.ship(ship_id).status == DESTROYED

    def is_there(self, ship_id: int) -> bool:
        """Say whether a ship is in play."""
        return self.ship(ship_id).status == IN_PLAY

    def skill(self, ship_id: int) -> int:
        """Return the pilot skill that counts now."""
        return self.ship(ship_id).skill

    def told(self) -> list[str]:
        """Return what the log told, by message ids."""
        return self.table.told_ids()

    def winners(self) -> tuple[int, ...]:
        """Return the seats that have won; nothing while it is played."""
        return self.table.result.winners if self.table.result else ()


def duel(
    mine: Ship, theirs: Ship, at: int = 2, more: tuple[Ship, ...] = (), **settings: Any
) -> Scene:
    """Let two ships face each other at a range; ship 0 is Anna's, ship 1 Boris's."""
    mine.x, mine.y, mine.heading = 450.0, 300.0, NORTH
    theirs.x, theirs.y, theirs.heading = 450.0, GAPS[at], SOUTH
    return Scene(mine, theirs, *more, **settings)


def acting(*ships: Ship, **settings: Any) -> Scene:
    """Let the first ship come to its action step."""
    return Scene(*ships, step="perform-action", active=0, **settings)


def flying(*ships: Ship, **settings: Any) -> Scene:
    """Begin where the next ship moves; whoever has no dial has moved already."""
    for ship in ships:
        ship.activated = ship.activated or not (ship.dial or ship.tokens.get("ion"))
    return Scene(*ships, step="activation", **settings)


def begin(options: dict[str, Any] | None = None, seats: int = 2) -> Scene:
    """Begin a match from its options."""
    return Scene.of(Skirmish.start(game, seats, options or {}, pause_on_chance=True))


def squad(faction: str, *ships: str) -> str:
    """Write a squad as a file has it; each ship is its pilot, then upgrades after plus signs."""
    pilots = []
    for line in ships:
        pilot, *upgrades = line.split("+")
        slots: dict[str, list[str]] = {}
        for upgrade in upgrades:
            slots.setdefault(upgrade_card(upgrade).slot.value, []).append(upgrade)
        card = pilot_card(pilot)
        pilots.append({"name": card.xws, "ship": card.ship, "upgrades": slots})
    return json.dumps({"version": "1.0.0", "faction": faction, "pilots": pilots})


def squad_report(faction: str, *ships: str, points: int = 100, core: bool = False) -> SquadReport:
    """Check a squad."""
    return check_xws(squad(faction, *ships), points, core_set_only=core)
