"""The zones that every game shares: status, prompt, log, and the line of keys."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from core.words import Message, Words, message
from tui.config.settings import named
from tui.drawing.canvas import Canvas, wrap
from tui.match.naming import headings
from tui.scene.headlines import logged, told
from tui.scene.scene import Scene
from tui.shell.action import Action
from tui.tabletop.asked import Parts, answers, beside
from tui.tabletop.brief import gist, in_short

Outlook = Callable[[Canvas, Scene], Parts]
"""What the next throw may bring, in a short line."""


def status(canvas: Canvas, scene: Scene) -> None:
    """The game and which kind of it, the round, everybody's points, and how often undo works."""
    told, undos, room = _told(scene), _undos(scene), canvas.width - 2
    head, parts, whole = next(
        (head, parts, whole)
        for head, parts, more, whole in _offers(canvas, scene, told, undos)
        if _long(head) + _long(parts) + more <= room or not head
    )
    canvas.fill(0, 0, canvas.width, 1, "status")
    x = canvas.line(1, 0, [*head, *parts])
    canvas.hit("key:help", 1, 0, _long(head))
    while told and x + 1 + len("  ".join(told)) >= canvas.width:
        told.pop()
    x = canvas.text(x + 1, 0, "  ".join(told), "status")
    left = canvas.width - x - 1
    right = undos[0] if whole else next((each for each in undos if len(each) < left), "")
    canvas.text(canvas.width - len(right) - 1, 0, right, "status")


def _offers(
    canvas: Canvas, scene: Scene, told: list[str], undos: Sequence[str]
) -> Iterator[tuple[Parts, Parts, int, bool]]:
    """From roomy to tight: heading, players, cells for what else there is to say, all of it or not.

    Full words give way to that, then the count of undo, in words and with its key, then the ends
    of names; numbers never do.
    """
    right, brief = undos
    ways, more = _headings(scene), sum(len(each) + 2 for each in told)
    most = sum(len(each) + 2 for each in told[:2])
    names = [_players(canvas, scene, "", longest) for longest in (16, 8, 6, 5, 4, 3, 2, 1)]
    loose, tight = _players(canvas, scene, " "), names[0]
    yield from ((way, loose, more + len(right), True) for way in ways[:3])
    yield ways[2], tight, more + len(right), True
    for counted in (len(brief), 0):
        yield from ((way, tight, most + counted, False) for way in ways[2:])
    yield from ((ways[-1], each, most, False) for each in names[:5])
    yield from ((ways[-1], each, 0, False) for each in names)
    yield [], [part for part in names[-1] if part[0].strip()], 0, False


def _long(parts: Parts) -> int:
    return sum(len(text) for text, _ in parts)


def _headings(scene: Scene) -> list[Parts]:
    """The game, its edition or level, and how much else is not as usual: fully, and in short."""
    ways = [(scene.words.word("game.name"), "", "")] * 4
    if scene.match is not None:
        ways = headings(scene.words, scene.match)
    if scene.taught:  # its deal and options are the lesson's, and nobody has chosen them
        ways = [(name, kind, scene.words.word("status.lesson")) for name, kind, _ in ways]
    return [
        [(f"{text}  ", role) for text, role in zip(way, _HEADING, strict=True) if text]
        for way in ways
    ]


_HEADING = ("status.strong", "status", "status.strong")
"""How the game, its edition or level, and what is not as usual are written."""


def _players(canvas: Canvas, scene: Scene, gap: str, longest: int = 16) -> Parts:
    """The round, and everybody with their points; a mark says whose turn it is."""
    words, view = scene.words, scene.view
    parts: Parts = []
    if view.clock.round:
        parts.append((f"{words.word('round')} {view.clock.round}  ", "status"))
    if scene.watching:
        parts += [(f" {words.word('watching')} ", "me"), ("  ", "status")]
    points = words.word("points.short")
    for seat, score in enumerate(view.points):
        mine = seat == view.seat
        turn = seat == view.clock.seat or (view.clock.seat is None and seat in view.waiting)
        mark = canvas.glyphs.more if turn else " "
        role = "me" if mine else "status.turn" if turn else "status"
        name = words.who(seat)[:longest].rstrip()
        label = name if view.together else f"{name} {score}{points}"
        parts += [(f"{mark}{label} ", role), (gap, "status")]
    return parts


def _told(scene: Scene) -> list[str]:
    """What else there is to know of the game, the most important first."""
    words, view = scene.words, scene.view
    told = [words.say(each) for each in view.status]
    if view.together:
        told = [f"{words.word(each.name)} {each.value}/{each.goal}" for each in view.meters] + told
    return told


def _undos(scene: Scene) -> tuple[str, str]:
    """How often undo works: in words, and where there is little room with its key."""
    if scene.watching:
        return "", ""
    words, number = scene.words, scene.snap.undo
    return f"{words.word('undo')} {number}", f"{words.word('undo.brief')} {number}"


