"""A published game deals otherwise for every seed, and imagines every order of what is hidden."""

from core.game import AnyGame
from tests.core.playing import Ids, Place, Seating, eyes, for_tables, frozen, play, sizes, start


def test_other_seeds_give_other_deals(published: AnyGame) -> None:
    options = published.chosen({})
    for seats in published.seats:
        deals = {frozen(published.setup(options, seats, seed)) for seed in range(20)}
        assert len(deals) == 20


@sizes(2, 250)
def test_what_is_hidden_is_imagined_in_other_orders(published: AnyGame, games: int) -> None:
    def holds(table: Seating) -> None:
        ids = Ids(published.inventory(start(published, table)))
        for turn, ply in enumerate(play(published, table)):
            view = published.view(ply.after, eyes(table, table.luck + turn))
            hidden = ids.pieces - set(ids.found(view))
            if turn % 10 or len(hidden) < 8:
                continue
            orders = {
                tuple(
                    piece
                    for piece in ids.found(published.determinise(view, rng))
                    if piece in hidden
                )
                for rng in (1, 2, 3)
            }
            assert len(orders) == 3

    for seats in published.seats:
        for_tables(Place(published, seats), games, holds)
