"""What the signs of the board of Biomos mean, in German."""

SIGNS: dict[str, str] = {
    "means.fits": "liegt in deinem Ring",
    "means.near": "ein Marker fehlt",
    "means.helps": "dieser Marker könnte ein Biom erfüllen",
    "means.empty": "ein leeres Feld",
    "means.moon": "der Mond",
    "means.fixed": "ein Zusatzfeld",
    "means.slit": "eine Lücke, in die er passt",
    "means.new": "so wäre es dann",
    "means.lies": "das Biom am Zeiger liegt darauf",
    "means.becomes": "wird zu",
    "means.blind": "was du aus dem Beutel ziehst",
    "means.target": "das Event kann ihn ändern",
    "means.counts": "Punkte, die der Mond dafür brächte",
    "means.others": "so viele mehr",
    "means.gone": "genommen; bei einer Karte: der Stapel ist leer",
}
