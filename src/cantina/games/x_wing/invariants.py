"""What must hold in every state between two steps, whatever was played."""

from __future__ import annotations

from itertools import combinations

from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.standing.attacks import LocksFriends
from cantina.games.x_wing.library import UPGRADE_ABILITIES
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.components import DAMAGE_CARDS
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import IMPERIAL, IN_PLAY, Battle, DamageDeck, Ship

KNOWN_TOKENS = set(tokens.GAINED)


def check(g: Battle) -> None:
    """Raise AssertionError if the battle is in a state that no rule allows."""
    check_places(g)
    check_damage_cards(g)
    for ship in g.ships:
        assert set(ship.tokens) <= KNOWN_TOKENS, f"ship {ship.ship_id} has {ship.tokens}"
        assert all(count > 0 for count in ship.tokens.values()), f"empty tokens {ship.tokens}"
        assert 0 <= ship.shields <= shield_value(g, ship), f"{ship.shields} shields"
        assert len(ship.deeds.actions) == len(set(ship.deeds.actions)), (
            f"the same action twice {ship.deeds.actions}"
        )
        for lock in ship.locks:
            target = g.ship(lock.target)
            assert target.status == ship.status == IN_PLAY, "a lock on or by a ship not in play"
            assert target.side != ship.side or could_lock_friends(ship), "a lock on a friend"
        for other in ship.touching:
            assert ship.ship_id in g.ship(other).touching, "touching is mutual"
        if ship.status != IN_PLAY:
            assert not ship.tokens, "a ship out of play holds nothing"
            assert not ship.damage or g.turn == 0, "a ship out of play keeps no cards"
    letters = [lock.letter for ship in g.ships for lock in ship.locks]
    assert len(letters) == len(set(letters)), "two locks with one letter"


def could_lock_friends(ship: Ship) -> bool:
    """Whether a ship has or had a card for locks on friends: a lock outlives the card."""
    cards = [*ship.upgrades, *ship.cards.discarded]
    return any(
        LocksFriends in UPGRADE_ABILITIES[card].standing
        for card in cards
        if card in UPGRADE_ABILITIES
    )


def check_places(g: Battle) -> None:
    """No two bases overlap; ships are in the play area or gone."""
    ships = ships_in_play(g)
    for ship in ships:
        assert not is_outside(g, ship), f"ship {ship.ship_id} is outside"
    for one, other in combinations(ships, 2):
        assert not geometry.do_overlap(
            pose_of(one), pose_of(other), side_of(one), side_of(other)
        ), f"ships {one.ship_id} and {other.ship_id} overlap"


def check_damage_cards(g: Battle) -> None:
    """All 33 damage cards of each deck are somewhere."""
    if g.other_deck is None:
        check_deck(g.deck, g.ships)
        return
    check_deck(g.deck, [ship for ship in g.ships if ship.side != IMPERIAL])
    check_deck(g.other_deck, [ship for ship in g.ships if ship.side == IMPERIAL])


def check_deck(deck: DamageDeck, ships: list[Ship]) -> None:
    """All 33 cards of a deck are in it or beside the ships that draw from it."""
    if not deck.pools:
        return
    dealt = [card for ship in ships for card in ship.damage if not card.substitute]
    seen = sum(bool(card.kind) for card in dealt)
    unseen = len(dealt) - seen
    total = sum(len(pool) for pool in deck.pools) + seen
    total += len(deck.discard) + len(deck.looked_at)
    total += sum(bool(ship.cards.card_in_wait) for ship in ships)
    assert total == DAMAGE_CARDS, f"{total} damage cards"
    assert sum(len(pool) for pool in deck.pools) == deck.left + unseen, "hidden cards add up"
