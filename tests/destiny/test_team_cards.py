"""Characters, plots, battlefields, events, downgrades; subtypes and uniqueness."""

from collections.abc import Coroutine
from typing import Any

import pytest

from cantina.core.cards import count_of
from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.games.destiny import facts, game
from cantina.games.destiny.cards import vocabulary as words
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.content.ready import READY
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.random_decks import random_deck
from cantina.games.destiny.rules import elite, in_play, ongoing
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from cantina.games.destiny.terms import CHARACTER_SUBTYPES, Subtype
from destiny.made import FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, table

# --- subtypes -----------------------------------------------------------------------------------


@pytest.mark.rule("DS-SUBTYPE-1")
def test_a_card_has_none_one_or_several_subtypes() -> None:
    assert facts.KNOWN["03025"].subtypes == {"leader", "pilot", "spectre"}  # Hera Syndulla
    assert facts.KNOWN["01157"].subtypes == frozenset()


@pytest.mark.rule("DS-SUBTYPE-2", "DS-SUBTYPE-4")
def test_subtypes_matter_only_to_cards_that_name_them_and_count_once() -> None:
    troopers = words.Cards(words.YOU, words.CHARACTERS, subtypes=(Subtype.TROOPER,))
    badge = made("upgrade", "Badge", words.Standing(words.HasSubtype(Subtype.TROOPER, words.HOST)))
    duel = table(
        Side([In("AW 2", upgrades=[badge]), FIGHTER, In(RAIDER, upgrades=[badge])]), Side([SENTRY])
    )
    assert count_of(Scene(duel.g, 0), words.Count(troopers)) == 2
    assert ongoing.subtypes(duel.g, duel.id("AW 2")) == {"trooper"}
    # Alone they change nothing: what may be done is the same with any of them.
    offered = set()
    for subtypes in ((), (Subtype.DROID,), (Subtype.JEDI, Subtype.LEADER)):
        member = made("character", "Member", sides="1R - - - - -", subtypes=subtypes)
        side = Side([member, FIGHTER], hand=["AW 59", "AW 153"], resources=3)
        offered.add(tuple(table(side, Side([SENTRY])).offered(0)))
    assert len(offered) == 1


@pytest.mark.rule("DS-SUBTYPE-5")
def test_a_player_who_names_a_character_subtype_has_twenty_one_to_choose_from() -> None:
    duel = table(Side(["AoN 13"]), Side([SENTRY]))
    duel.rolls(("AoN 13", "1R")).act(0, "activate", "AoN 13").yes(0)
    assert sorted(duel.offered(0)) == sorted([subtype.value for subtype in CHARACTER_SUBTYPES])
    assert len(duel.offered(0)) == 21
    duel.choose(0, "jedi")
    assert "jedi" in ongoing.subtypes(duel.g, duel.id("AoN 13"))


@pytest.mark.rule("DS-EFFECT-1")
def test_what_lasts_until_the_end_of_the_round_ends_then() -> None:
    duel = table(Side(["AoN 13"]), Side([SENTRY]))
    duel.rolls(("AoN 13", "1R")).act(0, "activate", "AoN 13").yes(0).choose(0, "jedi")
    assert "jedi" in ongoing.subtypes(duel.g, duel.id("AoN 13"))
    duel.pass_(1).pass_(0)
    assert duel.g.round == 3
    assert "jedi" not in ongoing.subtypes(duel.g, duel.id("AoN 13"))


CROWN = made("support", "Crown", unique=True)


CROWN_BEARER = made("character", "Crown", unique=True, sides="1R - - - - -")


# --- uniqueness ---------------------------------------------------------------------------------


@pytest.mark.rule("DS-UNIQUE-1")
def test_a_card_is_unique_or_not() -> None:
    assert facts.KNOWN["01038"].unique is True  # Rey
    assert facts.KNOWN["01059"].unique is False  # Lightsaber


@pytest.mark.rule("DS-UNIQUE-2", "DS-UNIQUE-4")
def test_a_second_copy_of_a_unique_card_cannot_be_played() -> None:
    duel = table(Side([FIGHTER], supports=[CROWN], hand=[CROWN]), Side([SENTRY]))
    card = duel.g.players[0].hand[0]
    assert f"play:{card}" not in duel.offered(0)
    assert duel.blocked(0)[f"play:{card}"] == "DS-UNIQUE-4"
    titled = table(Side([CROWN_BEARER], hand=[CROWN]), Side([SENTRY]))
    assert titled.refused(0, "play", titled.g.players[0].hand[0]) == "DS-UNIQUE-4"


