"""Upgrades, downgrades, supports, plots and battlefields of Spirit of Rebellion."""

from __future__ import annotations

from cantina.core.effects import Do, May, Then, To
from cantina.games.destiny.cards.vocabulary.effects import (
    Block,
    Deal,
    Discard,
    Draw,
    Exhaust,
    ForbidRolling,
    Gain,
    GiveResources,
    Mill,
    MoveDamage,
    MoveShields,
    MoveUpgrade,
    PlaceTokens,
    Play,
    Remove,
    Reroll,
    RerollThisDie,
    Resolve,
    ReturnToHand,
    SetAside,
    UseClaim,
)
from cantina.games.destiny.cards.vocabulary.events import (
    Activates,
    ClaimsBattlefield,
    Defeated,
    Discarded,
    Plays,
    Rolls,
    TakesDamage,
)
from cantina.games.destiny.cards.vocabulary.flow import As
from cantina.games.destiny.cards.vocabulary.frames import (
    Action,
    After,
    Before,
    Claim,
    Inherent,
    Instead,
    Ongoing,
    Special,
)
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_CHARACTER,
    BLANK,
    BLUE_CHARACTERS,
    CHARACTERS,
    HOST,
    OPPONENT,
    RED,
    SUPPORTS,
    THIS,
    THIS_DIE,
    THOSE_DICE,
    UPGRADES,
    WEAPON,
    YELLOW_CHARACTERS,
    YOU,
    YOUR_DIE,
)
from cantina.games.destiny.cards.vocabulary.rules import DamageUnblockable, IsElite, ModifiesAny
from cantina.games.destiny.cards.vocabulary.selectors import (
    AtMost,
    Cards,
    Dice,
    DiePlace,
    Each,
    One,
    UpTo,
    Whose,
    Zone,
)
from cantina.games.destiny.cards.vocabulary.values import EventAmount, Token, TokensOn
from cantina.games.destiny.printed import Card, battlefield, support, upgrade
from cantina.games.destiny.terms import MELEE_OR_RANGED, Symbol

