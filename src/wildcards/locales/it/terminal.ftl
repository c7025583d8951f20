### Ciò che dice solo la partita nel terminale. Le parole del gioco stanno negli altri file.
###
### Le carte compaiono con le loro sigle (F3, R), uguali in ogni lingua, che sono anche ciò che si digita; così pure i
### comandi (help, rules, quit) e i nomi dei file. $name è il nome di chi gioca.

## Elenchi

# "a, b e c": $first è "a, b"
list-and = { $first } e { $last }
list-or = { $first } o { $last }

## La domanda

asked-bid-about = Chi offre alto sceglie per primo. «2 in più»: altre 2 carte per un animale.
asked-discard-more = Vuoi scartare altre carte?
# $cards come "F3 S1"
asked-picked = Scelte finora: { $cards }.
# $habitat come "foresta"
asked-bonus = Bonus habitat di { $points } punti se tutto è { $habitat } o jolly.
# $word è typed-draw
asked-draw = Digita { $word } per pescare. Qui «?» mostra l’aiuto, anche se nelle registrazioni indica una carta pescata.
asked-only-way = Paghi { $cards }, perché non c’è altro modo.
asked-only-bid = Riveli { $cards }, perché le due offerte sono uguali.

## Quanto costa e che cosa dà una scelta, in breve

# $count carte oltre all'offerta
choice-price =
    { $count ->
        [0] gratis
       *[other] { $count } in più
    }
# $animals come "pavone, leone"
choice-bonus-with = bonus con { $animals }
choice-refill = nessun animale; peschi fino a { $limit }
choice-all = basta così
# dietro un animale: quanti ne hai della sua specie
choice-have = ne hai { $count }
choice-leader = con il Capobranco
choice-leader-from = con il Capobranco, tolto a { $name }
choice-bonus = bonus: +{ $points }
choice-bonus-reach = bonus possibile
# la stessa carta più volte in mano
choice-number = ne hai { $count }

## Che cosa si può digitare: parole separate da virgole

typed-done = passo, passa, fatto, no, nessuna
typed-draw = pesca, pesco

## Una risposta che non va

# "1" o "un numero da 1 a 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] un numero da 1 a { $count }
    }
# $what elenca che cosa si può digitare
answer-wrong = Serve { $what }, oppure un comando (help li elenca). Hai digitato «{ $given }».
answer-number = Serve { $what }. Hai digitato «{ $given }».
answer-one-only = Serve una sola scelta. Ne hai digitate { $given }.
answer-too-many = Al massimo { cards }. Ne hai digitate { $given }.
answer-not-enough =
    { $count ->
        [one] Di { $token } ne hai una sola.
       *[other] Di { $token } ne hai solo { $count }.
    }
answer-not-in-hand = Serve una carta della tua mano: { $token } non c’è.
answer-not-offered = Qui non puoi scegliere «{ $given }»: serve { $what }.
answer-which = «{ $given }» può essere { $what }: digitane una.
answer-done-alone = «-» va alla fine della riga, dopo le carte.
answer-too-few = Prima di «-» scegli { cards }.
answer-end-alone = Qui non ci sono altre persone: quit ferma la partita.
answer-bot = Dopo bot ci vuole il numero di un posto, non «{ $given }».
answer-bot-alone = Qui giochi da solo: negli altri posti ci sono già dei bot.
answer-nothing-picked = Non hai ancora scelto nulla, quindi non c’è nulla da riprendere.
# $command sta da solo, come quit
answer-alone = Il comando { $command } va da solo. Dopo hai digitato «{ $given }».
answer-alone-or = Sono validi solo { $command } e { $command } { $word }. Dopo { $command } hai digitato «{ $given }».
# $topics sono quelli delle regole
answer-no-topic = Dopo rules serve { $topics }. Hai digitato «{ $given }».
# $numbers come "1-5"
answer-cursor = { $numbers }, ? per l’aiuto
answer-cursor-first = { $numbers }, rules o ? per l’aiuto
answer-cursor-plain = La tua scelta ({ $help })

## Le regole, come si spiegano al tavolo

