"""The log's sentences, and why something cannot be done."""

import pytest

from core.game import Event, redacted
from core.games.biotopia.game import GAME
from core.games.biotopia.state import Ended, State
from core.words import Message
from tests.core.games.biotopia.tables import Seat, act, begin, deal, lay, play

MEADOW = "common_blue essex_skipper meadow_brown brimstone"


def short(said: Message | None) -> str:
    """A message in a word or two: its key and its arguments."""
    if said is None:
        return ""
    return " ".join([said.key, *(f"{name}={value}" for name, value in said.args)])


def log(events: tuple[Event, ...], seat: int | None = 0) -> list[str]:
    """What a seat reads of some events."""
    lines = (short(GAME.tell(redacted(event, seat))) for event in events)
    return [line.removeprefix("log.") for line in lines if line]


def read(state: State, move: str, seat: int | None = 0) -> list[str]:
    """What a seat reads of one answer."""
    return log(act(state, move)[1], seat)


def test_the_log_tells_each_action() -> None:
    table = lay("peacock chrysalis brown_knapweed sunshine", "2*? red_admiral", deck="5*brimstone")

    assert read(table, "draw") == ["drew seat=0 card=card.brimstone"]
    assert read(table, "take orange_tip") == [
        "took seat=0 card=card.orange_tip",
        "sky card=card.brimstone",
    ]
    assert read(table, "plant peacock") == ["planted seat=0 card=card.peacock"]
    assert read(table, "play brown_knapweed") == ["played seat=0 card=card.brown_knapweed"]
    assert read(table, "play sunshine") == [
        "played seat=0 card=card.sunshine",
        *["drew seat=0 card=card.brimstone"] * 3,
    ]
    assert read(table, "play chrysalis red_admiral") == [
        "played seat=0 card=card.chrysalis",
        "flipped seat=0 card=card.red_admiral",
    ]


def test_the_log_hides_what_the_reader_may_not_know() -> None:
    table = lay("peacock sunshine brimstone", "4*?", deck="5*brimstone")

    for seat in (1, None):
        assert read(table, "draw", seat) == ["drew_hidden seat=0"]
        assert read(table, "plant peacock", seat) == ["planted_hidden seat=0"]
        assert read(table, "play brimstone", seat) == [
            "played seat=0 card=card.brimstone",
            "top_planted_hidden seat=0",
        ]
    assert read(table, "play brimstone")[1] == "top_planted seat=0 card=card.brimstone"


def test_the_log_tells_the_rest_of_what_happens() -> None:
    fetch = play(lay("orange_tip", "3*?", compost="peacock"), "play orange_tip")
    drop = play(lay("6*essex_skipper"), "draw")
    clear = lay(sky="sunshine peacock sunshine", deck="sunshine 4*brimstone", edition="da")

    assert read(fetch, "fetch peacock") == ["fetched seat=0 card=card.peacock"]
    assert read(drop, "drop essex_skipper", 1) == ["dropped seat=0 card=card.essex_skipper"]
    assert read(lay(deck="peacock", compost="2*?"), "draw", 1)[1] == "shuffled n=2"
    assert read(clear, "take peacock")[2] == "cleared card=card.sunshine"
    assert read(lay(sky="- - -", deck=""), "pass") == ["passed seat=0"]


def test_the_log_tells_missions_jokers_and_large_whites() -> None:
    joker = lay(wings=f"{MEADOW.replace('brimstone', 'camberwell_beauty')}")
    rival = Seat(wings="large_white", has="most_large_whites")
    tie = lay("large_white", "3*?", rivals=[Seat(), rival])
    mine = lay(wings="large_white", has="most_large_whites", rivals=[Seat("large_white", "3*?")])

    assert read(lay(down="7*?"), "claim seven_flowers", 1) == [
        "claimed seat=0 mission=mission.seven_flowers"
    ]
    assert read(joker, "claim meadow_four brimstone", 1) == [
        "joker seat=0 mission=mission.meadow_four card=card.brimstone"
    ]
    assert read(lay("large_white", "3*?"), "play large_white")[1] == "whites seat=0"
    assert read(tie, "play large_white")[1] == "whites_lost seat=2"
    assert read(play(mine, "draw"), "play large_white")[1] == "whites_lost seat=0"


def test_the_log_tells_the_beginning_and_the_end() -> None:
    table = deal(2, starter="1")
    _, events = GAME.apply(table, 1, GAME.ask(table)[1].answers[0].move)

    assert log(events, 0) == log(events, 1) == [], "told as all plant it"
    assert read(lay(wings="5*peacock"), "draw", 1)[1] == "triggered seat=0 n=15"
    assert read(lay(turn=2, last=True), "draw", 1)[1] == "ended"
    assert short(GAME.tell(Ended(stuck=True))) == "log.stuck"


def why(state: State, verb: str, piece: str, seat: int | None = 0) -> str:
    """The reason that a seat is given."""
    return short(GAME.why_not(GAME.view(state, seat), verb, piece)).removeprefix("why.")


def test_out_of_turn_nothing_can_be_done() -> None:
    table = lay("peacock")

    assert why(table, "draw", "deck", 1) == "not_your_turn"
    assert why(table, "draw", "deck", None) == "not_your_turn"
    assert why(play(lay(turn=2, last=True), "draw"), "draw", "deck") == "not_your_turn"


