### Der Weg an einen Tisch: Startseite, Tische anlegen und betreten, Warteraum, Einstellungen, Mitwirkende.

## Shell

skip-to-content = Zum Inhalt springen
brand = Wild Cards
menu = Menü
close = Schließen
cancel = Abbrechen
language = Sprache
theme = Farben
theme-auto = automatisch
theme-light = hell
theme-dark = dunkel
nav-lobby = Öffentliche Tische
nav-day = Karten des Tages
nav-tables = Meine Tische
nav-learn = Spielen lernen
nav-rules = Regeln
nav-leaders = Bonuskarten
nav-settings = Einstellungen
nav-credits = Mitwirkende
nav-verify = Fairness prüfen
footer-fan = Eine inoffizielle Fan-Ausgabe. Kostenlos, ohne Werbung und ohne Konto.
loading = Wird geladen …
guest = Gast
dismiss = Diesen Hinweis schließen
page-failed = Diese Seite ließ sich nicht laden. Vielleicht bist du offline.
try-again = Noch einmal versuchen

## Home

home-heading = Wer führt das Rudel an?
home-lead = Biete auf wilde Tiere, bluffe und schnapp dir ihre Bonuskarten. Ein Kartenspiel für zwei bis fünf, kostenlos und ohne Konto.
home-continue = Weiterspielen
home-all-tables = Alle meine Tische
play-heading = Gegen Bots
play-now = Jetzt spielen
play-starting = Karten werden ausgeteilt …
play-seats = Gegner
play-with-leo = 1 und Leo
play-leo = Du gegen einen Bot. Leo, der von selbst spielt, ist der Dritte am Tisch.
play-level = Wie gut sie sind
play-edition = Ausgabe
friends-heading = Mit anderen
friends-text = Eröffne einen Tisch und teile seinen Link. Niemand muss sich anmelden oder etwas installieren.
friends-new = Neuer Tisch
friends-join = Beitreten
join-label = Code oder Link
join-placeholder = ABC 234
join-hint = Der Code hat sechs Buchstaben und Ziffern. Ein eingefügter Link geht auch.
join-fault = Das ist weder ein Code noch ein Link zu einem Tisch.
public-heading = Öffentliche Tische
home-day-text = Dieselben Karten für alle, gegen dieselben Bots. Jede Person spielt sie einmal.
home-day-playing = Du spielst die Karten von heute gerade: weiter geht’s.
day-place =
    { $points ->
        [one] { $points } Punkt, Rang { $place } von { $players }
       *[other] { $points } Punkte, Rang { $place } von { $players }
    }
day-points =
    { $points ->
        [one] { $points } Punkt, außer Konkurrenz
       *[other] { $points } Punkte, außer Konkurrenz
    }
learn-heading = Neu hier?
learn-text = Spiel deine erste Partie mit Begleitung: Nach etwa fünf Minuten kannst du es.
learn-guided = Geführte Partie
learn-rules = Regeln lesen

## Lists of tables

join-heading = An einen Tisch setzen
lobby-heading = Öffentliche Tische
lobby-lead = Nimm Platz, wo einer frei ist, oder schau zu.
lobby-none = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann finden andere ihn hier.
list-more = Mehr Tische zeigen
tables-heading = Meine Tische
tables-none = Du hast noch nicht gespielt. Hier findest du später alle deine Tische.
tables-playing = Laufende Partien
tables-open = Noch nicht begonnen
tables-done = Beendet
# $names are those who sit there
table-with = { $names }
table-empty = Neuer Tisch
listed-your-turn = du bist dran
listed-playing = läuft
listed-open = wartet
listed-over = beendet
listed-closed = abgebrochen
listed-open-seats =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
listed-sit = Platz nehmen
listed-watch = Zuschauen
listed-continue = Weiter
listed-enter = Öffnen
listed-result = Ergebnis
listed-finish =
    { $points ->
        [one] Rang { $place } von { $all }, { $points } Punkt
       *[other] Rang { $place } von { $all }, { $points } Punkte
    }
listed-finish-of =
    { $points ->
        [one] { $name }: Rang { $place } von { $all }, { $points } Punkt
       *[other] { $name }: Rang { $place } von { $all }, { $points } Punkte
    }
listed-unwatchable = Zuschauen ist hier nicht möglich
offline-list = Die Tische ließen sich nicht laden. Neuer Versuch …

## Clocks, in short

clock-none = ohne Uhr
clock-decision = { $time } je Entscheidung
clock-bank = { $time }, dazu { $increment } je Entscheidung

