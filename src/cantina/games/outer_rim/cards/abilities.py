"""Abilities: which a player has, when they may be used, and the windows that offer them."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Final

from cantina.core.asking import AT_ONCE
from cantina.core.cards import Limit
from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.kit import (
    CHARACTER,
    GOAL,
    NOW,
    SHIP,
    SHIP_GOAL,
    Found,
    kit_of,
)
from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name, character_name, face_name, ship_name
from cantina.games.outer_rim.rules.values import seats_from
from cantina.games.outer_rim.state import Galaxy, Player


def owned(g: Galaxy, seat: int, moment: Moment) -> Sequence[Found]:
    """Every ability of a player for a moment; the AI uses none (OR-AI-TURN-10)."""
    player = g.players[seat]
    if player.is_ai:
        return ()
    found = kit_of(player).abilities.get(moment, ())
    if found and g.combat is not None and g.combat.barred:
        return [each for each in found if each.source != g.combat.barred]
    return found


def _limit_reached(g: Galaxy, player: Player, found: Found) -> bool:
    """Say whether an ability that has a limit was used so often already."""
    if found.ability.limit is Limit.TURN:
        return found.key in player.used
    return g.combat is not None and f"{player.seat}:{found.key}" in g.combat.used


def usable(g: Galaxy, seat: int, moment: Moment, event: Event | None = None) -> Sequence[Found]:
    """Return the abilities a player may use right now (OR-TIMING-15)."""
    player = g.players[seat]
    printed = None if player.is_ai else kit_of(player).abilities.get(moment)
    return () if printed is None else _open_ones(g, seat, printed, event)


def _open_ones(
    g: Galaxy, seat: int, printed: Sequence[Found], event: Event | None = None
) -> list[Found]:
    """Return those abilities that may be used right now; fought crew has none (OR-BOUNTY-17)."""
    barred = "" if g.combat is None else g.combat.barred
    found = []
    for each in printed:
        if barred and each.source == barred:
            continue
        ability = each.ability
        if ability.limit is not None and _limit_reached(g, g.players[seat], each):
            continue
        if event is not None and event.turned and each.source in event.turned:
            continue
        if ability.is_open(Scene(g, seat, each.source, event)):
            found.append(each)
    return found


def source_name(g: Galaxy, seat: int, source: str) -> Text:
    """Name of the card an ability is on."""
    player = g.players[seat]
    if source in (CHARACTER, GOAL):
        return character_name(player.character)
    if source in (SHIP, SHIP_GOAL):
        return ship_name(player.ship, player.ship_flipped)
    return card_name(source)


async def use(g: Galaxy, seat: int, found: Found, event: Event | None = None) -> bool:
    """Use an ability: count its limit, tell it, perform it."""
    limit = found.ability.limit
    if limit is Limit.TURN:
        g.players[seat].used.append(found.key)
    elif limit is Limit.COMBAT and g.combat is not None:
        g.combat.used.append(f"{seat}:{found.key}")
    g.use(found.source)
    if g.told:
        name = source_name(g, seat, found.source)
        g.say("or-log-ability", "OR-TIMING-15", player=seat_name(seat), card=name)
    scene = Scene(g, seat, found.source, event)
    if found.source in g.players[seat].secrets:
        return await _play_secret(g, seat, found, scene)
    return (await found.ability.effect.do(scene)).done


async def _play_secret(g: Galaxy, seat: int, found: Found, scene: Scene) -> bool:
    """OR-SECRET-2, ruling O20: a played secret is public and goes to the bottom of its deck."""
    card = found.source
    g.players[seat].secrets.remove(card)
    g.say("or-log-secret-played", "OR-SECRET-2", player=seat_name(seat), card=card_name(card))
    deck = CARDS[card].encounter
    assert deck is not None
    g.encounters[deck].put_at_bottom(card)
    return (await found.ability.effect.do(scene)).done


Choice = tuple[str, ...]
ANY_TIME: Final = Moment.ANY_TIME


class Headed:
    """The abilities headed by a step, and those for any time, as choices of that step."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def choices(self, g: Galaxy, seat: int) -> list[Choice]:
        """Return those that may be used now."""
        player = g.players[seat]
        abilities = kit_of(player).abilities
        found: list[Choice] = []
        if player.is_ai:
            return found
        headed, at_any_time = abilities.get(self.moment), abilities.get(ANY_TIME)
        if headed is not None:
            found += [each.headed for each in _open_ones(g, seat, headed)]
        if at_any_time is not None:
            found += [each.now for each in _open_ones(g, seat, at_any_time)]
        return found

    def _found(self, g: Galaxy, seat: int, choice: Choice) -> Found:
        for each in usable(g, seat, ANY_TIME if choice[0] == NOW else self.moment):
            if each.name == choice[1:]:
                return each
        raise LookupError(choice)

    def label(self, g: Galaxy, seat: int, choice: Choice) -> Text:
        """How one is offered."""
        return ability_label(g, seat, self._found(g, seat, choice))

    def anchor(self, g: Galaxy, seat: int, choice: Choice) -> str:
        """Return the card to click for one."""
        return ability_anchor(seat, self._found(g, seat, choice))

    def use(self, g: Galaxy, seat: int, choice: Choice) -> Awaitable[bool]:
        """Use one."""
        return use(g, seat, self._found(g, seat, choice))


