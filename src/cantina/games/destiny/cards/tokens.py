"""Resources, and tokens on cards."""

from __future__ import annotations

from cantina.core.cards import Outcome, count_of, said
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import ALL, Amount, Effect
from cantina.games.destiny.rules import in_play, leaving_play, resources


class Gain(Effect, frozen=True):
    """Take that many resources from the supply."""

    n: Amount

    async def do(self, scene: Scene) -> Outcome:
        amount = resources.gain(scene.g, scene.seat, count_of(scene, self.n))
        return scene.did(amount)


class Spend(Effect, frozen=True):
    """Pay that many resources; done only if all were paid, and begun only if you have them."""

    n: Amount

    def can(self, scene: Scene) -> bool:
        return scene.g.players[scene.seat].resources >= count_of(scene, self.n)

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        amount = count_of(scene, self.n)
        paid = resources.spend(scene.g, scene.seat, amount)
        return scene.report(paid, amount if paid else 0)


class GiveResources(Spend, frozen=True):
    """Give that many of your resources to the controller of this card; like Spend otherwise.

    `to`: to that player, who is THAT_PLAYER afterwards.
    """

    to: Whose | None = None

    async def do(self, scene: Scene) -> Outcome:
        seat = scene.controller if self.to is None else await self.to.choose(scene)
        paid = await super().do(scene)
        if paid.done and seat is not None:
            scene.player = seat
            resources.gain(scene.g, seat, paid.amount)
        return paid

    def says(self) -> Text:
        if self.to is None:
            return super().says()
        return text("ds-says-give-resources-to", n=said(self.n), to=self.to.says())


class Lose(Effect, frozen=True):
    """Lose up to that many resources; done if any was lost."""

    n: Amount

    def can(self, scene: Scene) -> bool:
        return scene.g.players[scene.seat].resources > 0

    async def do(self, scene: Scene) -> Outcome:
        lost = resources.lose(scene.g, scene.seat, count_of(scene, self.n))
        return scene.did(lost)

    def says(self) -> Text:
        return text("ds-says-lose-all") if self.n == ALL else super().says()


class TakeResources(Effect, frozen=True):
    """Take up to that many resources from a player; done if any was taken."""

    n: Amount
    source: Whose

    def can(self, scene: Scene) -> bool:
        players = scene.g.players
        return any(players[seat].resources > 0 for seat in self.source.seats(scene))

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.source.choose(scene)
        if seat is None:
            return scene.nothing()
        scene.player = seat
        taken = resources.lose(scene.g, seat, count_of(scene, self.n))
        resources.gain(scene.g, scene.seat, taken)
        return scene.did(taken)


class PlaceTokens(Effect, frozen=True):
    """Put tokens from the supply on a card."""

    token: Token
    n: Amount
    on: Target[Cards]

    def can(self, scene: Scene) -> bool:
        return self.on.exists(scene, lambda card: card in scene.g.play)

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.on.choose(scene, "ds-ask-place")
        amount = count_of(scene, self.n)
        placed = sum([in_play.place(scene, card, self.token.value, amount) for card in found])
        await leaving_play.check(scene)
        return scene.did(placed)

    def says(self) -> Text:
        said = super().says()
        return said if isinstance(self.n, int) else Text(f"{said.id}-value", said.args)


class TakeTokens(Effect, frozen=True):
    """Take up to n tokens off a card: resources go to you, others to the supply."""

    token: Token
    n: Amount
    cards: Target[Cards]
    to_supply: bool = False  # even resources

    def can(self, scene: Scene) -> bool:
        return self.cards.exists(scene, lambda card: self.token.on(scene, card) > 0)

    async def do(self, scene: Scene) -> Outcome:
        found, _ = await self.cards.choose(
            scene, "ds-ask-take", lambda card: self.token.on(scene, card) > 0
        )
        taken = sum([self._take_off(scene, card) for card in found])
        return scene.did(taken)

    def _take_off(self, scene: Scene, card: int) -> int:
        g = scene.g
        amount = min(self.token.on(scene, card), count_of(scene, self.n))
        if amount <= 0:
            return 0
        found = g.play[card]
        if self.token is Token.RESOURCE:
            found.resources -= amount
            if not self.to_supply:
                resources.gain(g, scene.seat, amount)
        elif self.token is Token.DAMAGE:
            found.damage -= amount
        else:
            found.shields -= amount
        g.changes += 1
        token = self.token.value
        g.say("ds-log-taken-off", card=facts.name(g, card), token=token, amount=amount)
        return amount

    def says(self) -> Text:
        if self.to_supply:
            return text("ds-says-return-tokens", n=said(self.n), cards=self.cards.says())
        if self.n == ALL:
            token = self.token.value
            return text("ds-says-take-all-tokens", token=token, cards=self.cards.says())
        return super().says()
