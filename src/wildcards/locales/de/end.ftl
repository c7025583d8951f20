### Das Ende einer Partie, der Nachweis, dass fair gemischt wurde, Wiederholung, mehrere an einem Gerät, was vom Verlauf gezeigt und erzählt wird.

## Das Ende

end-winner = { $name } gewinnt
end-you-won = Du gewinnst
end-you-placed =
    { $points ->
        [one] Deine Platzierung: { $place }, mit { $points } Punkt
       *[other] Deine Platzierung: { $place }, mit { $points } Punkten
    }
# $names sind mehrere
end-winners = { $names } gewinnen gemeinsam
end-closed = Diese Partie wurde vorzeitig beendet
end-closed-about = Der Tisch wurde vor der letzten Runde geschlossen. Deshalb hat niemand gewonnen, und es gibt keine Aufzeichnung.
end-ranking = Endstand
# $first ist einer von $names; $animals sind ihre Anzahlen von Tieren, wie 9 : 8
end-more-animals = { $names } haben gleich viele Punkte. Es entscheidet die Zahl der Tiere, { $animals }: { $first } liegt vorn.
end-shared = { $names } haben gleich viele Punkte und gleich viele Tiere ({ $animals }). Sie teilen sich die Platzierung.
end-species-best = { $animals }, die größte Tierart
end-species-second = { $animals }, die zweitgrößte
end-species-other = { $animals }, ohne Punkte
end-no-animals = Keine Tiere
end-part-best = Größte Tierart: je 2
end-part-second = Zweitgrößte: je 1
end-part-leaders = Bonuskarten
end-part-bonus = Punktemarker
end-total = Summe
end-guided = Das war deine geführte Partie, und du weißt jetzt, wie es geht. In der nächsten werden die Karten neu gemischt, und niemand rät dir.
end-guided-play = Jetzt eine richtige Partie
end-rematch = Noch einmal
end-rematch-join = Zur Revanche
end-rematch-called = Eine neue Partie mit denselben Leuten wartet auf dich.
end-rematch-begun = Es geht weiter: Dieselben Leute spielen noch einmal.
end-rematch-watch = Bei der Revanche zusehen
end-replay = Wiederholung ansehen
end-record = Aufzeichnung speichern
end-home = Zur Startseite

## Der Nachweis, dass fair gemischt wurde

proof = Fair gemischt
proof-about = Die Karten folgen aus einer geheimen Zahl des Servers, die vor der Partie feststand, und aus Zufallszahlen von den Geräten am Tisch. Dein Browser hat beides gerade noch einmal zusammengesetzt.
proof-more = Jede Karte nachprüfen
check-is-right = stimmt:
check-is-wrong = stimmt nicht:
check-is-open = nicht geprüft:
check-numbers = Zahlen
check-given = Wer diesen Tisch eröffnet hat, hat die Kartenfolge vorgegeben. Da gibt es nichts nachzuweisen.
check-none-kept = An diesem Gerät hat niemand mitgespielt; deshalb gibt es hier nichts zum Vergleichen.
check-kept-commitment = Die Festlegung des Servers ist dieselbe, die dieses Gerät vor der Partie bekommen hat.
check-own-nonces =
    { $count ->
        [one] Die Zufallszahl dieses Geräts ist eingeflossen.
       *[other] Alle { $count } Zufallszahlen dieses Geräts sind eingeflossen.
    }
