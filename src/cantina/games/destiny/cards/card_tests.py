"""How a card is tested against a description: one test for each field that says something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cantina.games.destiny import facts
from cantina.games.destiny.cards.bounds import Compare
from cantina.games.destiny.cards.filters import (
    Test,
)
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.carried import attached, copies
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.zones import dice_of
from cantina.games.destiny.state import ON_CARD, Card
from cantina.games.destiny.terms import (
    Subtype,
    Symbol,
)

if TYPE_CHECKING:
    from cantina.games.destiny.cards.targets import Target
    from cantina.games.destiny.cards.which_cards import Cards


def _subtypes(wanted: tuple[Subtype, ...]) -> Test:
    names = frozenset(wanted)
    return lambda scene, card: not names.isdisjoint(ongoing.subtypes(scene.g, card))


def _kept(bound: Compare, read: Callable[[Scene, int], int]) -> Test:
    return lambda scene, card: bound.kept(scene, read(scene, card))


def _in_play(read: Callable[[Scene, Card], int]) -> Callable[[Compare], Test]:
    def number(scene: Scene, card: int) -> int:
        found = scene.g.play.get(card)
        return read(scene, found) if found is not None else 0

    return lambda bound: _kept(bound, number)


def _attached(fits: Callable[[Scene, Card], bool]) -> Callable[[Compare], Test]:
    def number(scene: Scene, card: int) -> int:
        return len([other for other in attached(scene.g, card) if fits(scene, other)])

    return lambda bound: _kept(bound, number)


def _copies_in_play(scene: Scene, card: int) -> int:
    return len(copies(scene.g, facts.of(scene.g, card).titled))


def _copies_discarded(scene: Scene, card: int) -> int:
    g = scene.g
    wanted = facts.of(g, card).title
    return len([c for p in g.players for c in p.discard if facts.of(g, c).title == wanted])


def _copies_on_its_side(scene: Scene, card: int) -> int:
    side = scene.g.play[card].controller
    same = copies(scene.g, facts.of(scene.g, card).titled)
    return len([copy for copy in same if copy.controller == side])


def _bears(names: tuple[str, ...]) -> Test:
    return lambda scene, card: any(
        facts.of(scene.g, other.id).title in names for other in attached(scene.g, card)
    )


def _bears_subtypes(wanted: tuple[Subtype, ...]) -> Test:
    fits = _subtypes(wanted)
    return lambda scene, card: any(fits(scene, other.id) for other in attached(scene.g, card))


def _dice_show(wanted: tuple[Symbol, ...]) -> Test:
    return lambda scene, card: any(
        die.face != ON_CARD and facts.side_of(scene.g, die.id).symbol in wanted
        for die in dice_of(scene.g, card)
    )


def _type(types: tuple[str, ...]) -> Test:
    def test(scene: Scene, card: int) -> bool:
        found = scene.g.play.get(card)
        return (found.kind if found is not None else facts.of(scene.g, card).kind) in types

    return test


def _attached_to(target: Target[Cards]) -> Test:
    def test(scene: Scene, card: int) -> bool:
        found = scene.g.play.get(card)
        return found is not None and found.host >= 0 and target.covers(scene, found.host)

    return test


def _not_host(_: bool) -> Test:
    def test(scene: Scene, card: int) -> bool:
        found = scene.g.play.get(scene.card)
        return found is None or found.host != card

    return test


def _same_side(_: bool) -> Test:
    def test(scene: Scene, card: int) -> bool:
        latest = scene.characters or scene.cards
        if not latest or latest[0] not in scene.g.play or card not in scene.g.play:
            return False
        return scene.g.play[card].controller == scene.g.play[latest[0]].controller

    return test


def _copy_of_that(scene: Scene, card: int) -> bool:
    titles = [facts.of(scene.g, other).title for other in scene.cards]
    return facts.of(scene.g, card).title in titles


def _cheapest(scene: Scene, card: int) -> bool:
    costs = [facts.of(scene.g, other).cost for other in scene.looked]
    return card in scene.looked and facts.of(scene.g, card).cost == min(costs)


def _not_its_card(scene: Scene, card: int) -> bool:
    return card not in [scene.g.dice[die].card for die in scene.dice if die in scene.g.dice]


def _same_type(_: bool) -> Test:
    def test(scene: Scene, card: int) -> bool:
        play = scene.g.play
        latest = [one for one in (*scene.characters, *scene.cards) if one in play]
        return bool(latest) and card in play and play[card].kind == play[latest[0]].kind

    return test


def _copy_discarded(_: bool) -> Test:
    def test(scene: Scene, card: int) -> bool:
        g = scene.g
        wanted = facts.of(g, card).title
        pile = g.players[g.owners[card]].discard
        return any(other != card and facts.of(g, other).title == wanted for other in pile)

    return test


def _ready(wanted: bool) -> Test:
    def test(scene: Scene, card: int) -> bool:
        found = scene.g.play.get(card)
        return found is not None and found.exhausted is not wanted

    return test


CARD_TESTS: dict[str, Callable[[Any], Test]] = {
    "types": _type,
    "colours": lambda wanted: lambda scene, card: facts.of(scene.g, card).color in wanted,
    "not_colours": lambda wanted: lambda scene, card: facts.of(scene.g, card).color not in wanted,
    "affiliations": lambda wanted: (
        lambda scene, card: facts.of(scene.g, card).definition.affiliation in wanted
    ),
    "subtypes": _subtypes,
    "not_subtypes": lambda wanted: lambda scene, card: not _subtypes(wanted)(scene, card),
    "names": lambda wanted: lambda scene, card: facts.of(scene.g, card).title in wanted,
    "not_names": lambda wanted: lambda scene, card: facts.of(scene.g, card).title not in wanted,
    "word": lambda wanted: lambda scene, card: wanted in facts.of(scene.g, card).title,
    "unique": lambda wanted: lambda scene, card: facts.of(scene.g, card).unique is wanted,
    "keyword": lambda wanted: lambda scene, card: ongoing.card_has_keyword(scene.g, card, wanted),
    "cost": lambda bound: _kept(bound, lambda scene, card: facts.of(scene.g, card).cost),
    "odd_cost": lambda _: lambda scene, card: facts.of(scene.g, card).cost % 2 == 1,
    "points": _in_play(lambda _, card: card.points),
    "ready": _ready,
    "damage": _in_play(lambda _, card: card.damage),
    "shields": _in_play(lambda _, card: card.shields),
    "remaining_health": _in_play(lambda scene, card: ongoing.remaining_health(scene.g, card)),
    "mods": _attached(lambda scene, card: Subtype.MOD in ongoing.subtypes(scene.g, card.id)),
    "upgrades": _attached(lambda _, card: card.kind == "upgrade"),
    "tokens": _in_play(lambda _, card: card.damage + card.shields + card.resources),
    "resources": _in_play(lambda _, card: card.resources),
    "downgrades": _attached(lambda _, card: card.kind == "downgrade"),
    "bears": _bears,
    "bears_subtypes": _bears_subtypes,
    "dice_show": _dice_show,
    "copies": lambda bound: _kept(bound, _copies_in_play),
    "discarded_copies": lambda bound: _kept(bound, _copies_discarded),
    "own_copies": lambda bound: _kept(bound, _copies_on_its_side),
    "on": _attached_to,
    "copy_of_this": lambda _: (
        lambda scene, card: facts.of(scene.g, card).title == facts.KNOWN[scene.code].title
    ),
    "copy_of_that": lambda _: _copy_of_that,
    "cheapest": lambda _: _cheapest,
    "copy_discarded": _copy_discarded,
    "yours": lambda _: lambda scene, card: scene.g.owners[card] == scene.seat,
    "not_this": lambda _: lambda scene, card: card != scene.card,
    "not_host": _not_host,
    "not_that": lambda _: (
        lambda scene, card: card not in scene.cards and card not in scene.characters
    ),
    "not_its_card": lambda _: _not_its_card,
    "same_side": _same_side,
    "same_type": _same_type,
    "colour_chosen": lambda _: lambda scene, card: facts.of(scene.g, card).color == scene.named,
    "type_chosen": lambda _: lambda scene, card: facts.of(scene.g, card).kind == scene.named,
    "title_chosen": lambda _: lambda scene, card: facts.of(scene.g, card).title == scene.named,
    "cost_chosen": lambda _: lambda scene, card: str(facts.of(scene.g, card).cost) == scene.named,
}
