"""Die Einstellungen auf Deutsch."""

WORDS: dict[str, str] = {
    "set.title": "Einstellungen",
    "set.at_once": "jede Änderung gilt sofort",
    "set.group.look": "AUSSEHEN",
    "set.group.play": "SPIEL",
    "set.on": "an",
    "set.off": "aus",
    "set.fixed": "fest",
    "set.config": "Festgelegt durch {key} in {file}. Die Datei gehört dir: Hedgerow liest sie und schreibt nie hinein.",
    "set.language": "Sprache",
    "set.language.help": "Für alles auf dem Bildschirm. L wechselt sie auf jeder Seite.",
    "set.language.flag": "Festgelegt durch --lang auf der Befehlszeile.",
    "set.theme": "Farben",
    "set.theme.dark": "dunkel",
    "set.theme.light": "hell",
    "set.theme.high-contrast": "starker Kontrast",
    "set.theme.ansi": "des Terminals",
    "set.theme.help": "Nichts wird allein durch Farbe gesagt.",
    "set.theme.ansi.help": "Die sechzehn Farben, auf die dein Terminal eingestellt ist.",
    "set.theme.flag": "Festgelegt durch --theme auf der Befehlszeile.",
    "set.glyphs": "Zeichen",
    "set.glyphs.safe": "einfach",
    "set.glyphs.unicode": "reich",
    "set.glyphs.ascii": "ASCII",
    "set.glyphs.help": "Womit Karten und Spielpläne gezeichnet werden. Hat das Muster unten Lücken oder Fragezeichen, dann nimm ASCII.",
    "set.glyphs.flag": "Festgelegt durch --glyphs auf der Befehlszeile.",
    "set.art": "Bilder",
    "set.art.help": "Hecken, Schmetterlinge und dergleichen, wo sonst nichts den Platz braucht.",
    "set.pace": "Tempo der Bots",
    "set.pace.instant": "sofort",
    "set.pace.quick": "schnell",
    "set.pace.normal": "normal",
    "set.pace.slow": "langsam",
    "set.pace.step": "schrittweise",
    "set.pace.help": "Wie lange der Zug eines Bots zurückgehalten wird, damit man folgen kann.",
    "set.pace.step.help": "Ein Bot zieht, wenn du Enter drückst.",
    "set.pace.instant.help": "Ein Bot zieht, sobald er weiß, was er will.",
    "set.auto": "Zwangsantworten",
    "set.auto.help": "An: Eine Antwort ohne Wahl wird von selbst gegeben und im Verlauf markiert; Zurücknehmen überspringt sie.",
    "set.confirm": "Löschen bestätigen",
    "set.confirm.help": "Fragt nach, bevor ein Spielstand endgültig gelöscht wird.",
    "set.help": (
        "Auf und ab wählen eine Zeile, links und rechts ändern sie; alles per Klick.\n"
        "Jede Änderung gilt sofort, auch für die Seiten darunter, und wird gemerkt.\n"
        "\n"
        "Was deine eigene config.toml oder die Befehlszeile sagt, geht vor und lässt\n"
        "sich hier nicht ändern; die Zeile sagt dann, wo es festgelegt ist.\n"
        "\n"
        "  Auf, Ab, Tab             eine andere Zeile\n"
        "  Links, Rechts, Enter     ein anderer Wert\n"
        "  Esc , q                  zurück"
    ),
    "page.key.settings": "einstellen",
    "home.settings": "Einstellungen",
    "home.settings.note": "Sprache, Farben, Tempo der Bots und mehr",
    "key.settings": "einstellen",
    "key.settings.long": "Einstellungen: Sprache, Farben, Tempo der Bots",
    "page.key.language.long": "die nächste Sprache",
    "prompt.held": "{name} ist bereit",
    "prompt.step": "Enter: ziehen lassen",
    "settings.unwritten": "Das gilt, bis du gehst; merken lässt es sich nicht in {file}: {why}.",
    "first.welcome": "Willkommen bei Hedgerow. Eine andere Sprache?",
    "first.right": "Sieht das richtig aus?",
    "first.yes": "ja",
    "keys.table": "{file}: keys muss eine Tabelle sein: [keys].",
    "keys.preset": "{file}: Es gibt keine Tastenbelegung {value}; es gibt: {known:words}.",
    "keys.action": "{file}: [keys] kennt keine Aktion {action}; es gibt: {known:words}.",
    "keys.action.near": "{file}: [keys] kennt keine Aktion {action}; war {near} gemeint?",
    "keys.none": "{file}: {action} in [keys] braucht eine Taste oder eine Liste von Tasten.",
    "keys.key": "{file}: {key} für {action} ist keine Taste, die sich nutzen lässt; ein Buchstabe oder Zeichen oder: {known:words}.",
    "keys.clash": "{file}: {key} kann nicht {action} sein, denn {other} hat sie; gib {other} eine andere Taste.",
}
