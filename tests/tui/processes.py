"""Whether processes are still there."""

import os
from time import sleep


def alive(pid: int) -> bool:
    """Whether the process is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone(pid: int) -> bool:
    """Whether the process ends soon."""
    for _ in range(1000):
        if not alive(pid):
            return True
        sleep(0.01)
    return False


def nobody(group: int) -> bool:
    """Whether soon no process of a group is left."""
    for _ in range(1000):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        sleep(0.01)
    return False
