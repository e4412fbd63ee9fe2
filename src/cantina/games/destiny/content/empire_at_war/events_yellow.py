"""Yellow events of Empire at War."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Condition, Effect
from cantina.games.destiny.rules import damage, leaving_play, ongoing, resources
from cantina.games.destiny.rules.zones import characters


class SpendSome(Effect, frozen=True):
    """Pay as many resources as you like, none included."""

    async def do(self, scene: Scene) -> Outcome:
        most = scene.g.players[scene.seat].resources
        amount = await Ask(
            scene.seat,
            scene.question("ds-ask-how-much"),
            list(range(most, -1, -1)),
            label=lambda number: text("ds-option-number", number=number),
        )
        resources.spend(scene.g, scene.seat, amount)
        return scene.report(True, amount)


class SameSymbolAgain(Condition, frozen=True):
    """The die just rerolled shows the symbol that it showed before."""

    def holds(self, scene: Scene) -> bool:
        (die,) = scene.dice
        before = facts.sides(scene.g.die_codes[die])[scene.shown[die]]
        return before.symbol == facts.side_of(scene.g, die).symbol


class Coerce(Effect, frozen=True):
    """That player must play the card last chosen as the next action, if able."""

    async def do(self, scene: Scene) -> Outcome:
        if not scene.cards or scene.player < 0:
            return NOTHING
        scene.g.players[scene.player].coerced = scene.cards[0]
        scene.g.changes += 1
        return DONE


class MoveDamageAround(Effect, frozen=True):
    """Move damage among your characters one by one, nobody beyond his health; then some fall."""

    def can(self, scene: Scene) -> bool:
        own = characters(scene.g, scene.seat)
        return len(own) > 1 and any(card.damage for card in own)

    async def do(self, scene: Scene) -> Outcome:
        g, seat = scene.g, scene.seat
        moved = 0
        for _ in range(sum([card.damage for card in characters(g, seat)])):
            own = characters(g, seat)
            hurt = [card.id for card in own if card.damage]
            prompt = scene.question("ds-ask-damage-from")
            source = await choose_card(g, seat, prompt, hurt, none=True)
            if source is None:
                break
            able = [c.id for c in own if c.id != source and ongoing.remaining_health(g, c)]
            goal = await choose_card(g, seat, scene.question("ds-ask-damage-to"), able)
            if goal is None:
                break
            moved += damage.shift(g, source, goal, 1)
        await leaving_play.check_defeat(scene)
        return scene.did(moved)


CARDS: tuple[Card, ...] = (
    event(
        "EaW 78 Anarchy",
        "villain yellow uncommon, cost 3",
        Then(
            Remove(One(Dice(YOU, colours=YELLOW))),
            Deal(ValueOf(THOSE_DICE), EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "EaW 79 Bounty Postings",
        "villain yellow common, cost 1",
        Draw(Count(Cards(OPPONENT, CHARACTERS))),
    ),
    event(
        "EaW 80 Buy Out",
        "villain yellow uncommon, cost 0",
        Then(SpendSome(), Mill(JustDone(Handled.RESOURCES), OPPONENT)),
    ),
    event(
        "EaW 81 Coercion",
        "villain yellow uncommon, cost 1",
        To(
            Spot(YELLOW_CHARACTERS),
            Then(
                Reveal(AN_OPPONENTS_HAND),
                Then(PickCard(One(Cards(types=EVENTS, zone=Zone.LOOKED_AT))), Coerce()),
            ),
        ),
    ),
    event(
        "EaW 82 Only Business Matters",
        "villain yellow common, cost 1",
        Then(Remove(AnyNumber(Dice(YOU, colours=YELLOW))), Gain(JustDone(Handled.DICE))),
    ),
    event(
        "EaW 83 Pilfered Goods",
        "villain yellow uncommon, cost 5",
        ForEach(
            Each(Cards(YOU, CHARACTERS, colours=YELLOW)),
            May(Play(One(Cards(YOU, UPGRADES, zone=Zone.HAND)), on=THAT_CHARACTER, free=True)),
        ),
    ),
    event(
        "EaW 84 Twin Shadows",
        "villain yellow uncommon, cost 2",
        To(Spot(Cards(types=CHARACTERS), 2, share=Share.TITLE), Remove(UpTo(2, Dice()))),
    ),
    event(
        "EaW 107 Against The Odds",
        "hero yellow common, cost 0",
        Then(Reroll(YOUR_DIE), If(SameSymbolAgain(), May(Resolve(THOSE_DICE, plus=2)))),
    ),
    event(
        "EaW 108 Appraise",
        "hero yellow common, cost 0",
        To(
            Remove(One(Dice(YOU, shows=RESOURCE))),
            Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND)), less=2),
        ),
    ),
    event(
        "EaW 109 Bad Feeling",
        "hero yellow common, cost 0",
        To(Remove(YOUR_DIE), Reroll(AnyNumber(Dice()))),
    ),
    event(
        "EaW 110 Double-Cross",
        "hero yellow uncommon, cost 2",
        To(Remove(One(Dice(YOU, types=CHARACTERS, colours=YELLOW))), Resolve(AN_OPPONENTS_DIE)),
    ),
    event("EaW 111 Impersonate", "hero yellow uncommon, cost 2", MoveDamageAround()),
    event(
        "EaW 112 Local Patrol",
        "hero yellow common, cost 0",
        As(OPPONENT, Choose((Lose(1), Mill(2, YOU)))),
    ),
    event(
        "EaW 113 Quick Escape",
        "hero yellow uncommon, cost 1",
        Do((Remove(UpTo(2, Dice(shows=MELEE_OR_RANGED))), MustPass(ALL))),
    ),
    event(
        "EaW 114 Tenacity",
        "hero yellow common, cost 3",
        Exhaust(One(Cards(THAT_PLAYER, CHARACTERS))),
        only_if=Compared(
            More(Count(Cards(OPPONENT, CHARACTERS)), Count(Cards(YOU, CHARACTERS))), AtLeast(1)
        ),
    ),
    event(
        "EaW 136 Battle Rage",
        "neutral yellow common, cost 1",
        Then(
            PickCard(One(Cards(YOU, CHARACTERS, damage=AtLeast(6)))),
            Resolve(
                One(Dice(YOU, types=CHARACTERS, on=THAT_CHARACTER, shows=MELEE_OR_RANGED)), plus=2
            ),
        ),
    ),
    event("EaW 137 Disable", "neutral yellow common, cost 0", Exhaust(A_SUPPORT)),
    event(
        "EaW 138 Persuade",
        "neutral yellow common, cost 0",
        If(Compared(More(Resources(), Resources(OPPONENT)), AtLeast(1)), Turn(THAT_PLAYERS_DIE)),
    ),
    event(
        "EaW 139 Pickpocket",
        "neutral yellow common, cost 1",
        Do((DiscardAtRandom(1, Whose.EACH_OPPONENT), Draw(JustDone(Handled.CARDS)))),
    ),
    event(
        "EaW 140 Threaten",
        "neutral yellow uncommon, cost 1",
        To(
            Spot(YELLOW_CHARACTERS),
            Then(
                Pick(One(Dice(OPPONENT, types=CHARACTERS))),
                Unless(Remove(THOSE_DICE), THAT_PLAYER, Deal(ValueOf(THOSE_DICE), ITS_CARD)),
            ),
        ),
    ),
    event(
        "EaW 141 Trickery",
        "neutral yellow uncommon, cost 1",
        Do(
            (
                Discard(Each(Cards(YOU, zone=Zone.HAND))),
                ForEach(THAT_CARD, May(Remove(One(Dice(value=Exactly(CostOf(THAT_CARD))))))),
            )
        ),
    ),
    event(
        "EaW 142 Truce",
        "neutral yellow common, cost 0",
        As(Whose.EVERYONE, Gain(1)),
        keywords="ambush",
        reprints=("09149",),
    ),
)
