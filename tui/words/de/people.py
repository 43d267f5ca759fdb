"""Leute, die bei einem Host zusammen spielen: Fragen, Gespräch, Namen und Schlüssel, auf Deutsch."""

WORDS: dict[str, str] = {
    # -- questions that come from others -----------------------------------------------------------
    "serve.consent": "{name} möchte etwas zurücknehmen. Einverstanden?",
    "serve.consent.more": "und noch {n} {n:Sache|Sachen}",
    "serve.consent.later": "Jetzt nicht: zurück an den Tisch",
    "serve.consent.waits": "{name} wartet auf deine Antwort; sie steht unter {key:more}.",
    "serve.do.answer": "wer etwas zurücknehmen möchte, dem antworten",
    # -- the end -----------------------------------------------------------------------------------
    "serve.wish": "{names} {n:möchte|möchten} eine Revanche: n spielt mit",
    # -- names -------------------------------------------------------------------------------------
    "serve.name_alike": "{name} sieht {other} zu ähnlich, und so heißt hier schon jemand.",
    "serve.name_strange": "Ein Name besteht aus einem Alphabet, mit Buchstaben, die in Namen vorkommen.",
}
