### Die geführte erste Partie: was dir die Begleitung sagt. Zu jeder Lektion `lesson-…-title`, `lesson-…` und vielleicht `lesson-…-more`.

learn-title = Spielen lernen
learn-lead = Eine echte Partie gegen zwei Bots, und jemand an deiner Seite, der alles erklärt, sobald es passiert. Etwa fünf Minuten, ohne Uhr.
learn-points =
    - Die Karten sind in dieser Partie immer dieselben.
    - Du bekommst einen Rat und die Begründung dazu. Du darfst immer etwas anderes tun.
    - Nach vier Runden weißt du, wie das Spiel geht. Spiel die Partie zu Ende oder hör auf.
learn-start = Los geht’s
learn-again = Neu beginnen
learn-continue = Mit deiner geführten Partie weitermachen
learn-waiting = Die Karten werden ausgeteilt …
learn-failed = Der Tisch ließ sich nicht eröffnen.
learn-read = Ich lese lieber die Regeln

coach-title = Begleitung
coach-count = Lektion { $number } von { $all }
coach-advice = Mein Rat
coach-watch = Sieh dir an, was die anderen tun.
coach-previous = Zurück
coach-next = Weiter
coach-on = Mit Rat weiterspielen
coach-more = Mehr
coach-fold = Begleitung einklappen
coach-unfold = Begleitung zeigen
coach-end = Allein weiterspielen
coach-play = Jetzt eine richtige Partie
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
advice-draw = Ziehe eine vom Stapel.
advice-keep = Nimm { $card } zurück.
advice-keep-none = Lass dein Gebot liegen.

because-bonus = Alles, was du für { $animal } zahlst, stammt aus seinem Lebensraum: { $bonus } Punkte.
because-wild = Mit einem Joker passt alles, was du für { $animal } zahlst, zu seinem Lebensraum. Für { $bonus } Punkte ist der Joker gut ausgegeben.
because-leader = Nimmst du { $animal }, bekommst du auch seine Bonuskarte.
because-more = Auch für { $others } bekämst du eine Bonuskarte, aber { $animal } zu nehmen bringt mehr Punkte.
because-either = Auch für { $others } bekämst du eine Bonuskarte: Wenn dir deren Stärke besser gefällt, nimm die statt { $animal }.
because-both = Für { $animal } bekommst du { $bonus } Punkte für den Lebensraum und dazu seine Bonuskarte.
because-kind = Nimmst du { $animal }, wächst eine deiner zwei größten Arten, und nur diese zwei zählen.
because-over = Für { $animal } bekommst du keine Punkte. Aber übrige Karten sind nichts wert, und bei gleichen Punkten entscheidet die Zahl der Tiere.
because-reach = Bekommst du { $others }, kannst du ganz aus dem Lebensraum des Tiers zahlen: { $bonus } Punkte.
because-cheap = Es kostet wenig: So reicht deine Hand länger.
because-least = Von dem, was du bezahlen kannst, kostet es die wenigsten Karten; Joker hebst du besser auf.
because-poor = Du hast nur wenige Karten. Mit einer vollen Hand kannst du wieder hoch bieten.
because-last = Das ist die letzte Runde, und übrige Karten sind nichts wert: Biete hoch.
because-unpaid = Ein Tier könntest du jetzt nicht bezahlen.
because-bid = { $name } hat { $card } geboten
because-choice = Mit zwei Karten kannst du abwarten: Decke die günstige auf, wenn die anderen niedrig bieten, die hohe, wenn sie hoch bieten.
because-outbid = { $bids }. Mit deiner { $value } bist du vorn dabei.
because-enough = Auch so bekommst du ein Tier: Es reicht für alle, die so viel oder mehr geboten haben.
because-behind = Andere haben höher geboten als du, und zwar so viele, dass kein Tier übrig bleibt.
because-late = Andere haben höher geboten als deine beiden Karten, und zwar so viele, dass kein Tier übrig bleibt. Decke also die auf, die weniger kostet.
because-rest = Hier zählt nur die Anzahl der Karten.
because-needed = Ohne Joker könntest du nicht zahlen.
because-high = Bei einem Gleichstand ist zuerst dran, wer die höchste Summe hat. Lege also hohe Karten, aber spar dir die Joker auf.
because-spend = Bei einem Gleichstand ist zuerst dran, wer die höchste Summe hat, und übrige Karten sind nun nichts mehr wert.
because-low = Hier zählt nur die Anzahl der Karten, also zahle mit den niedrigen.
because-keep = Niedrige Karten sind gutes Geld, hohe gute Gebote: Behalte alle. Du ziehst ohnehin auf { $limit } nach.
because-full = Niedrige Karten sind gutes Geld, hohe gute Gebote: Behalte alle.
because-free = Es kostet nichts.
because-swap = Der Tausch bringt dir { $gained }.
because-trade =
    { $points ->
        [one] Du verlierst { $lost }, gewinnst aber { $gained }. Zusammen ist das { $points } Punkt mehr.
       *[other] Du verlierst { $lost }, gewinnst aber { $gained }. Zusammen sind das { $points } Punkte mehr.
    }
