"""Condition cards and the pilots and crew who assign them."""

from typing import Any

import pytest

from cantina.core.fluent import writer
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.games.x_wing.invariants import check_damage_cards
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import AWAITING, Ship
from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fight, play, position

FAR = (850, 850, 90)
DARK_SIDE = "illshowyouthedarkside"


def conditions(table: Skirmish) -> list[list[str]]:
    return [ship.conditions for ship in table.seen.ships]


# --- Suppressive Fire -----------------------------------------------------------------------


def test_captain_rex_suppresses_whom_he_attacked() -> None:
    rex = x_wing("captainrex", at=(450, 300, 90))
    table = shoot(rex, tie(), [BLANK] * 2, [BLANK] * 3)
    assert conditions(table)[1] == ["suppressivefire"]
    face = table.view(IMPERIAL).cards.conditions["suppressivefire"]
    assert face.name.id == "xw-condition-suppressivefire"
    assert len(face.ability) == 4


def test_conditions_are_on_the_board() -> None:
    table = play(position(x_wing(), tie(at=FAR, conditions=("harpooned",))))
    board = find_game("x-wing").board(table.view(None), writer().write)
    assert "Condition of Academy Pilot: Harpooned!" in board


def suppressed(target: int, *chance: list[str], dice: int = 1) -> Skirmish:
    """Let a suppressed TIE fighter attack a ship of the other side."""
    ship = tie("blacksquadronpilot", at=(450, 480, 270), conditions=("suppressivefire",))
    rex = x_wing("captainrex", at=(520, 300, 90), had_combat=True, used_this_round=["attacked"])
    other = x_wing(at=(450, 300, 90), had_combat=True)
    table = play(position(ship, rex, other, x_wing(at=FAR)), [HIT] * dice, *chance)
    table.attack(IMPERIAL, target)
    return table


def test_suppressed_ships_roll_a_die_less_at_anybody_else() -> None:
    table = suppressed(2, [BLANK] * 2)
    assert table.ship(2).shields == 1
    assert conditions(table)[0] == ["suppressivefire"]


def test_attacking_rex_ends_the_suppression() -> None:
    table = suppressed(1, [BLANK] * 3, dice=2)
    assert len(table.ship(1).damage) == 2
    assert conditions(table)[0] == []


@pytest.mark.parametrize(("marks", "left"), [(["attacked"], ["suppressivefire"]), ([], [])])
def test_suppression_ends_when_rex_holds_his_fire(marks: list[str], left: list[str]) -> None:
    ship = tie(at=(450, 480, 270), conditions=("suppressivefire",), had_combat=True)
    rex = x_wing("captainrex", at=FAR, had_combat=True, used_this_round=list(marks))
    table = play(position(ship, rex, x_wing(at=(100, 800, 90), had_combat=True)))
    assert conditions(table)[0] == left


def test_suppression_ends_though_another_pilot_fired() -> None:
    ship = tie(at=(450, 480, 270), conditions=("suppressivefire",), had_combat=True)
    rex = x_wing("captainrex", at=FAR, had_combat=True)
    other = x_wing(at=(100, 800, 90), had_combat=True, used_this_round=["attacked"])
    assert conditions(play(position(ship, rex, other)))[0] == []


def test_suppression_ends_with_rex() -> None:
    ship = tie(at=(100, 800, 270), conditions=("suppressivefire",), had_combat=True)
    rex = x_wing("captainrex", at=(450, 300, 90), had_combat=True)
    killer = tie("blacksquadronpilot", at=(450, 380, 270))
    picks = ["direct-hit"] * 3
    more = x_wing(at=FAR)
    table = play(position(ship, rex, killer, more), [HIT] * 3, [BLANK] * 3, *picks)
    table.attack(IMPERIAL, 1)
    assert table.ship(1).status == "destroyed"
    assert conditions(table)[0] == []