def test_why_there_is_nothing_to_draw_or_to_take() -> None:
    empty = lay(sky="peacock - sunshine", deck="")

    assert why(empty, "draw", "deck") == "no_cards"
    assert why(empty, "take", "sky:2") == "gap"
    assert why(empty, "take", "sky:3") == ""
    assert why(lay(deck="", compost="?"), "draw", "deck") == ""
    assert why(lay(deck="?"), "draw", "deck") == ""


@pytest.mark.parametrize(
    ("hand", "down", "reason"),
    [
        ("peacock", "6*?", "flowers card=card.peacock n=7 have=6"),
        ("peacock", "7*?", ""),
        ("small_tortoiseshell", "4*?", "flowers card=card.small_tortoiseshell n=5 have=4"),
        ("small_tortoiseshell", "5*?", ""),
        ("chrysalis", "", "flowers card=card.chrysalis n=1 have=0"),
        ("chrysalis", "peacock", "no_target"),
        ("chrysalis", "peacock red_admiral", ""),
        ("sunshine", "?", "flowers card=card.sunshine n=2 have=1"),
    ],
)
def test_why_a_front_cannot_be_played(hand: str, down: str, reason: str) -> None:
    table = lay(f"brimstone {hand}", down, wings="2*small_tortoiseshell")

    assert why(table, "play", "hand:2") == reason
    assert why(table, "play", "mission:2") == why(table, "claim", "hand:2") == "not_there"
    assert why(table, "flower", "hand:2") == ""


def test_why_a_flower_cannot_be_flipped() -> None:
    table = lay("chrysalis", "red_admiral peacock brown_knapweed")

    assert why(table, "play", "down:1") == ""
    assert why(table, "play", "down:2") == "no_flip"
    assert why(table, "play", "down:3") == "no_flip"


def test_without_a_chrysalis_no_flower_is_flipped() -> None:
    table = lay("sunshine", "red_admiral peacock")

    assert why(table, "play", "down:1") == "no_chrysalis"
    assert why(table, "play", "down:2") == "no_flip"


@pytest.mark.parametrize(
    ("mission", "wings", "down", "reason"),
    [
        ("most_large_whites", "2*large_white", "", "whites"),
        ("seven_flowers", "", "6*?", "symbols n=7 have=6"),
        ("seven_flowers", "", "7*?", ""),
        ("seven_species", MEADOW, "", "species n=7 have=4"),
        ("seven_species", f"{MEADOW} peacock red_admiral large_white", "", ""),
        ("grassland", "essex_skipper 3*meadow_brown", "", "lacking cards=('card.essex_skipper',)"),
        ("grassland", "essex_skipper 3*meadow_brown camberwell_beauty", "", ""),
        (
            "meadow_four",
            "common_blue brimstone 2*camberwell_beauty",
            "",
            "lacking cards=('card.essex_skipper', 'card.meadow_brown')",
        ),
        ("meadow_four", MEADOW, "", ""),
    ],
)
def test_why_a_mission_cannot_be_claimed(mission: str, wings: str, down: str, reason: str) -> None:
    table = lay(down=down, wings=wings, missions=f"edge_three {mission}")

    assert why(table, "claim", "mission:2") == reason


def test_a_mission_that_somebody_has_cannot_be_claimed() -> None:
    table = lay(down="7*?", missions="seven_flowers", rivals=[Seat(), Seat(has="seven_flowers")])

    assert why(table, "claim", "mission:1") == "taken seat=2"


def test_a_claim_that_is_legal_by_a_second_camberwell_beauty_has_nothing_against_it() -> None:
    """A15: six species in play, one of them twice a Camberwell Beauty."""
    table = lay(wings=f"{MEADOW} peacock 2*camberwell_beauty", missions="seven_species")
    assert "claim" in {answer.verb for answer in GAME.ask(table)[0].answers}

    assert why(table, "claim", "mission:1") == ""


def test_in_the_middle_of_a_turn_the_question_comes_first() -> None:
    """Each question with the verb and the piece that answer it."""
    blue = play(lay("common_blue", "3*?", compost="?"), "play common_blue")
    tip = play(lay("orange_tip", "3*?", compost="?"), "play orange_tip")
    brown = play(lay("meadow_brown", "4*?", edition="da"), "play meadow_brown")
    full = play(lay("6*essex_skipper"), "draw")
    asked = {
        ("flower", "hand:1"): deal(2),
        ("take", "sky:1"): blue,
        ("take", "compost:1"): tip,
        ("draw", "deck"): brown,
        ("discard", "hand:1"): full,
    }

    for table in asked.values():
        for verb, piece in [*asked, ("claim", "mission:3"), ("play", "hand:1")]:
            fits = asked.get((verb, piece)) is table
            assert why(table, verb, piece) == ("" if fits else "answer_first")


@pytest.mark.parametrize("edition", ["en", "da"])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_said_against_what_is_legal(edition: str, seed: int) -> None:
    table = begin(deal(3, seed, edition=edition))
    for step in range(60):
        for prompt in GAME.ask(table):
            view = GAME.view(table, prompt.seat)
            for answer in prompt.answers:
                for piece in answer.pieces:
                    assert GAME.why_not(view, answer.verb, piece) is None
        answers = GAME.ask(table)[0].answers
        table, _ = GAME.apply(table, GAME.ask(table)[0].seat, answers[-step % len(answers)].move)
