### Das geführte erste Spiel: was dir der Begleiter sagt. Zu jeder Lektion `lesson-…-title`, `lesson-…` und vielleicht `lesson-…-why`.

learn-title = Spielen lernen
learn-lead = Eine echte Partie gegen zwei Bots, und jemand an deiner Seite, der alles erklärt, wenn es passiert. Etwa fünf Minuten, ohne Uhr.
learn-points =
    - Die Karten sind in dieser Partie immer dieselben.
    - Du bekommst einen Rat und seinen Grund. Du darfst immer etwas anderes tun.
    - Nach vier Runden weißt du alles. Spiel zu Ende, oder geh.
learn-start = Los geht’s
learn-again = Neu beginnen
learn-continue = Mit deiner geführten Partie weitermachen
learn-waiting = Die Karten werden ausgeteilt …
learn-failed = Der Tisch ließ sich nicht aufmachen.
learn-read = Ich lese lieber die Regeln

coach-title = Begleiter
coach-count = { $met } von { $all } Lektionen
coach-advice = Mein Rat
coach-watch = Schau, was die anderen tun.
coach-previous = Zurück
coach-next = Weiter
coach-why = Warum?
coach-fold = Begleiter einklappen
coach-unfold = Begleiter zeigen
coach-leave = Zur ersten Seite
coach-end = Lektionen beenden, weiterspielen
coach-pick = Für mich wählen

advice-bid = Biete { $card }.
advice-refill = Biete deine Nachziehkarte.
advice-eagle = Lege { $cards }.
advice-reveal = Decke { $card } auf.
advice-take = Nimm { $animal }.
advice-take-pay = Nimm { $animal } und zahle { $cards }.
advice-pass = Passe.
advice-lay = Lege { $cards }.
advice-pay = Zahle { $cards }.
advice-swap = Gib { $given } und nimm { $taken }.
advice-swap-none = Tausche nichts.
advice-discard = Wirf { $cards } ab.
advice-discard-none = Wirf nichts ab.
advice-break = Lege { $card }.
advice-draw = Zieh eine vom Stapel.
advice-keep = Nimm { $card } zurück.

because-bonus = Das ist günstig, und alles kann aus dem Lebensraum des Tiers sein: 2 Punkte.
because-leader = Das Tier bringt dir seine Bonuskarte.
because-both = Du bekommst 2 Punkte für den Lebensraum und dazu die Bonuskarte.
because-cheap = Es kostet wenig, so reicht deine Hand länger.
because-poor = Deine Hand ist fast leer. Mit einer vollen kannst du wieder hoch bieten.
because-choice = Mit zwei Karten kannst du abwarten: die günstige, wenn es niemand eilig hat, die hohe, wenn doch.
because-outbid = Die anderen haben so hoch geboten oder fast. Mit der höheren Karte bist du vorn dabei.
because-high = Bei einem Gleichstand ist die höhere Summe zuerst dran. Leg also hohe Karten, aber spar dir die Joker.
because-low = Hier zählt nur die Anzahl der Karten, also zahle mit den niedrigen.
because-keep = Wenige Karten sind besser als keine: Behalte alle, du ziehst ja trotzdem bis 7.
because-free = Es kostet nichts.
because-swap = Der Tausch bringt dir eine Bonuskarte.
because-stay = Kein Tausch brächte dir eine Bonuskarte.
because-nothing = Hier ist nichts seinen Preis wert. Passen bringt zwei Karten.

lesson-aim-title = Willkommen am Tisch
lesson-aim = Du sammelst Tiere. Die meisten Tiere einer Art bringen dir ihre Bonuskarte, und am Ende zählen deine zwei größten Arten. Drei spielen, zwei Tiere gibt es je Runde: Jemand geht immer leer aus.
lesson-aim-why = 2 Punkte je Tier deiner größten Art, 1 je Tier der zweitgrößten, 1 je Bonuskarte, und sofort 2, wenn du ganz mit dem Lebensraum des Tiers zahlst. Sonst zählt nichts.

lesson-bid-title = Zuerst wird geboten
lesson-bid = Alle legen eine Karte verdeckt. Die höhere Zahl wählt zuerst. Aber ein Gebot kostet so viele Karten, wie es sagt, und ist selbst eine davon: Biete 3, und du zahlst zwei weitere.
lesson-bid-why = Bezahlt wird nur die Anzahl der Karten, ihre Zahlen sind egal. Niedrige Karten sind also gutes Geld, hohe gute Gebote. Du darfst sogar bieten, was du nicht zahlen kannst: ein Bluff.

lesson-open-title = Die Gebote liegen offen
lesson-open = Von 4 hinab bis 1 nehmen alle der Reihe nach ein Tier und zahlen, oder sie passen. Wer höher geboten hat als du, hat schon gewählt.

lesson-first-leader-title = Die erste Bonuskarte
lesson-first-leader = { $name } hat nun die meisten Tiere dieser Art und damit { $leader }. Jede ändert eine Regel für die Person, der sie gehört, und ist einen Punkt wert.

