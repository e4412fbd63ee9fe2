"""Cards of the two-player game."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "TPG 1 Kylo Ren, Tormented One",
        "unique villain blue starter apprentice, 14/17 points, 12 health"
        "; die 1MD 2MD 2MD1 1Dr 1R -",
        Ability(
            AFTER_ACTIVATING,
            Then(
                Declare(Declared.COLOUR),
                Then(
                    Reveal(AtRandom(1, Cards(OPPONENT, zone=Zone.HAND))),
                    If(CardIs(THAT_CARD, Cards(colour_chosen=True)), Deal(2, A_CHARACTER)),
                ),
            ),
            may=True,
        ),
    ),
    character(
        "TPG 2 Captain Phasma, Ruthless Tactician",
        "unique villain red starter leader trooper, 9/13 points, 10 health; die 1RD 2RD 1F 1R Sp -",
        Ability(
            SPECIAL,
            Deal(Rather(2, 3, CardIs(THAT_CHARACTER, Cards(damage=AtLeast(6)))), A_CHARACTER),
        ),
        balance="10/14",
    ),
    support(
        "TPG 3 Droid Commandos",
        "villain red starter droid, cost 4; die 2RD 3RD 3RD1 2Dc Sp -",
        Ability(SPECIAL, Deal(1, AnyNumber(Cards(types=CHARACTERS)))),
    ),
    upgrade(
        "TPG 4 Captain Phasma's Blaster",
        "unique villain red starter weapon, cost 3; die 1RD 2RD 3RD1 +3RD 1R -",
        Standing(
            HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, Cards(names=("Captain Phasma",)))
        ),
    ),
    upgrade(
        "TPG 5 Praetorian Guard",
        "villain red starter ability, cost 2; die 1MD 1MD +2MD 1Sh 1R -",
        Standing(HasKeyword(Keyword.GUARDIAN, HOST)),
    ),
    upgrade(
        "TPG 6 Dark Counsel",
        "villain blue starter, cost 1; die 1F 1F 1R Sp - -",
        Ability(SPECIAL, Do((Draw(1), RerollThisDie()))),
    ),
    upgrade(
        "TPG 7 Crossguard Lightsaber",
        "villain blue starter weapon, cost 2; die 1MD +2MD 1Sh 1R Sp -",
        Ability(After(Plays(THIS, on=Cards(names=("Kylo Ren",)))), Deal(1, A_CHARACTER)),
        Ability(
            SPECIAL,
            Deal(Rather(2, 3, CardIs(THAT_CHARACTER, Cards(shields=AtLeast(1)))), A_CHARACTER),
        ),
    ),
    upgrade(
        "TPG 8 Force Stasis",
        "villain blue starter ability, cost 2; die 1Dr 1Sh 1R Sp Sp -",
        Ability(SPECIAL, Then(Remove(One(Dice(shows=RANGED))), Deal(1, A_CHARACTER))),
        only_on=BLUE_CHARACTERS,
    ),
    upgrade(
        "TPG 9 Jedi Rival",
        "villain blue starter title, cost 1",
        Ability(AFTER_ITS_HOST_ACTIVATES, RemoveShields(1, A_CHARACTER), may=True),
    ),
    support(
        "TPG 10 Armored Support",
        "villain red starter, cost 1",
        Ability(
            ACTION,
            To(
                Exhaust(THIS),
                Do(
                    (
                        Reroll(One(Dice(YOU, colours=RED))),
                        If(DieIs(THOSE_DICE, Dice(shows=MELEE_OR_RANGED)), Deal(1, A_CHARACTER)),
                    )
                ),
            ),
        ),
    ),
    event(
        "TPG 11 First Strike",
        "villain red starter, cost 2",
        Then(
            Pick(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))), Deal(ValueOf(THOSE_DICE), A_CHARACTER)
        ),
    ),
    event(
        "TPG 12 I Have You Now",
        "neutral red starter, cost 1",
        Turn(A_DIE, Showing(MELEE_OR_RANGED)),
    ),
    event(
        "TPG 13 Imperial Envoy",
        "villain red starter, cost 2",
        Then(
            Reveal(AtRandom(2, Cards(OPPONENT, zone=Zone.HAND))),
            Deal(
                Count(Cards(types=(CardType.EVENT, CardType.SUPPORT), zone=Zone.LOOKED_AT)),
                A_CHARACTER,
            ),
        ),
    ),
    event("TPG 14 Mobilize", "neutral red starter, cost 3", Gain(4)),
    event(
        "TPG 16 As I Have Foreseen",
        "neutral blue starter, cost 0",
        LookAt(Each(Cards(Whose.EACH_OPPONENT, zone=Zone.HAND))),
        keywords="ambush",
    ),
    event(
        "TPG 17 Clash",
        "neutral blue starter, cost 1",
        Do(
            (Turn(YOUR_DIE, Showing(MELEE)), Turn(One(Dice(OPPONENT, shows=MELEE)), Showing(BLANK)))
        ),
    ),
    event(
        "TPG 19 Your Skills Are Complete",
        "villain blue starter, cost 0",
        Turn(One(Dice(types=UPGRADES)), Showing(BLANK)),
    ),
    event("TPG 22 Subjugate", "villain gray starter, cost 2", Remove(A_DIE)),
    battlefield(
        "TPG 23 Hangar Bay, Imperial Fleet",
        "neutral gray starter",
        Ability(
            CLAIM,
            Then(
                Reveal(Top(1, OPPONENT)),
                If(
                    CardIs(THAT_CARD, Cards(types=(CardType.EVENT, CardType.SUPPORT))),
                    Deal(1, A_CHARACTER),
                ),
            ),
        ),
    ),
    character(
        "TPG 24 Rey, Finding The Ways",
        "unique hero blue starter apprentice, 12/15 points, 11 health; die 1MD 2MD 1Dc 1Sh 1R -",
        Ability(
            AFTER_ACTIVATING,
            Deal(1, A_CHARACTER),
            when=CardIs(THIS, Cards(shields=AtLeast(1))),
            may=True,
        ),
    ),
    character(
        "TPG 25 Poe Dameron, More Than A Pilot",
        "unique hero red starter leader pilot, 11/15 points, 11 health; die 1RD 2RD 2F 1R Sp -",
        Ability(SPECIAL, Do((GiveShields(1, A_CHARACTER), May(Turn(One(Dice(not_this=True))))))),
    ),
    support(
        "TPG 26 Medical Droid",
        "hero red starter droid, cost 1; die 1Sh 1R Sp Sp - -",
        Ability(SPECIAL, Heal(1, A_CHARACTER)),
    ),
    support(
        "TPG 27 Strike Team",
        "hero red starter, cost 5; die 2RD 3RD 3RD1 +4RD 2Dr -",
        Standing(CostChanges(-1, THIS), when=Compared(Resources(OPPONENT), AtLeast(3))),
        keywords="ambush",
    ),
    upgrade(
        "TPG 28 Teamwork",
        "hero red starter, cost 2; die +2RD +2MD 1R Sp Sp -",
        Ability(
            SPECIAL,
            Do(
                (
                    GiveShields(1, HOST),
                    May(GiveShields(1, One(Cards(types=CHARACTERS, not_host=True)))),
                )
            ),
        ),
    ),
    upgrade(
        "TPG 29 Poe Dameron's Blaster",
        "unique hero red starter weapon, cost 2; die 2RD +2RD 1Dr 1R Sp -",
        Ability(
            SPECIAL, Deal(Rather(2, 3, CardIs(HOST, Cards(names=("Poe Dameron",)))), A_CHARACTER)
        ),
    ),
    upgrade(
        "TPG 30 Rey's Lightsaber",
        "unique hero blue starter weapon, cost 3; die 2MD 3MD1 +2MD 1Sh 1R -",
        Ability(
            AFTER_PLAYING, GiveShields(Rather(1, 2, CardIs(HOST, Cards(names=("Rey",)))), HOST)
        ),
        keywords="redeploy",
    ),
    upgrade(
        "TPG 31 Inner Strength",
        "hero blue starter ability, cost 2; die 1F 2Sh 1R Sp Sp -",
        Ability(SPECIAL, MoveDamage(1, HOST, One(Cards(OPPONENT, CHARACTERS, shields=Exactly(0))))),
    ),
    support(
        "TPG 32 Luke's Protection",
        "hero blue starter, cost 0",
        Ability(ACTION, To(PutOnDeck(THIS), GiveShields(1, One(BLUE_CHARACTERS)))),
    ),
    support(
        "TPG 33 Honor Guard",
        "hero red starter, cost 1",
        Ability(ACTION, To(Discard(THIS), Remove(One(Dice(shows=MELEE_OR_RANGED))))),
    ),
    event(
        "TPG 34 Direct Hit",
        "neutral red starter, cost 2",
        Resolve(One(Dice(YOU, shows=MELEE_OR_RANGED)), plus=2),
    ),
    event(
        "TPG 36 Recon",
        "neutral red starter, cost 1",
        Then(Pick(A_DIE), Turn(One(Dice(not_that=True)), SymbolPicked())),
    ),
    event(
        "TPG 38 Concentrate",
        "hero blue starter, cost 1",
        Do((Turn(YOUR_DIE), May(To(Spend(1), Turn(One(Dice(YOU, not_that=True))))))),
    ),
    event(
        "TPG 40 Distraction",
        "hero blue starter, cost 1",
        Then(Pick(Several(2, Dice())), As(OPPONENT, Remove(One(Dice(picked=True))))),
    ),
    event(
        "TPG 41 Do Or Do Not",
        "hero blue starter, cost 0",
        Then(Reroll(YOUR_DIE), Otherwise(May(Resolve(THOSE_DICE, plus=1)), Remove(THOSE_DICE))),
    ),
    event(
        "TPG 42 Fierce Resolve",
        "hero blue starter, cost 2",
        Then(Reroll(YOUR_DIE), Deal(ValueOf(THOSE_DICE), A_CHARACTER)),
    ),
    event(
        "TPG 45 Sound The Alarm",
        "neutral gray starter, cost 0",
        Reroll(AnyNumber(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
    ),
    battlefield(
        "TPG 46 Obi-Wan's Hut, Tatooine",
        "neutral gray starter",
        Ability(
            CLAIM,
            Choose(
                (
                    GiveShields(1, One(BLUE_CHARACTERS)),
                    To(Spend(1), GiveShields(1, One(Cards(types=CHARACTERS, not_colours=BLUE)))),
                )
            ),
        ),
    ),
)
