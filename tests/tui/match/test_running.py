"""One running match, whoever plays it: answers, what is given by itself, undo and consent."""

from typing import Any

import pytest

from core.errors import CannotUndo, Illegal, NeedsConsent, NotAsked
from core.game import Answer, Game, Prompt
from core.journal import At, Note, Policy
from saves.notices import troubled
from tests.tui.match.pebbled import do, pebbled, running
from tests.tui.matches import Kept
from tui.match.kept import Kept as Keeping
from tui.match.running import Running

# -- answers and what is kept --------------------------------------------------------------------


def test_an_answer_is_kept_before_anybody_is_told_and_told_once(pebbles: Game[Any]) -> None:
    keeper, told = Kept(), list[tuple[int, int]]()
    match = Running(
        pebbled(pebbles, "me", "me"),
        Keeping(keeper),
        changed=lambda: told.append((match.journal.cursor, len(keeper.lines))),
    )
    do(match, "draw")

    assert told == [(1, 1)]


def test_what_is_refused_changes_nothing_and_is_told_to_nobody(pebbles: Game[Any]) -> None:
    told = list[None]()
    match = running(pebbles, "me", "me", changed=lambda: told.append(None))
    move = match.journal.prompts[0].answers[0].move
    with pytest.raises(NotAsked):
        match.play(1, move)
    with pytest.raises(Illegal):
        match.play(0, tiny_pass(pebbles))

    assert (told, match.journal.lines) == ([], [])


def tiny_pass(game: Game[Any]) -> Any:
    """A move that is legal only when nothing else is."""
    return next(kind for kind in game.moves.__args__ if kind.__name__ == "Pass")()


def test_the_news_of_the_keeper_are_told_once_and_that_all_is_kept_again(
    pebbles: Game[Any],
) -> None:
    keeper, news = Kept(), list[str]()
    kept = Keeping(keeper, lambda told: news.append(told.key))
    match = Running(pebbled(pebbles, "me", "me"), kept)
    keeper.full = True
    do(match, "draw")
    assert (kept.trouble, kept.unkept) == (troubled("disk_full", 1), 1)
    assert not kept.look()
    keeper.full = False

    assert kept.look()
    assert (kept.trouble, kept.unkept, news) == (None, 0, ["save.kept_again"])
    assert not kept.look()


# -- what leaves no choice -----------------------------------------------------------------------


def forcing(game: Game[Any], monkeypatch: pytest.MonkeyPatch, *seats: int) -> None:
    """These seats are asked at once, and each of them has but one answer, until it is given."""

    def ask(state: Any) -> tuple[Prompt, ...]:
        owed = {seat for seat in seats if not state.rows[seat]}
        hand = {seat: state.hands[seat] for seat in owed}
        lay = next(kind for kind in game.moves.__args__ if kind.__name__ == "Lay")
        return tuple(
            Prompt(seat, "turn", (Answer(lay(hand[seat][0]), "play", ("hand:1",)),) * n)
            for seat, n in ((0, 2), (1, 1))
            if seat in owed
        )

    monkeypatch.setitem(vars(game), "ask", ask)


def test_where_several_are_asked_each_answer_that_leaves_no_choice_is_given(
    pebbles: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of two has a choice and waits; the second has none and does not."""
    start = pebbled(pebbles, "me", "me")
    forcing(pebbles, monkeypatch, 0, 1)
    match = Running(start)
    match.journal._asked = (None, ())
    match._give()

    assert [(line.seat, line.auto) for line in match.journal.entries] == [(1, True)]
    assert match.waiting() == (0,)


def test_nothing_is_given_that_is_not_to_be_given_now(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "me")
    match.gives = lambda prompt: prompt.seat == 1
    do(match, "draw")

    seats = [(line.seat, line.auto) for line in match.journal.entries]
    assert seats[0] == (0, False)
    assert all(line == (1, True) for line in seats[1:])
    assert len(seats) > 1


# -- undo and consent ----------------------------------------------------------------------------


@pytest.fixture
def fair(pebbles: Game[Any]) -> Running:
    """Two people; the first has drawn a pebble that they have seen."""
    match = running(pebbles, "me", "me", undo="fair")
    do(match, "draw")
    return match


def test_who_may_not_go_back_alone_asks_and_the_last_to_agree_takes_it_back(fair: Running) -> None:
    with pytest.raises(NeedsConsent):
        fair.undo((0,), turn=False, ask=False)
    asking = fair.undo((0,), turn=False, ask=True)

    assert asking is not None
    assert asking is fair.asking
    assert (asking.seat, asking.to, asking.waiting) == (0, 0, frozenset((1,)))
    assert fair.agree(1, yes=True) == asking
    assert fair.journal.lines[1:] == [Note("consent", 1), At(0, "undo", 0)]
    assert fair.asking is None


def test_one_no_is_enough(fair: Running) -> None:
    asking = fair.undo((0,), turn=False, ask=True)

    assert fair.agree(1, yes=False) == asking
    assert (fair.asking, fair.journal.cursor) == (None, 1)
    assert fair.agree(1, yes=True) is None


def test_who_was_not_asked_agrees_to_nothing(fair: Running) -> None:
    fair.undo((0,), turn=False, ask=True)

    assert fair.agree(0, yes=True) is None
    assert fair.journal.cursor == 1


def test_an_answer_in_between_makes_the_question_void(fair: Running) -> None:
    fair.undo((0,), turn=False, ask=True)
    do(fair, "draw")

    assert fair.asking is None
    assert fair.agree(1, yes=True) is None
    assert fair.journal.cursor == 2


def test_bots_agree_to_nothing(pebbles: Game[Any]) -> None:
    match = running(pebbles, "me", "easy", undo="fair")
    do(match, "draw")
    with pytest.raises(CannotUndo):
        match.undo((0,), turn=False, ask=True)

    assert match.asking is None


@pytest.mark.parametrize(("undo", "may"), [("free", True), ("fair", False)])
def test_only_who_took_back_goes_forward_again_but_where_undo_is_free(
    pebbles: Game[Any], undo: Policy, may: bool
) -> None:
    match = running(pebbles, "me", "me", undo=undo)
    do(match, "flower")
    match.undo((0,), turn=False, ask=False)
    if may:
        match.redo((1,))
    else:
        with pytest.raises(CannotUndo):
            match.redo((1,))
        match.redo((0,))

    assert match.journal.lines[-1] == At(1, "redo", 1 if may else 0)  # who asked for it
