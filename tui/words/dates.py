"""When something happened, in words."""

from datetime import datetime, timedelta

from core.words import Words, message

UNKNOWN = "?"
"""In place of a date that no calendar has."""


def when(words: Words, then: datetime, now: datetime) -> str:
    """Today and yesterday by name, this year without the year; both times are local ones."""
    time = f"{then:%H:%M}"
    month = words.word("when.months").split()[then.month - 1]
    if then.date() == now.date():
        said = message("when.today", time=time)
    elif then.date() == (now - timedelta(days=1)).date():
        said = message("when.yesterday", time=time)
    elif then.year == now.year:
        said = message("when.day", day=then.day, month=month, time=time)
    else:
        said = message("when.year", day=then.day, month=month, year=then.year)
    return words.say(said)


def dated(words: Words, seconds: float, now: datetime) -> str:
    """The same of a file's date."""
    then = stamp(seconds)
    return when(words, then, now) if then else UNKNOWN


def stamp(seconds: float) -> datetime | None:
    """The local time of a file's date; None for one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OSError, OverflowError, ValueError):
        return None
