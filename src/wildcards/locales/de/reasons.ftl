### Warum etwas nicht gewählt werden kann (`reason-CODE`), und warum der Server nichts getan hat (`refused-CODE`).
### Die Codes sind die des Protokolls; $seat und $seats zählen ab 1, $token ist ein Schritt in Worten.

## Warum etwas jetzt nicht gewählt werden kann

reason-not_owed = Du bist gerade nicht dran.
reason-not_asked = Du wirst gerade nichts gefragt.
reason-first_bid = Zuerst bietest du. Ein Tier wählst du, wenn die Gebote offen liegen.
reason-first_eagle = Zuerst bietest du. Ein Tier wählst du, wenn die Gebote offen liegen.
reason-first_reveal = Wähle zuerst, welches deiner zwei Gebote gilt.
reason-first_swap = Du darfst jetzt ein Tier tauschen: Wähle eines von deinen und eines aus der Auslage, oder tausche nichts.
reason-first_discard = Du hast die Nachziehkarte geboten: Jetzt darfst du Karten abwerfen, dann ziehst du. Ein Tier nimmst du in dieser Runde nicht.
reason-first_lay = Zuerst legst du deine Bezahlung für den Gleichstand. Danach werden Tiere gewählt.
reason-first_break = Zuerst der Gleichstand: Lege eine Karte aus deiner Hand oder ziehe eine. Danach werden Tiere gewählt.
reason-first_take = Jetzt wählst du ein Tier aus der Auslage, oder du passt.
reason-first_pay = Du hast dein Tier. Jetzt bezahlst du es mit Karten aus deiner Hand.
reason-first_keep = Sag zuerst, ob du dein Gebot zurücknimmst.
reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
reason-card_order = Mehrere Karten legst du in Kartenreihenfolge: Diese müsste vor der schon gelegten kommen.
reason-cannot_finish = Nach dieser Karte blieben zu wenige übrig, um fertig zu zahlen.
reason-not_laid = Dein Gebot muss eine der beiden Karten sein, die du gelegt hast.
reason-empty_slot = Auf diesem Auslageplatz liegt nichts mehr.
reason-lowest_slot = Das gleiche Tier liegt näher am Stapel: Nimm es von dort.
reason-no_animal = Du hast kein Tier dieser Art, das du geben könntest.
reason-same_species = Tauschen kannst du nur zwei verschiedene Tierarten.
reason-wrong_phase = Das gehört in eine andere Phase der Runde.
reason-enough = Mehr musst du hier nicht bezahlen.
reason-animal_first = Wähle erst ein Tier, dann die Bezahlung.

## Warum der Server nichts getan hat

refused-unknown = Der Server hat das abgelehnt ({ $code }).
offline = Keine Verbindung zum Server.
refused-offline = { offline }

# die Regeln
refused-not_owed = { reason-not_owed }
refused-not_in_hand = { reason-not_in_hand }
refused-card_order = { reason-card_order }
refused-cannot_finish = { reason-cannot_finish }
refused-not_laid = { reason-not_laid }
refused-empty_slot = { reason-empty_slot }
refused-lowest_slot = { reason-lowest_slot }
refused-no_animal = { reason-no_animal }
refused-same_species = { reason-same_species }
refused-wrong_phase = { reason-wrong_phase }
refused-no_token = Diesen Schritt gibt es nicht: { $token }.
refused-not_together = Diese Schritte gehören nicht zu einer Entscheidung.

# in der Partie
refused-stale = Die Partie ist weitergegangen. Sieh noch einmal hin und wähle neu.
refused-seen = Inzwischen ist Neues zu sehen: Zurücknehmen geht nicht mehr.
refused-taken_back_often = Du hast bei dieser Entscheidung schon { $most }-mal zurückgenommen. Jetzt bleibt es dabei.
refused-id_used = Das wurde schon einmal als etwas anderes gesendet. Bitte wähle neu.
refused-foreign_seat = Das ist nicht dein Platz.
refused-bot_decides = Ein Bot ({ $level }) entscheidet gerade für dich. Übernimm zuerst selbst wieder.
refused-time_up = Deine Zeit ist gerade abgelaufen.
refused-over = Die Partie ist zu Ende.
refused-not_over = Das gibt es erst nach dem Ende der Partie.
refused-no_advice = Rat gibt es nur in Partien, in denen du allein gegen Bots spielst.
refused-no_hints = An diesem Tisch gibt es keine Hinweise: Hier spielen andere mit, und wer ihn eröffnet hat, hat sie nicht erlaubt.
refused-no_review = Diese Analyse hat noch niemand verlangt.
refused-review_failed = Die Analyse ist nicht gelungen. Bitte versuche es später noch einmal.
refused-no_decisions = Leo entscheidet nichts, also gibt es nichts zu analysieren.
refused-no_puzzle = Dieses Rätsel gibt es nicht: Die Nummern gehen von 1 bis { $most }.
refused-puzzle_unfinished = Das ist noch keine ganze Entscheidung.
refused-puzzle_illegal = Diese Entscheidung ist hier nicht möglich.
refused-no_knowledge = An diesem Tisch gibt es keine Gedächtnishilfe: Alle merken sich die Karten selbst.
refused-nothing_owed = Du hast gerade nichts zu entscheiden.

