"""What a match is, and what of it is not as usual, in Norwegian bokmål."""

WORDS: dict[str, str] = {
    "match.title": "Dette partiet",
    "match.seats": "{n} {n:plass|plasser}: {names}",
    "match.sitter": "{name} ({kind})",
    "match.undo": "Angre: {undo}. {help}",
    "match.usual": "Alle valg er som vanlig.",
    "match.changed": "{n} valg er annerledes enn vanlig:",
    "match.option": "{option}: {value} (ellers {usual})",
    "match.as_usual": "alt som vanlig",
    "match.texts": "Hjelp, kort og merknader gjelder for dette partiet med disse valgene.",
    "status.changed": "{n} {n:endret|endrede} valg",
    "status.changed.short": "{n} {n:endret|endrede}",
    "saves.match": "parti",
}
