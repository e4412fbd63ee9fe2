"""What every pilot and upgrade does in a combat and with an action, told as the players read it.

Run as a program to write the files anew after a change that you mean, and read the difference: it
is the review. `PYTHONPATH=src:tests .venv/bin/python tests/x_wing/deeds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from zlib import crc32

from cantina.core.fluent import Writer
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.x_wing import game
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.state import Battle, Ship
from x_wing.ships import tie, x_wing
from x_wing.table import position

FOLDER = Path(__file__).parent / "deeds"
NAMES = ("Rey", "Kylo")
MOST = 6
LUCKS = 8
ROUTINE = (
    "xw-log-combat",
    "xw-log-end-phase",
    "xw-log-passes-attack",
    "xw-log-round",
    "xw-log-step-compare",
    "xw-log-step-damage",
    "xw-log-step-modify-attack",
    "xw-log-step-modify-defense",
    "xw-log-tokens-removed",
)
"""What is told in every round."""
NEXT_ROUND = "xw-ask-dial"
TOKENS = {"focus": 1, "evade": 1}


def flown(pilot: str, upgrades: list[str], **more: object) -> Ship:
    """Fly a card, wherever it belongs, with a token of each kind and a lock on the enemy."""
    return x_wing(pilot, upgrades=upgrades, tokens=dict(TOKENS), lock=1, **more)


def attacking(pilot: str, upgrades: list[str]) -> Battle:
    """Let the ship attack at Range 2; a friend and a second enemy are near."""
    friend = x_wing(at=(520, 300, 90), tokens=dict(TOKENS), had_combat=True)
    enemies = (tie(tokens=dict(TOKENS), lock=0), tie(at=(540, 500, 270), had_combat=True))
    return position(flown(pilot, upgrades), enemies[0], friend, enemies[1])


def defending(pilot: str, upgrades: list[str]) -> Battle:
    """Let an ace attack the ship at Range 1, which is hurt and stressed, with a friend near."""
    ship = flown(pilot, upgrades, at=(450, 380, 90), shields=1)
    ship.tokens = {**ship.tokens, "stress": 1}
    ace = tie("darthvader", tokens={"focus": 1}, lock=0)
    return position(ship, ace, x_wing(at=(520, 380, 90), had_combat=True))


def acting(pilot: str, upgrades: list[str]) -> Battle:
    """Let the ship perform an action, and then fight."""
    friend = x_wing(at=(520, 300, 90), activated=True)
    return position(
        flown(pilot, upgrades), tie(activated=True), friend, step="perform-action", active=0
    )


SITUATIONS: dict[str, Callable[[str, list[str]], Battle]] = {
    "attacking": attacking,
    "defending": defending,
    "acting": acting,
}


def chosen(keys: list[str], rng: Rng) -> str:
    """Choose at random, but use a card or else attack where that is possible."""
    uses = [key for key in keys if key.startswith(("use:", "card:"))]
    attacks = [key for key in keys if key.startswith("attack:")]
    return rng.choice(uses or attacks or keys)


def deed(g: Battle, luck: int) -> list[str]:
    """Play on until the next round, answering always the same way; return what was told."""
    played = Table.at(game, g, seed=luck, options=g.options, names=list(NAMES))
    write, rng = Writer("en", NAMES), Rng(luck)
    lines: list[str] = []
    told = 0
    for _ in range(MOST):
        news = [event.text for event in played.log[told:] if event.text.id not in ROUTINE]
        lines += [f"  {write.write(text)}" for text in news]
        told = len(played.log)
        if played.over:
            break
        seat = played.waiting[0]
        ask = played.ask(seat)
        if ask.prompt_text().id == NEXT_ROUND:
            break
        keys = ask.keys()
        key = chosen(keys, rng) if keys else ask.sample(rng)
        lines.append(f"  ? {write.write(ask.prompt_text())} {', '.join(keys)} = {key}")
        played.answer(seat, key)
    return lines


def deeds(name: str, pilot: str, upgrades: list[str]) -> list[str]:
    """Return what a card does in each situation; what is as without it is left out."""
    lines = []
    for situation, lay in SITUATIONS.items():
        luck = crc32(f"{name} {situation}".encode()) % LUCKS
        told = deed(lay(pilot, upgrades), luck)
        if told != without(situation, luck):
            lines += [f"{name}, {situation}", *told]
    return lines


@cache
def without(situation: str, luck: int) -> list[str]:
    """Return what happens with a pilot who has no ability."""
    return deed(SITUATIONS[situation]("rookiepilot", []), luck)


def written(kind: str) -> str:
    """Return what all cards of a kind do."""
    if kind == "pilots":
        found = [deeds(name, name, []) for name, pilot in PILOTS.items() if pilot.abilities]
    else:
        found = [deeds(card, "rookiepilot", [card]) for card in UPGRADES]
    return "\n".join([line for lines in found for line in lines]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for kind in ("pilots", "upgrades"):
        (FOLDER / f"{kind}.txt").write_text(written(kind), "utf-8")
