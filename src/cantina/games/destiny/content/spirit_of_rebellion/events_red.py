"""Red events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "SoR 61 Battle Formation",
        "villain red common, cost 0",
        May(Reroll(Several(Count(Cards(YOU, CHARACTERS, colours=RED)), Dice(YOU)))),
        keywords="ambush",
    ),
    event(
        "SoR 62 Imperial War Machine",
        "villain red uncommon, cost 0",
        Resolve(One(Dice(YOU, colours=RED, has_cost=True)), free=True),
    ),
    event(
        "SoR 63 Lockdown",
        "villain red common, cost 0",
        To(Spot(RED_CHARACTERS, 2), TakeBattlefield()),
        keywords="ambush",
    ),
    event(
        "SoR 64 Sustained Fire",
        "villain red uncommon, cost 1",
        RemoveShields(ALL, EACH_CHARACTER_OF_AN_OPPONENT),
        only_if=There(Dice(YOU, shows=RANGED), 2),
    ),
    event(
        "SoR 65 Traitor!",
        "villain red uncommon, cost 1",
        Then(
            Mill(1, YOU),
            Remove(One(Dice(not_shows=(Symbol.SPECIAL,), value=AtMost(CostOf(THAT_CARD))))),
        ),
        keywords="ambush",
    ),
    event(
        "SoR 66 Trench Warfare",
        "villain red common, cost 0",
        Turn(AnyNumber(Dice(OPPONENT)), Showing(SHIELD)),
        only_if=There(Dice(YOU, shows=SHIELD)),
    ),
    event(
        "SoR 67 Undying Loyalty",
        "villain red common, cost 0",
        Do(
            (
                Heal(1, One(RED_CHARACTERS)),
                If(
                    There(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True)),
                    May(To(Spend(1), PutOnDeck(THIS))),
                ),
            )
        ),
    ),
    event(
        "SoR 68 We Have Them Now",
        "villain red uncommon, cost 2",
        Turn(UpTo(4, Dice(YOU)), Showing(MELEE_OR_RANGED)),
        only_if=ControlBattlefield(),
    ),
    event("SoR 90 Emergency Evacuation", "hero red uncommon, cost 4", Remove(Each(Dice()))),
    event(
        "SoR 91 Friendly Fire",
        "hero red uncommon, cost 2",
        To(
            Do((Spot(RED_CHARACTERS), Remove(One(Dice(OPPONENT, shows=RANGED))))),
            Deal(ValueOf(THOSE_DICE), A_CHARACTER),
        ),
    ),
    event(
        "SoR 92 Guerrilla Warfare",
        "hero red common, cost 0",
        To(Remove(One(Dice(YOU, colours=RED))), Deal(1, A_CHARACTER)),
        keywords="ambush",
    ),
    event(
        "SoR 93 Our Only Hope",
        "hero red uncommon, cost 2",
        Do((Draw(1), May(Choose((Play(THAT_CARD, free=True), To(Discard(THAT_CARD), Gain(2))))))),
    ),
    event(
        "SoR 94 Rebel Assault",
        "hero red common, cost 0",
        Remove(One(Dice(OPPONENT, not_shows=MELEE_OR_RANGED))),
        only_if=There(Dice(YOU, shows=RANGED)),
        reprints=("11083",),
    ),
    event(
        "SoR 95 Sensor Placement",
        "hero red uncommon, cost 2",
        To(Spot(RED_CHARACTERS), Resolve(One(Dice(OPPONENT, not_shows=MELEE_OR_RANGED)))),
    ),
    event(
        "SoR 96 Spirit of Rebellion",
        "hero red common, cost 0",
        GiveShields(
            Rather(1, 2, There(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True))), A_CHARACTER
        ),
    ),
    event(
        "SoR 119 Bombing Run",
        "neutral red uncommon, cost 0",
        Then(
            Resolve(One(Dice(YOU, colours=RED, shows=DISRUPT))),
            Deal(1, EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "SoR 120 Collateral Damage",
        "neutral red common, cost 0",
        Then(
            Resolve(AnyNumber(Dice(YOU, shows=MELEE_OR_RANGED), same_symbol=True, some=True)),
            As(OPPONENT, Lose(1)),
        ),
    ),
    event(
        "SoR 121 Salvo",
        "neutral red uncommon, cost 2",
        Resolve(One(Dice(YOU, shows=RANGED)), against_each=Cards(OPPONENT, CHARACTERS)),
    ),
    event(
        "SoR 122 Suppression",
        "neutral red common, cost 0",
        Then(Remove(One(Dice(YOU, colours=RED, shows=RANGED))), Remove(AN_OPPONENTS_DIE)),
    ),
)
