"""Words about docked ships (XW-DOCK)."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.rules.combat import attack_aside
from cantina.games.x_wing.rules.declaring import declare
from cantina.games.x_wing.rules.docking import act_at_once, deploy, fly_off
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.targets import PASS, Choice, combat_choices, weapon_in
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, Ship
from cantina.games.x_wing.terms import Slot


class Carrying(CardCondition, frozen=True):
    """A ship is docked to you."""

    def holds(self, scene: Scene) -> bool:
        return scene.yours.docked != NOBODY


class Deploy(CardEffect, frozen=True):
    """The ship docked to you deploys; one whose carrier is destroyed suffers for it."""

    emergency: bool = False

    def can(self, scene: Scene) -> bool:
        return scene.yours.docked != NOBODY

    async def do(self, scene: Scene) -> Outcome:
        if scene.yours.docked == NOBODY:
            return NOTHING
        await deploy(scene.g, scene.you, self.emergency)
        return DONE


class LaunchPup(CardEffect, frozen=True):
    """A ship of its own takes off, with your pilot skill and ability; it cannot attack yet."""

    pilot: str

    async def do(self, scene: Scene) -> Outcome:
        g, you = scene.g, scene.yours
        skill = pilot_skill(g, you)
        pup = add_ship(g, self.pilot, (), you.side, you.seat)
        pup.beside(mimics=you.talent, copied_skill=skill)
        await fly_off(g, you, pup)
        g.ship(pup.ship_id).deeds.holds_fire = g.round
        await act_at_once(g, pup.ship_id)
        return DONE


class AttackWithSlot(CardEffect, frozen=True):
    """Make an attack with a weapon of a slot; no other attack this round."""

    slot: Slot

    def choices(self, g: Battle, ship: Ship) -> list[Choice]:
        """Return the attacks with such a weapon, and passing."""
        return [
            choice
            for choice in combat_choices(g, ship)
            if choice[0] == "attack"
            and weapon_in(choice)
            and upgrade_card(weapon_in(choice)).slot is self.slot
        ] + [PASS]

    def can(self, scene: Scene) -> bool:
        if scene.g.attack is not None or scene.yours.status != IN_PLAY:
            return False
        return self.choices(scene.g, scene.yours) != [PASS]

    async def do(self, scene: Scene) -> Outcome:
        choice = await declare(scene.g, scene.you, self.choices)
        if choice == PASS:
            return NOTHING
        await attack_aside(scene.g, scene.you, weapon_in(choice), int(choice[2]))
        return DONE
