"""How a server process runs. Everything has a default: `cantina serve` needs no configuration.

This is the one definition of every setting: the command line, the configuration file, the
environment (`configuration.py`) and the table in `docs/operating.md` are made from it.
"""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

DEFAULT_DATABASE = "sqlite:///.cantina/cantina.sqlite3"

EVERYWHERE = ("", "0.0.0.0", "::")
"""What a process listens on that listens on every address."""

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The knobs of one server process."""

    host: Annotated[str, Meta(description="The address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="The port to listen on.")] = 8000
    db: Annotated[
        str, Meta(description="Where matches are kept: a `sqlite:///` or `postgresql://` URL.")
    ] = DEFAULT_DATABASE
    channels: Annotated[
        str,
        Meta(
            description="How several processes tell each other: `memory`, `redis://` or the URL "
            "of the PostgreSQL database."
        ),
    ] = "memory"
    address: Annotated[
        str,
        Meta(
            pattern=r"^(|.+:\d+)$",
            max_length=200,
            description="Where the other processes reach this one (`10.0.0.7:8000`); without it, "
            "by `host` and `port`.",
        ),
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        Meta(description="Pages of other hosts that may use this server (our own always may)."),
    ] = ()
    log_level: Annotated[
        str,
        Meta(pattern="^(debug|info|warning|error)$", description="How much is written to the log."),
    ] = "warning"
    log_format: Annotated[
        str,
        Meta(
            pattern="^(text|json)$",
            description="How the log is written: `text` to read, or `json` a line.",
        ),
    ] = "text"
    access_log: Annotated[
        bool,
        Meta(
            description="Whether every request is logged: how, what, its answer, milliseconds, and "
            "by whom under a pseudonym."
        ),
    ] = False

    bot_workers: Annotated[Count, Meta(description="Processes in which bots think.")] = 1
    bot_seconds: Annotated[
        Seconds,
        Meta(description="How long a bot may think before a random answer is played for it."),
    ] = 3.0
    bot_seconds_per_minute: Annotated[
        Seconds,
        Meta(
            description="Thinking time of bots for all the tables that one guest or account "
            "opened; beyond it their bots answer later, never not at all."
        ),
    ] = 40.0
    bot_pause: Annotated[
        Seconds,
        Meta(description="How long a bot's answer is held back, so that people can follow."),
    ] = 0.5
    analysis_decisions: Annotated[
        Count,
        Meta(description="Decisions that an analysis looks at, evenly spread over the match."),
    ] = 400
    stand_in_bots: Annotated[
        tuple[str, ...],
        Meta(description="Who plays for somebody who is away: the first that knows the game."),
    ] = ("normal", "greedy", "random")

    desk_workers: Annotated[
        Count,
        Meta(description="Processes that check decks and squads and play finished matches again."),
    ] = 1
    desk_seconds: Annotated[
        Seconds, Meta(description="How long one such check may take before it is refused.")
    ] = 5.0

    busy_seconds: Annotated[
        Seconds, Meta(description="How long a write waits while something else holds the database.")
    ] = 10.0
    checkpoint_every: Annotated[
        Count, Meta(description="Answers between two stored positions of a match.")
    ] = 20
    absent_after: Annotated[
        Seconds, Meta(description="Seconds without a connection after which a seat is away.")
    ] = 60.0
    lease_seconds: Annotated[
        Seconds,
        Meta(
            description="How long the other processes wait before they take over the tables of "
            "one that is silent."
        ),
    ] = 3.0
    listed_hours: Annotated[
        Seconds, Meta(description="Hours after which a public table that never began is dropped.")
    ] = 6.0
    unlisted_hours: Annotated[
        Seconds, Meta(description="The same for tables that only their link opens.")
    ] = 168.0

    guest_days: Annotated[
        Seconds,
        Meta(
            description="Days after its end for which a table is kept at which no account has a "
            "seat; 0: for ever."
        ),
    ] = 365.0
    archive_days: Annotated[
        Seconds,
        Meta(
            description="Days after its end at which a match is packed into one compressed "
            "record, from which it is shown as before; 0: never."
        ),
    ] = 30.0
    session_days: Annotated[
        Seconds,
        Meta(description="Days after which whoever signed in has to do so again; 0: never."),
    ] = 365.0
    private_days: Annotated[
        Seconds,
        Meta(description="Days for which what friends write to each other is kept; 0: for ever."),
    ] = 90.0
    retention_seconds: Annotated[
        Seconds, Meta(description="How often to look for what has become too old.")
    ] = 600.0
    notice_seconds: Annotated[
        Seconds,
        Meta(
            description="How long somebody who is not there is waited for before they are told "
            "that it is their turn."
        ),
    ] = 120.0
    vacation_days: Annotated[
        int,
        Meta(
            ge=0,
            le=365,
            description="Days a year for which an account may let its clocks in days rest.",
        ),
    ] = 30

    site: Annotated[
        str,
        Meta(
            pattern=r"^(|https?://[^/\s]+)$",
            max_length=200,
            description="What people call this server (`https://play.example.org`); mailed links "
            "begin with it, passkeys are made for it; without it nothing is mailed, and passkeys "
            "work at `localhost` only.",
        ),
    ] = ""
    mail_from: Annotated[
        str,
        Meta(
            pattern=r"^(|[^@\s<>]+@[^@\s<>]+)$",
            max_length=254,
            description="The address that mail comes from.",
        ),
    ] = ""
    smtp_host: Annotated[
        str, Meta(description="The mail server to send by; without it nothing is mailed.")
    ] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535, description="Its port.")] = 587
    smtp_security: Annotated[
        str,
        Meta(
            pattern="^(starttls|tls|none)$",
            description="How it is spoken to: `starttls`, `tls` from the beginning, or `none`.",
        ),
    ] = "starttls"
    smtp_user: Annotated[str, Meta(description="The name to sign in to it, if any.")] = ""
    smtp_password: Annotated[
        str, Meta(description="The password for that; better as `CANTINA_SMTP_PASSWORD`.")
    ] = ""
    letters_per_hour: Annotated[
        Count,
        Meta(
            description="Mails by which an address is confirmed or a password replaced, per "
            "address and per account."
        ),
    ] = 5
    push_anywhere: Annotated[
        bool,
        Meta(
            description="Send push messages without TLS and inside the network, too: for trying "
            "it out only."
        ),
    ] = False

    tournament_seconds: Annotated[
        Seconds, Meta(description="How often to look whether a round of a tournament is over.")
    ] = 5.0

    requests_per_minute: Annotated[
        Count, Meta(description="Requests to the API and new live connections, per address.")
    ] = 600
    pages_per_minute: Annotated[
        Count, Meta(description="Requests for pages and their files, per address.")
    ] = 1200
    sign_ins_per_minute: Annotated[
        Count, Meta(description="Attempts to sign in or up, per address.")
    ] = 20
    tables_per_hour: Annotated[
        Count, Meta(description="Tables that one guest's address or one account may open.")
    ] = 60
    analyses_per_hour: Annotated[
        Count,
        Meta(description="Finished matches that one guest's address or one account has analysed."),
    ] = 20
    listed_per_owner: Annotated[
        Count, Meta(description="How many tables of one owner the lobby shows at once.")
    ] = 3
    seek_seconds: Annotated[
        Seconds,
        Meta(description="How long somebody who looks for opponents is listed after a last word."),
    ] = 15.0
    seeks_per_owner: Annotated[
        Count, Meta(description="Searches for opponents of one account or address at once.")
    ] = 6
    friends_per_account: Annotated[
        Count, Meta(description="Friends and requests that one account may have.")
    ] = 200
    blocks_per_account: Annotated[
        Count, Meta(description="People whom one account may keep away.")
    ] = 500
    bonds_per_hour: Annotated[
        Count, Meta(description="Requests to be friends and invitations of one account.")
    ] = 60
    messages_per_second: Annotated[float, Meta(gt=0, description="Per live connection.")] = 30.0
    message_burst: Annotated[Count, Meta(description="So many of them at once.")] = 120
    chat_per_minute: Annotated[
        Count, Meta(description="Lines per seat, and per address among the spectators.")
    ] = 20
    message_bytes: Annotated[Count, Meta(description="Length of a live message.")] = 16_384
    body_bytes: Annotated[Count, Meta(description="Length of a request's body.")] = 65_536
    options_bytes: Annotated[
        Count, Meta(description="Length of a new table's options, decks and squads included.")
    ] = 32_768
    spectators_per_table: Annotated[
        Count, Meta(description="People without a seat at one table.")
    ] = 200
    spectators_per_address: Annotated[
        Count, Meta(description="Connections without a seat from one address, at all tables.")
    ] = 100
    connections_per_seat: Annotated[
        Count, Meta(description="Tabs and devices of one seat; the oldest makes room.")
    ] = 8
    connections_per_address: Annotated[
        Count, Meta(description="Open connections of all kinds from one address.")
    ] = 500

    header_seconds: Annotated[
        Seconds, Meta(description="How long the head of a request may take to arrive.")
    ] = 10.0
    body_seconds: Annotated[Seconds, Meta(description="How long its body may take to arrive.")] = (
        20.0
    )
    idle_seconds: Annotated[
        Seconds, Meta(description="How long a connection may be kept between two requests.")
    ] = 20.0

    @property
    def sends_mail(self) -> bool:
        """Whether all is set that mail needs."""
        return bool(self.site and self.mail_from and self.smtp_host)

    @property
    def is_sqlite(self) -> bool:
        """Whether the store is a SQLite file."""
        return self.db.startswith("sqlite:")

    @property
    def own_address(self) -> str:
        """Where the other processes reach this one."""
        if self.address or not self.port:
            return self.address
        host = this_machine() if self.host in EVERYWHERE else self.host
        return f"{host}:{self.port}"

    @property
    def file(self) -> Path | None:
        """The SQLite file, if there is one."""
        name = self.db.removeprefix("sqlite:///")
        return Path(name) if self.is_sqlite and name not in ("", ":memory:", "sqlite:") else None

    @property
    def database_url(self) -> str:
        """Return the SQLAlchemy URL: psycopg 3 for PostgreSQL."""
        if self.db.startswith("postgresql://"):
            return "postgresql+psycopg://" + self.db.removeprefix("postgresql://")
        return self.db

    def prepare(self) -> None:
        """Make the folder of a SQLite file."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)


def this_machine() -> str:
    """Return the name by which this machine is found, by itself at the least."""
    name = socket.gethostname()
    try:
        socket.getaddrinfo(name, None)
    except OSError:
        return "127.0.0.1"
    return name
