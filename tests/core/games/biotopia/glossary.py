"""What Biotopia's components are called; English and Danish as in the rulebooks."""

from tests.core.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "Deck": Component(
        en=Term(r"deck", never=r"draw pile|stock"),
        da=Term(r"bunken?s?", never=r"trækbunke\w*|stak\w*"),
        nb=Term(r"bunken?s?", never=r"trekkbunke\w*|stabel\w*"),
        de=Term(r"stapels?", never=r"ziehstapel|talon"),
        follows=False,
    ),
    "Compost Heap": Component(
        en=Term(r"compost(?: heap)?|heap"),
        da=Term(r"kompost(?:bunken?)?", never=r"komposthob\w*"),
        nb=Term(r"kompost(?:haugen?)?|haugen", never=r"kompostbunke\w*"),
        de=Term(r"kompost(?:haufens?)?|haufen", never=r"kompoststapel"),
        follows=False,
    ),
    "mission": Component(
        en=Term(r"missions?", never=r"quests?"),
        da=Term(r"mission(?:en|er|erne)?", never=r"opgave\w*"),
        nb=Term(r"oppdrag\w*", never=r"misjon\w*"),
        de=Term(r"auftr[aä]g\w*", never=r"mission\w*|aufgabe\w*"),
    ),
}

NEVER_ONE: frozenset[str] = frozenset({"log.triggered", "why.species"})
