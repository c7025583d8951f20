### La strada verso un tavolo: pagina iniziale, creare e raggiungere tavoli, sala d’attesa, impostazioni, crediti.

## Shell

skip-to-content = Vai al contenuto
brand = Wild Cards
menu = Menu
close = Chiudi
cancel = Annulla
language = Lingua
theme = Tema
theme-auto = automatico
theme-light = chiaro
theme-dark = scuro
nav-lobby = Tavoli pubblici
nav-day = Carte del giorno
nav-tables = I miei tavoli
nav-learn = Impara a giocare
nav-rules = Regole
nav-leaders = Capibranco
nav-settings = Impostazioni
nav-credits = Crediti
nav-verify = Verifica la distribuzione
footer-fan = Un’edizione non ufficiale di appassionati. Gratis, senza pubblicità né account.
loading = Caricamento …
guest = Ospite
dismiss = Chiudi questo avviso
page-failed = Non è stato possibile caricare questa pagina. Forse sei offline.
try-again = Riprova

## Home

home-heading = Chi guiderà il branco?
home-lead = Fai offerte per animali selvatici, bluffa e soffia agli altri i Capibranco. Un gioco di carte da due a cinque, gratis e senza account.
home-continue = Continua a giocare
home-all-tables = Tutti i miei tavoli
play-heading = Contro i bot
play-now = Gioca subito
play-starting = Si distribuiscono le carte …
play-seats = Avversari
play-with-leo = 1 e Leo
play-leo = Tu contro un bot. Leo, che gioca da solo, è il terzo al tavolo.
play-level = Livello
play-edition = Edizione
friends-heading = In compagnia
friends-text = Crea un tavolo e condividi il link. Nessuno deve registrarsi o installare qualcosa.
friends-new = Nuovo tavolo
friends-join = Entra
join-label = Codice o link
join-placeholder = ABC 234
join-hint = Il codice ha sei lettere e cifre. Va bene anche un link incollato.
join-fault = Questo non è né un codice né il link di un tavolo.
public-heading = Tavoli pubblici
home-day-text = Le stesse carte per tutti, contro gli stessi bot. Ogni persona le gioca una volta.
home-day-playing = Stai giocando le carte di oggi: continua.
day-place =
    { $points ->
        [one] { $points } punto, posizione { $place } su { $players }
       *[other] { $points } punti, posizione { $place } su { $players }
    }
day-points =
    { $points ->
        [one] { $points } punto, fuori gara
       *[other] { $points } punti, fuori gara
    }
learn-heading = La prima volta?
learn-text = Gioca la tua prima partita con una guida accanto: in circa cinque minuti sai come si gioca.
learn-guided = Partita guidata
learn-rules = Leggi le regole

## Lists of tables

join-heading = Entra a un tavolo
lobby-heading = Tavoli pubblici
lobby-lead = Prendi un posto dove ce n’è uno libero, oppure guarda.
lobby-none = In questo momento nessun tavolo pubblico è aperto. Creane uno: gli altri lo troveranno qui.
list-more = Mostra altri tavoli
tables-heading = I miei tavoli
tables-none = Non hai ancora giocato. Qui ritroverai tutti i tuoi tavoli.
tables-playing = In corso
tables-open = In attesa di giocatori
tables-done = Conclusi
# $names are those who sit there
table-with = { $names }
table-empty = Nuovo tavolo
listed-your-turn = tocca a te
listed-playing = in corso
listed-open = in attesa
listed-over = concluso
listed-closed = interrotto
listed-open-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
listed-sit = Siediti
listed-watch = Guarda
listed-continue = Continua
listed-enter = Apri
listed-result = Risultato
listed-finish =
    { $points ->
        [one] posizione { $place } su { $all }, { $points } punto
       *[other] posizione { $place } su { $all }, { $points } punti
    }
listed-finish-of =
    { $points ->
        [one] { $name }: posizione { $place } su { $all }, { $points } punto
       *[other] { $name }: posizione { $place } su { $all }, { $points } punti
    }
listed-unwatchable = Non aperto agli spettatori
offline-list = Non è stato possibile caricare i tavoli. Nuovo tentativo …

