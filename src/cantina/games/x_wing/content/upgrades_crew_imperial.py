"""Imperial crew: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.phrases import *

IMPERIAL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "emperorpalpatine",
        "unique imperial crew, 8 points",
        Ability(At(Window.ATTACK_DECLARED, Whose.FRIEND), NameResult(Die.ATTACK), may=True),
        Ability(At(Window.BEFORE_DEFENSE_ROLL, Whose.FRIEND), NameResult(Die.DEFENSE), may=True),
    ),
    upgrade(
        "directorkrennic",
        "unique imperial crew, 5 points",
        Ability(
            Window.BEFORE_PLACING,
            ChooseShip(
                Whose.FRIEND, AssignCondition("optimizedprototype"), farthest=0, most_shields=3
            ),
            limit=Limit.GAME,
        ),
    ),
    upgrade(
        "generalhux",
        "unique imperial crew, 5 points",
        Ability(
            Window.ACTION,
            Do(
                (
                    ChooseShips(
                        Whose.FRIEND,
                        Gain(Token.FOCUS),
                        most=3,
                        farthest=2,
                        one_also=AssignCondition("fanaticaldevotion"),
                    ),
                    Gain(Token.STRESS),
                )
            ),
        ),
    ),
    upgrade(
        "kyloren",
        "unique imperial crew, 3 points",
        Ability(Window.ACTION, ChooseShip(Whose.ENEMY, SHOW_THE_DARK_SIDE, farthest=3)),
    ),
    upgrade(
        "isbslicer",
        "imperial crew, 2 points",
        Ability(
            Window.ACTION_PERFORMED,
            ChooseBesideTarget(Jam(), without=Token.JAM),
            when=Performed((Action.JAM,)),
            may=True,
        ),
    ),
    upgrade(
        "agentkallus",
        "unique imperial crew, 2 points",
        Ability(
            Window.ROUND_BEGINS,
            ChooseShip(Whose.ENEMY, MarkShip(), farthest=0),
            when=FirstRound(),
            limit=Limit.GAME,
        ),
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT), AgainstMarked()),
        when_defending(ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE), AgainstMarked()),
    ),
    upgrade(
        "darthvader",
        "unique imperial crew, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            Do((Suffer(2), to_defender(Suffer(1, critical=True)))),
            when=Attacking(),
            may=True,
        ),
    ),
    upgrade(
        "deathtroopers",
        "unique imperial crew, 2 points",
        Ability(
            At(Window.ATTACK_DECLARED, Whose.ENEMY),
            Gain(Token.STRESS),
            when=AllOf((FriendDefends(1), InAttackersArc())),
        ),
    ),
    upgrade(
        "fleetofficer",
        "imperial crew, 3 points",
        Ability(
            Window.ACTION,
            Do(
                (
                    ChooseShips(Whose.FRIEND, Gain(Token.FOCUS), most=2, farthest=2),
                    Gain(Token.STRESS),
                )
            ),
        ),
    ),
    upgrade(
        "marajade",
        "unique imperial crew, 3 points",
        Ability(
            Window.COMBAT_ENDS,
            ForEach(
                ShipsWithin(Whose.ENEMY, 1), If(Not(ItHasToken(Token.STRESS)), Gain(Token.STRESS))
            ),
        ),
    ),
    upgrade(
        "moffjerjerrod",
        "unique imperial crew, 2 points",
        Ability(
            Window.CARD_DEALT, To(DiscardOther(Slot.CREW, this_too=True), TurnDealtDown()), may=True
        ),
    ),
    upgrade(
        "rearadmiralchiraneau",
        "unique imperial crew, 3 points",
        Ability(Window.ACTION, Fly(("straight:1",))),
    ),
    upgrade(
        "rebelcaptive",
        "unique imperial crew, 3 points",
        Ability(
            At(Window.ATTACK_DECLARED, Whose.ENEMY),
            Gain(Token.STRESS),
            when=Defending(),
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "systemsofficer",
        "limited imperial crew, 2 points",
        Ability(
            Window.MANEUVER_EXECUTED,
            ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=1),
            when=Executed(Difficulty.GREEN),
        ),
    ),
    upgrade("tacticalofficer", "imperial crew, 2 points", Standing(MoreActions(Action.COORDINATE))),
    upgrade(
        "ysanneisard",
        "unique imperial crew, 4 points",
        Ability(
            Window.COMBAT_BEGINS,
            GrantedAction(Action.EVADE),
            when=AllOf((NoShields(), Damaged())),
            may=True,
        ),
    ),
)
