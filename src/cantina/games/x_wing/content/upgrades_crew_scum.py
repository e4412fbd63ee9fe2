"""Scum crew: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

SCUM_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cikatrovizago",
        Slot.CREW,
        0,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(Window.END_PHASE, To(DiscardThis(), ReplaceCard(Slot.ILLICIT)), may=True),
        ),
    ),
    upgrade(
        "4lom",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(
            when_attacking(
                To(Gain(Token.ION), Choose((BarToken(Token.FOCUS), BarToken(Token.EVADE))))
            ),
        ),
    ),
    upgrade(
        "bobafett",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                To(DiscardThis(), DiscardDefenders()),
                when=AllOf((Attacking(), FaceUpDealt())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "bossk",
        Slot.CREW,
        2,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.ATTACK_MISSES,
                Do((Gain(Token.STRESS), Gain(Token.FOCUS), to_defender(YouLockIt()))),
                when=AllOf((Attacking(), CALM)),
            ),
        ),
    ),
    upgrade(
        "cadbane",
        Slot.CREW,
        2,
        unique=True,
        factions=SCUM,
        building=Building(gains=(Slot.BOMB,)),
        abilities=(Standing(LoadsDice()),),
    ),
    upgrade(
        "dengar",
        Slot.CREW,
        3,
        unique=True,
        factions=SCUM,
        abilities=(
            when_attacking(RerollDice(Die.ATTACK, most=1), Not(DefenderIsUnique())),
            when_attacking(RerollDice(Die.ATTACK, most=2), DefenderIsUnique()),
        ),
    ),
    upgrade(
        "gonk",
        Slot.CREW,
        2,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(Window.ACTION, PlaceOnCard()),
            Ability(Window.ACTION, To(TakeFromCard(), RegainShield())),
        ),
    ),
    upgrade(
        "greedo", Slot.CREW, 1, unique=True, factions=SCUM, abilities=(Standing(FirstCardFaceUp()),)
    ),
    upgrade(
        "jabbathehutt",
        Slot.CREW,
        5,
        unique=True,
        factions=SCUM,
        abilities=(Standing(TokensOn((Slot.ILLICIT,), squad=True)),),
    ),
    upgrade(
        "k4securitydroid",
        Slot.CREW,
        3,
        factions=SCUM,
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.GREEN), may=True
            ),
        ),
    ),
    upgrade(
        "ketsuonyo",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.END_PHASE,
                ChooseInArc(
                    UntilEndOfRound((Standing(KeepsToken(Token.TRACTOR)),)),
                    farthest=2,
                    enemies=True,
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "lattsrazzi",
        Slot.CREW,
        2,
        unique=True,
        factions=SCUM,
        abilities=(
            when_defending(
                Do(
                    (
                        to_each(TheAttacker(), Remove(Token.STRESS)),
                        AddResult(Die.DEFENSE, Face.EVADE),
                    )
                ),
                HasToken(Token.STRESS, Whose.ATTACKER),
            ),
        ),
    ),
    upgrade(
        "maul",
        Slot.CREW,
        3,
        unique=True,
        factions=SCUM,
        abilities=(
            when_attacking(RerollForStress(Die.ATTACK), CALM),
            Ability(
                Window.ATTACK_ENDS,
                Remove(Token.STRESS),
                when=AllOf((Attacking(), AttackHit(), STRESSED)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "outlawtech",
        Slot.CREW,
        2,
        limited=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED, Gain(Token.FOCUS), when=Executed(Difficulty.RED), may=True
            ),
        ),
    ),
    upgrade(
        "unkarplutt",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED,
                To(Suffer(1), DaringAction()),
                when=OverlappedEnemy(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "zuckuss",
        Slot.CREW,
        1,
        unique=True,
        factions=SCUM,
        abilities=(
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                RerollForStress(Die.DEFENSE),
                when=AllOf((Attacking(), CALM)),
                may=True,
            ),
        ),
    ),
)
