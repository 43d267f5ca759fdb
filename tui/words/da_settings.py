"""Indstillingerne på dansk."""

WORDS: dict[str, str] = {
    "set.title": "Indstillinger",
    "set.at_once": "alle ændringer gælder straks",
    "set.group.look": "UDSEENDE",
    "set.group.play": "SPIL",
    "set.on": "til",
    "set.off": "fra",
    "set.fixed": "fast",
    "set.config": "Sat fast af {key} i {file}. Filen er din: Hedgerow læser den og skriver aldrig i den.",
    "set.language": "Sprog",
    "set.language.help": "For alt på skærmen. L skifter sprog på alle skærmbilleder.",
    "set.language.flag": "Sat fast af --lang på kommandolinjen.",
    "set.theme": "Farver",
    "set.theme.dark": "mørk",
    "set.theme.light": "lys",
    "set.theme.high-contrast": "høj kontrast",
    "set.theme.ansi": "terminalens",
    "set.theme.help": "Intet fremgår af farven alene.",
    "set.theme.ansi.help": "De seksten farver, din terminal er indstillet til.",
    "set.theme.flag": "Sat fast af --theme på kommandolinjen.",
    "set.glyphs": "Tegn",
    "set.glyphs.safe": "enkle",
    "set.glyphs.unicode": "rige",
    "set.glyphs.ascii": "ASCII",
    "set.glyphs.help": "Det, kort og spilleplader tegnes med. Ser prøven herunder hullet ud, eller er der spørgsmålstegn, så vælg ASCII.",
    "set.glyphs.flag": "Sat fast af --glyphs på kommandolinjen.",
    "set.art": "Tegninger",
    "set.art.help": "Hegn, sommerfugle og den slags, hvor der er plads til overs.",
    "set.pace": "Botternes tempo",
    "set.pace.instant": "straks",
    "set.pace.quick": "hurtigt",
    "set.pace.normal": "normalt",
    "set.pace.slow": "roligt",
    "set.pace.step": "trin for trin",
    "set.pace.help": "Hvor længe en bots træk holdes tilbage, så man kan følge med.",
    "set.pace.step.help": "En bot trækker, når du trykker Enter.",
    "set.pace.instant.help": "En bot trækker, så snart den ved, hvad den vil.",
    "set.auto": "Tvungne svar",
    "set.auto.help": "Til: Et svar uden valg gives af sig selv og markeres i loggen; fortryd springer det over.",
    "set.confirm": "Spørg ved sletning",
    "set.confirm.help": "Spørg, før et gemt spil slettes for altid.",
    "set.help": (
        "Op og ned vælger en linje, venstre og højre ændrer den; alt kan klikkes.\n"
        "Enhver ændring gælder straks, også for skærmbillederne nedenunder,\n"
        "og bliver husket.\n"
        "\n"
        "Det, din egen config.toml eller kommandolinjen siger, kommer først og kan\n"
        "ikke ændres her; linjen siger så, hvor det er sat fast.\n"
        "\n"
        "  Op, ned, Tab             en anden linje\n"
        "  Venstre, højre, Enter    en anden værdi\n"
        "  Esc , q                  tilbage"
    ),
    "page.key.settings": "indstil",
    "home.settings": "Indstillinger",
    "home.settings.note": "sprog, farver, botternes tempo og mere",
    "key.settings": "indstil",
    "key.settings.long": "indstillinger: sprog, farver, botternes tempo",
    "page.key.language.long": "næste sprog",
    "prompt.held": "{name} er klar",
    "prompt.step": "Enter: lad den trække",
    "settings.unwritten": "Det gælder, til du går; det kan ikke huskes i {file}: {why}.",
    "first.welcome": "Velkommen til Hedgerow. Et andet sprog?",
    "first.right": "Ser det rigtigt ud?",
    "first.yes": "ja",
    "keys.table": "{file}: keys skal være en tabel: [keys].",
    "keys.preset": "{file}: Der er intet tastesæt {value}; der er: {known:words}.",
    "keys.action": "{file}: [keys] kender ingen handling {action}; der er: {known:words}.",
    "keys.action.near": "{file}: [keys] kender ingen handling {action}; mente du {near}?",
    "keys.none": "{file}: {action} i [keys] skal have en tast eller en liste af taster.",
    "keys.key": "{file}: {key} til {action} er ikke en tast, der kan bruges; et bogstav eller tegn, eller: {known:words}.",
    "keys.clash": "{file}: {key} kan ikke være {action}, for {other} har den; giv {other} en anden tast.",
}
