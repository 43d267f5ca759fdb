"""Searches for the deal of a lesson: conditions in, seeds out. To be run by hand.

    python -m tests.lessons.search biotopia.first --seeds 400000

Other cards, boards, shuffles or easy bots break a lesson; tests/lessons/test_deal.py says so. What
is wanted stands in tests/lessons/wanted, by names. A seed is printed when it fits and plays through.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from time import perf_counter

from core import catalogue
from core.lesson import Lesson
from tests.lessons.playing import Asked, lessons
from tests.lessons.wanting import fits, through, wanted


def found(lesson: Lesson, seeds: range) -> Iterator[tuple[int, list[Asked] | None]]:
    """The seeds that fit, each with its line if it plays through."""
    game, quick = catalogue.game(lesson.game), wanted(lesson).quick
    options, seats = game.chosen(dict(lesson.options)), len(lesson.kinds)
    for seed in seeds:
        if quick(game.setup(options, seats, seed)) and fits(lesson, seed):
            yield seed, through(lesson, seed)


def main() -> None:
    """Print what was found, and how long it took."""
    parser = ArgumentParser(description=__doc__)
    known = {f"{each.game}.{each.key}": each for each in lessons()}
    parser.add_argument("lesson", choices=sorted(known))
    parser.add_argument("--seeds", type=int, default=100_000)
    parser.add_argument("--start", type=int, default=0)
    chosen = parser.parse_args()
    lesson, begun = known[chosen.lesson], perf_counter()
    fit = plays = 0
    for seed, line in found(lesson, range(chosen.start, chosen.start + chosen.seeds)):
        fit += 1
        plays += line is not None
        if line is not None:
            points = " to ".join(map(str, line[-1].view.points))
            own = "  (the lesson's)" if seed == lesson.seed else ""
            print(f"{seed}: {len(line)} questions, {line[-1].round} rounds, {points}{own}")
    print(f"{chosen.seeds} seeds: {fit} fit, {plays} play through; {perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
