"""Pilots and upgrades of the core set and the first wave."""

from typing import Any

import pytest

from cantina.core.cards import DONE, BadCard, CardTrees, Outcome, check_cards
from cantina.core.fluent import writer
from cantina.core.languages import entries
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Jam
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.catalogue import library
from cantina.games.x_wing.game import card_trees
from cantina.games.x_wing.invariants import check_damage_cards
from cantina.games.x_wing.terms import Window
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, act, fight, fly, play, position

AWAY = (850, 850, 90)
CORNER = (60, 60, 90)
NEAR = (450, 400, 270)


def attack_faces(table: Skirmish) -> list[str]:
    return [result.face for result in table.seen.attack.attack_roll]


def test_luke_changes_one_focus_to_an_evade() -> None:
    table = fight(tie(), x_wing("lukeskywalker"), [HIT, HIT], [FOCUS, FOCUS])
    table.answer(REBEL, "use:1:pilot:lukeskywalker:0")
    assert table.ship(1).shields == 1  # one of two hits was evaded
    # once per attack: he was not asked again although a focus was left


def test_biggs_draws_fire_only_if_he_could_be_targeted() -> None:
    def targets(biggs_at: Any) -> Any:
        ships = (
            x_wing("biggsdarklighter", at=biggs_at, had_combat=True),
            x_wing("rookiepilot", at=(480, 300, 90), had_combat=True),
            tie(at=(450, 500, 270)),
        )
        return play(position(*ships)).offered(IMPERIAL)

    assert targets((420, 300, 90)) == ["attack:primary:0", "pass"]
    assert targets((620, 500, 90)) == ["attack:primary:1", "pass"]  # out of arc, beyond Range 1
    assert "attack:primary:1" in targets((250, 300, 90))  # too far from the Rookie


def test_biggs_does_not_shelter_when_touching_the_attacker() -> None:
    ships = (
        x_wing("biggsdarklighter", at=(450, 460, 90), had_combat=True, touching=[2]),
        x_wing("rookiepilot", at=(450, 400, 90), had_combat=True),
        tie(at=(450, 500, 270), touching=[0]),
    )
    assert play(position(*ships)).offered(IMPERIAL) == ["attack:primary:1", "pass"]


def test_wedge_lowers_the_defenders_agility() -> None:
    table = fight(x_wing("wedgeantilles"), tie(tokens={"focus": 1}), [HIT] * 3, [FOCUS, BLANK])
    assert len(table.seen.attack.defense_roll) == 2


def test_garven_hands_his_focus_over() -> None:
    friend = x_wing("rookiepilot", at=(550, 300, 90))
    table = fight(
        x_wing("garvendreis", tokens={"focus": 1}),
        tie(),
        [FOCUS, BLANK, BLANK],
        [BLANK] * 3,
        more=(friend,),
    )
    table.answer(REBEL, "focus")
    assert table.offered(REBEL) == ["use:0:pilot:garvendreis:0", "none"]
    table.answer(REBEL, "use:0:pilot:garvendreis:0")
    assert "xw-log-gains-focus" in table.told_ids()
    assert len(table.ship(1).damage) == 1


@pytest.mark.parametrize(("y", "may"), [(400, False), (500, True), (580, True)])
def test_horton_rerolls_blanks_beyond_range_1(y: int, may: bool) -> None:
    dice = [BLANK, BLANK, BLANK] if y == 400 else [BLANK, FOCUS]
    defense = [BLANK] * (4 if y == 580 else 3)
    chance = [dice] if may else [dice, defense]
    table = fight(x_wing("hortonsalm"), tie(at=(450, y, 270)), *chance)
    if not may:
        assert table.seen.attack is None
        return
    table.force([HIT], defense)
    table.answer(REBEL, "use:0:pilot:hortonsalm:0")
    assert table.offered(REBEL) == ["0"]  # only the blank
    table.answer(REBEL, "0")
    assert len(table.ship(1).damage) == 1


