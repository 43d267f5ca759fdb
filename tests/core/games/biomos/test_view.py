"""What the table looks like: piles, faces, clock, meters and status."""

from core.game import Clock, Face, Meter, Pile
from core.games.biomos.game import GAME
from core.games.biomos.near import within_one
from core.games.biomos.ring import lies, places
from core.games.biomos.state import State
from tests.core.games.biomos.tables import ADVANCED, BASIC, Seat, begin, deal, lay, pile, play, sees


def marker(name: str, piece: str = "") -> Face:
    """A marker that lies open."""
    return Face(piece, f"terrain.{name}", f"rule.terrain.{name}")


def test_display_and_bag_lie_in_the_market() -> None:
    table = lay(display="s-i--", bag="sdd")

    assert pile(table, "display", None) == Pile(
        "pile.display",
        "market",
        faces=(
            marker("sea", "display:1"),
            Face("display:2", known_to=()),
            marker("ice", "display:3"),
            Face("display:4", known_to=()),
            Face("display:5", known_to=()),
        ),
        count=5,
    )
    assert pile(table, "bag", None) == Pile(
        "pile.bag",
        "market",
        faces=(marker("desert"), marker("desert"), marker("sea")),
        count=3,
        piece="bag",
        spread=False,
        tip="rule.bag",
    )


def test_cards_on_offer_are_missions_and_the_deck_is_counted() -> None:
    table = lay(small="s01 - s11 s12", large="g05 g06 g07 g08", deck="s02 s03")

    assert pile(table, "small", None).faces == (
        Face("small:1", "card.s01", "rule.pair"),
        Face("small:2", known_to=()),
        Face("small:3", "card.s11", "rule.mirror"),
        Face("small:4", "card.s12", "rule.heart"),
    )
    assert [face.tip for face in pile(table, "large", None).faces] == [
        "rule.row",
        "rule.row",
        "rule.chain",
        "rule.wings",
    ]
    assert {pile(table, name, None).panel for name in ("small", "large", "deck")} == {"missions"}
    assert pile(table, "deck", None) == Pile("pile.deck", "missions", count=2, spread=False)


def test_a_card_is_marked_when_it_fits_the_own_ring_or_lacks_one_marker() -> None:
    table = lay("ss", rivals=[Seat("mfmm")], small="s04 s09 s11 s12", large="g06 - - -")

    def marks(seat: int | None) -> list[str]:
        return [face.mark for face in pile(table, "small", seat).faces]

    assert marks(0) == ["mark.now", "mark.near", "", ""]
    assert marks(1) == ["", "", "mark.near", "mark.now"]
    assert marks(None) == ["", "", "", ""]


def test_one_marker_away_means_one_more_ring_marker_of_any_colour() -> None:
    assert within_one(Seat("fmm").planet, BASIC, ("s11", "s12", None)) == {"s11", "s12"}
    assert within_one(Seat("").planet, BASIC, ("s01", "s06")) == set()
    assert within_one(Seat("sdfmisdfmisd", "i").planet, ADVANCED, ("s01",)) == {"s01"}
    assert within_one(Seat("sdfmisdfmisd", "i").planet, BASIC, ("s01",)) == set()
    assert within_one(Seat("mm", f1="i").planet, ADVANCED, ("s22",)) == {"s22"}


def test_where_a_card_lies_is_known_for_its_bracket() -> None:
    assert lies("s.s", Seat("dsfs").planet, BASIC) == (1, 2, 3)
    assert lies("ii", Seat("df", "i", "i").planet, ADVANCED) == ("f1", "f2")
    assert lies("ss", Seat("dsfs").planet, BASIC) == ()


def test_every_row_of_markers_on_which_a_card_lies_is_found() -> None:
    circle = Seat("sds", "d", "f").planet

    assert list(places("ss", Seat("ssds").planet, BASIC)) == [(0, 1)]
    assert list(places("s.s", Seat("sdsds").planet, BASIC)) == [(0, 1, 2), (2, 3, 4)]
    assert list(places("d.s", circle, ADVANCED)) == [("f1", "f2", 0)]
    assert list(places("sdsdsds", Seat("sds").planet, BASIC)) == []


def test_every_planet_lies_on_the_board_and_only_the_own_can_be_clicked() -> None:
    seats = Seat("sd", "f", "", "m", "i"), Seat("i", home="f")
    table = lay(seat=seats[0], rivals=seats[1:], mode="advanced")

    assert pile(table, "home", 0, 0).faces == (Face("", "planet.ice", "rule.planet.ice"),)
    assert pile(table, "track", 0, 0).faces == (
        marker("sea", "marker:1"),
        marker("desert", "marker:2"),
    )
    assert pile(table, "fixed", 0, 0).faces == (marker("forest", "f1"), Face("f2", "field.f2"))
    assert pile(table, "moon", 0, 0).faces == (marker("mountain", "moon"),)
    assert pile(table, "track", 0, 1).faces == (marker("ice"),)
    assert pile(table, "moon", 0, 1).faces == (Face("", "field.empty"),)


