"""Scum crew: what is printed on them and what they do."""

from cantina.core.cards import Choose
from cantina.games.x_wing.cards.actions import DaringAction
from cantina.games.x_wing.cards.attacks import Attacking, DefenderIsUnique
from cantina.games.x_wing.cards.cards import (
    DiscardDefenders,
    DiscardThis,
    PlaceOnCard,
    ReplaceCard,
    TakeFromCard,
)
from cantina.games.x_wing.cards.comparing import AttackHit
from cantina.games.x_wing.cards.damage import FaceUpDealt, RegainShield, Suffer
from cantina.games.x_wing.cards.flow import AllOf, Do, Not, To
from cantina.games.x_wing.cards.frames import Ability, Standing, UntilEndOfRound
from cantina.games.x_wing.cards.maneuvers import Executed, OverlappedEnemy
from cantina.games.x_wing.cards.modifying import AddResult, BarToken, RerollDice, RerollForStress
from cantina.games.x_wing.cards.ships import ChooseInArc, TheAttacker
from cantina.games.x_wing.cards.standing.bombs import LoadsDice
from cantina.games.x_wing.cards.standing.cards import TokensOn
from cantina.games.x_wing.cards.standing.damage import FirstCardFaceUp
from cantina.games.x_wing.cards.standing.tokens import KeepsToken
from cantina.games.x_wing.cards.target_locks import AcquireLock, YouLockIt
from cantina.games.x_wing.cards.tokens import Gain, HasToken, Remove
from cantina.games.x_wing.content.wording import (
    CALM,
    SCUM,
    STRESSED,
    to_defender,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, UpgradeCard
from cantina.games.x_wing.terms import Die, Difficulty, Face, Slot, Token, Whose, Window

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
