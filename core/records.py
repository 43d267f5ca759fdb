"""The base of everything that can be written down: steps, moves, events, lines of a save."""

from msgspec import Struct


class Record(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
):
    """An immutable value of tuples and scalars.

    Reading is strict (an unknown field is an error), writing is short (a default is left out).
    """


class Tagged(Record, frozen=True, tag_field="is"):
    """A record that stands among others of its kind: each kind gives an explicit, stable tag."""
