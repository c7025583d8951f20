### Die Seite mit den Regeln, in eigenen Worten. Zu jedem Abschnitt von docs/rules.md gibt es `…-title`, den Text selbst,
### und vielleicht `…-2020`, `…-2022` (wo sich die Ausgaben unterscheiden) und `…-ruling` (was wir festgelegt haben).
###
### Eine leere Zeile beendet einen Absatz; Zeilen, die mit "- " oder "1. " beginnen, sind eine Liste.

rules-title = Die Regeln
rules-lead = Das ganze Spiel in unseren Worten, und was wir festgelegt haben, wo die gedruckten Regeln etwas offenlassen.
rules-contents = Inhalt
rules-top = Zurück zum Inhalt
rules-both =
    Gedruckt wurden zwei Ausgaben, 2020 und 2022. Beide kannst du hier spielen; voreingestellt ist die von 2022. Was nur in einer Ausgabe gilt, ist mit ihrem Jahr gekennzeichnet.

    Wo sich der niederländische und der englische Text von 2022 widersprechen, zählt der niederländische, denn er ist ausführlicher. Wo beide schweigen, entscheidet die Anleitung von 2020. Und wo gar nichts gedruckt ist, mussten wir selbst entscheiden: Das erkennst du am Vermerk „Unsere Festlegung“.
rules-only = Nur { $edition }
rules-ruling = Unsere Festlegung
rules-credit = Wild Cards hat Ferdinand Schnitzler erfunden; es erscheint bei Board Game Circus.

rules-the-game-in-one-minute-title = Das Spiel in einer Minute
rules-the-game-in-one-minute =
    In der Auslage liegen ein paar Tiere, immer eines weniger, als Personen mitspielen. Alle legen geheim eine Karte als Gebot. Wer hoch bietet, wählt zuerst, aber hohe Gebote sind teuer: Ein Gebot von 4 kostet zusammen vier Karten, das Gebot und drei weitere.

    Zahlst du nur mit Karten aus dem Lebensraum des Tiers, bekommst du sofort 2 Punkte. Wer von einer Art die meisten Tiere hat, besitzt ihre Bonuskarte, und jede Bonuskarte ändert eine Regel zugunsten der Person, der sie gehört.

    Dir gefällt nicht, was noch da ist? Dann passe: Du nimmst dein Gebot zurück und ziehst zwei Karten. Oder du bietest gar nicht erst auf ein Tier, sondern legst deine Nachziehkarte und füllst deine Hand auf.

    Am Ende bringt deine größte Tierart 2 Punkte je Tier, deine zweitgrößte 1, jede Bonuskarte 1, und deine Punktemarker zählen, was auf ihnen steht.

rules-components-title = Was es gibt
rules-components =
    - 46 Wildniskarten: je 14 für Wald, Savanne und Gebirge, mit den Zahlen 1 bis 4, dazu 4 Joker, die für jeden Lebensraum stehen.
    - 42 Tierkarten, je 7 von jeder Art: Pfau und Eichhörnchen leben im Wald, Adler und Steinbock im Gebirge, Löwe und Erdmännchen in der Savanne.
    - 6 Bonuskarten, eine je Tierart.
    - Für alle je eine Nachziehkarte. Sie wird nie verbraucht.
    - Punktemarker, so viele wie nötig.
rules-components-2022 = Dazu kommt ein Talisman. Er entscheidet Gleichstände.
rules-components-ruling =
    Wie oft kommt jede Zahl vor? Das steht in keiner Anleitung. Wir nehmen je Lebensraum fünfmal die 1, viermal die 2, dreimal die 3 und zweimal die 4, weil man so am ehesten auf 14 kommt, und von den Jokern je einen mit jeder Zahl. Wer einen Tisch eröffnet, kann das ändern.

rules-setup-title = Aufbau
rules-setup =
    - Einige Tiere kommen ungesehen aus dem Spiel: 14 zu dritt, 6 zu viert, 2 zu fünft.
    - Tiere werden in einer Reihe ausgelegt, der Auslage: 2, 3 oder 4 Stück. Das erste liegt neben dem Stapel, auf Auslageplatz 1. Die Auslageplätze behalten die ganze Runde ihre Nummer, und eine Lücke bleibt eine Lücke.
    - Alle bekommen 7 Wildniskarten und eine Nachziehkarte.
    - Die Partie dauert genau 14, 12 oder 10 Runden. Dann sind die Tiere aufgebraucht.
