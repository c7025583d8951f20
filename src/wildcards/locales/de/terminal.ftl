### Was nur die Partie im Terminal sagt. Die Wörter des Spiels selbst stehen in den anderen Dateien.
###
### Karten kommen als ihre Kürzel (F3, R), die in jeder Sprache gleich sind und so eingetippt werden; ebenso Befehle
### (help, rules, quit) und Dateinamen. $name ist der Name einer Person.

## Aufzählungen

# "a, b und c": $first ist "a, b"
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Die Frage

asked-bid-about = Hohe Gebote wählen zuerst. Nimmst du ein Tier, zahlst du so viele Karten dazu, wie hier steht.
asked-discard-more = Weitere Karten abwerfen?
# $cards wie "F3 S1"
asked-picked = Bisher gewählt: { $cards }.
# $habitat wie "Wald"
asked-bonus = { $points } Lebensraumpunkte, wenn alles { $habitat } oder Joker ist.
# $word ist typed-draw
asked-draw = Tippe { $word }, um zu ziehen: „?“ ist hier die Hilfe, auch wenn Aufzeichnungen dafür „?“ schreiben.
asked-only-way = Du zahlst { $cards }, denn anders geht es nicht.

## Was eine Wahl kostet und bringt, in Kürze

# $count Karten zusätzlich zum Gebot
choice-price =
    { $count ->
        [0] kostenlos
       *[other] noch { $count }
    }
# $animals wie "Pfau, Löwe"
choice-bonus-with = Punkte mit { $animals }
choice-refill = kein Tier; auf { $limit } aufziehen
choice-all = das ist alles
# hinter einem Tier: wie viele seiner Art du hast
choice-have = du hast { $count }
choice-leader = die Bonuskarte dazu
choice-leader-from = die Bonuskarte dazu, von { $name }
choice-bonus = Punkte: +{ $points }
choice-bonus-reach = Punkte möglich
# dieselbe Karte mehrmals auf der Hand
choice-number = { $count } davon

## Was getippt werden kann: Wörter, durch Kommas getrennt

typed-done = passen, fertig, nein, keine
typed-draw = ziehen

## Eine Antwort, die nicht geht

# "1" oder "eine Zahl von 1 bis 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] eine Zahl von 1 bis { $count }
    }
# $what zählt auf, was getippt werden kann
answer-wrong = Erwartet: { $what } oder ein Befehl (help nennt sie alle), getippt: „{ $given }“.
answer-number = Erwartet: { $what }, getippt: „{ $given }“.
answer-one-only = Erwartet: eine einzige Wahl, getippt: { $given }.
answer-too-many = Erwartet: höchstens { cards }, getippt: { $given }.
answer-not-enough =
    { $count ->
        [one] Erwartet: { $token } nur einmal, denn mehr hast du nicht.
       *[other] Erwartet: { $token } höchstens { $count }-mal, denn mehr hast du nicht.
    }
answer-not-in-hand = Erwartet: eine Karte aus deiner Hand; { $token } ist nicht dabei.
answer-not-offered = „{ $given }“ steht hier nicht zur Wahl. Erwartet: { $what }.
answer-which = „{ $given }“ kann { $what } sein: Tippe eines davon.
answer-done-alone = Erwartet: „-“ am Ende der Zeile, nach den Karten.
answer-too-few = Erwartet: { cards } vor „-“.
answer-nothing-picked = Noch ist nichts gewählt, also gibt es nichts zurückzunehmen.
# $command steht allein, wie quit
answer-alone = Erwartet: { $command } allein, danach stand: „{ $given }“.
answer-alone-or = Erwartet: { $command } allein oder { $command } { $word }, danach stand: „{ $given }“.
# $topics sind die der Regeln
answer-no-topic = Erwartet: { $topics } nach rules, getippt: „{ $given }“.
# $numbers wie "1-5"
answer-cursor = { $numbers }, ? für Hilfe
answer-cursor-first = { $numbers }, rules oder ? für Hilfe
answer-cursor-plain = Deine Wahl ({ $help })

## Die Regeln, wie sie am Tisch erklärt werden

