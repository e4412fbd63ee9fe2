"""Characters of Way of the Force."""

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
)
