import pytest

from cantina.core.rng import Rng
from cantina.core.testing import drive, offered, prompt
from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.frames import Modifier, Standing
from cantina.games.outer_rim.library import AI_CARDS, CHARACTERS, asset
from cantina.games.outer_rim.printed import AiBullet, AiCard
from cantina.games.outer_rim.rules.patrols import fight_patrol, forced_patrols
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.rules.solo import first_that_applies
from cantina.games.outer_rim.rules.test import skill_test
from cantina.games.outer_rim.rules.values import modified
from cantina.games.outer_rim.view import make_view
from outer_rim.conftest import Printer
from outer_rim.solo_table import CARGO, HUMAN, LANDO, ai_turn, does, solo, started
from outer_rim.table import Desk, Seated, galaxy


@pytest.mark.rule(
    "OR-AI-SETUP-1", "OR-AI-SETUP-2", "OR-AI-SETUP-3", "OR-AI-SETUP-5", "OR-AI-SETUP-6"
)
def test_the_opponent_is_set_up_like_a_player() -> None:
    table = started()
    assert not any(event.text.id == "or-log-first-roll" for event in table.log)
    while table.seen.step in ("setup", "characters"):
        table.answer(0, offered(table, 0)[0])
    rolls = [value for _, _, _, value, _ in table.beats if {"hit", "crit"} & set(value or ())]
    assert rolls == [], "nobody rolled a die"
    human, ai = table.state.players
    assert table.seen.first_player == table.seen.current == 0
    assert (human.credits, ai.credits) == (4000, 6000)
    assert ai.character and ai.ship == "g9_rigger" and ai.space and ai.fame == 0
    assert set(ai.reputation) == {"rebel", "imperial", "hutt", "syndicate"}
    assert len(ai.assets) == 1
    assert table.seen.ai_goals == {asset(ai.assets[0]).destination: 1}


@pytest.mark.rule("OR-AI-SETUP-4")
def test_the_human_chooses_an_opponent_that_carries_cargo_or_a_job() -> None:
    table = started()
    assert prompt(table, 0) == "or-ask-character"
    table.answer(0, "han_solo")
    assert prompt(table, 0) == "or-ask-ai-character"
    keys = offered(table, 0)
    assert "lando_calrissian" in keys and "boba_fett" not in keys and "han_solo" not in keys
    assert {CHARACTERS[key].databank for key in keys} == {91, 92}


@pytest.mark.rule("OR-AI-SETUP-7")
def test_the_opponents_deck_is_shuffled_and_hidden() -> None:
    drawn = set()
    for seed in range(6):
        table = started(seed)
        rng = Rng(seed)
        while not any(event.text.id == "or-log-ai-card" for event in table.log):
            table.answer_at_random(rng)
        event = next(event for event in table.log if event.text.id == "or-log-ai-card")
        drawn.add(event.text.args["number"])
        view = table.view(0)
        assert view.ai_cards == 10
        assert not hasattr(view, "ai_deck")
    assert len(drawn) > 2


@pytest.mark.rule("OR-AI-TURN-1")
def test_the_ai_plays_after_each_turn_of_the_human_also_after_an_extra_turn() -> None:
    g = galaxy({**HUMAN, "space": "t5_x"}, LANDO, solo=True, step="planning")
    g.ai_goals = {}
    g.extra_turn_gained = True
    for card in ("ai_4", "ai_1"):
        g.ai_deck.remove(card)
        g.ai_deck.put_on_top(card, 0)
    table = Desk(g)
    table.do("credits")
    assert table.seen.current == 0 and table.seen.extra_turn, "the extra turn comes first"
    table.chance("cargo_salvage")
    table.g.players[1].space = "t2_om"
    table.do("credits")
    assert table.log.count("or-log-ai-card") == 1
    assert table.seen.current == 0 and table.seen.step == "planning"


