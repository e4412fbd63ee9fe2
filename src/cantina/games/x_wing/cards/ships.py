"""Words about which ships a card speaks of."""

from __future__ import annotations

from abc import abstractmethod

from cantina.core.ask import Ask, AskMany
from cantina.core.cards import NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.standing.values import SeesFarFriends
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, CardTarget, Effect, ranges
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_in_arc, is_in_bullseye, is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends, ships_in_play
from cantina.games.x_wing.rules.values import agility_value, pilot_skill, shield_value
from cantina.games.x_wing.state import AWAITING, IN_PLAY, NOBODY, CardKind, Ship
from cantina.games.x_wing.terms import Token, Whose


def ships_of(scene: Scene, whose: Whose) -> list[Ship]:
    """Return friends, other friends or enemies of you."""
    you = scene.yours
    if whose is Whose.ENEMY:
        return enemies_of(scene.g, you)
    others = list(other_friends(scene.g, you))
    return [you, *others] if whose is Whose.FRIEND else others


def is_near(you: Ship, ship: Ship, farthest: int, nearest: int = 1) -> bool:
    """Whether a ship is at a range of you; you are at Range 1 of yourself."""
    return nearest == 1 if ship is you else is_within(you, ship, farthest, nearest)


def is_near_you(scene: Scene, ship: Ship, farthest: int, nearest: int = 1) -> bool:
    """Whether a ship is at a range of you; some pilots' upgrades see friends nearer."""
    you = scene.yours
    if is_near(you, ship, farthest, nearest):
        return True
    if nearest > 1 or ship.side != you.side or scene.source.kind is not CardKind.UPGRADE:
        return False
    return has_gift(scene.g, you, SeesFarFriends) and is_within(you, ship, FAR_SIGHT)


FAR_SIGHT = 3


class LastFriend(CardCondition, frozen=True):
    """You are the only ship of your side left."""

    def holds(self, scene: Scene) -> bool:
        return not any(True for _ in other_friends(scene.g, scene.yours))


class EnemyWithin(CardCondition, frozen=True):
    """An enemy ship is at this range of you or nearer."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        """Say whether an enemy is near."""
        you = scene.yours
        return any(is_within(you, enemy, self.farthest) for enemy in enemies_of(scene.g, you))


class NoFriendWithin(CardCondition, frozen=True):
    """No other friendly ship is at this range of you or nearer."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        """You are alone."""
        you = scene.yours
        return not any(
            is_within(you, friend, self.farthest) for friend in other_friends(scene.g, you)
        )


class TheAttacker(CardTarget, frozen=True):
    """The attacking ship."""

    def find(self, scene: Scene) -> list[int]:
        """Find the attacking ship."""
        return [scene.attack.attacker]


class TheDefender(CardTarget, frozen=True):
    """The defending ship."""

    def find(self, scene: Scene) -> list[int]:
        """Find the defending ship."""
        return [scene.attack.defender]


class Yourself(CardTarget, frozen=True):
    """The ship this card belongs to."""

    def find(self, scene: Scene) -> list[int]:
        """Find the ship the card belongs to."""
        return [scene.you]


class YourLocked(CardTarget, frozen=True):
    """The ship you have locked."""

    def find(self, scene: Scene) -> list[int]:
        return list(dict.fromkeys(lock.target for lock in scene.yours.locks))


class YourTouched(CardTarget, frozen=True):
    """Every ship you touch."""

    def find(self, scene: Scene) -> list[int]:
        return list(scene.yours.touching)


class TouchedEnemies(CardTarget, frozen=True):
    """Every enemy ship you touch."""

    def find(self, scene: Scene) -> list[int]:
        you = scene.yours
        return [ship for ship in you.touching if scene.g.ship(ship).side != you.side]


class ActedOn(CardTarget, frozen=True):
    """The ship your action is aimed at."""

    def find(self, scene: Scene) -> list[int]:
        target = scene.yours.deeds.acted_on
        return [] if target == NOBODY else [target]


class InBullseye(CardTarget, frozen=True):
    """Every enemy ship in your bullseye arc at Range 1-3."""

    def find(self, scene: Scene) -> list[int]:
        you = scene.yours
        return [
            enemy.ship_id
            for enemy in enemies_of(scene.g, you)
            if is_within(you, enemy, 3) and is_in_bullseye(you, enemy)
        ]


class FriendsWith(CardTarget, frozen=True):
    """Every friendly ship within a range that carries a card, you included."""

    card: str
    farthest: int

    def find(self, scene: Scene) -> list[int]:
        return [
            ship.ship_id
            for ship in ships_of(scene, Whose.FRIEND)
            if self.card in ship.upgrades and is_near_you(scene, ship, self.farthest)
        ]


class ShipsWithin(CardTarget, frozen=True):
    """All ships of a kind within a range of you; the farthest 0 means anywhere."""

    whose: Whose
    farthest: int = 0

    def says(self) -> Text:
        whose = self.whose.says()
        if not self.farthest:
            return text("xw-says-ships", whose=whose)
        return text("xw-says-ships-within", whose=whose, range=self.farthest)

    def find(self, scene: Scene) -> list[int]:
        found = ships_of(scene, self.whose)
        return [
            ship.ship_id
            for ship in found
            if not self.farthest or is_near_you(scene, ship, self.farthest)
        ]


class AllWithin(CardTarget, frozen=True):
    """Every other ship within a range of you, friend or foe."""

    farthest: int

    def find(self, scene: Scene) -> list[int]:
        you = scene.yours
        others = [*enemies_of(scene.g, you), *ships_of(scene, Whose.OTHER_FRIEND)]
        return sorted(ship.ship_id for ship in others if is_within(you, ship, self.farthest))


class OthersAroundDefender(CardTarget, frozen=True):
    """Every other ship at Range 1 of the defender."""

    def find(self, scene: Scene) -> list[int]:
        """Every other ship near the defender, friend or foe."""
        target = scene.g.ship(scene.attack.defender)
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship is not target and is_within(target, ship, 1)
        ]


class SlowNearDefender(CardTarget, frozen=True):
    """Other ships at Range 1 of the defender whose agility is lower than the weapon's cost."""

    def find(self, scene: Scene) -> list[int]:
        attack = scene.attack
        target, cost = scene.g.ship(attack.defender), upgrade_card(attack.weapon).points
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship is not target
            and is_within(target, ship, 1)
            and agility_value(scene.g, ship) < cost
        ]


