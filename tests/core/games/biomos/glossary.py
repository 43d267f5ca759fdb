"""What Biomos's components are called; the German words are those of the rule sheet."""

from tests.core.published.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "marker": Component(
        en=Term(r"markers?", never=r"tokens?|pieces?"),
        da=Term(r"\w*brik\w*", never=r"markør\w*"),
        nb=Term(r"\w*brikke\w*", never=r"markør\w*"),
        # A Stein may lie in a desert or on a mountain, but nobody takes one.
        de=Term(
            r"\w*markern?s?",
            never=r"startstein\w*|(?:den|einen|kein|jede[rn]?|je|neue|letzte[rn]) steine?",
        ),
        free="note.home|note.moves|terrain.any",
    ),
    "display": Component(
        en=Term(r"display"),
        da=Term(r"udvalget?s?"),
        nb=Term(r"utvalget"),
        de=Term(r"auslage"),
    ),
    "bag": Component(
        en=Term(r"bag"),
        da=Term(r"posen?s?"),
        nb=Term(r"posen?s?"),
        de=Term(r"beutels?", never=r"sack"),
    ),
    "planet": Component(
        en=Term(r"planets?"),
        da=Term(r"\w*planet\w*"),
        nb=Term(r"\w*planet\w*"),
        de=Term(r"\w*planet\w*"),
    ),
    "moon": Component(
        en=Term(r"moons?"),
        da=Term(r"måne\w*"),
        nb=Term(r"måne\w*"),
        de=Term(r"mond\w*"),
    ),
    "track": Component(
        en=Term(r"track"),
        da=Term(r"banen?s?"),
        nb=Term(r"banen?"),
        de=Term(r"bahn"),
    ),
    "fixed field": Component(
        en=Term(r"fixed fields?"),
        da=Term(r"faste? felt\w*"),
        nb=Term(r"faste? felt\w*"),
        de=Term(r"zusatzfeld\w*", never=r"feste[mnrs]? felde?r?n?"),
    ),
    "sea": Component(
        en=Term(r"seas?"),
        da=Term(r"hav\w*"),
        nb=Term(r"hav\w*"),
        # What is not the terrain may be a Meer: those in which seals and whales live.
        de=Term(r"ozeane?", never=r"^meer$|neben meer|meer neben|meer, wüste|meer ist"),
        follows=False,
    ),
    "event": Component(
        en=Term(r"events?"),
        da=Term(r"hændelse\w*", never=r"begivenhed\w*"),
        nb=Term(r"hendelse\w*", never=r"begivenhet\w*"),
        de=Term(r"events?", never=r"ereignis\w*"),
    ),
    "biome": Component(
        en=Term(r"biomes?"),
        da=Term(r"biom\w*"),
        nb=Term(r"biom\w*"),
        de=Term(r"biom\w*"),
    ),
    "claiming": Component(
        en=Term(r"claim\w*"),
        da=Term(r"tag|tager|tage|taget|tog|biom"),
        nb=Term(r"ta|tar|tatt|tok|biom"),
        de=Term(r"erfüll\w*", never=r"vollend\w*"),
        follows=False,
    ),
    "advanced game": Component(
        en=Term(r"advanced"),
        da=Term(r"udvidet|udvidede", never=r"avanceret|avancerede"),
        nb=Term(r"utvidet|utvidede", never=r"avansert|avanserte"),
        de=Term(r"fortgeschritten\w*", never=r"erweitert\w*"),
    ),
    "deck": Component(
        en=Term(r"deck"),
        da=Term(r"bunken?s?"),
        nb=Term(r"bunken?"),
        de=Term(r"stapels?"),
    ),
    "house value": Component(
        en=Term(r"house value"),
        da=Term(r"vores eget tal", never=r"husets"),
        nb=Term(r"vårt eget tall", never=r"husets"),
        de=Term(r"eigener wert", never=r"hauswert\w*"),
    ),
    "Black Hole": Component(
        en=Term(r"hole(?:’s)?"),
        da=Term(r"huls?|hullet"),
        nb=Term(r"hull|hullet"),
        de=Term(r"lochs?|loches"),
        follows=False,
    ),
}

NEVER_ONE: frozenset[str] = frozenset(
    {
        "now.biomos.claim.large",
        "now.biomos.claim.several",
        "now.biomos.claim.small",
        "now.biomos.drop.here",
        "now.biomos.place.here",
        "now.biomos.place.two",
        "now.biomos.take.completes",
        "now.biomos.take.hole",
        "now.biomos.take.few",
        "now.biomos.take.moon",
        "now.biomos.take.two",
        "why.full",
    }
)
