"""Scenes of Destiny as the written scenarios tell them: who has what, who says what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.core.ask import AskMany
from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.core.testing import refusal
from cantina.games.destiny import facts
from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.decks import Deck
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.deckbuilding import DeckReport, check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from destiny.building import build
from destiny.table import FILLER, Arena, In, Named, Side, check_soundness, code, table
from telling import Telling

NAMES = ("anna", "boris", "clara", "dina")
WAYS_OUT = ("no", "none", "decline", "stop")


def side(
    *team: In | Named, hand: Sequence[Named] = (), cards: int = 5, resources: int = 2, **more: Any
) -> Side:
    """Describe a player: 2 resources, hand filled up to 5 cards that do not matter."""
    filled = [*hand, *[FILLER] * (cards - len(hand))]
    return Side(list(team), hand=filled, resources=resources, **more)


class Person:
    """Somebody at the table: what this player does, is offered and has."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.duel = scene.duel
        self.seat = seat

    @property
    def asked(self) -> bool:
        return self.seat in self.duel.asked()

    @property
    def offered(self) -> list[str]:
        return self.duel.offered(self.seat)

    @property
    def kinds(self) -> set[str]:
        return self.duel.kinds(self.seat)

    def may(self, kind: str, *parts: object) -> bool:
        """Whether an action is offered."""
        return self.duel.can(self.seat, kind, *parts)

    def can_choose(self, *things: object) -> list[bool]:
        """Say for each thing whether it is offered now."""
        return self.duel.can_choose(self.seat, *things)

    def cannot(self, kind: str, *parts: object) -> bool:
        """Whether an answer is refused and changes nothing."""
        key = ":".join([kind, *[self.duel._key(part) for part in parts]])
        refusal(self.duel.table, self.seat, key)
        return True

    def says(self, *things: object) -> Person:
        """Answer own questions; a list answers several things at once."""
        for thing in things:
            parts = thing if isinstance(thing, list) else [thing]
            key = "+".join([self.duel._key(part) for part in parts]) or "none"
            self._answer(key, anew=isinstance(thing, list))
        return self

    def _answer(self, key: str, *, anew: bool = False) -> None:
        """Answer, unless it went by itself; `anew` is an answer to the open question if it can."""
        offered = self.offered if self.asked else []
        open_now = anew and all(part in offered for part in key.split("+"))
        if not open_now and self.scene.went_by_itself(self.seat, key):
            return
        table = self.duel.table
        told = f"{NAMES[self.seat]} says {key!r}; asked are {table.waiting}"
        assert self.asked, f"{told}: {[self.duel.prompt(seat) for seat in table.waiting]}"
        self.scene.hear(self.seat, key)
        check_soundness(table)

    def _acts(self, kind: str, *parts: object) -> Person:
        self._answer(":".join([kind, *[self.duel._key(part) for part in parts]]))
        return self

    def plays(self, card: Named | int, *then: object) -> Person:
        return self._acts("play", card).says(*then)

    def activates(self, card: Named, *shown: tuple[Named, str]) -> Person:
        """Activate a card; `shown` says what its dice roll."""
        if shown:
            self.duel.rolls(*shown)
        return self._acts("activate", card)

    def resolves(self, card: Named, number: int = 0, *then: object) -> Person:
        return self._acts("resolve", (card, number)).says(*then)

    def rerolls(self, card: Named, *dice: tuple[Named, int]) -> Person:
        """Discard a card to reroll these dice."""
        self._acts("reroll", card)
        self._answer("+".join([self.duel._key(die) for die in dice]))
        return self

    def claims(self, *then: object) -> Person:
        """Claim; the Claim ability is asked about only where something could come of it."""
        self._acts("claim")
        if then and then[0] in ("yes", "no") and not (self.asked and then[0] in self.offered):
            then = then[1:]
        return self.says(*then)

    def uses(self, card: Named, *then: object) -> Person:
        """Use the action or power action printed on a card."""
        index = facts.KNOWN[code(card)].actions[0]
        return self._acts("action", card, index).says(*then)

    def may_use(self, card: Named) -> bool:
        return self.may("action", card, facts.KNOWN[code(card)].actions[0])

    def puts_first(self, title: str) -> Person:
        """Say which of several abilities enters the queue first."""
        (ask,) = self.duel.table.asks(self.seat)
        write = writer("en").write
        (key,) = [each.key for each in ask.options if write(each.label).startswith(title)]
        self._answer(key, anew=True)
        return self

    def picks(self, word: str) -> Person:
        """Choose the option that contains a word."""
        (ask,) = self.duel.table.asks(self.seat)
        write = writer("en").write
        key = next(each.key for each in ask.options if word in write(each.label).lower())
        self._answer(key, anew=True)
        return self

    @property
    def way_out(self) -> str:
        """The answer that leaves things as they are; nothing where there is none."""
        ask = self.duel.table.ask(self.seat)
        if isinstance(ask, AskMany):
            return "none" if ask.bounds()[0] == 0 else ""
        return next((key for key in WAYS_OUT if key in self.offered), "")

    def declines(self) -> Person:
        """Leave things as they are."""
        self._answer(self.way_out, anew=True)
        return self

    def hears(self, words: str) -> bool:
        """Whether the question this player is asked contains these words."""
        (ask,) = self.duel.table.asks(self.seat)
        return self.asked and words in writer("en").write(ask.prompt)

    def settles(self, words: dict[str, str], default: str, target: Named | None = None) -> Person:
        """Answer the questions between actions by what they ask."""
        for _ in range(12):
            if not self.asked or self.duel.prompt(self.seat) == "ds-ask-action":
                break
            keys = self.offered
            if "yes" in keys:
                self.says(next((words[word] for word in words if self.hears(word)), default))
            elif target is not None and self.can_choose(target)[0]:
                self.says([target])
            else:
                self.says([keys[0]])
        return self

    def passes(self) -> Person:
        return self._acts("pass")

    def turns(self, card: Named, shown: str) -> Person:
        """Choose the side a die is turned to."""
        self.duel.side(self.seat, card, shown)
        return self

    @property
    def resources(self) -> int:
        return self.duel.resources(self.seat)

    @property
    def hand(self) -> list[str]:
        return self.duel.hand(self.seat)

    @property
    def discard(self) -> list[str]:
        return self.duel.discard(self.seat)

    @property
    def aside(self) -> list[str]:
        return self.duel.aside(self.seat)

    @property
    def deck(self) -> int:
        return self.duel.deck_size(self.seat)

    @property
    def pool(self) -> list[str]:
        return sorted(self.duel.pool(self.seat))


