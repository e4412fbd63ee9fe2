"""Every printed component with its name, its facts and its lines: what a card browser shows."""

from __future__ import annotations

from functools import cache

import msgspec

from cantina.core.text import Text
from cantina.games.outer_rim.cards.card_text import (
    card_lines,
    character_lines,
    contact_lines,
    deck_back_lines,
    ship_lines,
)
from cantina.games.outer_rim.library import CARDS, CHARACTERS, CONTACTS, SHIPS
from cantina.games.outer_rim.names import card_name, character_name, contact_name, named, ship_name
from cantina.games.outer_rim.printed import Asset, Card, Reward
from cantina.games.outer_rim.terms import ENCOUNTER_DECKS, AssetType


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component as printed; facts it does not have stay at their defaults."""

    id: str
    kind: str
    """The market deck, or "encounter", "databank", "character", "sheet", "contact", "back"."""
    name: Text
    lines: list[Text]
    type: str = ""
    cost: int | None = None
    destination: str = ""
    credits: int = 0
    fame: int = 0
    traits: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    faction: str = ""
    """Whose patrol moves when the card is bought, or whom a contact belongs to."""
    distance: int = 0
    rank: str = ""
    """The class of a contact."""


@cache
def library() -> tuple[Printed, ...]:
    """Return all components: cards, characters, ships, contacts, backs of encounter decks."""
    characters = [
        Printed(each.id, "character", character_name(each.id), character_lines(each.id))
        for each in CHARACTERS.values()
    ]
    sheets = [
        Printed(each.id, "sheet", ship_name(each.id), ship_lines(each.id), cost=each.cost)
        for each in SHIPS.values()
    ]
    contacts = [
        Printed(
            each.id,
            "contact",
            contact_name(each.id),
            contact_lines(each.id),
            faction=each.faction or "",
            rank=each.contact_class,
        )
        for each in CONTACTS.values()
    ]
    backs = [
        Printed(deck, "back", named("back", deck), deck_back_lines(deck))
        for deck in ENCOUNTER_DECKS
    ]
    return (*map(_card, CARDS.values()), *characters, *sheets, *contacts, *backs)


def _card(card: Card) -> Printed:
    part = card.asset or Asset(type=AssetType.GEAR)
    reward = _best_reward(part)
    cost = SHIPS[card.ship].cost if card.ship in SHIPS else part.cost
    return Printed(
        card.id,
        card.market or ("encounter" if card.encounter else "databank"),
        card_name(card.id),
        card_lines(card.id),
        type=card.asset.type if card.asset else "",
        cost=cost,
        destination=part.bounty.destination if part.bounty else part.destination,
        credits=reward.credits,
        fame=reward.fame,
        traits=part.traits,
        skills=part.tested or part.skills,
        faction=card.icon.faction if card.icon else "",
        distance=card.icon.distance if card.icon else 0,
    )


def _best_reward(part: Asset) -> Reward:
    """Return what the card pays; a bounty pays most when its target is brought in alive."""
    if part.bounty is not None:
        return part.bounty.capture
    return part.reward or Reward()
