"""What a port promises beside that where people sit elsewhere (tui/match/company.py): a table of the host."""

import pytest

from core.errors import NeedsConsent, NotAsked, Refused
from core.journal import Note, Sat
from core.words import Message
from tests.tui.host.homes import Home
from tests.tui.host.hosting import key
from tests.tui.match.ports import Sitting, hosted
from tui.match.company import GuestPort


@pytest.fixture
async def two(home: Home) -> list[Sitting]:
    """Anna and Bo at a table of the host, where undo is fair."""
    tables = hosted(home, "fair", "easy", [key(), key()])
    for at in tables:
        at.listen()
    return tables


def keys(messages: list[Message]) -> list[str]:
    """The sentences, by their keys."""
    return [each.key for each in messages]


async def test_all_know_who_is_there_and_what_they_are_doing(two: list[Sitting]) -> None:
    port: GuestPort = two[0].port
    here = port.gathering()
    assert [(each.name, each.doing) for each in here.seated] == [
        ("Anna", "thinking"),
        ("Bo", "here"),
    ]
    assert (here.watchers, here.clock, here.given, here.asking) == (0, 0, False, None)
    two[1].port.close()

    assert [each.doing for each in port.gathering().seated] == ["thinking", "away"]
    assert port.asked
    assert port.playing


async def test_an_undo_is_asked_of_the_others_and_told(two: list[Sitting]) -> None:
    anna, bo = two
    anna.port.play(anna.first("draw"))
    with pytest.raises(NeedsConsent):
        anna.port.undo()
    with pytest.raises(Refused):  # it is asked, not done
        anna.port.undo(agreed=True)
    assert bo.port.gathering().asking.waiting == {1}
    bo.port.consent(yes=True)

    assert anna.journal().cursor == 0
    assert keys(anna.port.news()) == keys(bo.port.news()) == ["serve.took_back"]
    assert anna.port.news() == []
    bo.port.consent(yes=True)  # nothing is asked any more
    assert anna.journal().cursor == 0


async def test_what_is_said_is_read_but_by_those_who_do_not_want_to(two: list[Sitting]) -> None:
    anna, bo = two
    anna.port.say("hello")
    assert [said.text for said in bo.port.unread()] == ["hello"]
    bo.port.read()
    assert bo.port.unread() == anna.port.unread() == []
    assert [said.text for said in bo.port.talk()] == ["hello"]
    [(person, name)] = bo.port.speakers().items()
    bo.port.mute(person)
    anna.port.say("again")

    assert name == "Anna"
    assert (bo.port.unread(), bo.port.talk(), set(bo.port.muted)) == ([], [], {person})
    assert [said.text for said in anna.port.talk()] == ["hello", "again"]
    assert anna.port.speakers() == {}
    with pytest.raises(Refused):
        anna.port.say("  ")


async def test_who_resigns_looks_on_and_a_bot_plays_to_the_end(two: list[Sitting]) -> None:
    anna, bo = two
    anna.port.resign()

    assert (anna.port.seat, anna.port.playing, anna.port.asked) == (None, False, False)
    assert Note("resign", 0) in anna.journal().lines
    assert Sat(0, "easy") in anna.journal().lines
    assert bo.port.gathering().seated[0].doing == "resigned"
    with pytest.raises(Refused):
        anna.port.resign()
    with pytest.raises(NotAsked):
        anna.port.undo()


async def test_a_seat_that_was_left_can_be_filled_once(two: list[Sitting]) -> None:
    anna, bo = two
    with pytest.raises(Refused):
        anna.port.fill()
    bo.port.leave()
    assert [each.doing for each in anna.port.gathering().seated] == ["thinking", "left"]
    anna.port.fill()

    assert anna.journal().kinds == ("me", "easy")
    calls = len(bo.heard)
    anna.port.play(anna.first("draw"))
    await anna.asked()
    assert len(bo.heard) == calls  # whoever has left is called no more
