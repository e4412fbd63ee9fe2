"""What a player's cards give is kept while they are the same, and is what a fresh look finds."""

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.outer_rim.cards.kit import Kit, kit_of
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.state import Galaxy, Player


def fresh(player: Player) -> Kit:
    return Kit(
        player.character,
        player.flipped,
        player.ship,
        player.ship_flipped,
        tuple(player.assets),
        tuple(player.secrets),
    )


def agrees(table: Table[Galaxy]) -> bool:
    """Compare all that a kit says but what was asked for since."""
    said = ("holdings", "abilities", "modifiers", "skills", "by_type", "is_fickle")
    return all(
        getattr(kit_of(player), each) == getattr(fresh(player), each)
        for player in table.state.players
        for each in said
    )


def test_a_kept_kit_is_the_one_a_fresh_look_finds() -> None:
    table, rng = Table.start(game, 3, seed=5, log=False), Rng(5)
    for _ in range(400):
        if table.over:
            break
        table.answer_at_random(rng)
        assert agrees(table)
        assert agrees(table.copy())
        assert agrees(table.imagine(table.waiting[0] if table.waiting else 0, rng))


def test_those_who_have_the_same_share_a_kit_until_one_gets_a_card() -> None:
    table, rng = Table.start(game, 2, seed=1, log=False), Rng(1)
    while table.state.step != "planning":
        table.answer_at_random(rng)
    player, twin = table.state.players[0], table.copy().state.players[0]
    assert kit_of(player) is kit_of(twin)
    twin.assets.append("gear_jetpack")
    assert kit_of(player) is not kit_of(twin)
    assert "gear_jetpack" in kit_of(twin).by_type["gear"]
