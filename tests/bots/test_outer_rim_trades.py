"""Deals between captains who plan, and what they keep from whoever is about to win."""

from __future__ import annotations

import pytest

from cantina.bots.registry import make_bot
from cantina.core.text import Text, text
from cantina.core.window import Bot, Window
from cantina.core.wire import OpenAsk, Option
from cantina.games.outer_rim.bot import denials, expert
from cantina.games.outer_rim.bot.expert import ExpertBot
from cantina.games.outer_rim.bot.trials import LOOMING, standing
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.names import card_name, patrol_name
from cantina.games.outer_rim.rules.contacts import change
from outer_rim.table import Desk, Seated, desk, galaxy

JOB = "job_rebel_prison_break"
"""Two fame and 6,000 credits to who has many skills, and next to nothing to a droid for hire."""
SCHOLAR = Seated(character="doctor_aphra", space="naboo", credits=9000)
DROID = Seated(character="ig_88", space="naboo", credits=3000, assets=[JOB])
WARDROBE = {"luxury": ["luxury_extravagant_wardrobe"]}
POPULAR = {"hutt": 1, "rebel": 1}


def hard(level: str = "hard") -> Bot:
    return make_bot(level, "outer-rim", 1)


def answers(table: Desk, bot: Bot, seat: int = 0) -> list[str]:
    """Let a bot answer until somebody else is asked or its action step is over."""
    given = []
    while table.table.waiting == (seat,) and (not given or given[-1] != "done"):
        given.append(bot.choose(Window(table.table, seat)))
        table.do(given[-1])
    return given


def offered(wanted: list[str], paid: int, level: str = "hard", **other: object) -> str:
    """Let somebody offer credits for cards of a droid for hire, and return what it says."""
    table = desk({**SCHOLAR, **other}, DROID, step="action")
    table.do("trade", "1", "+".join(wanted) or "none", str(paid))
    return hard(level).choose(Window(table.table, 1))


@pytest.mark.parametrize("level", ["hard", "ace"])
def test_a_fair_offer_is_taken_and_a_bad_one_refused(level: str) -> None:
    assert offered([JOB], 4000, level) == "yes"
    assert offered([JOB], 1000, level) == "no", "less than it is worth even to a droid"
    assert offered([JOB], -1000, level) == "no"
    assert offered([], 1000, level) == "yes", "a gift"


def test_what_helps_the_other_counts_the_more_the_nearer_he_is_to_winning() -> None:
    assert offered([JOB], 2000, fame=3) == "yes"
    assert offered([JOB], 2000, fame=7) == "no"


@pytest.mark.parametrize("level", ["normal", "hard", "ace"])
def test_nobody_sells_a_win(level: str) -> None:
    assert offered([JOB], 25000, level, credits=30000, fame=8) == "no"


@pytest.mark.parametrize(("cards", "said"), [(WARDROBE, "no"), ({}, "yes")])
def test_credits_with_which_a_win_could_be_bought_are_not_given(
    cards: dict[str, list[str]], said: str
) -> None:
    rich = Seated(character="ig_88", space="naboo", credits=30000)
    near = Seated(space="naboo", credits=2000, fame=9, reputation=POPULAR, assets=[JOB])
    table = desk(near, rich, step="action", market=cards)
    table.do("trade", "1", JOB, "-8000")
    assert hard("normal").choose(Window(table.table, 1)) == said


def test_who_can_do_a_job_better_offers_a_fair_price_for_it() -> None:
    table = desk(SCHOLAR, DROID, step="action")
    given = answers(table, hard())
    assert given[0] == "trade"
    assert table.waiting == 1
    offer = table.table.asks(1)[0].prompt.args
    assert offer["wanted"] == [card_name(JOB)]
    assert offer["given"] == [text("or-trade-credits", amount=2000)]
    table.do(hard().choose(Window(table.table, 1)))
    assert table.assets() == [JOB], "they agree"
    assert table.me().credits == 7000


def test_who_cannot_do_a_job_sells_it() -> None:
    table = desk(DROID, SCHOLAR, step="action")
    answers(table, hard())
    offer = table.table.asks(1)[0].prompt.args
    assert offer["given"] == [card_name(JOB)]
    assert offer["wanted"] == [text("or-trade-credits", amount=2000)]


def test_nothing_is_proposed_twice_in_a_turn() -> None:
    table, bot = desk(SCHOLAR, DROID, step="action"), hard()
    answers(table, bot)
    table.do("no")
    assert "trade" in table.keys, "it might be tried again"
    assert bot.choose(Window(table.table, 0)) == "market"
    table.do("market", "skip", "skip")
    assert bot.choose(Window(table.table, 0)) == "done"


def test_who_has_made_a_deal_closes_the_talk() -> None:
    table, bot = desk(SCHOLAR, DROID, step="action"), hard()
    answers(table, bot)
    table.do("yes")
    assert table.prompt == "or-ask-trade-partner"
    assert bot.choose(Window(table.table, 0)) == "-1"


def test_nobody_is_pestered_who_has_nothing_of_use() -> None:
    table = desk(SCHOLAR, Seated(space="naboo"), step="action")
    assert hard().choose(Window(table.table, 0)) != "trade"