def test_dutch_passes_on_a_lock() -> None:
    ships = (x_wing("dutchvander"), tie(), x_wing("rookiepilot", at=(550, 300, 90)))
    table = act(*ships)
    table.answer(REBEL, "target-lock:1")
    table.answer(REBEL, "yes")
    locks = [(lock.letter, lock.by, lock.on) for lock in table.seen.locks]
    assert locks == [("A", 0, 1), ("B", 2, 1)]


def test_mauler_rolls_one_more_die_at_range_1() -> None:
    near = fight(tie("maulermithel", at=NEAR, tokens={"focus": 1}), x_wing(), [FOCUS] * 4)
    assert len(near.seen.attack.attack_roll) == 4
    far = fight(tie("maulermithel", tokens={"focus": 1}), x_wing(), [FOCUS] * 2)
    assert len(far.seen.attack.attack_roll) == 2


def test_dark_curse_forbids_focus_and_rerolls_of_attackers() -> None:
    attacker = x_wing(tokens={"focus": 1}, lock=1)
    table = fight(attacker, tie("darkcurse"), [FOCUS, BLANK, HIT], [BLANK] * 3)
    assert table.seen.attack is None  # nothing could be modified
    assert table.lock(0) == 1


def test_howlrunner_helps_friends_at_range_1_with_primary_weapons() -> None:
    def asked(at: tuple[float, float, float], weapon_attack: bool = True) -> Any:
        table = fight(
            tie(), x_wing(), [BLANK, BLANK], [BLANK] * 2, more=(tie("howlrunner", at=at),)
        )
        return table.seen.attack is not None

    assert asked((520, 500, 270))
    assert not asked((620, 500, 270))
    own = fight(tie("howlrunner"), x_wing(), [BLANK, BLANK], [BLANK] * 2)
    assert own.seen.attack is None


def test_backstabber_likes_to_stay_outside_the_arc() -> None:
    behind = fight(
        tie("backstabber", at=(450, 150, 90), tokens={"focus": 1}), x_wing(), [FOCUS] * 3
    )
    assert len(behind.seen.attack.attack_roll) == 4 - 1  # 110 mm: Range 2, one more die
    front = fight(tie("backstabber", tokens={"focus": 1}), x_wing(), [FOCUS] * 2)
    assert len(front.seen.attack.attack_roll) == 2


def test_winged_gundark_makes_a_hit_critical_at_range_1() -> None:
    table = fight(
        tie("wingedgundark", at=NEAR), x_wing(tokens={"evade": 1}), [HIT, BLANK, BLANK], [BLANK] * 2
    )
    table.answer(IMPERIAL, "use:0:pilot:wingedgundark:0")
    assert attack_faces(table) == [CRITICAL, BLANK, BLANK]
    far = fight(tie("wingedgundark"), x_wing(), [HIT, BLANK], [BLANK] * 2)
    assert far.seen.attack is None


def test_maarek_chooses_among_three_cards() -> None:
    target = x_wing(shields=0)
    table = fight(
        tie("maarekstele"),
        target,
        [CRITICAL, BLANK],
        [BLANK] * 2,
        "console-fire",
        "direct-hit",
        "stunned-pilot",
    )
    assert table.offered(IMPERIAL) == ["console-fire", "direct-hit", "stunned-pilot"]
    assert table.state.deck.looked_at == ["console-fire", "direct-hit", "stunned-pilot"]
    check_damage_cards(table.state)  # all 33 are somewhere, also while he chooses
    table.answer(IMPERIAL, "direct-hit")
    assert [card.kind for card in table.ship(1).damage] == ["direct-hit"]
    assert sorted(table.seen.supply.damage_discard) == ["console-fire", "stunned-pilot"]
    assert table.seen.supply.damage_deck == 30
    assert table.state.deck.looked_at == []


def test_r2_d2_regains_a_shield_after_green() -> None:
    table = fly("straight:1", x_wing(upgrades=["r2d2"], shields=0), tie(at=AWAY))
    table.answer(REBEL, "use:0:upgrade:r2d2:0")
    assert table.ship(0).shields == 1
    white = fly("straight:3", x_wing(upgrades=["r2d2"], shields=0), tie(at=AWAY))
    assert "use:0:upgrade:r2d2:0" not in white.offered(REBEL)


