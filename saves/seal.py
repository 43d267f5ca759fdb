"""The lines of a save and their checksums: `["1c291ca3",{...}]`, a JSON array of two.

The eight hexadecimal digits are a CRC-32 of the bytes between the comma and the closing bracket,
continued from the line before, as if all these texts were one. So a line can be checked without
reading it, a line that is missing, doubled or displaced is noticed like a changed one, and each
still is JSON for every other tool. This envelope is the same in all formats: the first line can
always be asked for its format.
"""

from zlib import crc32

_BEFORE = len(b'["01234567",')


class Chain:
    """The checksum of all lines so far; the next line is sealed or checked with it."""

    def __init__(self) -> None:
        """Before the first line."""
        self._crc = 0

    def seal(self, text: bytes) -> bytes:
        """The next line, its end included, that keeps this text."""
        self._crc = crc32(text, self._crc)
        return b'["%08x",%b]\n' % (self._crc, text)

    def unseal(self, line: bytes) -> bytes | None:
        """The text of the next line without its end; None when it is not as it was written."""
        text = line[_BEFORE:-1]
        crc = crc32(text, self._crc)
        if line != b'["%08x",%b]' % (crc, text):
            return None
        self._crc = crc
        return text
