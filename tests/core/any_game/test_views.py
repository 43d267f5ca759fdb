"""What is true of every view: nothing hidden gets out, and what is shown can be clicked."""

from typing import Any

from core.game import Answer, AnyGame, Prompt, View, redacted
from core.rng import pick
from core.words import Message
from tests.core.playing import (
    KINDS,
    Ids,
    Place,
    Ply,
    Seating,
    eyes,
    for_tables,
    frozen,
    play,
    sizes,
    start,
)

SHORT = 10**6
"""A generator below this has the digits of some other number: a seed before its first use may."""


def own(game: AnyGame, state: Any, seat: int | None) -> list[Prompt]:
    """The questions to one seat."""
    return [prompt for prompt in game.ask(state) if prompt.seat == seat]


def seen(game: AnyGame, state: Any, seat: int | None) -> bytes:
    """All that a seat is given of a state: its view and its questions."""
    return frozen([game.view(state, seat), own(game, state, seat)])


def clickable(view: View) -> list[str]:
    """What a click in this view can be called."""
    faces = [face.piece for pile in view.piles for face in pile.faces]
    return [piece for piece in (*faces, *(pile.piece for pile in view.piles)) if piece]


# -- nothing hidden gets out -------------------------------------------------------------------


@sizes(3, 500)
def test_states_that_a_seat_cannot_tell_apart_look_the_same_to_it_and_its_bots(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            luck = table.luck + turn
            seat = eyes(table, luck)
            other = game.determinise(game.view(ply.before, seat), luck)
            assert seen(game, other, seat) == seen(game, ply.before, seat)
            for prompt in own(game, ply.before, seat):
                for bot in KINDS.values() if turn % 16 == 0 else ():
                    answers = [
                        bot(game, game.view(state, seat), prompt.answers, luck)
                        for state in (ply.before, other)
                    ]
                    assert answers[0] == answers[1]

    for_tables(place, games, holds)


@sizes(3, 500)
def test_a_move_that_shows_a_seat_nothing_leaves_it_none_the_wiser(
    place: Place, games: int
) -> None:
    game = place.game

    def legal(state: Any, ply: Ply) -> bool:
        return any(
            prompt.seat == ply.prompt.seat and answer.move == ply.answer.move
            for prompt in game.ask(state)
            for answer in prompt.answers
        )

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            seat = eyes(table, table.luck + turn)
            if any(event.seen == "all" or seat in event.seen for event in ply.events):
                continue
            other = game.determinise(game.view(ply.before, seat), table.luck + turn)
            if legal(other, ply):
                after, events = game.apply(other, ply.prompt.seat, ply.answer.move)
                told = [[redacted(event, seat) for event in each] for each in (events, ply.events)]
                assert frozen(told[0]) == frozen(told[1])
                assert seen(game, after, seat) == seen(game, ply.after, seat)

    for_tables(place, games, holds)


@sizes(2, 250)
def test_events_name_only_what_the_seat_sees_and_say_whom_they_show_something_new(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        ids = Ids(game.inventory(start(game, table)))
        for turn, ply in enumerate(play(game, table)):
            if (table.luck + turn) % 2:
                continue
            seat, state = eyes(table, table.luck + turn), ply.before
            sees = set(ids.found(game.view(state, seat)))
            for event in ply.events:
                state = game.evolve(state, event)
                before, sees = sees, set(ids.found(game.view(state, seat)))
                assert set(ids.found(redacted(event, seat))) <= before | sees, event
                if sees - before:
                    assert event.seen == "all" or seat in event.seen, event

    for_tables(place, games, holds)


@sizes(2, 250)
def test_where_chance_stands_is_shown_to_nobody(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            seat = eyes(table, table.luck + turn)
            told = [redacted(event, seat) for event in ply.events]
            shown = frozen([game.view(ply.after, seat), told])
            for state in (ply.before, ply.after):
                generator = getattr(state, "rng", 0)  # a game without chance has none
                assert generator < SHORT or str(generator).encode() not in shown

    for_tables(place, games, holds)


@sizes(2, 250)
def test_a_veiled_event_is_told_and_hides_nothing_more_when_veiled_again(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply in play(game, table):
            for event in ply.events:
                veiled = event.veiled()
                assert frozen(veiled.veiled()) == frozen(veiled)
                assert (veiled.known, veiled.seen) == (event.known, event.seen)
                for each in (event, veiled):
                    assert isinstance(game.tell(each), Message | None)

    for_tables(place, games, holds)


@sizes(2, 250)
def test_what_somebody_is_shown_is_known_to_them(place: Place, games: int) -> None:
    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            for event in ply.events:
                assert event.known == "all" or (
                    event.seen != "all" and set(event.seen) <= set(event.known)
                )

    for_tables(place, games, holds)


# -- imagination -------------------------------------------------------------------------------


@sizes(2, 250)
def test_an_imagined_table_keeps_all_pieces_and_can_be_played_on(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            if turn % 20:
                continue
            luck = table.luck + turn
            state = game.determinise(game.view(ply.after, eyes(table, luck)), luck)
            for _ in range(30):
                assert game.inventory(state) == game.inventory(ply.after)
                if not (prompts := game.ask(state)):
                    break
                luck, prompt = pick(luck, prompts)
                luck, answer = pick(luck, prompt.answers)
                state, _ = game.apply(state, prompt.seat, answer.move)

    for_tables(place, games, holds)


@sizes(2, 250)
def test_the_same_generator_imagines_the_same_table_and_others_other_ones_where_much_is_hidden(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        ids = Ids(game.inventory(start(game, table)))
        for turn, ply in enumerate(play(game, table)):
            view = game.view(ply.after, eyes(table, table.luck + turn))
            hidden = ids.pieces - set(ids.found(view))
            if turn % 10:
                continue
            tables = {frozen(game.determinise(view, rng)) for rng in (1, 2, 3)}
            assert frozen(game.determinise(view, 1)) == frozen(game.determinise(view, 1))
            assert len(tables) == 3 or len(hidden) < 8

    for_tables(place, games, holds)


# -- what is shown -----------------------------------------------------------------------------


@sizes(2, 250)
def test_a_view_says_whose_it_is_when_it_is_and_who_is_waited_for(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            seat = eyes(table, table.luck + turn)
            view = game.view(ply.after, seat)
            assert view.seat == seat
            assert view.clock == game.clock(ply.after)
            assert set(view.waiting) == {prompt.seat for prompt in game.ask(ply.after)}
            assert len(view.points) == table.seats

    for_tables(place, games, holds)


@sizes(2, 250)
def test_a_glance_is_the_view_without_what_only_screens_draw(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            seat = (table.luck + turn) % table.seats
            glance, view = game.bot_view(ply.after, seat), game.view(ply.after, seat)
            for part in ("seat", "clock", "points", "own"):
                assert getattr(glance, part) == getattr(view, part)

    for_tables(place, games, holds)


@sizes(2, 250)
def test_every_option_names_pieces_that_its_seat_can_click(place: Place, games: int) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for ply in play(game, table):
            for prompt in game.ask(ply.before):
                pieces = clickable(game.view(ply.before, prompt.seat))
                assert len(set(pieces)) == len(pieces)
                assert {piece for answer in prompt.answers for piece in answer.pieces} <= set(
                    pieces
                )

    for_tables(place, games, holds)


@sizes(2, 250)
def test_options_of_one_question_can_be_told_apart_by_verb_and_pieces(
    place: Place, games: int
) -> None:
    def holds(table: Seating) -> None:
        for ply in play(place.game, table):
            for prompt in place.game.ask(ply.before):
                ways = {(answer.verb, answer.pieces, answer.notes) for answer in prompt.answers}
                assert len(ways) == len(prompt.answers)

    for_tables(place, games, holds)


@sizes(2, 250)
def test_a_face_has_a_name_only_for_those_who_know_it_and_a_pile_counts_its_faces(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        for turn, ply in enumerate(play(game, table)):
            seat = eyes(table, table.luck + turn)
            for pile in game.view(ply.after, seat).piles:
                assert pile.count >= len(pile.faces), pile.name
                for face in pile.faces:
                    knows = face.known_to == "all" or seat in face.known_to
                    assert knows or face.name is None, face

    for_tables(place, games, holds)


# -- reasons -----------------------------------------------------------------------------------


def firsts(answers: tuple[Answer, ...]) -> set[tuple[str, str]]:
    """The verbs of the options with what is clicked first."""
    return {(answer.verb, answer.pieces[0]) for answer in answers if answer.pieces}


@sizes(2, 250)
def test_there_is_no_reason_against_a_legal_piece_and_one_against_every_other(
    place: Place, games: int
) -> None:
    game = place.game

    def holds(table: Seating) -> None:
        plies = list(play(game, table))
        prompts = [prompt for ply in plies for prompt in game.ask(ply.before)]
        verbs = {
            (verb, piece.partition(":")[0])
            for prompt in prompts
            for verb, piece in firsts(prompt.answers)
        }
        for ply in plies:
            for seat in range(table.seats):
                view = game.view(ply.before, seat)
                legal = {
                    pair
                    for prompt in own(game, ply.before, seat)
                    for pair in firsts(prompt.answers)
                }
                faces = [
                    face.piece
                    for pile in view.piles
                    for face in pile.faces
                    if pile.panel in {"hand", "missions"} and face.piece
                ]
                for verb, piece in legal:
                    assert game.why_not(view, verb, piece) is None
                for verb, zone in verbs:
                    for piece in faces:
                        if piece.partition(":")[0] == zone and (verb, piece) not in legal:
                            assert isinstance(game.why_not(view, verb, piece), Message)

    for_tables(place, games, holds)
