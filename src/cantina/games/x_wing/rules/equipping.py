"""What upgrade cards change about the upgrade bar and the cost of a ship (XW-UPGRADE, XW-SQUAD)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from cantina.core.cards import Rule
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.standing.actions import MoreActions
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.library import PILOTS, SHIPS, TYPE_OF, UPGRADES
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.printed import Building, PilotCard, UpgradeCard
from cantina.games.x_wing.terms import Slot, Stat

PLAIN = Building()
R = TypeVar("R", bound=Rule)


def slots_of(pilot: PilotCard, upgrades: Sequence[str] = ()) -> Counter[Slot]:
    """XW-UPGRADE-1: the upgrade bar; one modification and one title fit any ship.

    Cards that are equipped may add symbols or remove them.
    """
    bar = Counter((*pilot.slots, Slot.MODIFICATION, Slot.TITLE))
    carried = Counter(UPGRADES[card].slot for card in upgrades)
    for card in upgrades:
        building = UPGRADES[card].building
        for slot in building.loses:
            del bar[slot]
        for slot in (*building.gains, *_chosen_of(building.gains_one_of, carried)):
            bar[slot] += 1
    return bar


def _chosen_of(slots: tuple[Slot, ...], carried: Counter[Slot]) -> list[Slot]:
    """Return the symbol that a card with a choice of symbols is best used for."""
    return sorted(slots, key=lambda slot: -carried[slot])[:1]


def points_with(pilot: str, upgrades: Sequence[str]) -> int:
    """XW-SQUAD-1: the cost of a ship card and its upgrades, some of which may be cheaper."""
    copies = Counter(upgrades)
    cheaper = [card for card in copies if UPGRADES[card].building.cheaper]
    costs = [_cost_of(UPGRADES[card], cheaper, copies) * copies[card] for card in copies]
    return PILOTS[pilot].points + sum(costs)


def _cost_of(card: UpgradeCard, cheaper: list[str], copies: Counter[str]) -> int:
    less = 0
    for other in cheaper:
        rules = UPGRADES[other].building
        if other != card.xws and rules.cheaper_slot in (None, card.slot):
            less += rules.cheaper * copies[other]
    return max(0, card.points - less) if less and card.points > 0 else card.points


class Outfit:
    """A ship card and its upgrades; what is asked about all of them is counted only once."""

    def __init__(self, pilot: PilotCard, upgrades: Sequence[str]) -> None:
        self.pilot = pilot
        self.upgrades = upgrades
        self.copies = Counter(upgrades)
        buildings = [UPGRADES[card].building for card in self.copies]
        self.rules = [building for building in buildings if building != PLAIN]

    @cached_property
    def bar(self) -> Counter[Slot]:
        """The upgrade bar with what the upgrades change about it."""
        return slots_of(self.pilot, self.upgrades)

    @cached_property
    def values(self) -> dict[Stat, int]:
        """The values of the ship with what its upgrades always add to them."""
        ship = TYPE_OF[self.pilot.xws]
        found = {
            Stat.SKILL: self.pilot.skill,
            Stat.AGILITY: ship.agility,
            Stat.HULL: ship.hull,
            Stat.SHIELDS: ship.shields,
        }
        for value in always(self.upgrades, Value):
            if value.stat in found:
                found[value.stat] += value.by
        return found

    @cached_property
    def actions(self) -> set[str]:
        """The icons of the action bar with those that upgrades always add."""
        added = {gives.action for gives in always(self.upgrades, MoreActions)}
        return {*SHIPS[self.pilot.ship].actions, *added}


def always(upgrades: Sequence[str], kind: type[R]) -> Iterator[R]:
    """Yield the rules of a kind that upgrades have in force without any condition."""
    for card in upgrades:
        for line in UPGRADES[card].abilities:
            if isinstance(line, Standing) and isinstance(line.rule, kind) and line.when is None:
                yield line.rule


def size_of(pilot: PilotCard) -> str:
    """XW-LARGE-1: the size of a pilot's base as cards name it."""
    return "large" if TYPE_OF[pilot.xws].is_large else "small"


def refusals(card: UpgradeCard, outfit: Outfit) -> Iterator[Text]:
    """Say why a ship with these upgrades may not carry one of them."""
    rules = card.building
    name = Text(card_name("upgrade", card.xws))
    if rules != PLAIN:
        yield from _unmet_needs(rules, name, outfit)
    yield from _refused_by_others(card, name, outfit)


def _unmet_needs(rules: Building, name: Text, outfit: Outfit) -> Iterator[Text]:
    values = outfit.values
    if rules.least_skill and values[Stat.SKILL] < rules.least_skill:
        yield text("xw-squad-needs-skill", card=name, skill=rules.least_skill)
    if rules.size and rules.size != size_of(outfit.pilot):
        yield text("xw-squad-wrong-size", card=name, size=rules.size)
    if rules.most_agility is not None and values[Stat.AGILITY] > rules.most_agility:
        yield text("xw-squad-too-agile", card=name, agility=rules.most_agility)
    if rules.most_hull is not None and values[Stat.HULL] > rules.most_hull:
        yield text("xw-squad-too-large", card=name, hull=rules.most_hull)
    if rules.shields is not None and values[Stat.SHIELDS] != rules.shields:
        yield text("xw-squad-other-shields", card=name, shields=rules.shields)
    action = rules.needs_action
    if action is not None and action.value not in outfit.actions:
        yield text("xw-squad-needs-action", card=name, action=action.value)
    if any(slot not in outfit.bar for slot in rules.needs_slots):
        slots = [slot.says() for slot in rules.needs_slots]
        yield text("xw-squad-needs-slots", card=name, slots=slots)
    if rules.lacks_slot is not None and rules.lacks_slot in outfit.pilot.slots:
        yield text("xw-squad-has-slot", card=name, slot=rules.lacks_slot.says())
    if rules.needs_card and rules.needs_card not in outfit.copies:
        needed = Text(card_name("upgrade", rules.needs_card))
        yield text("xw-squad-needs-card", card=name, needed=needed)


def _refused_by_others(card: UpgradeCard, name: Text, outfit: Outfit) -> Iterator[Text]:
    """Say what cards of the ship forbid."""
    for rules in outfit.rules:
        dearest = rules.dearest_crew
        if dearest is not None and card.slot is Slot.CREW and card.points > dearest:
            yield text("xw-squad-too-dear", card=name, points=dearest)
        dearest = rules.dearest_modification
        if dearest is not None and card.slot is Slot.MODIFICATION and card.points > dearest:
            yield text("xw-squad-too-dear", card=name, points=dearest)
        if rules.unique_only is card.slot and not card.unique:
            yield text("xw-squad-only-unique", card=name)
        if card.slot in rules.gains and outfit.copies[card.xws] > 1:
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
    if rules.dearest_modification is not None:
        points = rules.dearest_modification
        found.append(text("xw-building-dearest-modification", points=points))
    if rules.unique_only is not None:
        found.append(text("xw-building-unique-only", slot=rules.unique_only.says()))
    return [*found, *_needs_text(rules)]


def _needs_text(rules: Building) -> Iterator[Text]:
    if rules.size:
        yield text("xw-building-size", size=rules.size)
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
