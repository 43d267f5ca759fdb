"""Several keys of one person: a code from one machine, typed on another, and keys that are lost."""

from pathlib import Path
from typing import Any

import pytest

from core.errors import Refused
from core.game import Game
from tests.tui.host.hosting import Player, come, hosting, key, said, soon
from tests.tui.host.tables import fingerprint, joined, known, me, opened
from tui.host.disk import guests
from tui.host.disk.people import MOST_KEYS
from tui.host.folk import belonging
from tui.host.folk.tickets import LASTS, LENGTH, MOST, Tickets
from tui.host.table.visit import Visit


async def coded(player: Player, code: str) -> None:
    """Type a code in the lobby."""
    player.press("c")
    await player.until("The code of the table")
    player.press(code, "\r")


async def ticket(player: Player) -> str:
    """A code for another machine, as the lobby shows it."""
    player.press("k")
    await player.until("Add a key")
    player.press("1")
    text = await player.until("ssh -t")
    return text.split("127.0.0.1 ")[1].split()[0]


# -- the codes -------------------------------------------------------------------------------------


def test_a_code_is_for_one_use_and_ten_minutes() -> None:
    time = [0.0]
    tickets = Tickets(lambda: time[0])
    code, late = tickets.give("anna"), tickets.give("bo")

    assert len(code) == LENGTH
    assert tickets.whose(code.lower()) == "anna"
    assert tickets.use(code) == "anna"
    assert tickets.use(code) == ""
    time[0] = LASTS
    assert tickets.use(late) == ""


def test_a_person_has_one_code_and_all_have_so_many() -> None:
    tickets = Tickets(lambda: 0.0)
    first = tickets.give("anna")
    second = tickets.give("anna")
    assert (tickets.whose(first), tickets.whose(second)) == ("", "anna")
    others = [tickets.give(str(number)) for number in range(MOST)]

    assert tickets.whose(second) == ""
    assert all(tickets.whose(code) for code in others)


# -- another machine -------------------------------------------------------------------------------


@pytest.mark.parametrize("by_command", [True, False])
async def test_a_second_key_brings_in_the_same_person(
    tmp_path: Path, pebbles: Game[Any], by_command: bool
) -> None:
    async with hosting(tmp_path / "h") as host:
        old, new = key(), key()
        table = opened(host, [old], free=1)
        anna = await come(host, old)
        await anna.until("Anna, 1 person here")
        code = await ticket(anna)
        if by_command:
            laptop = await come(host, new, command=code)
        else:
            laptop = await come(host, new, "Annas laptop")
            await coded(laptop, code)
        await laptop.until("this key brings in Anna")
        laptop.press("y")
        await laptop.until("You are Anna now")
        laptop.press("\r")
        await laptop.until(table.record.code)

        assert me(host, new) == me(host, old)
        assert me(host, old).keys == (fingerprint(old), fingerprint(new))
        assert host.house.people.named("Annas laptop") is None
    async with hosting(tmp_path / "h") as host:
        again = await come(host, new, command=table.record.code)
        await again.until("Waiting for players")
        assert {door.who for door in host.doors.open} == {fingerprint(old)}


