### What people say to each other at a table: phrases and reactions by their ids (docs/protocol.md).

phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-no_hurry = Lass dir Zeit.
phrase-thinking = Ich denke noch nach.
phrase-away = Ich muss kurz weg.
phrase-back = Ich bin wieder da.
phrase-well_played = Gut gespielt!
phrase-close = Das war knapp!
phrase-lucky = Glück gehabt!
phrase-unlucky = Heute habe ich kein Glück.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-yes = Ja.
phrase-no = Nein.
phrase-good_game = Das war eine schöne Partie!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

# What a reaction is called, and that somebody reacts.
reaction-applause = Applaus
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-sad = Traurigkeit
reaction-heart = Herz
reaction-oops = Hoppla
reacts-applause = { $name } applaudiert.
reacts-laugh = { $name } lacht.
reacts-wow = { $name } staunt.
reacts-sad = { $name } ist traurig.
reacts-heart = { $name } schickt ein Herz.
reacts-oops = { $name } sagt hoppla.

# The panel at the table, the settings, a new table.
words-title = Gespräch
words-said = Was gesagt wurde
words-nothing = Noch hat niemand etwas gesagt.
words-place-seats = Das lesen alle, die am Tisch sitzen, fertige Sätze jeweils in der eigenen Sprache.
words-place-watching = Das lesen alle, die zusehen; wer mitspielt, erst nach der Partie.
words-watching = sieht zu
words-phrases = Sätze
words-reactions = Reaktionen
words-text = Deine Nachricht
words-send = Senden
words-left =
    { $count ->
        [one] noch { $count } Zeichen
       *[other] noch { $count } Zeichen
    }
words-more = Zu { $name }
words-mute = Nichts mehr von { $name } hören
words-muted = Du hörst nichts mehr von { $name }. In den Einstellungen lässt sich das zurücknehmen.
words-report = Melden
words-reported = Gemeldet an alle, die den Server betreiben, mit den Zeilen davor und danach.
words-new =
    { $count ->
        [one] Gespräch, { $count } neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
muted-heading = Stummgeschaltet
muted-lead = Von ihnen hörst du an keinem Tisch etwas.
muted-none = Niemand.
muted-end = { $name } wieder hören
new-free-text = Man darf einander schreiben
new-free-text-hint = Sonst gibt es fertige Sätze, die alle in ihrer eigenen Sprache lesen. Alle erfahren es, bevor sie sich setzen.
wait-free_text = man darf einander schreiben

# Refusals.
refused-no_words = An diesem Tisch kannst du nichts sagen.
refused-no_free_text =
    { $whose ->
        [server] Auf diesem Server gibt es nur fertige Sätze; schreiben kann niemand.
       *[other] An diesem Tisch sind nur fertige Sätze erlaubt.
    }
refused-no_text = Darin ist nichts, was sich zeigen lässt.
refused-long_text = Das ist zu lang: höchstens { $most } Zeichen.
refused-too_many_words =
    Das war viel auf einmal. Du kannst in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder etwas sagen.
refused-no_word = Diese Zeile gibt es nicht mehr.
refused-own_word = Das hast du selbst gesagt.
refused-too_many_muted = Du hast zu viele Leute stummgeschaltet: Nimm in den Einstellungen erst einige zurück.