@pytest.mark.rule("DS-UNIQUE-5")
def test_each_player_may_have_a_copy_of_the_same_unique_card() -> None:
    duel = table(Side([FIGHTER], hand=[CROWN]), Side([SENTRY], supports=[CROWN]))
    duel.act(0, "play", duel.g.players[0].hand[0])
    assert duel.prompt(1) == "ds-ask-action"  # nobody has to give one up
    titles = [facts.of(duel.g, card).title for card in duel.g.play]
    assert titles.count("Crown") == 2


def control(duel: Arena, card: int, seat: int) -> Coroutine[Any, Any, Any]:
    """Let a player take control of a card, as an effect would."""
    return in_play.take_control(Scene(duel.g, seat), card, seat)


@pytest.mark.rule("DS-UNIQUE-2", "DS-UNIQUE-6", "DS-CONTROLLER-1", "DS-ZONE-8")
def test_who_comes_to_control_two_copies_discards_one_at_once() -> None:
    duel = table(Side([FIGHTER], supports=[CROWN]), Side([SENTRY], supports=[CROWN]))
    theirs = next(c.id for c in duel.g.play.values() if c.kind == "support" and c.controller == 1)
    taking = control(duel, theirs, 0)
    ask = taking.send(None)
    assert ask.seat == 0
    assert len(ask.values()) == 2
    with pytest.raises(StopIteration):
        taking.send(theirs)
    assert theirs not in duel.g.play
    assert duel.discard(1) == ["Crown"]  # its owner's pile
    assert duel.discard(0) == []


@pytest.mark.rule("DS-UNIQUE-7")
def test_a_surplus_unique_character_is_defeated() -> None:
    duel = table(
        Side([CROWN_BEARER, FIGHTER]), Side([In(CROWN_BEARER, upgrades=["AW 40"]), SENTRY])
    )
    other = next(c.id for c in duel.g.play.values() if c.controller == 1 and c.kind == "character")
    taking = control(duel, other, 0)
    taking.send(None)
    with pytest.raises(StopIteration):
        taking.send(other)
    assert other not in duel.g.play
    assert "Crown" in duel.aside(1)
    assert duel.discard(1) == ["Jedi Robes"]  # what is on it goes as with any defeat
    assert "ds-log-defeated" in duel.log()
    assert CROWN_BEARER.code in [duel.g.die_codes[die] for die in duel.g.players[1].aside_dice]


@pytest.mark.rule("DS-UNIQUE-8", "DS-CHARACTER-3")
def test_identical_dice_of_a_unique_character_are_no_copies() -> None:
    duel = table(Side([In("AW 38", dice=(None, None))]), Side([SENTRY]))
    duel.rolls(("AW 38", "1MD"), ("AW 38", "1MD")).act(0, "activate", "AW 38")
    assert duel.pool(0) == ["1MD", "1MD"]


def team(*codes: str, plots: tuple[str, ...] = (), cards: None = None) -> Deck:
    members = []
    for code in codes:
        number_, _, dice = code.partition("x")
        members.append(TeamMember(number_, int(dice or 1)))
    return Deck("test", tuple(members), ("01168",), cards or {}, plots)


def problems(deck: Deck, balance: bool = False) -> set[str]:
    return {problem.rule for problem in check(deck, CONSTRUCTED, balance).problems}


@pytest.mark.rule("DS-UNIQUE-3", "DS-UNIQUE-9", "DS-UNIQUE-10")
def test_a_team_has_no_unique_character_twice_under_whatever_subtitle() -> None:
    assert "DS-UNIQUE-3" in problems(team("01038", "01038"))  # Rey twice
    assert "DS-UNIQUE-3" in problems(team("01010", "02010"))  # two Darth Vaders
    assert "DS-UNIQUE-3" not in problems(team("01002", "01002"))  # two stormtroopers


# --- plots --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-PLOT-1", "DS-PLOT-2")
def test_one_plot_at_most_and_its_points_count() -> None:
    assert "DS-PLOT-1" not in problems(team("01035"))
    assert "DS-PLOT-1" not in problems(team("01035", plots=("09113",)))
    assert "DS-PLOT-1" in problems(team("01035", plots=("09113", "10016")))
    assert "DS-CHARACTER-1" in problems(team("01010", "01003", plots=("10008",)))  # 29 + 2


