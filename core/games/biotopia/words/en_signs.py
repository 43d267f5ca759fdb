"""What the signs of the board of Biotopia mean, and its sources, in English."""

SIGNS: dict[str, str] = {
    "means.butterfly": "a butterfly",
    "means.bio": "a bio-card: used once",
    "means.double": "a double flower: it counts twice",
    "means.flower": "flower symbols: needed, or there",
    "means.point": "points for the one who plays it",
    "means.ready": "you meet this mission: claim it",
    "means.progress": "what you have, of what it takes",
    "means.row": "a flower in the Flower row",
    "means.back": "the back of a card; everybody sees a flower",
    "means.doubt": "may lie among the flowers by now",
    "means.times": "so many of them",
    "means.nothing": "no card lies here",
    # -- where the numbers are from
    "source.need": "Flowers needed",
    "source.points": "Points",
    "source.copies": "How many there are",
    "source.mission_points": "Points of the missions",
    "source.terms": "What the missions ask for",
}
