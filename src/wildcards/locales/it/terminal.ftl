### Ciò che dice solo la partita nel terminale. Le parole del gioco stanno negli altri file.
###
### Le carte compaiono con le loro sigle (F3, R), uguali in ogni lingua, che sono anche ciò che si digita; così pure i
### comandi (help, rules, quit) e i nomi dei file. $name è il nome di chi gioca.

## Elenchi

# "a, b e c": $first è "a, b"
list-and = { $first } e { $last }
list-or = { $first } o { $last }

## La domanda

asked-bid-about = Le offerte alte scelgono prima. Se prendi un animale, paghi in più le carte indicate qui.
asked-discard-more = Scarti altre carte?
# $cards come "F3 S1"
asked-picked = Scelte finora: { $cards }.
# $habitat come "foresta"
asked-bonus = Bonus habitat di { $points } punti se tutto è { $habitat } o jolly.
# $word è typed-draw
asked-draw = Digita { $word } per pescare: qui «?» è l’aiuto, anche se nelle registrazioni «?» sta per pescare.
asked-only-way = Paghi { $cards }, perché non c’è altro modo.

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
choice-leader-from = con il Capobranco, da { $name }
choice-bonus = bonus: +{ $points }
choice-bonus-reach = bonus possibile
# la stessa carta più volte in mano
choice-number = ce ne sono { $count }

## Che cosa si può digitare: parole separate da virgole

typed-done = passo, fatto, no, nessuna
typed-draw = pesca

## Una risposta che non va

# "1" o "un numero da 1 a 5"
answer-numbers =
    { $count ->
        [one] { $count }
       *[other] un numero da 1 a { $count }
    }
# $what elenca che cosa si può digitare
answer-wrong = Ci si aspettava { $what } o un comando (help li elenca); digitato: «{ $given }».
answer-number = Ci si aspettava { $what }; digitato: «{ $given }».
answer-one-only = Ci si aspettava una sola scelta; digitate: { $given }.
answer-too-many = Ci si aspettava al massimo { cards }; digitate: { $given }.
answer-not-enough =
    { $count ->
        [one] Ci si aspettava { $token } una volta sola, perché non ne hai altre.
       *[other] Ci si aspettava { $token } al massimo { $count } volte, perché non ne hai altre.
    }
answer-not-in-hand = Ci si aspettava una carta della tua mano: { $token } non c’è.
answer-not-offered = Qui «{ $given }» non si può scegliere: ci si aspettava { $what }.
answer-which = «{ $given }» può essere { $what }: digitane una.
answer-done-alone = Ci si aspettava «-» alla fine della riga, dopo le carte.
answer-too-few = Ci si aspettava { cards } prima di «-».
answer-nothing-picked = Non hai ancora scelto nulla, quindi non c’è nulla da riprendere.
# $command sta da solo, come quit
answer-alone = Ci si aspettava solo { $command }; dopo c’era: «{ $given }».
answer-alone-or = Ci si aspettava solo { $command } o { $command } { $word }; dopo c’era: «{ $given }».
# $topics sono quelli delle regole
answer-no-topic = Ci si aspettava { $topics } dopo rules; digitato: «{ $given }».
# $numbers come "1-5"
answer-cursor = { $numbers }, ? per l’aiuto
answer-cursor-first = { $numbers }, rules o ? per l’aiuto
answer-cursor-plain = La tua scelta ({ $help })

## Le regole, come si spiegano al tavolo

