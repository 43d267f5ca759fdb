"""What Biekrig's components are called; the bokmål words are those of the rulebook."""

from tests.core.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "hive": Component(
        en=Term(r"hives?", never=r"beehives?"),
        da=Term(r"stade\w*", never=r"bistade\w*|kube\w*"),
        nb=Term(r"kube\w*", never=r"bikube\w*|stade\w*"),
        de=Term(r"volk|volke?s|völkern?", never=r"bienenst\w+|stock|stöcken?"),
    ),
    "event card": Component(
        en=Term(r"event cards?", never=r"action cards?|chance cards?"),
        da=Term(r"hændelseskort\w*", never=r"begivenhed\w*"),
        nb=Term(r"hendelseskort\w*", never=r"begivenhet\w*"),
        de=Term(r"ereigniskarten?", never=r"aktionskarten?"),
    ),
    "queen": Component(
        en=Term(r"queens?"),
        da=Term(r"dronning\w*"),
        nb=Term(r"dronning\w*"),
        de=Term(r"königin", never=r"weisel"),
        free="nature.swarm_control",
    ),
}

NEVER_ONE: frozenset[str] = frozenset({"why.no_discard", "why.no_maximal"})