async def test_it_is_asked_with_no_chosen_and_who_says_no_stays_who_they_are(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        old, new = key(), key()
        known(host, [old, new])
        code = host.tickets.give(fingerprint(old))
        bo = await come(host, new)
        await bo.until("Bo, 1 person here")
        await coded(bo, code)
        await bo.until("There is no Bo any more")
        bo.press("\r")
        await bo.until(lambda text: "There is no Bo any more" not in text)

        assert me(host, new).name == "Bo"
        assert host.tickets.whose(code) == fingerprint(old)


async def test_a_new_key_that_does_not_join_after_all_is_asked_for_a_name(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        old = key()
        known(host, [old])
        stranger = await come(host, key(), command=host.tickets.give(fingerprint(old)))
        await stranger.until("this key brings in Anna")
        stranger.press("\x1b")

        await stranger.until("What shall the others call you?")
        late = await come(host, key(), command="BCDFGHJKLM")
        await late.until("There is no code BCDFGHJKLM")
        late.press("\r")
        await late.until("What shall the others call you?")


async def test_codes_cannot_be_guessed_at_for_long(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        known(host, [thief := key()])
        rude = await come(host, thief, command="BCDFGHJKLM")
        for _ in range(4):
            await rude.until("There is no code")
            rude.press("\r")
            await rude.until(lambda text: "There is no code" not in text)
            await coded(rude, "BCDFGHJKLN")
        await rude.left()

        assert "Too many wrong codes" in rude.errors.decode()


async def test_a_guest_without_a_key_joins_nobody(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        known(host, [old := key()])
        code = host.tickets.give(fingerprint(old))
        guest = await come(host, None, "Wanderer")
        await guest.until("Wanderer, 1 person here")
        await coded(guest, code)

        await guest.until("you have come without one")
        assert host.tickets.whose(code)


async def test_what_the_joined_key_had_is_the_first_one_s(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        one, two, bo = key(), key(), key()
        mine = opened(host, [one], free=1)
        theirs = opened(host, [two, bo], names=("Annas laptop", "Bo"))
        over = opened(host, [two], free=1, names=("Annas laptop",))
        over.leave(0)
        theirs.say(fingerprint(two), "Annas laptop", "hello")
        visit = Visit(me(host, bo), lambda _: None, muted={fingerprint(two)})
        host.house.enter(visit)
        joined(host, one, two)

        assert theirs.record.chairs[0].person == mine.record.chairs[0].person == fingerprint(one)
        assert theirs.record.chairs[0].name == "Anna"
        assert theirs.record.host == fingerprint(one)
        assert theirs.record.sat == (fingerprint(one), fingerprint(bo))
        assert over.record.sat == (fingerprint(one),)
        assert [line.name for line in theirs.talk] == ["Anna"]
        assert fingerprint(one) in visit.muted


async def test_nobody_plays_against_themselves(tmp_path: Path, pebbles: Game[Any]) -> None:
    async with hosting(tmp_path / "h") as host:
        one, two = key(), key()
        table = opened(host, [one, two])
        with pytest.raises(Refused) as refused:
            joined(host, one, two)

        assert refused.value.message.key == "serve.join.clash"
        assert table.record.code in str(refused.value.message.args)
        assert me(host, two).name == "Bo"
        table.leave(1)
        joined(host, one, two)
        assert me(host, two).name == "Anna"


async def test_another_session_of_the_joined_key_ends_and_plays_no_more(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        one, two, bo = key(), key(), key()
        table = opened(host, [two, bo], names=("Annas laptop", "Bo"))
        known(host, [one])
        elsewhere = await come(host, two, command=table.record.code)
        await elsewhere.until("YOUR TURN")
        port: Any = table.ports[0]
        joined(host, one, two)

        assert port.seat is None
        await elsewhere.left()
        assert "belongs to a key of yours now" in elsewhere.errors.decode()
        again = await come(host, two, command=table.record.code)
        await again.until("YOUR TURN")


async def test_nobody_has_any_number_of_keys(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        first, *more = [key() for _ in range(MOST_KEYS + 1)]
        known(host, [first])
        for each in more[:-1]:
            joined(host, first, each)
        with pytest.raises(Refused) as refused:
            joined(host, first, more[-1])

        assert refused.value.message.key == "serve.keys.many"
        assert me(host, more[-1]).id == fingerprint(more[-1])


async def test_a_code_that_was_refused_can_be_used_later_and_one_of_nobody_cannot(
    tmp_path: Path, pebbles: Game[Any]
) -> None:
    async with hosting(tmp_path / "h") as host:
        one, two = key(), key()
        table = opened(host, [one, two])
        code = host.tickets.give(fingerprint(one))
        bo = await come(host, two)
        await bo.until("Bo, 1 person here")
        await coded(bo, code)
        await bo.until("There is no Bo any more")
        bo.press("y")
        await bo.until(f"sit at the same table: {table.record.code}")
        bo.press("\r")
        await bo.until(lambda text: "same table" not in text)
        table.leave(1)
        await coded(bo, code)
        await bo.until("There is no Bo any more")
        bo.press("y")
        await bo.until("You are Anna now")
        gone = host.tickets.give(fingerprint(one))
        belonging.forget(host.house, fingerprint(one))
        late = await come(host, key(), "Cleo")
        await late.until("Cleo, 1 person here")
        await coded(late, gone)

        await late.until("There is no code")


# -- a guest who comes with a key -------------------------------------------------------------------


@pytest.mark.parametrize("named", [True, False])
async def test_the_seats_of_a_guest_become_those_of_a_key(
    tmp_path: Path, pebbles: Game[Any], named: bool
) -> None:
    async with hosting(tmp_path / "h") as host:
        bo, mine, code = key(), key(), guests.new_code()
        table = opened(host, [bo], free=1, names=("Bo",))
        host.house.people.rename(guests.id_of(code), "Wanderer")
        table.sit(guests.id_of(code), "Wanderer")
        if named:
            host.house.people.rename(fingerprint(mine), "Anna")
            anna = await come(host, mine)
            await anna.until("Anna, 1 person here")
            await coded(anna, code)
        else:
            anna = await come(host, mine, command=code)
        await anna.until("The seat of that guest becomes yours")
        anna.press("y")
        await anna.until("They are yours")
        await soon(lambda: table.record.chairs[1].person == fingerprint(mine))

        assert table.record.chairs[1].name == ("Anna" if named else "Wanderer")
        assert guests.id_of(code) not in table.record.sat
        anna.press("\r")
        await anna.until("MY TABLES")


async def test_a_guest_s_code_that_nobody_sat_with_is_a_wrong_code(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        known(host, [mine := key()])
        anna = await come(host, mine, command="BCDFGHJK")

        await anna.until("There is no table BCDFGHJK")


async def test_a_code_of_a_key_is_no_command_without_a_terminal(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        status, _, errors = await said(host, key(), "BCDFGHJKLM")

        assert status == 2
        assert "terminal" in errors