async def for_chosen(scene: Scene, ships: list[int], effect: Effect) -> Outcome:
    """Let your player choose one of some ships; the effect then speaks of it."""
    if not ships:
        return NOTHING
    chosen = await ask_for_ship(scene.g, scene.yours.seat, ships)
    return await effect.do(scene.focused(chosen))


class ChooseShip(CardEffect, frozen=True):
    """Choose a ship at some range; the effect then speaks of it."""

    whose: Whose
    effect: Effect
    nearest: int = 1
    farthest: int = 3
    lower_skill: bool = False
    higher_skill: bool = False
    stressed: bool = False
    most_shields: int | None = None

    def says(self) -> Text:
        message = "xw-says-choose-ship"
        if self.lower_skill:
            message = "xw-says-choose-lower"
        elif self.higher_skill:
            message = "xw-says-choose-higher"
        elif self.stressed:
            message = "xw-says-choose-stressed"
        elif self.most_shields is not None:
            message = "xw-says-choose-weakly-shielded"
        return Text(
            message,
            {
                "whose": self.whose.says(),
                "range": ranges(self.nearest, self.farthest),
                "shields": self.most_shields or 0,
                "effect": self.effect.says(),
            },
        )

    def candidates(self, scene: Scene) -> list[int]:
        """Return the ships that may be chosen."""
        you = scene.yours
        if self.farthest:
            found = ships_of(scene, self.whose)
            found = [s for s in found if is_near_you(scene, s, self.farthest, self.nearest)]
        else:  # at any distance, even of ships that are still to be placed
            found = [ship for ship in scene.g.ships if ship.status in (IN_PLAY, AWAITING)]
            found = [
                ship for ship in found if (ship.side != you.side) == (self.whose is Whose.ENEMY)
            ]
        if self.lower_skill or self.higher_skill:
            skill, sign = pilot_skill(scene.g, you), 1 if self.higher_skill else -1
            found = [ship for ship in found if sign * (pilot_skill(scene.g, ship) - skill) > 0]
        if self.stressed:
            found = [ship for ship in found if tokens.is_stressed(ship)]
        if self.most_shields is not None:
            found = [s for s in found if shield_value(scene.g, s) <= self.most_shields]
        return [ship.ship_id for ship in found]

    def can(self, scene: Scene) -> bool:
        """Whether there is a ship to choose."""
        return bool(self.candidates(scene))

    async def do(self, scene: Scene) -> Outcome:
        """Let your player choose a ship; the effect then speaks of it."""
        return await for_chosen(scene, self.candidates(scene), self.effect)


