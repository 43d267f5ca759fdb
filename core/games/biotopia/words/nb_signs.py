"""What the signs of the board of Biotopia mean, and its sources, in Norwegian bokmål."""

SIGNS: dict[str, str] = {
    "means.butterfly": "en sommerfugl",
    "means.bio": "et biokort: brukes én gang",
    "means.double": "en dobbeltblomst: teller to ganger",
    "means.flower": "blomstersymboler: kreves, eller finnes",
    "means.point": "poeng til den som spiller det",
    "means.ready": "du oppfyller oppdraget: fullfør det",
    "means.progress": "hva du har, av det som kreves",
    "means.row": "en blomst i blomsterraden",
    "means.back": "baksiden av et kort; alle ser en blomst",
    "means.doubt": "ligger kanskje blant blomstene nå",
    "means.times": "så mange av dem",
    "means.nothing": "her ligger det ikke noe kort",
    # -- where the numbers are from
    "source.need": "Blomster som kreves",
    "source.points": "Poeng",
    "source.copies": "Hvor mange det er",
    "source.mission_points": "Poeng for oppdragene",
    "source.terms": "Hva oppdragene krever",
}
