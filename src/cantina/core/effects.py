"""The effect language: one tree per card, executed by one executor, printed by one printer.

A game makes a `Language` over its own context, adds its primitives with `does`, `holds`, `counts`,
`targets` and `says`, and gets the general ones of this module for nothing. Every effect reports
what it really did, because "then" and "to" read that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from cantina.core.ask import Ask, AskMany
from cantina.core.text import Text, text


class Node(msgspec.Struct, frozen=True):
    """Any part of a tree; immutable, shared by every copy of the card."""


class Effect(Node, frozen=True):
    """Something that happens."""


class Condition(Node, frozen=True):
    """Something that holds or does not."""


class Count(Node, frozen=True):
    """A number that depends on the table."""


class Target(Node, frozen=True):
    """Some things on the table, named by their ids."""


def walk(tree: object) -> Iterator[object]:
    """Go through a tree, or several, and everything in it."""
    yield tree
    if isinstance(tree, msgspec.Struct):
        for field in tree.__struct_fields__:
            yield from walk(getattr(tree, field))
    elif isinstance(tree, tuple):
        for part in tree:
            yield from walk(part)


class Outcome(msgspec.Struct, frozen=True):
    """What an effect really did: whether all of it happened, and how much."""

    done: bool
    amount: int = 0


DONE = Outcome(True)
NOTHING = Outcome(False)


class Do(Effect, frozen=True):
    """Do these in order, whatever becomes of each ("and")."""

    effects: tuple[Effect, ...]


class Then(Effect, frozen=True):
    """Do the second only if the first was done in full ("then")."""

    first: Effect
    then: Effect


class May(Effect, frozen=True):
    """The one who decides may do it or leave it ("may")."""

    effect: Effect


class To(Effect, frozen=True):
    """Pay the cost to get the effect; without the whole cost, nothing ("to")."""

    cost: Effect
    effect: Effect


class Choose(Effect, frozen=True):
    """Choose some of these effects and do them in the order given."""

    effects: tuple[Effect, ...]
    count: int = 1


class If(Effect, frozen=True):
    """Do it if the condition holds, otherwise the other thing, if there is one."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None


class Repeat(Effect, frozen=True):
    """Do it a number of times."""

    times: Count | int
    effect: Effect


class ForEach(Effect, frozen=True):
    """Do it once for each target, with the context focused on that target."""

    target: Target
    effect: Effect


class AllOf(Condition, frozen=True):
    """All of these hold."""

    conditions: tuple[Condition, ...]


class AnyOf(Condition, frozen=True):
    """At least one of these holds."""

    conditions: tuple[Condition, ...]


class Not(Condition, frozen=True):
    """It does not hold."""

    condition: Condition


class AtLeast(Condition, frozen=True):
    """A count reaches a number."""

    count: Count
    number: int


class Context(Protocol):
    """What the general nodes need to know of a game's context."""

    @property
    def seat(self) -> int:
        """The seat that decides."""

    def focused(self, target: Any) -> Any:
        """Return a context that speaks of this target."""


X = TypeVar("X", bound=Context)
N = TypeVar("N", bound=Node)

Executor = Callable[[X, N], Awaitable[Outcome]]


class BadTree(ValueError):  # noqa: N818
    """An effect tree that cannot be executed or printed; the message names its owner."""