## Clocks, in short

clock-none = senza orologio
clock-decision = { $time } per decisione
clock-bank = { $time }, più { $increment } per decisione

## New table

new-heading = Nuovo tavolo
new-title = Nome del tavolo
new-title-placeholder = ad es. quelli del venerdì
new-title-hint = Se resta vuoto, prende il nome da chi è seduto.
new-your-name = Il tuo nome
new-name-hint = Gli altri lo vedono. Puoi cambiarlo quando vuoi.
new-players = Giocatori
new-two-leo = In due gioca anche Leo: un leone che fa offerte da un mazzo tutto suo e prende ciò che resta, secondo regole fisse. Esiste solo nell’edizione 2022.
new-leo = Gioca anche Leo
new-leo-hint = Il giocatore virtuale dell’edizione 2022: fa offerte da un mazzo tutto suo e occupa un posto in più.
new-leo-no-five = In cinque non c’è più posto per Leo.
new-leo-no-2020 = Leo esiste solo nell’edizione 2022.
new-seats = Posti
new-seats-hint = Altri giocatori su questo dispositivo si aggiungono nella sala d’attesa.
new-kind-you = Tu
new-kind-open = Aperto
new-kind-bot = Bot
new-edition = Edizione
new-edition-2022-hint = Con il talismano; in caso di pareggio conta ciò che paghi. Può giocare anche Leo, un avversario automatico.
new-edition-2020-hint = La prima edizione: senza talismano, e chi passa perde il pagamento già giocato.
new-clock = Tempo di riflessione
new-clock-none = Senza limite
new-clock-decision = Un limite di tempo per ogni decisione
new-clock-bank = Un tempo totale per l’intera partita
new-clock-time = Tempo
new-clock-unit = Unità
new-unit-seconds = secondi
new-unit-minutes = minuti
new-unit-hours = ore
new-unit-days = giorni
new-clock-increment = Secondi aggiunti per ogni decisione
new-clock-hint = A tempo scaduto subentra un bot finché non torni.
new-who = Chi può giocare
new-private = Solo chi ha il link o il codice
new-public = Tutti: il tavolo compare tra quelli pubblici
new-watchable = Gli altri possono guardare
new-watchable-hint = Gli spettatori vedono solo ciò che è scoperto per tutti.
new-knowledge = Aiuto alla memoria
new-knowledge-hint = Le carte note in mano, ciò che resta nei mazzi e le probabilità: per chi non vuole ricordare tutto.
new-knowledge-usual = come al solito: tutto se giochi contro soli bot, altrimenti ciò che è scoperto
new-knowledge-off = nessuno
new-knowledge-open = ciò che è scoperto
new-knowledge-all = tutto ciò che saprebbe una memoria perfetta
new-more = Ritmo, assenze e suggerimenti
new-grace = Se qualcuno si assenta
new-grace-usual = come di norma
new-grace-hint = Di norma dopo 1 minuto subentra un bot; se per decidere ci sono ore, tutti aspettano.
new-grace-never = tutti aspettano
new-grace-after = dopo { $time } subentra un bot
new-stand-in = Livello del bot che subentra
new-pace = Ritmo dei bot
new-pace-at-once = immediato
new-pace-quick = svelto
new-pace-normal = facile da seguire
new-pace-slow = lento
new-hints = I giocatori possono chiedere suggerimenti
new-hints-hint = Dove giocano altre persone; la cronaca dice allora chi li ha chiesti. Da soli contro i bot ci sono sempre.
new-publish = La partita finita può essere pubblicata come dati aperti
new-publish-hint = Senza nomi, per la ricerca. Tutti lo sanno prima di sedersi.
new-advanced = Regole particolari
new-talisman = Chi ha il talismano
new-talisman-last = in un pareggio è l’ultimo
new-talisman-first = in un pareggio è il primo
new-holder = Chi ha il talismano all’inizio
new-holder-hint = Passa alla persona successiva quando ha deciso un pareggio.
new-holder-chance = a caso
new-removal = Animali tolti con tre posti
new-removal-balanced = uno per specie, gli altri a caso
new-removal-random = tutti a caso
new-returns = Pagamento di chi passa dopo un pareggio
new-returns-edition = come nell’edizione
new-returns-yes = torna in mano
new-returns-no = è perso
new-counts = Carte di ogni valore in un habitat
# $value is 1 to 4
new-count = valore { $value }
new-counts-hint = In tutto 14. Nessun regolamento dice quante volte c’è ogni valore; 5, 4, 3 e 2 è una nostra ipotesi.
new-make = Crea il tavolo
new-fault-nobody = Per giocare serve almeno una persona.
new-fault-seconds = Indica un tempo tra 1 secondo e 30 giorni.
new-fault-increment = Indica secondi interi, da 0 a un giorno.
new-fault-counts = Indica quattro numeri che in tutto facciano 14.
new-faults = Manca ancora qualcosa: guarda i campi segnati.

