"""What a player's goals make things worth: cards, places, fights, deliveries on the way to them."""

from __future__ import annotations

from functools import cache
from typing import Final

from cantina.games.outer_rim.bot.forecast import passes
from cantina.games.outer_rim.bot.worth import FAME, fight, has_room, owned
from cantina.games.outer_rim.cards.assets import Has
from cantina.games.outer_rim.cards.combat import FightPlayer, InCombat
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.events import EventIs
from cantina.games.outer_rim.cards.flow import AnyOf, To
from cantina.games.outer_rim.cards.frames import AnyCondition, Goal
from cantina.games.outer_rim.content.characters import EquipmentCosts, MarkedPlanets, ShipCosts
from cantina.games.outer_rim.content.luxury_deck import PositiveStandings
from cantina.games.outer_rim.content.ships import EventAmount
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.map import PLANET_FACTION, is_planet
from cantina.games.outer_rim.terms import POSITIVE, AssetType, Faction, Skill, Trait
from cantina.games.outer_rim.view import PlayerView, View

GOAL: Final = 1.3 * FAME
"""The fame of a goal, and what the other side of the sheet can do."""
PART: Final = 1 / 3
"""How much of a goal it is to have what the goal needs besides."""
FOUND: Final = 0.5
"""How often something that is begun (a job, a hunt, a talk) brings what it is begun for."""
OWNING: Final = (Moment.ALWAYS, Moment.CREW_GAINED)
"""When goals are met by what somebody owns."""
NEARLY: Final = 0.4
"""How often a condition is met in the end to which one thing is missing."""


def open_goals(me: PlayerView) -> list[Goal]:
    """Return the goals on the sides that are up."""
    own, ship = CHARACTERS[me.character].goal, SHIPS[me.ship].goal
    goals = [None if me.flipped else own, None if me.ship_flipped else ship]
    return [goal for goal in goals if goal is not None]


def event(me: PlayerView, moment: Moment, *, illegal: bool = False, enemy: str = "") -> float:
    """Return what the goals make an event worth that places a token on one of them."""
    counting = [goal for goal in open_goals(me) if goal.at is moment and goal.effect is None]
    return sum([GOAL / goal.tokens for goal in counting if _counts(goal.when, me, illegal, enemy)])


def _counts(when: AnyCondition | None, me: PlayerView, illegal: bool, enemy: str) -> bool:
    if isinstance(when, EventIs):
        return illegal
    if isinstance(when, InCombat):
        return when.enemy in ("", enemy)
    if isinstance(when, AnyOf):
        return any(_counts(each, me, illegal, enemy) for each in when.conditions)
    return when is None or (isinstance(when, Has) and missing(me, when) <= 0)


def missing(me: PlayerView, has: Has) -> int:
    """Return how many cards are missing to what a condition wants."""
    return has.least - sum(1 for card in owned(me) if _fits(asset(card), has))


def _fits(part: Asset, has: Has) -> bool:
    is_kind = part.type is has.type and (part.droid or not has.droid)
    return is_kind and (has.trait is None or has.trait in part.traits)


def holds(me: PlayerView, when: AnyCondition | None) -> float:
    """Return how surely a condition holds, now or before long."""
    short = 0
    if isinstance(when, PositiveStandings):
        short = when.least - list(me.reputation.values()).count(POSITIVE)
    elif isinstance(when, Has):
        short = missing(me, when)
    return 1.0 if short <= 0 else NEARLY if short == 1 else 0.0


def completed(me: PlayerView, name: str) -> int:
    """Return the fame of the goals that are met as soon as a card is owned."""
    met = [goal for goal in open_goals(me) if goal.at in OWNING and _meets(me, goal.when, name)]
    return sum([goal.fame for goal in met])


def _meets(me: PlayerView, when: AnyCondition | None, name: str) -> bool:
    """Say whether a card is the last thing that a condition wants."""
    printed = CARDS[name]
    if isinstance(when, ShipCosts):
        return printed.ship in SHIPS and SHIPS[printed.ship].cost >= when.least
    if printed.asset is None or not isinstance(when, Has):
        return False
    return _fits(printed.asset, when) and missing(me, when) == 1


def card(me: PlayerView, name: str) -> float:
    """Return what the goals make a card worth that is for sale."""
    part = CARDS[name].asset
    if part is None or not has_room(me, part.type):
        return 0.0
    owning = sum([_owning(me, goal, part) for goal in open_goals(me)])
    if part.bounty is not None:
        return owning + FOUND * event(me, Moment.BOUNTY_REWARD)
    if part.type is AssetType.JOB:
        return owning + FOUND * event(me, Moment.JOB_COMPLETED)
    if part.type is AssetType.CARGO:
        return owning + FOUND * event(me, Moment.CARGO_DELIVERED, illegal=_is_illegal(part))
    return owning


def _owning(me: PlayerView, goal: Goal, part: Asset) -> float:
    if isinstance(goal.when, EquipmentCosts):
        return GOAL * _equipment(me, goal.when, part)
    wanted = goal.when.conditions if isinstance(goal.when, AnyOf) else (goal.when,)
    for has in wanted:
        if isinstance(has, Has) and _fits(part, has) and missing(me, has) > 0:
            is_all = goal.at in OWNING
            return GOAL / has.least if is_all else GOAL * PART / has.least
    return 0.0