guide-rounds = La partita dura { $rounds } round. In ognuno ci sono { $slots } animali nel mercato.
guide-habitats = F, S e M accanto a un animale sono il suo habitat: foresta, savana, montagna.
guide-end = Alla fine:
# $topics sono comandi come "rules bids"
guide-more = Di più su un argomento: { $topics }
# $topic è la parola di un comando, come "ties"
guide-section = Regole, { $topic }:
guide-no-leo = Leo non è a questo tavolo. Nell’edizione 2022 può occupare un posto.
guide-holder-first = A questo tavolo, a parità di totale, chi ha il talismano va per primo, poi gli altri in senso orario.
guide-hint-bonus = Dopo «bonus con» ci sono gli animali di cui potresti pagare il prezzo con carte del loro habitat.
guide-hint-several = Più carte possono stare su una riga (F1 S2), e «-» chiude prima.
guide-hint-swap = «ib>sq@2» dà uno stambecco in cambio dello scoiattolo nello spazio 2. Poi vengono i Capibranco che passerebbero di mano.
guide-answers = Rispondi con il numero di una scelta o con la sua sigla, F3 per foresta 3, R per la carta Rifornisci la Mano, pe@1 per il pavone nello spazio 1; «-» vuol dire passo o fatto. Più carte di un pagamento possono stare su una riga (F1 W2).
command-explain = spiega la scelta attuale e la regola che c’è dietro
command-rules = le regole in breve; rules ties dice di più sui pareggi, e così via
command-leaders = che cosa fa ogni Capobranco
command-log = che cosa è successo in questo round e nel precedente; log all: in tutta la partita
command-score = quanti punti avrebbe ora ciascuno
command-table = di nuovo il tavolo e la domanda, come fa Invio
command-back = riprende le carte scelte per un pagamento non ancora completo
command-save = dice dove è conservata la partita; comunque accade dopo ogni passo
command-quit = si ferma qui, per continuare più tardi; anche q ed exit

## Il tavolo

# nella riga sopra il tavolo
view-talisman = talismano: { $name }
view-talisman-used = talismano: { $name }, poi passa
# indica lo spazio accanto al mazzo da pesca
view-pile = mazzo
view-taken = preso
view-leo-pile = mazzo di Leo
view-legend = ★ ha il Capobranco
# sopra colonne di numeri: breve
view-cards = carte
view-tokens = gettoni
view-score = punti
view-hand = La tua mano
# carte che tutti sanno essere in mano a qualcuno
view-known = Note
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
session-commitment-about = È lo SHA-256 del seme segreto con cui si mescola tutto; alla fine viene rivelato.
session-legend = F è foresta, S savana, M montagna, W jolly, ognuna con un valore; R è la carta Rifornisci la Mano.
session-first-help = Prima volta? Digita rules. A ogni domanda «?» la spiega e help elenca i comandi.
session-continued = La partita conservata continua. Questo round finora:
session-enter-to-begin = Invio comincia (qui valgono anche rules, «?» e quit)
session-enter-for-table = Invio mostra il tavolo
session-enter-expected = Premi Invio per continuare, o digita un comando come rules.
session-table-again = Invio mostra di nuovo il tavolo e la domanda.
session-nothing-yet = Non è ancora successo nulla.
session-standings = Se la partita finisse ora:
# $path è un file o un indirizzo
session-kept = La partita è conservata in { $path }
# segue un comando
session-go-on = Continua con:
session-go-on-later = Continuala più tardi con:
session-check-with = Controllala con:
# $reason è un messaggio del sistema operativo
session-not-kept = Non è stato possibile conservare la partita: { $reason }. Si continua, e dopo ogni passo si riprova.
session-keeps-failing = Non si può conservare la partita: { $reason }. Chi smette ora la perde; Ctrl-C smette comunque.
session-input-ended = { $path }: l’input è finito e non si può conservare la partita: { $reason }; gli ultimi passi sono persi
session-lost = Gli ultimi passi sono persi, perché non è stato possibile conservare la partita: { $reason }.
session-moved = Un altro programma conserva una partita nello stesso luogo. D’ora in poi questa è conservata in { $path }
session-set-aside = La partita conservata prima ora è in { $path }
session-bot-failed = { $name } ha fallito e fa un passo a caso: { $reason }
session-end-of-input = L’input è finito.
session-seed = Seme: { $seed }
session-seed-about = Il suo SHA-256 è l’impegno dell’inizio; ogni mescolata deriva da esso.
session-record = Registrazione: { $path }

## C'è una partita conservata

found = C’è una partita conservata: { $edition }, { seats }, { round }.
# le lettere restano come sono
found-question = Continuarla (c), cominciarne un’altra e metterla da parte (n) o smettere (q)?
found-continue = c continua la partita conservata, esattamente da dov’era.
found-new = n comincia una nuova partita; quella conservata cambia nome e può continuare più tardi.
found-quit = q lascia tutto com’è.
found-wrong = Ci si aspettava c, n o q, oppure «?» per l’aiuto; digitato: «{ $given }».

## Un tavolo di un server: prima della partita