# --- denials --------------------------------------------------------------------------------------


def rival(**more: object) -> Seated:
    return Seated(fame=9, credits=12000, reputation=POPULAR, **more)  # type: ignore[typeddict-item]


@pytest.mark.parametrize("level", ["hard", "ace"])
def test_the_luxury_with_which_a_rival_would_win_is_turned_over(level: str) -> None:
    table = desk(Seated(credits=0), rival(), step="action", market=WARDROBE)
    table.do("market")
    assert hard(level).choose(Window(table.table, 0)) == "luxury"
    behind = Seated(fame=3, credits=12000, reputation=POPULAR)
    harmless = desk(Seated(credits=0), behind, step="action", market=WARDROBE)
    harmless.do("market")
    assert hard(level).choose(Window(harmless.table, 0)) != "luxury"


def test_or_it_is_bought() -> None:
    table = desk(Seated(credits=10000), rival(), step="action", market=WARDROBE)
    table.do("market", "skip")
    assert hard().choose(Window(table.table, 0)) == "luxury"


def test_who_is_out_in_space_flies_to_a_market_to_deny_it() -> None:
    hunter = Seated(space="t5_lo", credits=0, ship="yt_1300", assets=["mod_ion_cannon"])
    prey = {"patrols": {"rebel": "t5_lo"}, "levels": {"rebel": 3}}
    calm = desk(hunter, Seated(fame=8, credits=12000), market=WARDROBE, **prey)
    assert hard().choose(Window(calm.table, 0)) == "credits", "to fight the patrol"
    table = desk(hunter, rival(), market=WARDROBE, **prey)
    assert hard().choose(Window(table.table, 0)) == "move:ryloth"


def test_whoever_leaves_a_win_lying_in_the_market_stands_worse() -> None:
    stands = []
    for shown in ("luxury_extravagant_wardrobe", "luxury_stolen_jewels"):
        table = desk({}, rival(), market={"luxury": [shown]})
        stands.append(standing(Voyages(table.table.view(0)), 0.0))
    assert stands[0] <= stands[1] - LOOMING


@pytest.mark.parametrize(("fame", "space"), [(0, "tatooine"), (9, "t1_ri")])
def test_a_patrol_is_sent_into_the_way_of_whoever_leads(fame: int, space: str) -> None:
    """Both ends are as far from us; at one of them it bars the way from Lothal to Ord Mantell."""
    leader = Seated(space="lothal", fame=fame, assets=["cargo_droid_parts"])
    table = desk(Seated(space="kessel"), leader, step="action")
    prompt = text("or-ask-patrol-route", patrol=patrol_name("rebel_1"), distance=2)
    ask = asked(prompt, "tatooine", "t1_ri")
    assert expert.ANSWERS[prompt.id](ExpertBot(1), ask, table.table.view(0)) == space


def asked(prompt: Text, *keys: str) -> OpenAsk:
    options = [Option(key, text("or-option-pass")) for key in keys]
    return OpenAsk(number=0, seat=0, kind="one", prompt=prompt, options=options)


def chosen(deed: str) -> str:
    """Return whom a captain chooses for what it does: the leader, or who is far behind."""
    table = desk(Seated(fame=4), Seated(fame=2), Seated(fame=8), step="action")
    bot = ExpertBot(1)
    bot.deed = text("or-says-then", rest=text("or-says-that", effect=text(deed, amount=1)))
    ask = asked(text("or-ask-player"), "1", "2")
    return expert.ANSWERS["or-ask-player"](bot, ask, table.table.view(0))


def test_who_leads_is_hurt_and_who_is_behind_is_helped() -> None:
    assert chosen("or-says-lose-reputation") == "2"
    assert chosen("or-says-gain-fame") == "1"


def test_of_things_much_alike_the_one_is_bought_that_the_leader_wants() -> None:
    kept = {}
    for fame in (0, 8):
        table = desk(
            Seated(), Seated(fame=fame, credits=9000), market={"gear_mod": ["gear_jetpack"]}
        )
        kept[fame] = denials.Denials(table.table.view(0)).of("gear_jetpack")
    assert kept[0] == 0 < kept[8] <= denials.LITTLE


def liking(*bounties: str) -> float:
    """Return how much better it is to meet Lobot, whom only we have looked at, than a stranger."""
    leader = Seated(fame=9, assets=list(bounties))
    g = galaxy({}, leader, step="encounter", contacts={"lothal:0": "lobot", "lothal:1": "boshek"})
    g.players[0].space = "lothal"
    for token in [each for each in g.contacts if each.contact in ("lobot", "boshek")]:
        change(g, token, seen_by=(0,))
    ask = asked(text("or-ask-encounter"), "contact:lothal:0", "contact:lothal:1")
    score = expert.encounter_scores(ExpertBot(1), ask, Desk(g).table.view(0))
    return score(ask.options[0]) - score(ask.options[1])


def test_nobody_turns_up_whom_the_leader_hunts_if_another_is_as_good() -> None:
    assert liking() - liking("bounty_lobot") == pytest.approx(0.81 * denials.LITTLE)
