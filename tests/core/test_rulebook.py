import pytest

from cantina.core.languages import LANGUAGES, entries
from cantina.core.rulebook import Proof, coverage, rulebook, rulebook_names


def test_every_ledger_is_carried_whole() -> None:
    sizes = {game: len(rulebook(game).paragraphs) for game in rulebook_names()}
    assert sizes == {"outer-rim": 570, "x-wing": 374, "destiny": 705, "smugglers-dice": 5}


@pytest.mark.parametrize("language", ["ru", "pl", "uk"])
def test_every_statement_is_told_in_every_language(language: str) -> None:
    for game in rulebook_names():
        english, told = rulebook(game).paragraphs, rulebook(game, language).paragraphs
        assert [each.id for each in told] == [each.id for each in english]
        assert [
            each.id for each, said in zip(english, told, strict=True) if each.text == said.text
        ] == []
        untold = [
            e.id for e, said in zip(english, told, strict=True) if bool(e.note) != bool(said.note)
        ]
        assert untold == []


def test_references_lead_to_paragraphs() -> None:
    for game in rulebook_names():
        book = rulebook(game)
        for paragraph in book.paragraphs:
            assert all(book.find(rule) for rule in paragraph.see), paragraph.id


def test_a_paragraph_knows_who_refers_to_it() -> None:
    book = rulebook("outer-rim")
    citing = next(paragraph for paragraph in book.paragraphs if paragraph.see)
    cited = book.find(citing.see[0])
    assert cited is not None
    assert citing.id in book.related(cited)


def test_search_wants_all_words_and_ranks_the_topic_first() -> None:
    found = rulebook("x-wing").search("range ruler")
    assert found
    assert all("ruler" in f"{p.id} {p.text}".lower() for p in found)
    assert rulebook("x-wing").search("stress")[0].topic == "STRESS"


def test_coverage_by_topic_leaves_out_cardboard() -> None:
    found = coverage("x-wing", [Proof(["XW-RANGE-1"], True), Proof(["XW-RANGE-2"], False)])
    assert (found.ids, found.applicable, found.proven) == (374, 368, 1)
    assert "XW-RANGE-2" in found.missing
    assert found.topics["RANGE"] == (1, 8)
    assert len(found.not_applicable) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["outer-rim", "x-wing", "destiny"])
def test_every_chapter_has_a_name_in_every_language(game: str, language: str) -> None:
    book = rulebook(game, language)
    for paragraph in book.paragraphs:
        assert paragraph.chapter in entries(language), paragraph.id
    first = {"en": "Setup", "ru": "Подготовка", "pl": "Przygotowanie", "uk": "Підготовка"}
    assert first[language] in {book.chapter(paragraph) for paragraph in book.paragraphs}
