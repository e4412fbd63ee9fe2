"""Discarding upgrade cards (XW-UPGRADE-3)."""

from __future__ import annotations

from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.cards import DiscardsOnHit, RecoversCards, TokensOn
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.state import Battle, Ship

LATER = "discard-on-hit"
RECOVERED = "recovered-a-card"


def discard_upgrade(g: Battle, ship_id: int, upgrade: str) -> bool:
    """Discard an upgrade card; a token that lies on it goes in its place."""
    ship = g.ship(ship_id)
    if upgrade not in ship.upgrades:
        return False
    if is_put_off(g, ship, upgrade):
        return True
    if upgrade in ship.cards.on_cards and upgrade_card(upgrade).slot.value in spare_slots(g, ship):
        take_token(ship, upgrade)
        g.say("xw-log-discards-token", "XW-UPGRADE-3", card=weapon_name(upgrade))
        return True
    g.say("xw-log-discards-upgrade", "XW-UPGRADE-3", card=weapon_name(upgrade))
    if comes_back(g, ship, upgrade):
        g.say("xw-log-recovers-upgrade", "XW-UPGRADE-3", card=weapon_name(upgrade))
        return True
    ship.upgrades = without(ship.upgrades, upgrade)
    ship.beside(discarded=(*ship.cards.discarded, upgrade))
    return True


def take_back(ship: Ship, upgrade: str) -> None:
    """Give a ship a discarded card again."""
    ship.beside(discarded=without(ship.cards.discarded, upgrade))
    ship.upgrades = (*ship.upgrades, upgrade)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return cards without the first of a kind."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def comes_back(g: Battle, ship: Ship, upgrade: str) -> bool:
    """Whether a card is turned up again as soon as it is discarded: once a round."""
    slot = upgrade_card(upgrade).slot.value
    if RECOVERED in ship.deeds.used_this_round:
        return False
    if not any(gives.slot == slot for gives in rules_in_force(g, ship, RecoversCards)):
        return False
    ship.deeds.used_this_round += (RECOVERED,)
    return True


def is_put_off(g: Battle, ship: Ship, upgrade: str) -> bool:
    """Whether the weapon that fires is discarded only once it has hit."""
    attack = g.attack
    if attack is None or attack.attacker != ship.ship_id or attack.weapon != upgrade:
        return False
    if attack.results.hit or not rules_in_force(g, ship, DiscardsOnHit):
        return False
    attack.used.append(LATER)
    return True


def discard_if_put_off(g: Battle) -> None:
    """Discard the weapon of an attack that hit, if that was put off."""
    attack = g.attack
    if attack is not None and attack.results.hit and LATER in attack.used:
        discard_upgrade(g, attack.attacker, attack.weapon)


def spare_slots(g: Battle, ship: Ship) -> dict[str, int]:
    """Return the slots on whose cards tokens lie that can be discarded instead, and how many."""
    found: dict[str, int] = {}
    for friend in g.ships:
        if friend.side == ship.side:
            for gives in rules_in_force(g, friend, TokensOn):
                if gives.squad or friend is ship:
                    found |= {slot: max(gives.count, found.get(slot, 0)) for slot in gives.slots}
    return found


def take_token(ship: Ship, upgrade: str) -> None:
    """Take one token off a card."""
    ship.beside(on_cards=without(ship.cards.on_cards, upgrade))


def place_tokens(g: Battle) -> None:
    """Put the tokens on cards with which a battle begins."""
    for ship in g.ships:
        slots = spare_slots(g, ship) if any(other.upgrades for other in g.ships) else {}
        tokens = tuple(
            card
            for card in ship.upgrades
            if not makes_tokens(card)
            for _ in range(slots.get(upgrade_card(card).slot.value, 0))
        )
        ship.beside(on_cards=tokens)


def makes_tokens(card: str) -> bool:
    """Whether a card puts several tokens on others, and so none on itself."""
    return any(
        isinstance(line, Standing) and isinstance(line.rule, TokensOn) and line.rule.count > 1
        for line in upgrade_card(card).abilities
    )
