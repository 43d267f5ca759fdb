"""Lessons, and the coach beside the table, in Danish."""

WORDS: dict[str, str] = {
    "home.learn": "Lær et spil",
    "home.learn.note": "fem minutter ved bordet med en vejleder",
    "learn.title": "Lær et spil",
    "learn.offer": "Første gang her? En vejleder sidder ved siden af dig de første fem minutter; så går spillet videre.",
    "learn.show": "Vis mig, hvordan det spilles",
    "learn.new": "Sæt selv et spil op",
    "error.no_lesson": "Der er ingen lektion i {game}; der er lektioner i: {known:words}.",
    "error.lesson": "Der findes ingen lektion {lesson}; der findes: {known:words}.",
    "cli.learn": "Lær et spil ved bordet: en lektion på fem minutter.",
    "cli.help.lesson": "hvilken lektion, hvor der er flere",
    "zone.coach": "LEKTION",
    "key.coach": "vejleder",
    "key.coach.long": "i en lektion: vejlederen væk, og tilbage igen",
    "why.no_coach": "Dette spil er ikke en lektion",
    "coach.away": "Vejlederen tier; {key} kalder den tilbage",
    "learn.then.title": "Lektionen er slut",
    "learn.then.on": "Spil videre",
    "learn.then.home": "Gå; spillet er gemt",
    "learn.then.learn": "En anden lektion",
    "serve.key.learn": "lær",
}
