"""When abilities work, and in which order (XW-INITIATIVE-5, XW-CARD-ABILITY-4)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from cantina.core.ask import Ask
from cantina.core.asking import AT_ONCE
from cantina.core.cards import Limit
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import Ability, At
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import abilities_at, rules_in_force, watchers
from cantina.games.x_wing.cards.standing.cards import MayIgnore
from cantina.games.x_wing.names import source_name
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import other_side, ships_in_play, team
from cantina.games.x_wing.state import AWAITING, IN_PLAY, NOBODY, Battle, CardKind, Ship, Source
from cantina.games.x_wing.terms import Whose, Window


class Usable(msgspec.Struct, frozen=True):
    """An ability that can be used now."""

    you: int
    source: Source
    index: int
    ability: Ability
    about: int
    """The ship that it happens to."""

    @property
    def key(self) -> str:
        """The stable text form of choosing it."""
        return f"use:{self.you}:{self.source}:{self.index}"


def usable(g: Battle, window: Window, ship_id: int, side: str, card: int = 0) -> list[Usable]:
    """Return a side's abilities for what happens to a ship, those of that ship first."""
    watching = [ship for ship in watchers(g, window, ship_id) if ship.side == side]
    return open_to(g, window, watching, ship_id, card) if watching else []


def open_to(
    g: Battle, window: Window, watching: list[Ship], ship_id: int, card: int
) -> list[Usable]:
    """Return what ships can use of their cards for what happens to a ship, its own first."""
    found: list[Usable] = []
    subject = g.ship(ship_id)
    for ship in sorted(watching, key=lambda ship: ship is not subject):
        if not has_a_say(ship, subject):
            continue
        for source, index, ability in abilities_at(g, ship, window):
            if not watches(ship, subject, ability) or is_used_up(g, ship, source, index, ability):
                continue
            scene = Scene(g, ship.ship_id, ship_id, source, card)
            if ability.is_open(scene):
                ability = as_obliged(g, ship, source, ability)
                found.append(Usable(ship.ship_id, source, index, ability, ship_id))
    return found


def has_a_say(ship: Ship, subject: Ship) -> bool:
    """Whether a ship's cards work: in play, or about itself while it waits for the battle."""
    return ship.status == IN_PLAY or (ship is subject and ship.status == AWAITING)


def as_obliged(g: Battle, ship: Ship, source: Source, ability: Ability) -> Ability:
    """Turn "must" into "may" for a pilot who may ignore a card."""
    if not ability.may and source.kind is CardKind.UPGRADE and has_gift(g, ship, MayIgnore):
        ignored = [gives.card for gives in rules_in_force(g, ship, MayIgnore)]
        if source.card in ignored:
            return msgspec.structs.replace(ability, may=True)
    return ability


def watches(ship: Ship, subject: Ship, ability: Ability) -> bool:
    """XW-CARD-ABILITY-1: whether an ability looks at what happens to this ship."""
    at = ability.at
    if not isinstance(at, At):
        return ship is subject
    if at.of is Whose.FRIEND and ship is subject:
        return True
    if at.of in (Whose.FRIEND, Whose.OTHER_FRIEND):
        related = ship is not subject and ship.side == subject.side
    else:
        related = ship.side != subject.side
    return related and (not at.within or is_within(ship, subject, at.within))


def mark(source: Source, index: int) -> str:
    """Name an ability of a card for keeping count of its use."""
    return f"{source}:{index}"


def is_used_up(g: Battle, ship: Ship, source: Source, index: int, ability: Ability) -> bool:
    """Whether an ability was used as often as it may be."""
    if ability.limit is Limit.ROUND:
        used = ship.deeds.used_this_round
        return bool(used) and mark(source, index) in used
    if ability.limit is Limit.GAME:
        used = ship.deeds.used_this_game
        return bool(used) and mark(source, index) in used
    if g.attack is None or not g.attack.used:
        return False
    return f"{ship.ship_id}:{mark(source, index)}" in g.attack.used