## New table

new-heading = Neuer Tisch
new-title = Name des Tisches
new-title-placeholder = z. B. Freitagsrunde
new-title-hint = Bleibt das Feld leer, heißt der Tisch nach denen, die dort sitzen.
new-your-name = Dein Name
new-name-hint = Die anderen sehen ihn. Du kannst ihn jederzeit ändern.
new-players = Personen
new-two-leo = Zu zweit spielt Leo mit: ein Löwe, der von einem eigenen Stapel bietet und nach festen Regeln nimmt, was übrig bleibt. Es gibt ihn nur in der Ausgabe 2022.
new-leo = Leo spielt mit
new-leo-hint = Ein virtueller Gegner der Ausgabe 2022: Er bietet von einem eigenen Stapel und bekommt einen zusätzlichen Platz.
new-leo-no-five = Zu fünft ist für Leo kein Platz mehr frei.
new-leo-no-2020 = Leo gibt es nur in der Ausgabe 2022.
new-seats = Plätze
new-seats-hint = Weitere Personen an diesem Gerät kommen im Warteraum dazu.
new-kind-you = Du
new-kind-open = Offen
new-kind-bot = Bot
new-edition = Ausgabe
new-edition-2022-hint = Mit Talisman; bei Gleichstand zählt, was du zahlst. Auch Leo, ein Gegner nach festen Regeln, kann mitspielen.
new-edition-2020-hint = Die erste Ausgabe: ohne Talisman, und wer passt, bekommt eine schon gelegte Bezahlung nicht zurück.
new-clock = Bedenkzeit
new-clock-none = Unbegrenzt
new-clock-decision = Eine Frist für jede Entscheidung
new-clock-bank = Ein Zeitvorrat für die ganze Partie
new-clock-time = Zeit
new-clock-unit = Einheit
new-unit-seconds = Sekunden
new-unit-minutes = Minuten
new-unit-hours = Stunden
new-unit-days = Tage
new-clock-increment = Zusätzliche Sekunden je Entscheidung
new-clock-hint = Ist die Zeit um, springt ein Bot ein, bis du zurück bist.
new-who = Wer mitspielen darf
new-private = Nur wer den Link oder den Code hat
new-public = Alle: Der Tisch steht in der öffentlichen Liste
new-watchable = Andere dürfen zuschauen
new-watchable-hint = Wer zuschaut, sieht nur, was für alle offen liegt.
new-knowledge = Gedächtnishilfe
new-knowledge-hint = Bekannte Handkarten, was in den Stapeln noch ist, und Wahrscheinlichkeiten: für alle, die sich nicht alles merken wollen.
new-knowledge-usual = wie üblich: alles, wenn du allein spielst, sonst was offen liegt
new-knowledge-off = keine
new-knowledge-open = was offen liegt
new-knowledge-all = alles, was ein perfektes Gedächtnis wüsste
new-more = Tempo, Abwesenheit und Hinweise
new-grace = Wenn jemand weg ist
new-grace-usual = wie üblich
new-grace-hint = Wie üblich: Nach 1 Minute springt ein Bot ein; bei stundenlanger Bedenkzeit warten alle.
new-grace-never = warten alle
new-grace-after = springt nach { $time } ein Bot ein
new-stand-in = Stärke des Bots, der einspringt
new-pace = Tempo der Bots
new-pace-at-once = sofort
new-pace-quick = flott
new-pace-normal = gut zu verfolgen
new-pace-slow = langsam
new-hints = Es darf um Hinweise gebeten werden
new-hints-hint = Wo andere mitspielen; der Verlauf sagt dann, wer gefragt hat. Allein gegen Bots gibt es immer Hinweise.
new-publish = Die fertige Partie darf als offene Daten veröffentlicht werden
new-publish-hint = Ohne Namen, für die Forschung. Alle erfahren es, bevor sie sich setzen.
new-advanced = Besondere Regeln
new-talisman = Wer den Talisman hat
new-talisman-last = bei Gleichstand zuletzt
new-talisman-first = bei Gleichstand zuerst
new-holder = Wer den Talisman zuerst hat
new-holder-hint = Er wandert weiter, wenn er einen Gleichstand entschieden hat.
new-holder-chance = per Zufall
new-removal = Tiere, die bei drei Plätzen wegfallen
new-removal-balanced = eines jeder Art, der Rest zufällig
new-removal-random = alle zufällig
new-returns = Bezahlung, wenn nach einem Gleichstand gepasst wird
new-returns-edition = wie in der Ausgabe
new-returns-yes = kommt zurück
new-returns-no = ist verloren
new-counts = Karten je Zahl in einem Lebensraum
# $value is 1 to 4
new-count = Zahl { $value }
new-counts-hint = Zusammen 14. In keiner Anleitung steht, wie oft jede Zahl vorkommt; 5, 4, 3 und 2 ist unsere Annahme.
new-make = Tisch eröffnen
new-fault-nobody = Eine Partie braucht mindestens einen Menschen.
new-fault-seconds = Bitte gib eine Zeit zwischen 1 Sekunde und 30 Tagen an.
new-fault-increment = Bitte gib ganze Sekunden an, von 0 bis zu einem Tag.
new-fault-counts = Bitte gib vier Zahlen an, die zusammen 14 ergeben.
new-faults = Da fehlt noch etwas: Sieh dir die markierten Felder an.