guide-rounds = La partita dura { $rounds } round. In ognuno ci sono { $slots } animali nel mercato.
guide-habitats = F, S e M accanto a un animale indicano il suo habitat: foresta, savana, montagna.
guide-end = Alla fine:
# $topics sono comandi come "rules bids"
guide-more = Di più su un argomento: { $topics }
# $topic è la parola di un comando, come "ties"
guide-section = Dalle regole (rules { $topic }):
guide-no-leo = Leo non è a questo tavolo. Può giocare solo nell’edizione 2022.
guide-holder-first = A questo tavolo, a totali uguali, chi ha il talismano sceglie per primo, poi gli altri in senso orario.
guide-hint-bonus = Dopo «bonus con» trovi gli animali che potresti pagare tutti con carte del loro habitat.
guide-hint-several = Puoi scrivere più carte su una riga (F1 S2); con «-» finisci prima.
guide-hint-swap = «ib>sq@2» scambia uno stambecco con lo scoiattolo nello spazio 2. Accanto sono indicati i Capibranco che passerebbero di mano.
guide-answers = Rispondi con il numero di una scelta o con la sua sigla, F3 per foresta 3, R per la carta Rifornisci la Mano, pe@1 per il pavone nello spazio 1; «-» vuol dire passo o fatto. Per un pagamento puoi scrivere più carte su una riga (F1 W2).
command-explain = spiega che cosa puoi scegliere ora e la regola che c’è dietro
command-rules = le regole in breve; rules ties spiega i pareggi, e così via
command-leaders = che cosa fa ogni Capobranco
command-log = che cosa è successo in questo round e nel precedente; log all: in tutta la partita
command-score = quanti punti avrebbe ora ciascuno
command-table = di nuovo il tavolo e la domanda, come fa Invio
command-piles = la pila degli scarti, le carte note in mano e gli animali ancora in arrivo
command-known = che cosa potresti sapere delle carte degli altri: che cosa è sicuro e che cosa è probabile
command-hint = che cosa potresti fare adesso e quanto vale ogni scelta; con altre persone solo dove il tavolo lo permette
command-back = riprende le carte scelte, o annulla ciò che hai fatto in segreto finché gli altri non hanno finito
command-end = chiede a chi gioca se terminare la partita, o dà il consenso; end no: si continua
command-bot = bot 2 dà per sempre il posto 2 a un bot, se chi lo occupa è via; solo per chi ospita
command-say = dice qualcosa agli altri: da solo elenca le frasi pronte, say 3 ne manda una, say TESTO parole tue dove è permesso
command-mute = non sente più qualcuno, a nessun tavolo: mute NOME
command-unmute = sente di nuovo chi era silenziato: unmute NOME
command-report = segnala le ultime parole di qualcuno a chi gestisce il server: report NOME
command-save = dice dove si salva la partita; succede comunque dopo ogni mossa
command-quit = si ferma qui; puoi continuare più tardi. Anche con q o exit

## Il tavolo

# nella riga sopra il tavolo
view-talisman = talismano: { $name }
view-talisman-used = talismano: { $name }, poi passa
# indica lo spazio accanto al mazzo da pesca
view-pile = mazzo
view-taken = preso
view-legend = ★ ha il Capobranco
# sopra colonne di numeri: breve
view-cards = carte
view-tokens = gettoni
view-score = punti
view-hand = La tua mano
# carte che tutti sanno essere in mano a qualcuno
view-known = Carte note
view-holds =
    { $who ->
        [you] tu hai { $cards }
       *[other] { $name } ha { $cards }
    }
view-face-down = coperte
# del mercato
view-empty = vuoto

## Punteggio

# sopra le colonne: breve
score-rank = pos.
score-best = prima ×2
score-second = seconda ×1
score-leaders = Capibranco
score-animals = animali
# il punteggio di un posto in una frase; $points come "21 punti", $best come "8 (4 pavoni)"
score-plain = { $rank }. { $name }: { $points }. Specie più numerosa: { $best }, seconda: { $second }, Capibranco: { $leaders }, gettoni Punteggio: { $tokens }.

## Prima, durante e dopo una partita