## Waiting room

wait-heading = In attesa di giocatori
wait-heading-ready = Ci siamo tutti
wait-invited = Hai ricevuto un invito a giocare
wait-invited-text = Scegli un posto libero, di’ come ti chiami e aspetta l’inizio.
wait-full = Tutti i posti sono occupati. Resta a guardare: la partita comincia qui.
wait-full-closed = Tutti i posti sono occupati, e questo tavolo non è aperto agli spettatori.
wait-watch-hint = Oppure resta a guardare: la partita comincia qui.
wait-share = Invita
wait-share-text = Manda questo link a chi gioca.
wait-link = Link di questo tavolo
wait-own-machine = Questo link funziona solo su questo computer. Perché altri possano giocare, il server va avviato con un indirizzo raggiungibile da loro (README, «To play with friends»).
qr-code = Codice QR del link
wait-copy = Copia il link
wait-copied = Il link è copiato.
wait-copy-failed = Qui non si può copiare. Seleziona il link e copialo a mano.
wait-send = Manda il link
# $title is the name of the table; what friends read above the link
wait-send-text = Gioca a Wild Cards con me!
wait-code = Codice
wait-code-hint = Oppure di’ loro questo codice: si inserisce nella pagina iniziale di questo server.
wait-seats = Posti
wait-seat = Posto { $seat }
wait-open = Libero
wait-kept = riservato a { $name }
wait-you = tu
wait-host = Questo è il tuo tavolo: la partita la avvii tu.
wait-here = presente
wait-away = assente
wait-leo-about = fa offerte dal suo mazzo
wait-sit = Siediti qui
wait-sit-kept = Prendi il tuo posto
wait-your-name = Il tuo nome
wait-player-name = Nome di chi gioca
wait-name-fault = Di’ come ti chiami.
wait-sit-down = Siediti
wait-rename = Cambia nome
wait-save = Salva
wait-stand-up = Alzati
wait-actions = Altro per il posto { $seat }
wait-kick = Manda via
wait-sent-away = Allontanati
wait-sent-away-text = Chi hai allontanato non può più sedersi a questo tavolo, a meno che tu non lo faccia rientrare.
wait-let-in = Fai rientrare
wait-bot = Dallo a un bot
wait-bot-level = Livello del bot al posto { $seat }
wait-free-bot = Togli il bot
wait-move = Su un altro dispositivo
wait-move-text = Apri questo link sull’altro dispositivo: da lì continui a giocare in questo posto. Funziona una volta sola.
wait-move-link = Link personale del posto { $seat }
wait-add = Un altro giocatore su questo dispositivo
wait-add-hint = Passatevi il dispositivo: tra un turno e l’altro le mani restano coperte.
wait-start = Inizia la partita
wait-start-fill = Inizia, i bot completano
wait-fill-level = Livello di questi bot
wait-not-host = La partita la avvia chi ha creato il tavolo.
wait-sit-first = Prima di iniziare qualcuno deve sedersi.
wait-leave = Lascia il tavolo
wait-close = Annulla il tavolo
wait-close-sure = Annullare questo tavolo per tutti?
wait-close-yes = Sì, annullalo
wait-settings = Come si gioca
wait-private = solo con link o codice
wait-public = tra i tavoli pubblici
wait-watchable = gli altri possono guardare
wait-unwatchable = niente spettatori
wait-knowledge-off = nessun aiuto alla memoria
wait-knowledge-open = aiuto alla memoria: ciò che è scoperto
wait-knowledge-all = aiuto alla memoria: tutto ciò che saprebbe una memoria perfetta
wait-grace = per chi si assenta per { $time } subentra un bot
wait-grace-never = tutti aspettano chi si assenta
wait-hints = i suggerimenti sono permessi
wait-publish = la partita finita può essere pubblicata senza nomi
wait-holder = all’inizio il talismano è del posto { $seat }, per scelta di chi ha creato il tavolo
wait-rule-talisman = in un pareggio chi ha il talismano viene per primo
wait-rule-removal = animali da togliere scelti solo a caso
wait-rule-returns = il pagamento torna in mano a chi passa dopo un pareggio
wait-rule-lost = il pagamento è perso per chi passa dopo un pareggio
wait-rule-counts = carte di valore da 1 a 4 in un habitat: { $counts }
wait-fair = Nessuno può scegliere le carte, nemmeno il server: ogni dispositivo aggiunge un proprio numero casuale.
wait-fair-more = Come si dimostra
wait-fair-commitment = Con questo numero il server si è impegnato sulla sua parte:
wait-given = Le carte di questo tavolo sono prestabilite. Chi lo ha creato forse le conosce.
wait-deal = Le carte di questo tavolo le giocano anche altri: poi si può confrontare.
deal-page = Alla pagina di queste carte
wait-lost = Il tuo posto è di nuovo libero, oppure si continua su un altro dispositivo.
# $name sits down at seat $seat
wait-told-sat = Al posto { $seat } si siede { $name }.
wait-told-left = { $name } ha lasciato il tavolo.
wait-told-bot = Al posto { $seat } c’è ora un bot.
wait-told-here = { $name } è presente.
wait-told-away = { $name } è assente.
wait-told-renamed = Il posto { $seat } ora si chiama { $name }.
claim-done = Ora questo posto è tuo, su questo dispositivo.

