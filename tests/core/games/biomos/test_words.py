"""The words of Biomos: its cards, terrains and events, and how some sentences come out."""

from typing import Any

import pytest

from core.catalogue import words
from core.games.biomos import box, cards
from core.words import message
from tests.core.languages import languages
from tests.core.published.wording import Exact

KEYS = tuple(card.key for card in cards.CARDS)
SHAPES = tuple(sorted({card.shape for card in cards.CARDS}))
TERRAINS = tuple(box.TERRAINS.values())
EVENTS = tuple(box.HAPPENING)

in_every_language = pytest.mark.parametrize("name", languages("biomos"))


@in_every_language
def test_every_card_terrain_and_source_has_words(name: str) -> None:
    numbers = [card.points for card in cards.CARDS] + [*box.HOLE_STARTS.values()]
    numbers += [box.COPIES, box.DISPLAY, box.SOLO_DISPLAY, box.TRACK, box.PER_MOON]
    keys = {"basis.house"}
    keys |= {f"basis.{number.basis}" for number in numbers}
    keys |= {f"card.{key}{form}" for key in KEYS for form in ("", ".short")}
    keys |= {f"nature.{key}" for key in KEYS} | {f"rule.{shape}" for shape in SHAPES}
    keys |= {f"terrain.{each}{form}" for each in (*TERRAINS, "any") for form in ("", ".code")}
    keys |= {f"rule.terrain.{each}" for each in TERRAINS}
    keys |= {f"{what}.{key}" for key in EVENTS for what in ("event", "rule")}
    keys |= {box.planet(home) for home in box.HOMES}
    keys |= {f"rule.{box.planet(home)}" for home in box.HOMES}

    assert keys - set(words("biomos", name)) == set()


@in_every_language
def test_two_cards_colours_or_events_are_never_called_the_same(name: str) -> None:
    texts = words("biomos", name)
    forms = [[f"card.{key}{form}" for key in KEYS] for form in ("", ".short")]
    forms += [[f"terrain.{each}{form}" for each in TERRAINS] for form in ("", ".code")]
    forms += [[f"event.{each}" for each in EVENTS]]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish"),
    [
        (
            message("log.placed", seat=0, marker="terrain.sea", n=3),
            "Anna placed sea in gap 3",
            "Anna lagde hav i hul 3",
        ),
        (
            message("log.swapped", seat=1, event="event.freeze", old="terrain.sea",
                    new="terrain.ice"),
            "Bo: Frost turned sea into ice",
            "Bo: Frost gjorde hav til is",
        ),
        (
            message("note.opens", card="card.g08", n=10),
            "then “Ice-free Corridor” for 10",
            "så ”Isfri korridor” for 10",
        ),
        (message("note.points", n=1), "+1 point", "+1 point"),
        (message("note.loses", n=2), "-2 points", "-2 point"),
        (
            message("ask.place", marker="terrain.forest"),
            "Place forest on your planet",
            "Læg skov på din planet",
        ),
    ],
)  # fmt: skip
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str
) -> None:
    assert Exact("biomos", "en").say(what) == english
    assert Exact("biomos", "da").say(what) == danish
