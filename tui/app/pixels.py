"""A picture in dots: an SVG of ours as a PNG. What draws it is an extra, and needs a font."""

import struct
import zlib

from core.errors import Refused

OURS = b"tEXtSoftware\0Hedgerow"
"""What stands near the beginning of every PNG that Hedgerow draws."""
_HEAD = 8 + 25
"""Bytes of what begins every PNG: its signature, and the size of the picture."""
_FONT = "DejaVu Sans Mono, Menlo, Consolas, monospace"
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    f'<text x="2" y="15" font-family="{_FONT}">{{letter}}</text></svg>'
)


def png(svg: str) -> bytes:
    """The picture in dots; raises Refused where nothing can draw it, or no font is there."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Refused("error.picture.png") from None
    letter, nothing = (svg_to_bytes(svg_string=_LETTER.format(letter=each)) for each in "M ")
    if letter == nothing:
        raise Refused("error.picture.font")
    drawn = bytes(svg_to_bytes(svg_string=svg))
    return drawn[:_HEAD] + _chunk(OURS) + drawn[_HEAD:]


def _chunk(text: bytes) -> bytes:
    """A piece of a PNG: how long it is, what it says, and its checksum."""
    return struct.pack(">I", len(text) - 4) + text + struct.pack(">I", zlib.crc32(text))
