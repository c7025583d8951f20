### La prima partita guidata: ciò che ti dice la guida. Per ogni lezione `lesson-…-title`, `lesson-…` e forse `lesson-…-why`.

learn-title = Impara il gioco
learn-lead = Una vera partita contro due bot, con accanto chi ti spiega ogni cosa quando succede. Circa cinque minuti, senza orologio.
learn-points =
    - Le carte di questa partita sono sempre le stesse.
    - Ricevi un consiglio e il suo perché. Puoi sempre fare altro.
    - Dopo quattro round sai tutto. Gioca fino alla fine, o lascia.
learn-start = Inizia
learn-again = Ricomincia da capo
learn-continue = Continua la tua partita guidata
learn-waiting = Si distribuiscono le carte …
learn-failed = Non è stato possibile preparare il tavolo.
learn-read = Preferisco leggere le regole

coach-title = Guida
coach-count = { $met } di { $all } lezioni
coach-advice = Il mio consiglio
coach-watch = Guarda che cosa fanno gli altri.
coach-previous = Indietro
coach-next = Avanti
coach-why = Perché?
coach-fold = Nascondi la guida
coach-unfold = Mostra la guida
coach-leave = Alla prima pagina
coach-end = Basta lezioni, continua a giocare
coach-pick = Scegli per me

advice-bid = Offri { $card }.
advice-refill = Offri la carta Rifornisci la Mano.
advice-eagle = Gioca { $cards }.
advice-reveal = Gira { $card }.
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

because-bonus = Costa poco, e può essere tutto dell’habitat dell’animale: 2 punti.
because-leader = L’animale ti porta il suo Capobranco.
because-both = Ricevi 2 punti per l’habitat, e anche il Capobranco.
because-cheap = Costa poco, così la mano ti dura di più.
because-poor = La tua mano è quasi vuota. Con una piena puoi di nuovo offrire alto.
because-choice = Con due carte puoi aspettare: quella economica se nessuno ha fretta, quella alta se qualcuno ne ha.
because-outbid = Gli altri hanno offerto altrettanto, o quasi. Con la carta più alta sei tra i primi.
because-high = In un pareggio va per prima la somma più alta. Gioca dunque carte alte, ma risparmia i jolly.
because-low = Qui conta solo il numero delle carte, quindi paga con quelle basse.
because-keep = Meglio poche carte che nessuna: tienile tutte, peschi comunque fino a 7.
because-free = Non costa nulla.
because-swap = Lo scambio ti porta un Capobranco.
because-stay = Nessuno scambio ti porterebbe un Capobranco.
because-nothing = Qui niente vale il suo prezzo. Passando peschi due carte.

lesson-aim-title = Ti diamo il benvenuto al tavolo
lesson-aim = Raccogli animali. Chi ne ha di più di una specie ne ottiene il Capobranco, e alla fine contano le tue due specie più numerose. Si gioca in tre, con due animali per round: qualcuno resta sempre senza.
lesson-aim-why = 2 punti per ogni animale della specie più numerosa, 1 per ognuno della seconda, 1 per Capobranco, e 2 subito quando paghi tutto con l’habitat dell’animale. Nient’altro conta.

lesson-bid-title = Prima si offre
lesson-bid = Tutti giocano una carta coperta. Il valore più alto sceglie per primo. Ma un’offerta costa tante carte quante ne dice, compresa sé stessa: offri 3, e ne paghi altre due.
lesson-bid-why = Si paga solo il numero delle carte, i valori non contano. Le carte basse sono quindi buona moneta, quelle alte buone offerte. Puoi perfino offrire ciò che non puoi pagare: un bluff.

lesson-open-title = Le offerte sono scoperte
lesson-open = Da 4 giù fino a 1, ognuno a turno prende un animale e paga, oppure passa. Chi ha offerto più di te ha già scelto.

lesson-first-leader-title = Il primo Capobranco
lesson-first-leader = { $name } ora ha più animali di questa specie, e quindi { $leader }. Ogni Capobranco piega una regola per chi lo possiede e vale un punto.

lesson-take-title = Tocca a te: un animale
lesson-take = Tocca l’animale che vuoi. Il pagamento più economico è già scelto, e puoi cambiarlo.
lesson-take-why = Se la tua offerta e tutto ciò che paghi sono dell’habitat dell’animale, ricevi subito 2 punti. Le carte che mantengono questo bonus sono segnate. I jolly vanno bene ovunque, ma sono preziosi.

