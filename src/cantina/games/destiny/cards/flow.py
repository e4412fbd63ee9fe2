"""How effects hang together: order, choice, cost, dependence, and who carries them out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import reduce

from cantina.core import cards as core
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.destiny.asking import confirm
from cantina.games.destiny.cards.certain import ThatCard
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import Chosen, Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice
from cantina.games.destiny.cards.words import (
    Condition,
    Effect,
    Leaving,
    about_another,
    both,
    either,
    in_number,
    meets,
)
from cantina.games.destiny.rules import free_for_all


def one_of(effects: Sequence[Effect]) -> Text:
    """Print a list of effects to choose from."""
    return reduce(
        lambda first, second: text("ds-says-option", first=first, second=second),
        [effect.says() for effect in effects],
    )


def after_each(effects: Sequence[Effect], left: Leaving) -> Leaving:
    """Return what "that" is after these effects in turn."""
    return reduce(lambda before, effect: {**before, **effect.leaves()}, effects, left)


def one_after_the_other(effects: Sequence[Effect], left: Leaving) -> list[Text]:
    """Read effects in turn, each after what those before it left."""
    return [
        effect.says_after(after_each(effects[:place], left)) for place, effect in enumerate(effects)
    ]


class Compound(Effect, frozen=True):
    """An effect made of others: what the first leaves behind, the next speaks of."""

    @abstractmethod
    def says_after(self, left: Leaving) -> Text: ...

    def says(self) -> Text:
        return self.says_after({})


class Do(Compound, core.Do[Scene], frozen=True):
    """Do these in order, whatever becomes of each ("and")."""

    effects: tuple[Effect, ...]

    def exhausts_its_card(self) -> bool:
        return any(effect.exhausts_its_card() for effect in self.effects)

    def leaves(self) -> Leaving:
        return after_each(self.effects, {})

    def says_after(self, left: Leaving) -> Text:
        return reduce(
            lambda first, second: text("ds-says-do", first=first, second=second),
            one_after_the_other(self.effects, left),
        )

    def as_cost(self) -> Text:
        return both(one_after_the_other(self.effects, {}))


class Dependent(Compound, frozen=True):
    """An effect that comes only after another one was done."""

    @abstractmethod
    def pair(self) -> tuple[Effect, Effect]:
        """Return what is to be done first, and what hangs on it."""

    def needs_its_card_ready(self) -> bool:
        return self.pair()[0].exhausts_its_card()

    def leaves(self) -> Leaving:
        return after_each(self.pair(), {})


class Then(Dependent, core.Then[Scene], frozen=True):
    """Do the second only if the first was done in full (DS-THEN-1)."""

    first: Effect
    then: Effect

    def pair(self) -> tuple[Effect, Effect]:
        return self.first, self.then

    def says_after(self, left: Leaving) -> Text:
        first, then = one_after_the_other(self.pair(), left)
        return text(self.message(), first=first, then=then)


class Otherwise(Effect, core.Otherwise[Scene], frozen=True):
    """The first; if it was declined or not done, the second."""

    first: Effect
    second: Effect


class May(Compound, core.May[Scene], frozen=True):
    """You may do it or leave it."""

    effect: Effect

    def leaves(self) -> Leaving:
        return self.effect.leaves()

    def says_after(self, left: Leaving) -> Text:
        return text("ds-says-may", person="you", effect=self.effect.says_after(left))


class To(Dependent, core.To[Scene], frozen=True):
    """Pay the cost to get the effect; without the whole cost, nothing."""

    cost: Effect
    effect: Effect

    def pair(self) -> tuple[Effect, Effect]:
        return self.cost, self.effect

    def says_after(self, left: Leaving) -> Text:
        cost = self.cost
        paid = cost.as_cost() if isinstance(cost, Do | Choose) else cost.says()
        effect = self.effect.says_after({**left, **cost.leaves()})
        return text("ds-says-to", cost=in_number(paid, left), effect=effect)


class Choose(Effect, core.Choose[Scene], frozen=True):
    """Choose some of these effects, even such as will do nothing (DS-CHOOSE-1)."""

    effects: tuple[Effect, ...]
    count: int = 1

    def can(self, scene: Scene) -> bool:
        return any(effect.can(scene) for effect in self.effects)

    def chooses(self) -> bool:
        return any(effect.chooses() for effect in self.effects)

    def says(self) -> Text:
        if self.count > 1:
            options = Do(self.effects).says()
            return text("ds-says-choose-several", count=self.count, options=options)
        return text("ds-says-choose", options=one_of(self.effects))

    def as_cost(self) -> Text:
        return either([effect.says() for effect in self.effects])


class If(Compound, core.If[Scene], frozen=True):
    """Do it if the condition holds, otherwise the other thing, if there is one."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def can(self, scene: Scene) -> bool:
        return True

    def needs_its_card_ready(self) -> bool:
        return self.effect.needs_its_card_ready()

    async def do(self, scene: Scene) -> Outcome:
        if await meets(scene, self.condition, self.effect):
            return await self.effect.do(scene)
        return NOTHING if self.otherwise is None else await self.otherwise.do(scene)

    def says_after(self, left: Leaving) -> Text:
        condition = in_number(self.condition.says(), left)
        effect = self.effect.says_after(left)
        if self.otherwise is None:
            return text(self.message(), condition=condition, effect=effect)
        other = self.otherwise.says_after(left)
        return text("ds-says-if-else", condition=condition, effect=effect, otherwise=other)