async def use(g: Battle, chosen: Usable, ship_id: int, card: int = 0) -> None:
    """Resolve an ability and keep count of its use."""
    you = g.ship(chosen.you)
    name = mark(chosen.source, chosen.index)
    if chosen.ability.limit is Limit.ROUND:
        you.deeds.used_this_round += (name,)
    elif chosen.ability.limit is Limit.GAME:
        you.deeds.used_this_game += (name,)
    elif g.attack is not None:
        g.attack.used.append(f"{chosen.you}:{name}")
    say_used(g, chosen.source, chosen.you)
    scene = Scene(g, chosen.you, ship_id, chosen.source, card)
    await chosen.ability.effect.do(scene)


def say_used(g: Battle, source: Source, you: int) -> None:
    """Tell that a card is used, and count it as seen in play."""
    g.use(str(source))
    g.say("xw-log-uses", "XW-CARD-ABILITY-4", at=(f"ship:{you}",), card=source_name(g, you, source))


def happens_to_all(g: Battle, window: Window) -> Awaitable[None]:
    """Resolve the abilities for a moment of every ship, the side with initiative first."""
    watching = watchers(g, window)
    if not watching:
        return AT_ONCE
    return resolve(g, window, watching, lambda: [ship.ship_id for ship in ships_in_play(g)])


def happens(g: Battle, window: Window, ship_id: int, card: int = 0) -> Awaitable[None]:
    """Resolve the abilities for a moment of one ship: the side with initiative first."""
    watching = watchers(g, window, ship_id)
    return resolve(g, window, watching, lambda: [ship_id], card, ship_id) if watching else AT_ONCE


async def resolve(
    g: Battle,
    window: Window,
    watching: list[Ship],
    subjects: Callable[[], list[int]],
    card: int = 0,
    subject: int = NOBODY,
) -> None:
    """XW-INITIATIVE-5: the side with initiative resolves all it has, each player in any order."""
    for side in (g.initiative, other_side(g.initiative)):
        for seat in team(g, side):
            own = [ship for ship in watching if ship.seat == seat]
            if own and await resolve_for(g, window, own, subjects, seat, card, subject):
                watching = watchers(g, window, subject)


async def resolve_for(
    g: Battle,
    window: Window,
    watching: list[Ship],
    subjects: Callable[[], list[int]],
    seat: int,
    card: int,
    subject: int,
) -> bool:
    """Let a player resolve one ability after the other, until only declined ones are left.

    Say whether anything was done, so that other cards may lie on the table now.
    """
    done: list[str] = []
    while not (g.winner or g.draw):
        found = [
            one
            for subject in subjects()
            for one in open_to(g, window, watching, subject, card)
            if one.key not in done
        ]
        if not found:
            break
        must = [one for one in found if not one.ability.may]
        chosen: Usable | None = must[0] if must else None
        if not must or any(does_order_matter(one, must[0]) for one in found):
            chosen = await ask_which(g, found, bool(must))
        if chosen is None:
            break
        done.append(chosen.key)
        await use(g, chosen, chosen.about, card)
        watching = [ship for ship in watchers(g, window, subject) if ship.seat == seat]
    return bool(done)


def does_order_matter(one: Usable, other: Usable) -> bool:
    """Whether two abilities are of different cards; one card is read from top to bottom."""
    return one.source != other.source and one.ability != other.ability


async def ask_which(g: Battle, found: list[Usable], must: bool) -> Usable | None:
    """XW-CARD-ABILITY-4: ask before an ability that says "may", and which one comes first."""

    def label(one: Usable | None) -> Text:
        if one is None:
            return text("xw-option-use-nothing")
        return text("xw-option-use", card=source_name(g, one.you, one.source))

    options: list[Usable | None] = [*found] if must else [*found, None]
    return await Ask(
        g.ship(found[0].you).seat,
        "xw-ask-order" if must else "xw-ask-use",
        options,
        label=label,
        at=lambda one: None if one is None else f"ship:{one.you}",
        note=lambda one: None if one is None else one.ability.effect.says(),
        rules=("XW-CARD-ABILITY-4", "XW-INITIATIVE-5"),
    )
