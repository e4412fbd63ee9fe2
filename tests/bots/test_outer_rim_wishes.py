"""What a smuggler of common sense does for its goals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from cantina.core.table import Table
from cantina.games.outer_rim.bot import wishes
from cantina.games.outer_rim.bot.normal import Journeys, deal
from cantina.games.outer_rim.bot.wishes import GOAL
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.map import PLANET_FACTION
from cantina.games.outer_rim.terms import AssetType, Trait
from cantina.games.outer_rim.view import PlayerView, SlotView, View

SLOTS = ("gear", "gear", "mod", "crew", "cargo", "job_or_bounty")


def view_of(
    character: str, ship: str = "g9_rigger", cards: Sequence[str] = (), **me: object
) -> View:
    """Return what somebody sees who plays this character with these cards."""
    view: View = Table.start(game, 2, seed=1).view(0)
    slots = [SlotView(slot=asset(card).type, cards=[card]) for card in cards]
    slots += [SlotView(slot=kind, cards=[]) for kind in SLOTS]
    mine = msgspec.structs.replace(
        view.players[0],
        character=character,
        ship=ship,
        slots=slots,
        credits=20_000,
        **{"space": "tatooine", **me},
    )
    return msgspec.structs.replace(view, seat=0, players=[mine, view.players[1]])


def me_of(view: View) -> PlayerView:
    return view.players[0]


def a_card(kind: AssetType, *traits: Trait) -> str:
    """Return some card of a kind."""
    parts = [(card.id, card.asset) for card in CARDS.values()]
    fitting = [(card, part) for card, part in parts if part is not None and part.type is kind]
    return next(card for card, part in fitting if set(traits) <= set(part.traits))


def test_bossk_buys_gear_and_mods_for_their_price() -> None:
    gear = a_card(AssetType.GEAR)
    cost = asset(gear).cost or 0
    assert cost > 0
    hunter, other = view_of("bossk"), view_of("boba_fett")
    assert wishes.card(me_of(hunter), gear) == pytest.approx(GOAL * cost / 15_000)
    assert wishes.card(me_of(other), gear) == 0
    assert deal(hunter, me_of(hunter), gear) > deal(other, me_of(other), gear)
    content = view_of("bossk", flipped=True)
    assert wishes.card(me_of(content), gear) == 0, "his goal is met"


def test_nothing_is_wished_for_that_has_no_room() -> None:
    view = view_of("bossk")
    full = msgspec.structs.replace(me_of(view), slots=[])
    assert wishes.card(full, a_card(AssetType.GEAR)) == 0


def test_lando_wants_what_is_illegal() -> None:
    lando = me_of(view_of("lando_calrissian"))
    assert wishes.event(lando, Moment.CARGO_DELIVERED, illegal=True) == GOAL / 2
    assert wishes.event(lando, Moment.CARGO_DELIVERED) == 0
    illegal = a_card(AssetType.CARGO, Trait.ILLEGAL)
    assert wishes.card(lando, illegal) > 0
    assert wishes.delivery(lando, illegal) == GOAL / 2


def test_a_job_is_worth_more_to_whoever_is_made_famous_by_jobs() -> None:
    job = a_card(AssetType.JOB)
    plain, made = Journeys(view_of("han_solo")), Journeys(view_of("doctor_aphra"))
    assert wishes.event(made.me, Moment.JOB_COMPLETED) == GOAL / 2
    assert made.job(job, 1.0) - plain.job(job, 1.0) == pytest.approx(GOAL / 2)


def test_ig_88_looks_for_droids() -> None:
    ig = me_of(view_of("ig_88"))
    assert wishes.company(ig, "k_2so") == GOAL / 2
    assert wishes.company(ig, "chewbacca") == 0
    assert wishes.company(ig, "jabba_the_hutt") == 0, "he joins nobody"
    assert wishes.company(ig, None) == 0, "who lies face down is seldom a droid"
    assert wishes.company(me_of(view_of("han_solo")), "k_2so") == 0


def test_a_hauler_with_one_of_two_crew_members_wants_another() -> None:
    crew = a_card(AssetType.CREW)
    hauler = me_of(view_of("han_solo", "gx1_short_hauler", [crew]))
    assert wishes.company(hauler, None) > 0


def test_jyn_flies_to_imperial_planets_she_has_not_marked() -> None:
    view = view_of("jyn_erso")
    there = next(space for space, side in PLANET_FACTION.items() if side == "imperial")
    assert wishes.place(view, me_of(view), there) > 0
    marked = msgspec.structs.replace(me_of(view), marked=[there])
    assert wishes.place(view, marked, there) == 0
    elsewhere = next(space for space, side in PLANET_FACTION.items() if side != "imperial")
    assert wishes.place(view, me_of(view), elsewhere) == 0


def test_bossk_with_his_goal_met_flies_after_the_famous() -> None:
    view = view_of("bossk", flipped=True)
    famous = msgspec.structs.replace(view.players[1], fame=me_of(view).fame + 1, ground_combat=1)
    view = msgspec.structs.replace(view, players=[me_of(view), famous])
    assert wishes.place(view, me_of(view), famous.space) > 0
    equal = msgspec.structs.replace(famous, fame=me_of(view).fame)
    view = msgspec.structs.replace(view, players=[me_of(view), equal])
    assert wishes.place(view, me_of(view), famous.space) == 0


def test_a_damaged_yv_666_is_mended_for_its_goal() -> None:
    assert wishes.recovery(me_of(view_of("han_solo", "yv_666", ship_damage=3))) == GOAL - 7000
    assert wishes.recovery(me_of(view_of("han_solo", "yv_666", ship_damage=2))) == 0
    assert wishes.recovery(me_of(view_of("han_solo", "lancer", ship_damage=3))) == 0


def test_a_lancer_captures_for_its_goal() -> None:
    lancer = me_of(view_of("boba_fett", "lancer"))
    bounty = a_card(AssetType.BOUNTY)
    assert wishes.delivery(lancer, bounty) == GOAL + GOAL / 2
    assert wishes.card(lancer, bounty) > 0
