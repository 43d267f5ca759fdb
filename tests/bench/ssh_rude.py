"""Clients that mean no good, each in its own way and from addresses of its own.

    python -m tests.bench.ssh_rude HOW PORT [SECONDS]

Run as a process of its own by `tests.bench.ssh --hostile`, so that it takes no time of those who measure.
"""

import argparse
import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

from tests.bench import ssh_rude_before, ssh_rude_inside
from tests.bench.ssh_stranger import GONE, RUDENESS, Rude

RUDE: dict[str, Callable[[Rude], Awaitable[None]]] = {
    name: act
    for module in (ssh_rude_before, ssh_rude_inside)
    for name, act in vars(module).items()
    if asyncio.iscoroutinefunction(act)
}


@contextlib.asynccontextmanager
async def process(how: str, port: int) -> AsyncIterator[None]:
    """One of them at work, in a process of its own, for as long as the block."""
    words = ["-m", "tests.bench.ssh_rude", how, str(port)]
    started = await asyncio.create_subprocess_exec(
        sys.executable, *words, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            started.kill()
        await started.wait()


def main() -> None:
    """Be rude."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("how", choices=RUDE)
    asked.add_argument("port", type=int)
    asked.add_argument("seconds", type=float, nargs="?", default=RUDENESS)
    given = asked.parse_args()
    os.nice(19)  # whoever is rude does it on a machine of their own
    rude = Rude(given.port, list(RUDE).index(given.how), given.seconds)

    async def act() -> None:
        with contextlib.suppress(*GONE):
            await RUDE[given.how](rude)

    asyncio.run(act())


if __name__ == "__main__":
    main()
