### Was am Tisch und auf der ersten Seite erklärt wird: Bonuskarten, das Spiel in einer Minute, eine Regel in einem Satz.

## Die sechs Bonuskarten

leaders-title = Die Bonuskarten
leaders-lead = Wer von einer Art die meisten Tiere hat, besitzt ihre Bonuskarte. Gleich viele genügen, um sie jemandem abzunehmen.
leaders-worth = Jede ist am Ende 1 Punkt wert, die des Pfaus 3.
leaders-owner = bei { $name }
leaders-yours = deine
leaders-supply = noch frei
power-pe = Am Ende 3 Punkte wert statt 1. Eine andere Stärke hat sie nicht.
power-sq = Bietest du deine Nachziehkarte, ziehst du auf 10 Karten nach statt auf 7.
power-ea = Du darfst zwei Karten als Gebot legen. Liegen die Gebote der anderen offen, deckst du eine deiner beiden Karten auf; die andere geht zurück auf die Hand.
power-ib = Am Ende der Runde darfst du die Karte zurücknehmen, mit der du ein Tier ersteigert hast, außer sie ist ein Joker.
power-li = Du gewinnst jeden Gleichstand. Du wählst zuerst, egal was die anderen zahlen.
power-me = Bietest du deine Nachziehkarte, darfst du zuerst eines deiner Tiere gegen eines aus der Auslage tauschen. Dabei können Bonuskarten den Besitz wechseln.

## Das Spiel in einer Minute

minute-title = So wird gespielt
minute-1-title = Bieten
minute-1 = Alle legen geheim eine Karte. Je höher sie ist, desto früher wählst du.
minute-2-title = Nehmen oder nachziehen
minute-2 = Wer hoch bietet, sucht sich zuerst ein Tier aus. Oder biete deine Nachziehkarte: kein Tier, aber eine volle Hand.
minute-3-title = Zahlen
minute-3 = Ein Gebot von 3 kostet 3 Karten, das Gebot ist eine davon. Alles aus dem Lebensraum des Tiers? 2 Punkte.
minute-4-title = Sammeln
minute-4 = Die meisten Tiere einer Art? Ihre Bonuskarte gehört dir und ändert eine Regel für dich. Deine zwei größten Arten zählen.

## Regeln in einem Satz, wo gefragt wird oder etwas grau ist

rule-more = Mehr in den Regeln
rule-the-game-in-one-minute = Biete eine Karte, nimm ein Tier, zahle mit Karten. Wer von einer Art die meisten hat, bekommt ihre Bonuskarte.
rule-components = 46 Wildniskarten mit den Zahlen 1 bis 4, 42 Tiere aus sechs Arten, 6 Bonuskarten und für alle je eine Nachziehkarte.
rule-setup = In der Auslage liegt immer ein Tier weniger, als Personen mitspielen.
rule-phases = Eine Runde besteht aus Geboten, Nachziehen, Tieren und nächster Runde. Du wirst gefragt, wenn du dran bist.
rule-actions = Was grau ist, kannst du gerade nicht wählen. Tippe darauf, und du erfährst, warum.
rule-card-order = Karten werden nach Lebensraum und Zahl notiert: Wald, Savanne, Gebirge, Joker.
rule-bids = Lege eine Wildniskarte oder deine Nachziehkarte. Du darfst bieten, was du nicht zahlen kannst.
rule-eagle = Mit der Adler-Bonuskarte darfst du zwei Karten legen und entscheidest später, welche dein Gebot ist.
rule-refills = Wer die Nachziehkarte bietet, wirft beliebig viele Karten ab und zieht auf 7 nach. Ein Tier gibt es in dieser Runde nicht.
rule-meerkat = Gib ein Tier, nimm eines einer anderen Art aus der Auslage. Jede Bonuskarte geht an die Person mit den meisten Tieren ihrer Art.
rule-discarding-and-drawing = Wirf ab, was du willst, oder nichts. Dann ziehst du auf 7 Karten nach, mit der Eichhörnchen-Bonuskarte auf 10.
rule-animals = Nimm ein Tier aus der Auslage und zahle, oder passe.
rule-payment = Gebot und Bezahlung sind zusammen so viele Karten, wie das Gebot sagt. Ihre Zahlen sind egal.
rule-passing = Dein Gebot kommt zurück, und du ziehst zwei Karten, höchstens bis 10 auf der Hand.
rule-leaders = Hast du von einer Art mehr Tiere als alle anderen, oder gleich viele wie die Person mit der Bonuskarte, gehört die Karte dir.
rule-habitat-bonus = Zahle nur mit dem Lebensraum des Tiers oder mit Jokern, und du bekommst 2 Punkte.
rule-ties = Gleiche Gebote: Alle Beteiligten legen ihre Bezahlung, und wer die höchste Summe hat, wählt zuerst. Die Löwen-Bonuskarte gewinnt immer.
rule-next-round = Gebote und Bezahlungen werden abgeworfen, übrige Tiere kommen in die Schachtel, neue kommen.
rule-cards = Du darfst 10 Wildniskarten auf der Hand haben. Ist der Nachziehstapel leer, wird der Abwurfstapel zu einem neuen gemischt.
rule-leo = Leo nimmt das Tier, das dem Stapel am nächsten liegt, und zahlt nichts. Spielt er mit, wählst du bei gleichen Tieren den Auslageplatz.
rule-end = 2 Punkte je Tier deiner größten Art, 1 je Tier der zweitgrößten, 1 je Bonuskarte, die des Pfaus 3, dazu deine Punktemarker.
rule-options = Ausgabe, Gleichstände, herausgenommene Tiere, Bezahlung und Zahlen lassen sich einstellen, wenn ein Tisch eröffnet wird.
