"""Words about further attacks: again, afterwards, out of turn, or in their place."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.combat import attack_aside, retaliate, retaliations
from cantina.games.x_wing.rules.declaring import declare
from cantina.games.x_wing.rules.targets import (
    PASS,
    attack_ban,
    combat_choices,
    weapon_in,
    why_not,
)
from cantina.games.x_wing.state import IN_PLAY, NOBODY


class AgainstMarked(CardCondition, frozen=True):
    """The other ship in the attack is the one this card chose."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None:
            return False
        other = attack.defender if attack.attacker == scene.you else attack.attacker
        return (scene.source, other) in scene.yours.cards.marks


class MarkShip(CardEffect, frozen=True):
    """Remember the ship on this card."""

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        you.beside(marks=(*you.cards.marks, (scene.source, scene.ship)))
        return DONE


class AttackAgain(CardEffect, frozen=True):
    """Make this attack a second time."""

    async def do(self, scene: Scene) -> Outcome:
        """Make the attack once more afterwards."""
        scene.attack.follow_up.repeats += 1
        return DONE


AFTERWARDS = {
    "primary": "xw-says-attack-afterwards",
    "turret": "xw-says-attack-afterwards-turret",
    "cannon": "xw-says-attack-afterwards-cannon",
    "other": "xw-says-attack-afterwards-other",
    "rear": "xw-says-attack-afterwards-rear",
}


class AttackAfterwards(CardEffect, frozen=True):
    """Make another attack at once, with the primary weapon or one of a slot."""

    for_later: ClassVar[bool] = True

    weapon: str = "primary"
    elsewhere: bool = False
    last: bool = True

    def says(self) -> Text:
        if self.elsewhere:
            return text("xw-says-attack-elsewhere")
        return Text(AFTERWARDS[self.weapon])

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return (
            attack is not None
            and not attack.follow_up.last
            and not attack.follow_up.repeats
            and not attack.follow_up.grants[0]
        )

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.follow_up.grants = (f"{scene.you}:{scene.source}", self.weapon, self.elsewhere)
        return DONE


class AttackIt(CardEffect, frozen=True):
    """Attack the ship spoken of with this weapon at once; no other attack this round."""

    def can(self, scene: Scene) -> bool:
        g, you = scene.g, scene.yours
        if g.attack is not None or scene.subject.status != IN_PLAY:
            return False
        if attack_ban(g, you) is not None or tokens.held(you, tokens.WEAPONS_DISABLED):
            return False
        return why_not(g, you, scene.source.card, scene.subject) is None

    async def do(self, scene: Scene) -> Outcome:
        await attack_aside(scene.g, scene.you, scene.source.card, scene.ship)
        return DONE


class Retaliate(CardEffect, frozen=True):
    """Make an attack out of turn: with any weapon or one, at any ship or the one spoken of."""

    weapon: str = ""
    at_it: bool = False

    def says(self) -> Text:
        if self.at_it:
            return text("xw-says-attack-that-ship")
        return text("xw-says-attack-out-of-turn" if self.weapon else "xw-says-attack-freely")

    def aim_of(self, scene: Scene) -> tuple[bool, int]:
        """Return whether only the primary weapon will do, and the only ship, if there is one."""
        return bool(self.weapon), scene.ship if self.at_it else NOBODY

    def can(self, scene: Scene) -> bool:
        if scene.g.attack is not None or scene.yours.status != IN_PLAY:
            return False
        return retaliations(scene.g, scene.yours, *self.aim_of(scene)) != [PASS]

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await retaliate(scene.g, scene.you, *self.aim_of(scene)))


class AttackNow(CardEffect, frozen=True):
    """Make an attack at once and none in the next round."""

    def can(self, scene: Scene) -> bool:
        if scene.g.attack is not None or scene.yours.status != IN_PLAY:
            return False
        return any(choice[0] == "attack" for choice in combat_choices(scene.g, scene.yours))

    async def do(self, scene: Scene) -> Outcome:
        choice = await declare(scene.g, scene.you)
        if choice[0] != "attack":
            return NOTHING
        scene.yours.deeds.holds_fire = scene.g.round + 1
        await attack_aside(scene.g, scene.you, weapon_in(choice), int(choice[2]))
        return DONE


class HoldFire(CardEffect, frozen=True):
    """The ship does not attack this round."""

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.deeds.holds_fire = scene.g.round
        return DONE
