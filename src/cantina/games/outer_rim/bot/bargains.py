"""What cards for sale are worth to somebody who plans ahead, less what they cost."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.bot import rivals, wishes
from cantina.games.outer_rim.bot.normal import FAR, fame_of
from cantina.games.outer_rim.bot.ports import Ports, fame_of_patrols, purse, turned
from cantina.games.outer_rim.bot.worth import FAME, card_worth, has_room, owned, price_of
from cantina.games.outer_rim.content.characters import ShipCosts
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.rules.ships import USED
from cantina.games.outer_rim.terms import AssetType, Trait
from cantina.games.outer_rim.view import PlayerView

EQUIPMENT = 0.5
"""How much of what equipment can do is counted: a match is short."""
COMBAT = 2500
HULL = 1000
DRIVE = 1500
CREW = 1000
SLOT = 500
SHIP_GOAL = 2500
DAMAGED = 2000
KEPT = 0.15
"""How much of a ship's price is not lost, as it is taken in payment for the next."""
USES: Final = {"job": 0.25, "illegal": 0.15, "bounty": 0.1}
"""How many rewards of a kind come for each fame that is still to be gained."""
USUAL_REWARD: Final = 6000
DONE: Final = 0.8
"""How often an errand is done in the end."""
SEEN, UNSEEN = 0.8, 0.45
"""How often somebody is found whose place is known, or is not."""
SURE: Final = 0.95
"""How much of its fame a luxury brings in the end, before anybody is near the goal."""
CROWDED: Final = 2500.0
"""What it costs to let another card go."""
MET: Final = 0.4
"""How often somebody is met whom a card wants."""
PATROLS: Final = 0.12
"""How many patrols that pay fame are beaten for each fame that is still to be gained."""
LOST: Final = 5000.0
"""What a lost fight with another player costs."""
NO_DEAL: Final = -1.0
WON: Final = 100.0 * FAME
"""What a card is worth that wins."""


def deal(plans: Ports, card: str) -> float:
    """Return the worth of buying a card, as far as no plan tells it."""
    me = plans.me
    if rivals.wins_with(plans.view, me, card):
        return WON
    if CARDS[card].ship == USED:
        return max([NO_DEAL, *[ship_deal(plans, ship) - DAMAGED for ship in plans.view.ship_pool]])
    if CARDS[card].ship:
        return ship_deal(plans, CARDS[card].ship)
    price = price_of(me, card)
    if price > me.credits:
        return NO_DEAL
    if (worth := _pays(plans, card)) is not None:
        return worth - plans.paid(price)
    worth = errand(plans, card) if is_errand(card) else EQUIPMENT * card_worth(plans.view, me, card)
    return (1.0 - 0.7 * plans.late) * (worth - plans.paid(price)) + wishes.card(me, card)


def owning(plans: Ports, card: str) -> float:
    """Return the worth of having a card that no plan tells of: crew, gear, mods, luxuries."""
    if (worth := _pays(plans, card)) is not None:
        return worth
    worth = EQUIPMENT * card_worth(plans.view, plans.me, card)
    return (1.0 - 0.7 * plans.late) * worth + wishes.card(plans.me, card)


def _pays(plans: Ports, card: str) -> float | None:
    """Return the worth of what pays fame by being owned, in company, or for other rewards."""
    if fame_of(card):
        return _luxury(plans, card)
    if worth := _company(plans, card):
        return worth
    if kind := turned(card):
        return _turning(plans, card, kind)
    return None


def is_errand(card: str) -> bool:
    """Say whether plans tell what a card is worth: something to do somewhere."""
    part = CARDS[card].asset
    if part is None:
        return False
    return part.bounty is not None or part.destination not in ("", "player")