def _equipment(me: PlayerView, wish: EquipmentCosts, part: Asset) -> float:
    """Return which part of the wanted mods and gear a card would be."""
    parts = [asset(each) for each in owned(me)]
    needed = {AssetType.MOD: wish.mods, AssetType.GEAR: wish.gear}
    if part.type not in needed:
        return 0.0
    held = [each for each in parts if each.type in needed]
    short = wish.least - sum(each.cost or 0 for each in held)
    if short > 0:
        return min(short, part.cost or 0) / wish.least
    is_wanted = sum(1 for each in held if each.type is part.type) < needed[part.type]
    return 1 / (wish.mods + wish.gear) if is_wanted else 0.0


def _is_illegal(part: Asset) -> bool:
    return Trait.ILLEGAL in part.traits


def delivery(me: PlayerView, name: str) -> float:
    """Return what the goals make it worth to deliver a card."""
    part = asset(name)
    if part.bounty is not None:
        moments = (Moment.CAPTURE_DELIVERED, Moment.BOUNTY_REWARD)
        return sum([event(me, moment) for moment in moments])
    return event(me, Moment.CARGO_DELIVERED, illegal=_is_illegal(part))


def recovery(me: PlayerView) -> float:
    """Return what a goal that is met by mending the ship makes a turn of rest worth."""
    return max([0.0, *[_mending(me, goal) for goal in open_goals(me)]])


def _mending(me: PlayerView, goal: Goal) -> float:
    if not isinstance(goal.when, EventAmount) or me.ship_damage < goal.when.least:
        return 0.0
    price = goal.effect.cost if isinstance(goal.effect, To) else None
    paid = price.amount if isinstance(price, Spend) else 0
    return GOAL - paid if me.credits >= paid else 0.0


def company(me: PlayerView, contact: str | None) -> float:
    """Return what the goals make it worth to meet a contact who may become crew."""
    if not has_room(me, AssetType.CREW):
        return 0.0
    if contact is None:
        return PART * sum([_joining(me, goal, None) for goal in open_goals(me)])
    crew = _crew().get(contact)
    return 0.0 if crew is None else sum([_joining(me, goal, crew) for goal in open_goals(me)])


@cache
def _crew() -> dict[str, Asset]:
    """Return the crew members that contacts become, by contact."""
    parts = [card.asset for card in CARDS.values() if card.asset is not None]
    return {part.contact: part for part in parts if part.contact}


def _joining(me: PlayerView, goal: Goal, part: Asset | None) -> float:
    """Return what one more member of the crew is to a goal; of somebody unknown, no droid."""
    has = goal.when
    if not isinstance(has, Has) or has.type is not AssetType.CREW or missing(me, has) <= 0:
        return 0.0
    is_fit = not has.droid if part is None else _fits(part, has)
    return GOAL / has.least if is_fit else 0.0


def place(view: View, me: PlayerView, space: str) -> float:
    """Return what the goals make a turn in a space worth: planets to mark, players to meet."""
    return stay(view, me, space) + _duels(view, me, space)


def stay(view: View, me: PlayerView, space: str) -> float:
    """Return what the goals make an action step in a space worth."""
    total = 0.0
    for goal in open_goals(me):
        if isinstance(goal.when, MarkedPlanets):
            is_wanted = PLANET_FACTION.get(space) == Faction.IMPERIAL and space not in me.marked
            total += passes(me, Skill.STEALTH) * GOAL / goal.when.least if is_wanted else 0.0
        if isinstance(goal.when, Has) and goal.when.droid:
            total += GOAL / goal.when.least if _droids(view, me, space) else 0.0
    return total


def _droids(view: View, me: PlayerView, space: str) -> bool:
    others = [each for each in view.players if each.seat != me.seat and each.space == space]
    held = [asset(card) for each in others for card in owned(each)]
    return any(part.type is AssetType.CREW and part.droid for part in held)


def _duels(view: View, me: PlayerView, space: str) -> float:
    """Return what it is worth to fight somebody more famous here, for who is paid for that."""
    richer = [each for each in view.players if each.space == space and each.fame > me.fame]
    best = 0.0
    for duel, prize in prizes(me) if richer else ():
        kind = duel.kind or ("ground" if is_planet(space) else "ship")
        dice = [each.ship_combat if kind == "ship" else each.ground_combat for each in richer]
        best = max([best, *[fight(me, kind, each, prize) for each in dice]])
    return best


def prizes(me: PlayerView) -> list[tuple[FightPlayer, float]]:
    """Return the fights with somebody more famous that pay."""
    found = [(goal.effect, GOAL) for goal in open_goals(me)]
    if me.flipped:
        abilities = CHARACTERS[me.character].flipped_abilities
        found += [(each.effect, float(FAME)) for each in abilities]
    return [(duel, prize) for duel, prize in found if isinstance(duel, FightPlayer)]
