"""Innstillingene på bokmål."""

WORDS: dict[str, str] = {
    "set.title": "Innstillinger",
    "set.at_once": "alle endringer gjelder straks",
    "set.group.look": "UTSEENDE",
    "set.group.play": "SPILL",
    "set.on": "på",
    "set.off": "av",
    "set.fixed": "låst",
    "set.config": "Låst av {key} i {file}. Filen er din: Hedgerow leser den og skriver aldri i den.",
    "set.language": "Språk",
    "set.language.help": "For alt på skjermen. L bytter språk på alle skjermbilder.",
    "set.language.flag": "Låst av --lang på kommandolinjen.",
    "set.theme": "Farger",
    "set.theme.dark": "mørk",
    "set.theme.light": "lys",
    "set.theme.high-contrast": "høy kontrast",
    "set.theme.ansi": "terminalens",
    "set.theme.help": "Ingenting vises med farge alene.",
    "set.theme.ansi.help": "De seksten fargene terminalen din er stilt inn på.",
    "set.theme.flag": "Låst av --theme på kommandolinjen.",
    "set.glyphs": "Tegn",
    "set.glyphs.safe": "enkle",
    "set.glyphs.unicode": "rike",
    "set.glyphs.ascii": "ASCII",
    "set.glyphs.help": "Det kort og brett tegnes med. Ser prøven under hullete ut, eller er det spørsmålstegn i den, så velg ASCII.",
    "set.glyphs.flag": "Låst av --glyphs på kommandolinjen.",
    "set.art": "Tegninger",
    "set.art.help": "Hekker, sommerfugler og slikt, der det er plass til overs.",
    "set.pace": "Botenes tempo",
    "set.pace.instant": "straks",
    "set.pace.quick": "raskt",
    "set.pace.normal": "normalt",
    "set.pace.slow": "rolig",
    "set.pace.step": "steg for steg",
    "set.pace.help": "Hvor lenge et bottrekk holdes tilbake, så man kan følge med.",
    "set.pace.step.help": "En bot trekker når du trykker Enter.",
    "set.pace.instant.help": "En bot trekker så snart den vet hva den vil.",
    "set.auto": "Tvungne svar",
    "set.auto.help": "På: Et svar uten valg gis av seg selv og merkes i loggen; angre hopper over det.",
    "set.confirm": "Spør ved sletting",
    "set.confirm.help": "Spør før et lagret spill slettes for godt.",
    "set.help": (
        "Opp og ned velger en linje, venstre og høyre endrer den; alt kan klikkes.\n"
        "Hver endring gjelder straks, også for skjermbildene under, og blir husket.\n"
        "\n"
        "Det din egen config.toml eller kommandolinjen sier, kommer først og kan\n"
        "ikke endres her; linjen sier da hvor det er låst.\n"
        "\n"
        "  Opp, ned, Tab             en annen linje\n"
        "  Venstre, høyre, Enter     en annen verdi\n"
        "  Esc , q                   tilbake"
    ),
    "page.key.settings": "innstill",
    "home.settings": "Innstillinger",
    "home.settings.note": "språk, farger, botenes tempo og mer",
    "key.settings": "innstill",
    "key.settings.long": "innstillinger: språk, farger, botenes tempo",
    "page.key.language.long": "neste språk",
    "prompt.held": "{name} er klar",
    "prompt.step": "Enter: la den trekke",
    "settings.unwritten": "Det gjelder til du går; det kan ikke huskes i {file}: {why}.",
    "first.welcome": "Velkommen til Hedgerow. Et annet språk?",
    "first.right": "Ser det riktig ut?",
    "first.yes": "ja",
    "keys.table": "{file}: keys må være en tabell: [keys].",
    "keys.preset": "{file}: Det finnes ikke noe tastesett {value}; det finnes: {known:words}.",
    "keys.action": "{file}: [keys] kjenner ingen handling {action}; det finnes: {known:words}.",
    "keys.action.near": "{file}: [keys] kjenner ingen handling {action}; mente du {near}?",
    "keys.none": "{file}: {action} i [keys] må ha en tast eller en liste med taster.",
    "keys.key": "{file}: {key} til {action} er ikke en tast som kan brukes; en bokstav eller et tegn, eller: {known:words}.",
    "keys.clash": "{file}: {key} kan ikke være {action}, for {other} har den; gi {other} en annen tast.",
}
