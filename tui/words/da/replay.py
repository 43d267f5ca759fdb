"""The replay in Danish."""

WORDS: dict[str, str] = {
    "replay.playing": "I GANG",
    "replay.paused": "PAUSE",
    "replay.turn.at": "tur",
    "replay.step.at": "trin",
    "replay.setup": "opsætning",
    "replay.eyes": "øjne:",
    "replay.spectator": "en tilskuer",
    "replay.open": "alle kort åbne",
    "replay.instant": "straks",
    "replay.comma": ",",
    "replay.go": "Gå til tur",
    "replay.go.how": "Enter går derhen, Backspace sletter, Esc afbryder",
    "replay.start": "Bordet før det første træk.",
    "replay.turn": "Tur {turn}: {seat:who}",
    "replay.unseen": "Der skete noget, som disse øjne ikke kan se.",
    "replay.hint.play": "Mellemrum afspiller, Højre går et trin",
    "replay.hint.next": "n: til vendepunkterne, mellemrum afspiller",
    "replay.hint.pause": "Mellemrum holder pause",
    "replay.hint.live": "Højre: tilbage til spillet",
    "replay.hint.end": "Home: forfra",
    "replay.hint.fork": "f: spil videre herfra i et nyt spil",
    "replay.at_end": "Her slutter det. Home begynder forfra, Esc går ud.",
    "replay.broken": "Beskadiget fra linje {line}: {lost} {lost:linje|linjer} kan ikke vises.",
    "replay.no_branch": "Fra dette gensyn kan der ikke begyndes et nyt spil.",
    "replay.later": "Først efter slutningen: et nyt spil herfra ville vise, hvad der trækkes.",
    "replay.over_here": "Her er spillet slut: gå tilbage først, og spil så videre.",
    "replay.swing": "vendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "vendepunkt, chance {changed}",
    "replay.found": "Vendepunkterne er fundet; de er markeret på linjen.",
    "replay.no_swings": "Her kendes ingen vendepunkter.",
    "replay.no_piece": "Her er intet kort at vælge.",
    "replay.no_hand": "En tilskuer ser ingen hånd. v: andre øjne",
    "replay.board.more": "g: næste have",
    "replay.inspect.how": "Tab vælger et kort, i viser hele teksten.",
    "replay.key.play": "afspil",
    "replay.key.step": "trin",
    "replay.key.turn": "tur",
    "replay.key.round": "runde",
    "replay.key.back": "tilbage",
    "replay.key.eyes": "øjne",
    "replay.key.fork": "videre",
    "replay.key.next": "vendepunkter",
    "replay.key.speed": "fart",
    "replay.key.piece": "vælg",
    "replay.key.ends": "start/slut",
    "replay.help.next": "n                til næste vendepunkt, markeret på linjen",
    "replay.help.title": "Gensyn med et spil",
    "replay.help": (
        "Mellemrum        afspil og pause\n"
        "Venstre Højre    et trin tilbage eller frem; hjulet gør det samme\n"
        "Op Ned           en tur tilbage eller frem\n"
        "PgUp PgDn        en runde tilbage eller frem\n"
        "Home End         til begyndelsen, til slutningen\n"
        "1 2 Enter        skriv et tal: til den tur\n"
        "- +              langsommere, hurtigere: 0,5 til 8 trin i sekundet, straks\n"
        "v                hvis øjne: en spiller, en tilskuer, alle kort åbne\n"
        "f                spil videre herfra i et nyt spil; dette bliver, som det er\n"
        "\n"
        "l                loggen; Enter på en linje går derhen\n"
        "Tab Shift+Tab    vælg et kort på bordet; i: hele teksten\n"
        "g                en anden have (bigård, planet, række) i stort format\n"
        "o  z             se en åben bunke igennem; en zone over hele skærmen\n"
        "\n"
        "Esc Backspace q  tilbage; ved slutningen af et spil i gang også Højre\n"
        "\n"
        "Linjen viser hele spillet med runderne: klik på den for at gå derhen.\n"
        "Det, et trin har ændret, er markeret. Skjulte kort forbliver skjult\n"
        "for øjne, der ikke kunne se dem."
    ),
}
