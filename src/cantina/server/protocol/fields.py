"""What single fields may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(max_length=40, pattern=r"^ *[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$")]
"""Something to read, without control characters."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Title = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^\s*[^\s\x00][^\x00]*$")]
"""Something said: lines may be broken."""
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=20)]
Address = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$",
    ),
]
"""Where mail is sent."""
Token = Annotated[str, Meta(max_length=100)]
Encoded = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]*$")]
"""Bytes in base64url, as browsers write those of passkeys."""
CredentialId = Annotated[Encoded, Meta(min_length=1, max_length=1400)]
ClientData = Annotated[Encoded, Meta(max_length=4000)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
RatingBound = Annotated[int, Meta(ge=0, le=4000)]
TableState = Literal["open", "running", "finished"]
