"""What the signs of the board of Biekrig mean, in German."""

SIGNS: dict[str, str] = {
    "means.blue": "blau: Blüten oder Pollen",
    "means.red": "rot: Blüten oder Pollen",
    "means.green": "grün: Blüten oder Pollen",
    "means.event": "ein Fragezeichen: eine Ereigniskarte",
    "means.swarm": "ein Schwarmfeld: große Völker können schwärmen",
    "means.blank": "ein Feld, auf dem nichts geschieht",
    "means.line": "der Erntestrich",
    "means.pawn": "die Figur von jemandem: der erste Buchstabe des Namens, oder A bis E",
    "means.face": "der Wurf, der dorthin führt",
    "means.risk": "dort sind Völker in Gefahr",
    "means.queen": "eine Königin",
    "means.worker": "eine Arbeiterin",
    "means.free": "Platz für eine Arbeiterin",
    "means.pip": "ein Auge eines Würfels",
    "means.good": "hinter einem Würfel: es ging gut",
    "means.bad": "hinter einem Würfel: es misslang",
    "means.empty": "in dieser Phase ist nichts zu tun",
}
