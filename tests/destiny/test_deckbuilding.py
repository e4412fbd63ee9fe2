"""Building a team and a deck: what is legal, and every violation by name."""

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.content.formats import FORMATS
from cantina.games.destiny.content.ready import READY, ReadyDeck
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.library import card_by_code
from cantina.games.destiny.options import Options
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from destiny.building import build, code, problems, report
from destiny.cards.scene import scene
from destiny.table import In

VADER = "Darth Vader, Sith Lord"
REY = "Rey, Force Prodigy"
TROOPER = "First Order Stormtrooper"
LUMINARA = "Luminara Unduli"


@pytest.mark.rule("DS-DECKBUILD-1", "DS-DECKBUILD-18")
def test_team_deck_and_battlefield_are_all_needed() -> None:
    assert problems(REY) == []
    assert problems(REY, battlefields=()) == [("no-battlefield", "")]
    two = ("Frozen Wastes", "Secret Facility")
    assert problems(REY, battlefields=two) == [("wrong-battlefields", "")]
    assert problems(REY, battlefields=("Take Cover",)) == [("not-a-battlefield", "Take Cover")]


@pytest.mark.rule("DS-DECKBUILD-2")
def test_heroes_and_villains_do_not_mix_but_neutrals_join_either() -> None:
    assert problems(REY, TROOPER) == [("mixed-affiliations", "")]
    assert problems(REY, "Jawa Scavenger") == []
    assert problems(TROOPER, "Jawa Scavenger") == []


@pytest.mark.rule("DS-DECKBUILD-3")
def test_copies_of_a_character_that_is_not_unique_are_free() -> None:
    assert problems(TROOPER, TROOPER, TROOPER, TROOPER) == []


@pytest.mark.rule("DS-DECKBUILD-4")
def test_a_team_needs_a_character() -> None:
    assert ("no-characters", "") in problems()


@pytest.mark.rule("DS-DECKBUILD-5")
def test_characters_of_all_colours_may_be_on_one_team() -> None:
    team = ("Padawan", "Rookie Pilot", "Ezra Bridger, Force-sensitive Thief", "Jawa Scavenger")
    assert {card.colour.value for card in build(*team).characters} == {
        "blue", "red", "yellow", "gray",
    }  # fmt: skip
    assert problems(*team) == []


@pytest.mark.rule("DS-DECKBUILD-6")
def test_a_deck_has_exactly_thirty_cards() -> None:
    assert problems(REY, size=30) == []
    assert problems(REY, size=29) == [("deck-size", "")]
    assert problems(REY, cards={"Lightsaber": 2, "Jedi Robes": 2}, size=31) == [("deck-size", "")]


@pytest.mark.rule("DS-DECKBUILD-7")
def test_a_deck_has_at_most_two_copies_of_a_card() -> None:
    assert problems(REY, cards={"Lightsaber": 2}) == []
    assert problems(REY, cards={"Lightsaber": 3}) == [("too-many-copies", "Lightsaber")]


@pytest.mark.rule("DS-DECKBUILD-7")
def test_a_reprint_is_a_copy_of_the_same_card() -> None:
    deck = build(REY, cards={"Lightsaber": 2})
    reprint = card_by_code(code("Lightsaber")).reprints[0]
    more = Deck("test", deck.team, deck.battlefields, {**deck.cards, reprint: 1})
    found = [problem.code for problem in check(more, CONSTRUCTED).problems]
    assert "too-many-copies" in found


@pytest.mark.rule("DS-FAQ-9")
def test_two_copies_of_a_unique_card_may_be_in_a_deck() -> None:
    assert problems(REY, cards={"Rey's Staff": 2}) == []


@pytest.mark.rule("DS-DECKBUILD-8")
def test_a_card_of_the_other_side_cannot_be_in_the_deck() -> None:
    assert problems(REY, cards={"Enrage": 1}) == [("affiliation", "Enrage")]
    assert problems("Nightsister", cards={"Heroism": 2}) == [("affiliation", "Heroism")]
    assert problems("Nightsister", cards={"Enrage": 1}) == []


