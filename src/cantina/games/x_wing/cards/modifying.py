"""Words about modifying dice."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.words import CardEffect, did
from cantina.games.x_wing.names import face_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.dice import FOCUS, HIT
from cantina.games.x_wing.rules.modifying import (
    can_reroll,
    most_rerolled,
    reroll,
    rerollable,
    roll_of,
)
from cantina.games.x_wing.state import Result
from cantina.games.x_wing.terms import Die, Face, Token


class ChangeResults(CardEffect, frozen=True):
    """Change results of one face to another (XW-MODIFY-4); `most` 0 changes all of them."""

    die: Die
    face: Face
    into: Face
    most: int = 1

    def says(self) -> Text:
        message = "xw-says-change" if self.most else "xw-says-change-all"
        return Text(
            message,
            {"count": self.most, "face": self.face.says(), "into": self.into.says()},
        )

    def can(self, scene: Scene) -> bool:
        """Whether the roll shows such a face."""
        attack = scene.g.attack
        return attack is not None and any(
            r.face == self.face and not r.fixed for r in roll_of(attack, self.die)
        )

    async def do(self, scene: Scene) -> Outcome:
        """XW-MODIFY-4: turn dice to another face."""
        changed = 0
        for result in roll_of(scene.attack, self.die):
            if result.fixed or result.face != self.face:
                continue
            if not self.most or changed < self.most:
                result.face = self.into
                changed += 1
        if changed:
            scene.g.say(
                "xw-log-changes",
                "XW-MODIFY-4",
                count=changed,
                face=self.face.says(),
                into=self.into.says(),
            )
        return did(changed)


class RerollDice(CardEffect, frozen=True):
    """Reroll dice of the player's choice (XW-MODIFY-5); no faces named means any."""

    die: Die
    faces: tuple[Face, ...] = ()
    most: int = 0

    def says(self) -> Text:
        die = self.die.says()
        faces = [face.says() for face in self.faces]
        if faces and self.most == 1:
            return text("xw-says-reroll-one-face", die=die, faces=faces)
        if faces and self.most:
            return text("xw-says-reroll-some-faces", die=die, faces=faces, count=self.most)
        if faces:
            return text("xw-says-reroll-faces", die=die, faces=faces)
        if self.most:
            return text("xw-says-reroll-some", die=die, count=self.most)
        return text("xw-says-reroll-any", die=die)

    def can(self, scene: Scene) -> bool:
        """Whether a die may be rerolled."""
        return can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die, self.faces))

    async def do(self, scene: Scene) -> Outcome:
        """XW-MODIFY-5: the player picks dice and rolls them again."""
        g = scene.g
        found = rerollable(g, self.die, self.faces)
        chosen = await AskMany(
            scene.seat,
            "xw-ask-reroll",
            found,
            least=1 if self.most == 1 else 0,
            most=most_rerolled(g, self.die, self.most or None),
            label=lambda place: face_name(roll_of(scene.attack, self.die)[place].face),
            at=lambda place: f"die:{self.die}:{place}",
            rules=("XW-MODIFY-5", "XW-MODIFY-7"),
        )
        await reroll(g, self.die, chosen)
        return Outcome(bool(chosen), len(chosen))


class AddResult(CardEffect, frozen=True):
    """Add a result to the roll (XW-MODIFY-3)."""

    die: Die
    face: Face

    async def do(self, scene: Scene) -> Outcome:
        """XW-MODIFY-3: one more result in the roll."""
        roll_of(scene.attack, self.die).append(Result(self.face, added=True))
        return DONE


class SpendDie(CardEffect, frozen=True):
    """Take one of your attack dice out of the roll: any, or one that shows one of some faces."""

    faces: tuple[Face, ...] = ()

    def says(self) -> Text:
        if not self.faces:
            return text("xw-says-spend-die")
        return text("xw-says-spend-result", faces=[face.says() for face in self.faces])

    def spendable(self, scene: Scene) -> list[int]:
        """Return the places of the dice that may be spent."""
        roll = scene.g.attack.dice.attack_roll if scene.g.attack is not None else []
        return [i for i, result in enumerate(roll) if not self.faces or result.face in self.faces]

    def can(self, scene: Scene) -> bool:
        return bool(self.spendable(scene))

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        place = await Ask(
            scene.yours.seat,
            "xw-ask-spend-die",
            self.spendable(scene),
            label=lambda place: face_name(scene.attack.dice.attack_roll[place].face),
            at=lambda place: f"die:attack:{place}",
        )
        del scene.attack.dice.attack_roll[place]
        return DONE


class AddDie(CardEffect, frozen=True):
    """Add a die that shows a face; it may be rerolled like the others."""

    die: Die
    face: Face

    async def do(self, scene: Scene) -> Outcome:
        roll_of(scene.attack, self.die).append(Result(self.face))
        return DONE


WORST_FIRST: tuple[str, ...] = (dice.BLANK, FOCUS, HIT)


class ChangeWorst(CardEffect, frozen=True):
    """Change the least useful attack die to a face."""

    into: Face

    def changeable(self, scene: Scene) -> list[Result]:
        """Return the dice that it could change."""
        roll = scene.attack.dice.attack_roll
        return [r for r in roll if r.face in WORST_FIRST and r.face != self.into and not r.fixed]

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and bool(self.changeable(scene))

    async def do(self, scene: Scene) -> Outcome:
        found = self.changeable(scene)
        if not found:
            return NOTHING
        min(found, key=lambda result: WORST_FIRST.index(result.face)).face = self.into
        return DONE


MATCHED = "matched-dice"


SAME_ALL_OVER = 1


class AddMatching(CardEffect, frozen=True):
    """If all dice of a roll show the same face, add one more; once a round."""

    die: Die

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None or MATCHED in scene.yours.deeds.used_this_round:
            return False
        return len({result.face for result in roll_of(attack, self.die)}) == SAME_ALL_OVER

    async def do(self, scene: Scene) -> Outcome:
        roll = roll_of(scene.attack, self.die)
        roll.append(Result(roll[0].face, added=True))
        scene.yours.deeds.used_this_round += (MATCHED,)
        return DONE


async def reroll_some(scene: Scene, die: Die, most: int, least: int = 0) -> int:
    """Let the player reroll up to some dice; 0 for any number."""
    chosen = await AskMany(
        scene.seat,
        "xw-ask-reroll",
        rerollable(scene.g, die),
        least=least,
        most=most_rerolled(scene.g, die, most or None),
        label=lambda place: face_name(roll_of(scene.attack, die)[place].face),
        at=lambda place: f"die:{die}:{place}",
        rules=("XW-MODIFY-5", "XW-MODIFY-7"),
    )
    await reroll(scene.g, die, chosen)
    return len(chosen)


class RerollForStress(CardEffect, frozen=True):
    """Reroll any number of dice and get as many stress tokens."""

    die: Die

    def can(self, scene: Scene) -> bool:
        return can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die))

    async def do(self, scene: Scene) -> Outcome:
        count = await reroll_some(scene, self.die, 0, least=1)
        await Gain(tokens.STRESS, count).do(scene)
        return did(count)


class FreezeRoll(CardEffect, frozen=True):
    """Nothing modifies a roll any more in this attack."""

    die: Die

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        attack.dice.frozen = (*attack.dice.frozen, self.die)
        return DONE


class BarToken(CardEffect, frozen=True):
    """One of the defender's tokens cannot be spent in this attack."""

    token: Token

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None:
            return False
        return tokens.held(scene.g.ship(attack.defender), self.token) > attack.barred.count(
            self.token
        )

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        attack.barred = (*attack.barred, self.token)
        return DONE
