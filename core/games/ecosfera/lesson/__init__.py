"""What teaches Ecosfera: the sea and its species, then policies."""

from core.games.ecosfera.lesson.asides import ASIDES
from core.games.ecosfera.lesson.first import FIRST
from core.games.ecosfera.lesson.level2 import LEVEL2

__all__ = ["ASIDES", "LESSONS"]

LESSONS = (FIRST, LEVEL2)
