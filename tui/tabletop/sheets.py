"""What the sheets over the table say: a card, a pile, the log, the bots, the keys, the commands."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from core import catalogue
from core.bots.players import BOTS
from core.coach import Said
from core.game import Answer, Pile
from core.journal import Match
from core.words import Words, message
from tui.boards.find import Board
from tui.bots.strength import strength
from tui.config.grammar import DEEDS, SHEETS
from tui.config.keymap import written
from tui.drawing.glyphs import Glyphs
from tui.scene.answering import said
from tui.scene.headlines import logged, since
from tui.scene.legend import Entry, legend, on_piece
from tui.scene.scene import Scene
from tui.shell.action import Action
from tui.tabletop.agreed import page as match_page
from tui.widgets.sheet import WIDTH as MOST
from tui.widgets.sheet import Row

SAID = ("good", "points")
"""How what a piece is good for is written: that is told where many are told of, not its rules."""
WIDTH = MOST
Section = tuple[str, Sequence[Row]]
"""A part of the help: its title, and what it says."""
Heard = Sequence[tuple[int, Said]]
"""After how many answers, and what was said then."""
_ENTRY = re.compile(r"(- +| *\S.*?  +)\S")
"""What stands before the text of an entry of a list: a dash, or what the entry is about."""
KEYS = 17
"""The column of keys in the help: so many cells, or as many as a longer name of a key needs."""


def named(scene: Scene, answer: Answer) -> str:
    """An answer as a short sentence: the verb, the pieces, what it brings."""
    notes, text = scene.noted(answer), scene.deed(answer.verb, said(answer))
    return text + (f" ({notes})" if notes else "")


def inspect(
    scene: Scene, board: Board, piece: str, glyphs: Glyphs, width: int = WIDTH
) -> tuple[str, list[Row]]:
    """The full text of a piece, and the signs on it."""
    face = scene.face(piece)
    if face is None or face.name is None:
        return scene.words.word("inspect.nothing"), [Row(scene.words.word("inspect.how"))]
    found = board.lines(scene.words, face, width)
    rows = [Row(text, role) for text, role in found[1:]]
    marks = [_explained(entry) for entry in on_piece(board, scene, piece, glyphs)]
    if marks:
        rows += [Row(""), Row(scene.words.word("signs.on"), "title"), *marks]
    return found[0][0], rows


def before_others(scene: Scene, board: Board, seats: int) -> list[Row]:
    """What lies open before each of the others: every kind of piece once, with what it says."""
    words, rows = scene.words, list[Row]()
    for step in range(1, seats):
        seat = ((scene.view.seat or 0) + step) % seats
        piles = [pile for pile in scene.piles("board") if pile.owner == seat]
        faces = [face for pile in piles for face in pile.faces if face.name is not None]
        rows += [Row(words.who(seat), "title")] if faces else []
        for name in dict.fromkeys(face.name for face in faces):
            alike = [face for face in faces if face.name == name]
            said = board.lines(words, alike[0], 10**3)
            count = f" {len(alike)}x" if len(alike) > 1 else ""
            more = "; ".join(text for text, role in said[1:] if role in SAID)
            rows.append(Row(f"  {said[0][0]}{count}" + (f": {more}" if more else ""), hang=4))
    return rows


def heap_name(scene: Scene, pile: Pile) -> str:
    """A heap, by its owner where it has one."""
    name = scene.words.word(pile.name)
    return name if pile.owner is None else f"{scene.words.who(pile.owner)}: {name}"


def heap(scene: Scene, pile: Pile) -> list[Row]:
    """A pile that may be looked through, like cards together, the newest first."""
    words = scene.words
    counts: dict[str, int] = {}
    pieces: dict[str, str] = {}
    for face in reversed(pile.faces):
        if face.name:
            counts[face.name] = counts.get(face.name, 0) + 1
            pieces.setdefault(face.name, face.piece)
    if not counts:
        return [Row(words.word("heap.empty"))]
    lit = scene.choosing.next
    return [
        Row(
            f"{number} {words.word(face)}",
            "strong" if pieces[face] in lit else "text",
            pieces[face] if pieces[face] in lit else "",
        )
        for face, number in counts.items()
    ]


def log(scene: Scene, glyphs: Glyphs, heard: Heard = ()) -> list[Row]:
    """The whole log, with the marks of its panel; a line opens the replay there.

    A rule stands above what is news to the seat in view. `heard`: what a learner was told, before
    which answer; it stands there, too.
    """
    words, seat, rows = scene.words, scene.view.seat, list[Row]()
    new = since(scene.log, seat, scene.view.clock) if seat is not None else 0
    for at, told in enumerate(scene.log):
        mark = f" {glyphs.reveal}" if told.reveal else ""
        forced = f" {words.word('log.auto')}" if told.auto else ""
        text = f"{told.round or '-':>3} {logged(words, told)}{forced}{mark}"
        while heard and heard[0][0] < told.moves:
            rows += [
                Row(f"    {words.say(each)}", "good", hang=4) for each in heard[0][1].sentences
            ]
            heard = heard[1:]
        if at == new > 0:
            rows.append(Row(news(words, glyphs), "title"))
        rows.append(Row(text, "text", str(told.moves), hang=4))
    return rows or [Row(words.word("log.empty"))]


def news(words: Words, glyphs: Glyphs) -> str:
    """The rule above what happened since the own turn."""
    return f"{glyphs.dash * 2} {words.word('log.since')} {glyphs.dash * 2}"


def keys(scene: Scene, actions: Sequence[Action[Any]]) -> list[Row]:
    """All keys: what is done with cards, what moves, then everything on the key line."""
    words, deeds, others = scene.words, [], []
    for deed in DEEDS:
        verbs = [f"verb.{verb}" for verb in deed.verbs]
        known = [words.first(f"{verb}.long", verb) for verb in verbs if words.has(verb)]
        if known:
            deeds.append((scene.keymap.shown(deed.id), " / ".join(known)))
    for name in ("arrows", "digits"):
        column, said = words.word(f"help.keys.{name}").split(maxsplit=1)
        others.append((_arrows(scene, column) if name == "arrows" else column, said))
    others += [
        (_spelt(scene, action.id), words.word(f"{action.label}.long"))
        for action in actions
        if action.label
    ]
    wide = max((KEYS, *(len(column) for column, _ in (*deeds, *others))))
    return [
        Row(words.word("help.keys.verbs"), "title"),
        *(Row(f"  {column:<{wide}} {said}", hang=wide + 3) for column, said in deeds),
        Row(""),
        *(Row(f"  {column:<{wide}} {said}", hang=wide + 3) for column, said in others),
    ]


def reading(scene: Scene) -> list[Row]:
    """The keys that only sheets have."""
    words, others = scene.words, [(_spelt(scene, name), f"sheet.{name}.long") for name in SHEETS]
    wide = max(KEYS, *(len(column) for column, _ in others))
    return [
        Row(words.word("help.keys.sheet"), "title"),
        *(Row(f"  {key:<{wide}} {words.word(said)}", hang=wide + 3) for key, said in others),
    ]


def columned(text: str) -> list[Row]:
    """Lines in which a tab stands between keys and what they do: that begins in one column."""
    lines = [line.partition("\t") for line in text.split("\n")]
    wide = max((KEYS, *(len(column) + 2 for column, tab, _ in lines if tab)))
    return [Row(f"{column:<{wide}}{said}" if tab else column) for column, tab, said in lines]


def _spelt(scene: Scene, action: str) -> str:
    """All keys of an action; those that have a name in the player's language by that."""
    words = scene.words
    return ", ".join(
        words.word(f"help.key.{key}") if words.has(f"help.key.{key}") else written(key)
        for key in scene.keymap.keys(action)
    )


