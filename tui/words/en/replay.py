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
    "replay.go.how": "{key:replay_enter} goes there, {key:replay_erase} erases, {key:back} drops it",
    "replay.start": "The table before the first move.",
    "replay.turn": "Turn {turn}: {seat:who}",
    "replay.unseen": "Something happened that these eyes cannot see.",
    "replay.hint.play": "{key:replay_play} plays, {key:right} steps",
    "replay.hint.next": "{key:next}: to the turning points, {key:replay_play} plays",
    "replay.hint.pause": "{key:replay_play} pauses",
    "replay.hint.live": "{key:right}: back to the game",
    "replay.hint.end": "{key:replay_home}: from the start",
    "replay.hint.fork": "{key:replay_fork}: play on from here as a new match",
    "replay.at_end": "This is the end. {key:replay_home} starts again, {key:back} leaves.",
    "replay.broken": "Damaged from line {line} on: {lost} {lost:line|lines} cannot be shown.",
    "replay.no_branch": "No new match can be begun from this replay.",
    "replay.later": "Only after the end: a copy to play on in would show what is drawn next.",
    "replay.over_here": "The game is over here: go back first, then play on.",
    "replay.swing": "turning point, {seat:who} {changed}",
    "replay.swing.chance": "turning point, {seat:who}: chance {changed}",
    "replay.swing.chance.alone": "turning point, chance {changed}",
    "replay.found": "The turning points have been found; they are marked on the bar.",
    "replay.no_swings": "No turning points are looked for while the match goes on.",
    "replay.no_piece": "There is no card to choose here.",
    "replay.no_hand": "A spectator sees no hand. {key:replay_eyes}: other eyes",
    "replay.inspect.how": "{key:replay_piece} chooses a card, {key:inspect} shows its full text.",
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
    "replay.help.next": "{key:next}\tto the next turning point, marked on the bar",
    "replay.help.title": "Watching a game",
    "replay.help": (
        "{key:replay_play}\tplay and pause\n"
        "{key:left} {key:right}\tone step back or on; the wheel does the same\n"
        "{key:up} {key:down}\tone turn back or on\n"
        "{key:replay_pageup} {key:replay_pagedown}\tone round back or on\n"
        "{key:replay_home} {key:replay_end}\tto the start, to the end\n"
        "1 2 {key:replay_enter}\ttype a number: to that turn\n"
        "{key:replay_slower} {key:replay_faster}\tslower, faster: 0.5 to 8 steps a second, instant\n"
        "{key:replay_eyes}\twhose eyes: a player, a spectator, all cards open\n"
        "{key:replay_fork}\tplay on from here as a new match; this one stays as it is\n"
        "\n"
        "{key:log}\tthe log; {key:do} on a line goes there\n"
        "{key:replay_piece} {key:replay_piece_back}\tchoose a card on the table; {key:inspect}: its full text\n"
        "{key:view}\tanother player’s side of the table large\n"
        "{key:open}  {key:zoom}\tlook through an open pile; one zone over the whole screen\n"
        "\n"
        "{key:back} {key:replay_erase} {key:leave}\tback; at the end of a game that goes on {key:right}, too\n"
        "\n"
        "The bar shows the whole game with its rounds: click on it to go there.\n"
        "What a step has changed is marked. Hidden cards stay hidden from\n"
        "eyes that could not see them."
    ),
}
