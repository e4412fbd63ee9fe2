"""Described positions of Outer Rim made cheap, and a desk at which tests answer as players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

from cantina.core import testing
from cantina.core.deck import Deck
from cantina.core.table import Table
from cantina.games.outer_rim import game
from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.library import CARDS, CONTACTS, PATROLS, asset
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.rules.contacts import change
from cantina.games.outer_rim.rules.map import PLANET_IDS, contact_places, place_class
from cantina.games.outer_rim.setup import make_decks, place_patrols
from cantina.games.outer_rim.state import Galaxy, Player, Token
from cantina.games.outer_rim.terms import CONTACT_CLASSES, FACTIONS, MARKET_DECKS
from cantina.games.outer_rim.view import ContactView, PatrolView, PlayerView, View

# Characters whose abilities open no window in most tests.
CAST = ("boba_fett", "bossk", "ig_88", "han_solo")
SPACES = ("naboo", "tatooine", "lothal", "kessel")


class Seated(TypedDict, total=False):
    """What differs of a player from a bare character with 10,000 credits."""

    character: str
    flipped: bool
    goal_tokens: int
    ship: str
    ship_flipped: bool
    ship_goal_tokens: int
    space: str
    credits: int
    fame: int
    held_fame: int
    reputation: dict[str, int]
    damage: int
    ship_damage: int
    defeated: bool
    assets: list[str]
    captured: dict[str, str]
    secrets: list[str]
    marked: list[str]
    used: list[str]


def galaxy(
    *players: Seated,
    step: str = "planning",
    current: int = 0,
    market: dict[str, list[str]] | None = None,
    patrols: dict[str, str] | None = None,
    levels: dict[str, int] | None = None,
    contacts: dict[str, str] | None = None,
    face_up: Iterable[str] = (),
    encounter: dict[str, list[str]] | None = None,
    options: Options | None = None,
    solo: bool = False,
    quiet: bool | None = None,
    tiles: Iterable[str] = STANDARD_ORDER,
    **fields: Any,
) -> Galaxy:
    """Set up a table in play: each player a dict of what differs from a bare Boba Fett on Naboo."""
    if len(players) < 2:
        players = (*players, {}) if players else ({}, {})
    g = game.begin(options or Options(turn_cap=0), 1 if solo else len(players))
    g.tiles = list(tiles)
    place_patrols(g)
    deal_contacts(g)
    make_decks(g)
    for seat, changes in enumerate(players):
        seat_player(g, g.players[seat], changes)
    for deck in MARKET_DECKS:
        stack_market(g, deck, (market or {}).get(deck, []))
    for faction, space in (patrols or {}).items():
        next(each for each in g.patrols if each.faction == faction).space = space
    for faction, level in (levels or {}).items():
        raise_patrol(g, faction, level)
    for place, contact in (contacts or {}).items():
        put_contact(g, place, contact)
    for contact in face_up:
        change(g, next(each for each in g.contacts if each.contact == contact), face_up=True)
    for name, cards in (encounter or {}).items():
        for card in reversed(cards):
            g.encounters[name].remove(card)
            g.encounters[name].put_on_top(card, 0)
    if encounter is None if quiet is None else quiet:
        # Empty encounter decks: encountering a space brings nothing (OR-LIMIT-5).
        g.encounters = {name: Deck() for name in g.encounters}
    g.step = step
    g.current = current
    g.turn = 1
    for name, value in fields.items():
        setattr(g, name, value)
    return g


def seat_player(g: Galaxy, player: Player, changes: Seated) -> None:
    player.character = CAST[player.seat]
    player.ship = "g_1a"
    player.space = SPACES[player.seat]
    player.credits = 10000
    player.reputation = dict.fromkeys(FACTIONS, 0)
    parts: dict[str, Any] = {**changes}
    for name, value in parts.items():
        if name == "reputation":
            player.reputation.update(value)
        elif name in ("assets", "secrets"):
            for card in value:
                take_card(g, card)
                getattr(player, name).append(card)
        elif name == "captured":
            player.captured = dict(value)
            for contact in value.values():
                lift_contact(g, contact)
        elif name == "ship":
            player.ship = value
            if value in g.ship_pool:
                g.ship_pool.remove(value)
        else:
            assert hasattr(player, name), name
            setattr(player, name, value)


def take_card(g: Galaxy, card: str) -> None:
    """Take a card out of wherever it lies; crew brings its contact token along."""
    printed = CARDS[card]
    if printed.market is not None:
        deck = g.market[printed.market]
        if card in deck.cards():
            deck.remove(card)
    elif printed.encounter is not None:
        g.encounters[printed.encounter].remove(card)
    elif card in g.databank:
        g.databank.remove(card)
    if printed.asset is not None and printed.asset.contact:
        lift_contact(g, printed.asset.contact)
        g.unused_contacts.append(printed.asset.contact)


def lift_contact(g: Galaxy, contact: str) -> None:
    g.contacts = [each for each in g.contacts if each.contact != contact]


def deal_contacts(g: Galaxy) -> None:
    places = [place for planet in PLANET_IDS for place in contact_places(planet)]
    for rank in CONTACT_CLASSES:
        tokens = sorted(each.id for each in CONTACTS.values() if each.contact_class == rank)
        fitting = [place for place in places if place_class(place) == rank]
        g.contacts += [Token(token, place) for token, place in zip(tokens, fitting, strict=True)]
    g.contacts.sort(key=lambda token: places.index(token.place))


def put_contact(g: Galaxy, place: str, contact: str) -> None:
    """Swap tokens so that a contact lies in a place."""
    here = next(each for each in g.contacts if each.place == place)
    there = next(each for each in g.contacts if each.contact == contact)
    change(g, here, contact=there.contact)
    change(g, there, contact=here.contact)


def stack_market(g: Galaxy, name: str, cards: list[str]) -> None:
    """Make these the first cards of a deck, the first one face up."""
    deck = g.market[name]
    first = [card for card in cards if card in deck.cards()]
    first = first or [min(deck.cards(), key=lambda card: (CARDS[card].icon is not None, card))]
    for card in reversed(first):
        deck.remove(card)
        deck.put_on_top(card, 0)
    deck.show(deck.top[0])


def raise_patrol(g: Galaxy, faction: str, level: int) -> None:
    """Bring a faction's patrol to a level, the lower ones gone."""
    here = next(each for each in g.patrols if each.faction == faction)
    while PATROLS[here.token].level < level:
        g.removed_patrols.append(here.token)
        here.token, here.stack = here.stack[0], here.stack[1:]


