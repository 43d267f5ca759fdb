"""Playing over SSH, and being a host, in Danish."""

WORDS: dict[str, str] = {
    # -- the lobby -----------------------------------------------------------------------------
    "serve.lobby": "Hedgerow, lobbyen",
    "serve.here": "{n} {n:person|personer} her",
    "serve.lobby.empty": "Her står intet bord endnu.",
    "serve.lobby.empty.more": "n stiller et op; c går til det, en ven har fortalt dig om.",
    "serve.host_key": "Værtsnøgle {key}",
    "serve.group.mine": "MINE BORDE",
    "serve.group.open": "ÅBNE BORDE",
    "serve.group.watch": "TIL AT SE PÅ",
    "serve.group.past": "SPILLET",
    "serve.free": "{n} {n:ledig plads|ledige pladser}",
    "serve.your_turn": "din tur",
    "serve.turn_of": "{names} har tur",
    "serve.bots_turn": "en bot tænker",
    "serve.won": "{names} vandt",
    "serve.over": "slut",
    "serve.shut": "lukket",
    "serve.key.open": "åbn",
    "serve.key.new": "nyt bord",
    "serve.key.code": "kode",
    "serve.key.watch": "se på",
    "serve.key.name": "navn",
    "set.bell": "Klokke",
    "set.bell.help": "Terminalen ringer, når det er din tur.",
    "serve.key.lobby": "lobby",
    "serve.key.copy": "kopiér koden",
    "serve.key.fill": "botter på ledige pladser",
    "serve.key.leave": "rejs dig",
    "serve.key.set_up": "åbn bordet",
    "serve.lobby.help": (
        "Dine egne borde står øverst; dem, hvor det er din tur, kommer først.\n"
        "En plads forbliver din: gå, når du vil, og kom igen hvor som helst fra\n"
        "med den samme nøgle, eller uden nøgle med c og koden nedenfor.\n"
        "Hvert træk gemmes med det samme.\n"
        "\n"
        "  Enter   sæt dig, spil videre, se på, eller se et færdigt spil igen\n"
        "  1-9     åbn den linje        n   stil et bord op\n"
        "  w       se kun på            c   gå til et bord med dets kode\n"
        "  N       et andet navn        ,   indstillinger: sprog, farver, klokke\n"
        "  L       andet sprog          q   forlad værten\n"
        "\n"
        "Fra din egen kommandolinje:\n"
        "  ssh -t host CODE             lige til et bord\n"
        "  ssh -t host watch CODE       se på\n"
        "  ssh host tables              denne liste som ren tekst\n"
        "  ssh host save CODE > file    et af dine færdige spil, til at gemme"
    ),
    "serve.name": "Hvad skal de andre kalde dig?",
    "serve.name.foot": "Enter: det er mig",
    "serve.name_empty": "Et navn har bogstaver eller tal.",
    "serve.name_taken": "En anden her hedder allerede {name}.",
    "serve.name_guest": "En anden her hedder allerede {name}. Hvis det er dig:\nc i lobbyen, og så den kode, du fik vist.",
    "serve.code": "Bordets kode",
    "serve.code.foot": "Enter: gå derhen   Esc: tilbage",
    "serve.no_code": "Der findes intet bord {code}.",
    "serve.codes": "For mange forkerte koder.",
    "serve.guest.code": "Uden nøgle bringer denne kode dig tilbage: {code}",
    "serve.guest.typed": "Eller din egen, der bringer dig tilbage til din plads.",
    "serve.guest.key": "Du har en nøgle, og den siger, hvem du er: sådan en kode er for gæster uden.",
    "serve.bell.on": "Terminalen ringer, når det er din tur.",
    "serve.bell.off": "Terminalen ringer ikke.",
    "serve.set.help": (
        "Op og ned vælger en linje, venstre og højre ændrer den; alt kan klikkes på.\n"
        "Hver ændring gælder med det samme. Den huskes sammen med din nøgle; uden\n"
        "nøgle gælder den, til du går.\n"
        "\n"
        "  Op, ned, Tab             en anden linje\n"
        "  Venstre, højre, Enter    en anden værdi\n"
        "  Esc , q                  tilbage"
    ),
    "serve.set.key": "straks, huskes med din nøgle",
    "serve.set.guest": "straks, til du går",
    # -- a new table -----------------------------------------------------------------------------
    "serve.new": "Nyt bord",
    "serve.seed.help": "Tomt: ingen kan kende kortene. Med en fordelingskode er de som i den fordeling, og alle ved bordet får det at vide.",
    "serve.given": "Fordelingen er givet med en kode: den, der kender koden, kender kortene.",
    "serve.given.short": "given fordeling",
    "serve.seats.help": "Hvor mange der sidder ved bordet, mennesker og botter.",
    "serve.seat.me.help": "Ledig, indtil nogen sætter sig.",
    "serve.seat.bot.help": "En bot: den tilfældige gør hvad som helst, der er tilladt, den lette det, der ser bedst ud nu; de to andre tænker fremad.",
    "serve.set.public": "På alles liste",
    "serve.set.public.help": "Ja: det står i lobbyen, og enhver her kan sætte sig. Nej: kun den, der har koden.",
    "serve.set.watch": "Andre må se på",
    "serve.set.watch.help": "Den, der ser på, ser kun det, der ligger åbent for alle.",
    "serve.set.clock": "Tid til et svar",
    "serve.set.clock.help": "Når den er gået, giver en bot det ene svar. Den løber også, mens en spiller er væk.",
    "serve.set.standin": "Botter træder til",
    "serve.set.standin.help": "Ja: en bot spiller for den, der har været væk et minut eller er gået, og giver pladsen tilbage. Nej: bordet venter.",
    "serve.set.start": "Åbn bordet",
    "serve.set.start.help": "Du sidder på den første plads; spillet begynder, når alle pladser er taget.",
    "serve.clock.0": "så længe man vil",
    "serve.clock.60": "et minut",
    "serve.clock.300": "5 minutter",
    "serve.clock.3600": "en time",
    "serve.clock.86400": "et døgn",
    "serve.clock.259200": "3 døgn",
    "serve.clock.60.long": "Et minut til et svar.",
    "serve.clock.300.long": "5 minutter til et svar.",
    "serve.clock.3600.long": "En time til et svar.",
    "serve.clock.86400.long": "Et døgn til et svar.",
    "serve.clock.259200.long": "3 døgn til et svar.",
    "serve.new.help": (
        "Op og ned vælger en linje, venstre og højre ændrer den; alt kan klikkes på.\n"
        "\n"
        "  Enter                 åbn bordet fra enhver linje\n"
        "  Op, ned, Tab          en anden linje\n"
        "  Venstre, højre        en anden værdi\n"
        "  Esc, q                tilbage til lobbyen"
    ),
    # -- the room --------------------------------------------------------------------------------
    "serve.room": "Venter på spillere",
    "serve.room.code": "Dette bords kode:",
    "serve.room.join": "Venner kommer med: ssh -t … {code}",
    "serve.room.public": "Det står også i lobbyen.",
    "serve.room.private": "Det står ikke i lobbyen: kun den, der har koden, finder det.",
    "serve.room.free": "ledig",
    "serve.room.copied": "Kopieret, hvis din terminal tillader det.",
    "serve.room.not_yours": "Det må kun den, der har stillet bordet op.",
    "serve.room.help": (
        "Spillet begynder, når den sidste plads er taget; du må gerne gå imens.\n"
        "\n"
        "  y       koden til din udklipsholder (hvor din terminal tillader det)\n"
        "  f       botter på de ledige pladser, og begynd (kun den, der stillede op)\n"
        "  x       rejs dig: en anden må sidde der\n"
        "  q       til lobbyen; din plads holdes"
    ),
    # -- at the table ----------------------------------------------------------------------------
    "serve.sits": "{name} sætter sig.",
    "serve.left": "{name} har forladt bordet.",
    "serve.back": "{name} er kommet tilbage.",
    "serve.standin": "En bot spiller for {name}.",
    "serve.resigned": "{name} giver op; en bot spiller videre.",
    "serve.closed": "Dette bord er lukket.",
    "serve.rematch": "{name} vil have revanche: n.",
    "serve.took_back": "{name} har taget noget tilbage.",
    "serve.disagrees": "{name} er ikke enig.",
    "serve.asked": "De andre er blevet spurgt.",
    "serve.ask": "Noget er vist for andre, eller andre har spillet siden da.\nSpørg dem, om du må tage det tilbage?",
    "serve.consent": "{name} vil gerne tage noget tilbage. Er du enig?",
    "serve.redo_other": "Kun den, der tog det tilbage, må gå frem igen.",
    "serve.says": "{name}: {text}",
    "serve.said": "Du: {text}",
    "serve.chat": "Sig noget",
    "serve.chat.foot": "Enter: sig det   Esc: tilbage",
    "serve.chat_empty": "Der blev ikke sagt noget.",
    "serve.chat_fast": "Ikke så hurtigt: tre linjer på tre sekunder.",
    "serve.mute": "Læs ikke mere fra {name}",
    "serve.unmute": "Læs {name} igen",
    "serve.mute.nobody": "Ingen andre har sagt noget.",
    "serve.watchers": "{n} ser på",
    "serve.state.here": "{name} er her",
    "serve.state.thinking": "{name} tænker",
    "serve.state.away": "{name} er væk",
    "serve.state.standin": "en bot spiller for {name}",
    "serve.state.left": "{name} er gået",
    "serve.state.resigned": "{name} har givet op",
    "serve.state.bot": "{name} er en bot",
    "serve.here.title": "Hvem er her",
    "serve.do.chat": "sig noget til bordet (også /)",
    "serve.do.here": "hvem er her, og koden",
    "serve.do.mute": "læs ikke mere fra nogen",
    "serve.do.bell": "klokke, når det er min tur: til, fra",
    "serve.do.stand_in": "botter på pladser, som spillerne har forladt",
    "serve.do.leave_seat": "forlad bordet for altid",
    "serve.do.resign": "giv op",
    "serve.leave.sure": "Forlad dette bord for altid? En anden kan så sætte sig der.",
    "serve.resign.sure": "Giv op? En bot spiller din plads til ende.",
    "serve.nobody_left": "Ingen har forladt dette bord.",
    "serve.watching": "Du ser på.",
    "serve.not_here": "Det kan man ikke ved denne værts borde.",
    "serve.table_over": "Der spilles ikke mere ved dette bord.",
    "serve.table_full": "Alle pladser er taget.",
    "serve.no_watching": "Ved dette bord må andre ikke se på.",
    "serve.not_begun": "Der er intet at se der endnu.",
    "serve.many_tables": "Du sidder allerede ved {n} borde; gør et færdigt først.",
    "serve.full": "Denne vært har ikke plads til mere.",
    "serve.ousted": "Du har sat dig ved dette bord fra en anden terminal; det går videre dér.",
    # -- how a session ends ------------------------------------------------------------------------
    "serve.goodbye": "Farvel. Dine pladser holdes.",
    "serve.usage": "Her forstås kun: CODE, watch CODE, save CODE, tables.",
    "serve.no_terminal": "Et bord kræver en terminal: ssh -t. Uden terminal findes kun: tables, save CODE.",
    "serve.no_save": "Du sad ikke ved et sådant bord, eller det findes ikke.",
    "serve.save_later": "Det spil er stadig i gang; dets fil fortæller, hvad ingen må vide endnu.",
    "serve.tables_none": "Her står intet bord.",
    "serve.crash": "Hedgerow har afbrudt forbindelsen på grund af en fejl i programmet. Dit spil er gemt: kom igen.",
    "serve.flood": "Der blev sendt for meget på én gang.",
    "serve.idle": "Ingen har trykket på en tast i lang tid; dine pladser holdes.",
    "serve.stopping": "Værten stopper nu. Alt er gemt; kom igen senere.",
    "serve.kicked": "Værten har afbrudt din forbindelse.",
    # -- the owner of the host ---------------------------------------------------------------------
    "serve.missing": "At være vært kræver asyncssh: pip install 'hedgerow[ssh]' henter det.",
    "serve.posix": "Man kan kun være vært på Linux, macOS og BSD.",
    "serve.root": "Helst ikke som root: lav en konto til det, eller brug --allow-root.",
    "serve.nobody": "Ingen kunne komme ind: angiv en fil med nøgler (--keys FILE), eller luk alle ind (--guests).",
    "serve.address": "”{address}” er ingen adresse at lytte på.",
    "serve.port": "Der kan ikke lyttes på {address} ({why}).",
    "serve.no_config": "Der findes ingen fil {file}.",
    "serve.config": "{file}: {why}",
    "serve.folder": "{folder} kan ikke bruges ({why}).",
    "serve.homeless": "Her er ingen hjemmemappe og derfor ingen til værten: --saves FOLDER angiver en.",
    "serve.folder_open": "Andre kan se ind i {folder}: chmod 700 lukker den.",
    "serve.folder_long": "Stien {folder} er for lang til en socket i den.",
    "serve.running": "Der kører allerede en vært i {folder}.",
    "serve.file": "{file} er beskadiget ({why}).",
    "serve.socket": "{file} kan ikke åbnes ({why}).",
    "serve.no_key": "Der findes ingen værtsnøgle {file}.",
    "serve.key": "Værtsnøglen {file} kan ikke bruges ({why}). En ny ville skræmme alle spillere, så der laves ingen.",
    "serve.key_open": "Andre kan læse værtsnøglen {file} (rettigheder {mode}): chmod 600 lukker den.",
    "serve.keys": "{file}, linje {line}: {why}",
    "serve.keys_open": "Andre kan skrive i {file}: hvem der må komme ind, bestemmer du. chmod 644 lukker den.",
    "serve.keys_none": "Der er ingen nøgle i {file}.",
    "serve.check.new_key": "En værtsnøgle bliver lavet: {file}",
    "serve.check.keys": "{n} {n:nøgle|nøgler} må komme ind.",
    "serve.check.fine": "Alt er i orden.",
    "serve.listens": "Lytter på {address}, port {port}.",
    "serve.loopback": "Kun denne maskine kan nå den; --listen åbner for andre.",
    "serve.reachable": "Andre kan nå den.",
    "serve.known": "Kun nøglerne i filen kommer ind.",
    "serve.guests": "Enhver kommer ind (--guests).",
    "serve.tables_back": "{n} {n:bord|borde} er åbnet igen.",
    "serve.admin.gathering": "venter",
    "serve.admin.playing": "i gang",
    "serve.admin.over": "slut",
    "serve.admin.closed": "{code} er lukket.",
    "serve.admin.no_table": "Der er intet åbent bord {code}.",
    "serve.admin.nobody": "Ingen ved navn {name} er her.",
    "serve.admin.kicked": "{name} er ude.",
    "serve.admin.banned": "{name} er ude og må ikke komme igen med den nøgle.",
    "serve.admin.unbanned": "{name} må komme igen.",
    "serve.admin.not_banned": "{name} var ikke bandlyst.",
    "serve.admin.no_host": "Der kører ingen vært i {folder}.",
    "cli.serve": "Vær vært: venner spiller over SSH.",
    "cli.tables": "Sig til en vært på denne maskine: list, close CODE, kick NAME, ban NAME, unban KEY.",
    "cli.help.config": "en fil som serve.toml",
    "cli.help.listen": "adressen at lytte på (127.0.0.1)",
    "cli.help.port": "porten (2222)",
    "cli.help.keys": "hvis nøgler må komme ind: en fil som authorized_keys",
    "cli.help.guests": "luk enhver ind",
    "cli.help.max-sessions": "hvor mange på samme tid (100)",
    "cli.help.allow-root": "vær vært selv som root",
    "cli.help.check": "se kun efter, om alt er rigtigt",
    "cli.help.order": "list, close CODE, kick NAME, ban NAME eller KEY, unban KEY",
}
