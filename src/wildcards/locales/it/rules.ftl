### La pagina delle regole, con parole nostre. Per ogni sezione di docs/rules.md ci possono essere: `…-title`, il testo,
### `…-2020` e `…-2022` (dove le edizioni differiscono) e `…-ruling` (ciò che abbiamo deciso noi).
###
### Una riga vuota chiude un paragrafo; le righe che iniziano con "- " o "1. " sono un elenco.

rules-title = Le regole
rules-lead = Tutto il gioco con parole nostre, e ciò che abbiamo deciso dove le regole stampate lasciano qualcosa in sospeso.
rules-contents = Indice
rules-top = Torna all’indice
rules-both =
    Sono uscite due edizioni, nel 2020 e nel 2022. Qui puoi giocare con entrambe; di norma si usa quella del 2022. Ciò che vale per una sola edizione è segnato con il suo anno.

    Dove il testo olandese e quello inglese del 2022 si contraddicono, vale l’olandese, che è più dettagliato. Dove tacciono entrambi, decide il regolamento del 2020. E dove non c’è nulla di stampato, abbiamo dovuto scegliere noi: lo riconosci dalla scritta «Nostra decisione».
rules-only = Solo { $edition }
rules-ruling = Nostra decisione
rules-credit = Wild Cards è un’idea di Ferdinand Schnitzler, pubblicata da Board Game Circus.

rules-the-game-in-one-minute-title = Il gioco in un minuto
rules-the-game-in-one-minute =
    Nel mercato ci sono alcuni animali, sempre uno in meno dei giocatori. Tutti giocano in segreto una carta come offerta. Chi offre alto sceglie per primo, ma le offerte alte sono care: un’offerta di 4 costa in tutto quattro carte, l’offerta e altre tre.

    Se paghi solo con carte dell’habitat dell’animale, ricevi subito 2 punti. Chi ha più animali di tutti di una specie ne possiede il Capobranco, e ogni Capobranco cambia una regola a favore di chi lo ha.

    Quando tocca a te non ti piace quello che è rimasto? Passa: riprendi la tua offerta e peschi due carte. Oppure non fare offerte per un animale: gioca la carta Rifornisci la Mano e riempi la mano.

    Alla fine la tua specie più numerosa vale 2 punti per animale, la seconda 1, ogni Capobranco 1, e i gettoni Punteggio contano per il loro valore.

rules-components-title = Che cosa c’è
rules-components =
    - 46 carte Habitat: foresta, savana e montagna, 14 ciascuna, di valore da 1 a 4, e 4 jolly, che valgono per qualsiasi habitat.
    - 42 carte Animale, 7 per specie: pavone e scoiattolo vivono nella foresta, aquila e stambecco in montagna, leone e suricato nella savana.
    - 6 Capibranco, uno per specie.
    - Una carta Rifornisci la Mano per ciascuno. Non si consuma mai.
    - Gettoni Punteggio, quanti ne servono.
rules-components-2022 = C’è anche un talismano. Decide i pareggi.
rules-components-ruling =
    Quante volte compare ogni valore? Nessun regolamento lo dice. Noi prendiamo, per ogni habitat, cinque carte di valore 1, quattro di valore 2, tre di valore 3 e due di valore 4, perché è il modo più probabile di arrivare a 14; e un jolly per ogni valore. Chi crea un tavolo può cambiarlo.

rules-setup-title = Preparazione
rules-setup =
    - Alcuni animali vengono tolti senza guardarli: 14 in tre, 6 in quattro, 2 in cinque.
    - Si mettono in fila degli animali, il mercato: 2, 3 o 4. Il primo sta accanto al mazzo, nello spazio 1. Gli spazi mantengono il loro numero per tutto il round, e un vuoto resta un vuoto.
    - Ognuno riceve 7 carte Habitat e una carta Rifornisci la Mano.
    - La partita dura esattamente 14, 12 o 10 round. Poi gli animali sono finiti.