@pytest.mark.rule("DS-DECKBUILD-9", "DS-DECKBUILD-10")
def test_an_all_neutral_team_has_only_neutral_cards() -> None:
    lobot = "Lobot"
    assert problems(lobot, cards={"Logistics": 2}) == []
    assert problems(lobot, cards={"Honor Guard": 1}) == [("affiliation", "Honor Guard")]
    assert problems(lobot, cards={"Probe": 1}) == [("affiliation", "Probe")]


RED, BLUE, YELLOW = "Rebel Trooper", "Padawan", "Outer Rim Smuggler"


@pytest.mark.rule("DS-DECKBUILD-11", "DS-DECKBUILD-12")
def test_a_coloured_card_needs_a_character_of_its_colour_a_gray_one_needs_none() -> None:
    assert problems(REY, cards={"Logistics": 1}) == [("colour", "Logistics")]
    assert problems(REY, "Rookie Pilot", cards={"Logistics": 1}) == []
    assert problems(REY, cards={"Block": 2, "AW:BB-8": 2}) == []


@pytest.mark.rule("DS-DECKBUILD-11")
@pytest.mark.parametrize(
    ("card", "without", "within"),
    [("Logistics", BLUE, RED), ("Use The Force", RED, BLUE), ("Truce", BLUE, YELLOW)],
)
def test_red_blue_and_yellow_cards_each_need_their_colour(
    card: str, without: str, within: str
) -> None:
    assert problems(without, cards={card: 1}) == [("colour", card)]
    assert problems(within, cards={card: 1}) == []
    assert problems(without, within, cards={card: 1}) == []


@pytest.mark.rule("DS-DECKBUILD-13", "DS-DECKBUILD-14")
def test_characters_plots_and_battlefields_stay_outside_the_deck() -> None:
    for name, kind in (("Padawan", "Padawan"), ("Force Flow", "Force Flow")):
        assert problems(REY, cards={name: 1}) == [("wrong-type", kind)]
    wastes = ("wrong-type", "Frozen Wastes, Starkiller Base")
    assert problems(REY, cards={"Frozen Wastes": 1}) == [wastes]
    kinds = {"Lightsaber": 1, "AW:BB-8": 1, "Heroism": 1, "Shock Collar": 1}
    assert problems(REY, cards=kinds) == []
    assert ("not-a-character", "Block") in problems(REY, "Block")
    assert build(REY).size == 30  # the character, its plot and the battlefield are not counted


@pytest.mark.rule("DS-CHARACTER-1", "DS-DECKBUILD-19")
def test_elite_chewbacca_and_baze_malbus_fill_thirty_printed_points() -> None:
    team = ("2x Chewbacca, Loyal Friend", "Baze Malbus")
    assert report(*team, balance=False).points == 30
    assert report(*team, balance=False).legal
    more = report(*team, "Jawa Scavenger", balance=False)
    assert [found.code for found in more.problems] == ["too-many-points"]
    assert report(*team).points == 27


@pytest.mark.rule("DS-CHARACTER-1")
def test_one_point_over_thirty_is_too_many() -> None:
    full = report(f"2x {VADER}", "Royal Guard", balance=False)
    assert (full.points, full.problems) == (30, ())
    over = report(f"2x {VADER}", "Unkar Plutt", balance=False)
    assert over.points == 31
    assert [found.code for found in over.problems] == ["too-many-points"]


@pytest.mark.rule("DS-SET-ASIDE-4")
def test_a_match_begins_with_the_dice_of_the_deck_and_those_it_refers_to_set_aside() -> None:
    deck = build("Director Krennic", cards={"Z6 Riot Control Baton": 2})
    g = game.begin(Options(decks=(deck, build(REY))), 2)
    with_dice = [each for each in deck.draw_deck() if card_by_code(each).has_die]
    aside = [g.die_codes[die] for die in g.players[0].aside_dice]
    assert sorted(aside) == sorted([*with_dice, code("Death Trooper")])
    assert with_dice.count(code("Z6 Riot Control Baton")) == 2
    assert code("Death Trooper") not in [g.die_codes[die] for die in g.players[1].aside_dice]


