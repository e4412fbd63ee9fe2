"""Fifty ready squads: legal, different, named and explained in every language."""

from collections import Counter

import pytest

from cantina.core.fluent import writer
from cantina.core.rng import Rng
from cantina.games.x_wing import game
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.famous_squads import find_famous, lines_of, squad_of, title_of
from cantina.games.x_wing.printed import FamousSquad
from cantina.games.x_wing.rules.squads import check_squad, xws_text
from cantina.games.x_wing.terms import Faction
from x_wing.table import Skirmish


def test_fifty_legal_squads_of_all_factions_and_seasons() -> None:
    assert len({squad.name for squad in FAMOUS_SQUADS}) == 50
    for famous in FAMOUS_SQUADS:
        report = check_squad(squad_of(famous))
        assert (report.valid, report.points > 80) == (True, True), famous.name
    assert min(Counter(squad.faction for squad in FAMOUS_SQUADS).values()) >= 10
    assert {squad.season for squad in FAMOUS_SQUADS} == set(range(2012, 2019))


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_every_squad_has_a_name_and_two_lines(language: str) -> None:
    write = writer(language)
    for famous in FAMOUS_SQUADS:
        told = [write.write(each) for each in (title_of(famous), *lines_of(famous))]
        assert len(set(told)) == 3
        assert all(told)


@pytest.mark.parametrize("name", ["ghostphantom", "brobots", "bosskcrew"])
def test_ready_squads_fly(name: str) -> None:
    famous = find_famous(name)
    assert famous is not None
    rebels = xws_text(squad_of(famous))
    swarm = next(squad for squad in FAMOUS_SQUADS if squad.faction is Faction.IMPERIAL)
    options = {"squads": (rebels, xws_text(squad_of(swarm))), "round_limit": 4}
    table = Skirmish.start(game, 2, options, seed=7, snapshots=False)
    rng = Rng(7)
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(rng))
    assert table.result is not None


@pytest.mark.parametrize("famous", FAMOUS_SQUADS, ids=lambda squad: squad.name)
def test_every_ready_squad_is_told_in_its_own_words_and_flies(famous: FamousSquad) -> None:
    how, then = lines_of(famous)
    others = [writer("en").write(line) for one in FAMOUS_SQUADS for line in lines_of(one)]
    assert others.count(writer("en").write(how)) == 1
    assert others.count(writer("en").write(then)) == 1
    foe = '{"faction": "%s", "pilots": [{"name": "%s", "ship": "%s"}]}'
    first = famous.faction is not Faction.IMPERIAL
    other = (
        ("imperial", "academypilot", "tiefighter") if first else ("rebel", "rookiepilot", "xwing")
    )
    own = xws_text(squad_of(famous))
    squads = (own, foe % other) if first else (foe % other, own)
    table = Skirmish.start(game, 2, {"squads": squads, "round_limit": 1}, seed=3, snapshots=False)
    rng = Rng(3)
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).sample(rng))
    assert table.seen.round == 1