# $edition come "edizione 2022"
session-welcome = Wild Cards, { $edition }, { $rounds } round.
session-seats = Al tavolo: { $names }.
session-commitment = Impegno: { $digest }
session-commitment-about = È l’hash SHA-256 del seme segreto per mescolare, che viene rivelato alla fine.
# $at is the number of an action in a record
session-branched = Questa partita si stacca da una finita all’azione { $at }: fin lì tutto è com’era, anche tutte le carte.
session-branched-redealt = Questa partita si stacca da una finita all’azione { $at }: fin lì tutto è come l’hai visto; ciò che non avevi visto è stato ridistribuito.
session-legend = F è foresta, S savana, M montagna, W jolly, seguita dal valore; R è la carta Rifornisci la Mano.
session-first-help = Prima volta? Digita rules. «?» spiega ogni domanda, help elenca i comandi.
session-continued = La partita continua. Questo round finora:
session-enter-to-begin = Premi Invio per cominciare (valgono anche rules, «?» e quit)
session-enter-for-table = Invio mostra il tavolo
session-enter-expected = Il comando «{ $given }» non esiste. Premi Invio per continuare, o digita un comando come rules.
session-table-again = Invio mostra di nuovo il tavolo e la domanda.
session-nothing-yet = Non è ancora successo nulla.
session-standings = Se la partita finisse ora:
# $path è un file o un indirizzo
session-kept = La partita è salvata in { $path }
# segue un comando
session-go-on = Per continuare:
session-go-on-later = Per continuarla più tardi:
session-check-with = Per controllarla:
# $reason è un messaggio del sistema operativo
session-not-kept = Non è stato possibile salvare la partita: { $reason }. Si continua, e dopo ogni mossa si riprova.
session-keeps-failing = Non si può salvare la partita: { $reason }. Se esci ora, è persa; con Ctrl-C esci comunque.
session-input-ended = { $path }: l’input è finito e non si può salvare la partita: { $reason }; le ultime mosse sono perse
session-lost = Le ultime mosse sono perse, perché non è stato possibile salvare la partita: { $reason }.
session-moved = Un altro programma salva una partita nello stesso file. D’ora in poi questa è salvata in { $path }
session-set-aside = La partita salvata in precedenza ora è in { $path }
session-bot-failed = Errore di { $name }; la prossima mossa è casuale: { $reason }
session-end-of-input = L’input è finito.
session-seed = Seme: { $seed }
session-seed-about = Il suo hash SHA-256 è l’impegno iniziale; ogni mescolata deriva da qui.
session-record = Registrazione: { $path }

## C'è una partita salvata

found = C’è una partita salvata: { $edition }, { seats }, { round }.
# le lettere restano come sono
found-question = Continuarla (c), metterla da parte e cominciarne un’altra (n) o uscire (q)?
found-continue = c continua la partita salvata, esattamente da dov’era.
found-new = n comincia una nuova partita; quella salvata cambia nome e può continuare più tardi.
found-quit = q lascia tutto com’è.
found-wrong = Serve c, n o q, oppure «?» per l’aiuto. Hai digitato «{ $given }».

## Un tavolo di un server: prima della partita

online-made = Il tavolo è stato creato. Link: { $url }
online-code = Codice: { $code }
online-friends = Gli altri aprono il link o entrano da un terminale con: { $command }
online-name = Il tuo nome? (Invio: { guest })
online-nameless = Gli altri ti vedono come { guest }; con --name NAME ti dai un nome.
# $most è un numero di caratteri
online-other-name = Gli altri ti vedono come { $name }: i nomi sono ridotti a { $most } caratteri che si possono mostrare.
online-seat = Posto { $seat }: { $name }
# $level è il livello di un bot
online-bot = { $name }, bot: { $level }
online-open = libero
online-away = non connesso
online-waiting = In attesa che la partita cominci.
online-host-help = Digita start (comincia la partita), bots (dà i posti liberi ai bot), who (mostra chi c’è) o quit.
online-guest-help = La partita la avvia chi ha creato il tavolo. Intanto puoi usare: rules, leaders, who (mostra chi c’è), quit.
online-read-help = rules: il gioco in breve; rules ties: una sezione; leaders: che cosa fanno i Capibranco.
online-took-seat = Al posto { $seat } si siede { $name }.
online-left-seat = { $name } lascia il posto { $seat }: è libero.
online-wrong = Serve who, rules, help o quit. Hai digitato «{ $given }».
online-wrong-host = Serve start, bots (anche con un livello), who, rules, help o quit. Hai digitato «{ $given }».
online-closed = Il tavolo è stato chiuso prima della fine della partita.

## Un tavolo di un server: durante la partita

