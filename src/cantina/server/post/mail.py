"""Mail: written as plain text, handed to the mail server that the settings name."""

from __future__ import annotations

import contextlib
import smtplib
import ssl
from collections.abc import Iterator
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from cantina.server.process.settings import Settings

SECONDS = 20.0


class Undeliverable(Exception):  # noqa: N818
    """The mail server will never take it."""


def write_mail(
    settings: Settings, address: str, subject: str, body: str, unsubscribe: str = ""
) -> EmailMessage:
    """Write a mail; `unsubscribe` is the address that ends such mails by one click (RFC 8058)."""
    message = EmailMessage()
    message["From"] = f"Cantina <{settings.mail_from}>"
    message["To"] = address
    message["Subject"] = " ".join(subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


@contextlib.contextmanager
def connected(settings: Settings) -> Iterator[smtplib.SMTP]:
    """Connect to the mail server and sign in; OSError when that does not work."""
    host, port = settings.smtp_host, settings.smtp_port
    if settings.smtp_security == "tls":
        context = ssl.create_default_context()
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(host, port, timeout=SECONDS)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        yield server


def send_mail(settings: Settings, message: EmailMessage) -> None:
    """Hand a mail over; Undeliverable when it makes no sense to try again, OSError when it does."""
    try:
        with connected(settings) as server:
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        if all(code >= 500 for code, _ in error.recipients.values()):
            raise Undeliverable(str(error)) from error
        raise OSError(str(error)) from error
