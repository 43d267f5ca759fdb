"""What Python keeps of a module that it has read, on a disk that may be full.

A write that the disk takes only a part of is put in place all the same: from then on the module
cannot be imported any more, and what is imported when a disk is full is the question about it.
"""

import contextlib
import os
from importlib.machinery import SourceFileLoader


def whole() -> None:
    """From here on it is kept as a whole or not at all."""
    keep = SourceFileLoader.set_data

    def kept(loader: SourceFileLoader, path: str, data: bytes, **how: int) -> None:
        keep(loader, path, data, **how)
        with contextlib.suppress(OSError):
            if os.stat(path).st_size != len(data):  # noqa: PTH116 - pathlib is slow to import
                os.unlink(path)  # noqa: PTH108

    SourceFileLoader.set_data = kept  # type: ignore[method-assign,assignment]
