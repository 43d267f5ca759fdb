"""What an installed Hedgerow starts with: in a wheel this file is hedgerow/__main__.py.

The folders core, saves and tui lie below hedgerow/_app there, so that no other program's `core`
can be mistaken for ours. In an editable install that folder is absent and the path leads here.
"""

import sys
from pathlib import Path


def main() -> int:
    """Run the command line."""
    folders = Path(__file__).with_name("_app")
    if folders.is_dir():
        sys.path.insert(0, str(folders))
    from tui.__main__ import main as command

    return command()


if __name__ == "__main__":
    sys.exit(main())
