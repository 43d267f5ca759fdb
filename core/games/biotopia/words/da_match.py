"""What in Biotopia depends on what was agreed for a match, in Danish."""

MATCH: dict[str, str] = {
    "option.edition.en.head": "engelsk udgave",
    "option.edition.da.head": "dansk udgave",
    "rule.common_blue@common_blue=must": "Hændelse: tag et af kortene i himmelen op på hånden; du kan ikke lade være. Himmelen fyldes straks op.",
    "part.blue": "Du må tage et kort i himmelen.",
    "part.blue@common_blue=must": "Tag et kort i himmelen; du kan ikke lade være.",
    "part.ruling_blue": """\
Man må sige nej til en almindelig blåfugls kort, medmindre der er valgt
  ”skal tage”.""",
    "part.ruling_blue@common_blue=must": "Man skal tage en almindelig blåfugls kort, som valgt i dette parti.",
    "part.brown": "Træk et kort for hvert græsrandøje, du nu har i spil.",
    "part.brown@edition=da": """\
Du må trække et kort for hvert, du nu har i spil;
                      alle eller ingen.""",
    "rule.meadow_brown@edition=da": "Hændelse: du må trække et kort for hvert af dine græsrandøjer i spil. Det nye tæller med; det er alt eller intet.",
    "part.gap": "hullet fyldes fra bunken.",
    "part.gap@edition=da": """\
hullet fyldes fra bunken.
     Er alle tre ens, lægges de i kompostbunken, og tre nye kommer.""",
    "mission.edge_three@rules=1": "Aurora, Bredp, Admiral",
    "mission.edge_three.short@rules=1": "Aurora Bredp Admir",
    "rule.edge_three@rules=1": "Kræver aurora, stregbredpande og admiral i spil. En sørgekåbe må gøre det ud for en af dem.",
}