def prompt(canvas: Canvas, scene: Scene, outlook: Outlook | None = None) -> None:
    """What the game waits for, and what the keys would do about it.

    A game of dice says what the next throw may bring: on the line of the answer when Enter would
    throw, else behind the question; not where something else is asked.
    """
    words, snap = scene.words, scene.snap
    due = snap.prompt is None or any(answer.throws for answer in snap.prompt.answers)
    ahead = outlook(canvas, scene) if outlook and due else []
    canvas.rule(0, "", "frame", "title")
    if snap.warning is not None:
        said = fitted(words, snap.warning, canvas.width - 5, canvas.glyphs.dots)
        canvas.text(2, 0, f" {said} ", "bad", canvas.width - 3)
    else:
        _bar(canvas, scene)
    head, role = _head(scene)
    x = canvas.text(1, 1, head, role) + 2
    if snap.prompt is not None and not scene.choosing.begun:
        x = canvas.text(x, 1, words.say(snap.prompt.ask), "text", canvas.width - x)
    elif scene.choosing.begun:
        x = canvas.text(x, 1, _begun(canvas, scene), "text", canvas.width - x)
    elif snap.passing is not None or snap.held is not None:
        canvas.hit("key:do", 0, 1, canvas.width)
        onward = "prompt.step" if snap.passing is None else "prompt.pass_on"
        x = canvas.text(x, 1, words.word(onward), "text", canvas.width - x)
    if scene.flash is not None:
        canvas.text(1, 2, words.say(scene.flash), "warn", canvas.width - 1)
        if beside(canvas, scene, len(head) + 3):
            return
    elif snap.over:
        _onward(canvas, scene)
    elif snap.prompt is not None and answers(canvas, scene, ahead, x + 2):
        return
    if x + 3 + sum(len(text) for text, _ in ahead) <= canvas.width:
        canvas.line(x + 3, 1, ahead)


def fitted(words: Words, said: Message, room: int, dots: str) -> str:
    """The sentence; where it is too long, a path in it has lost its beginning, a reason its end."""
    args = {
        name: named(Path(str(value))) if name == "folder" else value for name, value in said.args
    }
    text = words.say(message(said.key, **args))
    for name in ("folder", "file", "why"):
        over, value = len(text) - room, str(args.get(name, ""))
        if over > 0 and value:
            left = max(len(value) - over - len(dots), 0)
            end = value[len(value) - left :]
            args[name] = value[:left] + dots if name == "why" else dots + end
            text = words.say(message(said.key, **args))
    return text


def _bar(canvas: Canvas, scene: Scene) -> None:
    """The phases of the turn: done, now, to come, or with nothing in them."""
    glyphs = canvas.glyphs
    looks = {
        "done": (f"{glyphs.tick} {{}}", "dim"),
        "now": (f"{glyphs.more} {{}}", "prompt.verb"),
        "open": ("{}", "text"),
        "empty": ("({})", "faint"),
    }
    x = 2
    # Whoever still looks at what they drew has had their turn: the phases are the next person's.
    begun = scene.snap.passing is None or scene.snap.passing != scene.view.clock.seat
    for stage in scene.view.bar if begun else ():
        text, role = looks[stage.mark]
        x = canvas.text(x, 0, f" {text.format(scene.words.word(stage.name))} ", role) + 1
    price = _price(scene)
    canvas.text(canvas.width - len(price) - 1, 0, price, "strong")


def _price(scene: Scene) -> str:
    """What the end of the turn costs or brings."""
    words = scene.words
    for answer in scene.choosing.answers:
        if answer.verb == "end" and answer.notes:
            return f" {scene.keymap.verb('end')} {words.word('verb.end')}: {scene.noted(answer)} "
    return ""


def _head(scene: Scene) -> tuple[str, str]:
    words, snap = scene.words, scene.snap
    if snap.over:
        return words.word("prompt.over"), "prompt.verb"
    if snap.prompt is not None:
        key = "prompt.turn_of" if scene.people > 1 else "prompt.your_turn"
        if scene.people == 1 and scene.view.clock.seat not in {None, snap.prompt.seat}:
            key = "prompt.your_answer"
        return words.word(key).format(name=words.who(snap.prompt.seat)), "prompt.verb"
    if snap.passing is not None:
        return words.word("prompt.passing").format(name=words.who(snap.passing)), "prompt.verb"
    if snap.held is not None:
        return words.word("prompt.held").format(name=words.who(snap.held)), "prompt.verb"
    thinking = snap.thinking
    if thinking is None and scene.match is not None:
        # Between two of its answers a bot waits for nobody, whatever its pace is.
        bots = (seat for seat in scene.view.waiting if not scene.match.seats[seat].person)
        thinking = next(bots, None)
    if thinking is not None:
        return words.word("prompt.thinking").format(name=words.who(thinking)), "prompt.text"
    names = ", ".join(words.who(seat) for seat in scene.view.waiting)
    return words.word("prompt.waiting").format(name=names), "prompt.text"


