from destiny.scenarios.scene import problems, verdict
from scenario_book import scenario

HEROES = ("2x AW 38", "2x AW 45")


@scenario("DS-S001")
def test_finn_opens_the_deck_to_red_villain_weapons_and_vehicles() -> None:
    assert verdict(*HEROES).points == 25
    assert problems(*HEROES, cards={"AW 8": 2}) == []
    assert problems(*HEROES, cards={"AW 6": 2}) == []
    assert problems(*HEROES, cards={"AW 17": 1}) == ["affiliation"]
    assert problems(*HEROES, cards={"TPG 14": 1}) == ["colour"]
    assert problems(*HEROES, cards={"AW 8": 3}) == ["too-many-copies"]


@scenario("DS-S002")
def test_the_same_team_fits_under_balanced_points_only() -> None:
    team, plot = ("2x SoR 43", "SoR 26"), {"plot": "AtG 143"}
    first = verdict(*team, **plot)
    assert first.points == 29 and not first.problems
    second = verdict(*team, **plot, balance=False)
    assert second.points == 32 and [each.code for each in second.problems] == ["too-many-points"]
    third = verdict(*team, balance=False)
    assert third.points == 30 and not third.problems
    fourth = verdict(*team, "EaW 27")
    assert fourth.points == 34 and [each.code for each in fourth.problems] == ["too-many-points"]


@scenario("DS-S003")
def test_the_balance_list_can_make_a_team_too_expensive() -> None:
    printed = verdict("2x TPG 1", "2x TPG 2", balance=False)
    assert printed.points == 30 and not printed.problems
    balanced = verdict("2x TPG 1", "2x TPG 2")
    assert balanced.points == 31 and balanced.problems
    cheaper = verdict("2x TPG 1", "TPG 2")
    assert cheaper.points == 27 and not cheaper.problems


@scenario("DS-S004")
def test_a_plot_with_negative_points_and_a_condition() -> None:
    red = ("2x AW 1", "2x SoR 3")
    assert not verdict(*red, plot="AoN 16").problems
    assert problems(*red) == ["too-many-points"]
    mixed = verdict("2x AW 10", "AW 21", plot="AoN 16")
    assert mixed.problems and "too-many-points" not in [each.code for each in mixed.problems]


@scenario("DS-S005")
def test_which_plots_a_villain_team_of_blue_and_red_may_take() -> None:
    team = ("2x AW 11", "AW 2")
    assert verdict(*team).points == 20
    assert problems(*team, plot="CONV 113") == []
    home = {"plot": "WotF 127", "battlefields": ("AW 168", "TPG 23")}
    assert problems(*team, **home) == [], "with the two battlefields it brings"
    assert problems(*team, plot="AoN 4") == ["plot-affiliation"]
    assert problems(*team, plot="AtG 143") == ["plot-colour"]
    both = {**home, "plot": ("CONV 113", "WotF 127")}
    assert problems(*team, **both) == ["too-many-plots"]


@scenario("DS-S006")
def test_a_neutral_team_uses_neither_hero_nor_villain_cards() -> None:
    team = ("2x RIV 1", "2x RIV 2")
    for card, found in (
        ("AW 115", ["affiliation"]),
        ("AW 81", ["affiliation"]),
        ("AW 149", []),
        ("TPG 14", []),
        ("CONV 149", ["colour"]),
        ("AW 155", []),
    ):
        assert problems(*team, cards={card: 1}) == found, card


ENFYS = {"AW 128": 2, "AW 130": 2, "LEG 96": 2, "LEG 97": 2}


@scenario("DS-S007")
def test_three_equal_allowances_add_up() -> None:
    team = ("CONV 141", "CONV 142", "CONV 142")
    assert verdict(*team).points == 30
    assert problems(*team, cards=ENFYS) == []
    assert problems(*team, cards={**ENFYS, "LEG 27": 1}) != []
    assert problems(*team, cards={**ENFYS, "AW 128": 1, "AW 117": 1}) != []


@scenario("DS-S008")
def test_double_down_does_not_stretch_what_enfys_allowed() -> None:
    team = {"cards": {"LEG 96": 2, "CONV 149": 2}, "plot": "AtG 143"}
    assert problems("CONV 141", "CONV 142", **team) == []
    more = {**team, "cards": {"LEG 96": 2, "CONV 149": 3}}
    assert problems("CONV 141", "CONV 142", **more) == []
    villains = {**team, "cards": {"LEG 96": 3, "CONV 149": 2}}
    assert problems("CONV 141", "CONV 142", **villains) != []


