"""Who is talked to, who has to make room, and what the owner hears of it."""

import logging
from dataclasses import dataclass, field
from typing import Any

import pytest

from tui.host.disk.config import Config
from tui.host.ssh.doors import PLACES, Doors
from tui.host.ssh.gate import networks
from tui.host.ssh.gate.networks import HOMES, KEPT, Network, Networks, of
from tui.host.ssh.gate.refusals import AT_ONCE, Refusals


@dataclass(eq=False)
class Open:
    """A connection that stands at a door."""

    doors: Doors
    network: Network
    who: str = ""
    address: str = ""
    progress: int = 0
    begun: bool = False
    leaving: bool = False
    dropped: list[str] = field(default_factory=list)

    def drop(self, why: str) -> None:
        self.dropped.append(why)
        self.doors.open.remove(self)

    def farewell(self, *why: Any) -> None:
        """End it with a sentence."""

    def close(self) -> None:
        """Hang up."""

    def abort(self) -> None:
        """Hang up at once."""


def knock(doors: Doors, address: str, **how: Any) -> Open | None:
    """One more connection; None where there was no time for it."""
    network = doors.admit(address)
    if network is None:
        return None
    network.enter()
    door = Open(doors, network, **how)
    doors.open.append(door)
    return door


def always() -> float:
    return 0.0


def never() -> float:
    return 0.9999


# -- networks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_a_home_is_one_stranger(address: str, counted: str) -> None:
    assert of(address) == counted


def test_a_home_has_so_many_connections_and_a_provider_four_times_as_many() -> None:
    doors = Doors(Config(per_address=2, max_startups=1000), never)
    home = [knock(doors, f"2001:db8::{at}") for at in range(1, 4)]
    assert [door is not None for door in home] == [True, True, False]

    others = [knock(doors, f"2001:db8:0:{at}::1") for at in range(1, 20)]
    assert sum(door is not None for door in others) == 2 * HOMES - 2
    assert knock(doors, "2001:db8:1::1") is not None
    assert doors.refused == {"per_address": 1 + 19 - (2 * HOMES - 2)}


def test_who_knocks_all_the_time_is_not_let_in() -> None:
    doors = Doors(Config(per_minute=3), never)
    came = [knock(doors, "192.0.2.1") for _ in range(5)]

    assert [door is not None for door in came] == [True, True, True, False, False]
    assert doors.refused == {"per_minute": 2}
    assert knock(doors, "192.0.2.2") is not None


def test_networks_are_forgotten_but_not_those_that_are_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = Networks(Config())
    here = found.at("192.0.2.1")
    here.enter()
    for number in range(5 * KEPT):
        found.at(f"10.0.{number // 256}.{number % 256}").knock()

    assert len(found._known) <= KEPT + 1
    assert found.at("192.0.2.1") is here
    monkeypatch.setattr(networks, "monotonic", lambda: 1e12)
    found._forget()
    found.at("192.0.2.9")
    assert len(found._known) <= KEPT + 1


# -- on the way in ------------------------------------------------------------------------------------


def test_of_those_who_wait_the_oldest_of_the_largest_network_goes_first() -> None:
    doors = Doors(Config(max_startups=4), always)
    friend = knock(doors, "192.0.2.1")
    rude = [knock(doors, "198.51.100.1") for _ in range(5)]

    assert friend is not None
    assert not friend.dropped
    assert [door.dropped for door in rude if door] == [["max_startups"]] * 4 + [[]]


def test_who_says_nothing_goes_before_who_has_come_far() -> None:
    doors = Doors(Config(max_startups=4), always)
    far = knock(doors, "192.0.2.1", progress=2)
    mute = knock(doors, "192.0.2.1")
    knock(doors, "192.0.2.1")

    assert far is not None
    assert mute is not None
    assert not far.dropped
    assert mute.dropped == ["max_startups"]


def test_nobody_is_dropped_while_half_of_the_places_are_free() -> None:
    doors = Doors(Config(max_startups=20), always)
    came = [knock(doors, f"192.0.2.{at}") for at in range(10)]
    assert all(door is not None and not door.dropped for door in came)
    assert len(doors.open) == 10


def test_there_are_never_more_on_their_way_than_there_may_be() -> None:
    doors = Doors(Config(max_startups=20), never)
    for at in range(100):
        knock(doors, f"192.0.2.{at}")

    assert len(doors.open) == 20


# -- who is in ------------------------------------------------------------------------------------------


def test_where_all_places_are_taken_who_only_stands_about_makes_room() -> None:
    doors = Doors(Config(max_sessions=1), never)
    player = knock(doors, "192.0.2.1", who="anna", begun=True)
    idler = knock(doors, "192.0.2.2", who="bo")
    assert len(doors.open) == PLACES
    third = knock(doors, "192.0.2.3", who="cleo", begun=True)

    assert player is not None
    assert idler is not None
    assert third is not None
    assert idler.dropped == ["full"]
    assert not player.dropped
    assert knock(doors, "192.0.2.4") is None


def test_one_key_has_so_many_connections_the_idle_and_the_oldest_make_room() -> None:
    doors = Doors(Config(per_key=2), never)
    came = [
        knock(doors, f"192.0.2.{at}", who="anna", begun=begun)
        for at, begun in enumerate([True, False, True])
    ]
    oldest, idle, newest = came
    assert newest is not None

    assert doors.others(newest) == [idle]
    doors.open.remove(idle)  # type: ignore[arg-type]
    assert doors.others(newest) == []
    again = knock(doors, "192.0.2.9", who="anna")
    assert again is not None
    assert doors.others(again) == [oldest]


# -- what is said of it ----------------------------------------------------------------------------------


def test_all_are_counted_and_few_are_told(caplog: pytest.LogCaptureFixture) -> None:
    refusals = Refusals()
    with caplog.at_level(logging.INFO, "hedgerow.serve"):
        for _ in range(1_000):
            refusals.add("per_minute", "192.0.2.1")
        refusals.add("flood", "192.0.2.1")

    assert refusals.counted == {"per_minute": 1_000, "flood": 1}
    assert [each.getMessage() for each in caplog.records] == [
        "refused reason=per_minute address=192.0.2.1",
        "refused reason=flood address=192.0.2.1 unlogged=999",
    ]


def test_a_thousand_networks_do_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    refusals = Refusals()
    with caplog.at_level(logging.INFO, "hedgerow.serve"):
        for at in range(3_000):
            refusals.add("per_minute", f"10.0.{at // 256}.{at % 256}")

    assert refusals.counted["per_minute"] == 3_000
    assert len(caplog.records) <= AT_ONCE + 5
