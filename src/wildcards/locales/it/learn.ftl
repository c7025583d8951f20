### La prima partita guidata: ciò che ti dice la guida. Per ogni lezione `lesson-…-title`, `lesson-…` e forse `lesson-…-more`.

learn-title = Impara il gioco
learn-lead = Una vera partita contro due bot, con accanto chi ti spiega ogni cosa quando succede. Circa cinque minuti, senza orologio.
learn-points =
    - Le carte di questa partita sono sempre le stesse.
    - Ricevi un consiglio e il suo perché. Puoi sempre fare altro.
    - Dopo quattro round sai come funziona il gioco. Gioca fino alla fine, oppure smetti.
learn-start = Inizia
learn-again = Ricomincia da capo
learn-continue = Continua la tua partita guidata
learn-waiting = Si distribuiscono le carte …
learn-failed = Non è stato possibile creare il tavolo.
learn-read = Preferisco leggere le regole

coach-title = Guida
coach-count = Lezione { $number } di { $all }
coach-advice = Il mio consiglio
coach-watch = Guarda che cosa fanno gli altri.
coach-previous = Indietro
coach-next = Avanti
coach-on = Continua con i consigli
coach-more = Altro
coach-fold = Nascondi la guida
coach-unfold = Mostra la guida
coach-end = Continua senza guida
coach-play = Ora una partita vera
coach-pick = Scegli per me

advice-bid = Offri { $card }.
advice-refill = Offri la carta Rifornisci la Mano.
advice-eagle = Gioca { $cards }.
advice-reveal = Rivela { $card }.
advice-take = Prendi { $animal }.
advice-take-pay = Prendi { $animal } e paga { $cards }.
advice-pass = Passa.
advice-lay = Gioca { $cards }.
advice-pay = Paga { $cards }.
advice-swap = Dai { $given } e prendi { $taken }.
advice-swap-none = Non scambiare nulla.
advice-discard = Scarta { $cards }.
advice-discard-none = Non scartare nulla.
advice-break = Gioca { $card }.
advice-draw = Pescane una dal mazzo.
advice-keep = Riprendi { $card }.
advice-keep-none = Lascia la tua offerta.

because-bonus = Tutto ciò che paghi per { $animal } è del suo habitat: { $bonus } punti.
because-wild = Con un jolly tutto ciò che paghi per { $animal } è del suo habitat. Per { $bonus } punti è ben speso.
because-leader = Con { $animal } ottieni anche il suo Capobranco.
because-more = Anche con { $others } otterresti un Capobranco, ma { $animal } vale più punti.
because-either = Anche con { $others } otterresti un Capobranco: se preferisci quel potere, scegli così invece di prendere { $animal }.
because-both = Con { $animal } ricevi { $bonus } punti per l’habitat, e anche il suo Capobranco.
because-kind = Con { $animal } cresce una delle tue due specie più numerose, e solo quelle due contano.
because-over = Con { $animal } non ricevi punti. Ma le carte che restano non valgono nulla, e a pari punti decide il numero di animali.
because-reach = Se { $others } c’è ancora quando tocca a te, puoi pagare tutto con il suo habitat: { $bonus } punti.
because-cheap = Costa poco, così le carte ti durano di più.
because-least = Di ciò che puoi pagare, è quello che costa meno carte; i jolly è meglio tenerli.
because-poor = Hai poche carte. Con una mano piena puoi di nuovo offrire alto.
because-last = È l’ultimo round, e le carte che restano non valgono nulla: offri alto.
because-unpaid = Ora non potresti pagare un animale.
because-bid = { $name } ha offerto { $card }
because-choice = Con due carte puoi aspettare: rivela quella economica se gli altri offrono basso, quella alta se offrono alto.
because-outbid = { $bids }. Con il tuo { $value } scegli tra i primi.
because-enough = Anche così ottieni un animale: bastano per tutti quelli che hanno offerto altrettanto o di più.
because-behind = Altri hanno offerto più di te, abbastanza da prendere tutti gli animali.
because-late = Altri hanno offerto più di entrambe le tue carte, abbastanza da prendere tutti gli animali. Rivela dunque quella che costa meno.
because-rest = Qui conta solo il numero delle carte.
because-needed = Senza un jolly non potresti pagare.
because-high = In un pareggio sceglie per primo chi ha il totale più alto. Gioca dunque carte alte, ma risparmia i jolly.
because-spend = In un pareggio sceglie per primo chi ha il totale più alto, e le carte che restano ora non valgono più nulla.
because-low = Qui conta solo il numero delle carte, quindi paga con quelle basse.
because-keep = Le carte basse sono buona moneta, quelle alte buone offerte: tienile tutte. Peschi comunque fino a { $limit }.
because-full = Le carte basse sono buona moneta, quelle alte buone offerte: tienile tutte.
because-free = Non costa nulla.
because-swap = Lo scambio ti porta { $gained }.
because-trade =
    { $points ->
        [one] Perdi { $lost }, ma ottieni { $gained }. In tutto è { $points } punto in più.
       *[other] Perdi { $lost }, ma ottieni { $gained }. In tutto sono { $points } punti in più.
    }
