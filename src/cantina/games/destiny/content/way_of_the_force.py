"""Cards of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    character(
        "WotF 4",
        "Snoke, Supreme Leader",
        "unique villain blue legendary leader",
        points="11/13",
        health=11,
        sides="2ID 1F 2F 1Dr 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                To(
                    Deal(1, One(Cards(YOU, CHARACTERS, not_this=True))),
                    Resolve(
                        One(Dice(YOU, shows=DAMAGE, types=CHARACTERS, on=THAT_CHARACTER)), plus=2
                    ),
                ),
            ),
        ),
    ),
    support(
        "WotF 31",
        "General Grievous' Wheel Bike",
        "unique villain red legendary vehicle",
        cost=3,
        sides="1RD 2MD +3MD 1Dr 1Dc -",
        abilities=(
            Ability(
                POWER_ACTION,
                To(Choose((Spend(1), Spot(Cards(names=("General Grievous",))))), Ready(THIS)),
            ),
        ),
    ),
    support(
        "WotF 32",
        "Imperial Troop Transport",
        "villain red rare vehicle",
        cost=3,
        sides="XRD XRD1 XID XDr XSh -",
        abilities=(Inherent(XIs(Count(Cards(YOU, CHARACTERS, unique=False)))),),
    ),
    character(
        "WotF 35",
        "DJ, Treacherous Rogue",
        "unique villain yellow legendary scoundrel",
        points="13/16",
        health=11,
        sides="2RD 2RD 1Dr 1Dc 1R -",
        abilities=(
            Ability(
                After(RemovesDice(Dice(OPPONENT), by=YOU)),
                Indirect(EventAmount(), THAT_PLAYER),
                may=True,
            ),
        ),
    ),
    character(
        "WotF 56",
        "Luke Skywalker, Reluctant Instructor",
        "unique hero blue legendary jedi",
        points="12/15",
        health=12,
        sides="1F 1Sh 2Sh 2Sh 1R -",
        abilities=(
            Standing(ResolvesAs(ThisDie((Symbol.SHIELD,)), Symbol.MELEE)),
            Ability(
                POWER_ACTION,
                MoveUpgrade(
                    One(Cards(types=UPGRADES, colours=BLUE, subtypes=(Subtype.ABILITY,), on=THIS)),
                    One(Cards(types=CHARACTERS, colours=BLUE, not_this=True)),
                ),
            ),
        ),
    ),
    character(
        "WotF 57",
        "Plo Koon, Jedi Protector",
        "unique hero blue rare jedi",
        points="11/14",
        health=10,
        sides="1MD 2MD 1F 1Sh 1R -",
        abilities=(Standing(HasAbilitiesOf(Cards(YOU, CHARACTERS, unique=False))),),
    ),
    character(
        "WotF 74",
        "Rex, Clone Captain",
        "unique hero red legendary leader trooper",
        points="11/14",
        health=11,
        sides="1RD 2RD 2ID 1F 1R -",
        abilities=(
            Ability(
                Before(Activates(THIS)),
                To(Choose((Spend(1), Spot(Cards(names=("Clone Trooper",))))), TakeBattlefield()),
                may=True,
            ),
        ),
    ),
    upgrade(
        "WotF 87",
        "Rex's Blaster Pistol",
        "unique hero red legendary weapon",
        cost=2,
        sides="2RD +2RD 2ID 1Sh 1R -",
        abilities=(
            Standing(CopiesNotUnique(), when=CardIs(HOST, Cards(names=("Rex",)))),
            Ability(
                After(Activates(HOST)),
                Activate(YOUR_CHARACTER),
                when=ControlBattlefield(),
                may=True,
            ),
        ),
    ),
    event(
        "WotF 92",
        "Clandestine Operation",
        "hero yellow uncommon",
        cost=1,
        does=To(
            Spot(YELLOW_CHARACTERS, 2, or_one=Cards(names=("Cassian Andor",))),
            Then(Resolve(AnyNumber(Dice(YOU), same_symbol=True)), Mill(JustDone(), ANYONE)),
        ),
    ),
    upgrade(
        "WotF 117",
        "Dagger of Mortis",
        "unique neutral blue legendary weapon",
        cost=3,
        sides="2MD 2MD +3MD 1Sh 1R -",
        keywords="redeploy",
        abilities=(
            Ability(
                Before(Resolves(ThisDie(MELEE))),
                MoveShields(1, One(BLUE_CHARACTERS), HOST),
                may=True,
            ),
        ),
    ),
    event(
        "WotF 122",
        "Grand Entrance",
        "neutral red common",
        cost=1,
        does=Then(
            Activate(YOUR_CHARACTER),
            Then(
                Reroll(AnyNumber(Dice(YOU, on=THAT_CHARACTER))),
                Reroll(AnyNumber(Dice(YOU, on=THAT_CHARACTER))),
            ),
        ),
    ),
    plot(
        "WotF 127",
        "Home Turf Advantage",
        "neutral red uncommon",
        points="2",
        abilities=(Building(BringsBattlefields(2)),),
    ),
    upgrade(
        "WotF 142",
        "Darksaber",
        "unique neutral yellow legendary weapon",
        cost=4,
        sides="2MD 3MD 2F 1Dc 1Sh 1R",
        keywords="redeploy",
        abilities=(
            Ability(
                Before(Resolves(THIS_DIE)),
                If(
                    CardIs(HOST, Cards(points=AtLeast(15))),
                    Raise(Rather(1, 2, CardIs(HOST, Cards(points=AtLeast(20))))),
                ),
            ),
        ),
    ),
)