def ability_label(g: Galaxy, seat: int, found: Found) -> Text:
    """How an ability is offered."""
    return text(
        "or-option-ability",
        card=source_name(g, seat, found.source),
        effect=found.ability.effect.says(),
    )


def ability_anchor(seat: int, found: Found) -> str:
    """Return the card to click for an ability."""
    if found.source in (CHARACTER, GOAL):
        return f"character:{seat}"
    if found.source in (SHIP, SHIP_GOAL):
        return f"ship:{seat}"
    return f"card:{found.source}"


async def offer(g: Galaxy, seat: int, event: Event, used: list[str]) -> None:
    """Offer a player all abilities for an event, each once for it (OR-TIMING-13)."""
    while True:
        open_now = [each for each in usable(g, seat, event.moment, event) if each.key not in used]
        forced = next((each for each in open_now if not each.ability.may), None)
        if forced is not None:
            used.append(forced.key)
            await use(g, seat, forced, event)
            continue
        if not open_now:
            return
        chosen = await _choose_ability(g, seat, event, open_now)
        if chosen is None:
            return
        used.append(chosen.key)
        await use(g, seat, chosen, event)


def _ability_prompt(g: Galaxy) -> Text:
    """Ask for an ability, with the dice it may change."""
    if g.roll is None:
        return text("or-ask-ability")
    results = [face_name(each.face) for each in g.roll.results if not each.cancelled]
    return text("or-ask-ability-roll", results=results)


async def _choose_ability(
    g: Galaxy, seat: int, event: Event, open_now: list[Found]
) -> Found | None:
    by_key = {each.key: each for each in open_now}
    key = await choose(
        g,
        seat,
        lambda: _ability_prompt(g),
        ["pass", *by_key],
        label=lambda key: (
            text("or-option-pass") if key == "pass" else ability_label(g, seat, by_key[key])
        ),
        at=lambda key: None if key == "pass" else ability_anchor(seat, by_key[key]),
        rules=("OR-TIMING-2", "OR-TIMING-9"),
    )
    return by_key.get(key)


def window(g: Galaxy, event: Event, order: Sequence[int]) -> Awaitable[None]:
    """Open a window for an event in a fixed order of players, as the combat rules say."""
    moment, players = event.moment, g.players
    for seat in order:
        if moment in kit_of(players[seat]).abilities:
            return _window(g, event, order)
    return AT_ONCE


async def _window(g: Galaxy, event: Event, order: Sequence[int]) -> None:
    for seat in order:
        await offer(g, seat, event, [])


async def open_window(g: Galaxy, event: Event, players: Sequence[int]) -> None:
    """Open a window for players who may act at the same moment.

    The current player decides whose abilities come first (OR-TIMING-12).
    """
    left = [seat for seat in seats_from(g, g.current) if seat in players]
    while True:
        waiting = [seat for seat in left if usable(g, seat, event.moment, event)]
        if not waiting:
            return
        if len(waiting) > 1:
            seat = await choose(
                g, g.current, "or-ask-order", waiting, label=seat_name, rules=("OR-TIMING-12",)
            )
        else:
            (seat,) = waiting
        left.remove(seat)
        await offer(g, seat, event, [])