def test_a_unique_condition_moves_to_the_new_ship() -> None:
    rex = x_wing("captainrex", at=(450, 300, 90))
    old = tie(at=(100, 800, 0), conditions=("suppressivefire",))
    table = shoot(rex, tie(), [BLANK] * 2, [BLANK] * 3, more=(old,))
    assert conditions(table)[1:3] == [["suppressivefire"], []]


# --- Fanatical Devotion ---------------------------------------------------------------------


def test_general_hux_inspires_three_ships_and_one_fanatic() -> None:
    hux = tie("vizier", at=(450, 500, 270), upgrades=["generalhux"])
    friends = [tie(at=(450 + 60 * i, 560, 270)) for i in (0, 1, 2)]
    table = act(hux, *friends, x_wing(at=(450, 380, 90)))
    table.answer(IMPERIAL, "card:upgrade:generalhux:0")
    table.answer(IMPERIAL, "1+2+3")
    table.answer(IMPERIAL, "2")
    focused = [ship.tokens.get("focus", 0) for ship in table.seen.ships]
    assert focused == [0, 1, 1, 1, 0]
    assert conditions(table) == [[], [], ["fanaticaldevotion"], [], []]
    assert table.ship(0).tokens == {"stress": 1}


def fanatic(**more: Any) -> Ship:
    return tie(at=(450, 480, 270), conditions=("fanaticaldevotion",), tokens={"focus": 1}, **more)


def test_a_fanatics_first_hit_cannot_be_evaded() -> None:
    table = fight(fanatic(), x_wing(tokens={"evade": 1}), [FOCUS, HIT], [EVADE, EVADE])
    table.answer(IMPERIAL, "focus")
    table.answer(REBEL, "evade")
    assert table.ship(1).shields == 1  # three evades against two hits: one still hits


def test_criticals_are_cancelled_before_a_fanatics_hit() -> None:
    table = fight(fanatic(), x_wing(), [FOCUS, CRITICAL], [EVADE, BLANK])
    table.answer(IMPERIAL, "focus")
    assert (table.ship(1).shields, table.ship(1).damage) == (1, [])


def test_without_a_focus_token_a_fanatic_hits_like_others() -> None:
    ship = tie(at=(450, 480, 270), conditions=("fanaticaldevotion",))
    table = shoot(tie("blacksquadronpilot", at=(450, 480, 270)), x_wing(), [HIT, HIT], [EVADE] * 2)
    assert table.ship(1).shields == 2
    table = fight(ship, x_wing(), [HIT, HIT], [EVADE] * 2)
    assert table.ship(1).shields == 2


def test_a_fanatic_spends_no_focus_to_defend() -> None:
    table = fight(x_wing(), fanatic(), [HIT, BLANK, BLANK], [FOCUS] * 3)
    assert len(table.ship(1).damage) == 1


def test_devotion_ends_with_the_round() -> None:
    ships = (fanatic(had_combat=True), x_wing(at=FAR, had_combat=True))
    assert conditions(play(position(*ships)))[0] == []


# --- Optimized Prototype --------------------------------------------------------------------


def test_krennic_gives_a_friend_a_better_ship() -> None:
    krennic = tie("vizier", upgrades=["directorkrennic"], status=AWAITING)
    friend = tie("academypilot", status=AWAITING)
    g = position(krennic, friend, x_wing(status=AWAITING), step="prepare-area")
    table = play(g)
    table.answer(IMPERIAL, "1")
    assert conditions(table)[1] == ["optimizedprototype"]
    assert table.ship(1).shield_value == 1


def test_krennic_takes_no_well_shielded_ship() -> None:
    krennic = tie("vizier", upgrades=["directorkrennic"], status=AWAITING)
    strong = tie("nusquadronpilot", upgrades=["shieldupgrade"], status=AWAITING)
    weak = tie(status=AWAITING)
    table = play(position(krennic, strong, weak, x_wing(status=AWAITING), step="prepare-area"))
    strength = shield_value(table.state, table.state.ship(1))
    assert ("1" in table.offered(IMPERIAL)) == (strength <= 3)
    assert "2" in table.offered(IMPERIAL)


