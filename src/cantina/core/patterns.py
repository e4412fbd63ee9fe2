"""Patterns of Fluent made ready: what a message says of itself is worked out once, not each time.

Languages that bend their words ask for forms in nearly every part of a sentence. The library
reads the question (`case: "acc"`) anew each time; here it is read when the message is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import resolver
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import BaseResolver, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType, fluent_number

SMALL: Final = 1000
"""Numbers below it are written in the same digits by every language."""


class SmallNumber(FluentInt):
    """A number that no language groups."""

    def format(self, locale: Any) -> str:
        """Write its digits."""
        return str(int(self))


_SMALL: Final = tuple([SmallNumber(number) for number in range(SMALL)])


def number(value: int | float, grouped: bool = True) -> FluentType:
    """Return a number as sentences take it."""
    if type(value) is int and 0 <= value < SMALL:
        return _SMALL[value]
    return fluent_number(value, useGrouping=grouped)


class Call(BaseResolver):
    """A function with its named arguments read already."""

    def __init__(
        self, function: Callable[..., Any], positional: list[Any], named: Mapping[str, Any]
    ) -> None:
        self.function = function
        self.positional = positional
        self.named = named

    def __call__(self, env: ResolverEnvironment) -> Any:
        """Call it; what it raises is an error of the sentence."""
        try:
            return self.function(*[part(env) for part in self.positional], **self.named)
        except Exception as error:
            env.errors.append(error)
            return FluentNone()


class Choice(BaseResolver):
    """A choice between variants, those with a name found by it."""

    def __init__(self, selector: Any, variants: list[resolver.Variant]) -> None:
        self.selector = selector
        self.variants = variants
        self.default = next(variant.value for variant in variants if variant.default)
        self.named = {
            variant.key.name: variant.value
            for variant in reversed(variants)
            if isinstance(variant.key, resolver.Identifier)
        }
        self.counted: dict[int, BaseResolver] = {}

    def __call__(self, env: ResolverEnvironment) -> Any:
        """Take the variant that fits."""
        key = self.selector(env)
        if isinstance(key, str):
            return self.named.get(key, self.default)(env)
        if isinstance(key, SmallNumber):
            found = self.counted.get(key)
            if found is None:
                found = self.counted[key] = self.fitting(key, env)
            return found(env)
        return self.fitting(key, env)(env)

    def fitting(self, key: Any, env: ResolverEnvironment) -> BaseResolver:
        """Look for the first variant that the library takes for the same."""
        for variant in self.variants:
            if resolver.match(key, variant.key(env), env):
                return variant.value
        return self.default


class Preparing(Compiler):
    """Makes messages ready for one set of functions."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]]) -> None:
        self.functions = functions

    def compile_StringLiteral(self, _: str, **parts: Any) -> Any:  # noqa: N802, the library's names
        """Read the escapes of a literal."""
        return resolver.TextElement(resolver.StringLiteral(**parts).parse()["value"])

    def compile_FunctionReference(self, kind: str, **parts: Any) -> Any:  # noqa: N802
        """Bind a function of ours to what the message asks of it."""
        function = self.functions.get(parts["id"].name)
        if function is None:
            return self.compile_generic(kind, **parts)
        arguments = parts["arguments"]
        named = {each.name.name: each.value(None) for each in arguments.named}
        return Call(function, arguments.positional, named)

    def compile_SelectExpression(self, _: str, **parts: Any) -> Any:  # noqa: N802
        """Sort the variants by their names."""
        return Choice(parts["selector"], parts["variants"])
