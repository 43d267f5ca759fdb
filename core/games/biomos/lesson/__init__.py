"""What teaches Biomos: the ring and the moon, then planets, fixed fields and events."""

from core.games.biomos.lesson.advanced import ADVANCED
from core.games.biomos.lesson.asides import ASIDES
from core.games.biomos.lesson.first import FIRST

__all__ = ["ASIDES", "LESSONS"]

LESSONS = (FIRST, ADVANCED)
