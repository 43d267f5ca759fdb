"""A sentence that has been followed a few times is not said any more."""

from collections import Counter
from typing import Any

from core import catalogue
from core.counsel import Counsel
from core.fading import TIMES, Fading
from core.journal import Journal
from tests.core.playing import Seating, journal

GAME = catalogue.game("biotopia")


def match(seed: int = 5) -> Journal:
    return journal(GAME, Seating(2, GAME.chosen({"starter": "1"}), seed, seed, 0))


def answer(played: Journal, said: Counsel | None, *, follow: bool) -> None:
    """The next seat answers: what it is told, or as the policy likes it least."""
    prompt = played.prompts[0]
    view = GAME.view(played.state, prompt.seat)
    if follow and said is not None and said.answers:
        move = said.answers[0].move
    else:
        liked = GAME.policy(view, prompt.answers)
        others = [
            (like, place)
            for place, like in enumerate(liked)
            if said is None or prompt.answers[place] not in said.answers
        ]
        move = prompt.answers[min(others)[1] if others else 0].move
    played.play(prompt.seat, move)


def heard(seed: int, *, follow: bool, moves: int = 60) -> list[str]:
    """What the first seat is told while it answers so many questions."""
    played, fading = match(seed), Fading(GAME, 0)
    keys: list[str] = []
    while not played.over and len(keys) < moves:
        said = fading.now(played)
        if played.prompts[0].seat == 0:
            keys.append(said.message.key if said else "")
        answer(played, said, follow=follow)
    return keys


def test_no_sentence_is_followed_more_often_than_a_few_times() -> None:
    often = [Counter(filter(None, heard(seed, follow=True))) for seed in range(8)]

    assert all(len(each) > 6 for each in often)
    assert max(max(each.values()) for each in often) == TIMES


def test_what_is_not_followed_is_said_again() -> None:
    keys = heard(5, follow=False)

    assert max(keys.count(key) for key in keys if key) > TIMES


def test_what_is_followed_gives_way_to_the_next_that_is_true() -> None:
    played = match()
    told = 0
    for _ in range(200):
        if played.over:
            break
        prompt = played.prompts[0]
        said = list(GAME.counsels(GAME.view(played.state, prompt.seat), prompt.answers))
        known = {said[0].message.key: TIMES}
        now = Fading(GAME, prompt.seat, known).now(played)
        if not played.cursor:
            assert now == next((each for each in said if each.message.key not in known), None)
            told += now is not None
        answer(played, said[0], follow=True)
    assert told


def test_it_is_the_same_from_the_match_alone_after_undo_and_when_resumed() -> None:
    played, lasting = match(), Fading(GAME, 0)
    states: list[Any] = []
    for _ in range(40):
        said = lasting.now(played)
        states.append(said)
        answer(played, said, follow=True)
    assert lasting.now(played) == Fading(GAME, 0).now(played)
    for moves in (31, 12, 3, 25):
        played.go(moves)
        assert lasting.now(played) == states[moves] == Fading(GAME, 0).now(played)


def test_a_game_without_counsel_says_nothing() -> None:
    from tests import tiny

    with tiny.added():
        pebbles = catalogue.game("pebbles")
        played = journal(pebbles, Seating(2, pebbles.chosen({}), 1, 1, 0))
        assert Fading(pebbles, played.prompts[0].seat).now(played) is None
