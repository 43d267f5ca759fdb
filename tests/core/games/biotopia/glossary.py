"""What Biotopia's components are called; English and Danish as in the rulebooks."""

from tests.core.published.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "Deck": Component(
        en=Term(r"deck", never=r"draw pile|stock"),
        da=Term(r"bunken?s?", never=r"trækbunke\w*|stak\w*"),
        nb=Term(r"bunken?", never=r"trekkbunke\w*|stabel\w*"),
        de=Term(r"stapels?", never=r"ziehstapel|talon"),
    ),
    "Sky": Component(
        en=Term(r"sky(?! blue)", never=r"heaven"),
        da=Term(r"himmel(?:ens?|kort)?", never=r"himlen"),
        nb=Term(r"himmel(?:en|kort)?", never=r"himlen"),
        de=Term(r"himmels?|himmelskarten?"),
    ),
    "Compost Heap": Component(
        en=Term(r"compost heap|compost|heap", never=r"discard pile|discards"),
        da=Term(r"kompost(?:en|bunken)?", never=r"komposthob\w*|kasser\w*"),
        nb=Term(r"kompost(?:en|haugen)?", never=r"kompostbunke\w*|forkast\w*"),
        de=Term(r"kompost(?:haufens?)?|haufen", never=r"kompoststapel|ablage\w*"),
    ),
    "Flower row": Component(
        en=Term(r"flower row", never=r"flowers row|lower row"),
        da=Term(r"blomsterrække\w*"),
        nb=Term(r"blomsterrad\w*", never=r"blomsterrekke\w*"),
        de=Term(r"blumenreihe", never=r"blütenreihe"),
    ),
    "Butterfly row": Component(
        en=Term(r"butterfly row", never=r"upper row"),
        da=Term(r"sommerfuglerække\w*"),
        nb=Term(r"sommerfuglrad\w*", never=r"sommerfuglrekke\w*"),
        de=Term(r"falterreihe", never=r"schmetterlingsreihe"),
    ),
    "butterfly": Component(
        en=Term(r"butterfl(?:y|ies)"),
        da=Term(r"sommerfugl\w*"),
        nb=Term(r"sommerfugl\w*"),
        de=Term(r"falter\w*|schmetterling\w*"),
    ),
    "event": Component(
        en=Term(r"events?", never=r"effects?"),
        da=Term(r"hændelse\w*", never=r"effekt\w*|begivenhed\w*"),
        nb=Term(r"hendelse\w*", never=r"effekt\w*|begivenhet\w*"),
        de=Term(r"ereignis\w*", never=r"effekte?"),
    ),
    "double flower": Component(
        en=Term(r"double flowers?"),
        da=Term(r"dobbeltblomst\w*"),
        nb=Term(r"dobbeltblomst\w*"),
        de=Term(r"doppelblumen?", never=r"doppelblüten?"),
    ),
    "bio-card": Component(
        en=Term(r"bio-cards?", never=r"biocards?"),
        da=Term(r"biokort", never=r"bio-kort"),
        nb=Term(r"biokort", never=r"bio-kort"),
        de=Term(r"biokarten?", never=r"bio-karten?"),
    ),
    "flower symbol": Component(
        en=Term(r"flower symbols?|flower", never=r"flower icons?"),
        da=Term(r"blomst\w*", never=r"blomsterikon\w*"),
        nb=Term(r"\w*blomst\w*|engknoppurt|knoppurt", never=r"blomsterikon\w*"),
        de=Term(r"\w*blume\w*", never=r"blütensymbol\w*"),
        free="nature.brown_knapweed",
    ),
    "mission": Component(
        en=Term(r"missions?", never=r"quests?|tasks?"),
        da=Term(r"mission(?:en|er|erne)?", never=r"opgave\w*"),
        nb=Term(r"oppdrag\w*", never=r"misjon\w*"),
        de=Term(r"auftr[aä]g\w*", never=r"mission\w*|aufgaben?"),
    ),
    "action": Component(
        en=Term(r"actions?"),
        da=Term(r"handling\w*", never=r"aktion\w*"),
        nb=Term(r"handling\w*", never=r"aksjon\w*"),
        de=Term(r"aktion\w*", never=r"handlung\w*"),
        free="log.passed",
    ),
    "Chrysalis": Component(
        en=Term(r"chrysalis", never=r"pupa"),
        da=Term(r"puppen?"),
        nb=Term(r"puppen?"),
        de=Term(r"puppe"),
    ),
    "joker": Component(
        en=Term(r"jokers?", never=r"wild cards?"),
        da=Term(r"joker\w*"),
        nb=Term(r"joker\w*"),
        de=Term(r"joker", never=r"jokers?karte"),
    ),
    "Most Large Whites": Component(
        en=Term(r"most large whites"),
        da=Term(r"flest kålsommerf\w*"),
        nb=Term(r"flest kålsommerf\w*", never=r"flest store kålsommerf\w*"),
        de=Term(r"meiste kohlweißl\w*", never=r"die meisten kohlweißlinge"),
    ),
    "rulebook": Component(
        en=Term(r"rulebooks?", never=r"rule book|booklets?"),
        da=Term(r"regelhæfte\w*", never=r"regelbog\w*"),
        nb=Term(r"regelhefte\w*", never=r"regelbo[kg]\w*"),
        de=Term(r"regelhefte?", never=r"regelbuch|anleitung"),
    ),
    "house value": Component(
        en=Term(r"house value"),
        da=Term(r"vores eget tal", never=r"husets"),
        nb=Term(r"vårt eget tall", never=r"husets"),
        de=Term(r"eigener wert", never=r"hauswert"),
    ),
}

NEVER_ONE: frozenset[str] = frozenset(
    {
        "aside.crowded",
        "aside.sunshine",
        "lesson.first.claim",
        "lesson.first.event",
        "lesson.first.take",
        "log.triggered",
        "note.ends",
        "note.last_round",
        "now.biotopia.act.claim.several",
        "now.biotopia.act.ends",
        "now.biotopia.act.full",
        "now.biotopia.act.rival",
        "now.biotopia.act.whites",
        "why.species",
    }
)