check-server-part = Die geheime Zahl des Servers ist dieselbe, auf die er sich festgelegt hat.
check-mix = Der Startwert ist aus dieser Zahl und den Zufallszahlen der Geräte gemischt.
check-bots-nonces = Der Server hat für seine eigenen Bots Zufallszahlen beigetragen und könnte sie ausgesucht haben.
check-no-json = Das ist keine Aufzeichnung: Es ist kein JSON.
check-no-json-lines = Das ist mehr als eine Aufzeichnung. Gib aus einer Datei mit mehreren nur eine Zeile an.
check-no-record = Das ist keine Aufzeichnung einer Partie.
check-twice = „{ $key }“ steht in dieser Aufzeichnung zweimal im selben Objekt: Programme würden sie verschieden lesen.
check-unreadable = Die Aufzeichnung ist beschädigt und nicht lesbar.
check-no-seed = Die Aufzeichnung hat keinen Startwert, mit dem man die Karten nachrechnen könnte.
check-commitment = Die Festlegung in der Aufzeichnung passt zu ihrem Startwert.
check-no-parts = Die Aufzeichnung sagt nicht, wie ihr Startwert zustande kam. Wer ausgeteilt hat, könnte ihn ausgesucht haben.
check-habitats = Die Wildniskarten lagen so, wie es der Startwert ergibt.
check-animals = Die Tiere kamen so, wie es der Startwert ergibt.
check-removed = Es fehlten die Tiere, die der Startwert ergibt.
check-talisman = Den Talisman hatte zuerst die Person, die der Startwert bestimmt.
check-talisman-chosen = Wer den Talisman zuerst bekommt, wurde beim Eröffnen des Tisches festgelegt. Darüber sagt der Startwert nichts.
check-reshuffle = Nach dem Mischen Nummer { $number } lagen die Karten so, wie es der Startwert ergibt.
check-leo = Leos Stapel Nummer { $number } lag so, wie es der Startwert ergibt.
check-replayed =
    { $steps ->
        [one] Der Server hat den einen Schritt nachgespielt: Er war erlaubt, und die Punkte stimmen.
       *[other] Der Server hat alle { $steps } Schritte nachgespielt: Alle waren erlaubt, und die Punkte stimmen.
    }
check-not-replayed = Der Server hat die Partie nachgespielt und einen Fehler gefunden.
check-no-answer = Der Server hat die Partie nicht nachgespielt.

## Die Seite, die eine Aufzeichnung prüft

verify-heading = Wurde fair gemischt?
verify-about = Dein Browser teilt die Karten einer beendeten Partie noch einmal aus, aus den Zahlen, die Geräte und Server beigetragen haben, und vergleicht. Dafür musst du dem Server nicht vertrauen. Nur dass jeder Schritt den Regeln folgte, sagt dir der Server selbst.
verify-file = Die Aufzeichnung einer Partie, als Datei
verify-text = oder als Text
verify-check = Prüfen
verify-found = Das Ergebnis
verify-running = Wird geprüft …
verify-right = Alles stimmt.
verify-wrong = Diese Aufzeichnung stimmt nicht.
verify-open = Es ist nichts falsch, aber nicht alles ließ sich prüfen.
verify-shows = Was das zeigt
verify-shows-text = Der Server hat seine Festlegung, die Prüfsumme einer geheimen Zahl, bekannt gegeben, bevor ein Gerät eine Zufallszahl beitrug. Ist es dieselbe, die du damals bekommen hast, und ist eine der Zufallszahlen deine, dann haben weder der Server noch die anderen diese Karten ausgesucht.
verify-limits = Es zeigt nicht, ob ein Server gemeinsam mit der Person, die sich zuletzt hingesetzt hat, viele Zahlen ausprobiert hat, und auch nicht, wer während der Partie welche Karten angesehen hat. Im Terminal prüft „wildcards verify DATEI“ alles, ohne jemanden zu fragen.

## Was währenddessen gezeigt wird: warum wer bei Gleichstand zuerst drankommt

beat-bids = Gebote
beat-tie = Gleichstand bei Geboten von { $value }
beat-why-LION = hat die Löwen-Bonuskarte
beat-why-LEO = Leo gewinnt Gleichstände
beat-why-SUM = durch die Summe
beat-why-TALISMAN = durch den Talisman
beat-why-BREAK = durch die Zusatzkarte
beat-why-SEAT_ORDER = nach Sitzreihenfolge
beat-why-CANNOT_PAY = kann nicht zahlen
beat-why-ONLY_PAYER = niemand sonst kann zahlen