@pytest.mark.rule("OR-AI-TURN-2", "OR-AI-TURN-5", "OR-AI-TURN-9", "OR-CARD-20")
def test_a_card_is_resolved_from_top_to_bottom() -> None:
    table = ai_turn(
        "ai_2",
        Seated(assets=["cargo_coaxium_crystal"], space="ryloth"),
        goals={"ryloth": 1},
        market={"job": ["job_relic_of_the_past", "job_rooting_out_spies"]},
        contacts={"ryloth:0": "lobot"},
    )
    ai = table.me(1)
    # undamaged and on its goal: 2000; delivers 5000; buys the job; reveals a contact as crew
    assert ai.credits == 6000 + 2000 + 5000
    assert table.assets(1) == ["databank_lobot", "job_relic_of_the_past"]
    assert table.seen.ai_goals == {"mon_calamari": 1}
    log = table.log
    order = [
        log.index("or-log-gain-credits"),
        log.index("or-log-delivered"),
        log.index("or-log-buy"),
        log.index("or-log-revealed"),
    ]
    assert order == sorted(order)


@pytest.mark.rule("OR-AI-TURN-3")
def test_only_the_first_bullet_that_applies() -> None:
    planning = AI_CARDS["ai_2"].planning
    assert [bullet.do for bullet in planning] == ["recover", "move", "credits"]
    g = solo(Seated(space="ryloth"), goals={"tatooine": 1})
    drive(first_that_applies(g, 1, planning))
    assert g.players[1].space == "tatooine"
    assert g.players[1].credits == 6000, "moved, so it gains nothing"
    hurt = solo(Seated(space="ryloth", damage=1), goals={"tatooine": 1})
    drive(first_that_applies(hurt, 1, planning))
    assert hurt.players[1].damage == 0 and hurt.players[1].space == "ryloth"
    idle = solo(Seated(space="ryloth"), goals={"ryloth": 1})
    drive(first_that_applies(idle, 1, planning))
    assert idle.players[1].credits == 8000


@pytest.mark.rule("OR-AI-TURN-3")
@pytest.mark.parametrize(
    ("bullet", "ai"),
    [
        (AiBullet(do="recover"), {}),
        (AiBullet(do="recover", only_if_defeated=True), Seated(damage=1)),
        (AiBullet(do="move"), {}),
        (AiBullet(do="patrol"), {}),
        (AiBullet(do="job"), Seated(assets=["job_relic_of_the_past"])),
        (AiBullet(do="contact"), Seated(space="t5_x")),
        (AiBullet(do="contact"), Seated(space="kessel")),
        (AiBullet(do="fame", amount=7000), {}),
        (AiBullet(do="reputation", faction="planet"), Seated(space="takodana")),
        (
            AiBullet(do="reputation", faction="planet"),
            Seated(space="tatooine", reputation={"hutt": 1}),
        ),
    ],
)
def test_a_bullet_without_an_effect_does_not_apply(bullet: AiBullet, ai: Seated) -> None:
    seen = {"contacts": {"kessel:0": "thrawn", "kessel:1": "leia_organa"}}
    g = solo(ai, face_up=["thrawn", "leia_organa"], **seen)
    before = g.players[1].copy()
    drive(first_that_applies(g, 1, (bullet, AiBullet(do="credits", amount=1000))))
    assert g.players[1].credits == 7000, "so the next one is resolved"
    before.credits, before.report.earned = 7000, 1000
    assert g.players[1] == before, "and nothing else has happened"


@pytest.mark.rule("OR-AI-TURN-4", "OR-AI-TURN-7")
def test_even_with_cards_at_hand_it_never_has_an_encounter() -> None:
    table = ai_turn("ai_2", Seated(space="t5_x"), encounter={"navpoint": ["navpoint_1"]})
    assert table.seen.current == 0 and table.me(1).credits == 8000, "planning, and no more"
    assert table.g.encounters["navpoint"].top == ("navpoint_1",)
    assert "or-log-encounter" not in table.log and "or-log-secret" not in table.log


