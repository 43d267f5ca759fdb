"""What the signs of every table mean, and the words of their page, in German."""

WORDS: dict[str, str] = {
    "signs.title": "Zeichen",
    "signs.on": "Zeichen darauf",
    "means.cursor": "hier ist es jetzt: der Zeiger, eine Phase, wer dran ist",
    "means.picked": "für die begonnene Antwort gewählt",
    "means.lit": "lässt sich jetzt wählen",
    "means.cut": "hier steht mehr, als Platz hat",
    "means.reveal": "eben gezeigt; faires Zurücknehmen geht nicht weiter zurück",
    "means.points": "Punkte",
    "means.done": "erledigt",
    "means.back": "eine Karte, die du nicht siehst",
    "means.marked": "wie es um das Ding davor steht",
    "sources.title": "Woher die Zahlen stammen",
}