@pytest.mark.rule("DS-CHARACTER-1")
def test_a_team_costs_at_most_thirty_points() -> None:
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01003"))  # 21 + 13
    assert "DS-CHARACTER-1" not in problems(team("01010", "01003"))  # 16 + 13


@pytest.mark.rule("DS-PLOT-3")
def test_a_plot_starts_in_play_and_is_in_no_deck() -> None:
    key = next(ready.key for ready in READY if ready.read().plots)
    started = Table.start(game, 2, {"decks": [key, key]}, seed=1)
    plots = [card for card in started.state.play.values() if card.kind == "plot"]
    assert len(plots) == 2
    for player in started.state.players:
        held = [*player.hand, *player.deck.cards()]
        assert not [card for card in held if facts.of(started.state, card).kind == "plot"]


@pytest.mark.rule("DS-PLOT-4", "DS-PLOT-5")
def test_a_plot_needs_a_character_of_its_side_and_colour() -> None:
    astrogation = ("10004",)  # blue hero
    assert "DS-PLOT-4" in problems(team("06004", plots=astrogation))  # neutral gray
    assert "DS-PLOT-5" in problems(team("01046", plots=astrogation))  # yellow hero
    assert not {"DS-PLOT-4", "DS-PLOT-5"} & problems(team("01035", plots=astrogation))


@pytest.mark.rule("DS-PLOT-6", "DS-PLOT-7")
def test_a_plot_below_zero_raises_the_limit_by_so_much() -> None:
    # The example's plot is worth -1; the pool has one worth -2, which allows 32 points.
    allies = ("10016",)
    thirty_two = team("02011x1", "02010x1", plots=())  # 21 + 13 = 34
    assert "DS-CHARACTER-1" in problems(thirty_two)
    assert check(team("01010x2", "01012", plots=allies), CONSTRUCTED, False).points == 27
    assert "DS-CHARACTER-1" not in problems(team("01010x2", "01020", plots=allies))  # 32 - 2
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01020"))  # 32
    assert "DS-CHARACTER-1" in problems(team("01010x2", "01021", plots=allies))  # 33 - 2


# --- characters, elite, events ------------------------------------------------------------------


@pytest.mark.rule("DS-ELITE-1")
def test_two_point_values_mean_one_die_or_two() -> None:
    assert check(team("01011"), CONSTRUCTED, False).points == 10
    assert check(team("01011x2"), CONSTRUCTED, False).points == 13
    plain = Table.start(game, 2, {"decks": ["rey-starter", "kylo-ren-starter"]}).state
    dice = [die for die in plain.dice.values() if facts.of_die(plain, die.id).title == "Rey"]
    finn = [die for die in plain.dice.values() if facts.of_die(plain, die.id).title == "Finn"]
    assert (len(dice), len(finn)) == (2, 1)


@pytest.mark.rule("DS-ELITE-2", "DS-ELITE-3", "DS-ONGOING-2")
def test_training_makes_elite_without_changing_the_points() -> None:
    duel = table(
        Side([In("AW 2", points=7)], hand=["SoR 125"], spare_dice=["AW 2"], resources=2),
        Side([SENTRY]),
    )
    trooper = duel.id("AW 2")
    assert not elite.is_elite(duel.g, trooper)
    duel.act(0, "play", "SoR 125")
    assert elite.is_elite(duel.g, trooper)
    assert duel.card("AW 2").points == 7
    duel.pass_(1).rolls(("AW 2", "1RD"), ("AW 2", "2RD")).act(0, "activate", "AW 2")
    assert duel.pool(0) == ["1RD", "2RD"]


