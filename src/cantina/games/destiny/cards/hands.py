"""Hands and discard piles, looking at cards, and where cards go from play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sized
from functools import partial

from cantina.core.cards import Outcome, count_of
from cantina.core.chance import Reveal as Revealed
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_cards
from cantina.games.destiny.cards.certain import This
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Each, Target
from cantina.games.destiny.cards.upon import CardsEffect
from cantina.games.destiny.cards.which_cards import Cards, Zone
from cantina.games.destiny.cards.words import Amount, Effect, Leaving, counted
from cantina.games.destiny.rules import hand, leaving_play, queue, zones
from cantina.games.destiny.state import NOBODY, Happening, Player


class Draw(Effect, frozen=True):
    """Draw cards, as many as there are; done in full only with all of them."""

    n: Amount

    def can(self, scene: Scene) -> bool:
        return bool(scene.g.players[scene.seat].deck)

    async def do(self, scene: Scene) -> Outcome:
        wanted = count_of(scene, self.n)
        drawn = await zones.draw(scene.g, scene.seat, wanted)
        scene.cards = zones.hold(scene.g, scene.seat, drawn)
        return scene.report(len(drawn) == wanted, len(drawn))

    def leaves(self) -> Leaving:
        return {"ds-says-that-card": self.n != 1}


class DiscardFromHand(Effect, frozen=True):
    """Discard n cards of your choice that fit from your hand; done only with all n.

    `any_number`: as many as you like instead, none included.
    """

    n: Amount = 1
    cards: Cards | None = None
    any_number: bool = False

    def _able(self, scene: Scene) -> list[int]:
        held = scene.g.players[scene.seat].hand
        return [card for card in held if self.cards is None or self.cards.fits(scene, card)]

    def can(self, scene: Scene) -> bool:
        return len(self._able(scene)) >= count_of(scene, self.n)

    async def do(self, scene: Scene) -> Outcome:
        wanted = count_of(scene, self.n)
        few = min(wanted, len(self._able(scene)))
        prompt = scene.question("ds-ask-discard-hand")
        able = partial(self._able, scene)
        least, most = (0, None) if self.any_number else (few, few)
        picked = await choose_cards(scene.g, scene.seat, prompt, able, least, most)
        chosen = zones.hold(scene.g, scene.seat, picked)
        for card in chosen:
            await hand.discard_card(scene, scene.seat, card)
        scene.cards = chosen
        return scene.report(self.any_number or len(chosen) == wanted, len(chosen))

    def leaves(self) -> Leaving:
        return {"ds-says-that-card": self.any_number or self.n != 1}

    def says(self) -> Text:
        if self.any_number:
            return text("ds-says-discard-any-from-hand")
        said = super().says()
        return said if self.cards is None else Text(f"{said.id}-such", said.args)


class DiscardsOf(Effect, frozen=True):
    """Discard n cards of a player, not by choice; done only with all n."""

    n: Amount
    whose: Whose

    @abstractmethod
    def pile(self, player: Player) -> Sized:
        """Return where they are discarded from."""

    @abstractmethod
    async def discard(self, scene: Scene, seat: int, wanted: int) -> list[int]:
        """Discard them and return which."""

    def can(self, scene: Scene) -> bool:
        return any(self.pile(scene.g.players[seat]) for seat in self.whose.seats(scene))

    async def do(self, scene: Scene) -> Outcome:
        seats = await self.whose.all(scene)
        full, gone = bool(seats), []
        for seat in seats:
            scene.player = seat
            wanted = count_of(scene, self.n)
            found = await self.discard(scene, seat, wanted)
            full = full and len(found) == wanted
            gone += found
        scene.cards = tuple(gone)
        return scene.report(full, len(gone))


class DiscardAtRandom(DiscardsOf, frozen=True):
    """Discard n random cards from that player's hand; done if n were there."""

    def pile(self, player: Player) -> Sized:
        return player.hand

    async def discard(self, scene: Scene, seat: int, wanted: int) -> list[int]:
        return await hand.discard_at_random(scene, seat, wanted)


class Mill(DiscardsOf, frozen=True):
    """Discard n cards from the top of that player's deck; done only with all n."""

    def pile(self, player: Player) -> Sized:
        return player.deck

    async def discard(self, scene: Scene, seat: int, wanted: int) -> list[int]:
        return await hand.mill(scene, seat, wanted)

    def leaves(self) -> Leaving:
        return {"ds-says-that-card": self.n != 1}

    def says(self) -> Text:
        said = super().says()
        said.args.update(whose=self.whose.value, person="you")
        return counted(said, self.n)


# --- looking ------------------------------------------------------------------------------------


