"""What happens once and no oftener, and what is left when nearly nothing is."""

from typing import Any

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.games.x_wing.cards.actions import FreeAction
from cantina.games.x_wing.cards.cards import DiscardOther
from cantina.games.x_wing.cards.damage import Suffer
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.rules.bombs import lay
from cantina.games.x_wing.rules.combat import combat
from cantina.games.x_wing.rules.measuring import outline_at
from cantina.games.x_wing.state import CardKind, Obstacle, Ship, Source
from cantina.games.x_wing.terms import Window
from x_wing.duels import shoot, upgraded
from x_wing.faces import BLANK, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import give, play, position
from x_wing.words import FAR, done, scene

WRECK: dict[str, Any] = {"shields": 0, "damage": damage("", "", face_up=False)}

UNSEEN = ["direct-hit"] * 7


def armed(x: float) -> Ship:
    """Make a wreck with a dead man's switch."""
    return upgraded("deadmansswitch", at=(x, 300, 90), **WRECK)


@pytest.mark.rule("XW-DESTROY-2")
def test_two_dead_mans_switches_hurt_the_ship_beside_them_once_each() -> None:
    beside = x_wing(at=(550, 350, 90), shields=3)
    at = scene(armed(450), armed(500), beside, x_wing(at=FAR), tie(at=FAR), about=0)
    done(Suffer(1), at, chance=UNSEEN)
    g = at.g
    assert [ship.status for ship in g.ships[:3]] == ["destroyed", "destroyed", "in play"]
    assert beside.shields == 1
    assert g.destroyed_this_round == {"rebel": 2}


def test_whom_dengar_shoots_down_makes_no_further_attack() -> None:
    """The gunner's attack would come after Dengar's, and there is nobody left to make it."""
    hurt = damage("", "", face_up=False)
    gunner = tie("howlrunner", upgrades=["gunner"], damage=hurt)
    chance = [[BLANK] * 2, [BLANK] * 2, [HIT, BLANK], [BLANK] * 3, *UNSEEN]
    table = shoot(gunner, x_wing("dengar"), *chance)
    table.use(IMPERIAL, "upgrade:gunner")
    table.use(REBEL, "pilot:dengar", you=1)
    table.answer(REBEL, "attack:primary:0")
    assert table.ship(0).status == "destroyed"
    assert table.told_ids().count("xw-log-declares") == 2
    assert table.seen.attack is None


def test_a_ship_that_falls_as_its_turn_begins_leaves_the_others_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, "lukeskywalker", Ability(Window.COMBAT_TURN, Suffer(1)))
    for ships, follows in (((x_wing(), tie()), "combat"), ((tie(),), None)):
        g = position(x_wing("lukeskywalker", at=FAR, **WRECK), *ships)
        assert drive(combat(g), chance=UNSEEN[:3]) == follows
        assert (g.ship(0).status, g.phase) == ("destroyed", "combat")


@pytest.mark.parametrize("rules", ["book", "reference"])
@pytest.mark.parametrize(("gap", "stuck"), [(-1.0, True), (1.0, None), (30.0, False)])
def test_a_ship_with_its_guides_on_a_rock_attacks_by_the_book_alone(
    rules: str, gap: float, stuck: bool | None
) -> None:
    """The guides reach 1.6 mm farther than the base."""
    north = max(y for x, y in outline_at("coreasteroid5", 0.0, 0.0, 0.0) if abs(x) < 60)
    rock = Obstacle(0, "coreasteroid5", 450.0, 300.0 - 20.0 - gap - north, 0.0)
    table = play(position(x_wing(), tie(), obstacles=[rock], options={"rules": rules}))
    expected = rules == "reference" if stuck is None else stuck
    assert ("attack:primary:1" not in table.offered(REBEL)) is expected


@pytest.mark.parametrize(("cards", "given"), [
    (["r5d8", "marksmanship"], "marksmanship"),
    (["r5d8", "protontorpedoes", "marksmanship"], "marksmanship"),
    (["r5d8", "marksmanship", "protontorpedoes"], "marksmanship"),
])  # fmt: skip
def test_of_the_other_cards_the_player_says_which_goes(cards: list[str], given: str) -> None:
    at = scene(x_wing("lukeskywalker", upgrades=cards), tie(), about=0)
    at = Scene(at.g, 0, 0, Source(CardKind.UPGRADE, "r5d8"))
    assert done(DiscardOther(), at, *([given] if len(cards) > 2 else [])).done
    assert at.yours.upgrades == tuple(card for card in cards if card != given)


@pytest.mark.rule("XW-ACTION-3")
def test_a_free_action_may_be_the_only_one_left_on_a_card() -> None:
    acted = ("focus", "target-lock", "barrel-roll")
    for cards, able in ((["marksmanship"], True), ([], False)):
        at = scene(x_wing(upgrades=cards, actions=acted), tie(), about=0)
        assert FreeAction().can(at) is able


@pytest.mark.parametrize(("lock", "token", "fires"), [(1, 1, True), (-1, 1, False), (-1, 0, True)])
def test_a_disabled_arsenal_fires_rockets_only_at_a_locked_ship(
    lock: int, token: int, fires: bool
) -> None:
    tokens = {"focus": 1, **({"weapons-disabled": 1} if token else {})}
    locks = {"lock": lock} if lock >= 0 else {}
    cards = ["os1arsenalloadout", "protonrockets"]
    ship = tie("nusquadronpilot", at=(450, 400, 270), upgrades=cards, tokens=tokens, **locks)
    keys = play(position(ship, x_wing("rebeloperative"))).offered(IMPERIAL)
    assert ("attack:protonrockets:1" in keys) is fires


def test_mines_are_suggested_all_over_the_mat() -> None:
    ships = x_wing(upgrades=["conneret"], at=(450, 100, 90)), tie(at=(450, 800, 270))
    ask: Any = lay(position(*ships), 0, "connernet").__await__().send(None)
    assert len({tuple(ask.candidates(Rng(seed))) for seed in range(4)}) == 4
