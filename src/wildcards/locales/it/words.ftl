### What people say to each other at a table: phrases and reactions by their ids (docs/protocol.md).

phrase-hello = Ciao!
phrase-good_luck = Buona fortuna!
phrase-no_hurry = Fai con calma.
phrase-thinking = Sto pensando.
phrase-away = Devo allontanarmi un momento.
phrase-back = Eccomi di nuovo.
phrase-well_played = Ben giocato!
phrase-close = C’è mancato poco!
phrase-lucky = Che fortuna!
phrase-unlucky = Oggi non ho fortuna.
phrase-thanks = Grazie!
phrase-sorry = Mi dispiace!
phrase-yes = Sì.
phrase-no = No.
phrase-good_game = Bella partita!
phrase-again = Un’altra partita?
phrase-bye = A presto!

# What a reaction is called, and that somebody reacts.
reaction-applause = Applausi
reaction-laugh = Risate
reaction-wow = Sorpresa
reaction-sad = Tristezza
reaction-heart = Cuore
reaction-oops = Ops
reacts-applause = { $name } applaude.
reacts-laugh = { $name } ride.
reacts-wow = { $name } si stupisce.
reacts-sad = { $name } si rattrista.
reacts-heart = { $name } manda un cuore.
reacts-oops = { $name } dice ops.

# The panel at the table, the settings, a new table.
words-title = Conversazione
words-said = Che cosa è stato detto
words-nothing = Nessuno ha ancora detto nulla.
words-place-seats = Lo legge chi siede al tavolo; le frasi pronte, ognuno nella propria lingua.
words-place-watching = Lo legge chi guarda; chi gioca, solo dopo la partita.
words-watching = guarda
words-phrases = Frasi
words-reactions = Reazioni
words-text = Il tuo messaggio
words-send = Invia
words-left =
    { $count ->
        [one] ancora { $count } carattere
        [many] ancora { $count } caratteri
       *[other] ancora { $count } caratteri
    }
words-more = Su { $name }
words-mute = Non sentire più { $name }
words-muted = Non senti più { $name }. Puoi annullarlo nelle impostazioni.
words-report = Segnala
words-reported = Segnalato a chi gestisce il server, con le righe vicine.
words-new =
    { $count ->
        [one] Conversazione, { $count } riga nuova
        [many] Conversazione, { $count } righe nuove
       *[other] Conversazione, { $count } righe nuove
    }
muted-heading = Persone silenziate
muted-lead = Non le senti più, a nessun tavolo.
muted-none = Nessuno.
muted-end = Sentire di nuovo { $name }
new-free-text = Le persone possono scriversi
new-free-text-hint = Altrimenti ci sono frasi pronte, che ognuno legge nella propria lingua. Tutti lo sanno prima di sedersi.
wait-free_text = le persone possono scriversi

# Refusals.
refused-no_words = A questo tavolo non puoi dire nulla.
refused-no_free_text =
    { $whose ->
        [server] Su questo server ci sono solo frasi pronte; nessuno può scrivere.
       *[other] A questo tavolo sono permesse solo frasi pronte.
    }
refused-no_text = Non contiene nulla che si possa mostrare.
refused-long_text = È troppo lungo: al massimo { $most } caratteri.
refused-too_many_words =
    Era molto in una volta. Puoi parlare di nuovo tra { $seconds ->
        [one] { $seconds } secondo
        [many] { $seconds } secondi
       *[other] { $seconds } secondi
    }.
refused-no_word = Quella riga non c’è più.
refused-own_word = L’hai detto tu.
refused-too_many_muted = Hai silenziato troppe persone: prima togline qualcuna nelle impostazioni.