lesson-take-title = Du bist dran: ein Tier
lesson-take = Tippe das Tier an, das du willst. Die günstigste Bezahlung ist schon ausgesucht, du kannst sie ändern.
lesson-take-why = Sind dein Gebot und alles, was du zahlst, aus dem Lebensraum des Tiers, bekommst du sofort 2 Punkte. Die Karten, mit denen dieser Bonus bleibt, sind markiert. Joker passen überall, sind aber kostbar.

lesson-bonus-title = Lebensraum-Bonus
lesson-bonus = Alles, was du gezahlt hast, ist aus dem Lebensraum des Tiers: 2 Punkte, sofort und für immer.

lesson-leader-title = Du hast eine Bonuskarte
lesson-leader = Du hast nun { $leader }. { $power }
lesson-leader-why = Eine Bonuskarte geht an die Person, die ein Tier nimmt und dann mehr von seiner Art hat als alle anderen, oder gleich viele wie die, der sie gehört. Gleich viele genügen also, um sie zu gewinnen, und um sie wieder zu verlieren.

lesson-moves-title = Bonuskarten wandern
lesson-moves = Gleich viele Tiere haben genügt, und { $leader } ist weitergewandert. Sicher ist sie erst mit zwei Tieren Vorsprung.

lesson-passed-title = Leer ausgegangen
lesson-passed = Wer kein Tier bekommt, nimmt das Gebot zurück und zieht zwei Karten. Das ist nicht schlecht: Eine volle Hand gewinnt später.

lesson-round-title = Die nächste Runde
lesson-round = Gebote und Bezahlungen sind abgeworfen, Tiere, die niemand nahm, sind weg, und neue liegen da. So geht es { $rounds } Runden lang.

lesson-eagle-title = Diesmal zwei Karten
lesson-eagle = Dank deinem Adler legst du zwei Karten: etwa eine günstige und eine hohe. Welche dein Gebot ist, entscheidest du, wenn du die anderen gesehen hast.
lesson-eagle-why = Die andere Karte geht zurück auf die Hand, und niemand sieht sie. Eine der beiden darf auch die Nachziehkarte sein.

lesson-tie-title = Ein Gleichstand
lesson-tie = Jemand hat so hoch geboten wie du. Beide legt ihr jetzt eure Bezahlung verdeckt, und die höhere Summe wählt zuerst. Ausnahmsweise zählen die Zahlen, mit denen du zahlst.
lesson-tie-why = Diese Karten zahlst du, ob du gewinnst oder nicht, außer du passt. Wer die Löwen-Bonuskarte hat, würde ohne Vergleich gewinnen.

lesson-sum-title = Die höhere Summe
lesson-sum = Die Bezahlungen wurden aufgedeckt, und die höhere Summe ist zuerst dran. Für die andere bleibt der Rest.

lesson-points-title = Wie es steht
lesson-points = Die Punkte neben jedem Namen sind, was die Partie brächte, wenn sie jetzt endete: Tiere, Bonuskarten, Bonus.
lesson-points-why = Nur zwei Arten zählen. Besser also wenige Arten sammeln als von allem ein bisschen; und um Bonuskarten lohnt sich der Kampf, wegen ihrer Stärken ebenso wie wegen des Punkts.

lesson-refill-title = Zeit zum Nachziehen
lesson-refill = Du hast nur noch wenige Karten. Statt einer Wildniskarte kannst du deine Nachziehkarte bieten: kein Tier in dieser Runde, aber du ziehst bis 7.

lesson-meerkat-title = Das Erdmännchen tauscht
lesson-meerkat = Du hast die Nachziehkarte geboten und besitzt die Erdmännchen-Bonuskarte, also darfst du eines deiner Tiere gegen eines der Auslage tauschen.
lesson-meerkat-why = Dabei können Bonuskarten wandern: Du gewinnst eine, wenn niemand mehr von der genommenen Art hat, und verlierst eine, wenn nun jemand mehr von der gegebenen hat.

lesson-throw-title = Abwerfen, dann ziehen
lesson-throw = Zuerst darfst du Karten abwerfen, die du nicht willst, dann ziehst du auf 7 Karten auf. Mit der Eichhörnchen-Bonuskarte auf 10.

lesson-talisman-title = Der Talisman
lesson-talisman = Gebote und Summen waren gleich: Dann entscheidet der Talisman. Wer als Nächstes nach der Person sitzt, die ihn hat, ist zuerst dran, und am Ende der Runde wandert er weiter.

lesson-lion-title = Der Löwe gewinnt
lesson-lion = Bei einem Gleichstand ist zuerst dran, wer die Löwen-Bonuskarte hat, was auch immer die anderen zahlen.

lesson-ibex-title = Der Steinbock rettet dein Gebot
lesson-ibex = Du hast die Steinbock-Bonuskarte: Die Karte, die dir ein Tier gebracht hat, kommt zurück auf die Hand. Nur Joker nicht.

lesson-done-title = Jetzt weißt du alles
lesson-done = Gebote, Preise, Bonus, Bonuskarten, Gleichstände, Nachziehen: Du hast alles gesehen. Spiel zu Ende, wenn du magst, ich rate dir weiter. Oder geh und beginne eine eigene Partie.

lesson-last-title = Die letzte Runde
lesson-last = Nach dieser sind die Tiere aufgebraucht. Karten auf der Hand sind am Ende nichts wert, gib sie also aus.
