"""Why somebody is turned away or cut off: these words stand in the log and in the numbers, and stay as they are."""

from typing import Literal

Reason = Literal[
    "banned",
    "unknown_key",
    "no_key",
    "per_address",
    "per_minute",
    "per_key",
    "max_startups",
    "login_timeout",
    "full",
    "no_room",
    "unused",
    "offers",
    "tries",
    "flood",
    "rekeys",
    "pieces",
    "unread",
]
