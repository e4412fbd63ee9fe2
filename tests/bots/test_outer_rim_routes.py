"""Where a smuggler of common sense flies, what it expects there, what it buys for the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from cantina.core.table import Table
from cantina.core.text import text
from cantina.core.window import Window
from cantina.core.wire import OpenAsk, Option
from cantina.games.outer_rim.bot.mind import mind
from cantina.games.outer_rim.bot.normal import (
    Journeys,
    NormalBot,
    ability,
    contact,
    market_discard,
    move,
    plan_worth,
    useful_worth,
)
from cantina.games.outer_rim.bot.reading import captain_of, contact_worth, place_worth
from cantina.games.outer_rim.bot.worth import FAME
from cantina.games.outer_rim.game import game
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import FACTIONS
from cantina.games.outer_rim.view import SlotView, View

SLOTS = ("gear", "gear", "mod", "crew", "cargo", "job_or_bounty")
KESSEL = ("kessel_maelstrom", "kessel")


def view_of(cards: Sequence[str] = (), slots: Sequence[str] = SLOTS, **me: object) -> View:
    """Return what somebody sees who has these cards, and empty slots beside them."""
    view: View = Table.start(game, 2, seed=1).view(0)
    filled = [SlotView(slot=asset(card).type, cards=[card]) for card in cards]
    filled += [SlotView(slot=kind, cards=[]) for kind in slots]
    given: dict[str, object] = {
        "character": "han_solo",
        "ship": "g9_rigger",
        "credits": 8000,
        "slots": filled,
    }
    given |= {"space": "tatooine", **me}
    mine = msgspec.structs.replace(view.players[0], **given)
    return msgspec.structs.replace(view, seat=0, players=[mine, view.players[1]])


def asked(prompt: str, *options: Option) -> OpenAsk:
    return OpenAsk(number=0, seat=0, kind="one", prompt=text(prompt), options=list(options))


def test_friends_of_the_syndicate_are_sold_fame_on_kessel() -> None:
    friend = captain_of(view_of(reputation={"syndicate": 1}).players[0])
    enemy = captain_of(view_of(reputation={"syndicate": -1}).players[0])
    assert place_worth(*KESSEL, friend) > place_worth(*KESSEL, enemy) + 3000
    poor = captain_of(view_of(reputation={"syndicate": 1}, credits=0).players[0])
    assert place_worth(*KESSEL, friend) > place_worth(*KESSEL, poor), "fame is sold, not given"


def test_somebody_is_worth_less_to_whoever_has_no_room_aboard() -> None:
    roomy, full = view_of(), view_of(slots=("cargo",))
    met = [contact_worth("w1_le", captain_of(view.players[0])) for view in (roomy, full)]
    assert met[0] > met[1] == 0


def test_who_is_skilled_expects_more_of_a_test() -> None:
    pilot = captain_of(view_of(skills={"piloting": 2}).players[0])
    passenger = captain_of(view_of(skills={}).players[0])
    assert contact_worth("boshek", pilot) > contact_worth("boshek", passenger)


def test_a_place_on_the_way_to_another_is_better_than_one_beside_it() -> None:
    plans = Journeys(view_of(["cargo_coaxium_crystal"], space="tatooine"))
    near, far = plans.prospect("t5_lo"), plans.prospect("t3_ro")
    assert plans.worth("t5_lo") == pytest.approx(plans.worth("t3_ro"))
    assert near > far, "Ryloth lies beyond the first"


def test_near_the_end_a_reward_is_its_fame() -> None:
    reward = asset("cargo_stolen_hyperfuel").reward
    assert reward is not None
    early, last = Journeys(view_of()), Journeys(view_of(fame=9))
    assert early.prize(reward) > FAME + 5000
    assert last.prize(reward) - last.prize(msgspec.structs.replace(reward, credits=0)) < 3000
    twice = msgspec.structs.replace(reward, credits=0, fame=2)
    once = msgspec.structs.replace(reward, credits=0, fame=1)
    assert last.prize(twice) == last.prize(once), "one more would win just as well"


def test_errands_far_away_are_worth_less_unless_something_else_goes_there() -> None:
    near = view_of(space="naboo")
    far = view_of(space="cantonica")
    job = "cargo_coaxium_crystal"
    assert useful_worth(near, near.players[0], job) > useful_worth(far, far.players[0], job)
    going = view_of(["databank_91d"], space="cantonica")
    assert asset("databank_91d").destination == asset(job).destination
    full = msgspec.structs.replace(far.players[0], hyperdrive=99)
    assert useful_worth(going, going.players[0], job) == useful_worth(far, full, job)


def test_who_waits_for_a_patrol_does_not_slip_past_it() -> None:
    view = view_of(space="tatooine")
    bot = NormalBot(1)
    slip = asked(
        "or-ask-ability",
        Option("pass", text("or-option-pass")),
        Option("character:0", text("or-says-no-stop")),
    )
    assert ability(bot, slip, view) == "character:0"
    only_here = asked("or-ask-move", Option("tatooine", text("or-space-tatooine")))
    assert move(bot, only_here, view) == "tatooine"
    assert ability(bot, slip, view) == "pass"


def test_who_has_no_room_for_errands_turns_over_something_else() -> None:
    options = [Option("skip", text("or-option-skip"))]
    options += [Option(each, text("or-option-skip")) for each in ("bounty", "cargo", "gear_mod")]
    junk = {"bounty": "bounty_wanted_1", "cargo": "mod_smuggling_compartment"}
    view = view_of(slots=("gear",), credits=0)
    market = [
        msgspec.structs.replace(deck, face_up=junk.get(deck.deck, deck.face_up))
        for deck in view.market
    ]
    view = msgspec.structs.replace(view, market=market)
    assert (
        market_discard(NormalBot(1), asked("or-ask-market-discard", *options), view) == "gear_mod"
    )


def captains(**changed: object) -> Galaxy:
    """Return a galaxy of two in the middle of a match, the first of whom has something more."""
    state: Galaxy = Table.start(game, 2, seed=1).state.copy()
    for player in state.players:
        player.character, player.ship, player.fame = "han_solo", "g_1a", 4
        player.reputation = dict.fromkeys(FACTIONS, 0)
    for name, value in changed.items():
        setattr(state.players[0], name, value)
    return state


@pytest.mark.parametrize(
    "better",
    [
        {"fame": 5},
        {"credits": 15_000},
        {"ship": "aggressor"},
        {"goal_tokens": 1},
        {"reputation": dict.fromkeys(FACTIONS, 1)},
        {"assets": ["databank_90a"], "captured": {"databank_90a": "doctor_evazan"}},
    ],
)
def test_who_has_more_is_likelier_to_win(better: dict[str, object]) -> None:
    even = mind.value(captains(), 0)
    assert even == pytest.approx(0.5)
    assert even < mind.value(captains(**better), 0) < 0.85
    assert mind.value(captains(**better), 1) < even


def test_riches_alone_do_not_win() -> None:
    rich = captains(credits=60_000, ship="aggressor", reputation=dict.fromkeys(FACTIONS, 1))
    assert mind.value(rich, 0) < 0.95, "six fame are still to be gained"


def test_the_search_compares_what_common_sense_thinks_most_of() -> None:
    table = Table.start(game, 2, seed=3)
    bots = [NormalBot(1), NormalBot(2)]
    while table.ask(table.waiting[0]).prompt_text().id != "or-ask-planning":
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(Window(table, seat)))
    window = Window(table, table.waiting[0])
    first = bots[window.seat].choose(window)
    keys = mind.candidates(window, first)
    worth = plan_worth(window.view, Counter())
    scores = [worth(option) for key in keys for option in window.ask.options if option.key == key]
    assert keys[0] == first
    assert sorted(keys) == sorted(window.keys())
    assert scores[1:] == sorted(scores[1:], reverse=True)


def test_of_several_contacts_the_hunted_one_is_looked_for() -> None:
    view = view_of(["bounty_lobot"])
    place = next(token.place for token in view.contacts if token.contact_class == "white")
    options = [Option(token.place, text("or-option-contact")) for token in view.contacts]
    contacts = [
        msgspec.structs.replace(token, contact="lobot") if token.place == place else token
        for token in view.contacts
    ]
    view = msgspec.structs.replace(view, contacts=contacts)
    assert contact(NormalBot(1), asked("or-ask-contact", *options), view) == place
