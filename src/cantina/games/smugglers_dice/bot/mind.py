"""How Smuggler's Dice is played well; the shortest example of a mind (docs/minds.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from cantina.bots.mind import Effort, Mind, Policy
from cantina.core.rng import Rng
from cantina.core.window import Glimpse
from cantina.games.smugglers_dice.game import (
    CARGO,
    ROUTES,
    Sky,
    View,
    chance_to_slip_through,
    game,
)

CARGO_TAKEN: Final = 2.6
"""The value of two good cards, before the hand is looked at."""
AHEAD: Final = 100
"""Rounds that a playout goes on after this one."""
STEEPNESS: Final = 4.0


class Careful:
    """Takes the way that loses least, the best cargo, and pays where that pays."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, glimpse: Glimpse) -> str:
        """Return the key of the answer."""
        answers = {"sd-ask-route": self._route, "sd-ask-cargo": _cargo, "sd-ask-bribe": _bribe}
        answer = answers.get(glimpse.prompt)
        return answer(glimpse, glimpse.view) if answer else glimpse.keys()[0]

    def _route(self, glimpse: Glimpse, view: View) -> str:
        """Weigh danger against the price; rivals are avoided only by luck."""
        rivals = (len(view.smugglers) - 1) / len(ROUTES)

        def worth(route: str) -> float:
            company = int(self._rng.random() < rivals)
            earned = CARGO_TAKEN * 2 * chance_to_slip_through(ROUTES[route] + company)
            return earned - (route == "night-run")

        return max(glimpse.keys(), key=worth)


def _cargo(glimpse: Glimpse, view: View) -> str:
    """Load the two best cards."""
    hand = _hand(view)
    best = sorted(range(len(hand)), key=lambda place: -CARGO[hand[place]].value)[:2]
    return "+".join([str(place) for place in sorted(best)])


def _bribe(glimpse: Glimpse, view: View) -> str:
    """Pay as long as the cargo loaded is likely to be worth it."""
    assert view.seat is not None
    me = view.smugglers[view.seat]
    dice = ROUTES[me.route] + [one.route for one in view.smugglers].count(me.route) - 1
    values = sorted([CARGO[card].value for card in _hand(view)])[-2:]

    def worth(key: str) -> float:
        return sum(values) * chance_to_slip_through(max(0, dice - int(key))) - int(key)

    return max(glimpse.keys(), key=worth)


def _hand(view: View) -> list[str]:
    assert view.seat is not None
    return view.smugglers[view.seat].hand or []


class SmugglersMind(Mind[Sky]):
    """Looks a few rounds ahead and counts credits."""

    game = game
    hard: ClassVar = Effort(playouts=120, breadth=8)
    ace: ClassVar = Effort(playouts=480, breadth=8)
    reasons = ("sd-why-credits",)

    def policy(self, seed: int) -> Policy:
        """Return a careful smuggler."""
        return Careful(seed)

    def is_known(self, prompt: str) -> bool:
        """Say whether there is a rule for a question: for all but an effect that may be used."""
        return prompt.startswith("sd-ask-")

    def is_searched(self, prompt: str) -> bool:
        """Search everything: there is not much."""
        return True

    def horizon(self, state: Sky, seat: int) -> Callable[[Sky], bool]:
        """Stop a few rounds later."""
        last = state.turn + AHEAD
        return lambda sky: sky.turn > last

    def value(self, state: Sky, seat: int) -> float:
        """Compare how far everybody is from the target."""
        left = [max(0.5, state.target - one.credits) ** -STEEPNESS for one in state.smugglers]
        return float(left[seat] / sum(left))

    def amounts(self, state: Sky, seat: int) -> tuple[float, ...]:
        """Count credits."""
        return (float(state.smugglers[seat].credits),)


mind: Final = SmugglersMind()