CARDS: tuple[Card, ...] = (
    upgrade(
        "SoR 8",
        "Z6 Riot Control Baton",
        "villain red legendary",
        cost=3,
        sides="2MD 2MD 3MD1 1R - -",
        subtypes="weapon",
        keywords="redeploy",
        abilities=(After(Rolls(THIS_DIE, into_pool=True), May(Reroll(THOSE_DICE))),),
    ),
    upgrade(
        "SoR 14",
        "Force Lightning",
        "villain blue legendary",
        cost=4,
        sides="2RD 3RD1 4RD1 Sp Sp -",
        subtypes="ability",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Special(
                Do((Deal(1, A_CHARACTER), May(To(Remove(One(Dice(shows=BLANK))), RerollThisDie()))))
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
            After(
                Rolls(THIS_DIE),
                As(Whose.EACH_OPPONENT, May(To(GiveResources(1), Remove(THOSE_DICE)))),
            ),
        ),
    ),
    support(
        "SoR 30",
        "C-3PO",
        "unique hero red rare",
        cost=1,
        sides="1F 1Dc 1R 1R - -",
        subtypes="droid",
        abilities=(Action(To(Remove(THIS_DIE), Resolve(YOUR_DIE, as_symbol=Symbol.ANY))),),
    ),
    upgrade(
        "SoR 41",
        "Journals of Ben Kenobi",
        "unique hero blue rare",
        cost=1,
        sides="+1MD 1R 1R - - -",
        abilities=(Action(To(Remove(THIS_DIE), Draw(1))),),
    ),
    upgrade(
        "SoR 57",
        "Vibroknife",
        "neutral gray rare",
        cost=2,
        sides="1MD 1MD +2MD 1Dc 1R -",
        subtypes="weapon",
        keywords="ambush",
        abilities=(Ongoing(DamageUnblockable(modified_too=True)),),
    ),
    upgrade(
        "SoR 59",
        "Ascension Gun",
        "neutral yellow rare",
        cost=2,
        sides="1RD 2RD 1F 2Dc1 Sp -",
        subtypes="equipment",
        abilities=(Special(UseClaim(unused=True)),),
    ),
    upgrade(
        "SoR 60",
        "Con Artist",
        "neutral yellow rare",
        cost=2,
        sides="2Dr 2Dr 1Dc Sp Sp -",
        only_on=YELLOW_CHARACTERS,
        abilities=(
            Special(
                Then(
                    PlaceTokens(Token.DAMAGE, 1, THIS), Mill(TokensOn(Token.DAMAGE, THIS), OPPONENT)
                )
            ),
        ),
    ),
    support(
        "SoR 70",
        "Imperial Inspection",
        "villain red uncommon",
        cost=0,
        abilities=(
            After(
                Rolls(Dice(YOU, shows=(Symbol.DISRUPT,))),
                May(To(SetAside(THIS), ReturnToHand(One(Cards(types=UPGRADES, cost=AtMost(2)))))),
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
            After(
                Activates(HOST),
                May(MoveDamage(1, One(Cards(types=CHARACTERS, not_host=True)), HOST)),
            ),
        ),
    ),
    support(
        "SoR 123",
        "Aftermath",
        "neutral red common",
        cost=0,
        abilities=(After(Defeated(Cards(types=CHARACTERS)), May(To(Exhaust(THIS), Gain(1)))),),
        reprints=("11133",),
    ),
    support(
        "SoR 124",
        "Air Superiority",
        "neutral red common",
        cost=1,
        abilities=(
            After(Plays(THIS), PlaceTokens(Token.SHIELD, 3, THIS)),
            Action(To(Exhaust(THIS), MoveShields(1, THIS, A_CHARACTER))),
        ),
    ),
    upgrade(
        "SoR 125",
        "Training",
        "neutral red uncommon",
        cost=2,
        subtypes="ability",
        only_on=Cards(types=CHARACTERS, colours=RED, unique=False),
        abilities=(Ongoing(IsElite()),),
    ),
    upgrade(
        "SoR 135",
        "Force Illusion",
        "neutral blue uncommon",
        cost=1,
        subtypes="ability",
        abilities=(
            Before(
                TakesDamage(HOST), May(Then(To(Mill(EventAmount(), YOU), Block()), Discard(THIS)))
            ),
        ),
    ),
    upgrade(
        "SoR 141",
        "Ammo Belt",
        "neutral gray common",
        cost=1,
        abilities=(
            Instead(
                Discarded(Cards(types=UPGRADES, subtypes=WEAPON, on=HOST)),
                Discard(THIS),
                optional=True,
            ),
        ),
    ),
    support(
        "SoR 149",
        "Outmaneuver",
        "neutral yellow common",
        cost=1,
        abilities=(After(ClaimsBattlefield(), Gain(1)),),
    ),
    upgrade(
        "SoR 150",
        "Fast Hands",
        "neutral yellow uncommon",
        cost=0,
        subtypes="ability",
        only_on=YELLOW_CHARACTERS,
        abilities=(After(Activates(HOST), May(Resolve(One(Dice(YOU, on=HOST))))),),
    ),
    battlefield(
        "SoR 151",
        "Carbon-freezing Chamber",
        "neutral gray uncommon",
        subtitle="Bespin",
        abilities=(Claim(ForbidRolling(One(Dice(types=CHARACTERS, place=DiePlace.ANYWHERE)))),),
    ),
    battlefield(
        "SoR 152",
        "Cargo Hold",
        "neutral gray common",
        subtitle="Eravana",
        abilities=(
            Claim(
                MoveUpgrade(
                    One(Cards(types=UPGRADES, on=Each(Cards(types=CHARACTERS)))),
                    One(Cards(types=CHARACTERS, same_side=True)),
                )
            ),
        ),
    ),
    battlefield(
        "SoR 153",
        "Docking Bay",
        "neutral gray common",
        subtitle="Finalizer",
        abilities=(Claim(Play(One(Cards(YOU, SUPPORTS, zone=Zone.HAND_OR_DISCARD)), less=1)),),
    ),
    battlefield(
        "SoR 159",
        "Secret Facility",
        "neutral gray uncommon",
        subtitle="Scarif",
        abilities=(Claim(Resolve(UpTo(3, Dice(YOU, shows=MELEE_OR_RANGED)))),),
    ),
)