## In the menu, while a game is played

play-watch-link = Copia il link per gli spettatori
# $name is the person of the seat
play-move = Su un altro dispositivo: { $name }
play-moved = Apri questo link sull’altro dispositivo, oppure inquadra l’immagine con la sua fotocamera: da lì continui a giocare in questo posto. Funziona una volta sola.
play-leave = Lascia la partita …
play-leave-sure = Se te ne vai, un bot gioca per te e gli altri continuano. Fino alla fine puoi tornare quando vuoi: «I miei tavoli» ti riporta qui.
play-leave-yes = Lascia
play-leave-no = Resta
play-left = Un bot gioca per te finché non torni.
play-end = Termina la partita
play-end-sure = Terminare per sempre questa partita? Non avrà punteggio.
play-end-yes = Sì, termina
play-end-all = Termina la partita per tutti …
play-end-ask = Chiedere agli altri se terminare ora questa partita? Finisce appena sono d’accordo tutti quelli che giocano, e non avrà punteggio.
play-end-ask-yes = Chiedi
# $name is who asks
play-end-asked = { $name } chiede se terminare ora questa partita.
play-end-host-asks = Chi ha creato il tavolo chiede se terminare ora questa partita.
play-end-terms = Finisce appena sono d’accordo tutti quelli che giocano, e non avrà punteggio.
# $names are who has not agreed yet
play-end-missing = Manca ancora il consenso di: { $names }.
play-end-agree = D’accordo, termina
play-end-no = Continua a giocare
play-end-later = Decido più tardi
play-end-alone = Chi deve ancora rispondere manca da un giorno. Termina la partita

## Connection

line-connecting = Connessione …
line-cut = Connessione persa. Nuovo tentativo …
line-healed = Connessione ristabilita.
line-ended = La connessione è terminata.
line-reload = Ricarica
table-missing = Questo tavolo non esiste
table-missing-text = Il link è incompleto, o il tavolo è stato rimosso molto dopo la sua fine.
table-heading = Tavolo

## You and your devices

keep-heading = Tu e i tuoi dispositivi
keep-link = Conserva il tuo nome, usa altri dispositivi, porta con te i tuoi dati

