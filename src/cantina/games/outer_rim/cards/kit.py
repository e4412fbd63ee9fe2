"""What a player's cards give: abilities by moment, modifiers by value, skills, room they take.

Cards change hands about once a turn, but everybody asks for abilities all the time; so it is worked
out when somebody asks for the first time and kept until character, ship or cards are others. Those
who have the same, in copies of a table above all, share one kit.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from cantina.games.outer_rim.cards.frames import Ability, Goal, Standing
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.state import Galaxy, Player
from cantina.games.outer_rim.terms import SKILLS

CHARACTER: Final = "character"
GOAL: Final = "goal"
SHIP: Final = "ship"
SHIP_GOAL: Final = "ship_goal"
ABILITY: Final = "ability"
NOW: Final = "now"
"""An ability for any time; using it leaves the question open."""


class Found(NamedTuple):
    """An ability in play and the card it is on."""

    source: str
    name: tuple[str, str]
    """The source and the number of the ability on it, from 0."""
    headed: tuple[str, ...]
    """How it is chosen where its moment heads a step."""
    now: tuple[str, ...]
    """How it is chosen where it may be used at any time."""
    key: str
    """The same as one word, for lists of used abilities."""
    ability: Ability


def _found(source: str, number: int, ability: Ability) -> Found:
    name = (source, str(number))
    return Found(source, name, (ABILITY, *name), (NOW, *name), ":".join(name), ability)


Printed = tuple[Found, ...]
Passive = tuple[tuple[str, Standing], ...]
"""Modifiers with the card each is printed on."""


Holdings = tuple[str, bool, str, bool, list[str], list[str]]
"""Character and ship, each with whether it is flipped, then assets and secrets."""


class Kit:
    """Everything that the cards of a player give, as long as they are these."""

    __slots__ = (
        "abilities",
        "by_type",
        "holdings",
        "is_fickle",
        "modifiers",
        "numbers",
        "rooms",
        "skills",
    )

    def __init__(
        self,
        character: str,
        flipped: bool,
        ship: str,
        ship_flipped: bool,
        assets: tuple[str, ...],
        secrets: tuple[str, ...],
    ) -> None:
        owned, kept = list(assets), list(secrets)
        self.holdings: Holdings = (character, flipped, ship, ship_flipped, owned, kept)
        self.abilities: dict[str, list[Found]] = {}
        self.modifiers: dict[str, list[tuple[str, Standing]]] = {}
        self.skills: dict[str, int] = dict.fromkeys(SKILLS, 0)
        self.rooms: dict[str, bool] = {}
        """Whether there is room for a new card, as far as somebody asked (`rules.slots`)."""
        self.numbers: tuple[int, ...] | None = None
        """What it makes of the printed values, once somebody looked (`view`); none if fickle."""
        self.by_type: dict[str, list[str]] = {}
        self.is_fickle = False
        """Whether a value hangs on more than the cards that change it."""
        if not character:
            return
        self._add(_of_character(character, flipped))
        if ship:
            self._add(_of_ship(ship, ship_flipped))
        for card in assets:
            self._add(of_asset(card))
            self.by_type.setdefault(asset(card).type, []).append(card)
        for card in secrets:
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
            self.skills[skill] += 1


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


shared_kit: Final = lru_cache(maxsize=256)(Kit)


def kit_of(player: Player) -> Kit:
    """Return what a player's cards give now."""
    kit: Kit | None = player.kit
    if kit is None or kit.holdings != (
        player.character,
        player.flipped,
        player.ship,
        player.ship_flipped,
        player.assets,
        player.secrets,
    ):
        player.__dict__["kit"] = kit = shared_kit(
            player.character,
            player.flipped,
            player.ship,
            player.ship_flipped,
            tuple(player.assets),
            tuple(player.secrets),
        )
    return kit


def barred_card(g: Galaxy) -> str:
    """Return the crew that is being fought and lends nothing meanwhile (OR-BOUNTY-17)."""
    return g.combat.barred if g.combat is not None else ""
