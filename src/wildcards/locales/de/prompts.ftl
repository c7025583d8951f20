### Was einen Platz gefragt wird, was es kostet und was die Knöpfe senden. Begriffe wie in things.ftl.
### Tiere und Bonuskarten kommen mit Artikel im Akkusativ (`the-…` in things.ftl).

## Die Frage

question-bid = Biete eine Karte
question-bid-second = Eine zweite Karte legen?
question-eagle = Biete eine oder zwei Karten
question-reveal = Welches Gebot soll gelten?
question-swap = Ein Tier tauschen?
question-discard = Karten abwerfen?
question-lay =
    { $count ->
        [one] Gleichstand bei { $value }: Lege { $count } Karte
       *[other] Gleichstand bei { $value }: Lege { $count } Karten
    }
question-break = Immer noch Gleichstand: Lege eine Karte oder ziehe eine
question-take = Nimm ein Tier oder passe
question-pay =
    { $count ->
        [one] Zahle { $count } Karte für { $animal }
       *[other] Zahle { $count } Karten für { $animal }
    }
question-keep = { $card } zurücknehmen?

## Wo gewählt wird

where-bid = Wähle eine Karte aus deiner Hand oder die Nachziehkarte.
where-bid-second = Deine Adler-Bonuskarte erlaubt es: Liegen die Gebote der anderen offen, deckst du eine der beiden auf.
where-eagle = Wähle eine oder zwei aus deiner Hand. Liegen die Gebote der anderen offen, deckst du eine davon auf.
where-reveal = Die andere nimmst du verdeckt zurück auf die Hand.
where-swap = Gib eines deiner Tiere für ein anderes aus der Auslage.
where-discard = Wähle beliebig viele aus deiner Hand. Danach ziehst du auf { $limit } nach.
where-lay = Wähle aus deiner Hand. Wer die höchste Summe hat, nimmt zuerst; das Gebot zählt nicht mit. Gleichstand mit { $names }.
where-break = Gleichstand mit { $names }. Wer die höchste Karte hat, nimmt zuerst; danach kommen diese Karten auf den Abwurfstapel.
where-take =
    { $count ->
        [0] Wähle aus der Auslage. Dein Gebot { $bid } ist alles, was du zahlst.
        [one] Wähle aus der Auslage. Zu deinem Gebot { $bid } zahlst du noch { $count } Karte.
       *[other] Wähle aus der Auslage. Zu deinem Gebot { $bid } zahlst du noch { $count } Karten.
    }
where-take-laid = Wähle aus der Auslage. Bezahlt hast du schon: { $cards }.
where-pay = Wähle aus deiner Hand.
where-keep = Deine Steinbock-Bonuskarte erlaubt es: Das Gebot hat dir ein Tier gebracht.

## Was eine Wahl kostet und bringt

fact-price =
    { $count ->
        [0] Kostet keine weitere Karte
        [one] Kostet noch { $count } Karte
       *[other] Kostet noch { $count } Karten
    }
fact-bluff = Das kannst du nicht bezahlen: ein Bluff
fact-bonus-reach = Punkte möglich: +{ $points }
fact-bonus = Lebensraumpunkte: +{ $points }
fact-bonus-lost = Lebensraumpunkte verpasst: { $points }
fact-refill = Kein Tier: Du kannst Karten abwerfen und ziehst dann auf { $limit } nach
fact-of = { $card }: { $text }
fact-draw-up =
    { $kept ->
        [one] Du behältst { $kept } Karte und ziehst auf { $limit } nach
       *[other] Du behältst { $kept } Karten und ziehst auf { $limit } nach
    }
fact-draw-none =
    { $kept ->
        [one] Du behältst { $kept } Karte und ziehst keine
       *[other] Du behältst { $kept } Karten und ziehst keine
    }
fact-no-leader = Keine Bonuskarte wechselt den Besitz
fact-sum = Summe: { $sum }
fact-draw = Es zählt die oberste Karte vom Nachziehstapel, ungesehen
fact-draw-nothing = Es ist nichts mehr zu ziehen: Das zählt 0
fact-then-have = Dann gesammelt: { $animals }
fact-leader = Du bekommst { $leader }
fact-leader-from = Du bekommst { $leader } von { $name }
fact-leader-away = { $name } bekommt { $leader }
fact-leader-back = { $leader } kommt zurück in den Vorrat
fact-pass = { $card } kommt zurück, und { $draws }
fact-pass-back = { $card } und deine Bezahlung ({ $paid }) kommen zurück, und { $draws }
fact-pass-lost = { $card } kommt zurück, und { $draws }; deine Bezahlung ({ $paid }) ist verloren
you-draw =
    { $count ->
        [0] du ziehst keine Karte
        [one] du ziehst eine Karte
       *[other] du ziehst { $count } Karten
    }

## Was gesendet wird

send-bid = { $cards } bieten
send-reveal = { $card } aufdecken
send-swap = { $gives } geben, { $takes } nehmen
send-discard =
    { $count ->
        [one] { $count } Karte abwerfen
       *[other] { $count } Karten abwerfen
    }
