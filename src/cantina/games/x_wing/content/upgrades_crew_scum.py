"""Scum crew: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

SCUM_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cikatrovizago",
        "unique scum crew, 0 points",
        Ability(Window.END_PHASE, To(DiscardThis(), ReplaceCard(Slot.ILLICIT)), may=True),
    ),
    upgrade(
        "4lom",
        "unique scum crew, 1 point",
        when_attacking(To(Gain(Token.ION), Choose((BarToken(Token.FOCUS), BarToken(Token.EVADE))))),
    ),
    upgrade(
        "bobafett",
        "unique scum crew, 1 point",
        Ability(
            Window.ATTACK_ENDS,
            To(DiscardThis(), DiscardDefenders()),
            when=AllOf((Attacking(), FaceUpDealt())),
            may=True,
        ),
    ),
    upgrade(
        "bossk",
        "unique scum crew, 2 points",
        Ability(
            Window.ATTACK_MISSES,
            Do((Gain(Token.STRESS), Gain(Token.FOCUS), to_defender(YouLockIt()))),
            when=AllOf((Attacking(), CALM)),
        ),
    ),
    upgrade(
        "cadbane",
        "unique scum crew, 2 points",
        Standing(LoadsDice()),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "dengar",
        "unique scum crew, 3 points",
        when_attacking(RerollDice(Die.ATTACK, most=1), Not(DefenderIsUnique())),
        when_attacking(RerollDice(Die.ATTACK, most=2), DefenderIsUnique()),
    ),
    upgrade(
        "gonk",
        "unique scum crew, 2 points",
        Ability(Window.ACTION, PlaceOnCard()),
        Ability(Window.ACTION, To(TakeFromCard(), RegainShield())),
    ),
    upgrade("greedo", "unique scum crew, 1 point", Standing(FirstCardFaceUp())),
    upgrade(
        "jabbathehutt",
        "unique scum crew, 5 points",
        Standing(TokensOn((Slot.ILLICIT,), squad=True)),
    ),
    upgrade(
        "k4securitydroid",
        "scum crew, 3 points",
        Ability(Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.GREEN), may=True),
    ),
    upgrade(
        "ketsuonyo",
        "unique scum crew, 1 point",
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
    upgrade(
        "lattsrazzi",
        "unique scum crew, 2 points",
        when_defending(
            Do(
                (
                    ForEach(TheAttacker(), Remove(Token.STRESS)),
                    AddResult(Die.DEFENSE, Face.EVADE),
                )
            ),
            HasToken(Token.STRESS, Whose.ATTACKER),
        ),
    ),
    upgrade(
        "maul",
        "unique scum crew, 3 points",
        when_attacking(RerollForStress(Die.ATTACK), CALM),
        Ability(
            Window.ATTACK_ENDS,
            Remove(Token.STRESS),
            when=AllOf((Attacking(), AttackHit(), STRESSED)),
            may=True,
        ),
    ),
    upgrade(
        "outlawtech",
        "limited scum crew, 2 points",
        Ability(
            Window.MANEUVER_EXECUTED, Gain(Token.FOCUS), when=Executed(Difficulty.RED), may=True
        ),
    ),
    upgrade(
        "unkarplutt",
        "unique scum crew, 1 point",
        Ability(
            Window.MANEUVER_EXECUTED,
            To(Suffer(1), DaringAction()),
            when=OverlappedEnemy(),
            may=True,
        ),
    ),
    upgrade(
        "zuckuss",
        "unique scum crew, 1 point",
        Ability(
            Window.MODIFY_DEFENSE_DICE,
            RerollForStress(Die.DEFENSE),
            when=AllOf((Attacking(), CALM)),
            may=True,
        ),
    ),
)
