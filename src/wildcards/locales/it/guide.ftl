### Ciò che si spiega al tavolo e nella pagina iniziale: i Capibranco, il gioco in un minuto, una regola in una frase.

## I sei Capibranco

leaders-title = I Capibranco
leaders-lead = Chi ha più animali di tutti di una specie ne possiede il Capobranco. Basta averne altrettanti per toglierlo a chi ce l’ha.
leaders-worth = Alla fine ognuno vale 1 punto, il pavone 3.
leaders-owner = di { $name }
leaders-yours = tuo
leaders-supply = ancora di nessuno
power-pe = Alla fine vale 3 punti invece di 1. Non ha altri poteri.
power-sq = Se offri la carta Rifornisci la Mano, peschi fino a 10 carte invece di 7.
power-ea = Puoi giocare due carte come offerta. Quando le offerte degli altri sono scoperte, riveli una delle tue due; l’altra torna in mano.
power-ib = Alla fine del round puoi riprendere in mano la carta con cui hai preso un animale, a meno che sia un jolly.
power-li = Vinci ogni pareggio. Scegli prima di tutti, qualunque cosa paghino gli altri.
power-me = Se offri la carta Rifornisci la Mano, puoi prima scambiare un tuo animale con uno del mercato. In questo modo i Capibranco possono passare di mano.

## Il gioco in un minuto

minute-title = Come si gioca
minute-1-title = Offri
minute-1 = Tutti giocano in segreto una carta. Più è alta, prima scegli.
minute-2-title = Prendi, o rifornisciti
minute-2 = Chi offre alto sceglie per primo un animale. Oppure offri la carta Rifornisci la Mano: nessun animale, ma mano piena.
minute-3-title = Paga
minute-3 = Un’offerta di 3 costa 3 carte, compresa l’offerta. Tutte dell’habitat dell’animale? 2 punti.
minute-4-title = Raccogli
minute-4 = Hai più animali di tutti di una specie? Il suo Capobranco è tuo e cambia una regola a tuo favore. Contano le tue due specie più numerose.

## Regole in una frase, dove si sceglie o dove qualcosa è grigio

rule-more = Di più nelle regole
rule-the-game-in-one-minute = Offri una carta, prendi un animale, paga con le carte. Chi ha più animali di tutti di una specie ne ha il Capobranco.
rule-components = 46 carte Habitat di valore da 1 a 4, 42 animali di sei specie, 6 Capibranco e una carta Rifornisci la Mano per ciascuno.
rule-setup = Nel mercato c’è sempre un animale in meno rispetto al numero di giocatori.
rule-phases = Un round è fatto di offerte, rifornimento, animali e prossimo round. La domanda arriva quando tocca a te.
rule-actions = Ciò che è grigio ora non si può scegliere. Toccalo per sapere perché.
rule-card-order = Le carte si annotano per habitat e valore: foresta, savana, montagna, jolly.
rule-bids = Gioca una carta Habitat, o la tua carta Rifornisci la Mano. Puoi offrire anche ciò che non puoi pagare.
rule-eagle = Con l’aquila Capobranco puoi giocare due carte e decidi dopo quale è la tua offerta.
rule-refills = Chi offre la carta Rifornisci la Mano scarta quante carte vuole e pesca fino a 7. In questo round non prende animali.
rule-meerkat = Dai un animale, prendine uno di un’altra specie dal mercato. Ogni Capobranco va a chi ha più animali della sua specie.
rule-discarding-and-drawing = Scarta quello che vuoi, o niente. Poi peschi fino a 7, con lo scoiattolo Capobranco fino a 10.
rule-animals = Prendi un animale dal mercato e paga, oppure passa.
rule-payment = Offerta e pagamento insieme sono tante carte quante dice l’offerta. Il loro valore non conta.
rule-passing = La tua offerta torna in mano e peschi due carte, al massimo fino a 10 in mano.
rule-leaders = Se di una specie hai più animali di chiunque altro, o tanti quanti chi ne ha il Capobranco, il Capobranco è tuo.
rule-habitat-bonus = Paga solo con l’habitat dell’animale, o con i jolly, e ricevi 2 punti.
rule-ties = Offerte uguali: chi è in parità gioca il pagamento, e chi ha il totale più alto sceglie per primo. Il leone Capobranco vince sempre.
rule-next-round = Offerte e pagamenti si scartano, gli animali rimasti vanno nella scatola, ne arrivano di nuovi.
rule-cards = Puoi avere in mano 10 carte Habitat. Se il mazzo da pesca è finito, si rimescola la pila degli scarti.
rule-leo = Leo prende l’animale più vicino al mazzo e non paga. Se gioca lui, fra animali uguali scegli tu lo spazio.
rule-end = 2 punti per animale della specie più numerosa, 1 della seconda, 1 per Capobranco, 3 per il pavone, più i gettoni Punteggio.
rule-options = Edizione, pareggi, animali tolti, pagamenti e valori si scelgono quando si crea un tavolo.
