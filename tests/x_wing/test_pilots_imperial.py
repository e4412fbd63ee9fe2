"""Imperial pilots of later expansions, one by one: what is offered and what it does."""

import pytest

from cantina.games.x_wing.library import OBSTACLES
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import Obstacle
from x_wing.duels import shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import act, fly, play, position


def test_backdraft_adds_a_critical_behind_him() -> None:
    ship = tie("backdraft", at=(450, 300, 90))
    table = shoot(ship, x_wing(at=(450, 100, 90)), [BLANK] * 2, [BLANK] * 2)
    table.use(IMPERIAL, "pilot:backdraft")
    assert table.ship(1).shields == 1
    ahead = shoot(tie("backdraft", at=(450, 500, 270)), x_wing(), [BLANK] * 2, [BLANK] * 2)
    assert ahead.seen.attack is None


def test_captain_feroph_evades_the_jammed() -> None:
    attacker = x_wing("lukeskywalker", tokens={"jam": 1})
    table = shoot(attacker, tie("captainferoph"), [HIT, BLANK, BLANK], [BLANK])
    table.use(IMPERIAL, "pilot:captainferoph", you=1)
    assert table.ship(1).shields == 2


def test_carnor_jax_keeps_near_enemies_from_focusing_and_evading() -> None:
    jax = tie("carnorjax", at=(450, 380, 270), activated=True)
    assert "focus" not in act(x_wing(), jax).offered(REBEL)
    far = tie("carnorjax", at=(450, 480, 270), activated=True)
    assert "focus" in act(x_wing(), far).offered(REBEL)
    table = shoot(
        x_wing("wedgeantilles", tokens={"focus": 1}),
        tie("carnorjax", at=(450, 380, 270)),
        [FOCUS, BLANK, BLANK, BLANK],
        [BLANK] * 2,
    )
    assert table.seen.attack is None
    assert table.ship(0).tokens == {"focus": 1}


def test_countdown_takes_one_instead_of_all() -> None:
    table = shoot(x_wing("lukeskywalker"), tie("countdown"), [HIT] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "pilot:countdown", you=1)
    ship = table.ship(1)
    assert (len(ship.damage), ship.tokens) == (1, {"stress": 1})
    stressed = tie("countdown", tokens={"stress": 1})
    table = shoot(x_wing("lukeskywalker"), stressed, [HIT, BLANK, BLANK], [BLANK] * 2)
    assert "xw-log-uses" not in table.told_ids()


def test_countess_ryad_turns_round_after_a_straight() -> None:
    ship = tie("countessryad", at=(450, 600, 270))
    table = fly("straight:3", ship, x_wing(at=(100, 100, 90)))
    table.use(IMPERIAL, "pilot:countessryad")
    turned = table.ship(0)
    assert (turned.y, turned.heading) == (440.0, 90.0)
    assert turned.tokens == {}  # the straight was green
    table = fly("bank:left:2", tie("countessryad"), x_wing(at=(100, 100, 90)))
    assert "xw-log-uses" not in table.told_ids()


def test_epsilon_ace_is_first_until_damaged() -> None:
    g = position(tie("epsilonace"), x_wing())
    assert pilot_skill(g, g.ship(0)) == 12
    g.ship(0).damage = damage("")
    assert pilot_skill(g, g.ship(0)) == 4


def test_epsilon_leader_calms_his_friends() -> None:
    leader = tie("epsilonleader", at=(450, 500, 270), tokens={"stress": 1})
    near = tie(at=(520, 500, 270), tokens={"stress": 2})
    far = tie(at=(800, 500, 270), tokens={"stress": 1})
    table = play(position(leader, near, far, x_wing(at=(100, 100, 90)), step="begin-combat"))
    counts = [table.ship(i).tokens.get("stress", 0) for i in range(3)]
    assert counts == [0, 1, 1]


def test_fels_wrath_fights_on_until_the_phase_ends() -> None:
    fel = tie("felswrath", damage=damage("", ""))
    table = play(
        position(x_wing("lukeskywalker"), fel, tie(at=(100, 800, 270))),
        [HIT, BLANK, BLANK],
        [BLANK] * 3,
        [HIT, BLANK, BLANK],
        [BLANK] * 2,
        *["direct-hit"] * 3,
    )
    table.answer(REBEL, "attack:primary:1")
    assert table.ship(1).status == "in play"
    table.answer(IMPERIAL, "attack:primary:0")
    assert table.ship(0).shields == 1
    assert table.ship(1).status == "destroyed"


def test_juno_eclipse_flies_faster_or_slower() -> None:
    table = fly("turn:left:2", tie("junoeclipse", at=(450, 600, 270)), x_wing(at=(100, 100, 90)))
    table.use(IMPERIAL, "pilot:junoeclipse")
    assert table.offered(IMPERIAL) == ["turn:left:1", "turn:left:3"]
    table.answer(IMPERIAL, "turn:left:1")
    assert (table.ship(0).x, table.ship(0).y) == (505.0, 545.0)