# Tische und Plätze
refused-wrong_status =
    { $status ->
        [open] Die Partie hat noch nicht begonnen.
        [playing] Die Partie hat schon begonnen.
        [over] Die Partie ist schon zu Ende.
       *[closed] Der Tisch ist geschlossen.
    }
refused-no_table = Diesen Tisch gibt es hier nicht.
refused-no_code = Unter diesem Code wartet kein Tisch auf weitere Leute. Um bei einer laufenden Partie zuzuschauen, brauchst du ihren Link.
refused-no_seat = Platz { $seat } gibt es nicht: Der Tisch hat { $seats }.
refused-seat_taken = Platz { $seat } ist schon besetzt.
refused-sent_away = Du wurdest von diesem Tisch weggeschickt. Nur wer den Tisch eröffnet hat, kann dich wieder hereinlassen.
refused-seats_open = Noch freie Plätze: { $seats }. Warte auf andere oder setze Bots dorthin.
refused-nobody_sits = Mindestens ein Mensch muss am Tisch sitzen.
refused-not_host = Das darf nur, wer den Tisch eröffnet hat.
refused-others_play = Andere spielen noch. Plätze: { $seats }.
refused-no_vote = Niemand fragt mehr, ob diese Partie enden soll.
refused-asked_already = Du hast in dieser Runde schon gefragt. In einer späteren Runde kannst du wieder fragen.
refused-no_say = Darüber entscheiden nur, wer mitspielt und wer den Tisch eröffnet hat.
refused-closed = An diesem Tisch ist Zuschauen nicht möglich.
refused-too_deep = Hinter dieser Partie stehen schon zu viele andere: Höchstens { $most } können eine von der anderen abzweigen.
refused-private_publish = Nur Partien öffentlicher Tische können veröffentlicht werden.
refused-given_deal = Bei vorgegebenen Karten gibt es keine Revanche: Alle kennen sie jetzt.
refused-no_seed = Diese Partie folgt keinem Startwert, weil verdeckte Karten neu gegeben wurden: Es gibt nichts nachzuspielen.
refused-no_deal = Diese Kartenverteilung gibt es hier nicht.
refused-friends_seat = Platz { $seat } geht nicht an Freunde: Er gehört dir oder einem Bot.
refused-day_alone = Die Karten des Tages spielen alle allein.
refused-day_seat = Die Karten des Tages spielen alle auf Platz { $seat }.
refused-day_taken = Du hast die Karten von heute schon begonnen: Es gibt nur einen Versuch.
refused-sealed = Das sind die Karten von heute: Sie bleiben geheim, bis der Tag vorbei ist oder bis du sie gespielt hast.
refused-competition = Hier bekommt niemand Hilfe: Das Ergebnis zählt.
refused-rated_deal = Eine gewertete Partie braucht ausgeloste Karten: Wer sie vorgibt, kennt sie.
refused-rated_hints = In einer gewerteten Partie gibt es keine Hinweise.
refused-rated_hands = Wer bei einer gewerteten Partie zuschaut, sieht keine Handkarten.
refused-rated_wait = Eine gewertete Partie muss zu Ende kommen: Sie braucht eine Bedenkzeit oder einen Bot, der für Abwesende einspringt.
refused-rated_twice = In einer gewerteten Partie hat niemand zwei Plätze.
refused-rated_end = Eine gewertete Partie wird zu Ende gespielt. Wenn du weg musst, verlass sie: Ein Bot spielt weiter, und sein Rang zählt für dich.
refused-no_person = Diese Person gibt es hier nicht, oder du darfst ihre Seite nicht sehen.
refused-no_link = Das ist kein persönlicher Link dieses Tisches.
refused-link_used = Dieser persönliche Link wurde schon benutzt, oder der Platz gehört jetzt jemand anderem.

