"""Print what is counted now: python -m tests.perft biotopia.

When a change of the rules is intended, this goes to tests/perft/biotopia.toml, the game's version
is raised, and the change of the numbers is read like code. To add a table, write it there with
as many zeros as it shall have depths, and then count.
"""

import sys

from tests.perft.tree import FOLDER, written

HEAD = "# Move trees counted from fixed tables. Printed by: python -m tests.perft"

for key in sys.argv[1:] or sorted(path.stem for path in FOLDER.glob("*.toml")):
    print(f"{HEAD} {key}")
    for line in written(key):
        print(line)