class LookAt(CardsEffect, frozen=True):
    """Look at cards; nobody else sees them. They are Zone.LOOKED_AT afterwards."""

    async def do(self, scene: Scene) -> Outcome:
        """Tell only the player who looks; the cards stay in place (DS-LOOK-1)."""
        found, full = await self.cards.choose(scene, "ds-ask-look")
        scene.looked = found
        await Revealed()
        names = [facts.name(scene.g, card) for card in found]
        who = facts.player(scene.seat)
        scene.g.say("ds-log-looks", "DS-LOOK-1", seat=who, count=len(found))
        scene.g.say("ds-log-sees", "DS-LOOK-1", only=(scene.seat,), cards=names)
        return scene.report(full, len(found))

    def says(self) -> Text:
        hand_of = whole_hand(self.cards)
        return super().says() if hand_of is None else text("ds-says-look-at-hand", whose=hand_of)


class Reveal(CardsEffect, frozen=True):
    """Show cards to all players. They are Zone.LOOKED_AT afterwards."""

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-reveal")
        scene.looked = zones.hold(scene.g, NOBODY, found)
        await Revealed()
        for card in found:
            scene.g.players[scene.g.owners[card]].deck.show(card)
        scene.g.say("ds-log-revealed", cards=[facts.name(scene.g, card) for card in found])
        return scene.report(full, len(found))

    def says(self) -> Text:
        hand_of = whole_hand(self.cards)
        return super().says() if hand_of is None else text("ds-says-reveal-hand", whose=hand_of)


def whole_hand(cards: Target[Cards]) -> str | None:
    """Return of whose whole hand a target speaks, if it does of another player's."""
    if isinstance(cards, Each) and cards == Each(Cards(cards.what.of, zone=Zone.HAND)):
        return None if cards.what.of is Whose.YOU else cards.what.of.value
    return None


# --- moving cards -------------------------------------------------------------------------------


class Discard(CardsEffect, frozen=True):
    """Put cards, in play or elsewhere, on their owners' discard piles; done if each was."""

    def can(self, scene: Scene) -> bool:
        if isinstance(self.cards, This):
            return scene.card in scene.g.play
        return super().can(scene)

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-discard")
        gone = 0
        for card in list(found):
            gone += await discard_from_anywhere(scene, card)
            scene.forget(card)
        return scene.report(full and gone == len(found), gone)


async def discard_from_anywhere(scene: Scene, card: int) -> bool:
    """Discard a card from wherever it is."""
    g = scene.g
    if card in g.play:
        return await leaving_play.discard(scene, card)
    owner = g.owners[card]
    player = g.players[owner]
    if card in player.hand:
        await hand.discard_card(scene, owner, card)
        return True
    if card in player.deck.cards():
        player.deck.remove(card)
        zones.discard(g, card)
        g.say("ds-log-mill", seat=facts.player(owner), card=facts.name(g, card))
        queue.after(g, Happening("mill", scene.seat, target=owner, amount=1))
        await queue.settle(g)
        return True
    return False


class ReturnToHand(Effect, frozen=True):
    """Return cards in play to their owners' hands; those no longer in play are skipped.

    An event that returns itself is not discarded afterwards.
    """

    cards: Target[Cards]

    def can(self, scene: Scene) -> bool:
        g = scene.g
        return self.cards.exists(scene, lambda card: card in g.play or card in g.played)

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        found, full = await self.cards.choose(
            scene, "ds-ask-to-hand", lambda card: card in g.play or card in g.played
        )
        moved = 0
        for card in found:
            if card in g.played:
                g.played.remove(card)
                zones.put_in_hand(g, card)
                g.say("ds-log-to-hand", "DS-ZONE-8", card=facts.name(g, card))
                moved += 1
            else:
                moved += await leaving_play.to_hand(scene, card)
        return scene.report(full and moved == len(found), moved)


class SetAside(Effect, frozen=True):
    """Set cards aside; an event setting itself aside is not discarded afterwards."""

    cards: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: self._allowed(scene, card))

    def _allowed(self, scene: Scene, card: int) -> bool:
        g = scene.g
        player = g.players[g.owners[card]]
        return card in g.play or card in g.played or card in player.discard or card in player.hand

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-set-aside")
        moved = sum([await set_aside_from_anywhere(scene, card) for card in list(found)])
        return scene.report(full and moved == len(found), moved)


async def set_aside_from_anywhere(scene: Scene, card: int) -> bool:
    """Set a card aside from play, the queue, a discard pile or a hand."""
    g = scene.g
    owner = g.players[g.owners[card]]
    if card in g.play:
        return await leaving_play.set_aside(scene, card)
    for zone in (g.played, owner.discard, owner.hand):
        if card in zone:
            zone.remove(card)
            zones.set_card_aside(g, card)
            if zone is not g.played:
                g.say("ds-log-set-aside", "DS-SET-ASIDE-6", card=facts.name(g, card))
            return True
    return False