def prototype(
    *chance: list[str], shields: int = 2, krennic: Any = (520, 480, 270), **more: Any
) -> Skirmish:
    ship = tie(at=(450, 480, 270), conditions=("optimizedprototype",), **more)
    crew = tie("vizier", at=krennic, upgrades=["directorkrennic"])
    return fight(ship, x_wing(shields=shields), *chance, more=(crew,))


def test_the_prototype_trades_a_die_for_a_shield() -> None:
    table = prototype([BLANK, HIT], [BLANK] * 2)
    table.use(IMPERIAL, "condition:optimizedprototype", 1)
    table.answer(IMPERIAL, "0")
    assert table.ship(1).shields == 0  # one lost to the die, one to the hit


def test_the_prototype_does_so_once_a_round_and_only_against_shields() -> None:
    used = {"used_this_round": ["condition:optimizedprototype:1"]}
    table = prototype([BLANK] * 2, [BLANK] * 2, **used)
    assert not any("prototype:1" in key for key in table.offered(IMPERIAL))
    table = prototype([BLANK] * 2, [BLANK] * 2, shields=0)
    assert not any("prototype:1" in key for key in table.offered(IMPERIAL))


def test_krennic_locks_the_prototypes_target() -> None:
    table = prototype([BLANK, BLANK], [BLANK] * 2, shields=0)
    table.answer(IMPERIAL, "yes")
    assert [(lock.by, lock.on) for lock in table.seen.locks] == [(2, 1)]


def test_krennic_locks_no_wreck() -> None:
    dying = {"damage": damage("", "")}
    crew = tie("vizier", at=(520, 480, 270), upgrades=["directorkrennic"])
    ship = tie(at=(450, 480, 270), conditions=("optimizedprototype",))
    table = fight(
        ship, x_wing(shields=0, **dying), [HIT, HIT], [BLANK] * 2, *["direct-hit"] * 4, more=(crew,)
    )
    assert table.ship(1).status == "destroyed"
    assert "yes" not in table.offered(IMPERIAL)


# --- I'll Show You the Dark Side ------------------------------------------------------------


def test_kylo_ren_chooses_what_awaits_his_attacker() -> None:
    kylo = tie("kyloren", at=(450, 480, 270))
    table = shoot(x_wing("redsquadronpilot"), kylo, [HIT, BLANK, BLANK], [BLANK] * 3)
    kinds = table.offered(IMPERIAL)
    assert "injured-pilot" in kinds
    assert "direct-hit" not in kinds  # only the trait Pilot
    table.answer(IMPERIAL, "injured-pilot")
    view = table.view(REBEL).ships[0]
    assert (view.conditions, view.card_in_wait) == ([DARK_SIDE], "injured-pilot")
    check_damage_cards(table.state)


def test_without_a_card_the_condition_goes() -> None:
    kylo = tie("kyloren", at=(450, 480, 270))
    table = shoot(x_wing("redsquadronpilot"), kylo, [HIT, BLANK, BLANK], [BLANK] * 3)
    table.answer(IMPERIAL, "no-card")
    assert conditions(table)[0] == []


def test_kylo_ren_does_so_once_a_round() -> None:
    kylo = tie("kyloren", at=(450, 480, 270), used_this_round=["pilot:kyloren:0"])
    table = shoot(x_wing("redsquadronpilot"), kylo, [HIT, BLANK, BLANK], [BLANK] * 3)
    assert conditions(table)[0] == []


def waiting_for_it(*chance: list[str]) -> Skirmish:
    """Let a TIE fighter attack a ship on whose condition a damage card lies."""
    target = x_wing(conditions=(DARK_SIDE,), card_in_wait="injured-pilot")
    g = position(tie("blacksquadronpilot", at=(450, 480, 270)), target, x_wing(at=FAR))
    target.had_combat = True
    g.deck.pools[0].remove("injured-pilot")
    g.deck.left -= 1
    table = play(g, *chance)
    table.attack(IMPERIAL, 1)
    return table


