"""A link says what it leads to, in the reader's language, and nothing that is secret."""

from __future__ import annotations

from cantina.server.http.pages import TITLE, Packed, with_tags
from cantina.server.http.previews import language_of, tags, told
from cantina.server.store.rows import Match, Seat


def test_a_preview_names_the_table_and_its_free_seats() -> None:
    match = Match(id="abc", game="smugglers-dice", title="Thursday <b>", secret="hush")
    seats = [
        Seat(match="abc", seat=0, kind="human", digest="x"),
        Seat(match="abc", seat=1, kind="open"),
    ]
    title, about = told(match, seats)
    assert title.args["title"] == "Thursday <b>"
    assert (about.args["seats"], about.args["free"]) == (2, 1)
    written = tags("Thursday <b>", "Sit down", base="https://cantina.example/", is_open=False)
    assert 'og:image" content="https://cantina.example/icon-512.png"' in written
    assert "Thursday &lt;b&gt;" in written
    assert "<b>" not in written
    assert "noindex" in written


def test_the_tags_stand_in_for_the_plain_title() -> None:
    page = Packed("text/html", "no-cache", {"identity": b"<head>" + TITLE + b"</head>"})
    found = (
        with_tags(page, tags("Rules", "All of them", base="/", is_open=True))
        .bodies["identity"]
        .decode()
    )
    assert found.count("<title>") == 1
    assert '<meta property="og:title" content="Rules" />' in found


def test_a_reader_gets_the_first_language_there_are_words_in() -> None:
    assert language_of("de-DE,de;q=0.9,uk;q=0.8,en;q=0.7") == "uk"
    assert language_of("") == "en"
