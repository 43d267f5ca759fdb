"""The base of everything that can be written down: steps, moves, events, lines of a save."""

from msgspec import Struct


class Record(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
    tag_field="is",
):
    """An immutable value of tuples and scalars that serialises under an explicit, stable tag.

    Reading is strict (an unknown field is an error), writing is short (a default is left out).
    """
