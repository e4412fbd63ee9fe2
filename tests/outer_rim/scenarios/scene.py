"""Scenes of Outer Rim as the written scenarios tell them: who sits where, who says what."""

from __future__ import annotations

from typing import Any, Unpack, cast

from cantina.core.rng import Rng
from cantina.core.testing import offered, refusal, told
from cantina.games.outer_rim import game
from cantina.games.outer_rim.view import PlayerView, View
from outer_rim.table import Desk, Seated, Voyage, galaxy
from telling import Telling

NAMES = ("anna", "boris", "celina", "dmytro")


def dice(rolled: str) -> list[str]:
    """Read "hit, hit, blank"."""
    return [face.strip() for face in rolled.split(",")]


def one_by_one(*rolled: str) -> list[list[str]]:
    """Read several rolls, "hit, blank; focus, blank" in one sentence or each in its own."""
    return [dice(each) for told in rolled for each in told.split(";")]


class Person:
    """Somebody at the table: what this player says, is offered and sees."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    @property
    def table(self) -> Voyage:
        return self.scene.table

    @property
    def asked(self) -> bool:
        return self.seat in self.table.waiting

    @property
    def offered(self) -> list[str]:
        """What this player may answer; it must be this player's turn to speak."""
        assert self.asked, f"{NAMES[self.seat]} is not asked; waiting: {self.table.waiting}"
        return offered(self.table, self.seat)

    def may(self, *answers: str) -> bool:
        """Whether all these answers are offered."""
        return all(answer in self.offered for answer in answers)

    def may_any(self, kind: str) -> bool:
        """Whether any answer of a kind ("patrol", "move") is offered."""
        return any(answer.split(":")[0] == kind for answer in self.offered)

    def cannot(self, *answers: str) -> bool:
        """Whether each of these answers is refused and changes nothing."""
        assert self.asked
        for answer in answers:
            refusal(self.table, self.seat, answer)
        return True

    def says(self, *answers: str) -> Person:
        """Answer own questions, one after the other; what had no alternative went by itself."""
        for answer in answers:
            if self.scene.went_by_itself(self.seat, answer):
                continue
            assert self.asked, f"{answer!r}: waiting are {self.table.waiting}"
            self.scene.hear(self.seat, answer)
        return self

    def had_to(self, answer: str) -> bool:
        """Whether this was the only possible answer, so that nobody asked for it."""
        return self.scene.went_by_itself(self.seat, answer)

    def gives(self, other: Person, credits: int) -> None:
        self.table.interject(self.seat, f"credits:{other.seat}:{credits}")

    def moves(self, space: str) -> Person:
        return self.says(f"move:{space}")

    def goes_shopping(self, buy: str = "skip", discard: str = "skip") -> Person:
        """Take the market action: discard from one deck, buy from another."""
        return self.says("market", discard, buy)

    def ends_actions(self) -> Person:
        return self.says("done")

    def fights(self, faction: str) -> Person:
        return self.says(f"patrol:{faction}")

    def tries(self, job: str) -> Person:
        return self.says(f"job:{job}")

    def meets(self, place: str) -> Person:
        return self.says(f"contact:{place}")

    def hunts(self, bounty: str, owner: Person) -> Person:
        return self.says(f"hunt:{bounty}:{owner.seat}")

    @property
    def view(self) -> View:
        """The table as this player sees it."""
        return cast("View", self.table.view(self.seat))

    @property
    def sheet(self) -> PlayerView:
        """Own character, ship and tokens as everybody sees them."""
        return self.view.players[self.seat]

    @property
    def credits(self) -> int:
        return self.sheet.credits

    @property
    def fame(self) -> int:
        return self.sheet.fame

    @property
    def space(self) -> str:
        return self.sheet.space

    @property
    def cd(self) -> int:
        """Damage on the character."""
        return self.sheet.damage

    @property
    def sd(self) -> int:
        """Damage on the ship."""
        return self.sheet.ship_damage

    @property
    def down(self) -> bool:
        """Defeated."""
        return self.sheet.defeated

    @property
    def cards(self) -> list[str]:
        """Assets in slots."""
        return sorted(card for slot in self.sheet.slots for card in slot.cards)

    def slots(self, kind: str) -> list[list[str]]:
        return [slot.cards for slot in self.sheet.slots if slot.slot == kind]

    def standing(self, faction: str) -> int:
        return self.sheet.reputation[faction]

    @property
    def read(self) -> list[str]:
        """The log as this player reads it."""
        return told(self.table, self.seat)


