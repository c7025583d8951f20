### Perché qualcosa non si può scegliere (`reason-CODE`), e perché il server non ha fatto nulla (`refused-CODE`).
### I codici sono quelli del protocollo; $seat e $seats contano da 1, $token è una mossa in parole.

## Perché qualcosa ora non si può scegliere

reason-not_owed = Ora non tocca a te decidere.
reason-not_asked = Ora non ti viene chiesto nulla.
reason-first_bid = Prima offri. Scegli un animale quando le offerte sono scoperte.
reason-first_eagle = Prima offri. Scegli un animale quando le offerte sono scoperte.
reason-first_reveal = Prima scegli quale delle tue due offerte vale.
reason-first_swap = Ora puoi scambiare un animale: scegline uno tuo e uno del mercato, oppure non scambiare nulla.
reason-first_discard = Hai offerto la carta Rifornisci la Mano: ora puoi scartare carte, poi peschi. In questo round non prendi animali.
reason-first_lay = Prima giochi il pagamento per il pareggio. Dopo si scelgono gli animali.
reason-first_break = Prima il pareggio: gioca una carta della mano o pescane una. Dopo si scelgono gli animali.
reason-first_take = Ora scegli un animale del mercato, oppure passi.
reason-first_pay = Hai il tuo animale. Ora lo paghi con carte della mano.
reason-first_keep = Prima di’ se riprendi la tua offerta.
reason-not_in_hand = Questa carta non è nella tua mano.
reason-card_order = Più carte si giocano nell’ordine delle carte: questa dovrebbe venire prima di quella già giocata.
reason-cannot_finish = Dopo questa carta te ne resterebbero troppo poche per finire di pagare.
reason-not_laid = La tua offerta deve essere una delle due carte che hai giocato.
reason-empty_slot = In questo spazio del mercato non c’è più nulla.
reason-lowest_slot = Lo stesso animale è più vicino al mazzo: prendilo da lì.
reason-no_animal = Non hai animali di questa specie da dare.
reason-same_species = Puoi scambiare solo due specie diverse.
reason-wrong_phase = Questo fa parte di un’altra fase del round.
reason-enough = Qui non c’è altro da pagare.
reason-animal_first = Scegli prima un animale, poi il pagamento.

## Perché il server non ha fatto nulla

refused-unknown = Il server ha rifiutato ({ $code }).
offline = Nessuna connessione con il server.
refused-offline = { offline }

# le regole
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
refused-no_token = Questa mossa non esiste: { $token }.
refused-not_together = Queste mosse non fanno parte di un’unica decisione.

# durante la partita
refused-stale = La partita è andata avanti. Guarda di nuovo e scegli un’altra volta.
refused-seen = Nel frattempo si è visto qualcosa di nuovo: non puoi più annullare.
refused-taken_back_often = In questa decisione hai già annullato { $most } volte. Ora resta così.
refused-id_used = Questo è già stato inviato come qualcos’altro. Scegli di nuovo.
refused-foreign_seat = Questo posto non è tuo.
refused-bot_decides = Un bot ({ $level }) sta decidendo per te. Prima riprendi tu il gioco.
refused-time_up = Il tuo tempo è appena scaduto.
refused-over = La partita è finita.
refused-not_over = Questo è possibile solo a partita finita.
refused-no_advice = I consigli ci sono solo nelle partite contro soli bot.
refused-no_hints = A questo tavolo non ci sono suggerimenti: giocano anche altre persone, e chi lo ha creato non li ha permessi.
refused-no_review = Nessuno ha ancora chiesto questa analisi.
refused-review_failed = Non è stato possibile fare l’analisi. Riprova più tardi.
refused-no_decisions = Leo non decide nulla, quindi non c’è nulla da analizzare.
refused-no_puzzle = Questo rompicapo non c’è: i numeri vanno da 1 a { $most }.
refused-puzzle_unfinished = Non è ancora una decisione completa.
refused-puzzle_illegal = Qui non si può decidere così.
refused-no_knowledge = A questo tavolo non c’è aiuto alla memoria: ognuno ricorda da sé.
refused-nothing_owed = In questo momento non c’è nulla da decidere per te.

# tavoli e posti
refused-wrong_status =
    { $status ->
        [open] La partita non è ancora cominciata.
        [playing] La partita è già cominciata.
        [over] La partita è già finita.
       *[closed] Il tavolo è chiuso.
    }
