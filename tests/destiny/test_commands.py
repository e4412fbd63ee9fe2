"""The commands: cards, decks and odds."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from cantina.cli.main import make_app
from cantina.games.destiny.deck_files import write_json, write_text
from cantina.games.destiny.game import READY_DECKS
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.records import known_card, records

APP = make_app()


def cantina(*words: str, entered: str = "") -> Result:
    return CliRunner().invoke(APP, list(words), input=entered)


def answered(*words: str) -> Any:
    return json.loads(cantina(*words, "--json").stdout)


def test_cards_lists_a_set_with_our_text() -> None:
    result = cantina("cards", "destiny", "--set", "RIV")
    assert result.exit_code == 0
    assert "RIV 17  Vibrosword: neutral gray upgrade (weapon), cost 3" in result.stdout
    assert "    Redeploy." in result.stdout
    assert "20 cards." in result.stdout


def test_cards_shows_the_points_that_are_played_and_those_that_are_printed() -> None:
    lines = cantina("cards", "destiny", "--set", "AW").stdout.splitlines()
    found = {line.split("  ")[0]: line for line in lines if line.startswith("AW ")}
    assert ", 15/19 points by the balance list (printed 16/21), 13 health" in found["AW 10"]
    assert ", 7 points, 7 health" in found["AW 2"]
    assert ", cost 3; die" in found["AW 59"]
    cards = {card["code"]: card for card in answered("cards", "destiny", "--set", "AW")}
    assert cards["01010"]["points"] == {"balance": "15/19", "printed": "16/21"}
    assert cards["01002"]["points"] == {"balance": "7", "printed": "7"}
    assert "points" not in cards["01059"] and cards["01059"]["cost"] == 3


def test_cards_name_the_subtypes_of_each() -> None:
    result = cantina("cards", "destiny", "ahsoka")
    assert ", Brash Prodigy: hero blue character (apprentice), 8/11 points" in result.stdout
    assert "Overqualified: neutral blue event, cost" in cantina("cards", "destiny", "over").stdout


def test_cards_counts_reprints_in_a_set() -> None:
    cards = answered("cards", "destiny", "--set", "TPG")
    assert len(cards) == 46 and len(answered("cards", "destiny")) == len(CARDS)


def test_cards_are_found_by_a_part_of_their_names() -> None:
    found = answered("cards", "destiny", "kylo ren")
    assert {card["name"] for card in found} >= {"Kylo Ren"}
    assert all("kylo ren" in card["name"].lower() for card in found)


def test_cards_names_what_is_missing() -> None:
    found = answered("cards", "destiny", "--missing", "--set", "CM")
    assert found["count"] == 159 == len(found["missing"])
    assert {"set": "CM", "number": 3, "name": "Pong Krell"} in found["missing"]
    everything = answered("cards", "destiny", "--missing")
    playable = [code for code in records() if not known_card(code).only_facts]
    assert everything["count"] + len(playable) == 2034
    assert "0 printed cards" in cantina("cards", "destiny", "--missing", "--set", "TPG").stdout


def test_an_unknown_set_is_said_to_be_unknown() -> None:
    result = cantina("cards", "destiny", "--set", "XYZ")
    assert result.exit_code == 2
    assert "XYZ" in result.stderr and "SoR" in result.stderr


@pytest.mark.parametrize("suffix", ["txt", "json"])
def test_deck_check_accepts_a_legal_deck_in_both_forms(tmp_path: Path, suffix: str) -> None:
    deck = READY_DECKS["scavenger-and-defector"]
    file = tmp_path / f"deck.{suffix}"
    content = write_text(deck) if suffix == "txt" else json.dumps(write_json(deck))
    file.write_bytes(content.encode())
    assert answered("deck", "check", str(file)) == {
        "legal": True, "points": 27, "problems": [], "unplayable": [],
    }  # fmt: skip
    assert answered("deck", "check", str(file), "--points", "printed")["points"] == 30
    result = cantina("deck", "check", str(file), "--format", "starter")
    assert result.exit_code == 1
    assert "(DS-DECKBUILD-6)" in result.stdout


def test_deck_check_names_every_problem_with_its_card(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    lines = [
        "Wrong", "", "CHARACTER", "=========",
        "2x Rey, Force Prodigy (Awakenings #38)", "1x Jabba (Awakenings #99)",
        "EVENT", "=====", "3x Enrage (Awakenings #81)",
    ]  # fmt: skip
    file.write_text("\n".join(lines), "utf-8")
    result = cantina("deck", "check", str(file), "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["legal"] is False and found["points"] == 12
    assert [(p["code"], p["card"]) for p in found["problems"]] == [
        ("unknown-card", "1x Jabba (Awakenings #99)"),
        ("no-battlefield", ""),
        ("deck-size", ""),
        ("affiliation", "Enrage"),
        ("too-many-copies", "Enrage"),
    ]
    assert all(problem["text"].endswith(".") for problem in found["problems"])


def test_deck_check_judges_a_deck_with_cards_that_cannot_be_played_yet(tmp_path: Path) -> None:
    deck = READY_DECKS["scavenger-and-defector"]
    lines = write_text(deck).splitlines()
    replaced = next(line for line in lines if line.startswith("2x ") and "Awakenings #1" in line)
    file = tmp_path / "deck.txt"
    file.write_text("\n".join(lines).replace(replaced, "2x Wretched Hive (Covert Missions #156)"))
    found = answered("deck", "check", str(file))
    assert (found["legal"], found["points"], found["problems"]) == (True, 27, [])
    assert found["unplayable"] == [{"code": "12156", "name": "Wretched Hive"}]
    result = cantina("deck", "check", str(file))
    assert result.exit_code == 0
    assert "a legal deck, 27 points, 30 cards" in result.stdout
    assert "One of its cards cannot be played here yet:\n  CM 156  Wretched Hive" in result.stdout
    standard = answered("deck", "check", str(file), "--format", "standard")
    assert {problem["code"] for problem in standard["problems"]} == {"set"}
    assert cantina("deck", "show", str(file)).exit_code == 0
    assert cantina("play", "destiny", "-o", f"decks={file}").exit_code != 0


def test_deck_show_counts_costs_sides_and_colours(tmp_path: Path) -> None:
    chart = tmp_path / "deck.svg"
    found = answered("deck", "show", "rey-starter", "--plot", str(chart))
    assert sum(found["cost_curve"].values()) == 20
    assert sum(found["colours"].values()) == 20
    assert found["cost_curve"]["0"] == 5
    assert found["sides"]["special"] == 6
    assert chart.read_text("utf-8").startswith("<svg")
    assert "Rey, Force Prodigy, elite with 2 dice" in cantina("deck", "show", "rey-starter").stdout


def test_what_is_no_deck_or_no_file_is_one_line() -> None:
    assert cantina("deck", "check", "-", entered="hello").exit_code == 1
    assert cantina("deck", "show", "-", entered="hello").exit_code == 2
    assert cantina("deck", "check", "rey-starter", "--format", "vintage").exit_code == 2
    assert cantina("deck", "check", "rey-starter", "--points", "guessed").exit_code == 2


def test_odds_of_a_set_of_dice() -> None:
    found = answered("odds", "destiny", "2x AW 38", "01010")
    assert found["dice"] == ["01038", "01038", "01010"]
    resource = found["symbols"]["resource"]
    assert sum(resource["totals"].values()) == pytest.approx(1)
    once = answered("odds", "destiny", "AW2")["symbols"]["ranged"]["any"]
    twice = answered("odds", "destiny", "AW2", "--rerolls", "1")["symbols"]["ranged"]["any"]
    assert (once, twice) == (0.5, 0.75)
    assert "melee damage" in cantina("odds", "destiny", "Rey, Force Prodigy").stdout


@pytest.mark.parametrize(
    "words", [["Rey"], ["Nobody"], ["Take Cover"], ["AW 38", "--rerolls", "-1"], ["30x AW 38"]]
)
def test_odds_refuse_what_has_no_dice_or_is_unclear(words: list[str]) -> None:
    result = cantina("odds", "destiny", *words)
    assert result.exit_code == 2
    assert result.stderr.strip()


def test_deck_famous_lists_fifty_decks_and_how_they_win() -> None:
    found = {deck["name"]: deck for deck in answered("deck", "famous")}
    assert len(found) == 50
    assert found["han-rey"]["format"] == "standard of 2016"
    result = cantina("deck", "famous")
    assert "han-rey  Han Solo and Rey (standard of 2016)" in result.stdout
    assert found["rex-cody"]["how"].splitlines()[0] in result.stdout


def test_boosters_are_opened_again_by_their_number() -> None:
    found = answered("deck", "boosters", "sor", "-n", "2", "--seed", "7")
    assert found["seed"] == 7 and [len(one) for one in found["boosters"]] == [5, 5]
    again = cantina("deck", "boosters", "SoR", "-n", "2", "--seed", "7").stdout
    assert again.startswith("Booster 1: ") and len(again.splitlines()) == 2
    refused = cantina("deck", "boosters", "TPG")
    assert refused.exit_code == 2 and "AW, SoR" in refused.stderr


def test_a_famous_deck_is_checked_by_its_name() -> None:
    found = answered("deck", "check", "rex-cody")
    assert (found["legal"], found["points"], found["unplayable"]) == (True, 30, [])


def test_simulate_draws_famous_or_random_decks_for_every_match() -> None:
    for kind in ("famous", "random"):
        found = answered("simulate", "destiny", "-n", "2", "--decks", kind)
        assert found["games"] == 2 and found["decisions"] > 0
    assert cantina("simulate", "smugglers-dice", "-n", "1", "--decks", "famous").exit_code != 0
