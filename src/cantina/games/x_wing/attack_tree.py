"""The odds of an attack by walking through it: every roll that can fall, in the rules' own steps.

Each step runs as at the table, on copies of the battle; where dice fall it branches, and equal
positions are put together again. So any weapon and any card counts for what it does. From where no
card has a say any more, the rest is counted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import msgspec

from cantina.core.asking import BaseAsk
from cantina.core.chance import Chance, Pick, Reveal, Roll
from cantina.core.event import Log
from cantina.games.x_wing.attack_rest import HARMLESS, chance_to_destroy, damage_dealt, rest_of
from cantina.games.x_wing.attack_voices import AT_STEPS, FIRST_STEP, do_speak, is_silent
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.sources import rules_in_force, worth
from cantina.games.x_wing.cards.standing.damage import ChoosesDamage, DrawsDamage
from cantina.games.x_wing.library import DAMAGE
from cantina.games.x_wing.names import damage_name
from cantina.games.x_wing.odds import MAJOR_EXPLOSION, MINOR_EXPLOSION, Odds
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.attack_steps import ATTACK_STEPS
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.modifying import attack_of, may_spend_focus
from cantina.games.x_wing.rules.values import hull_value
from cantina.games.x_wing.spending import answer
from cantina.games.x_wing.state import IN_PLAY, Battle, Result
from cantina.games.x_wing.terms import Window

HURTING = (FIRST_STEP, "compare-results", "deal-damage")
"""The steps in which ships suffer damage."""


ATTACK_MODIFIED = AT_STEPS["modify-attack-dice"]
DEFENSE_MODIFIED = (*AT_STEPS["modify-defense-dice"], *AT_STEPS["compare-results"])
ROLLING = {
    FIRST_STEP: (dice.ATTACK, (*AT_STEPS[FIRST_STEP], *ATTACK_MODIFIED)),
    "modify-attack-dice": (dice.ATTACK, ATTACK_MODIFIED),
    "roll-defense-dice": (dice.DEFENSE, (*AT_STEPS["roll-defense-dice"], *DEFENSE_MODIFIED)),
}
"""The steps in which dice of the attack fall, and the moments at which a card could use them."""
WITHOUT_CHANCE = ("modify-defense-dice", "compare-results")
"""The steps in which no die falls and no two positions become one, unless a card has a say."""


EXPLOSIONS = (MINOR_EXPLOSION, MAJOR_EXPLOSION)
EXPLODING = tuple([damage_name(kind) for kind in EXPLOSIONS])


class Tally(NamedTuple):
    """What an attack came to: damage on the defender, whether it hit, whether it destroyed."""

    hits: int = 0
    criticals: int = 0
    hit: bool = False
    destroyed: bool = False


class Place(NamedTuple):
    """A position in the middle of an attack, with its chance."""

    battle: Battle
    step: str
    tally: Tally
    chance: float


def walked_odds(g: Battle, defender: int) -> Odds:
    """Return the odds of the attack that is in progress in a battle, which stays as it is."""
    ends: dict[Tally, float] = defaultdict(float)
    silent = [step for step in AT_STEPS if is_silent(g, step)]
    calm = () if do_speak(g, ROLLING["roll-defense-dice"][1]) else WITHOUT_CHANCE
    passed = tuple([step for step in calm if step not in silent])
    places = [Place(g, FIRST_STEP, Tally(), 1.0)]
    while places:
        found: dict[tuple[bytes, str, Tally], Place] = {}
        for place in places:
            rest = rest_of(place.battle, place.step) if place.step in silent else None
            if rest is not None:
                add_rest(ends, place, rest, defender)
                continue
            for battle, step, tally, chance in branches(place, defender, passed):
                if step not in ATTACK_STEPS or battle.attack is None:
                    ends[tally._replace(destroyed=is_gone(battle, defender))] += chance
                    continue
                key = (signature(battle, step), step, tally)
                known = found.get(key)
                before = known.chance if known is not None else 0.0
                found[key] = Place(battle, step, tally, before + chance)
        places = list(found.values())
    chances: dict[tuple[int, int], float] = defaultdict(float)
    for tally, p in sorted(ends.items()):
        chances[tally.hits, tally.criticals] += p
    return Odds(
        tuple([(hits, criticals, p) for (hits, criticals), p in chances.items()]),
        max(hits + criticals for hits, criticals in chances),
        sum(p for tally, p in ends.items() if tally.hit),
        sum(p for tally, p in ends.items() if tally.destroyed),
    )


def is_gone(battle: Battle, ship_id: int) -> bool:
    """Whether a ship is destroyed, or will be after an attack of its own (XW-SIMULTANEOUS-1)."""
    ship = battle.ship(ship_id)
    return ship.status != IN_PLAY or ship.doomed


def add_rest(ends: dict[Tally, float], place: Place, rest: Odds, defender: int) -> None:
    """Add what the rest of an attack comes to where nobody has to walk through it."""
    battle, before = place.battle, place.tally
    ship = battle.ship(defender)
    for hits, criticals, p in damage_dealt(rest, ship.shields):
        hit = before.hit or hits + criticals > 0
        tally = Tally(before.hits + hits, before.criticals + criticals, hit)
        dealt = Odds(((hits, criticals, 1.0),), hits + criticals)
        destroyed = chance_to_destroy(battle, dealt, ship)
        ends[tally._replace(destroyed=True)] += place.chance * p * destroyed
        ends[tally] += place.chance * p * (1 - destroyed)


def branches(place: Place, defender: int, passed: tuple[str, ...]) -> Iterator[Place]:
    """Run one step, and those that are only passed, in every way that chance can take it."""
    waiting: list[tuple[tuple[Any, ...], float]] = [((), place.chance)]
    while waiting:
        script, chance = waiting.pop()
        battle, step, log = place.battle.copy(), place.step, Log()
        given = iter(script)
        made: list[Any] = list(script)
        coroutine = begun(battle, step, log)
        value: Any = None
        hidden = False  # whether somebody looks at a card that lies face down
        while True:
            try:
                request = coroutine.send(value)
            except StopIteration as stop:
                step, value = stop.value or "", None
                if step not in passed or battle.attack is None:
                    break
                coroutine = begun(battle, step, log)
                continue
            if not isinstance(request, BaseAsk | Chance):
                hidden, value = isinstance(request, Reveal), None
                continue
            value, was_hidden, hidden = next(given, None), hidden, False
            if value is not None:
                continue
            ways = ways_of(battle, step, request, was_hidden)
            if ways:
                (value, p), *others = ways
                waiting += [((*made, faces), chance * q) for faces, q in others]
                chance *= p  # this run goes on with the first that can fall
            else:
                value = settled(battle, request)
            made.append(value)
        yield Place(battle, step, tallied(place.tally, log, defender), chance)


def begun(battle: Battle, step: str, log: Log) -> Generator[Any, Any, str | None]:
    """Begin a step; where ships suffer damage, it is told."""
    if step in HURTING:
        battle.tell_to(log)
    return ATTACK_STEPS[step](battle).__await__()


def ways_of(
    battle: Battle, step: str, request: BaseAsk[Any] | Chance, hidden: bool
) -> Sequence[tuple[object, float]]:
    """Return what chance can bring where that matters: a roll, or a card dealt face up."""
    if isinstance(request, Roll):
        return outcomes(battle, step, request)
    if isinstance(request, Pick) and not hidden and is_dealt(battle):
        return sorts_of(request)
    return ()


def is_dealt(battle: Battle) -> bool:
    """Whether a damage card can decide now whether the defender is destroyed."""
    attack = attack_of(battle)
    attacker, defender = battle.ship(attack.attacker), battle.ship(attack.defender)
    if rules_in_force(battle, attacker, DrawsDamage) or has_gift(battle, defender, ChoosesDamage):
        return False  # who sees several takes one of them, which is left out
    hull_left = hull_value(battle, defender) - damage_on(defender)
    return 0 < hull_left <= attack.results.hits + 2 * attack.results.criticals


def sorts_of(request: Pick[str]) -> list[tuple[str, float]]:
    """Return one damage card of every sort that can matter in the attack, with its chance."""
    found: dict[object, tuple[str, int]] = {}
    for kind in request.values:
        sort = DAMAGE[kind].trait, worth(kind), kind if kind in EXPLOSIONS else ""
        first, count = found.get(sort, (kind, 0))
        found[sort] = first, count + 1
    return [(kind, count / len(request.values)) for kind, count in found.values()]


def settled(battle: Battle, request: BaseAsk[Any] | Chance) -> Any:
    """Answer a question, or draw a card that matters to nobody now."""
    if isinstance(request, BaseAsk):
        forced = request.forced()
        return forced[2] if forced is not None else request.find(answer(battle, request))
    if isinstance(request, Pick):
        calm = [value for value in request.values if value in HARMLESS]
        return (calm or list(request.values))[0]
    return request.outcomes()[0][0]


def outcomes(battle: Battle, step: str, request: Roll[str]) -> list[tuple[tuple[str, ...], float]]:
    """Return what a roll can show, with its chance; what comes to the same is shown once."""
    found = rolls(request.die.name, request.count)
    if step not in ROLLING:
        return found
    die, windows = ROLLING[step]
    attack = attack_of(battle)
    declared = Window.ATTACK_DECLARED if attack.follow_up.repeated else None
    if do_speak(battle, [window for window in windows if window is not declared]):
        return found
    roller = attack.attacker if die is dice.ATTACK else attack.defender
    has_focus = may_spend_focus(battle, roller, die)
    if die is dice.DEFENSE:
        threat = dice.count(attack.dice.attack_roll, dice.HIT, dice.CRITICAL)
        return alike(request.count, has_focus, threat)
    return found if has_focus else idle_focus(request.count)


@lru_cache(maxsize=64)
def alike(count: int, has_focus: bool, threat: int) -> list[tuple[tuple[str, ...], float]]:
    """Return defense rolls that stop differently many results; a focus result needs a token."""
    found: dict[tuple[int, int], tuple[tuple[str, ...], float]] = {}
    for shown, p in rolls(dice.DEFENSE_DIE.name, count):
        evades = min(shown.count(dice.EVADE), threat)
        focuses = min(shown.count(dice.FOCUS), threat - evades) if has_focus else 0
        first, known = found.get((evades, focuses), (shown, 0.0))
        found[evades, focuses] = first, known + p
    return list(found.values())


@lru_cache(maxsize=64)
def idle_focus(count: int) -> list[tuple[tuple[str, ...], float]]:
    """Return attack rolls where nobody can use a focus result: it is as good as a blank."""
    found: dict[tuple[str, ...], float] = defaultdict(float)
    for shown, p in rolls(dice.ATTACK_DIE.name, count):
        found[tuple(sorted([dice.BLANK if face in DULL else face for face in shown]))] += p
    return list(found.items())


@lru_cache(maxsize=64)
def rolls(name: str, count: int) -> list[tuple[tuple[str, ...], float]]:
    """Return what dice can show, whatever the order, with its chance."""
    faces = next(die.faces for die in dice.DICE.values() if die.name == name)
    kinds = sorted(set(faces))
    share = {kind: faces.count(kind) / len(faces) for kind in kinds}
    found: list[tuple[tuple[str, ...], float]] = []
    for shown in combinations_with_replacement(kinds, count):
        p, left = 1.0, count
        for kind in kinds:
            there = shown.count(kind)
            p *= comb(left, there) * share[kind] ** there
            left -= there
        found.append((shown, p))
    return found


def tallied(before: Tally, log: Log, defender: int) -> Tally:
    """Add what the log tells of the defender's damage."""
    at = (f"ship:{defender}",)
    burns = burnt_by(log)
    told = [e.text.id for n, e in enumerate(log.events) if e.at == at and n not in burns]
    hits = told.count("xw-log-loses-shield") + told.count("xw-log-damage-face-down")
    criticals = told.count("xw-log-damage-face-up")
    hit = any(event.text.id == "xw-log-hits" for event in log.events)
    return Tally(before.hits + hits, before.criticals + criticals, before.hit or hit)


