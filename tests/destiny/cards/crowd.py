"""A crowded table: what a card offers when there is a bit of everything on both sides."""

from collections.abc import Sequence
from typing import Any

import pytest

from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.library import card_by_code
from destiny.cards.scene import Scene, scene
from destiny.table import In

MINE = {
    "my blue": "EaW 32",  # Jedi Instructor
    "my yellow": "AW 47",  # Hired Gun, damaged
    "my red": "SoR 1",  # Death Trooper
    "my unique": "AW 4",  # General Veers, red leader
    "my vehicle": "RIV 8",  # Fang Fighter
    "my weapon": "AW 44",  # Rey's Staff, on my yellow
}
THEIRS = {
    "their red": "AW 2",  # First Order Stormtrooper, badly damaged
    "their yellow": "EaW 41",  # Wookiee Warrior, shielded
    "their unique": "AW 10",  # Darth Vader, blue
    "their droid": "AoN 17",  # LR-57 Combat Droid, a support
    "their weapon": "RIV 17",  # Vibrosword, on their yellow
}
NAMES = {**MINE, **THEIRS}

MY_CHARACTERS = {"my blue", "my yellow", "my red", "my unique"}
THEIR_CHARACTERS = {"their red", "their yellow", "their unique"}
EVERYBODY = MY_CHARACTERS | THEIR_CHARACTERS
MY_DICE = MY_CHARACTERS | {"my vehicle", "my weapon"}
THEIR_DICE = THEIR_CHARACTERS | {"their droid", "their weapon"}
ALL_DICE = MY_DICE | THEIR_DICE
THIS = {"this"}


def crowd(card: str | In | None, dice: tuple[str | None, ...] | None = None, **more: Any) -> Scene:
    """Lay a card among all these."""
    team = [
        In("EaW 32", dice=("1MD",)),
        In("AW 47", dice=("-",), damage=2, upgrades=[In("AW 44", dice=("3MD1",))]),
        In("SoR 1", dice=("+2RD",)),
        In("AW 4", dice=("1R",)),
    ]
    foes = [
        In("AW 2", dice=("2RD",), damage=3),
        In("EaW 41", dice=("1R",), shields=1, upgrades=[In("RIV 17", dice=("-",))]),
        In("AW 10", dice=("3MD",)),
    ]
    parts = {"resources": 5, "foe_resources": 2, "team": team, "foes": foes, **more}
    return scene(
        card,
        dice,
        supports=[In("RIV 8", dice=("2RD",))],
        foe_supports=[In("AoN 17", dice=("Sp",))],
        **parts,
    )


def offers(d: Scene, this: str) -> set[str]:
    """Return the names of the cards, or of the cards whose dice, are offered; `this` the tested."""
    keys = set(d.offered(d.asked()[0]))
    found = set()
    for name, place in {**NAMES, "this": this}.items():
        card = d.id(place)
        dice = [die.id for die in d.g.dice.values() if die.card == card]
        wanted = dice[:1] if asks_for_dice(d) else [card]
        found |= {name} if any(str(key) in keys for key in wanted) else set()
    return found


def asks_for_dice(d: Scene) -> bool:
    """Say whether the options lie on dice rather than on cards."""
    ask = next(ask for ask in d.table.asks() if ask.seat == d.asked()[0])
    return any((option.at or "").startswith("die:") for option in ask.options)


def offers_as_told(cases: Sequence[tuple[str, str, set[str]]]) -> Any:
    """Return the test that each card of a table first offers what it says, and nothing else."""

    @pytest.mark.parametrize(("place", "how", "wanted"), cases)
    def test(place: str, how: str, wanted: set[str]) -> None:
        assert first_offers(place, how) == wanted

    return test


def first_offers(place: str, how: str) -> set[str]:
    """Return what a card offers first when it is played, resolved, used, claimed or activated."""
    card = card_by_code(code_at(place))
    sides = [side.code for side in card.sides]
    special = next((side for side in sides if side.startswith("Sp")), None)
    shown = {"special": special, "action": sides[0] if sides else None}.get(how)
    d = crowd(place, (shown,) if sides else None)
    if how == "play":
        d.play(place)
    elif how == "special":
        d.resolve(place)
    elif how == "action":
        d.use(place)
    elif how == "claim":
        d.claim()
    else:
        d.activate(place, (place, sides[0])).yes(0)
    return offers(d, place)