class ChooseAround(CardEffect, frozen=True):
    """Choose a ship near the attacker or the defender; the effect then speaks of it."""

    center: Whose
    effect: Effect
    farthest: int = 1
    friends: bool = False

    def says(self) -> Text:
        return text(
            "xw-says-choose-friend-around" if self.friends else "xw-says-choose-around",
            center=self.center.says(),
            range=ranges(1, self.farthest),
            effect=self.effect.says(),
        )

    def around(self, scene: Scene) -> list[int]:
        """Return the ships near the centre that may be chosen; never the centre or you."""
        attack = scene.attack
        center = scene.g.ship(attack.attacker if self.center is Whose.ATTACKER else attack.defender)
        you = scene.yours
        if self.friends:
            friends = ships_of(scene, Whose.FRIEND)
            return [ship.ship_id for ship in friends if is_near(center, ship, self.farthest)]
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship not in (center, you) and is_within(center, ship, self.farthest)
        ]

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and bool(self.around(scene))

    async def do(self, scene: Scene) -> Outcome:
        return await for_chosen(scene, self.around(scene), self.effect)


class ChooseShips(CardEffect, frozen=True):
    """Choose up to some ships near you; the effect speaks of each."""

    whose: Whose
    effect: Effect
    most: int
    farthest: int
    one_also: Effect | None = None
    """What one of them does besides."""

    def says(self) -> Text:
        words = text(
            "xw-says-choose-ships",
            count=self.most,
            whose=self.whose.says(),
            range=ranges(1, self.farthest),
            effect=self.effect.says(),
        )
        if self.one_also is None:
            return words
        return text("xw-says-and-one-also", effect=words, also=self.one_also.says())

    async def do(self, scene: Scene) -> Outcome:
        you = scene.yours
        ships = ships_of(scene, self.whose)
        found = [s.ship_id for s in ships if is_near_you(scene, s, self.farthest)]
        chosen = await AskMany(
            you.seat,
            "xw-ask-choose-ships",
            found,
            least=0,
            most=self.most,
            label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
            at=lambda ship: f"ship:{ship}",
        )
        for ship_id in chosen:
            await self.effect.do(scene.focused(ship_id))
        if self.one_also is not None and chosen:
            await for_chosen(scene, list(chosen), self.one_also)
        return Outcome(bool(chosen), len(chosen))


class ChooseOne(CardEffect, frozen=True):
    """Choose one of some ships; the effect then speaks of it."""

    effect: Effect

    @abstractmethod
    def candidates(self, scene: Scene) -> list[int]:
        """Return the ships that may be chosen."""

    def can(self, scene: Scene) -> bool:
        return bool(self.candidates(scene))

    async def do(self, scene: Scene) -> Outcome:
        return await for_chosen(scene, self.candidates(scene), self.effect)


class ChooseInArc(ChooseOne, frozen=True):
    """Choose a ship in your firing arc."""

    farthest: int
    enemies: bool = False
    bullseye: bool = False

    def says(self) -> Text:
        if self.bullseye:
            return text("xw-says-choose-in-bullseye", effect=self.effect.says())
        return text(
            "xw-says-choose-enemy-in-arc" if self.enemies else "xw-says-choose-in-arc",
            range=self.farthest,
            effect=self.effect.says(),
        )

    def candidates(self, scene: Scene) -> list[int]:
        you = scene.yours
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship is not you
            and (not self.enemies or ship.side != you.side)
            and is_within(you, ship, self.farthest)
            and (is_in_bullseye(you, ship) if self.bullseye else is_in_arc(you, ship))
        ]


class ChooseBesideTarget(ChooseOne, frozen=True):
    """Choose a ship without a token at Range 1 of the one your action was aimed at."""

    without: Token

    def candidates(self, scene: Scene) -> list[int]:
        target = scene.g.ship(scene.yours.deeds.acted_on)
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship is not target and is_within(target, ship, 1) and self.without not in ship.tokens
        ]


class YouMay(CardEffect, frozen=True):
    """You decide, even if the effect speaks of another ship."""

    effect: Effect

    def says(self) -> Text:
        return text("effect-may", effect=self.effect.says())

    def can(self, scene: Scene) -> bool:
        return self.effect.can(scene)

    async def do(self, scene: Scene) -> Outcome:
        if not self.effect.can(scene):
            return NOTHING
        wanted = await Ask(
            scene.yours.seat,
            lambda: text("effect-ask-may", effect=self.effect.says()),
            [True, False],
        )
        return await self.effect.do(scene) if wanted else NOTHING
