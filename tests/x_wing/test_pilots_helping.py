"""Pilots and crew who help, hinder or hide behind others."""

from typing import Any

import pytest

from cantina.games.x_wing.state import Ship
from x_wing.duels import fire, shoot
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, upgrade_source, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (850, 850, 90)


# --- Unkar Plutt ----------------------------------------------------------------------------


def test_unkar_plutt_grips_everybody_he_touches() -> None:
    plutt = x_wing("unkarplutt", at=(450, 400, 90), touching=[1])
    g = position(
        plutt, tie(at=(450, 440, 270), touching=[0]), tie(at=(450, 600, 270)), step="activation"
    )
    for ship in g.ships:
        ship.activated = True
    table = play(g)
    assert "stay:0" in table.offered(REBEL)  # his player pushes
    table.answer(REBEL, "stay:0")
    assert [ship.tokens.get("tractor", 0) for ship in table.seen.ships] == [0, 1, 0]


def test_unkar_plutt_grips_nobody_at_a_distance() -> None:
    g = position(x_wing("unkarplutt"), tie(at=(450, 500, 270)), step="activation")
    for ship in g.ships:
        ship.activated = True
    assert play(g).ship(1).tokens == {}


# --- Kullbee Sperado ------------------------------------------------------------------------


def kullbee(*cards: str) -> Skirmish:
    return act(x_wing("kullbeesperado", upgrades=list(cards)), tie(at=FAR))


def test_kullbee_turns_his_foils_after_a_roll() -> None:
    table = kullbee("servomotorsfoils")
    table.answer(REBEL, "barrel-roll:left")
    table.answer(REBEL, "0")
    table.use(REBEL, "pilot:kullbeesperado")
    assert table.state.ship(0).cards.flipped == ("servomotorsfoils",)


def test_kullbee_turns_nothing_after_a_focus_or_without_foils() -> None:
    table = kullbee("servomotorsfoils")
    table.answer(REBEL, "focus")
    assert table.state.ship(0).cards.flipped == ()
    table = kullbee("engineupgrade")
    table.answer(REBEL, "boost:straight")
    assert not any("kullbee" in key for key in table.offered(REBEL))


# --- Duchess --------------------------------------------------------------------------------


@pytest.mark.parametrize("pilot", ["duchess", "countdown"])
def test_duchess_may_ignore_her_ailerons(pilot: str) -> None:
    striker = tie(pilot, at=(450, 600, 270), upgrades=["adaptiveailerons"])
    table = fly("straight:2", striker, x_wing(at=(100, 100, 90)))
    if pilot == "countdown":  # he must fly with them
        assert table.offered(IMPERIAL) == ["bank:left:1", "straight:1", "bank:right:1"]
        return
    assert table.offered(IMPERIAL) == ["use:0:upgrade:adaptiveailerons:0", "none"]
    table.answer(IMPERIAL, "none")
    assert table.ship(0).y == pytest.approx(600 - 120)


# --- AP-5 and ISB Slicer ---------------------------------------------------------------------


def test_ap5_takes_stress_upon_himself() -> None:
    friend = x_wing(at=(520, 300, 90), tokens={"stress": 1}, activated=True)
    table = act(x_wing("ap5"), friend, tie(at=FAR))
    table.answer(REBEL, "coordinate:1")
    table.use(REBEL, "pilot:ap5")
    assert "focus" in table.offered(REBEL)  # now the friend can act
    assert table.ship(0).tokens == {"stress": 2}
    assert table.ship(1).tokens == {}


def test_ap5_is_not_asked_for_a_calm_friend() -> None:
    table = act(x_wing("ap5"), x_wing(at=(520, 300, 90), activated=True), tie(at=FAR))
    table.answer(REBEL, "coordinate:1")
    assert "focus" in table.offered(REBEL)
    assert table.ship(0).tokens == {}


def slicer(*others: Ship) -> Skirmish:
    return act(tie("vizier", upgrades=["isbslicer"], at=(450, 500, 270)), *others)


def test_an_isb_slicer_jams_a_second_ship() -> None:
    table = slicer(x_wing(at=(450, 400, 90)), x_wing(at=(520, 400, 90), activated=True))
    table.answer(IMPERIAL, "jam:1")
    table.use(IMPERIAL, "upgrade:isbslicer")
    assert "0" in table.offered(IMPERIAL)  # even a friend
    table.answer(IMPERIAL, "2")
    assert [ship.tokens for ship in table.seen.ships] == [{}, {"jam": 1}, {"jam": 1}]


def test_an_isb_slicer_leaves_jammed_and_distant_ships_alone() -> None:
    jammed = x_wing(at=(450, 270, 90), tokens={"jam": 1}, activated=True)
    table = slicer(x_wing(at=(450, 340, 90), activated=True), jammed)
    table.answer(IMPERIAL, "jam:1")
    assert not any("isbslicer" in key for key in table.offered(IMPERIAL))


# --- R5-TK ----------------------------------------------------------------------------------


def test_r5tk_locks_and_attacks_friends() -> None:
    ship = x_wing("syndicatethug", upgrades=["r5tk"])
    friend = x_wing(at=(450, 420, 270), had_combat=True)
    table = play(position(ship, friend, tie(at=FAR, had_combat=True)), [HIT, HIT, HIT], [BLANK] * 2)
    assert table.offered(REBEL) == ["attack:primary:1", "pass"]
    table.attack(REBEL, 1)
    assert table.ship(1).shields == 0
    table = act(x_wing("syndicatethug", upgrades=["r5tk"]), x_wing(at=(450, 420, 270)), tie(at=FAR))
    assert "target-lock:1" in table.offered(REBEL)