@pytest.mark.rule("OR-AI-TURN-4", "OR-AI-TURN-7")
def test_nothing_happens_when_no_bullet_applies_and_no_encounter_card_is_drawn() -> None:
    before = solo().encounters
    table = ai_turn("ai_6", Seated(space="t5_x", credits=0), goals={})
    assert table.me(1).credits == 2000, "planning"
    assert table.seen.current == 0, "its turn simply ended"
    assert table.g.encounters == before
    last = ai_turn("ai_10", Seated(space="t5_x", credits=0), goals={}, market=SHOP)
    assert last.me(1).credits == 2000, "nothing to deliver, buy, fight or complete in space"
    bottoms = [last.bottom(deck) for deck in ("bounty", "luxury")]
    assert bottoms == [["bounty_k_2so"], ["luxury_dejarik_holotable"]], "what follows still happens"


SHOP = {
    "bounty": ["bounty_k_2so", "bounty_hera_syndulla"],
    "luxury": ["luxury_dejarik_holotable", "luxury_stolen_jewels"],
}


@pytest.mark.rule("OR-AI-TURN-5")
def test_all_that_apply_skips_what_is_impossible() -> None:
    table = ai_turn(
        "ai_4",
        Seated(space="naboo"),
        goals={"naboo": 1},
        market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
        contacts={"naboo:0": "greedo"},
    )
    assert "or-log-delivered" not in table.log
    assert "cargo_salvage" in table.assets(1)


@pytest.mark.rule("OR-AI-TURN-6")
def test_a_resolved_card_goes_to_the_bottom() -> None:
    table = ai_turn("ai_6", Seated(space="t5_x", credits=0))
    assert table.g.ai_deck.bottom == ("ai_6",)
    assert len(table.g.ai_deck) == 10
    shuffled = ai_turn(
        "ai_10",
        Seated(space="t5_x", credits=0),
        market={
            "bounty": ["bounty_lobot", "bounty_greedo"],
            "luxury": ["luxury_sy_snootles", "luxury_dash_rendar"],
        },
    )
    assert shuffled.g.ai_deck.bottom == () and "ai_10" in shuffled.g.ai_deck.rest


@pytest.mark.rule("OR-AI-TURN-8")
def test_the_human_loses_when_the_opponent_is_famous_first() -> None:
    table = ai_turn("ai_1", Seated(space="t5_x", credits=8000, fame=9))
    assert table.table.over
    assert table.table.result.winners == ()
    assert table.table.result.reason.id == "or-result-solo-lost"
    assert table.seen.winner == 1


@pytest.mark.rule("OR-AI-TURN-9")
def test_its_cards_credits_and_fame_are_kept_like_anybodys() -> None:
    g = solo(Seated(space="kessel"), market={"cargo": ["cargo_stolen_weapons", "cargo_salvage"]})
    does(g, CARGO)
    assert g.players[1].credits == 4000, "the weapons cost 2000"
    slots = {slot.slot: slot.cards for slot in make_view(g, 0).players[1].slots if slot.cards}
    assert slots == {"cargo": ["cargo_stolen_weapons"]}
    g.players[1].space = "tatooine"
    does(g, AiBullet(do="deliver"))
    shown = make_view(g, 0).players[1]
    assert (shown.credits, shown.fame, shown.reputation["hutt"]) == (9000, 1, 1)


@pytest.mark.rule("OR-AI-TURN-10")
def test_what_is_no_value_of_ship_or_character_does_not_help_it(print_asset: Printer) -> None:
    names = ("fame", "never_forced_by_patrols", "no_reputation_loss_for_patrols")
    card = print_asset("gear", modifiers=tuple(Standing(Modifier(name)) for name in names))
    hated = Seated(space="naboo", reputation={"rebel": -1}, assets=[card])
    g = solo(hated, patrols={"rebel": "naboo"})
    drive(settle(g, 1))
    assert forced_patrols(g, 1) == ["rebel"] and g.players[1].fame == 0
    assert [modified(g, 1, name) for name in names] == [0, 0, 0]
    g.players[0].assets.append(card)
    assert [modified(g, 0, name) for name in names] == [1, 1, 1], "a person has it all"