class Scene(Telling[Voyage]):
    """A table in the middle of a game, or at its beginning."""

    def __init__(self, table: Voyage) -> None:
        super().__init__(table)
        self.anna, self.boris, self.celina, self.dmytro = (Person(self, seat) for seat in range(4))

    def rolls(self, *rolled: str) -> Scene:
        """Set the next dice, roll by roll."""
        self.table.force(*one_by_one(*rolled))
        return self

    def comes(self, *drawn: object) -> Scene:
        """Set what is drawn or picked next."""
        self.table.force(*drawn)
        return self

    @property
    def view(self) -> View:
        """The table as a spectator sees it."""
        return self.table.seen

    def ai(self) -> PlayerView:
        return self.view.players[1]

    def patrol(self, faction: str) -> tuple[int, str]:
        """Level and space of a patrol."""
        found = next(each for each in self.view.patrols if each.faction == faction)
        return found.level, found.space

    @property
    def patrols(self) -> dict[str, tuple[int, str]]:
        """Level and space of every patrol."""
        return {each.faction: (each.level, each.space) for each in self.view.patrols}

    def contact(self, place: str) -> str | None:
        """Who lies face up in a contact space; "hidden" face down, None if it is empty."""
        for token in self.view.contacts:
            if token.place == place:
                return token.contact or "hidden"
        return None

    def top(self, deck: str) -> str:
        """Return the face-up card of a market deck."""
        return self.table.top(deck)

    def takes_out(self, deck: str, *gone: str, but: str = "") -> None:
        """Remove market cards from the game: these, or all but one, which lies open."""
        g = self.table.state
        for card in gone or [each for each in g.market[deck].cards() if each != but]:
            g.market[deck].remove(card)
            g.removed.append(card)
        if but:
            g.market[deck].remove(but)
            g.market[deck].put_on_top(but)

    def bottom(self, deck: str) -> str:
        """Return the lowest card of a market or encounter deck."""
        return self.table.bottom(deck)[-1]

    @property
    def removed(self) -> list[str]:
        return self.view.removed

    @property
    def databank(self) -> list[str]:
        return self.table.databank

    @property
    def turn_of(self) -> str:
        return NAMES[self.view.current]

    @property
    def step(self) -> str:
        return self.view.step

    @property
    def winner(self) -> str:
        return NAMES[self.view.winner] if self.table.over and self.view.winner >= 0 else ""


def at(space: str, character: str = "", /, **more: Unpack[Seated]) -> Seated:
    """Describe a player: where, as whom, and what else differs from a bare character."""
    who = Seated(character=character) if character else Seated()
    return Seated(space=space, **who, **more)


def aphra(space: str, /, **more: Unpack[Seated]) -> Seated:
    """Describe Doctor Aphra, who has reached her goal and may shop while she plans."""
    who = at(space, "doctor_aphra", **more)
    who["flipped"], who["ship"] = True, "g9_rigger"
    return who


def scene(step: str = "planning", *, rolls: tuple[str, ...] = (), **parts: Any) -> Scene:
    """Lay a described position: the step, anna=at(...), boris=at(...), what differs on the table.

    Nobody has credits, cards or damage unless the scenario says so, and Boris is out of the way.
    """
    people: list[Seated] = []
    for name in NAMES:
        if name in parts:
            people.append(cast("Seated", {"credits": 0, **parts.pop(name)}))
    if len(people) == 1 and not parts.get("solo"):
        people.append(at("ring_of_kafrene", credits=0))
    empty = parts.pop("empty", ())
    goals = parts.pop("goals", None)
    ai_card = parts.pop("ai_card", "")
    invented = parts.pop("invented", {})
    g = galaxy(*people, step=step, **parts)
    for place in empty:
        token = next(each for each in g.contacts if each.place == place)
        g.contacts.remove(token)
        g.unused_contacts.append(token.contact)
    if goals is not None:
        g.ai_goals = dict(goals)
    for deck, cards in invented.items():
        for card in reversed(cards):
            (g.market.get(deck) or g.encounters[deck]).put_on_top(card, 0)
    if ai_card and g.ai_deck is not None:
        g.ai_deck.remove(ai_card)
        g.ai_deck.put_on_top(ai_card, 0)
    return Scene(Desk(g, *one_by_one(*rolls)).table)


class Beginning:
    """A new game whose chance a test decides as far as it cares."""

    def __init__(self, seats: int, *rolls: str, tops: tuple[str, ...] = (), **options: Any) -> None:
        self.table = Voyage.start(game, seats, options, seed=7, pause_on_chance=True)
        self.left = [dice(each) for each in rolls]
        self.wanted = list(tops)
        self.scene = Scene(self.table)
        self.go_on()

    def go_on(self) -> None:
        """Let chance happen until somebody is asked."""
        while self.table.chance is not None:
            request = self.table.chance
            outcome: object = None
            if request.kind == "roll":
                outcome = self.left.pop(0) if self.left else None
            else:
                outcome = next((each for each in self.wanted if _possible(request, each)), None)
            if outcome is None:
                outcome = request.draw(Rng(7))
            elif outcome in self.wanted:
                self.wanted.remove(outcome)
            self.table.happen(outcome)

    def says(self, seat: int, *answers: str) -> None:
        for answer in answers:
            self.table.answer(seat, answer)
            self.go_on()

    def characters(self, *characters: str) -> None:
        """Everybody in turn takes a character."""
        for seat, character in enumerate(characters):
            self.says(seat, character)

    def ships(self, *ships: str) -> None:
        """Everybody chooses a ship at the same time."""
        for seat, ship in enumerate(ships):
            self.says(seat, ship)


def _possible(request: Any, outcome: str) -> bool:
    if request.kind == "shuffle":
        return False
    try:
        request.parse(outcome)
    except (ValueError, KeyError, LookupError):
        return False
    return True
