"""What is secret: the order of decks and supplies, and nothing else."""

import pytest
from msgspec.structs import replace

from core.game import Event
from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import Offer, State
from tests.core.games.ecosfera.tables import act, deal, kinds, lay, pile, play, sees, story


def turned(table: State) -> State:
    """The same table with every deck and supply in another order."""
    players = tuple(replace(each, supply=each.supply[::-1]) for each in table.players)
    decks = {
        kind: Offer(offer.row, offer.deck[::-1])
        for kind, offer in (("producers", table.producers), ("consumers", table.consumers))
    }
    politics = replace(table.politics, deck=table.politics.deck[::-1])
    return replace(table, players=players, politics=politics, **decks)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_order_of_decks_and_supplies_is_nobodys(seat: int | None) -> None:
    table = deal(3, level="2")

    assert turned(table) != table
    assert GAME.view(turned(table), seat) == GAME.view(table, seat)


def test_everything_else_lies_open_to_all() -> None:
    table = lay("sun pressure", "viruses", discards=["", "calanoida"], seats=3)
    views = [GAME.view(table, seat) for seat in (0, 1, 2, None)]

    assert len({str(view.own) for view in views}) == 1
    assert pile(table, "row", 2, 1).faces[0].name == "card.viruses"
    assert pile(table, "discard", 2, 1).faces[0].name == "card.calanoida"


def test_which_cards_a_supply_holds_is_known_as_all_saw_them_come() -> None:
    table = lay("sun", supplies=["viruses sun oxygen"])

    assert kinds(sees(table, 1).rows[0].supply) == "oxygen sun viruses"
    assert sees(table, 1).rows[0].top == ()


def test_cards_put_under_a_deck_stay_known_until_they_are_dealt() -> None:
    table = lay(producers="bacteria viruses ulva_lactuca chara_spp", deck=(6, 26))
    after, events = act(table, "refresh token producers")
    assert kinds(sees(after).producers.under) == "bacteria viruses ulva_lactuca chara_spp"
    assert sees(after).producers.unknown == 2
    assert seen(events, "dealt") == "all"
    again = play(replace(after, players=table.players), "refresh token producers")

    assert again.producers.row == (*table.producers.deck[4:6], "bacteria", "viruses")
    assert again.producers.under == 6
    assert sees(again).producers.unknown == 0


def test_a_deal_of_known_cards_tells_nobody_anything_new() -> None:
    table = lay(producers="bacteria viruses ulva_lactuca chara_spp", deck=(0, 26))
    _, events = act(table, "refresh token producers")

    assert seen(events, "dealt") == ()


def test_a_card_put_on_the_own_supply_stays_known_and_is_no_news_when_drawn() -> None:
    table = play(lay("sun viruses", seats=1), "shelve token viruses")
    _, events = act(table, "plus token")

    assert sees(table).rows[0].top == ("viruses",)
    assert seen(events, "drew") == ()


def test_of_two_cards_put_on_the_own_supply_the_lower_stays_known_when_the_other_is_drawn() -> None:
    """E141, E71."""
    table = lay("sun oxygen ascophyllum_nodosum", seats=1, supplies=["salinity"])
    table = play(table, "shelve token sun", "shelve ascophyllum_nodosum oxygen")
    assert kinds(sees(table).rows[0].top) == "oxygen sun"
    table = play(table, "plus token")

    assert kinds(sees(table).rows[0].top) == "sun"
    assert kinds(sees(table).rows[0].supply) == "salinity"


def test_after_a_shuffle_no_card_of_the_supply_is_known_to_be_on_top() -> None:
    """E72, E101."""
    table, events = act(lay("sun", supplies=[""], discards=["2*oxygen viruses"]), "plus token")

    assert seen(events, "drew") == "all"
    assert sees(table).rows[0].top == ()


@pytest.mark.parametrize(
    ("shelved", "supply", "top"),
    [("calanoida", "oxygen", ""), ("viruses", "calanoida oxygen", "viruses")],
)
def test_a_card_that_leaves_a_supply_takes_only_itself_from_what_is_known(
    shelved: str, supply: str, top: str
) -> None:
    """E128, E141."""
    cards = f"synechococcus {shelved}"
    table = lay(cards, seats=1, supplies=[supply], policies="atmospheric_deposition")
    table = play(table, f"shelve token {shelved}", "star synechococcus")

    assert kinds(table.box) == "calanoida"
    assert kinds(sees(table).rows[0].top) == top
    assert kinds(sees(table).rows[0].supply) == "oxygen"


@pytest.mark.parametrize(
    ("market", "under"),
    [
        ("calanoida rotifera alca_torda protists", "rotifera alca_torda protists"),
        ("rotifera alca_torda protists calanoida", "rotifera alca_torda protists"),
    ],
)
def test_a_card_that_leaves_a_deck_from_below_takes_only_itself_from_what_is_known(
    market: str, under: str
) -> None:
    """E128, E73."""
    table = lay("synechococcus", consumers=market, policies="atmospheric_deposition")
    table = play(table, "refresh token consumers", "star synechococcus")

    assert kinds(sees(table).consumers.under) == under


def test_a_card_that_leaves_a_deck_from_where_nobody_knew_it_leaves_what_is_known() -> None:
    """E128, E73."""
    market = "rotifera alca_torda protists clupea_harengus"
    table = lay("synechococcus", consumers=market, policies="atmospheric_deposition")
    deck = tuple(card for card in table.consumers.deck if card != "calanoida")
    table = replace(table, consumers=Offer(table.consumers.row, (*deck, "calanoida")))
    table = play(table, "refresh token consumers", "star synechococcus")

    assert kinds(sees(table).consumers.under) == market


def seen(events: tuple[Event, ...], what: str) -> object:
    """Who learns something by an event of a kind."""
    return next(event.seen for event in events if story([event]) == [what])


@pytest.mark.parametrize(
    ("table", "move", "learnt"),
    [
        (lay("sun"), "plus token", {"drew"}),
        (lay("sun"), "refresh token consumers", {"dealt"}),
        (lay("sun"), "give token sun 1", set()),
        (lay("phocoena_phocoena mytilus_edulis"), "claim phocoena_phocoena mytilus_edulis", set()),
        (
            lay("salinity temperature", producers="vertebrata_lanosa"),
            "buy vertebrata_lanosa salinity+temperature",
            {"dealt"},
        ),
        (lay("synechococcus", policies="funding"), "star synechococcus", {"drawn"}),
        (lay("sun"), "end", {"drew"}),
    ],
)
def test_what_a_move_shows_is_marked(table: State, move: str, learnt: set[str]) -> None:
    _, events = act(table, move)

    assert {story([event])[0] for event in events if event.seen} == learnt


def test_the_order_of_a_shuffle_is_nobodys() -> None:
    _, events = act(lay("sun", supplies=[""], discards=["2*oxygen"]), "plus token")
    [shuffled] = [event for event in events if story([event]) == ["shuffled"]]

    assert shuffled.known == ()
    assert "oxygen" not in str(shuffled.veiled())
