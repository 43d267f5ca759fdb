"""Folk, der spiller sammen hos en vært: spørgsmål, snak, navne og nøgler, på dansk."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} vil gerne tage noget tilbage. Er du enig?",
    "serve.consent.later": "Ikke nu: tilbage til bordet",
    "serve.consent.waits": "{name} venter på dit svar; det står under {key:more}.",
    "serve.do.answer": "svar den, der vil tage noget tilbage",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:vil|vil} spille igen: n er med",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} ligner {other} for meget, og det hedder en anden her.",
    "serve.name_strange": "Et navn skrives med ét alfabet, med bogstaver, man skriver navne med.",
    # -- keys --------------------------------------------------------------------------------------
    "serve.key.keys": "nøgler",
    "serve.keys.title": "Dine nøgler",
    "serve.keys.here": "Du er kommet med {key}",
    "serve.keys.lose": "{key} lukker dig også ind: fjern den",
    "serve.keys.find": "{key} er fjernet: luk den ind igen",
    "serve.keys.add": "Føj en nøgle til: en anden af dine maskiner er også dig",
    "serve.keys.forget": "Glem mig: navn, nøgler, og hvad jeg kan lide",
    "serve.keys.code": (
        "På den anden maskine, inden for ti minutter:\n"
        "\n"
        "  {command}\n"
        "\n"
        "eller c i lobbyen der og denne kode. Den, der taster den, er dig\n"
        "fra da af, så sig den til ingen. Den virker én gang."
    ),
    "serve.keys.guest": (
        "Du er kommet uden nøgle; koden {code} bringer dig tilbage.\n"
        "Med din egen nøgle (ssh-keygen laver en) gør c og den kode\n"
        "disse pladser til dine for altid."
    ),
    "serve.keys.lose.sure": "Fjern {key}? Den, der kommer med den, afvises.",
    "serve.keys.forget.sure": (
        "Skal alt, hvad der vides om {name} her, glemmes?\n"
        "{n} {n:plads|pladser} opgives. Det, der er slut, bliver hos dem, der spillede det."
    ),
    "serve.keys.many": "Ingen har mere end {n} nøgler, de mistede talt med.",
    "serve.keys.last": "Det er den eneste nøgle, der lukker dig ind.",
    "serve.keys.gone": "Denne nøgle lukker ingen ind mere.",
    "serve.keys.forgotten": "Du er glemt her. Farvel.",
    "serve.join": "Fra nu af lukker denne nøgle {name} ind, med {name}s pladser og navn.",
    "serve.join.lose": "{mine} er der ikke mere: {n} {n:plads bliver|pladser bliver} {name}s, og navnet er frit.",
    "serve.join.done": "Du er {name} nu, også med denne nøgle.",
    "serve.join.unknown": "Der er ingen kode {code}, eller den er ældre end ti minutter.",
    "serve.join.keyless": "Den kode er til en maskine med en nøgle, og du er kommet uden.",
    "serve.join.same": "Den kode er til din anden maskine: denne nøgle er allerede din.",
    "serve.join.clash": "I sidder begge ved samme bord: {codes}. En af jer må forlade det først.",
    "serve.join.out": "Det, du havde her, hører nu til en nøgle, du har: kom med den.",
    "serve.take": "Gæstens {n:plads|{n} pladser} {n:bliver din|bliver dine}, for altid. Skal det være sådan?",
    "serve.take.done": "De er dine; de står i lobbyen.",
    "serve.key.typed": "Eller en fra en anden af dine maskiner, eller fra en gæst, du var.",
    # -- talk --------------------------------------------------------------------------------------
    "serve.chat": "Snak",
    "serve.chat.foot": "Enter: sig det   Tab: læs ikke nogen   Esc: tilbage",
    "serve.chat.none": "Ingen har sagt noget endnu.",
    "serve.chat.new": "{n} {n:linje|linjer} at læse: /",
    # -- who is here -------------------------------------------------------------------------------
    "serve.key.talk": "snak",
    "serve.key.people": "hvem er her",
    "serve.talk.none": "siger noget til alle, der er her",
    "serve.people.nobody": "Ingen andre er her.",
    "serve.people.here": "Her er {names}",
    "serve.people.more": "Her er {names}, {n} {n:anden|andre}",
    "serve.people.others": "{n} {n:anden|andre}",
    "serve.people.lobby": "{name} er i lobbyen",
    "serve.people.waits": "{name} venter på spillere ved {code}",
    "serve.people.plays": "{name} spiller ved {code}",
    "serve.people.watches": "{name} ser på ved {code}",
    "serve.people.waits.hidden": "{name} venter på spillere",
    "serve.people.plays.hidden": "{name} spiller",
    "serve.people.watches.hidden": "{name} ser på",
    "serve.keep": "For at gemme det: {command}",
    "serve.no_save.guest": "Du er kommet uden nøgle: save CODE OWN, med den kode, du fik vist.",
}
