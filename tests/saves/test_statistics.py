"""How one's own games went is counted from the saves, and what is not one's own is left out."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from core import catalogue
from core.coach import lesson_of
from core.journal import Journal, Sitter
from saves import store
from saves.listing import rows
from saves.statistics import Statistics, Tally, statistics

EARLIEST = 1_000_000


def kept(
    folder: Path,
    key: str,
    *kinds: str,
    seed: int = 1,
    moves: int = 0,
    me: Sequence[int] = (0,),
    **options: str,
) -> Journal:
    """A game with the first answers, to its end or so far; each was played after the one before."""
    game, sitters = catalogue.game(key), [Sitter(f"P{at}", kind) for at, kind in enumerate(kinds)]
    played = len(list(folder.glob("*.jsonl")))
    with store.begin(folder, game, options, sitters, seed) as save:
        while save.journal.prompts and (not moves or save.journal.cursor < moves):
            # Whoever is to win takes what looks best, the others what comes first.
            prompt = save.journal.prompts[0]
            last = -1 if prompt.seat in me else 0
            save.append(save.journal.play(prompt.seat, prompt.answers[last].move))
    os.utime(save.path, (EARLIEST + played, EARLIEST + played))
    return save.journal


def counted(folder: Path) -> Statistics:
    return statistics(rows(folder))


def points(journal: Journal, seat: int = 0) -> int:
    return journal.game.view(journal.state, None).points[seat]


def won(journal: Journal, seat: int = 0) -> bool:
    return seat in journal.game.winners(journal.state)


def by_level(found: Statistics) -> dict[tuple[str, str], Tally]:
    return {(tally.like.game, tally.level): tally for tally in found.tallies}


def streak(results: Sequence[bool]) -> int:
    return max(len(run) for run in "".join("w" if each else " " for each in results).split(" "))


def test_games_are_told_apart_by_the_strongest_bot_and_by_edition(tmp_path: Path) -> None:
    for kinds in (("me", "easy", "hard"), ("me", "hard"), ("easy", "me"), ("me", "random")):
        kept(tmp_path, "biotopia", *kinds, moves=3)
    kept(tmp_path, "biotopia", "me", "hard", moves=3, edition="da")
    found = counted(tmp_path).tallies

    assert [(dict(tally.heads)["edition"], tally.level, tally.unfinished) for tally in found] == [
        ("en", "hard", 2),
        ("en", "easy", 1),
        ("en", "random", 1),
        ("da", "hard", 1),
    ]
    assert [tally.finished for tally in found] == [0] * 4


def test_wins_points_and_the_longest_series_are_those_of_the_seat_of_the_person(
    tmp_path: Path,
) -> None:
    games = [
        kept(tmp_path, "biotopia", "easy", "me", seed=seed, me=(seed % 3 and 1,))
        for seed in range(1, 9)
    ]
    kept(tmp_path, "biotopia", "easy", "me", seed=20, moves=4)
    results, own = [won(each, 1) for each in games], [points(each, 1) for each in games]
    [tally] = counted(tmp_path).tallies

    assert 0 < sum(results) < len(results)
    assert streak(results) not in {1, sum(results)}
    assert own != [points(each) for each in games]
    assert (tally.finished, tally.won, tally.unfinished) == (8, sum(results), 1)
    assert (tally.best, tally.mean) == (max(own), sum(own) / 8)
    assert tally.series == streak(results)
    assert tally.played == EARLIEST + 8


def test_a_series_is_in_the_order_of_play_whatever_the_names_of_the_files(tmp_path: Path) -> None:
    for seed in range(1, 9):
        kept(tmp_path, "biotopia", "easy", "me", seed=seed, me=(seed % 3 and 1,))
    every = list(rows(tmp_path))

    assert statistics(every) == statistics(reversed(every))
    assert statistics(every).tallies[0].series == 2


def test_a_cooperative_game_is_won_or_lost_by_all(tmp_path: Path) -> None:
    games = [kept(tmp_path, "ecosfera", *("me", "easy"), seed=seed) for seed in (1, 2)]
    alone = kept(tmp_path, "ecosfera", "me")
    known = by_level(counted(tmp_path))
    together = known["ecosfera", "easy"]

    assert together.finished == 2
    assert together.won == sum(map(won, games))
    assert together.best == max(map(points, games))
    assert known["ecosfera", ""].finished == 1
    assert known["ecosfera", ""].best == points(alone) < 0


def test_what_is_not_ones_own_game_is_counted_apart(tmp_path: Path) -> None:
    mine = kept(tmp_path, "biotopia", "me", "easy", moves=6)
    store.branch(mine, 3, tmp_path).close()
    kept(tmp_path, "biotopia", "me", "me")
    kept(tmp_path, "biotopia", "me", "me", "hard", moves=5)
    kept(tmp_path, "biotopia", "easy", "easy", moves=5)
    [broken] = [each for each in tmp_path.glob("*.jsonl") if mine.match.id in each.name]
    (tmp_path / "biotopia-damaged.jsonl").write_bytes(broken.read_bytes()[:-30] + b"?\n")
    (tmp_path / "biotopia-empty.jsonl").touch()
    found = counted(tmp_path)

    assert [(tally.finished, tally.unfinished) for tally in found.tallies] == [(0, 1)]
    assert (found.several, found.several_unfinished) == (1, 1)
    assert (found.branches, found.bots, found.unread, found.lessons) == (1, 1, 2, 0)


def test_whoever_left_the_seat_to_a_bot_or_took_it_from_one_has_not_played_that_game(
    tmp_path: Path,
) -> None:
    game = catalogue.game("biotopia")
    for kinds, then in ((("me", "easy"), (0, "easy")), (("easy", "easy"), (0, "me"))):
        sitters = [Sitter(f"P{at}", kind) for at, kind in enumerate(kinds)]
        with store.begin(tmp_path, game, {}, sitters, 1) as save:
            prompt = save.journal.prompts[0]
            save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
            save.append(save.journal.seat(*then))
    found = counted(tmp_path)

    assert found.tallies == ()
    assert found.bots == 2


def test_the_lesson_of_each_game_and_its_copies_are_not_counted(tmp_path: Path) -> None:
    taught = [lesson for key in catalogue.published() for lesson in catalogue.lessons(key)]
    for lesson in taught:
        game, deal = catalogue.game(lesson.game), lesson.seed
        sitters = [Sitter(f"P{at}", kind) for at, kind in enumerate(lesson.kinds)]
        with store.begin(tmp_path, game, dict(lesson.options), sitters, deal) as save:
            prompt = save.journal.prompts[0]
            save.append(save.journal.play(prompt.seat, prompt.answers[0].move))
        assert lesson_of(save.journal.match) is lesson
    found = counted(tmp_path)

    assert len(taught) >= 4
    assert found.lessons == len(taught)
    assert found.tallies == ()


def test_a_match_is_counted_once_however_often_its_file_has_been_copied(tmp_path: Path) -> None:
    kept(tmp_path, "biotopia", "me", "easy")
    [path] = tmp_path.glob("*.jsonl")
    shutil.copy(path, tmp_path / "biotopia-copy.jsonl")
    early = path.read_bytes().splitlines(keepends=True)[:5]
    (tmp_path / "biotopia-backup.jsonl").write_bytes(b"".join(early))
    [tally] = counted(tmp_path).tallies

    assert len(list(rows(tmp_path))) == 3
    assert (tally.finished, tally.unfinished) == (1, 0)


def test_an_empty_folder_has_nothing_to_count(tmp_path: Path) -> None:
    assert counted(tmp_path) == Statistics()
