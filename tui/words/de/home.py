"""The screens around the table in German."""

WORDS: dict[str, str] = {
    # -- names of seats and bots ---------------------------------------------------------------
    "name.alone": "Spieler",
    "name.person": "Spieler {n}",
    "name.bot.1": "Meise",
    "name.bot.2": "Hasel",
    "name.bot.3": "Moos",
    "name.bot.4": "Amsel",
    "name.bot.5": "Farn",
    "kind.me": "Mensch",
    "kind.me.help": "Ein Mensch an dieser Tastatur. Tippe, um einen Namen zu geben, oder lass ihn, wie er ist.",
    "kind.easy": "leicht",
    "kind.easy.help": "Ein Bot, der tut, was im Augenblick am besten aussieht, und nicht vorausdenkt.",
    "kind.medium": "mittel",
    "kind.medium.help": "Ein Bot, der seine besten Antworten an ein bis zwei Dutzend gedachten Tischen ausprobiert. Er sieht nur, was sein Platz sieht.",
    "kind.hard": "schwer",
    "kind.hard.help": "Ein Bot, der seine besten Antworten an ein paar Hundert gedachten Tischen ausprobiert. Er sieht nur, was sein Platz sieht.",
    "kind.random": "Zufall",
    "kind.random.help": "Ein Bot, der irgendetwas Erlaubtes tut: für einen ersten Blick auf die Regeln.",
    "kind.rename": "Tippe, um ihn zu benennen.",
    "kinds.title": "Die Bots",
    "strength.against": "Im Duell schlägt er „{other:word}“ in {n} von 100 Partien.",
    "strength.together": "Zwei von ihnen gewinnen {n} von 100 solchen Partien.",
    # -- everywhere ----------------------------------------------------------------------------
    "language.name": "Deutsch",
    "page.key.choose": "wählen",
    "page.key.open": "öffnen",
    "page.key.back": "zurück",
    "page.key.help": "Hilfe",
    "page.key.quit": "Ende",
    "page.key.language": "English",
    "page.help": "Hilfe",
    "page.help.foot": "{key:back}, {key:leave}, {key:help}: zurück",
    "when.today": "heute {time}",
    "when.yesterday": "gestern {time}",
    "when.day": "{day}. {month} {time}",
    "when.year": "{day}. {month} {year}",
    "when.months": "Jan. Feb. März April Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    # -- home ----------------------------------------------------------------------------------
    "home.tagline": "Brettspiele über Wiese, Bienenstock und Meer im Terminal",
    "home.version": "Version {version}",
    "home.continue": "Weiterspielen",
    "home.continue.note": "{game}, {round}, mit {names}, {when}",
    "home.continue.short": "{game}, {round}, {when}",
    "home.round": "Runde {n}",
    "home.setup": "gerade begonnen",
    "home.looking": "dein letztes Spiel wird gesucht …",
    "home.play": "Neu: {game}",
    "home.saves": "Spielstände",
    "home.saves.none": "noch keine: Dein erstes Spiel kommt hierher",
    "home.saves.closed": "sie können jetzt nicht gezeigt werden",
    "home.saves.unkept": "Spiele werden hier nicht gespeichert",
    "home.saves.count": "{n} {n:Spiel|Spiele}, Aktion für Aktion gespeichert",
    "home.watch": "Spiel ansehen",
    "home.watch.note": "jeden Spielstand Schritt für Schritt",
    "home.quit": "Beenden",
    "home.quit.note": "jede Aktion ist schon gespeichert",
    "home.quit.lost": "gespeichert, bis auf die verlorenen Aktionen",
    "home.help": (
        "Wähle mit den Pfeiltasten und Enter, mit einer Ziffer oder der Maus.\n"
        "Beginne ein neues Spiel, spiel gegen einen Bot und drück am Tisch auf {key:help}:\n"
        "Dort stehen die Regeln in Kürze. {key:hint} am Tisch zeigt, was du tun kannst.\n"
        "\n"
        "Jede Aktion wird sofort gespeichert. {key:leave} verlässt den Tisch, c holt ihn zurück.\n"
        "\n"
        "  Enter   öffnen              c   letztes Spiel weiterspielen\n"
        "  1-9     diese Zeile öffnen  n   neues Spiel\n"
        "  L       andere Sprache      s   Spielstände\n"
        "  ,       Einstellungen       t   ein Spiel lernen\n"
        "  q, Esc  beenden             w   ein Spiel ansehen\n"
        "\n"
        "Ein Verteilungscode, der hier eingefügt wird, öffnet ein neues Spiel damit."
    ),
    # -- a new game ----------------------------------------------------------------------------
    "new.title": "Neues Spiel",
    "new.group.game": "SPIEL",
    "new.group.seats": "AM TISCH",
    "new.group.match": "PARTIE",
    "new.game": "Spiel",
    "new.seats": "Plätze",
    "new.seats.help": "Wie viele am Tisch sitzen: Menschen an dieser Tastatur und Bots.",
    "new.seat": "Platz {n}",
    "new.more": "Feinere Regeln",
    "new.more.folded": "wie üblich",
    "new.more.shown": "gezeigt",
    "new.more.help": "Punkte, die die Regeln offenlassen oder als Varianten anbieten. Für eine erste Partie braucht sie niemand.",
    "new.undo": "Zurücknehmen",
    "new.undo.free": "frei",
    "new.undo.free.help": "Nimm zurück, so viel du willst. Dieselbe Aktion bringt dann dieselben Karten.",
    "new.undo.fair": "fair",
    "new.undo.fair.help": "Deine letzte Entscheidung, sofern sie niemandem etwas Neues zeigte; darüber hinaus müssen alle zustimmen.",
    "new.undo.off": "aus",
    "new.undo.off.help": "Was geschehen ist, ist geschehen.",
    "new.seed": "Startzahl",
    "new.seed.random": "zufällig",
    "new.seed.help": "Eine Zahl oder ein Verteilungscode legt fest, wie die Karten fallen: Mit denselben Zeichen spielst du dieselbe Verteilung noch einmal. Leer entscheidet der Zufall.",
    "new.seed.code": "Der Code stimmt: Spiel, Optionen und Zahl der Plätze sind wie in jener Verteilung eingestellt.",
    "new.start": "Spiel beginnen",
    "new.start.help": "Alles ist bereit. Enter beginnt von jeder Zeile aus.",
    "new.help": (
        "Auf und ab wählen eine Zeile, links und rechts ändern sie; alles anklickbar.\n"
        "Bei Platz und Startzahl einfach tippen; Backspace löscht, Entf leert.\n"
        "Ein Verteilungscode lässt sich in jeder Zeile einfügen: Er stellt alles ein,\n"
        "nur nicht, wer spielt.\n"
        "\n"
        "  Enter           das Spiel beginnen, von jeder Zeile aus\n"
        "  Auf, ab, Tab    eine andere Zeile\n"
        "  Links, rechts   ein anderer Wert\n"
        "  Esc             zurück (auch Backspace, wo es nichts zu löschen gibt)"
    ),
    "new.key.change": "ändern",
    "new.key.line": "Zeile",
    "new.key.start": "beginnen",
    "new.key.name": "Name tippen",
    "new.key.digits": "tippen, einfügen",
    # -- saves ---------------------------------------------------------------------------------
    "list.title": "Spielstände",
    "list.title.watch": "Welches Spiel ansehen?",
    "list.empty": "Es gibt noch keine Spielstände.",
    "list.empty.more": "Ein Spiel steht hier von seiner ersten Aktion an.",
    "list.reading": "liest …",
    "list.count": "{n} {n:Spielstand|Spielstände}",
    "list.turn": "{names} am Zug",
    "list.won": "Sieg: {names}",
    "list.shared": "geteilt: {names}",
    "list.lost": "verloren",
    "list.over": "zu Ende",
    "list.damaged": "beschädigt",
    "list.newer": "neueres Format",
    "list.unreadable": "nicht zu öffnen",
    "list.locked": "anderswo offen",
    "list.moves": "{n} {n:Aktion|Aktionen}",
    "list.began": "begonnen {when}",
    "list.parent": "Zweig von „{name}“, nach Zug {move}",
    "list.parent.gone": "Zweig eines Spiels, das nicht hier ist, nach Zug {move}",
    "list.branch": "Zweig",
    "list.key.filter": "suchen",
    "list.key.unfinished": "nur offene",
    "list.unfinished.only": "offene",
    "list.sort.played": "zuletzt",
    "list.sort.title": "nach Name",
    "list.sort.game": "nach Spiel",
    "list.key.rename": "Name",
    "list.key.statistics": "Statistik",
    "list.filter": "Suche: {text}",
    "list.filter.foot": "Enter: fertig   Esc: alle",
    "list.sifted": "{at} von {n}",
    "list.sifted.none": "So ist kein Spielstand.",
    "list.rename": "Wie soll er heißen?",
    "list.rename.foot": "Enter: so   Esc: wie bisher",
    "list.key.resume": "weiterspielen",
    "list.key.look": "öffnen",
    "list.key.watch": "ansehen",
    "list.key.branch": "Zweig",
    "list.key.delete": "löschen",
    "list.delete": "Diesen Spielstand endgültig löschen?",
    "list.delete.no": "Nein, behalten",
    "list.delete.yes": "Ja, löschen",
    "list.no_branch": "Ein Spiel ohne freies Zurücknehmen kann erst nach seinem Ende einen Zweig bekommen: Eine Kopie würde verraten, was gezogen wird.",
    "list.deleted": "Gelöscht.",
    "list.help": (
        "Hier ist jedes Spiel, das zuletzt gespielte oben; nichts fehlt.\n"
        "\n"
        "  Enter       weiterspielen, wo es stehen blieb; nach dem Ende: das Ergebnis\n"
        "  w           von Anfang an ansehen\n"
        "  b           Zweig: ein neues Spiel, das beginnt, wo dieses steht;\n"
        "              bei einem beendeten wähle den Zug und drück auf {key:replay_fork}\n"
        "  D, Entf     endgültig löschen, nach einer Frage\n"
        "  /           suchen: Teil von Name, Spiel, Spieler oder Stärke tippen\n"
        "  u           nur unfertige Spiele, und wieder alle\n"
        "  s           zuletzt gespielte zuerst, nach Name, nach Spiel\n"
        "  r           einen Namen geben; er bleibt bei der Datei\n"
        "  t           wie die eigenen Spiele ausgingen, nach Spiel und Bots\n"
        "  Esc, q      zurück\n"
        "\n"
        "Ein beschädigter Spielstand öffnet bis zum Schaden; b spielt dort weiter.\n"
        "Ein Verteilungscode, der hier eingefügt wird, öffnet ein neues Spiel damit."
    ),
    # -- statistics ----------------------------------------------------------------------------
    "statistics.title": "Statistik",
    "statistics.none": "Noch ist kein Spiel einer einzelnen Person gegen Bots oder allein gespeichert.",
    "statistics.against": "stärkster Bot {level}",
    "statistics.alone": "allein",
    "statistics.finished": "{n} beendet, {won} gewonnen",
    "statistics.together": "{n} beendet: {won} gemeinsam gewonnen, {lost} verloren",
    "statistics.unfinished": "{n} offen",
    "statistics.points": "Bestes {best} {best:Punkt|Punkte}, im Schnitt {mean}",
    "statistics.series": "höchstens {n} {n:Sieg|Siege} in Folge",
    "statistics.last": "zuletzt {when}",
    "statistics.counted": "Punkte: {how}.",
    "statistics.several": "Mehrere Personen oder eine auf mehreren Plätzen: {n} beendet, {unfinished} offen.",
    "statistics.left": "Nicht mitgezählt: {parts}.",
    "statistics.lessons": "{n} {n:Lektion|Lektionen}",
    "statistics.branches": "{n} {n:Zweig|Zweige}",
    "statistics.bots": "{n} {n:Spiel|Spiele}, in {n:dem|denen} niemand von Anfang bis Ende saß",
    "statistics.unread": "{n} {n:Datei|Dateien}, die sich nicht ganz lesen {n:lässt|lassen}",
    # -- what cannot be played on --------------------------------------------------------------
    "tell.title": "Das geht nicht",
    "damaged.title": "Dieser Spielstand ist beschädigt",
    "unkept.title": "Die Partie konnte nicht gespeichert werden",
    "parting.title": "Nicht alles ist gespeichert",
    "parting.ask": "{n:Die letzte Aktion|Die letzten {n} Aktionen} dieser Partie {n:ist|sind} nicht gespeichert: {reason}.",
    "parting.still": "Gerade noch einmal versucht; es ist noch immer so.",
    "parting.not_there": "Auch in {folder} lässt es sich nicht speichern.",
    "parting.again": "Noch einmal versuchen",
    "parting.to": "Die ganze Partie in {folder} speichern",
    "parting.leave": "Gehen und {n:diese Aktion|diese {n} Aktionen} verlieren",
    "parting.back": "Zurück an den Tisch",
    "parting.kept.title": "Anderswo gespeichert",
    "parting.kept": "Diese Partie ist jetzt ganz an einem anderen Ort gespeichert, außerhalb der Liste. Weiter geht es mit: hedgerow resume {file}",
    "parting.lost": "{n:Die letzte Aktion|Die letzten {n} Aktionen} dieser Partie {n:ließ|ließen} sich nicht speichern: {reason}.",
    "readonly.title": "Dieses Spiel kann hier nicht gespeichert werden",
    "readonly.watch": "Ansehen",
    "readonly.copy": "In einer Kopie weiterspielen, die beginnt, wo dieses Spiel steht",
    "readonly.table": "Den Tisch trotzdem öffnen; nichts wird gespeichert",
    # -- the end -------------------------------------------------------------------------------
    "end.title": "Das Spiel ist zu Ende",
    "end.won": "{name} gewinnt!",
    "end.won.alone": "Du gewinnst!",
    "end.shared": "{names} teilen sich den Sieg",
    "end.together": "Ihr gewinnt gemeinsam!",
    "end.lost": "Diesmal gewinnt niemand",
    "end.lost.together": "Diesmal verliert die Natur",
    "end.total": "Zusammen",
    "score.tie": "Bei Gleichstand zählt",
    "end.chart": "PUNKTE, RUNDE FÜR RUNDE",
    "end.chart.together": "RUNDE FÜR RUNDE",
    "end.team": "Gemeinsam",
    "end.turning": "WENDEPUNKTE",
    "end.swings": "WENDEPUNKTE (Ziffer: ansehen)",
    "end.chances": "WENDEPUNKTE: Gewinnchance davor und danach (Ziffer: ansehen)",
    "end.chances.together": "WENDEPUNKTE: wessen Zug, gemeinsame Chance davor und danach (Ziffer: ansehen)",
    "end.pending": "Die Wendepunkte werden noch gesucht …",
    "end.calm": "Kein Wendepunkt: Kein Zug änderte die Chancen stark.",
    "end.why": "Runde {round}, {seat:who}: {done} ({low} % Chance). Besser: {better} ({high} %).",
    "end.why.won": "Runde {round} entschied am meisten. {seat:who}: {done}.",
    "end.swing": "Runde {round}:",
    "end.swing.short": "R{round}",
    "end.rounds": "{n} {n:Runde|Runden}",
    "end.deal": "Verteilung {deal}",
    "end.again": "Noch einmal",
    "end.again.note": "derselbe Tisch, neue Karten",
    "end.same": "Gleiche Karten",
    "end.same.note": "geht es noch besser?",
    "end.watch": "Ansehen",
    "end.watch.note": "von der ersten Aktion an",
    "end.undo": "Zurücknehmen",
    "end.undo.note": "meine letzte Entscheidung",
    "end.table": "Zum Tisch",
    "end.saves": "Spielstände",
    "end.home": "Start",
    "end.key.again": "neu",
    "end.key.same": "dasselbe",
    "end.key.watch": "ansehen",
    "end.key.undo": "Rücknahme",
    "end.key.table": "Tisch",
    "end.key.saves": "Spiele",
    "end.key.deal": "Code",
    "end.deal.title": "Verteilungscode",
    "end.deal.copied": "{deal}\n\nEr ist kopiert. Füge ihn bei einem neuen Spiel in irgendeine Zeile ein, und dieselben Karten werden ausgeteilt; oder gib ihn hier an: hedgerow play --deal",
    "end.key.home": "Start",
    "end.help": (
        "  Enter   tun, was unter dem Cursor steht\n"
        "  n       noch einmal: dieselben am Tisch, dieselben Regeln, neue Karten\n"
        "  s       noch einmal mit denselben Karten\n"
        "  w       das Spiel von der ersten Aktion an ansehen\n"
        "  1-3     einen Wendepunkt ansehen, vor der Wahl, die ihn brachte\n"
        "  u       die letzte Entscheidung zurücknehmen und weiterspielen\n"
        "  l       Spielstände\n"
        "  y       der Verteilungscode, kopiert: Er gibt dieselben Karten wieder\n"
        "  Esc     noch einmal zum Tisch; {key:do} dort führt hierher zurück\n"
        "  q       Startseite"
    ),
    # -- when something goes wrong -------------------------------------------------------------
    "crash.saved": "Dein Spiel ist gespeichert.",
    "crash.log": "Hedgerow wurde wegen eines eigenen Fehlers beendet. Was geschehen ist, steht in {file}",
    "crash.no_log": "Hedgerow wurde wegen eines eigenen Fehlers beendet ({what}).",
}
