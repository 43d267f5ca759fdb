"""The replay in English."""

WORDS: dict[str, str] = {
    "replay.playing": "PLAYING",
    "replay.paused": "PAUSED",
    "replay.turn.at": "turn",
    "replay.step.at": "step",
    "replay.setup": "set-up",
    "replay.eyes": "eyes:",
    "replay.spectator": "a spectator",
    "replay.open": "all cards open",
    "replay.instant": "instant",
    "replay.comma": ".",
    "replay.go": "Go to turn",
    "replay.go.how": "Enter goes there, Backspace erases, Esc drops it",
    "replay.start": "The table before the first move.",
    "replay.turn": "Turn {turn}: {seat:who}",
    "replay.unseen": "Something happened that these eyes cannot see.",
    "replay.hint.play": "Space plays, Right steps",
    "replay.hint.next": "n: to the turning points, Space plays",
    "replay.hint.pause": "Space pauses",
    "replay.hint.live": "Right: back to the game",
    "replay.hint.end": "Home: from the start",
    "replay.hint.fork": "f: play on from here as a new match",
    "replay.at_end": "This is the end. Home starts again, Esc leaves.",
    "replay.broken": "Damaged from line {line} on: {lost} {lost:line|lines} cannot be shown.",
    "replay.no_branch": "No new match can be begun from this replay.",
    "replay.later": "Only after the end: a copy to play on in would show what is drawn next.",
    "replay.over_here": "The game is over here: go back first, then play on.",
    "replay.swing": "turning point, {seat:who} {changed}",
    "replay.swing.chance": "turning point, chance {changed}",
    "replay.found": "The turning points have been found; they are marked on the bar.",
    "replay.no_swings": "No turning points are known here.",
    "replay.no_piece": "There is no card to choose here.",
    "replay.no_hand": "A spectator sees no hand. v: other eyes",
    "replay.board.more": "g: next garden",
    "replay.inspect.how": "Tab chooses a card, i shows its full text.",
    "replay.key.play": "play",
    "replay.key.step": "step",
    "replay.key.turn": "turn",
    "replay.key.round": "round",
    "replay.key.back": "back",
    "replay.key.eyes": "eyes",
    "replay.key.fork": "fork",
    "replay.key.next": "turning points",
    "replay.key.speed": "speed",
    "replay.key.piece": "choose",
    "replay.key.ends": "start/end",
    "replay.help.next": "n                to the next turning point, marked on the bar",
    "replay.help.title": "Watching a game",
    "replay.help": (
        "Space            play and pause\n"
        "Left Right       one step back or on; the wheel does the same\n"
        "Up Down          one turn back or on\n"
        "PgUp PgDn        one round back or on\n"
        "Home End         to the start, to the end\n"
        "1 2 Enter        type a number: to that turn\n"
        "- +              slower, faster: 0.5 to 8 steps a second, instant\n"
        "v                whose eyes: a player, a spectator, all cards open\n"
        "f                play on from here as a new match; this one stays as it is\n"
        "\n"
        "l                the log; Enter on a line goes there\n"
        "Tab Shift+Tab    choose a card on the table; i: its full text\n"
        "g                another garden (apiary, planet, row) large\n"
        "o  z             look through an open pile; one zone over the whole screen\n"
        "\n"
        "Esc Backspace q  back; at the end of a game that goes on Right, too\n"
        "\n"
        "The bar shows the whole game with its rounds: click on it to go there.\n"
        "What a step has changed is marked. Hidden cards stay hidden from\n"
        "eyes that could not see them."
    ),
}
