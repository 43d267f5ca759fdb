"""What the signs of the board of Biotopia mean, and its sources, in Danish."""

SIGNS: dict[str, str] = {
    "means.butterfly": "en sommerfugl",
    "means.bio": "et biokort: bruges én gang",
    "means.double": "en dobbeltblomst: en blomst, der tæller dobbelt",
    "means.flower": "blomstersymboler: kræves, eller er der",
    "means.point": "point til den, der spiller det",
    "means.ready": "du opfylder missionen: tag den",
    "means.progress": "hvad du har, af det, der kræves",
    "means.row": "en blomst i blomsterrækken",
    "means.back": "bagsiden af et kort; alle ser en blomst",
    "means.doubt": "ligger måske blandt blomsterne nu",
    "means.times": "så mange af dem",
    "means.nothing": "her ligger intet kort",
    # -- where the numbers are from
    "source.need": "Blomster, der kræves",
    "source.points": "Point",
    "source.copies": "Hvor mange der er",
    "source.mission_points": "Point for missionerne",
    "source.terms": "Hvad missionerne kræver",
}
