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
    "replay.go.how": "{key:replay_enter} går derhen, {key:replay_erase} sletter, {key:back} afbryder",
    "replay.start": "Bordet før det første træk.",
    "replay.turn": "Tur {turn}: {seat:who}",
    "replay.unseen": "Der skete noget, som disse øjne ikke kan se.",
    "replay.hint.play": "{key:replay_play} afspiller, {key:right} går et trin",
    "replay.hint.next": "{key:next}: til vendepunkterne, {key:replay_play} afspiller",
    "replay.hint.pause": "{key:replay_play} holder pause",
    "replay.hint.live": "{key:right}: tilbage til spillet",
    "replay.hint.end": "{key:replay_home}: forfra",
    "replay.hint.fork": "{key:replay_fork}: spil videre herfra i et nyt spil",
    "replay.at_end": "Her slutter det. {key:replay_home} begynder forfra, {key:back} går ud.",
    "replay.broken": "Beskadiget fra linje {line}: {lost} {lost:linje|linjer} kan ikke vises.",
    "replay.no_branch": "Fra dette gensyn kan der ikke begyndes et nyt spil.",
    "replay.later": "Først efter slutningen: et nyt spil herfra ville vise, hvad der trækkes.",
    "replay.over_here": "Her er spillet slut: gå tilbage først, og spil så videre.",
    "replay.swing": "vendepunkt, {seat:who} {changed}",
    "replay.swing.chance": "vendepunkt, {seat:who}: chance {changed}",
    "replay.swing.chance.alone": "vendepunkt, chance {changed}",
    "replay.found": "Vendepunkterne er fundet; de er markeret på linjen.",
    "replay.no_swings": "Der ledes ikke efter vendepunkter, mens spillet er i gang.",
    "replay.no_piece": "Her er intet kort at vælge.",
    "replay.no_hand": "En tilskuer ser ingen hånd. {key:replay_eyes}: andre øjne",
    "replay.inspect.how": "{key:replay_piece} vælger et kort, {key:inspect} viser hele teksten.",
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
    "replay.help.next": "{key:next}\ttil næste vendepunkt, markeret på linjen",
    "replay.help.title": "Gensyn med et spil",
    "replay.help": (
        "{key:replay_play}\tafspil og pause\n"
        "{key:left} {key:right}\tet trin tilbage eller frem; hjulet gør det samme\n"
        "{key:up} {key:down}\ten tur tilbage eller frem\n"
        "{key:replay_pageup} {key:replay_pagedown}\ten runde tilbage eller frem\n"
        "{key:replay_home} {key:replay_end}\ttil begyndelsen, til slutningen\n"
        "1 2 {key:replay_enter}\tskriv et tal: til den tur\n"
        "{key:replay_slower} {key:replay_faster}\tlangsommere, hurtigere: 0,5 til 8 trin i sekundet, straks\n"
        "{key:replay_eyes}\thvis øjne: en spiller, en tilskuer, alle kort åbne\n"
        "{key:replay_fork}\tspil videre herfra i et nyt spil; dette bliver, som det er\n"
        "\n"
        "{key:log}\tloggen; {key:do} på en linje går derhen\n"
        "{key:replay_piece} {key:replay_piece_back}\tvælg et kort på bordet; {key:inspect}: hele teksten\n"
        "{key:view}\ten anden spillers side af bordet i stort format\n"
        "{key:open}  {key:zoom}\tse en åben bunke igennem; en zone over hele skærmen\n"
        "\n"
        "{key:back} {key:replay_erase} {key:leave}\ttilbage; ved slutningen af et spil i gang også {key:right}\n"
        "\n"
        "Linjen viser hele spillet med runderne: klik på den for at gå derhen.\n"
        "Det, et trin har ændret, er markeret. Skjulte kort forbliver skjult\n"
        "for øjne, der ikke kunne se dem."
    ),
}
