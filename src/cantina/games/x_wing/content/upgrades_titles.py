"""Titles: what is printed on them and what they do."""

from __future__ import annotations

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.windows import mark
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within
from cantina.games.x_wing.rules.sides import ships_in_play


class WeaponCostAtMost(CardCondition, frozen=True):
    """The weapon that is used costs so many points or fewer."""

    points: int

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        if attack is None or not attack.weapon:
            return False
        return upgrade_card(attack.weapon).points <= self.points


class OnlyDefenderInArc(CardCondition, frozen=True):
    """The defender is the only ship inside your firing arc at Range 1-3."""

    def holds(self, scene: Scene) -> bool:
        you, target = scene.yours, scene.defender
        seen = [
            ship
            for ship in ships_in_play(scene.g)
            if ship is not you and is_within(you, ship, 3) and is_in_arc(you, ship)
        ]
        return seen == [target]


class NotUsed(CardCondition, frozen=True):
    """You did not use an ability of this card in this attack, counted from 0."""

    index: int

    def holds(self, scene: Scene) -> bool:
        attack = scene.g.attack
        name = f"{scene.you}:{mark(scene.source, self.index)}"
        return attack is not None and name not in attack.used


AILERONS = Ability(
    Window.BEFORE_REVEAL, Fly(("bank:left:1", "straight:1", "bank:right:1")), when=CALM
)

