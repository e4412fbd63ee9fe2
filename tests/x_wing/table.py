"""Positions made cheap: ships where a test wants them, chance as it wants it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cantina.core import testing
from cantina.core.ask import Refused
from cantina.core.piece import described
from cantina.core.table import Table
from cantina.games.x_wing import game
from cantina.games.x_wing.cards.frames import Abilities, Line
from cantina.games.x_wing.library import PILOT_ABILITIES
from cantina.games.x_wing.options import Options
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import (
    NOBODY,
    Battle,
    CardKind,
    DamageCard,
    Lock,
    Ship,
    Source,
)
from cantina.games.x_wing.view_records import BattleView, ShipView

ATTACK_STEPS = [
    "xw-log-step-attack-dice",
    "xw-log-step-modify-attack",
    "xw-log-step-defense-dice",
    "xw-log-step-modify-defense",
    "xw-log-step-compare",
    "xw-log-step-damage",
]
"""How the log tells the steps of an attack that is declared (XW-COMBAT-3)."""

PHASES = {
    "planning": "end",
    "begin-activation": "planning",
    "activation": "activation",
    "perform-action": "activation",
    "begin-combat": "activation",
    "combat": "combat",
    "end-phase": "combat",
}


class Skirmish(Table[Battle]):
    """A battle as those around the table see it, and what they do there."""

    @property
    def seen(self) -> BattleView:
        """What everybody sees."""
        view: BattleView = self.view(None)
        return view

    def ship(self, ship_id: int) -> ShipView:
        """Return a ship as everybody sees it."""
        return self.seen.ships[ship_id]

    def lock(self, ship_id: int) -> int:
        """Return whom a ship has locked, last if it has two; nobody is -1."""
        return next((lock.on for lock in self.seen.locks if lock.by == ship_id), NOBODY)

    def attack_faces(self) -> list[str]:
        """Return what the attack dice show."""
        assert self.seen.attack is not None
        return [die.face for die in self.seen.attack.attack_roll]

    def defense_faces(self) -> list[str]:
        """Return what the defense dice show."""
        assert self.seen.attack is not None
        return [die.face for die in self.seen.attack.defense_roll]

    def offered(self, seat: int) -> list[str]:
        """Return the keys a seat may answer with; nothing when it is not asked."""
        return testing.offered(self, seat)

    def blocked(self, seat: int) -> dict[str, str]:
        """Return the keys that are refused to a seat, each with the rule that refuses it."""
        return testing.blocked(self, seat)

    def refusal(self, seat: int, key: str) -> Refused:
        """Give an answer that must be refused; return the refusal."""
        return testing.refusal(self, seat, key)

    def told_ids(self, seat: int | None = None) -> list[str]:
        """Return the message ids of the log as a seat may see it."""
        return testing.told_ids(self, seat)

    def rules_told(self) -> set[str]:
        """Return the rule ids that the log has cited."""
        return {rule for event in self.log for rule in event.rules}

    def attack(self, seat: int, target: int, weapon: str = "primary") -> None:
        """Declare an attack."""
        self.answer(seat, f"attack:{weapon}:{target}")

    def use(self, seat: int, card: str, index: int = 0, you: int = 0) -> None:
        """Use an ability of a card."""
        self.answer(seat, f"use:{you}:{card}:{index}")


def give(monkeypatch: pytest.MonkeyPatch, pilot: str, *lines: Line) -> None:
    """Print other abilities on a pilot's card."""
    abilities = Abilities(Source(CardKind.PILOT, pilot), lines)
    monkeypatch.setitem(PILOT_ABILITIES, pilot, abilities)


def position(
    *ships: Ship,
    step: str = "combat",
    seats: tuple[str, ...] = ("rebel", "imperial"),
    options: dict[str, Any] | None = None,
    turn: int = 1,
    **state: Any,
) -> Battle:
    """Make a battle in the middle of a round: these ships and a whole damage deck."""
    state.setdefault("deck", new_deck())
    state.setdefault("phase", PHASES.get(step, "combat"))
    g = Battle(
        step=step,
        options=Options(**(options or {})),
        seats=list(seats),
        turn=turn,
        ships=list(ships),
        **state,
    )
    for ship_id, ship in enumerate(ships):
        ship.ship_id = ship_id
        if step == "perform-action":
            ship.activated = True
        if ship.shields < 0:
            ship.shields = shield_value(g, ship)
        ship.damage = tuple([_taken_from_deck(g, card) for card in ship.damage])
    for ship in ships:
        ship.locks = tuple(
            Lock(lock.target, lock.letter or "ABCDEF"[ship.ship_id]) for lock in ship.locks
        )
    return g


def _taken_from_deck(g: Battle, card: DamageCard) -> DamageCard:
    g.deck.left -= 1
    number = g.deck.next_id
    g.deck.next_id += 1
    if card.kind:
        g.deck.pools[0].remove(card.kind)
    return msgspec.structs.replace(card, card_id=number)


def play(g: Battle, *chance: object) -> Skirmish:
    """Put a position on a table whose dice and cards fall as written, and no further."""
    return Skirmish(
        game, g, len(g.seats), options=g.options, script=list(chance), position=described(g)
    )


def fight(
    attacker: Ship, defender: Ship, *chance: object, more: tuple[Ship, ...] = (), **settings: Any
) -> Skirmish:
    """Let the first ship attack the second at once; nobody else has an attack left."""
    for ship in (defender, *more):
        ship.had_combat = True
    table = play(position(attacker, defender, *more, **settings), *chance)
    table.attack(attacker.seat, 1)
    return table


def fly(
    dial: str, ship: Ship, *others: Ship, chance: tuple[object, ...] = (), **settings: Any
) -> Skirmish:
    """Let a ship execute the maneuver on its dial; the others have already moved."""
    ship.dial = dial
    for other in others:
        other.activated = True
    return play(position(ship, *others, step="activation", **settings), *chance)


def act(ship: Ship, *others: Ship, chance: tuple[object, ...] = (), **settings: Any) -> Skirmish:
    """Put a ship into its action step."""
    return play(position(ship, *others, step="perform-action", active=0, **settings), *chance)
