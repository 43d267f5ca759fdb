"""What teaches Biekrig: a lesson, and asides for what happens for the first time."""

from core.games.biekrig.lesson.asides import ASIDES
from core.games.biekrig.lesson.first import FIRST

__all__ = ["ASIDES", "LESSONS"]

LESSONS = (FIRST,)