send-lay = { $cards } legen (Summe { $sum })
send-break = { $card } legen
send-draw = Vom Stapel ziehen
send-take = { $animal } nehmen
send-take-pay = { $animal } nehmen, mit { $cards } zahlen
send-pay = { $cards } für { $animal } zahlen
send-keep = { $card } zurücknehmen
send-no-second = Keine zweite Karte legen
send-no-swap = Nichts tauschen
send-no-discard = Alle Karten behalten
send-no-keep = { $card } liegen lassen
send-pass = Passen: kein Tier nehmen
decline-bid = Keine zweite
decline-swap = Kein Tausch
decline-discard = Alle behalten
decline-keep = Liegen lassen
decline-take = Passen

## Was fehlt

missing-bid = Wähle eine Karte
missing-reveal = Wähle eine der beiden
missing-give = Wähle ein Tier zum Geben
missing-swap-take = Wähle ein Tier zum Nehmen
missing-discard = Wähle Karten oder behalte alle
missing-break = Wähle eine Karte oder ziehe eine
missing-take = Wähle ein Tier
missing-cards =
    { $count ->
        [one] Wähle noch { $count } Karte
       *[other] Wähle noch { $count } Karten
    }

## Teile einer Frage

reveal-legend = Deine zwei Gebote
a-draw = eine Karte vom Stapel
draw-card = Vom Stapel ziehen
pay-cheapest = Niedrigste
pay-best = Mit Punkten
# the button for a hint, and the heading over it
hint-ask = Was würdest du tun?
hint-pick = Das wählen
hint-working = Ich probiere aus, was kommen kann …
hint-told = Alle am Tisch erfahren, dass du gefragt hast.
undo = Zurück
take-it-back = Zurücknehmen
taken-back = Zurückgenommen.
send-waits = Die Verbindung ist unterbrochen. Deine Wahl wird gesendet, sobald du wieder verbunden bist.
send-late = Noch keine Antwort. Deine Wahl wird erneut gesendet, bis der Server antwortet.
send-unavailable = Der Server kann gerade nichts speichern: Sein Datenträger ist voll oder seine Datenbank ist nicht erreichbar. Nichts ist verloren: Deine Wahl wird erneut gesendet, bis es klappt.
about-here = Die Regel
why-close = Antwort schließen

## Nichts ist zu tun

wait-BID =
    { $count ->
        [one] Es fehlt noch das Gebot von { $names }
       *[other] Es fehlen noch die Gebote von { $names }
    }
wait-REVEAL = { $names } wählt, welches von zwei Geboten gilt
wait-SWAP = { $names } darf ein Tier tauschen
wait-DISCARD =
    { $count ->
        [one] { $names } darf Karten abwerfen
       *[other] { $names } dürfen Karten abwerfen
    }
wait-LAY =
    { $count ->
        [one] Gleichstand: { $names } legt verdeckt die Bezahlung
       *[other] Gleichstand: { $names } legen verdeckt ihre Bezahlung
    }
wait-BREAK =
    { $count ->
        [one] Immer noch Gleichstand: { $names } legt oder zieht eine Karte
       *[other] Immer noch Gleichstand: { $names } legen oder ziehen eine Karte
    }
wait-TAKE = { $names } wählt ein Tier
wait-PAY = { $names } zahlt
wait-KEEP = { $names } darf ein Gebot zurücknehmen
wait-over = Die Partie ist zu Ende
wait-next = Gleich geht es weiter
own-laid = Du hast verdeckt gelegt: { $cards }.
own-thrown = Du wirfst ab: { $cards }.
bots-wait = Der Server ist ausgelastet: Bots müssen warten, bis sie überlegen können. Es geht von selbst weiter.
stand-in = Ein Bot spielt für dich
stand-in-time = Deine Zeit war um, also hat ein Bot gespielt. Was er gespielt hat, gilt.
stand-in-absent = Du warst weg, also hat ein Bot gespielt. Was er gespielt hat, gilt.
stand-in-left = Du bist gegangen, und ein Bot hat weitergespielt. Was er gespielt hat, gilt.
stand-in-none = Ein Bot hat für dich gespielt. Was er gespielt hat, gilt.
im-back = Ich bin wieder da
is-back = { $name } ist wieder da

## Tasten

keys-title = Tastenkürzel
keys-open = Tastenkürzel
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet; diese gehen immer.
key-enter = Enter
key-ctrl-enter = Strg + Enter
key-escape = Esc
keys-hand = die erste bis zehnte Karte deiner Hand wählen
keys-slots = das Tier auf Auslageplatz 1 bis 4 wählen
keys-refill = die Nachziehkarte wählen
keys-decline = passen oder ablehnen
keys-send = die Auswahl senden, von überall
keys-enter = die Auswahl senden, innerhalb der Frage
keys-clear = Auswahl zurücknehmen
keys-back = zurücknehmen, was du getan hast, solange andere wählen
keys-to-hand = zu deiner Hand
keys-to-display = zur Auslage
keys-to-prompt = zur Frage
keys-hint = fragen, was du tun könntest
keys-log = den Verlauf zeigen
keys-leaders = die Bonuskarten zeigen
keys-cards = die offenen Karten zeigen
keys-help = diese Liste zeigen

watching = Du schaust zu und siehst, was alle sehen dürfen.
hands-hidden = Alle Handkarten an diesem Gerät sind verdeckt, bis wieder jemand von euch dran ist.
