"""One word of the cards at a time: a support whose action carries it out and keeps account.

    d = trial(Heal(2, EACH_OF_MINE), team=[In(PAL, damage=3)])
    assert d.damage(PAL) == 1 and d.done and d.amount == 2

A case is a sentence, a word, a position, answers, and what everybody sees afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cantina.games.destiny.cards.counts import Handled, JustDone, More, Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    ALL,
    Ability,
    Cards,
    CardType,
    Do,
    Each,
    Find,
    LookAt,
    May,
    One,
    Otherwise,
    PlaceTokens,
    Reveal,
    Search,
    Then,
    This,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.printed import Card as Definition
from cases import each_case
from destiny.cards.scene import Scene, scene
from destiny.made import made

CHARACTER = CardType.CHARACTER
MINE = Cards(YOU, types=(CHARACTER,))
THEIRS = Cards(OPPONENT, types=(CHARACTER,))
ONE_OF_MINE, ONE_OF_THEIRS = One(MINE), One(THEIRS)
EACH_OF_MINE, EACH_OF_THEIRS = Each(MINE), Each(THEIRS)
ANYBODY = One(Cards(types=(CHARACTER,)))
EVERYTHING = ALL
ENOUGH = 50
"""How many tokens lie on the support when an effect did nothing: one less for each it did."""
DONE = 100
"""What lies there besides, once an effect was done in full."""

Offer = tuple[str, Effect, dict[str, Any], bool]
Case = tuple[str, Effect, dict[str, Any], tuple[object, ...], dict[str, Any]]


class Trial(Scene):
    """A table on which one effect was carried out."""

    support: Definition

    @property
    def done(self) -> bool:
        """Whether the effect was done in full, so that what follows "then" follows."""
        return self.card(self.support).resources >= DONE

    @property
    def amount(self) -> int:
        """How much the effect did, as the words after it count it."""
        return ENOUGH - self.card(self.support).resources % DONE


def on_the_table(support: Definition, **position: Any) -> Trial:
    """Lay a support into a scene."""
    laid = scene(support, **position)
    d = Trial(laid.table)
    d.support = support
    return d


def trial(effect: Effect, *answers: object, **position: Any) -> Trial:
    """Carry an effect out by the action of a support, and answer what it asks on seat 0."""
    count = PlaceTokens(Token.RESOURCE, More(ENOUGH, JustDone(Handled.CARDS)), This())
    done = PlaceTokens(Token.RESOURCE, DONE, This())
    told = Otherwise(Then(effect, Do((count, done))), count)
    d = on_the_table(made("support", "Trial", Ability(ACTION, told)), **position)
    d.use(d.support, *answers)
    return d


def is_offered(effect: Effect, **position: Any) -> bool:
    """Say whether a player who may do something is asked at all."""
    d = on_the_table(made("support", "Offer", Ability(ACTION, May(effect))), **position)
    if not d.can(0, "action", d.support, 0):
        return False
    d.use(d.support)
    return d.asked() == (0,) and d.prompt(0) == "ds-ask-may"


def asks_only_where_it_can(cases: Sequence[Offer]) -> Callable[..., None]:
    """Make the test of a table of offers: nobody is asked where nothing can come of it."""

    def check(effect: Effect, position: dict[str, Any], offered: bool) -> None:
        assert is_offered(effect, **position) is offered

    tried: Callable[..., None] = each_case(cases, "effect", "position", "offered")(check)
    return tried


def is_a_pass(effect: Effect, *answers: object, **position: Any) -> bool:
    """Say whether an action that does only this changed nothing, and so was a pass (DS-PASS-2)."""
    d = on_the_table(made("support", "Idler", Ability(ACTION, effect)), **position)
    d.use(d.support, *answers)
    assert d.over or d.my_turn_is_over
    return d.g.passes == 1


NO_PASS_OR_ONE = (LookAt, Reveal, Search, Find)
"""Looking changes nothing, however much is seen; a search shuffles, whatever is found."""


def check_case(case: Case) -> None:
    """Carry a case out and compare what everybody sees with what the case says."""
    _, effect, position, answers, expected = case
    d = trial(effect, *answers, **position)
    assert {key: seen(d, key, value) for key, value in expected.items()} == expected
    if "amount" in expected and not isinstance(effect, NO_PASS_OR_ONE):
        assert is_a_pass(effect, *answers, **position) == (expected["amount"] == 0)


def seen(d: Trial, key: str, wanted: Any) -> Any:
    """Read off the table what an expectation speaks of."""
    if key in ("damage", "shields", "exhausted"):
        return {named: getattr(d, key)(named) for named in wanted}
    if key in ("in_play", "shows"):
        return {named: getattr(d, key)(named) for named in wanted}
    if key == "on":
        return {named: d.card(named).resources for named in wanted}
    if key in ("resources", "hand", "discard", "pool", "deck_size", "aside"):
        return tuple([getattr(d, key)(seat) for seat in (0, 1)])
    return getattr(d, key)


def sentence(case: Case) -> str:
    """Name a case by its sentence."""
    return case[0]
