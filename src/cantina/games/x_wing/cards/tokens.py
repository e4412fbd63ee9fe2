"""Words about tokens beside ships."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import ChooseShip, ships_of
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import special_actions, tokens
from cantina.games.x_wing.rules.cloaking import decloak, is_cloaked
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.modifying import is_forbidden
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.rules.special_actions import disable_weapons
from cantina.games.x_wing.rules.tractor_beams import tractor
from cantina.games.x_wing.state import IN_PLAY
from cantina.games.x_wing.terms import Deed, Token, Whose, Window


class HasToken(CardCondition, frozen=True):
    """The ship has at least one token of this kind."""

    token: Token
    whose: Whose = Whose.YOU

    def says(self) -> Text:
        token = self.token.says()
        if self.whose is Whose.YOU:
            return text("xw-says-you-have-token", token=token)
        return text("xw-says-token", whose=self.whose.says(), token=token)

    def holds(self, scene: Scene) -> bool:
        """Look for a token beside a ship."""
        attack = scene.g.attack
        ship = scene.you
        if self.whose in (Whose.ATTACKER, Whose.DEFENDER):
            if attack is None:
                return False
            ship = attack.attacker if self.whose is Whose.ATTACKER else attack.defender
        return scene.g.ship(ship).tokens.get(self.token, 0) > 0


class ItHasToken(CardCondition, frozen=True):
    """The ship spoken of has such a token."""

    token: Token

    def holds(self, scene: Scene) -> bool:
        return tokens.held(scene.subject, self.token) > 0


class TokensAtMost(CardCondition, frozen=True):
    """You have so many tokens of a kind or fewer."""

    token: Token
    count: int

    def holds(self, scene: Scene) -> bool:
        return tokens.held(scene.yours, self.token) <= self.count


class Gain(CardEffect, frozen=True):
    """Get tokens: focus, evade, stress or ion."""

    token: Token
    amount: int = 1

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """Place tokens beside the ship."""
        if scene.subject.status == IN_PLAY:
            await receive(scene.g, scene.ship, self.token, self.amount)
        return DONE


class Remove(CardEffect, frozen=True):
    """Lose a token."""

    token: Token

    def payable(self, scene: Scene) -> bool:
        return tokens.held(scene.subject, self.token) > 0

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """Return a token to the supply."""
        lost = tokens.lose(scene.subject, self.token)
        if lost and self.token == tokens.STRESS:
            await happens(scene.g, Window.STRESS_REMOVED, scene.ship)
        return Outcome(lost)


TAKEN = (tokens.FOCUS, tokens.EVADE)


class RemoveAll(CardEffect, frozen=True):
    """Lose all tokens of a kind."""

    token: Token

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(
            tokens.lose(scene.subject, self.token, tokens.held(scene.subject, self.token))
        )


class HandOver(CardEffect, frozen=True):
    """Give the token just spent to another friendly ship in range instead."""

    token: Token
    farthest: int

    def can(self, scene: Scene) -> bool:
        """Whether another friend is near enough."""
        you = scene.yours
        return any(is_within(you, ship, self.farthest) for ship in other_friends(scene.g, you))

    async def do(self, scene: Scene) -> Outcome:
        """Give the spent token to a friend."""
        return await ChooseShip(Whose.OTHER_FRIEND, Gain(self.token), farthest=self.farthest).do(
            scene
        )


SPENDING = {"focus": Deed.SPEND_FOCUS, "evade": Deed.SPEND_EVADE}


class SpendToken(CardEffect, frozen=True):
    """Spend one of the ship's tokens."""

    token: Token

    def can(self, scene: Scene) -> bool:
        """Whether there is such a token and no card forbids spending it (XW-CARD-ABILITY-6)."""
        forbidden = (
            self.token in SPENDING
            and scene.g.attack is not None
            and is_forbidden(scene.g, scene.ship, SPENDING[self.token])
        )
        return tokens.held(scene.subject, self.token) > 0 and not forbidden

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """Spend a token for a card."""
        if not tokens.lose(scene.subject, self.token):
            return NOTHING
        if self.token == tokens.FOCUS:
            await happens(scene.g, Window.FOCUS_SPENT, scene.ship)
        return DONE


REINFORCED = (tokens.REINFORCE_FORE, tokens.REINFORCE_AFT)


class SpendReinforce(CardEffect, frozen=True):
    """Spend one of your reinforce tokens."""

    def can(self, scene: Scene) -> bool:
        return any(tokens.held(scene.yours, token) for token in REINFORCED)

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        held = next(token for token in REINFORCED if tokens.held(scene.yours, token))
        return Outcome(tokens.lose(scene.yours, held))


class StripToken(CardEffect, frozen=True):
    """Remove a token from the defender."""

    token: Token

    def can(self, scene: Scene) -> bool:
        """Whether the defender has such a token."""
        target = scene.defender
        return target is not None and tokens.held(target, self.token) > 0

    async def do(self, scene: Scene) -> Outcome:
        """Take a token away from the defender."""
        return Outcome(tokens.lose(scene.g.ship(scene.attack.defender), self.token))


TAKEN_LABELS = {
    tokens.FOCUS: "xw-option-take-focus",
    tokens.EVADE: "xw-option-take-evade",
}


class TakeToken(CardEffect, frozen=True):
    """Take a focus or evade token from a ship and keep it."""

    whose: Whose
    farthest: int

    def takeable(self, scene: Scene) -> list[tuple[int, Token]]:
        """Return the tokens that may be taken, ship by ship."""
        you = scene.yours
        return [
            (ship.ship_id, token)
            for ship in ships_of(scene, self.whose)
            if is_within(you, ship, self.farthest)
            for token in TAKEN
            if tokens.held(ship, token)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(self.takeable(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        ship, token = await Ask(
            scene.yours.seat,
            "xw-ask-take-token",
            self.takeable(scene),
            label=lambda one: text(TAKEN_LABELS[one[1]], ship=ship_name(g, one[0])),
            at=lambda one: f"ship:{one[0]}",
        )
        tokens.lose(g.ship(ship), token)
        await receive(g, scene.you, token)
        return DONE


class GiveToken(CardEffect, frozen=True):
    """The ship spoken of gets one of your tokens."""

    token: Token

    def can(self, scene: Scene) -> bool:
        return tokens.held(scene.yours, self.token) > 0

    async def do(self, scene: Scene) -> Outcome:
        tokens.lose(scene.yours, self.token)
        await receive(scene.g, scene.ship, self.token)
        return DONE


class DisableWeapons(CardEffect, frozen=True):
    """Get a weapons disabled token."""

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        await disable_weapons(scene.g, scene.you)
        return DONE


class Jam(CardEffect, frozen=True):
    """The ship is jammed."""

    async def do(self, scene: Scene) -> Outcome:
        await special_actions.jam(scene.g, scene.ship)
        return DONE


class Tractor(CardEffect, frozen=True):
    """The ship gets a tractor beam token; an enemy may move it."""

    async def do(self, scene: Scene) -> Outcome:
        await tractor(scene.g, scene.ship, scene.yours.seat)
        return DONE


class Decloak(CardEffect, frozen=True):
    """The ship decloaks, or loses its cloak token."""

    async def do(self, scene: Scene) -> Outcome:
        if not is_cloaked(scene.subject):
            return NOTHING
        await decloak(scene.g, scene.ship)
        tokens.lose(scene.subject, tokens.CLOAK)
        return DONE