class Voyage(Table[Galaxy]):
    """A game as those around the table see it."""

    @property
    def seen(self) -> View:
        """What everybody sees."""
        view: View = self.view(None)
        return view

    def sheet(self, seat: int = 0) -> PlayerView:
        """Return a player's character, ship and tokens, with the secrets this player knows."""
        view: View = self.view(seat)
        return view.players[seat]

    def assets(self, seat: int = 0) -> list[str]:
        """Return the cards in a player's slots, by their ids in order."""
        return sorted(card for slot in self.sheet(seat).slots for card in slot.cards)

    def patrol(self, faction: str) -> PatrolView:
        """Return the patrol of a faction that is on the map."""
        return next(each for each in self.seen.patrols if each.faction == faction)

    def contact(self, contact: str) -> ContactView | None:
        """Return where a contact lies whom everybody knows; None while it is hidden or gone."""
        return next((each for each in self.seen.contacts if each.contact == contact), None)

    def top(self, deck: str) -> str:
        """Return the face-up card of a market deck."""
        return next(each.face_up for each in self.seen.market if each.deck == deck)

    # nobody looks under a deck, but everybody saw what was put there

    def bottom(self, deck: str) -> list[str]:
        """Return what was put under a market or encounter deck, the last card last."""
        g = self.state
        return list((g.market[deck] if deck in g.market else g.encounters[deck]).bottom)

    @property
    def databank(self) -> list[str]:
        """The cards of the databank."""
        return list(self.state.databank)

    @property
    def removed_contacts(self) -> list[str]:
        """The contact tokens that are out of the game."""
        return list(self.state.removed_contacts)

    @property
    def removed_patrols(self) -> list[str]:
        """The patrol tokens that lie beside the map."""
        return list(self.state.removed_patrols)


class Desk:
    """A table with scripted chance, answered as the players would."""

    def __init__(self, g: Galaxy, *chance: object, options: Options | None = None) -> None:
        chosen = options or Options(turn_cap=0)
        self.table = Voyage.at(game, g, script=list(chance), options=chosen)

    @property
    def g(self) -> Galaxy:
        """The state, for rules that a test calls by hand."""
        return self.table.state

    @property
    def seen(self) -> View:
        return self.table.seen

    @property
    def waiting(self) -> int:
        assert len(self.table.waiting) == 1, self.table.waiting
        return self.table.waiting[0]

    @property
    def keys(self) -> list[str]:
        return testing.offered(self.table, self.waiting)

    @property
    def prompt(self) -> str:
        return testing.prompt(self.table, self.waiting)

    @property
    def blocked(self) -> dict[str, str]:
        return testing.blocked(self.table, self.waiting)

    @property
    def log(self) -> list[str]:
        return testing.told_ids(self.table)

    def me(self, seat: int = 0) -> PlayerView:
        """Return a player as that player sees it."""
        return self.table.sheet(seat)

    def assets(self, seat: int = 0) -> list[str]:
        """Return the cards in a player's slots."""
        return self.table.assets(seat)

    def top(self, deck: str) -> str:
        return self.table.top(deck)

    def bottom(self, deck: str) -> list[str]:
        return self.table.bottom(deck)

    @property
    def databank(self) -> list[str]:
        return self.table.databank

    def chance(self, *outcomes: object) -> Desk:
        self.table.force(*outcomes)
        return self

    def do(self, *keys: str) -> Desk:
        """Answer for whoever is asked, one key after the other."""
        for key in keys:
            self.table.answer(self.waiting, key)
        return self

    def refused(self, key: str) -> str:
        """Answer with something that must be refused; return the rule that refuses it."""
        return testing.refusal(self.table, self.waiting, key).rule

    def option(self, key: str) -> Any:
        ask = self.table.asks(self.waiting)[0]
        return next(each for each in ask.options if each.key == key)


def desk(*players: Seated, chance: Iterable[object] = (), **changes: Any) -> Desk:
    """Sit down at a described position."""
    return Desk(galaxy(*players, **changes), *chance)


def giving_away_meanwhile(card: str, credits: int, given: int) -> Desk:
    """Let the first player of two agree to a card on Naboo, having given credits away before."""
    g = galaxy(Seated(space="naboo", credits=credits), Seated(space="kessel"), step="encounter")
    g.encounters["ryloth_naboo"].put_on_top(card, 0)
    table = Desk(g)
    table.do("space")
    table.table.interject(0, f"credits:1:{given}")
    return table.do("yes")


def cost(card: str) -> int:
    return asset(card).cost or 0
