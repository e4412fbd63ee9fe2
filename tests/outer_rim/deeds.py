"""What the text of every card does, with dice and answers that are always the same.

Run as a program to write the file anew after a change that you mean, and read the difference: it
is the review. `PYTHONPATH=src:tests .venv/bin/python tests/outer_rim/deeds.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

from cantina.core.ask import BaseAsk
from cantina.core.chance import Chance
from cantina.core.fluent import Writer
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.outer_rim import game
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import AI_CARDS, CARDS
from cantina.games.outer_rim.options import Options
from cantina.games.outer_rim.printed import Card
from cantina.games.outer_rim.rules.map import is_planet
from cantina.games.outer_rim.state import EncounterProgress, Galaxy, JobProgress
from cantina.games.outer_rim.terms import FACTIONS
from outer_rim.card_table import galaxy, own
from outer_rim.solo_table import solo
from outer_rim.table import Seated, take_card

FILE = Path(__file__).parent / "deeds.txt"
CAST = ("han_solo", "bossk", "lando_calrissian")
LEFT_OUT = ("seat", "report", "kit")
JOB = "job_casino_heist"
LUCK = (0, 1)
NOTHING = ["  is not offered", "  not done"]
PATIENCE = 60


def texts(card: Card) -> Iterator[tuple[str, AnyEffect]]:
    """Go through the texts of a card that are carried out: where they stand, and what they say."""
    if card.text is not None:
        yield "text", card.text
    for number, step in enumerate(card.steps, 1):
        yield f"section {number}", step
    for section in card.sections:
        for number, part in enumerate(section.parts, 1):
            yield f"{section.place} {number}", part.effect
    asset = card.asset
    if asset is None:
        return
    reward = asset.reward.effect if asset.reward is not None else None
    for name, effect in (
        ("encounter", asset.encounter),
        ("delivery", asset.own_delivery),
        ("reward", reward),
    ):
        if effect is not None:
            yield name, effect
    for number, ability in enumerate(asset.abilities, 1):
        yield f"ability {number}", ability.effect


def rich(place: str) -> Galaxy:
    """Seat a hurt player with everything, liked by all, beside two others."""
    g = table(place)
    me = g.players[0]
    me.ship, me.damage, me.ship_damage, me.fame = "yv_666", 2, 2, 3
    me.reputation = dict.fromkeys(FACTIONS, 1)
    own(g, 0, "gear_dl_44", "cargo_coaxium_crystal", "luxury_dash_rendar", JOB)
    own(g, 1, "gear_jetpack")
    return g


def poor(place: str) -> Galaxy:
    """Seat a player with nothing, whom nobody likes, alone on the planet."""
    g = table(place)
    g.players[0].credits = 0
    g.players[0].reputation = dict.fromkeys(FACTIONS, -1)
    g.players[1].fame = 5
    g.players[1].space = g.players[2].space = "nav_3"
    return g


def table(place: str) -> Galaxy:
    return galaxy(*CAST, at=place)


def resolving(g: Galaxy, card: Card, where: str) -> None:
    """Hold a card in hand as it is when its text is carried out, a job begun where it is one."""
    take_card(g, card.id)
    g.in_hand.append(card.id)
    g.encounter = EncounterProgress(0, card.id)
    if where.startswith(("section", "encounter")):
        g.job = JobProgress(0, JOB if card.asset is None else card.id)


def seen(g: Galaxy) -> dict[str, object]:
    """Return what lies open: everybody's fields, the tokens on the map, the tops of the decks."""
    found: dict[str, object] = {}
    for player in g.players:
        for name in player.__struct_fields__:
            if name not in LEFT_OUT:
                value = getattr(player, name)
                parts = value.items() if isinstance(value, dict) else [("", value)]
                for key, part in parts:
                    label = f"{CAST[player.seat]} {name} {key}".strip()
                    found[label] = tuple(part) if isinstance(part, list) else part
    for token in g.contacts:
        found[f"contact {token.contact}"] = (token.place, token.face_up, tuple(token.seen_by))
    for patrol in g.patrols:
        found[f"patrol {patrol.token}"] = patrol.space
    for deck, cards in g.market.items():
        found[f"market {deck}"] = tuple(cards.top[:1])
    return found


def told(before: dict[str, object], after: dict[str, object]) -> list[str]:
    """Tell what is different now."""
    keys = dict.fromkeys([*before, *after])
    changed = [key for key in keys if before.get(key) != after.get(key)]
    return [f"  {key}: {before.get(key)} > {after.get(key)}" for key in changed]


def deed(effect: AnyEffect, card: str, g: Galaxy, luck: int) -> list[str]:
    """Carry an effect out; return what was asked and what changed."""
    rng = Rng(crc32(card.encode()) + luck)
    scene = Scene(g, 0, card)
    before = seen(g)
    lines: list[str] = [] if effect.can(scene) else ["  is not offered"]
    steps = effect.do(scene).__await__()
    value: Any = None
    for _ in range(PATIENCE):
        try:
            request = steps.send(value)
        except StopIteration as stop:
            lines.append(f"  {'done' if stop.value.done else 'not done'}")
            break
        value = None
        if isinstance(request, Chance):
            value = request.draw(rng)
            lines.append(f"  {request.kind}: {value}")
        elif isinstance(request, BaseAsk):
            forced = request.forced()
            key, value = forced[1:] if forced is not None else request.draw(rng)
            if forced is None:
                lines.append(f"  ? {request.prompt_text().id}: {', '.join(request.keys())} = {key}")
    return lines + told(before, seen(g))


def machine_turn(card: str, luck: int) -> list[str]:
    """Let the AI resolve one of its cards; return what was told until somebody is asked."""
    hauler = Seated(assets=["cargo_stolen_supplies"], space=("kessel", "naboo")[luck % 2])
    g = solo({**hauler, "damage": luck}, step="ai_turn")
    g.ai_deck.remove(card)
    g.ai_deck.put_on_top(card, 0)
    played = Table.at(game, g, seed=luck, options=Options(turn_cap=0), names=["Rey", "AI"])
    write = Writer("en", ["Rey", "AI"])
    return [f"  {write.write(event.text)}" for event in played.log]


def written() -> str:
    """Return what all cards do."""
    lines = []
    for card in CARDS.values():
        for where, effect in texts(card):
            place = where.partition(" ")[0]
            for lay, luck in product((rich, poor), LUCK):
                g = lay(place if is_planet(place) else "naboo")
                resolving(g, card, where)
                told_here = deed(effect, card.id, g, luck)
                if told_here != NOTHING:
                    lines += [f"{card.id}, {where}, {lay.__name__} {luck}", *told_here]
    for machine, luck in product(AI_CARDS, LUCK):
        lines += [f"{machine}, {luck}", *machine_turn(machine, luck)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
