"""The screens around the table in Danish."""

WORDS: dict[str, str] = {
    # -- names of seats and bots ---------------------------------------------------------------
    "name.alone": "Spiller",
    "name.person": "Spiller {n}",
    "name.bot.1": "Siv",
    "name.bot.2": "Lærke",
    "name.bot.3": "Birk",
    "name.bot.4": "Pil",
    "name.bot.5": "Ask",
    "kind.me": "person",
    "kind.me.help": "Et menneske ved dette tastatur. Skriv for at give et navn, eller lad det stå.",
    "kind.easy": "let",
    "kind.easy.help": "En bot, der gør det, som ser bedst ud lige nu, og ikke tænker fremad.",
    "kind.medium": "middel",
    "kind.medium.help": "En bot, der prøver sine bedste svar på et til to dusin borde, den forestiller sig. Den ser kun det, dens plads ser.",
    "kind.hard": "svær",
    "kind.hard.help": "En bot, der prøver sine bedste svar på et par hundrede borde, den forestiller sig. Den ser kun det, dens plads ser.",
    "kind.random": "tilfældig",
    "kind.random.help": "En bot, der gør hvad som helst, der er tilladt: til et første kig på reglerne.",
    "kind.rename": "Skriv for at give den et navn.",
    "kinds.title": "Botterne",
    "strength.against": "I duel slår den ”{other:word}” i {n} af 100 spil.",
    "strength.together": "To af dem vinder {n} af 100 spil som dette.",
    # -- everywhere ----------------------------------------------------------------------------
    "language.name": "dansk",
    "page.key.choose": "vælg",
    "page.key.open": "åbn",
    "page.key.back": "tilbage",
    "page.key.help": "hjælp",
    "page.key.quit": "afslut",
    "page.key.language": "norsk",
    "page.help": "Hjælp",
    "page.help.foot": "{key:back}, {key:leave}, {key:help}: tilbage",
    "when.today": "i dag {time}",
    "when.yesterday": "i går {time}",
    "when.day": "{day}. {month} {time}",
    "when.year": "{day}. {month} {year}",
    "when.months": "jan. feb. marts april maj juni juli aug. sept. okt. nov. dec.",
    # -- home ----------------------------------------------------------------------------------
    "home.tagline": "Brætspil om eng, bistade og hav i din terminal",
    "home.version": "version {version}",
    "home.continue": "Fortsæt",
    "home.continue.note": "{game}, {round}, med {names}, {when}",
    "home.continue.short": "{game}, {round}, {when}",
    "home.round": "runde {n}",
    "home.setup": "lige begyndt",
    "home.looking": "leder efter dit seneste spil …",
    "home.play": "Spil {game}",
    "home.saves": "Gemte spil",
    "home.saves.none": "ingen endnu: dit første spil kommer hertil",
    "home.saves.closed": "de kan ikke vises nu",
    "home.saves.unkept": "spil bliver ikke gemt her",
    "home.saves.count": "{n} spil, gemt træk for træk",
    "home.watch": "Se et spil",
    "home.watch.note": "gense ethvert gemt spil, skridt for skridt",
    "home.quit": "Afslut",
    "home.quit.note": "hvert træk er allerede gemt",
    "home.quit.lost": "alt er gemt, undtagen de træk, du gik fra",
    "home.help": (
        "Vælg med pilene og Enter, med et tal eller med musen.\n"
        "Begynd et nyt spil, spil det mod en bot, og tryk på {key:help} ved bordet:\n"
        "der står reglerne i korthed. {key:hint} ved bordet viser, hvad du kan gøre.\n"
        "\n"
        "Hvert træk gemmes straks. {key:leave} forlader et bord, Fortsæt henter det igen.\n"
        "\n"
        "  Enter   åbn              c   fortsæt det seneste spil\n"
        "  1-9     åbn den linje    n   nyt spil\n"
        "  L       andet sprog      s   gemte spil\n"
        "  ,       indstillinger    t   lær et spil\n"
        "  q, Esc  afslut           w   se et spil\n"
        "\n"
        "En fordelingskode, der indsættes her, åbner et nyt spil med den."
    ),
    # -- a new game ----------------------------------------------------------------------------
    "new.title": "Nyt spil",
    "new.group.game": "SPIL",
    "new.group.seats": "VED BORDET",
    "new.group.match": "PARTI",
    "new.game": "Spil",
    "new.seats": "Spillere",
    "new.seats.help": "Hvor mange der sidder ved bordet: mennesker ved dette tastatur og botter.",
    "new.seat": "Plads {n}",
    "new.more": "Finere regler",
    "new.more.folded": "som sædvanlig",
    "new.more.shown": "vist",
    "new.more.help": "Punkter, som reglerne lader stå åbne eller tilbyder som varianter. De er ikke nødvendige i et første spil.",
    "new.undo": "Fortryd",
    "new.undo.free": "frit",
    "new.undo.free.help": "Tag så meget tilbage, du vil. Det samme træk giver så de samme kort.",
    "new.undo.fair": "fair",
    "new.undo.fair.help": "Din sidste beslutning, hvis den ikke viste nogen noget nyt; længere tilbage kun, hvis alle er enige.",
    "new.undo.off": "fra",
    "new.undo.off.help": "Gjort er gjort.",
    "new.seed": "Starttal",
    "new.seed.random": "tilfældigt",
    "new.seed.help": "Et tal eller en fordelingskode, der bestemmer, hvordan kortene falder: med det samme spiller du samme fordeling igen. Lad det stå tomt for tilfældighed.",
    "new.seed.code": "Koden er rigtig: spil, valg og antal spillere er sat som i den fordeling.",
    "new.start": "Begynd spillet",
    "new.start.help": "Alt er klar. Enter begynder fra enhver linje.",
    "new.help": (
        "Op og ned vælger en linje, venstre og højre ændrer den; alt kan klikkes på.\n"
        "Ved pladser og starttal skriver du bare; Backspace sletter, Delete tømmer.\n"
        "En fordelingskode kan indsættes på enhver linje: den sætter alt undtagen hvem\n"
        "der spiller.\n"
        "\n"
        "  Enter            begynd spillet fra enhver linje\n"
        "  Op, ned, Tab     en anden linje\n"
        "  Venstre, højre   en anden værdi\n"
        "  Esc              tilbage (også Backspace, hvor der intet er at slette)"
    ),
    "new.key.change": "ændr",
    "new.key.line": "linje",
    "new.key.start": "begynd",
    "new.key.name": "skriv et navn",
    "new.key.digits": "skriv eller indsæt",
    # -- saves ---------------------------------------------------------------------------------
    "list.title": "Gemte spil",
    "list.title.watch": "Hvilket spil vil du se?",
    "list.empty": "Der er ingen gemte spil endnu.",
    "list.empty.more": "Et spil bliver gemt her fra sit første træk.",
    "list.reading": "læser …",
    "list.count": "{n} {n:gemt|gemte} spil",
    "list.turn": "{names} har tur",
    "list.won": "{names} vandt",
    "list.shared": "delt af {names}",
    "list.lost": "tabt",
    "list.over": "slut",
    "list.damaged": "beskadiget",
    "list.newer": "nyere format",
    "list.unreadable": "kan ikke åbnes",
    "list.locked": "åbent andetsteds",
    "list.moves": "{n} træk",
    "list.began": "begyndt {when}",
    "list.parent": "gren af ”{name}”, efter træk {move}",
    "list.parent.gone": "gren af et spil, der ikke er her, efter træk {move}",
    "list.branch": "gren",
    "list.key.filter": "find",
    "list.key.unfinished": "kun i gang",
    "list.unfinished.only": "i gang",
    "list.sort.played": "sidst spillet",
    "list.sort.title": "efter navn",
    "list.sort.game": "efter spil",
    "list.key.rename": "navn",
    "list.key.statistics": "statistik",
    "list.filter": "Find: {text}",
    "list.filter.foot": "Enter: færdig   Esc: alle",
    "list.sifted": "{at} af {n}",
    "list.sifted.none": "Intet gemt spil er sådan.",
    "list.rename": "Hvad skal det hedde?",
    "list.rename.foot": "Enter: sådan   Esc: som før",
    "list.key.resume": "spil videre",
    "list.key.look": "åbn",
    "list.key.watch": "se",
    "list.key.branch": "gren",
    "list.key.delete": "slet",
    "list.delete": "Slet dette spil for altid?",
    "list.delete.no": "Nej, behold det",
    "list.delete.yes": "Ja, slet det",
    "list.no_branch": "Et spil, hvor man ikke frit kan fortryde, kan først få en gren, når det er slut: en kopi ville røbe, hvad der trækkes.",
    "list.deleted": "Slettet.",
    "list.help": (
        "Her er alle spil, det senest spillede øverst; intet er udeladt.\n"
        "\n"
        "  Enter       spil videre, hvor det standsede; et færdigt viser resultatet\n"
        "  w           se det fra begyndelsen\n"
        "  b           gren: et nyt spil, der begynder, hvor dette står;\n"
        "              i et færdigt vælger du turen og trykker på {key:replay_fork}\n"
        "  D, Delete   slet det for altid, efter et spørgsmål\n"
        "  /           find: skriv noget af et navn, spil, en spiller eller styrke\n"
        "  u           kun spil, der er i gang, og alle igen\n"
        "  s           efter hvornår de er spillet, efter navn, efter spil\n"
        "  r           giv det et navn; navnet gemmes sammen med filen\n"
        "  t           hvordan ens egne spil er gået, efter spil og efter botter\n"
        "  Esc, q      tilbage\n"
        "\n"
        "Et beskadiget spil åbnes indtil skaden; b spiller videre derfra.\n"
        "En fordelingskode, der indsættes her, åbner et nyt spil med den."
    ),
    # -- statistics ----------------------------------------------------------------------------
    "statistics.title": "Statistik",
    "statistics.none": "Endnu er der ikke gemt noget spil for én person mod botter eller alene.",
    "statistics.against": "stærkeste bot {level}",
    "statistics.alone": "alene",
    "statistics.finished": "{n} {n:færdigt|færdige}, {won} vundet",
    "statistics.together": "{n} {n:færdigt|færdige}: {won} vundet sammen, {lost} tabt",
    "statistics.unfinished": "{n} i gang",
    "statistics.points": "bedst {best} point, i snit {mean}",
    "statistics.series": "højst {n} {n:sejr|sejre} i træk",
    "statistics.last": "sidst {when}",
    "statistics.counted": "Point: {how}.",
    "statistics.several": "Flere personer, eller én på flere pladser: {n} {n:færdigt|færdige}, {unfinished} i gang.",
    "statistics.left": "Ikke talt med: {parts}.",
    "statistics.lessons": "{n} {n:lektion|lektioner}",
    "statistics.branches": "{n} {n:gren|grene}",
    "statistics.bots": "{n} spil, hvor ingen sad med fra først til sidst",
    "statistics.unread": "{n} {n:fil|filer}, der ikke kan læses til ende",
    # -- what cannot be played on --------------------------------------------------------------
    "tell.title": "Det går ikke",
    "damaged.title": "Dette gemte spil er beskadiget",
    "unkept.title": "Spillet kunne ikke gemmes",
    "parting.title": "Ikke alt er gemt",
    "parting.ask": "{n:Det sidste træk|De sidste {n} træk} i dette spil er ikke gemt: {reason}.",
    "parting.still": "Forsøgt igen lige nu; det er stadig sådan.",
    "parting.not_there": "Det kan heller ikke gemmes i {folder}.",
    "parting.again": "Prøv igen",
    "parting.to": "Gem hele spillet i {folder}",
    "parting.leave": "Gå, og mist {n:dette træk|disse {n} træk}",
    "parting.back": "Tilbage til bordet",
    "parting.kept.title": "Gemt et andet sted",
    "parting.kept": "Hele dette spil er nu gemt et andet sted, uden for listen over gemte spil. Spil videre med: hedgerow resume {file}",
    "parting.lost": "{n:Det sidste træk|De sidste {n} træk} i dette spil kunne ikke gemmes: {reason}.",
    "readonly.title": "Dette spil kan ikke gemmes her",
    "readonly.watch": "Se det",
    "readonly.copy": "Spil videre i en kopi: et nyt spil, der begynder, hvor dette står",
    "readonly.table": "Åbn bordet alligevel; intet bliver gemt",
    # -- the end -------------------------------------------------------------------------------
    "end.title": "Spillet er slut",
    "end.won": "{name} vinder!",
    "end.won.alone": "Du vinder!",
    "end.shared": "{names} deler sejren",
    "end.together": "I vinder sammen!",
    "end.lost": "Denne gang vinder ingen",
    "end.lost.together": "Denne gang taber naturen",
    "end.total": "I alt",
    "score.tie": "Afgør ved pointlighed",
    "end.chart": "POINT, RUNDE FOR RUNDE",
    "end.chart.together": "RUNDE FOR RUNDE",
    "end.team": "Sammen",
    "end.turning": "VENDEPUNKTER",
    "end.swings": "VENDEPUNKTER (tast et tal for at se dem)",
    "end.chances": "VENDEPUNKTER: chance for at vinde før og efter (tast et tal for at se)",
    "end.chances.together": "VENDEPUNKTER: hvis tur, alles chance før og efter (tast et tal for at se)",
    "end.pending": "Leder stadig efter vendepunkterne …",
    "end.calm": "Intet vendepunkt: ingen tur ændrede chancerne meget.",
    "end.why": "Runde {round}, {seat:who}: {done} ({low} % for at vinde). Bedre: {better} ({high} %).",
    "end.why.won": "Runde {round} afgjorde mest. {seat:who}: {done}.",
    "end.swing": "Runde {round}:",
    "end.swing.short": "R{round}",
    "end.rounds": "{n} {n:runde|runder}",
    "end.deal": "fordeling {deal}",
    "end.again": "Spil igen",
    "end.again.note": "samme bord, nye kort",
    "end.same": "Samme kort",
    "end.same.note": "kan det gøres bedre?",
    "end.watch": "Se det",
    "end.watch.note": "fra det første træk",
    "end.undo": "Fortryd",
    "end.undo.note": "min sidste beslutning",
    "end.table": "Se bordet",
    "end.saves": "Gemte spil",
    "end.home": "Forsiden",
    "end.key.again": "igen",
    "end.key.same": "samme kort",
    "end.key.watch": "se",
    "end.key.undo": "fortryd",
    "end.key.table": "bord",
    "end.key.saves": "gemte",
    "end.key.deal": "kopier kode",
    "end.deal.title": "Fordelingskode",
    "end.deal.copied": "{deal}\n\nDen er kopieret. Indsæt den i Nyt spil, på en hvilken som helst linje, så deles de samme kort ud; eller giv den til: hedgerow play --deal",
    "end.key.home": "forsiden",
    "end.help": (
        "  Enter   gør det, markøren står på\n"
        "  n       spil igen: samme spillere og valg, nye kort\n"
        "  s       samme fordeling igen\n"
        "  w       se spillet fra det første træk\n"
        "  1-3     se et vendepunkt, fra før det valg, der gjorde udslaget\n"
        "  u       tag den sidste beslutning tilbage, og spil videre\n"
        "  l       gemte spil\n"
        "  y       fordelingskoden, kopieret: den giver de samme kort igen\n"
        "  Esc     se bordet endnu en gang; dér fører {key:do} tilbage hertil\n"
        "  q       forsiden"
    ),
    # -- when something goes wrong -------------------------------------------------------------
    "crash.saved": "Dit spil er gemt.",
    "crash.log": "Hedgerow er standset på grund af en fejl i programmet. Hvad der skete, står i {file}",
    "crash.no_log": "Hedgerow er standset på grund af en fejl i programmet ({what}).",
}
