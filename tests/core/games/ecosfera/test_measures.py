"""Level 2, measures and funding: rules E117 to E123."""

import pytest

from core.errors import NotAsked
from core.games.ecosfera.game import GAME
from core.games.ecosfera.moves import Agree
from tests.core.games.ecosfera.tables import (
    act,
    asked,
    deal,
    kinds,
    lay,
    legal,
    notes,
    pile,
    play,
    row,
    sees,
    story,
    turn,
)

CURTAINS = "propose bubble_curtains"
STRICT = "propose strict_protection"


def test_measures_and_funding_lie_open_for_all_whoever_drew_them() -> None:
    """E117."""
    table = lay("synechococcus", policies="bubble_curtains funding", acted=True, tokens=["", ""])
    table = play(table, "star synechococcus", "end")

    for seat in (0, 1, None):
        assert [face.name for face in pile(table, "open", seat).faces] == ["policy.bubble_curtains"]
    assert kinds(table.politics.deck) == "funding"


def test_any_player_may_pay_for_a_measure_in_the_own_turn_if_all_agree() -> None:
    """E118."""
    table = lay(seats=4, tokens=[""], ready="bubble_curtains funding")
    table = play(table, CURTAINS)
    assert [prompt.seat for prompt in GAME.ask(table)] == [1, 2, 3]
    assert legal(table) == {"agree", "refuse"}
    with pytest.raises(NotAsked):
        GAME.apply(table, 0, Agree())
    for seat in (3, 1):
        table = play(table, "agree", seat=seat)
        assert table.players[0].active == ()
    table = play(table, "agree", seat=2)

    assert table.players[0].active == ("pass", "plus", "refresh")
    assert asked(table).seat == 0


def test_one_refusal_is_enough_and_the_measure_is_not_proposed_again_in_that_turn() -> None:
    """E118."""
    table = lay(seats=3, tokens=[""], ready="bubble_curtains funding", acted=True)
    table = play(table, CURTAINS)
    table = play(table, "refuse", seat=2)
    assert kinds(table.politics.open) == "bubble_curtains funding"
    assert (asked(table).seat, legal(table, "propose")) == (0, set())
    table = play(table, "end")

    assert legal(table, "propose") == {CURTAINS}


def test_nobody_is_asked_when_one_person_runs_all_rows() -> None:
    """E118."""
    table = play(lay(seats=3, tokens=[""], ready="bubble_curtains funding", votes=False), CURTAINS)

    assert table.players[0].active == ("pass", "plus", "refresh")


def test_the_others_are_asked_unless_the_match_says_otherwise() -> None:
    """E118."""
    assert [deal(3, level="2", votes=votes).rules.votes for votes in ("ask", "none")] == [
        True,
        False,
    ]
    assert deal(2, level="2").rules.votes


def test_a_proposal_is_told_to_all_before_they_are_asked() -> None:
    """E118."""
    _, events = act(lay(tokens=[""], ready="bubble_curtains funding"), CURTAINS)

    assert story(events) == ["proposed", "owed"]


def test_measures_that_were_paid_for_are_counted() -> None:
    """E119, E132."""
    ready = "bubble_curtains funding strict_protection funding"
    table, counts = lay(seats=1, tokens=[""], ready=ready), []
    for move in (CURTAINS, STRICT):
        table = play(table, move)
        counts.append(sees(table).measures)

    assert counts == [1, 2]


def test_without_funding_there_is_nothing_to_propose() -> None:
    """E118."""
    assert legal(lay(tokens=[""], ready="bubble_curtains"), "propose") == set()


def test_funding_is_spent_once_and_lasting_measures_stay() -> None:
    """E119."""
    table = lay(seats=1, tokens=[""], ready="bubble_curtains funding strict_protection funding")
    table = play(table, CURTAINS, STRICT)

    assert table.politics.open == ()
    assert kinds(table.politics.gone) == "funding bubble_curtains funding"
    assert kinds(table.politics.lasting) == "strict_protection"


def test_a_measure_just_drawn_may_be_paid_for_at_once() -> None:
    """E120."""
    table = lay("synechococcus", seats=1, policies="bubble_curtains", ready="funding", tokens=[""])

    assert CURTAINS in legal(play(table, "star synechococcus"))


def test_but_not_when_the_turn_has_ended() -> None:
    """E120."""
    table = lay("2*pressure", policies="bubble_curtains", ready="funding", tokens=["", ""])

    assert turn(play(table, "end")) == (2, 1)


