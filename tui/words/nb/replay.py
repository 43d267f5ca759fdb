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
    "replay.go.how": "{key:replay_enter} går dit, {key:replay_erase} sletter, {key:back} avbryter",
    "replay.start": "Bordet før første trekk.",
    "replay.turn": "Tur {turn}: {seat:who}",
    "replay.unseen": "Det skjedde noe som disse øynene ikke kan se.",
    "replay.hint.play": "{key:replay_play} spiller av, {key:right} går et steg",
    "replay.hint.next": "{key:next}: til vendepunktene, {key:replay_play} spiller av",
    "replay.hint.pause": "{key:replay_play} tar pause",
    "replay.hint.live": "{key:right}: tilbake til spillet",
    "replay.hint.end": "{key:replay_home}: fra begynnelsen",
    "replay.hint.fork": "{key:replay_fork}: spill videre herfra i et nytt spill",
    "replay.at_end": "Her er slutten. {key:replay_home} begynner på nytt, {key:back} går ut.",
    "replay.broken": "Skadet fra linje {line}: {lost} {lost:linje|linjer} kan ikke vises.",
    "replay.no_branch": "Fra denne reprisen kan det ikke begynnes et nytt spill.",
    "replay.later": "Først etter slutten: et nytt spill herfra ville vise hva som trekkes.",
    "replay.over_here": "Her er spillet slutt: gå tilbake først, og spill så videre.",
    "replay.swing": "vendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "vendepunkt, {seat:who}: sjanse {changed}",
    "replay.swing.chance.alone": "vendepunkt, sjanse {changed}",
    "replay.found": "Vendepunktene er funnet; de er markert på linjen.",
    "replay.no_swings": "Det letes ikke etter vendepunkter mens spillet pågår.",
    "replay.no_piece": "Her er det ikke noe kort å velge.",
    "replay.no_hand": "En tilskuer ser ingen hånd. {key:replay_eyes}: andre øyne",
    "replay.inspect.how": "{key:replay_piece} velger et kort, {key:inspect} viser hele teksten.",
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
    "replay.help.next": "{key:next}\ttil neste vendepunkt, markert på linjen",
    "replay.help.title": "Reprise av et spill",
    "replay.help": (
        "{key:replay_play}\tspill av og pause\n"
        "{key:left} {key:right}\tet steg tilbake eller fram; hjulet gjør det samme\n"
        "{key:up} {key:down}\ten tur tilbake eller fram\n"
        "{key:replay_pageup} {key:replay_pagedown}\ten runde tilbake eller fram\n"
        "{key:replay_home} {key:replay_end}\ttil begynnelsen, til slutten\n"
        "1 2 {key:replay_enter}\tskriv et tall: til den turen\n"
        "{key:replay_slower} {key:replay_faster}\tsaktere, raskere: 0,5 til 8 steg i sekundet, straks\n"
        "{key:replay_eyes}\thvem sine øyne: en spiller, en tilskuer, alle kort åpne\n"
        "{key:replay_fork}\tspill videre herfra i et nytt spill; dette blir som det er\n"
        "\n"
        "{key:log}\tloggen; {key:do} på en linje går dit\n"
        "{key:replay_piece} {key:replay_piece_back}\tvelg et kort på bordet; {key:inspect}: hele teksten\n"
        "{key:view}\ten annen spillers side av bordet i stort format\n"
        "{key:open}  {key:zoom}\tse gjennom en åpen bunke; en sone over hele skjermen\n"
        "\n"
        "{key:back} {key:replay_erase} {key:leave}\ttilbake; ved slutten av et spill i gang også {key:right}\n"
        "\n"
        "Linjen viser hele spillet med rundene: klikk på den for å gå dit.\n"
        "Det et steg har endret, er markert. Skjulte kort forblir skjult\n"
        "for øyne som ikke kunne se dem."
    ),
}