online-waiting-for = In attesa di: { $names }.
online-lost = Connessione persa. Nuovo tentativo …
online-lost-seat = Connessione persa. Nuovo tentativo … Il tuo posto resta tuo.
# $why è una frase di reasons.ftl
online-not-taken = Non è possibile. { $why }
online-stand-in = Un bot ({ $level }) gioca per te; digita back per tornare a giocare.
online-back-prompt = un bot gioca per te: back o Invio
online-back-expected = Serve back per tornare a giocare, Invio per le novità o un comando come log.
online-went-on = Intanto la partita è andata avanti; questa domanda non vale più.
online-time-up = Il tuo tempo è scaduto; questa domanda non vale più.
online-decided = Ora decide un bot al tuo posto; questa domanda non vale più.
online-not-asked = Ora non ti viene chiesto nulla. Puoi digitare comandi come score, log, table o quit.
online-meanwhile = Anche mentre gli altri decidono puoi usare comandi come score, log o quit.
online-is-away = { $name } è assente.
online-is-here = { $name } è di nuovo qui.
online-bot-decides = Un bot ({ $level }) gioca per { $name }.
online-decides-again = { $name } torna a giocare al posto del bot.
online-end-dropped = La partita continua.
online-end-answers = Scrivi end per dare il consenso, o end no per continuare.
# $seat ha il talismano
online-holder = Talismano: prima al posto { $seat }, per scelta di chi ha creato il tavolo.
online-clock-none = Tempo di riflessione: senza limite.
# $time come "1 min 30 s"
online-clock-decision = Tempo di riflessione: { $time } per ogni decisione; scaduto il tempo, decide un bot.
online-clock-bank = Tempo di riflessione: { $time } in tutto; scaduto il tempo, decide un bot.
online-clock-more = Tempo di riflessione: { $time } in tutto, più { $increment } dopo ogni decisione; scaduto il tempo, decide un bot.
online-absence-none = Se qualcuno si assenta, tutti aspettano.
online-absence = Se chi deve decidere è assente da { $time }, un bot ({ $level }) gioca al suo posto finché non torna e digita back.
online-time-left = Tempo rimasto: { $time }.
online-commitment-about = Vincola il server alla sua parte del seme segreto.
online-commitment-mixed = Vincola il server alla sua parte del seme segreto. Sono inclusi anche i tuoi numeri casuali.
online-commitment-given = Chi ha creato il tavolo ha scelto il seme e forse conosce le carte.
online-promise-kept = Controllato: ogni mossa e ogni mescolata sono giuste, il seme corrisponde all’impegno.
online-promise-mixed = Controllato: ogni mossa e ogni mescolata sono giuste, il seme corrisponde all’impegno, e sono inclusi anche i tuoi numeri casuali.
online-promise-broken = il tavolo non ha mantenuto la promessa: { $why }

## Un bot di questo computer a un tavolo di un server

bot-sits = { $name } siede al posto { $seat } su { $url } e aspetta l’inizio.
bot-failed = Errore del bot; la prossima mossa è casuale: { $why }
# $points come "21 punti"
bot-result = La partita è finita: { $points }, posizione { $rank }. Al tavolo: { $names }.

## Puzzles

puzzle-no-hint = Per un rompicapo non ci sono suggerimenti.

## The same deal again

# $name, the record's player of this seat; $rank, $place: of all seats
deal-compared = Con queste carte { $name } ha fatto { $score } punti, posizione { $rank }; tu { $own } punti, posizione { $place }.
deal-about =
    { $runs ->
        [one] Che cosa ottengono i bot con le carte di { $name }, in 1 partita per livello
       *[other] Che cosa ottengono i bot con le carte di { $name }, in { $runs } partite per livello
    }
deal-reached = Nella partita stessa: { $score } punti, posizione { $rank }.
deal-working = Partite in corso:
deal-level = livello
deal-mean = punti
deal-interval = intervallo al 95 %
deal-wins = vittorie
# $players, a number
daily-players = Hanno finito le carte del giorno: { $players }
daily-place = { $place }. { $name }: { $score } punti, posizione { $rank }
daily-out = { $name }: { $score } punti, posizione { $rank } (fuori gara)
daily-sealed = La registrazione di questa partita sarà disponibile a giornata finita (mezzanotte UTC).

# A un tavolo dove gli spettatori vedono tutte le mani
online-sit-anyway = Invio per sederti, Ctrl-C per andartene:

## Talking at a table

talk-phrase = { $number }. { $text }
talk-use = say con un numero ne manda una: say { $number }.
talk-use-text = say con un numero ne manda una: say { $number }; say con altro lo manda così com’è.
talk-heard = { $name }: { $text }
talk-heard-watching = { $name } (guarda): { $text }
talk-nobody = { $command }: nessuno si chiama «{ $given }».
talk-who = { $command } vuole un nome, per esempio { $names }.
talk-who-nobody = { $command }: non c’è nessuno.
talk-heard-again = Senti di nuovo { $name }.
talk-news = say risponde; con mute { $name } non senti più nulla di suo.

## Who somebody is at a server

profile-name = Sei { $name } su { $server }.
profile-tables = Tavoli a cui sei o eri: { $tables }
profile-passkeys = Passkey: { $passkeys }
profile-used = usato l’ultima volta { $date }
profile-signed-out = Questo dispositivo è disconnesso: da ora è qualcuno di nuovo.
profile-signed-out-others = Tutti gli altri dispositivi sono disconnessi.
profile-exported = Scritto in { $file }.
profile-deleted = Hai lasciato { $server } per sempre. Le tue partite restano lì, senza il tuo nome.