guide-rounds = Die Partie dauert { $rounds } Runden. In jeder liegen { $slots } Tiere aus.
guide-habitats = F, S und M neben einem Tier sind sein Lebensraum: Wald, Savanne, Gebirge.
guide-end = Am Ende:
# $topics sind Befehle wie "rules bids"
guide-more = Mehr zu einem Thema: { $topics }
# $topic ist das Wort eines Befehls, wie "ties"
guide-section = Regeln, { $topic }:
guide-no-leo = Leo sitzt nicht an diesem Tisch. In der Ausgabe 2022 kann er mitspielen.
guide-holder-first = An diesem Tisch kommt bei gleichen Summen zuerst die Person mit dem Talisman, dann die anderen im Uhrzeigersinn.
guide-hint-bonus = Nach „Punkte mit“ stehen die Tiere, deren Preis du ganz aus ihrem Lebensraum zahlen könntest.
guide-hint-several = Mehrere Karten können in einer Zeile stehen (F1 S2), und „-“ beendet sie vorher.
guide-hint-swap = „ib>sq@2“ gibt einen Steinbock für das Eichhörnchen auf Auslageplatz 2. Dahinter stehen die Bonuskarten, die den Besitz wechseln würden.
guide-answers = Antworte mit der Nummer einer Wahl oder mit ihrem Kürzel: F3 ist Wald 3, R die Nachziehkarte, pe@1 der Pfau auf Auslageplatz 1; „-“ heißt passen oder fertig. Mehrere Karten einer Bezahlung können in einer Zeile stehen (F1 W2).
command-explain = erklärt die jetzige Wahl und die Regel dazu
command-rules = die Regeln in Kürze; rules ties sagt mehr über Gleichstände, und so weiter
command-leaders = was jede Bonuskarte bewirkt
command-log = was in dieser Runde und der davor geschah; log all: in der ganzen Partie
command-score = wie viele Punkte jetzt alle hätten
command-table = Tisch und Frage noch einmal, wie mit Enter
command-back = nimmt Karten zurück, die für eine unfertige Bezahlung gewählt sind
command-save = sagt, wo die Partie aufbewahrt wird; das geschieht ohnehin nach jedem Schritt
command-quit = hört hier auf, um später weiterzuspielen; auch q und exit tun das

## Der Tisch

# in der Zeile über dem Tisch
view-talisman = Talisman: { $name }
view-talisman-used = Talisman: { $name }, wandert weiter
# zeigt zum Auslageplatz neben dem Nachziehstapel
view-pile = Stapel
view-taken = weg
view-leo-pile = Leos Stapel
view-legend = ★ hat die Bonuskarte
# über Spalten von Zahlen: kurz
view-cards = Karten
view-tokens = Marker
view-score = Punkte
view-hand = Deine Hand
# Karten, von denen alle wissen, dass jemand sie auf der Hand hat
view-known = Bekannt
view-holds =
    { $who ->
        [you] du hast { $cards }
       *[other] { $name } hat { $cards }
    }
view-face-down = verdeckt
# von der Auslage
view-empty = leer

## Punkte

# über Spalten: kurz
score-rank = Rang
score-best = größte ×2
score-second = zweite ×1
score-leaders = Bonuskarten
score-animals = Tiere
# die Punkte eines Platzes in einem Satz; $points wie "21 Punkte", $best wie "8 (4 Pfauen)"
score-plain = { $rank }. { $name }: { $points }. Größte Art: { $best }, zweitgrößte: { $second }, Bonuskarten: { $leaders }, Punktemarker: { $tokens }.

## Vor, während und nach einer Partie

