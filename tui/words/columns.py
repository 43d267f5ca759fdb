"""Rows of texts as columns, for lines without a screen."""

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows set in columns two spaces apart; those named in `right` end flush.

    A cell is one line whatever is in it: names come from files.
    """
    rows = [[cell.replace("\n", "?") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
