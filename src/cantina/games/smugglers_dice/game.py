"""Smuggler's Dice: a small game of our own that shows every feature of the core.

Two to four smugglers run cargo past patrols. Each round everybody secretly picks a route, then in
turn loads cargo from a hidden hand, may bribe, and rolls. The first with enough credits wins.
`docs/adding-a-game.md` walks through this file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final, Literal

import msgspec

from cantina.core.ask import Ask, AskAll, AskFree, AskMany
from cantina.core.cards import (
    DONE,
    NOTHING,
    CardTrees,
    Do,
    Effect,
    May,
    Outcome,
    Scene,
    check_cards,
)
from cantina.core.chance import Die, Pick, Roll, Shuffle
from cantina.core.deck import Deck, Draw, Peek, shuffled
from cantina.core.game import Game
from cantina.core.hidden import resample_deck
from cantina.core.languages import entries
from cantina.core.piece import Piece, State
from cantina.core.rng import Rng
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked, Result, Standing

PATROL_DIE: Final = Die("patrol die", ("clear", "clear", "clear", "scan", "scan", "raid"))
ROUTES: Final = {"trade-lane": 3, "asteroids": 2, "night-run": 1}
"""Each route with the number of patrol dice on it; a night run costs 1 credit."""
ALL_ROUTES: Final = list(ROUTES)
DAY_ROUTES: Final = [route for route in ROUTES if route != "night-run"]
HAND: Final = 3


class Smuggler(Piece):
    """One player: credits, a hidden hand, and the route of this round."""

    credits: int = 2
    hand: list[str] = []
    route: str = ""


class Sky(State):
    """The whole table."""

    target: int
    smugglers: list[Smuggler]
    deck: Deck[str] = msgspec.field(default_factory=Deck)
    delivered: list[str] = []
    order: list[int] = []
    running: int = 0
    """Whose run it is, as a place in the order."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long to play."""

    target: Literal[10, 20, 30] = 20


class Run(Scene):
    """The scene of a cargo's effect: the table, and who delivered it."""

    __slots__ = ("seat", "sky")

    def __init__(self, sky: Sky, seat: int) -> None:
        self.sky = sky
        self.seat = seat


class CargoEffect(Effect[Run], frozen=True):
    """What delivering a cargo can bring."""

    prefix: ClassVar = "sd-says"


class GainCredits(CargoEffect, frozen=True):
    """Gain credits."""

    amount: int

    async def do(self, scene: Run) -> Outcome:
        """Take them from the supply."""
        scene.sky.smugglers[scene.seat].credits += self.amount
        return DONE


class TakeCard(CargoEffect, frozen=True):
    """Draw a card."""

    def can(self, scene: Run) -> bool:
        """There must be one."""
        return bool(scene.sky.deck)

    async def do(self, scene: Run) -> Outcome:
        """Put it into the hand."""
        return DONE if await deal_to(scene.sky, scene.seat) else NOTHING


class LookAhead(CargoEffect, frozen=True):
    """Look secretly at the top cards of the deck."""

    count: int

    def can(self, scene: Run) -> bool:
        """There must be one."""
        return bool(scene.sky.deck)

    async def do(self, scene: Run) -> Outcome:
        """Tell the one who looks, and nobody else."""
        seen = await Peek(scene.sky.deck, self.count, scene.seat)
        if scene.sky.told:
            names = [cargo_name(card) for card in seen]
            scene.sky.say("sd-log-looked", "SD-4", only=(scene.seat,), cards=names)
        return Outcome(len(seen) == self.count, len(seen))


class Cargo(msgspec.Struct, frozen=True):
    """A kind of cargo: its value, how many there are, and what delivering it brings besides."""

    id: str
    value: int
    copies: int
    delivered: Effect[Run] | None = None


CARGO: Final = {
    cargo.id: cargo
    for cargo in (
        Cargo("food", 1, 8, TakeCard()),
        Cargo("droids", 2, 6, May(LookAhead(2))),
        Cargo("gems", 3, 6, Do((GainCredits(1), LookAhead(1)))),
        Cargo("spice", 5, 4),
    )
}


def cargo_name(card: str) -> Text:
    """Return the name of a cargo (the ids are `sd-cargo-` and the cargo's own)."""
    return Text(f"sd-cargo-{card}")


def route_name(route: str) -> Text:
    """Return the name of a route (the ids are `sd-route-` and the route's own)."""
    return Text(f"sd-route-{route}")


async def deal_to(sky: Sky, seat: int) -> bool:
    """Draw one card into a hand, if there is one."""
    if not sky.deck:
        return False
    sky.smugglers[seat].hand.append(await Draw(sky.deck))
    sky.smugglers[seat].hand.sort()
    return True


