"""Folk som spiller sammen hos en vert: spørsmål, prat, navn og nøkler, på norsk."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} vil gjerne ta noe tilbake. Er du enig?",
    "serve.consent.later": "Ikke nå: tilbake til bordet",
    "serve.consent.waits": "{name} venter på svaret ditt; det står under {key:more}.",
    "serve.do.answer": "svar den som vil ta noe tilbake",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:vil|vil} spille igjen: n blir med",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} ligner for mye på {other}, og det heter en annen her.",
    "serve.name_strange": "Et navn skrives med ett alfabet, med bokstaver man skriver navn med.",
    # -- keys --------------------------------------------------------------------------------------
    "serve.key.keys": "nøkler",
    "serve.keys.title": "Nøklene dine",
    "serve.keys.here": "Du har kommet med {key}",
    "serve.keys.lose": "{key} slipper deg også inn: fjern den",
    "serve.keys.find": "{key} er fjernet: slipp den inn igjen",
    "serve.keys.add": "Legg til en nøkkel: en annen av maskinene dine er også deg",
    "serve.keys.forget": "Glem meg: navn, nøkler og hva jeg liker",
    "serve.keys.code": (
        "På den andre maskinen, innen ti minutter:\n"
        "\n"
        "  {command}\n"
        "\n"
        "eller c i lobbyen der og denne koden. Den som taster den, er deg\n"
        "fra da av, så ikke si den til noen. Den virker én gang."
    ),
    "serve.keys.guest": (
        "Du har kommet uten nøkkel; koden {code} bringer deg tilbake.\n"
        "Med din egen nøkkel (ssh-keygen lager en) gjør c og den koden\n"
        "disse plassene til dine for godt."
    ),
    "serve.keys.lose.sure": "Fjerne {key}? Den som kommer med den, blir avvist.",
    "serve.keys.forget.sure": (
        "Skal alt som er kjent om {name} her, glemmes?\n"
        "{n} {n:plass|plasser} gis opp. Det som er slutt, blir hos dem som spilte det."
    ),
    "serve.keys.many": "Ingen har mer enn {n} nøkler, de mistede regnet med.",
    "serve.keys.last": "Det er den eneste nøkkelen som slipper deg inn.",
    "serve.keys.gone": "Denne nøkkelen slipper ingen inn lenger.",
    "serve.keys.forgotten": "Du er glemt her. Ha det.",
    "serve.join": "Fra nå av slipper denne nøkkelen inn {name}, med plassene og navnet til {name}.",
    "serve.join.lose": "{mine} finnes ikke lenger: {n} {n:plass blir|plasser blir} til {name}, og navnet er ledig.",
    "serve.join.done": "Du er {name} nå, også med denne nøkkelen.",
    "serve.join.unknown": "Det er ingen kode {code}, eller den er eldre enn ti minutter.",
    "serve.join.keyless": "Den koden er for en maskin med en nøkkel, og du har kommet uten.",
    "serve.join.same": "Den koden er for den andre maskinen din: denne nøkkelen er allerede din.",
    "serve.join.clash": "Dere sitter begge ved samme bord: {codes}. En av dere må forlate det først.",
    "serve.join.out": "Det du hadde her, hører nå til en nøkkel du har: kom med den.",
    "serve.take": "Gjestens {n:plass|{n} plasser} {n:blir din|blir dine}, for godt. Skal det være slik?",
    "serve.take.done": "De er dine; de står i lobbyen.",
    "serve.key.typed": "Eller en fra en annen av maskinene dine, eller fra en gjest du var.",
    # -- talk --------------------------------------------------------------------------------------
    "serve.chat": "Prat",
    "serve.chat.foot": "Enter: si det   Tab: slutt å lese noen   Esc: tilbake",
    "serve.chat.none": "Ingen har sagt noe ennå.",
    "serve.chat.new": "{n} {n:linje|linjer} å lese: /",
    # -- who is here -------------------------------------------------------------------------------
    "serve.key.talk": "prat",
    "serve.key.people": "hvem er her",
    "serve.talk.none": "sier noe til alle som er her",
    "serve.people.nobody": "Ingen andre er her.",
    "serve.people.here": "Her er {names}",
    "serve.people.more": "Her er {names}, {n} {n:annen|andre}",
    "serve.people.others": "{n} {n:annen|andre}",
    "serve.people.lobby": "{name} er i lobbyen",
    "serve.people.waits": "{name} venter på spillere ved {code}",
    "serve.people.plays": "{name} spiller ved {code}",
    "serve.people.watches": "{name} ser på ved {code}",
    "serve.people.waits.hidden": "{name} venter på spillere",
    "serve.people.plays.hidden": "{name} spiller",
    "serve.people.watches.hidden": "{name} ser på",
    "serve.keep": "For å ta vare på det: {command}",
    "serve.no_save.guest": "Du har kommet uten nøkkel: save CODE OWN, med koden du fikk se.",
}