# $edition wie "Ausgabe 2022"
session-welcome = Wild Cards, { $edition }, { $rounds } Runden.
session-seats = Am Tisch: { $names }.
session-commitment = Festlegung: { $digest }
session-commitment-about = Das ist der SHA-256 des geheimen Startwerts, aus dem gemischt wird; das Ende zeigt ihn.
session-legend = F ist Wald, S Savanne, M Gebirge, W Joker, je mit ihrer Zahl; R ist die Nachziehkarte.
session-first-help = Neu hier? Tippe rules. Bei jeder Frage erklärt „?“ sie, und help nennt die Befehle.
session-continued = Die aufbewahrte Partie geht weiter. Diese Runde bisher:
session-enter-to-begin = Enter beginnt (auch rules, „?“ und quit gehen hier)
session-enter-for-table = Enter zeigt den Tisch
session-enter-expected = Drück Enter, um weiterzuspielen, oder tippe einen Befehl wie rules.
session-table-again = Enter zeigt Tisch und Frage noch einmal.
session-nothing-yet = Noch ist nichts geschehen.
session-standings = Wäre die Partie jetzt zu Ende:
# $path ist eine Datei oder eine Adresse
session-kept = Die Partie ist aufbewahrt in { $path }
# es folgt ein Befehl
session-go-on = Weiter geht es mit:
session-go-on-later = Mit ihr weiter geht es später mit:
session-check-with = Prüfe sie mit:
# $reason ist eine Meldung des Betriebssystems
session-not-kept = Die Partie konnte nicht aufbewahrt werden: { $reason }. Sie geht weiter, und nach jedem Schritt wird es noch einmal versucht.
session-keeps-failing = Die Partie kann nicht aufbewahrt werden: { $reason }. Wer jetzt aufhört, verliert sie; Strg-C beendet trotzdem.
session-input-ended = { $path }: Die Eingabe ist zu Ende, und die Partie kann nicht aufbewahrt werden: { $reason }; die letzten Schritte sind verloren
session-lost = Die letzten Schritte sind verloren, denn die Partie konnte nicht aufbewahrt werden: { $reason }.
session-moved = Ein anderes Programm bewahrt eine Partie am selben Ort auf. Diese liegt von jetzt an in { $path }
session-set-aside = Die Partie von vorher liegt jetzt in { $path }
session-bot-failed = { $name } hat versagt und tut einen Schritt aufs Geratewohl: { $reason }
session-end-of-input = Die Eingabe ist zu Ende.
session-seed = Startwert: { $seed }
session-seed-about = Sein SHA-256 ist die Festlegung vom Anfang; alles Mischen folgt aus ihm.
session-record = Aufzeichnung: { $path }

## Eine aufbewahrte Partie ist da

found = Es gibt eine aufbewahrte Partie: { $edition }, { seats }, { round }.
# die Buchstaben bleiben, wie sie sind
found-question = Weiterspielen (c), eine neue beginnen und diese beiseitelegen (n) oder aufhören (q)?
found-continue = c spielt die aufbewahrte Partie weiter, genau dort, wo sie stand.
found-new = n beginnt eine neue Partie; die aufbewahrte bekommt einen anderen Namen und kann später weitergehen.
found-quit = q lässt alles, wie es ist.
found-wrong = Erwartet: c, n oder q, oder „?“ für Hilfe, getippt: „{ $given }“.

## Ein Tisch auf einem Server: vor der Partie

online-made = Der Tisch ist eröffnet. Sein Link: { $url }
online-code = Sein Code: { $code }
online-friends = Andere öffnen den Link, oder kommen im Terminal dazu mit: { $command }
online-name = Dein Name? (Enter: { guest })
online-nameless = Andere sehen dich als { guest }; mit --name NAME bekommst du einen Namen.
# $most ist eine Zahl von Zeichen
online-other-name = Andere sehen dich als { $name }: Namen werden auf { $most } darstellbare Zeichen gekürzt.
online-seat = Platz { $seat }: { $name }
# $level ist die Stufe eines Bots
online-bot = { $name }, Bot: { $level }
online-open = frei
online-away = nicht verbunden
online-waiting = Es wartet alles darauf, dass begonnen wird.
online-host-help = Tippe start, um zu beginnen, bots, um freie Plätze Bots zu geben, who, um zu sehen, wer da ist, oder quit.
online-guest-help = Wer den Tisch eröffnet hat, beginnt. Bis dahin gehen: rules, leaders, who (zeigt, wer da ist), quit.
online-read-help = rules: das Spiel in Kürze; rules ties: ein Abschnitt; leaders: was Bonuskarten bewirken.
online-took-seat = { $name } setzt sich auf Platz { $seat }.
online-left-seat = { $name } verlässt Platz { $seat }: Er ist frei.
online-wrong = Erwartet: who, rules, help oder quit, getippt: „{ $given }“.
online-wrong-host = Erwartet: start, bots (vielleicht mit einer Stufe), who, rules, help oder quit, getippt: „{ $given }“.
online-closed = Der Tisch wurde vor dem Ende der Partie geschlossen.

