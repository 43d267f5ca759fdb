"""The replay in German."""

WORDS: dict[str, str] = {
    "replay.playing": "LÄUFT",
    "replay.paused": "PAUSE",
    "replay.turn.at": "Zug",
    "replay.step.at": "Schritt",
    "replay.setup": "Aufbau",
    "replay.eyes": "Augen:",
    "replay.spectator": "Publikum",
    "replay.open": "alles offen",
    "replay.instant": "sofort",
    "replay.comma": ",",
    "replay.go": "Gehe zu Zug",
    "replay.go.how": "Enter geht hin, Backspace löscht, Esc bricht ab",
    "replay.start": "Der Tisch vor der ersten Aktion.",
    "replay.turn": "Zug {turn}: {seat:who}",
    "replay.unseen": "Es geschah etwas, das diese Augen nicht sehen können.",
    "replay.hint.play": "Leertaste spielt ab, Rechts geht weiter",
    "replay.hint.next": "n: zu den Wendepunkten, Leertaste spielt ab",
    "replay.hint.pause": "Leertaste hält an",
    "replay.hint.live": "Rechts: zurück zum Spiel",
    "replay.hint.end": "Home: von vorn",
    "replay.hint.fork": "f: neue Partie ab hier",
    "replay.at_end": "Hier ist Schluss. Home beginnt von vorn, Esc geht hinaus.",
    "replay.broken": "Ab Zeile {line} beschädigt: {lost} {lost:Zeile fehlt|Zeilen fehlen} hier.",
    "replay.no_branch": "Aus diesem Replay kann keine neue Partie beginnen.",
    "replay.later": "Erst nach dem Ende: Eine neue Partie ab hier verriete, was gezogen wird.",
    "replay.over_here": "Hier ist das Spiel zu Ende: Geh erst zurück, dann spiel weiter.",
    "replay.swing": "Wendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "Wendepunkt, Chance {changed}",
    "replay.found": "Die Wendepunkte sind gefunden; sie sind auf dem Balken markiert.",
    "replay.no_swings": "Hier sind keine Wendepunkte bekannt.",
    "replay.no_piece": "Hier gibt es keine Karte zu wählen.",
    "replay.no_hand": "Das Publikum sieht keine Hand. v: andere Augen",
    "replay.board.more": "g: nächster Garten",
    "replay.inspect.how": "Tab wählt eine Karte, i zeigt ihren Text.",
    "replay.key.play": "los",
    "replay.key.step": "Schritt",
    "replay.key.turn": "Zug",
    "replay.key.round": "Runde",
    "replay.key.back": "zurück",
    "replay.key.eyes": "Augen",
    "replay.key.fork": "Zweig",
    "replay.key.next": "Wendepunkte",
    "replay.key.speed": "Tempo",
    "replay.key.piece": "wählen",
    "replay.key.ends": "Anfang/Ende",
    "replay.help.next": "n                zum nächsten Wendepunkt, auf dem Balken markiert",
    "replay.help.title": "Ein Spiel ansehen",
    "replay.help": (
        "Leertaste        abspielen und anhalten\n"
        "Links Rechts     einen Schritt zurück oder weiter; das Mausrad tut dasselbe\n"
        "Auf Ab           einen Zug zurück oder weiter\n"
        "PgUp PgDn        (Bild auf, Bild ab) eine Runde zurück oder weiter\n"
        "Home End         (Pos1, Ende) zum Anfang, zum Ende\n"
        "1 2 Enter        eine Zahl tippen: zu diesem Zug\n"
        "- +              langsamer, schneller: 0,5 bis 8 Schritte je Sekunde, sofort\n"
        "v                wessen Augen: jemand am Tisch, Publikum, alles offen\n"
        "f                ab hier eine neue Partie; diese bleibt, wie sie ist\n"
        "\n"
        "l                der Verlauf; Enter auf einer Zeile geht dorthin\n"
        "Tab Shift+Tab    eine Karte auf dem Tisch wählen; i: ihr ganzer Text\n"
        "g                anderer Garten (Imkerei, Planet, Reihe) groß\n"
        "o  z             einen offenen Stapel durchsehen; eine Zone groß\n"
        "\n"
        "Esc Backspace q  zurück; am Ende einer laufenden Partie auch Rechts\n"
        "\n"
        "Der Balken zeigt das ganze Spiel mit seinen Runden: Klick darauf führt hin.\n"
        "Was ein Schritt geändert hat, ist markiert. Verdeckte Karten bleiben\n"
        "Augen verborgen, die sie nicht sehen konnten."
    ),
}
