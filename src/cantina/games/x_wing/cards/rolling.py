"""Words about rolling dice: how many in an attack, and those rolled for cards."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text
from cantina.games.x_wing.cards.damage import settle
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, Effect
from cantina.games.x_wing.names import face_name, faces_text, ship_name
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.dice import ATTACK, CRITICAL, HIT
from cantina.games.x_wing.state import IN_PLAY
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Die, Face


class RollShows(CardCondition, frozen=True):
    """The attack roll shows this face."""

    face: Face

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and any(r.face == self.face for r in attack.dice.attack_roll)


class FewerDefenseDice(CardCondition, frozen=True):
    """There are more attack dice than defense dice."""

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and len(attack.dice.attack_roll) > len(attack.dice.defense_roll)


class MoreAttackDice(CardEffect, frozen=True):
    """More attack dice are rolled in this attack."""

    count: int = 1

    async def do(self, scene: Scene) -> Outcome:
        """XW-ATTACK-ROLL-3: the attacker will roll more dice."""
        scene.attack.dice.more_dice += self.count
        return DONE


class FewerAttackDice(CardEffect, frozen=True):
    """One attack die less is rolled in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.dice.more_dice -= 1
        return DONE


class MoreDefenseDice(CardEffect, frozen=True):
    """One defense die more is rolled in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.dice.more_defense += 1
        return DONE


NAMED = "named-a-result"


class NameResult(CardEffect, frozen=True):
    """Once a round name a face; one die of the roll to come will show it, whatever happens."""

    die: Die

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and NAMED not in scene.yours.deeds.used_this_round

    async def do(self, scene: Scene) -> Outcome:
        face = await Ask(
            scene.yours.seat,
            "xw-ask-name-result",
            list(dict.fromkeys(dice.DICE[self.die].faces)),
            label=face_name,
        )
        scene.yours.deeds.used_this_round += (NAMED,)
        scene.attack.dice.named[self.die] = face
        scene.g.say("xw-log-names-result", face=face_name(face))
        return DONE


class RollDie(CardEffect, frozen=True):
    """Roll one die; on one of these faces something happens."""

    die: Die
    faces: tuple[Face, ...]
    effect: Effect

    async def do(self, scene: Scene) -> Outcome:
        """Roll one die for a card."""
        face = await dice.roll_one(self.die)
        scene.g.say(
            "xw-log-rolls-one",
            "XW-CRITICAL-1",
            ship=ship_name(scene.g, scene.ship),
            face=face_name(face),
        )
        if face not in self.faces:
            return NOTHING
        return await self.effect.do(scene)


async def suffer_faces(scene: Scene, faces: list[str], criticals: bool = True) -> None:
    """Suffer what attack dice show, outside an attack."""
    g, ship_id = scene.g, scene.ship
    tell(g, ship_id, "xw-log-rolls-some", "XW-DAMAGE-2", faces=faces_text(faces))
    for face in sorted(faces, reverse=True):  # hits before criticals (XW-DAMAGE-4)
        if face in (HIT, CRITICAL):
            await suffer(g, ship_id, critical=criticals and face == CRITICAL)
    await settle(scene)


class RollAndSuffer(CardEffect, frozen=True):
    """Roll attack dice and suffer the damage they show."""

    dice: int
    criticals: bool = True

    def says(self) -> Text:
        message = "xw-says-roll-and-suffer" if self.criticals else "xw-says-roll-and-suffer-plain"
        return Text(message, {"count": self.dice})

    async def do(self, scene: Scene) -> Outcome:
        """Roll attack dice; each hit is a damage and each critical a critical damage."""
        if scene.subject.status != IN_PLAY:
            return NOTHING  # it fled on the way (XW-FLEE-1)
        faces = [result.face for result in await dice.roll(ATTACK, self.dice)]
        await suffer_faces(scene, faces, self.criticals)
        return DONE