def fish(**more: object) -> dict[str, object]:
    """A table at which Overfishing is about to be drawn."""
    return {"policies": "overfishing", "ready": "strict_protection funding", **more}


def test_strict_protection_may_answer_a_card_that_discards_species() -> None:
    """E121."""
    table = play(lay("synechococcus gadus_morhua", seats=3, **fish()), "star synechococcus")  # type: ignore[arg-type]
    assert legal(table) == {STRICT, "decline"}
    table = play(table, STRICT)
    assert legal(table) == {"agree", "refuse"}
    table = play(play(table, "agree", seat=1), "agree", seat=2)

    assert row(table) == "synechococcus gadus_morhua"
    assert kinds(table.politics.lasting) == "strict_protection"
    assert kinds(table.politics.gone) == "funding overfishing"


def test_if_it_is_declined_or_refused_the_card_takes_effect() -> None:
    """E121."""
    table = play(lay("synechococcus gadus_morhua", **fish()), "star synechococcus")  # type: ignore[arg-type]

    assert row(play(table, "decline")) == "synechococcus"
    assert row(play(table, STRICT, "refuse")) == "synechococcus"


def test_it_may_answer_even_when_the_turn_has_ended() -> None:
    """E110, E121."""
    table = play(lay("2*pressure gadus_morhua", seats=1, **fish()), "end")  # type: ignore[arg-type]
    assert legal(table) == {STRICT, "decline"}
    _, events = act(table, STRICT)

    assert "cancelled" in story(events)


@pytest.mark.parametrize("card", ["hunting", "atmospheric_deposition", "warm_summer"])
def test_no_other_card_is_answered(card: str) -> None:
    """E121."""
    table = lay("synechococcus", policies=card, ready="strict_protection funding")

    assert asked(play(table, "star synechococcus")).ask.key == "ask.act"


@pytest.mark.parametrize(
    ("measure", "useless", "useful"),
    [
        ("hazardous_substance_regulation", {"habitats": "ice"}, {"habitats": "mud"}),
        ("habitat_restoration", {}, {"impacts": 1}),
        ("bubble_curtains", {}, {"tokens": ["pass plus", "pass plus refresh"]}),
        ("upgraded_waste_water_treatment", {"stacks": {"nutrients": 0}}, {}),
        ("migratory_barrier_removal", {"consumers": "- - - -"}, {"consumers": "gadus_morhua"}),
        ("recycling_and_waste_disposal", {}, {"row": "pressure"}),
        ("marine_protected_area", {}, {"row": "pressure"}),
    ],
)
def test_a_measure_that_would_find_nothing_cannot_be_paid_for(
    measure: str, useless: dict[str, object], useful: dict[str, object]
) -> None:
    """E122."""

    def offered(changes: dict[str, object]) -> bool:
        cards = f"viruses rotifera {changes.pop('row', '')}"
        table = lay(cards, seats=2, ready=f"{measure} funding", **changes)  # type: ignore[arg-type]
        return f"propose {measure}" in legal(table)

    assert not offered(useless)
    assert offered(useful)


def test_fishing_gear_regulation_needs_mud_in_the_market() -> None:
    """E122."""
    dry = {
        "producers": "bacteria viruses ulva_lactuca ruppia_spp",
        "consumers": "gadus_morhua alca_torda protists rotifera",
    }
    table = lay(ready="fishing_gear_regulation funding", **dry)  # type: ignore[arg-type]
    wet = lay(ready="fishing_gear_regulation funding", producers="chara_spp")

    assert legal(table, "propose") == set()
    assert legal(wet, "propose") == {"propose fishing_gear_regulation"}


@pytest.mark.parametrize(
    ("producers", "consumers"),
    [
        ("chara_spp viruses ulva_lactuca ruppia_spp", "gadus_morhua alca_torda protists rotifera"),
        (
            "bacteria viruses ulva_lactuca ruppia_spp",
            "gadus_morhua alca_torda protists cygnus_olor",
        ),
    ],
)
def test_mud_in_one_row_of_the_market_is_enough_for_fishing_gear(
    producers: str, consumers: str
) -> None:
    """E122, E138."""
    table = lay(ready="fishing_gear_regulation funding", producers=producers, consumers=consumers)

    assert legal(table, "propose") == {"propose fishing_gear_regulation"}


def test_paying_for_a_measure_is_neither_an_action_nor_an_ability() -> None:
    """E123."""
    table = lay(seats=1, impacts=1, ready="habitat_restoration funding", lasting="underwater_noise")
    table = play(table, "propose habitat_restoration")

    assert notes(table, "end") == ["note.pressure"]
    assert table.marks.spent == ()