## Der Verlauf

logbook = Verlauf
logbook-filter = Gezeigte Runden
logbook-all = alle Runden
logbook-marked = Auf dem Tisch umrahmt: { $places }
place-bid = Gebot von { $name }
place-pay = Bezahlung von { $name }
place-handsize = Hand von { $name }
place-talisman = Talisman von { $name }
place-points = Punkte von { $name }
place-collection = Sammlung von { $name }: { $animal }
place-leader = { $leader } von { $name }
place-leader-supply = { $leader } im Vorrat

## Mehrere an einem Gerät

curtain-pass = Gib das Gerät an { $name } weiter
curtain-why = Die Karten von { $name } bleiben verdeckt, bis jemand auf den Knopf tippt.
curtain-take = Ich bin { $name }

## Wiederholung

replay-heading = Wiederholung
replay-loading = Die Partie wird geladen …
replay-back = Zurück zum Ergebnis
replay-table = Der Tisch
replay-controls = Durch die Partie gehen
replay-position = Zeitpunkt in der Partie
replay-step = Schritt { $step } von { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-back-step = Einen Schritt zurück
replay-round = Zur nächsten Runde
replay-round-back = Zum Anfang der Runde
replay-speed = Tempo
replay-eyes = Aus der Sicht von
replay-eyes-none = Zuschauenden
replay-eyes-seat = { $name }
replay-eyes-all = allen (alle Hände offen)
replay-hands = Alle Hände
replay-hand-sealed = { $hand }; verdeckt: { $sealed }

## The review of a game; more of its words are in review.ftl

review-heading = Analyse
# whose game is reviewed: over a choice of names
review-of = Wer
review-waits =
    { $count ->
        [0] Sie beginnt gleich.
        [one] { $count } andere Analyse kommt vorher dran.
       *[other] { $count } andere Analysen kommen vorher dran.
    }
review-runs = { $decided } von { $decisions } Entscheidungen angesehen.
review-again = Noch einmal versuchen
review-split =
    Anteil von { $name } am Sieg: { $result } %, wo gleich Starke { $par } % haben. Eigene Entscheidungen haben { $loss } Punkte gekostet, { $was ->
        [bad] Pech hat weitere { $luck } gekostet
       *[good] Glück hat { $luck } gebracht
    }.
# for those who can’t see it
review-curve-picture = Gewinnchance von Runde zu Runde, wie in der Tabelle darunter.
review-curve-legend = Die gestrichelte Linie ist der Anteil gleich Starker ({ $par } %); Ringe zeigen Runden mit einem Fehler.
review-ways = Was es wert war: die besten von { $count } Möglichkeiten
review-chosen = gewählt
review-why = Die beste Möglichkeit verglichen mit der gewählten:
review-show = In der Wiederholung ansehen
review-previous = Zur vorigen Entscheidung
review-next = Zur nächsten Entscheidung
review-none = Hier ist nichts zu entscheiden
review-number = Entscheidung { $number } von { $all }

## Was wäre, wenn

branch-heading = Ab hier weiterspielen
branch-about = Du übernimmst jetzt einen Platz, und Bots spielen die anderen. Alle Karten bleiben, wie sie waren.
branch-seat = Dein Platz
branch-against = Die anderen sind
branch-same = wie in dieser Partie
branch-redeal = Neu austeilen, was dieser Platz nicht gesehen hat
branch-play = Weiterspielen
branch-over = Hier ist die Partie vorbei: Geh zu einem früheren Zeitpunkt zurück.
end-branch = Diese Partie zweigt von einer anderen ab: sieh sie dir an

## The same deal; more of its words are in deal.ftl

deal-heading = Dieselben Karten
deal-play = Dieselben Karten spielen
deal-about-short = Oder von Anfang an, wie es auch andere können:
deal-results = Ergebnisse vergleichen