lesson-bonus-title = Bonus habitat
lesson-bonus = Tutto ciò che hai pagato è dell’habitat dell’animale: 2 punti, subito e per sempre.

lesson-leader-title = Hai un Capobranco
lesson-leader = Ora hai { $leader }. { $power }
lesson-leader-why = Un Capobranco va a chi prende un animale e ne ha poi più di chiunque, o tanti quanti chi lo possiede. Basta quindi averne altrettanti per ottenerlo, e per perderlo di nuovo.

lesson-moves-title = I Capibranco vanno e vengono
lesson-moves = È bastato avere altrettanti animali, e { $leader } ha cambiato padrone. Al sicuro lo tieni solo con due animali di vantaggio.

lesson-passed-title = A mani vuote
lesson-passed = Chi non ottiene un animale riprende l’offerta e pesca due carte. Non è un male: una mano piena vince più tardi.

lesson-round-title = Il prossimo round
lesson-round = Offerte e pagamenti sono scartati, gli animali che nessuno ha preso non ci sono più, e ne arrivano di nuovi. Si va avanti così per { $rounds } round.

lesson-eagle-title = Questa volta due carte
lesson-eagle = Grazie all’aquila giochi due carte: per esempio una economica e una alta. Quale sia la tua offerta, lo decidi dopo aver visto quelle degli altri.
lesson-eagle-why = L’altra carta torna in mano, e nessuno la vede. Una delle due può essere anche la carta Rifornisci la Mano.

lesson-tie-title = Un pareggio
lesson-tie = Qualcuno ha offerto quanto te. Ora entrambi giocate coperto il pagamento, e la somma più alta sceglie per prima. Per una volta contano i valori con cui paghi.
lesson-tie-why = Queste carte le paghi comunque, che tu vinca o no, a meno che passi. Chi ha il leone Capobranco vincerebbe senza confronto.

lesson-sum-title = La somma più alta
lesson-sum = I pagamenti sono stati girati, e la somma più alta va per prima. All’altra resta quello che c’è.

lesson-points-title = A che punto siamo
lesson-points = I punti accanto a ogni nome sono ciò che varrebbe la partita se finisse ora: animali, Capibranco, bonus.
lesson-points-why = Contano solo due specie. Meglio dunque raccogliere poche specie che un po’ di tutto; e per i Capibranco vale la pena lottare, per i poteri quanto per il punto.

lesson-refill-title = È ora di rifornirsi
lesson-refill = Ti restano poche carte. Invece di una carta Habitat puoi offrire la carta Rifornisci la Mano: niente animale in questo round, ma peschi fino a 7.

lesson-meerkat-title = Il suricato scambia
lesson-meerkat = Hai offerto la carta Rifornisci la Mano e hai il suricato Capobranco, quindi puoi scambiare un tuo animale con uno del mercato.
lesson-meerkat-why = I Capibranco possono cambiare padrone: ne ottieni uno se nessuno ha più animali della specie che prendi, e ne perdi uno se ora qualcuno ne ha di più della specie che dai.

lesson-throw-title = Scarta, poi pesca
lesson-throw = Prima puoi scartare le carte che non vuoi, poi peschi fino a 7. Con lo scoiattolo Capobranco fino a 10.

lesson-talisman-title = Il talismano
lesson-talisman = Offerte e somme erano uguali: allora decide il talismano. Va per primo chi siede subito dopo chi lo possiede, e alla fine del round il talismano passa.

lesson-lion-title = Il leone vince
lesson-lion = In un pareggio va per primo chi ha il leone Capobranco, qualunque cosa paghino gli altri.

lesson-ibex-title = Lo stambecco salva la tua offerta
lesson-ibex = Hai lo stambecco Capobranco: la carta con cui hai preso un animale torna in mano. Solo i jolly no.

lesson-done-title = Ora sai tutto
lesson-done = Offerte, prezzi, bonus, Capibranco, pareggi, rifornimento: hai visto tutto. Gioca fino alla fine, se vuoi: continuerò a consigliarti. Oppure lascia e comincia una partita tua.

lesson-last-title = L’ultimo round
lesson-last = Dopo questo gli animali sono finiti. Alla fine le carte in mano non valgono nulla, quindi spendile.
