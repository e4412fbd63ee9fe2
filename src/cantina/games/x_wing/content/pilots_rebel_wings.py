"""Rebel pilots of X-wings, Y-wings, A-wings and B-wings."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.phrases import STRESSED, when_attacking, when_defending

MOVE_AGAIN = Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL)))

REBEL_WING_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "xwing",
        Faction.REBEL,
        "torpedo astromech",
        pilot(
            "wedgeantilles",
            "unique, skill 9, 29 points, elite",
            Standing(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), when=Attacking()),
            wave=1,
        ),
        pilot(
            "lukeskywalker",
            "unique, skill 8, 28 points, elite",
            when_defending(ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE)),
            wave=0,
        ),
        pilot(
            "garvendreis",
            "unique, skill 6, 26 points",
            Ability(Window.FOCUS_SPENT, HandOver(Token.FOCUS, 2), may=True),
            wave=1,
        ),
        pilot(
            "biggsdarklighter",
            "unique, skill 5, 25 points",
            Standing(Shelters(1)),
            wave=0,
            errata=(
                Ability(
                    Window.COMBAT_BEGINS,
                    UntilEndOfRound((Standing(Shelters(1)),)),
                    may=True,
                    limit=Limit.GAME,
                ),
            ),
        ),
        pilot("redsquadronpilot", "skill 4, 23 points", wave=0),
        pilot("rookiepilot", "skill 2, 21 points", wave=0),
        pilot(
            "wesjanson",
            "unique, skill 8, 29 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                Choose((StripToken(Token.FOCUS), StripToken(Token.EVADE), StripLock())),
                when=Attacking(),
                may=True,
            ),
        ),
        pilot(
            "kullbeesperado",
            "unique, skill 7, 26 points, elite",
            Ability(
                Window.ACTION_PERFORMED,
                FlipCard("servomotorsfoils"),
                when=Performed((Action.BOOST, Action.BARREL_ROLL)),
                may=True,
            ),
        ),
        pilot(
            "hobbieklivian",
            "unique, skill 5, 25 points",
            Ability(Window.LOCK_ACQUIRED, Remove(Token.STRESS), when=STRESSED, may=True),
            Ability(Window.LOCK_SPENT, Remove(Token.STRESS), when=STRESSED, may=True),
        ),
        pilot(
            "tarnmison",
            "unique, skill 3, 23 points",
            Ability(
                At(Window.ATTACK_DECLARED, Whose.ENEMY),
                ForEach(TheAttacker(), YouLockIt()),
                when=Defending(),
                may=True,
            ),
        ),
        pilot("cavernangelszealot", "skill 1, 22 points, elite"),
        pilot(
            "edriotwotubes",
            "unique, skill 4, 24 points, elite",
            Ability(Window.BEFORE_REVEAL, FreeAction(), when=HasToken(Token.FOCUS), may=True),
        ),
        pilot(
            "jekporkins",
            "unique, skill 7, 26 points, elite",
            Ability(
                Window.STRESS_RECEIVED,
                Do((Remove(Token.STRESS), RollDie(Die.ATTACK, (Face.HIT,), DealFaceDown()))),
                when=STRESSED,
                may=True,
            ),
        ),
        pilot(
            "leevantenza",
            "unique, skill 5, 25 points, elite",
            Ability(
                Window.ACTION_PERFORMED,
                Do((Gain(Token.STRESS), Gain(Token.EVADE))),
                when=Performed((Action.BOOST,)),
                may=True,
            ),
        ),
    ),
    *squadron(
        "ywing",
        Faction.REBEL,
        "turret torpedo torpedo astromech",
        pilot(
            "hortonsalm",
            "unique, skill 8, 25 points",
            when_attacking(RerollDice(Die.ATTACK, (Face.BLANK,)), AtRange(2, 3)),
            wave=1,
        ),
        pilot(
            "dutchvander",
            "unique, skill 6, 23 points",
            Ability(
                Window.LOCK_ACQUIRED, ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=2)
            ),
            wave=1,
        ),
        pilot("graysquadronpilot", "skill 4, 20 points", wave=1),
        pilot("goldsquadronpilot", "skill 2, 18 points", wave=1),
    ),
    *squadron(
        "awing",
        Faction.REBEL,
        "missile",
        pilot("tychocelchu", "unique, skill 8, 26 points, elite", Standing(ActsUnderStress())),
        pilot(
            "gemmersojan",
            "unique, skill 5, 22 points",
            Standing(Value(Stat.AGILITY, 1), when=EnemyWithin(1)),
        ),
        pilot("greensquadronpilot", "skill 3, 19 points, elite"),
        pilot("prototypepilot", "skill 1, 17 points"),
        pilot("arvelcrynyd", "unique, skill 6, 23 points", Standing(TargetsTouched())),
        pilot(
            "jakefarrell",
            "unique, skill 7, 24 points, elite",
            Ability(Window.FOCUS_ASSIGNED, MOVE_AGAIN, may=True),
        ),
    ),
    *squadron(
        "bwing",
        Faction.REBEL,
        "system cannon torpedo torpedo",
        pilot(
            "keyanfarlander",
            "unique, skill 7, 29 points, elite",
            when_attacking(
                To(Remove(Token.STRESS), ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0)),
                STRESSED,
            ),
        ),
        pilot(
            "ibtisam",
            "unique, skill 6, 28 points, elite",
            when_attacking(RerollDice(Die.ATTACK, most=1), STRESSED),
            when_defending(RerollDice(Die.DEFENSE, most=1), STRESSED),
        ),
        pilot("daggersquadronpilot", "skill 4, 24 points"),
        pilot("bluesquadronpilot", "skill 2, 22 points"),
        pilot(
            "neradantels",
            "unique, skill 5, 26 points, elite",
            Standing(FiresAllRound(Slot.TORPEDO)),
        ),
        pilot(
            "tennumb",
            "unique, skill 8, 31 points, elite",
            Standing(SureCritical(), when=Attacking()),
        ),
    ),
)
