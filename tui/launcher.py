"""What an installed Hedgerow starts with: in a wheel this file is hedgerow/__main__.py.

The folders core, saves and tui lie below hedgerow/_app there, so that no other program's `core`
can be mistaken for ours. In an editable install that folder is absent and the path leads here.
"""

import os
import sys


def main() -> int:
    """Run the command line; Ctrl+C before it is there is nothing to be told at length."""
    try:
        folders = os.path.join(os.path.dirname(__file__), "_app")  # noqa: PTH118, PTH120 - at once
        if os.path.isdir(folders):  # noqa: PTH112
            sys.path.insert(0, folders)
        from tui.__main__ import main as command
    except KeyboardInterrupt:
        return 130
    return command()


if __name__ == "__main__":
    sys.exit(main())
