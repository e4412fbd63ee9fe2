"""Setup for one to four players: map, tokens, decks, characters, ships, starting cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from cantina.core.ask import Ask, AskAll
from cantina.core.chance import Pick, Roll, Shuffle
from cantina.core.deck import Deck, shuffled
from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.content.map_tiles import STANDARD_ORDER
from cantina.games.outer_rim.library import (
    AI_CARDS,
    CARDS,
    CHARACTERS,
    CONTACTS,
    PATROLS,
    SHIPS,
    asset,
)
from cantina.games.outer_rim.names import character_name, faction_name, ship_name, skill_name
from cantina.games.outer_rim.rules.databank import take
from cantina.games.outer_rim.rules.dice import RIM_DIE
from cantina.games.outer_rim.rules.discard import databank_order
from cantina.games.outer_rim.rules.map import PLANET_IDS, chart_of, contact_places, place_class
from cantina.games.outer_rim.rules.market_decks import reveal_top
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.turn import begin_turn, until_won
from cantina.games.outer_rim.rules.values import seats_from
from cantina.games.outer_rim.state import Galaxy, Patrol, Player, Token
from cantina.games.outer_rim.terms import (
    CONTACT_CLASSES,
    ENCOUNTER_DECKS,
    FACTIONS,
    MARKET_DECKS,
    NEUTRAL,
    POSITIVE,
)

STARTING_CREDITS: Final = (4000, 6000, 8000, 10000)
FIRST_PLAYER_DICE: Final = 6
STARTING_SHEETS: Final = 4
STARTING_SHIPS: Final = ("g9_rigger", "g_1a")
AI_STARTING_SHIP: Final = "g9_rigger"
AI_DATABANK: Final = (91, 92)


@until_won
async def setup(g: Galaxy) -> str | None:
    """Lay out the map and everything on it; then the first player is found."""
    await lay_map(g)
    place_patrols(g)
    await deal_contacts(g)
    make_decks(g)
    for deck in MARKET_DECKS:
        await reveal_top(g, deck)  # OR-SETUP-27: no patrol moves
    await find_first_player(g)
    return "characters"


async def lay_map(g: Galaxy) -> None:
    """Lay the standard order, or a random one if everybody agrees (OR-SETUP-1, OR-VARIANT-3)."""
    if "random" in g.tiles and await _all_agree(g):
        g.tiles = await Shuffle(list(STANDARD_ORDER))
    else:
        g.tiles = list(STANDARD_ORDER)


async def _all_agree(g: Galaxy) -> bool:
    people = [player.seat for player in g.players if not player.is_ai]
    if len(people) == 1:
        return True
    agreed = await AskAll(
        [Ask(seat, "or-ask-random-map", (True, False), rules=("OR-VARIANT-4",)) for seat in people]
    )
    return all(agreed)


def place_patrols(g: Galaxy) -> None:
    """Level 1 next to its base, 2 to 4 in the stack (OR-SETUP-2, OR-SETUP-3)."""
    starts = chart_of(g).patrol_starts
    for faction in FACTIONS:
        tokens = sorted(
            (each for each in PATROLS.values() if each.faction == faction),
            key=lambda token: token.level,
        )
        names = [token.id for token in tokens]
        g.patrols.append(Patrol(faction, names[0], starts[faction], tuple(names[1:])))


async def deal_contacts(g: Galaxy) -> None:
    """Each contact space gets a random face-down token of its class (OR-SETUP-4)."""
    places = [place for planet in PLANET_IDS for place in contact_places(planet)]
    for contact_class in CONTACT_CLASSES:
        tokens = sorted(
            each.id for each in CONTACTS.values() if each.contact_class == contact_class
        )
        fitting = [place for place in places if place_class(place) == contact_class]
        for place, contact in zip(fitting, await Shuffle(tokens), strict=True):
            g.contacts.append(Token(contact, place))
    g.contacts.sort(key=lambda token: places.index(token.place))


Decks = tuple[tuple[str, tuple[str, ...]], ...]
"""Names of decks, each with its cards in the order of an unordered deck."""


@cache
def _printed_decks() -> tuple[Decks, Decks, tuple[str, ...]]:
    """Return all cards of the market, of the encounter decks and of the databank."""
    cards = CARDS.values()
    market = [(deck, [card.id for card in cards if card.market == deck]) for deck in MARKET_DECKS]
    encounters = [
        (deck, [card.id for card in cards if card.encounter == deck]) for deck in ENCOUNTER_DECKS
    ]
    databank = sorted([card.id for card in cards if card.databank], key=databank_order)
    return (
        tuple([(deck, shuffled(ids).rest) for deck, ids in market]),
        tuple([(deck, shuffled(ids).rest) for deck, ids in encounters]),
        tuple(databank),
    )


def make_decks(g: Galaxy) -> None:
    """OR-SETUP-23 to -26: market, encounter and solo decks, the databank, the ship pool."""
    market, encounters, databank = _printed_decks()
    for deck, cards in market:
        g.market[deck] = Deck(rest=cards)
    for deck, cards in encounters:
        g.encounters[deck] = Deck(rest=cards)
    g.databank = list(databank)
    g.ship_pool = sorted(ship.id for ship in SHIPS.values() if not ship.starting)
    g.ship_pool += [STARTING_SHIPS[0]] * (STARTING_SHEETS - len(g.players))
    g.ship_pool.sort()
    if g.solo:
        g.ai_deck = shuffled(AI_CARDS)


async def find_first_player(g: Galaxy) -> None:
    """Most hits and crits on six dice; ties roll again (OR-SETUP-6, -7, OR-AI-SETUP-2)."""
    if g.solo:
        return
    tied = [player.seat for player in g.players]
    while len(tied) > 1:
        scores: dict[int, int] = {}
        for seat in tied:
            faces = await Roll(RIM_DIE, FIRST_PLAYER_DICE)
            scores[seat] = sum(face in ("hit", "crit") for face in faces)
            g.say("or-log-first-roll", "OR-SETUP-6", player=seat_name(seat), score=scores[seat])
        best = max(scores.values())
        tied = [seat for seat in tied if scores[seat] == best]
    g.first_player = g.current = tied[0]
    g.say("or-log-first-player", "OR-SETUP-6", player=seat_name(tied[0]))


@until_won
async def characters(g: Galaxy) -> str | None:
    """Choose characters, then ships, then carry out the setup lines; the first turn begins."""
    for player in g.players:
        player.reputation = dict.fromkeys(FACTIONS, NEUTRAL)  # OR-SETUP-11
    for seat in seats_from(g, g.first_player):
        await choose_character(g, seat)
    await choose_starting_ships(g)
    for place, seat in enumerate(seats_from(g, g.first_player)):
        g.players[seat].credits = STARTING_CREDITS[place]
        await take_starting_card(g, seat)
    await choose_reputations(g)
    for player in g.players:
        await settle(g, player.seat)
    return begin_turn(g)


def free_characters(g: Galaxy, seat: int) -> list[str]:
    """Characters not yet taken; the AI needs one with card 91 or 92 (OR-AI-SETUP-4)."""
    taken = {player.character for player in g.players}
    return [
        each.id
        for each in CHARACTERS.values()
        if each.id not in taken and (not g.players[seat].is_ai or each.databank in AI_DATABANK)
    ]


async def choose_character(g: Galaxy, seat: int) -> None:
    """OR-SETUP-8; in the solo game the human also chooses for the AI."""
    player = g.players[seat]
    player.character = await choose(
        g,
        g.first_player if player.is_ai else seat,
        "or-ask-ai-character" if player.is_ai else "or-ask-character",
        free_characters(g, seat),
        label=character_name,
        note=_character_note,
        rules=("OR-SETUP-8", "OR-AI-SETUP-4"),
    )
    g.say(
        "or-log-character",
        "OR-SETUP-8",
        player=seat_name(seat),
        character=character_name(player.character),
    )


def _character_note(character: str) -> Text:
    """Say what a character is good at."""
    card = CHARACTERS[character]
    skills = [skill_name(skill) for skill in card.skills]
    return text("or-note-character", ground=card.ground_combat, health=card.health, skills=skills)


def _ship_note(ship: str) -> Text:
    """Say what a ship is good at."""
    side = SHIPS[ship].front
    return text("or-note-ship", hyperdrive=side.hyperdrive, combat=side.combat, hull=side.hull)


async def choose_starting_ships(g: Galaxy) -> None:
    """All at once, before anybody sees a starting card (OR-SETUP-12, -13, -16)."""

    def ask(player: Player) -> Ask[str]:
        return Ask(
            player.seat,
            "or-ask-starting-ship",
            STARTING_SHIPS,
            label=ship_name,
            note=_ship_note,
            rules=("OR-SETUP-12",),
        )

    for player in g.players:
        if player.is_ai:
            player.ship = AI_STARTING_SHIP  # OR-AI-SETUP-5
    choosing = [player for player in g.players if not player.is_ai]
    chosen = await AskAll([ask(player) for player in choosing])
    for player, ship in zip(choosing, chosen, strict=True):
        player.ship = ship


async def take_starting_card(g: Galaxy, seat: int) -> None:
    """OR-SETUP-17 to -20: the databank card, its slot, and the starting planet on it."""
    player = g.players[seat]
    character = CHARACTERS[player.character]
    card = await take(g, character.databank)
    part = asset(card)
    g.in_hand.remove(card)
    g.use(card)
    player.assets.append(card)
    player.space = part.start_planet
    for faction, to in character.reputation:
        player.reputation[faction] = to  # OR-SETUP-21
    if player.is_ai:
        g.ai_goals[part.destination] = 1  # OR-AI-SETUP-6


async def choose_reputations(g: Galaxy) -> None:
    """OR-SETUP-22: characters that are positive with a faction of choice, all at once."""

    def ask(player: Player) -> Ask[str]:
        return Ask(
            player.seat,
            "or-ask-starting-reputation",
            FACTIONS,
            label=faction_name,
            rules=("OR-SETUP-22",),
        )

    choosing = [each for each in g.players if CHARACTERS[each.character].any_reputation]
    for player in choosing:
        if player.is_ai:
            player.reputation[await Pick(FACTIONS)] = POSITIVE  # OR-AI-DECIDE-2
    people = [player for player in choosing if not player.is_ai]
    chosen = await AskAll([ask(player) for player in people])
    for player, faction in zip(people, chosen, strict=True):
        player.reputation[faction] = POSITIVE
