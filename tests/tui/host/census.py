"""What belongs to a session and has to go with it, counted without a collection."""

import gc
from typing import Any

from asyncssh.channel import SSHServerChannel
from asyncssh.connection import SSHServerConnection
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.message_pump import MessagePump

from tui.drawing.palette import Palette
from tui.host.ssh.door import Door
from tui.host.ssh.driver import SshDriver
from tui.host.ssh.session import Terminal
from tui.host.table.port import HostedPort
from tui.host.table.visit import Visit
from tui.shell.look import Look

KINDS = (
    Door, HostedPort, Look, MessagePump, Palette, SSHServerChannel, SSHServerConnection, SshDriver,
    StylesCache, Terminal, Visit, XTermParser,
)  # fmt: skip
"""An application, its screens and widgets are all what Textual calls a message pump."""


def census() -> list[Any]:
    """Everything of that kind that is in memory: nothing, when nobody is here."""
    return [each for each in gc.get_objects() if isinstance(each, KINDS)]
