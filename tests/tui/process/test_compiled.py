"""A module that is imported while the disk is full can be imported again when it is not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tui.terminal import ROOT

IMPORT = """
import resource, sys
import tui
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
sys.path.insert(0, sys.argv[1])
import lesson
assert lesson.TEXT
"""
ROOMY = 1 << 20


@pytest.mark.parametrize("room", [0, 1, 300, 4000])
def test_a_module_imported_on_a_full_disk_is_whole_the_next_time(room: int, tmp_path: Path) -> None:
    lines = "\n".join(f"WORD_{number} = 'word {number}'" for number in range(400))
    (tmp_path / "lesson.py").write_text(f"TEXT = 'read'\n{lines}\n")
    kept = tmp_path / "__pycache__"
    environ = {name: value for name, value in os.environ.items() if "PYTHON" not in name}
    for limit in (room, ROOMY):
        words = [sys.executable, "-c", IMPORT, str(tmp_path), str(limit)]
        ran = subprocess.run(
            words, cwd=ROOT, env=environ, capture_output=True, text=True, check=False
        )

        assert (ran.returncode, ran.stderr) == (0, "")
        assert len(list(kept.glob("*.pyc"))) == (limit == ROOMY)