## Ein Tisch auf einem Server: in der Partie

online-waiting-for = Wir warten auf { $names }.
online-lost = Die Verbindung ist weg. Es wird weiter versucht.
online-lost-seat = Die Verbindung ist weg. Es wird weiter versucht; dein Platz bleibt dir.
# $why ist ein Satz aus reasons.ftl
online-not-taken = Das ging nicht. { $why }
online-stand-in = Ein Bot ({ $level }) spielt für dich; tippe back, um selbst weiterzuspielen.
online-back-prompt = ein Bot spielt für dich: back oder Enter
online-back-expected = Erwartet: back, um selbst zu spielen, Enter für Neues oder ein Befehl wie log.
online-went-on = Die Partie ist inzwischen weitergegangen; das wird nicht mehr gefragt.
online-time-up = Deine Zeit ist um; das wird nicht mehr gefragt.
online-decided = Das entscheidet jetzt ein Bot für dich; es wird nicht mehr gefragt.
online-not-asked = Du wirst gerade nichts gefragt. Du kannst einen Befehl tippen wie score, log, table oder quit.
online-meanwhile = Während andere entscheiden, gehen auch Befehle wie score, log oder quit.
online-is-away = { $name } ist weg.
online-is-here = { $name } ist wieder da.
online-bot-decides = Ein Bot ({ $level }) spielt für { $name }.
online-decides-again = { $name } spielt wieder selbst.
# $seat hat den Talisman
online-holder = Talisman: zuerst auf Platz { $seat }, so wurde der Tisch eröffnet.
online-clock-none = Uhr: keine; alle dürfen überlegen, so lange sie wollen.
# $time wie "1 min 30 s"
online-clock-decision = Uhr: { $time } für jede Entscheidung; ist die Zeit um, entscheidet ein Bot.
online-clock-bank = Uhr: { $time } insgesamt; ist die Zeit um, entscheidet ein Bot.
online-clock-more = Uhr: { $time } insgesamt, und { $increment } mehr nach jeder Entscheidung; ist die Zeit um, entscheidet ein Bot.
online-absence-none = Auf wen weg ist, wird gewartet.
online-absence = Wer gefragt und { $time } weg ist: Ein Bot ({ $level }) spielt, bis die Person back tippt.
online-time-left = Zeit: noch { $time }.
online-commitment-about = Sie bindet den Server an seinen Teil des geheimen Startwerts.
online-commitment-mixed = Sie bindet den Server an seinen Teil des geheimen Startwerts. Zufallszahlen von dir sind hineingemischt.
online-commitment-given = Wer den Tisch eröffnet hat, hat den Startwert vorgegeben und kennt vielleicht die Karten.
online-promise-kept = Geprüft: Jeder Schritt und jedes Mischen stimmt, der Startwert passt zur Festlegung.
online-promise-mixed = Geprüft: Jeder Schritt und jedes Mischen stimmt, der Startwert passt zur Festlegung, und deine eigenen Zufallszahlen sind darin.
online-promise-broken = der Tisch hat sein Versprechen nicht gehalten: { $why }

## Ein Bot dieses Rechners an einem Tisch auf einem Server

bot-sits = { $name } sitzt auf Platz { $seat } bei { $url } und wartet auf den Beginn.
bot-failed = Der Bot hat versagt und tut einen Schritt aufs Geratewohl: { $why }
# $points wie "21 Punkte"
bot-result = Die Partie ist zu Ende: { $points }, Rang { $rank }. Am Tisch: { $names }.
