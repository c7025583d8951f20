### La fine di una partita, la prova che la distribuzione è equa, il replay, più giocatori su un dispositivo, ciò che si mostra e racconta dello svolgimento.

## La fine

end-winner = Vince { $name }
end-you-won = Hai vinto
end-you-placed =
    { $points ->
        [one] La tua posizione: { $place }, con { $points } punto
       *[other] La tua posizione: { $place }, con { $points } punti
    }
# $names sono più d'uno
end-winners = Vincono insieme { $names }
end-closed = Questa partita è stata chiusa in anticipo
end-closed-about = Il tavolo è stato chiuso prima dell’ultimo round: nessuno ha vinto e non c’è una registrazione.
end-ranking = Punteggio finale
# $first è uno di $names; $animals sono i loro numeri di animali, come 9 : 8
end-more-animals = { $names } hanno gli stessi punti. Decide il numero di animali, { $animals }: precede { $first }.
end-shared = { $names } hanno gli stessi punti e lo stesso numero di animali ({ $animals }). Condividono la posizione.
end-species-best = { $animals }, la specie più numerosa
end-species-second = { $animals }, la seconda più numerosa
end-species-other = { $animals }, senza punti
end-no-animals = Nessun animale
end-part-best = Specie più numerosa: 2 per animale
end-part-second = Seconda specie: 1 per animale
end-part-leaders = Capibranco
end-part-bonus = Gettoni Punteggio
end-total = Totale
end-guided = Questa era la tua partita guidata, e ora sai come si gioca. Nella prossima le carte vengono mescolate, e nessuno ti consiglia.
end-guided-play = Ora una partita vera
end-rematch = Un’altra partita
end-rematch-join = Vai alla rivincita
end-rematch-called = Ti aspetta un’altra partita con le stesse persone.
end-rematch-begun = Si continua: le stesse persone giocano ancora.
end-rematch-watch = Guarda la rivincita
end-replay = Rivedi la partita
end-record = Scarica la registrazione
end-home = Alla pagina iniziale

## La prova che la distribuzione è equa

proof = Distribuzione equa
proof-about = Le carte derivano da un numero segreto del server, fissato prima della partita, e da numeri casuali dei dispositivi di chi gioca. Il tuo browser ha appena rifatto il calcolo.
proof-more = Controlla ogni carta
check-is-right = giusto:
check-is-wrong = sbagliato:
check-is-open = non verificato:
check-numbers = Numeri
check-given = Chi ha creato questo tavolo ha scelto le carte: non c’è nulla da dimostrare.
check-none-kept = Su questo dispositivo nessuno ha giocato: non c’è quindi nulla con cui confrontare.
check-kept-commitment = L’impegno del server è quello ricevuto da questo dispositivo prima della partita.
check-own-nonces =
    { $count ->
        [one] Il numero casuale di questo dispositivo è incluso.
       *[other] Sono inclusi tutti i numeri casuali di questo dispositivo ({ $count }).
    }
check-server-part = Il numero segreto del server è quello su cui si era impegnato.
check-mix = Il seme è stato ottenuto da quel numero e dai numeri casuali dei dispositivi.
check-bots-nonces = Il server ha fornito numeri casuali per i suoi bot e potrebbe averli scelti.
check-no-json = Questa non è una registrazione: non è JSON.
check-no-json-lines = C’è più di una registrazione. Di un file che ne contiene diverse, indica una sola riga.
check-no-record = Questa non è la registrazione di una partita.
check-twice = In questa registrazione «{ $key }» compare due volte nello stesso oggetto: i programmi la leggerebbero in modi diversi.
check-unreadable = La registrazione è danneggiata e non si può leggere.
check-no-seed = La registrazione non ha un seme con cui ricalcolare le carte.
check-commitment = L’impegno nella registrazione corrisponde al suo seme.
check-no-parts = La registrazione non dice come è nato il suo seme: chi ha distribuito le carte potrebbe averlo scelto.
check-habitats = Le carte Habitat erano nell’ordine dato dal seme.
check-animals = Gli animali sono arrivati nell’ordine dato dal seme.
check-removed = Gli animali esclusi sono quelli dati dal seme.
check-talisman = All’inizio il talismano era di chi lo riceve secondo il seme.
check-talisman-chosen = Chi ha creato il tavolo ha scelto chi ha il talismano all’inizio: il seme non lo dice.
check-reshuffle = Dopo la rimescolata numero { $number } le carte erano nell’ordine dato dal seme.
check-leo = Il mazzo di Leo numero { $number } era nell’ordine dato dal seme.
check-replayed =
    { $steps ->
        [one] Il server ha rigiocato l’unica mossa: era permessa, e i punti sono giusti.
       *[other] Il server ha rigiocato tutte le { $steps } mosse: erano tutte permesse, e i punti sono giusti.
    }
check-not-replayed = Il server ha rigiocato la partita e ha trovato un errore.
check-no-answer = Il server non ha rigiocato la partita.

## La pagina che controlla una registrazione