def errand(plans: Ports, card: str) -> float:
    """Return the worth of an errand, the farther the less, if there is room for it."""
    part, me = asset(card), plans.me
    if not has_room(me, part.type):
        return 0.0
    if part.bounty is not None:
        share = SEEN if part.bounty.target in plans.known else UNSEEN
        return share * max(0.0, plans.hunt(card))
    worth = plans.job(card) if part.type is AssetType.JOB else plans.delivery(card)
    away = plans.away[me.space][part.destination]
    return DONE * max(0.0, worth) * FAR ** max(0, -(-away // max(1, me.hyperdrive)) - 1)


def _luxury(plans: Ports, card: str) -> float:
    """Return the worth of what makes famous while something holds."""
    me = plans.me
    lines = [each for each in asset(card).modifiers if each.rule.value is Value.FAME]
    fame = sum([wishes.holds(me, each.when) for each in lines])
    if me.fame + fame >= plans.view.fame_to_win:
        return WON
    room = 0.0 if has_room(me, asset(card).type) else CROWDED
    return (SURE + plans.late) * FAME * fame - room


def _company(plans: Ports, card: str) -> float:
    """Return the worth of what pays where other players are, and when patrols are beaten."""
    me, part = plans.me, asset(card)
    others = [each for each in plans.view.players if each.seat != me.seat]
    room = 0.0 if has_room(me, part.type) else CROWDED
    if rivals.is_for_player(part):
        if room:
            return NO_DEAL
        found = [rivals.errand(me, other, part, LOST) for other in others]
        return max([0.0, *[MET * worth for worth in found]])
    if fame := fame_of_patrols(card):
        needed = plans.view.fame_to_win - me.fame
        return FAME * fame * PATROLS * needed + EQUIPMENT * card_worth(plans.view, me, card) - room
    worth = max([0.0, *[rivals.favour(me, other, card) for other in others]])
    shared = worth - FAME * rivals.given_away(part) / len(others) if worth and others else 0.0
    return MET * shared + EQUIPMENT * card_worth(plans.view, me, card) - room if shared > 0 else 0.0


def _turning(plans: Ports, card: str, kind: str) -> float:
    """Return the worth of what turns the credits of rewards into fame from now on."""
    me = plans.me
    needed = plans.view.fame_to_win - me.fame
    held = sum([_is_rewarded(each, kind) for each in owned(me)])
    uses = max(float(held), needed * USES[kind])
    room = 0.0 if has_room(me, asset(card).type) else CROWDED
    return uses * (FAME - purse(me, USUAL_REWARD) * (1.0 - plans.late)) - room


def _is_rewarded(card: str, kind: str) -> bool:
    part = asset(card)
    if kind == "illegal":
        return Trait.ILLEGAL in part.traits
    return part.type == kind and (part.reward is not None or part.bounty is not None)


def ship_deal(plans: Ports, ship: str) -> float:
    """Return the worth of buying a ship, the old one taken in payment."""
    price = max(0, SHIPS[ship].cost - SHIPS[plans.me.ship].cost)
    if price > plans.me.credits:
        return NO_DEAL
    return (1.0 - plans.late) * ship_worth(plans.me, ship) - plans.paid(price)


def ship_worth(me: PlayerView, ship: str) -> float:
    """Return the worth of flying another ship for the rest of the match."""
    now, new = SHIPS[me.ship].front, SHIPS[ship].front
    better = 1.0 * (new.combat - now.combat) * COMBAT + (new.hull - now.hull) * HULL
    better += (new.hyperdrive - now.hyperdrive) * DRIVE
    better += (new.slots.crew - now.slots.crew) * CREW
    slots = new.slots.cargo + new.slots.mod + new.slots.cargo_or_mod
    better += (slots - now.slots.cargo - now.slots.mod - now.slots.cargo_or_mod) * SLOT
    better += KEPT * (SHIPS[ship].cost - SHIPS[me.ship].cost)
    goal = SHIP_GOAL if SHIPS[ship].goal is not None else 0
    if not me.ship_flipped and SHIPS[me.ship].goal is not None:
        goal -= SHIP_GOAL
    wish = None if me.flipped else CHARACTERS[me.character].goal.when
    if isinstance(wish, ShipCosts) and SHIPS[ship].cost >= wish.least:
        goal += FAME
    return better + goal