# eine Person und ihre Geräte
refused-code_length = Ein Wiederherstellungscode hat zwölf Wörter.
refused-code_word = „{ $word }“ gehört nicht zu den Wörtern der Wiederherstellungscodes.
refused-code_typo = Diese Wörter gehören nicht zusammen: Eines ist falsch, oder die Reihenfolge stimmt nicht.
refused-no_key = Das führt zu niemandem. Vielleicht ist es schon benutzt oder ersetzt, oder seine Zeit ist um.
refused-would_lose = Zu dem, was dieses Gerät hat, führt sonst nichts: Es ginge verloren.
refused-no_passkey = Es kam kein Passkey.
refused-no_passkeys_here = Dieser Server nimmt unter seiner Adresse keine Passkeys an.
refused-no_such_passkey = Diesen Passkey gibt es nicht mehr.
refused-no_device = Dieses Gerät ist schon abgemeldet.
refused-not_sure = Es wurde nichts entfernt.
refused-signed_out = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um als jemand Neues weiterzumachen.

# Vorbereitung
refused-rules = Diese Regeln passen nicht zusammen.
refused-too_many_tables =
    { $whose ->
        [person] Du hast { $most } Tische, die auf weitere Leute warten oder an denen gespielt wird. Spiel einige zu Ende oder sag sie ab, bevor du noch einen eröffnest.
       *[address] Aus deinem Netz gibt es { $most } Tische, die auf weitere Leute warten oder an denen gespielt wird. Spiel einige zu Ende oder sag sie ab, bevor du noch einen eröffnest.
    }
refused-no_level = Einen Bot namens { $level } gibt es nicht.
refused-leo_twice = Leo kann nur einmal am Tisch sitzen.
refused-clock = Die Bedenkzeit beträgt mindestens eine Sekunde.
refused-deal = Nur vorgegebene Karten haben einen Startwert.

# Anfragen
refused-malformed = Das hat der Server nicht verstanden.
refused-protocol = Diese Seite hat eine andere Version als der Server. Bitte lade sie neu.
refused-no_hello = Die Verbindung muss neu beginnen. Bitte lade die Seite neu.
refused-too_many =
    Zu viel auf einmal. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-banned =
    { $until ->
        [never] Du bist von diesem Server ausgeschlossen.
       *[other] Du bist bis { $until } von diesem Server ausgeschlossen.
    }
refused-draining = Neue Tische sind gerade nicht möglich, denn dieser Server hält bald an. Laufende Partien gehen weiter.
refused-no_calls = Dieser Server ruft niemanden.
refused-no_zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Gebraucht wird eine wie Europe/Berlin.
refused-too_many_ways = Du wirst schon auf { $most } Wegen gerufen: Entferne erst einen.
refused-webhook =
    { $fault ->
        [https] Ein Webhook braucht eine https-Adresse, ohne Namen und Passwort.
        [private] Diese Adresse führt zu keinem Rechner, den alle erreichen können.
        [silent] Unter dieser Adresse antwortet niemand.
        [refused] Diese Adresse nimmt die Nachricht nicht an: Sie antwortet { $status }.
       *[other] Diese Adresse gibt es nicht.
    }
refused-origin = Das nimmt der Server nur von seinen eigenen Seiten an.
refused-no_path = Diese Seite oder Anfrage kennt der Server nicht.
refused-no_method = Das kann der Server nicht.
refused-too_long = Das ist dem Server zu lang.
refused-busy = Der Tisch ist gerade ausgelastet. Bitte versuche es noch einmal.
refused-unavailable = Der Server ist gerade nicht zu erreichen. Bitte versuche es noch einmal.
refused-broken_table = Mit diesem Tisch stimmt etwas nicht. Wer den Server betreibt, kann ihn reparieren.
refused-internal = Auf dem Server ging etwas schief. Bitte versuche es noch einmal.
refused-not_gone = Ein Bot bekommt einen Platz nur dann endgültig, wenn die Person die Partie verlassen hat oder seit zehn Minuten weg ist; wo man Stunden überlegen darf, seit einem Tag.