## Waiting room

wait-heading = Es fehlt noch jemand
wait-heading-ready = Alle sind da
wait-invited = Du bist zum Mitspielen eingeladen
wait-invited-text = Wähle einen freien Platz, sag, wie du heißt, und warte auf den Start.
wait-full = Alle Plätze sind besetzt. Bleib und schau zu: Die Partie beginnt auf dieser Seite.
wait-full-closed = Alle Plätze sind besetzt, und Zuschauen ist an diesem Tisch nicht möglich.
wait-watch-hint = Oder schau einfach zu: Die Partie beginnt auf dieser Seite.
wait-share = Einladen
wait-share-text = Schick diesen Link allen, die mitspielen.
wait-link = Link zu diesem Tisch
wait-own-machine = Dieser Link funktioniert nur auf diesem Rechner. Damit andere kommen können, muss der Server mit einer Adresse gestartet werden, die sie erreichen (README, „To play with friends“).
qr-code = QR-Code des Links
wait-copy = Link kopieren
wait-copied = Der Link ist kopiert.
wait-copy-failed = Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn von Hand.
wait-send = Link verschicken
# $title is the name of the table; what friends read above the link
wait-send-text = Spiel mit mir Wild Cards!
wait-code = Code
wait-code-hint = Oder sag ihnen diesen Code: Er wird auf der Startseite dieses Servers eingegeben.
wait-seats = Plätze
wait-seat = Platz { $seat }
wait-open = Frei
wait-kept = freigehalten für { $name }
wait-you = du
wait-host = Das ist dein Tisch: Du startest die Partie.
wait-here = da
wait-away = weg
wait-leo-about = bietet von seinem eigenen Stapel
wait-sit = Hier hinsetzen
wait-sit-kept = Deinen Platz nehmen
wait-your-name = Dein Name
wait-player-name = Name der Person
wait-name-fault = Bitte sag, wie du heißt.
wait-sit-down = Hinsetzen
wait-rename = Namen ändern
wait-save = Speichern
wait-stand-up = Aufstehen
wait-actions = Mehr zu Platz { $seat }
wait-kick = Wegschicken
wait-sent-away = Weggeschickt
wait-sent-away-text = Wen du weggeschickt hast, kann sich an diesen Tisch nicht mehr setzen, außer du lässt die Person wieder herein.
wait-let-in = Wieder hereinlassen
wait-bot = Bot hinsetzen
wait-bot-level = Stärke des Bots auf Platz { $seat }
wait-free-bot = Bot entfernen
wait-move = Auf ein anderes Gerät
wait-move-text = Öffne diesen Link auf dem anderen Gerät: Dann geht es dort auf diesem Platz weiter. Der Link gilt nur einmal.
wait-move-link = Persönlicher Link für Platz { $seat }
wait-add = Noch jemand an diesem Gerät
wait-add-hint = Reicht das Gerät herum: Dazwischen sind die Karten verdeckt.
wait-start = Partie starten
wait-start-fill = Starten, Bots füllen auf
wait-fill-level = Stärke dieser Bots
wait-not-host = Wer den Tisch eröffnet hat, startet die Partie.
wait-sit-first = Vor dem Start muss sich jemand hinsetzen.
wait-leave = Tisch verlassen
wait-close = Absagen
wait-close-sure = Diesen Tisch für alle absagen?
wait-close-yes = Ja, absagen
wait-settings = So wird gespielt
wait-private = nur mit Link oder Code
wait-public = steht in der öffentlichen Liste
wait-watchable = andere dürfen zuschauen
wait-unwatchable = kein Zuschauen
wait-knowledge-off = keine Gedächtnishilfe
wait-knowledge-open = Gedächtnishilfe: was offen liegt
wait-knowledge-all = Gedächtnishilfe: alles, was ein perfektes Gedächtnis wüsste
wait-grace = nach { $time } Abwesenheit springt ein Bot ein
wait-grace-never = alle warten, wenn jemand weg ist
wait-hints = Hinweise sind erlaubt
wait-publish = die fertige Partie darf ohne Namen veröffentlicht werden
wait-holder = Talisman zuerst auf Platz { $seat }, so festgelegt beim Eröffnen des Tisches
wait-rule-talisman = wer den Talisman hat, ist bei Gleichstand zuerst dran
wait-rule-removal = welche Tiere wegfallen, entscheidet allein der Zufall
wait-rule-returns = wer nach einem Gleichstand passt, bekommt die Bezahlung zurück
wait-rule-lost = wer nach einem Gleichstand passt, verliert die Bezahlung
wait-rule-counts = Karten mit der Zahl 1 bis 4 in einem Lebensraum: { $counts }
wait-fair = Niemand kann die Karten aussuchen, auch der Server nicht: Jedes Gerät steuert eine eigene Zufallszahl bei.
wait-fair-more = Wie das bewiesen wird
wait-fair-commitment = Mit dieser Zahl hat sich der Server auf seinen Teil festgelegt:
wait-given = Die Kartenfolge dieses Tisches ist vorgegeben. Wer ihn eröffnet hat, kennt vielleicht die Karten.
wait-deal = Die Karten dieses Tisches bekommen auch andere: Danach lässt sich vergleichen.
deal-page = Zur Seite dieser Karten
wait-lost = Dein Platz ist wieder frei oder läuft auf einem anderen Gerät weiter.
# $name sits down at seat $seat
wait-told-sat = { $name } sitzt jetzt auf Platz { $seat }.
wait-told-left = { $name } ist gegangen.
wait-told-bot = Auf Platz { $seat } sitzt jetzt ein Bot.
wait-told-here = { $name } ist da.
wait-told-away = { $name } ist weg.
wait-told-renamed = Platz { $seat } heißt jetzt { $name }.
claim-done = Dieser Platz gehört jetzt dir, auf diesem Gerät.

