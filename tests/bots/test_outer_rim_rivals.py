"""What is met from afar, and what other players are good for."""

from __future__ import annotations

import msgspec

from bots.test_outer_rim_voyages import asked, for_sale, view_of
from cantina.games.outer_rim.bot import expert, rivals
from cantina.games.outer_rim.bot.bargains import deal
from cantina.games.outer_rim.bot.expert import ExpertBot
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.library import SHIPS, asset
from cantina.games.outer_rim.terms import FACTIONS, Faction
from cantina.games.outer_rim.view import ContactView, View

NEUTRAL = dict.fromkeys(FACTIONS, 0)


def with_rival(view: View, **rival: object) -> View:
    """Return a view with another player as told, who is weak and where the seat is."""
    mine = view.players[0]
    given: dict[str, object] = {"character": "jyn_erso", "ship": "g9_rigger", "space": mine.space}
    given |= {"ground_combat": 1, "ship_combat": 1, "reputation": NEUTRAL, "fame": 3, **rival}
    other = msgspec.structs.replace(view.players[1], **given)
    return msgspec.structs.replace(view, players=[mine, other])


def test_who_may_meet_others_from_afar_does_so() -> None:
    view = view_of(["bounty_lobot"], character="ketsu_onyo", space="tatooine", ground_combat=5)
    token = ContactView("nal_hutta:0", "nal_hutta", "white", "white", True, "lobot")
    view = msgspec.structs.replace(view, contacts=[token], patrols=[])
    reach = {"ability:character:0": "or-says-encounter-within"}
    ask = asked("or-ask-encounter", "space", "ability:character:0", **reach)
    assert expert.encounter(ExpertBot(1), ask, view) == "ability:character:0"
    nobody = msgspec.structs.replace(view, contacts=[])
    assert expert.encounter(ExpertBot(1), ask, nobody) == "space"


def test_a_patrol_within_reach_need_not_be_fought() -> None:
    enemy = {**NEUTRAL, Faction.HUTT: -1}
    plans = Voyages(view_of(character="ketsu_onyo", reputation=enemy))
    patrol = next(each for each in plans.view.patrols if each.faction == "hutt")
    assert plans._hostile >= {patrol.space}
    far = [space for space, all in plans._meetings.items() if all and all[0].far]
    assert far
    assert not plans._hostile & set(far)


def test_whoever_is_wanted_is_fought_where_he_is() -> None:
    view = view_of(["bounty_wanted_1"], ground_combat=6)
    hunted = with_rival(view, reputation={**NEUTRAL, Faction.HUTT: -1})
    me, other = hunted.players
    assert rivals.encounters(me, other, 0.0)["job:bounty_wanted_1"] > 9000
    assert rivals.encounters(me, with_rival(view).players[1], 0.0) == {}
    ask = asked("or-ask-encounter", "space", "job:bounty_wanted_1")
    assert expert.encounter(ExpertBot(1), ask, hunted) == "job:bounty_wanted_1"
    strong = with_rival(view, reputation={**NEUTRAL, Faction.HUTT: -1}, ground_combat=12)
    assert rivals.encounters(*strong.players, 5000.0)["job:bounty_wanted_1"] < 0


def test_a_ship_that_wants_a_duel_looks_for_whoever_is_more_famous() -> None:
    assert SHIPS["firespray_31"].goal is not None
    view = with_rival(view_of(ship="firespray_31", ship_combat=6, fame=2))
    assert rivals.encounters(*view.players, 0.0)[rivals.DUEL] > 0
    ahead = with_rival(view_of(ship="firespray_31", ship_combat=6, fame=4))
    assert rivals.encounters(*ahead.players, 0.0) == {}
    duel = {"ability:ship:0": "or-says-fight-player"}
    ask = asked("or-ask-encounter", "space", "ability:ship:0", **duel)
    assert expert.encounter(ExpertBot(1), ask, view) == "ability:ship:0"


def test_what_pays_in_company_is_worth_its_price_to_the_rich() -> None:
    rich = with_rival(view_of(credits=25000, fame=2, ship_combat=6))
    plans = Voyages(for_sale(rich))
    for card in ("luxury_legendary_sabacc", "luxury_undercover_agent", "luxury_proton_torpedoes"):
        assert deal(plans, card) > 0, card
    assert rivals.given_away(asset("luxury_stolen_jewels")) == 1
    assert deal(plans, "luxury_stolen_jewels") <= 0, "of two, the other gains as much"
    ahead = Voyages(with_rival(view_of(credits=25000, fame=5)))
    assert deal(ahead, "luxury_undercover_agent") < deal(plans, "luxury_undercover_agent")


def test_company_that_pays_is_sought() -> None:
    view = with_rival(view_of(["luxury_undercover_agent"], fame=2))
    me = view.players[0]
    assert rivals.favours(view, me, me.space) == 9000
    assert rivals.favours(view, me, "kessel") == 0


def test_torpedoes_add_fame_to_that_of_patrols() -> None:
    armed, plain = Voyages(view_of(["luxury_proton_torpedoes"])), Voyages(view_of())
    prizes = [
        max(each.prize for all in plans._meetings.values() for each in all if each.kind)
        for plans in (armed, plain)
    ]
    assert prizes[0] > prizes[1]
