"""What the signs of the board of Biekrig mean, in English."""

SIGNS: dict[str, str] = {
    "means.blue": "blue: flowers, or pollen",
    "means.red": "red: flowers, or pollen",
    "means.green": "green: flowers, or pollen",
    "means.event": "a question mark: an event card",
    "means.swarm": "a swarm space: big hives may swarm",
    "means.blank": "a space where nothing happens",
    "means.line": "the harvest line",
    "means.pawn": "a player’s piece: the initial of the name, or A to E",
    "means.face": "the die that leads there",
    "means.risk": "hives are at risk there",
    "means.queen": "a queen",
    "means.worker": "a worker",
    "means.free": "room for a worker",
    "means.pip": "a pip of a die",
    "means.good": "behind a die: it went well",
    "means.bad": "behind a die: it did not",
    "means.empty": "nothing to do in this phase",
}