@pytest.mark.rule("OR-AI-TURN-10")
def test_the_ai_uses_only_what_raises_its_values() -> None:
    from cantina.games.outer_rim.rules.values import combat_value

    g = solo(Seated(ship="yv_666", assets=["databank_4_lom", "gear_jetpack"], space="naboo"))
    assert combat_value(g, 1, "ground") == 3, "4-LOM's +1"
    from cantina.games.outer_rim.rules.combat import fight_enemy

    # Lando's reroll and the jetpack stay unused: nobody is asked anything
    drive(fight_enemy(g, 1, "ground", 1, "or-enemy-gang"), (), [["blank"] * 3, ["hit"]])
    assert g.players[1].damage == 1


@pytest.mark.rule("OR-AI-TURN-11")
def test_the_ai_completes_no_goals() -> None:
    g = solo(Seated(character="han_solo", credits=90000))
    from cantina.games.outer_rim.rules.ships import take_ship

    drive(take_ship(g, 1, "aggressor"))
    assert not g.players[1].flipped and g.players[1].fame == 0


@pytest.mark.rule("OR-AI-TURN-12")
def test_a_defeated_ai_loses_credits_and_must_recover() -> None:
    from cantina.games.outer_rim.rules.damage import suffer_damage

    g = solo(Seated(credits=7000))
    drive(suffer_damage(g, 1, 9, "ship"))
    assert g.players[1].credits == 4000 and g.players[1].defeated
    table = ai_turn(
        "ai_6", Seated(space="t5_x", ship_damage=3, defeated=True, credits=0), goals={"tatooine": 1}
    )
    assert table.me(1).ship_damage == 0 and not table.me(1).defeated
    assert table.me(1).space == "t5_x" and table.me(1).credits == 0, "nothing else in planning"


@pytest.mark.rule("OR-AI-TURN-12")
def test_a_defeated_ai_recovers_whatever_its_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = AiCard(
        number=6,
        confidence="ours",
        planning=(AiBullet(do="credits", amount=2000),),
        action=(),
        encounter=(),
    )
    monkeypatch.setitem(AI_CARDS, "ai_6", plain)
    table = ai_turn("ai_6", Seated(ship_damage=3, defeated=True, credits=0))
    assert (table.me(1).ship_damage, table.me(1).credits) == (0, 0)


@pytest.mark.rule("OR-AI-TURN-13", "OR-AI-JOB-6")
def test_an_ai_defeated_by_a_bullet_resolves_no_later_one() -> None:
    # an ILLEGAL delivery costs its ship 2 damage, and one is already there
    table = ai_turn(
        "ai_1",
        Seated(assets=["cargo_stolen_supplies"], space="kessel", ship_damage=1),
        goals={"kessel": 1},
        market={"cargo": ["cargo_salvage", "cargo_droid_parts"]},
    )
    assert table.me(1).defeated
    assert table.me(1).fame == 1, "the delivery itself counts"
    assert table.assets(1) == [], "nothing was bought"
    assert table.seen.current == 0


def turn_of(
    monkeypatch: pytest.MonkeyPatch,
    *,
    action: tuple[AiBullet, ...] = (),
    encounter: tuple[AiBullet, ...] = (),
    discard: tuple[str, ...] = (),
) -> None:
    """Print another card for the opponent."""
    card = AiCard(
        number=6,
        confidence="ours",
        planning=(AiBullet(do="credits", amount=1000),),
        action=action,
        encounter=encounter,
        discard_market=discard,
    )
    monkeypatch.setitem(AI_CARDS, "ai_6", card)