because-grow = Cresce così una delle tue due specie più numerose.
because-price = Perdi { $lost }, ma cresce così una delle tue due specie più numerose, e questo vale di più.
because-stay = Nessuno scambio ti porterebbe punti.
because-nothing = Qui niente ti porta punti. Se passi, l’offerta torna in mano e { $draws }.
because-pass = Se passi, l’offerta torna in mano e { $draws }.

lesson-aim-title = Ti diamo il benvenuto al tavolo
lesson-aim = Raccogli animali. Chi ha più animali di tutti di una specie ne ottiene il Capobranco, una carta con un potere speciale. Alla fine contano le tue due specie più numerose. Si gioca in tre, con due animali per round: qualcuno resta sempre senza.
lesson-aim-more = 2 punti per ogni animale della specie più numerosa, 1 per ognuno della seconda, 1 per Capobranco (3 per il pavone), e subito 2 quando paghi tutto con l’habitat dell’animale. Nient’altro conta.

lesson-bid-title = Prima si offre
lesson-bid = Tutti giocano una carta coperta. Chi offre il valore più alto sceglie per primo. Ma un’offerta costa tante carte quante ne dice il suo valore, compresa sé stessa: offri 3, e ne paghi altre due.
lesson-bid-more = Si paga solo il numero delle carte, i valori non contano. Le carte basse sono quindi buona moneta, quelle alte buone offerte. Puoi perfino offrire ciò che non puoi pagare: un bluff.

lesson-open-title = Le offerte sono scoperte
lesson-open =
    Da 4 giù fino a 1, ognuno a turno prende un animale e paga, oppure passa. Tra offerte uguali decide il pagamento e, se è pari anche quello, il talismano, che sta accanto a uno dei nomi. { $order ->
        [first] Nessuno ha offerto più di te.
        [behind]
            { $count ->
                [one] { $names } ha offerto più di te.
               *[other] { $names } hanno offerto più di te.
            }
       *[none] {""}
    }

lesson-owner-title = Un Capobranco
lesson-owner = { $name } ora ha { $leader }. Ogni Capobranco cambia una regola a favore di chi lo possiede e vale un punto, il pavone Capobranco 3. Lo ottieni appena prendi un animale della sua specie e ne hai altrettanti.

lesson-take-title = Tocca a te: un animale
lesson-take = Tocca l’animale che vuoi. Un pagamento è già scelto; tocca altre carte per cambiarlo. Se la tua offerta e tutto ciò che paghi sono dell’habitat dell’animale, ricevi subito { $bonus } punti. I jolly vanno bene per ogni habitat.
lesson-take-more = Le carte che mantengono questo bonus sono segnate. Un jolly si offre e si paga come ogni altra carta, ma ce ne sono solo quattro: tienili per quando portano un bonus.

lesson-bonus-title = Bonus habitat
lesson-bonus = Tutto ciò che hai pagato è dell’habitat dell’animale: { $bonus } punti, subito e per sempre.

lesson-leader-title = Hai un Capobranco
lesson-leader = Ora hai { $leader }. { $power }
lesson-leader-more = Un Capobranco va a chi prende un animale e poi ne ha più di chiunque altro, o tanti quanti chi lo possiede. Basta quindi averne altrettanti per ottenerlo, e per perderlo di nuovo.

