"""The replay in Norwegian bokmål."""

WORDS: dict[str, str] = {
    "replay.playing": "I GANG",
    "replay.paused": "PAUSE",
    "replay.turn.at": "tur",
    "replay.step.at": "steg",
    "replay.setup": "oppsett",
    "replay.eyes": "øyne:",
    "replay.spectator": "en tilskuer",
    "replay.open": "alle kort åpne",
    "replay.instant": "straks",
    "replay.comma": ",",
    "replay.go": "Gå til tur",
    "replay.go.how": "Enter går dit, Backspace sletter, Esc avbryter",
    "replay.start": "Bordet før første trekk.",
    "replay.turn": "Tur {turn}: {seat:who}",
    "replay.unseen": "Det skjedde noe som disse øynene ikke kan se.",
    "replay.hint.play": "Mellomrom spiller av, Høyre går et steg",
    "replay.hint.next": "n: til vendepunktene, mellomrom spiller av",
    "replay.hint.pause": "Mellomrom tar pause",
    "replay.hint.live": "Høyre: tilbake til spillet",
    "replay.hint.end": "Home: fra begynnelsen",
    "replay.hint.fork": "f: spill videre herfra i et nytt spill",
    "replay.at_end": "Her er slutten. Home begynner på nytt, Esc går ut.",
    "replay.broken": "Skadet fra linje {line}: {lost} {lost:linje|linjer} kan ikke vises.",
    "replay.no_branch": "Fra denne reprisen kan det ikke begynnes et nytt spill.",
    "replay.later": "Først etter slutten: et nytt spill herfra ville vise hva som trekkes.",
    "replay.over_here": "Her er spillet slutt: gå tilbake først, og spill så videre.",
    "replay.swing": "vendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "vendepunkt, sjanse {changed}",
    "replay.found": "Vendepunktene er funnet; de er markert på linjen.",
    "replay.no_swings": "Her er ingen vendepunkter kjent.",
    "replay.no_piece": "Her er det ikke noe kort å velge.",
    "replay.no_hand": "En tilskuer ser ingen hånd. v: andre øyne",
    "replay.board.more": "g: neste hage",
    "replay.inspect.how": "Tab velger et kort, i viser hele teksten.",
    "replay.key.play": "start",
    "replay.key.step": "steg",
    "replay.key.turn": "tur",
    "replay.key.round": "runde",
    "replay.key.back": "tilbake",
    "replay.key.eyes": "øyne",
    "replay.key.fork": "videre",
    "replay.key.next": "vendepunkter",
    "replay.key.speed": "fart",
    "replay.key.piece": "velg",
    "replay.key.ends": "start/slutt",
    "replay.help.next": "n                til neste vendepunkt, markert på linjen",
    "replay.help.title": "Reprise av et spill",
    "replay.help": (
        "Mellomrom        spill av og pause\n"
        "Venstre Høyre    et steg tilbake eller fram; hjulet gjør det samme\n"
        "Opp Ned          en tur tilbake eller fram\n"
        "PgUp PgDn        en runde tilbake eller fram\n"
        "Home End         til begynnelsen, til slutten\n"
        "1 2 Enter        skriv et tall: til den turen\n"
        "- +              saktere, raskere: 0,5 til 8 steg i sekundet, straks\n"
        "v                hvem sine øyne: en spiller, en tilskuer, alle kort åpne\n"
        "f                spill videre herfra i et nytt spill; dette blir som det er\n"
        "\n"
        "l                loggen; Enter på en linje går dit\n"
        "Tab Shift+Tab    velg et kort på bordet; i: hele teksten\n"
        "g                en annen hage (bigård, planet, rad) i stort format\n"
        "o  z             se gjennom en åpen bunke; en sone over hele skjermen\n"
        "\n"
        "Esc Backspace q  tilbake; ved slutten av et spill i gang også Høyre\n"
        "\n"
        "Linjen viser hele spillet med rundene: klikk på den for å gå dit.\n"
        "Det et steg har endret, er markert. Skjulte kort forblir skjult\n"
        "for øyne som ikke kunne se dem."
    ),
}