def test_r2_f2_lasts_until_the_end_of_the_round() -> None:
    table = act(x_wing(upgrades=["r2f2"]), tie(at=(450, 500, 270)))
    table.answer(REBEL, "card:upgrade:r2f2:0")
    assert table.seen.ships[0].agility == 3
    table.answer(REBEL, "pass")
    table.answer(IMPERIAL, "pass")
    assert table.seen.round == 2
    assert table.seen.ships[0].agility == 2


def test_marksmanship_changes_focus_results_this_round() -> None:
    table = act(
        tie("blacksquadronpilot", upgrades=["marksmanship"]),
        x_wing(had_combat=True),
        chance=([FOCUS, FOCUS],),
    )
    table.answer(IMPERIAL, "card:upgrade:marksmanship:0")
    table.attack(IMPERIAL, 1)
    table.force([BLANK, BLANK])
    table.answer(IMPERIAL, "use:0:upgrade:marksmanship:lasting:0")
    told = next(e for e in table.log if e.text.id == "xw-log-hits")
    assert (told.text.args["hits"], told.text.args["criticals"]) == (1, 1)


@pytest.mark.parametrize(("face", "locked"), [(EVADE, True), (FOCUS, False)])
def test_r5_k6_may_lock_again(face: str, locked: bool) -> None:
    attacker = x_wing(upgrades=["r5k6"], lock=1)
    dice = ([BLANK, BLANK, HIT], [face], [BLANK, HIT], [BLANK] * 3)
    table = fight(attacker, tie(), *dice)
    table.answer(REBEL, "lock")
    table.answer(REBEL, "0+1")
    # a new lock cannot be spent in this attack: it went on to damage without a question
    assert len(table.ship(1).damage) == 2
    assert (table.lock(0) == 1) is locked


def test_expert_handling_rolls_and_sheds_a_lock() -> None:
    ship = x_wing("lukeskywalker", upgrades=["experthandling"])
    table = act(ship, tie("stormsquadronpilot", at=(450, 500, 90), lock=0))
    table.answer(REBEL, "card:upgrade:experthandling:0")
    table.answer(REBEL, "left")
    table.answer(REBEL, "0")
    table.answer(REBEL, "yes")
    moved = table.ship(0)
    assert (moved.x, moved.y) == (370.0, 300.0)
    assert moved.tokens == {"stress": 1}  # the X-wing has no barrel roll icon
    assert table.lock(1) == -1


def test_the_ion_cannon_deals_one_damage_and_an_ion_token() -> None:
    ship = x_wing("goldsquadronpilot", at=(450, 300, 270), upgrades=["ioncannonturret"])
    target = tie(at=(450, 450, 270), had_combat=True)
    table = play(position(ship, target), [HIT, HIT, CRITICAL], [BLANK] * 3)
    assert table.offered(REBEL) == ["attack:ioncannonturret:1", "pass"]  # behind, turret only
    table.attack(REBEL, 1, "ioncannonturret")
    assert [card.face_up for card in table.ship(1).damage] == [False]
    assert table.ship(1).tokens == {"ion": 1}
    miss = play(
        position(ship.copy(), tie(at=(450, 450, 270), had_combat=True)),
        [HIT, BLANK, BLANK],
        [EVADE, BLANK, BLANK],
    )
    miss.attack(REBEL, 1, "ioncannonturret")
    assert miss.ship(1).tokens == {}


def test_r2_astromech_makes_slow_maneuvers_green() -> None:
    ship = x_wing("goldsquadronpilot", upgrades=["r2astromech"], tokens={"stress": 1})
    table = fly("turn:left:2", ship, tie(at=AWAY))
    assert table.ship(0).tokens == {}
    fast = fly(
        "straight:3",
        x_wing("goldsquadronpilot", upgrades=["r2astromech"], tokens={"stress": 1}),
        tie(at=AWAY),
    )
    assert fast.ship(0).tokens == {"stress": 1}


