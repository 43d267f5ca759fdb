"""Lessons, and the coach beside the table, in German."""

WORDS: dict[str, str] = {
    "home.learn": "Ein Spiel lernen",
    "home.learn.note": "fünf Minuten am Tisch, mit Begleitung",
    "learn.title": "Ein Spiel lernen",
    "learn.offer": "Zum ersten Mal hier? Eine Begleitung sitzt die ersten fünf Minuten neben dir; dann geht die Partie weiter.",
    "learn.show": "Zeig mir, wie man es spielt",
    "learn.new": "Selbst eine Partie einrichten",
    "error.no_lesson": "Zu {game} gibt es keine Lektion; es gibt Lektionen zu: {known:words}.",
    "error.lesson": "Es gibt keine Lektion {lesson}; es gibt: {known:words}.",
    "cli.learn": "Ein Spiel am Tisch lernen: eine Lektion von fünf Minuten.",
    "cli.help.lesson": "welche Lektion, wo es mehrere gibt",
    "zone.coach": "LEKTION",
    "key.coach": "Begleitung",
    "key.coach.long": "in einer Lektion: Begleitung weg und wieder her",
    "why.no_coach": "Diese Partie ist keine Lektion",
    "coach.away": "Die Begleitung schweigt; {key} ruft sie zurück",
    "learn.then.title": "Die Lektion ist zu Ende",
    "learn.then.on": "Weiterspielen",
    "learn.then.home": "Gehen; die Partie ist gespeichert",
    "learn.then.learn": "Eine andere Lektion",
    "serve.key.learn": "lernen",
}
