### Was nur die Partie im Terminal sagt. Die Wörter des Spiels selbst stehen in den anderen Dateien.
###
### Karten kommen als ihre Kürzel (F3, R), die in jeder Sprache gleich sind und so eingetippt werden; ebenso Befehle
### (help, rules, quit) und Dateinamen. $name ist der Name einer Person.

## Aufzählungen

# "a, b und c": $first ist "a, b"
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Die Frage

asked-bid-about = Wer hoch bietet, wählt zuerst. „2 dazu“ heißt: 2 Karten mehr für ein Tier.
asked-discard-more = Weitere Karten abwerfen?
# $cards wie "F3 S1"
asked-picked = Bisher gewählt: { $cards }.
# $habitat wie "Wald"
asked-bonus = { $points } Lebensraumpunkte, wenn alles { $habitat } oder Joker ist.
# $word ist typed-draw
asked-draw = Tippe { $word }, um zu ziehen. „?“ ruft hier die Hilfe auf, auch wenn es in Aufzeichnungen für das Ziehen steht.
asked-only-way = Du zahlst { $cards }, denn anders geht es nicht.
asked-only-bid = Du deckst { $cards } auf, denn beide Gebote sind gleich.

## Was eine Wahl kostet und bringt, in Kürze

# $count Karten zusätzlich zum Gebot
choice-price =
    { $count ->
        [0] kostenlos
       *[other] { $count } dazu
    }
# $animals wie "Pfau, Löwe"
choice-bonus-with = Punkte mit { $animals }
choice-refill = kein Tier; auf { $limit } nachziehen
choice-all = das war’s
# hinter einem Tier: wie viele seiner Art du hast
choice-have = du hast { $count }
choice-leader = dazu die Bonuskarte
choice-leader-from = dazu die Bonuskarte von { $name }
choice-bonus = Punkte: +{ $points }
choice-bonus-reach = Punkte möglich
# dieselbe Karte mehrmals auf der Hand
choice-number = { $count } davon

## Was getippt werden kann: Wörter, durch Kommas getrennt

typed-done = passen, passe, fertig, nein, keine
typed-draw = ziehen, ziehe

## Eine Antwort, die nicht geht

# "1" oder "eine Zahl von 1 bis 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] eine Zahl von 1 bis { $count }
    }
# $what zählt auf, was getippt werden kann
answer-wrong = Erwartet: { $what }, oder ein Befehl (help zeigt alle). Getippt: „{ $given }“.
answer-number = Erwartet: { $what }. Getippt: „{ $given }“.
answer-one-only = Erwartet: eine einzige Wahl. Getippt: { $given }.
answer-too-many = Erwartet: höchstens { cards }. Getippt: { $given }.
answer-not-enough =
    { $count ->
        [one] Du hast { $token } nur einmal.
       *[other] Du hast { $token } nur { $count }-mal.
    }
answer-not-in-hand = Erwartet: eine Karte aus deiner Hand. { $token } hast du nicht.
answer-not-offered = „{ $given }“ steht hier nicht zur Wahl. Erwartet: { $what }.
answer-which = „{ $given }“ kann { $what } heißen: Tippe eines davon.
answer-done-alone = Erwartet: „-“ am Ende der Zeile, nach den Karten.
answer-too-few = Erwartet: { cards } vor „-“.
answer-end-alone = Du spielst hier allein: quit hält die Partie an.
answer-bot = Nach bot wird die Nummer eines Platzes erwartet, nicht „{ $given }“.
answer-bot-alone = Du spielst hier allein: Auf allen anderen Plätzen sitzen schon Bots.
answer-nothing-picked = Es ist noch nichts gewählt, was du zurücknehmen könntest.
# $command steht allein, wie quit
answer-alone = Erwartet: { $command } allein. Dahinter stand: „{ $given }“.
answer-alone-or = Erwartet: { $command } allein oder { $command } { $word }. Getippt nach { $command }: „{ $given }“.
# $topics sind die der Regeln
answer-no-topic = Nach rules wird erwartet: { $topics }. Getippt: „{ $given }“.
# $numbers wie "1-5"
answer-cursor = { $numbers }, ? für Hilfe
answer-cursor-first = { $numbers }, rules oder ? für Hilfe
answer-cursor-plain = Deine Wahl ({ $help })

