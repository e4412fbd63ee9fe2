"""Passkeys (WebAuthn): challenges, and what browsers and their authenticators answer to them.

A challenge is answered once, within minutes, for the purpose it was given out for.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec

from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.trouble import Trouble
from cantina.server.match.clocks import now
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import Assertion, NewPasskey
from cantina.server.protocol.responses.accounts import Challenge
from cantina.server.store.rows import Account, Passkey

log = logging.getLogger(__name__)
CHALLENGE_SECONDS = 300
ALGORITHMS = [-8, -7, -257]
"""COSE: Ed25519, ECDSA on P-256, RSA; every authenticator has one of them."""
HERE = "localhost"
"""Where browsers know passkeys without TLS, and without a site being set."""


class Party(msgspec.Struct, frozen=True):
    """Whom a passkey is for: the name browsers keep it under, and the page that asks for it."""

    id: str
    origin: str


class ClientData(msgspec.Struct):
    """What we read of the client data before anything is proven."""

    challenge: str


def party(settings: Settings, host: str) -> Party | None:
    """Return whom passkeys are for, by the configured site; None where there can be none."""
    site = urlsplit(settings.site or f"http://{host}")
    name = site.hostname or ""
    if name != HERE and (site.scheme != "https" or is_number(name)):
        return None
    return Party(name, f"{site.scheme}://{site.netloc}")


def is_number(name: str) -> bool:
    """Whether a host is named by its number, for which browsers keep no passkeys."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def need_party(settings: Settings, host: str) -> Party:
    """Return whom passkeys are for, or refuse."""
    found = party(settings, host)
    if found is None:
        raise Trouble(409, text("server-no-passkeys"))
    return found


def encode(raw: bytes) -> str:
    """Write bytes as browsers write those of passkeys."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(written: str) -> bytes:
    """Read what `encode` wrote; refuse anything else."""
    try:
        raw = urlsafe_b64decode(written + "=" * (-len(written) % 4))
    except ValueError as error:
        raise Trouble(403, text("server-bad-passkey")) from error
    if encode(raw) != written:
        raise Trouble(403, text("server-bad-passkey"))
    return raw


async def new_challenge(hall: Hall, party: Party, kind: str, account: str | None) -> Challenge:
    """Give out a challenge for one purpose."""
    challenge = encode(secrets.token_bytes(32))
    until = now() + CHALLENGE_SECONDS
    await hall.store.passkeys.add_challenge(tokens.digest(challenge), kind, account, until)
    return Challenge(challenge=challenge, site=party.id, seconds=CHALLENGE_SECONDS)


async def used_challenge(hall: Hall, client: str, kind: str, account: str | None) -> bytes:
    """Return the challenge that the client data answers and use it up, or refuse."""
    try:
        challenge = msgspec.json.decode(decode(client), type=ClientData).challenge
    except msgspec.MsgspecError as error:
        raise Trouble(403, text("server-bad-passkey")) from error
    digest = tokens.digest(challenge)
    if not await hall.store.passkeys.use_challenge(digest, kind, account, now()):
        raise Trouble(403, text("server-old-passkey"))
    return decode(challenge)


async def opened_by(
    hall: Hall, party: Party, said: Assertion, kind: str, asked_of: str | None
) -> Account:
    """Return the account that a passkey opens by its answer, or refuse."""
    challenge = await used_challenge(hall, said.client, kind, asked_of)
    passkey = await hall.store.passkeys.passkey(tokens.digest(said.id))
    if passkey is None or asked_of not in (None, passkey.account):
        raise Trouble(403, text("server-unknown-passkey"))
    if said.user is not None and decode(said.user) != passkey.account.encode():
        raise Trouble(403, text("server-unknown-passkey"))
    count = await asyncio.to_thread(signed_count, party, said, challenge, passkey)
    if not await hall.store.passkeys.used(passkey.id, count, now()):
        log.warning("a passkey of account %s may have been copied", passkey.account)
        raise Trouble(403, text("server-copied-passkey"))
    account = await hall.store.people.account(passkey.account)
    if account is None:
        raise Trouble(403, text("server-unknown-passkey"))
    return account


def signed_count(party: Party, said: Assertion, challenge: bytes, passkey: Passkey) -> int:
    """Check a passkey's signature and return how often it says it has signed, or refuse."""
    # not with the module: it would cost every start of a server a tenth of a second
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    answer = AuthenticatorAssertionResponse(
        client_data_json=decode(said.client),
        authenticator_data=decode(said.data),
        signature=decode(said.signature),
    )
    try:
        return verify_authentication_response(
            credential=AuthenticationCredential(said.id, decode(said.id), answer),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=0,  # whether it goes on is decided where it is stored
        ).new_sign_count
    except Exception as error:  # whatever a stranger's bytes can bring about
        log.info("a passkey was refused: %s", error)
        raise Trouble(403, text("server-bad-passkey")) from error


def made_passkey(party: Party, said: NewPasskey, challenge: bytes, account: str) -> Passkey:
    """Check what a browser says about a new passkey and return it, or refuse."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    answer = AuthenticatorAttestationResponse(
        client_data_json=decode(said.client), attestation_object=decode(said.attestation)
    )
    try:
        made = verify_registration_response(
            credential=RegistrationCredential(said.id, decode(said.id), answer),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
    except Exception as error:  # the same
        log.info("a new passkey was refused: %s", error)
        raise Trouble(403, text("server-bad-passkey")) from error
    return Passkey(
        id=tokens.digest(encode(made.credential_id)),
        account=account,
        credential=encode(made.credential_id),
        key=made.credential_public_key,
        count=made.sign_count,
        name=said.name.strip(),
        created=now(),
    )