def danger(sky: Sky, seat: int, bribe: int = 0) -> int:
    """Return how many patrol dice a smuggler faces: more where others fly too (SD-2)."""
    route = sky.smugglers[seat].route
    company = [other.route for other in sky.smugglers].count(route) - 1
    return max(0, ROUTES[route] + company - bribe)


def chance_to_slip_through(dice: int) -> float:
    """Return the chance that no die shows a raid and at most one a scan."""
    clear, scan = 3 / 6, 2 / 6
    return float(clear**dice + dice * scan * clear ** max(0, dice - 1) if dice else 1.0)


async def setup(sky: Sky) -> str:
    """SD-1: shuffle the cargo and find out who flies first."""
    sky.deck = shuffled(card.id for card in CARGO.values() for _ in range(card.copies))
    sky.order = await Shuffle(list(range(len(sky.smugglers))))
    return "deal"


async def deal(sky: Sky) -> str | None:
    """SD-1: fill every hand; without cargo the game is over."""
    sky.turn += 1
    for seat in sky.order:
        hand = sky.smugglers[seat].hand
        while len(hand) < HAND and sky.deck:
            hand.append(await Draw(sky.deck))
        hand.sort()
    return "routes" if any(smuggler.hand for smuggler in sky.smugglers) else None


async def routes(sky: Sky) -> str:
    """SD-2: everybody picks a route in secret."""
    chosen = await AskAll([ask_route(sky, seat) for seat in sky.order])
    for seat, route in zip(sky.order, chosen, strict=True):
        sky.smugglers[seat].route = route
        sky.smugglers[seat].credits -= route == "night-run"
        if sky.told:
            sky.say("sd-log-route", "SD-2", seat=seat_name(seat), route=route_name(route))
    sky.running = 0
    return "run"


def ask_route(sky: Sky, seat: int) -> Ask[str]:
    """Offer the routes; a night run needs a credit."""
    poor = sky.smugglers[seat].credits < 1
    return Ask(
        seat,
        "sd-ask-route",
        DAY_ROUTES if poor else ALL_ROUTES,
        label=route_name,
        at=lambda route: f"route:{route}",
        odds=lambda route: chance_to_slip_through(ROUTES[route]),
        blocked=lambda: [NO_NIGHT_RUN] if poor else [],
    )


NO_NIGHT_RUN: Final = Blocked(
    "night-run", text("sd-route-night-run"), text("sd-blocked-night-run"), "SD-2"
)


async def run(sky: Sky) -> str | None:
    """SD-3: one smuggler loads, may bribe, and rolls."""
    seat = sky.order[sky.running]
    smuggler = sky.smugglers[seat]
    if smuggler.hand:
        cargo = await ask_cargo(sky, seat)
        if cargo:
            await fly(sky, seat, cargo)
    sky.running += 1
    if max([other.credits for other in sky.smugglers]) >= sky.target:
        return None
    return "run" if sky.running < len(sky.order) else "deal"


def ask_cargo(sky: Sky, seat: int) -> AskMany[int]:
    """Let a smuggler load up to two cards."""
    hand = sky.smugglers[seat].hand
    return AskMany(
        seat,
        "sd-ask-cargo",
        lambda: range(len(hand)),
        most=2,
        label=lambda place: cargo_name(hand[place]),
        at=lambda place: f"hand:{place}",
    )


async def fly(sky: Sky, seat: int, places: Iterable[int]) -> None:
    """SD-3: bribe, roll, and deliver or lose the cargo.

    What others cannot know stays in the state: while somebody is asked, no variable names a card.
    """
    smuggler = sky.smugglers[seat]
    bribe = await ask_bribe(sky, seat) if smuggler.credits else 0
    smuggler.credits -= bribe
    faces = await Roll(PATROL_DIE, danger(sky, seat, bribe))
    cargo = [smuggler.hand[place] for place in places]
    for card in cargo:
        smuggler.hand.remove(card)
        sky.use(card)
    sky.delivered += cargo
    if "raid" in faces or faces.count("scan") > 1:
        await caught(sky, seat)
        return
    earned = sum(CARGO[card].value for card in cargo)
    smuggler.credits += earned
    if sky.told:
        sky.say("sd-log-delivered", "SD-3", seat=seat_name(seat), earned=earned)
    for card in cargo:
        effect = CARGO[card].delivered
        if effect is not None:
            await effect.do(Run(sky, seat))