verify-heading = La distribuzione è stata equa?
verify-about = Il tuo browser distribuisce di nuovo le carte di una partita finita, dai numeri che dispositivi e server hanno messo insieme, e confronta. Per questo non occorre fidarsi del server. Solo che ogni mossa ha rispettato le regole te lo dice il server stesso.
verify-file = La registrazione di una partita, come file
verify-text = oppure come testo
verify-check = Controlla
verify-found = Il risultato
verify-running = Controllo in corso …
verify-right = È tutto corretto.
verify-wrong = Questa registrazione non è corretta.
verify-open = Non c’è nulla di sbagliato, ma non si è potuto controllare tutto.
verify-shows = Che cosa dimostra
verify-shows-text = Il server ha comunicato il suo impegno, l’impronta di un numero segreto, prima che un dispositivo fornisse un numero casuale. Se è quello che hai ricevuto allora, e uno dei numeri casuali è tuo, né il server né gli altri hanno scelto queste carte.
verify-limits = Non dimostra se un server, d’accordo con chi si è seduto per ultimo, abbia provato molti numeri, né chi abbia guardato quali carte durante la partita. In un terminale «wildcards verify FILE» controlla tutto senza chiedere a nessuno.

## Ciò che si mostra mentre accade: perché chi va per primo in un pareggio

beat-bids = Offerte
beat-tie = Pareggio tra offerte di { $value }
beat-why-LION = ha il leone Capobranco
beat-why-LEO = Leo vince i pareggi
beat-why-SUM = grazie al totale
beat-why-TALISMAN = grazie al talismano
beat-why-BREAK = grazie alla carta in più
beat-why-SEAT_ORDER = nell’ordine dei posti
beat-why-CANNOT_PAY = non può pagare
beat-why-ONLY_PAYER = nessun altro può pagare

## La cronaca

logbook = Cronaca
logbook-filter = Round mostrati
logbook-all = tutti i round
logbook-marked = Incorniciato sul tavolo: { $places }
place-bid = offerta di { $name }
place-pay = pagamento di { $name }
place-handsize = mano di { $name }
place-talisman = talismano di { $name }
place-points = punti di { $name }
place-collection = collezione di { $name }: { $animal }
place-leader = { $leader } di { $name }
place-leader-supply = { $leader } nella riserva

## Più giocatori su un dispositivo

curtain-pass = Passa il dispositivo a { $name }
curtain-why = Le carte di { $name } restano coperte finché { $name } non guarda.
curtain-take = Sono { $name }

## Rivedere una partita

replay-heading = Replay
replay-loading = Caricamento della partita …
replay-back = Torna al risultato
replay-table = Il tavolo
replay-controls = Scorri la partita
replay-position = Momento della partita
replay-step = mossa { $step } di { $steps }
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-back-step = Una mossa indietro
replay-round = Al prossimo round
replay-round-back = All’inizio del round
replay-speed = Velocità
replay-eyes = Vista da
replay-eyes-none = uno spettatore
replay-eyes-seat = { $name }
replay-eyes-all = tutte le mani scoperte
replay-hands = Tutte le mani
replay-hand-sealed = { $hand }; coperte: { $sealed }

## The review of a game; more of its words are in review.ftl

review-heading = Analisi
# whose game is reviewed: over a choice of names
review-of = Giocatore
review-waits =
    { $count ->
        [0] Comincia fra un momento.
        [one] Prima viene { $count } altra analisi.
       *[other] Prima vengono { $count } altre analisi.
    }
review-runs = { $decided } decisioni esaminate su { $decisions }.
review-again = Riprova
review-split =
    Quota di { $name } nella vittoria: { $result } %, dove a parità di forza ognuno ha il { $par } %. Le sue decisioni sono costate { $loss } punti, { $was ->
        [bad] la sfortuna altri { $luck }
       *[good] la fortuna ne ha portati { $luck }
    }.
# for those who can’t see it
review-curve-picture = Probabilità di vincere di round in round, come nella tabella qui sotto.
review-curve-legend = La linea tratteggiata è la quota a parità di forza ({ $par } %); gli anelli segnano i round con un errore.
review-ways = Quanto valeva: le migliori di { $count } possibilità
review-chosen = scelta
review-why = La possibilità migliore rispetto a quella scelta:
review-show = Vedi nel replay
review-previous = Alla decisione precedente
review-next = Alla decisione successiva
review-none = Qui non c’è nulla da decidere
review-number = Decisione { $number } di { $all }

## E se

branch-heading = Continua da qui
branch-about = Ora prendi un posto, e i bot giocano gli altri. Tutte le carte restano com’erano.
branch-seat = Il tuo posto
branch-against = Gli altri sono
branch-same = come in questa partita
branch-redeal = Ridistribuisci ciò che questo posto non aveva visto
branch-play = Continua
branch-over = Qui la partita è finita: torna a un momento precedente.
end-branch = Questa partita si stacca da un’altra: guardala

## The same deal; more of its words are in deal.ftl

deal-heading = Le stesse carte
deal-play = Gioca le stesse carte
deal-about-short = Oppure dall’inizio, come possono fare anche altri:
deal-results = Confronta i risultati