## Die Regeln, wie sie am Tisch erklärt werden

guide-rounds = Die Partie dauert { $rounds } Runden. In jeder liegen { $slots } Tiere aus.
guide-habitats = F, S und M neben einem Tier stehen für seinen Lebensraum: Wald, Savanne, Gebirge.
guide-end = Am Ende:
# $topics sind Befehle wie "rules bids"
guide-more = Mehr zu einem Thema: { $topics }
# $topic ist das Wort eines Befehls, wie "ties"
guide-section = Aus den Regeln (rules { $topic }):
guide-no-leo = Leo sitzt nicht an diesem Tisch. In der Ausgabe 2022 kann er mitspielen.
guide-holder-first = An diesem Tisch ist bei gleichen Summen zuerst die Person mit dem Talisman dran, dann die anderen im Uhrzeigersinn.
guide-hint-bonus = Nach „Punkte mit“ stehen die Tiere, deren Preis du ganz aus ihrem Lebensraum zahlen könntest.
guide-hint-several = Du kannst mehrere Karten in eine Zeile schreiben (F1 S2); mit „-“ hörst du früher auf.
guide-hint-swap = „ib>sq@2“ tauscht einen Steinbock gegen das Eichhörnchen auf Auslageplatz 2. Dahinter stehen die Bonuskarten, die den Besitz wechseln würden.
guide-answers = Antworte mit der Nummer einer Wahl oder mit ihrem Kürzel: F3 ist Wald 3, R die Nachziehkarte, pe@1 der Pfau auf Auslageplatz 1; „-“ heißt passen oder fertig. Für eine Bezahlung kannst du mehrere Karten in eine Zeile schreiben (F1 W2).
command-explain = erklärt, was gerade zu wählen ist, und die Regel dazu
command-rules = die Regeln in Kürze; mehr zu Gleichständen mit rules ties, und so weiter
command-leaders = was jede Bonuskarte bewirkt
command-log = was in dieser und der vorigen Runde geschah; log all: in der ganzen Partie
command-score = wie viele Punkte alle jetzt hätten
command-table = Tisch und Frage noch einmal, wie mit Enter
command-piles = der Abwurfstapel, bekannte Handkarten und die Tiere, die noch kommen
command-known = was du von den Karten der anderen wissen könntest: was sicher und was wahrscheinlich ist
command-hint = was du jetzt tun könntest und was jede Wahl wert ist; mit anderen nur, wo der Tisch es erlaubt
command-back = nimmt gewählte Karten zurück, oder was du verdeckt getan hast, solange andere noch nicht fertig sind
command-end = fragt alle, die mitspielen, ob die Partie enden soll, oder stimmt dem zu; end no: Sie geht weiter
command-bot = bot 2 gibt Platz 2 endgültig einem Bot, wenn dort niemand mehr ist; nur wer den Tisch leitet
command-say = sagt den anderen etwas: allein nennt es fertige Sätze, say 3 schickt einen, say TEXT eigene Worte, wo es erlaubt ist
command-mute = hört nichts mehr von jemandem, an keinem Tisch: mute NAME
command-unmute = hört jemanden wieder, der stummgeschaltet war: unmute NAME
command-report = meldet die letzten Worte von jemandem an alle, die den Server betreiben: report NAME
command-save = sagt, wo die Partie gespeichert wird; das geschieht ohnehin nach jedem Schritt
command-quit = hört hier auf; später geht es weiter. Auch q und exit gehen

## Der Tisch