def test_a_critical_deals_the_card_that_waits() -> None:
    table = waiting_for_it([CRITICAL, BLANK], [BLANK] * 2)
    ship = table.seen.ships[1]
    assert [card.kind for card in ship.damage] == ["injured-pilot"]
    assert (ship.shields, ship.conditions, ship.card_in_wait) == (2, [], "")
    check_damage_cards(table.state)


def test_a_hit_does_not() -> None:
    table = waiting_for_it([HIT, BLANK], [BLANK] * 2)
    ship = table.seen.ships[1]
    assert (ship.shields, ship.damage, ship.card_in_wait) == (1, [], "injured-pilot")


def test_kylo_ren_as_crew_and_the_card_that_moves_along() -> None:
    ship = tie("vizier", at=(450, 500, 270), upgrades=["kyloren"])
    old = x_wing(at=FAR, conditions=(DARK_SIDE,), card_in_wait="blinded-pilot")
    g = position(ship, x_wing(at=(450, 380, 90)), old, step="perform-action", active=0)
    g.deck.pools[0].remove("blinded-pilot")
    g.deck.left -= 1
    table = play(g)
    table.answer(IMPERIAL, "card:upgrade:kyloren:0")
    new, last = table.seen.ships[1:]
    assert (new.conditions, new.card_in_wait) == ([DARK_SIDE], "blinded-pilot")
    assert (last.conditions, last.card_in_wait) == ([], "")


def test_a_waiting_card_is_discarded_with_its_ship() -> None:
    target = x_wing(conditions=(DARK_SIDE,), card_in_wait="injured-pilot", shields=0)
    g = position(tie("blacksquadronpilot", at=(450, 380, 270)), target, x_wing(at=FAR))
    target.had_combat = True
    g.deck.pools[0].remove("injured-pilot")
    g.deck.left -= 1
    table = play(g, [HIT] * 3, [BLANK] * 2, *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert "injured-pilot" in table.seen.supply.damage_discard
    check_damage_cards(table.state)


# --- Thweek ---------------------------------------------------------------------------------


def thweek(choice: str, enemy: str = "howlrunner") -> Skirmish:
    ship = x_wing("thweek", status=AWAITING)
    table = play(position(ship, tie(enemy, status=AWAITING), step="prepare-area"))
    table.use(REBEL, "pilot:thweek")
    table.answer(REBEL, choice)
    return table


def place_all(table: Skirmish) -> Skirmish:
    while "xw-log-round" not in table.told_ids():
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(Rng(1)))
    return table


def test_thweek_shadows_a_better_pilot() -> None:
    table = thweek("0")
    assert conditions(table)[1] == ["shadowed"]
    assert table.ship(0).skill == 4  # until forces are placed
    place_all(table)
    assert table.seen.ships[0].skill == 8


def test_thweek_need_not() -> None:
    ship = x_wing("thweek", status=AWAITING)
    table = play(position(ship, tie("howlrunner", status=AWAITING), step="prepare-area"))
    table.answer(REBEL, "none")
    place_all(table)
    assert conditions(table)[1] == []
    assert table.seen.ships[0].skill == 4


def test_thweek_has_the_ability_he_mimics() -> None:
    table = thweek("1", enemy="maulermithel")
    assert conditions(table)[1] == ["mimicked"]
    ship = x_wing("thweek", at=(450, 300, 90), mimics="maulermithel")
    table = fight(ship, tie(at=(450, 380, 270), tokens={"focus": 1}), [HIT] * 5, [FOCUS] * 3)
    assert len(table.attack_faces()) == 5  # 3, one for Range 1, one for the ability


def test_whoever_mimics_assigns_no_conditions() -> None:
    ship = x_wing("thweek", at=(450, 300, 90), mimics="captainrex")
    table = shoot(ship, tie(), [BLANK] * 3, [BLANK] * 3)
    assert conditions(table)[1] == []
