"""What the signs of every table mean, and the words of their page, in English."""

WORDS: dict[str, str] = {
    "signs.title": "Signs",
    "signs.on": "Signs on it",
    "means.cursor": "here it is now: the cursor, a phase, whose turn it is",
    "means.picked": "chosen for the answer that is begun",
    "means.lit": "can be chosen now",
    "means.cut": "there is more than fits here",
    "means.reveal": "just shown; fair undo goes no further back than that",
    "means.points": "points",
    "means.done": "done",
    "means.back": "a card that you do not see",
    "means.marked": "how it stands with the thing before it",
    "sources.title": "Where the numbers are from",
}
