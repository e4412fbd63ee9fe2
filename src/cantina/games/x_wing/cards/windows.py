"""When abilities ability, and in which order (XW-INITIATIVE-5, XW-CARD-ABILITY-4)."""

from __future__ import annotations

import msgspec

from cantina.core.ask import Ask
from cantina.core.cards import Limit
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import Ability, At
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import abilities_at, is_watching, rules_in_force
from cantina.games.x_wing.cards.standing.cards import MayIgnore
from cantina.games.x_wing.names import source_name
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import by_initiative, other_side
from cantina.games.x_wing.state import IN_PLAY, Battle, CardKind, Ship, Source
from cantina.games.x_wing.terms import Whose, Window


class Usable(msgspec.Struct, frozen=True):
    """An ability that can be used now."""

    you: int
    source: Source
    index: int
    ability: Ability

    @property
    def key(self) -> str:
        """The stable text form of choosing it."""
        return f"use:{self.you}:{self.source}:{self.index}"


def usable(g: Battle, window: Window, ship_id: int, side: str, card: int = 0) -> list[Usable]:
    """Return a side's abilities for what happens to a ship, those of that ship first."""
    found: list[Usable] = []
    subject = g.ship(ship_id)
    watchers = [subject, *[ship for ship in g.ships if ship is not subject]]
    for ship in watchers:
        if ship.side != side or (ship.status != IN_PLAY and ship is not subject):
            continue
        for source, index, ability in abilities_at(g, ship, window):
            if not watches(ship, subject, ability) or is_used_up(g, ship, source, index, ability):
                continue
            scene = Scene(g, ship.ship_id, ship_id, source, card)
            if ability.is_open(scene):
                ability = as_obliged(g, ship, source, ability)
                found.append(Usable(ship.ship_id, source, index, ability))
    return found


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
    name = mark(source, index)
    if ability.limit is Limit.ROUND:
        return name in ship.deeds.used_this_round
    if ability.limit is Limit.GAME:
        return name in ship.deeds.used_this_game
    return g.attack is not None and f"{ship.ship_id}:{name}" in g.attack.used


async def use(g: Battle, chosen: Usable, ship_id: int, card: int = 0) -> None:
    """Resolve an ability and keep count of its use."""
    you = g.ship(chosen.you)
    name = mark(chosen.source, chosen.index)
    if chosen.ability.limit is Limit.ROUND:
        you.deeds.used_this_round.append(name)
    elif chosen.ability.limit is Limit.GAME:
        you.deeds.used_this_game.append(name)
    elif g.attack is not None:
        g.attack.used.append(f"{chosen.you}:{name}")
    say_used(g, chosen.source, chosen.you)
    scene = Scene(g, chosen.you, ship_id, chosen.source, card)
    await chosen.ability.effect.do(scene)


def say_used(g: Battle, source: Source, you: int) -> None:
    """Tell that a card is used, and count it as seen in play."""
    g.use(str(source))
    g.say("xw-log-uses", "XW-CARD-ABILITY-4", at=(f"ship:{you}",), card=source_name(g, you, source))


def does_anybody_watch(g: Battle, window: Window) -> bool:
    """Whether any card could ability at a moment, whoever's it is."""
    for ship in g.ships:  # noqa: SIM110  (at every moment of a battle: a generator would cost)
        if is_watching(g, ship, window):
            return True
    return False


async def happens_to_all(g: Battle, window: Window) -> None:
    """Resolve the abilities for a moment of every ship, the side with initiative first."""
    if not does_anybody_watch(g, window):
        return
    for ship_id in by_initiative(g):
        if g.ship(ship_id).status == IN_PLAY:
            await happens(g, window, ship_id)


async def happens(g: Battle, window: Window, ship_id: int, card: int = 0) -> None:
    """Resolve the abilities for a moment: the side with initiative first (XW-INITIATIVE-5)."""
    if not does_anybody_watch(g, window):
        return
    for side in (g.initiative, other_side(g.initiative)):
        declined: list[str] = []
        done: list[str] = []
        while True:
            found = usable(g, window, ship_id, side, card)
            must = [one for one in found if not one.ability.may and one.key not in done]
            if must:
                done.append(must[0].key)
                await use(g, must[0], ship_id, card)
                continue
            may = [one for one in found if one.ability.may and one.key not in declined]
            if not may:
                break
            chosen = await ask_which(g, may)
            if chosen is None:
                break
            declined.append(chosen.key)
            await use(g, chosen, ship_id, card)


async def ask_which(g: Battle, may: list[Usable]) -> Usable | None:
    """XW-CARD-ABILITY-4: ask before an ability that says "may"."""

    def label(one: Usable | None) -> Text:
        if one is None:
            return text("xw-option-use-nothing")
        return text("xw-option-use", card=source_name(g, one.you, one.source))

    options: list[Usable | None] = [*may, None]
    return await Ask(
        g.ship(may[0].you).seat,
        "xw-ask-use",
        options,
        label=label,
        at=lambda one: None if one is None else f"ship:{one.you}",
        note=lambda one: None if one is None else one.ability.effect.says(),
        rules=("XW-CARD-ABILITY-4",),
    )
