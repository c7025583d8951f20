### A deal that several people play: its page, and the deal of the day.

## The page of a deal

deal-lead = Tutti ricevono le stesse carte, contro gli stessi bot: così i risultati si possono confrontare.
# $day as “Sunday 29 November”
deal-of-day = Carte del giorno: { $day }
deal-seats = Chi siede dove
deal-seat = Posto { $seat }: { $name }
# a seat that was played by a person, not a bot
deal-person = persona
deal-play-heading = Gioca
deal-take = Gioca queste carte
deal-friends = Liberi per gli amici
deal-friends-hint = Si siedono con il link o il codice del tavolo. Dove nessuno è invitato gioca un bot.
deal-bots = Bot ai posti di persone
deal-seen = Hai già visto queste carte. Un tuo nuovo risultato lo dirà, e sarà fuori gara.
deal-secret = Che cosa hanno ottenuto gli altri e i bot si vede quando avrai finito di giocare.
deal-players =
    { $count ->
        [0] Nessuno ha ancora finito di giocare.
        [one] { $count } persona ha finito di giocare.
       *[other] { $count } persone hanno finito di giocare.
    }
deal-share = Link a queste carte
deal-share-hint = Anche chi lo apre può giocarle e confrontare i risultati.

## Who took it

deal-takes = Chi le ha giocate
deal-takes-about = Contano i punti, poi la posizione nella partita, poi quanto sono costate le proprie decisioni, in punti percentuali della probabilità di vincere.
# over columns: short
deal-column-place = pos.
deal-column-name = chi
deal-column-score = punti
deal-column-rank = partita
deal-column-loss = costo
# the rank in one game
deal-rank = { $rank }/{ $of }
deal-out = fuori gara
deal-unknown = non noto
deal-mark-seen = conosceva le carte: fuori gara
deal-mark-late = a giornata finita: fuori gara

## What bots reached

deal-levels = Che cosa ottengono i bot
deal-levels-seat = Posto
deal-levels-about = Bot di ogni livello giocano le stesse carte al posto { $seat }, molte volte; gli altri restano come sono.
deal-levels-none = Nessun bot le ha ancora giocate.
# for those who can’t see it
deal-levels-picture = Come si distribuiscono i punti dei bot, livello per livello; la tabella qui sotto li ha in numeri.
deal-levels-legend = Le barre mostrano quante partite sono finite con tanti punti, il cerchio sotto la media con il suo intervallo al 95 %.
deal-levels-own = La linea tratteggiata è il tuo miglior risultato.
# over that line: short
deal-levels-you = tu: { $points }
deal-levels-table = Medie con intervalli al 95 %, e quanto spesso questi bot hanno vinto.
deal-levels-count =
    { $count ->
        [one] Finora { $count } partita dei bot.
       *[other] Finora { $count } partite dei bot.
    }
# over columns: short
deal-column-level = bot
deal-column-mean = punti
deal-column-interval = 95 %
deal-column-won = vinte
deal-column-below = sotto di te
deal-span = { $low }–{ $high }
deal-percent = { $share } %
deal-runs = I bot stanno giocando: { $runs } partite su { $of }.
deal-runs-done = I bot hanno finito le loro partite.

## The deal of the day

day-go-new = Gioca le carte di oggi
day-go-late = Gioca
day-go-playing = Continua
day-go-over = Vedi il risultato
# $when is a day of the week and a time
day-until = Fino a { $when }, secondo il tuo orologio.
day-once = Hai giocato queste carte; ogni persona le gioca una volta.
day-before = Gli ultimi sette giorni
day-late = I giorni che hai saltato si possono ancora giocare, fuori gara.
day-none = Per oggi non ci sono ancora carte.
day-fair = Prima dell’inizio del giorno il server ha fissato le carte con un numero segreto e ne ha annunciato l’hash; finito il giorno il numero viene mostrato, e tutti possono controllare che le carte siano rimaste le stesse.
day-commitment = L’hash di oggi
