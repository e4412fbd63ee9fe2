"""Which cards: a description, how a card is tested against it, and how it reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.core.text import Text, text
from cantina.games.destiny import facts, library
from cantina.games.destiny.asking import Now, choose_card, choose_cards
from cantina.games.destiny.cards.bounds import Compare
from cantina.games.destiny.cards.card_tests import CARD_TESTS
from cantina.games.destiny.cards.filters import (
    Filter,
    Range,
    Test,
    Valid,
    detailed,
    flagged,
    named,
    qualified,
)
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import both, either
from cantina.games.destiny.carried import characters
from cantina.games.destiny.names import title
from cantina.games.destiny.terms import (
    Affiliation,
    CardType,
    Colour,
    Keyword,
    Subtype,
    Symbol,
)

if TYPE_CHECKING:
    from cantina.games.destiny.cards.targets import Target


class Zone(StrEnum):
    """Where the described cards are looked for."""

    PLAY = "play"
    HAND = "hand"
    DISCARD = "discard"
    HAND_OR_DISCARD = "hand-or-discard"
    DEFEATED = "defeated"  # characters that were defeated this game
    UNDER_THIS = "under-this"  # stacked beneath this card
    LOOKED_AT = "looked-at"  # the cards that this effect last looked at or revealed
    LEFT_IN_DECK = "left-in-deck"  # of these, those that still lie in their deck


CHARACTERS = (CardType.CHARACTER,)

UNSEEN = (Zone.HAND, Zone.HAND_OR_DISCARD, Zone.LOOKED_AT, Zone.LEFT_IN_DECK)
"""Zones whose cards not everybody sees."""


class Cards(Filter, frozen=True, cache_hash=True):
    """Cards that fit every field given; an empty field says nothing.

    In play, `of` is the controller of the card, elsewhere whose zone it is. `cost` compares the
    printed cost. Several types, subtypes or names mean any of them.
    """

    types: tuple[CardType, ...] = ()
    zone: Zone = Zone.PLAY
    colours: tuple[Colour, ...] = ()
    not_colours: tuple[Colour, ...] = ()
    affiliations: tuple[Affiliation, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    not_subtypes: tuple[Subtype, ...] = ()
    names: tuple[str, ...] = ()
    not_names: tuple[str, ...] = ()
    word: str = ""  # a word its title contains
    unique: bool | None = None
    keyword: Keyword | None = None
    cost: Compare | None = None
    odd_cost: bool = False  # its printed cost is an odd number
    points: Compare | None = None  # as paid when the team was built
    ready: bool | None = None
    damage: Compare | None = None
    shields: Compare | None = None
    remaining_health: Compare | None = None
    mods: Compare | None = None  # mods attached to it
    upgrades: Compare | None = None  # upgrades attached to it
    tokens: Compare | None = None  # tokens of every kind on it
    resources: Compare | None = None
    downgrades: Compare | None = None  # downgrades attached to it
    bears: tuple[str, ...] = ()  # has an upgrade with one of these titles on it
    bears_subtypes: tuple[Subtype, ...] = ()  # has a card with one of these subtypes on it
    dice_show: tuple[Symbol, ...] = ()  # has a die of its own in a pool that shows one of these
    copies: Compare | None = None  # copies of it in play, itself included, whoever controls them
    discarded_copies: Compare | None = None  # copies of it in the discard piles of all players
    own_copies: Compare | None = None  # copies of it in play, itself included, on its side
    on: Target[Cards] | None = None  # attached to one of these
    copy_of_this: bool = False
    copy_of_that: bool = False  # with the title of the card last chosen
    cheapest: bool = False  # of the cards last looked at, if none of them costs less
    copy_discarded: bool = False  # a copy of it lies in the discard pile of its owner
    yours: bool = False  # you own it, whoever controls it
    not_this: bool = False  # any but the card this ability is printed on
    not_host: bool = False  # any but the card this one is attached to
    not_that: bool = False  # any but the ones last chosen
    not_its_card: bool = False  # any but the card of the die last chosen
    same_type: bool = False  # of the type of the one last chosen
    same_side: bool = False  # controlled by the same player as the one last chosen
    colour_chosen: bool = False  # of the colour just declared
    cost_chosen: bool = False  # with the printed cost just declared
    type_chosen: bool = False  # of the type just declared
    title_chosen: bool = False  # with the title of the card just declared

    @classmethod
    def tests(cls) -> Mapping[str, Callable[[Any], Test]]:
        return CARD_TESTS

    def places(self, scene: Scene) -> list[int]:
        """Return the cards of the zone, of the players it means."""
        g = scene.g
        whose, zone = self.of, self.zone
        if zone is Zone.PLAY:
            types = self.types
            cards_in_play = characters(g) if types == CHARACTERS else g.play.values()
            found = [card for card in cards_in_play if not types or card.kind in types]
            if whose is Whose.ANYONE or whose is Whose.EVERYONE:
                return [card.id for card in found]
            seats = whose.seats(scene)
            return [card.id for card in found if card.controller in seats]
        if zone is Zone.LOOKED_AT:
            return list(scene.looked)
        if zone is Zone.LEFT_IN_DECK:
            return [card for card in scene.looked if card in g.players[g.owners[card]].deck.cards()]
        if zone is Zone.UNDER_THIS:
            this = g.play.get(scene.card)
            return list(this.under) if this else []
        cards: list[int] = []
        for seat in whose.seats(scene):
            player = g.players[seat]
            if zone in (Zone.HAND, Zone.HAND_OR_DISCARD):
                cards += player.hand
            if zone in (Zone.DISCARD, Zone.HAND_OR_DISCARD):
                cards += player.discard
            if zone is Zone.DEFEATED:
                cards += [card for card in player.aside if facts.of(g, card).kind == "character"]
        return cards

    @property
    def is_unseen(self) -> bool:
        return self.zone in UNSEEN

    def covers(self, scene: Scene, card: int) -> bool:
        """Say whether a card fits and is with the player meant."""
        if not self.fits(scene, card):
            return False
        found = scene.g.play.get(card)
        return found is None or self.of.is_seat(scene, found.controller)

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_cards(found)

    def choose_one(self, scene: Scene, prompt: Text, able: Now) -> Awaitable[int | None]:
        return choose_card(scene.g, scene.seat, prompt, able)

    def choose_some(
        self, scene: Scene, prompt: Text, able: Now, count: Range, valid: Valid | None = None
    ) -> Awaitable[tuple[int, ...]]:
        return choose_cards(scene.g, scene.seat, prompt, able, *count, valid)

    # --- how it reads ---------------------------------------------------------------------------

    def whoever_has_them(self) -> Cards:
        """Return the same cards, no matter whose they are."""
        return msgspec.structs.replace(self, of=Whose.ANYONE)

    def to_be_played(self) -> Text:
        """Speak of cards to be played, which are yours anyway."""
        return self.whoever_has_them().plural()

    def subject(self, owner: bool = True) -> Text:
        foe = owner and self.of is Whose.OPPONENT
        what = (self if owner and not foe else self.whoever_has_them()).says()
        if self.names:
            return what
        return text("ds-says-any", what=what, whose="opponent" if foe else "any")

    def says(self) -> Text:
        what = self._noun()
        for part in named(self.not_subtypes):
            what = text("ds-says-not-subtyped", what=what, subtype=part)
        for part in named(self.subtypes):
            what = text("ds-says-subtyped", what=what, subtype=part)
        return detailed(self._owned(qualified(what, self._adjectives())), self._details())

    def _noun(self) -> Text:
        if self.names:
            return either([titled(name) for name in self.names])
        if self.copy_of_this:
            return text("ds-says-copy-of-this")
        return named(self.types)[0] if self.types else text("ds-type-card")

    def _adjectives(self) -> list[Text]:
        found: list[Text] = []
        if self.ready is not None:
            found.append(text("ds-says-ready" if self.ready else "ds-says-exhausted"))
        if self.unique is not None:
            found.append(text("ds-says-unique" if self.unique else "ds-says-not-unique"))
        found += named(self.colours)
        if self.not_colours:
            found.append(either([text(f"ds-not-colour-{one.value}") for one in self.not_colours]))
        return found + named(self.affiliations)

    def _owned(self, what: Text) -> Text:
        if self.zone is not Zone.PLAY:
            place = {"zone": self.zone.value, "whose": self.of.value, "person": "you"}
            return Text("ds-says-in-zone", {"what": what, **place})
        return what if self.of is Whose.ANYONE else self.of.of(what)

    def _bounds(self) -> dict[str, Compare]:
        bounds = {
            "damage": self.damage,
            "shields": self.shields,
            "health": self.remaining_health,
            "points": self.points,
            "mods": self.mods,
            "upgrades": self.upgrades,
            "downgrades": self.downgrades,
            "copies": self.copies,
            "own-copies": self.own_copies,
            "discarded-copies": self.discarded_copies,
            "tokens": self.tokens,
            "resources": self.resources,
            "cost": self.cost,
        }
        return {what: bound for what, bound in bounds.items() if bound is not None}

    def _details(self) -> list[Text]:
        found = [with_some(what, bound) for what, bound in self._bounds().items()]
        if self.keyword is not None:
            found.append(text("ds-says-with-keyword", keyword=self.keyword.value))
        if self.word:
            found.append(text("ds-says-with-word", word=title(self.word)))
        if self.bears:
            found.append(text("ds-says-bearing", name=title(self.bears[0])))
        found += [
            text("ds-says-bearing-subtype", subtype=part) for part in named(self.bears_subtypes)
        ]
        if self.dice_show:
            shown = either([symbol.says() for symbol in self.dice_show])
            found.append(text("ds-says-dice-show", symbols=shown))
        if self.on is not None:
            found.append(self.on.as_host())
        found += flagged(
            {
                "ds-says-copy-of-that": self.copy_of_that,
                "ds-says-cheapest": self.cheapest,
                "ds-says-not-this": self.not_this,
                "ds-says-not-host": self.not_host,
                "ds-says-not-that": self.not_that,
                "ds-says-not-its-card": self.not_its_card,
                "ds-says-of-same-player": self.same_side,
                "ds-says-of-same-type": self.same_type,
                "ds-says-of-named-colour": self.colour_chosen,
                "ds-says-of-named-cost": self.cost_chosen,
                "ds-says-of-odd-cost": self.odd_cost,
                "ds-says-of-named-type": self.type_chosen,
                "ds-says-of-named-title": self.title_chosen,
                "ds-says-that-you-own": self.yours,
            }
        )
        return found + [text("ds-says-but-name", name=title(name)) for name in self.not_names]

    def says_of(self, card: Text) -> Text:
        """Say of a card that it fits: "this card is blue", "that card has at least 6 damage"."""
        said: list[Text] = []
        if self.names:
            names = either([text("ds-says-name", name=title(name)) for name in self.names])
            said.append(text("ds-says-is-card", card=card, name=names))
        said += [text("ds-says-is", card=card, what=part) for part in named(self.colours)]
        if self.affiliations:
            said.append(
                either(
                    [
                        text("ds-says-is-affiliation", card=card, affiliation=one.value)
                        for one in self.affiliations
                    ]
                )
            )
        said += [
            text("ds-says-is-subtype", card=card, subtype=part) for part in named(self.subtypes)
        ]
        if self.types and not self.colours:
            said.append(text("ds-says-is-type", card=card, type=named(self.types)[0]))
        said += [
            has_some(card, what, bound)
            for what, bound in self._bounds().items()
            if what in ("damage", "shields", "health", "points", "upgrades", "resources")
        ]
        if self.word:
            said.append(text("ds-says-is-titled", card=card, word=title(self.word)))
        if self.bears:
            said.append(text("ds-says-is-bearing", card=card, name=title(self.bears[0])))
        if self.odd_cost:
            said.append(text("ds-says-is-odd", card=card))
        said += [
            text("ds-says-is-bearing-subtype", card=card, subtype=part)
            for part in named(self.bears_subtypes)
        ]
        if self.colour_chosen:
            said.append(text("ds-says-is-named-colour", card=card))
        if self.copy_discarded:
            said.append(text("ds-says-is-discarded-too", card=card))
        return both(said)


def with_some(what: str, bound: Compare) -> Text:
    """Print how much of something the cards have."""
    if bound.is_none and what != "cost":
        return text("ds-says-without", what=what)
    if bound.is_any and what != "cost":
        return text("ds-says-with-any", what=what)
    return text("ds-says-with", what=what, bound=bound.says())


def has_some(card: Text, what: str, bound: Compare) -> Text:
    """Print how much of something a card must have."""
    if bound.is_none:
        return text("ds-says-has-no", card=card, what=what)
    if bound.is_any:
        return text("ds-says-has-any", card=card, what=what)
    return text("ds-says-has", card=card, what=what, bound=bound.says())


def titled(name: str) -> Text:
    """Name a card that others mention, with what sort of card it is."""
    return text("ds-says-titled", name=title(name), what=text(f"ds-type-{kind_of(name)}"))


@cache
def kind_of(name: str) -> str:
    """Return the type of the cards with a title."""
    return next((card.type.value for card in library.CARDS if card.name == name), "card")
