"""Removing, rerolling, turning and rolling dice."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from cantina.core.cards import DONE, NOTHING, Outcome, Word, count_of
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die, choose_side
from cantina.games.destiny.cards.certain import ThisDie
from cantina.games.destiny.cards.scene import Resolution, Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice, none_of, symbols
from cantina.games.destiny.cards.words import ALL, SAYS, Amount, Effect
from cantina.games.destiny.names import title
from cantina.games.destiny.rules import dice, queue
from cantina.games.destiny.rules.die_values import die_value, showing
from cantina.games.destiny.rules.zones import in_pool
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import Symbol


class DiceEffect(Effect, frozen=True):
    """Something that happens to dice."""

    dice: Target[Dice]

    @abstractmethod
    def allowed(self, scene: Scene, die: int) -> bool:
        """Say whether it can happen to a die."""

    def can(self, scene: Scene) -> bool:
        """There must be a die it can happen to."""
        return self.dice.exists(scene, lambda die: self.allowed(scene, die))


class Remove(DiceEffect, frozen=True):
    """Return dice from pools to their cards; you removed them. Their values stay readable."""

    def allowed(self, scene: Scene, die: int) -> bool:
        return dice.can_be_removed(scene, die)

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.dice.choose(
            scene, "ds-ask-remove-die", lambda die: dice.can_be_removed(scene, die)
        )
        scene.dice = scene.removed = removed = await dice.remove(scene, found)
        return scene.report(full, len(removed))


class Reroll(DiceEffect, frozen=True):
    """Roll dice in a pool again, all together; done if each was rolled."""

    def allowed(self, scene: Scene, die: int) -> bool:
        return in_pool(scene.g, die) and dice.can_be_rolled(scene.g, scene.g.dice[die])

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.dice.choose(
            scene, "ds-ask-reroll-dice", lambda die: self.allowed(scene, die)
        )
        for die in found:
            scene.shown[die] = scene.g.dice[die].face
        rolled = await dice.reroll(scene, found)
        return scene.report(full, len(rolled))


# --- turning ------------------------------------------------------------------------------------


class Facing(Word, frozen=True):
    """Which sides a die may be turned to; always another side than the one up (DS-TURN-DIE-2)."""

    prefix: ClassVar[str] = f"{SAYS}-side"

    async def symbols_wanted(self, scene: Scene) -> tuple[Symbol, ...]:
        """Return the symbols it has to show, choosing where a card has several dice."""
        return ()

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        """Say whether a side will do."""
        return facts.sides(scene.g.die_codes[die])[face].symbol in wanted

    def can(self, scene: Scene, die: int) -> bool:
        """Say whether a die has such a side, as far as that is known before it is chosen."""
        return bool(sides_to_turn_to(scene, die, self, ()))


class Showing(Facing, frozen=True):
    """A side with one of these symbols."""

    symbols: tuple[Symbol, ...]

    async def symbols_wanted(self, scene: Scene) -> tuple[Symbol, ...]:
        return self.symbols

    def can(self, scene: Scene, die: int) -> bool:
        return bool(sides_to_turn_to(scene, die, self, self.symbols))

    def says(self) -> Text:
        return text(self.message(), symbols=symbols(self.symbols))


class NotShowing(Facing, frozen=True):
    """A side with none of these symbols."""

    symbols: tuple[Symbol, ...]

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        return facts.sides(scene.g.die_codes[die])[face].symbol not in self.symbols

    def says(self) -> Text:
        return text(self.message(), symbols=none_of(self.symbols))


class OfValue(Facing, frozen=True):
    """A side with exactly this value."""

    value: int

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        return facts.sides(scene.g.die_codes[die])[face].value == self.value


class AtACost(Facing, frozen=True):
    """A side with a resource cost."""

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        return facts.sides(scene.g.die_codes[die])[face].cost > 0


class OneHigher(Facing, frozen=True):
    """A side whose value is exactly 1 above the value showing."""

    def fits(self, scene: Scene, die: int, face: int, wanted: tuple[Symbol, ...]) -> bool:
        side = facts.sides(scene.g.die_codes[die])[face]
        return side.value == die_value(scene, die) + 1


class SymbolPicked(Facing, frozen=True):
    """A side with the symbol that the die chosen by the last Pick shows."""

    async def symbols_wanted(self, scene: Scene) -> tuple[Symbol, ...]:
        return tuple([side.symbol for die in scene.picked if (side := showing(scene, die))])


class SymbolOfThisDie(Facing, frozen=True):
    """A side with the symbol that one die of this card in your pool shows, of your choice."""

    async def symbols_wanted(self, scene: Scene) -> tuple[Symbol, ...]:
        pool = scene.g.players[scene.seat].pool
        own = [die for die in pool if scene.g.dice[die].card == scene.card]
        die = await choose_die(scene.g, scene.seat, text("ds-ask-copied-die"), own)
        return () if die is None else (facts.side_of(scene.g, die).symbol,)

    def can(self, scene: Scene, die: int) -> bool:
        return True


class SymbolOfThatDie(Facing, frozen=True):
    """A side with the symbol that the die last chosen or touched shows."""

    async def symbols_wanted(self, scene: Scene) -> tuple[Symbol, ...]:
        return tuple([side.symbol for die in scene.dice if (side := showing(scene, die))])

    def can(self, scene: Scene, die: int) -> bool:
        return True


def sides_to_turn_to(
    scene: Scene, die: int, to: Facing | None, wanted: tuple[Symbol, ...]
) -> list[int]:
    """Return the sides a die may be turned to, never the one up (DS-TURN-DIE-2, -3)."""
    if not dice.can_be_turned(scene, die):
        return []
    up = scene.g.dice[die].face
    others = [face for face in range(len(facts.sides(scene.g.die_codes[die]))) if face != up]
    return [face for face in others if to is None or to.fits(scene, die, face, wanted)]


class Turn(DiceEffect, frozen=True):
    """Turn each die to another side, of your choice within `to`; dice with no such side stay."""

    to: Facing | None = None  # None: any side

    def allowed(self, scene: Scene, die: int) -> bool:
        return dice.can_be_turned(scene, die) and (self.to is None or self.to.can(scene, die))

    async def do(self, scene: Scene) -> Outcome:
        wanted = () if self.to is None else await self.to.symbols_wanted(scene)
        found, full = await self.dice.choose(
            scene,
            "ds-ask-turn-die",
            lambda die: bool(sides_to_turn_to(scene, die, self.to, wanted)),
        )
        turned = 0
        for die in found:
            prompt = text("ds-ask-side", die=facts.die_text(scene.g, die))
            able = sides_to_turn_to(scene, die, self.to, wanted)
            face = await choose_side(scene.g, scene.seat, prompt, die, able)
            if face is not None and dice.turn(scene, die, face):
                turned += 1
        await queue.settle(scene.g)  # DS-QUEUE-3
        return scene.report(full and turned == len(found), turned)

    def says(self) -> Text:
        if self.to is None:
            return text("ds-says-turn", dice=self.dice.says())
        return text("ds-says-turn-to", dice=self.dice.says(), side=self.to.says())


# --- rolling in ---------------------------------------------------------------------------------


class RollIn(DiceEffect, frozen=True):
    """Roll dice that lie on cards in play into your pool, without activating."""

    def allowed(self, scene: Scene, die: int) -> bool:
        found = scene.g.dice.get(die)
        return found is not None and found.face == ON_CARD and dice.can_be_rolled(scene.g, found)

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.dice.choose(
            scene, "ds-ask-roll-die", lambda die: self.allowed(scene, die)
        )
        rolled = await dice.roll_in(scene, found)
        return scene.report(full and bool(rolled), len(rolled))

    def says(self) -> Text:
        said = super().says()
        said.args["which"] = "this" if isinstance(self.dice, ThisDie) else "other"
        return said


class RollSetAside(Effect, frozen=True):
    """Roll up to n set-aside dice of the named card into your pool.

    Such a die is set aside again when it leaves the pool. Done if at least one was rolled.
    """

    name: str
    n: Amount = 1

    def can(self, scene: Scene) -> bool:
        g = scene.g
        spare = g.players[scene.seat].aside_dice
        return any(facts.of_die(g, die).title == self.name for die in spare)

    async def do(self, scene: Scene) -> Outcome:
        rolled = await dice.roll_set_aside(scene, self.name, count_of(scene, self.n))
        scene.dice = rolled
        return scene.report(bool(rolled), len(rolled))

    def says(self) -> Text:
        said = super().says()
        said.args["name"] = title(self.name)
        return said


class RollDieOf(Effect, frozen=True):
    """Roll the set-aside die of that card, which is not in play, into your pool.

    It is set aside again when it leaves the pool. Done if there was one.
    """

    card: Target[Cards]

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.card.choose(scene, "ds-ask-pick-card")
        rolled: tuple[int, ...] = ()
        for card in found:
            rolled += await dice.roll_set_aside(scene, facts.of(scene.g, card).title, 1)
        scene.dice = rolled
        return scene.report(bool(rolled), len(rolled))


# --- the die being resolved ---------------------------------------------------------------------


class Raise(Effect, frozen=True):
    """Add to the value of the die about to be resolved, for this resolution."""

    n: Amount

    async def do(self, scene: Scene) -> Outcome:
        amount = count_of(scene, self.n)
        scene.cause.amount += amount
        return scene.did(amount)


class PayLess(Effect, frozen=True):
    """Lower the resource cost of the die about to be resolved; ALL: it costs nothing."""

    n: Amount

    def saves_on_die(self, scene: Scene) -> int:
        return count_of(scene, self.n)

    async def do(self, scene: Scene) -> Outcome:
        amount = count_of(scene, self.n)
        scene.cause.saved += amount
        return scene.report(True, amount)

    def says(self) -> Text:
        return text("ds-says-pay-nothing") if self.n == ALL else super().says()


class OfThisDie(Effect, frozen=True):
    """Something about the die whose special is being resolved."""

    @abstractmethod
    def change(self, resolution: Resolution) -> None:
        """Change what becomes of it."""

    async def do(self, scene: Scene) -> Outcome:
        if scene.resolution is None:
            return NOTHING
        self.change(scene.resolution)
        return DONE


class RerollThisDie(OfThisDie, frozen=True):
    """The die whose special is being resolved is rerolled instead of leaving the pool."""

    def change(self, resolution: Resolution) -> None:
        resolution.reroll = True
