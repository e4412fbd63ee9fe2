"""A fifth language is a folder: nothing in the code names the languages."""

import json
import os
import subprocess
import sys
from pathlib import Path

SAMPLE = Path(__file__).with_name("sample_language")
PROGRAM = """
import json
from cantina.core.fluent import Writer, writer
from cantina.core.languages import LANGUAGES, missing, offered
from cantina.core.text import text

player = text("core-seat", number=2)
credits = lambda amount: text("or-log-gain-credits", player=player, amount=amount)
czech = Writer("cs")
print(json.dumps({
    "languages": LANGUAGES,
    "offered": offered(),
    "name": czech.write(text("core-language")),
    "credits": [czech.write(credits(amount)) for amount in (1, 2, 5)],
    "person": Writer("cs", ["Ania", "Ota"]).write(credits(2)),
    "lacking": czech.write(text("core-unknown-game", game="go", possible="x-wing")),
    "english": writer("en").write(text("core-unknown-game", game="go", possible="x-wing")),
}))
"""


def test_a_folder_beside_the_program_is_a_language_of_its_own() -> None:
    environment = {**os.environ, "CANTINA_LOCALES": str(SAMPLE)}
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True
    ).stdout
    found = json.loads(said)
    assert found["languages"][0] == "en"
    assert "cs" in found["languages"]
    assert "cs" not in found["offered"], "it lacks sentences, so it is not offered"
    assert found["name"] == "Čeština"
    assert [line.partition(" získává ")[2] for line in found["credits"]] == [
        "1 kredit.",
        "2 kredity.",
        "5 kreditů.",
    ]
    assert found["credits"][0].startswith("hráč 2")
    assert found["lacking"] == found["english"], "a sentence it lacks is English as a whole"
