"""What teaches Biotopia: a lesson, and asides for what happens for the first time."""

from core.games.biotopia.lesson.asides import ASIDES
from core.games.biotopia.lesson.first import FIRST

__all__ = ["ASIDES", "LESSONS"]

LESSONS = (FIRST,)
