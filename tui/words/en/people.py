"""People who play with one another at a host: questions, talk, names and keys, in English."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} asks to take something back. Do you agree?",
    "serve.consent.more": "and {n} {n:thing|things} more",
    "serve.consent.later": "Not now: back to the table",
    "serve.consent.waits": "{name} waits for your answer; it stands under {key:more}.",
    "serve.do.answer": "answer who asks to take something back",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:wants|want} a rematch: n joins",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} looks too much like {other}, who is here already.",
    "serve.name_strange": "A name is written in one alphabet, with letters that people write names with.",
}