def test_without_r5tk_friends_are_safe() -> None:
    friend = x_wing(at=(450, 420, 270), had_combat=True)
    table = play(position(x_wing("syndicatethug"), friend, tie(at=FAR, had_combat=True)))
    assert not any(key.startswith("attack") for key in table.offered(REBEL))


# --- Double Edge ----------------------------------------------------------------------------


def double_edge(
    *chance: list[str], target: tuple[float, float, float] = (450, 300, 90)
) -> Skirmish:
    ship = tie("doubleedge", at=(450, 480, 270), upgrades=["ioncannonturret"])
    return fire(ship, x_wing(at=target), "ioncannonturret", *chance)


def test_double_edge_fires_another_weapon_after_a_miss() -> None:
    table = double_edge([BLANK] * 3, [BLANK] * 2, [HIT, HIT], [BLANK] * 2)
    table.use(IMPERIAL, "pilot:doubleedge")
    assert table.offered(IMPERIAL) == ["attack:primary:1", "pass"]  # not the turret again
    table.answer(IMPERIAL, "attack:primary:1")
    assert table.ship(1).shields == 0


def test_double_edge_does_not_after_a_hit_or_with_the_primary_weapon() -> None:
    table = double_edge([HIT, BLANK, BLANK], [BLANK] * 2)
    assert not any("doubleedge" in key for key in table.offered(IMPERIAL))
    ship = tie("doubleedge", at=(450, 480, 270), upgrades=["ioncannonturret"])
    table = shoot(ship, x_wing(), [BLANK, BLANK], [BLANK] * 2)
    assert not any("doubleedge" in key for key in table.offered(IMPERIAL))


# --- Tomax Bren -----------------------------------------------------------------------------


def test_tomax_bren_gets_his_talent_back_once_a_round() -> None:
    def shots(used: list[str]) -> Any:
        bren = tie("tomaxbren", upgrades=["crackshot"], used_this_round=used)
        table = shoot(bren, x_wing(at=(450, 330, 90)), [HIT, HIT], [FOCUS, "evade"])
        table.use(IMPERIAL, "upgrade:crackshot")
        return table

    table = shots([])
    assert table.ship(0).upgrades == ["crackshot"]
    assert "xw-log-recovers-upgrade" in table.told_ids()
    table = shots(["recovered-a-card"])
    assert table.ship(0).upgrades == []


def test_tomax_bren_gets_nothing_else_back() -> None:
    bren = tie("tomaxbren", upgrades=["concussionmissiles"], lock=1)
    table = fire(bren, x_wing(), "concussionmissiles", [HIT] * 4, [BLANK] * 2)
    assert table.ship(0).upgrades == []


# --- Youngster ------------------------------------------------------------------------------


def wing(
    pilot: str = "academypilot",
    at: tuple[float, float, float] = (450, 500, 270),
    youngster: tuple[int, ...] = (520, 500, 270),
) -> Skirmish:
    friend = tie("youngster", at=youngster, upgrades=["rage"], activated=True)
    return act(tie(pilot, at=at), friend, x_wing(at=(450, 350, 90)))


def test_youngster_shares_his_talents_action() -> None:
    table = wing()
    assert "card:upgrade:rage:0" in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "card:upgrade:rage:0")
    assert table.ship(0).tokens == {"focus": 1, "stress": 2}
    assert table.ship(1).tokens == {}


def test_what_was_lent_lasts_until_the_end_of_the_round() -> None:
    table = wing(at=(450, 500, 270))
    table.answer(IMPERIAL, "card:upgrade:rage:0")
    assert table.state.ship(0).cards.lasting == (upgrade_source("rage"),)


@pytest.mark.parametrize(
    ("pilot", "youngster"), [("academypilot", (850, 880, 270)), ("alphasquadronpilot", None)]
)
def test_youngster_shares_with_tie_fighters_nearby_only(
    pilot: str, youngster: tuple[int, ...] | None
) -> None:
    table = wing(pilot, youngster=youngster or (520, 500, 270))
    assert "card:upgrade:rage:0" not in table.offered(IMPERIAL)


# --- Prince Xizor ---------------------------------------------------------------------------


def xizor(*chance: str, friend: tuple[int, ...] = (520, 300, 90)) -> Skirmish:
    return shoot(
        tie("blacksquadronpilot", at=(450, 480, 270)),
        x_wing("princexizor", shields=0),
        [HIT, CRITICAL],
        [BLANK] * 3,
        *chance,
        more=(x_wing(at=friend),),
    )


def test_a_friend_takes_a_result_for_xizor() -> None:
    table = xizor()
    table.use(REBEL, "pilot:princexizor", you=1)
    assert table.offered(REBEL) == ["hit", "critical"]
    table.answer(REBEL, "critical")
    assert table.ship(2).shields == 1
    assert [card.face_up for card in table.ship(1).damage] == [False]


def test_xizor_may_bear_it_himself() -> None:
    table = xizor("injured-pilot")
    table.answer(REBEL, "none")
    assert [card.face_up for card in table.ship(1).damage] == [False, True]


def test_nobody_helps_xizor_from_afar() -> None:
    table = xizor("injured-pilot", friend=(700, 300, 90))
    assert len(table.ship(1).damage) == 2