def _arrows(scene: Scene, usual: str) -> str:
    """What moves in a zone: the arrows, or what the player moves with."""
    ways = ("left", "down", "up", "right")
    if scene.keymap.moved.keys().isdisjoint(ways):
        return usual
    return " ".join(written(scene.keymap.table[way][-1]) for way in ways)


def bots(match: Match, words: Words) -> list[Row]:
    """What each kind of bot does, and how often it wins with the options of the match."""
    rows = []
    agreed = dict(catalogue.game(match.game).agreed(match.options))
    for kind in BOTS:
        known = strength(match.game, agreed, kind)
        told = f"{words.word(f'kind.{kind}')}: {words.word(f'kind.{kind}.help')}"
        if known is not None:
            told = f"{told} {words.say(known)}"
        rows.append(Row(f"  {told}", hang=4))
    return rows


def flowing(text: str) -> list[Row]:
    """A page: its paragraphs are set in the width there is, its lists line by line."""
    rows: list[Row] = []
    for paragraph in text.split("\n\n"):
        given = paragraph.split("\n")
        listed = any(line.startswith((" ", "-")) for line in given)
        rows += _list(given) if listed else [Row(" ".join(given), hang=0)]
        rows.append(Row(""))
    return rows[:-1]


def _list(lines: Sequence[str]) -> list[Row]:
    """Each entry of a list as one text, whose further lines stand in its second column."""
    rows: list[Row] = []
    for line in lines:
        column = rows[-1].hang if rows else None
        if column and line.startswith(" " * column) and line[column:].strip() == line[column:]:
            rows[-1] = replace(rows[-1], text=f"{rows[-1].text} {line[column:]}")
        else:
            entry = _ENTRY.match(line)
            rows.append(Row(line, hang=len(entry[1]) if entry else None))
    return rows


