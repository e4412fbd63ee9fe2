"""Words about contacts."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect, ToOne, outcome
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.names import contact_name, space_name
from cantina.games.outer_rim.rules.bounty import bounties, bounty_of
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact
from cantina.games.outer_rim.rules.contacts import (
    empty_places,
    look_at,
    move_contact,
    planet_of,
    reveal,
    token_of,
)
from cantina.games.outer_rim.rules.map import (
    IS_PLANET,
    PLANET_IDS,
    PLANET_OF_PLACE,
    TILE_OF_ID,
    chart_of,
    neighbourhood,
    planet,
)
from cantina.games.outer_rim.state import Token
from cantina.games.outer_rim.terms import Where

NEAR: Final = 3


def _tokens(scene: Scene, where: Where) -> list[Token]:
    """Tokens on the player's planet, near it, on its tile or anywhere."""
    here = scene.g.players[scene.seat].space
    if where is Where.HERE:
        planets = frozenset((here,))
    elif where is Where.NEAR:
        planets = neighbourhood(scene.g, here, NEAR)
    elif where is Where.TILE:
        planets = frozenset(TILE_OF_ID[chart_of(scene.g).tile_of[here]].planets)
    else:
        planets = IS_PLANET
    return [token for token in scene.g.contacts if PLANET_OF_PLACE[token.place] in planets]


class ToAContact(ToOne[str], frozen=True):
    """Something that happens to a contact token."""

    def choose(self, scene: Scene, among: list[str]) -> Awaitable[str]:
        """Choose a token by its place."""
        return ask.choose_contact(scene.g, scene.seat, among)


class LookAtContacts(Effect, frozen=True):
    """Look secretly at face-down contacts."""

    where: Where
    most: int = 1
    hunted: bool = False
    """Only contacts of the class of an own bounty."""

    def _hidden(self, scene: Scene) -> list[str]:
        own = bounties(scene.g, scene.seat) if self.hunted else []
        classes = {bounty_of(card).contact_class for card in own}
        return [
            token.contact
            for token in _tokens(scene, self.where)
            if not token.face_up
            and scene.seat not in token.seen_by
            and (not self.hunted or CONTACTS[token.contact].contact_class in classes)
        ]

    def can(self, scene: Scene) -> bool:
        """There must be one not seen yet."""
        return bool(self._hidden(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Look at one after the other."""
        looked = 0
        while looked < self.most and (hidden := self._hidden(scene)):
            contact = await ask.choose_contact(scene.g, scene.seat, hidden)
            await look_at(scene.g, scene.seat, contact)
            looked += 1
        return outcome(looked > 0)

    def reading(self) -> str:
        """Say which contacts."""
        return "hunted" if self.hunted else ""


class RevealContact(ToAContact, frozen=True):
    """Turn a face-down contact face up."""

    where: Where

    def among(self, scene: Scene) -> list[str]:
        """List the contacts that lie face down."""
        return [token.contact for token in _tokens(scene, self.where) if not token.face_up]

    async def do_to(self, scene: Scene, one: str) -> bool:
        """Turn it."""
        await reveal(scene.g, scene.seat, one)
        return True


class MoveContact(ToAContact, frozen=True):
    """Move a contact to a planet with an empty contact space."""

    where: Where
    here: bool = False
    """It comes to the player's planet; otherwise to any planet."""
    this: str = ""
    """This contact goes to this planet, if there is room."""
    to: str = ""

    def _goals(self, scene: Scene, token: Token) -> list[str]:
        """Planets with room that a token may be moved to (OR-CONTACT-14)."""
        if self.to:
            planets = [self.to]
        elif self.here:
            planets = [planet(scene.g, scene.seat)]
        else:
            planets = list(PLANET_IDS)
        away = [each for each in planets if each and each != planet_of(token)]
        return [each for each in away if empty_places(scene.g, each)]

    def among(self, scene: Scene) -> list[str]:
        """List the contacts that have somewhere to go."""
        return [
            token.contact
            for token in _tokens(scene, self.where)
            if (not self.this or token.contact == self.this) and self._goals(scene, token)
        ]

    async def do_to(self, scene: Scene, one: str) -> bool:
        """Choose where to, and move it."""
        token = token_of(scene.g, one)
        assert token is not None
        goal = await ask.choose_space(scene.g, scene.seat, self._goals(scene, token))
        return await move_contact(scene.g, scene.seat, one, goal)

    def says(self) -> Text:
        """Name the contact and the planet, if they are given."""
        if self.this:
            contact, planet = contact_name(self.this), space_name(self.to)
            return text(f"{self.message()}-this", contact=contact, planet=planet)
        message = f"{self.message()}-here" if self.here else self.message()
        return text(message, where=self.where.says())


class MeetContact(ToAContact, frozen=True):
    """Encounter a contact."""

    where: Where

    def among(self, scene: Scene) -> list[str]:
        """List the contacts there."""
        return [token.contact for token in _tokens(scene, self.where)]

    async def do_to(self, scene: Scene, one: str) -> bool:
        """Encounter it."""
        await encounter_contact(scene.g, scene.seat, one)
        return True