## In the menu, while a game is played

play-watch-link = Link zum Zuschauen kopieren
# $name is the person of the seat
play-move = { $name } auf ein anderes Gerät mitnehmen
play-moved = Öffne diesen Link auf dem anderen Gerät oder richte dessen Kamera auf das Bild: Dann geht es dort auf diesem Platz weiter. Der Link gilt nur einmal.
play-leave = Partie verlassen …
play-leave-sure = Wenn du gehst, spielt ein Bot für dich weiter, und die Partie läuft weiter. Bis zum Ende kannst du jederzeit zurückkommen: „Meine Tische“ führt hierher.
play-leave-yes = Verlassen
play-leave-no = Bleiben
play-left = Ein Bot spielt für dich, bis du zurückkommst.
play-end = Partie beenden
play-end-sure = Diese Partie endgültig beenden? Sie wird nicht gewertet.
play-end-yes = Ja, beenden
play-end-all = Partie für alle beenden …
play-end-ask = Die anderen fragen, ob diese Partie jetzt enden soll? Sie endet, sobald alle einverstanden sind, die mitspielen, und wird nicht gewertet.
play-end-ask-yes = Fragen
# $name is who asks
play-end-asked = { $name } fragt, ob diese Partie jetzt enden soll.
play-end-host-asks = Wer den Tisch eröffnet hat, fragt, ob diese Partie jetzt enden soll.
play-end-terms = Sie endet, sobald alle einverstanden sind, die mitspielen, und wird nicht gewertet.
# $names are who has not agreed yet
play-end-missing = Es fehlt noch: { $names }.
play-end-agree = Einverstanden, beenden
play-end-no = Weiterspielen
play-end-later = Später entscheiden
play-end-alone = Wer noch zustimmen müsste, war einen Tag lang nicht hier. Allein beenden

## Connection

line-connecting = Verbindung wird aufgebaut …
line-cut = Verbindung verloren. Neuer Versuch …
line-healed = Wieder verbunden.
line-ended = Die Verbindung ist beendet.
line-reload = Neu laden
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Der Link ist unvollständig, oder der Tisch wurde lange nach seinem Ende entfernt.
table-heading = Tisch

## You and your devices

keep-heading = Du und deine Geräte
keep-link = Deinen Namen behalten, andere Geräte benutzen, deine Daten mitnehmen

## Settings

