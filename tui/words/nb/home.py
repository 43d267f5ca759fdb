"""The screens around the table in Norwegian bokmål."""

WORDS: dict[str, str] = {
    # -- names of seats and bots ---------------------------------------------------------------
    "name.alone": "Spiller",
    "name.person": "Spiller {n}",
    "name.bot.1": "Siv",
    "name.bot.2": "Lerke",
    "name.bot.3": "Bjørk",
    "name.bot.4": "Selje",
    "name.bot.5": "Trost",
    "kind.me": "person",
    "kind.me.help": "Et menneske ved dette tastaturet. Skriv for å gi et navn, eller la det stå.",
    "kind.easy": "lett",
    "kind.easy.help": "En bot som gjør det som ser best ut akkurat nå, og ikke tenker framover.",
    "kind.medium": "middels",
    "kind.medium.help": "En bot som prøver de beste svarene sine på et dusin bord eller to som den ser for seg. Den ser bare det plassen dens ser.",
    "kind.hard": "vanskelig",
    "kind.hard.help": "En bot som prøver de beste svarene sine på et par hundre bord den ser for seg. Den ser bare det plassen dens ser.",
    "kind.random": "tilfeldig",
    "kind.random.help": "En bot som gjør hva som helst av det som er lov: til en første titt på reglene.",
    "kind.rename": "Skriv for å gi den et navn.",
    "kinds.title": "Botene",
    "strength.against": "I duell slår den «{other:word}» i {n} av 100 spill.",
    "strength.together": "To av dem vinner {n} av 100 spill som dette.",
    # -- everywhere ----------------------------------------------------------------------------
    "language.name": "norsk",
    "page.key.choose": "velg",
    "page.key.open": "åpne",
    "page.key.back": "tilbake",
    "page.key.help": "hjelp",
    "page.key.quit": "avslutt",
    "page.key.language": "Deutsch",
    "page.help": "Hjelp",
    "page.help.foot": "{key:back}, {key:leave}, {key:help}: tilbake",
    "when.today": "i dag {time}",
    "when.yesterday": "i går {time}",
    "when.day": "{day}. {month} {time}",
    "when.year": "{day}. {month} {year}",
    "when.months": "jan. feb. mars april mai juni juli aug. sep. okt. nov. des.",
    # -- home ----------------------------------------------------------------------------------
    "home.tagline": "Brettspill om eng, bikube og hav i terminalen din",
    "home.version": "versjon {version}",
    "home.continue": "Fortsett",
    "home.continue.note": "{game}, {round}, med {names}, {when}",
    "home.continue.short": "{game}, {round}, {when}",
    "home.round": "runde {n}",
    "home.setup": "nettopp begynt",
    "home.looking": "leter etter det siste spillet ditt …",
    "home.play": "Spill {game}",
    "home.saves": "Lagrede spill",
    "home.saves.none": "ingen ennå: ditt første spill kommer hit",
    "home.saves.closed": "de kan ikke vises nå",
    "home.saves.unkept": "spill blir ikke lagret her",
    "home.saves.count": "{n} spill, lagret trekk for trekk",
    "home.watch": "Se et spill",
    "home.watch.note": "se alle lagrede spill om igjen, steg for steg",
    "home.quit": "Avslutt",
    "home.quit.note": "hvert trekk er allerede lagret",
    "home.quit.lost": "alt er lagret, unntatt trekkene du gikk fra",
    "home.help": (
        "Velg med pilene og Enter, med et tall eller med musen.\n"
        "Begynn et nytt spill, spill det mot en bot, og trykk på {key:help} ved bordet:\n"
        "der står reglene i korthet. {key:hint} ved bordet viser hva du kan gjøre.\n"
        "\n"
        "Hvert trekk lagres straks. {key:leave} forlater et bord, Fortsett henter det igjen.\n"
        "\n"
        "  Enter   åpne             c   fortsett det siste spillet\n"
        "  1-9     åpne den linjen  n   nytt spill\n"
        "  L       annet språk      s   lagrede spill\n"
        "  ,       innstillinger    t   lær et spill\n"
        "  q, Esc  avslutt          w   se et spill\n"
        "\n"
        "En utdelingskode som limes inn her, åpner et nytt spill med den."
    ),
    # -- a new game ----------------------------------------------------------------------------
    "new.title": "Nytt spill",
    "new.group.game": "SPILL",
    "new.group.seats": "VED BORDET",
    "new.group.match": "PARTI",
    "new.game": "Spill",
    "new.seats": "Spillere",
    "new.seats.help": "Hvor mange som sitter ved bordet: mennesker ved dette tastaturet, og boter.",
    "new.seat": "Plass {n}",
    "new.more": "Finere regler",
    "new.more.folded": "som vanlig",
    "new.more.shown": "vist",
    "new.more.help": "Punkter som reglene lar stå åpne eller tilbyr som varianter. De er ikke nødvendige i et første spill.",
    "new.undo": "Angre",
    "new.undo.free": "fritt",
    "new.undo.free.help": "Ta tilbake så mye du vil. Det samme trekket gir da de samme kortene.",
    "new.undo.fair": "fair",
    "new.undo.fair.help": "Din siste avgjørelse, så lenge den ikke viste noen noe nytt; lenger tilbake må alle være enige.",
    "new.undo.off": "av",
    "new.undo.off.help": "Gjort er gjort.",
    "new.seed": "Starttall",
    "new.seed.random": "tilfeldig",
    "new.seed.help": "Et tall eller en utdelingskode som bestemmer hvordan kortene faller: med det samme spiller du den samme utdelingen om igjen. La det stå tomt for tilfeldighet.",
    "new.seed.code": "Koden er riktig: spill, valg og antall spillere er satt som i den utdelingen.",
    "new.start": "Start spillet",
    "new.start.help": "Alt er klart. Enter starter fra hvilken som helst linje.",
    "new.help": (
        "Opp og ned velger en linje, venstre og høyre endrer den; alt kan klikkes på.\n"
        "Ved plasser og starttall skriver du bare; Backspace sletter, Delete tømmer.\n"
        "En utdelingskode kan limes inn på hvilken som helst linje: den setter alt\n"
        "bortsett fra hvem som spiller.\n"
        "\n"
        "  Enter            start spillet fra hvilken som helst linje\n"
        "  Opp, ned, Tab    en annen linje\n"
        "  Venstre, høyre   en annen verdi\n"
        "  Esc              tilbake (også Backspace der det ikke er noe å slette)"
    ),
    "new.key.change": "endre",
    "new.key.line": "linje",
    "new.key.start": "start",
    "new.key.name": "skriv et navn",
    "new.key.digits": "skriv eller lim inn",
    # -- saves ---------------------------------------------------------------------------------
    "list.title": "Lagrede spill",
    "list.title.watch": "Hvilket spill vil du se?",
    "list.empty": "Det er ingen lagrede spill ennå.",
    "list.empty.more": "Et spill blir lagret her fra første trekk.",
    "list.reading": "leser …",
    "list.count": "{n} {n:lagret|lagrede} spill",
    "list.turn": "{names} har turen",
    "list.won": "{names} vant",
    "list.shared": "delt av {names}",
    "list.lost": "tapt",
    "list.over": "slutt",
    "list.damaged": "skadet",
    "list.newer": "nyere format",
    "list.unreadable": "kan ikke åpnes",
    "list.locked": "åpent annetsteds",
    "list.moves": "{n} trekk",
    "list.began": "begynt {when}",
    "list.parent": "gren av «{name}», etter trekk {move}",
    "list.parent.gone": "gren av et spill som ikke er her, etter trekk {move}",
    "list.branch": "gren",
    "list.key.filter": "finn",
    "list.key.unfinished": "bare uferdige",
    "list.unfinished.only": "uferdige",
    "list.sort.played": "sist spilt",
    "list.sort.title": "etter navn",
    "list.sort.game": "etter spill",
    "list.key.rename": "navn",
    "list.key.statistics": "statistikk",
    "list.filter": "Finn: {text}",
    "list.filter.foot": "Enter: ferdig   Esc: alle",
    "list.sifted": "{at} av {n}",
    "list.sifted.none": "Ingen lagrede spill er slik.",
    "list.rename": "Hva skal det hete?",
    "list.rename.foot": "Enter: slik   Esc: som før",
    "list.key.resume": "spill videre",
    "list.key.look": "åpne",
    "list.key.watch": "se",
    "list.key.branch": "gren",
    "list.key.delete": "slett",
    "list.delete": "Slette dette spillet for godt?",
    "list.delete.no": "Nei, behold det",
    "list.delete.yes": "Ja, slett det",
    "list.no_branch": "Et spill uten fri angremulighet kan først få en gren når det er slutt: en kopi ville røpe hva som blir trukket.",
    "list.deleted": "Slettet.",
    "list.help": (
        "Her er alle spill, det sist spilte øverst; ingenting er utelatt.\n"
        "\n"
        "  Enter       spill videre der det stanset; et ferdig spill viser resultatet\n"
        "  w           se det fra begynnelsen\n"
        "  b           gren: et nytt spill som begynner der dette står;\n"
        "              i et ferdig velger du turen og trykker på {key:replay_fork}\n"
        "  D, Delete   slett det for godt, etter et spørsmål\n"
        "  /           finn: skriv noe av et navn, spill, en spiller eller styrke\n"
        "  u           bare uferdige spill, og alle igjen\n"
        "  s           etter når de er spilt, etter navn, etter spill\n"
        "  r           gi det et navn; navnet lagres sammen med filen\n"
        "  t           hvordan ens egne spill har gått, etter spill og etter boter\n"
        "  Esc, q      tilbake\n"
        "\n"
        "Et skadet spill åpnes fram til skaden; b spiller videre derfra.\n"
        "En utdelingskode som limes inn her, åpner et nytt spill med den."
    ),
    # -- statistics ----------------------------------------------------------------------------
    "statistics.title": "Statistikk",
    "statistics.none": "Ennå er det ikke lagret noe spill for én person mot boter eller alene.",
    "statistics.against": "sterkeste bot {level}",
    "statistics.alone": "alene",
    "statistics.finished": "{n} {n:ferdig|ferdige}, {won} vunnet",
    "statistics.together": "{n} {n:ferdig|ferdige}: {won} vunnet sammen, {lost} tapt",
    "statistics.unfinished": "{n} {n:uferdig|uferdige}",
    "statistics.points": "best {best} poeng, i snitt {mean}",
    "statistics.series": "høyst {n} {n:seier|seirer} på rad",
    "statistics.last": "sist {when}",
    "statistics.counted": "Poeng: {how}.",
    "statistics.several": "Flere personer, eller én på flere plasser: {n} {n:ferdig|ferdige}, {unfinished} {unfinished:uferdig|uferdige}.",
    "statistics.left": "Ikke talt med: {parts}.",
    "statistics.lessons": "{n} {n:leksjon|leksjoner}",
    "statistics.branches": "{n} {n:gren|grener}",
    "statistics.bots": "{n} spill der ingen satt med fra først til sist",
    "statistics.unread": "{n} {n:fil|filer} som ikke kan leses til slutten",
    # -- what cannot be played on --------------------------------------------------------------
    "tell.title": "Det går ikke",
    "damaged.title": "Dette lagrede spillet er skadet",
    "unkept.title": "Spillet kunne ikke lagres",
    "parting.title": "Ikke alt er lagret",
    "parting.ask": "{n:Det siste trekket|De siste {n} trekkene} i dette spillet er ikke lagret: {reason}.",
    "parting.still": "Prøvd igjen akkurat nå; det er fremdeles slik.",
    "parting.not_there": "Det kan ikke lagres i {folder} heller.",
    "parting.again": "Prøv igjen",
    "parting.to": "Lagre hele spillet i {folder}",
    "parting.leave": "Gå, og mist {n:dette trekket|disse {n} trekkene}",
    "parting.back": "Tilbake til bordet",
    "parting.kept.title": "Lagret et annet sted",
    "parting.kept": "Hele dette spillet er nå lagret et annet sted, utenfor listen over lagrede spill. Spill videre med: hedgerow resume {file}",
    "parting.lost": "{n:Det siste trekket|De siste {n} trekkene} i dette spillet kunne ikke lagres: {reason}.",
    "readonly.title": "Dette spillet kan ikke lagres her",
    "readonly.watch": "Se det",
    "readonly.copy": "Spill videre i en kopi: et nytt spill som begynner der dette står",
    "readonly.table": "Åpne bordet likevel; ingenting blir lagret",
    # -- the end -------------------------------------------------------------------------------
    "end.title": "Spillet er slutt",
    "end.won": "{name} vinner!",
    "end.won.alone": "Du vinner!",
    "end.shared": "{names} deler seieren",
    "end.together": "Dere vinner sammen!",
    "end.lost": "Denne gangen vinner ingen",
    "end.lost.together": "Denne gangen taper naturen",
    "end.total": "Til sammen",
    "score.tie": "Avgjør ved poenglikhet",
    "end.chart": "POENG, RUNDE FOR RUNDE",
    "end.chart.together": "RUNDE FOR RUNDE",
    "end.team": "Sammen",
    "end.turning": "VENDEPUNKTER",
    "end.swings": "VENDEPUNKTER (tast et tall for å se dem)",
    "end.chances": "VENDEPUNKTER: sjanse for å vinne før og etter (tast et tall for å se)",
    "end.chances.together": "VENDEPUNKTER: hvem sin tur, alles sjanse før og etter (tast et tall for å se)",
    "end.pending": "Leter fortsatt etter vendepunktene …",
    "end.calm": "Ikke noe vendepunkt: ingen tur endret sjansene mye.",
    "end.why": "Runde {round}, {seat:who}: {done} ({low} % for å vinne). Bedre: {better} ({high} %).",
    "end.why.won": "Runde {round} avgjorde mest. {seat:who}: {done}.",
    "end.swing": "Runde {round}:",
    "end.swing.short": "R{round}",
    "end.rounds": "{n} {n:runde|runder}",
    "end.deal": "utdeling {deal}",
    "end.again": "Spill igjen",
    "end.again.note": "samme bord, nye kort",
    "end.same": "Samme kort",
    "end.same.note": "kan det gjøres bedre?",
    "end.watch": "Se det",
    "end.watch.note": "fra første trekk",
    "end.undo": "Angre",
    "end.undo.note": "min siste avgjørelse",
    "end.table": "Se bordet",
    "end.saves": "Lagrede spill",
    "end.home": "Forsiden",
    "end.key.again": "igjen",
    "end.key.same": "samme kort",
    "end.key.watch": "se",
    "end.key.undo": "angre",
    "end.key.table": "bord",
    "end.key.saves": "lagrede",
    "end.key.deal": "kopier kode",
    "end.deal.title": "Utdelingskode",
    "end.deal.copied": "{deal}\n\nDen er kopiert. Lim den inn i Nytt spill, på hvilken som helst linje, så deles de samme kortene ut; eller gi den til: hedgerow play --deal",
    "end.key.home": "forsiden",
    "end.help": (
        "  Enter   gjør det markøren står på\n"
        "  n       spill igjen: samme spillere og valg, nye kort\n"
        "  s       samme utdeling igjen\n"
        "  w       se spillet fra første trekk\n"
        "  1-3     se et vendepunkt, fra før valget som gjorde utslaget\n"
        "  u       ta tilbake den siste avgjørelsen og spill videre\n"
        "  l       lagrede spill\n"
        "  y       utdelingskoden, kopiert: den gir de samme kortene igjen\n"
        "  Esc     se på bordet enda en gang; derfra fører {key:do} tilbake hit\n"
        "  q       forsiden"
    ),
    # -- when something goes wrong -------------------------------------------------------------
    "crash.saved": "Spillet ditt er lagret.",
    "crash.log": "Hedgerow har stanset på grunn av en feil i programmet. Hva som skjedde, står i {file}",
    "crash.no_log": "Hedgerow har stanset på grunn av en feil i programmet ({what}).",
}