# in der Zeile über dem Tisch
view-talisman = Talisman: { $name }
view-talisman-used = Talisman: { $name }, wandert weiter
# zeigt zum Auslageplatz neben dem Nachziehstapel
view-pile = Stapel
view-taken = weg
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
session-commitment-about = Das ist der SHA-256-Hash des geheimen Startwerts, der am Ende aufgedeckt wird.
# $at is the number of an action in a record
session-branched = Diese Partie zweigt bei Aktion { $at } von einer beendeten ab: Bis dahin ist alles, wie es war, auch alle Karten.
session-branched-redealt = Diese Partie zweigt bei Aktion { $at } von einer beendeten ab: Bis dahin ist alles, wie du es gesehen hast; was du nicht gesehen hattest, wurde neu ausgeteilt.
session-legend = F ist Wald, S Savanne, M Gebirge, W Joker, je mit Zahl; R die Nachziehkarte.
session-first-help = Neu hier? Tippe rules. „?“ erklärt jede Frage, und help zeigt die Befehle.
session-continued = Die Partie geht weiter. Diese Runde bisher:
session-enter-to-begin = Mit Enter geht es los (auch rules, „?“ und quit gehen hier)
session-enter-for-table = Enter zeigt den Tisch
session-enter-expected = „{ $given }“ ist kein Befehl. Drück Enter, um weiterzuspielen, oder tippe einen Befehl wie rules.
session-table-again = Enter zeigt Tisch und Frage noch einmal.
session-nothing-yet = Es ist noch nichts geschehen.
session-standings = Wäre die Partie jetzt zu Ende:
# $path ist eine Datei oder eine Adresse
session-kept = Die Partie ist gespeichert in { $path }
# es folgt ein Befehl
session-go-on = Weiter geht es mit:
session-go-on-later = Später weiterspielen kannst du sie mit:
session-check-with = Prüfe sie mit:
# $reason ist eine Meldung des Betriebssystems
session-not-kept = Die Partie konnte nicht gespeichert werden: { $reason }. Sie geht weiter, und nach jedem Schritt wird es noch einmal versucht.
session-keeps-failing = Die Partie kann nicht gespeichert werden: { $reason }. Hörst du jetzt auf, ist sie verloren; mit Strg-C geht das trotzdem.
session-input-ended = { $path }: Die Eingabe ist zu Ende, und die Partie kann nicht gespeichert werden: { $reason }; die letzten Schritte sind verloren
session-lost = Die letzten Schritte sind verloren, denn die Partie konnte nicht gespeichert werden: { $reason }.
session-moved = Ein anderes Programm speichert eine Partie am selben Ort. Diese liegt von jetzt an in { $path }
session-set-aside = Die früher gespeicherte Partie liegt jetzt in { $path }
session-bot-failed = Fehler bei { $name }; der nächste Schritt ist zufällig: { $reason }
session-end-of-input = Die Eingabe ist zu Ende.
session-seed = Startwert: { $seed }
session-seed-about = Sein SHA-256-Hash ist die Festlegung vom Anfang; alles Mischen folgt aus ihm.
session-record = Aufzeichnung: { $path }

## Eine gespeicherte Partie ist da

found = Es gibt eine gespeicherte Partie: { $edition }, { seats }, { round }.
# die Buchstaben bleiben, wie sie sind
found-question = Sie weiterspielen (c), sie beiseitelegen und eine neue beginnen (n) oder aufhören (q)?
found-continue = c setzt die gespeicherte Partie genau dort fort, wo sie stand.
found-new = n beginnt eine neue Partie; die gespeicherte bekommt einen anderen Namen und lässt sich später weiterspielen.
found-quit = q lässt alles, wie es ist.
found-wrong = Erwartet: c, n oder q, oder „?“ für Hilfe. Getippt: „{ $given }“.

## Ein Tisch auf einem Server: vor der Partie