@scenario("DS-S009")
def test_same_title_other_subtitle_is_the_same_unique_character() -> None:
    found = problems("AW 1", "CONV 18")
    assert "too-many-points" not in found and found != []
    assert any("unique" in each or "twice" in each for each in found)
    assert problems("AW 1", "2x AW 11") == [] and problems("2x AW 1", "2x AW 11") == []


@scenario("DS-S010")
def test_reprints_share_the_limit_and_the_deck_has_exactly_30_cards() -> None:
    plot = {"plot": "CONV 113"}
    assert problems(*HEROES, cards={"AW 149": 1, "CONV 112": 1}, **plot) == []
    assert problems(*HEROES, cards={"AW 149": 1, "CONV 112": 2}, **plot) == ["too-many-copies"]
    assert problems(*HEROES, size=29, **plot) == ["deck-size"]
    assert problems(*HEROES, size=31, **plot) == ["deck-size"]


@scenario("DS-S011")
def test_a_character_with_one_points_value_cannot_be_elite() -> None:
    four = verdict("AW 2", "AW 2", "AW 2", "CONV 20")
    assert four.points == 28 and not four.problems
    assert problems("2x AW 2", "AW 2") != []
    five = verdict("AW 2", "AW 2", "AW 2", "AW 2", "AW 2")
    assert five.points == 35 and [each.code for each in five.problems] == ["too-many-points"]


@scenario("DS-S012")
def test_grievous_makes_droids_cheaper() -> None:
    first = verdict("CONV 21", "CONV 19", "CONV 19", "CONV 19")
    assert first.points == 30 and not first.problems
    second = verdict("2x CONV 21", "2x SoR 20")
    assert second.points == 29 and not second.problems
    third = verdict("AW 3", "CONV 19", "CONV 19")
    assert third.points == 28 and not third.problems
    assert verdict("AW 3", "CONV 19", "CONV 19", "CONV 19").points == 36


@scenario("DS-S013")
def test_four_x_wings_are_the_most() -> None:
    team = ("2x SoR 43", "SoR 26")
    cards = {"AtG 86": 4, "AW 155": 3, "AW 153": 3}
    assert problems(*team, cards=cards, plot="AtG 143") == []
    five = {"AtG 86": 5, "AW 155": 2, "AW 153": 3}
    assert problems(*team, cards=five, plot="AtG 143") == ["too-many-copies"]
    found = verdict(*team, cards=cards).problems
    assert len(found) == 2 and not any("X-Wing" in each.card for each in found)


@scenario("DS-S014")
def test_two_battlefields_only_with_home_turf_advantage() -> None:
    fields = {"battlefields": ("AW 168", "TPG 23")}
    team = ("2x AW 11", "AW 2")
    assert problems(*team, plot="WotF 127", **fields) == []
    assert problems(*team, plot="CONV 113", **fields) != []
    assert problems("2x AW 11", "AW 12", plot="WotF 127", **fields) == ["plot-colour"]


@scenario("DS-S015")
def test_anakin_refuses_every_darth_vader() -> None:
    refused = verdict("RIV 1", "2x SoR 10")
    assert refused.points == 27 and refused.problems
    team = ("2x RIV 1", "2x AW 11")
    assert problems(*team) == []
    assert problems(*team, cards={"AW 81": 2}) == []
    assert problems(*team, cards={"AW 81": 2, "AW 117": 1}) == ["affiliation"]


@scenario("DS-S531")
def test_qira_deals_with_both_sides_but_only_in_yellow_events() -> None:
    team, plot = ("AtG 135", "2x AtG 134"), {"plot": "LEG 173"}
    assert verdict(*team, **plot).points == 30 and problems(*team, **plot) == []
    assert problems(*team, **plot, cards={"EaW 110": 2, "AW 95": 2}) == []
    assert problems(*team, **plot, cards={"AW 95": 2, "CONV 44": 1}) == ["too-many-copies"]
    assert problems(*team, **plot, cards={"AW 51": 1}) == ["affiliation"]
    assert problems(*team, **plot, cards={"AW 108": 1}) != []
    alone = verdict("AtG 135", "AtG 134", **plot)
    assert alone.points == 26 and not alone.problems
