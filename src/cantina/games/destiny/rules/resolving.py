"""Resolving dice: one at a time, with the plus dice that join, for their costs (DS-RESOLVE)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_dice
from cantina.games.destiny.cards import standing
from cantina.games.destiny.cards.scene import Resolution, Scene
from cantina.games.destiny.rules import dice as rolling
from cantina.games.destiny.rules import ongoing, queue
from cantina.games.destiny.rules.damage import deal
from cantina.games.destiny.rules.die_values import NO_VALUE, raised_by_rule, x_value
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.rules.symbols import EFFECTS
from cantina.games.destiny.rules.zones import in_pool, return_die
from cantina.games.destiny.state import Battle, Happening
from cantina.games.destiny.terms import DAMAGE, DieSide, Symbol

Ways = dict[Symbol, int | None]


class Manner(msgspec.Struct, frozen=True):
    """How a card lets a die be resolved; the resolve action uses the plain manner."""

    plus: int = 0
    value: int | None = None  # instead of its own
    free: bool = False
    keep: bool = False
    as_base: bool = False
    unblockable: bool = False
    each: tuple[int, ...] | None = None
    joining: tuple[int, ...] | None = None  # only these plus dice may join
    most_joining: int | None = None


PLAIN = Manner()


# --- what can be resolved -----------------------------------------------------------------------


def ways(g: Battle, seat: int, die: int, showing: Symbol | None = None) -> Ways:
    """Return the symbols a die may be resolved as, with the value if that differs."""
    natural = showing or facts.side_of(g, die).symbol
    found: Ways = {natural: None}
    held = [
        (scene, rule)
        for scene, card, rule in ongoing.holding(g, standing.ResolvesAs)
        if card.controller == seat
    ]
    if held:
        todo = [natural]
        while todo:
            symbol = todo.pop()
            for scene, rule in held:
                if rule.symbol not in found and counts_as(scene, rule, die, symbol):
                    found[rule.symbol] = rule.value if rule.value is not None else found[symbol]
                    todo.append(rule.symbol)
    return found


def counts_as(scene: Scene, rule: standing.ResolvesAs, die: int, symbol: Symbol) -> bool:
    """Say whether an ability lets a die that counts as one symbol be resolved as its own."""
    return symbol in rule.dice.shows and rule.dice.includes(scene, die)


def hampered(g: Battle, die: int) -> bool:
    """Say whether a die belongs to a character whose dice are hampered."""
    card = g.dice[die].card
    if card not in g.play or g.play[card].kind != "character":
        return False
    return any(
        rule.card.covers(scene, card)
        for scene, _, rule in ongoing.holding(g, standing.OneDieEachTurn)
    )


def used_up(g: Battle, die: int) -> bool:
    """Say whether another die of a hampered character was resolved this turn."""
    if not g.resolved or not hampered(g, die):
        return False
    card = g.dice[die].card
    return any(other in g.dice and g.dice[other].card == card for other in g.resolved)


def can_resolve(g: Battle, seat: int, die: int, symbol: Symbol, manner: Manner = PLAIN) -> bool:
    """Say whether a die can be resolved as this symbol now (DS-MODIFIER-1, DS-COST-4)."""
    if symbol in (Symbol.BLANK, Symbol.ANY):
        return False  # DS-BLANK-1
    side = facts.side_of(g, die)
    if side.modifier and not manner.as_base and not stands_alone(g, die):
        return False
    if not manner.free and side.cost > g.players[seat].resources:
        return False
    return not used_up(g, die)


def stands_alone(g: Battle, die: int) -> bool:
    """Say whether a plus side can be resolved as if it had no plus, because its card says so."""
    card = g.play.get(g.dice[die].card)
    return card is not None and any(True for _ in ongoing.of_card(g, card, standing.PlusOptional))


def openings(
    g: Battle, seat: int, symbol: str = "", done: Sequence[int] = ()
) -> list[tuple[int, Symbol]]:
    """Return the dice of a pool that the resolve action can take, each with its symbol."""
    found = []
    for die in g.players[seat].pool:
        if die in done:
            continue  # DS-RESOLVE-8
        for way in ways(g, seat, die):
            if (not symbol or way == symbol) and can_resolve(g, seat, die, way):
                found.append((die, way))
    return found


def modifiers(
    g: Battle, seat: int, base: int, symbol: Symbol, done: Sequence[int] = ()
) -> list[int]:
    """Return the plus dice that may join a die showing this symbol (DS-MODIFIER-2)."""
    if hampered(g, base):
        return []  # those dice cannot be modified
    return [
        die
        for die in g.players[seat].pool
        if die != base
        and die not in done
        and facts.side_of(g, die).modifier
        and not (hampered(g, die) and shares_character(g, die, base))
        and not used_up(g, die)
        and joins(g, seat, die, base, symbol)
    ]


def shares_character(g: Battle, one: int, other: int) -> bool:
    """Say whether two dice are the character dice of one character."""
    return g.dice[one].card == g.dice[other].card


def joins(g: Battle, seat: int, die: int, base: int, symbol: Symbol) -> bool:
    """Say whether a plus side fits a symbol: its own, or any where its card says so."""
    side = facts.side_of(g, die)
    if symbol is Symbol.SPECIAL:
        return False  # its value cannot be raised (DS-SPECIAL-2)
    if side.symbol is not Symbol.ANY:
        return symbol in ways(g, seat, die)
    for rule in ongoing.printed(g.die_codes[die], standing.ModifiesAny):
        scene = Scene(g, seat, g.dice[die].card, g.die_codes[die], die)
        return rule.on is None or rule.on.covers(scene, base, g.dice[base].controller)
    return False


# --- resolving ----------------------------------------------------------------------------------


async def resolve(
    scene: Scene, die: int, symbol: Symbol, manner: Manner = PLAIN, done: Sequence[int] = ()
) -> bool:
    """Resolve one die with the plus dice that join it; report whether it was resolved."""
    g = scene.g
    seat = scene.seat
    joined = await choose_modifiers(scene, die, symbol, manner, done)
    group = (die, *joined)
    raised = 0
    for one in group:
        raised += await before_resolving(g, seat, one, symbol)
    if not in_pool(g, die):
        return False
    group = tuple([one for one in group if in_pool(g, one)])
    sides = [facts.side_of(g, one) for one in group]
    if not manner.free and not spend(g, seat, sum([side.cost for side in sides])):
        return False
    value = total(scene, group, sides, symbol, manner) + raised
    own = Scene(g, seat, g.dice[die].card, g.die_codes[die], die)
    own.resolution = Resolution(die, manner.keep)
    own.resolution.busy = (*group, *(scene.resolution.busy if scene.resolution else ()))
    names = [facts.die_text(g, one) for one in group]
    g.say("ds-log-resolve", "DS-RESOLVE-2", seat=facts.player(seat), dice=names)
    faces = {one: (g.dice[one].face, g.dice[one].card) for one in group}
    strong = manner.unblockable or is_unblockable(g, group)
    if manner.each is not None and symbol in DAMAGE:
        await deal(own, [(card, value) for card in manner.each], symbol, strong)
        own.characters = manner.each
    elif symbol is Symbol.SPECIAL or value > 0:
        await EFFECTS[symbol](own, value, strong)
    scene.characters = own.characters
    scene.player = own.player if own.player >= 0 else scene.player
    await put_back(own, group)
    for one, (face, card) in faces.items():
        g.resolved.append(one)
        g.players[seat].report.dice_resolved += 1
        queue.after(
            g,
            Happening(
                "resolve",
                seat,
                card,
                die=one,
                amount=own.amount if one == die else 0,
                source=card,
                symbol=symbol,
                faces=(face,),
            ),
        )
    await queue.settle(g)
    return True


async def choose_modifiers(
    scene: Scene, die: int, symbol: Symbol, manner: Manner, done: Sequence[int]
) -> tuple[int, ...]:
    """Let a player add any number of plus dice that he can pay for (DS-MODIFIER-2)."""
    g = scene.g
    resources = g.players[scene.seat].resources
    left = resources if manner.free else resources - facts.side_of(g, die).cost
    able = [
        other
        for other in modifiers(g, scene.seat, die, symbol, done)
        if (manner.joining is None or other in manner.joining)
        and (manner.free or facts.side_of(g, other).cost <= left)
    ]

    def payable(chosen: tuple[int, ...]) -> Blocked | None:
        cost = sum([facts.side_of(g, other).cost for other in chosen])
        if manner.free or cost <= left:
            return None
        reason = text("ds-blocked-cost", cost=cost, resources=left)
        return Blocked("", text("ds-option-none"), reason, "DS-COST-4")

    prompt = text("ds-ask-modifiers", die=facts.die_text(g, die))
    return await choose_dice(g, scene.seat, prompt, able, 0, manner.most_joining, payable)


async def before_resolving(g: Battle, seat: int, die: int, symbol: Symbol) -> int:
    """Apply what comes before a die is resolved; report by how much its value was raised."""
    found = g.dice[die]
    coming = Happening(
        "resolve",
        seat,
        found.card,
        die=die,
        source=found.card,
        symbol=symbol,
        faces=(found.face,),
    )
    await queue.before(g, coming)
    return 0 if symbol in NO_VALUE else coming.amount


def total(
    scene: Scene, group: Sequence[int], sides: Sequence[DieSide], symbol: Symbol, manner: Manner
) -> int:
    """Add up a die and its plus dice, each raised; a special is 0 whatever raises it."""
    if symbol is Symbol.SPECIAL:
        return 0
    value = manner.plus * len(group)
    scene.die = group[0]
    override = ways(scene.g, scene.seat, group[0]).get(symbol)
    for one, side in zip(group, sides, strict=True):
        if one == group[0] and manner.value is not None:
            value += manner.value
        elif one == group[0] and override is not None:
            value += override
        else:
            value += x_value(scene, one) if side.is_x else side.value + raised_by_rule(scene, one)
    return value


def is_unblockable(g: Battle, group: Sequence[int]) -> bool:
    """Say whether the damage of these dice cannot be blocked (DS-UNBLOCKABLE-3)."""
    for place, die in enumerate(group):
        for rule in ongoing.printed(g.die_codes[die], standing.DamageUnblockable):
            if place == 0 or rule.modified_too:
                return True
    return False


async def put_back(scene: Scene, group: Sequence[int]) -> None:
    """Return resolved dice to their cards (DS-RESOLVE-4), unless one is rerolled or stays."""
    g = scene.g
    resolution = scene.resolution
    for die in group:
        if not in_pool(g, die):
            continue
        if resolution is not None and die == resolution.die:
            if resolution.reroll:
                await rolling.reroll(scene, (die,))
                continue
            if resolution.keep:
                continue
        return_die(g, g.dice[die])
