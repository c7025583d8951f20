### A person and their devices: keeping a name, joining by code, link or passkey, taking one's data along or away.

## The name, kept

person-name-hint = Das sehen andere. An Tischen, mit denen du verbunden bist, ändert er sich sofort.
person-rename = Umbenennen
person-renamed = So heißt du jetzt.
person-keep = Meinen Namen behalten
person-keep-text = Der Server erkennt dieses Gerät an einem Cookie. Geht es verloren, sind auch deine Plätze und dein Name weg, außer du kannst zeigen, wer du bist: mit einem Wiederherstellungscode oder einem Passkey. Es gibt kein Konto und keine E-Mail.
person-at-risk = Bisher führt nur dieses Gerät zu deinen Plätzen und deinem Namen.
person-code = Wiederherstellungscode
person-code-new = Wiederherstellungscode erzeugen
person-code-again = Neuen Wiederherstellungscode erzeugen
# $date with the time of day
person-code-made = Du hast einen Wiederherstellungscode vom { $date }. Ein neuer ersetzt ihn.
person-code-once = Diese zwölf Wörter siehst du nur jetzt. Schreib sie in dieser Reihenfolge auf: Wer sie hat, kann hier du sein.
person-code-words = Die Wörter in einer Zeile
person-code-copy = Wörter kopieren
person-code-copied = Die Wörter sind kopiert.
person-passkey-text = Einen Passkey bewahrt dein Telefon, dein Passwortmanager oder ein Sicherheitsschlüssel auf; er fragt nach Finger, Gesicht oder PIN.
person-passkey-new = Passkey erzeugen
person-passkey-drop = Entfernen
# $device made it, as “Firefox, Android”
person-passkey-of = Passkey, erzeugt mit { $device }

## Devices

person-other = Auch ein anderes Gerät benutzen
person-other-text = Scanne mit dem anderen Gerät ein Bild oder öffne dort einen Link: Dann gehört es auch zu dir.
person-link = Link für ein Gerät
# $span as “10 minutes”
person-link-hint = Er gilt einmal und für { $span }. Wer ihn öffnet, kann hier du sein.
person-link-make = Link zeigen
person-link-again = Neuen Link zeigen
person-devices = Deine Geräte
person-devices-none = Über dich ist noch nichts gespeichert: kein Name, kein Platz.
person-device-here = dieses Gerät
# $when as “2 hours ago”
person-device-used = zuletzt benutzt { $when }
person-device-unknown = Unbekanntes Gerät
person-sign-out = Abmelden
person-sign-out-others = Alle anderen Geräte abmelden

## Joining

person-join = Ich habe hier schon gespielt
person-join-text = Mit deinem Wiederherstellungscode oder deinem Passkey gehört auch dieses Gerät zu dir.
person-code-hint = Zwölf Wörter; von jedem genügen die ersten vier Buchstaben.
person-join-go = Diesen Code benutzen
person-join-passkey = Passkey benutzen
person-join-link = Gehört dieses Gerät auch dir?
person-join-link-text = Du hast einen Link von einem anderen Gerät geöffnet. Damit hat dieses Gerät denselben Namen und dieselben Plätze.
person-join-link-go = Ja, dieses Gerät gehört mir
person-lose =
    { $tables ->
        [0] Zu dem Namen, den dieses Gerät jetzt hat, führt sonst nichts: Er geht verloren.
        [one] Zu dem Namen und dem { $tables } Tisch, die dieses Gerät jetzt hat, führt sonst nichts: Sie gehen verloren. Erzeuge zuerst einen Wiederherstellungscode, wenn du zu ihnen zurückkehren willst.
       *[other] Zu dem Namen und den { $tables } Tischen, die dieses Gerät jetzt hat, führt sonst nichts: Sie gehen verloren. Erzeuge zuerst einen Wiederherstellungscode, wenn du zu ihnen zurückkehren willst.
    }
person-lose-go = Das darf verloren gehen

## Data

person-data = Was über dich gespeichert ist
person-data-text = Dein Name, deine Geräte und an welchen Tischen du bist oder warst. Einstellungen bleiben in diesem Browser.
person-export = Alles herunterladen
person-forget-text = Du kannst auch für immer gehen. Beendete Partien bleiben, aber dein Name verschwindet aus allen; in laufenden Partien entscheidet ein Bot für dich.
person-forget = Für immer gehen
person-forget-sure = Das lässt sich nicht rückgängig machen: Dein Name, deine Plätze und deine Geräte werden entfernt.
person-forget-go = Alles entfernen
