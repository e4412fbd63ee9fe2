"""Pilots who attack out of turn: "Quickdraw" for her shields, Captain Jostero for blood."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Bomb
from x_wing.faces import BLANK, EVADE, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, play, position

FAR = (850, 850, 90)


def quickdraw(
    *chance: str | list[str], attacker: tuple[int, ...] = (450, 300, 90), **more: Any
) -> Skirmish:
    """Let an X-wing shoot at Quickdraw, who has already had her own attack."""
    ship = tie("quickdraw", at=(450, 480, 270), had_combat=True, **more)
    table = play(position(x_wing(at=attacker), ship, tie(at=(450, 140, 90))), *chance)
    table.attack(REBEL, 1)
    return table


def test_quickdraw_shoots_back_after_losing_shields() -> None:
    table = quickdraw([HIT, HIT, BLANK], [BLANK] * 2, [HIT, HIT], [BLANK] * 2)
    assert table.ship(1).shields == 1
    table.use(IMPERIAL, "pilot:quickdraw", you=1)
    assert table.offered(IMPERIAL) == ["attack:primary:0", "pass"]
    table.answer(IMPERIAL, "attack:primary:0")
    assert table.ship(0).shields == 0
    assert table.told_ids().count("xw-log-declares") == 2


def test_quickdraw_need_not_shoot() -> None:
    table = quickdraw([HIT, BLANK, BLANK], [BLANK] * 2)
    table.answer(IMPERIAL, "none")
    assert table.told_ids().count("xw-log-declares") == 1


def test_quickdraw_shoots_once_a_round() -> None:
    table = quickdraw([HIT, BLANK, BLANK], [BLANK] * 2, used_this_round=["pilot:quickdraw:0"])
    assert not any("quickdraw" in key for key in table.offered(IMPERIAL))


def test_quickdraw_shoots_for_a_shield_that_burns_before_anybody_else_attacks() -> None:
    burning = tie("quickdraw", at=(450, 480, 270), shields=1, damage=damage("console-fire"))
    table = play(position(x_wing("wedgeantilles"), burning, step="begin-combat"), [HIT])
    assert table.ship(1).shields == 0
    assert table.offered(IMPERIAL) == ["use:1:pilot:quickdraw:0", "none"]


def test_quickdraw_does_not_shoot_unless_a_shield_was_lost() -> None:
    table = quickdraw([HIT, BLANK, BLANK], [EVADE, BLANK])
    assert not any("quickdraw" in key for key in table.offered(IMPERIAL))
    table = quickdraw([HIT, BLANK, BLANK], [BLANK] * 2, shields=0)
    assert not any("quickdraw" in key for key in table.offered(IMPERIAL))


def test_quickdraw_shoots_no_more_when_the_attack_destroys_her() -> None:
    wounded = {"shields": 1, "damage": damage("", "")}
    cards = ["direct-hit"] * 4
    table = quickdraw([HIT, HIT, HIT], [BLANK] * 2, *cards, **wounded)
    assert table.ship(1).status == "destroyed"
    assert not any("quickdraw" in key for key in table.offered(IMPERIAL))


def test_quickdraw_needs_a_target() -> None:
    # the attacker is behind her, outside her rear arc at the side
    table = quickdraw([HIT, BLANK, BLANK], [BLANK] * 2, attacker=(620, 480, 180))
    assert not any("quickdraw" in key for key in table.offered(IMPERIAL))


def jostero(
    *chance: list[str], bombs: list[tuple[float, float]] | tuple[Any, ...] = (), **more: Any
) -> Skirmish:
    ship = x_wing("captainjostero", at=(450, 300, 90), **more)
    enemy = tie(at=(450, 480, 270))
    g = position(ship, enemy, x_wing(at=FAR), step="activation")
    for one in g.ships:
        one.activated = True
    g.bombs = [Bomb(i, "seismiccharges", 2, *at) for i, at in enumerate(bombs)]
    return play(g, *chance)


def test_jostero_attacks_a_ship_that_a_bomb_hurt() -> None:
    table = jostero([HIT, BLANK, BLANK], [BLANK] * 3, bombs=[(450.0, 540.0)])
    assert len(table.ship(1).damage) == 1
    table.use(REBEL, "pilot:captainjostero")
    table.answer(REBEL, "attack:primary:1")
    assert len(table.ship(1).damage) == 2


def test_jostero_may_hold_his_fire_and_attacks_once() -> None:
    table = jostero(bombs=[(450.0, 540.0), (450.0, 545.0)])
    table.answer(REBEL, "none")
    assert table.offered(REBEL)[0].startswith("use:0:pilot:captainjostero")  # asked again
    table.answer(REBEL, "none")
    assert table.seen.phase == "combat"


def test_jostero_attacks_only_the_ship_that_suffered() -> None:
    ship = x_wing("captainjostero", at=(450, 300, 90))
    g = position(
        ship, tie(at=(450, 480, 270)), x_wing(at=FAR), tie(at=(520, 420, 270)), step="activation"
    )
    for one in g.ships:
        one.activated = True
    g.bombs = [Bomb(0, "seismiccharges", 2, 450.0, 590.0)]
    table = play(g)
    table.use(REBEL, "pilot:captainjostero")
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]


@pytest.mark.parametrize("who", ["defender", "friend"])
def test_jostero_ignores_defenders_and_friends(who: str) -> None:
    shooter = x_wing(at=(520, 300, 90))
    ship = x_wing("captainjostero", at=(450, 300, 90), had_combat=True)
    target = tie(at=(480, 480, 270), had_combat=True)
    if who == "friend":  # he himself is shot at
        table = play(
            position(ship, tie("blacksquadronpilot", at=(450, 480, 270)), x_wing(at=FAR)),
            [HIT, BLANK],
            [BLANK] * 2,
        )
        table.attack(IMPERIAL, 0)
    else:
        table = play(position(ship, target, shooter), [HIT, BLANK, BLANK], [BLANK] * 3)
        table.attack(REBEL, 1)
    assert not any("jostero" in key for key in table.offered(REBEL))
