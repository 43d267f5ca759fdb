"""What Ecosfera Baltica's components are called; the Danish words are those of the rulebook."""

from tests.core.published.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "producer": Component(
        en=Term(r"producers?"),
        da=Term(r"producent\w*"),
        nb=Term(r"produsent\w*"),
        de=Term(r"produzent\w*"),
    ),
    "consumer": Component(
        en=Term(r"consumers?"),
        da=Term(r"konsument\w*"),
        nb=Term(r"konsument\w*"),
        de=Term(r"konsument\w*"),
    ),
    "habitat": Component(
        en=Term(r"habitats?"),
        da=Term(r"habitat\w*", never=r"levested\w*"),
        nb=Term(r"habitat\w*", never=r"leveområde\w*"),
        de=Term(r"habitat\w*", never=r"lebensr[aä]um\w*"),
        free="policy.habitat_restoration",
    ),
    "pelagic": Component(
        en=Term(r"open water"),
        da=Term(r"pelagisk\w*", never=r"åbent vand"),
        nb=Term(r"åpent vann"),
        de=Term(r"freiwasser"),
    ),
    "pressure card": Component(
        en=Term(r"pressure cards?"),
        da=Term(r"belastning\w*"),
        nb=Term(r"belastning\w*"),
        de=Term(r"belastung\w*"),
    ),
    "pressure supply": Component(
        en=Term(r"pressure supply", never=r"back to the supply"),
        da=Term(r"belastningsstak\w*", never=r"til stakken"),
        nb=Term(r"belastningsstabel\w*", never=r"til stabelen"),
        de=Term(r"belastungsvorrat\w*", never=r"den vorrat"),
    ),
    "impact": Component(
        en=Term(r"impacts?"),
        da=Term(r"påvirkning\w*"),
        nb=Term(r"påvirkning\w*"),
        de=Term(r"auswirkung\w*"),
    ),
    "tile": Component(
        en=Term(r"tiles?"),
        da=Term(r"\w*brik\w*"),
        nb=Term(r"\w*brikke\w*"),
        de=Term(r"\w*plättchens?"),
    ),
    "token": Component(
        en=Term(r"tokens?"),
        da=Term(r"markør\w*"),
        nb=Term(r"markør\w*"),
        de=Term(r"marken?"),
    ),
    "waking": Component(
        en=Term(r"wak\w*|woke"),
        da=Term(r"genaktiv\w*", never=r"vækk\w*|^væk\b.*"),
        nb=Term(r"reaktiver\w*", never=r"vekk\w*"),
        de=Term(r"(?:ge)?weck\w*"),
    ),
    "ability": Component(
        en=Term(r"ability|abilities"),
        da=Term(r"færdighed\w*", never=r"evner?|evnen|evnerne"),
        nb=Term(r"evner?|evnen|evnene", never=r"ferdighet\w*"),
        de=Term(r"fähigkeit\w*"),
    ),
    "row": Component(
        en=Term(r"rows?"),
        da=Term(r"række\w*"),
        nb=Term(r"rad\w*"),
        de=Term(r"reihe\w*"),
        follows=False,
    ),
    "discard": Component(
        en=Term(r"your discard"),
        da=Term(r"kassere\w*", never=r"kasserbunke\w*"),
        nb=Term(r"kast\w*", never=r"kastebunke\w*"),
        de=Term(r"\w*abgelegt\w*|ablage", never=r"abwurf\w*"),
    ),
    "policy card": Component(
        en=Term(r"policy cards?"),
        da=Term(r"politik\w*", never=r"politikken|en politik"),
        nb=Term(r"politikk\w*", never=r"politikken|en politikk"),
        de=Term(r"politik\w*", never=r"die politik"),
    ),
    "measure": Component(
        en=Term(r"measures?"),
        da=Term(
            r"tiltag\w*",
            never=r"foranstaltning\w*|betale?r? (?:[eé]t )?tiltag|tiltaget? betales",
        ),
        nb=Term(r"tiltak\w*", never=r"betale?r? (?:ett? )?tiltak|tiltaket? betales"),
        de=Term(r"maßnahmen?"),
    ),
    "funding": Component(
        en=Term(r"funding"),
        da=Term(r"finansiering\w*", never=r"tiltag, penge|kræver penge"),
        nb=Term(r"finansiering\w*", never=r"tiltak, penger|krever penger"),
        de=Term(r"förderung\w*", never=r"maßnahmen, geld"),
    ),
    "house card": Component(
        en=Term(r"\(house\)|house cards?"),
        da=Term(r"vores", never=r"husets"),
        nb=Term(r"vårt", never=r"husets"),
        de=Term(r"eigene", never=r"haus|hauskarten?"),
    ),
    "market": Component(
        en=Term(r"markets?"),
        da=Term(r"marked\w*"),
        nb=Term(r"marked\w*"),
        de=Term(r"markt\w*"),
    ),
}

NEVER_ONE: frozenset[str] = frozenset(
    {
        "now.ecosfera.act.equal",
        "now.ecosfera.act.partner",
        "now.ecosfera.act.pressed",
        "now.ecosfera.act.returns",
        "now.ecosfera.upwell.no",
    }
)
