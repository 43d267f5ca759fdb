"""Lessons, and the coach beside the table, in English."""

WORDS: dict[str, str] = {
    "home.learn": "Learn a game",
    "home.learn.note": "five minutes at the table, with a coach",
    "learn.title": "Learn a game",
    "learn.offer": "The first time here? A coach sits beside you for the first five minutes; then the match goes on.",
    "learn.show": "Show me how it is played",
    "learn.new": "Set up a match by myself",
    "error.no_lesson": "There is no lesson of {game}; there are lessons of: {known:words}.",
    "error.lesson": "There is no lesson {lesson}; there are: {known:words}.",
    "cli.learn": "Learn a game at the table: a lesson of five minutes.",
    "cli.help.lesson": "which lesson, where there are several",
    "zone.coach": "LESSON",
    "key.coach": "coach",
    "key.coach.long": "in a lesson: the coach away, and back again",
    "why.no_coach": "This match is no lesson",
    "coach.away": "The coach is silent; {key} calls it back",
    "learn.then.title": "The lesson is over",
    "learn.then.on": "Play on",
    "learn.then.home": "Leave; the match is kept",
    "learn.then.learn": "Another lesson",
    "serve.key.learn": "learn",
}