def test_the_basic_planet_has_no_fixed_fields_and_no_colour() -> None:
    names = {pile.name for pile in GAME.view(lay("s"), 0).piles}

    assert not names & {"pile.fixed", "pile.events", "pile.planets"}
    assert pile(lay("s"), "home", 0, 0).faces == ()


def test_gaps_can_be_pointed_at_while_a_marker_is_in_the_hand() -> None:
    table = lay("sd", held="m")
    names = {pile.name for pile in GAME.view(table, 1).piles}

    assert pile(table, "gaps", 0, 0).faces == tuple(
        Face(f"gap:{gap}", f"gap.{gap}", "rule.gap") for gap in range(3)
    )
    assert "pile.gaps" not in names
    assert "pile.gaps" not in {pile.name for pile in GAME.view(lay("sd"), 0).piles}
    assert "pile.gaps" not in {
        pile.name for pile in GAME.view(lay("sdfmisdfmisd", held="m"), 0).piles
    }


def test_the_marker_in_the_hand_is_seen_by_all() -> None:
    table = lay(held="m")

    assert pile(table, "held", 0, 0) == Pile(
        "pile.held", "hand", 0, faces=(marker("mountain"),), count=1
    )
    assert pile(table, "held", 1, 0).panel == "board"
    assert pile(table, "held", 1, 0).faces == (marker("mountain"),)
    assert pile(table, "held", 1, 1).faces == ()


def test_claimed_cards_lie_open_before_their_player() -> None:
    table = lay(seat=Seat(cards="s04 g06"))

    assert [face.name for face in pile(table, "cards", 1, 0).faces] == ["card.s04", "card.g06"]


def test_planets_to_pick_and_then_events_lie_at_hand() -> None:
    table = deal(2, mode="advanced")
    begun = begin(table)

    assert [face.piece for face in pile(begun, "events").faces] == [
        f"event:{n}" for n in (1, 2, 3, 4)
    ]
    assert {pile(begun, "events").panel, pile(table, "planets").panel} == {"hand"}
    assert "pile.events" not in {pile.name for pile in GAME.view(table, 0).piles}
    assert [(face.piece, face.name) for face in pile(table, "planets").faces] == [
        ("planet:1", "planet.forest"),
        ("planet:2", "planet.mountain"),
        ("planet:3", "planet.desert"),
        ("planet:4", "planet.ice"),
    ]
    assert "pile.planets" not in {pile.name for pile in GAME.view(lay(mode="advanced"), 0).piles}


def test_the_clock_counts_rounds_and_turns() -> None:
    picking, first = deal(2, mode="advanced"), lay(turn=1)
    later = lay(turn=4)

    assert GAME.clock(picking) == Clock(0, 0, None)
    assert GAME.clock(first) == Clock(1, 1, 0)
    assert GAME.clock(later) == Clock(2, 4, 0)


def test_who_is_waited_for_is_told() -> None:
    assert GAME.view(deal(3, mode="advanced", starter="1"), None).waiting == (2,)
    assert GAME.view(lay(), None).waiting == (0,)


def test_the_status_tells_the_points_of_the_black_hole() -> None:
    assert GAME.view(lay(), 0).status == ()


def test_alone_a_meter_tells_how_many_points_beat_the_black_hole() -> None:
    table = lay(seat=Seat("sss", moon="s"), hole="sd", display="sdf")

    assert GAME.view(table, 0).meters == (Meter("meter.hole", 9, 21),)
    assert pile(table, "hole").faces == (marker("sea"), marker("desert"))
    assert GAME.view(lay(), 0).meters == ()


def test_points_are_told_as_they_stand() -> None:
    table = lay(seat=Seat("ssf", moon="s", cards="s04"), rivals=[Seat(cards="g06")])

    assert GAME.view(table, None).points == (9, 10)


def test_what_is_seen_is_the_same_for_all() -> None:
    table = play(lay(held="s", small="s01 - - -"), "place 0")

    assert sees(table, 0) == sees(table, 1) == sees(table, None)
    assert sees(table, 0).bag == (("s", 10), ("d", 11), ("f", 11), ("m", 11), ("i", 11))


def test_the_phases_of_a_turn_are_done_now_or_to_come() -> None:
    """M9, M20, M34: an event stands between placing and claiming, but not after a moon."""

    def bar(state: State) -> list[str]:
        return [f"{stage.name} {stage.mark}" for stage in GAME.view(state, 0).bar]

    advanced = lay("sm", mode="advanced", bag="i")
    placed = play(advanced, "take d", "place 0")
    moon = play(advanced, "take d", "place moon")

    assert bar(lay("s")) == ["stage.take now", "stage.place open", "stage.claim open"]
    assert bar(placed)[1:] == ["stage.place done", "stage.event now", "stage.claim open"]
    assert bar(moon)[1:] == ["stage.place now", "stage.event empty", "stage.claim open"]
    assert bar(deal(mode="advanced")) == []
