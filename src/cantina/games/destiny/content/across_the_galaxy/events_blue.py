"""Blue events of Across the Galaxy."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.destiny.cards.damage import how_much
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect, Value
from cantina.games.destiny.rules import resources
from cantina.games.destiny.rules.zones import characters, upgrades_on


class HandOver(Effect, frozen=True):
    """Give up to that many of your resources, as many as you like, to another player.

    Done if any was given; that player is THAT_PLAYER.
    """

    n: int
    to: Whose

    def can(self, scene: Scene) -> bool:
        return scene.g.players[scene.seat].resources > 0

    async def do(self, scene: Scene) -> Outcome:
        seat = await self.to.choose(scene)
        if seat is None:
            return scene.nothing()
        scene.player = seat
        most = min(self.n, scene.g.players[scene.seat].resources)
        amount = await how_much(scene, most)
        resources.spend(scene.g, scene.seat, amount)
        resources.gain(scene.g, seat, amount)
        return scene.did(amount)


class MostUpgrades(Value, frozen=True):
    """How many upgrades are on one of your characters: of the one that has most."""

    def count(self, scene: Scene) -> int:
        own = characters(scene.g, scene.seat)
        return max([len(upgrades_on(scene.g, card.id)) for card in own], default=0)


CARDS: tuple[Card, ...] = (
    event(
        "AtG 5 Burst Of Lightning",
        "villain blue common, cost 3",
        Do((RemoveShields(ALL, A_CHARACTER), Remove(UpTo(JustDone(Handled.SHIELDS), Dice())))),
    ),
    event(
        "AtG 6 Endow",
        "villain blue uncommon, cost 1",
        Do(
            (
                PickCard(One(Cards(YOU, CHARACTERS, colours=BLUE))),
                Then(
                    Play(
                        AnyNumber(Cards(YOU, UPGRADES, zone=Zone.HAND, colours=BLUE)),
                        on=THAT_CHARACTER,
                    ),
                    RollIn(Each(Dice(YOU, on=THAT_CARD, place=DiePlace.ON_CARD))),
                ),
            )
        ),
    ),
    event(
        "AtG 7 Fear and Dead Men",
        "villain blue uncommon, cost 2",
        Resolve(One(Dice(YOU, shows=MELEE)), free=True, against_each=Cards(OPPONENT, CHARACTERS)),
    ),
    event(
        "AtG 8 I Am The Senate",
        "villain blue uncommon, cost 1",
        ForEach(Each(Dice(YOU)), May(Remove(One(Dice(value=Exactly(ValueOf(THOSE_DICE))))))),
        only_if=Compared(Count(Cards(YOU, CHARACTERS)), Exactly(1)),
    ),
    event(
        "AtG 9 Let The Hate Flow",
        "villain blue common, cost 0",
        Turn(A_DIE, Showing(BLANK)),
        only_if=There(Dice(YOU, shows=BLANK)),
    ),
    event(
        "AtG 59 Bewilder",
        "hero blue common, cost 0",
        To(
            Spot(BLUE_CHARACTERS),
            Then(
                Reroll(One(Dice(OPPONENT, types=CHARACTERS))),
                Mill(ValueOf(THOSE_DICE), THAT_PLAYER),
            ),
        ),
    ),
    event(
        "AtG 60 Finishing Strike",
        "hero blue uncommon, cost 1",
        Then(
            Resolve(One(Dice(YOU, shows=MELEE)), unblockable=True),
            If(CardIs(THAT_CHARACTER, Cards(remaining_health=Exactly(1))), Defeat(THAT_CHARACTER)),
        ),
    ),
    event(
        "AtG 61 Gathering Intelligence",
        "hero blue common, cost 0",
        Do(
            (
                LookAt(Each(Cards(Whose.EACH_OPPONENT, zone=Zone.HAND))),
                LookAt(Top(1, Whose.EVERYONE)),
            )
        ),
    ),
    event(
        "AtG 62 Hold Off",
        "hero blue common, cost 0",
        Choose((Remove(One(Dice(shows=MELEE))), GiveShields(1, A_CHARACTER))),
        only_if=There(Dice(YOU, shows=SHIELD)),
    ),
    event(
        "AtG 63 Insight",
        "hero blue common, cost 0",
        Do((Draw(2), PutOnDeck(Several(2, Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM))),
    ),
    event(
        "AtG 64 Into Exile",
        "hero blue uncommon, cost 1",
        Do(
            (
                Then(
                    Exhaust(YOUR_CHARACTER),
                    Until(Moment.END_OF_ACTION_PHASE, Sheltered(THAT_CHARACTER)),
                ),
                SetAside(THIS),
            )
        ),
        only_if=There(Cards(YOU, CHARACTERS, ready=True), 2),
    ),
    event(
        "AtG 65 Repulse",
        "hero blue common, cost 2",
        Then(Pick(Several(2, Dice(), different_colours=True)), Remove(THOSE_DICE)),
    ),
    event("AtG 66 Safeguard", "hero blue common, cost 1", GiveShields(MostUpgrades(), A_CHARACTER)),
    event(
        "AtG 108 At Odds",
        "neutral blue common, cost 1",
        Do((Remove(One(Dice(odd_value=True))), May(PutOnDeck(THIS, DeckPlace.BOTTOM)))),
    ),
    event(
        "AtG 109 Common Cause",
        "neutral blue uncommon, cost 1",
        To(SpotAnyNumber(BLUE_CHARACTERS), Draw(JustDone(Handled.CARDS))),
    ),
    event(
        "AtG 110 Conflicted",
        "neutral blue common, cost 1",
        Then(
            Reroll(One(Dice(YOU, types=CHARACTERS, colours=BLUE))),
            If(
                DieIs(THOSE_DICE, Dice(shows=DAMAGE)),
                Deal(2, A_CHARACTER),
                GiveShields(2, A_CHARACTER),
            ),
        ),
    ),
    event(
        "AtG 111 Deadly Advance",
        "neutral blue common, cost 2",
        Turn(
            UpTo(Count(Cards(Whose.EACH_OPPONENT, CHARACTERS, ready=False)), Dice(YOU)),
            Showing(MELEE),
        ),
    ),
    event(
        "AtG 112 No Questions Asked",
        "neutral blue uncommon, cost 0",
        To(
            Spot(BLUE_CHARACTERS),
            Then(
                HandOver(3, OPPONENT),
                Do(
                    (
                        If(OnYourBattlefield(), Draw(JustDone(Handled.RESOURCES))),
                        Remove(Several(JustDone(Handled.RESOURCES), Dice())),
                    )
                ),
            ),
        ),
    ),
    event(
        "AtG 113 Relinquish",
        "neutral blue common, cost 1",
        ReturnToHand(One(Cards(types=UPGRADES, yours=True))),
        keywords="ambush",
    ),
    event(
        "AtG 114 You Were My Friend",
        "neutral blue common, cost 1",
        Do(
            (
                Turn(A_CHARACTER_DIE),
                If(
                    Compared(
                        More(Count(Cards(YOU, colours=BLUE)), Count(Cards(OPPONENT, colours=BLUE))),
                        AtLeast(1),
                    ),
                    May(Remove(THOSE_DICE)),
                ),
            )
        ),
    ),
)
