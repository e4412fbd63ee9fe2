"""Choosing, naming and spotting, before anything is done."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum
from functools import cache

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.destiny import facts, library
from cantina.games.destiny.asking import choose_word
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.upon import CardsEffect
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.names import card_name
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.terms import CHARACTER_SUBTYPES, SYMBOLS, Colour, Symbol


class Pick(Effect, frozen=True):
    """Choose dice without doing anything to them yet: "picked" until the next Pick."""

    dice: Target[Dice]

    def can(self, scene: Scene) -> bool:
        return self.dice.exists(scene)

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.dice.choose(scene, "ds-ask-pick-dice")
        scene.picked = tuple(found)
        return scene.report(full, len(found))

    def says(self) -> Text:
        return text("ds-says-pick", what=self.dice.says())


class PickCard(CardsEffect, frozen=True):
    """Choose cards without doing anything to them yet."""

    async def do(self, scene: Scene) -> Outcome:
        found, full = await self.cards.choose(scene, "ds-ask-pick-card")
        scene.picked_cards = found
        return scene.report(full, len(found))

    def says(self) -> Text:
        return text("ds-says-pick", what=self.cards.says())


class ToAPlayer(Effect, frozen=True):
    """Something that happens to a player, who is chosen if there are several."""

    who: Whose

    @abstractmethod
    def do_to(self, scene: Scene, seat: int) -> None:
        """Do it to that player."""

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.who.choose(scene)
        if seat is None:
            return NOTHING
        self.do_to(scene, seat)
        return DONE


class PickPlayer(ToAPlayer, frozen=True):
    """Choose a player, who is THAT_PLAYER from now on."""

    def do_to(self, scene: Scene, seat: int) -> None:
        scene.player = seat

    def says(self) -> Text:
        return text("ds-says-pick", what=self.who.says())


class Share(StrEnum):
    """What cards that are spotted together have in common."""

    TITLE = "title"
    SUBTYPE = "subtype"

    def marks(self, scene: Scene, card: int) -> frozenset[str]:
        """Return what of a card has to be found on another one, too."""
        if self is Share.SUBTYPE:
            return ongoing.subtypes(scene.g, card)
        return frozenset({facts.of(scene.g, card).title})


class Spot(Effect, frozen=True):
    """Done if at least n cards on your side in play fit, or one fits `or_one` (DS-SPOT-1)."""

    cards: Cards
    n: int = 1
    or_one: Cards | None = None
    share: Share | None = None  # n of them must have this in common

    def can(self, scene: Scene) -> bool:
        """Say whether you have in play what must be spotted (DS-SPOT-1, DS-SPOT-3)."""
        if self._most_alike(scene) >= self.n:
            return True
        return self.or_one is not None and bool(self._own(scene, self.or_one))

    def _own(self, scene: Scene, cards: Cards) -> list[int]:
        play = scene.g.play
        return [card for card in cards.find(scene) if play[card].controller == scene.seat]

    def _most_alike(self, scene: Scene) -> int:
        own = self._own(scene, self.cards)
        if self.share is None:
            return len(own)
        marks = [self.share.marks(scene, card) for card in own]
        every = frozenset[str]().union(*marks)
        return max([sum(mark in has for has in marks) for mark in every], default=0)

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(self.can(scene))

    def says(self) -> Text:
        what = text("ds-says-spot", n=self.n, what=self.cards.says())
        if self.share is not None:
            what = text("ds-says-spot-sharing", effect=what, share=self.share.value)
        if self.or_one is None:
            return what
        return text("ds-says-spot-or", first=what, what=self.or_one.says())


class SpotAnyNumber(Effect, frozen=True):
    """Say how many of your cards in play that fit you spot; done with any number (DS-SPOT-1)."""

    cards: Cards

    async def do(self, scene: Scene) -> Outcome:
        play = scene.g.play
        most = len([c for c in self.cards.find(scene) if play[c].controller == scene.seat])
        amount = await Ask(
            scene.seat,
            scene.question("ds-ask-how-many-spotted"),
            list(range(most, -1, -1)),
            label=lambda number: text("ds-option-number", number=number),
        )
        return scene.report(True, amount)

    def says(self) -> Text:
        return text(self.message(), cards=self.cards.says())


IN_DECKS = ("event", "support", "upgrade", "downgrade")
"""The types of card that decks are made of."""


class Declared(StrEnum):
    """What a player can be asked to name."""

    COLOUR = "colour"
    NUMBER = "number"
    SYMBOL = "symbol"
    SUBTYPE = "subtype"  # one of the character subtypes
    TYPE = "type"  # event, support or upgrade
    CARD = "card"  # one that can be in a deck, by its title

    def words(self) -> list[str]:
        """Return what can be named (DS-SUBTYPE-5); of a card, its type and colour come first."""
        if self is Declared.COLOUR:
            return [colour.value for colour in Colour]
        if self is Declared.SYMBOL:
            return [symbol.value for symbol in (*SYMBOLS, Symbol.BLANK)]
        if self is Declared.TYPE:
            return ["event", "support", "upgrade"]
        if self is Declared.SUBTYPE:
            return [subtype.value for subtype in CHARACTER_SUBTYPES]
        return [str(number) for number in range(10)]


class Declare(Effect, frozen=True):
    """Name something, read by the `..._chosen` words after it.

    A card is named by its type, then its colour, then its title.
    """

    what: Declared

    async def do(self, scene: Scene) -> Outcome:
        if self.what is Declared.CARD:
            return await name_card(scene)
        prompt = asking_for(scene, self.what)
        scene.named = await choose_word(scene.seat, prompt, self.what.words())
        named = facts.word(scene.named)
        scene.g.say("ds-log-declared", seat=facts.player(scene.seat), word=named)
        return DONE


def asking_for(scene: Scene, what: Declared) -> Text:
    """Ask a player to name something."""
    return text("ds-ask-declare", card=scene.source_name(), what=what.value)


async def name_card(scene: Scene) -> Outcome:
    """Let a player name a card: one question after the other leads to a list of titles."""
    kinds = deck_titles()
    kind = await choose_word(scene.seat, asking_for(scene, Declared.TYPE), list(kinds))
    colour = await choose_word(scene.seat, asking_for(scene, Declared.COLOUR), list(kinds[kind]))
    titles = kinds[kind][colour]
    scene.named = await Ask(
        scene.seat, asking_for(scene, Declared.CARD), list(titles), label=titles.__getitem__
    )
    who = facts.player(scene.seat)
    scene.g.say("ds-log-named-card", seat=who, card=titles[scene.named])
    return DONE


@cache
def deck_titles() -> dict[str, dict[str, dict[str, Text]]]:
    """Return the names of all cards that can be in a deck, by type, colour and title."""
    found: dict[str, dict[str, dict[str, Text]]] = {kind: {} for kind in IN_DECKS}
    for card in library.CARDS:
        if card.type.value in found:
            titles = found[card.type.value].setdefault(card.colour.value, {})
            titles.setdefault(card.name, card_name(card))
    return found
