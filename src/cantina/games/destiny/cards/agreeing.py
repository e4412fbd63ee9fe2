"""What dice or cards that are chosen together must have in common."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.destiny import facts
from cantina.games.destiny.cards.filters import Filter, Valid
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.rules.die_values import die_subtypes, die_value, showing
from cantina.games.destiny.terms import Symbol


def combined_value(scene: Scene, chosen: Sequence[int]) -> int:
    """Return the combined value of some dice (DS-COMBINED-VALUE-1)."""
    return sum([die_value(scene, die) for die in chosen])


def symbol(scene: Scene, die: int) -> Symbol | None:
    """Return the symbol a die shows."""
    side = showing(scene, die)
    return None if side is None else side.symbol


def refused(scene: Scene) -> Blocked:
    """Say that a combination does not keep the bound on the card."""
    reason = text("ds-blocked-combination", card=scene.source_name())
    return Blocked("", text("ds-option-none"), reason, "DS-CHOOSE-4")


def sharing(scene: Scene) -> Valid:
    """Make the test that dice share a subtype."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        shared = frozenset.intersection(*[die_subtypes(scene, die) for die in chosen])
        return None if shared else refused(scene)

    return valid


def alike(scene: Scene) -> Valid:
    """Make the test that dice show the same symbol and value, whatever plus or cost they show."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        shown = {(symbol(scene, die), die_value(scene, die)) for die in chosen}
        return None if len(shown) == 1 else refused(scene)

    return valid


def symbols_agree(scene: Scene) -> Valid:
    """Make the test that dice show one symbol."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        return None if len({symbol(scene, die) for die in chosen}) == 1 else refused(scene)

    return valid


def colours_differ(scene: Scene) -> Valid:
    """Make the test that no two dice have one colour."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        colours = {facts.of_die(scene.g, die).color for die in chosen}
        return None if len(colours) == len(chosen) else refused(scene)

    return valid


def titled_as(scene: Scene, what: Filter, thing: int) -> str:
    """Return the title of a card, or of the card a die matches."""
    found = facts.of(scene.g, thing) if isinstance(what, Cards) else facts.of_die(scene.g, thing)
    return found.title


def some_pair(fitting: list[int], valid: Valid) -> bool:
    """Say whether any two of these dice go together."""
    return any(
        valid((one, other)) is None
        for place, one in enumerate(fitting)
        for other in fitting[place + 1 :]
    )