_SIGN = 7
"""The column of signs in a legend."""


def _explained(entry: Entry) -> Row:
    return Row(f"{entry.drawn:<{_SIGN}}{entry.meaning}", hang=_SIGN, lead=entry.role)


def signs(board: Board, words: Words, glyphs: Glyphs) -> list[Row]:
    """Every sign that this table can draw, as it is drawn, and what it means."""
    rows = [_explained(entry) for entry in legend(board, words, glyphs)]
    return [Row(words.word("signs.title"), "title"), *rows, Row("")]


def sources(board: Board, words: Words) -> list[Row]:
    """Where the numbers of a game are from: said once, and nowhere else."""
    found = board.sources(words)
    if not found and not words.has("help.basis"):
        return []
    rows = [Row(words.word("sources.title"), "title")]
    rows += [Row(words.word("help.basis"), hang=0)] if words.has("help.basis") else []
    for heading, known in found:
        rows.append(Row(heading, "strong"))
        rows += [Row(f"  {basis}: {things}", hang=4) for basis, things in known]
    return [*rows, Row("")]


def help_pages(
    scene: Scene,
    match: Match,
    keyed: Sequence[Row],
    warnings: Sequence[str] = (),
    deal: str = "",
    more: Sequence[Section] = (),
) -> list[Section]:
    """Which match this is, its rules in our own words, page by page, then advice, bots and keys.

    `more`: what the game's board adds behind the rules.
    """
    words = scene.words
    dealt = [Row(words.say(message("match.deal", deal=deal)), hang=2)] if deal else []
    rules = [
        (words.word(title), flowing(words.word(page)))
        for title in words.starting("help.")
        if (page := title.removesuffix(".title")) != title and words.has(page)
    ]
    return [
        (words.word("match.title"), [*match_page(words, match, warnings), *dealt]),
        *rules,
        *more,
        *advice(words),
        (words.word("kinds.title"), bots(match, words)),
        (words.word("help.keys.all"), [*keyed, Row(""), *reading(scene)]),
    ]


def appendix(board: Board, words: Words, glyphs: Glyphs) -> list[Section]:
    """What the game's board says: its signs, and where the numbers are from."""
    found = (signs(board, words, glyphs), sources(board, words))
    return [(rows[0].text, rows[1:-1]) for rows in found if rows]


def advice(words: Words) -> list[Section]:
    """What helps to play the game well."""
    rows = [Row(words.word(tip)) for tip in words.starting("tip.")]
    return [(words.word("tips.title"), rows)] if rows else []


def _also(words: Words, label: str) -> list[str]:
    """Other words that a command is looked for by."""
    return words.word(f"{label}.also").split("|") if words.has(f"{label}.also") else []


def commands(scene: Scene, actions: Sequence[Action[Any]]) -> list[Row]:
    """Everything the keys do, to be chosen from a list."""
    words = scene.words
    return [
        Row(
            f"{words.word(f'{action.label}.long'):<52} {scene.keymap.shown(action.id)}",
            "text",
            action.id,
            found="|".join((words.word(action.label), *_also(words, action.label))),
        )
        for action in actions
        if action.label and action.id != "more"
    ]
