"""Supports of Across the Galaxy."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.cards import Outcome
from cantina.games.destiny.cards.certain import CertainCard
from cantina.games.destiny.cards.lasting import Binding
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import in_play
from cantina.games.destiny.state import Player


class LoseHost(Effect, frozen=True):
    """Make this card, if it is an upgrade, a support of its own, in the state it is in."""

    async def do(self, scene: Scene) -> Outcome:
        done = await in_play.change_type(scene, scene.card, "support")
        return scene.report(done, int(done))


class LimitExtraActions(Binding, frozen=True):
    """You cannot take more than one additional action this turn."""

    def bind(self, you: Player) -> None:
        you.limited = True


class PlayedCard(CertainCard, frozen=True):
    """The card whose playing is the event, whatever was chosen since."""

    def meant(self, scene: Scene) -> Sequence[int]:
        return (scene.cause.card,)


CARDS: tuple[Card, ...] = (
    support(
        "AtG 10 Darth Vader's Meditation Chamber",
        "unique villain blue uncommon location, cost 2",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Then(
                    Do(
                        (
                            Heal(1, One(BLUE_CHARACTERS)),
                            PutOnDeck(One(Cards(YOU, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                        )
                    ),
                    To(Spot(Cards(names=("Darth Vader",))), Draw(1)),
                ),
            ),
        ),
    ),
    support(
        "AtG 11 Galactic Deception",
        "villain blue common, cost 0",
        Standing(OpponentsCannot(Forbidden.GIVE_SHIELDS)),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 12 Stifle",
        "villain blue uncommon, cost 1",
        Ability(Instead(EventTakesEffect(OPPONENT)), Discard(THIS)),
    ),
    support(
        "AtG 13 Vader's Fist",
        "unique villain blue legendary trooper, cost 5; die 3RD 3RD1 3ID 4ID1 3Dr 2Sh",
        Ability(AFTER_PLAYING, RollIn(ThisDie(at_rest=True)), may=True),
        Ability(
            POWER_ACTION,
            Do(
                (
                    RollIn(ThisDie(at_rest=True)),
                    To(Spot(Cards(names=("Darth Vader",))), Turn(THIS_DIE)),
                )
            ),
        ),
    ),
    support(
        "AtG 30 Black Two",
        "unique villain red rare vehicle, cost 3; die 1RD 2RD 3RD1 2ID 1Dr -",
        Standing(
            MoreValue(1, Dice(YOU, types=SUPPORTS, on=THIS, shows=RANGED)),
            when=There(Cards(YOU, names=('"Mauler" Mithel',))),
        ),
    ),
    support(
        "AtG 31 TIE Fighter",
        "villain red rare vehicle, cost 2; die 1RD +2RD 2ID 1Dr 1R -",
        Building(CopiesAllowed(4)),
        Ability(AFTER_PLAYING, Search(Cards(copy_of_this=True))),
        keywords="ambush",
    ),
    support(
        "AtG 32 Umbaran Hover Tank",
        "villain red legendary vehicle, cost 3; die 2RD 3ID 2Dr 1R Sp1 -",
        Ability(
            SPECIAL,
            Deal(Rather(2, 3, There(Cards(subtypes=MOD, on=THIS))), EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    support(
        "AtG 33 Vigilance",
        "villain red common, cost 1",
        Standing(OpponentsCannot(Forbidden.TURN_DICE)),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 47 Déjà Vu",
        "unique villain yellow uncommon, cost 2",
        Ability(
            After(Plays(Cards(types=EVENTS))),
            To(Exhaust(THIS), Do((Play(PlayedCard()), LimitExtraActions()))),
            may=True,
        ),
    ),
    support(
        "AtG 48 Firespray-31",
        "villain yellow rare vehicle, cost 4; die 2RD +3RD 3ID 4ID1 1Dr -",
        Ability(POWER_ACTION, Play(One(Cards(YOU, zone=Zone.HAND, subtypes=MOD)), on=THIS, less=2)),
    ),
    support(
        "AtG 49 Relentless",
        "villain yellow common, cost 0",
        Standing(OpponentsCannot(Forbidden.HEAL)),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 67 Immutability",
        "hero blue common, cost 1",
        Standing(HasKeyword(Keyword.REDEPLOY, Cards(YOU, UPGRADES))),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 83 Armed Escort",
        "hero red common, cost 0",
        Standing(HasKeyword(Keyword.GUARDIAN, Cards(YOU, CHARACTERS))),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 84 BB-8",
        "unique hero red legendary droid, cost 1; die 1F 1F 1F 1Sh 1R +1R",
        Ability(
            ACTION,
            If(
                CardIs(THIS, Cards(types=SUPPORTS)),
                Then(
                    BecomeMod(THIS, One(Cards(YOU, SUPPORTS, subtypes=VEHICLE, not_this=True))),
                    If(CardIs(THAT_CHARACTER, Cards(names=("Black One",))), Ready(THAT_CHARACTER)),
                ),
            ),
        ),
    ),
    support(
        "AtG 85 Black One",
        "unique hero red rare vehicle, cost 2; die 1RD 2RD 1ID 1Sh Sp -",
        Ability(POWER_ACTION, To(Spot(Cards(names=("Poe Dameron",))), Turn(THIS_DIE))),
        Ability(
            SPECIAL,
            Do(
                (
                    Deal(1, A_CHARACTER),
                    If(There(Cards(types=UPGRADES, subtypes=DROID, on=THIS)), RerollThisDie()),
                )
            ),
        ),
    ),
    support(
        "AtG 86 X-Wing",
        "hero red rare vehicle, cost 2; die XRD XRD1 XID 1Dr 1Sh -",
        Building(CopiesAllowed(4)),
        Inherent(XIs(Count(Cards(YOU, copy_of_this=True)))),
    ),
    support(
        "AtG 102 Escape Craft",
        "unique hero yellow rare vehicle, cost 2; die 1F 1F 1Sh 1R 2R -",
        Ability(
            POWER_ACTION, BecomeMod(THIS, One(Cards(YOU, SUPPORTS, names=("Millennium Falcon",))))
        ),
        Ability(ACTION, LoseHost()),
    ),
    support(
        "AtG 103 Millennium Falcon",
        "unique hero yellow legendary vehicle, cost 6; die 3RD 4RD1 4ID 2Dc 3Sh 3R",
        Ability(
            AFTER_PLAYING,
            Then(Find(Cards(names=("Escape Craft",))), BecomeMod(THAT_CARD, THIS)),
            may=True,
        ),
    ),
    support(
        "AtG 104 On The Mark",
        "hero yellow common, cost 0",
        Standing(ResolvesAs(Dice(YOU, shows=INDIRECT), Symbol.RANGED)),
        GONE_AFTER_THE_ROUND,
    ),
    support(
        "AtG 116 Foresight",
        "neutral blue common, cost 0",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do((LookAt(Top(1, ANYONE)), May(PutOnDeck(THAT_CARD, DeckPlace.BOTTOM)))),
            ),
        ),
    ),
    support(
        "AtG 117 Nexus Of Power",
        "neutral blue rare location, cost 1; die 0RD 0MD 0ID 0Dc 0Sh 0R",
        Ability(AFTER_ACTIVATING, Turn(THIS_DIE), may=True),
    ),
    support(
        "AtG 130 Senate Chamber",
        "unique neutral red rare location, cost 2; die 2F 2F 1Dc 1R 1R -",
        Ability(POWER_ACTION, To(Remove(YOUR_DIE), Turn(A_DIE))),
    ),
    support(
        "AtG 144 Improvised Defense",
        "neutral yellow common, cost 1",
        Ability(After(Turned(Dice())), To(Discard(THIS), Remove(THOSE_DICE)), may=True),
    ),
    support(
        "AtG 145 Shadow Caster",
        "unique neutral yellow legendary vehicle, cost 4; die 3RD1 6RD3 4ID1 5ID2 2Dr 2Sh",
        Standing(DieCostsLess(Count(Cards(subtypes=MOD, on=THIS)), THIS_DIE)),
    ),
    support(
        "AtG 150 T-16 Skyhopper",
        "neutral gray common vehicle, cost 1",
        Standing(CanBeActivated()),
        Ability(AFTER_PLAYING, Then(Find(Cards(subtypes=MOD)), Play(THAT_CARD, on=THIS))),
        keywords="ambush",
    ),
    support(
        "AtG 151 X-34 Landspeeder",
        "neutral gray common vehicle, cost 1",
        Standing(CanBeActivated()),
        Ability(AFTER_ACTIVATING, Reroll(A_DIE), may=True),
    ),
)
