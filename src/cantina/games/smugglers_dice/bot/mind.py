"""How Smuggler's Dice is played well; the shortest example of a mind (docs/minds.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

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
LOOKS: Final = (
    "left",
    "last-stretch",
    "rival-left",
    "rival-last-stretch",
    "second-rival-left",
    "behind",
    "best-cargo",
    "cargo",
    "could-win",
    "order",
    "others",
    "deck",
)
"""What the learned judge looks at; of hands only the own."""
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
    reasons = (("sd-why-credits", "sd-why-poorer"),)

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

    looks = LOOKS

    def look(self, state: Sky, seat: int) -> list[float]:
        """Return how far the seat and its best two rivals have to go, and what it can deliver."""
        me = state.smugglers[seat]
        left = [state.target - one.credits for one in state.smugglers]
        nearest = sorted([to_go for other, to_go in enumerate(left) if other != seat])
        cargo = sorted([CARGO[card].value for card in me.hand])
        place = state.order.index(seat) if seat in state.order else 0
        return [
            left[seat] / 5,
            max(0, 6 - left[seat]) / 3,
            nearest[0] / 5,
            max(0, 6 - nearest[0]) / 3,
            nearest[1] / 5 if len(nearest) > 1 else 6.0,
            (left[seat] - nearest[0]) / 5,
            sum(cargo[-2:]) / 5,
            sum(cargo) / 5,
            sum(cargo[-2:]) >= left[seat],
            place / len(left),
            len(left) - 2,
            min(len(state.deck), 12) / 12,
        ]

    def near(self, state: Sky, seat: int) -> Callable[[Sky], bool]:
        """Stop when the next round begins."""
        now = state.turn
        return lambda sky: sky.turn > now

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Play for two to four, for each of the targets."""
        return 2 + number % 3, {"target": (20, 20, 10, 30)[number // 3 % 4]}

    def amounts(self, state: Sky, seat: int) -> tuple[float, ...]:
        """Count credits."""
        return (float(state.smugglers[seat].credits),)


mind: Final = SmugglersMind()
