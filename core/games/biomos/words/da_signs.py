"""What the signs of the board of Biomos mean, in Danish."""

SIGNS: dict[str, str] = {
    "means.fits": "findes i din ring",
    "means.near": "mangler én brik",
    "means.helps": "den brik kunne fuldføre et biom",
    "means.empty": "et tomt felt",
    "means.moon": "månen",
    "means.fixed": "et fast felt",
    "means.slit": "et mellemrum, hvor den kan ligge",
    "means.new": "sådan ville det så være",
    "means.lies": "det valgte biom ligger på den",
    "means.becomes": "bliver til",
    "means.blind": "det, du trækker fra posen",
    "means.target": "hændelsen kan ændre den",
    "means.counts": "point, som månen ville give for den",
    "means.others": "så mange flere",
    "means.gone": "taget; om et kort: bunken er brugt op",
}
