"""The official formats and those of the players who carried the game on: sets, lists, years.

The lists are those in force when each format was last published. Of the earlier years only what
is certain counts: the sets that were legal, and the points then printed or balanced.
"""

from __future__ import annotations

from cantina.games.destiny.rules.formats import CONSTRUCTED, STARTER, Format

CODES = {
    "STD": "standard",
    "TRI": "trilogy",
    "INF": "infinite",
    "ARNS": "arh-standard",
    "TCISTD": "tci-standard",
}
"""What the sites call the formats in their files."""


def codes(listed: str) -> tuple[str, ...]:
    """Read a list of codes or of sets."""
    return tuple(listed.split())


def points(listed: str) -> dict[str, str]:
    """Read a list of points: code and value, one after the other."""
    words = listed.split()
    return dict(zip(words[::2], words[1::2], strict=True))


STANDARD = Format(
    "standard",
    deck_size=30,
    sets=codes("TPG LEG RIV WotF AtG CONV AoN SoH CM TR"),
    points=points(
        "05002 10/14 05004 14/18 05010 12/15 05018 8/11 05039 11/14 05050 11/14 07021 13/18 "
        "07036 11/14 07074 10/13 07089 13/18 08057 12/15 08058 13/17 09001 12/15 09035 10/13 "
        "09057 12/16 09072 10/13 09088 11/13 09141 13/17 11041 9/12 11075 9/12 11077 9/11 "
        "12053 13/17 12090 12/15 "
    ),
    banned=codes("13003B 13004B 13006B 13008B 13009B 13010B "),
    restricted=codes(
        "05022 05092 06005 07156 08013 08159 09087 09128 09178 11015 11043 11077 11079 "
        "11094 11095 11111 12027 12042 12157 "
    ),
)
"""The two latest cycles of the publisher, 2020."""

TRILOGY = Format(
    "trilogy",
    deck_size=30,
    sets=codes("CONV AoN SoH CM"),
    points=points(
        "09001 12/15 09035 10/13 09057 12/16 09072 10/13 09088 11/13 09141 13/17 11041 9/12 "
        "11075 9/12 11077 9/11 12053 13/17 12090 12/15 "
    ),
    restricted=codes("09178 11043 11077 11079 11094 11111 12027 12042 12157 "),
)
"""The latest cycle alone, 2020."""

INFINITE = Format(
    "infinite",
    deck_size=30,
    sets=codes("AW SoR EaW TPG LEG RIV WotF AtG CONV AoN SoH CM TR FA RM HS EC PW"),
    points=points(
        "01003 12/16 01010 15/19 01021 11/14 01027 9/12 01028 11/14 01029 16/20 01035 14/18 "
        "01045 11/13 01046 13/16 02002 11/14 02003 14/17 02011 19/26 02020 13/18 02021 11/14 "
        "02026 12/16 02027 9/12 02035 11/14 02036 11/14 02037 14/18 02043 11/15 02044 14/18 "
        "03011 13/17 03026 13/18 03031 12/15 03034 14/19 03040 16/21 05002 10/14 05004 14/18 "
        "05010 12/15 05018 8/11 05039 11/14 05050 11/14 07021 13/18 07036 11/14 07074 10/13 "
        "07089 13/18 08057 12/15 08058 13/17 09001 12/15 09035 10/13 09057 12/16 09072 10/13 "
        "09088 11/13 09141 13/17 11041 9/12 11075 9/12 11077 9/11 12053 13/17 12090 12/15 "
        "14004 12/15 15063 13/16 "
    ),
    banned=codes("13003B 13004B 13006B 13008B 13009B 13010B 15092B 16002B 16039B "),
    restricted=codes("01110 01129 05022 05092 08013 09177 09178 11015 11077 11094 11111 12157 "),
)
"""Every set there is."""

ARH_STANDARD = Format(
    "arh-standard",
    deck_size=30,
    sets=codes("CONV AoN SoH CM TR FA RM HS"),
    points=points(
        "09001 12/15 09035 10/13 09057 12/16 09072 10/13 09073 11/14 09088 11/13 09141 13/17 "
        "11041 9/12 11075 9/12 11077 9/11 12020 10/13 12022 12/15 12041 11/13 12053 13/17 "
        "12073 13/16 12090 10/13 12091 10/13 13001A 12/16 13001B 16/20 13005A 3 13009A 1/2 "
        "14001 11/14 14003 9/12 14004 12/15 14015 9/12 14023 10/12 14031 10/14 14041 9/11 "
        "15036 10/13 15039 13/16 15049 23/30 15063 13/16 15065 10/12 "
    ),
    banned=codes("11111 13003B 13004B 13006B 13008B 13009B 13010B 14072 15092B 16002B 16039B "),
    apart=(("11056", "11077"), ("11094", "12157"), ("11103", "15049"), ("12027", "12042")),
)
"""Standard as the first of the two groups of players went on with it."""

TCI_STANDARD = Format(
    "tci-standard",
    deck_size=30,
    sets=codes("CONV AoN SoH CM TR EC PW"),
    points=points(
        "09001 12/15 09035 10/13 09056 12/15 09057 12/16 09072 10/13 09088 11/13 09089 8/11 "
        "09090 9/12 09141 13/17 11005 8/13 11041 9/12 11075 9/12 11077 9/11 12003 11/14 12022 "
        "12/15 12041 10/13 12042 9/12 12053 13/17 12073 13/16 12074 10/13 12090 10/13 12091 "
        "11/14 13007B 11/14 13009A 1/2 "
    ),
    banned=codes("09087 09177 09178 11043 11079 11111 12027 "),
)
"""Standard as the second group went on with it."""

FIRST_CYCLE = ("AW", "SoR", "EaW")
SECOND_CYCLE = ("TPG", "LEG", "RIV", "WotF", "AtG")
THIRD_CYCLE = ("CONV", "AoN", "SoH")

STANDARD_2016 = Format("standard-2016", deck_size=30, sets=FIRST_CYCLE[:1], points={})
STANDARD_2017 = Format("standard-2017", deck_size=30, sets=(*FIRST_CYCLE, "TPG"), points={})
STANDARD_2018 = Format("standard-2018", deck_size=30, sets=FIRST_CYCLE + SECOND_CYCLE)
STANDARD_2019 = Format("standard-2019", deck_size=30, sets=SECOND_CYCLE + THIRD_CYCLE)
"""At the end of each year: the first cycle rotated out when the third one began."""

TRILOGY_2018 = Format("trilogy-2018", deck_size=30, sets=SECOND_CYCLE)
TRILOGY_2019 = Format("trilogy-2019", deck_size=30, sets=THIRD_CYCLE)

FORMATS = {
    one.name: one
    for one in (
        CONSTRUCTED,
        STARTER,
        STANDARD,
        TRILOGY,
        INFINITE,
        STANDARD_2016,
        STANDARD_2017,
        STANDARD_2018,
        STANDARD_2019,
        TRILOGY_2018,
        TRILOGY_2019,
        ARH_STANDARD,
        TCI_STANDARD,
    )
}
"""Every format by its name."""
