"""What a match is, and what of it is not as usual, in Danish."""

WORDS: dict[str, str] = {
    "match.title": "Dette parti",
    "match.seats": "{n} {n:plads|pladser}: {names}",
    "match.sitter": "{name} ({kind})",
    "match.undo": "Fortryd: {undo}. {help}",
    "match.usual": "Alle valg er som sædvanligt.",
    "match.changed": "{n} valg er anderledes end sædvanligt:",
    "match.option": "{option}: {value} (ellers {usual})",
    "match.as_usual": "alt som sædvanligt",
    "match.texts": "Hjælp, kort og noter gælder for dette parti med disse valg.",
    "status.changed": "{n} {n:ændret|ændrede} valg",
    "status.changed.short": "{n} {n:ændret|ændrede}",
    "saves.match": "parti",
}
