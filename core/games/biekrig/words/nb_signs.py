"""What the signs of the board of Biekrig mean, in Norwegian bokmål."""

SIGNS: dict[str, str] = {
    "means.blue": "blå: blomster eller pollen",
    "means.red": "rød: blomster eller pollen",
    "means.green": "grønn: blomster eller pollen",
    "means.event": "et spørsmålstegn: et hendelseskort",
    "means.swarm": "et svermefelt: store kuber kan sverme",
    "means.blank": "et felt der ingenting skjer",
    "means.line": "innhøstingsstreken",
    "means.pawn": "en spillers brikke: første bokstav i navnet, eller A til E",
    "means.face": "terningen som fører dit",
    "means.risk": "kuber er i fare der",
    "means.queen": "en dronning",
    "means.worker": "en arbeider",
    "means.free": "plass til en arbeider",
    "means.pip": "et øye på en terning",
    "means.good": "bak en terning: det gikk bra",
    "means.bad": "bak en terning: det gikk ikke",
    "means.empty": "ingenting å gjøre i den fasen",
}
