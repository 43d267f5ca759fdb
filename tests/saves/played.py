"""Matches that were played, and their files, for the tests of saves."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.game import AnyGame
from core.journal import Journal, Line, Note, Sitter
from core.rng import below, pick
from saves import store
from saves.reader import Reading
from saves.seal import Chain
from saves.store import Save

NAMES = ("Åse", "Bo", "李", "Dan", "Eva")


def begun(folder: Path, game: AnyGame, seats: int = 2, seed: int = 1, **options: str) -> Save:
    """A match whose file does not exist yet."""
    sitters = [Sitter(NAMES[seat], "me") for seat in range(seats)]
    return store.begin(folder, game, options, sitters, seed)


def played(folder: Path, game: AnyGame, moves: int = 3, seed: int = 1) -> Path:
    """The file of a match that somebody has left."""
    with begun(folder, game, seed=seed) as save:
        for _ in range(moves):
            move(save)
    return save.path


def move(save: Save, choice: int = 0) -> None:
    """One answer, kept."""
    journal = save.journal
    prompt = journal.game.ask(journal.state)[0]
    answer = prompt.answers[choice % len(prompt.answers)]
    save.append(journal.play(prompt.seat, answer.move, auto=len(prompt.answers) == 1))


def wander(journal: Journal, luck: int, steps: int) -> list[Line]:
    """Moves by chance, and now and then everything else that can stand in a save."""
    for _ in range(steps):
        luck, dice = below(luck, 20)
        prompts = journal.game.ask(journal.state)
        if dice == 0:
            journal.go(journal.cursor - 1, "undo", 0)
        elif dice == 1:
            journal.go(journal.cursor + 1, "redo")
        elif dice == 2:
            luck, to = below(luck, len(journal.entries) + 1)
            journal.go(to)
        elif dice == 3:
            journal.seat(1, ("me", "easy")[luck % 2])
        elif dice == 4:
            journal.note(Note("chat", 0, 'æøå "quoted"\n\\ 蝶 \x00'))
        elif prompts:
            luck, prompt = pick(luck, prompts)
            luck, answer = pick(luck, prompt.answers)
            journal.play(prompt.seat, answer.move)
    return journal.lines


def same(left: Journal, right: Journal) -> bool:
    """Whether two journals are one and the same match at the same point."""
    return (
        left.match == right.match
        and left.lines == right.lines
        and left.entries == right.entries
        and left.states == right.states
        and left.cursor == right.cursor
    )


def lines(path: Path) -> list[bytes]:
    """The lines of a file with their ends."""
    return path.read_bytes().splitlines(keepends=True)


def texts(path: Path) -> list[bytes]:
    """The lines of a file without their checksums."""
    chain = Chain()
    found = [chain.unseal(line.rstrip(b"\n")) for line in lines(path)]
    assert None not in found
    return [text for text in found if text is not None]


def sealed(*texts: bytes) -> bytes:
    """A file of these lines, with checksums that are right."""
    chain = Chain()
    return b"".join(map(chain.seal, texts))


def rewritten(path: Path, place: int, old: bytes, new: bytes) -> Path:
    """The file with something else in one line (the header is 0), checksums and all."""
    kept = texts(path)
    assert old in kept[place]
    kept[place] = kept[place].replace(old, new, 1)
    path.write_bytes(sealed(*kept))
    return path


def damage(reading: Reading) -> tuple[str, int] | None:
    """The key of what is wrong, and the line that it is about."""
    if reading.damage is None:
        return None
    args = dict(reading.damage.args)
    assert isinstance(args["line"], int)
    return reading.damage.key, args["line"]


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file may be longer than this: the system itself writes half a line, then refuses."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
