"""Lessons, and the coach beside the table, in Norwegian."""

WORDS: dict[str, str] = {
    "home.learn": "Lær et spill",
    "home.learn.note": "fem minutter ved bordet med en veileder",
    "learn.title": "Lær et spill",
    "learn.offer": "Første gang her? En veileder sitter ved siden av deg de første fem minuttene; så går spillet videre.",
    "learn.show": "Vis meg hvordan det spilles",
    "learn.new": "Sett opp et spill selv",
    "error.no_lesson": "Det finnes ingen leksjon i {game}; det finnes leksjoner i: {known:words}.",
    "error.lesson": "Det finnes ingen leksjon {lesson}; det finnes: {known:words}.",
    "cli.learn": "Lær et spill ved bordet: en leksjon på fem minutter.",
    "cli.help.lesson": "hvilken leksjon, der det er flere",
    "zone.coach": "LEKSJON",
    "key.coach": "veileder",
    "key.coach.long": "i en leksjon: veilederen bort, og tilbake igjen",
    "why.no_coach": "Dette spillet er ikke en leksjon",
    "coach.away": "Veilederen tier; {key} kaller den tilbake",
    "learn.then.title": "Leksjonen er slutt",
    "learn.then.on": "Spill videre",
    "learn.then.home": "Gå; spillet er lagret",
    "learn.then.learn": "En annen leksjon",
    "serve.key.learn": "lær",
}