def burnt_by(log: Log) -> list[int]:
    """Return the events that tell of what an exploding damage card did, no result of the attack."""
    texts = [event.text for event in log.events]
    return [
        number + 2
        for number, used in enumerate(texts[:-2])
        if used.args.get("card") in EXPLODING and texts[number + 1].id == "xw-log-rolls-one"
    ]


ROLLED = ("modify-attack-dice", "modify-defense-dice")
"""The steps before which every face of the last roll still matters."""
LAST_STEP = "deal-damage"
"""The step before which only what was not cancelled still matters."""
DULL = (dice.FOCUS, dice.BLANK)


def signature(battle: Battle, step: str) -> bytes:
    """Name a position by what the rest of the attack can depend on; the order of dice does not."""
    attack = battle.attack
    assert attack is not None
    rolls_there = attack.dice.attack_roll, attack.dice.defense_roll
    if step == LAST_STEP:
        attack.dice.attack_roll = [one for one in rolls_there[0] if one.face not in DULL]
        attack.dice.defense_roll = []
    elif step not in ROLLED:
        attack.dice.attack_roll = settled_roll(rolls_there[0])
        attack.dice.defense_roll = settled_roll(rolls_there[1])
    elif step == ROLLED[1]:
        attack.dice.attack_roll = settled_roll(rolls_there[0])
    for roll in (attack.dice.attack_roll, attack.dice.defense_roll):
        roll.sort(key=in_order)
    ships = [battle.ship(attack.attacker), battle.ship(attack.defender)]
    return msgspec.msgpack.encode((attack, ships))


def settled_roll(roll: list[Result]) -> list[Result]:
    """Return a roll that nobody modifies any more: what is neither hit nor evade is one thing."""
    return [Result(dice.BLANK if result.face in DULL else result.face) for result in roll]


def in_order(result: Result) -> tuple[str, bool, bool, bool]:
    """Sort results by face and by what was done to them."""
    return result.face, result.rerolled, result.added, result.fixed
