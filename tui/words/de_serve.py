"""Playing over SSH, and being a host, in German."""

WORDS: dict[str, str] = {
    # -- the lobby -----------------------------------------------------------------------------
    "serve.lobby": "Hedgerow, die Lobby",
    "serve.here": "{n} {n:Person|Personen} hier",
    "serve.lobby.empty": "Hier steht noch kein Tisch.",
    "serve.lobby.empty.more": "n stellt einen auf; c führt zu dem, den dir jemand genannt hat.",
    "serve.host_key": "Gastgeberschlüssel {key}",
    "serve.group.mine": "MEINE TISCHE",
    "serve.group.open": "OFFENE TISCHE",
    "serve.group.watch": "ZUM ZUSEHEN",
    "serve.group.past": "GESPIELT",
    "serve.free": "{n} {n:Platz|Plätze} frei",
    "serve.your_turn": "du bist dran",
    "serve.turn_of": "{names} am Zug",
    "serve.bots_turn": "ein Bot denkt nach",
    "serve.won": "Sieg: {names}",
    "serve.over": "beendet",
    "serve.shut": "geschlossen",
    "serve.key.open": "öffnen",
    "serve.key.new": "neuer Tisch",
    "serve.key.code": "Code",
    "serve.key.watch": "zusehen",
    "serve.key.name": "Name",
    "set.bell": "Glocke",
    "set.bell.help": "Das Terminal läutet, wenn du dran bist.",
    "serve.key.lobby": "Lobby",
    "serve.key.copy": "Code kopieren",
    "serve.key.fill": "Bots auf freie Plätze",
    "serve.key.leave": "aufstehen",
    "serve.key.set_up": "Tisch öffnen",
    "serve.lobby.help": (
        "Deine Tische stehen oben; die, an denen du dran bist, kommen zuerst.\n"
        "Ein Platz bleibt deiner: Geh, wann du willst, und komm von überall mit\n"
        "demselben Schlüssel wieder, ohne Schlüssel mit c und dem Code unten.\n"
        "Jede Aktion wird sofort gespeichert.\n"
        "\n"
        "  Enter   hinsetzen, weiterspielen, zusehen, Beendetes nochmals ansehen\n"
        "  1-9     diese Zeile öffnen   n   einen Tisch aufstellen\n"
        "  w       nur zusehen          c   mit dem Code zu einem Tisch\n"
        "  N       ein anderer Name     ,   Einstellungen: Sprache, Farben, Glocke\n"
        "  L       andere Sprache       q   gehen\n"
        "\n"
        "Von deiner eigenen Befehlszeile:\n"
        "  ssh -t host CODE             direkt an einen Tisch\n"
        "  ssh -t host watch CODE       zusehen\n"
        "  ssh host tables              diese Liste als Text\n"
        "  ssh host save CODE > file    eines deiner beendeten Spiele zum Behalten"
    ),
    "serve.name": "Wie sollen dich die anderen nennen?",
    "serve.name.foot": "Enter: das bin ich",
    "serve.name_empty": "Ein Name hat Buchstaben oder Ziffern.",
    "serve.name_taken": "{name} heißt hier schon jemand.",
    "serve.name_guest": "{name} heißt hier schon jemand. Bist du das, dann\nin der Lobby c und den Code, der dir gezeigt wurde.",
    "serve.code": "Der Code des Tisches",
    "serve.code.foot": "Enter: hingehen   Esc: zurück",
    "serve.no_code": "Es gibt keinen Tisch {code}.",
    "serve.codes": "Zu viele falsche Codes.",
    "serve.guest.code": "Ohne Schlüssel bringt dieser Code dich zurück: {code}",
    "serve.guest.typed": "Oder dein eigener, der dich an deinen Platz zurückbringt.",
    "serve.guest.key": "Du hast einen Schlüssel und der sagt, wer du bist: So ein Code ist für Gäste ohne.",
    "serve.bell.on": "Das Terminal läutet, wenn du dran bist.",
    "serve.bell.off": "Das Terminal läutet nicht.",
    "serve.set.help": (
        "Auf und ab wählen eine Zeile, links und rechts ändern sie; alles anklickbar.\n"
        "Jede Änderung gilt sofort. Sie wird mit deinem Schlüssel gemerkt; ohne\n"
        "Schlüssel gilt sie, bis du gehst.\n"
        "\n"
        "  Auf, ab, Tab            eine andere Zeile\n"
        "  Links, rechts, Enter    ein anderer Wert\n"
        "  Esc , q                 zurück"
    ),
    "serve.set.key": "sofort, mit dem Schlüssel gemerkt",
    "serve.set.guest": "sofort, bis du gehst",
    # -- a new table -----------------------------------------------------------------------------
    "serve.new": "Neuer Tisch",
    "serve.seed.help": "Leer: Niemand kann die Karten kennen. Mit einem Verteilungscode sind es die jener Verteilung, und alle am Tisch erfahren es.",
    "serve.given": "Die Verteilung kam als Code: Wer den Code kennt, kennt die Karten.",
    "serve.given.short": "Karten nach Code",
    "serve.seats.help": "Wie viele am Tisch sitzen, Menschen und Bots.",
    "serve.seat.me.help": "Frei, bis sich jemand setzt.",
    "serve.seat.bot.help": "Ein Bot: Der zufällige tut irgendetwas Erlaubtes, der leichte, was im Augenblick am besten aussieht; die beiden anderen denken voraus.",
    "serve.set.public": "Für alle sichtbar",
    "serve.set.public.help": "Ja: Er steht in der Lobby und jeder hier darf sich setzen. Nein: nur, wer den Code hat.",
    "serve.set.watch": "Zusehen erlaubt",
    "serve.set.watch.help": "Wer zusieht, sieht nur, was für alle offen liegt.",
    "serve.set.clock": "Bedenkzeit",
    "serve.set.clock.help": "Ist sie um, gibt ein Bot diese eine Antwort. Sie läuft auch, während jemand weg ist.",
    "serve.set.standin": "Bots springen ein",
    "serve.set.standin.help": "Ja: Ein Bot spielt für jeden, der eine Minute weg oder gegangen ist, und gibt den Platz zurück. Nein: Der Tisch wartet.",
    "serve.set.start": "Tisch öffnen",
    "serve.set.start.help": "Du sitzt auf dem ersten Platz; das Spiel beginnt, wenn alle Plätze besetzt sind.",
    "serve.clock.0": "so lange man will",
    "serve.clock.60": "eine Minute",
    "serve.clock.300": "5 Minuten",
    "serve.clock.3600": "eine Stunde",
    "serve.clock.86400": "ein Tag",
    "serve.clock.259200": "3 Tage",
    "serve.clock.60.long": "Eine Minute für eine Antwort.",
    "serve.clock.300.long": "5 Minuten für eine Antwort.",
    "serve.clock.3600.long": "Eine Stunde für eine Antwort.",
    "serve.clock.86400.long": "Ein Tag für eine Antwort.",
    "serve.clock.259200.long": "3 Tage für eine Antwort.",
    "serve.new.help": (
        "Auf und ab wählen eine Zeile, links und rechts ändern sie; alles anklickbar.\n"
        "\n"
        "  Enter             den Tisch öffnen, von jeder Zeile aus\n"
        "  Auf, ab, Tab      eine andere Zeile\n"
        "  Links, rechts     ein anderer Wert\n"
        "  Esc, q            zurück in die Lobby"
    ),
    # -- the room --------------------------------------------------------------------------------
    "serve.room": "Warten auf Mitspieler",
    "serve.room.code": "Der Code dieses Tisches:",
    "serve.room.join": "So kommt man her: ssh -t … {code}",
    "serve.room.public": "Er steht auch in der Lobby.",
    "serve.room.private": "Er steht nicht in der Lobby: Nur wer den Code hat, findet ihn.",
    "serve.room.free": "frei",
    "serve.room.copied": "Kopiert, falls dein Terminal das erlaubt.",
    "serve.room.not_yours": "Das darf nur, wer den Tisch aufgestellt hat.",
    "serve.room.help": (
        "Das Spiel beginnt mit dem letzten besetzten Platz; du darfst solange gehen.\n"
        "\n"
        "  y       den Code in die Zwischenablage (wo dein Terminal das erlaubt)\n"
        "  f       Bots auf die freien Plätze und beginnen (nur wer aufgestellt hat)\n"
        "  x       aufstehen: Jemand anders darf sich setzen\n"
        "  q       in die Lobby; dein Platz bleibt dir"
    ),
    # -- at the table ----------------------------------------------------------------------------
    "serve.sits": "{name} setzt sich.",
    "serve.left": "{name} hat den Tisch verlassen.",
    "serve.back": "{name} ist wieder da.",
    "serve.standin": "Ein Bot spielt für {name}.",
    "serve.resigned": "{name} gibt auf; ein Bot spielt weiter.",
    "serve.closed": "Dieser Tisch ist geschlossen.",
    "serve.rematch": "{name} möchte eine Revanche: n.",
    "serve.took_back": "{name} hat etwas zurückgenommen.",
    "serve.disagrees": "{name} ist nicht einverstanden.",
    "serve.asked": "Die anderen sind gefragt.",
    "serve.ask": "Etwas wurde anderen gezeigt oder andere waren seither am Zug.\nSollen die anderen gefragt werden, ob du es zurücknehmen darfst?",
    "serve.consent": "{name} möchte etwas zurücknehmen. Einverstanden?",
    "serve.redo_other": "Nur wer zurückgenommen hat, darf wieder vorwärtsgehen.",
    "serve.says": "{name}: {text}",
    "serve.said": "Du: {text}",
    "serve.chat": "Etwas sagen",
    "serve.chat.foot": "Enter: sagen   Esc: zurück",
    "serve.chat_empty": "Es wurde nichts gesagt.",
    "serve.chat_fast": "Nicht so schnell: drei Zeilen in drei Sekunden.",
    "serve.mute": "Nichts mehr von {name} lesen",
    "serve.unmute": "{name} wieder lesen",
    "serve.mute.nobody": "Sonst hat niemand etwas gesagt.",
    "serve.watchers": "{n} {n:sieht|sehen} zu",
    "serve.state.here": "{name} ist da",
    "serve.state.thinking": "{name} denkt nach",
    "serve.state.away": "{name} ist weg",
    "serve.state.standin": "ein Bot spielt für {name}",
    "serve.state.left": "{name} ist gegangen",
    "serve.state.resigned": "{name} hat aufgegeben",
    "serve.state.bot": "{name} ist ein Bot",
    "serve.here.title": "Wer da ist",
    "serve.do.chat": "dem Tisch etwas sagen (auch /)",
    "serve.do.here": "wer da ist, und der Code",
    "serve.do.mute": "von jemandem nichts mehr lesen",
    "serve.do.bell": "Glocke, wenn ich dran bin: an, aus",
    "serve.do.stand_in": "Bots auf Plätze, deren Spieler gegangen sind",
    "serve.do.leave_seat": "den Tisch für immer verlassen",
    "serve.do.resign": "aufgeben",
    "serve.leave.sure": "Diesen Tisch für immer verlassen? Dann darf sich jemand anders setzen.",
    "serve.resign.sure": "Aufgeben? Ein Bot spielt deinen Platz zu Ende.",
    "serve.nobody_left": "Niemand hat diesen Tisch verlassen.",
    "serve.watching": "Du siehst zu.",
    "serve.not_here": "An einem Tisch dieses Gastgebers geht das nicht.",
    "serve.table_over": "An diesem Tisch wird nicht mehr gespielt.",
    "serve.table_full": "Alle Plätze sind besetzt.",
    "serve.no_watching": "An diesem Tisch möchte man keine Zuschauer.",
    "serve.not_begun": "Dort gibt es noch nichts zu sehen.",
    "serve.many_tables": "Du sitzt schon an {n} Tischen; beende erst einen.",
    "serve.full": "Dieser Gastgeber hat keinen Platz für mehr.",
    "serve.ousted": "Du hast dich von einem anderen Terminal aus an diesen Tisch gesetzt; dort geht es weiter.",
    # -- how a session ends ------------------------------------------------------------------------
    "serve.goodbye": "Auf Wiedersehen. Deine Plätze bleiben dir.",
    "serve.usage": "Hier wird nur verstanden: CODE, watch CODE, save CODE, tables.",
    "serve.no_terminal": "Ein Tisch braucht ein Terminal: ssh -t. Ohne Terminal gibt es nur: tables, save CODE.",
    "serve.no_save": "Du saßt an keinem solchen Tisch oder es gibt ihn nicht.",
    "serve.save_later": "Dieses Spiel läuft noch; seine Datei verrät, was noch niemand wissen darf.",
    "serve.tables_none": "Hier steht kein Tisch.",
    "serve.crash": "Hedgerow hat diese Sitzung wegen eines eigenen Fehlers beendet. Dein Spiel ist gespeichert: Komm wieder.",
    "serve.flood": "Es wurde zu viel auf einmal gesendet.",
    "serve.idle": "Lange hat niemand eine Taste gedrückt; deine Plätze bleiben dir.",
    "serve.stopping": "Der Gastgeber hört jetzt auf. Alles ist gespeichert; komm später wieder.",
    "serve.kicked": "Der Gastgeber hat deine Sitzung beendet.",
    # -- the owner of the host ---------------------------------------------------------------------
    "serve.missing": "Gastgeber zu sein braucht asyncssh: pip install 'hedgerow[ssh]' installiert es.",
    "serve.posix": "Gastgeber kann man nur auf Linux, macOS und BSD sein.",
    "serve.root": "Besser nicht als root: Leg ein Konto dafür an oder nimm --allow-root.",
    "serve.nobody": "Niemand käme herein: Nenne eine Datei mit Schlüsseln (--keys FILE) oder lass alle ein (--guests).",
    "serve.address": "„{address}“ ist keine Adresse, auf der sich Verbindungen annehmen lassen.",
    "serve.port": "Auf {address} lassen sich keine Verbindungen annehmen ({why}).",
    "serve.no_config": "Es gibt keine Datei {file}.",
    "serve.config": "{file}: {why}",
    "serve.folder": "{folder} ist nicht zu gebrauchen ({why}).",
    "serve.homeless": "Hier gibt es keinen persönlichen Ordner und daher keinen für den Gastgeber: --saves FOLDER nennt einen.",
    "serve.folder_open": "Andere können in {folder} hineinsehen: chmod 700 schließt ihn.",
    "serve.folder_long": "Der Pfad {folder} ist zu lang für einen Socket darin.",
    "serve.running": "In {folder} läuft schon ein Gastgeber.",
    "serve.file": "{file} ist beschädigt ({why}).",
    "serve.socket": "{file} lässt sich nicht öffnen ({why}).",
    "serve.no_key": "Es gibt keinen Gastgeberschlüssel {file}.",
    "serve.key": "Der Gastgeberschlüssel {file} ist nicht zu gebrauchen ({why}). Ein neuer würde alle Spieler erschrecken, deshalb wird keiner angelegt.",
    "serve.key_open": "Andere können den Gastgeberschlüssel {file} lesen (Rechte {mode}): chmod 600 schließt ihn.",
    "serve.keys": "{file}, Zeile {line}: {why}",
    "serve.keys_open": "Andere können in {file} schreiben: Wer hereindarf, bestimmst du. chmod 644 schließt sie.",
    "serve.keys_none": "In {file} steht kein Schlüssel.",
    "serve.check.new_key": "Ein Gastgeberschlüssel wird angelegt: {file}",
    "serve.check.keys": "{n} {n:Schlüssel darf|Schlüssel dürfen} herein.",
    "serve.check.fine": "Alles in Ordnung.",
    "serve.listens": "Nimmt Verbindungen an auf {address}, Port {port}.",
    "serve.loopback": "Nur dieser Rechner kann ihn erreichen; --listen öffnet ihn für andere.",
    "serve.reachable": "Andere können ihn erreichen.",
    "serve.known": "Nur die Schlüssel in der Datei kommen herein.",
    "serve.guests": "Jeder kommt herein (--guests).",
    "serve.tables_back": "{n} {n:Tisch ist|Tische sind} wieder da.",
    "serve.admin.gathering": "wartet",
    "serve.admin.playing": "läuft",
    "serve.admin.over": "beendet",
    "serve.admin.closed": "{code} ist geschlossen.",
    "serve.admin.no_table": "Es gibt keinen offenen Tisch {code}.",
    "serve.admin.nobody": "Niemand namens {name} ist hier.",
    "serve.admin.kicked": "{name} ist draußen.",
    "serve.admin.banned": "{name} ist draußen und darf mit diesem Schlüssel nicht wiederkommen.",
    "serve.admin.unbanned": "{name} darf wiederkommen.",
    "serve.admin.not_banned": "{name} war nicht ausgesperrt.",
    "serve.admin.no_host": "In {folder} läuft kein Gastgeber.",
    "cli.serve": "Gastgeber sein: Freunde spielen über SSH.",
    "cli.tables": "Befehle an einen Gastgeber auf diesem Rechner: list, close CODE, kick NAME, ban NAME, unban KEY.",
    "cli.help.config": "eine Datei wie serve.toml",
    "cli.help.listen": "die Adresse, auf der Verbindungen angenommen werden (127.0.0.1)",
    "cli.help.port": "der Port (2222)",
    "cli.help.keys": "wessen Schlüssel hereindürfen: eine Datei wie authorized_keys",
    "cli.help.guests": "jeden hereinlassen",
    "cli.help.max-sessions": "wie viele gleichzeitig (100)",
    "cli.help.allow-root": "auch als root Gastgeber sein",
    "cli.help.check": "nur nachsehen, ob alles stimmt",
    "cli.help.order": "list, close CODE, kick NAME, ban NAME oder KEY, unban KEY",
}