because-grow = Damit wächst eine deiner zwei größten Arten.
because-price = Du verlierst { $lost }, aber damit wächst eine deiner zwei größten Arten, und das ist mehr wert.
because-stay = Kein Tausch brächte dir Punkte.
because-nothing = Hier bringt dir nichts Punkte. Wenn du passt, kommt dein Gebot zurück, und { $draws }.
because-pass = Wenn du passt, kommt dein Gebot zurück, und { $draws }.

lesson-aim-title = Willkommen am Tisch
lesson-aim = Du sammelst Tiere. Wer von einer Art die meisten hat, bekommt ihre Bonuskarte mit einer besonderen Stärke. Am Ende zählen deine zwei größten Arten. Drei spielen, zwei Tiere gibt es je Runde: Jemand geht immer leer aus.
lesson-aim-more = 2 Punkte je Tier deiner größten Art, 1 je Tier der zweitgrößten, 1 je Bonuskarte (3 für die des Pfaus), und sofort 2, wenn du ganz mit dem Lebensraum des Tiers zahlst. Sonst zählt nichts.

lesson-bid-title = Zuerst wird geboten
lesson-bid = Alle legen eine Karte verdeckt. Wer die höchste Zahl legt, wählt zuerst. Aber ein Gebot kostet so viele Karten, wie seine Zahl sagt, und ist selbst eine davon: Biete 3, und du zahlst zwei weitere.
lesson-bid-more = Bezahlt wird nur die Anzahl der Karten, ihre Zahlen sind egal. Niedrige Karten sind also gutes Geld, hohe gute Gebote. Du darfst sogar bieten, was du nicht zahlen kannst: ein Bluff.

lesson-open-title = Die Gebote liegen offen
lesson-open =
    Von der 4 hinab bis zur 1 nehmen alle der Reihe nach ein Tier und zahlen, oder sie passen. Bei gleichen Geboten entscheidet die Bezahlung, und ist auch die gleich, der Talisman, der neben einem der Namen liegt. { $order ->
        [first] Niemand hat mehr geboten als du.
        [behind]
            { $count ->
                [one] { $names } hat mehr geboten als du.
               *[other] { $names } haben mehr geboten als du.
            }
       *[none] {""}
    }

lesson-owner-title = Eine Bonuskarte
lesson-owner = { $name } hat nun { $leader }. Jede Bonuskarte ändert eine Regel für die Person, der sie gehört, und ist einen Punkt wert, die Pfau-Bonuskarte 3. Du nimmst sie ihr ab, sobald du ein Tier dieser Art nimmst und dann gleich viele hast.

lesson-take-title = Du bist dran: ein Tier
lesson-take = Tippe das Tier an, das du willst. Eine Bezahlung ist schon ausgesucht; tippe andere Karten an, um sie zu ändern. Sind dein Gebot und alles, was du zahlst, aus dem Lebensraum des Tiers, bekommst du sofort { $bonus } Punkte. Joker passen zu jedem Lebensraum.
lesson-take-more = Die Karten, mit denen du diese Punkte bekommst, sind markiert. Mit einem Joker bietest und zahlst du wie mit jeder anderen Karte, aber es gibt nur vier: Heb sie auf, bis sie dir Punkte bringen.

lesson-bonus-title = Lebensraumpunkte
lesson-bonus = Alles, was du gezahlt hast, ist aus dem Lebensraum des Tiers: { $bonus } Punkte, sofort und für immer.

lesson-leader-title = Du hast eine Bonuskarte
lesson-leader = Du hast nun { $leader }. { $power }
lesson-leader-more = Eine Bonuskarte geht an die Person, die ein Tier nimmt und dann mehr von seiner Art hat als alle anderen, oder gleich viele wie die Person, der die Karte gehört. Gleich viele genügen also, um sie zu gewinnen, und um sie wieder zu verlieren.

lesson-moves-title = Bonuskarten kommen und gehen
lesson-moves =
    { $how ->
        [won] Du hast mit { $from } gleichgezogen und dadurch { $leader } bekommen. Gleich viele Tiere genügen dafür: Sicher ist eine Bonuskarte nur mit zwei Tieren Vorsprung.
        [lost] { $name } hat mit dir gleichgezogen und { $leader } bekommen. Gleich viele Tiere genügen dafür: Sicher ist eine Bonuskarte nur mit zwei Tieren Vorsprung.
        [theirs] { $name } hat mit { $from } gleichgezogen und { $leader } bekommen. Gleich viele Tiere genügen dafür: Sicher ist eine Bonuskarte nur mit zwei Tieren Vorsprung.
        [got] Du hast jetzt { $leader }; vorher hatte { $from } sie.
        [gone] { $name } hat jetzt { $leader }; vorher hattest du sie.
       *[other] { $name } hat jetzt { $leader }; vorher hatte { $from } sie.
    }

