"""What a planet promises, for bots that do not imagine a game to its end."""

from core.games.biomos.game import GAME
from tests.core.games.biomos.tables import lay


def test_a_planet_promises_the_more_the_nearer_a_card_is() -> None:
    far, near, there = (
        GAME.evaluate(lay(track, small=f"{card} - - -", large="- - - -"), 0)
        for card, track in (("s02", "sfs"), ("s04", "sfs"), ("s04", "ssf"))
    )

    assert far < near < there


def test_each_planet_is_judged_by_itself() -> None:
    table = lay("sss", small="s04 - - -", large="- - - -")

    assert GAME.evaluate(table, 0) > GAME.evaluate(table, 1)
