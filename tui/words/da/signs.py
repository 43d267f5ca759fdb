"""What the signs of every table mean, and the words of their page, in Danish."""

WORDS: dict[str, str] = {
    "signs.title": "Tegn",
    "signs.on": "Tegn på den",
    "means.cursor": "her er det nu: markøren, en fase, hvis tur det er",
    "means.picked": "valgt til det svar, der er begyndt",
    "means.lit": "kan vælges nu",
    "means.cut": "der er mere, end der er plads til",
    "means.reveal": "lige vist; fair fortryd går ikke længere tilbage",
    "means.points": "point",
    "means.done": "gjort",
    "means.back": "et kort, du ikke ser",
    "means.marked": "hvordan det står til med tingen foran",
    "sources.title": "Hvor tallene er fra",
}
