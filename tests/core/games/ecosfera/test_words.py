"""The words of Ecosfera Baltica: its species and policies, and how some sentences come out."""

import re
from pathlib import Path
from typing import Any

import pytest

from core.catalogue import words
from core.games.ecosfera import cards
from core.games.ecosfera.policies import POLICIES
from core.games.ecosfera.printed import ABILITIES, ELEMENTS, HABITATS
from core.words import message
from tests.core.languages import languages
from tests.core.published.wording import Exact

in_every_language = pytest.mark.parametrize("name", languages("ecosfera"))


@in_every_language
def test_every_card_and_source_has_words(name: str) -> None:
    species = cards.SPECIES.values()
    keys = {"star"}
    keys |= {f"card.{each.key}{form}" for each in species for form in ("", ".short")}
    keys |= {f"nature.{each.key}" for each in species}
    keys |= {f"family.{each.family}" for each in species}
    keys |= {f"card.{each}{form}" for each in ELEMENTS for form in ("", ".short", ".tiny")}
    keys |= {f"habitat.{each}{form}" for each in HABITATS for form in ("", ".tiny")}
    keys |= {f"token.{each}" for each in ABILITIES}
    keys |= {f"policy.{each.key}{form}" for each in POLICIES for form in ("", ".short")}
    keys |= {f"{what}.{each.key}" for each in POLICIES for what in ("rule", "nature")}
    keys |= {f"category.{each.category}" for each in POLICIES}
    keys |= {f"duration.{each.duration}" for each in POLICIES}
    keys |= {f"basis.{each.basis}" for each in species}
    keys |= {f"basis.{each.basis}" for each in POLICIES}

    assert keys - set(words("ecosfera", name)) == set()


@in_every_language
def test_two_cards_are_never_called_the_same(name: str) -> None:
    texts = words("ecosfera", name)
    forms = [[f"card.{key}{form}" for key in cards.SPECIES] for form in ("", ".short")]
    forms += [[f"policy.{each.key}{form}" for each in POLICIES] for form in ("", ".short")]
    forms += [[f"habitat.{each}{form}" for each in HABITATS] for form in ("", ".tiny")]

    assert [form for form in forms if len({texts[key] for key in form}) < len(form)] == []


@pytest.mark.parametrize(
    ("what", "english", "danish"),
    [
        (
            message(
                "log.borrowed",
                seat=0,
                card="card.zostera_marina",
                cards=("card.sun.short", "card.salinity.short"),
                extra="card.sun.short",
            ),
            "Anna acquired Eelgrass for Sunlight, Salinity + Sunlight (market)",
            "Anna anskaffede Ålegræs for Sollys, Salt + Sollys (marked)",
        ),
        (
            message("log.gave", seat=0, card="card.pressure", target=1),
            "Anna passed Pressure to Bo",
            "Anna afleverede Belastning til Bo",
        ),
        (message("log.impacted", n=1), "1 impact tile placed", "1 påvirkningsbrik lagt"),
        (message("log.impacted", n=3), "3 impact tiles placed", "3 påvirkningsbrikker lagt"),
        (
            message("note.piled", cards=4, n=3),
            "4 pressure cards: 3 impacts",
            "4 belastningskort: 3 påvirkninger",
        ),
    ],
)
def test_sentences_come_out_as_somebody_would_say_them(
    what: Any, english: str, danish: str
) -> None:
    assert Exact("ecosfera", "en").say(what) == english
    assert Exact("ecosfera", "da").say(what) == danish


@in_every_language
def test_the_form_says_that_one_row_is_the_hard_way_with_the_rates_that_were_measured(
    name: str,
) -> None:
    page = Path(__file__).parents[4] / "README.md"
    table = dict(
        re.findall(r"^\| ([1-4]) \|[^|]*\| (\d+) %", page.read_text("utf-8"), re.MULTILINE)
    )
    said = words("ecosfera", name)["new.seats.help"]

    assert re.findall(r"\d+", said.split(".", 1)[1].replace("100", "")) == [table["1"], table["2"]]
