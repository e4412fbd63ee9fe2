"""What a player's cards give: abilities by moment, modifiers by value, skills, room they take.

Cards change hands about once a turn, but everybody asks for abilities all the time; so it is worked
out when somebody asks for the first time and kept until character, ship or cards are others.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from cantina.games.outer_rim.cards.frames import Ability, Goal, Standing
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.state import Galaxy, Player

CHARACTER: Final = "character"
GOAL: Final = "goal"
SHIP: Final = "ship"
SHIP_GOAL: Final = "ship_goal"


class Found(NamedTuple):
    """An ability in play and the card it is on."""

    source: str
    name: tuple[str, str]
    """The source and the number of the ability on it, from 0."""
    key: str
    """The same as one word, for lists of used abilities."""
    ability: Ability


def _found(source: str, number: int, ability: Ability) -> Found:
    return Found(source, (source, str(number)), f"{source}:{number}", ability)


Printed = tuple[Found, ...]
Passive = tuple[tuple[str, Standing], ...]
"""Modifiers with the card each is printed on."""


class Kit:
    """Everything that the cards of a player give, as long as they are these."""

    __slots__ = (
        "abilities",
        "assets",
        "by_type",
        "character",
        "flipped",
        "is_fickle",
        "modifiers",
        "rooms",
        "secrets",
        "ship",
        "ship_flipped",
        "skills",
    )

    def __init__(self, player: Player) -> None:
        self.character = player.character
        self.flipped = player.flipped
        self.ship = player.ship
        self.ship_flipped = player.ship_flipped
        self.assets = player.assets[:]
        self.secrets = player.secrets[:]
        self.abilities: dict[str, list[Found]] = {}
        self.modifiers: dict[str, list[tuple[str, Standing]]] = {}
        self.skills: dict[str, int] = {}
        self.rooms: dict[str, bool] = {}
        """Whether there is room for a new card, as far as somebody asked (`rules.slots`)."""
        self.by_type: dict[str, list[str]] = {}
        self.is_fickle = False
        """Whether a value hangs on more than the cards that change it."""
        if not self.character:
            return
        self._add(_of_character(self.character, self.flipped))
        if self.ship:
            self._add(_of_ship(self.ship, self.ship_flipped))
        for card in self.assets:
            self._add(of_asset(card))
            self.by_type.setdefault(asset(card).type, []).append(card)
        for card in self.secrets:
            self._add(_of_secret(card))

    def _add(self, gives: _Gives) -> None:
        for found in gives.abilities:
            self.abilities.setdefault(found.ability.at, []).append(found)
        for each in gives.modifiers:
            standing = each[1]
            self.modifiers.setdefault(standing.rule.value, []).append(each)
            if standing.when is not None or not isinstance(standing.rule.amount, int):
                self.is_fickle = True
        for skill in gives.skills:
            self.skills[skill] = self.skills.get(skill, 0) + 1


class _Gives(NamedTuple):
    """What one card gives."""

    abilities: Printed = ()
    modifiers: Passive = ()
    skills: tuple[str, ...] = ()


def _printed(source: str, abilities: tuple[Ability, ...]) -> Printed:
    return tuple([_found(source, index, each) for index, each in enumerate(abilities)])


def _passive(source: str, modifiers: tuple[Standing, ...]) -> Passive:
    return tuple([(source, each) for each in modifiers])


def _goal(source: str, goal: Goal | None) -> Printed:
    """Turn a goal that is completed by doing something into an ability (OR-GOAL-11)."""
    ability = None if goal is None else goal.ability
    return () if ability is None else (_found(source, 0, ability),)


@cache
def _of_character(character: str, flipped: bool) -> _Gives:
    card = CHARACTERS[character]
    if flipped:
        abilities = _printed(CHARACTER, card.flipped_abilities)
        return _Gives(abilities, _passive(CHARACTER, card.flipped_modifiers), card.skills)
    abilities = _printed(CHARACTER, card.abilities) + _goal(GOAL, card.goal)
    return _Gives(abilities, _passive(CHARACTER, card.modifiers), card.skills)


@cache
def _of_ship(ship: str, flipped: bool) -> _Gives:
    sheet = SHIPS[ship]
    side = sheet.named if flipped and sheet.named is not None else sheet.front
    goal = None if flipped else sheet.goal
    abilities = _printed(SHIP, side.abilities) + _goal(SHIP_GOAL, goal)
    return _Gives(abilities, _passive(SHIP, side.modifiers))


@cache
def of_asset(card: str) -> _Gives:
    """Return what an asset gives."""
    part = asset(card)
    return _Gives(_printed(card, part.abilities), _passive(card, part.modifiers), part.skills)


@cache
def _of_secret(card: str) -> _Gives:
    secrets = [each.secret for each in CARDS[card].sections if each.secret is not None]
    return _Gives(tuple([_found(card, 0, each) for each in secrets]))


def kit_of(player: Player) -> Kit:
    """Return what a player's cards give now."""
    kit: Kit | None = player.kit
    if (
        kit is None
        or kit.assets != player.assets
        or kit.secrets != player.secrets
        or kit.ship is not player.ship
        or kit.ship_flipped is not player.ship_flipped
        or kit.character is not player.character
        or kit.flipped is not player.flipped
    ):
        player.__dict__["kit"] = kit = Kit(player)
    return kit


def barred_card(g: Galaxy) -> str:
    """Return the crew that is being fought and lends nothing meanwhile (OR-BOUNTY-17)."""
    return g.combat.barred if g.combat is not None else ""
