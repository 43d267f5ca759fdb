"""What the owner of a host may read: who came, what failed and where; never what lies on a table."""

import logging
from typing import Any

log = logging.getLogger("hedgerow.serve")


def trace(error: BaseException) -> tuple[type[BaseException], BaseException, Any]:
    """Where it happened, without what was said and without values: they may be secret cards."""
    bare = type(error)
    return bare, RuntimeError("not told"), error.__traceback__
