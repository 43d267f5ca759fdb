"""What a view shows, and why something cannot be done."""

import pytest

from core.games.ecosfera.game import GAME
from core.games.ecosfera.state import State
from tests.core.games.ecosfera.tables import asked, deal, lay, pile, play


def reason(table: State, verb: str, piece: str, seat: int = 0) -> str | None:
    """The key of the reason."""
    found = GAME.why_not(GAME.view(table, seat), verb, piece)
    return found.key if found else None


def test_the_four_panels_hold_market_sea_rows_and_the_own_row() -> None:
    panels = {pile.panel for pile in GAME.view(deal(2, level="2"), 0).piles}
    hand = [pile.name for pile in GAME.view(deal(2), 1).piles if pile.panel == "hand"]

    assert panels == {"market", "missions", "board", "hand"}
    assert hand == ["pile.row", "pile.tokens", "pile.supply", "pile.discard"]
    assert not any(pile.panel == "hand" for pile in GAME.view(deal(2), None).piles)


def test_the_meters_tell_habitats_and_impacts_which_everybody_watches() -> None:
    """E30, E31: the dangers of a row are its own, and stand beside it."""
    table = lay("2*sun pressure", "2*pressure", habitats="ice mud", impacts=3)

    for seat in (None, 0, 1):
        view = GAME.view(table, seat)
        assert view.together
        assert [(each.name, each.value, each.goal) for each in view.meters] == [
            ("meter.habitats", 2, 6),
            ("meter.impacts", 3, 6),
        ]


def test_used_cards_and_inactive_tokens_are_marked() -> None:
    """E45a, E75."""
    table = play(lay("sun^ oxygen"), "plus token")

    assert [face.mark for face in pile(table, "row", 0, 0).faces][:2] == ["mark.used", ""]
    assert [face.mark for face in pile(table, "tokens", 1, 0).faces] == ["", "mark.inactive", ""]


def test_a_market_place_keeps_its_number_when_another_is_empty() -> None:
    table = lay(producers="bacteria - viruses chara_spp", deck=(0, 26))

    assert [face.piece for face in pile(table, "producers").faces] == [
        "producer:1",
        "producer:3",
        "producer:4",
    ]


@pytest.mark.parametrize(
    ("verb", "piece", "why"),
    [
        ("buy", "producer:1", "why.missing"),
        ("buy", "producer:2", "why.sold_out"),
        ("buy", "producer:3", "why.gap"),
        ("buy", "consumer:1", "why.no_pair"),
        ("claim", "row:1", "why.no_consumer"),
        ("claim", "row:3", "why.used"),
        ("claim", "row:4", "why.no_partner"),
        ("claim", "habitat:ice", "why.restored"),
        ("claim", "habitat:mud", "why.two_consumers"),
        ("ability", "row:1", "why.no_ability"),
        ("ability", "row:5", "why.spent"),
        ("ability", "token:plus", "why.inactive"),
        ("play", "policy:1", "why.no_target"),
        ("play", "policy:2", "why.funding"),
        ("take", "element:sun", "why.nothing"),
        ("ability", "producer:1", "why.nothing"),
        ("buy", "token:pass", "why.no_buy"),
        ("claim", "token:pass", "why.two_consumers"),
        ("play", "token:pass", "why.no_target"),
        ("ability", "token:refresh", None),
        ("end", "", None),
    ],
)
def test_every_reason_has_a_sentence(verb: str, piece: str, why: str | None) -> None:
    table = lay(
        "temperature pressure clupea_harengus^ macoma_balthica alca_torda",
        producers="fucus_vesiculosus vertebrata_lanosa - bacteria",
        deck=(0, 26),
        stacks={"salinity": 0},
        spent="alca_torda",
        tokens=["pass refresh"],
        habitats="ice",
        ready="habitat_restoration funding",
    )

    assert reason(table, verb, piece) == why


@pytest.mark.parametrize(
    ("ready", "why"),
    [("", "why.no_measure"), ("funding", "why.no_measure"), ("bubble_curtains", "why.no_funding")],
)
def test_who_wants_to_pay_for_a_measure_hears_what_is_wanting(ready: str, why: str) -> None:
    assert reason(lay("temperature", ready=ready), "play", "row:1") == why


def test_where_no_ability_is_left_that_is_said_whatever_is_pointed_at() -> None:
    assert reason(lay("temperature", tokens=[""]), "ability", "producer:1") == "why.no_abilities"


def test_somebody_elses_turn_noise_and_open_questions_are_reasons() -> None:
    assert reason(lay(), "end", "", seat=1) == "why.not_your_turn"
    noise = play(
        lay("synechococcus", "alca_torda", policies="underwater_noise", acted=True),
        "star synechococcus",
        "end",
    )
    assert reason(noise, "ability", "token:plus", 1) == "why.noise"
    assert reason(noise, "ability", "row:1", 1) == "why.noise"
    asked_ = play(lay("synechococcus", policies="nutrient_upwelling"), "star synechococcus")

    assert reason(asked_, "ability", "token:plus") == "why.answer_first"
    assert reason(asked_, "take", "element:nutrients") is None


def test_without_funding_or_after_a_refusal_a_measure_says_so() -> None:
    bare = lay(ready="bubble_curtains", tokens=[""])
    refused = play(
        lay(ready="bubble_curtains funding", tokens=[""]), "propose bubble_curtains", "refuse"
    )

    assert reason(bare, "play", "policy:1") == "why.no_funding"
    assert reason(refused, "play", "policy:1") == "why.refused"


@pytest.mark.parametrize(
    ("ask", "table"),
    [
        (
            "ask.vote",
            play(lay(tokens=[""], ready="bubble_curtains funding"), "propose bubble_curtains"),
        ),
        ("ask.settle", play(lay("synechococcus", policies="green_energy"), "star synechococcus")),
    ],
)
def test_each_question_says_what_it_is_about(ask: str, table: State) -> None:
    assert asked(table).ask.key == ask
