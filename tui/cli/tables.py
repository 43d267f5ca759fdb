"""tables: tell a host on this machine what to do, and see what stands there."""

import os
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from core.errors import Refused
from core.words import Message, Words, message
from saves.folder import at
from tui.cli.asking import Given, Usage
from tui.cli.matches import choice, number
from tui.cli.telling import out, out_json
from tui.process import event_loop
from tui.words.columns import columns

if TYPE_CHECKING:
    from tui.host.operating.orders import Order, Reply, TableLine

FORMAT = 1
"""Of what `--json` says: a field may be added; one that goes or changes makes this another number."""
WEEK = 7 * 24 * 60
"""Minutes after which nobody is waited for."""


class Asks(NamedTuple):
    """What has to follow an order."""

    what: str = ""
    """The word that has to come first, as the usage shows it; "": none."""
    text: str = ""
    """What may follow then, as many words as one likes; "": nothing."""
    needed: bool = False
    """Whether there has to be such a text."""
    option: str = ""
    """An option that only this order has."""


ORDERS = {
    "list": Asks(),
    "close": Asks("CODE", "REASON"),
    "kick": Asks("NAME", "REASON"),
    "ban": Asks("NAME", "REASON"),
    "unban": Asks("NAME"),
    "forget": Asks("NAME"),
    "say": Asks("", "TEXT", needed=True, option="--table"),
    "drain": Asks("", "TEXT", option="--after"),
    "undrain": Asks(),
}
"""NAME is the name of a person or the fingerprint of a key; with bans an address or a network, too."""


def run(given: Given, words: Words) -> int:
    """Do what the command says."""
    if os.name != "posix":
        raise Refused("serve.posix")
    from tui.host.disk import config
    from tui.host.disk.folder import HostFolder
    from tui.host.operating import orders

    order = understood(given)
    folder = at(given.saves) if given.saves else config.default_folder()
    reply = event_loop.run(orders.ask(HostFolder(folder).socket, order))
    if given.json:
        out_json(_plain(reply, words) if order.act == "list" else _done(reply, words))
    else:
        if order.act == "list":
            out(*_list(reply, words))
        if reply.said is not None:
            out(words.say(reply.said), *reply.files)
    return 1 if reply.failed else 0


def understood(given: Given) -> "Order":
    """The order that was typed; raises Usage and BadChoice."""
    from tui.host.operating import orders

    act, *rest = given.order or ["list"]
    act = choice("tables", act, get_args(orders.Act))
    asks = ORDERS[act]
    for option, value in (("--table", given.table), ("--after", given.after)):
        if value is not None and option != asks.option:
            owner = next(name for name, each in ORDERS.items() if each.option == option)
            raise Usage("cli.order.option", option=option, order=f"tables {owner}")
    if asks.what and not rest:
        raise Usage("cli.missing", name=asks.what)
    what = rest.pop(0) if asks.what else given.table or ""
    if rest and not asks.text:
        raise Usage("cli.extra", word=rest[0])
    if asks.needed and not any(word.strip() for word in rest):
        raise Usage("cli.missing", name=asks.text)
    minutes = 0 if given.after is None else number("--after", given.after, 1, WEEK)
    return orders.Order(act, what, " ".join(rest), minutes)


# -- for people ------------------------------------------------------------------------------------


def _list(reply: "Reply", words: Words) -> list[str]:
    lines = [
        (
            table.code,
            table.game,
            _state(table, words),
            words.say(message("list.moves", n=table.moves)),
            words.say(message("serve.here", n=table.here)),
            ", ".join(name or "?" for name in table.seats),
        )
        for table in reply.tables
    ]
    wrong = [
        words.say(
            message("serve.stuck", code=table.code, file=table.file, why=words.say(table.why))
        )
        for table in reply.tables
        if table.why is not None
    ]
    wrong += [words.say(reply.waiting)] if reply.waiting is not None else []
    wrong += [words.word("serve.admin.draining")] if reply.draining else []
    people = [("", name, who) for name, who in reply.people]
    found = columns(lines) if lines else [words.word("serve.tables_none")]
    return [
        *found,
        *(["", *wrong] if wrong else []),
        "",
        words.say(message("serve.here", n=len(people))),
        *(columns(people) if people else []),
        *(["", words.word("serve.admin.list_banned"), *reply.banned] if reply.banned else []),
    ]


def _state(table: "TableLine", words: Words) -> str:
    """How a table stands, in a word or two."""
    if table.state == "abandoned":
        return words.word("serve.abandoned")
    if table.state == "closed":
        return words.word("serve.shut")
    if table.state == "stuck":
        return words.word(f"serve.stands.{table.kind}")
    return words.word(f"serve.admin.{table.state}")


# -- for programs ----------------------------------------------------------------------------------


def _plain(reply: "Reply", words: Words) -> dict[str, Any]:
    """Everything that a host says of itself; `hedgerow help host` tells what each field is."""
    return {
        "format": FORMAT,
        "draining": reply.draining,
        "waiting": _sentence(reply.waiting, words),
        "tables": [
            {
                "code": table.code,
                "game": table.game,
                "state": table.state,
                "moves": table.moves,
                "here": table.here,
                "public": table.public,
                "turn": table.turn,
                "seats": list(table.seats),
                "file": table.file,
                "kind": table.kind,
                "why": _sentence(table.why, words),
            }
            for table in reply.tables
        ],
        "people": [{"name": name, "key": who} for name, who in reply.people],
        "banned": list(reply.banned),
        "numbers": reply.numbers,
    }


def _done(reply: "Reply", words: Words) -> dict[str, Any]:
    """What came of an order."""
    said = _sentence(reply.said, words)
    return {"format": FORMAT, "done": not reply.failed, "said": said, "files": list(reply.files)}


def _sentence(told: Message | None, words: Words) -> dict[str, str] | None:
    return None if told is None else {"key": told.key, "text": words.say(told)}