rules-setup-2022 = Jemand hat zu Beginn den Talisman: Wer, entscheidet der Zufall.
rules-setup-ruling =
    Zu dritt kommt zuerst von jeder Art ein Tier aus dem Spiel, dann 8 weitere zufällig. Die Anleitungen empfehlen das, also machen wir es so, es sei denn, der Tisch will alle 14 zufällig.

rules-phases-title = Eine Runde
rules-phases =
    1. Gebote: Alle legen eine Karte.
    2. Nachziehen: Wer die Nachziehkarte gelegt hat, füllt die Hand auf.
    3. Tiere: Vom höchsten Gebot bis zum niedrigsten nehmen alle ein Tier und zahlen, oder sie passen.
    4. Nächste Runde: Der Tisch wird geräumt und die Auslage aufgefüllt.
rules-phases-ruling =
    Was alle gleichzeitig tun, bleibt geheim, bis die Letzten fertig sind. Und du wirst auch gefragt, wenn nur eine Antwort möglich ist: Sonst würde schon das Fragen oder Nichtfragen den anderen etwas über deine Hand verraten.

rules-actions-title = Was du tun kannst
rules-actions =
    Jede Entscheidung besteht aus kleinen Schritten: eine Karte, ein Tier, ein Tausch oder „fertig“. Was gerade nicht geht, ist grau; tippe darauf, und du erfährst, warum.

rules-card-order-title = Reihenfolge der Karten
rules-card-order =
    Karten sind nach Lebensraum sortiert, Wald, Savanne, Gebirge, Joker, und darin von 1 bis 4. Mehrere Karten einer Entscheidung werden in dieser Reihenfolge aufgeschrieben. Am Tisch ändert das nichts; nur lässt sich dieselbe Bezahlung so nicht auf sechs Arten schreiben.

rules-bids-title = Gebote
rules-bids =
    Alle legen eine Karte verdeckt: eine Wildniskarte, um auf ein Tier zu bieten, oder die Nachziehkarte. Alle Karten werden gleichzeitig aufgedeckt.

    Du darfst auch eine Karte bieten, deren Preis du nicht zahlen kannst. Das ist ein Bluff, und er ist erlaubt: Vielleicht schreckt er niemanden ab, aber Passen bringt zwei Karten. Hast du keine Wildniskarte mehr, ist die Nachziehkarte dein Gebot.

rules-eagle-title = Die zwei Gebote des Adlers
rules-eagle =
    Wer die Adler-Bonuskarte hat, darf zwei Karten legen statt einer. Sind alle anderen Gebote offen, auch das von Leo, wird eine der beiden aufgedeckt. Die andere geht zurück auf die Hand, und niemand sieht sie.
rules-eagle-ruling =
    - Die Frage, welche der beiden es sein soll, kommt auch, wenn beide gleich sind. Sonst wüssten alle, dass sie es waren.
    - Eine der beiden darf die Nachziehkarte sein. Die Regeln sprechen von Handkarten, und sie ist eine.

rules-refills-title = Nachziehen
rules-refills =
    Wer die Nachziehkarte geboten hat, bekommt in dieser Runde kein Tier, aber eine volle Hand. Zuerst kommt das Erdmännchen, dann werfen alle ab, was sie nicht wollen, und ziehen nach.

rules-meerkat-title = Der Tausch des Erdmännchens
rules-meerkat =
    Hat die Person mit der Erdmännchen-Bonuskarte die Nachziehkarte geboten, darf sie zuerst tauschen: ein Tier aus ihrer Sammlung gegen eines einer anderen Art aus der Auslage. Ihr eigenes kommt auf dessen Auslageplatz.

    - Sie gewinnt die Bonuskarte der genommenen Art, wenn niemand mehr davon hat. Gleich viele genügen.
    - Sie verliert die Bonuskarte der gegebenen Art, wenn sie keines mehr davon hat oder weniger als jemand anderes. Die Karte geht an die Person mit den meisten; sind es mehrere, oder hat niemand eines, kommt sie zurück in den Vorrat.
rules-meerkat-ruling =
    - Geht dabei die Erdmännchen-Bonuskarte selbst an jemanden, der auch die Nachziehkarte geboten hat, darf auch diese Person tauschen: Sie hat die Stärke nun, und zwar in der Phase, für die sie gedacht ist. Niemand tauscht zweimal in einer Runde.
    - Ein Tier gegen eines derselben Art zu tauschen wird nicht angeboten. Wörtlich genommen könnte das eine Bonuskarte einbringen, ohne dass sich am Tisch etwas ändert, und das kann nicht gemeint sein.
    - Haben mehrere die meisten Tiere der abgegebenen Art, kommt deren Bonuskarte zurück in den Vorrat: Kein gedruckter Text würde jemanden davon auswählen.

