"""The settings in English."""

WORDS: dict[str, str] = {
    "set.title": "Settings",
    "set.at_once": "every change holds at once",
    "set.group.look": "HOW IT LOOKS",
    "set.group.play": "HOW IT PLAYS",
    "set.on": "on",
    "set.off": "off",
    "set.fixed": "fixed",
    "set.config": "Fixed by {key} in {file}. That file is yours: Hedgerow reads it and never writes it.",
    "set.language": "Language",
    "set.language.help": "For everything on the screen. L changes it on every screen.",
    "set.language.flag": "Fixed by --lang on the command line.",
    "set.theme": "Colours",
    "set.theme.dark": "dark",
    "set.theme.light": "light",
    "set.theme.high-contrast": "high contrast",
    "set.theme.ansi": "the terminal's",
    "set.theme.help": "Nothing is told by colour alone.",
    "set.theme.ansi.help": "The sixteen colours that your terminal is set to.",
    "set.theme.flag": "Fixed by --theme on the command line.",
    "set.glyphs": "Characters",
    "set.glyphs.safe": "plain",
    "set.glyphs.unicode": "rich",
    "set.glyphs.ascii": "ASCII",
    "set.glyphs.help": "What cards and boards are drawn with. If the sample below looks torn or shows question marks, take ASCII.",
    "set.glyphs.flag": "Fixed by --glyphs on the command line.",
    "set.art": "Drawings",
    "set.art.help": "Hedges, butterflies and the like, where nothing else needs the room.",
    "set.pace": "Bots' pace",
    "set.pace.instant": "instant",
    "set.pace.quick": "quick",
    "set.pace.normal": "normal",
    "set.pace.slow": "slow",
    "set.pace.step": "step by step",
    "set.pace.help": "How long a bot's move is kept back, so that one can follow it.",
    "set.pace.step.help": "A bot moves when you press Enter.",
    "set.pace.instant.help": "A bot moves as soon as it knows what to do.",
    "set.auto": "Forced answers",
    "set.auto.help": "On: an answer that leaves no choice is given by itself and marked in the log; undo skips it.",
    "set.confirm": "Ask to delete",
    "set.confirm.help": "Ask before a saved game is deleted for good.",
    "set.help": (
        "Up and down choose a line, left and right change it; all can be clicked.\n"
        "Every change holds at once, also for the screens below, and is remembered.\n"
        "\n"
        "What your own config.toml or the command line says comes first and cannot\n"
        "be changed here; the line then says where it is fixed.\n"
        "\n"
        "  Up, Down, Tab        another line\n"
        "  Left, Right, Enter   another value\n"
        "  Esc , q              back"
    ),
    "page.key.settings": "settings",
    "home.settings": "Settings",
    "home.settings.note": "language, colours, bots' pace and more",
    "key.settings": "settings",
    "key.settings.long": "settings: language, colours, pace of the bots",
    "page.key.language.long": "the next language",
    "prompt.held": "{name} is ready",
    "prompt.step": "Enter: let it move",
    "settings.unwritten": "This holds until you leave; it cannot be remembered in {file}: {why}.",
    "first.welcome": "Welcome to Hedgerow. Another language?",
    "first.right": "Does this look right?",
    "first.yes": "yes",
    "keys.table": "{file}: keys must be a table: [keys].",
    "keys.preset": "{file}: there is no preset {value} of keys; there are: {known:words}.",
    "keys.action": "{file}: [keys] knows no action {action}; there are: {known:words}.",
    "keys.action.near": "{file}: [keys] knows no action {action}; did you mean {near}?",
    "keys.none": "{file}: {action} in [keys] needs a key, or a list of keys.",
    "keys.key": "{file}: {key}, for {action}, is not a key that can be used; one letter or sign, or: {known:words}.",
    "keys.clash": "{file}: {key} cannot be {action}, because {other} has it; give {other} another key.",
}
