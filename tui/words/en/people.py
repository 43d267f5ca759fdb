"""People who play with one another at a host: questions, talk, names and keys, in English."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} asks to take something back. Do you agree?",
    "serve.consent.later": "Not now: back to the table",
    "serve.consent.waits": "{name} waits for your answer; it stands under {key:more}.",
    "serve.do.answer": "answer who asks to take something back",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:wants|want} a rematch: n joins",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} looks too much like {other}, who is here already.",
    "serve.name_strange": "A name is written in one alphabet, with letters that people write names with.",
    # -- keys --------------------------------------------------------------------------------------
    "serve.key.keys": "keys",
    "serve.keys.title": "Your keys",
    "serve.keys.here": "You have come with {key}",
    "serve.keys.lose": "{key} brings you in, too: remove it",
    "serve.keys.find": "{key} is removed: let it in again",
    "serve.keys.add": "Add a key: another machine of yours is you, too",
    "serve.keys.forget": "Forget me: name, keys and what I like",
    "serve.keys.code": (
        "On the other machine, within ten minutes:\n"
        "\n"
        "  {command}\n"
        "\n"
        "or c in the lobby there, and this code. Whoever types it is you\n"
        "from then on, so tell nobody. It works once."
    ),
    "serve.keys.guest": (
        "You have come without a key; the code {code} brings you back.\n"
        "With a key of your own (ssh-keygen makes one) c and that code\n"
        "make these seats yours for good."
    ),
    "serve.keys.lose.sure": "Remove {key}? Whoever comes with it is turned away.",
    "serve.keys.forget.sure": (
        "Shall everything that is known of {name} here be forgotten?\n"
        "{n} {n:seat is|seats are} given up. What is over stays with those who played it."
    ),
    "serve.keys.many": "Nobody has more than {n} keys, those they have lost included.",
    "serve.keys.last": "It is the only key that brings you in.",
    "serve.keys.gone": "This key brings nobody in any more.",
    "serve.keys.forgotten": "You are forgotten here. Good-bye.",
    "serve.join": "From now on this key brings in {name}, with the seats and the name {name} has.",
    "serve.join.lose": "There is no {mine} any more: {n} {n:seat becomes one|seats become those} of {name}, and the name is free.",
    "serve.join.done": "You are {name} now, with this key, too.",
    "serve.join.unknown": "There is no code {code}, or it is older than ten minutes.",
    "serve.join.keyless": "That code is for a machine with a key, and you have come without one.",
    "serve.join.same": "That code is for your other machine: this key is yours already.",
    "serve.join.clash": "Both of you sit at the same table: {codes}. One has to leave it first.",
    "serve.join.out": "What you had here belongs to a key of yours now: come with that one.",
    "serve.take": "The {n:seat|{n} seats} of that guest {n:becomes|become} yours, for good. Is that so?",
    "serve.take.done": "They are yours; they stand in the lobby.",
    "serve.key.typed": "Or one from another machine of yours, or from a guest you were.",
    # -- talk --------------------------------------------------------------------------------------
    "serve.chat": "Talk",
    "serve.chat.foot": "Enter: say it   Tab: mute somebody   Esc: back",
    "serve.chat.none": "Nobody has said anything yet.",
    "serve.chat.new": "{n} {n:line|lines} to read: /",
    # -- who is here -------------------------------------------------------------------------------
    "serve.key.talk": "talk",
    "serve.key.people": "who is here",
    "serve.talk.none": "says something to everybody who is here",
    "serve.people.nobody": "Nobody else is here.",
    "serve.people.here": "Here: {names}",
    "serve.people.more": "Here: {names}, {n} {n:other|others}",
    "serve.people.others": "{n} {n:other|others}",
    "serve.people.lobby": "{name} is in the lobby",
    "serve.people.waits": "{name} waits for players at {code}",
    "serve.people.plays": "{name} plays at {code}",
    "serve.people.watches": "{name} looks on at {code}",
    "serve.people.waits.hidden": "{name} waits for players",
    "serve.people.plays.hidden": "{name} plays",
    "serve.people.watches.hidden": "{name} looks on",
    "serve.keep": "To keep it: {command}",
    "serve.no_save.guest": "You have come without a key: save CODE OWN, with the code that you were shown.",
}
