"""The application: everything put together. `cantina serve` runs it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp
from sqlalchemy.exc import DBAPIError

from cantina.server.http.access import with_access_log
from cantina.server.http.analyses import ANALYSES
from cantina.server.http.bringing import BRINGING
from cantina.server.http.correspondence import CORRESPONDENCE
from cantina.server.http.docs import ExactSchema, PlainPage
from cantina.server.http.guard import with_guard
from cantina.server.http.lessons import LEARN
from cantina.server.http.opening import OPENING
from cantina.server.http.own_account import OWN_ACCOUNT
from cantina.server.http.own_passkeys import OWN_PASSKEYS
from cantina.server.http.owners import with_hops, with_owners
from cantina.server.http.pages import page
from cantina.server.http.people import PEOPLE
from cantina.server.http.private import PRIVATE
from cantina.server.http.rest import API
from cantina.server.http.seeks import SEEKS
from cantina.server.http.tournaments import TOURNAMENTS
from cantina.server.http.trouble import (
    Trouble,
    answer_busy,
    answer_crash,
    answer_http,
    answer_too_deep,
    answer_trouble,
)
from cantina.server.http.workshop import WORKSHOP
from cantina.server.live.connection import live_table
from cantina.server.process.hall import Elsewhere, Hall
from cantina.server.tournaments.director import Director


def make_app(hall: Hall) -> ASGIApp:
    """Return the application of a hall."""
    inside = with_owners(make_routes(hall), hall)
    guarded = with_hops(with_guard(inside, hall.settings, hall.quotas), hall)
    return with_access_log(guarded, hall)


def make_routes(hall: Hall) -> Litestar:
    """Return the routes with all that belongs to them."""
    director = Director(hall)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.hall = hall
        app.state.director = director
        await hall.open()
        hall.supervisor.keep("tournaments", director.keep)
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[
            *API,
            *ANALYSES,
            *BRINGING,
            *OWN_ACCOUNT,
            *OWN_PASSKEYS,
            *CORRESPONDENCE,
            *PEOPLE,
            *PRIVATE,
            *SEEKS,
            *OPENING,
            *WORKSHOP,
            *LEARN,
            *TOURNAMENTS,
            live_table,
            page,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Trouble: answer_trouble,
            Elsewhere: answer_busy,
            DBAPIError: answer_busy,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_crash,
        },
        logging_config=None,
        request_max_body_size=hall.settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Cantina",
            version=version("cantina"),
            path="/docs",
            render_plugins=[PlainPage(), ExactSchema(path="/openapi.json")],
        ),
    )
