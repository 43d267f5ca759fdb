"""What the signs of the board of Biotopia mean, and its sources, in German."""

SIGNS: dict[str, str] = {
    "means.butterfly": "ein Schmetterling",
    "means.bio": "eine Biokarte: wirkt einmal",
    "means.double": "eine Doppelblume: zählt doppelt",
    "means.flower": "Blumensymbole: nötig oder vorhanden",
    "means.point": "Punkte für den, der sie spielt",
    "means.ready": "du hast alles: erfülle den Auftrag",
    "means.progress": "was du hast, von dem, was nötig ist",
    "means.row": "eine Blume in der Blumenreihe",
    "means.back": "die Rückseite einer Karte; alle sehen eine Blume",
    "means.doubt": "liegt vielleicht schon bei den Blumen",
    "means.times": "so viele davon",
    "means.nothing": "hier liegt keine Karte",
    # -- where the numbers are from
    "source.need": "Nötige Blumen",
    "source.points": "Punkte",
    "source.copies": "Wie viele es gibt",
    "source.mission_points": "Punkte der Aufträge",
    "source.terms": "Was die Aufträge verlangen",
}
