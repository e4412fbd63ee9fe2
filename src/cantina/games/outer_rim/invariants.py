"""Invariants of the table: components conserved, slots respected, nobody negative."""

from __future__ import annotations

from collections import Counter

from cantina.games.outer_rim.library import CARDS, CONTACTS, PATROLS, SHIPS, asset
from cantina.games.outer_rim.rules.map import place_class
from cantina.games.outer_rim.rules.slots import overflow
from cantina.games.outer_rim.rules.values import health, hull, ship_side
from cantina.games.outer_rim.state import Galaxy, Player
from cantina.games.outer_rim.terms import FACTIONS

SHEETS = 12
UNIT = 1000


def check(g: Galaxy) -> None:
    """Raise AssertionError if the table is in an impossible state."""
    if not g.databank:
        return
    check_cards(g)
    check_tokens(g)
    for player in g.players:
        if player.character and player.ship:
            check_player(g, player)
    sheets = len(g.ship_pool) + sum(bool(player.ship) for player in g.players)
    started = all(player.ship for player in g.players)
    assert not started or sheets == SHEETS, "a ship sheet is missing"


def check_cards(g: Galaxy) -> None:
    """Every card is in exactly one place."""
    found: Counter[str] = Counter(g.databank + g.removed + g.in_hand)
    for deck in (*g.market.values(), *g.encounters.values()):
        found.update(deck.cards())
    for player in g.players:
        found.update(player.assets)
        found.update(player.secrets)
    for card in CARDS:
        assert found[card] == 1, f"card {card} is in {found[card]} places"
    assert len(found) <= len(CARDS), "a card that does not exist"


def check_tokens(g: Galaxy) -> None:
    """Contacts and patrols are all somewhere; each faction has one patrol on the map."""
    contacts = [token.contact for token in g.contacts] + g.unused_contacts + g.removed_contacts
    for player in g.players:
        contacts += player.captured.values()
    assert sorted(contacts) == sorted(CONTACTS), "a contact token is missing or doubled"
    places = [token.place for token in g.contacts]
    assert len(set(places)) == len(places), "two contacts in one contact space"
    assert all(place_class(place) for place in places)
    assert [each.faction for each in g.patrols] == list(FACTIONS), "one patrol for each faction"
    patrols = [each.token for each in g.patrols] + g.removed_patrols
    for each in g.patrols:
        patrols += each.stack
    assert sorted(patrols) == sorted(PATROLS), "a patrol token is missing or doubled"


def check_player(g: Galaxy, player: Player) -> None:
    """One player's numbers and slots."""
    assert player.credits >= 0 and player.credits % UNIT == 0, "credits"
    assert player.fame >= 0, "fame"
    assert set(player.reputation) == set(FACTIONS)
    assert all(-1 <= value <= 1 for value in player.reputation.values()), "reputation"
    assert player.ship in SHIPS, "exactly one ship"
    assert set(player.captured) <= set(player.assets), "a capture without its bounty"
    assert all(asset(card).bounty is not None for card in player.captured)
    if g.settling or g.in_hand:
        return
    assert 0 <= player.damage <= health(g, player.seat), "character damage"
    assert 0 <= player.ship_damage <= hull(g, player.seat), "ship damage"
    assert overflow(ship_side(player).slots, player.assets) == 0, "more assets than slots"
