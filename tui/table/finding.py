"""The list of commands at the table: what answers the question, what the keys do, what can be set."""

from dataclasses import replace

from core.words import Words, message
from tui.config.grammar import DEEDS
from tui.table.screen import TableScreen
from tui.tabletop import sheets
from tui.widgets.finder import Finder
from tui.widgets.sheet import Overlay, Row

_SETTING = "set:"


def more(table: TableScreen) -> None:
    """Everything that can be done, as a list to search; the one that is chosen is done."""
    commands = sheets.commands(table.scene, tuple(table.actions.values()))
    rows = [*table.offers(), *_verbs(table), *commands, _points(table), *_settings(table)]
    if table.port.deal:
        rows.append(_row(table.words.word("deal.copy"), "", "deal"))

    def chosen(value: str | None) -> None:
        if value and value.startswith(_SETTING):
            table.way.to_settings(value.removeprefix(_SETTING))
        elif value:
            table.act(value)

    look = table.look.saying(table.words)
    table.app.push_screen(Finder(look, table.way, rows), chosen)


def points(table: TableScreen) -> Overlay:
    """Everybody's points as all can see them, what counts beside them, and where the match stands."""
    words, view = table.words, table.scene.view
    rows = [] if view.together else [_score(table, seat) for seat in range(len(view.points))]
    rows += [Row(f"{words.word(each.name)}  {each.value}/{each.goal}") for each in view.meters]
    rows += [Row(words.say(each), hang=2) for each in view.status]
    return Overlay(words.word("points.title"), rows)


def _score(table: TableScreen, seat: int) -> Row:
    words, found = table.words, table.scene.view.points[seat]
    return Row(words.say(message("points.of", name=words.who(seat), n=found)), "strong")


def _verbs(table: TableScreen) -> list[Row]:
    """What answers the present question."""
    words, scene = table.words, table.scene
    open_ = {answer.verb for answer in scene.choosing.answers}
    return [
        _row(words.first(f"verb.{verb}.long", f"verb.{verb}"), scene.keymap.shown(deed.id), deed.id)
        for deed in DEEDS
        for verb in deed.verbs
        if verb in open_
    ]


def _points(table: TableScreen) -> Row:
    return _row(table.words.word("points.title"), "", "points")


def _settings(table: TableScreen) -> list[Row]:
    """Each line of the settings."""
    words = table.words
    return [
        replace(_row(_set(words, name), "", f"{_SETTING}{name}"), found=_also(words, name))
        for name in table.way.settable
    ]


def _set(words: Words, name: str) -> str:
    return f"{words.word('key.settings')}: {words.word(f'set.{name}')}"


def _also(words: Words, name: str) -> str:
    """What a setting is called, and other words that it is looked for by."""
    return f"{words.word(f'set.{name}')}|{words.first(f'set.{name}.also', f'set.{name}')}"


def _row(text: str, key: str, value: str) -> Row:
    return Row(f"{text:<52} {key}".rstrip(), "text", value)
