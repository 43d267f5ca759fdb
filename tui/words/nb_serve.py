"""Playing over SSH, and being a host, in Norwegian bokmål."""

WORDS: dict[str, str] = {
    # -- the lobby -----------------------------------------------------------------------------
    "serve.lobby": "Hedgerow, lobbyen",
    "serve.here": "{n} {n:person|personer} her",
    "serve.lobby.empty": "Her står det ikke noe bord ennå.",
    "serve.lobby.empty.more": "n setter opp et; c går til det en venn har fortalt deg om.",
    "serve.host_key": "Vertsnøkkel {key}",
    "serve.group.mine": "MINE BORD",
    "serve.group.open": "ÅPNE BORD",
    "serve.group.watch": "TIL Å SE PÅ",
    "serve.group.past": "SPILT",
    "serve.free": "{n} {n:ledig plass|ledige plasser}",
    "serve.your_turn": "din tur",
    "serve.turn_of": "{names} har turen",
    "serve.bots_turn": "en bot tenker",
    "serve.won": "{names} vant",
    "serve.over": "slutt",
    "serve.shut": "stengt",
    "serve.key.open": "åpne",
    "serve.key.new": "nytt bord",
    "serve.key.code": "kode",
    "serve.key.watch": "se på",
    "serve.key.name": "navn",
    "set.bell": "Bjelle",
    "set.bell.help": "Terminalen ringer når det er din tur.",
    "serve.key.lobby": "lobby",
    "serve.key.copy": "kopier koden",
    "serve.key.fill": "boter på ledige plasser",
    "serve.key.leave": "reis deg",
    "serve.key.set_up": "åpne bordet",
    "serve.lobby.help": (
        "Dine egne bord står øverst; de der det er din tur, kommer først.\n"
        "En plass forblir din: gå når du vil, og kom tilbake hvor som helst fra\n"
        "med den samme nøkkelen, eller uten nøkkel med c og koden nedenfor.\n"
        "Hvert trekk lagres med det samme.\n"
        "\n"
        "  Enter   sett deg, spill videre, se på, eller se et ferdig spill igjen\n"
        "  1-9     åpne den linjen      n   sett opp et bord\n"
        "  w       bare se på           c   gå til et bord med koden\n"
        "  N       et annet navn        ,   innstillinger: språk, farger, bjelle\n"
        "  L       annet språk          q   forlat verten\n"
        "\n"
        "Fra din egen kommandolinje:\n"
        "  ssh -t host CODE             rett til et bord\n"
        "  ssh -t host watch CODE       se på\n"
        "  ssh host tables              denne listen som ren tekst\n"
        "  ssh host save CODE > file    et av dine ferdige spill, til å ta vare på"
    ),
    "serve.name": "Hva skal de andre kalle deg?",
    "serve.name.foot": "Enter: det er meg",
    "serve.name_empty": "Et navn har bokstaver eller tall.",
    "serve.name_taken": "En annen her heter allerede {name}.",
    "serve.name_guest": "En annen her heter allerede {name}. Hvis det er deg:\nc i lobbyen, og så koden du fikk se.",
    "serve.code": "Koden til bordet",
    "serve.code.foot": "Enter: gå dit   Esc: tilbake",
    "serve.no_code": "Det finnes ikke noe bord {code}.",
    "serve.codes": "For mange feil koder.",
    "serve.guest.code": "Uten nøkkel bringer denne koden deg tilbake: {code}",
    "serve.guest.typed": "Eller din egen, som bringer deg tilbake til plassen din.",
    "serve.guest.key": "Du har en nøkkel, og den sier hvem du er: en slik kode er for gjester uten.",
    "serve.bell.on": "Terminalen ringer når det er din tur.",
    "serve.bell.off": "Terminalen ringer ikke.",
    "serve.set.help": (
        "Opp og ned velger en linje, venstre og høyre endrer den; alt kan klikkes på.\n"
        "Hver endring gjelder med det samme. Den huskes sammen med nøkkelen din;\n"
        "uten nøkkel gjelder den til du går.\n"
        "\n"
        "  Opp, ned, Tab            en annen linje\n"
        "  Venstre, høyre, Enter    en annen verdi\n"
        "  Esc , q                  tilbake"
    ),
    "serve.set.key": "straks, huskes med nøkkelen din",
    "serve.set.guest": "straks, til du går",
    # -- a new table -----------------------------------------------------------------------------
    "serve.new": "Nytt bord",
    "serve.seed.help": "Tomt: ingen kan kjenne kortene. Med en utdelingskode er de som i den utdelingen, og alle ved bordet får vite det.",
    "serve.given": "Utdelingen er gitt med en kode: den som kjenner koden, kjenner kortene.",
    "serve.given.short": "gitt utdeling",
    "serve.seats.help": "Hvor mange som sitter ved bordet, mennesker og boter.",
    "serve.seat.me.help": "Ledig til noen setter seg.",
    "serve.seat.bot.help": "En bot: den tilfeldige gjør hva som helst som er lov, den lette det som ser best ut nå; de to andre tenker framover.",
    "serve.set.public": "På alles liste",
    "serve.set.public.help": "Ja: det står i lobbyen, og hvem som helst her kan sette seg. Nei: bare den som har koden.",
    "serve.set.watch": "Andre får se på",
    "serve.set.watch.help": "Den som ser på, ser bare det som ligger åpent for alle.",
    "serve.set.clock": "Tid til et svar",
    "serve.set.clock.help": "Når den er ute, gir en bot det ene svaret. Den løper også mens en spiller er borte.",
    "serve.set.standin": "Boter trår til",
    "serve.set.standin.help": "Ja: en bot spiller for den som har vært borte et minutt eller har gått, og gir plassen tilbake. Nei: bordet venter.",
    "serve.set.start": "Åpne bordet",
    "serve.set.start.help": "Du sitter på den første plassen; spillet begynner når alle plasser er tatt.",
    "serve.clock.0": "så lenge man vil",
    "serve.clock.60": "et minutt",
    "serve.clock.300": "5 minutter",
    "serve.clock.3600": "en time",
    "serve.clock.86400": "et døgn",
    "serve.clock.259200": "3 døgn",
    "serve.clock.60.long": "Et minutt til et svar.",
    "serve.clock.300.long": "5 minutter til et svar.",
    "serve.clock.3600.long": "En time til et svar.",
    "serve.clock.86400.long": "Et døgn til et svar.",
    "serve.clock.259200.long": "3 døgn til et svar.",
    "serve.new.help": (
        "Opp og ned velger en linje, venstre og høyre endrer den; alt kan klikkes på.\n"
        "\n"
        "  Enter                 åpne bordet fra hvilken som helst linje\n"
        "  Opp, ned, Tab         en annen linje\n"
        "  Venstre, høyre        en annen verdi\n"
        "  Esc, q                tilbake til lobbyen"
    ),
    # -- the room --------------------------------------------------------------------------------
    "serve.room": "Venter på spillere",
    "serve.room.code": "Koden til dette bordet:",
    "serve.room.join": "Venner kommer med: ssh -t … {code}",
    "serve.room.public": "Det står også i lobbyen.",
    "serve.room.private": "Det står ikke i lobbyen: bare den som har koden, finner det.",
    "serve.room.free": "ledig",
    "serve.room.copied": "Kopiert, hvis terminalen din tillater det.",
    "serve.room.not_yours": "Det får bare den som har satt opp bordet.",
    "serve.room.help": (
        "Spillet begynner når den siste plassen er tatt; du kan gå imens.\n"
        "\n"
        "  y       koden til utklippstavlen din (der terminalen tillater det)\n"
        "  f       boter på de ledige plassene, og begynn (bare den som satte opp)\n"
        "  x       reis deg: en annen kan sitte der\n"
        "  q       til lobbyen; plassen din holdes"
    ),
    # -- at the table ----------------------------------------------------------------------------
    "serve.sits": "{name} setter seg.",
    "serve.left": "{name} har forlatt bordet.",
    "serve.back": "{name} er tilbake.",
    "serve.standin": "En bot spiller for {name}.",
    "serve.resigned": "{name} gir opp; en bot spiller videre.",
    "serve.closed": "Dette bordet er stengt.",
    "serve.rematch": "{name} vil ha omkamp: n.",
    "serve.took_back": "{name} har tatt noe tilbake.",
    "serve.disagrees": "{name} er ikke enig.",
    "serve.asked": "De andre er blitt spurt.",
    "serve.ask": "Noe er vist for andre, eller andre har spilt siden da.\nSpørre dem om du får ta det tilbake?",
    "serve.consent": "{name} vil gjerne ta noe tilbake. Er du enig?",
    "serve.redo_other": "Bare den som tok det tilbake, kan gå fram igjen.",
    "serve.says": "{name}: {text}",
    "serve.said": "Du: {text}",
    "serve.chat": "Si noe",
    "serve.chat.foot": "Enter: si det   Esc: tilbake",
    "serve.chat_empty": "Ingenting ble sagt.",
    "serve.chat_fast": "Ikke så fort: tre linjer på tre sekunder.",
    "serve.mute": "Ikke les mer fra {name}",
    "serve.unmute": "Les {name} igjen",
    "serve.mute.nobody": "Ingen andre har sagt noe.",
    "serve.watchers": "{n} ser på",
    "serve.state.here": "{name} er her",
    "serve.state.thinking": "{name} tenker",
    "serve.state.away": "{name} er borte",
    "serve.state.standin": "en bot spiller for {name}",
    "serve.state.left": "{name} har gått",
    "serve.state.resigned": "{name} har gitt opp",
    "serve.state.bot": "{name} er en bot",
    "serve.here.title": "Hvem er her",
    "serve.do.chat": "si noe til bordet (også /)",
    "serve.do.here": "hvem er her, og koden",
    "serve.do.mute": "ikke les mer fra noen",
    "serve.do.bell": "bjelle når det er min tur: på, av",
    "serve.do.stand_in": "boter på plasser der spilleren har gått",
    "serve.do.leave_seat": "forlat bordet for godt",
    "serve.do.resign": "gi opp",
    "serve.leave.sure": "Forlate dette bordet for godt? En annen kan da sette seg der.",
    "serve.resign.sure": "Gi opp? En bot spiller plassen din til slutten.",
    "serve.nobody_left": "Ingen har forlatt dette bordet.",
    "serve.watching": "Du ser på.",
    "serve.not_here": "Det går ikke ved denne vertens bord.",
    "serve.table_over": "Det spilles ikke mer ved dette bordet.",
    "serve.table_full": "Alle plasser er tatt.",
    "serve.no_watching": "Ved dette bordet får andre ikke se på.",
    "serve.not_begun": "Det er ingenting å se der ennå.",
    "serve.many_tables": "Du sitter allerede ved {n} bord; gjør ferdig et først.",
    "serve.full": "Denne verten har ikke plass til mer.",
    "serve.ousted": "Du har satt deg ved dette bordet fra en annen terminal; det går videre der.",
    # -- how a session ends ------------------------------------------------------------------------
    "serve.goodbye": "Ha det. Plassene dine holdes.",
    "serve.usage": "Her forstås bare: CODE, watch CODE, save CODE, tables.",
    "serve.no_terminal": "Et bord trenger en terminal: ssh -t. Uten terminal finnes bare: tables, save CODE.",
    "serve.no_save": "Du satt ikke ved et slikt bord, eller det finnes ikke.",
    "serve.save_later": "Det spillet er fortsatt i gang; filen forteller det ingen får vite ennå.",
    "serve.tables_none": "Her står det ikke noe bord.",
    "serve.crash": "Hedgerow har avsluttet forbindelsen på grunn av en feil i programmet. Spillet ditt er lagret: kom igjen.",
    "serve.flood": "Det ble sendt for mye på én gang.",
    "serve.idle": "Ingen har trykket på en tast på lenge; plassene dine holdes.",
    "serve.stopping": "Verten stopper nå. Alt er lagret; kom igjen senere.",
    "serve.kicked": "Verten har avsluttet forbindelsen din.",
    # -- the owner of the host ---------------------------------------------------------------------
    "serve.missing": "Å være vert krever asyncssh: pip install 'hedgerow[ssh]' henter det.",
    "serve.posix": "Man kan bare være vert på Linux, macOS og BSD.",
    "serve.root": "Helst ikke som root: lag en konto til det, eller bruk --allow-root.",
    "serve.nobody": "Ingen kunne komme inn: oppgi en fil med nøkler (--keys FILE), eller slipp alle inn (--guests).",
    "serve.address": "«{address}» er ingen adresse å lytte på.",
    "serve.port": "Det går ikke å lytte på {address} ({why}).",
    "serve.no_config": "Det finnes ingen fil {file}.",
    "serve.config": "{file}: {why}",
    "serve.folder": "{folder} kan ikke brukes ({why}).",
    "serve.homeless": "Her er det ingen hjemmemappe og derfor ingen til verten: --saves FOLDER oppgir en.",
    "serve.folder_open": "Andre kan se inn i {folder}: chmod 700 stenger den.",
    "serve.folder_long": "Stien {folder} er for lang til en socket i den.",
    "serve.running": "Det kjører allerede en vert i {folder}.",
    "serve.file": "{file} er skadet ({why}).",
    "serve.socket": "{file} kan ikke åpnes ({why}).",
    "serve.no_key": "Det finnes ingen vertsnøkkel {file}.",
    "serve.key": "Vertsnøkkelen {file} kan ikke brukes ({why}). En ny ville skremme alle spillere, så det lages ingen.",
    "serve.key_open": "Andre kan lese vertsnøkkelen {file} (rettigheter {mode}): chmod 600 stenger den.",
    "serve.keys": "{file}, linje {line}: {why}",
    "serve.keys_open": "Andre kan skrive i {file}: hvem som får komme inn, bestemmer du. chmod 644 stenger den.",
    "serve.keys_none": "Det er ingen nøkkel i {file}.",
    "serve.check.new_key": "En vertsnøkkel blir laget: {file}",
    "serve.check.keys": "{n} {n:nøkkel|nøkler} får komme inn.",
    "serve.check.fine": "Alt er i orden.",
    "serve.listens": "Lytter på {address}, port {port}.",
    "serve.loopback": "Bare denne maskinen kan nå den; --listen åpner for andre.",
    "serve.reachable": "Andre kan nå den.",
    "serve.known": "Bare nøklene i filen kommer inn.",
    "serve.guests": "Hvem som helst kommer inn (--guests).",
    "serve.tables_back": "{n} bord er åpnet igjen.",
    "serve.admin.gathering": "venter",
    "serve.admin.playing": "i gang",
    "serve.admin.over": "slutt",
    "serve.admin.closed": "{code} er stengt.",
    "serve.admin.no_table": "Det er ikke noe åpent bord {code}.",
    "serve.admin.nobody": "Ingen ved navn {name} er her.",
    "serve.admin.kicked": "{name} er ute.",
    "serve.admin.banned": "{name} er ute og får ikke komme igjen med den nøkkelen.",
    "serve.admin.unbanned": "{name} får komme igjen.",
    "serve.admin.not_banned": "{name} var ikke bannlyst.",
    "serve.admin.no_host": "Det kjører ingen vert i {folder}.",
    "cli.serve": "Vær vert: venner spiller over SSH.",
    "cli.tables": "Gi beskjed til en vert på denne maskinen: list, close CODE, kick NAME, ban NAME, unban KEY.",
    "cli.help.config": "en fil som serve.toml",
    "cli.help.listen": "adressen å lytte på (127.0.0.1)",
    "cli.help.port": "porten (2222)",
    "cli.help.keys": "hvem sine nøkler som får komme inn: en fil som authorized_keys",
    "cli.help.guests": "slipp hvem som helst inn",
    "cli.help.max-sessions": "hvor mange samtidig (100)",
    "cli.help.allow-root": "vær vert selv som root",
    "cli.help.check": "bare se etter om alt er riktig",
    "cli.help.order": "list, close CODE, kick NAME, ban NAME eller KEY, unban KEY",
}
