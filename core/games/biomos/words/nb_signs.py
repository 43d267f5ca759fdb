"""What the signs of the board of Biomos mean, in Norwegian bokmål."""

SIGNS: dict[str, str] = {
    "means.fits": "finnes i ringen din",
    "means.near": "mangler én brikke",
    "means.helps": "den brikken kunne fullføre et biom",
    "means.empty": "et tomt felt",
    "means.moon": "månen",
    "means.fixed": "et fast felt",
    "means.slit": "et mellomrom der den kan ligge",
    "means.new": "slik ville det så bli",
    "means.lies": "det valgte biomet ligger på den",
    "means.becomes": "blir til",
    "means.blind": "det du trekker fra posen",
    "means.target": "hendelsen kan endre den",
    "means.counts": "poeng som månen ville gi for den",
    "means.others": "så mange til",
    "means.gone": "tatt; om et kort: bunken er brukt opp",
}