class ForEach(Effect, frozen=True):
    """Do the effect once for each of these dice or cards, which is "that die" or "that card".

    They are chosen first, all at once; a die counts what it showed then.
    """

    things: Target[Dice] | Target[Cards]
    effect: Effect

    def can(self, scene: Scene) -> bool:
        return self.things.exists(scene)

    async def do(self, scene: Scene) -> Outcome:
        found, done = await self.things.pick(scene, "ds-ask-pick-card", None)
        things, amount = list(found), 0
        are_dice = isinstance(self.things, Chosen) and isinstance(self.things.filter, Dice)
        if are_dice:
            scene.shown.update({die: scene.g.dice[die].face for die in things})
        for one in things:
            if are_dice:
                scene.touch_dice((one,))
            else:
                scene.cards = [one]
                scene.characters = (one,) if one in scene.g.play else ()
            outcome = await self.effect.do(scene)
            done = done and outcome.done
            amount += outcome.amount
        return scene.report(done, amount)

    def leaves(self) -> Leaving:
        return {}

    def says_after(self, left: Leaving) -> Text:
        return self.says()  # in it, "that" is one of them after the other

    def says(self) -> Text:
        things, effect = self.things.says(), self.effect.says()
        if isinstance(self.things, ThatCard):
            return text("ds-says-for-each-of-those", effect=effect)
        return text("ds-says-for-each", cards=things, effect=effect)


class LetChoose(Effect, frozen=True):
    """That player chooses some of these effects, even such as will do nothing; you carry them out.

    He is THAT_PLAYER in them.
    """

    who: Whose
    effects: tuple[Effect, ...]
    count: int

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.who.choose(scene)
        if seat is None:
            return NOTHING
        chosen: list[int] = []
        async with free_for_all.part_of(scene.g, seat):
            every = list(range(len(self.effects)))
            chosen = await scene.by(seat).choose(self.effects, every, self.count)
        for index in chosen:
            scene.player = seat
            await self.effects[index].do(scene)
        return DONE

    def says(self) -> Text:
        options = Do(self.effects).says()
        return text(self.message(), who=self.who.says(), count=self.count, options=options)


class As(Compound, frozen=True):
    """That player carries the effect out, being "you" in it: chooses, pays, owns the pool.

    The source stays this card, and you stay its controller. He is THAT_PLAYER in it and after it.
    With several players in turn order. Done if it was done by each.
    """

    who: Whose
    effect: Effect

    def can(self, scene: Scene) -> bool:
        seats = self.who.seats(scene)
        return any(self.effect.can(as_that_player(scene, seat)) for seat in seats)

    async def do(self, scene: Scene) -> Outcome:
        done, amount = True, 0
        seats = await self.who.all(scene)
        for seat in seats:
            if scene.g.players[seat].out:
                continue
            other = as_that_player(scene, seat)
            outcome = NOTHING
            async with free_for_all.part_of(scene.g, seat):
                outcome = await self.effect.do(other)
            other.share(scene)
            scene.player = seat
            done = done and outcome.done
            amount += outcome.amount
        return Outcome(done and bool(seats), amount)

    def leaves(self) -> Leaving:
        return self.effect.leaves()

    def says_after(self, left: Leaving) -> Text:
        effect = self.effect.says_after(left)
        if self.who is Whose.EVERYONE:
            return text("ds-says-everyone-does", effect=effect)
        return text("ds-says-as", who=self.who.says(), effect=about_another(effect))


def as_that_player(scene: Scene, seat: int) -> Scene:
    """Return the scene as another player carries it out, who is "that player" in it."""
    other = scene.by(seat)
    other.player = seat
    return other


class Unless(Effect, frozen=True):
    """That player may do the other effect in full, if able; if he does not, this one is done.

    "You" is that player in `they` and yourself elsewhere; he is THAT_PLAYER in all.
    """

    effect: Effect
    who: Whose
    they: Effect
    accepted: Effect | None = None  # done if he does it

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.who.choose(scene)
        if seat is None:
            return NOTHING
        other = as_that_player(scene, seat)
        if self.they.payable(other):
            they = self.they.says()
            prompt = text("ds-ask-unless", card=scene.source_name(), effect=they)
            async with free_for_all.part_of(scene.g, seat):
                if await confirm(seat, prompt) and (await self.they.do(other)).done:
                    scene.player = seat
                    return NOTHING if self.accepted is None else await self.accepted.do(scene)
        scene.player = seat
        return await self.effect.do(scene)

    def says(self) -> Text:
        they = about_another(self.they.says())
        effect = self.effect.says()
        if self.accepted is None:
            return text("ds-says-unless", effect=effect, who=self.who.says(), they=they)
        accepted = self.accepted.says()
        return text(
            "ds-says-unless-accepted",
            effect=effect,
            who=self.who.says(),
            they=they,
            accepted=accepted,
        )
