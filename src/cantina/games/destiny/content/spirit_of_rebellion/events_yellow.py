"""Yellow events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.spirit_of_rebellion.switching import SwitchWithDiscard


class SwitchResources(Effect, frozen=True):
    """Exchange all your resources for all of that player's."""

    who: Whose

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.who.choose(scene)
        if seat is None:
            return scene.nothing()
        own, theirs = scene.g.players[scene.seat], scene.g.players[seat]
        own.resources, theirs.resources = theirs.resources, own.resources
        scene.g.changes += int(own.resources != theirs.resources)
        you, other = facts.player(scene.seat), facts.player(seat)
        scene.g.say("ds-log-switched-resources", seat=you, other=other)
        return scene.report(True, own.resources)


CARDS: tuple[Card, ...] = (
    event(
        "SoR 81 Arms Deal",
        "villain yellow common, cost 0",
        Then(
            Discard(AnyNumber(Cards(YOU, zone=Zone.HAND, subtypes=WEAPON))),
            Gain(JustDone(Handled.CARDS)),
        ),
    ),
    event(
        "SoR 82 Bait and Switch",
        "villain yellow common, cost 0",
        Turn(One(Dice(YOU, shows=RESOURCE))),
        keywords="ambush",
    ),
    event(
        "SoR 83 Friends in High Places",
        "villain yellow uncommon, cost 0",
        Do(
            (
                LookAt(Top(3, YOU)),
                May(Play(A_CARD_LOOKED_AT, free=True)),
                Discard(Each(Cards(zone=Zone.LEFT_IN_DECK))),
            )
        ),
        only_if=Compared(ValueOf(Each(Dice(YOU))), AtLeast(7)),
    ),
    event(
        "SoR 84 Loose Ends",
        "villain yellow uncommon, cost 2",
        To(Remove(One(Dice(YOU, shows=RANGED))), Mill(4, OPPONENT)),
        keywords="ambush",
    ),
    event(
        "SoR 85 One-Quarter Portion",
        "villain yellow common, cost 1",
        Then(Remove(AN_OPPONENTS_DIE), As(THAT_PLAYER, Gain(1))),
    ),
    event(
        "SoR 86 Relentless Pursuit",
        "villain yellow common, cost 0",
        MoveDamage(
            2, AN_OPPONENTS_CHARACTER, One(Cards(types=CHARACTERS, not_that=True)), up_to=True
        ),
    ),
    event(
        "SoR 87 Scrap Buy",
        "villain yellow uncommon, cost 0",
        AddToHand(AtRandom(1, Cards(YOU, zone=Zone.DISCARD))),
        only_if=There(Cards(YOU, zone=Zone.DISCARD), 3),
    ),
    event(
        "SoR 110 Garbage'll Do",
        "hero yellow common, cost 0",
        To(Remove(One(Dice(YOU, subtypes=VEHICLE))), GiveShields(1, EACH_OF_YOUR_CHARACTERS)),
        keywords="ambush",
    ),
    event(
        "SoR 111 Hold On!",
        "hero yellow common, cost 0",
        MoveShields(ALL, YOUR_CHARACTER, One(Cards(types=CHARACTERS, not_that=True)), up_to=True),
        keywords="ambush",
    ),
    event(
        "SoR 112 Rebel",
        "hero yellow uncommon, cost 1",
        Play(One(Cards(YOU, zone=Zone.DISCARD)), less=1),
        only_if=There(Dice(YOU, shows=DISCARD)),
    ),
    event(
        "SoR 113 Long Con",
        "hero yellow common, cost 0",
        Gain(Count(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True, not_this=True))),
    ),
    event(
        "SoR 114 Loth-Cat and Mouse",
        "hero yellow common, cost 0",
        Then(As(OPPONENT, Remove(One(Dice(Whose.CONTROLLER)))), Remove(THAT_PLAYERS_DIE)),
        reprints=("12095",),
    ),
    event(
        "SoR 115 Never Tell Me The Odds",
        "hero yellow uncommon, cost 3",
        Do(
            (
                PickCard(One(Cards(YOU, CHARACTERS, colours=YELLOW))),
                Turn(AnyNumber(Dice(on=THAT_CHARACTER))),
            )
        ),
    ),
    event(
        "SoR 116 Planned Explosion",
        "hero yellow uncommon, cost 0",
        Do((Remove(Each(Dice(YOU))), Deal(10, A_CHARACTER))),
        only_if=Compared(ValueOf(Each(Dice(YOU))), AtLeast(10)),
    ),
    event(
        "SoR 142 Bolt Hole",
        "neutral yellow common, cost 0",
        To(Remove(One(Dice(YOU, colours=YELLOW, types=CHARACTERS))), GiveShields(2, ITS_CARD)),
    ),
    event("SoR 143 Cheat", "neutral yellow uncommon, cost 1", SwitchWithDiscard()),
    event(
        "SoR 144 Diversion",
        "neutral yellow common, cost 1",
        If(
            There(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True)),
            As(OPPONENT, Lose(3)),
            As(OPPONENT, Lose(1)),
        ),
    ),
    event(
        'SoR 145 "Fair" Trade',
        "neutral yellow uncommon, cost 0",
        Then(Resolve(One(Dice(YOU, shows=RESOURCE))), SwitchResources(OPPONENT)),
    ),
    event(
        "SoR 146 Friends in Low Places",
        "neutral yellow common, cost 0",
        To(
            Spot(YELLOW_CHARACTERS),
            Do(
                (
                    LookAt(AN_OPPONENTS_HAND),
                    Discard(One(Cards(types=EVENTS, zone=Zone.LOOKED_AT, cost=AtMost(1)))),
                )
            ),
        ),
    ),
    event(
        "SoR 147 Sabotage",
        "neutral yellow uncommon, cost 1",
        Then(
            PickCard(One(Cards(types=SUPPORTS, cost=AtMost(HandSize())))),
            To(DiscardFromHand(CostOf(PickedCard())), Discard(PickedCard())),
        ),
    ),
)
