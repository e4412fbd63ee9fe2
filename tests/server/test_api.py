"""The described API: OpenAPI, words, rules, health, metrics, the page itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cantina.core.languages import LANGUAGES, entries, offered
from cantina.server.http import pages
from cantina.server.protocol.messages import ServerMessage
from server.harness import (
    GAME,
    Api,
    Player,
    ServerProcess,
    free_port,
    get,
    is_healthy,
    play,
    wait_for,
)


def test_generated_requests_are_answered_as_described(db: str) -> None:
    """Schemathesis: no crash, no undescribed answer, whatever a description allows or forbids.

    What it leaves behind (tables, accounts, people who look for a game) is in no other test's way.
    """
    with ServerProcess(db) as server:
        generate_requests(server)


def generate_requests(server: ServerProcess) -> None:
    command = [
        str(Path(sys.executable).with_name("st")),
        f"--config-file={Path(__file__).with_name('schemathesis.toml')}",
        "run",
        f"{server.url}/docs/openapi.json",
        "--max-examples=10",
        "--seed=1",
        "--no-color",
        "--request-timeout=120",
        # whether a table with these options can be opened is the game's word, not the schema's
        "--exclude-checks=positive_data_acceptance,allow_header_conformance",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "No issues found" in done.stdout or "passed" in done.stdout


def test_the_documentation_page_lists_every_operation(api: Api) -> None:
    described = api.http.get("/docs/openapi.json").json()
    page = api.http.get("/docs").text
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}" in page
    assert "/ws/tables/{table}" in page


def test_words_of_each_language_are_handed_out(api: Api) -> None:
    for language in LANGUAGES:
        assert words(api, language).keys() == entries(language).keys()
    assert words(api, "qps").keys() == entries("en").keys()
    assert words(api, "qps")["server-full"].startswith("⟦")
    for wrong in ("xx.ftl", "en", "en.txt", "..%2Fen.ftl"):
        assert api.http.get(f"/api/locales/{wrong}").status_code == 404


def test_the_languages_on_offer_are_the_complete_ones(api: Api) -> None:
    told = api.http.get("/api/languages").json()
    assert [each["code"] for each in told if each["complete"]] == list(offered())
    assert {"code": "pl", "name": "Polski", "complete": True} in told


def words(api: Api, language: str) -> dict[str, str]:
    """Return the messages of a language as the server hands them out: id and first line."""
    source = api.http.get(f"/api/locales/{language}.ftl").text
    return dict(re.findall(r"^([a-zA-Z][\w-]*) *=[ \t]*(.*)$", source, re.MULTILINE))


def test_rules_are_found_by_words_and_by_id(api: Api) -> None:
    [rule] = api.http.get(f"/api/rules?game={GAME}&q=SD-2").json()
    assert (rule["id"], rule["game"]) == ("SD-2", GAME)
    word = max(rule["text"].split(), key=len).strip(".,;")
    found = api.http.get("/api/rules", params={"game": GAME, "q": word}).json()
    assert "SD-2" in [one["id"] for one in found]
    everything = api.http.get(f"/api/rules?game={GAME}&limit=1000").json()
    assert len(everything) > len(found)
    assert api.http.get("/api/rules?game=chess").status_code == 404
    assert api.http.get(f"/api/rules?game={GAME}&q=xyzzyx").json() == []


def test_health_and_metrics_count_what_happens(api: Api, server: ServerProcess) -> None:
    for door in ("/live", "/ready"):
        health = api.http.get(door).json()
        assert (health["status"], health["failing"]) == ("ok", [])
    before = api.metric("moves_total")
    seated = api.create("human", "random")
    player = Player(server.ws, seated["table"], seated["token"])
    play(player)
    assert api.metric("moves_total") - before >= len(player.accepted)
    text = api.http.get("/metrics").text
    assert 'cantina_move_seconds{quantile="0.99"}' in text
    assert 'cantina_tables{state="running"}' in text
    assert api.metric("bot_answers_total") >= 1


def test_protocol_types_can_be_generated_from_the_schema() -> None:
    command = [sys.executable, "-m", "cantina.server.protocol"]
    schema = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    names = set(schema["$defs"])
    assert {"ClientMessage", "ServerMessage", "OpenAsk", "Event", "TableInfo"} <= names
    assert GAME in schema["views"]
    tags = set(schema["$defs"]["ServerMessage"]["discriminator"]["mapping"])
    assert {"view", "delta", "asks", "events", "seats", "chat", "refused", "result"} <= tags


def test_every_message_the_server_sent_fits_the_protocol(api: Api, server: ServerProcess) -> None:
    seated = api.create("human", "random", clock={"per_move": 60})
    player = Player(server.ws, seated["table"], seated["token"])
    play(player)
    for frame in player.frames:
        assert msgspec.json.decode(frame, type=list[ServerMessage])


def test_the_page_falls_back_to_itself_and_never_leaves_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    monkeypatch.setattr(pages, "SHELF", pages.Shelf(static))
    monkeypatch.setattr(pages, "LOOK_SECONDS", 0.0)
    assert b"not built" in pages.find_page("").bodies["identity"]
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "a-1b2c.js").write_text("1")
    (static / "assets" / "a-1b2c.js.br").write_text("packed")
    (static / "index.html").write_text("<p>home")
    (tmp_path / "secret.txt").write_text("secret")
    assert pages.find_page("").bodies["identity"] == b"<p>home"
    assert pages.find_page("t/abc").bodies["identity"] == b"<p>home"
    script = pages.find_page("assets/a-1b2c.js")
    assert script.bodies == {"br": b"packed", "identity": b"1"}
    assert "immutable" in script.cache
    for path in ("../secret.txt", "assets/../../secret.txt", "api/nothing", "missing.js"):
        with pytest.raises(Exception, match="404"):
            pages.find_page(path)


@pytest.mark.parametrize("game", ["outer-rim", "x-wing", "destiny"])
def test_the_cards_of_a_game_come_with_names_and_texts(api: Api, game: str) -> None:
    cards = api.http.get(f"/api/cards/{game}").json()
    assert len(cards) > 30
    assert len({card["id"] for card in cards}) == len(cards)
    english = words(api, "en")
    assert all(card["name"]["id"] in english for card in cards)


def test_the_command_serves_with_nothing_but_a_folder(tmp_path: Path) -> None:
    port = free_port()
    command = [str(Path(sys.executable).with_name("cantina")), "serve", "--port", str(port)]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: is_healthy(f"http://127.0.0.1:{port}"), "it does not answer")
        assert (tmp_path / ".cantina" / "cantina.sqlite3").is_file()
        assert get(f"http://127.0.0.1:{port}/api/games").status_code == 200
    finally:
        process.terminate()
        process.wait()


def test_rules_are_told_in_the_readers_language(api: Api) -> None:
    told = {
        language: api.http.get(f"/api/rules?q=OR-COMBAT-4&lang={language}").json()[0]["text"]
        for language in ("en", "ru", "pl", "uk", "xx")
    }
    assert told["xx"] == told["en"]
    assert len(set(told.values())) == 4