rules-setup-2022 = All’inizio qualcuno ha il talismano: decide il caso.
rules-setup-ruling =
    In tre si toglie prima un animale di ogni specie, poi altri 8 a caso. I regolamenti lo consigliano, quindi facciamo così, a meno che il tavolo li voglia tutti e 14 a caso.

rules-phases-title = Un round
rules-phases =
    1. Offerte: tutti giocano una carta.
    2. Rifornimento: chi ha giocato la carta Rifornisci la Mano riempie la propria mano.
    3. Animali: dall’offerta più alta alla più bassa, ognuno prende un animale e paga, oppure passa.
    4. Prossimo round: si libera il tavolo e si riempie il mercato.
rules-phases-ruling =
    Ciò che tutti fanno insieme resta segreto finché non hanno finito tutti. E la domanda ti viene fatta anche se è possibile una sola risposta: altrimenti il solo fatto di chiedere, o di non chiedere, direbbe agli altri qualcosa della tua mano.

rules-actions-title = Che cosa puoi fare
rules-actions =
    Ogni decisione è fatta di piccoli passi: una carta, un animale, uno scambio, oppure «fatto». Ciò che ora non si può scegliere è grigio; toccalo per sapere perché.

rules-card-order-title = Ordine delle carte
rules-card-order =
    Le carte sono ordinate per habitat, foresta, savana, montagna, jolly, e in ciascuno da 1 a 4. Più carte di una stessa decisione si annotano in quest’ordine. Al tavolo non cambia nulla; evita solo che lo stesso pagamento si possa scrivere in sei modi.

rules-bids-title = Offerte
rules-bids =
    Ognuno gioca una carta coperta: una carta Habitat per fare un’offerta per un animale, o la carta Rifornisci la Mano. Tutte si rivelano insieme.

    Puoi offrire anche una carta di cui non puoi pagare il prezzo. È un bluff, ed è permesso: forse non spaventa nessuno, ma chi passa pesca due carte. Se non hai più carte Habitat, la tua offerta è la carta Rifornisci la Mano.

rules-eagle-title = Le due offerte dell’aquila
rules-eagle =
    Chi ha l’aquila Capobranco può giocare due carte invece di una. Quando tutte le altre offerte sono scoperte, anche quella di Leo, si rivela una delle due. L’altra torna in mano, e nessuno la vede.
rules-eagle-ruling =
    - La domanda su quale delle due rivelare arriva anche se sono uguali. Altrimenti tutti saprebbero che lo erano.
    - Una delle due può essere la carta Rifornisci la Mano. Le regole parlano di carte della mano, e questa è una di quelle.

rules-refills-title = Rifornimento
rules-refills =
    Chi ha offerto la carta Rifornisci la Mano in questo round non prende animali, ma riempie la mano. Prima viene il suricato, poi tutti scartano ciò che non vogliono, poi pescano.

rules-meerkat-title = Lo scambio del suricato
rules-meerkat =
    Se chi ha il suricato Capobranco ha offerto la carta Rifornisci la Mano, può prima fare uno scambio: un animale della sua collezione con uno di un’altra specie nel mercato. L’animale dato prende lo spazio di quello preso.

    - Ottiene il Capobranco della specie che prende se nessuno ne ha di più. Basta averne altrettanti.
    - Perde il Capobranco della specie che dà se non ne ha più nessuno, o ne ha meno di qualcun altro. Il Capobranco va a chi ne ha di più; se sono in diversi, o se nessuno ne ha, torna nella riserva.
rules-meerkat-ruling =
    - Se così il suricato Capobranco stesso passa a un’altra persona che ha offerto la carta Rifornisci la Mano, anche lei può scambiare: ora il potere è suo, e proprio nella fase a cui serve. Nessuno scambia due volte in un round.
    - Scambiare un animale con uno della stessa specie non è possibile. Alla lettera potrebbe dare un Capobranco senza che sul tavolo cambi nulla, e non può essere questo il senso.
    - Se più giocatori hanno il maggior numero di animali della specie data, il suo Capobranco torna nella riserva: nessun testo stampato ne sceglierebbe uno.

