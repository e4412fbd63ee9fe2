"""Whole turns planned ahead: what is expected of jobs and fights, and where that leads."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from bots.test_outer_rim_routes import view_of as seen_with
from cantina.bots.levels import LEARNED, Ace, Hard
from cantina.bots.registry import make_bot
from cantina.core.text import text
from cantina.core.wire import OpenAsk, Option
from cantina.games.outer_rim.bot import expert
from cantina.games.outer_rim.bot.bargains import deal, ship_worth
from cantina.games.outer_rim.bot.edges import edge, odds, survives
from cantina.games.outer_rim.bot.expert import ExpertBot
from cantina.games.outer_rim.bot.forecast import attempt, crew_of, smuggled
from cantina.games.outer_rim.bot.mind import mind
from cantina.games.outer_rim.bot.ports import Foresight, purse
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.odds import DELIVERY_ODDS, combat_odds, survival_odds
from cantina.games.outer_rim.odds import test_odds as odds_of_test
from cantina.games.outer_rim.scenes import ReadingView
from cantina.games.outer_rim.scenes import TestView as ViewOfTest
from cantina.games.outer_rim.terms import FACTIONS, Skill
from cantina.games.outer_rim.view import ContactView, PlayerView, View

SLOTS = ("gear", "gear", "mod", "crew", "cargo", "job_or_bounty", "job_or_bounty")
NUMBERS = {
    "health": 4,
    "hull": 4,
    "hyperdrive": 5,
    "ground_combat": 3,
    "ship_combat": 3,
    "damage": 0,
    "ship_damage": 0,
}


def view_of(cards: Sequence[str] = (), slots: Sequence[str] = SLOTS, **me: object) -> View:
    """Return what somebody sees who has these cards, in a galaxy where nobody is to be met."""
    given = {"ship": "g_1a", "credits": 4000, "reputation": dict.fromkeys(FACTIONS, 0), **NUMBERS}
    view = seen_with(cards, slots, **{**given, **me})
    market = [msgspec.structs.replace(deck, face_up="") for deck in view.market]
    return msgspec.structs.replace(view, contacts=[], market=market)


def player(cards: Sequence[str] = (), **me: object) -> PlayerView:
    return view_of(cards, SLOTS, **me).players[0]


def for_sale(view: View, **shown: str) -> View:
    market = [
        msgspec.structs.replace(deck, face_up=shown.get(deck.deck, "")) for deck in view.market
    ]
    return msgspec.structs.replace(view, market=market)


def asked(prompt: str, *keys: str, **said: str) -> OpenAsk:
    options = [Option(key, text(said.get(key, "or-option-pass"))) for key in keys]
    return OpenAsk(number=0, seat=0, kind="one", prompt=text(prompt), options=options)


# --- forecasts ------------------------------------------------------------------------------------


def test_a_favor_is_one_test_and_a_second_chance() -> None:
    crew = crew_of(player(skills={Skill.INFLUENCE: 1}, credits=6000))
    passed = odds_of_test(1)
    end = attempt("job_hutt_favor", crew)
    assert passed < end.completed < 1
    rich = passed + (1 - passed) * (1 + combat_odds(3, 4)) / 2
    assert end.completed == pytest.approx(rich, abs=0.06), "paid for, or fought for"


def test_who_may_have_any_skill_has_it_where_it_helps_most() -> None:
    skills = {Skill.TACTICS: 1, Skill.TECH: 1, Skill.KNOWLEDGE: 1}
    plain = attempt("job_rescue_from_the_mines", crew_of(player(skills=skills)))
    aphra = crew_of(player(skills=skills, character="doctor_aphra"))
    lent = attempt("job_rescue_from_the_mines", aphra)
    assert lent.completed > plain.completed + 0.3
    assert lent.skill == Skill.STRENGTH, "without which the job fails"


def test_who_rolls_again_passes_more_often() -> None:
    skills = {Skill.KNOWLEDGE: 1, Skill.PILOTING: 1}
    lando = crew_of(player(skills=skills, character="lando_calrissian"))
    other = crew_of(player(skills=skills))
    ends = [attempt("job_relic_of_the_past", crew) for crew in (lando, other)]
    assert ends[0].completed > ends[1].completed


def test_a_job_without_tests_is_sure() -> None:
    assert attempt("luxury_statue_dedication", crew_of(player())).completed == 1.0


def test_who_is_skilled_gets_illegal_cargo_through() -> None:
    nobody = smuggled(crew_of(player(skills={}, credits=0)))
    talker = smuggled(crew_of(player(skills={Skill.INFLUENCE: 2}, credits=0)))
    rich = smuggled(crew_of(player(skills={}, credits=5000)))
    assert DELIVERY_ODDS < nobody < min(talker, rich)
    lando = crew_of(player(skills={}, credits=0, character="lando_calrissian"))
    assert smuggled(lando) > nobody, "who rolls the die again"


def test_a_focus_that_may_be_turned_passes_a_test() -> None:
    jyn = crew_of(player(skills={}, character="jyn_erso"))
    other = crew_of(player(skills={}))
    ends = [attempt("job_imperial_favor", crew) for crew in (jyn, other)]
    assert ends[0].completed > ends[1].completed + 0.15


def test_a_failed_test_may_be_made_again() -> None:
    alone = crew_of(player(skills={Skill.TACTICS: 1}))
    helped = crew_of(player(["databank_qira"], skills={Skill.TACTICS: 1}))
    ends = [attempt("job_imperial_favor", crew) for crew in (helped, alone)]
    assert ends[0].completed > ends[1].completed


def test_a_hiding_place_lets_more_dice_pass() -> None:
    hidden = crew_of(player(["mod_smuggling_compartment"], skills={}, credits=0))
    assert smuggled(hidden) > smuggled(crew_of(player(skills={}, credits=0)))


def test_damage_that_an_action_mends_does_not_count() -> None:
    bossk = crew_of(player(character="bossk", damage=3, ship_damage=1))
    assert (bossk.damage, bossk.ship_damage) == (1, 0)


# --- fights ---------------------------------------------------------------------------------------


def test_half_a_die_is_worth_half_a_die() -> None:
    assert odds(3, 4) == pytest.approx(combat_odds(3, 4))
    assert odds(3.5, 4) == pytest.approx((combat_odds(3, 4) + combat_odds(4, 4)) / 2)
    assert survives(4, 3) == pytest.approx(survival_odds(4, 3))


def test_abilities_are_worth_dice() -> None:
    bare, _ = edge(player(), "ship")
    assert bare == 3
    aiming, _ = edge(player(["mod_targeting_computer"]), "ship")
    assert aiming == pytest.approx(3 + 0.75), "blanks are rolled again"
    ground, _ = edge(player(["mod_targeting_computer"]), "ground")
    assert ground == 3
    cool, _ = edge(player(character="ig_88"), "ground")
    assert cool > 4
    _, fewer = edge(player(["mod_ion_cannon"]), "ship")
    assert fewer > 1
    tactics = {"mod_maneuvering_thrusters": {Skill.TACTICS: 1}}
    for card, skills in tactics.items():
        assert edge(player([card], skills=skills), "ship")[1] == 1
        assert edge(player([card], skills={}), "ship")[1] == 0


# --- credits and cards ----------------------------------------------------------------------------


def test_what_one_has_much_of_is_worth_less() -> None:
    poor, rich = player(credits=0), player(credits=25000)
    assert purse(poor, 2000) == 2000 > purse(rich, 2000)
    assert -purse(player(credits=10000), -10000) == pytest.approx(5000 + 0.7 * 5000)


def test_a_ship_is_not_given_away_for_a_worse_one() -> None:
    me = player(ship="heavy_duty_lifter")
    assert ship_worth(me, "hwk_290") < 0
    assert ship_worth(player(), "aggressor") > ship_worth(player(), "hwk_290") > 0


def test_a_luxury_is_bought_when_it_makes_famous() -> None:
    standing = dict.fromkeys(FACTIONS, 1)
    liked = view_of(credits=12000, reputation=standing)
    nobody = view_of(credits=12000)
    deals = [deal(Voyages(view), "luxury_extravagant_wardrobe") for view in (liked, nobody)]
    assert deals[0] > 0 > deals[1]
    last = view_of(credits=12000, reputation=standing, fame=9)
    assert deal(Voyages(last), "luxury_extravagant_wardrobe") > 100_000, "it wins"
    assert deal(Voyages(view_of(credits=9000)), "luxury_extravagant_wardrobe") == -1


# --- plans ----------------------------------------------------------------------------------------


def test_a_long_way_to_a_good_job_is_worth_its_turns() -> None:
    skills = {Skill.KNOWLEDGE: 2, Skill.INFLUENCE: 2}
    view = view_of(["databank_92b"], space="nal_hutta", skills=skills)
    bot = ExpertBot(1)
    keys = ["credits", "recover", *[f"move:{space}" for space in Voyages(view).away]]
    chosen = expert.planning(bot, asked("or-ask-planning", *keys), view)
    away = Voyages(view).away[chosen.removeprefix("move:")]
    assert away["kessel"] <= 5, "from where Kessel can be reached"


def test_who_is_badly_hurt_rests_before_a_patrol() -> None:
    view = view_of(space="t1_lo", ship_combat=6, hull=5, ship_damage=4, ship="aggressor")
    scores = Voyages(view).best([Voyages(view).start], 0)
    assert scores["recover"] > scores["credits"]


def test_what_is_to_be_bought_is_what_lies_on_the_way() -> None:
    view = view_of(["databank_91d"], space="ring_of_kafrene", credits=4000)
    view = for_sale(view, cargo="cargo_salvage", job="job_imperial_favor")
    able = msgspec.structs.replace(view.players[0], skills={Skill.STEALTH: 2})
    view = msgspec.structs.replace(view, players=[able, view.players[1]])
    ask = asked("or-ask-market-buy", "skip", "cargo", "job")
    assert expert.market_buy(ExpertBot(1), ask, view) == "job", "which is done on Ryloth, too"


def test_an_extra_move_leads_on_and_not_back() -> None:
    skills = {Skill.KNOWLEDGE: 2}
    view = view_of(["job_syndicate_favor"], space="t3_d", skills=skills)
    view = msgspec.structs.replace(view, step="encounter")
    bot = ExpertBot(1)
    assert expert.move(bot, asked("or-ask-move", "kessel", "t3_ri"), view) == "t3_ri"
    assert bot.settled == ""
    assert expert.move(bot, asked("or-ask-move", "kessel", "t3_d"), view) == "t3_d"
    assert bot.settled == "t3_d", "Nal Hutta can be reached from here"


def test_a_job_that_would_fail_is_paid_for() -> None:
    view = view_of(["job_jewel_of_yavin"])
    reading = ReadingView(0, "job_jewel_of_yavin", "databank_45", 1, [])
    ask = asked("or-ask-may", "yes", "no")
    ask = msgspec.structs.replace(
        ask, prompt=text("or-ask-may", effect=text("or-says-spend", amount=2000))
    )
    assert expert.may(ExpertBot(1), ask, msgspec.structs.replace(view, job=reading)) == "yes"
    assert expert.may(ExpertBot(1), ask, view) == "no"


def test_a_skill_is_lent_where_it_is_needed() -> None:
    skills = {Skill.STEALTH: 1, Skill.TECH: 1, Skill.KNOWLEDGE: 1}
    view = view_of(["job_rescue_from_the_mines"], character="doctor_aphra", skills=skills)
    reading = ReadingView(0, "job_rescue_from_the_mines", "databank_50", 1, [])
    ask = asked(
        "or-ask-ability", "pass", "character:0", **{"character:0": "or-says-skill-for-test"}
    )
    first = msgspec.structs.replace(view, job=reading, test=ViewOfTest(0, "stealth", 1, 0.75))
    assert expert.ability(ExpertBot(1), ask, first) == "pass"
    last = msgspec.structs.replace(view, job=reading, test=ViewOfTest(0, "strength", 0, 0.23))
    assert expert.ability(ExpertBot(1), ask, last) == "character:0"
    sure = msgspec.structs.replace(view, test=ViewOfTest(0, "tech", 2, 0.94))
    assert expert.ability(ExpertBot(1), ask, sure) == "pass"


def test_a_captive_is_taken_along_when_the_way_is_short() -> None:
    card = "bounty_greedo"
    ask = msgspec.structs.replace(
        asked("or-ask-target", "eliminate", "capture"),
        prompt=text("or-ask-target", contact=text("or-contact-greedo")),
    )
    near, far = view_of([card], space="cantonica"), view_of([card], space="takodana")
    chosen = [expert.target(ExpertBot(1), ask, view) for view in (near, far)]
    assert chosen == ["capture", "eliminate"]


def test_a_bounty_on_somebody_in_sight_is_part_of_a_plan() -> None:
    view = for_sale(view_of(space="tatooine", ground_combat=5), bounty="bounty_lobot")
    token = ContactView("nal_hutta:0", "nal_hutta", "white", "white", True, "lobot")
    seen = msgspec.structs.replace(view, contacts=[token])
    best = [max(Voyages(each).best([Voyages(each).start], 0).values()) for each in (seen, view)]
    assert best[0] > best[1]


def test_the_longer_the_foresight_the_better_the_best_plan_looks() -> None:
    view = view_of(["databank_92b"], space="cantonica", skills={Skill.KNOWLEDGE: 2})
    plans = [Voyages(view, foresight=Foresight(turns, 10)) for turns in (1, 4)]
    best = [max(each.best([each.start], 0).values()) for each in plans]
    assert best[1] >= best[0]


def test_what_else_is_carried_counts_beside_the_best() -> None:
    one, two = ["cargo_stolen_prototype"], ["cargo_stolen_prototype", "cargo_droid_parts"]
    plans = [Voyages(view_of(cards, space="t1_ro")) for cards in (one, two)]
    promises = [each._promise(each.start) for each in plans]
    assert promises[0] < promises[1]


def test_what_comes_later_counts_less_when_a_rival_is_about_to_win() -> None:
    view = view_of()
    ahead = msgspec.structs.replace(view.players[1], fame=view.fame_to_win - 1)
    near = msgspec.structs.replace(view, players=[view.players[0], ahead])
    assert Voyages(near)._fading < Voyages(view)._fading < 1


def test_contacts_are_looked_at_before_anything_is_bought() -> None:
    looking = {"ability:character:0": "or-says-look-at-contacts"}
    ask = asked("or-ask-action", "done", "market", "ability:character:0", **looking)
    assert expert.action(ExpertBot(1), ask, view_of()) == "ability:character:0"
    plain = asked("or-ask-action", "done", "market")
    assert expert.action(ExpertBot(1), plain, view_of()) == "market"


def test_credits_may_be_turned_into_fame() -> None:
    reward = asset("job_relic_of_the_past").reward
    assert reward is not None
    plain, singer = Voyages(view_of()), Voyages(view_of(["luxury_sy_snootles"]))
    assert singer.prize(reward, "job") > plain.prize(reward, "job")
    assert singer.prize(reward, "illegal") == plain.prize(reward) == singer.prize(reward)
    rich = view_of(credits=16000, character="doctor_aphra")
    assert deal(Voyages(rich), "luxury_sy_snootles") > 0


def test_levels_plan_and_the_learned_judge_is_still_measured() -> None:
    for level, kind in (("hard", Hard), ("ace", Ace), ("hard:careful", Hard)):
        assert isinstance(make_bot(level, "outer-rim"), kind)
    careful = mind.expert(mind.hard, 1, "careful")
    assert isinstance(careful, ExpertBot)
    assert careful.foresight.caution > 1
    assert mind.expert(mind.ace, 1, LEARNED) is None
