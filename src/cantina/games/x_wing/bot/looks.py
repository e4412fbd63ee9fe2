"""What the learned judge of X-Wing looks at: two squads, and who points at whom.

It is read from the battle itself, which is far quicker than a view, and only from what lies open:
never a dial, and of damage cards only how many there are.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, log, radians, sin, sqrt
from typing import Final, NamedTuple

from cantina.games.x_wing.bot.fighters import cost_of
from cantina.games.x_wing.bot.headings import BEYOND, CLOSE, CLUTCH, TURRET, WITHIN, usual_damage
from cantina.games.x_wing.bot.losses import Table, losses, step_of
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.library import PILOTS, UPGRADE_ABILITIES, ship_type
from cantina.games.x_wing.rules.values import applied
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.terms import Stat

OF_A_SQUAD: Final = (
    "points",
    "cost",
    "ships",
    "wounded",
    "health",
    "firepower",
    "tokens",
    "stress",
    "locks",
    "skill",
    "threat",
    "shots",
)
LOOKS: Final = (
    "race",
    "far",
    "combat",
    "round",
    *[f"own-{name}" for name in OF_A_SQUAD],
    *[f"enemy-{name}" for name in OF_A_SQUAD],
)
WOUNDED: Final = 2
"""A ship that cannot take more than this."""
RANGE: Final = 340.0
"""So far apart the middles of two bases are at Range 3, more or less."""
AHEAD: Final = 0.74
"""The cosine of a bearing within the firing arc, or nearly."""
LAST_ROUND: Final = 12
"""Later rounds are not told apart."""
MOST_RACE: Final = 4.0


class Facts(NamedTuple):
    """What is printed on a ship and its cards."""

    cost: float
    whole: int
    hull: int
    attack: int
    agility: int
    skill: int
    turret: bool


class Seen(NamedTuple):
    """A ship as it stands: what it is, where, how it points, and what it may lose."""

    facts: Facts
    x: float
    y: float
    ahead_x: float
    ahead_y: float
    health: int
    losses: Table


@lru_cache(maxsize=1024)
def facts_of(pilot: str, upgrades: tuple[str, ...]) -> Facts:
    """Return what the cards of a ship say of it, whatever happened to it."""
    kind, card = ship_type(pilot), PILOTS.get(pilot)
    printed = [UPGRADE_ABILITIES.get(name) for name in upgrades]
    every = [one for abilities in printed if abilities for one in abilities.standing.get(Value, ())]
    rules = [one.rule for one in every if one.when is None and isinstance(one.rule, Value)]
    hull = applied(rules, Stat.HULL, kind.hull)
    return Facts(
        cost_of(pilot, upgrades),
        hull + applied(rules, Stat.SHIELDS, kind.shields),
        hull,
        applied(rules, Stat.ATTACK, kind.attack),
        applied(rules, Stat.AGILITY, kind.agility),
        applied(rules, Stat.SKILL, card.skill if card else 0),
        kind.turret,
    )


@lru_cache(maxsize=1024)
def step_for(attack: int, agility: int) -> int:
    """Return the step in a table of losses for the damage of a usual shot."""
    return step_of(usual_damage(attack, agility))


def seen(ship: Ship) -> Seen:
    """Look at one ship."""
    facts = facts_of(ship.pilot, ship.upgrades)
    left = max(1, facts.hull - len(ship.damage) + ship.shields)
    angle = radians(ship.heading)
    table = losses(facts.cost, max(left, facts.whole), left)
    return Seen(facts, ship.x, ship.y, cos(angle), sin(angle), left, table)


def look(g: Battle, seat: int) -> list[float]:
    """Return what a seat sees."""
    side = g.seats[seat]
    flying = [ship for ship in g.ships if ship.status == IN_PLAY]
    own = [ship for ship in flying if ship.side == side]
    enemies = [ship for ship in flying if ship.side != side]
    ours, theirs = [seen(ship) for ship in own], [seen(ship) for ship in enemies]
    pointing = Pointing(ours, theirs)
    mine, other = of_squad(own, ours, theirs), of_squad(enemies, theirs, ours)
    return [
        race(ours, theirs, mine[5], other[5]),
        pointing.far,
        float(g.phase == "combat"),
        min(g.round, LAST_ROUND) / 6.0,
        *mine,
        pointing.threats[0],
        pointing.shots[0],
        *other,
        pointing.threats[1],
        pointing.shots[1],
    ]


def of_squad(ships: list[Ship], ours: list[Seen], theirs: list[Seen]) -> list[float]:
    """Return the numbers of one squad by itself, in the order of their names."""
    points = cost = health = skill = firepower = tokens = 0.0
    wounded = stressed = locks = 0
    agility = sum([one.facts.agility for one in theirs]) / len(theirs) if theirs else 0.0
    for ship, one in zip(ships, ours, strict=True):
        facts = one.facts
        points += facts.cost * (one.health + 1.0) / (facts.whole + 1.0)
        cost += facts.cost
        health += one.health
        skill += facts.skill
        firepower += usual_damage(facts.attack, round(agility))
        wounded += one.health <= WOUNDED
        locks += len(ship.locks)
        if ship.tokens:
            tokens += ship.tokens.get("focus", 0) + ship.tokens.get("evade", 0)
            stressed += "stress" in ship.tokens
    count = len(ours)
    return [
        points / 20.0,
        cost / 20.0,
        count,
        wounded,
        health / 5.0,
        firepower,
        tokens,
        stressed,
        locks,
        skill / (count or 1) / 3.0,
    ]


def race(ours: list[Seen], theirs: list[Seen], mine: float, other: float) -> float:
    """Return who would win if both squads just fired: what each deals times what it can take."""
    own = (0.1 + mine) * (0.5 + sum([one.health for one in ours]))
    enemies = (0.1 + other) * (0.5 + sum([one.health for one in theirs]))
    return max(-MOST_RACE, min(MOST_RACE, log(own / enemies)))


class Pointing:
    """Who points at whom: the points that each squad's best shots would take off the other."""

    __slots__ = ("far", "shots", "threats")

    def __init__(self, ours: list[Seen], theirs: list[Seen]) -> None:
        threats, shots = [0.0] * len(theirs), [0.0] * len(theirs)
        own_threats = own_shots = gaps = 0.0
        for one in ours:
            threat, shot, nearest = 0.0, 0.0, BEYOND
            facts, x, y, ahead_x, ahead_y, _, _ = one
            for number, enemy in enumerate(theirs):
                dx, dy = enemy.x - x, enemy.y - y
                far = sqrt(dx * dx + dy * dy) or 1.0
                if far >= BEYOND:
                    continue
                if far < nearest:
                    nearest = far
                near = 1.0 if CLOSE <= far <= WITHIN else nearness(far)
                aim = TURRET if facts.turret else (ahead_x * dx + ahead_y * dy) / far
                if aim > 0.0:
                    promised = aim * enemy.losses[step_for(facts.attack, enemy.facts.agility)]
                    threat = max(threat, near * promised)
                    if far < RANGE and (aim > AHEAD or facts.turret):
                        shot = max(shot, promised)
                other = enemy.facts
                aim = TURRET if other.turret else -(enemy.ahead_x * dx + enemy.ahead_y * dy) / far
                if aim > 0.0:
                    promised = aim * one.losses[step_for(other.attack, facts.agility)]
                    threats[number] = max(threats[number], near * promised)
                    if far < RANGE and (aim > AHEAD or other.turret):
                        shots[number] = max(shots[number], promised)
            own_threats += threat
            own_shots += shot
            gaps += nearest
        self.far = gaps / (len(ours) or 1) / 300.0
        """From each own ship to the nearest enemy, on average."""
        self.threats = (own_threats / 5.0, sum(threats) / 5.0)
        self.shots = (own_shots / 5.0, sum(shots) / 5.0)


def nearness(far: float) -> float:
    """Return how much it counts who faces whom at some distance, as `headings` has it."""
    if far < CLOSE:
        return CLUTCH + (1.0 - CLUTCH) * far / CLOSE
    return max(0.0, 1.0 - (far - WITHIN) / (BEYOND - WITHIN))