rules-discarding-and-drawing-title = Scartare e pescare
rules-discarding-and-drawing =
    Tutti quelli che hanno offerto la carta Rifornisci la Mano scartano insieme quante carte vogliono. Poi pescano fino ad averne 7. Chi ne ha di più le tiene. La carta Rifornisci la Mano torna in mano, e il loro round è finito.

    Chi ha lo scoiattolo Capobranco pesca fino a 10.
rules-discarding-and-drawing-2022 = Si pesca in senso orario, a cominciare dalla sinistra di chi ha il talismano.
rules-discarding-and-drawing-2020 = Si pesca nell’ordine dei posti.
rules-discarding-and-drawing-ruling =
    - Lo scoiattolo Capobranco conta per chi lo ha nel momento in cui si pesca. Se lo hai appena ottenuto con uno scambio, ti serve quindi subito.
    - Con lo scoiattolo Capobranco si pesca sempre fino a 10. Di tutti i testi stampati, solo una frase di quello olandese dice «può»; quindi non ci si può fermare a 7.
    - Il 2020 non indica un ordine per pescare. Seguiamo l’ordine dei posti, perché quando il mazzo finisce conta.

rules-animals-title = Animali
rules-animals =
    Ora si risolvono le offerte, prima quelle di 4, poi 3, 2 e 1. Quando tocca a te prendi un animale dal mercato e lo paghi, oppure passi.

    C’è sempre almeno un animale in meno del necessario. Qualcuno resta sempre a mani vuote.

rules-payment-title = Quanto costa un animale
rules-payment =
    Tante carte quante dice la tua offerta, che è una di quelle: un’offerta di 1 non costa altro, una di 2 un’altra carta, 3 altre due, 4 altre tre. Conta solo il numero delle carte, non il loro valore.

    Offerta e pagamento restano sul tavolo fino alla fine del round.

rules-passing-title = Passare
rules-passing =
    Se non vuoi un animale, se non ce ne sono più o se non puoi pagare, passi: la tua offerta torna in mano e peschi due carte, fino al limite di 10.

    Succedono sempre entrambe le cose; non puoi rinunciare alle carte. Se non hai scelta, perché il mercato è vuoto o la tua mano è troppo piccola, passi senza che ti venga chiesto.
rules-passing-2022 = Torna in mano anche un pagamento già giocato in un pareggio.
rules-passing-2020 = Un pagamento già giocato in un pareggio è perso.
rules-passing-ruling =
    Il testo del 2020 restituisce l’offerta e non dice nulla del pagamento, che quindi è perso. Chi crea un tavolo può scegliere l’una o l’altra cosa, in entrambe le edizioni.

rules-leaders-title = Capibranco
rules-leaders =
    Prendi un animale e ora ne hai più di chiunque altro, o tanti quanti chi ne ha il Capobranco? Allora il Capobranco è subito tuo, e puoi usarlo subito. Basta dunque averne altrettanti per portarlo via a qualcuno.

    Un Capobranco può passare di mano due volte in un round. Alla fine ognuno vale 1 punto, il pavone 3.
rules-leaders-ruling =
    - Gli animali di Leo contano come quelli di chiunque.
    - A volte un Capobranco è nella riserva anche se qualcuno ha animali della sua specie. Nel 2022 va allora a chi prende un animale e ne ha più di tutti gli altri, nel 2020 già a chi ne ha altrettanti: qui i due testi differiscono.

rules-habitat-bonus-title = Il bonus habitat
rules-habitat-bonus =
    Se la tua offerta e tutto ciò che paghi sono dell’habitat dell’animale, ricevi subito 2 punti. I jolly appartengono a ogni habitat. Con un’offerta di 1 conta solo l’offerta: se l’habitat è quello giusto, i 2 punti sono tuoi.

