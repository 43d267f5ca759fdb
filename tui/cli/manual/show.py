"""help: what a command takes, the same as its --help; or the manual of a host, page by page."""

from core.words import Words
from tui.cli.asking import COMMANDS, Given, parser
from tui.cli.manual import host
from tui.cli.manual.paging import show
from tui.cli.matches import choice
from tui.process import streams
from tui.words import plain

HOST = "host"


def run(given: Given, words: Words) -> int:
    """Say what is asked for."""
    say = plain(words.language)
    topic = given.topic
    if topic is not None:
        topic = choice("help", topic, (HOST, *COMMANDS))
    if topic == HOST:
        show([*host.pages(say)])
    else:
        streams.put(parser(topic, say).format_help())
    return 0
