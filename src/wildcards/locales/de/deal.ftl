### A deal that several people play: its page, and the deal of the day.

## The page of a deal

deal-lead = Alle bekommen dieselben Karten, gegen dieselben Bots: So lassen sich Ergebnisse vergleichen.
# $day as “Sunday 29 November”
deal-of-day = Karten des Tages: { $day }
deal-seats = Wer wo sitzt
deal-seat = Platz { $seat }: { $name }
# a seat that was played by a person, not a bot
deal-person = Mensch
deal-play-heading = Selbst spielen
deal-take = Diese Karten spielen
deal-friends = Offen für Leute, die du einlädst
deal-friends-hint = Sie setzen sich über den Link oder Code des Tisches. Wo niemand eingeladen ist, spielt ein Bot.
deal-bots = Bots auf Plätzen von Menschen
deal-seen = Du hast diese Karten gesehen. Spielst du sie noch einmal, wird das Ergebnis so gekennzeichnet und zählt außer Konkurrenz.
deal-secret = Was andere und die Bots erreicht haben, siehst du, sobald du zu Ende gespielt hast.
deal-players =
    { $count ->
        [0] Noch niemand hat zu Ende gespielt.
        [one] { $count } Person hat zu Ende gespielt.
       *[other] { $count } Personen haben zu Ende gespielt.
    }
deal-share = Link zu diesen Karten
deal-share-hint = Wer ihn öffnet, kann sie auch spielen und vergleichen.

## Who took it

deal-takes = Wer sie gespielt hat
deal-takes-about = Es zählen Punkte, dann die Platzierung in der Partie, dann, was eigene Entscheidungen gekostet haben, in Prozentpunkten der Gewinnchance.
# over columns: short
deal-column-place = Rang
deal-column-name = wer
deal-column-score = Punkte
deal-column-rank = Partie
deal-column-loss = Kosten
# the rank in one game
deal-rank = { $rank }/{ $of }
deal-out = außer Konkurrenz
deal-unknown = nicht bekannt
deal-mark-seen = kannte die Karten: außer Konkurrenz
deal-mark-late = nach dem Tag: außer Konkurrenz

## What bots reached

deal-levels = Was Bots erreichen
deal-levels-seat = Platz
deal-levels-about = Bots jeder Spielstärke spielen dieselben Karten auf Platz { $seat }, viele Male; die anderen bleiben, wie sie sind.
deal-levels-none = Noch hat sie kein Bot gespielt.
# for those who can’t see it
deal-levels-picture = Wie sich die Punkte der Bots verteilen, nach Spielstärke; die Tabelle darunter hat sie in Zahlen.
deal-levels-legend = Die Balken zeigen, wie viele Partien mit so vielen Punkten endeten, der Punkt darunter den Mittelwert mit seinem 95-%-Intervall.
deal-levels-own = Die gestrichelte Linie ist dein bestes Ergebnis.
# over that line: short
deal-levels-you = du: { $points }
deal-levels-table = Mittelwerte mit 95-%-Intervallen, und wie oft diese Bots gewannen.
deal-levels-count =
    { $count ->
        [one] Bisher { $count } Partie von Bots.
       *[other] Bisher { $count } Partien von Bots.
    }
# over columns: short
deal-column-level = Bots
deal-column-mean = Punkte
deal-column-interval = 95 %
deal-column-won = Siege
deal-column-below = unter dir
deal-span = { $low }–{ $high }
deal-percent = { $share } %
deal-runs = Bots spielen gerade: { $runs } von { $of } Partien.
deal-runs-done = Die Bots sind mit ihren Partien fertig.

## The deal of the day

day-go-new = Karten von heute spielen
day-go-late = Spielen
day-go-playing = Weiterspielen
day-go-over = Ergebnis ansehen
# $when is a day of the week and a time
day-until = Bis { $when }, nach deiner Uhr.
day-once = Du hast diese Karten gespielt; jede Person spielt sie einmal.
day-before = Die letzten sieben Tage
day-late = Was du verpasst hast, kannst du noch spielen, außer Konkurrenz.
day-none = Für heute gibt es noch keine Karten.
day-fair = Bevor der Tag begann, hat der Server die Karten durch eine geheime Zahl festgelegt und deren Hash angekündigt; ist der Tag vorbei, wird die Zahl gezeigt, und alle können prüfen, dass es dieselben Karten geblieben sind.
day-commitment = Der Hash für heute