rules-discarding-and-drawing-title = Abwerfen und ziehen
rules-discarding-and-drawing =
    Alle, die die Nachziehkarte geboten haben, werfen gleichzeitig beliebig viele Karten ab. Dann ziehen sie, bis sie 7 haben. Wer mehr hat, behält sie. Die Nachziehkarte kommt zurück auf die Hand, und für diese Runde sind sie fertig.

    Wer die Eichhörnchen-Bonuskarte hat, zieht auf 10 nach.
rules-discarding-and-drawing-2022 = Gezogen wird im Uhrzeigersinn, links von der Person mit dem Talisman beginnend.
rules-discarding-and-drawing-2020 = Gezogen wird in Sitzreihenfolge.
rules-discarding-and-drawing-ruling =
    - Die Eichhörnchen-Bonuskarte zählt für die Person, der sie beim Ziehen gehört. Wer sie gerade erst durch einen Tausch bekommen hat, darf sie also sofort nutzen.
    - Mit der Eichhörnchen-Bonuskarte wird immer auf 10 nachgezogen. Von allen gedruckten Texten sagt nur ein Satz des niederländischen Textes „darf“; also kann man nicht bei 7 aufhören.
    - 2020 nennt keine Reihenfolge beim Ziehen. Bei uns gilt die Sitzreihenfolge, denn wenn der Stapel ausgeht, kommt es darauf an.

rules-animals-title = Tiere
rules-animals =
    Nun werden die Gebote abgehandelt, zuerst die mit 4, dann die mit 3, 2 und 1. Bist du dran, nimmst du ein Tier aus der Auslage und zahlst dafür, oder du passt.

    Es ist immer mindestens ein Tier zu wenig da. Irgendjemand geht immer leer aus.

rules-payment-title = Was ein Tier kostet
rules-payment =
    So viele Karten, wie dein Gebot sagt, und das Gebot selbst ist eine davon: Ein Gebot von 1 kostet nichts weiter, eines von 2 eine weitere Karte, 3 zwei, 4 drei. Nur die Anzahl der Karten zählt, nicht ihre Zahlen.

    Gebot und Bezahlung bleiben bis zum Ende der Runde liegen.

rules-passing-title = Passen
rules-passing =
    Willst du kein Tier, ist keines mehr da oder kannst du nicht zahlen, dann passt du: Dein Gebot kommt zurück auf die Hand, und du ziehst zwei Karten, höchstens bis zum Handkartenlimit von 10.

    Beides geschieht immer; die Karten kannst du nicht liegen lassen. Hast du keine Wahl, weil die Auslage leer oder deine Hand zu klein ist, passt du ungefragt.
rules-passing-2022 = Eine Bezahlung, die du bei einem Gleichstand schon gelegt hast, kommt ebenfalls zurück.
rules-passing-2020 = Eine Bezahlung, die du bei einem Gleichstand schon gelegt hast, ist verloren.
rules-passing-ruling =
    Der Text von 2020 gibt das Gebot zurück und sagt nichts zur Bezahlung; demnach ist sie weg. Wer einen Tisch eröffnet, kann es in beiden Ausgaben so oder so wählen.

rules-leaders-title = Bonuskarten
rules-leaders =
    Du nimmst ein Tier und hast nun mehr von seiner Art als alle anderen, oder gleich viele wie die Person mit der Bonuskarte? Dann gehört die Bonuskarte sofort dir, und du darfst sie sofort nutzen. Gleich viele genügen also, um sie jemandem abzunehmen.

    Eine Bonuskarte kann in einer Runde zweimal den Besitz wechseln. Jede ist am Ende 1 Punkt wert, die des Pfaus 3.
rules-leaders-ruling =
    - Leos Tiere zählen wie alle anderen.
    - Manchmal liegt eine Bonuskarte im Vorrat, obwohl Tiere ihrer Art gesammelt sind. 2022 bekommt sie dann, wer ein Tier nimmt und mehr hat als alle anderen; 2020 genügen gleich viele. Darin unterscheiden sich die beiden Texte.

rules-habitat-bonus-title = Lebensraumpunkte
rules-habitat-bonus =
    Stammen dein Gebot und alles, was du zahlst, aus dem Lebensraum des Tiers, bekommst du sofort 2 Punkte. Joker gehören zu jedem Lebensraum. Bei einem Gebot von 1 zählt das Gebot allein: Passt der Lebensraum, hast du die 2 Punkte.