rules-ties-title = Pareggi
rules-ties =
    In diversi hanno offerto lo stesso valore? L’ordine si stabilisce quando tocca a quel valore, prima che qualcuno scelga:

    1. Chi ha il leone Capobranco è il primo, anche se non può pagare.
    2. Poi Leo, se c’è.
    3. Poi chi può pagare.
    4. Infine chi non può, che passa.

    Se nel terzo gruppo sono in due o più, ognuno gioca coperto tutto il pagamento. Si rivelano tutti insieme, e chi ha il totale più alto sceglie per primo: qui i valori contano. Con offerte di 1 non c’è nulla da giocare, e sono tutti pari.
rules-ties-2022 =
    A totali uguali decide il talismano: sceglie per primo chi, in senso orario, siede subito dopo chi lo possiede. Chi lo possiede sceglie per ultimo.
rules-ties-2020 =
    A totali uguali, chi è in parità gioca coperta un’altra carta, dalla mano o pescata dal mazzo senza guardarla. Chi ha la più alta sceglie per primo; chi è ancora in parità ripete. Queste carte non fanno parte del pagamento e vanno nella pila degli scarti.
rules-ties-ruling =
    - 2022: chi ha il talismano è l’ultimo. Nel testo olandese vince chi viene subito dopo chi ha il talismano, e facendo il giro da lì chi lo ha viene raggiunto per ultimo. Un tavolo può invece metterlo al primo posto nell’ordine.
    - 2022: chi non può pagare passa nello stesso ordine. Non ne dipende nulla, quindi il talismano non conta come usato.
    - 2020: solo chi è ancora in parità gioca un’altra carta. Chi ne ha rivelata una più bassa ha già perso il confronto.
    - 2020: tutti i gruppi in parità giocano insieme, poi le carte del mazzo si pescano nell’ordine dei posti. Chi non ha più carte deve pescare.
    - 2020: se non c’è nulla da pescare, vale 0. Un gruppo in cui nessuno ha potuto giocare una carta va nell’ordine dei posti, perché prima o poi bisogna finire.

rules-next-round-title = Prossimo round
rules-next-round =
    - Chi ha lo stambecco Capobranco può riprendere in mano l’offerta con cui ha preso un animale, a meno che sia un jolly.
    - Tutte le offerte e i pagamenti vanno nella pila degli scarti.
    - Gli animali che nessuno ha preso vanno nella scatola e sono fuori dal gioco.
    - Il mercato viene riempito. Se non ci sono abbastanza animali, la partita finisce.
rules-next-round-2022 = Se il talismano ha deciso un pareggio, passa al giocatore successivo in senso orario: al massimo una volta per round, e mai a Leo.
rules-next-round-ruling =
    - Lo stambecco Capobranco conta per chi lo ha adesso. Anche ottenuto in questo stesso round salva già la tua offerta.
    - Tutto questo succede anche dopo l’ultimo round.

rules-cards-title = Mano e mazzi
rules-cards =
    Puoi avere in mano 10 carte Habitat. Quando le hai, smetti di pescare.

    Se il mazzo da pesca è vuoto quando bisogna pescare, si mescola la pila degli scarti, che diventa il nuovo mazzo.
rules-cards-ruling =
    - Le carte sul tavolo non si rimescolano, perché non sono ancora scartate.
    - Se sono vuoti sia il mazzo sia la pila (cinque mani possono tenere tutte le 46 carte), peschi quello che c’è.
    - Si rimescola quando bisogna pescare una carta e non ce n’è, non già quando finisce l’ultima. Ciò che si scarta nel frattempo finisce quindi nel nuovo mazzo.

