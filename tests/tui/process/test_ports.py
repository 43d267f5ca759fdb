"""Sockets that wait for connections, at several addresses."""

import socket

import pytest

from tests.tui.host.odd import refused
from tui.process.ports import bound, close, shown


def ours(address: str) -> bool:
    """Whether this machine has the address."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.bind((address, 0))
    except OSError:
        return False
    return True


THERE = tuple(filter(ours, ("127.0.0.1", "127.0.0.2", "::1")))


def test_any_port_is_the_same_at_every_address() -> None:
    sockets = bound(THERE, 0)
    names = [each.getsockname() for each in sockets]
    close(sockets)

    assert [name[0] for name in names] == list(THERE)
    assert len({name[1] for name in names}) == 1
    assert names[0][1] > 0


def test_everybody_is_reached_by_both_kinds_of_address() -> None:
    every = ("0.0.0.0", "::") if "::1" in THERE else ("0.0.0.0",)
    sockets = bound(every, 0)
    port = sockets[0].getsockname()[1]
    for each in sockets:
        each.listen()
    for address in THERE:
        socket.create_connection((address, port), 5).close()
    close(sockets)


def test_a_name_is_every_address_of_it_and_none_is_had_twice() -> None:
    sockets = bound(("localhost", "127.0.0.1", "localhost"), 0)
    names = [each.getsockname()[0] for each in sockets]
    close(sockets)

    assert len(names) == len(set(names))
    assert "127.0.0.1" in names


def test_one_that_cannot_be_had_is_named_and_the_others_are_let_go_of() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.2", 0))
        taken.listen()
        port = taken.getsockname()[1]

        said = refused(bound, ("127.0.0.1", "127.0.0.2"), port)
        assert said.startswith(f"127.0.0.2:{port} cannot be listened on")
        close(bound(("127.0.0.1",), port))


@pytest.mark.parametrize("address", ["192.0.2.7", "no.such.name.invalid", "2001:db8::7", "x" * 80])
def test_an_address_that_is_no_one_s_here_is_a_sentence(address: str) -> None:
    assert "cannot be listened on" in refused(bound, ("127.0.0.1", address), 0)


def test_an_address_is_written_with_its_port() -> None:
    assert shown(("127.0.0.1", "::1"), 22) == "127.0.0.1:22, [::1]:22"
