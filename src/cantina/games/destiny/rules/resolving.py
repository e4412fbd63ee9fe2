"""Resolving dice: one at a time, with the plus dice that join, for their costs (DS-RESOLVE)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.core.cards import count_of, walk
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_dice
from cantina.games.destiny.cards import standing
from cantina.games.destiny.cards.scene import Resolution, Scene
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import dice as rolling
from cantina.games.destiny.rules import ongoing, queue
from cantina.games.destiny.rules.damage import deal
from cantina.games.destiny.rules.die_values import NO_VALUE, raised_by_rule, x_value
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.rules.symbols import EFFECTS
from cantina.games.destiny.rules.zones import in_pool, return_die
from cantina.games.destiny.state import Duel, Happening
from cantina.games.destiny.terms import DAMAGE, DieSide, Symbol

Ways = dict[Symbol, int | None]


class Manner(msgspec.Struct, frozen=True):
    """How a card lets a die be resolved; the resolve action uses the plain manner."""

    plus: int = 0
    value: int | None = None  # instead of its own
    less: int = 0  # taken off the cost of each die
    free: bool = False
    keep: bool = False
    as_base: bool = False
    unblockable: bool = False
    each: tuple[int, ...] | None = None
    joining: tuple[int, ...] | None = None  # only these plus dice may join
    most_joining: int | None = None


PLAIN = Manner()


# --- what can be resolved -----------------------------------------------------------------------


def ways(g: Duel, seat: int, die: int, showing: Symbol | None = None) -> Ways:
    """Return the symbols a die may be resolved as, with the value if that differs."""
    natural = showing or facts.side_of(g, die).symbol
    found: Ways = {natural: None}
    if not g.carried[standing.ResolvesAs]:
        return found
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


def hampered(g: Duel, die: int) -> bool:
    """Say whether a die belongs to a character whose dice are hampered."""
    if not g.carried[standing.OneDieEachTurn]:
        return False
    card = g.dice[die].card
    return any(
        rule.card.covers(scene, card)
        for scene, _, rule in ongoing.holding(g, standing.OneDieEachTurn)
    )


def used_up(g: Duel, die: int) -> bool:
    """Say whether another die of a hampered character was resolved this turn."""
    if g.resolved and g.players[g.dice[die].controller].slow:
        return True
    if not g.resolved or not hampered(g, die):
        return False
    card = g.dice[die].card
    return any(other in g.dice and g.dice[other].card == card for other in g.resolved)


def can_resolve(g: Duel, seat: int, die: int, symbol: Symbol, manner: Manner = PLAIN) -> bool:
    """Say whether a die can be resolved as this symbol now (DS-MODIFIER-1, DS-COST-4)."""
    if symbol is Symbol.BLANK or symbol is Symbol.ANY:
        return False  # DS-BLANK-1
    side = facts.side_of(g, die)
    if side.modifier and not manner.as_base and not stands_alone(g, die):  # DS-MODIFIER-4
        return False
    # also through a card: DS-COST-3, DS-CARD-RESOLVE-2
    if side.cost and not manner.free and not affordable(g, seat, die, symbol, manner):
        return False
    return not g.resolved or not used_up(g, die)


def stands_alone(g: Duel, die: int) -> bool:
    """Say whether a plus side can be resolved as if it had no plus, because its card says so."""
    card = g.play.get(g.dice[die].card)
    return card is not None and bool(ongoing.of_card(g, card, standing.PlusOptional))


# --- what it costs ------------------------------------------------------------------------------


def die_cost(g: Duel, seat: int, die: int, manner: Manner = PLAIN) -> int:
    """Return what resolving a die costs as things stand."""
    cost = facts.side_of(g, die).cost
    if manner.free or not cost:
        return 0
    for scene, card, rule in ongoing.holding(g, standing.DieCostsLess):
        if card.controller == seat and rule.dice.includes(scene, die):
            cost -= count_of(scene, rule.n)
    return max(cost - manner.less, 0)


def affordable(g: Duel, seat: int, die: int, symbol: Symbol, manner: Manner) -> bool:
    """Say whether a die can be paid for, with everything that could lower its cost."""
    cost = die_cost(g, seat, die, manner)
    resources = g.players[seat].resources
    if cost <= resources:
        return True
    cost -= discount(g, seat, die, symbol)
    if manner.joining is None:
        cost -= saved_by_joining(g, die, modifiers(g, seat, die, symbol))
    return cost <= resources


def discount(g: Duel, seat: int, die: int, symbol: Symbol) -> int:
    """Return by how much "before" abilities could lower the cost of a die."""
    if not g.carried["before:resolve"]:
        return 0
    coming = about_to_resolve(g, seat, die, symbol)
    total = 0
    for waiting in queue.answers(g, "before:resolve", coming):
        ability = facts.KNOWN[waiting.code].ability(waiting.ability)
        scene = Scene(g, waiting.seat, waiting.card, waiting.code, cause=coming)
        if ability.effect.can(scene):
            parts = [part for part in walk(ability.effect) if isinstance(part, Effect)]
            total += sum([part.saves_on_die(scene) for part in parts])
    return total


def saved_by_joining(g: Duel, base: int, joined: Sequence[int]) -> int:
    """Return by how much plus dice lower the cost of the character die that they join."""
    card = g.dice[base].card
    saved = 0
    for die in joined:
        own = g.play.get(g.dice[die].card)
        if own is not None and own.host == card:
            rules = ongoing.of_card(g, own, standing.ModifiedCostsLess)
            saved += sum([rule.n for _, rule in rules])
    return min(saved, facts.side_of(g, base).cost)


def openings(
    g: Duel, seat: int, symbol: str = "", done: Sequence[int] = ()
) -> list[tuple[int, Symbol]]:
    """Return the dice of a pool that the resolve action can take, each with its symbol."""
    found = []
    as_printed = not g.carried[standing.ResolvesAs]
    for die in open_pools(g, seat):
        if die in done:
            continue  # DS-RESOLVE-8
        for way in (facts.side_of(g, die).symbol,) if as_printed else ways(g, seat, die):
            if (not symbol or way == symbol) and can_resolve(g, seat, die, way):  # DS-RESOLVE-5
                found.append((die, way))
    return found


def open_pools(g: Duel, seat: int) -> list[int]:
    """Return the dice a player may resolve: of his pool, and of one that a card opens to him."""
    pool = g.players[seat].pool
    if g.claimed < 0 or g.claimed == seat:
        return pool
    opened = ongoing.holding(g, standing.OpensClaimersPool)
    if any(card.controller == seat for _, card, _ in opened):
        return [*pool, *g.players[g.claimed].pool]
    return pool


def modifiers(g: Duel, seat: int, base: int, symbol: Symbol, done: Sequence[int] = ()) -> list[int]:
    """Return the plus dice that may join a die showing this symbol (DS-MODIFIER-2)."""
    if hampered(g, base) or g.players[seat].slow:
        return []  # those dice cannot be modified
    return [
        die
        for die in open_pools(g, seat)
        if facts.side_of(g, die).modifier
        and die != base
        and die not in done
        and not (hampered(g, die) and shares_character(g, die, base))
        and not used_up(g, die)
        and joins(g, seat, die, base, symbol)
    ]


def shares_character(g: Duel, one: int, other: int) -> bool:
    """Say whether two dice are the character dice of one character."""
    return g.dice[one].card == g.dice[other].card


def joins(g: Duel, seat: int, die: int, base: int, symbol: Symbol) -> bool:
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
    raised = saved = 0
    for one in () if not g.carried["before:resolve"] else group:
        coming = about_to_resolve(g, seat, one, symbol)
        await queue.before(g, coming)
        raised += 0 if symbol in NO_VALUE else coming.amount
        saved += min(coming.saved, die_cost(g, seat, one, manner)) if in_pool(g, one) else 0
    if not in_pool(g, die):
        return False
    group = tuple([one for one in group if in_pool(g, one)]) if joined else group
    sides = [facts.side_of(g, one) for one in group]
    if not spend(g, seat, max(group_cost(g, seat, group, manner) - saved, 0)):
        return False
    value = total(scene, group, sides, symbol, manner) + raised
    scene.worth = value
    own = Scene(g, seat, g.dice[die].card, g.die_codes[die], die)
    own.resolution = Resolution(die, manner.keep)
    own.resolution.busy = (*group, *(scene.resolution.busy if scene.resolution else ()))
    if g.told:
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


def group_cost(g: Duel, seat: int, group: Sequence[int], manner: Manner) -> int:
    """Return what a die and the plus dice that join it cost together."""
    cost = sum([die_cost(g, seat, one, manner) for one in group])
    return max(cost - saved_by_joining(g, group[0], group[1:]), 0)


async def choose_modifiers(
    scene: Scene, die: int, symbol: Symbol, manner: Manner, done: Sequence[int]
) -> tuple[int, ...]:
    """Let a player add any number of plus dice that he can pay for (DS-MODIFIER-2)."""
    g = scene.g
    seat = scene.seat
    joining = [
        other
        for other in modifiers(g, seat, die, symbol, done)
        if manner.joining is None or other in manner.joining
    ]
    if not joining:
        return ()
    left = g.players[seat].resources + discount(g, seat, die, symbol)
    able = [other for other in joining if group_cost(g, seat, (die, other), manner) <= left]

    def payable(chosen: tuple[int, ...]) -> Blocked | None:
        cost = group_cost(g, seat, (die, *chosen), manner)
        if cost <= left:
            return None
        reason = text("ds-blocked-cost", cost=cost, resources=left)
        return Blocked("", text("ds-option-none"), reason, "DS-COST-4")

    if not able:
        return ()

    def prompt() -> Text:
        return text("ds-ask-modifiers", die=facts.die_text(g, die))

    return await choose_dice(g, seat, prompt, able, 0, manner.most_joining, payable)


def about_to_resolve(g: Duel, seat: int, die: int, symbol: Symbol) -> Happening:
    """Return what comes when a die is resolved; abilities may raise its value or save its cost."""
    found = g.dice[die]
    return Happening(
        "resolve",
        seat,
        found.card,
        die=die,
        source=found.card,
        symbol=symbol,
        faces=(found.face,),
    )


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


def is_unblockable(g: Duel, group: Sequence[int]) -> bool:
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
            if resolution.reroll and await rolling.reroll(scene, (die,)):
                continue
            if resolution.keep:
                continue
        if g.carried["would:return"]:
            going = about_to_resolve(g, scene.seat, die, facts.side_of(g, die).symbol)
            going.kind = "return"
            if await queue.replaced(g, going):
                continue
        return_die(g, g.dice[die])