def ask_bribe(sky: Sky, seat: int) -> AskFree[int]:
    """Let a smuggler name any sum it has; each credit keeps one die away."""
    most = sky.smugglers[seat].credits

    def check(credits: int) -> Blocked | None:
        if 0 <= credits <= most:
            return None
        return Blocked("", text("sd-ask-bribe"), text("sd-blocked-bribe", most=most), "SD-3")

    return AskFree(
        seat,
        "sd-ask-bribe",
        parse=int,
        check=check,
        sample=lambda rng: range(min(most, danger(sky, seat)) + 1),
        form="number",
    )


async def caught(sky: Sky, seat: int) -> None:
    """SD-3: the cargo is lost, and a random rival hears of it for a credit."""
    if sky.told:
        sky.say("sd-log-caught", "SD-3", seat=seat_name(seat))
    rivals = [other for other in sky.order if other != seat]
    sky.smugglers[await Pick(rivals)].credits += 1


class SmugglerView(msgspec.Struct, frozen=True):
    """A smuggler as seen: only its own player sees the hand."""

    credits: int
    cards: int
    route: str
    hand: list[str] | None = None


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int | None
    round: int
    target: int
    smugglers: list[SmugglerView]
    deck: int
    deck_top: list[str | None]
    delivered: list[str]
    order: list[int]


class SmugglersDice(Game[Sky, Options, View]):
    """Smuggler's Dice for two to four players."""

    name: ClassVar = "smugglers-dice"
    rules: ClassVar = "1"
    seats: ClassVar = (2, 4)
    title: ClassVar = text("sd-title")
    about: ClassVar = text("sd-about")
    options_type = Options
    state_type = Sky
    view_type = View
    steps = {"setup": setup, "deal": deal, "routes": routes, "run": run}

    def begin(self, options: Options, seats: int) -> Sky:
        """Sit everybody down."""
        smugglers = [Smuggler() for _ in range(seats)]
        return Sky(step="setup", target=options.target, smugglers=smugglers)

    def player_count(self, state: Sky) -> int:
        """Count the smugglers."""
        return len(state.smugglers)

    def view(self, state: Sky, seat: int | None) -> View:
        """Hide the other hands and the deck."""
        return View(
            seat,
            state.turn,
            state.target,
            [
                SmugglerView(s.credits, len(s.hand), s.route, s.hand[:] if i == seat else None)
                for i, s in enumerate(state.smugglers)
            ],
            len(state.deck),
            [] if seat is None else state.deck.known_top(seat),
            state.delivered[:],
            state.order[:],
        )

    def result(self, state: Sky) -> Result:
        """SD-5: most credits win; all with as many share it."""
        best = max(smuggler.credits for smuggler in state.smugglers)
        winners = tuple(i for i, s in enumerate(state.smugglers) if s.credits == best)
        standings = tuple(
            Standing(i, 1 + sum(o.credits > s.credits for o in state.smugglers), s.credits)
            for i, s in enumerate(state.smugglers)
        )
        names = [seat_name(winner) for winner in winners]
        return Result(winners, text("sd-result", winners=names, credits=best), standings)

    def resample(self, state: Sky, seat: int | None, rng: Rng) -> None:
        """Deal the other hands and the unseen deck again."""
        hands = [s.hand for i, s in enumerate(state.smugglers) if i != seat]
        resample_deck(state.deck, seat, rng, hands)
        for hand in hands:
            hand.sort()

    def board(self, view: View, write: Callable[[Text], str]) -> str:
        """Draw one line a smuggler."""
        lines = [write(text("sd-board", round=view.round, deck=view.deck, target=view.target))]
        for number, smuggler in enumerate(view.smugglers):
            hand = [cargo_name(card) for card in smuggler.hand or []]
            lines.append(
                write(
                    text(
                        "sd-board-smuggler",
                        seat=seat_name(number),
                        credits=smuggler.credits,
                        cards=smuggler.cards,
                        hand=hand or "",
                    )
                )
            )
        return "\n".join(lines)

    def check(self, state: Sky) -> None:
        """No cargo is made or lost, and nobody owes."""
        cards = [*state.deck.cards(), *state.delivered]
        for smuggler in state.smugglers:
            assert smuggler.credits >= 0, "nobody has less than no credits"
            cards += smuggler.hand
        if state.step != "setup":
            every = sorted(card.id for card in CARGO.values() for _ in range(card.copies))
            assert sorted(cards) == every, "every cargo is in exactly one place"

    def content(self) -> Iterable[str]:
        """All cargo."""
        return CARGO


game: Final = SmugglersDice()
check_cards(
    [
        CardTrees(cargo.id, cargo_name(cargo.id), (cargo.delivered,) if cargo.delivered else ())
        for cargo in CARGO.values()
    ],
    entries("en").keys(),
)