rules-ties-title = Gleichstände
rules-ties =
    Mehrere haben die gleiche Zahl geboten? Die Reihenfolge klärt sich, wenn ihre Zahl dran ist, bevor jemand wählt:

    1. Wer die Löwen-Bonuskarte hat, ist zuerst dran, auch ohne zahlen zu können.
    2. Dann Leo, falls er dabei ist.
    3. Dann alle, die zahlen können.
    4. Zuletzt alle, die es nicht können. Sie passen.

    Sind in der dritten Gruppe zwei oder mehr, legen sie alle ihre ganze Bezahlung verdeckt. Alles wird aufgedeckt, und wer die höchste Summe hat, ist zuerst dran: Hier zählen die Zahlen doch. Bei Geboten von 1 gibt es nichts zu legen, und alle sind gleich.
rules-ties-2022 =
    Gleiche Summen entscheidet der Talisman: Zuerst ist dran, wer im Uhrzeigersinn als Nächstes nach der Person mit dem Talisman sitzt. Sie selbst kommt zuletzt.
rules-ties-2020 =
    Bei gleichen Summen legen alle Beteiligten noch eine Karte verdeckt, aus der Hand oder ungesehen vom Nachziehstapel. Wer die höchste hat, ist zuerst dran; herrscht noch immer Gleichstand, wird das wiederholt. Diese Karten gehören nicht zur Bezahlung, sie kommen auf den Abwurfstapel.
rules-ties-ruling =
    - 2022: Die Person mit dem Talisman ist zuletzt dran. Im niederländischen Text ist zuerst dran, wer nach ihr kommt, und wer von dort herumgeht, erreicht sie zuletzt. Ein Tisch kann sie stattdessen an den Anfang stellen.
    - 2022: Wer nicht zahlen kann, passt in derselben Reihenfolge. Davon hängt nichts ab, darum gilt der Talisman nicht als benutzt.
    - 2020: Nur wer noch im Gleichstand ist, legt noch eine Karte. Wer weniger aufgedeckt hat, hat diesen Vergleich schon verloren.
    - 2020: Alle Gruppen mit Gleichstand legen gleichzeitig, dann werden die Karten vom Stapel in Sitzreihenfolge gezogen. Wer keine Karte mehr hat, muss ziehen.
    - 2020: Gibt es nichts zu ziehen, zählt das als 0. Eine Gruppe, in der niemand eine Karte legen konnte, kommt in Sitzreihenfolge dran, denn irgendwann muss Schluss sein.

rules-next-round-title = Nächste Runde
rules-next-round =
    - Wer die Steinbock-Bonuskarte hat, darf das Gebot, das ein Tier gebracht hat, zurück auf die Hand nehmen, außer es ist ein Joker.
    - Alle Gebote und Bezahlungen kommen auf den Abwurfstapel.
    - Tiere, die niemand genommen hat, kommen in die Schachtel und sind aus dem Spiel.
    - Die Auslage wird wieder aufgefüllt. Reichen die Tiere dafür nicht, ist die Partie zu Ende.
rules-next-round-2022 = Hat der Talisman einen Gleichstand entschieden, wandert er im Uhrzeigersinn weiter: höchstens einmal je Runde, und nie zu Leo.
rules-next-round-ruling =
    - Die Steinbock-Bonuskarte zählt für die Person, der sie jetzt gehört. Auch wenn du sie erst in dieser Runde bekommen hast, rettet sie schon dein Gebot.
    - Das alles geschieht auch nach der letzten Runde.

rules-cards-title = Hand und Stapel
rules-cards =
    Du darfst 10 Wildniskarten auf der Hand haben. Hast du sie, hörst du auf zu ziehen.

    Ist der Nachziehstapel leer, wenn eine Karte zu ziehen ist, wird der Abwurfstapel zum neuen Nachziehstapel gemischt.
rules-cards-ruling =
    - Karten, die auf dem Tisch liegen, werden nicht mitgemischt, denn sie sind noch nicht abgeworfen.
    - Sind beide Stapel leer (fünf Hände können alle 46 Karten halten), ziehst du, was da ist.
    - Gemischt wird, wenn eine Karte gezogen werden muss und keine da ist, nicht schon, wenn die letzte weg ist. Was dazwischen abgeworfen wird, kommt also mit hinein.

