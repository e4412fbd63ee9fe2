"""The card of docs/adding-a-card.md works as the page says."""

from collections.abc import Iterator

import pytest

from cantina.core.cards import CardTrees, check_cards
from cantina.core.fluent import writer
from cantina.core.languages import entries
from cantina.core.text import Text
from cantina.games.outer_rim.cards import card_text
from cantina.games.outer_rim.cards.checking import trees_of_card
from cantina.games.outer_rim.cards.combat import Fight
from cantina.games.outer_rim.cards.kit import of_asset
from cantina.games.outer_rim.content import gear_and_mod_deck, makers, phrases
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.printed import Card
from guide import blocks
from outer_rim.card_table import galaxy, own, perform


@pytest.fixture
def charm() -> Iterator[Card]:
    """Read the card off the page and put it into the catalogue for one test."""
    source = next(
        block for block in blocks("Outer Rim", "python") if block.startswith("gear_or_mod(")
    )
    modules = (gear_and_mod_deck, makers, phrases)
    names = {name: each for module in modules for name, each in vars(module).items()}
    card: Card = eval(source, names)
    CARDS[card.id] = card
    yield card
    del CARDS[card.id]
    of_asset.cache_clear()


def test_the_page_prints_what_the_card_prints(charm: Card) -> None:
    printed = [writer("en").write(line) for line in card_text.card_lines(charm.id)]
    shown = next(
        block for block in blocks("Outer Rim", "text") if block.startswith("Lucky Charm [")
    )
    assert [line.strip() for line in shown.strip().splitlines()[1:]] == printed
    named = next(
        block for block in blocks("Outer Rim", "ftl") if charm.id.replace("_", "-") in block
    )
    name = Text(named.partition(" = ")[0])
    check_cards([CardTrees(charm.id, name, [*trees_of_card(charm)])], {name.id, *entries("en")})


def test_the_charm_makes_something_of_a_blank(charm: Card) -> None:
    g = galaxy("boba_fett", "han_solo")
    own(g, 0, "databank_k_2so")
    g.players[0].assets.append(charm.id)
    answers = ("gear_lucky_charm:0", "0", "databank_k_2so:0")
    fight = Fight("savrip", "ground", 1)
    assert perform(g, fight, *answers, dice=[["blank"] * 3, ["hit"]])
