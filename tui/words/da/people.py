"""Folk, der spiller sammen hos en vært: spørgsmål, snak, navne og nøgler, på dansk."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} vil gerne tage noget tilbage. Er du enig?",
    "serve.consent.more": "og {n} {n:ting|ting} mere",
    "serve.consent.later": "Ikke nu: tilbage til bordet",
    "serve.consent.waits": "{name} venter på dit svar; det står under {key:more}.",
    "serve.do.answer": "svar den, der vil tage noget tilbage",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:vil|vil} spille igen: n er med",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} ligner {other} for meget, og det hedder en anden her.",
    "serve.name_strange": "Et navn skrives med ét alfabet, med bogstaver, man skriver navne med.",
}
