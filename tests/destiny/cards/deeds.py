"""What every card does on a crowded and on a bare table, told as the players read it.

Run as a program to write the files anew after a change that you mean, and read the difference: it
is the review. `PYTHONPATH=src:tests .venv/bin/python tests/destiny/cards/deeds.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from cantina.core.fluent import Writer
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.destiny import facts, game
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.state import Duel
from destiny.cards.crowd import crowd
from destiny.cards.scene import scene
from destiny.table import Arena, In

FOLDER = Path(__file__).parent / "deeds"
NAMES = ("Rey", "Kylo")
PATIENCE = 30
BETWEEN = ("ds-ask-action", "ds-ask-additional")
OTHERS = ("AW 60", "AW 157", "AW 84", "RIV 8", "AW 40")
"""A weapon, two events, a vehicle, an ability: hands, decks and piles hold a bit of everything."""
CROWD: dict[str, Any] = {
    "hand": OTHERS,
    "foe_hand": OTHERS,
    "deck": OTHERS * 2,
    "foe_deck": OTHERS[::-1] * 2,
    "discard": ("AW 44", "AW 86"),
    "foe_discard": ("AW 62", "AW 157"),
}
BARE: dict[str, Any] = {
    "hand": (),
    "team": (In("EaW 32"), In("SoR 1")),
    "foes": (In("AW 2", dice=("2RD",)),),
    "deck": ("AW 60",),
    "foe_deck": ("AW 157",),
}


def place_of(card: Card) -> str:
    """Return where a card is printed."""
    return f"{card.set} {card.number}"


def ways(card: Card) -> Iterator[tuple[str, str, str | None]]:
    """Go through the ways to use a card: how, what is answered first, what its die shows."""
    known = facts.KNOWN[card.code]
    sides = [side.code for side in card.sides]
    kind = known.kind
    if kind not in ("character", "battlefield", "plot"):
        yield "play", "play", None
    if kind == "battlefield":
        yield "claim", "claim", None
    for number in known.actions:
        yield f"action {number + 1}", f"action:{number}", sides[0] if sides else None
    if any(side.startswith("Sp") for side in sides):
        yield "special", "resolve", next(side for side in sides if side.startswith("Sp"))
    used = len(known.actions) + any(side.startswith("Sp") for side in sides)
    if kind in ("character", "support") and sides and len(card.abilities) > used:
        yield "activate", "activate", None


def laid_out(card: Card, how: str, shown: str | None, table: str) -> tuple[Duel, str]:
    """Lay a card on a table; return the state and the key of what is done with it."""
    place = place_of(card)
    lay: Callable[..., Arena]
    if table == "crowd":
        more = {**CROWD, "resources": 9 if how == "play" else 5}
        lay = crowd
    else:
        more = {**BARE, "resources": card.cost or 0 if how == "play" else 0}
        lay = scene
    if how == "play":
        d = lay(None, **{**more, "hand": (place, *more["hand"])})
        return d.g, f"play:{d.id(place)}"
    d = lay(In(place, dice=(shown,) if card.sides else None), **more)
    keys = {
        "claim": "claim",
        "resolve": f"resolve:{d.die(place) if card.sides else 0}",
        "activate": f"activate:{d.id(place)}",
    }
    return d.g, keys.get(how, f"action:{d.id(place)}:{how.rpartition(':')[2]}")


def asked(played: Table[Duel], write: Writer) -> list[str]:
    """Tell what is asked: the question, to whom, and everything that is offered."""
    return [
        f"  ? {NAMES[ask.seat]}: {write.write(ask.prompt)} "
        + "; ".join([write.write(option.label) for option in ask.options])
        for ask in played.asks()
    ]


def deed(card: Card, how: str, shown: str | None, table: str) -> list[str]:
    """Use a card and answer what it asks at random, always the same way; return what was told."""
    g, key = laid_out(card, how, shown, table)
    played = Table.at(game, g, seed=int(card.code), names=list(NAMES))
    if key not in [option.key for option in played.asks(0)[0].options]:
        return ["  cannot be done"]
    write = Writer("en", NAMES)
    rng = Rng(int(card.code))
    played.answer(0, key)
    lines: list[str] = []
    told = 0
    for _ in range(PATIENCE):
        lines += [f"  {write.write(event.text)}" for event in played.log[told:]]
        told = len(played.log)
        if played.over or played.asks()[0].prompt.id in BETWEEN:
            break
        lines += asked(played, write)
        played.play_out(rng, limit=1)
    return lines


def written(short: str) -> str:
    """Return what the cards of a set do."""
    lines = []
    for card in CARDS:
        for way, how, shown in ways(card) if card.set == short else ():
            name = f"{place_of(card)} {card.full_name}, {way}"
            crowded, bare = (deed(card, how, shown, table) for table in ("crowd", "bare"))
            if crowded == bare:
                lines += [f"{name}, crowded or bare", *crowded]
            else:
                lines += [f"{name}, crowded", *crowded, f"{name}, bare", *bare]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for short in sorted({card.set for card in CARDS}):
        (FOLDER / f"{short}.txt").write_text(written(short), "utf-8")


if __name__ == "__main__":
    main()