@pytest.mark.rule("DS-CHARACTER-2", "DS-CHARACTER-4")
def test_characters_stay_in_play_until_damage_reaches_their_health() -> None:
    soldier = made("character", "Soldier", sides="1RD - - - - -", health=7)
    duel = table(Side([In(FIGHTER, dice=("1MD", "1RD"))]), Side([In(soldier, damage=5), SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, soldier)
    assert duel.in_play(soldier)  # 6 of 7
    duel.pass_(1)
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, soldier)
    assert not duel.in_play(soldier)
    assert "Soldier" in duel.aside(1)


@pytest.mark.rule("DS-EVENT-1", "DS-EVENT-2", "DS-CHOOSE-6")
def test_an_event_may_be_played_for_nothing_and_goes_to_the_discard_pile() -> None:
    purge = event("Purge", words.Remove(words.A_DIE), cost=1)
    duel = table(Side([FIGHTER], hand=[purge], resources=1), Side([SENTRY]))
    duel.act(0, "play", purge)
    assert duel.discard(0) == ["Purge"]
    assert duel.resources(0) == 0


@pytest.mark.rule("DS-EVENT-1")
def test_an_events_text_is_carried_out_before_it_goes_to_its_owners_pile() -> None:
    purge = event("Purge It", words.Remove(words.A_DIE))
    duel = table(Side([FIGHTER], hand=[purge]), Side([In(SENTRY, dice=("2Sh", "1R"))]))
    duel.act(0, "play", purge)
    assert duel.discard(0) == []  # its text comes first
    duel.choose(0, (SENTRY, 0))
    assert duel.pool(1) == ["1R"]
    assert (duel.discard(0), duel.discard(1)) == (["Purge It"], [])
    assert [card.code for card in duel.table.view(1).players[0].discard] == [purge.code]


@pytest.mark.rule("DS-COST-1", "DS-COST-2")
def test_cards_are_paid_for_with_resources() -> None:
    for card in CARDS:
        played = card.type.value in ("event", "support", "upgrade", "downgrade")
        assert (card.cost is not None and card.cost >= 0) == played, card.name
    duel = table(Side([FIGHTER], hand=["AW 153"], resources=3), Side([SENTRY]))
    duel.act(0, "play", "AW 153")
    assert duel.resources(0) == 1
    exactly = table(Side([FIGHTER], hand=["AW 153"], resources=2), Side([SENTRY]))
    assert exactly.can(0, "play", "AW 153")
    poor = table(Side([FIGHTER], hand=["AW 153"], resources=1), Side([SENTRY]))
    assert not poor.can(0, "play", "AW 153")


ENGINE = made(
    "support", "Engine", words.Ability(words.ACTION, words.Gain(1)), sides="1R 2RD - - - -", cost=1
)


# --- battlefields -------------------------------------------------------------------------------


@pytest.mark.rule("DS-BATTLEFIELD-7")
def test_battlefields_are_gray() -> None:
    colours = {card.colour.value for card in CARDS if card.type.value == "battlefield"}
    assert colours == {"gray"}


@pytest.mark.rule("DS-BATTLEFIELD-5")
def test_without_a_claim_the_claim_ability_is_not_offered() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD",))]), Side([SENTRY]), battlefield="AW 168")
    assert not [key for key in duel.offered(0) if key.startswith("action")]
    duel.act(0, "claim")
    assert duel.prompt(0) == "ds-ask-claim"


@pytest.mark.rule("DS-DICELESS-1", "DS-ACTIVATE-4")
def test_a_card_without_a_die_is_diceless_and_cannot_be_activated() -> None:
    duel = table(Side([FIGHTER], supports=["AW 89", ENGINE]), Side([SENTRY]))
    assert not facts.KNOWN["01089"].definition.has_die
    assert duel.can(0, "activate", ENGINE)
    assert not duel.can(0, "activate", "AW 89")


@pytest.mark.rule("DS-DECKBUILD-1")
def test_a_game_does_not_start_with_a_list_that_is_not_legal() -> None:
    good = READY[0].read()
    bad = Deck("bad", good.team, (), good.cards, format=good.format)
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=(bad,)), 2)
    assert game.begin(game.options_type(decks=(good,)), 2).step == "setup"


def test_options_choose_the_format_and_the_points() -> None:
    starters = game.begin(game.options_type(format="starter"), 2)
    assert {len(player.deck) for player in starters.players} == {20}
    built = game.begin(game.options_type(format="constructed"), 4)
    assert {len(player.deck) for player in built.players} == {30}
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=("rey-starter",), format="constructed"), 2)
    with pytest.raises(BadOptions):
        game.begin(game.options_type(decks=("no-such-deck",)), 2)
    finn = {
        points: next(
            card.points
            for card in game.begin(
                game.options_type(decks=("rey-starter",), points=points), 2
            ).play.values()
            if card.id == 1
        )
        for points in ("balance", "printed")
    }
    assert finn == {"balance": 11, "printed": 13}


def test_a_random_deck_is_legal_and_always_the_same() -> None:
    assert random_deck(5) == random_deck(5)
    for seed in range(12):
        assert check(random_deck(seed), CONSTRUCTED).legal
