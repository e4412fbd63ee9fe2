"""Positions for card tests, and a driver that performs one effect with scripted chance."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.cards import Outcome
from cantina.core.testing import drive
from cantina.games.outer_rim import game
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.library import CARDS, CHARACTERS
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.setup import make_decks, place_patrols
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import FACTIONS, MARKET_DECKS
from outer_rim.table import Voyage, deal_contacts, take_card

CAST = ("boba_fett", "jyn_erso", "lando_calrissian", "bossk")
MISS = ["blank", "blank"]
HIT = ["hit", "blank"]
CRIT = ["crit", "blank"]


def purse(g: Galaxy) -> tuple[int, int]:
    """Return the credits and the fame of the first player."""
    return g.players[0].credits, g.players[0].fame


def galaxy(
    *characters: str, at: str = "naboo", step: str = "encounter", solo: bool = False
) -> Galaxy:
    """Lay a table without anybody's starting card: all on one planet with 10,000 credits."""
    characters = characters or CAST[:2]
    g = game.begin(Options(), 1 if solo else len(characters))
    g.tiles = list(STANDARD_ORDER)
    place_patrols(g)
    deal_contacts(g)
    make_decks(g)
    for deck in MARKET_DECKS:
        put_on_market(g, g.market[deck].cards()[0])
    for player, character in zip(g.players, characters, strict=True):
        player.character = character
        player.ship = "g9_rigger"
        player.space = at
        player.credits = 10000
        player.reputation = dict.fromkeys(FACTIONS, 0)
    g.step = step
    return g


def put_on_market(g: Galaxy, card: str) -> None:
    """Make a card the face-up one of its deck."""
    deck = g.market[str(CARDS[card].market)]
    deck.remove(card)
    deck.put_on_top(card)


def own(g: Galaxy, seat: int, *cards: str) -> None:
    """Give a player cards, out of wherever they lie."""
    for card in cards:
        take_card(g, card)
        g.players[seat].assets.append(card)


def with_cards(*cards: str, character: str = "boba_fett", other: str = "han_solo") -> Galaxy:
    """Seat a player with these cards and a ship with room for them, beside another player."""
    g = galaxy(character, other)
    g.players[0].ship = "aggressor"
    own(g, 0, *cards)
    return g


def seat_at(g: Galaxy, script: Iterable[object] = ()) -> Voyage:
    """Seat the players at a position whose chance is scripted."""
    return Voyage.at(game, g, script=list(script))


def perform(
    g: Galaxy,
    effect: AnyEffect,
    *answers: str,
    seat: int = 0,
    source: str = "",
    event: Event | None = None,
    other: int = -1,
    dice: Iterable[object] = (),
) -> bool:
    """Perform an effect for a player; answers are keys, dice the outcomes of chance in order."""
    scene = Scene(g, seat, source, event, other)
    done: Outcome = drive(effect.do(scene), answers, dice)
    return done.done


def starting_cards() -> dict[str, int]:
    """Character and number of its starting databank card."""
    return {each.id: each.databank for each in CHARACTERS.values()}
