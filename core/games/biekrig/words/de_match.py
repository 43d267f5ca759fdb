"""What in Biekrig depends on what was agreed for a match, in German."""

MATCH: dict[str, str] = {
    "part.points_hive": "jedes deiner Völker                     1 Punkt",
    "part.points_hive@points_per_hive=2": "jedes deiner Völker                     2 Punkte",
    "part.points_split": "einen Punkt mehr",
    "part.points_split@points_per_hive=2": "zwei Punkte mehr",
    "part.ruling_hive": "Jedes Volk ist ein Punkt; das Regelheft nennt keine Zahl dafür.",
    "part.ruling_hive@points_per_hive=2": "Jedes Volk ist zwei Punkte; das Regelheft nennt keine Zahl dafür.",
    "part.house_hive": "1 Punkt für ein Volk",
    "part.house_hive@points_per_hive=2": "2 Punkte für ein Volk, wie für diese Partie gewählt; sonst ist es 1",
    "rule.swarm@points_per_hive=2": "Vor dem Wurf: ein neues Volk umsonst, eine Königin mit zwei Arbeiterinnen. Das sind sofort zwei Punkte.",
    "rule.hive@points_per_hive=2": "Eine Königin und zwei bis fünf Arbeiterinnen; jedes Volk zählt zwei Punkte. Je mehr Bienen, desto sicherer die Tracht: drei Bienen bringen bei 1 bis 3, sechs immer.",
    "price.split@points_per_hive=2": "teilt ein volles Volk: +2",
    "part.order": "Ein Zug hat drei Teile, immer in dieser Reihenfolge:",
    "part.order@phase_order=free": "Ein Zug hat drei Teile, die ersten beiden beliebig, auch abwechselnd:",
    "part.bought": """\
Sobald du etwas gekauft hast, kannst
du in diesem Zug keine Ereigniskarten mehr spielen.""",
    "part.bought@phase_order=free": """\
Auch wenn du schon etwas gekauft
hast, kannst du im selben Zug noch Ereigniskarten spielen.""",
    "part.ruling_order": "Alle Ereigniskarten eines Zuges kommen vor dem ersten Kauf.",
    "part.ruling_order@phase_order=free": "Ereigniskarten und Käufe eines Zuges kommen in beliebiger Folge.",
    "rule.acid_treatment@acid_fresh=usable": "Wenn jemand mit Varroa angreift: Kein Würfel fällt, du verlierst nichts. Entscheide, bevor er fällt. Auch eine eben erst gezogene hilft schon.",
    "rule.space.event@acid_fresh=usable": "Ganz am Ende des Zuges ziehst du eine Ereigniskarte. Du kannst sie ab deinem nächsten Zug einsetzen, eine Säurebehandlung sofort.",
    "part.drawn": """\
Du kannst sie ab
deinem nächsten Zug gebrauchen, einmal, dann wird sie abgelegt.""",
    "part.drawn@acid_fresh=usable": """\
Du kannst sie ab
deinem nächsten Zug gebrauchen (Säurebehandlung sofort), einmal, dann wird
sie abgelegt.""",
    "part.ruling_acid": "Eine eben gezogene Säurebehandlung schützt erst ab deinem nächsten Zug.",
    "part.ruling_acid@acid_fresh=usable": "Eine Säurebehandlung schützt, sobald sie gezogen ist.",
    "part.harvest_when": """\
Hast du den Erntestrich überquert, darfst du jetzt ernten. Stehst du auf
einem Fragezeichen""",
    "part.harvest_when@harvest_timing=at_crossing": """\
Überquerst du den Erntestrich, darfst du ernten, ehe das Feld wirkt. Stehst
du auf einem Fragezeichen""",
    "part.harvest_order": """\
Das geschieht nach der Wirkung des Feldes, auf dem du stehst, sodass sein
Honig mitzählt, und bevor du eine Karte ziehst.""",
    "part.harvest_order@harvest_timing=at_crossing": """\
Das geschieht vor der Wirkung des Feldes, auf dem du stehst, sodass sein
Honig noch nicht mitzählt.""",
    "part.ruling_harvest": "Die Ernte kommt nach der Wirkung des Feldes.",
    "part.ruling_harvest@harvest_timing=at_crossing": "Die Ernte kommt vor der Wirkung des Feldes.",
    "rule.varroa@varroa_targets=non_minimal_only": "Vor dem Wurf: Nenne jemanden mit einem nicht minimalen Volk. 4 bis 6 kostet dort eine Arbeiterin. Das Opfer wählt das Volk; ein minimales Volk geht ganz verloren, aber nie das letzte. Eine Säurebehandlung beendet den Angriff, bevor der Würfel fällt.",
    "why.varroa@varroa_targets=non_minimal_only": "Niemand sonst hat ein Volk mit drei Arbeiterinnen oder mehr",
    "tip.3@varroa_targets=non_minimal_only": "Varroa trifft nur den, der ein nicht minimales Volk hat.",
    "part.varroa_not": "Nicht gegen jemanden, dessen einziges Volk minimal ist.",
    "part.varroa_not@varroa_targets=non_minimal_only": "Nicht gegen jemanden, der nur minimale Völker hat.",
    "part.ruling_varroa": """\
Varroa darf auch den treffen, der nur minimale Völker hat. Das Regelheft
  sagt in einem Satz nein und im nächsten, was dann geschieht.""",
    "part.ruling_varroa@varroa_targets=non_minimal_only": """\
Varroa trifft den nicht, der nur minimale Völker hat. Das Regelheft sagt
  es in einem Satz und im nächsten, was sonst geschähe.""",
    "rule.robbing@robbing_empty_target=forbidden": "Vor dem Wurf: Nenne jemanden mit Honig und würfle. Bei 1 bis 3 holst du so viel Honig. Nie mehr, als dort vorhanden ist. Bei 4 bis 6 geschieht nichts, und die Karte ist so oder so verbraucht.",
    "part.rob": "So viel Honig holst du dort, wenn so viel da ist.",
    "part.rob@robbing_empty_target=forbidden": """\
So viel Honig holst du dort, wenn so viel da ist.
           Nicht gegen jemanden ohne Honig.""",
    "part.ruling_rob": "Man darf auch jemanden ohne Honig berauben, wenn auch vergeblich.",
    "part.ruling_rob@robbing_empty_target=forbidden": "Wer keinen Honig hat, kann nicht beraubt werden.",
    "part.last_round": """\
Eine letzte Runde gibt es nicht, außer wenn die Partie eine bekommen hat:
Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg
geteilt.""",
    "part.last_round@round_limit=100": """\
Runde 100 ist die letzte: Danach gewinnt, wer die meisten Punkte hat; bei
Gleichstand wird der Sieg geteilt.""",
    "part.ruling_limit": "Weder die Zahl der Völker noch das Spiel hat eine Grenze.",
    "part.ruling_limit@round_limit=100": "Die Zahl der Völker hat keine Grenze. Runde 100 ist die letzte.",
}
