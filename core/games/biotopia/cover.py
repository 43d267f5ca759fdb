"""How Biotopia is shown before it is opened."""

from core.cover import BUTTERFLY, Cover

COVER = Cover(picture=BUTTERFLY, scenery="summer")