@pytest.mark.rule("OR-AI-TURN-13", "OR-AI-JOB-6")
@pytest.mark.parametrize(
    ("illegal", "hurt"),
    [("ship_damage", Seated(ship_damage=3)), ("character_damage", Seated(damage=2))],
)
def test_a_defeated_ai_finishes_its_bullet_and_has_no_encounter(
    monkeypatch: pytest.MonkeyPatch, illegal: str, hurt: dict[str, int]
) -> None:
    deliver = AiBullet(do="deliver", illegal=illegal, illegal_amount=2)
    turn_of(monkeypatch, action=(deliver,), encounter=(AiBullet(do="credits", amount=5000),))
    cargo = ["cargo_stolen_weapons", "kessel_maelstrom_1"]
    smuggler = Seated(ship="yv_666", space="tatooine", credits=0, assets=cargo)
    table = ai_turn("ai_6", {**smuggler, **hurt})
    assert table.me(1).defeated
    assert table.assets(1) == [], "both cargos were delivered"
    rewards = [asset(card).reward for card in cargo]
    reward = sum([each.credits for each in rewards if each is not None])
    assert table.me(1).report.earned == 1000 + reward, "but nothing in an encounter"


@pytest.mark.rule("OR-AI-TURN-13")
def test_an_ai_defeated_in_its_encounter_leaves_the_market_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn_of(monkeypatch, encounter=(AiBullet(do="patrol"),), discard=("luxury",))
    hated = Seated(space="naboo", reputation={"rebel": -1}, ship_damage=2)
    dice = (["blank", "blank"], ["hit", "blank", "blank"], "t5_x")
    table = ai_turn("ai_6", hated, *dice, patrols={"rebel": "naboo"})
    assert table.me(1).defeated
    assert table.bottom("luxury") == []


@pytest.mark.rule("OR-AI-TURN-14")
def test_each_side_of_a_solo_combat_is_rolled_apart() -> None:
    ai: Seated = {**LANDO, "space": "t2_om", "credits": 0}
    g = galaxy(
        {**HUMAN, "space": "naboo"}, ai, solo=True, step="encounter", patrols={"rebel": "naboo"}
    )
    g.ai_deck.remove("ai_6")
    g.ai_deck.put_on_top("ai_6", 0)
    table = Desk(g, ["hit", "blank", "blank"], ["blank", "blank", "hit"])
    table.do("patrol:rebel")
    rolls = [
        event.text.id
        for event in table.table.log
        if event.text.id in ("or-log-roll", "or-log-enemy-roll")
    ]
    assert rolls[:2] == ["or-log-roll", "or-log-enemy-roll"]
    assert table.me().report.dice == {"hit": 1, "blank": 2}
    enemy = next(each for each in table.table.log if each.text.id == "or-log-enemy-roll")
    assert enemy.text.args["player"] == seat_name(0), "the human rolls for everybody"


@pytest.mark.rule("OR-AI-TURN-15")
def test_a_test_of_the_ai_is_rolled_under_the_normal_rules() -> None:
    g = solo()
    assert drive(skill_test(g, 1, "influence"), (), [["hit", "blank"]])
    assert not drive(skill_test(g, 1, "influence"), (), [["focus", "blank"]])


@pytest.mark.rule("OR-AI-TURN-12", "OR-AI-DECIDE-2")
def test_it_fights_a_hostile_patrol_by_the_normal_rules() -> None:
    hated = Seated(space="naboo", reputation={"hutt": -1, "rebel": -1})
    g = solo(hated, patrols={"hutt": "naboo", "rebel": "naboo"})
    dice = ["rebel", ["blank", "blank"], ["hit", "blank", "blank"], "t5_x"]
    assert does(g, AiBullet(do="patrol"), dice=dice)
    assert g.players[1].ship_damage == 1
    assert g.patrols[0].space == "t5_x", "moved away at random"
    winner = solo(Seated(space="naboo", reputation={"hutt": 1}), patrols={"hutt": "naboo"})
    drive(fight_patrol(winner, 1, "hutt"), (), [["hit", "hit"], ["blank"] * 3])
    assert winner.removed_patrols == ["hutt_1"] and winner.players[1].credits == 9000
    assert winner.players[1].reputation["hutt"] == 0
    calm = solo(Seated(space="naboo"), patrols={"hutt": "naboo"})
    assert not does(calm, AiBullet(do="patrol")), "neutral: no reason to fight"