TITLE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "specialopstraining",
        "title, 0 points",
        Ability(Window.ATTACK_DECLARED, MoreAttackDice(), when=FromFront(), may=True),
        Ability(
            Window.ATTACK_ENDS,
            AttackAfterwards("rear"),
            when=AllOf((FromFront(), NotUsed(0))),
            may=True,
        ),
        ships=("tiesffighter",),
    ),
    upgrade(
        "starvipermkii",
        "title, -3 points",
        Standing(RollsCurved(must=True)),
        ships=("starviper",),
        building=Building(gains=(Slot.TITLE,)),
    ),
    upgrade(
        "enforcer",
        "unique title, 1 point",
        Ability(
            Window.ATTACK_ENDS,
            ForEach(TheAttacker(), Gain(Token.STRESS)),
            when=AllOf((Defending(), AttackerInBullseye())),
        ),
        ships=("m12lkimogilafighter",),
    ),
    upgrade("adaptiveailerons", "title, 0 points", AILERONS, ships=("tiestriker",)),
    upgrade(
        "advancedailerons",
        "title, 0 points",
        Standing(Colour(Difficulty.WHITE, bearings=("bank:left", "bank:right"), speeds=(3,))),
        AILERONS,
        ships=("tiereaper",),
    ),
    upgrade(
        "allianceoverhaul",
        "title, 0 points",
        Standing(ExtraDice(Die.ATTACK), when=FromFront()),
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), FromRear()),
        ships=("arc170",),
    ),
    upgrade(
        "awingtestpilot",
        "title, 0 points",
        ships=("awing",),
        building=Building(gains=(Slot.ELITE,), least_skill=2),
    ),
    upgrade(
        "blackone",
        "unique title, 1 point",
        Ability(
            Window.ACTION_PERFORMED,
            ChooseShip(Whose.FRIEND, ShedLock(), farthest=1),
            when=Performed((Action.BOOST, Action.BARREL_ROLL)),
            may=True,
        ),
        ships=("t70xwing",),
        building=Building(least_skill=7),
    ),
    upgrade(
        "btla4ywing",
        "title, 0 points",
        Standing(OnlyInArc()),
        Ability(
            Window.ATTACK_ENDS,
            AttackAfterwards("turret"),
            when=AllOf((Attacking(), WithPrimary())),
            may=True,
        ),
        ships=("ywing",),
    ),
    upgrade(
        "concorddawnprotector",
        "title, 1 point",
        Ability(
            Window.DEFENSE_ROLLED,
            AddResult(Die.DEFENSE, Face.EVADE),
            when=AllOf((InAttackersArc(1), AttackerInYourArc(), AtRange(1, 1))),
        ),
        ships=("protectoratestarfighter",),
    ),
    upgrade(
        "firstordervanguard",
        "unique title, 2 points",
        when_attacking(RerollDice(Die.ATTACK, most=1), OnlyDefenderInArc()),
        when_defending(To(DiscardThis(), RerollDice(Die.DEFENSE))),
        ships=("tiesilencer",),
    ),
    upgrade(
        "havoc",
        "unique title, 0 points",
        ships=("scurrgh6bomber",),
        building=Building(
            gains=(Slot.SYSTEM, Slot.SALVAGED_ASTROMECH),
            loses=(Slot.CREW,),
            unique_only=Slot.SALVAGED_ASTROMECH,
        ),
    ),
    upgrade(
        "heavyscykinterceptor",
        "title, 2 points",
        Standing(Value(Stat.HULL, 1)),
        ships=("m3ainterceptor",),
        building=Building(gains_one_of=(Slot.CANNON, Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade(
        "lightscykinterceptor",
        "title, -2 points",
        Standing(CardsFaceUp()),
        Standing(Colour(Difficulty.GREEN, bearings=("bank:left", "bank:right"))),
        ships=("m3ainterceptor",),
        building=Building(loses=(Slot.MODIFICATION,)),
    ),
    upgrade(
        "misthunter",
        "unique title, 0 points",
        Standing(MoreActions(Action.BARREL_ROLL)),
        ships=("g1astarfighter",),
        building=Building(needs_card="tractorbeam", gains=(Slot.CANNON,)),
    ),
    upgrade(
        "moldycrow", "unique title, 3 points", Standing(KeepsToken(Token.FOCUS)), ships=("hwk290",)
    ),
    upgrade(
        "os1arsenalloadout",
        "title, 2 points",
        Standing(FiresDisabled((Slot.TORPEDO, Slot.MISSILE), locked=True)),
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade(
        "royalguardtie",
        "title, 0 points",
        ships=("tieinterceptor",),
        building=Building(gains=(Slot.MODIFICATION,), least_skill=5),
    ),
    upgrade(
        "sabinesmasterpiece",
        "unique rebel title, 1 point",
        ships=("tiefighter",),
        building=Building(gains=(Slot.CREW, Slot.ILLICIT)),
    ),
    upgrade(
        "tied",
        "title, 0 points",
        Ability(
            Window.ATTACK_ENDS,
            AttackAfterwards(),
            when=AllOf((Attacking(), WithSlot(Slot.CANNON), WeaponCostAtMost(3))),
            may=True,
            limit=Limit.ROUND,
        ),
        ships=("tiedefender",),
    ),
    upgrade(
        "tieshuttle",
        "title, 0 points",
        ships=("tiebomber",),
        building=Building(
            gains=(Slot.CREW, Slot.CREW),
            loses=(Slot.TORPEDO, Slot.MISSILE, Slot.BOMB),
            dearest_crew=4,
        ),
    ),
    upgrade(
        "tiev1",
        "title, 1 point",
        Ability(Window.LOCK_ACQUIRED, GrantedAction(Action.EVADE), may=True),
        ships=("tieadvprototype",),
    ),
    upgrade(
        "tiex1",
        "title, 0 points",
        ships=("tieadvanced",),
        building=Building(gains=(Slot.SYSTEM,), cheaper=4, cheaper_slot=Slot.SYSTEM),
    ),
    upgrade(
        "tiex7",
        "title, -2 points",
        Ability(
            Window.MANEUVER_EXECUTED,
            GrantedAction(Action.EVADE),
            when=AllOf((ExecutedSpeed((3, 4, 5)), Not(Overlapped()))),
            may=True,
        ),
        ships=("tiedefender",),
        building=Building(loses=(Slot.CANNON, Slot.MISSILE)),
    ),
    upgrade(
        "vaksai",
        "title, 0 points",
        ships=("kihraxzfighter",),
        building=Building(gains=(Slot.MODIFICATION, Slot.MODIFICATION), cheaper=1),
    ),
    upgrade(
        "virago",
        "unique title, 1 point",
        ships=("starviper",),
        building=Building(gains=(Slot.SYSTEM, Slot.ILLICIT), least_skill=4),
    ),
    upgrade(
        "xg1assaultconfiguration",
        "title, 1 point",
        Standing(FiresDisabled((Slot.CANNON,), most_points=2)),
        ships=("alphaclassstarwing",),
        building=Building(gains=(Slot.CANNON, Slot.CANNON)),
    ),
)
