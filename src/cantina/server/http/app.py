"""The application: everything put together. `cantina serve` runs it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from cantina.server.http.docs import ExactSchema, PlainPage
from cantina.server.http.pages import page
from cantina.server.http.rest import API, SIGN_IN
from cantina.server.http.security import with_headers
from cantina.server.http.trouble import Trouble, answer_crash, answer_http, answer_trouble
from cantina.server.live.connection import live_table
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings


def make_app(settings: Settings) -> ASGIApp:
    """Return the application for these settings."""
    return with_headers(make_routes(settings))


def make_routes(settings: Settings) -> Litestar:
    """Return the routes with all that belongs to them."""
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.hall = hall
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/assets/", "^/health"]
    )
    slow = RateLimitConfig(rate_limit=("minute", settings.sign_ins_per_minute), store="sign_ins")
    sign_ins = Router("/", route_handlers=SIGN_IN, middleware=[slow.middleware])
    return Litestar(
        route_handlers=[*API, sign_ins, live_table, page],
        lifespan=[lifespan],
        middleware=[limit.middleware],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        exception_handlers={
            Trouble: answer_trouble,
            HTTPException: answer_http,
            Exception: answer_crash,
        },
        logging_config=None,
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Cantina",
            version=version("cantina"),
            path="/docs",
            render_plugins=[PlainPage(), ExactSchema(path="/openapi.json")],
        ),
    )
