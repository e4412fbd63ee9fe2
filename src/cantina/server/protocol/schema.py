"""Everything that is said, as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from cantina.core.lessons import Progress
from cantina.core.workshop import Judgement, ReadyList
from cantina.server.protocol.messages import ClientMessage, ServerMessage
from cantina.server.protocol.requests import (
    Answers,
    Assertion,
    Branch,
    Brings,
    Carry,
    Confirm,
    CreateTable,
    Credentials,
    Decide,
    Finished,
    Forgotten,
    Invite,
    KeepList,
    Mailed,
    MailedPassword,
    MailWish,
    Named,
    NewAddress,
    NewDevice,
    NewPasskey,
    NewPassword,
    OpenTournament,
    Rename,
    Rest,
    SeatWish,
    SeekWish,
    TakeSeat,
    Work,
)
from cantina.server.protocol.responses.accounts import (
    Challenge,
    OpenSession,
    Passkeys,
    Profile,
    Reach,
    RecoveryCodes,
    Session,
)
from cantina.server.protocol.responses.games import (
    Course,
    GameInfo,
    KeptList,
    LanguageInfo,
    RuleEntry,
)
from cantina.server.protocol.responses.people import (
    Friend,
    LeaderInfo,
    PersonInfo,
    PrivateWords,
    SeekInfo,
    Seeking,
)
from cantina.server.protocol.responses.replays import (
    MatchAnalysis,
    Opening,
    Replay,
    ReplayView,
    ReplayViews,
    Report,
)
from cantina.server.protocol.responses.service import Health, House, RequestRefused
from cantina.server.protocol.responses.tables import Hint, OwnTable, Seated, TableInfo
from cantina.server.protocol.responses.tournaments import BroughtLists, TournamentInfo

REST = (
    GameInfo,
    LanguageInfo,
    CreateTable,
    TakeSeat,
    Brings,
    SeatWish,
    Rename,
    Branch,
    Carry,
    Credentials,
    Seated,
    TableInfo,
    OpenTournament,
    Decide,
    BroughtLists,
    TournamentInfo,
    Session,
    OpenSession,
    RecoveryCodes,
    Profile,
    OwnTable,
    Hint,
    Replay,
    ReplayView,
    ReplayViews,
    Report,
    MatchAnalysis,
    RuleEntry,
    Health,
    RequestRefused,
    Work,
    Judgement,
    ReadyList,
    KeepList,
    KeptList,
    Answers,
    Finished,
    Course,
    Progress,
    House,
    Assertion,
    Confirm,
    NewPassword,
    NewPasskey,
    Named,
    Challenge,
    Passkeys,
    Reach,
    NewAddress,
    MailWish,
    Forgotten,
    Mailed,
    MailedPassword,
    NewDevice,
    Rest,
    PersonInfo,
    PrivateWords,
    Friend,
    LeaderInfo,
    SeekWish,
    SeekInfo,
    Seeking,
    Invite,
    Opening,
)


def exact_types() -> dict[str, Any]:
    """Return the JSON Schema of everything in REST bodies, by name, for the OpenAPI document."""
    _, parts = msgspec.json.schema_components(
        REST, schema_hook=lambda kind: {}, ref_template="#/components/schemas/{name}"
    )
    return parts


def schema(views: dict[str, type] | None = None, cards: Iterable[type] = ()) -> dict[str, Any]:
    """Return one JSON Schema with everything, games' views and cards (for generated types)."""
    named = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    types = [*cards, *REST, *named.values(), *(views or {}).values()]
    schemas, parts = msgspec.json.schema_components(
        types,
        schema_hook=lambda kind: {},  # msgspec.Raw: a view, whose type depends on the game
        ref_template="#/$defs/{name}",
    )
    games = dict(zip(views or {}, schemas[len(types) - len(views or {}) :], strict=True))
    unions = dict(zip(named, schemas[len(types) - len(games) - len(named) :], strict=False))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, **unions},
        "views": games,
    }
