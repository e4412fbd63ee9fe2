"""What is on offer: games, their bots, the words of all languages, rules and cards."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import msgspec

from cantina.bots.registry import opponents
from cantina.core.fluent import writer
from cantina.core.languages import LANGUAGES, PSEUDO, offered, sources
from cantina.core.pseudo import pseudo
from cantina.core.registry import find_game, game_names
from cantina.core.rulebook import Paragraph, Rulebook, rulebook, rulebook_names
from cantina.core.text import text
from cantina.server.http.packed import Packed
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import known_game
from cantina.server.protocol.responses.games import GameInfo, LanguageInfo, RuleEntry

log = logging.getLogger(__name__)
MOST_RULES = 1000
"""Paragraphs in one answer."""


@cache
def game_info(name: str) -> GameInfo:
    """Describe a game for the page that opens tables."""
    game = find_game(name)
    return GameInfo(
        name=name,
        title=game.title,
        about=game.about,
        seats=game.seats,
        options_schema=msgspec.json.schema(game.options_type),
        defaults=msgspec.to_builtins(game.read_options()),
        bots=opponents(name),
        ready=game.ready(),
    )


def all_games() -> list[GameInfo]:
    """Describe every registered game; one that cannot be loaded must not hide the others."""
    found: list[GameInfo] = []
    for name in game_names():
        try:
            found.append(game_info(name))
        except (ImportError, AttributeError):
            log.exception("the game %s cannot be loaded", name)
    return found


@cache
def languages() -> list[LanguageInfo]:
    """Describe every language, each in its own words."""
    return [
        LanguageInfo(code, writer(code).write(text("core-language")), code in offered())
        for code in LANGUAGES
    ]


@cache
def packed_words(language: str) -> Packed:
    """Return the words of a language, ready to be sent."""
    return Packed.of(words(language).encode(), "text/plain; charset=utf-8", "max-age=60")


@cache
def packed_cards(game: str) -> Packed:
    """Return the cards of a game, ready to be sent."""
    return Packed.of(msgspec.json.encode(cards(game)), "application/json")


@cache
def packed_games() -> Packed:
    """Return all games, ready to be sent."""
    return Packed.of(msgspec.json.encode(all_games()), "application/json")


@cache
def packed_rules(game: str, language: str = "en") -> Packed:
    """Return the whole rulebook of a game (or all of them), ready to be sent."""
    found = rules(game, "", MOST_RULES, language)
    return Packed.of(msgspec.json.encode(found), "application/json")


def words(language: str) -> str:
    """Return the messages of a language as one Fluent file."""
    if language == PSEUDO:
        return pseudo(words("en"))
    return "\n".join(source for _, source in sources(language))


def cards(game: str) -> list[Any]:
    """Return the cards of a game, as the game itself describes them."""
    return list(known_game(game).cards())


def rules(game: str, query: str, limit: int, language: str = "en") -> list[RuleEntry]:
    """Search the rulebook of a game, or of all: by words, or by id; nothing asked, all of it."""
    names = [game] if game else rulebook_names()
    if any(name not in rulebook_names() for name in names):
        raise Trouble(404, text("server-no-rules", game=game))
    found = [
        _rule_entry(book, paragraph)
        for book in [rulebook(name, language) for name in names]
        for paragraph in _paragraphs(book, query.strip())
    ]
    return found[:limit]


def _paragraphs(book: Rulebook, query: str) -> list[Paragraph]:
    if not query:
        return book.paragraphs
    exact = book.find(query)
    return [exact] if exact is not None else book.search(query)


def _rule_entry(book: Rulebook, paragraph: Paragraph) -> RuleEntry:
    return RuleEntry(
        id=paragraph.id,
        game=book.game,
        chapter=paragraph.topic,
        title=book.chapter(paragraph),
        kind=paragraph.kind,
        text=paragraph.text,
        shows=paragraph.shows,
        see=book.related(paragraph),
        card=paragraph.card,
        note=paragraph.note,
    )
