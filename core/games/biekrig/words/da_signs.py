"""What the signs of the board of Biekrig mean, in Danish."""

SIGNS: dict[str, str] = {
    "means.blue": "blå: blomster eller pollen",
    "means.red": "rød: blomster eller pollen",
    "means.green": "grøn: blomster eller pollen",
    "means.event": "et spørgsmålstegn: et hændelseskort",
    "means.swarm": "et sværmefelt: store stader kan sværme",
    "means.blank": "et felt, hvor intet sker",
    "means.line": "høststregen",
    "means.pawn": "en spillers brik: navnets første bogstav, eller A til E",
    "means.face": "den terning, der fører dertil",
    "means.risk": "stader er i fare der",
    "means.queen": "en dronning",
    "means.worker": "en arbejder",
    "means.free": "plads til en arbejder",
    "means.pip": "et øje på en terning",
    "means.good": "bag en terning: det gik godt",
    "means.bad": "bag en terning: det gik ikke",
    "means.empty": "intet at gøre i den fase",
}
