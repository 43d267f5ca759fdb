"""Questions that are put because somebody may hold a card; and marks that say there was no choice."""

import pytest
from msgspec.structs import replace

from core.games.biekrig.state import Before, Play
from tests.tui.matches import journal, port, settled
from tests.tui.replays import played
from tui.bots.questions import Task, Thought
from tui.match.local import LocalPort
from tui.scene.track import Track


def attacked(*kinds: str, seed: int = 3) -> LocalPort:
    """Varroa has been played against the second seat, which holds a card that is no acid treatment."""
    match = journal(*kinds, game="biekrig", seed=seed)
    state = match.states[0]
    hands = (("varroa.1",), ("extra_point.1",), *state.hands[2:])
    hives = replace(state.apiaries[1], hives=(3, 2))
    deck = tuple(card for card in state.deck if card not in {"varroa.1", "extra_point.1"})
    match.states[0] = replace(
        state,
        hands=hands,
        deck=deck,
        apiaries=(state.apiaries[0], hives, *state.apiaries[2:]),
        todo=(Before(),),
        turn=1,
    )
    table = port(match)
    table.lift()
    table.play(Play("varroa.1", target=1))
    return table


@pytest.mark.parametrize("kinds", [("me", "me"), ("me", "easy"), ("me", "hard", "easy")])
def test_who_may_hold_an_acid_treatment_is_asked_and_nobody_answers_for_them(
    kinds: tuple[str, ...],
) -> None:
    """K58, K71."""
    table = attacked(*kinds)
    [asked] = table.game.ask(table.journal.state)

    assert asked.secret
    assert len(asked.answers) == 1
    assert asked.seat == 1
    assert table.journal.cursor == 1


async def test_a_bot_answers_at_once_what_is_asked_because_it_may_hold_a_card() -> None:
    table = attacked("me", "hard")
    asked = []

    async def think(task: Task) -> Thought:
        asked.append(task[0])
        return Thought(0)

    table._running._thinker.think = think  # type: ignore[union-attr, method-assign]
    await settled(table)

    assert asked[0] == "easy"


def test_that_there_was_no_choice_is_told_to_its_own_seat_only_while_the_match_runs() -> None:
    match = journal("me", "me")
    for prompt in match.game.ask(match.state):
        match.play(prompt.seat, prompt.answers[0].move)
    for _ in range(2):
        prompt = match.game.ask(match.state)[0]
        match.play(prompt.seat, prompt.answers[0].move, auto=True)
    table = port(match)

    def marked(eyes: int | None) -> tuple[set[int], set[bool]]:
        table._eyes = eyes
        track = Track(table.replay())
        logged = {told.moves for told in table.log() if told.auto}
        return logged, {line.auto for line in track.log(eyes)}

    first = match.entries[2].seat
    assert marked(first) == ({3}, {True, False})
    assert marked(1 - first) == ({4}, {True, False})
    assert marked(None) == (set(), {False})
    played(match)
    assert {frozenset(marked(eyes)[0]) for eyes in (0, 1, None)} == {frozenset({3, 4})}
    assert marked(None)[1] == {True, False}