online-made = Der Tisch ist eröffnet. Link: { $url }
online-code = Code: { $code }
online-friends = Andere öffnen den Link oder kommen im Terminal dazu mit: { $command }
online-name = Dein Name? (Enter: { guest })
online-nameless = Andere sehen dich als { guest }; mit --name NAME gibst du dir einen Namen.
# $most ist eine Zahl von Zeichen
online-other-name = Andere sehen dich als { $name }: Namen werden auf { $most } darstellbare Zeichen gekürzt.
online-seat = Platz { $seat }: { $name }
# $level ist die Stufe eines Bots
online-bot = { $name }, Bot: { $level }
online-open = frei
online-away = nicht verbunden
online-waiting = Alle warten auf den Start der Partie.
online-host-help = Tippe start (Partie starten), bots (Bots auf die freien Plätze setzen), who (zeigt, wer da ist) oder quit.
online-guest-help = Wer den Tisch eröffnet hat, startet die Partie. Bis dahin gehen: rules, leaders, who (zeigt, wer da ist), quit.
online-read-help = rules: das Spiel in Kürze; rules ties: ein Abschnitt; leaders: was Bonuskarten bewirken.
online-took-seat = { $name } setzt sich auf Platz { $seat }.
online-left-seat = { $name } verlässt Platz { $seat }: Er ist frei.
online-wrong = Erwartet: who, rules, help oder quit. Getippt: „{ $given }“.
online-wrong-host = Erwartet: start, bots (auch mit einer Stufe), who, rules, help oder quit. Getippt: „{ $given }“.
online-closed = Der Tisch wurde vor dem Ende der Partie geschlossen.

## Ein Tisch auf einem Server: in der Partie

online-waiting-for = Wir warten auf { $names }.
online-lost = Verbindung verloren. Neuer Versuch …
online-lost-seat = Verbindung verloren. Neuer Versuch … Dein Platz bleibt dir erhalten.
# $why ist ein Satz aus reasons.ftl
online-not-taken = Das ging nicht. { $why }
online-stand-in = Ein Bot ({ $level }) spielt für dich; tippe back, um selbst weiterzuspielen.
online-back-prompt = ein Bot spielt für dich: back oder Enter
online-back-expected = Erwartet: back, um selbst weiterzuspielen, Enter für Neuigkeiten oder ein Befehl wie log.
online-went-on = Die Partie ist inzwischen weitergegangen; diese Frage hat sich erledigt.
online-time-up = Deine Zeit ist um; diese Frage hat sich erledigt.
online-decided = Das entscheidet jetzt ein Bot für dich; diese Frage hat sich erledigt.
online-not-asked = Du wirst gerade nichts gefragt. Befehle wie score, log, table oder quit gehen trotzdem.
online-meanwhile = Auch während andere entscheiden, gehen Befehle wie score, log oder quit.
online-is-away = { $name } ist weg.
online-is-here = { $name } ist wieder da.
online-bot-decides = Ein Bot ({ $level }) spielt für { $name }.
online-decides-again = { $name } spielt wieder selbst.
online-end-dropped = Die Partie geht weiter.
online-end-answers = Mit end stimmst du zu, mit end no geht es weiter.
# $seat hat den Talisman
online-holder = Talisman: zuerst auf Platz { $seat }, so festgelegt beim Eröffnen des Tisches.
online-clock-none = Bedenkzeit: unbegrenzt.
# $time wie "1 min 30 s"
online-clock-decision = Bedenkzeit: { $time } für jede Entscheidung; ist die Zeit um, entscheidet ein Bot.
online-clock-bank = Bedenkzeit: { $time } insgesamt; ist die Zeit um, entscheidet ein Bot.
online-clock-more = Bedenkzeit: { $time } insgesamt und { $increment } mehr nach jeder Entscheidung; ist die Zeit um, entscheidet ein Bot.
online-absence-none = Wenn jemand weg ist, warten alle.
online-absence = Ist jemand dran und { $time } lang weg, spielt ein Bot ({ $level }), bis die Person back tippt.
online-time-left = Restzeit: { $time }.
online-commitment-about = Sie bindet den Server an seinen Teil des geheimen Startwerts.
online-commitment-mixed = Sie bindet den Server an seinen Teil des geheimen Startwerts. Deine eigenen Zufallszahlen sind mit eingeflossen.
online-commitment-given = Wer den Tisch eröffnet hat, hat den Startwert vorgegeben und kennt vielleicht die Karten.
online-promise-kept = Geprüft: Jeder Schritt und jedes Mischen stimmt, der Startwert passt zur Festlegung.
online-promise-mixed = Geprüft: Jeder Schritt und jedes Mischen stimmt, der Startwert passt zur Festlegung, und deine eigenen Zufallszahlen sind eingeflossen.
online-promise-broken = der Tisch hat sein Versprechen nicht gehalten: { $why }

