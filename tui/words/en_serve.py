"""Playing over SSH, and being a host, in English."""

WORDS: dict[str, str] = {
    # -- the lobby -----------------------------------------------------------------------------
    "serve.lobby": "Hedgerow, the lobby",
    "serve.here": "{n} {n:person|people} here",
    "serve.lobby.empty": "No table stands here yet.",
    "serve.lobby.empty.more": "n sets one up; c goes to the one a friend has told you about.",
    "serve.host_key": "Host key {key}",
    "serve.group.mine": "MY TABLES",
    "serve.group.open": "OPEN TABLES",
    "serve.group.watch": "TO WATCH",
    "serve.group.past": "PLAYED",
    "serve.free": "{n} {n:seat|seats} free",
    "serve.your_turn": "your turn",
    "serve.turn_of": "{names} to move",
    "serve.bots_turn": "a bot is thinking",
    "serve.won": "{names} won",
    "serve.over": "over",
    "serve.shut": "closed",
    "serve.key.open": "open",
    "serve.key.new": "new table",
    "serve.key.code": "code",
    "serve.key.watch": "watch",
    "serve.key.name": "name",
    "set.bell": "Bell",
    "set.bell.help": "The terminal rings when it is your turn.",
    "serve.key.lobby": "lobby",
    "serve.key.copy": "copy the code",
    "serve.key.fill": "bots for free seats",
    "serve.key.leave": "stand up",
    "serve.key.set_up": "open the table",
    "serve.lobby.help": (
        "Your own tables stand on top; those where it is your turn come first.\n"
        "A seat stays yours: leave when you like, and come back from anywhere\n"
        "with the same key, or without one by c and the code that stands below.\n"
        "Every move is kept at once.\n"
        "\n"
        "  Enter   sit down, play on, look on, or see a finished game again\n"
        "  1-9     open that line       n   set up a table\n"
        "  w       watch only           c   go to a table by its code\n"
        "  N       another name         ,   settings: language, colours, bell\n"
        "  L       other language       q   leave\n"
        "\n"
        "From your own shell:\n"
        "  ssh -t host CODE             straight to a table\n"
        "  ssh -t host watch CODE       look on\n"
        "  ssh host tables              this list as plain text\n"
        "  ssh host save CODE > file    a finished game of yours, to keep"
    ),
    "serve.name": "What shall the others call you?",
    "serve.name.foot": "Enter: that is me",
    "serve.name_empty": "A name has letters or digits.",
    "serve.name_taken": "Somebody else here is called {name}.",
    "serve.name_guest": "Somebody here is called {name} already. If that is you:\nc in the lobby, then the code that you were shown.",
    "serve.code": "The code of the table",
    "serve.code.foot": "Enter: go there   Esc: back",
    "serve.no_code": "There is no table {code}.",
    "serve.codes": "Too many wrong codes.",
    "serve.guest.code": "Without a key, this code brings you back: {code}",
    "serve.guest.typed": "Or your own, which brings you back to your seat.",
    "serve.guest.key": "You have a key, so you are who you are: such a code is for guests without one.",
    "serve.bell.on": "The terminal rings when it is your turn.",
    "serve.bell.off": "The terminal does not ring.",
    "serve.set.help": (
        "Up and down choose a line, left and right change it; all can be clicked.\n"
        "Changes take effect at once. They are remembered with your key; without one\n"
        "they last until you leave.\n"
        "\n"
        "  Up, Down, Tab        another line\n"
        "  Left, Right, Enter   another value\n"
        "  Esc , q              back"
    ),
    "serve.set.key": "at once, remembered with your key",
    "serve.set.guest": "at once, until you leave",
    # -- a new table -----------------------------------------------------------------------------
    "serve.new": "New table",
    "serve.seed.help": "Empty: nobody can know the cards. With a deal code they are those of that deal, and everybody at the table is told.",
    "serve.given": "The deal was given by a code: whoever knows the code knows the cards.",
    "serve.given.short": "given deal",
    "serve.seats.help": "How many sit at the table, people and bots.",
    "serve.seat.me.help": "Free until somebody sits down.",
    "serve.seat.bot.help": "A bot: random does anything that is allowed, easy what looks best at once; medium and hard think ahead.",
    "serve.set.public": "In everybody’s list",
    "serve.set.public.help": "Yes: it stands in the lobby, and anybody here may sit down. No: only those who have the code.",
    "serve.set.watch": "Others may watch",
    "serve.set.watch.help": "Whoever looks on sees only what lies open to all.",
    "serve.set.clock": "Time for an answer",
    "serve.set.clock.help": "When it is over, a bot gives that one answer. It runs even while a player is away.",
    "serve.set.standin": "Bots stand in",
    "serve.set.standin.help": "Yes: a bot plays for whoever is away for a minute or has left, and hands the seat back. No: the table waits.",
    "serve.set.start": "Open the table",
    "serve.set.start.help": "You sit at the first seat; the game begins when every seat is taken.",
    "serve.clock.0": "as long as you like",
    "serve.clock.60": "a minute",
    "serve.clock.300": "5 minutes",
    "serve.clock.3600": "an hour",
    "serve.clock.86400": "a day",
    "serve.clock.259200": "3 days",
    "serve.clock.60.long": "A minute for an answer.",
    "serve.clock.300.long": "5 minutes for an answer.",
    "serve.clock.3600.long": "An hour for an answer.",
    "serve.clock.86400.long": "A day for an answer.",
    "serve.clock.259200.long": "3 days for an answer.",
    "serve.new.help": (
        "Up and down choose a line, left and right change it; all can be clicked.\n"
        "\n"
        "  Enter           open the table from any line\n"
        "  Up, Down, Tab   another line\n"
        "  Left, Right     another value\n"
        "  Esc, q          back to the lobby"
    ),
    # -- the room --------------------------------------------------------------------------------
    "serve.room": "Waiting for players",
    "serve.room.code": "The code of this table:",
    "serve.room.join": "Friends come with: ssh -t … {code}",
    "serve.room.public": "It stands in the lobby, too.",
    "serve.room.private": "It does not stand in the lobby: only those who have the code find it.",
    "serve.room.free": "free",
    "serve.room.copied": "Copied, if your terminal allows it.",
    "serve.room.not_yours": "Only the one who set the table up may do that.",
    "serve.room.help": (
        "The game begins when the last seat is taken; you may leave meanwhile.\n"
        "\n"
        "  y       the code into your clipboard (where your terminal allows it)\n"
        "  f       bots for the free seats, and begin (only the one who set it up)\n"
        "  x       stand up: somebody else may sit there\n"
        "  q       to the lobby; your seat is kept"
    ),
    # -- at the table ----------------------------------------------------------------------------
    "serve.sits": "{name} sits down.",
    "serve.left": "{name} has left the table.",
    "serve.back": "{name} is back.",
    "serve.standin": "A bot plays for {name}.",
    "serve.resigned": "{name} resigns; a bot plays on.",
    "serve.closed": "This table is closed.",
    "serve.rematch": "{name} wants a rematch: n.",
    "serve.took_back": "{name} has taken something back.",
    "serve.disagrees": "{name} does not agree.",
    "serve.asked": "The others have been asked.",
    "serve.ask": "Something was shown to others, or others have moved since.\nAsk them whether you may take it back?",
    "serve.consent": "{name} asks to take something back. Do you agree?",
    "serve.redo_other": "Only the one who took it back may go forward again.",
    "serve.says": "{name}: {text}",
    "serve.said": "You: {text}",
    "serve.chat": "Say something",
    "serve.chat.foot": "Enter: say it   Esc: back",
    "serve.chat_empty": "Nothing was said.",
    "serve.chat_fast": "Not so fast: three lines in three seconds.",
    "serve.mute": "Read nothing more of {name}",
    "serve.unmute": "Read {name} again",
    "serve.mute.nobody": "Nobody else has said anything.",
    "serve.watchers": "{n} watching",
    "serve.state.here": "{name} is here",
    "serve.state.thinking": "{name} is thinking",
    "serve.state.away": "{name} is away",
    "serve.state.standin": "a bot plays for {name}",
    "serve.state.left": "{name} has left",
    "serve.state.resigned": "{name} has resigned",
    "serve.state.bot": "{name} is a bot",
    "serve.here.title": "Who is here",
    "serve.do.chat": "say something to the table (also /)",
    "serve.do.here": "who is here, and the code",
    "serve.do.mute": "read nothing more of somebody",
    "serve.do.bell": "bell when it is my turn: on, off",
    "serve.do.stand_in": "bots for the seats whose players have left",
    "serve.do.leave_seat": "leave the table for good",
    "serve.do.resign": "resign",
    "serve.leave.sure": "Leave this table for good? Somebody else may then sit there.",
    "serve.resign.sure": "Resign? A bot plays your seat to the end.",
    "serve.nobody_left": "Nobody has left this table.",
    "serve.watching": "You are looking on.",
    "serve.not_here": "At a table of this host that is not possible.",
    "serve.table_over": "Nothing more is played at this table.",
    "serve.table_full": "Every seat is taken.",
    "serve.no_watching": "This table does not want to be watched.",
    "serve.not_begun": "Nothing is to be seen there yet.",
    "serve.many_tables": "You sit at {n} tables already; finish one first.",
    "serve.full": "This host has no room for more.",
    "serve.ousted": "You have sat down at this table from another terminal; it goes on there.",
    # -- how a session ends ------------------------------------------------------------------------
    "serve.goodbye": "Good-bye. Your seats are kept.",
    "serve.usage": "Here only these are understood: CODE, watch CODE, save CODE, tables.",
    "serve.no_terminal": "A table needs a terminal: ssh -t. Without one there are: tables, save CODE.",
    "serve.no_save": "You did not sit at such a table, or there is none.",
    "serve.save_later": "That game is still being played; its save tells what nobody may know yet.",
    "serve.tables_none": "No table stands here.",
    "serve.crash": "Hedgerow has ended this session because of a mistake of its own. Your game is saved: come back.",
    "serve.flood": "Too much was sent at once.",
    "serve.idle": "Nobody has pressed a key for a long time; your seats are kept.",
    "serve.stopping": "The host stops now. Everything is saved; come back later.",
    "serve.kicked": "The host has ended your session.",
    # -- the owner of the host ---------------------------------------------------------------------
    "serve.missing": "Being a host needs asyncssh: pip install 'hedgerow[ssh]' brings it.",
    "serve.posix": "Being a host is possible on Linux, macOS and BSD only.",
    "serve.root": "Better not as root: make an account for it, or use --allow-root.",
    "serve.nobody": "Nobody could come in: name a file of keys (--keys FILE), or let anybody in (--guests).",
    "serve.address": "“{address}” is no address to listen on.",
    "serve.port": "{address} cannot be listened on ({why}).",
    "serve.no_config": "There is no file {file}.",
    "serve.config": "{file}: {why}",
    "serve.folder": "{folder} cannot be used ({why}).",
    "serve.homeless": "There is no home folder here, and so none for the host: --saves FOLDER names one.",
    "serve.folder_open": "Others can look into {folder}: chmod 700 closes it.",
    "serve.folder_long": "The path {folder} is too long for a socket in it.",
    "serve.running": "A host runs in {folder} already.",
    "serve.file": "{file} is damaged ({why}).",
    "serve.socket": "{file} cannot be opened ({why}).",
    "serve.no_key": "There is no host key {file}.",
    "serve.key": "The host key {file} cannot be used ({why}). A new one would frighten every player, so none is made.",
    "serve.key_open": "Others can read the host key {file} (mode {mode}): chmod 600 closes it.",
    "serve.keys": "{file}, line {line}: {why}",
    "serve.keys_open": "Others can write to {file}: who may come in is for you to say. chmod 644 closes it.",
    "serve.keys_none": "There is no key in {file}.",
    "serve.check.new_key": "A host key will be made: {file}",
    "serve.check.keys": "{n} {n:key|keys} may come in.",
    "serve.check.fine": "All is well.",
    "serve.listens": "Listening on {address}, port {port}.",
    "serve.loopback": "Only this machine reaches it; --listen opens it to others.",
    "serve.reachable": "Others can reach it.",
    "serve.known": "Only the keys in the file come in.",
    "serve.guests": "Anybody comes in (--guests).",
    "serve.tables_back": "{n} {n:table is|tables are} back.",
    "serve.admin.gathering": "waiting",
    "serve.admin.playing": "playing",
    "serve.admin.over": "over",
    "serve.admin.closed": "{code} is closed.",
    "serve.admin.no_table": "There is no open table {code}.",
    "serve.admin.nobody": "Nobody called {name} is here.",
    "serve.admin.kicked": "{name} is out.",
    "serve.admin.banned": "{name} is out and may not come back with that key.",
    "serve.admin.unbanned": "{name} may come back.",
    "serve.admin.not_banned": "{name} was not banned.",
    "serve.admin.no_host": "No host runs in {folder}.",
    "cli.serve": "Be a host: friends play over SSH.",
    "cli.tables": "Tell a host on this machine: list, close CODE, kick NAME, ban NAME, unban KEY.",
    "cli.help.config": "a file like serve.toml",
    "cli.help.listen": "the address to listen on (127.0.0.1)",
    "cli.help.port": "the port (2222)",
    "cli.help.keys": "whose keys may come in: a file like authorized_keys",
    "cli.help.guests": "let anybody in",
    "cli.help.max-sessions": "how many at the same time (100)",
    "cli.help.allow-root": "serve even as root",
    "cli.help.check": "only see whether everything is right",
    "cli.help.order": "list, close CODE, kick NAME, ban NAME or KEY, unban KEY",
}
