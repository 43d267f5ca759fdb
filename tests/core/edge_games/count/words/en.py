"""Count in English."""

WORDS = {
    "game.name": "Count",
    "ask.say": "The count is {n}: say one number more, or two.",
    "log.said": "{seat:who} said {n}",
    "score.ten": "Said ten",
    "verb.claim": "two",
    "verb.play": "one",
    "why.say": "You can only say a number",
}