refused-no_table = Qui questo tavolo non c’è.
refused-no_code = Nessun tavolo con questo codice è in attesa di giocatori. Per guardare una partita già cominciata ti serve il suo link.
refused-no_seat = Il posto { $seat } non esiste: il tavolo ne ha { $seats }.
refused-seat_taken = Il posto { $seat } è già occupato.
refused-sent_away = Ti hanno allontanato da questo tavolo. Solo chi ha creato il tavolo può farti rientrare.
refused-seats_open = Posti ancora liberi: { $seats }. Aspetta altri giocatori o fai sedere dei bot.
refused-nobody_sits = Al tavolo deve sedere almeno una persona.
refused-not_host = Può farlo solo chi ha creato il tavolo.
refused-others_play = C’è chi sta ancora giocando. Posti: { $seats }.
refused-no_vote = Nessuno chiede più di terminare questa partita.
refused-asked_already = L’hai già chiesto in questo round. Puoi chiederlo di nuovo in un round successivo.
refused-no_say = Decidono solo chi gioca e chi ha creato il tavolo.
refused-closed = Questo tavolo non è aperto agli spettatori.
refused-too_deep = Dietro questa partita ce ne sono già troppe altre: al massimo { $most } possono staccarsi l’una dall’altra.
refused-private_publish = Si possono pubblicare solo partite di tavoli pubblici.
refused-given_deal = Con carte prestabilite non c’è rivincita: ormai si conoscono.
refused-no_seed = Questa partita non deriva da un seme, perché le carte nascoste sono state ridistribuite: non c’è nulla da rigiocare.
refused-no_deal = Questa distribuzione qui non esiste.
refused-friends_seat = Il posto { $seat } non può andare agli amici: è tuo o di un bot.
refused-day_alone = Le carte del giorno si giocano da soli.
refused-day_seat = Le carte del giorno si giocano al posto { $seat }.
refused-day_taken = Hai già iniziato le carte di oggi: c’è un solo tentativo.
refused-sealed = Queste sono le carte di oggi: restano segrete finché il giorno non è finito o finché non le hai giocate.
refused-competition = Qui nessuno riceve aiuto: il risultato conta.
refused-rated_deal = Una partita valida per la classifica vuole carte sorteggiate: chi le indica le conosce.
refused-rated_hints = In una partita valida per la classifica non ci sono suggerimenti.
refused-rated_hands = Chi guarda una partita valida per la classifica non vede le carte in mano.
refused-rated_wait = Una partita valida per la classifica deve arrivare alla fine: serve un orologio, o un bot che subentri a chi manca.
refused-rated_twice = In una partita valida per la classifica nessuno ha due posti.
refused-rated_end = Una partita valida per la classifica si gioca fino alla fine. Se devi andare, lasciala: un bot continua, e il suo piazzamento è il tuo.
refused-no_person = Questa persona qui non c’è, o non puoi vedere la sua pagina.
refused-no_link = Questo non è un link personale di questo tavolo.
refused-link_used = Questo link personale è già stato usato, o il posto ora è di qualcun altro.

# una persona e i suoi dispositivi
refused-code_length = Un codice di recupero ha dodici parole.
refused-code_word = «{ $word }» non è tra le parole dei codici di recupero.
refused-code_typo = Queste parole non vanno insieme: una è sbagliata, o l’ordine è un altro.
refused-no_key = Questo non porta a nessuno. Forse è già stato usato o sostituito, o il suo tempo è scaduto.
refused-would_lose = Nient’altro porta a ciò che questo dispositivo ha: andrebbe perso.
refused-no_passkey = Non è arrivata nessuna passkey.
refused-no_passkeys_here = Questo server, al suo indirizzo, non accetta passkey.
refused-no_such_passkey = Questa passkey non c’è più.
refused-no_device = Questo dispositivo è già disconnesso.
refused-not_sure = Non è stato tolto nulla.
refused-signed_out = Questo dispositivo è stato disconnesso. Ricarica la pagina per continuare come qualcuno di nuovo.

# preparazione
refused-rules = Queste regole non sono compatibili tra loro.
refused-too_many_tables =
    { $whose ->
        [person] Hai { $most } tavoli in attesa di giocatori o in corso. Finiscine o annullane qualcuno prima di aprirne un altro.
       *[address] Dalla tua rete ci sono { $most } tavoli in attesa di giocatori o in corso. Finiscine o annullane qualcuno prima di aprirne un altro.
    }
refused-no_level = Non c’è nessun bot di nome { $level }.
refused-leo_twice = Leo può sedere al tavolo una volta sola.
refused-clock = Il tempo di riflessione deve essere di almeno un secondo.
refused-deal = Solo una distribuzione prestabilita ha un seme.

# richieste
refused-malformed = Il server non ha capito.
refused-protocol = Questa pagina è di una versione diversa da quella del server. Ricaricala.
refused-no_hello = La connessione deve ricominciare. Ricarica la pagina.
refused-too_many =
    Troppo in una volta. Riprova tra { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.
refused-banned =
    { $until ->
        [never] Hai il divieto di accesso a questo server.
       *[other] Hai il divieto di accesso a questo server fino al { $until }.
    }
refused-draining = Per ora non si possono creare nuovi tavoli: questo server si fermerà presto. Le partite in corso continuano.
refused-no_calls = Questo server non chiama nessuno.
refused-no_zone = Non esiste un fuso orario «{ $zone }». Ne serve uno come Europe/Berlin.
refused-too_many_ways = Ti chiamiamo già in { $most } modi: prima togline uno.
refused-webhook =
    { $fault ->
        [https] Un webhook ha bisogno di un indirizzo https, senza nome e password.
        [private] Questo indirizzo non porta a un computer che tutti possono raggiungere.
        [silent] A questo indirizzo non risponde nessuno.
        [refused] Questo indirizzo non accetta il messaggio: risponde { $status }.
       *[other] Questo indirizzo non esiste.
    }
refused-origin = Il server lo accetta solo dalle proprie pagine.
refused-no_path = Il server non conosce questa pagina o richiesta.
refused-no_method = Il server non può farlo.
refused-too_long = È troppo lungo per il server.
refused-busy = In questo momento il tavolo è sovraccarico. Riprova.
refused-unavailable = Il server ora non è disponibile. Riprova.
refused-broken_table = C’è un problema con questo tavolo. Chi gestisce il server può ripararlo.
refused-internal = Qualcosa è andato storto sul server. Riprova.
refused-not_gone = Un bot riceve un posto per sempre solo se chi lo occupa se n’è andato o è via da dieci minuti; da un giorno dove si può pensare per ore.
