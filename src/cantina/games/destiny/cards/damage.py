"""Damage, healing and shields."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from cantina.core.ask import Ask
from cantina.core.cards import NOTHING, Outcome, count_of
from cantina.core.text import Text, text
from cantina.games.destiny.cards.filters import Allowed
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Each, Target
from cantina.games.destiny.cards.upon import FittingEffect
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import ALL, Amount, Effect
from cantina.games.destiny.rules import damage, leaving_play, ongoing
from cantina.games.destiny.rules.zones import characters
from cantina.games.destiny.terms import Symbol


def is_character(scene: Scene, card: int) -> bool:
    """Say whether a card is a character in play, and so can be dealt damage."""
    found = scene.g.play.get(card)
    return found is not None and found.kind == "character"


def is_damaged(scene: Scene, card: int) -> bool:
    """Say whether damage lies on a card in play."""
    found = scene.g.play.get(card)
    return found is not None and found.damage > 0


def is_shielded(scene: Scene, card: int) -> bool:
    """Say whether shields lie on a card in play."""
    found = scene.g.play.get(card)
    return found is not None and found.shields > 0


def has_room(scene: Scene, card: int) -> bool:
    """Say whether a character can take another shield (DS-SHIELD-4)."""
    found = scene.g.play.get(card)
    return found is not None and found.shields < ongoing.most_shields(scene.g, found)


def leads_on(
    scene: Scene, source: Target[Cards], card: int, to: Target[Cards], allowed: Allowed
) -> bool:
    """Say whether what lies on a card could be moved from it somewhere (DS-MOVE-2)."""
    moving = scene.by(scene.seat)
    source.touch(moving, (card,))
    return to.exists(moving, allowed)


async def how_much(scene: Scene, most: int) -> int:
    """Let the player choose an amount up to the most."""
    return await Ask(
        scene.seat,
        scene.question("ds-ask-how-much"),
        list(range(most, -1, -1)),
        label=lambda amount: text("ds-option-number", number=amount),
    )


# --- damage -------------------------------------------------------------------------------------


class Deal(Effect, frozen=True):
    """Deal that much damage to each target, at the same time; done if there was a target."""

    n: Amount
    to: Target[Cards]
    unblockable: bool = False

    def can(self, scene: Scene) -> bool:
        return self.to.exists(scene, lambda card: is_character(scene, card))

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.to.choose(
            scene, "ds-ask-deal", lambda card: is_character(scene, card)
        )
        amount = count_of(scene, self.n)
        hits = await damage.deal(scene, [(card, amount) for card in found], "", self.unblockable)
        scene.blocked = sum([hit.blocked for hit in hits])
        scene.taken = sum([hit.taken for hit in hits])
        # Damage that was blocked has still been dealt (DS-TAKE-DAMAGE-3).
        return damage.outcome(scene, hits)


class DealSplit(Effect, frozen=True):
    """Distribute damage among your characters as you wish, within health plus shields.

    This is not indirect damage.
    """

    n: Amount

    def can(self, scene: Scene) -> bool:
        return bool(characters(scene.g, scene.seat))

    async def do(self, scene: Scene) -> Outcome:
        hits = await damage.distribute(scene, scene.seat, count_of(scene, self.n))
        return damage.outcome(scene, hits)

    def says(self) -> Text:
        said = super().says()
        said.args["person"] = "you"
        return said


class Indirect(Effect, frozen=True):
    """Deal indirect damage to a player, who distributes it. ThatCharacter: whom it was dealt to."""

    n: Amount
    to: Whose

    async def do(self, scene: Scene) -> Outcome:
        dealt = 0
        hit: tuple[int, ...] = ()
        for seat in await self.to.all(scene):
            scene.player = seat
            amount = count_of(scene, self.n)
            hits = await damage.distribute(scene, seat, amount, Symbol.INDIRECT)
            hit += tuple([one.card for one in hits])
            dealt += sum([one.dealt for one in hits])
        scene.characters = hit
        return scene.did(dealt)


class Heal(Effect, frozen=True):
    """Remove up to that much damage from each target; done if any was removed.

    `up_to`: you choose how much, none included.
    """

    n: Amount
    cards: Target[Cards]
    up_to: bool = False

    def can(self, scene: Scene) -> bool:
        return damage.can_heal(scene) and self.cards.exists(
            scene, lambda card: is_damaged(scene, card)
        )

    async def do(self, scene: Scene) -> Outcome:
        if not damage.can_heal(scene):
            return NOTHING
        found, _ = await self.cards.choose(scene, "ds-ask-heal", lambda card: card in scene.g.play)
        healed = 0
        for card in found:
            most = min(count_of(scene, self.n), scene.g.play[card].damage)
            amount = await how_much(scene, most) if self.up_to else most
            healed += damage.heal(scene, card, amount)
        return scene.did(healed)


class Moves(Effect, frozen=True):
    """Move what lies on one card to another; done if any was moved.

    `up_to`: you choose how much, none included.
    """

    asks: ClassVar[tuple[str, str]]
    """What is asked: from where, and where to."""
    n: Amount
    source: Target[Cards]
    to: Target[Cards]
    up_to: bool = False

    @abstractmethod
    def has_some(self, scene: Scene, card: int) -> bool:
        """Say whether any lies on a card."""

    def takes_some(self, scene: Scene, card: int) -> bool:
        """Say whether a card can take any."""
        return True

    @abstractmethod
    async def move(self, scene: Scene, source: int, goal: int) -> int:
        """Move it, and return how much was moved."""

    def can(self, scene: Scene) -> bool:
        return self.source.exists(scene, lambda card: self._can_give(scene, card))

    def _can_give(self, scene: Scene, card: int) -> bool:
        def other(goal: int) -> bool:
            return goal != card and self.takes_some(scene, goal)

        return self.has_some(scene, card) and leads_on(scene, self.source, card, self.to, other)

    async def do(self, scene: Scene) -> Outcome:
        asks_from, asks_to = self.asks
        source, _ = await self.source.choose(
            scene, asks_from, lambda card: self._can_give(scene, card)
        )
        if not source:
            return scene.nothing()
        goal, _ = await self.to.choose(
            scene, asks_to, lambda card: card != source[0] and self.takes_some(scene, card)
        )
        if not goal:
            return scene.nothing()
        moved = await self.move(scene, source[0], goal[0])
        return scene.did(moved)


class MoveDamage(Moves, frozen=True):
    """Move damage from one card to another, ignoring shields; it is not dealt."""

    asks: ClassVar[tuple[str, str]] = ("ds-ask-damage-from", "ds-ask-damage-to")

    def has_some(self, scene: Scene, card: int) -> bool:
        return is_damaged(scene, card)

    async def move(self, scene: Scene, source: int, goal: int) -> int:
        most = min(count_of(scene, self.n), scene.g.play[source].damage)
        if self.up_to:
            most = await how_much(scene, most)
        return await damage.move_damage(scene, source, goal, most)

    def says(self) -> Text:
        if self.n != ALL:
            return super().says()
        up_to = "yes" if self.up_to else "no"
        source, to = self.source.says(), self.to.says()
        return text("ds-says-move-all-damage", source=source, to=to, up_to=up_to)


class Block(Effect, frozen=True):
    """Block the damage that is about to be taken, or up to so much of it."""

    n: Amount = ALL

    async def do(self, scene: Scene) -> Outcome:
        if scene.cause.unblockable:
            return NOTHING
        blocked = min(scene.cause.amount, count_of(scene, self.n))
        scene.cause.amount -= blocked
        return scene.report(True, blocked)

    def says(self) -> Text:
        if self.n == ALL:
            return text(self.message())
        return text("ds-says-block-some", n=self.n if isinstance(self.n, int) else self.n.says())


class Defeat(FittingEffect, frozen=True):
    """Defeat characters."""

    def fits(self, scene: Scene, card: int) -> bool:
        return is_character(scene, card)

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.chosen(scene, "ds-ask-defeat")
        fallen = await leaving_play.defeat(scene, found) if found else []
        return scene.report(bool(fallen), len(fallen))


# --- shields ------------------------------------------------------------------------------------


class GiveShields(Effect, frozen=True):
    """Give shields to each target, to at most three; done if there was a target."""

    n: Amount
    to: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return damage.can_give_shields(scene) and self.to.exists(scene)

    async def do(self, scene: Scene) -> Outcome:
        if not damage.can_give_shields(scene):
            return NOTHING
        found, _ = await self.to.choose(scene, "ds-ask-give-shields")
        amount = count_of(scene, self.n)
        given = 0
        for card in found:
            given += await damage.give_shields(scene, card, amount)
        return scene.report(bool(found), given)

    def says(self) -> Text:
        said = super().says()
        several = any(self.to.leaves().values()) and not isinstance(self.to, Each)
        said.args["number"] = "many" if several else "one"
        return said


class ShareShields(Effect, frozen=True):
    """Spread shields over your characters as you wish, at most three on each."""

    n: Amount

    def can(self, scene: Scene) -> bool:
        return damage.can_give_shields(scene) and bool(characters(scene.g, scene.seat))

    async def do(self, scene: Scene) -> Outcome:
        if not damage.can_give_shields(scene):
            return NOTHING
        given = await damage.share_shields(scene, scene.seat, count_of(scene, self.n))
        return scene.did(given)


class RemoveShields(Effect, frozen=True):
    """Remove up to that many shields from each target; done if that many (ALL: any) were there.

    `up_to`: you choose how many, none included, and it is done.
    """

    n: Amount
    cards: Target[Cards]
    up_to: bool = False

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: is_shielded(scene, card))

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.cards.choose(scene, "ds-ask-remove-shields")
        amount = count_of(scene, self.n)
        if self.up_to and found:
            amount = await how_much(scene, min(amount, scene.g.play[found[0]].shields))
        gone = [damage.remove_shields(scene, card, amount) for card in found]
        enough = any(gone) if amount >= ALL else all(one == amount for one in gone)
        return scene.report(bool(gone) and enough, sum(gone))

    def says(self) -> Text:
        if self.up_to:
            return text("ds-says-remove-any-shields", cards=self.cards.says())
        if self.n == ALL:
            return text("ds-says-remove-all-shields", cards=self.cards.says())
        return super().says()


class StripShields(Effect, frozen=True):
    """Remove up to n shields in all, one after the other, from cards of your choice that fit."""

    n: Amount
    cards: Cards

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: is_shielded(scene, card))

    async def do(self, scene: Scene) -> Outcome:
        gone = 0
        while gone < count_of(scene, self.n):
            able = self.cards.found(scene, lambda card: is_shielded(scene, card))
            card = await scene.choose_card("ds-ask-remove-shields", able, none=True)
            if card is None:
                break
            gone += damage.remove_shields(scene, card, 1)
        return scene.report(True, gone)

    def says(self) -> Text:
        if self.n == ALL:
            return text("ds-says-strip-any-shields", cards=self.cards.says())
        return super().says()


class MoveShields(Moves, frozen=True):
    """Move shields from one card to another that has room for them; else not done."""

    asks: ClassVar[tuple[str, str]] = ("ds-ask-shields-from", "ds-ask-shields-to")

    def has_some(self, scene: Scene, card: int) -> bool:
        return is_shielded(scene, card)

    def takes_some(self, scene: Scene, card: int) -> bool:
        return has_room(scene, card)

    async def move(self, scene: Scene, source: int, goal: int) -> int:
        amount = count_of(scene, self.n)
        if self.up_to:
            taker = scene.g.play[goal]
            room = ongoing.most_shields(scene.g, taker) - taker.shields
            amount = await how_much(scene, min(amount, scene.g.play[source].shields, room))
        return damage.move_shields(scene, source, goal, amount)

    def says(self) -> Text:
        if self.up_to:
            source, goal = self.source.says(), self.to.says()
            return text("ds-says-move-any-shields", source=source, to=goal)
        if self.n == ALL:
            source, goal = self.source.says(), self.to.says()
            return text("ds-says-move-all-shields", source=source, to=goal)
        return super().says()