settings-heading = Einstellungen
settings-lead = Sie werden in diesem Browser gespeichert und gelten für dieses Gerät.
settings-name = Dein Name
settings-name-hint = Die anderen sehen ihn, wenn du Platz nimmst.
settings-language-auto = wie im Browser
settings-speed = Animationen
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-speed-off = aus
settings-sound = Ein Ton, wenn du dran bist
settings-notify = Eine Benachrichtigung, wenn du dran bist und diese Seite im Hintergrund ist
settings-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen.
settings-notify-none = Dieser Browser kennt keine Benachrichtigungen.
settings-shortcuts = Am Tisch mit einzelnen Tasten wählen und senden

## Credits

credits-heading = Mitwirkende
credits-game = Das Spiel
credits-game-text = Wild Cards ist ein Kartenspiel von Ferdinand Schnitzler, erschienen bei Board Game Circus. Dies ist eine inoffizielle Fan-Umsetzung: Sie wurde vom Verlag weder gemacht noch gebilligt. Wenn es dir gefällt, kauf das Spiel: Echte Karten sind noch schöner.
credits-rules-text = Alle Texte, Zeichnungen und Regelerklärungen sind unsere eigenen. Vom Original sind weder Bilder noch Wortlaut übernommen.
credits-free = Freie Software
credits-free-text = Programm, Zeichnungen und Texte darfst du unter der MIT-Lizenz nutzen, ändern und weitergeben.
credits-parts = Was darin steckt, und unter welchen Lizenzen:
credits-privacy = Datenschutz
credits-privacy-text = Es gibt kein Konto, und niemand verfolgt dich. An einem Cookie mit einer Zufallszahl erkennt der Server deine Plätze wieder; Name und Einstellungen bleiben in diesem Browser, und deinen Namen sehen die, mit denen du spielst.

## Lost

lost-heading = Vom Pfad abgekommen
lost-text = Hier ist keine Seite. Vielleicht wurde der Link abgeschnitten.
lost-home = Zur Startseite

## Puzzles: positions in which one decision is clearly the best

puzzles-heading = Rätsel
puzzles-text = Stellungen, in denen eine Entscheidung klar die beste ist und schwächere Bots sie meist verfehlen.

## Wertungen

nav-ratings = Wertungen
new-rated = Die Partie zählt für die Wertung
new-rated-hint = Alle erfahren es, bevor sie sich setzen. Keine Hinweise, ein Platz je Person, und sie wird zu Ende gespielt.
wait-rated = gewertet: Wer sich setzt, ist einverstanden, dass die Partie für die eigene Wertung zählt, auch nach dem Weggehen
wait-rated-about = Gewertete Partie: Wenn du dich setzt, bist du einverstanden, dass sie für deine Wertung zählt, die an deinem Platz steht. Gehst du, spielt ein Bot weiter, und sein Rang zählt für dich.
rating-short = Wertung { $rating } ± { $unsure }
rating-none-short = noch keine Wertung
seat-page = Seite von { $name }

## Was man beim Zuschauen sieht

new-spectators = Was man beim Zuschauen sieht
new-spectators-hint = Alle erfahren es, bevor sie sich setzen, und sind damit einverstanden, wenn sie sich setzen. Alle Hände zu zeigen passt, wo ihr einander vertraut: Der Server kann nicht wissen, wer weitersagt, was zu sehen ist.
new-spectators-public = was offen liegt
new-spectators-late = alle Hände, alles auf dem Stand zu Beginn der Runde
new-spectators-all = sofort alle Hände
wait-spectators-late = andere dürfen zuschauen und sehen alle Hände, aber alles erst auf dem Stand zu Beginn der laufenden Runde
wait-spectators-all = andere dürfen zuschauen und sehen sofort alle Hände
spectators-told-late = Wer an diesem Tisch zuschaut, sieht alle Hände, aber alles erst auf dem Stand zu Beginn der laufenden Runde. Wer sich setzt, ist damit einverstanden.
spectators-told-all = Wer an diesem Tisch zuschaut, sieht sofort alle Hände. Wer sich setzt, ist damit einverstanden.
# Statt auf wen die Partie wartet
spectators-wait-late = Die Runde läuft
spectators-watching-late = Du siehst alle Hände, und alles auf dem Stand zu Beginn dieser Runde. Was jetzt geschieht, erscheint, wenn die Runde vorbei ist.
spectators-watching-all = Du siehst alle Hände. Das gilt nur für dich und andere, die zuschauen.
spectators-hand = Hand von { $name }
