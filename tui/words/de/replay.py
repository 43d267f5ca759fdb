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
    "replay.go.how": "{key:replay_enter} geht hin, {key:replay_erase} löscht, {key:back} bricht ab",
    "replay.start": "Der Tisch vor der ersten Aktion.",
    "replay.turn": "Zug {turn}: {seat:who}",
    "replay.unseen": "Es geschah etwas, das diese Augen nicht sehen können.",
    "replay.hint.play": "{key:replay_play} spielt ab, {key:right} geht weiter",
    "replay.hint.next": "{key:next}: zu den Wendepunkten, {key:replay_play} spielt ab",
    "replay.hint.pause": "{key:replay_play} hält an",
    "replay.hint.live": "{key:right}: zurück zum Spiel",
    "replay.hint.end": "{key:replay_home}: von vorn",
    "replay.hint.fork": "{key:replay_fork}: neue Partie ab hier",
    "replay.at_end": "Hier ist Schluss. {key:replay_home} beginnt von vorn, {key:back} geht hinaus.",
    "replay.broken": "Ab Zeile {line} beschädigt: {lost} {lost:Zeile fehlt|Zeilen fehlen} hier.",
    "replay.no_branch": "Aus diesem Replay kann keine neue Partie beginnen.",
    "replay.later": "Erst nach dem Ende: Eine neue Partie ab hier verriete, was gezogen wird.",
    "replay.over_here": "Hier ist das Spiel zu Ende: Geh erst zurück, dann spiel weiter.",
    "replay.swing": "Wendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "Wendepunkt, {seat:who}: Chance {changed}",
    "replay.swing.chance.alone": "Wendepunkt, Chance {changed}",
    "replay.found": "Die Wendepunkte sind gefunden; sie sind auf dem Balken markiert.",
    "replay.no_swings": "Nach Wendepunkten wird nicht gesucht, solange die Partie läuft.",
    "replay.no_piece": "Hier gibt es keine Karte zu wählen.",
    "replay.no_hand": "Das Publikum sieht keine Hand. {key:replay_eyes}: andere Augen",
    "replay.inspect.how": "{key:replay_piece} wählt eine Karte, {key:inspect} zeigt ihren Text.",
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
    "replay.help.next": "{key:next}\tzum nächsten Wendepunkt, auf dem Balken markiert",
    "replay.help.title": "Ein Spiel ansehen",
    "replay.help": (
        "{key:replay_play}\tabspielen und anhalten\n"
        "{key:left} {key:right}\teinen Schritt zurück oder weiter; das Mausrad ebenso\n"
        "{key:up} {key:down}\teinen Zug zurück oder weiter\n"
        "{key:replay_pageup} {key:replay_pagedown}\teine Runde zurück oder weiter\n"
        "{key:replay_home} {key:replay_end}\tzum Anfang, zum Ende\n"
        "1 2 {key:replay_enter}\teine Zahl tippen: zu diesem Zug\n"
        "{key:replay_slower} {key:replay_faster}\tlangsamer, schneller: 0,5–8 Schritte je Sekunde, sofort\n"
        "{key:replay_eyes}\twessen Augen: jemand am Tisch, Publikum, alles offen\n"
        "{key:replay_fork}\tab hier eine neue Partie; diese bleibt, wie sie ist\n"
        "\n"
        "{key:log}\tder Verlauf; {key:do} auf einer Zeile geht dorthin\n"
        "{key:replay_piece} {key:replay_piece_back}\teine Karte auf dem Tisch wählen; {key:inspect}: ihr ganzer Text\n"
        "{key:view}\tdie Tischseite von jemand anderem groß\n"
        "{key:open}  {key:zoom}\teinen offenen Stapel durchsehen; eine Zone groß\n"
        "\n"
        "{key:back} {key:replay_erase} {key:leave}\tzurück; am Ende einer laufenden Partie auch {key:right}\n"
        "\n"
        "Der Balken zeigt das ganze Spiel mit seinen Runden: Klick darauf führt hin.\n"
        "Was ein Schritt geändert hat, ist markiert. Verdeckte Karten bleiben\n"
        "Augen verborgen, die sie nicht sehen konnten."
    ),
}
