"""What in Biotopia depends on what was agreed for a match, in Norwegian bokmål."""

MATCH: dict[str, str] = {
    "option.edition.en.head": "engelsk utgave",
    "option.edition.da.head": "dansk utgave",
    "rule.common_blue@common_blue=must": "Hendelse: ta et av kortene i himmelen opp på hånden; du kan ikke la være. Himmelen fylles straks opp igjen.",
    "part.blue": "Du kan ta et kort i himmelen.",
    "part.blue@common_blue=must": "Ta et kort i himmelen; du kan ikke la være.",
    "part.ruling_blue": """\
Man kan si nei til kortet fra en tiriltungeblåvinge, hvis ikke «må ta» er
  valgt.""",
    "part.ruling_blue@common_blue=must": """\
Man kan ikke si nei til kortet fra en tiriltungeblåvinge, som valgt for
  dette partiet.""",
    "part.brown": "Trekk et kort for hver du nå har i spill.",
    "part.brown@edition=da": """\
Du kan trekke et kort for hver du nå har i spill;
                      alle eller ingen.""",
    "rule.meadow_brown@edition=da": "Hendelse: du kan trekke ett kort for hver rappringvinge du har i spill. Den nye teller med; det er alt eller ingenting.",
    "part.gap": "hullet fylles fra bunken.",
    "part.gap@edition=da": """\
hullet fylles fra bunken.
     Er alle tre like, legges de i komposthaugen, og tre nye kommer.""",
    "mission.edge_three@rules=1": "Aurora, Smyger, Admiral",
    "mission.edge_three.short@rules=1": "Aurora Smyger Admir",
    "rule.edge_three@rules=1": "Krever aurorasommerfugl, timoteismyger og admiral i spill. En sørgekåpe kan gjelde som en av dem.",
}
