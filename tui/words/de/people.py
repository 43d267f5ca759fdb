"""Leute, die bei einem Host zusammen spielen: Fragen, Gespräch, Namen und Schlüssel, auf Deutsch."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} möchte etwas zurücknehmen. Einverstanden?",
    "serve.consent.later": "Jetzt nicht: zurück an den Tisch",
    "serve.consent.waits": "{name} wartet auf deine Antwort; sie steht unter {key:more}.",
    "serve.do.answer": "wer etwas zurücknehmen möchte, dem antworten",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:möchte|möchten} eine Revanche: n spielt mit",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} sieht {other} zu ähnlich, und so heißt hier schon jemand.",
    "serve.name_strange": "Ein Name besteht aus einem Alphabet, mit Buchstaben, die in Namen vorkommen.",
    # -- keys --------------------------------------------------------------------------------------
    "serve.key.keys": "Schlüssel",
    "serve.keys.title": "Deine Schlüssel",
    "serve.keys.here": "Gekommen bist du mit {key}",
    "serve.keys.lose": "{key} lässt dich auch herein: entfernen",
    "serve.keys.find": "{key} ist entfernt: wieder hereinlassen",
    "serve.keys.add": "Einen Schlüssel hinzufügen: auch ein anderer Rechner bist dann du",
    "serve.keys.forget": "Mich vergessen: Name, Schlüssel und was ich mag",
    "serve.keys.code": (
        "Auf dem anderen Rechner, innerhalb von zehn Minuten:\n"
        "\n"
        "  {command}\n"
        "\n"
        "oder dort in der Lobby c und dieser Code. Wer ihn eintippt, bist\n"
        "von da an du: also niemandem sagen. Er gilt einmal."
    ),
    "serve.keys.guest": (
        "Du bist ohne Schlüssel gekommen; der Code {code} bringt dich zurück.\n"
        "Mit einem eigenen Schlüssel (ssh-keygen macht einen) gehören dir\n"
        "diese Plätze nach c und diesem Code auf Dauer."
    ),
    "serve.keys.lose.sure": "{key} entfernen? Wer damit kommt, wird abgewiesen.",
    "serve.keys.forget.sure": (
        "Soll alles vergessen werden, was hier über {name} bekannt ist?\n"
        "{n} {n:Platz wird|Plätze werden} aufgegeben. Was zu Ende ist, bleibt bei denen, die es gespielt haben."
    ),
    "serve.keys.many": "Niemand hat mehr als {n} Schlüssel, verlorene eingerechnet.",
    "serve.keys.last": "Es ist der einzige Schlüssel, der dich hereinlässt.",
    "serve.keys.gone": "Dieser Schlüssel lässt niemanden mehr herein.",
    "serve.keys.forgotten": "Du bist hier vergessen. Auf Wiedersehen.",
    "serve.join": "Von nun an lässt dieser Schlüssel {name} herein, mit den Plätzen und dem Namen von {name}.",
    "serve.join.lose": "{mine} gibt es nicht mehr: {n} {n:Platz gehört|Plätze gehören} dann {name}, und der Name ist frei.",
    "serve.join.done": "Du bist jetzt {name}, auch mit diesem Schlüssel.",
    "serve.join.unknown": "Einen Code {code} gibt es nicht, oder er ist älter als zehn Minuten.",
    "serve.join.keyless": "Dieser Code ist für einen Rechner mit Schlüssel, und du bist ohne gekommen.",
    "serve.join.same": "Dieser Code ist für deinen anderen Rechner: dieser Schlüssel gehört dir schon.",
    "serve.join.clash": "Beide sitzt ihr am selben Tisch: {codes}. Einer muss ihn erst verlassen.",
    "serve.join.out": "Was du hier hattest, gehört jetzt zu einem Schlüssel von dir: komm mit dem.",
    "serve.take": "{n:Der Platz|Die {n} Plätze} dieses Gastes {n:gehört|gehören} dann auf Dauer dir. Soll es so sein?",
    "serve.take.done": "Sie gehören dir; sie stehen in der Lobby.",
    "serve.key.typed": "Oder einer von deinem anderen Rechner, oder von dir als Gast.",
    # -- talk --------------------------------------------------------------------------------------
    "serve.chat": "Gespräch",
    "serve.chat.foot": "Enter: sagen   Tab: jemanden nicht lesen   Esc: zurück",
    "serve.chat.none": "Noch hat niemand etwas gesagt.",
    "serve.chat.new": "{n} {n:Zeile|Zeilen} zu lesen: /",
    # -- who is here -------------------------------------------------------------------------------
    "serve.key.talk": "Gespräch",
    "serve.key.people": "wer da ist",
    "serve.talk.none": "sagt allen etwas, die da sind",
    "serve.people.nobody": "Sonst ist niemand da.",
    "serve.people.here": "Hier: {names}",
    "serve.people.more": "Hier: {names}, {n} {n:anderer|andere}",
    "serve.people.others": "{n} {n:anderer|andere}",
    "serve.people.lobby": "{name} ist in der Lobby",
    "serve.people.waits": "{name} wartet an {code} auf Mitspieler",
    "serve.people.plays": "{name} spielt an {code}",
    "serve.people.watches": "{name} schaut an {code} zu",
    "serve.people.waits.hidden": "{name} wartet auf Mitspieler",
    "serve.people.plays.hidden": "{name} spielt",
    "serve.people.watches.hidden": "{name} schaut zu",
    "serve.keep": "Zum Behalten: {command}",
    "serve.no_save.guest": "Du bist ohne Schlüssel gekommen: save CODE OWN, mit dem Code, der dir gezeigt wurde.",
}
