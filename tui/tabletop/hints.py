"""What the sheet of hints says: what is legal, why the rest is not, and what a bot advises."""

from dataclasses import replace

from core.bots.advising import Advice
from core.game import Answer, AnyGame
from core.words import message
from tui.boards.find import Board
from tui.config.grammar import DEED_OF
from tui.scene.scene import Scene
from tui.tabletop.sheets import heap_name, named
from tui.widgets.sheet import Row


def hint(scene: Scene, board: Board, game: AnyGame, advice: Advice | None = None) -> list[Row]:
    """What is legal now, and why the rest is not; with advice how likely each answer is to win."""
    words = scene.words
    rows = _advised(scene, game, advice) if advice else []
    rows += [Row(words.say(each), "good", hang=0) for each in scene.said.sentences]
    if scene.said.beat is not None:
        rows.append(Row(""))
    elif scene.lesson:
        rows += [Row(words.say(scene.lesson), "good", hang=0), Row("")]
    rows += [Row(words.word("hint.legal"), "title"), *_answers(scene, advice)]
    reasons = _reasons(scene, board, game)
    if reasons:
        rows += [Row(""), Row(words.word("hint.not_legal"), "title")]
        rows += [Row(reason, "dim", hang=0) for reason in reasons]
    return rows


def _advised(scene: Scene, game: AnyGame, advice: Advice) -> list[Row]:
    """What a hard bot would do, and what the numbers beside the answers are."""
    words = scene.words
    several = game.cooperative and len(scene.view.points) > 1
    spoken = "hint.best.together" if several else "hint.best"
    best = _texts(scene)[advice.best]
    told = words.say(message(spoken, answer=best, n=advice.games))
    if None in advice.chances:
        told = f"{told} {words.word('hint.untried')}"
    return [Row(told, "strong", hang=0), Row("")]


def _answers(scene: Scene, advice: Advice | None) -> list[Row]:
    """Each answer; with advice the best first. What reads the same is the same to a player."""
    answers = scene.choosing.answers
    chances = advice.chances if advice else (None,) * len(answers)
    order = list(range(len(answers)))
    if advice:
        order.sort(key=lambda at: (at != advice.best, -(chances[at] or 0.0), chances[at] is None))
    texts = _texts(scene)
    rows: dict[str, Row] = {}
    for at in order:
        key = f"{scene.keymap.verb(answers[at].verb)}  {texts[at]}"
        if key not in rows:
            role = "lit" if advice and at == advice.best else "text"
            row = _answer(key, chances[at], role, f"option:{at}")
            rows[key] = replace(row, key=DEED_OF.get(answers[at].verb, ""))
    return list(rows.values())


def _texts(scene: Scene) -> list[str]:
    """Each answer as a short sentence, with the pile where pieces of several piles are called the same."""
    answers = scene.choosing.answers
    texts = [named(scene, answer) for answer in answers]
    piles = [_pile(scene, answer) for answer in answers]
    places: dict[str, set[str]] = {}
    for text, pile in zip(texts, piles, strict=True):
        places.setdefault(text, set()).add(pile)
    return [
        f"{text}, {pile}" if pile and len(places[text]) > 1 else text
        for text, pile in zip(texts, piles, strict=True)
    ]


def _pile(scene: Scene, answer: Answer) -> str:
    """The pile that the first piece of an answer lies in; "" of a pile itself, it has a name."""
    for pile in scene.view.piles:
        if any(face.piece in answer.pieces[:1] for face in pile.faces):
            return heap_name(scene, pile)
    return ""


def _answer(text: str, chance: float | None, role: str, value: str) -> Row:
    """One answer, with its chance on the right of its first line."""
    promise = "" if chance is None else f"{round(100 * chance):>6} %"
    return Row(text, role, value, hang=5, right=promise)


def _reasons(scene: Scene, board: Board, game: AnyGame) -> list[str]:
    """What cannot be done now: the reason, and the things that it is the reason for."""
    words = scene.words
    found: dict[str, dict[str, None]] = {}
    legal = {(answer.verb, answer.pieces[:1]) for answer in scene.choosing.answers}
    for pile in scene.view.piles:
        for face in pile.faces if pile.spread else ():
            verb = board.WISHES.get(face.piece.partition(":")[0])
            if verb is None or face.name is None or (verb, (face.piece,)) in legal:
                continue
            reason = game.why_not(scene.view, verb, face.piece)
            if reason:
                found.setdefault(words.say(reason), {})[words.word(face.name)] = None
    # A reason that names its card, or that holds for everything, is said once.
    return [
        reason
        if len(names) > 4 or any(name in reason for name in names)
        else f"{', '.join(names)}: {reason}"
        for reason, names in found.items()
    ]
