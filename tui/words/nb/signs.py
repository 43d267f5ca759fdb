"""What the signs of every table mean, and the words of their page, in Norwegian bokmål."""

WORDS: dict[str, str] = {
    "signs.title": "Tegn",
    "signs.on": "Tegn på den",
    "means.cursor": "her er det nå: markøren, en fase, hvem sin tur det er",
    "means.picked": "valgt til svaret som er begynt",
    "means.lit": "kan velges nå",
    "means.cut": "det er mer enn det er plass til",
    "means.reveal": "nettopp vist; fair angremulighet går ikke lenger tilbake",
    "means.points": "poeng",
    "means.done": "gjort",
    "means.back": "et kort du ikke ser",
    "means.marked": "hvordan det står til med tingen foran",
    "sources.title": "Hvor tallene er fra",
}