def test_lieutenant_colzet_turns_a_card_up() -> None:
    colzet = tie("lieutenantcolzet", lock=1)
    target = x_wing(damage=damage("", "", face_up=False))
    table = play(position(colzet, target, step="end-phase"), "1", "weapon-malfunction")
    table.use(IMPERIAL, "pilot:lieutenantcolzet")
    assert table.lock(0) == -1
    assert sum(card.face_up for card in table.ship(1).damage) == 1


def test_lieutenant_karsabi_takes_stress_for_his_weapons() -> None:
    ship = tie("lieutenantkarsabi", discarded=["concussionmissiles"], at=(450, 480, 270))
    table = act(ship, x_wing(had_combat=True))
    table.answer(IMPERIAL, "reload")
    table.use(IMPERIAL, "pilot:lieutenantkarsabi")
    assert table.ship(0).tokens == {"stress": 1}
    assert "attack:primary:1" in table.offered(IMPERIAL)


def test_lieutenant_kestal_cancels_what_is_no_evade() -> None:
    ship = tie("lieutenantkestal", tokens={"focus": 1})
    target = x_wing(tokens={"focus": 1})
    table = shoot(ship, target, [HIT, HIT], [FOCUS, EVADE])
    table.answer(IMPERIAL, "done")
    table.use(IMPERIAL, "pilot:lieutenantkestal")
    assert table.defense_faces() == [EVADE]


def test_major_rhymer_stretches_weapons() -> None:
    ship = tie("majorrhymer", lock=1, upgrades=["protontorpedoes"], at=(450, 380, 270))
    table = play(position(ship, x_wing(had_combat=True)))
    assert "attack:protontorpedoes:1" in table.offered(IMPERIAL)
    plain = tie("captainjonus", lock=1, upgrades=["protontorpedoes"], at=(450, 380, 270))
    table = play(position(plain, x_wing(had_combat=True)))
    assert "attack:protontorpedoes:1" not in table.offered(IMPERIAL)


@pytest.mark.parametrize(("tokens", "helped"), [({}, True), ({"evade": 1}, False)])
def test_major_vermeil_hits_the_unprepared(tokens: dict[str, int], helped: bool) -> None:
    table = shoot(tie("majorvermeil"), x_wing(tokens=tokens), [BLANK, FOCUS, HIT], [BLANK] * 2)
    if helped:
        table.use(IMPERIAL, "pilot:majorvermeil")
        table.answer(IMPERIAL, "0")
        assert table.ship(1).shields == 0
    else:
        assert table.offered(IMPERIAL) == []
        assert table.attack_faces() == [BLANK, FOCUS, HIT]


def test_major_vynder_is_hard_to_hit_without_weapons() -> None:
    ship = tie("majorvynder", tokens={"weapons-disabled": 1})
    table = shoot(x_wing("lukeskywalker"), ship, [BLANK] * 3, [BLANK] * 3)
    assert table.seen.attack is None


def test_omega_ace_spends_both_for_criticals() -> None:
    ace = tie("omegaace", lock=1, tokens={"focus": 1})
    table = shoot(ace, x_wing(), [BLANK, FOCUS], [BLANK] * 2)
    table.use(IMPERIAL, "pilot:omegaace")
    assert table.ship(1).shields == 0
    assert (table.ship(0).tokens, table.lock(0)) == ({}, -1)


@pytest.mark.parametrize(("locks", "held"), [({"lock": 1}, True), ({}, False)])
def test_omega_leader_holds_the_locked_still_when_he_attacks(
    locks: dict[str, int], held: bool
) -> None:
    leader, target = tie("omegaleader", **locks), x_wing(tokens={"focus": 1})
    table = shoot(leader, target, [HIT, BLANK], [FOCUS, BLANK])
    if held:
        table.answer(IMPERIAL, "done")  # he keeps the lock
    assert ("focus" in table.offered(REBEL)) is not held
    assert table.ship(1).shields == (1 if held else 2)


@pytest.mark.parametrize(("locks", "held"), [({"lock": 0}, True), ({}, False)])
def test_omega_leader_holds_the_locked_still_when_he_defends(
    locks: dict[str, int], held: bool
) -> None:
    attacker = x_wing("lukeskywalker", tokens={"focus": 1})
    dice = ([FOCUS, BLANK, BLANK], [BLANK] * 3)
    table = shoot(attacker, tie("omegaleader", **locks), *dice)
    assert ("focus" in table.offered(REBEL)) is not held
    assert (table.seen.attack is None) is held


@pytest.mark.parametrize(("cards", "dice"), [(1, 4), (2, 3)])
def test_pure_sabacc_is_bold_while_whole(cards: int, dice: int) -> None:
    ship = tie("puresabacc", damage=damage(*[""] * cards))
    table = shoot(ship, x_wing(), [BLANK] * dice, [BLANK] * 2)
    assert table.seen.attack is None


