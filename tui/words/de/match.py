"""What a match is, and what of it is not as usual, in German."""

WORDS: dict[str, str] = {
    "match.title": "Diese Partie",
    "match.seats": "{n} {n:Platz|Plätze}: {names}",
    "match.sitter": "{name} ({kind})",
    "match.undo": "Zurücknehmen: {undo}. {help}",
    "match.usual": "Alle Optionen sind wie üblich.",
    "match.changed": "{n} {n:Option weicht|Optionen weichen} vom Üblichen ab:",
    "match.option": "{option}: {value} (sonst {usual})",
    "match.as_usual": "alles wie üblich",
    "match.texts": "Hilfe, Karten und Hinweise gelten für diese Partie mit diesen Optionen.",
    "status.changed": "{n} {n:Option|Optionen} geändert",
    "status.changed.short": "{n} geändert",
    "saves.match": "Partie",
}
