"""Yellow events of Across the Galaxy."""

from __future__ import annotations

from cantina.core.cards import Outcome, count_of
from cantina.games.destiny.cards.lasting import Binding
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.words import Amount, Condition, Effect
from cantina.games.destiny.rules import damage
from cantina.games.destiny.state import Player


class TookActions(Condition, frozen=True):
    """You have taken at least n actions this turn, this one included."""

    n: int

    def holds(self, scene: Scene) -> bool:
        g = scene.g
        return g.acting == scene.seat and g.actions_taken + 1 >= self.n


class LimitResolving(Binding, frozen=True):
    """You cannot resolve more than one die during your next turn this round."""

    def bind(self, you: Player) -> None:
        you.slow = True


class DealAmong(Effect, frozen=True):
    """Distribute damage among such characters as you wish, within what they can take."""

    n: Amount
    among: Cards
    unblockable: bool = False

    def can(self, scene: Scene) -> bool:
        return bool(self.among.find(scene))

    async def do(self, scene: Scene) -> Outcome:
        among = self.among.find(scene)
        amount = count_of(scene, self.n)
        hits = await damage.spread(scene, scene.seat, among, amount, "", self.unblockable)
        return damage.outcome(scene, hits)


CARDS: tuple[Card, ...] = (
    event(
        "AtG 38 Act Of Cruelty",
        "villain yellow common, cost 1",
        Then(
            Deal(1, Each(Cards(OPPONENT, CHARACTERS, damage=AtLeast(1))), unblockable=True),
            DiscardAtRandom(Count(Cards(THAT_PLAYER, CHARACTERS, zone=Zone.DEFEATED)), THAT_PLAYER),
        ),
    ),
    event(
        "AtG 39 Cunning Ruse",
        "villain yellow common, cost 1",
        Then(Reroll(A_CHARACTER_DIE), Deal(ValueOf(THOSE_DICE), ITS_CARD)),
    ),
    event(
        "AtG 40 Exploit",
        "villain yellow common, cost 1",
        Remove(THAT_PLAYERS_DIE),
        only_if=Compared(Resources(OPPONENT), Exactly(0)),
    ),
    event(
        "AtG 41 First Claim",
        "villain yellow common, cost 3",
        To(
            Spot(YELLOW_CHARACTERS),
            Do(
                (
                    PickCard(One(Cards(types=(CardType.SUPPORT, CardType.UPGRADE)))),
                    Gain(CostOf(THAT_CARD)),
                )
            ),
        ),
    ),
    event(
        "AtG 42 Heated Confrontation",
        "villain yellow common, cost 0",
        Then(
            Resolve(One(Dice(YOU, shows=DAMAGE))),
            As(OPPONENT, Resolve(One(Dice(YOU, shows=DAMAGE)))),
        ),
        keywords="ambush",
    ),
    event(
        "AtG 43 In a Bind",
        "villain yellow uncommon, cost 2",
        LetChoose(
            OPPONENT,
            (
                As(THAT_PLAYER, Remove(Several(2, Dice(YOU)))),
                As(THAT_PLAYER, DiscardFromHand(2)),
                Indirect(2, THAT_PLAYER),
            ),
            2,
        ),
    ),
    event(
        "AtG 44 Shakedown",
        "villain yellow common, cost 0",
        Remove(One(Dice(value=AtMost(2)))),
        only_if=There(Dice(YOU, shows=DISRUPT)),
    ),
    event(
        "AtG 45 Sidestep",
        "villain yellow uncommon, cost 0",
        Then(
            Exhaust(One(Cards(types=SUPPORTS, cost=AtMost(2)))),
            May(
                To(
                    Indirect(1, YOU),
                    Exhaust(One(Cards(types=SUPPORTS, cost=AtMost(2), not_that=True))),
                )
            ),
        ),
    ),
    event(
        "AtG 46 Wanton Destruction",
        "villain yellow uncommon, cost 3",
        ForEach(Each(Dice(types=CHARACTERS, shows=DAMAGE)), Deal(ValueOf(THOSE_DICE), ITS_CARD)),
    ),
    event(
        "AtG 92 A Good Investment",
        "hero yellow common, cost 3",
        Gain(Rather(4, 5, TookActions(2))),
        only_if=There(Dice(YOU, shows=RESOURCE)),
    ),
    event(
        "AtG 93 Aid From Above",
        "hero yellow uncommon, cost 2",
        LetChoose(OPPONENT, (Draw(2), Gain(2), ExtraActions(2)), 2),
    ),
    event(
        "AtG 94 Daring Gambit",
        "hero yellow uncommon, cost 2",
        Do(
            (
                Then(
                    Reroll(Each(Dice(YOU))),
                    Resolve(One(Dice(YOU, colours=YELLOW)), plus=Count(Dice(YOU, not_that=True))),
                ),
                Remove(Each(Dice(YOU))),
            )
        ),
    ),
    event(
        "AtG 95 Drop In",
        "hero yellow common, cost 0",
        Activate(One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT)))),
        Standing(HasKeyword(Keyword.AMBUSH, THIS), when=OnYourBattlefield()),
    ),
    event(
        "AtG 96 Hijack",
        "hero yellow uncommon, cost 2",
        To(
            Spot(YELLOW_CHARACTERS),
            Then(
                TakeControl(One(Cards(OPPONENT, SUPPORTS, subtypes=VEHICLE, mods=Exactly(0)))),
                Do(
                    (
                        Ready(THAT_CARD),
                        Later(Moment.END_OF_ACTION_PHASE, TakeControl(THAT_CARD, give_back=True)),
                    )
                ),
            ),
        ),
    ),
    event(
        "AtG 97 Karabast!",
        "hero yellow common, cost 0",
        MoveDamage(3, YOUR_CHARACTER, One(Cards(YOU, CHARACTERS, not_that=True)), up_to=True),
        only_if=There(Dice(OPPONENT, shows=DAMAGE)),
    ),
    event(
        "AtG 98 Leverage",
        "hero yellow common, cost 1",
        Remove(A_DAMAGE_DIE),
        only_if=There(Dice(YOU, shows=DAMAGE)),
    ),
    event(
        "AtG 99 Reluctance",
        "hero yellow uncommon, cost 0",
        As(OPPONENT, LimitResolving()),
        keywords="ambush",
    ),
    event(
        "AtG 100 Slice And Dice",
        "hero yellow uncommon, cost 1",
        Then(
            Remove(Several(2, Dice(YOU, shows=MELEE))),
            DealAmong(ValueOf(THOSE_DICE), Cards(types=CHARACTERS), unblockable=True),
        ),
    ),
    event(
        "AtG 101 Through The Pass",
        "hero yellow common, cost 1",
        Then(
            Activate(One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT)))),
            May(To(Spend(HowMany(THOSE_DICE)), Ready(THAT_CARD))),
        ),
    ),
    event(
        "AtG 136 Across The Galaxy",
        "neutral yellow common, cost 1",
        Do(
            (
                To(Spot(Cards(subtypes=VEHICLE)), SwitchBattlefield()),
                If(Not(ControlBattlefield()), Gain(1)),
            )
        ),
    ),
    event(
        "AtG 137 Cash Out",
        "neutral yellow common, cost 0",
        Resolve(AnyNumber(Dice(YOU, shows=RESOURCE))),
        keywords="ambush",
    ),
    event(
        "AtG 138 Dismantle",
        "neutral yellow uncommon, cost 0",
        To(
            Spot(YELLOW_CHARACTERS),
            Then(
                PickCard(One(Cards(types=SUPPORTS, mods=Exactly(0)))),
                To(Spend(CostOf(THAT_CARD)), Discard(THAT_CARD)),
            ),
        ),
    ),
    event(
        "AtG 139 Fight Fire With Fire",
        "neutral yellow common, cost 0",
        To(Remove(One(Dice(YOU, shows=INDIRECT))), Remove(A_DIE)),
    ),
    event(
        "AtG 140 Indifferent",
        "neutral yellow common, cost 1",
        To(Spot(Cards(types=CHARACTERS, affiliations=(Affiliation.NEUTRAL,))), Remove(A_DIE)),
    ),
    event(
        "AtG 141 Quick Thinking",
        "neutral yellow common, cost 0",
        Resolve(UpTo(Count(Cards(YOU, CHARACTERS, colours=YELLOW)), Dice(YOU, colours=YELLOW))),
    ),
    event(
        "AtG 142 Shock Tactic",
        "neutral yellow uncommon, cost 2",
        Then(
            Pick(One(Dice(Whose.EACH_OPPONENT, unique=False))),
            Remove(Each(Dice(Whose.EACH_OPPONENT, copy_of_that=True))),
        ),
        keywords="ambush",
    ),
)