@pytest.mark.parametrize(("face", "count"), [(EVADE, 0), (FOCUS, 0), (BLANK, 1)])
def test_r5_d8_may_discard_a_face_down_card(face: str, count: int) -> None:
    ship = x_wing(upgrades=["r5d8"], damage=damage(""))
    chance = ([face],) if count else ([face], "console-fire")
    table = act(ship, tie(at=AWAY), chance=chance)
    table.answer(REBEL, "card:upgrade:r5d8:0")
    assert len(table.ship(0).damage) == count
    assert table.seen.supply.damage_discard == ([] if count else ["console-fire"])


def test_swarm_tactics_lends_pilot_skill_for_a_phase() -> None:
    ships = (
        tie("maulermithel", upgrades=["swarmtactics"]),
        tie("academypilot", at=(520, 500, 270)),
        x_wing("biggsdarklighter"),
    )
    table = play(position(*ships, step="begin-combat"))
    table.answer(IMPERIAL, "use:0:upgrade:swarmtactics:0")
    assert table.seen.ships[1].skill == 7
    assert table.offered(IMPERIAL) == ["0", "1"]  # both before Biggs (5)


def test_squad_leader_lets_a_lesser_pilot_act() -> None:
    ships = (
        tie("darthvader", upgrades=["squadleader"]),
        tie("academypilot", at=(520, 500, 270)),
        x_wing(at=CORNER),
    )
    table = act(*ships)
    table.answer(IMPERIAL, "card:upgrade:squadleader:0")
    table.answer(IMPERIAL, "yes")
    table.answer(IMPERIAL, "evade")
    assert table.ship(1).tokens == {"evade": 1}


def test_concussion_missiles_turn_a_blank_into_a_hit() -> None:
    ship = tie("tempestsquadronpilot", upgrades=["concussionmissiles"], lock=1)
    table = play(position(ship, x_wing(had_combat=True)), [BLANK, BLANK, BLANK, HIT], [BLANK] * 2)
    table.attack(IMPERIAL, 1, "concussionmissiles")
    table.answer(IMPERIAL, "use:0:upgrade:concussionmissiles:1")
    assert table.ship(1).shields == 0
    assert table.ship(0).upgrades == []


def test_cluster_missiles_attack_twice() -> None:
    ship = tie("tempestsquadronpilot", upgrades=["clustermissiles"], lock=1)
    table = play(
        position(ship, x_wing(had_combat=True)),
        [HIT, BLANK, BLANK],
        [BLANK] * 2,
        [HIT, HIT, BLANK],
        [EVADE, BLANK],
    )
    table.attack(IMPERIAL, 1, "clustermissiles")
    assert table.ship(1).shields == 0
    assert table.told_ids().count("xw-log-step-attack-dice") == 2
    assert table.seen.phase == "planning"
    table.refusal(IMPERIAL, "attack:clustermissiles:1")


def test_every_card_reads_as_whole_sentences() -> None:
    for card in library():
        for line in card.lines:
            sentence = writer("en").write(line)
            assert "{" not in sentence, card.id
            assert "xw-" not in sentence, card.id
            assert "effect-" not in sentence, card.id


class Unsaid(CardEffect, frozen=True):
    async def do(self, scene: Scene) -> Outcome:
        return DONE


class Undone(CardEffect, frozen=True):
    def says(self) -> Text:
        return text("xw-says-jam")


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        (Unsaid(), "there is no message xw-says-unsaid"),
        (Undone(), "does not say how it works"),  # type: ignore[abstract]
    ],
)
def test_a_card_that_cannot_be_read_or_played_is_refused_by_name(effect: Any, why: str) -> None:
    bad = CardTrees("pilot:wedge", text("xw-title"), (Ability(Window.DAMAGE_WAS_SUFFERED, effect),))
    with pytest.raises(BadCard, match=f"pilot:wedge.*{why}"):
        check_cards([*card_trees(), bad], entries("en").keys())


def test_every_moment_reads_on_a_card_of_your_own() -> None:
    for window in Window:
        line = Ability(window, Jam()).says()
        assert "xw-" not in writer("en").write(line), window