rules-leo-title = Leo
rules-leo =
    Leo spielt mit, ohne zu denken. Zu zweit muss er dabei sein, zu dritt oder viert darf er; baut auf wie für eine Person mehr.

    - Er hat 5 Wildniskarten und eine Nachziehkarte in einem verdeckten Stapel. Sein Gebot ist die oberste Karte.
    - Kommt seine Nachziehkarte, wird sein Stapel abgeworfen, und wenn er mit Ziehen dran ist, bekommt er 5 neue Karten und die Nachziehkarte, gemischt.
    - Er nimmt das Tier, das dem Stapel am nächsten liegt, zahlt nichts und bekommt keine Lebensraumpunkte.
    - Er gewinnt Gleichstände, außer gegen die Löwen-Bonuskarte.
    - Er nimmt Bonuskarten und verliert sie, nutzt sie aber nie. Den Talisman hat er nie, und gewinnen kann er nicht.
rules-leo-2022 = In der Anleitung von 2020 gibt es Leo nicht.
rules-leo-ruling =
    - Leo nimmt nach Auslageplatz, darum ist es nicht egal, welches von zwei gleichen Tieren weg ist. Spielt er mit, wählst du den Auslageplatz selbst; ohne ihn sind beide gleich, und du bekommst das mit der kleineren Nummer.
    - Ist die Auslage leer, wenn er dran ist, wird sein Gebot am Ende der Runde abgeworfen wie alle anderen.

rules-end-title = Das Ende
rules-end =
    - 2 Punkte je Tier deiner größten Art.
    - 1 Punkt je Tier deiner zweitgrößten Art.
    - 1 Punkt je Bonuskarte, 3 für die des Pfaus.
    - Die Punkte auf deinen Punktemarkern.

    Die anderen Arten bringen nichts. Sind zwei Arten gleich groß, gilt die eine als größte und die andere als zweite.

    Bei gleichen Punkten entscheidet die größere Sammlung von Tieren. Ist auch sie gleich groß, wird die Platzierung geteilt: Zwei teilen sich Rang 1, danach kommt Rang 3.

rules-options-title = Was ein Tisch ändern kann
rules-options =
    - Die Ausgabe: 2022 oder 2020.
    - Die Reihenfolge bei gleichen Summen: die Person mit dem Talisman zuletzt (voreingestellt) oder zuerst.
    - Zu dritt: Tiere gleichmäßig (voreingestellt) oder zufällig herausnehmen.
    - Nach dem Passen: Die bei einem Gleichstand gelegte Bezahlung kommt zurück (wie 2022) oder ist verloren (wie 2020).
    - Wie oft jede Zahl in einem Lebensraum vorkommt: voreingestellt 5, 4, 3, 2, oder beliebige vier Zahlen, die zusammen 14 ergeben.

rules-editions-title = 2020 und 2022 im Vergleich
rules-editions-lead = Darin unterscheiden sich die Ausgaben:
rules-editions-subject = Worum es geht
rules-editions-talisman = Gleiche Summen
rules-editions-talisman-2022 = Der Talisman entscheidet und wandert weiter.
rules-editions-talisman-2020 = Noch je eine Karte, bis es entschieden ist.
rules-editions-payment = Passen nach Gleichstand
rules-editions-payment-2022 = Die Bezahlung kommt zurück.
rules-editions-payment-2020 = Die Bezahlung ist verloren.
rules-editions-supply = Bonuskarte im Vorrat
rules-editions-supply-2022 = Wer ein Tier nimmt, braucht mehr als alle anderen.
rules-editions-supply-2020 = Wer ein Tier nimmt, braucht mindestens gleich viele.
rules-editions-drawing = Wer zuerst zieht
rules-editions-drawing-2022 = Links vom Talisman.
rules-editions-drawing-2020 = In Sitzreihenfolge.
rules-editions-leo = Leo
rules-editions-leo-2022 = Muss zu zweit, darf zu dritt oder viert mitspielen.
rules-editions-leo-2020 = Gibt es nicht.

## Unter den kleinen Bildern

picture-price = Gebot und Preis: { $bid } kostet { $more ->
        [0] nichts weiter
        [one] { $more } weitere Karte
       *[other] { $more } weitere Karten
    }.
picture-bonus = Drei Waldkarten, davon ein Joker, für einen Pfau: sofort 2 Punkte.
picture-no-bonus = Eine Karte stammt aus dem Gebirge: Den Pfau bekommst du, die 2 Punkte nicht.
picture-tie = Zwei Gebote von 3. Ada zahlt 3 und 2, das macht 5; Ben zahlt 2 und 2, das macht 4. Ada wählt zuerst.
picture-slots = Die Auslage zu viert. Auslageplatz 1 liegt neben dem Stapel.
picture-score = 4 Pfauen bringen 8, 3 Steinböcke 3, die Pfau-Bonuskarte 3, Punktemarker 4: zusammen 18. Die Eichhörnchen bringen nichts.