## Ein Bot dieses Rechners an einem Tisch auf einem Server

bot-sits = { $name } sitzt auf Platz { $seat } bei { $url } und wartet auf den Start.
bot-failed = Fehler beim Bot; der nächste Schritt ist zufällig: { $why }
# $points wie "21 Punkte"
bot-result = Die Partie ist zu Ende: { $points }, Rang { $rank }. Am Tisch: { $names }.

## Puzzles

puzzle-no-hint = Zu einem Rätsel gibt es keine Hinweise.

## The same deal again

# $name, the record's player of this seat; $rank, $place: of all seats
deal-compared = Mit diesen Karten hatte { $name } { $score } Punkte und Rang { $rank }; du hast { $own } Punkte und Rang { $place }.
deal-about =
    { $runs ->
        [one] Was Bots mit den Karten von { $name } erreichen, in 1 Partie je Stufe
       *[other] Was Bots mit den Karten von { $name } erreichen, in { $runs } Partien je Stufe
    }
deal-reached = In der Partie selbst: { $score } Punkte, Rang { $rank }.
deal-working = Gespielt wird:
deal-level = Stufe
deal-mean = Punkte
deal-interval = 95-%-Intervall
deal-wins = Siege
# $players, a number
daily-players = Mit den Karten des Tages fertig: { $players }
daily-place = { $place }. { $name }: { $score } Punkte, Rang { $rank }
daily-out = { $name }: { $score } Punkte, Rang { $rank } (außer Konkurrenz)
daily-sealed = Die Aufzeichnung dieser Partie gibt es, wenn der Tag vorbei ist (Mitternacht UTC).

# An einem Tisch, an dem man beim Zuschauen alle Hände sieht
online-sit-anyway = Eingabetaste, um dich zu setzen; Strg-C, um zu gehen:

## Talking at a table

talk-phrase = { $number }. { $text }
talk-use = say mit einer Nummer schickt einen davon: say { $number }.
talk-use-text = say mit einer Nummer schickt einen davon: say { $number }; say mit etwas anderem schickt es, wie es ist.
talk-heard = { $name }: { $text }
talk-heard-watching = { $name } (sieht zu): { $text }
talk-nobody = { $command }: Niemand heißt „{ $given }“.
talk-who = { $command } braucht einen Namen, zum Beispiel { $names }.
talk-who-nobody = { $command }: Da ist niemand.
talk-heard-again = Du hörst { $name } wieder.
talk-news = say antwortet; mit mute { $name } hörst du nichts mehr davon.

## Who somebody is at a server

profile-name = Du bist { $name } auf { $server }.
profile-tables = Tische, an denen du bist oder warst: { $tables }
profile-passkeys = Passkeys: { $passkeys }
profile-used = zuletzt benutzt { $date }
profile-signed-out = Dieses Gerät ist abgemeldet: Von jetzt an ist es jemand Neues.
profile-signed-out-others = Alle anderen Geräte sind abgemeldet.
profile-exported = Geschrieben nach { $file }.
profile-deleted = Du hast { $server } für immer verlassen. Deine Partien bleiben dort, ohne deinen Namen.
