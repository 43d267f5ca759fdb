"""Who has to leave: kicked, banned by key or by network, or forgotten."""

from collections.abc import Sequence

from core.words import Message, message
from tui.host.disk import networks
from tui.host.house.house import House
from tui.host.operating.orders import Order, Reply
from tui.host.ssh.doors import Doors, Open

KEY = "SHA256:"
"""How a fingerprint begins."""


def kicked(house: House, doors: Doors, order: Order) -> Reply:
    """Somebody has to leave, and may come back."""
    who = known(house, order.what)
    found = [door for door in doors.open if who and door.who == who]
    if not found:
        return _failed("nobody", order.what)
    _out(found, order.text)
    return Reply(said=message("serve.admin.kicked", name=order.what))


def banned(house: House, doors: Doors, order: Order) -> Reply:
    """A person with a key, or everybody from some addresses, has to leave and stays outside."""
    network = networks.network(order.what)
    if network is not None:
        return _shut_out(house, doors, network, order.text)
    who = known(house, order.what)
    found = [door for door in doors.open if who and door.who == who]
    if who.startswith(KEY):
        house.people.ban(who)
        _out(found, order.text)
        return Reply(said=message("serve.admin.banned", name=order.what))
    if not found:
        return _failed("nobody", order.what)
    _out(found, order.text)  # without a key only the address is left to be banned
    address = found[0].address
    return Reply(said=message("serve.admin.no_key", name=order.what, address=address), failed=True)


def _shut_out(house: House, doors: Doors, network: networks.Network, text: str) -> Reply:
    named = networks.written(network)
    if networks.too_wide(network):
        return _failed("wide", named, widest=networks.WIDEST[network.version])
    house.people.ban(named)
    found = [door for door in doors.open if networks.within(door.address, [network])]
    _out(found, text)
    return Reply(said=message("serve.admin.banned_network", name=named, n=len(found)))


def unbanned(house: House, order: Order) -> Reply:
    """A key or a network may come again."""
    network = networks.network(order.what)
    named = networks.written(network) if network is not None else known(house, order.what)
    if named not in house.people.banned:
        return _failed("not_banned", order.what)
    house.people.unban(named)
    return Reply(said=message("serve.admin.unbanned", name=named))


def forgotten(house: House, doors: Doors, order: Order) -> Reply:
    """Nothing is kept of somebody but what stands in the saves of matches, which are others', too."""
    who = known(house, order.what)
    sat = bool(house.shelf.of(who))
    if not who or not (house.people.knows(who) or sat):
        return _failed("unknown", order.what)
    _out([door for door in doors.open if door.who == who], order.text)
    files = house.erase(who)
    kind = "forgotten_saves" if files else "forgotten"
    said = message(f"serve.admin.{kind}", n=len(files), folder=str(house.place.saves))
    return Reply(said=said, files=files)


def known(house: House, what: str) -> str:
    """The id of who is meant: whoever comes with a fingerprint, or has the name."""
    if what.startswith(KEY):
        return house.people.owner(what).id
    person = house.people.named(what)
    return person.id if person else ""


def _out(doors: Sequence[Open], text: str) -> None:
    why: Message | str = message("serve.kicked.why", why=text) if text else "serve.kicked"
    for door in doors:
        door.farewell(why)


def _failed(kind: str, name: str, **more: int) -> Reply:
    return Reply(said=message(f"serve.admin.{kind}", name=name, **more), failed=True)
