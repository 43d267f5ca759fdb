"""What the sheet of hints says: what is legal, why the rest is not, and what a bot advises."""

from dataclasses import replace
from functools import partial

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
    told = [words.say(message(spoken, answer=best, n=advice.games))]
    if advice.flat:
        flat = message("hint.flat.hoped", what=advice.hoped)
        told.append(words.say(flat if advice.hoped else "hint.flat.points"))
    if advice.alike:
        told.append(words.word("hint.alike"))
    if None in advice.chances:
        told.append(words.word("hint.untried"))
    return [Row(" ".join(told), "strong", hang=0), Row("")]


def _answers(scene: Scene, advice: Advice | None) -> list[Row]:
    """Each answer; with advice the best first. What reads the same is the same to a player."""
    answers = scene.choosing.answers
    order = list(range(len(answers)))
    if advice:
        order.sort(key=partial(_rank, advice))
    texts = _texts(scene)
    rows: dict[str, Row] = {}
    for at in order:
        key = f"{scene.keymap.verb(answers[at].verb)}  {texts[at]}"
        if key not in rows:
            role = "lit" if advice and at == advice.best else "text"
            row = _answer(key, _promise(scene, advice, at), role, f"option:{at}")
            rows[key] = replace(row, key=DEED_OF.get(answers[at].verb, ""))
    return list(rows.values())


def _rank(advice: Advice, at: int) -> tuple[bool, bool, float]:
    """The best first, then those that promise most, those that were not tried last."""
    chance = advice.chances[at]
    hope = advice.hopes[at] if advice.flat and advice.hopes else chance
    return at != advice.best, chance is None, -(hope or 0.0)


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


def _answer(text: str, promise: str, role: str, value: str) -> Row:
    """One answer, with what it promises on the right of its first line."""
    return Row(text, role, value, hang=5, right=promise)


def _promise(scene: Scene, advice: Advice | None, at: int) -> str:
    """The chance of an answer; where all are alike lost or won, what can be hoped for; = for ties."""
    if advice is None or advice.chances[at] is None:
        return ""
    same = "=" if at in advice.alike else " "
    hope = advice.hopes[at] if advice.flat and advice.hopes else None
    if hope is not None:
        return f"{same}{_decimal(scene, hope):>6}"
    return f"{same}{round(100 * (advice.chances[at] or 0.0)):>5} %"


def _decimal(scene: Scene, number: float) -> str:
    """A number with one place behind the point, as the language writes it."""
    return f"{number:.1f}".replace(".", scene.words.word("hint.point"))


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