## Settings

settings-heading = Impostazioni
settings-lead = Restano in questo browser e valgono per questo dispositivo.
settings-name = Il tuo nome
settings-name-hint = Gli altri lo vedono quando ti siedi.
settings-language-auto = come nel browser
settings-speed = Animazioni
settings-speed-slow = lente
settings-speed-normal = normali
settings-speed-fast = rapide
settings-speed-off = nessuna animazione
settings-sound = Un suono quando tocca a te
settings-notify = Una notifica quando tocca a te e questa pagina è in secondo piano
settings-notify-denied = Il browser non permette notifiche a questa pagina. Puoi cambiarlo nelle sue impostazioni.
settings-notify-none = Questo browser non ha notifiche.
settings-shortcuts = Al tavolo, scegli e invia con tasti singoli

## Credits

credits-heading = Crediti
credits-game = Il gioco
credits-game-text = Wild Cards è un gioco di carte di Ferdinand Schnitzler, pubblicato da Board Game Circus. Questa è una versione non ufficiale di appassionati: l’editore non l’ha realizzata né approvata. Se ti piace, compra il gioco: le carte vere sono ancora più belle.
credits-rules-text = Tutti i testi, i disegni e le spiegazioni sono nostri. Dell’originale non sono riprese né immagini né frasi.
credits-free = Software libero
credits-free-text = Il programma, i disegni e i testi si possono usare, modificare e distribuire secondo la licenza MIT.
credits-parts = Che cosa c’è dentro, e con quali licenze:
credits-privacy = Privacy
credits-privacy-text = Non serve un account e nessuno ti traccia. Un cookie con un numero casuale permette al server di riconoscere i tuoi posti; nome e impostazioni restano in questo browser, e il tuo nome lo vede chi gioca con te.

## Lost

lost-heading = Fuori sentiero
lost-text = Qui non c’è nessuna pagina. Forse il link è stato tagliato.
lost-home = Alla pagina iniziale

## Puzzles: positions in which one decision is clearly the best

puzzles-heading = Rompicapi
puzzles-text = Posizioni in cui una decisione è chiaramente la migliore, e i bot più deboli di solito non la trovano.

## Classifica

nav-ratings = Classifica
new-rated = La partita vale per la classifica
new-rated-hint = Tutti lo sanno prima di sedersi. Niente suggerimenti, un posto a testa, e si gioca fino alla fine.
wait-rated = vale per la classifica: chi si siede accetta che la partita conti per il suo punteggio, anche se se ne va
wait-rated-about = Partita valida per la classifica: sedendoti accetti che conti per il tuo punteggio, che appare al tuo posto. Se te ne vai, un bot continua, e il suo piazzamento è il tuo.
rating-short = punteggio { $rating } ± { $unsure }
rating-none-short = ancora nessun punteggio
seat-page = Pagina di { $name }

## Che cosa vedono gli spettatori

new-spectators = Che cosa vedono gli spettatori
new-spectators-hint = Tutti lo sanno prima di sedersi, e sedendosi sono d’accordo. Mostrare tutte le mani va bene fra persone che si fidano: il server non può sapere chi racconta ciò che vede.
new-spectators-public = ciò che è scoperto
new-spectators-late = tutte le mani, tutto com’era all’inizio del round
new-spectators-all = subito tutte le mani
wait-spectators-late = gli altri possono guardare e vedono tutte le mani, ma tutto solo com’era all’inizio del round in corso
wait-spectators-all = gli altri possono guardare e vedono subito tutte le mani
spectators-told-late = A questo tavolo gli spettatori vedono tutte le mani, ma tutto solo com’era all’inizio del round in corso. Chi si siede è d’accordo.
spectators-told-all = A questo tavolo gli spettatori vedono subito tutte le mani. Chi si siede è d’accordo.
# Al posto di chi la partita aspetta
spectators-wait-late = Il round continua
spectators-watching-late = Vedi tutte le mani, e tutto com’era all’inizio di questo round. Ciò che succede ora appare quando il round è finito.
spectators-watching-all = Vedi tutte le mani. Vale solo per te e per gli altri spettatori.
spectators-hand = Mano di { $name }
