"""Descriptions that cards or dice fit: what both kinds have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from cantina.core.cards import Term, Word
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny.asking import Now, choose_player
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import SAYS, either
from cantina.games.destiny.rules.zones import opponents

Found = tuple[Sequence[int], bool]
"""What was found, and whether that is all that was asked for.

Of cards that not everybody sees it is the list that keeps up with what they are.
"""

Range = tuple[int, int | None]
"""How many at least and at most; None: any number."""

Allowed = Callable[[int], bool]
Valid = Callable[[tuple[int, ...]], Blocked | None]
Test = Callable[[Scene, int], bool]

F = TypeVar("F", bound="Filter", covariant=True)
K = TypeVar("K", bound=Term)


class Filter(Word, frozen=True, cache_hash=True):
    """A description that a die or a card fits or does not fit."""

    prefix: ClassVar[str] = SAYS
    are_many: ClassVar[bool] = True
    is_this: ClassVar[bool] = False

    of: Whose = Whose.ANYONE

    @classmethod
    @abstractmethod
    def tests(cls) -> Mapping[str, Callable[[Any], Test]]:
        """Return for each field that is tested how its test is made."""

    @abstractmethod
    def places(self, scene: Scene) -> list[int]:
        """Return everything in the place it looks at, of the players it means."""

    @property
    def is_unseen(self) -> bool:
        """Whether not everybody sees what fits."""
        return False

    @abstractmethod
    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        """Make what was found "that"."""

    @abstractmethod
    def choose_one(self, scene: Scene, prompt: Text, able: Now) -> Awaitable[int | None]:
        """Let the player choose one of these."""

    @abstractmethod
    def choose_some(
        self, scene: Scene, prompt: Text, able: Now, count: Range, valid: Valid | None = None
    ) -> Awaitable[tuple[int, ...]]:
        """Let the player choose several of these."""

    def fits(self, scene: Scene, thing: int) -> bool:
        """Say whether a thing fits, whoever has it and wherever it is."""
        for test in tests_of(self):  # noqa: SIM110  (a generator here costs a third of a playout)
            if not test(scene, thing):
                return False
        return True

    def find(self, scene: Scene) -> list[int]:
        """Return everything that fits, in its place and with its player."""
        tests = tests_of(self)
        things = self.places(scene)
        for test in tests:
            things = [thing for thing in things if test(scene, thing)]
        return things

    def found(self, scene: Scene, allowed: Allowed | None) -> list[int]:
        """Return what fits and is allowed by the effect."""
        found = self.find(scene)
        return found if allowed is None else [thing for thing in found if allowed(thing)]

    def exists(self, scene: Scene, allowed: Allowed | None) -> bool:
        """Say whether anything fits and is allowed."""
        return bool(self.found(scene, allowed))

    async def aim(self, scene: Scene, allowed: Allowed | None = None) -> list[int]:
        """Find what fits; where it must belong to one opponent, choose that opponent first."""
        if self.of is not Whose.OPPONENT:
            return self.found(scene, allowed)
        able = {}
        for seat in opponents(scene.g, scene.seat):
            found = self.found(scene.against(seat), allowed)
            if found:
                able[seat] = found
        if not able:
            return []
        chosen: int | None = next(iter(able))
        if len(able) > 1:
            prompt = text("ds-ask-opponent-for", card=scene.source_name())
            chosen = await choose_player(scene.g, scene.seat, prompt, list(able))
        assert chosen is not None
        scene.player = chosen
        return able[chosen]

    def plural(self) -> Text:
        """Speak of all that fit."""
        return text("ds-says-all", what=self.says())


def at_once(able: Now) -> Sequence[int]:
    """Return what can be chosen as it is."""
    return able() if callable(able) else able


_TESTS: dict[Filter, tuple[Test, ...]] = {}


def tests_of(what: Filter) -> tuple[Test, ...]:
    """Return the tests of a filter, made once: only the fields that say something."""
    found = _TESTS.get(what)
    if found is None:
        makers = what.tests()
        written = zip(what.__struct_fields__, what.__struct_defaults__, strict=True)
        found = _TESTS[what] = tuple(
            [
                makers[field](getattr(what, field))
                for field, default in written
                if field in makers and getattr(what, field) != default
            ]
        )
    return found


# --- sentences ----------------------------------------------------------------------------------

WRAPPING = frozenset(
    {
        "ds-says-on",
        "ds-says-on-any",
        "ds-says-not-this",
        "ds-says-not-host",
        "ds-says-not-that",
        "ds-says-of-same-player",
        "ds-says-of-named-colour",
        "ds-says-of-named-cost",
        "ds-says-of-odd-cost",
        "ds-says-of-named-type",
        "ds-says-of-named-title",
        "ds-says-that-you-own",
        "ds-says-among-picked",
        "ds-says-among-those",
        "ds-says-removed-last-turn",
        "ds-says-of-same-type",
        "ds-says-not-picked",
        "ds-says-unresolved",
        "ds-says-lowest-of-those",
        "ds-says-copy-of-that",
        "ds-says-cheapest",
        "ds-says-not-its-card",
        "ds-says-of-same-colour",
        "ds-says-sharing-subtype",
        "ds-says-of-same-symbol",
        "ds-says-of-named-symbol",
        "ds-says-of-odd-value",
        "ds-says-copy-of-that-die",
        "ds-says-of-symbol-not-here",
    }
)
"""Messages that take what was said so far as `$what` and so may put their words anywhere."""


def detailed(what: Text, details: Sequence[Text]) -> Text:
    """Say more about something: words that follow, or a message that changes the whole."""
    for each in details:
        if each.id in WRAPPING:
            what = Text(each.id, {"what": what, **each.args})
        else:
            what = text("ds-says-detail", what=what, detail=each)
    return what


def qualified(what: Text, adjectives: Sequence[Text]) -> Text:
    """Put adjectives to a noun, the last one nearest to it."""
    for adjective in reversed(adjectives):
        what = text("ds-says-qualified", what=what, adjective=adjective)
    return what


def named(terms: Sequence[Term]) -> list[Text]:
    """Name several words of one kind as one adjective."""
    return [either([term.says() for term in terms])] if terms else []


def flagged(flags: Mapping[str, bool]) -> list[Text]:
    """Return the messages of those flags that are up."""
    return [text(message) for message, is_up in flags.items() if is_up]
