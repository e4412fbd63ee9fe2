"""The list of character subtypes, which completes the printed cards."""

import pytest

from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.library import card_by_code
from cantina.games.destiny.terms import CHARACTER_SUBTYPES
from cases import proves


def subtypes(place: str) -> set[str]:
    return {kind.value for kind in card_by_code(code_at(place)).subtypes}


SUBTYPES = [
    proves("DS-CHAR-SUBTYPE-2", "AW 27", "Admiral Ackbar", "leader"),
    proves("DS-CHAR-SUBTYPE-3", "SoR 9", "Asajj Ventress", "apprentice"),
    proves("DS-CHAR-SUBTYPE-4", "EaW 16", "Bazine Netal", "advisor"),
    proves("DS-CHAR-SUBTYPE-5", "AW 19", "Bala-Tik", "leader scoundrel"),
    proves("DS-CHAR-SUBTYPE-6", "SoR 26", "Baze Malbus", "guard"),
    proves("DS-CHAR-SUBTYPE-7", "LEG 18", "Bib Fortuna", "advisor"),
    proves("DS-CHAR-SUBTYPE-8", "EaW 17", "Bossk", "bounty-hunter"),
    proves("DS-CHAR-SUBTYPE-9", "EaW 11", "Grand Inquisitor", "inquisitor"),
    proves("DS-CHAR-SUBTYPE-10", "EaW 41", "Wookiee Warrior", "wookiee trooper"),
    proves("DS-CHAR-SUBTYPE-11", "AW 47", "Hired Gun", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-12", "EaW 19", "Gamorrean Guard", "guard"),
    proves("DS-CHAR-SUBTYPE-13", "AW 3", "General Grievous", "leader"),
    proves("DS-CHAR-SUBTYPE-14", "AW 4", "General Veers", "leader"),
    proves("DS-CHAR-SUBTYPE-15", "EaW 24", "General Rieekan", "leader"),
    proves("DS-CHAR-SUBTYPE-16", "EaW 2", "General Hux", "leader"),
    proves("DS-CHAR-SUBTYPE-17", "EaW 25", "Hera Syndulla", "leader pilot spectre"),
    proves("DS-CHAR-SUBTYPE-18", "AW 9", "Count Dooku", "sith"),
    proves("DS-CHAR-SUBTYPE-19", "SoR 19", "Guavian Enforcer", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-20", "AW 10", "Darth Vader", "sith"),
    proves("DS-CHAR-SUBTYPE-21", "SoR 10", "Darth Vader", "apprentice sith"),
    proves("DS-CHAR-SUBTYPE-22", "AW 20", "Jabba the Hutt", "leader scoundrel"),
    proves("DS-CHAR-SUBTYPE-23", "AW 21", "Jango Fett", "bounty-hunter"),
    proves("DS-CHAR-SUBTYPE-24", "EaW 32", "Jedi Instructor", "jedi"),
    proves("DS-CHAR-SUBTYPE-25", "SoR 34", "Jedi Acolyte", "apprentice"),
    proves("DS-CHAR-SUBTYPE-26", "SoR 44", "Jyn Erso", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-27", "SoR 28", "Rebel Commando", "trooper"),
    proves("DS-CHAR-SUBTYPE-28", "SoR 3", "Director Krennic", "leader"),
    proves("DS-CHAR-SUBTYPE-29", "SoR 12", "Royal Guard", "guard"),
    proves("DS-CHAR-SUBTYPE-30", "AW 11", "Kylo Ren", "apprentice"),
    proves("DS-CHAR-SUBTYPE-31", "TPG 1", "Kylo Ren", "apprentice"),
    proves("DS-CHAR-SUBTYPE-32", "LEG 10", "Kallus", "leader trooper"),
    proves("DS-CHAR-SUBTYPE-33", "AW 1", "Captain Phasma", "leader trooper"),
    proves("DS-CHAR-SUBTYPE-34", "TPG 2", "Captain Phasma", "leader trooper"),
    proves("DS-CHAR-SUBTYPE-35", "AW 37", "Qui-Gon Jinn", "jedi"),
    proves("DS-CHAR-SUBTYPE-36", "EaW 8", "Quinlan Vos", "apprentice"),
    proves("DS-CHAR-SUBTYPE-37", "EaW 33", "Kanan Jarrus", "jedi spectre"),
    proves("DS-CHAR-SUBTYPE-38", "SoR 46", "Outer Rim Smuggler", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-39", "EaW 18", "Cad Bane", "bounty-hunter"),
    proves("DS-CHAR-SUBTYPE-40", "AW 28", "Leia Organa", "leader"),
    proves("DS-CHAR-SUBTYPE-41", "RIV 2", "Lobot", "advisor"),
    proves("DS-CHAR-SUBTYPE-42", "SoR 36", "Luminara Unduli", "jedi leader"),
    proves("DS-CHAR-SUBTYPE-43", "EaW 39", "Lando Calrissian", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-44", "AW 35", "Luke Skywalker", "jedi"),
    proves("DS-CHAR-SUBTYPE-45", "LEG 31", "Luke Skywalker", "apprentice"),
    proves("DS-CHAR-SUBTYPE-46", "EaW 3", "MagnaGuard", "droid guard"),
    proves("DS-CHAR-SUBTYPE-47", "SoR 45", "Maz Kanata", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-48", "EaW 34", "Mace Windu", "jedi leader"),
    proves("DS-CHAR-SUBTYPE-49", "LEG 2", "Maul", "scavenger sith"),
    proves("DS-CHAR-SUBTYPE-50", "SoR 27", "Mon Mothma", "leader"),
    proves("DS-CHAR-SUBTYPE-51", "RIV 4", "Jawa Scavenger", "jawa scavenger"),
    proves("DS-CHAR-SUBTYPE-52", "AW 12", "Nightsister", "witch"),
    proves("DS-CHAR-SUBTYPE-53", "SoR 37", "Obi-Wan Kenobi", "jedi"),
    proves("DS-CHAR-SUBTYPE-54", "SoR 18", "Aurra Sing", "bounty-hunter"),
    proves("DS-CHAR-SUBTYPE-55", "AW 36", "Padawan", "apprentice"),
    proves("DS-CHAR-SUBTYPE-56", "AW 48", "Padmé Amidala", "leader"),
    proves("DS-CHAR-SUBTYPE-57", "SoR 11", "Palpatine", "leader sith"),
    proves("DS-CHAR-SUBTYPE-58", "SoR 4", "TIE Pilot", "pilot"),
    proves("DS-CHAR-SUBTYPE-59", "EaW 27", "Rookie Pilot", "pilot"),
    proves("DS-CHAR-SUBTYPE-60", "TPG 25", "Poe Dameron", "leader pilot"),
    proves("DS-CHAR-SUBTYPE-61", "AW 29", "Poe Dameron", "pilot"),
    proves("DS-CHAR-SUBTYPE-62", "AW 38", "Rey", "scavenger"),
    proves("DS-CHAR-SUBTYPE-63", "TPG 24", "Rey", "apprentice"),
    proves("DS-CHAR-SUBTYPE-64", "LEG 40", "Rose", "engineer"),
    proves("DS-CHAR-SUBTYPE-65", "EaW 40", "Sabine Wren", "spectre"),
    proves("DS-CHAR-SUBTYPE-66", "EaW 10", "Seventh Sister", "inquisitor"),
    proves("DS-CHAR-SUBTYPE-67", "EaW 1", "Ciena Ree", "pilot"),
    proves("DS-CHAR-SUBTYPE-68", "EaW 9", "Servant of the Dark Side", "scavenger"),
    proves("DS-CHAR-SUBTYPE-69", "AW 30", "Rebel Trooper", "trooper"),
    proves("DS-CHAR-SUBTYPE-70", "SoR 1", "Death Trooper", "trooper"),
    proves("DS-CHAR-SUBTYPE-71", "SoR 29", 'Temmin "Snap" Wexley', "pilot"),
    proves("DS-CHAR-SUBTYPE-72", "LEG 1", "Dark Advisor", "advisor"),
    proves("DS-CHAR-SUBTYPE-73", "EaW 4", "Thrawn", "leader"),
    proves("DS-CHAR-SUBTYPE-74", "AW 22", "Tusken Raider", "scavenger"),
    proves("DS-CHAR-SUBTYPE-75", "SoR 21", "Unkar Plutt", "scavenger"),
    proves("DS-CHAR-SUBTYPE-76", "AW 45", "Finn", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-77", "AW 46", "Han Solo", "scoundrel"),
    proves("DS-CHAR-SUBTYPE-78", "SoR 35", "Chirrut Îmwe", "guard"),
    proves("DS-CHAR-SUBTYPE-79", "SoR 43", "Chewbacca", "wookiee scoundrel"),
    proves("DS-CHAR-SUBTYPE-80", "AW 2", "First Order Stormtrooper", "trooper"),
    proves("DS-CHAR-SUBTYPE-81", "EaW 38", "Ezra Bridger", "scavenger"),
    proves("DS-CHAR-SUBTYPE-82", "RIV 1", "Anakin Skywalker", "apprentice"),
    proves("DS-CHAR-SUBTYPE-83", "SoR 2", "FN-2199", "trooper"),
    proves("DS-CHAR-SUBTYPE-84", "SoR 20", "IG-88", "bounty-hunter droid"),
    proves("DS-CHAR-SUBTYPE-85", "EaW 26", "K-2SO", "droid"),
]


@pytest.mark.parametrize(("place", "name", "wanted"), SUBTYPES)
def test_a_listed_character_has_exactly_these_subtypes(place: str, name: str, wanted: str) -> None:
    assert card_by_code(code_at(place)).name == name
    assert subtypes(place) == set(wanted.split())


@pytest.mark.rule("DS-CHAR-SUBTYPE-1")
def test_the_list_adds_what_the_printed_card_lacks() -> None:
    assert "trooper" in subtypes("EaW 41")
    assert "scavenger" in subtypes("RIV 4")
    assert subtypes("EaW 31") == set()


@pytest.mark.rule("DS-SUBTYPE-5")
def test_a_player_names_one_of_the_twenty_one_character_subtypes() -> None:
    assert {kind.value for kind in CHARACTER_SUBTYPES} == {
        "advisor", "apprentice", "bounty-hunter", "droid", "engineer", "guard", "gungan",
        "inquisitor", "jawa", "jedi", "leader", "nightbrother", "pilot", "scavenger", "scoundrel",
        "shapeshifter", "sith", "spectre", "trooper", "witch", "wookiee",
    }  # fmt: skip
