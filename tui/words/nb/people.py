"""Folk som spiller sammen hos en vert: spørsmål, prat, navn og nøkler, på norsk."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} vil gjerne ta noe tilbake. Er du enig?",
    "serve.consent.more": "og {n} {n:ting|ting} til",
    "serve.consent.later": "Ikke nå: tilbake til bordet",
    "serve.consent.waits": "{name} venter på svaret ditt; det står under {key:more}.",
    "serve.do.answer": "svar den som vil ta noe tilbake",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:vil|vil} spille igjen: n blir med",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} ligner for mye på {other}, og det heter en annen her.",
    "serve.name_strange": "Et navn skrives med ett alfabet, med bokstaver man skriver navn med.",
}
