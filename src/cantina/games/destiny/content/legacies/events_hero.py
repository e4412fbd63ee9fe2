"""Hero events of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "LEG 100 Adapt", "hero blue common, cost 0", To(RemoveShields(1, YOUR_CHARACTER), Gain(1))
    ),
    event(
        "LEG 101 Ataru Strike",
        "hero blue uncommon, cost 1",
        Resolve(
            One(Dice(YOU, shows=MELEE, types=CHARACTERS, colours=BLUE)),
            plus=TokensOn(Token.SHIELD, ITS_CARD),
        ),
    ),
    event(
        "LEG 102 Heightened Awareness",
        "hero blue starter, cost 2",
        GiveShields(3, A_CHARACTER),
        keywords="ambush",
    ),
    event(
        "LEG 103 Investigate",
        "hero blue common, cost 1",
        Do((LookAt(Top(5, YOU)), AddToHand(A_CARD_LOOKED_AT), PutBack())),
    ),
    event("LEG 104 Strength Through Weakness", "hero blue uncommon, cost 3", Mill(4, ANYONE)),
    event(
        "LEG 105 Unbreakable",
        "hero blue common, cost 1",
        Remove(One(Dice(value=AtMost(TokensOn(Token.SHIELD, EACH_OF_YOUR_CHARACTERS))))),
    ),
    event(
        "LEG 108 Attack Run",
        "hero red common, cost 0",
        Activate(One(Cards(YOU, SUPPORTS))),
        keywords="ambush",
    ),
    event(
        "LEG 109 Equip",
        "hero red common, cost 1",
        MoveUpgrade(
            One(Cards(types=UPGRADES, subtypes=WEAPON, on=EACH_OF_YOUR_CHARACTERS)), A_CHARACTER
        ),
    ),
    event(
        "LEG 110 Final Moment",
        "hero red uncommon, cost 4",
        Do((Ready(EACH_OF_YOUR_CHARACTERS), Later(Moment.END_OF_ACTION_PHASE, LoseGame()))),
    ),
    event(
        "LEG 111 Light 'Em Up",
        "hero red common, cost 1",
        Do(
            (
                Reroll(YOUR_DIE),
                If(
                    DieIs(THOSE_DICE, Dice(shows=RANGED)),
                    May(
                        Resolve(
                            Together((THOSE_DICE, One(Dice(YOU, shows=RANGED, not_that=True)))),
                            plus=2,
                            plus_once=True,
                        )
                    ),
                ),
            )
        ),
    ),
    event(
        "LEG 112 Mend",
        "hero red uncommon, cost 2",
        Choose((Heal(3, A_CHARACTER), TakeTokens(Token.DAMAGE, 3, A_SUPPORT))),
    ),
    event(
        "LEG 113 Refit",
        "hero red common, cost 0",
        Then(
            Play(One(Cards(YOU, zone=Zone.HAND, subtypes=VEHICLE)), less=1),
            PlaceTokens(Token.DAMAGE, 1, THAT_CARD),
        ),
    ),
    event(
        "LEG 114 Special Modification",
        "hero red uncommon, cost 1",
        Choose((TakeTokens(Token.DAMAGE, 3, A_SUPPORT), Turn(One(Dice(types=SUPPORTS))))),
    ),
    event(
        "LEG 116 Bravado",
        "hero yellow common, cost 3",
        To(Spot(YELLOW_CHARACTERS), Then(Remove(AN_OPPONENTS_DIE), Deal(2, A_CHARACTER))),
    ),
    event(
        "LEG 117 Easy Pickings",
        "hero yellow uncommon, cost 1",
        To(Spot(YELLOW_CHARACTERS), Remove(Several(2, Dice(), alike=True))),
    ),
    event(
        "LEG 118 Explosive Tactics",
        "hero yellow uncommon, cost 2",
        Then(Mill(1, ANYONE), Indirect(CostOf(THAT_CARD), OPPONENT)),
    ),
    event("LEG 119 Impulsive", "hero yellow common, cost 0", Resolve(YOUR_DIE), keywords="ambush"),
    event(
        "LEG 120 Scruffy Looking Nerf-Herder",
        "hero yellow common, cost 1",
        Do(
            (
                Declare(Declared.TYPE),
                LookAt(AN_OPPONENTS_HAND),
                Discard(One(Cards(zone=Zone.LOOKED_AT, type_chosen=True))),
            )
        ),
    ),
    event(
        "LEG 121 Smuggler's Run",
        "hero yellow common, cost 0",
        Then(
            Activate(One(Cards(YOU, CHARACTERS, colours=YELLOW))),
            If(DieIs(THOSE_DICE, Dice(shows=RESOURCE)), Gain(1)),
        ),
    ),
    event(
        "LEG 124 Into The Garbage Chute",
        "hero gray uncommon, cost 1",
        To(Exhaust(YOUR_CHARACTER), Remove(UpTo(2, Dice(shows=DAMAGE)))),
        reprints=("701052",),
    ),
)
