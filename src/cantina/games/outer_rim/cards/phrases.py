"""Short words for content tables, so that a card reads like its sentence."""

from __future__ import annotations

from cantina.core.effects import AllOf, AnyOf, Choose, Condition, Do, Effect, If, May, Not, To
from cantina.games.outer_rim.cards.conditions import Has
from cantina.games.outer_rim.cards.nodes import Otherwise, Sequence, Together
from cantina.games.outer_rim.terms import AssetType


def every(*effects: Effect, together: bool = False) -> Effect:
    """Do all of these, each as far as possible ("and", OR-TIMING-6)."""
    return Together(effects) if together else Do(effects)


def then(*effects: Effect) -> Effect:
    """Do one after another ("then", OR-TIMING-3)."""
    return Sequence(effects)


def may(effect: Effect) -> Effect:
    """Let the player decide ("may", OR-TIMING-2)."""
    return May(effect)


def to(cost: Effect, effect: Effect) -> Effect:
    """Pay the cost in full, or get nothing ("to", OR-TIMING-4)."""
    return To(cost, effect)


def choose(*effects: Effect) -> Effect:
    """Do one of these."""
    return Choose(effects)


def if_(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """Do one thing or the other, as a condition says."""
    return If(condition, effect, otherwise)


def otherwise(first: Effect, second: Effect) -> Effect:
    """Do the first or, if it is not done, the second."""
    return Otherwise(first, second)


def all_of(*conditions: Condition) -> Condition:
    """Ask for all of these."""
    return AllOf(conditions)


def any_of(*conditions: Condition) -> Condition:
    """Ask for at least one of these."""
    return AnyOf(conditions)


def not_(condition: Condition) -> Condition:
    """Ask for the contrary."""
    return Not(condition)


def has(type: AssetType, least: int = 1) -> Condition:
    """Ask for at least so many assets of a type."""
    return Has(type, least)