rules-leo-title = Leo
rules-leo =
    Leo gioca senza pensare. In due deve esserci, in tre o quattro può esserci; si prepara come per un giocatore in più.

    - Ha 5 carte Habitat e una carta Rifornisci la Mano in un mazzo coperto. La sua offerta è la carta in cima.
    - Quando esce la sua carta Rifornisci la Mano, il suo mazzo viene scartato e, quando tocca a lui pescare, riceve 5 carte nuove e la carta Rifornisci la Mano, mescolate.
    - Prende l’animale più vicino al mazzo, non paga nulla e non riceve bonus.
    - Vince i pareggi, tranne contro il leone Capobranco.
    - Prende Capibranco e li perde, ma non li usa mai. Non ha mai il talismano, e non può vincere.
rules-leo-2022 = Nel regolamento del 2020 Leo non c’è.
rules-leo-ruling =
    - Leo prende in base allo spazio, quindi importa quale di due animali uguali manca. Se c’è lui, scegli tu lo spazio; senza di lui sono uguali, e ti tocca quello con il numero più basso.
    - Se il mercato è vuoto quando tocca a lui, alla fine del round la sua offerta viene semplicemente scartata come tutte le altre.

rules-end-title = La fine
rules-end =
    - 2 punti per ogni animale della tua specie più numerosa.
    - 1 punto per ogni animale della tua seconda specie.
    - 1 punto per ogni Capobranco, 3 per il pavone.
    - Il valore dei tuoi gettoni Punteggio.

    Le altre specie non contano. Se due specie sono ugualmente numerose, una conta come la più numerosa e l’altra come la seconda.

    A parità di punti decide la collezione con più animali. Se è pari anche quella, la posizione è condivisa: due condividono la posizione 1, poi viene la posizione 3.

rules-options-title = Che cosa può cambiare un tavolo
rules-options =
    - L’edizione: 2022 o 2020.
    - L’ordine a totali uguali: chi ha il talismano per ultimo (predefinito) o per primo.
    - In tre: togliere gli animali in modo equilibrato (predefinito) o a caso.
    - Dopo aver passato: il pagamento giocato in un pareggio torna in mano (come nel 2022) o è perso (come nel 2020).
    - Quante volte compare ogni valore in un habitat: 5, 4, 3, 2 (predefinito), oppure quattro numeri qualsiasi che facciano 14.

rules-editions-title = 2020 e 2022 a confronto
rules-editions-lead = In questo le due edizioni differiscono:
rules-editions-subject = Argomento
rules-editions-talisman = Totali uguali
rules-editions-talisman-2022 = Decide il talismano, che poi passa.
rules-editions-talisman-2020 = Un’altra carta ciascuno, finché non è deciso.
rules-editions-payment = Passare dopo un pareggio
rules-editions-payment-2022 = Il pagamento torna in mano.
rules-editions-payment-2020 = Il pagamento è perso.
rules-editions-supply = Capobranco nella riserva
rules-editions-supply-2022 = A chi prende un animale e ne ha più di tutti.
rules-editions-supply-2020 = A chi prende un animale e ne ha almeno altrettanti.
rules-editions-drawing = Chi pesca per primo
rules-editions-drawing-2022 = A sinistra del talismano.
rules-editions-drawing-2020 = Nell’ordine dei posti.
rules-editions-leo = Leo
rules-editions-leo-2022 = Gioca in due, può giocare in tre o quattro.
rules-editions-leo-2020 = Non c’è.

## Sotto le piccole figure

picture-price = Offerta e prezzo: { $bid } { $more ->
        [0] non costa altro
        [one] costa un’altra carta
       *[other] costa altre { $more } carte
    }.
picture-bonus = Tre carte foresta, di cui una jolly, per un pavone: subito 2 punti.
picture-no-bonus = Una carta è di montagna: il pavone è tuo, il bonus no.
picture-tie = Due offerte di 3. Ada paga 3 e 2, che fa 5; Ben paga 2 e 2, che fa 4. Ada sceglie per prima.
picture-slots = Il mercato in quattro giocatori. Lo spazio 1 è accanto al mazzo.
picture-score = 4 pavoni valgono 8, 3 stambecchi 3, il pavone Capobranco 3, i gettoni Punteggio 4: 18 in tutto. Gli scoiattoli non contano.
