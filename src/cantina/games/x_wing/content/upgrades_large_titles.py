"""Titles of large ships: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.library import PILOTS
from cantina.games.x_wing.names import is_craft, ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Window


class ResistanceNearAttacker(CardCondition, frozen=True):
    """Another friendly ship of the Resistance is near the attacker."""

    farthest: int

    def holds(self, scene: Scene) -> bool:
        ship = scene.attacker
        return ship is not None and any(
            PILOTS[friend.pilot].resistance and is_within(friend, ship, self.farthest)
            for friend in other_friends(scene.g, scene.yours)
            if not is_craft(friend)
        )


class DemandStress(CardEffect, frozen=True):
    """Choose an unstressed enemy near you; it or another enemy near you gets a stress token."""

    farthest: int

    def near(self, scene: Scene) -> list[Ship]:
        """Return the enemies within range."""
        you = scene.yours
        return [ship for ship in enemies_of(scene.g, you) if is_within(you, ship, self.farthest)]

    def can(self, scene: Scene) -> bool:
        return any(not tokens.is_stressed(ship) for ship in self.near(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        calm = [ship.ship_id for ship in self.near(scene) if not tokens.is_stressed(ship)]
        if not calm:
            return NOTHING
        chosen = await ask_for_ship(g, scene.yours.seat, calm)
        seat = g.ship(chosen).seat
        near = [ship.ship_id for ship in self.near(scene) if ship.seat == seat]
        victim = await Ask(
            seat,
            text("xw-ask-demand-stress", ship=ship_name(g, chosen)),
            [chosen, *[ship for ship in near if ship != chosen]],
            label=lambda ship: text("xw-option-ship", ship=ship_name(g, ship)),
            at=lambda ship: f"ship:{ship}",
        )
        tokens.gain(g, g.ship(victim), tokens.STRESS)
        await happens(g, Window.STRESS_RECEIVED, victim)
        return DONE


def carrier_of(card: str) -> tuple[Line, ...]:
    """Write what every ship says that another is docked to."""
    return (
        Standing(Carries(card)),
        Ability(Window.MANEUVER_EXECUTED, Deploy(), may=True),
        Ability(Window.DESTROYED, Deploy(emergency=True)),
    )


LARGE_TITLES: tuple[UpgradeCard, ...] = (
    upgrade(
        "slavei",
        "unique title, 0 points",
        ships=("firespray31",),
        building=Building(gains=(Slot.TORPEDO,)),
    ),
    upgrade(
        "andrasta",
        "unique title, 0 points",
        ships=("firespray31",),
        building=Building(gains=(Slot.BOMB, Slot.BOMB)),
    ),
    upgrade(
        "millenniumfalcon",
        "unique title, 1 point",
        Standing(MoreActions(Action.EVADE)),
        ships=("yt1300",),
    ),
    upgrade(
        "millenniumfalcon-swx57",
        "unique title, 1 point",
        Ability(
            Window.MANEUVER_EXECUTED,
            Do((Gain(Token.STRESS), TurnRound())),
            when=AllOf((ExecutedBearing(BANKS), ExecutedSpeed((3,)), Not(Touching()), CALM)),
            may=True,
        ),
        ships=("yt1300",),
    ),
    upgrade(
        "st321", "unique title, 3 points", Standing(LocksAnywhere()), ships=("lambdaclassshuttle",)
    ),
    upgrade(
        "outrider",
        "unique title, 5 points",
        Standing(NoPrimary(), when=HasSlot(Slot.CANNON)),
        Standing(FiresAllRound(Slot.CANNON)),
        ships=("yt2400",),
    ),
    upgrade(
        "dauntless",
        "unique title, 2 points",
        Ability(
            Window.MANEUVER_EXECUTED,
            Then(DaringAction(), Gain(Token.STRESS)),
            when=Touched(),
            may=True,
        ),
        ships=("vt49decimator",),
    ),
    upgrade(
        "ig2000", "scum title, 0 points", Standing(SharesTalents("ig2000")), ships=("aggressor",)
    ),
    upgrade(
        "punishingone",
        "unique title, 12 points",
        Standing(Value(Stat.ATTACK, 1)),
        ships=("jumpmaster5000",),
    ),
    upgrade(
        "shadowcaster",
        "unique title, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            to_defender(Tractor()),
            when=AllOf((Attacking(), AttackHit(), DefenderInMobileArc(), AtRange(1, 2))),
            may=True,
        ),
        ships=("lancerclasspursuitcraft",),
    ),
    upgrade(
        "kylorensshuttle",
        "unique title, 2 points",
        Ability(Window.COMBAT_ENDS, DemandStress(2)),
        ships=("upsilonclassshuttle",),
    ),
    upgrade(
        "pivotwing",
        "title, 0 points",
        Standing(Value(Stat.AGILITY, 1)),
        Ability(Window.MANEUVER_EXECUTED, FlipThis(), may=True),
        ships=("uwing",),
        back=(
            Ability(
                Window.MANEUVER_REVEALED,
                TurnRound(),
                when=RevealedBearing(("stationary",)),
                may=True,
            ),
            Ability(Window.MANEUVER_EXECUTED, FlipThis(), may=True),
        ),
    ),
    upgrade(
        "crossfireformation",
        "title, 2 points",
        when_defending(AddResult(Die.DEFENSE, Face.FOCUS), ResistanceNearAttacker(2)),
        ships=("bsf17bomber",),
    ),
    upgrade(
        "ghost",
        "unique title, 0 points",
        *carrier_of("phantom"),
        Ability(Window.COMBAT_ENDS, AttackWithSlot(Slot.TURRET), when=Carrying(), may=True),
        ships=("vcx100",),
    ),
    upgrade(
        "ghost-swx72",
        "unique title, 0 points",
        *carrier_of("phantomii"),
        Ability(
            Window.ACTIVATION_ENDS, GrantedAction(Action.COORDINATE), when=Carrying(), may=True
        ),
        ships=("vcx100",),
    ),
    upgrade(
        "phantom", "unique title, 0 points", Standing(Docks("ghost")), ships=("attackshuttle",)
    ),
    upgrade(
        "phantomii",
        "unique title, 0 points",
        Standing(Docks("ghost-swx72")),
        ships=("sheathipedeclassshuttle",),
    ),
    upgrade(
        "houndstooth",
        "unique title, 6 points",
        Ability(Window.DESTROYED, LaunchPup("nashtahpuppilot"), may=True),
        ships=("yv666",),
    ),
)
