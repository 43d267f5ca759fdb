"""What a match is, and what of it is not as usual, in English."""

WORDS: dict[str, str] = {
    "match.title": "This match",
    "match.seats": "{n} {n:seat|seats}: {names}",
    "match.sitter": "{name} ({kind})",
    "match.undo": "Undo: {undo}. {help}",
    "match.usual": "All options are as usual.",
    "match.changed": "{n} {n:option differs|options differ} from the usual:",
    "match.option": "{option}: {value} (usually {usual})",
    "match.as_usual": "all as usual",
    "match.texts": "Help, cards and notes speak of this match, with these options.",
    "status.changed": "{n} {n:option|options} changed",
    "status.changed.short": "{n} changed",
    "saves.match": "match",
}
