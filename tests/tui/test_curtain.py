"""Two people at one screen: nobody sees what is the other's."""

import msgspec

from tests.tui.matches import first, journal, port


def test_the_first_person_sits_down_before_anything_private_is_shown() -> None:
    table = port(journal("me", "me"))
    snap = table.snapshot()

    assert snap.curtain == 0
    assert snap.prompt is None
    assert snap.view.seat is None


def test_behind_the_curtain_there_is_no_private_card() -> None:
    table = port(journal("me", "me", "me"))
    table.lift()
    table.play(first(table))
    snap = table.snapshot()

    assert snap.curtain == 1
    sent = msgspec.json.encode(snap.view)
    for garden in table.journal.state.gardens:
        assert not any(card.encode() in sent for card in garden.hand)


def test_lifting_the_curtain_shows_the_next_person_their_own_cards_only() -> None:
    table = port(journal("me", "me"))
    table.lift()
    table.play(first(table))
    table.snapshot()
    table.lift()
    snap = table.snapshot()

    assert snap.curtain is None
    assert snap.view.seat == 1
    assert snap.prompt is not None
    sent = msgspec.json.encode(snap.view)
    assert not any(card.encode() in sent for card in table.journal.state.gardens[0].hand)


def test_one_person_against_bots_never_meets_a_curtain() -> None:
    table = port(journal("me", "easy"))

    assert table.snapshot().curtain is None


def test_the_curtain_falls_again_when_an_undo_leads_back_to_the_other_person() -> None:
    table = port(journal("me", "me"))
    for _ in range(2):
        table.snapshot()
        table.lift()
        table.play(first(table))
    table.snapshot()
    table.lift()
    before = table.snapshot().view.seat
    table.undo()

    snap = table.snapshot()
    assert before is not None
    assert snap.curtain is not None or snap.view.seat == before
    assert snap.curtain != before