class Language(Generic[X]):
    """One game's effect language: what each node does and how it reads."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._does: dict[type[Node], Callable[[X, Any], Awaitable[Outcome]]] = {}
        self._can: dict[type[Node], Callable[[X, Any], bool]] = {}
        self._holds: dict[type[Node], Callable[[X, Any], bool]] = {}
        self._counts: dict[type[Node], Callable[[X, Any], int]] = {}
        self._targets: dict[type[Node], Callable[[X, Any], list[Any]]] = {}
        self._says: dict[type[Node], Callable[[Any], Text]] = {}
        self._add_general_nodes()

    # ------------------------------------------------------------------ declaring

    def does(
        self, node: type[N]
    ) -> Callable[[Callable[[X, N], Awaitable[Outcome]]], Callable[[X, N], Awaitable[Outcome]]]:
        """Declare how a kind of effect is executed."""

        def declare(
            function: Callable[[X, N], Awaitable[Outcome]],
        ) -> Callable[[X, N], Awaitable[Outcome]]:
            self._does[node] = function
            return function

        return declare

    def can(self, node: type[N]) -> Callable[[Callable[[X, N], bool]], Callable[[X, N], bool]]:
        """Declare when a kind of effect can be done in full (asked before costs and choices)."""

        def declare(function: Callable[[X, N], bool]) -> Callable[[X, N], bool]:
            self._can[node] = function
            return function

        return declare

    def holds(self, node: type[N]) -> Callable[[Callable[[X, N], bool]], Callable[[X, N], bool]]:
        """Declare when a kind of condition holds."""

        def declare(function: Callable[[X, N], bool]) -> Callable[[X, N], bool]:
            self._holds[node] = function
            return function

        return declare

    def counts(self, node: type[N]) -> Callable[[Callable[[X, N], int]], Callable[[X, N], int]]:
        """Declare the number that a kind of count stands for."""

        def declare(function: Callable[[X, N], int]) -> Callable[[X, N], int]:
            self._counts[node] = function
            return function

        return declare

    def targets(
        self, node: type[N]
    ) -> Callable[[Callable[[X, N], list[Any]]], Callable[[X, N], list[Any]]]:
        """Declare the things that a kind of target names."""

        def declare(function: Callable[[X, N], list[Any]]) -> Callable[[X, N], list[Any]]:
            self._targets[node] = function
            return function

        return declare

    def says(self, node: type[N]) -> Callable[[Callable[[N], Text]], Callable[[N], Text]]:
        """Declare how a kind of node reads."""

        def declare(function: Callable[[N], Text]) -> Callable[[N], Text]:
            self._says[node] = function
            return function

        return declare

    # ------------------------------------------------------------------ using

    def run(self, context: X, effect: Effect) -> Awaitable[Outcome]:
        """Execute an effect; awaiting it reports what it did."""
        return self._does[type(effect)](context, effect)

    def possible(self, context: X, effect: Effect) -> bool:
        """Say whether an effect could be done in full now."""
        can = self._can.get(type(effect))
        return can is None or can(context, effect)

    def test(self, context: X, condition: Condition) -> bool:
        """Say whether a condition holds."""
        return self._holds[type(condition)](context, condition)

    def count(self, context: X, count: Count | int) -> int:
        """Return the number a count stands for."""
        return count if isinstance(count, int) else self._counts[type(count)](context, count)

    def find(self, context: X, target: Target) -> list[Any]:
        """Return the things a target names."""
        return self._targets[type(target)](context, target)

    def text(self, node: Node | int) -> Text:
        """Print a node."""
        if isinstance(node, int):
            return text("effect-number", number=node)
        return self._says[type(node)](node)

    def texts(self, nodes: tuple[Node, ...]) -> list[Text]:
        """Print several nodes."""
        return [self.text(node) for node in nodes]

    def executes(self, kind: type[Node]) -> bool:
        """Say whether it was declared how this kind of effect is executed."""
        return kind in self._does

    def check(self, tree: Node, owner: str) -> None:
        """Raise BadTree unless every node of the tree can be executed and printed."""
        kind = type(tree)
        if kind not in self._says:
            raise BadTree(f"{owner}: {self.name} cannot print {kind.__name__}")
        table = self._table_for(tree)
        if table is not None and kind not in table:
            raise BadTree(f"{owner}: {self.name} cannot execute {kind.__name__}")
        for field in tree.__struct_fields__:
            value = getattr(tree, field)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, Node):
                    self.check(part, owner)

    def _table_for(self, tree: Node) -> dict[type[Node], Any] | None:
        if isinstance(tree, Effect):
            return self._does
        if isinstance(tree, Condition):
            return self._holds
        if isinstance(tree, Count):
            return self._counts
        if isinstance(tree, Target):
            return self._targets
        return None

    # ------------------------------------------------------------------ the general nodes

    def _add_general_nodes(self) -> None:
        self._does.update(
            {
                Do: self._do,
                Then: self._then,
                May: self._may,
                To: self._to,
                Choose: self._choose,
                If: self._if,
                Repeat: self._repeat,
                ForEach: self._for_each,
            }
        )
        self._can.update(
            {
                Do: lambda x, node: all(self.possible(x, effect) for effect in node.effects),
                Then: lambda x, node: self.possible(x, node.first),
                May: lambda x, node: self.possible(x, node.effect),
                To: lambda x, node: self.possible(x, node.cost),
                Choose: lambda x, node: len(self._open_choices(x, node)) >= node.count,
            }
        )
        self._holds.update(
            {
                AllOf: lambda x, node: all(self.test(x, part) for part in node.conditions),
                AnyOf: lambda x, node: any(self.test(x, part) for part in node.conditions),
                Not: lambda x, node: not self.test(x, node.condition),
                AtLeast: lambda x, node: self.count(x, node.count) >= node.number,
            }
        )
        self._says.update(
            {
                Do: lambda n: text("effect-do", effects=self.texts(n.effects)),
                Then: lambda n: text(
                    "effect-then", first=self.text(n.first), then=self.text(n.then)
                ),
                May: lambda n: text("effect-may", effect=self.text(n.effect)),
                To: lambda n: text("effect-to", cost=self.text(n.cost), effect=self.text(n.effect)),
                Choose: lambda n: text(
                    "effect-choose", count=n.count, effects=self.texts(n.effects)
                ),
                If: self._say_if,
                Repeat: lambda n: text(
                    "effect-repeat", times=self.text(n.times), effect=self.text(n.effect)
                ),
                ForEach: lambda n: text(
                    "effect-for-each", target=self.text(n.target), effect=self.text(n.effect)
                ),
                AllOf: lambda n: text("effect-all-of", conditions=self.texts(n.conditions)),
                AnyOf: lambda n: text("effect-any-of", conditions=self.texts(n.conditions)),
                Not: lambda n: text("effect-not", condition=self.text(n.condition)),
                AtLeast: lambda n: text(
                    "effect-at-least", count=self.text(n.count), number=n.number
                ),
            }
        )

    def _say_if(self, node: If) -> Text:
        condition, effect = self.text(node.condition), self.text(node.effect)
        if node.otherwise is None:
            return text("effect-if", condition=condition, effect=effect)
        other = self.text(node.otherwise)
        return text("effect-if-else", condition=condition, effect=effect, otherwise=other)

    async def _do(self, context: X, node: Do) -> Outcome:
        done = True
        amount = 0
        for effect in node.effects:
            outcome = await self.run(context, effect)
            done = done and outcome.done
            amount += outcome.amount
        return Outcome(done, amount)

    async def _then(self, context: X, node: Then) -> Outcome:
        first = await self.run(context, node.first)
        if not first.done:
            return first
        return await self.run(context, node.then)

    async def _may(self, context: X, node: May) -> Outcome:
        if not self.possible(context, node.effect):
            return NOTHING
        wanted = await Ask(
            context.seat,
            lambda: text("effect-ask-may", effect=self.text(node.effect)),
            [True, False],
        )
        return await self.run(context, node.effect) if wanted else NOTHING

    async def _to(self, context: X, node: To) -> Outcome:
        if not self.possible(context, node.cost):
            return NOTHING
        paid = await self.run(context, node.cost)
        return await self.run(context, node.effect) if paid.done else NOTHING

    def _open_choices(self, context: X, node: Choose) -> list[int]:
        return [index for index, part in enumerate(node.effects) if self.possible(context, part)]

    async def _choose(self, context: X, node: Choose) -> Outcome:
        choices = self._open_choices(context, node)
        if not choices:
            return NOTHING
        chosen: tuple[int, ...] = await AskMany(
            context.seat,
            lambda: text("effect-ask-choose", count=node.count),
            choices,
            least=node.count,
            most=node.count,
            label=lambda index: self.text(node.effects[index]),
        )
        return await self._do(context, Do(tuple([node.effects[index] for index in chosen])))

    async def _if(self, context: X, node: If) -> Outcome:
        if self.test(context, node.condition):
            return await self.run(context, node.effect)
        return NOTHING if node.otherwise is None else await self.run(context, node.otherwise)

    async def _repeat(self, context: X, node: Repeat) -> Outcome:
        effects = (node.effect,) * self.count(context, node.times)
        return await self._do(context, Do(effects))

    async def _for_each(self, context: X, node: ForEach) -> Outcome:
        done, amount = True, 0
        for target in self.find(context, node.target):
            outcome = await self.run(context.focused(target), node.effect)
            done = done and outcome.done
            amount += outcome.amount
        return Outcome(done, amount)