lesson-passed-title = Kein Tier
lesson-passed = Wer auf ein Tier bietet und keines bekommt, nimmt das Gebot zurück und zieht zwei Karten (höchstens bis { $most }). Das ist gar nicht schlecht: Mit vielen Karten kannst du später hoch bieten.

lesson-round-title = Die nächste Runde
lesson-round = Gebote und Bezahlungen sind abgeworfen, Tiere, die niemand nahm, kommen in die Schachtel und sind aus dem Spiel, und neue liegen da. So geht es { $rounds } Runden lang.

lesson-eagle-title = Diesmal zwei Karten
lesson-eagle = Dank deinem Adler darfst du zwei Karten legen: etwa eine günstige und eine hohe. Welche dein Gebot ist, entscheidest du, sobald die Gebote der anderen offen liegen.
lesson-eagle-more = Die andere Karte geht zurück auf die Hand, und niemand sieht sie. Eine der beiden darf auch die Nachziehkarte sein.

lesson-tie-title = Ein Gleichstand
lesson-tie = Jemand hat so hoch geboten wie du. Alle am Gleichstand Beteiligten legen jetzt verdeckt ihre Bezahlung, und wer die höchste Summe hat, wählt zuerst; das Gebot zählt dabei nicht mit. Ausnahmsweise kommt es auf die Zahlen an, mit denen du zahlst.
lesson-tie-more = Diese Karten zahlst du, ob du gewinnst oder nicht, außer du passt. Wer die Löwen-Bonuskarte hat, würde ohne Vergleich gewinnen.

lesson-sum-title = Die höchste Summe
lesson-sum = Bei einem Gleichstand wurden die Bezahlungen aufgedeckt, und wer die höchste Summe hatte, war zuerst dran. Für die anderen blieb der Rest.

lesson-points-title = Wie es steht
lesson-points = Die Punkte neben jedem Namen zeigen, was alle hätten, wenn die Partie jetzt zu Ende wäre: Tiere, Bonuskarten, Punktemarker.
lesson-points-more = Nur zwei Arten zählen. Jetzt ist es also besser, wenige Arten zu sammeln als von allem ein bisschen. Um Bonuskarten lohnt sich der Kampf, wegen ihrer Stärken ebenso wie wegen der Punkte.

lesson-refill-title = Zeit zum Nachziehen
lesson-refill = Du hast nur noch wenige Karten. Statt einer Wildniskarte kannst du deine Nachziehkarte bieten: kein Tier in dieser Runde, aber du ziehst auf { $limit } nach.

lesson-meerkat-title = Das Erdmännchen tauscht
lesson-meerkat = Du hast die Nachziehkarte geboten und besitzt die Erdmännchen-Bonuskarte, also darfst du eines deiner Tiere gegen eines aus der Auslage tauschen.
lesson-meerkat-more = Dabei können Bonuskarten den Besitz wechseln: Du gewinnst eine, wenn niemand mehr von der genommenen Art hat, und verlierst eine, wenn nun jemand mehr von der gegebenen hat.

lesson-throw-title = Abwerfen, dann ziehen
lesson-throw = Zuerst darfst du Karten abwerfen, die du nicht willst, dann ziehst du auf { $limit } Karten nach.

lesson-talisman-title = Der Talisman
lesson-talisman = Gebote und Summen waren gleich: Dann entscheidet der Talisman. Zuerst dran ist, wer links neben der Person sitzt, die ihn hat; sie selbst kommt zuletzt. Am Ende der Runde wandert er nach links weiter.

lesson-lion-title = Der Löwe gewinnt
lesson-lion = Bei einem Gleichstand ist zuerst dran, wer die Löwen-Bonuskarte hat, egal was die anderen zahlen.

lesson-ibex-title = Der Steinbock rettet dein Gebot
lesson-ibex = Du hast die Steinbock-Bonuskarte: Am Ende einer Runde darfst du die Karte, mit der du ein Tier ersteigert hast, zurück auf die Hand nehmen, außer sie ist ein Joker.

lesson-done-title = Das ist das ganze Spiel
lesson-done = Gebote, Preise, Joker, Lebensraumpunkte, Bonuskarten, Gleichstände, Nachziehen: Mehr ist es nicht. Was dir noch nicht begegnet ist, erkläre ich, wenn es kommt. Spiel zu Ende, wenn du magst, ich rate dir weiter. Oder beginne jetzt eine richtige Partie.

lesson-last-title = Die letzte Runde
lesson-last = Nach dieser Runde sind die Tiere aufgebraucht. Karten auf der Hand sind am Ende nichts wert, gib sie also aus.