online-made = Il tavolo è creato. Il suo link: { $url }
online-code = Il suo codice: { $code }
online-friends = Gli altri aprono il link, o partecipano da un terminale con: { $command }
online-name = Il tuo nome? (Invio: { guest })
online-nameless = Gli altri ti vedono come { guest }; con --name NAME hai un nome.
# $most è un numero di caratteri
online-other-name = Gli altri ti vedono come { $name }: i nomi sono ridotti a { $most } caratteri che si possono mostrare.
online-seat = Posto { $seat }: { $name }
# $level è il livello di un bot
online-bot = { $name }, bot: { $level }
online-open = libero
online-away = non connesso
online-waiting = Si aspetta che cominci la partita.
online-host-help = Digita start per cominciare, bots per dare i posti liberi ai bot, who per vedere chi c’è, o quit.
online-guest-help = Comincia chi ha creato il tavolo. Intanto valgono: rules, leaders, who (mostra chi c’è), quit.
online-read-help = rules: il gioco in breve; rules ties: una sezione; leaders: che cosa fanno i Capibranco.
online-took-seat = Al posto { $seat } si siede { $name }.
online-left-seat = { $name } lascia il posto { $seat }: è libero.
online-wrong = Ci si aspettava who, rules, help o quit; digitato: «{ $given }».
online-wrong-host = Ci si aspettava start, bots (anche con un livello), who, rules, help o quit; digitato: «{ $given }».
online-closed = Il tavolo è stato chiuso prima della fine della partita.

## Un tavolo di un server: durante la partita

online-waiting-for = Si aspetta: { $names }.
online-lost = La connessione è persa. Si riprova.
online-lost-seat = La connessione è persa. Si riprova; il tuo posto resta tuo.
# $why è una frase di reasons.ftl
online-not-taken = Non è andata. { $why }
online-stand-in = Un bot ({ $level }) gioca per te; digita back per tornare a giocare.
online-back-prompt = un bot gioca per te: back o Invio
online-back-expected = Ci si aspettava back per giocare di persona, Invio per le novità o un comando come log.
online-went-on = Intanto la partita è andata avanti; questo non si chiede più.
online-time-up = Il tuo tempo è scaduto; questo non si chiede più.
online-decided = Questo lo decide ora un bot al tuo posto; non si chiede più.
online-not-asked = Ora non ti si chiede nulla. Puoi digitare un comando come score, log, table o quit.
online-meanwhile = Mentre gli altri decidono, valgono anche comandi come score, log o quit.
online-is-away = { $name } non c’è.
online-is-here = { $name } è di nuovo qui.
online-bot-decides = Un bot ({ $level }) gioca per { $name }.
online-decides-again = { $name } torna a giocare al posto del bot.
# $seat ha il talismano
online-holder = Talismano: prima al posto { $seat }, per scelta di chi ha creato il tavolo.
online-clock-none = Orologio: nessuno; ognuno può pensare quanto vuole.
# $time come "1 min 30 s"
online-clock-decision = Orologio: { $time } per ogni decisione; scaduto il tempo, decide un bot.
online-clock-bank = Orologio: { $time } in tutto; scaduto il tempo, decide un bot.
online-clock-more = Orologio: { $time } in tutto, e altri { $increment } dopo ogni decisione; scaduto il tempo, decide un bot.
online-absence-none = Chi non c’è viene aspettato.
online-absence = Se a qualcuno tocca decidere e manca da { $time }: un bot ({ $level }) gioca finché non digita back.
online-time-left = Tempo: ancora { $time }.
online-commitment-about = Vincola il server alla sua parte del seme segreto.
online-commitment-mixed = Vincola il server alla sua parte del seme segreto. Vi sono mescolati numeri casuali tuoi.
online-commitment-given = Chi ha creato il tavolo ha dato il seme e forse conosce le carte.
online-promise-kept = Controllato: ogni passo e ogni mescolata sono giusti, il seme corrisponde all’impegno.
online-promise-mixed = Controllato: ogni passo e ogni mescolata sono giusti, il seme corrisponde all’impegno, e ci sono anche i tuoi numeri casuali.
online-promise-broken = il tavolo non ha mantenuto la promessa: { $why }

## Un bot di questa macchina a un tavolo di un server

bot-sits = { $name } siede al posto { $seat } presso { $url } e aspetta l’inizio.
bot-failed = Il bot ha fallito e fa un passo a caso: { $why }
# $points come "21 punti"
bot-result = La partita è finita: { $points }, posizione { $rank }. Al tavolo: { $names }.