lesson-moves-title = I Capibranco vanno e vengono
lesson-moves =
    { $how ->
        [won] Hai raggiunto { $from }, quindi { $leader } è passato a te. Basta avere altrettanti animali: un Capobranco è al sicuro solo con due animali di vantaggio.
        [lost] { $name } ti ha raggiunto e ha ottenuto { $leader }. Basta avere altrettanti animali: un Capobranco è al sicuro solo con due animali di vantaggio.
        [theirs] { $name } ha raggiunto { $from } e ha ottenuto { $leader }. Basta avere altrettanti animali: un Capobranco è al sicuro solo con due animali di vantaggio.
        [got] Ora hai { $leader }; prima l’aveva { $from }.
        [gone] { $name } ha ora { $leader }; prima l’avevi tu.
       *[other] { $name } ha ora { $leader }; prima l’aveva { $from }.
    }

lesson-passed-title = Nessun animale
lesson-passed = Chi offre per un animale e non lo ottiene riprende l’offerta e pesca due carte (mai oltre { $most }). Non è un male: con molte carte puoi offrire alto più tardi.

lesson-round-title = Il prossimo round
lesson-round = Offerte e pagamenti sono scartati, gli animali che nessuno ha preso vanno nella scatola, fuori dal gioco, e ne arrivano di nuovi. Si va avanti così per { $rounds } round.

lesson-eagle-title = Questa volta due carte
lesson-eagle = Grazie all’aquila puoi giocare due carte: per esempio una che costa poco e una alta. Quale sia la tua offerta lo decidi quando le offerte degli altri sono scoperte.
lesson-eagle-more = L’altra carta torna in mano, e nessuno la vede. Una delle due può essere anche la carta Rifornisci la Mano.

lesson-tie-title = Un pareggio
lesson-tie = Qualcuno ha offerto quanto te. Ora chi è in parità gioca coperto il pagamento, e chi ha il totale più alto sceglie per primo; l’offerta non conta nel totale. Per una volta contano i valori con cui paghi.
lesson-tie-more = Queste carte le paghi comunque, che tu vinca o no, a meno che tu passi. Chi ha il leone Capobranco vince senza confrontare.

lesson-sum-title = Il totale più alto
lesson-sum = In un pareggio i pagamenti sono stati rivelati, e chi aveva il totale più alto ha scelto per primo. Agli altri è rimasto quello che c’era.

lesson-points-title = Il punteggio finora
lesson-points = I punti accanto a ogni nome mostrano quanti ne avrebbe ciascuno se la partita finisse ora: animali, Capibranco, gettoni Punteggio.
lesson-points-more = Contano solo due specie. Ora è dunque meglio raccogliere poche specie che un po’ di tutto. Per i Capibranco vale la pena lottare, per i poteri quanto per i punti.

lesson-refill-title = È ora di rifornirsi
lesson-refill = Ti restano poche carte. Invece di una carta Habitat puoi offrire la carta Rifornisci la Mano: niente animale in questo round, ma peschi fino a { $limit }.

lesson-meerkat-title = Il suricato scambia
lesson-meerkat = Hai offerto la carta Rifornisci la Mano e hai il suricato Capobranco, quindi puoi scambiare un tuo animale con uno del mercato.
lesson-meerkat-more = I Capibranco possono passare di mano: ne ottieni uno se nessuno ha più animali della specie che prendi, e ne perdi uno se ora qualcuno ne ha di più della specie che dai.

lesson-throw-title = Scarta, poi pesca
lesson-throw = Prima puoi scartare le carte che non vuoi, poi peschi fino a { $limit }.

lesson-talisman-title = Il talismano
lesson-talisman = Offerte e totali erano uguali: allora decide il talismano. Sceglie per primo chi siede a sinistra di chi lo possiede; chi lo possiede sceglie per ultimo. Alla fine del round il talismano passa a sinistra.

lesson-lion-title = Il leone vince
lesson-lion = In un pareggio sceglie per primo chi ha il leone Capobranco, qualunque cosa paghino gli altri.

lesson-ibex-title = Lo stambecco salva la tua offerta
lesson-ibex = Hai lo stambecco Capobranco: alla fine di un round puoi riprendere in mano la carta con cui hai preso un animale, a meno che sia un jolly.

lesson-done-title = Questo è tutto il gioco
lesson-done = Offerte, prezzi, jolly, bonus habitat, Capibranco, pareggi, rifornimento: non c’è altro. Ciò che non hai ancora incontrato te lo spiego quando arriva. Gioca fino alla fine, se vuoi: continuerò a consigliarti. Oppure comincia ora una partita vera.

lesson-last-title = L’ultimo round
lesson-last = Dopo questo round gli animali sono finiti. Alla fine le carte in mano non valgono nulla, quindi spendile.