@pytest.mark.rule("DS-DECKBUILD-20")
def test_that_team_takes_red_yellow_and_gray_but_nothing_blue_or_villainous() -> None:
    team = ("2x Chewbacca, Loyal Friend", "Baze Malbus")
    cards = {"Logistics": 1, "Unpredictable": 1, "Block": 1}
    assert problems(*team, cards=cards, balance=False) == []
    found = problems(*team, cards={"Lightsaber": 1, "Probe": 1, "Enrage": 1}, balance=False)
    assert found == [
        ("colour", "Lightsaber"),
        ("colour", "Enrage"),
        ("affiliation", "Probe"),
        ("affiliation", "Enrage"),
    ]


@pytest.mark.rule("DS-DECKBUILD-21")
def test_the_battlefield_of_the_example_resolves_dice_when_claimed() -> None:
    deck = build("2x Chewbacca, Loyal Friend", "Baze Malbus", battlefields=("Secret Facility",))
    assert check(deck, CONSTRUCTED, balance=False).legal
    team = [In("SoR 43", dice=("2MD", None)), In("SoR 26", dice=("2RD",))]
    claimed = scene("SoR 159", team=team, foes=["SoR 11"])
    claimed.claim(("SoR 43", 0), "SoR 11", ("SoR 26", 0), "SoR 11")
    assert claimed.damage("SoR 11") == 4


@pytest.mark.rule("DS-DECKBUILD-22")
def test_the_number_of_cards_with_dice_is_not_prescribed() -> None:
    with_dice = {"Lightsaber": 2, "Jedi Robes": 2, "AW:BB-8": 2, "Rey's Staff": 2, "Force Throw": 2}
    ten = build(REY, cards=with_dice)
    few = build(REY, cards={"Take Cover": 2})
    count = [sum(card_by_code(code).has_die for code in deck.draw_deck()) for deck in (ten, few)]
    assert count[0] >= 10 and count[0] != count[1]
    assert check(ten, CONSTRUCTED).legal and check(few, CONSTRUCTED).legal


@pytest.mark.rule("DS-ELITE-1")
def test_elite_costs_the_higher_value_and_needs_one() -> None:
    assert report(REY).points == 9
    assert report("2x " + REY).points == 12
    assert problems("2x Padawan") == [("cannot-be-elite", "Padawan")]
    three = Deck("test", (TeamMember(code(REY), 3),), ("01168",), build(REY).cards)
    assert [found.code for found in check(three, CONSTRUCTED).problems] == ["wrong-dice"]


@pytest.mark.rule("DS-UNIQUE-3")
def test_a_unique_character_is_on_a_team_once() -> None:
    assert problems("Padme Amidala, Queen of Naboo", "Padmé Amidala, Resolute Senator") == [
        ("unique-twice", "Padmé Amidala, Queen of Naboo")
    ]


@pytest.mark.rule("DS-UNIQUE-9", "DS-UNIQUE-10")
def test_two_darth_vaders_are_the_same_character_whatever_their_subtitles() -> None:
    found = problems(VADER, "Darth Vader, Dark Apprentice")
    assert ("unique-twice", VADER) in found
    assert problems("Darth Vader, Dark Apprentice") == []


@pytest.mark.rule("DS-FAQ-1")
def test_both_players_may_bring_the_same_characters() -> None:
    deck = build(REY)
    table = Table.start(game, 2, Options(decks=(deck, deck)), seed=1)
    g = table.state
    heroes = [(c.controller, g.codes[c.id]) for c in g.play.values() if c.kind == "character"]
    assert heroes == [(0, "01038"), (1, "01038")]


def test_every_violation_is_named_at_once_with_its_card() -> None:
    found = problems(
        "2x " + VADER,
        REY,
        "2x Padawan",
        cards={"Logistics": 3, "Padawan": 1},
        battlefields=(),
        size=20,
    )
    assert found == [
        ("mixed-affiliations", ""),
        ("cannot-be-elite", "Padawan"),
        ("too-many-points", ""),
        ("no-battlefield", ""),
        ("deck-size", ""),
        ("colour", "Logistics"),
        ("wrong-type", "Padawan"),
        ("too-many-copies", "Logistics"),
    ]


@pytest.mark.parametrize("ready", READY, ids=lambda ready: ready.key)
def test_every_ready_deck_is_legal_in_its_format_by_both_lists(ready: ReadyDeck) -> None:
    for balance in (True, False):
        assert check(ready.read(), FORMATS[ready.read().format], balance).problems == ()
