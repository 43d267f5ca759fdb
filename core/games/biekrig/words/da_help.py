"""Biekrig's rules in Danish for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Vi kender ikke alt ved dette spil: vi har ikke set billederne af bræt og kort. Tallene er fra regelhæftet, eller det er vores egne tal, tilpasset ved at spille spillet mange tusind gange.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du driver en bigård, og det gør naboerne også. Den, der først har ti point,
vinder med det samme. Pointene kommer fra tre kilder:

  {part.points_hive}
  syv honning, høstet om efteråret        1 point
  et kort ”Ekstra point” på hånden        1 point

Et stade er en dronning og to til fem arbejdere. Med to arbejdere er det
minimalt, med fem er det fuldt. Du begynder med to minimale stader på det
første forårsfelt og ikke andet. Alle slår, og det højeste slag begynder.

Brættet er året: fyrre felter i en ring, ti for hver årstid, og en
høststreg om efteråret. Stader, pollen og honning ligger åbent.
Hændelseskort på hånden er hemmelige.""",
    "help.turn.title": "Din tur",
    "help.turn": """\
{part.order}

  1  Brug hændelseskort, så mange du vil.
  2  Køb bier, så mange du kan betale.
  3  Slå med terningen, gå så mange felter frem, og gør, hvad feltet siger.

De to første kan du springe over. {part.bought}

Kun feltet, du standser på, tæller; de andre passeres uden virkning, bortset
fra høststregen. Flere brikker kan stå på samme felt.

{part.harvest_when}, trækker du et kort allersidst.""",
    "help.buying.title": "At købe bier",
    "help.buying": """\
  En arbejder   to pollen i forskellige farver og en honning.
  En dronning   et pollen i hver af de tre farver og en honning.

En arbejder sættes i et af dine stader, der ikke er fuldt.

En dronning købes for at dele et fuldt stade, og det sker med det samme. Af
de fem arbejdere bliver to hos den gamle dronning, to følger den nye, og en
går tabt: du har to minimale stader og {part.points_split}.

Ellers flytter bier aldrig fra stade til stade, og spillerne bytter ikke med
hinanden. Der er altid nok bier, pollen og honning.""",
    "help.flowers.title": "Blomster",
    "help.flowers": """\
På et blåt, rødt eller grønt felt flyver alle staderne ud. Slå en terning
for hvert af dem, i rækkefølge. Viser den ikke mere end antallet af bier i
stadet, dronningen medregnet, får du et pollen i den farve og en honning.

  D+2   tre bier     1 til 3 giver mad
  D+3   fire bier    1 til 4
  D+4   fem bier     1 til 5
  D+5   seks bier    altid, uden terning

Du må have så meget pollen og honning, du vil. Andre ser det: honning kan
røves, pollen kan ikke.""",
    "help.swarms.title": "Sværme",
    "help.swarms": """\
På et felt med S, om foråret og om sommeren, kan store stader sværme.
Slå for hvert stade med mindst tre arbejdere. Ved 4, 5 eller 6
flyver halvdelen af arbejderne bort, rundet ned:

  tre arbejdere    en drager bort, to bliver
  fire arbejdere   to drager bort, to bliver
  fem arbejdere    to drager bort, tre bliver

Ingen får et nyt stade af det. Minimale stader slår ikke, og et stade går
aldrig tabt ved sværmning.

Kortet Sværmekontrol hindrer alt dette én gang, hvis du bruger det før den
første af disse terninger. Før slaget viser bordet, hvilke slag der fører
til et S, og hvilke stader der så er i fare.""",
    "help.harvest.title": "Honninghøsten",
    "help.harvest": """\
Høststregen ligger om efteråret. I den tur, hvor din brik går forbi den
eller standser på det første felt bag den, kan du gøre honning til point:
syv honning for hvert, så mange gange du vil.

{part.harvest_order} Honning, du ikke bytter,
beholder du, men du skal rundt en gang til, før du kan høste igen.

Høstede point skrives op og kan aldrig mistes.""",
    "help.events.title": "Hændelseskort",
    "help.events": """\
Et spørgsmålstegn giver et kort sidst i turen. {part.drawn} med et sjette kasserer du et, det nye eller et gammelt.

  Ekstra arbejder  før slaget, en arbejder i et stade, der ikke er fuldt
  Ekstra pollen    før slaget, et pollen i den farve, du vil
  Sværm            før slaget, et nyt minimalt stade
  Ekstra point     et point, så længe du har det, bruges aldrig
  Sværmekontrol    på et S: ingen terninger, ingen sværm
  Syrebehandling   når Varroa angriber dig: ingen terning, intet tab
  Røveri, Bipest, Varroa: se nedenfor, under Angreb

Når bunken er tom, blandes de kasserede kort. Et kort uden mål eller uden
virkning kan ikke bruges.""",
    "help.attacks.title": "Angreb",
    "help.attacks": """\
Før slaget kan du nævne en modspiller, lægge et angrebskort og slå. Kortet
er brugt, hvad terningen end viser.

  Røveri  1, 2, 3: {part.rob}
  Bipest  4, 5, 6: et stade går tabt med alle bier; offeret vælger hvilket.
          Ikke mod en, der kun har ét stade.
  Varroa  4, 5, 6: en arbejder går tabt i et stade, offeret vælger. Et
          minimalt stade kan ikke undvære nogen: det går helt tabt.
          {part.varroa_not}

Det sidste stade går aldrig tabt. Mod Varroa, og ikke mod andet, findes
Syrebehandling, til brug før terningen falder. Den, der angribes, bliver
spurgt, så snart kortet kan være på hånden; så røber spørgsmålet intet.""",
    "help.end.title": "Slutningen",
    "help.end": """\
Så snart du har ti point i din egen tur, er spillet slut, og du har vundet.
Runden spilles ikke færdig. Det kan ske med et Sværm-kort, en deling, en
honninghøst eller et ekstra point, du trækker.

Point kan gå tabt igen: et stade ved Bipest eller Varroa, et ekstra point,
når du kasserer det. Høstede point består.

De andre ser dine point fra stader og høst. De ekstra point er hemmelige
til slutningen; så lægges alle frem.

{part.last_round}""",
    "help.rulings.title": "Hvor regelhæftet tier",
    "help.rulings": """\
- {part.ruling_hive}
- {part.ruling_varroa}
- {part.ruling_order}
- {part.ruling_harvest}
- {part.ruling_acid}
- {part.ruling_rob}
- {part.ruling_limit}

Det meste af dette kan vælges anderledes, når spillet sættes op. Brættet og
antallet af hvert kort er vores eget, for vi har ikke set de billeder, der
hører til regelhæftet.""",
    "help.numbers.title": "Tallene",
    "help.numbers": """\
Fra regelhæftet:
  2 stader til at begynde med; 2 til 5 arbejdere i et stade
  en arbejder for 2 farver pollen, en dronning for 3, og 1 honning hver
  stader sværmer fra 4; Røveri virker til og med 3, Bipest og Varroa fra 4
  7 honning giver et point, 5 kort fylder en hånd, med 10 point vinder man

Vores egne tal, tilpasset ved at spille mange tusind spil:
  årets 40 felter, deres rækkefølge og farver
  starten på det første, høststregen efter 3 af efteråret
  {part.house_hive}
  42 hændelseskort:
    Ekstra arbejder 7, Ekstra point 5, Sværm 4, Sværmekontrol 4,
    Ekstra pollen 6, Røveri 4, Bipest 3, Varroa 6, Syrebehandling 3""",
    "tip.1": "Fyld ét stade først: seks bier slår aldrig fejl, og kun et fuldt kan deles.",
    "tip.2": "På et S sværmer store stader let: se, hvilke slag der fører derhen.",
    "tip.3": "To minimale stader er et bedre mål for Varroa end ét stort.",
    "tip.4": "Honning køber bier hele året, men nær høststregen tæller man i syvere.",
    "tip.5": "Pollen i én farve køber ingenting: farverne på de næste felter tæller.",
    "tip.6": "Et ekstra point er sikkert, så længe du ikke trækker et sjette kort.",
}