class Scene(Telling[Table[Any]]):
    """A table in the middle of a game."""

    def __init__(self, duel: Arena) -> None:
        super().__init__(duel.table)
        self.duel = duel
        self.anna, self.boris, self.clara, self.dina = (Person(self, seat) for seat in range(4))

    def upkeep(self) -> None:
        """Let both players discard nothing."""
        self.anna.says([])
        self.boris.says([])

    def comes_to_round(self, number: int) -> None:
        """Let both players pass, or leave things as they are, until a round begins."""
        for _ in range(12):
            if self.round == number:
                return
            asked = self.duel.asked()
            person = (self.anna, self.boris)[asked[0]]
            if len(asked) == 2:
                self.upkeep()
            elif "pass" in person.offered:
                person.passes()
            else:
                person.says(person.offered[0])
        raise AssertionError(f"it is round {self.round}")

    def rolls(self, *shown: tuple[Named, str]) -> Scene:
        """Script the next roll."""
        self.duel.rolls(*shown)
        return self

    def draws(self, *cards: Named) -> Scene:
        self.duel.draws(*cards)
        return self

    def damage(self, card: Named) -> int:
        return self.duel.damage(card)

    def shields(self, card: Named) -> int:
        return self.duel.shields(card)

    def shows(self, card: Named, number: int = 0) -> str | None:
        return self.duel.shows(card, number)

    def in_play(self, card: Named | int) -> bool:
        return self.number(card) in self.duel.g.play

    def exhausted(self, card: Named) -> bool:
        return self.duel.exhausted(card)

    def number(self, card: Named | int) -> int:
        """Return the number of a card; it keeps it wherever it goes."""
        return card if isinstance(card, int) else self.duel.id(card)

    def is_on(self, card: Named | int, host: Named | int) -> bool:
        held = self.duel.g.play.get(self.number(card))
        return held is not None and held.host == self.number(host)

    def health(self, card: Named | int) -> int:
        return ongoing.health(self.duel.g, self.duel.g.play[self.number(card)])

    @property
    def turn_of(self) -> str:
        """Who is asked for an action now."""
        (seat,) = self.duel.asked()
        return NAMES[seat]

    @property
    def round(self) -> int:
        return self.duel.g.round

    @property
    def claimed_by(self) -> str:
        seat = self.duel.g.claimed
        return NAMES[seat] if seat >= 0 else ""

    @property
    def controller(self) -> str:
        seat = self.duel.g.controller
        return NAMES[seat] if seat >= 0 else ""

    @property
    def winner(self) -> str:
        return "".join(NAMES[seat] for seat in self.duel.winners)


def scene(*sides: Side, **more: Any) -> Scene:
    """Lay a described position; Anna acts and controls the battlefield unless said otherwise."""
    return Scene(table(*sides, **more))


def deck(*team: str, battlefields: tuple[str, ...] = ("AW 168",), **parts: Any) -> Deck:
    """Describe a deck by printed places, filled up with gray neutral cards; `2x AW 38` is elite."""
    return build(*team, battlefields=battlefields, named=code_at, **parts)


def verdict(*team: str, balance: bool = True, **parts: Any) -> DeckReport:
    """Check a deck."""
    return check(deck(*team, **parts), CONSTRUCTED, balance)


def problems(*team: str, **parts: Any) -> list[str]:
    """Return what is wrong with a deck."""
    return [found.code for found in verdict(*team, **parts).problems]
