"""The words of Biotopia: its cards and missions, and how some sentences come out."""

from typing import Any

import pytest

from core.catalogue import words
from core.games.biotopia import cards, missions
from core.words import message
from tests.core.languages import languages
from tests.core.published.wording import Exact

KINDS = tuple(card.kind for card in cards.CARDS)
MISSIONS = tuple(mission.key for mission in missions.MISSIONS)

in_every_language = pytest.mark.parametrize("name", languages("biotopia"))


@in_every_language
def test_every_card_mission_and_source_has_words(name: str) -> None:
    numbers = [n for card in cards.CARDS for n in (card.copies, card.need, card.points)]
    bases = {number.basis for number in numbers} | {mission.basis for mission in missions.MISSIONS}
    keys = {f"card.{kind}{form}" for kind in KINDS for form in ("", ".short", ".tiny", ".gist")}
    keys |= {f"{what}.{kind}" for kind in KINDS for what in ("rule", "nature")}
    keys |= {f"mission.{key}{form}" for key in MISSIONS for form in ("", ".short")}
    keys |= {f"rule.{key}" for key in MISSIONS} | {f"basis.{basis}" for basis in bases}

    assert keys - set(words("biotopia", name)) == set()


@in_every_language
def test_two_cards_or_missions_are_never_called_the_same(name: str) -> None:
    texts = words("biotopia", name)
    forms = [[f"card.{kind}{form}" for kind in KINDS] for form in ("", ".short", ".tiny")]
    forms += [[f"mission.{key}{form}" for key in MISSIONS] for form in ("", ".short")]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish", "norwegian", "german"),
    [
        (
            message("log.took", seat=0, card="card.common_blue"),
            "Anna took Common Blue from the Sky",
            "Anna tog Almindelig blåfugl fra himmelen",
            "Anna tok Tiriltungeblåvinge fra himmelen",
            "Anna nahm aus dem Himmel: Hauhechel-Bläuling",
        ),
        (
            message("log.joker", seat=1, mission="mission.grassland", card="card.meadow_brown"),
            "Bo claimed “2 Essex, 2 Meadow” with a joker for Meadow Brown",
            "Bo tog ”2 Bredp, 2 Græs” med en joker for Græsrandøje",
            "Bo fullførte «2 Smygere, 2 Ringvinger» med en joker for Rappringvinge",
            "Bo erfüllte „2 Dickk, 2 Ochse“, Joker für: Großes Ochsenauge",
        ),
        (
            message("note.flowers", n=1),
            *("1 flower in all", "i alt 1 blomst", "i alt 1 blomst", "insgesamt 1 Blume"),
        ),
        (
            message("note.flowers", n=4),
            *("4 flowers in all", "i alt 4 blomster", "i alt 4 blomster", "insgesamt 4 Blumen"),
        ),
        (
            message("why.lacking", cards=("card.orange_tip", "card.red_admiral")),
            "Still missing: Orange Tip, Red Admiral",
            "Mangler: Aurora, Admiral",
            "Mangler: Aurorasommerfugl, Admiral",
            "Fehlt: Aurorafalter, Admiral",
        ),
    ],
)
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str, norwegian: str, german: str
) -> None:
    assert Exact("biotopia", "en").say(what) == english
    assert Exact("biotopia", "da").say(what) == danish
    assert Exact("biotopia", "nb").say(what) == norwegian
    assert Exact("biotopia", "de").say(what) == german
