"""Playing, activating, readying and moving cards; additional actions."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome, count_of
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.counts import Rather
from cantina.games.destiny.cards.lasting import Binding
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import AnyNumber, Target
from cantina.games.destiny.cards.upon import CardsEffect, FittingEffect
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import ALL, Amount, Effect, Leaving, counted
from cantina.games.destiny.rules import (
    in_play,
    ongoing,
    playing,
    symbols,
    winning,
)
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.state import NOBODY, Card, Player
from cantina.games.destiny.terms import Subtype


class Play(Effect, frozen=True):
    """Play a card, with all its steps and its cost; done if it was played.

    Only cards that can be played now (on `on`, for that cost) are offered. The card is ThatCard
    afterwards, what an upgrade was played on ThatCharacter. Of AnyNumber, one after the other is
    named and played as long as you like; all of them are ThatCard, and it is done with any number.
    """

    card: Target[Cards]
    on: Target[Cards] | None = None
    less: Amount = 0  # its cost is lowered by this, counted with the card as ThatCard
    free: bool = False
    then_aside: bool = False  # an event is set aside instead of discarded
    ambush: bool = False  # it has Ambush

    def terms(self, scene: Scene, card: int) -> Terms:
        """Return the terms on which this lets a card be played."""
        on = None if self.on is None else tuple(self.on.meant(scene))
        before = scene.cards
        scene.cards = (card,)
        less = count_of(scene, self.less)
        scene.cards = before
        return Terms(less, self.free, on, self.then_aside, by_effect=True, ambush=self.ambush)

    def _playable(self, scene: Scene, card: int) -> bool:
        return playing.can_play(scene.g, scene.seat, card, self.terms(scene, card))

    def can(self, scene: Scene) -> bool:
        return self.card.exists(scene, lambda card: self._playable(scene, card))

    async def _play_several(self, scene: Scene, what: Cards) -> Outcome:
        played: list[int] = []
        while True:
            able = [card for card in what.find(scene) if self._playable(scene, card)]
            card = await scene.choose_card("ds-ask-play", able, none=True)
            if card is None:
                break
            if await playing.play(scene, card, self.terms(scene, card)) is not None:
                played.append(card)
        scene.cards = tuple(played)
        return scene.report(True, len(played))

    async def do(self, scene: Scene) -> Outcome:
        if isinstance(self.card, AnyNumber):
            return await self._play_several(scene, self.card.what)
        found, _ = await self.card.choose(
            scene, "ds-ask-play", lambda card: self._playable(scene, card)
        )
        if not found:
            return scene.nothing()
        (card,) = found
        host = await playing.play(scene, card, self.terms(scene, card))
        scene.cards = found
        scene.forget(card)
        scene.characters = (host,) if host is not None and host >= 0 else tuple(found)
        scene.player = scene.seat
        return scene.report(host is not None, 1 if host is not None else 0)

    def leaves(self) -> Leaving:
        return {"ds-says-that-card": False, "ds-says-that-character": False}

    def says(self) -> Text:
        said = text("ds-says-play", card=self.card.says())
        if self.on is not None:
            said = text("ds-says-play-on", effect=said, on=self.on.says())
        if self.free:
            said = text("ds-says-play-free", effect=said)
        if isinstance(self.less, Rather) and self.less.usual == 0:
            instead, condition = self.less.instead, self.less.condition.says()
            n = instead if isinstance(instead, int) else instead.says()
            said = text("ds-says-play-less-if", effect=said, n=n, condition=condition)
        elif self.less != 0:
            less = self.less if isinstance(self.less, int) else self.less.says()
            said = counted(text("ds-says-play-less", effect=said, n=less), self.less)
        if self.ambush:
            said = text("ds-says-play-ambush", effect=said)
        return text("ds-says-play-aside", effect=said) if self.then_aside else said


class CostLess(Effect, frozen=True):
    """Lower the cost of the card about to be played."""

    n: Amount

    def saves(self, scene: Scene) -> int:
        return count_of(scene, self.n)

    async def do(self, scene: Scene) -> Outcome:
        amount = count_of(scene, self.n)
        scene.cause.amount = max(scene.cause.amount - amount, 0)
        return scene.report(True, amount)


class GiveAmbush(Effect, frozen=True):
    """The card about to be played has Ambush; `to_next`: the next card you play this turn.

    `this_round`: the next card you play this round.
    """

    to_next: bool = False
    this_round: bool = False

    async def do(self, scene: Scene) -> Outcome:
        if self.this_round:
            scene.g.players[scene.seat].rash = True
        elif self.to_next:
            scene.g.players[scene.seat].hasty = True
        elif scene.cause.card not in scene.g.hastened:
            scene.g.hastened.append(scene.cause.card)
        scene.g.changes += 1
        return DONE


class UseSpecial(FittingEffect, frozen=True):
    """Use a special of another card as if that card were yours; done if it was done.

    One that is being used is not used again by what it led to: that would never end.
    """

    def fits(self, scene: Scene, card: int) -> bool:
        return card not in scene.led_here and bool(facts.of(scene.g, card).specials)

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.chosen(scene, "ds-ask-use-special")
        for card in found:
            await symbols.special(scene.at(card), 0, False)
        return scene.report(bool(found), len(found))


class ReturnToGame(CardsEffect, frozen=True):
    """Put defeated characters back into play, ready, with their die and without damage."""

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-return-to-game")
        for card in found:
            await in_play.return_to_game(scene, card)
        return scene.report(full and bool(found), len(found))


class MoveUpgrade(Effect, frozen=True):
    """Move an upgrade to another card, ignoring play restrictions; its die goes along on the card.

    Over the limit of three, one upgrade there is discarded by its controller.
    """

    upgrade: Target[Cards]
    to: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.upgrade.exists(scene, lambda card: self._can_move(scene, card))

    def _can_move(self, scene: Scene, card: int) -> bool:
        """Say whether there is a place for an upgrade to go (DS-MOVE-2)."""
        upgrade = scene.g.play.get(card)
        if upgrade is None:
            return False
        moving = scene.by(scene.seat)
        moving.characters = (upgrade.host,)
        return self.to.exists(moving, lambda host: can_hold(scene, upgrade, host))

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.upgrade.choose(
            scene, "ds-ask-move-upgrade", lambda card: self._can_move(scene, card)
        )
        if not found:
            return scene.nothing()
        upgrade = scene.g.play[found[0]]
        scene.characters = (upgrade.host,)
        goal, _ = await self.to.choose(
            scene, "ds-ask-move-to", lambda card: can_hold(scene, upgrade, card)
        )
        moved = bool(goal) and await in_play.move_upgrade(scene, found[0], goal[0])
        return scene.report(moved, int(moved))


def can_hold(scene: Scene, upgrade: Card, host: int) -> bool:
    """Say whether an upgrade may be moved there: not where it is, and a mod only where it fits."""
    g = scene.g
    other = g.play.get(host)
    if other is None or host == upgrade.host or host in g.falling:
        return False  # DS-MOVE-1
    of = facts.of(g, upgrade.id)
    if of.kind != "upgrade":  # what became a mod goes where it was attached as one
        return other.kind == "support" and Subtype.VEHICLE in ongoing.subtypes(g, host)
    if Subtype.MOD in of.subtypes:
        own = Scene(g, other.controller, upgrade.id)
        only_on = of.definition.only_on
        return only_on is not None and only_on.covers(own, host)
    return other.kind == "character"


class TakeControl(Effect, frozen=True):
    """Take control of cards in play; their dice return to them. Done if each changed hands.

    `give_back`: they return to the control of their owners.
    """

    cards: Target[Cards]
    give_back: bool = False

    def _new(self, scene: Scene, card: int) -> int:
        return scene.g.owners[card] if self.give_back else scene.seat

    def _can(self, scene: Scene, card: int) -> bool:
        found = scene.g.play.get(card)
        return found is not None and found.controller != self._new(scene, card)

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: self._can(scene, card))

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(
            scene, "ds-ask-take-control", lambda card: self._can(scene, card)
        )
        taken = 0
        for card in found:
            taken += await in_play.take_control(scene, card, self._new(scene, card))
        return scene.report(full and taken == len(found), taken)

    def says(self) -> Text:
        how = "give-back" if self.give_back else "take-control"
        return text(f"ds-says-{how}", cards=self.cards.says())


class BecomeMod(Effect, frozen=True):
    """Attach a card, in play or not, to a support as a mod upgrade; what is on it is discarded.

    The support is ThatCharacter. Done if it was attached.
    """

    card: Target[Cards]
    to: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.to.exists(scene)

    async def do(self, scene: Scene) -> Outcome:
        cards, _ = await self.card.choose(scene, "ds-ask-pick-card")
        hosts, _ = await self.to.choose(scene, "ds-ask-move-to", lambda host: host not in cards)
        if not cards or not hosts:
            return scene.nothing()
        attached = await in_play.become_mod(scene, cards[0], hosts[0])
        return scene.report(attached, int(attached))


class ExtraActions(Effect, frozen=True):
    """You may take up to that many additional actions after this one.

    `next_turn`: not now, but in your next turn this round.
    """

    n: Amount = 1
    next_turn: bool = False

    async def do(self, scene: Scene) -> Outcome:
        amount = count_of(scene, self.n)
        if self.next_turn:
            scene.g.players[scene.seat].bonus += amount
            scene.g.changes += 1
            return scene.report(True, amount)
        scene.g.extra += [scene.seat] * amount
        scene.g.changes += 1
        who = facts.player(scene.seat)
        scene.g.say("ds-log-extra", "DS-EXTRA-ACTION-1", seat=who, amount=amount)
        return scene.report(True, amount)


class LoseGame(Effect, frozen=True):
    """You lose the game."""

    async def do(self, scene: Scene) -> Outcome:
        winning.lose(scene.g, [scene.seat], "effect", "DS-GOLDEN-1")
        return DONE


class EndActionPhase(Effect, frozen=True):
    """The action phase ends at once, or after another action of that player if given."""

    after: Whose | None = None

    async def do(self, scene: Scene) -> Outcome:
        if self.after is not None:
            seat = await self.after.choose(scene)
            scene.g.last_word = NOBODY if seat is None else seat
        scene.g.phase_over = True
        scene.g.resolving = None  # no further die of this action
        scene.g.changes += 1
        return DONE

    def says(self) -> Text:
        if self.after is None:
            return text(self.message())
        return text("ds-says-end-action-phase-after", who=self.after.says())


class MustPass(Binding, frozen=True):
    """You must pass that many of your coming turns this round; ALL: every one."""

    n: int

    def bind(self, you: Player) -> None:
        you.must_pass += self.n

    def says(self) -> Text:
        return text("ds-says-must-pass-all") if self.n == ALL else super().says()