def test_rexler_brath_turns_dealt_cards_up() -> None:
    table = shoot(
        tie("rexlerbrath", tokens={"focus": 1}),
        x_wing(shields=0),
        [HIT, BLANK, BLANK],
        [BLANK] * 2,
        "direct-hit",
    )
    table.answer(IMPERIAL, "done")
    table.use(IMPERIAL, "pilot:rexlerbrath")
    assert [card.kind for card in table.ship(1).damage] == ["direct-hit"]
    assert table.ship(0).tokens == {}


def test_maarek_stele_chooses_in_a_defender_as_well() -> None:
    table = shoot(
        tie("maarekstele-tiedefender"),
        x_wing(shields=0),
        [CRITICAL, BLANK, BLANK],
        [BLANK] * 2,
        "console-fire",
        "direct-hit",
        "stunned-pilot",
    )
    assert table.offered(IMPERIAL) == ["console-fire", "direct-hit", "stunned-pilot"]


def test_blackout_shoots_past_rocks() -> None:
    rock = {"obstacle_id": 0, "shape": next(iter(OBSTACLES)), "x": 450.0, "y": 400.0}
    table = play(
        position(
            tie("testpilotblackout"),
            x_wing(had_combat=True),
            tie(at=(100, 800, 270), had_combat=True),
            obstacles=[Obstacle(**rock)],
        ),
        [BLANK] * 3,
        [BLANK],
    )
    table.answer(IMPERIAL, "attack:primary:1")
    assert "xw-log-obstructed" in table.told_ids()
    assert table.seen.attack is None


def test_tetran_cowall_picks_the_speed_of_his_koiogran() -> None:
    table = fly("koiogran:3", tie("tetrancowall", at=(450, 600, 270)), x_wing(at=(100, 100, 90)))
    table.use(IMPERIAL, "pilot:tetrancowall")
    assert table.offered(IMPERIAL) == ["koiogran:1", "koiogran:5"]
    table.answer(IMPERIAL, "koiogran:1")
    assert (table.ship(0).y, table.ship(0).heading) == (520.0, 90.0)
    assert table.ship(0).tokens == {"stress": 1}


def test_the_inquisitor_is_always_near() -> None:
    far = x_wing(at=(450, 230, 90))
    table = shoot(tie("theinquisitor"), far, [BLANK] * 3, [BLANK] * 2)
    assert table.seen.attack is None


def test_vizier_hands_tokens_to_the_slow() -> None:
    friend = tie("academypilot", at=(450, 600, 270))
    vizier = tie("vizier", at=(580, 600, 270), tokens={"focus": 1})
    table = fly("turn:left:1", friend, vizier, x_wing(at=(100, 100, 90)))
    table.use(IMPERIAL, "pilot:vizier", you=1)
    assert [table.ship(i).tokens for i in (0, 1)] == [{"focus": 1}, {}]


def test_wampa_trades_all_for_a_hidden_card() -> None:
    table = shoot(tie("wampa"), x_wing(), [CRITICAL, HIT], [EVADE, BLANK])
    table.use(IMPERIAL, "pilot:wampa")
    target = table.ship(1)
    assert (target.shields, len(target.damage)) == (2, 1)
    table = shoot(tie("wampa"), x_wing(), [HIT, HIT], [BLANK, BLANK])
    table.use(IMPERIAL, "pilot:wampa")
    assert (table.ship(1).shields, table.ship(1).damage) == (2, [])


def test_whisper_focuses_after_a_hit() -> None:
    table = shoot(tie("whisper"), x_wing(), [HIT, BLANK, BLANK, BLANK], [BLANK] * 2)
    table.use(IMPERIAL, "pilot:whisper")
    assert table.ship(0).tokens == {"focus": 1}
    missed = shoot(tie("whisper"), x_wing(), [BLANK] * 4, [BLANK] * 2)
    assert missed.ship(0).tokens == {}


def test_zertik_strom_takes_the_bonus_of_range_one() -> None:
    strom = tie("zertikstrom", at=(450, 380, 270))
    table = shoot(x_wing("lukeskywalker"), strom, [BLANK] * 3, [BLANK] * 3)
    assert table.seen.attack is None


def test_zeta_leader_takes_stress_for_a_die() -> None:
    table = shoot(tie("zetaleader"), x_wing(), [BLANK] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "pilot:zetaleader")
    assert table.ship(0).tokens == {"stress": 1}
    assert table.seen.attack is None


def test_friends_help_attackers_and_not_defenders() -> None:
    howlrunner = tie("howlrunner", at=(500, 500, 270))
    table = shoot(
        x_wing("lukeskywalker"), tie(), [HIT, HIT, BLANK], [BLANK] * 3, more=(howlrunner,)
    )
    assert table.seen.attack is None
    assert "xw-log-uses" not in table.told_ids()
