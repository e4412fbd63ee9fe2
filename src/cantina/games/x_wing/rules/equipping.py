"""What upgrade cards change about the upgrade bar and the cost of a ship (XW-UPGRADE, XW-SQUAD)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from cantina.core.cards import Rule
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.standing.actions import MoreActions
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.library import PILOTS, SHIPS, UPGRADES
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.printed import Building, PilotCard, UpgradeCard
from cantina.games.x_wing.terms import Slot, Stat

PLAIN = Building()
R = TypeVar("R", bound=Rule)


def slots_of(pilot: PilotCard, upgrades: Sequence[str] = ()) -> tuple[Slot, ...]:
    """XW-UPGRADE-1: the upgrade bar; one modification and one title fit any ship.

    Cards that are equipped may add symbols or remove them.
    """
    slots = [*pilot.slots, Slot.MODIFICATION, Slot.TITLE]
    for building in _rules_of(upgrades):
        slots = [slot for slot in slots if slot not in building.loses]
        slots += building.gains
        slots += _chosen_of(building.gains_one_of, upgrades)
    return tuple(slots)


def _rules_of(upgrades: Sequence[str]) -> list[Building]:
    found = [UPGRADES[card].building for card in upgrades]
    return [building for building in found if building != PLAIN]


def _chosen_of(slots: tuple[Slot, ...], upgrades: Sequence[str]) -> list[Slot]:
    """Return the symbol that a card with a choice of symbols is best used for."""
    carried = Counter(UPGRADES[card].slot for card in upgrades)
    return sorted(slots, key=lambda slot: -carried[slot])[:1]


def points_with(pilot: str, upgrades: Sequence[str]) -> int:
    """XW-SQUAD-1: the cost of a ship card and its upgrades, some of which may be cheaper."""
    rules = _rules_of(upgrades)
    return PILOTS[pilot].points + sum([_cost_of(UPGRADES[card], rules) for card in upgrades])


def _cost_of(card: UpgradeCard, rules: list[Building]) -> int:
    less = sum(
        building.cheaper
        for building in rules
        if building is not card.building and building.cheaper_slot in (None, card.slot)
    )
    return max(0, card.points - less) if less and card.points > 0 else card.points


def value_with(pilot: PilotCard, upgrades: Sequence[str], stat: Stat) -> int:
    """Return a value of a ship with what its upgrades always add to it."""
    ship = SHIPS[pilot.ship]
    printed = {
        Stat.SKILL: pilot.skill,
        Stat.AGILITY: ship.agility,
        Stat.HULL: ship.hull,
        Stat.SHIELDS: ship.shields,
    }
    added = [value.by for value in always(upgrades, Value) if value.stat is stat]
    return printed[stat] + sum(added)


def always(upgrades: Sequence[str], kind: type[R]) -> Iterator[R]:
    """Yield the rules of a kind that upgrades have in force without any condition."""
    for card in upgrades:
        for line in UPGRADES[card].abilities:
            if isinstance(line, Standing) and isinstance(line.rule, kind) and line.when is None:
                yield line.rule


def actions_with(pilot: PilotCard, upgrades: Sequence[str]) -> set[str]:
    """Return the icons of the action bar with those that upgrades always add."""
    added = {gives.action for gives in always(upgrades, MoreActions)}
    return {*SHIPS[pilot.ship].actions, *added}


def refusals(card: UpgradeCard, pilot: PilotCard, upgrades: Sequence[str]) -> Iterator[Text]:
    """Say why a ship with these upgrades may not carry one of them."""
    rules = card.building
    name = Text(card_name("upgrade", card.xws))
    if rules != PLAIN:
        yield from _unmet_needs(rules, name, pilot, upgrades)
    yield from _refused_by_others(card, name, upgrades)


def _unmet_needs(
    rules: Building, name: Text, pilot: PilotCard, upgrades: Sequence[str]
) -> Iterator[Text]:
    if rules.least_skill and value_with(pilot, upgrades, Stat.SKILL) < rules.least_skill:
        yield text("xw-squad-needs-skill", card=name, skill=rules.least_skill)
    agility, hull, shields = (
        value_with(pilot, upgrades, stat) for stat in (Stat.AGILITY, Stat.HULL, Stat.SHIELDS)
    )
    if rules.most_agility is not None and agility > rules.most_agility:
        yield text("xw-squad-too-agile", card=name, agility=rules.most_agility)
    if rules.most_hull is not None and hull > rules.most_hull:
        yield text("xw-squad-too-large", card=name, hull=rules.most_hull)
    if rules.shields is not None and shields != rules.shields:
        yield text("xw-squad-other-shields", card=name, shields=rules.shields)
    action = rules.needs_action
    if action is not None and action.value not in actions_with(pilot, upgrades):
        yield text("xw-squad-needs-action", card=name, action=action.value)
    bar = slots_of(pilot, upgrades)
    if any(slot not in bar for slot in rules.needs_slots):
        slots = [slot.says() for slot in rules.needs_slots]
        yield text("xw-squad-needs-slots", card=name, slots=slots)
    if rules.lacks_slot is not None and rules.lacks_slot in pilot.slots:
        yield text("xw-squad-has-slot", card=name, slot=rules.lacks_slot.says())
    if rules.needs_card and rules.needs_card not in upgrades:
        needed = Text(card_name("upgrade", rules.needs_card))
        yield text("xw-squad-needs-card", card=name, needed=needed)


def _refused_by_others(card: UpgradeCard, name: Text, upgrades: Sequence[str]) -> Iterator[Text]:
    """Say what other cards of the ship forbid."""
    for other in upgrades:
        rules = UPGRADES[other].building
        if rules == PLAIN:
            continue
        dearest = rules.dearest_crew
        if dearest is not None and card.slot is Slot.CREW and card.points > dearest:
            yield text("xw-squad-too-dear", card=name, points=dearest)
        if rules.unique_only is card.slot and not card.unique:
            yield text("xw-squad-only-unique", card=name)
        if card.slot in rules.gains and card.xws != other and upgrades.count(card.xws) > 1:
            yield text("xw-squad-twice", card=name)


def building_text(card: UpgradeCard) -> list[Text]:
    """Print what a card says about building squads."""
    rules = card.building
    found: list[Text] = []
    if card.ships:
        ships = [Text(card_name("ship", ship)) for ship in card.ships if ship in SHIPS]
        found.append(text("xw-building-only", ships=ships))
    if card.factions:
        found.append(text("xw-building-faction", faction=card.factions[0].value))
    if card.limited:
        found.append(text("xw-building-limited"))
    if rules.gains:
        found.append(text("xw-building-gains", slots=[slot.says() for slot in rules.gains]))
    if rules.gains_one_of:
        slots = [slot.says() for slot in rules.gains_one_of]
        found.append(text("xw-building-gains-one", slots=slots))
    if rules.loses:
        found.append(text("xw-building-loses", slots=[slot.says() for slot in rules.loses]))
    if rules.cheaper and rules.cheaper_slot is not None:
        slot = rules.cheaper_slot.says()
        found.append(text("xw-building-cheaper-slot", slot=slot, points=rules.cheaper))
    elif rules.cheaper:
        found.append(text("xw-building-cheaper", points=rules.cheaper))
    if rules.dearest_crew is not None:
        found.append(text("xw-building-dearest-crew", points=rules.dearest_crew))
    if rules.unique_only is not None:
        found.append(text("xw-building-unique-only", slot=rules.unique_only.says()))
    return [*found, *_needs_text(rules)]


def _needs_text(rules: Building) -> Iterator[Text]:
    if rules.least_skill:
        yield text("xw-building-skill", skill=rules.least_skill)
    if rules.most_agility is not None:
        yield text("xw-building-agility", agility=rules.most_agility)
    if rules.most_hull is not None:
        yield text("xw-building-hull", hull=rules.most_hull)
    if rules.shields is not None:
        yield text("xw-building-shields", shields=rules.shields)
    if rules.needs_action is not None:
        yield text("xw-building-action", action=rules.needs_action.value)
    if rules.needs_slots:
        yield text("xw-building-slots", slots=[slot.says() for slot in rules.needs_slots])
    if rules.lacks_slot is not None:
        yield text("xw-building-lacks", slot=rules.lacks_slot.says())
    if rules.needs_card:
        needed = Text(card_name("upgrade", rules.needs_card))
        yield text("xw-building-card", needed=needed)
    if rules.squad_limit:
        yield text("xw-building-limit", count=rules.squad_limit)
