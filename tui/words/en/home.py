"""The screens around the table in English."""

WORDS: dict[str, str] = {
    # -- names of seats and bots ---------------------------------------------------------------
    "name.alone": "Player",
    "name.person": "Player {n}",
    "name.bot.1": "Wren",
    "name.bot.2": "Hazel",
    "name.bot.3": "Moss",
    "name.bot.4": "Robin",
    "name.bot.5": "Fern",
    "kind.me": "person",
    "kind.me.help": "A person at this keyboard. Type to give a name, or leave it as it is.",
    "kind.easy": "easy",
    "kind.easy.help": "A bot that does what looks best at once, and does not look ahead.",
    "kind.medium": "medium",
    "kind.medium.help": "A bot that tries its best answers on one or two dozen imagined tables. It sees only what its seat sees.",
    "kind.hard": "hard",
    "kind.hard.help": "A bot that tries its best answers on a few hundred imagined tables. It sees only what its seat sees.",
    "kind.random": "random",
    "kind.random.help": "A bot that does anything that is allowed: for a first look at the rules.",
    "kind.rename": "Type to rename it.",
    "kinds.title": "The bots",
    "strength.against": "One against one it beats “{other:word}” in {n} of 100 games.",
    "strength.together": "Two of them win {n} of 100 games like this.",
    # -- everywhere ----------------------------------------------------------------------------
    "language.name": "English",
    "page.key.choose": "choose",
    "page.key.open": "open",
    "page.key.back": "back",
    "page.key.help": "help",
    "page.key.quit": "quit",
    "page.key.language": "dansk",
    "page.help": "Help",
    "page.help.foot": "{key:back}, {key:leave}, {key:help}: back",
    "when.today": "today {time}",
    "when.yesterday": "yesterday {time}",
    "when.day": "{day} {month}, {time}",
    "when.year": "{day} {month} {year}",
    "when.months": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    # -- home ----------------------------------------------------------------------------------
    "home.tagline": "Board games of meadow, hive and sea, in your terminal",
    "home.version": "version {version}",
    "home.continue": "Continue",
    "home.continue.note": "{game}, {round}, with {names}, {when}",
    "home.continue.short": "{game}, {round}, {when}",
    "home.round": "round {n}",
    "home.setup": "just begun",
    "home.looking": "looking for your last game …",
    "home.play": "Play {game}",
    "home.saves": "Saved games",
    "home.saves.none": "none yet: your first game will be here",
    "home.saves.closed": "they cannot be shown now",
    "home.saves.unkept": "games are not kept here",
    "home.saves.count": "{n} {n:game|games}, kept move by move",
    "home.watch": "Watch a game",
    "home.watch.note": "see any saved game again, step by step",
    "home.quit": "Quit",
    "home.quit.note": "every move is already saved",
    "home.quit.lost": "all but the moves that you left unsaved is saved",
    "home.help": (
        "Choose with the arrows and Enter, by digit, or with the mouse.\n"
        "Pick a new game, play it against a bot, and press {key:help} at the table:\n"
        "the rules are there, in short. {key:hint} at the table shows what you can do.\n"
        "\n"
        "Every move is saved at once. {key:leave} leaves a table, Continue brings it back.\n"
        "\n"
        "  Enter   open             c   continue the last game\n"
        "  1-9     open that line   n   new game\n"
        "  L       other language   s   saved games\n"
        "  ,       settings         t   learn a game\n"
        "  q, Esc  quit             w   watch a game\n"
        "\n"
        "A deal code that is pasted here opens a new game with it."
    ),
    # -- a new game ----------------------------------------------------------------------------
    "new.title": "New game",
    "new.group.game": "GAME",
    "new.group.seats": "AT THE TABLE",
    "new.group.match": "MATCH",
    "new.game": "Game",
    "new.seats": "Players",
    "new.seats.help": "How many sit at the table: people at this keyboard, and bots.",
    "new.seat": "Seat {n}",
    "new.more": "Finer rules",
    "new.more.folded": "as usual",
    "new.more.shown": "shown",
    "new.more.help": "Points that the rule book leaves open or offers as variants. Nobody needs them for a first game.",
    "new.undo": "Undo",
    "new.undo.free": "free",
    "new.undo.free.help": "Take back as much as you like. The same move then brings the same cards.",
    "new.undo.fair": "fair",
    "new.undo.fair.help": "Your last decision, as long as it showed nobody anything new; beyond that all must agree.",
    "new.undo.off": "off",
    "new.undo.off.help": "What is done is done.",
    "new.seed": "Seed",
    "new.seed.random": "by chance",
    "new.seed.help": "A number or a deal code that fixes how the cards fall: with the same one you play the same deal again. Leave it empty for chance.",
    "new.seed.code": "This code is right: game, options and number of players are set as in that deal.",
    "new.start": "Start the game",
    "new.start.help": "Everything is ready. Enter starts from any line.",
    "new.help": (
        "Up and down choose a line, left and right change it; all can be clicked.\n"
        "On a seat or the seed just type; Backspace deletes, Delete empties the line.\n"
        "A deal code may be pasted on any line: it sets everything but who plays.\n"
        "\n"
        "  Enter           start the game from any line\n"
        "  Up, Down, Tab   another line\n"
        "  Left, Right     another value\n"
        "  Esc             back (so does Backspace where there is nothing to delete)"
    ),
    "new.key.change": "change",
    "new.key.line": "line",
    "new.key.start": "start",
    "new.key.name": "type a name",
    "new.key.digits": "type or paste",
    # -- saves ---------------------------------------------------------------------------------
    "list.title": "Saved games",
    "list.title.watch": "Watch which game?",
    "list.empty": "There are no saved games yet.",
    "list.empty.more": "A game is kept here from its first move on.",
    "list.reading": "reading …",
    "list.count": "{n} {n:save|saves}",
    "list.turn": "{names} to move",
    "list.won": "{names} won",
    "list.shared": "shared by {names}",
    "list.lost": "lost",
    "list.over": "over",
    "list.damaged": "damaged",
    "list.newer": "newer format",
    "list.unreadable": "cannot be opened",
    "list.locked": "open elsewhere",
    "list.moves": "{n} {n:move|moves}",
    "list.began": "begun {when}",
    "list.parent": "branch of “{name}”, after move {move}",
    "list.parent.gone": "branch of a game that is not here, after move {move}",
    "list.branch": "branch",
    "list.key.filter": "find",
    "list.key.unfinished": "only unfinished",
    "list.unfinished.only": "unfinished",
    "list.sort.played": "last played",
    "list.sort.title": "by name",
    "list.sort.game": "by game",
    "list.key.rename": "name",
    "list.key.statistics": "statistics",
    "list.filter": "Find: {text}",
    "list.filter.foot": "Enter: done   Esc: all",
    "list.sifted": "{at} of {n}",
    "list.sifted.none": "No save is like that.",
    "list.rename": "What is it called?",
    "list.rename.foot": "Enter: so   Esc: as it was",
    "list.key.resume": "play on",
    "list.key.look": "open",
    "list.key.watch": "watch",
    "list.key.branch": "branch",
    "list.key.delete": "delete",
    "list.delete": "Delete this game for good?",
    "list.delete.no": "No, keep it",
    "list.delete.yes": "Yes, delete it",
    "list.no_branch": "A game without free undo can be branched only once it is over: a copy would tell what will be drawn.",
    "list.deleted": "Deleted.",
    "list.help": (
        "Every game is here, the one played last on top; nothing is left out.\n"
        "\n"
        "  Enter       play on where it stopped; a finished game shows its result\n"
        "  w           watch it from the beginning\n"
        "  b           branch: a new game that begins where this one stands;\n"
        "              of a finished one choose the turn, then press {key:replay_fork}\n"
        "  D, Delete   delete it for good, after a question\n"
        "  /           find: type part of a name, game, player or level\n"
        "  u           only unfinished games, and all again\n"
        "  s           in the order they were played, by name, by game\n"
        "  r           give it a name; the name is kept with the file\n"
        "  t           how your own games went, by game and by bots\n"
        "  Esc, q      back\n"
        "\n"
        "A damaged save opens up to the damage; b plays on from there.\n"
        "A deal code that is pasted here opens a new game with it."
    ),
    # -- statistics ----------------------------------------------------------------------------
    "statistics.title": "Statistics",
    "statistics.none": "No game of one person against bots, or alone, has been kept yet.",
    "statistics.against": "strongest bot {level}",
    "statistics.alone": "alone",
    "statistics.finished": "{n} finished, {won} won",
    "statistics.together": "{n} finished: {won} won together, {lost} lost",
    "statistics.unfinished": "{n} unfinished",
    "statistics.points": "best {best} {best:point|points}, average {mean}",
    "statistics.series": "{n} won in a row at best",
    "statistics.last": "last played {when}",
    "statistics.counted": "Points: {how}.",
    "statistics.several": "Several people, or several seats of one: {n} finished, {unfinished} unfinished.",
    "statistics.left": "Not counted: {parts}.",
    "statistics.lessons": "{n} {n:lesson|lessons}",
    "statistics.branches": "{n} {n:branch|branches}",
    "statistics.bots": "{n} {n:game|games} where nobody stayed from beginning to end",
    "statistics.unread": "{n} {n:file|files} that cannot be read to the end",
    # -- what cannot be played on --------------------------------------------------------------
    "tell.title": "Not possible",
    "damaged.title": "This save is damaged",
    "unkept.title": "This game could not be kept",
    "parting.title": "Not everything is saved",
    "parting.ask": "{n:The last move|The last {n} moves} of this game {n:is|are} not saved: {reason}.",
    "parting.still": "Tried again just now; it is still so.",
    "parting.not_there": "It cannot be kept in {folder} either.",
    "parting.again": "Try again",
    "parting.to": "Keep the whole game in {folder}",
    "parting.leave": "Leave, and lose {n:this move|these {n} moves}",
    "parting.back": "Back to the table",
    "parting.kept.title": "Kept elsewhere",
    "parting.kept": "All of this game is kept elsewhere now, outside the list of saved games. Play on with: hedgerow resume {file}",
    "parting.lost": "{n:The last move|The last {n} moves} of this game could not be saved: {reason}.",
    "readonly.title": "This game cannot be kept here",
    "readonly.watch": "Watch it",
    "readonly.copy": "Play on in a copy: a new save that begins where this one stands",
    "readonly.table": "Open the table all the same; nothing will be saved",
    # -- the end -------------------------------------------------------------------------------
    "end.title": "The game is over",
    "end.won": "{name} wins!",
    "end.won.alone": "You win!",
    "end.shared": "{names} share the victory",
    "end.together": "You win together!",
    "end.lost": "This time nobody wins",
    "end.lost.together": "This time nature loses",
    "end.total": "Total",
    "score.tie": "Decides ties",
    "end.chart": "POINTS, ROUND BY ROUND",
    "end.chart.together": "ROUND BY ROUND",
    "end.team": "Together",
    "end.turning": "TURNING POINTS",
    "end.swings": "TURNING POINTS (press a number to watch)",
    "end.chances": "TURNING POINTS: chance to win before and after (press a number to watch)",
    "end.chances.together": "TURNING POINTS: whose turn, everybody’s chance (press a number to watch)",
    "end.pending": "Still looking for the turning points …",
    "end.calm": "No turning point: no turn changed the chances much.",
    "end.why": "Round {round}, {seat:who}: {done} ({low} % to win). Better: {better} ({high} %).",
    "end.why.won": "Round {round} decided most. {seat:who}: {done}.",
    "end.swing": "Round {round}:",
    "end.swing.short": "R{round}",
    "end.rounds": "{n} {n:round|rounds}",
    "end.deal": "deal {deal}",
    "end.again": "Play again",
    "end.again.note": "same table, new deal",
    "end.same": "Same deal",
    "end.same.note": "can you do better?",
    "end.watch": "Watch it",
    "end.watch.note": "from the first move",
    "end.undo": "Take back",
    "end.undo.note": "my last decision",
    "end.table": "The table",
    "end.saves": "Saved games",
    "end.home": "Home",
    "end.key.again": "again",
    "end.key.same": "same deal",
    "end.key.watch": "watch",
    "end.key.undo": "undo",
    "end.key.table": "table",
    "end.key.saves": "saves",
    "end.key.deal": "copy deal",
    "end.deal.title": "Deal code",
    "end.deal.copied": "{deal}\n\nIt has been copied. Paste it into New game, on any line, and the same cards are dealt; or give it to: hedgerow play --deal",
    "end.key.home": "home",
    "end.help": (
        "  Enter   do the line under the cursor\n"
        "  n       play again: same players and options, new deal\n"
        "  s       the same deal again\n"
        "  w       watch the game from the first move\n"
        "  1-3     watch a turning point, from before the choice that made it\n"
        "  u       take the last decision back and play on\n"
        "  l       saved games\n"
        "  y       the deal code, copied: it deals the same cards again\n"
        "  Esc     look at the table once more; {key:do} there comes back here\n"
        "  q       home"
    ),
    # -- when something goes wrong -------------------------------------------------------------
    "crash.saved": "Your game is saved.",
    "crash.log": "Hedgerow has stopped because of a mistake of its own. What happened is written in {file}",
    "crash.no_log": "Hedgerow has stopped because of a mistake of its own ({what}).",
}
