"""Secondary weapons of later expansions, one by one."""

import pytest

from x_wing.duels import fire
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import REBEL, tie, x_wing
from x_wing.table import play, position


@pytest.mark.parametrize(
    ("pilot", "card", "dice"),
    [("daggersquadronpilot", "autoblaster", 3), ("goldsquadronpilot", "autoblasterturret", 2)],
)
def test_autoblaster_hits_cannot_be_evaded(pilot: str, card: str, dice: int) -> None:
    ship = x_wing(pilot, upgrades=[card], at=(450, 420, 90))
    roll = [CRITICAL, HIT] + [BLANK] * (dice - 2)
    table = fire(ship, tie(), card, roll, [EVADE] * 3)
    assert [card.face_up for card in table.ship(1).damage] == [False]


def test_synced_turret_rerolls_what_the_arc_covers() -> None:
    ship = x_wing("goldsquadronpilot", upgrades=["syncedturret"], lock=1)
    table = fire(ship, tie(), "syncedturret", [BLANK] * 3, [HIT, HIT], [BLANK] * 3)
    table.use(REBEL, "upgrade:syncedturret")
    assert table.asks(REBEL)[0].most == 2  # the primary weapon value
    table.answer(REBEL, "0+1")
    assert table.ship(0).upgrades == ["syncedturret"]
    assert table.lock(0) == 1


def test_proton_rockets_add_agility() -> None:
    ship = x_wing(
        "greensquadronpilot", upgrades=["protonrockets"], tokens={"focus": 1}, at=(450, 420, 90)
    )
    table = fire(ship, tie(), "protonrockets", [FOCUS] * 5)
    assert len(table.attack_faces()) == 5
    assert table.ship(0).upgrades == []
    assert table.ship(0).tokens == {"focus": 1}  # needed, not spent


def test_cruise_missiles_add_speed() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["cruisemissiles"], lock=1, speed=3)
    table = fire(ship, tie(tokens={"focus": 1}), "cruisemissiles", [BLANK] * 4)
    assert len(table.attack_faces()) == 4
    still = x_wing("greensquadronpilot", upgrades=["cruisemissiles"], lock=1)
    table = fire(still, tie(tokens={"focus": 1}), "cruisemissiles", [BLANK])
    assert len(table.attack_faces()) == 1


def test_advanced_homing_missiles_deal_one_card_face_up() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["advhomingmissiles"], lock=1)
    target = tie("stormsquadronpilot")
    table = fire(ship, target, "advhomingmissiles", [HIT] * 3, [BLANK] * 3, "injured-pilot")
    table.answer(REBEL, "done")
    assert [card.kind for card in table.ship(1).damage] == ["injured-pilot"]
    assert table.ship(1).shields == 2  # the card goes past the shields


def test_thread_tracers_lock_for_everybody_near() -> None:
    ship = x_wing("greensquadronpilot", upgrades=["xx23sthreadtracers"], tokens={"focus": 1})
    near, far = x_wing(at=(500, 300, 90)), x_wing(at=(850, 300, 90))
    table = fire(ship, tie(), "xx23sthreadtracers", [HIT] * 3, [BLANK] * 3, more=(near, far))
    table.answer(REBEL, "done")
    table.answer(REBEL, "yes")
    table.answer(REBEL, "yes")
    assert [table.lock(i) for i in (0, 2, 3)] == [1, 1, -1]
    assert table.ship(1).damage == []


def test_unguided_rockets_take_only_focus() -> None:
    ship = x_wing(
        "greensquadronpilot", upgrades=["unguidedrockets", "predator"], tokens={"focus": 1}, lock=1
    )
    table = fire(ship, tie(), "unguidedrockets", [FOCUS, FOCUS, BLANK], [BLANK] * 3)
    assert table.offered(REBEL) == ["focus", "done"]
    table.answer(REBEL, "focus")
    assert len(table.ship(1).damage) == 2
    assert table.ship(0).upgrades == ["unguidedrockets", "predator"]


def test_hot_shot_blaster_fires_anywhere_once() -> None:
    ship = x_wing(upgrades=["hotshotblaster"], at=(450, 400, 270))
    table = fire(ship, tie(), "hotshotblaster", [HIT] * 3, [EVADE, EVADE, BLANK])
    assert len(table.ship(1).damage) == 1
    assert table.ship(0).upgrades == []


def test_extra_munitions_give_a_second_shot() -> None:
    cards = ["extramunitions", "protontorpedoes"]
    fresh = x_wing("goldsquadronpilot", upgrades=cards)
    begun = play(position(fresh, tie(), step="prepare-components"))
    assert begun.state.ship(0).cards.on_cards == ("extramunitions", "protontorpedoes")
    ship = x_wing("goldsquadronpilot", upgrades=cards, on_cards=tuple(cards), lock=1)
    table = fire(ship, tie(), "protontorpedoes", [BLANK] * 4, [BLANK] * 3)
    assert table.state.ship(0).upgrades == tuple(cards)
    assert table.state.ship(0).cards.on_cards == ("extramunitions",)
    again = x_wing("goldsquadronpilot", upgrades=cards, on_cards=("extramunitions",), lock=1)
    table = fire(again, tie(), "protontorpedoes", [BLANK] * 4, [BLANK] * 3)
    assert table.state.ship(0).upgrades == ("extramunitions",)
