"""Sends what waits in the letters table, once, and again when it failed, a little later each time.

A letter is written when it is sent: in its reader's language, only if it still makes sense, and
with links that did not exist before.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from email.message import EmailMessage
from functools import cached_property
from typing import TYPE_CHECKING

import httpx
import msgspec

from cantina.core.fluent import writer
from cantina.core.languages import offered
from cantina.core.registry import find_game, game_names
from cantina.core.text import Text, text
from cantina.server.http import tokens
from cantina.server.match.clocks import now
from cantina.server.post.doors import Closed
from cantina.server.post.doors import post as call
from cantina.server.post.mail import Undeliverable, send_mail, write_mail
from cantina.server.post.push import BadKey, Signer, encrypt
from cantina.server.process.supervisor import Duty
from cantina.server.store.rows import Account, Device, Letter, Link

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
LOOK_SECONDS = 5.0
FIRST_WAIT, LONGEST_WAIT = 30.0, 3 * 3600.0
MOST_TRIES = 8
LINK_SECONDS = {"confirm": 24 * 3600.0, "password": 3600.0}
PUSH_SECONDS = "86400"
"""How long a push service keeps a message for a device that is off."""
GONE = (404, 410)
"""How a push service says that a device takes nothing any more."""


class Post:
    """The letters of all processes on one database; each is sent by one of them."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._woken = asyncio.Event()
        self._secret = b""
        self.signer: Signer | None = None

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        """Made when it is needed: it reads everybody's certificates, and that takes a while."""
        return httpx.AsyncClient(trust_env=False, follow_redirects=False)

    async def open(self, secret: str) -> None:
        """Read the keys."""
        self._secret = secret.encode()
        settings = self._settings
        is_public = settings.site.startswith("https:")
        mail = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        contact = settings.site if is_public else mail
        self.signer = Signer(await self._hall.store.post.push_key(), contact)

    def start(self) -> None:
        """Begin to send."""
        self._hall.supervisor.keep("post", self._work)

    async def close(self) -> None:
        """Let go of connections."""
        if "_http" in vars(self):
            await self._http.aclose()

    def wake(self) -> None:
        """Look for letters now."""
        self._woken.set()

    async def _work(self, duty: Duty) -> None:
        while True:
            self._woken.clear()
            await self.send_due()
            duty.well()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._woken.wait()

    async def send_due(self) -> None:
        """Send the letters that are due."""
        letters = await self._hall.store.post.due_letters(now())
        await asyncio.gather(*[self._try(letter) for letter in letters])

    async def _try(self, letter: Letter) -> None:
        box, metrics = self._hall.store.post, self._hall.metrics
        if letter.tries >= MOST_TRIES:
            await box.drop_letter(letter.id)
            return
        wait = min(FIRST_WAIT * 2**letter.tries, LONGEST_WAIT)
        if not await box.claim_letter(letter, now() + wait):
            return
        try:
            await self._send(letter)
        except (OSError, httpx.HTTPError, TimeoutError) as error:
            metrics.letters_failed += 1
            log.warning("a letter could not be sent: %s: %s", type(error).__name__, error)
            return
        except (Undeliverable, Closed, BadKey) as error:
            metrics.letters_failed += 1
            log.warning("a letter is not for anybody: %s: %s", type(error).__name__, error)
        await box.drop_letter(letter.id)

    async def _send(self, letter: Letter) -> None:
        if letter.kind == "turn":
            await self._send_turn(letter)
        elif letter.kind == "confirm":
            await self._send_confirmation(letter)
        else:
            await self._send_passwords(letter)

    # --- your turn --------------------------------------------------------------------------------

    async def _send_turn(self, letter: Letter) -> None:
        store = self._hall.store
        if letter.match is None or letter.seat is None or letter.account is None:
            return
        found = await store.match(letter.match)
        is_open = await store.turns.is_open(letter.match, letter.seat)
        if found is None or not is_open or found[1][letter.seat].account != letter.account:
            return
        match, seats = found
        others = [seat.name or seat.bot or "" for seat in seats if seat.seat != letter.seat]
        game = (
            find_game(match.game).title
            if match.game in game_names()
            else Text("server-preview-game")
        )
        told = text("server-letter-turn", game=game, others=", ".join(filter(None, others)))
        title = text("server-letter-turn-title")
        if letter.device is not None:
            device = await store.post.device(letter.device)
            if device is not None:
                await self._push(device, letter, [title, told])
        elif letter.address is not None:
            off = f"/letter/off/{self.unsubscribing(letter.account)}"
            words = text("server-letter-off", link=self._settings.site + off)
            link = f"{self._settings.site}/t/{letter.match}"
            lines = await self._written(letter.lang, [title, told, words])
            body = f"{lines[1]}\n\n{link}\n\n-- \n{lines[2]}\n"
            subject = f"{lines[0]} · {lines[1]}"
            one_click = f"{self._settings.site}/api{off}"
            await self._mail(letter, subject, body, one_click)

    async def _push(self, device: Device, letter: Letter, parts: list[Text]) -> None:
        title, body = await self._written(letter.lang, parts)
        shown = {"title": title, "body": body, "url": f"/t/{letter.match}", "tag": letter.match}
        message = encrypt(msgspec.json.encode(shown), device.key, device.auth)
        assert self.signer is not None
        headers = {
            **self.signer.headers(device.endpoint, now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": PUSH_SECONDS,
            "urgency": "normal",
        }
        anywhere = self._settings.push_anywhere
        status = await call(self._http, device.endpoint, message, headers, anywhere)
        if status in GONE:
            await self._hall.store.post.drop_device(device.id)
        elif status == 429 or status >= 500:
            raise OSError(f"the push service answers {status}")
        elif status >= 300:
            raise Undeliverable(f"the push service answers {status}")
        else:
            self._hall.metrics.letters_sent += 1

    # --- addresses and passwords ------------------------------------------------------------------

    async def _send_confirmation(self, letter: Letter) -> None:
        if letter.account is None or letter.address is None:
            return
        account = await self._hall.store.people.account(letter.account)
        known = await self._hall.store.post.address(letter.account)
        if account is None or known is None or known.address != letter.address:
            return
        link = await self._link(account, letter, "confirm")
        told = text("server-letter-confirm", name=account.name)
        title, body = await self._written(letter.lang, [text("server-letter-confirm-title"), told])
        await self._mail(letter, title, f"{body}\n\n{link}\n")

    async def _send_passwords(self, letter: Letter) -> None:
        accounts = await self._hall.store.post.accounts_at(letter.address or "")
        if not accounts:
            return
        parts = [text("server-letter-password-title"), text("server-letter-password")]
        lang = accounts[0].lang or letter.lang
        title, body = await self._written(lang, parts)
        for account in accounts:
            link = await self._link(account, letter, "password")
            body += f"\n\n{account.name}\n{link}"
        await self._mail(letter, title, body + "\n")

    async def _link(self, account: Account, letter: Letter, kind: str) -> str:
        """Make a link that opens once, for a while; only its digest is kept."""
        token = tokens.new_token()
        link = Link(
            digest=tokens.digest(token),
            account=account.id,
            kind=kind,
            address=letter.address or "",
            until=now() + LINK_SECONDS[kind],
        )
        await self._hall.store.post.add_links([link], now())
        return f"{self._settings.site}/letter/{kind}/{token}"

    # --- unsubscribing ----------------------------------------------------------------------------

    def unsubscribing(self, account: str) -> str:
        """Return what ends the mails to an account, by whoever has one of them."""
        mixed = hmac.new(self._secret, f"off:{account}".encode(), hashlib.sha256).hexdigest()
        return f"{account}-{mixed[:32]}"

    def unsubscribed(self, token: str) -> str | None:
        """Return the account that wants no more mails, if the token is right."""
        account = token.partition("-")[0]
        is_right = hmac.compare_digest(token.encode(), self.unsubscribing(account).encode())
        return account if is_right else None

    # --- writing ----------------------------------------------------------------------------------

    async def _written(self, language: str, parts: list[Text]) -> list[str]:
        """Return sentences in a language, or English (words are read from files)."""
        spoken = language if language in offered() else "en"
        return await asyncio.to_thread(lambda: [writer(spoken).write(part) for part in parts])

    async def _mail(self, letter: Letter, subject: str, body: str, unsubscribe: str = "") -> None:
        if not self._settings.sends_mail or letter.address is None:
            return
        message: EmailMessage = write_mail(
            self._settings, letter.address, subject, body, unsubscribe
        )
        await asyncio.to_thread(send_mail, self._settings, message)
        self._hall.metrics.letters_sent += 1
