"""verify: whether a save is whole, and whether today's rules would have written it."""

from pathlib import Path

from core.words import Words, message
from saves import folder
from saves.errors import Missing, SaveError
from saves.verify import Verdict, verify
from tui.cli.asking import Given
from tui.cli.matches import wanted
from tui.cli.telling import complain, out


def run(given: Given, words: Words, where: Path) -> int:
    """Check each file; the worst of them decides."""
    wanted(given.files[0] if given.files else None, "FILE")
    return max(_check(file, given, words, where) for file in given.files)


def _check(file: str, given: Given, words: Words, where: Path) -> int:
    try:
        verdict = verify(folder.find(file, where))
    except SaveError as wrong:
        complain(words, wrong.message)
        return 2 if isinstance(wrong, Missing) else 1
    good = verdict.good(strict=given.strict)
    for said in _sentences(verdict, words):
        sentence = words.say(message("cli.file", file=file, what=said))
        if good:
            out(sentence)
        else:
            complain(words, sentence)
    return 0 if good else 1


def _sentences(verdict: Verdict, words: Words) -> list[str]:
    """What is wrong, or that nothing is."""
    said = []
    if verdict.damage:
        said.append(verdict.damage)
    said += verdict.notices
    found = verdict.difference
    if found:
        what, rules, today = words.say(found.what), verdict.rules, verdict.today
        place = {"line": found.line, "move": found.move}
        said.append(message("verify.at", what=what, rules=rules, today=today, **place))
    if not said:
        said.append(message("verify.same", moves=verdict.moves, events=verdict.events))
    return [words.say(each) for each in said]
