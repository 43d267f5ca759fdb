"""What Biekrig's components are called; the bokmål words are those of the rulebook."""

from tests.core.published.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "hive": Component(
        en=Term(r"hives?", never=r"beehives?"),
        da=Term(r"stade\w*", never=r"bistade\w*|kube\w*"),
        nb=Term(r"kube\w*", never=r"bikube\w*|stade\w*"),
        de=Term(r"volk|volke?s|völkern?", never=r"bienenst\w+|bienenv\w+|stock|stöcken?"),
    ),
    "minimal hive": Component(
        en=Term(r"minimal", never=r"smallest hives?|minimum"),
        da=Term(r"minimal\w*", never=r"mindste stade\w*|mindstestade\w*"),
        nb=Term(r"minimal\w*", never=r"minste kube\w*"),
        de=Term(r"minimal\w*", never=r"kleinste[mnrs]?|mindestgröße"),
    ),
    "maximal hive": Component(
        en=Term(r"full", never=r"maximal"),
        da=Term(r"fuld\w*", never=r"maksimal\w*"),
        nb=Term(r"maksimal\w*|maks", never=r"full|fulle|fullt"),
        de=Term(r"voll\w*", never=r"maximal\w*"),
    ),
    "queen": Component(
        en=Term(r"queens?"),
        da=Term(r"dronning\w*"),
        nb=Term(r"dronning\w*"),
        de=Term(r"königin", never=r"weisel"),
        free="nature.swarm_control",
    ),
    "worker": Component(
        en=Term(r"workers?"),
        da=Term(r"arbejder\w*|arb", never=r"arbejderbi\w*"),
        nb=Term(r"arbeider\w*|arb", never=r"arbeiderbie\w*"),
        de=Term(r"(?:extra-)?arbeiterin\w*|arb", never=r"arbeitsbiene\w*"),
        free="card.extra_worker.gist|nature.worker",
    ),
    "apiary": Component(
        en=Term(r"apiar\w*"),
        da=Term(r"bigård\w*"),
        nb=Term(r"bigård\w*"),
        de=Term(r"imkerei\w*", never=r"bienenst[aä]nde?"),
    ),
    "pollen": Component(
        en=Term(r"pollen"),
        da=Term(r"pollen\w*", never=r"(?:en|blå|rød|grøn) pollen|pollenen"),
        nb=Term(r"pollen\w*", never=r"(?:et|blått|rødt|grønt) pollen|pollenet"),
        de=Term(r"(?:extra)?pollen", never=r"blütenstaub"),
    ),
    "honey": Component(
        en=Term(r"honey"),
        da=Term(r"honning\w*"),
        nb=Term(r"honning\w*"),
        de=Term(r"honig"),
        free="nature.varroa",
    ),
    "event card": Component(
        en=Term(r"event cards?", never=r"action cards?|chance cards?"),
        da=Term(r"hændelseskort\w*", never=r"begivenhed\w*"),
        nb=Term(r"hendelseskort\w*", never=r"begivenhet\w*"),
        de=Term(r"ereigniskarten?", never=r"aktionskarten?"),
    ),
    "discards": Component(
        en=Term(r"discard\w*"),
        da=Term(r"kasser\w*|kassér", never=r"^bunken$|afkast\w*|kompost\w*"),
        nb=Term(r"forkast\w*", never=r"^bunken$|kastebunke\w*|kompost\w*"),
        de=Term(r"\w*abgelegt\w*|ablage|ableg\w*|leg\w* (?:\w+ )?ab", never=r"wirf ab"),
    ),
    "pile": Component(
        en=Term(r"(?:the|new) pile", never=r"decks?|draw pile"),
        da=Term(r"(?:ny )?bunken?", never=r"stak\w*|trækbunke\w*"),
        nb=Term(r"bunken", never=r"stabel\w*|trekkbunke\w*"),
        de=Term(r"stapel", never=r"talon|ziehstapel"),
    ),
    "harvest line": Component(
        en=Term(r"line", never=r"border|finish"),
        da=Term(r"(?:høst)?streg\w*", never=r"linje\w*"),
        nb=Term(r"(?:innhøstings)?strek\w*", never=r"høststrek\w*|linje\w*"),
        de=Term(r"(?:ernte)?strich\w*", never=r"linie|linien?"),
        free="legend.line|tip.4",
    ),
    "flower space": Component(
        en=Term(r"flower spaces?|flowers", never=r"blossoms?"),
        da=Term(r"blomst\w*"),
        nb=Term(r"blomst\w*"),
        de=Term(r"blüte\w*|blüht", never=r"blumen?"),
        free="note.flower",
    ),
    "swarm space": Component(
        en=Term(r"swarm space"),
        da=Term(r"sværmefelt\w*", never=r"sværmfelt\w*"),
        nb=Term(r"svermefelt\w*", never=r"svermfelt\w*"),
        de=Term(r"schwarmfeld\w*"),
    ),
    "piece": Component(
        en=Term(r"pieces?", never=r"pawns?|tokens?"),
        da=Term(r"brik\w*"),
        nb=Term(r"brikke\w*"),
        de=Term(r"figur\w*", never=r"spielstein\w*"),
    ),
    "swarm control": Component(
        en=Term(r"swarm control"),
        da=Term(r"sværmekontrol\w*", never=r"sværmkontrol\w*"),
        nb=Term(r"svermekontroll\w*", never=r"svermkontroll\w*"),
        de=Term(r"schwarmkontrolle"),
    ),
    "acid treatment": Component(
        en=Term(r"acid treatment"),
        da=Term(r"syrebehandling\w*"),
        nb=Term(r"syrebehandling\w*"),
        de=Term(r"säurebehandlung", never=r"neue säure|keine säure|mit säure"),
    ),
    "rulebook": Component(
        en=Term(r"rulebook", never=r"rule book|booklet|manual"),
        da=Term(r"regelhæfte\w*", never=r"regelbog\w*"),
        nb=Term(r"regelhefte\w*", never=r"regelbo[kg]\w*"),
        de=Term(r"regelheft\w*", never=r"regelbuch\w*|spielanleitung|anleitung"),
    ),
    "house value": Component(
        en=Term(r"house values?"),
        da=Term(r"vores eget tal|vores egne tal", never=r"husets"),
        nb=Term(r"vårt eget tall|våre egne tall", never=r"husets"),
        de=Term(r"eigener wert|eigene werte", never=r"hauswerte?"),
    ),
}

NEVER_ONE: frozenset[str] = frozenset(
    {
        "aside.crowded",
        "aside.swarm_space",
        "now.biekrig.buy.worker",
        "now.biekrig.harvest.wins",
        "now.biekrig.roll.full_hand",
        "now.biekrig.roll.rival",
        "now.biekrig.roll.wins",
        "now.biekrig.shed.card",
        "why.no_discard",
        "why.no_maximal",
    }
)
