"""Ships as they are written on a command line: `lukeskywalker+r2d2+protontorpedoes`."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache

from cantina.cli.common import fail, reader
from cantina.core.fluent import writer
from cantina.core.text import Text, text
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.rules.squads import Squad, SquadShip, check_squad

BETWEEN = "+"
MOST_POINTS = 1000
SUGGESTED = 3
ALIKE = 0.7
"""How much of a suggested name must be as it was written."""


def find_ship(written: str) -> SquadShip:
    """Read a pilot and its upgrades; end the command if a card is unknown or does not fit."""
    first, *others = [part.strip() for part in written.split(BETWEEN)]
    pilot = find_card("pilot", first)
    ship = SquadShip(pilot, tuple([find_card("upgrade", name) for name in others]))
    report = check_squad(Squad(PILOTS[pilot].faction, (ship,)), MOST_POINTS)
    for problem in report.problems:
        fail(problem.reason)
    return ship


def find_card(kind: str, name: str) -> str:
    """Find a card by its id, or by its name in English or the reader's language."""
    known = _ids(kind)
    found = known.get(plain(name))
    if found is None:
        unknown = Text(f"xw-squad-unknown-{kind}", {"card": name})
        fail(with_suggestions(unknown, plain(name), known))
    return found


def with_suggestions(problem: Text, written: str, known: dict[str, str]) -> Text:
    """Add to a problem the names that look like what was written, if there are any."""
    close = dict.fromkeys(known[key] for key in get_close_matches(written, known, SUGGESTED, ALIKE))
    if not close:
        return problem
    return text("xw-odds-did-you-mean", problem=problem, names=", ".join(close))


def plain(name: str) -> str:
    """Return a name without what people write differently: case, blanks, signs."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())


@cache
def _ids(kind: str) -> dict[str, str]:
    """Return the cards of a kind by what they may be called; of namesakes the first is meant."""
    cards: Sequence[str] = [*(PILOTS if kind == "pilot" else UPGRADES)]
    named: dict[str, str] = {plain(card): card for card in cards}
    for card in cards:
        name = Text(card_name(kind, card))
        for each in (reader(), writer("en")):
            named.setdefault(plain(each.write(name)), card)
    return named
