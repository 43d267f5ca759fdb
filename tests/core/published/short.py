"""Whether a name that is cut for a small place is still the same name."""

import re
from collections.abc import Iterator, Mapping

FORMS = (".short", ".tiny")
WORD = r"[^\W_]+"
WITHIN = 4
"""Letters that are enough to know a part of a compound by."""


def parts(text: str) -> list[str]:
    """The words of a name, in small letters."""
    return re.findall(WORD, text.lower())


def same(form: str, name: str) -> bool:
    """Whether each word of a form begins a word of the name, in its order, or lies in one."""
    if "".join(parts(form)) == "".join(parts(name)):
        return True
    left = parts(name)
    for word in parts(form):
        at = next(
            (
                at
                for at, each in enumerate(left)
                if each.startswith(word) or (len(word) >= WITHIN and word in each)
            ),
            None,
        )
        if at is None:
            return False
        left = left[at:]
    return True


def strange(texts: Mapping[str, str], codes: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    """The forms of a name that do not show whose they are; each is a cut of the longer one."""
    for key, name in texts.items():
        longer = name
        for form in FORMS:
            short = texts.get(f"{key}{form}")
            if short is None or codes.match(key):
                continue
            if not same(short, longer):
                yield key, longer, short
            longer = short
