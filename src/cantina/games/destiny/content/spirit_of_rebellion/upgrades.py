"""Upgrades of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "SoR 8",
        "Z6 Riot Control Baton",
        "villain red legendary weapon",
        cost=3,
        sides="2MD 2MD 3MD1 1R - -",
        keywords="redeploy",
        abilities=(Ability(After(Rolls(THIS_DIE, into_pool=True)), Reroll(THOSE_DICE), may=True),),
    ),
    upgrade(
        "SoR 14",
        "Force Lightning",
        "villain blue legendary ability",
        cost=4,
        sides="2RD 3RD1 4RD1 Sp Sp -",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (Deal(1, A_CHARACTER), May(To(Remove(One(Dice(shows=BLANK))), RerollThisDie())))
                ),
            ),
        ),
    ),
    upgrade(
        "SoR 16",
        "Lure of Power",
        "villain blue rare",
        cost=2,
        sides="+1* +1* +2* 1R - -",
        abilities=(Inherent(ModifiesAny()),),
    ),
    upgrade(
        "SoR 23",
        "Blackmail",
        "villain yellow legendary",
        cost=3,
        sides="2Dc 3Dc 2Dr 3Dr 3Sh -",
        abilities=(
            Ability(
                After(Rolls(THIS_DIE)),
                As(Whose.EACH_OPPONENT, May(To(GiveResources(1), Remove(THOSE_DICE)))),
            ),
        ),
    ),
    upgrade(
        "SoR 41",
        "Journals of Ben Kenobi",
        "unique hero blue rare",
        cost=1,
        sides="+1MD 1R 1R - - -",
        abilities=(Ability(ACTION, To(Remove(THIS_DIE), Draw(1))),),
    ),
    upgrade(
        "SoR 57",
        "Vibroknife",
        "neutral gray rare weapon",
        cost=2,
        sides="1MD 1MD +2MD 1Dc 1R -",
        keywords="ambush",
        abilities=(Standing(DamageUnblockable(modified_too=True)),),
    ),
    upgrade(
        "SoR 59",
        "Ascension Gun",
        "neutral yellow rare equipment",
        cost=2,
        sides="1RD 2RD 1F 2Dc1 Sp -",
        abilities=(Ability(SPECIAL, UseClaim(unused=True)),),
    ),
    upgrade(
        "SoR 60",
        "Con Artist",
        "neutral yellow rare",
        cost=2,
        sides="2Dr 2Dr 1Dc Sp Sp -",
        only_on=YELLOW_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Then(
                    PlaceTokens(Token.DAMAGE, 1, THIS), Mill(TokensOn(Token.DAMAGE, THIS), OPPONENT)
                ),
            ),
        ),
    ),
    upgrade(
        "SoR 118",
        "Life Debt",
        "hero yellow uncommon",
        cost=0,
        only_on=YELLOW_CHARACTERS,
        abilities=(
            Ability(
                After(Activates(HOST)),
                MoveDamage(1, One(Cards(types=CHARACTERS, not_host=True)), HOST),
                may=True,
            ),
        ),
    ),
    upgrade(
        "SoR 125",
        "Training",
        "neutral red uncommon ability",
        cost=2,
        only_on=Cards(types=CHARACTERS, colours=RED, unique=False),
        abilities=(Standing(IsElite()),),
    ),
    upgrade(
        "SoR 135",
        "Force Illusion",
        "neutral blue uncommon ability",
        cost=1,
        abilities=(
            Ability(
                Before(TakesDamage(HOST)),
                Then(To(Mill(EventAmount(), YOU), Block()), Discard(THIS)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "SoR 141",
        "Ammo Belt",
        "neutral gray common",
        cost=1,
        abilities=(
            Ability(
                Instead(Discarded(Cards(types=UPGRADES, subtypes=WEAPON, on=HOST))),
                Discard(THIS),
                may=True,
            ),
        ),
    ),
    upgrade(
        "SoR 150",
        "Fast Hands",
        "neutral yellow uncommon ability",
        cost=0,
        only_on=YELLOW_CHARACTERS,
        abilities=(Ability(After(Activates(HOST)), Resolve(One(Dice(YOU, on=HOST))), may=True),),
    ),
)