AFTER = (("over.do", "do"), ("over.watch", "watch"), ("key.leave", "leave"))
"""What can be done at a table that is over, and the action."""


def _onward(canvas: Canvas, scene: Scene) -> None:
    """The ways on from a game that is over."""
    x = 1
    for label, action in AFTER:
        key, text = scene.keymap.shown(action), f": {scene.words.word(label)}"
        canvas.hit(f"key:{action}", x, 2, len(key + text))
        x = canvas.text(x, 2, key, "prompt.verb")
        x = canvas.text(x, 2, text, "text") + 3


def _begun(canvas: Canvas, scene: Scene) -> str:
    """What has been chosen so far, and what is asked next."""
    choosing, arrow = scene.choosing, canvas.glyphs.arrow
    asked = scene.words.word("prompt.which" if choosing.usual is None else "prompt.others")
    done = scene.deed(choosing.verb, choosing.picked, arrow)
    return f"{done} {arrow} {asked}" if choosing.picked else f"{done}: {asked}"


def log(canvas: Canvas, scene: Scene) -> None:
    """The last lines of the log; the newest stands at the bottom."""
    words = scene.words
    top, left = (1, 2) if scene.boxed else (0, 1)
    if scene.boxed:
        scene.title(canvas, "log", words.word("zone.log"), words.word("zone.log.more"))
    width = canvas.width - 2 * left
    rows = canvas.height - 2 * top - _lesson(canvas, scene, left, top)
    if rows < 1:
        return
    lines: list[tuple[str, str, int]] = []
    news = told(scene.log, scene.view.seat, scene.view.clock)
    new = scene.log[news].moves if news < len(scene.log) else 0
    for each in gist(scene.log):
        mark = f" {canvas.glyphs.reveal}" if each.reveal else ""
        text = f"{each.round or '-'} {logged(words, each)}"
        text += f" {words.word('log.auto')}" if each.auto else ""
        pieces = wrap(text, width - 2) if scene.boxed else [text]
        for number, piece in enumerate(pieces):
            shown = ("  " if number else "") + piece
            lines.append((shown, mark if number == len(pieces) - 1 else "", each.moves))
    few = not scene.boxed and rows < 2 * len(scene.view.points)
    if few or sum(moves >= new > 0 for _, _, moves in lines) > rows:
        in_short(canvas, scene, left, top, rows)
        return
    for y, (text, mark, moves) in enumerate(lines[-rows:], top):
        x = canvas.text(left, y, text, "dim" if y < top + rows - 1 else "text", width - len(mark))
        canvas.text(x, y, mark, "reveal")
        canvas.hit(f"log:{moves}", left, y, width)


def advice(scene: Scene, width: int) -> list[str]:
    """What is true of the position, line by line; nothing where a lesson says what to do."""
    if not scene.lesson or scene.said.beat is not None:
        return []
    return wrap(scene.words.say(scene.lesson), width - 2)


def advised(scene: Scene, width: int) -> int:
    """How many rows of a log without a box that takes, with one for what has happened."""
    lines = [] if scene.boxed else advice(scene, width - 2)
    return len(lines) + bool(scene.log) if lines else 0


def _lesson(canvas: Canvas, scene: Scene, left: int, edge: int) -> int:
    """Below the log, where there is room: what is true of the position. Returns how many rows.

    A rule that is told once comes before it, and so does what has happened since.
    """
    width, room = canvas.width - 2 * left, canvas.height - 2 * edge
    lines = advice(scene, width)
    if not lines or canvas.height < 2 or (scene.said.sentences and len(lines) >= room):
        return 0
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    top = canvas.height - edge - len(lines)
    for y, line in enumerate(lines, top):
        canvas.text(left, y, canvas.glyphs.arrow if y == top else " ", "lit")
        canvas.text(left + 2, y, line, "good", width - 2)
    return len(lines) + scene.boxed


def keys(canvas: Canvas, scene: Scene, actions: Sequence[Action[Any]]) -> None:
    """As many complete hints as fit, the first actions before the others; help is always there."""
    words = scene.words
    canvas.fill(0, 0, canvas.width, 1, "status")
    room, shown = canvas.width - 1, []
    for action in actions:
        if not action.label or (scene.snap.over and action.answers):
            continue
        key, text = scene.keymap.shown(action.id), words.word(action.label)
        cost = len(key) + len(text) + 3
        if cost <= room:
            shown.append((key, text, action.id))
            room -= cost
    x = 1
    for key, text, name in shown:
        start = x
        x = canvas.text(x, 0, key, "key")
        x = canvas.text(x, 0, f" {text}", "key.text")
        canvas.hit(f"key:{name}", start, 0, x - start)
        x += 2
