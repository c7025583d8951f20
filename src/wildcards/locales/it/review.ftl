### What plans are worth: hints, and the review of a game.
###
### Numbers come set as the language has them ("6.1"). Points are percentage points of the chance of winning. Cards come as
### their tokens. "Deals" are the ways in which the cards that somebody can't see may lie.

# between a number’s whole part and the rest
decimal-mark = ,

## A plan, where prompts.ftl has no words for it (send-…)

plan-discard = Scarta { $cards }
plan-pay = Paga { $cards }

## How one plan differs from another: $here and $other are the two figures

why-animal = Porta { $animal } nel { $here } % dei casi, invece che nel { $other } %.
why-there = Nel { $here } % dei casi { $animal } c’è ancora quando scegli.
why-leader = Fa vincere un Capobranco nel { $here } % dei casi, invece che nel { $other } %.
why-leader-lost = Fa perdere un Capobranco nel { $here } % dei casi, invece che nel { $other } %.
why-empty = Non porta nessun animale nel { $here } % dei casi, invece che nel { $other } %.
why-bonus = Bonus habitat: { $here } in media, invece di { $other }.
why-cards = Carte in mano: { $here } in media entro la fine del round, invece di { $other }.

## A hint. $plan is one of send-… or plan-…

hint-only = { $plan }: non c’è altro modo.
hint-best = { $plan }. Probabilità di vincere: { $chance } %.
# $loss may have a minus sign; it lies between $low and $high with 95 % certainty
hint-other = { $plan }: { $loss } punti in meno (da { $low } a { $high }).
hint-why = La prima scelta rispetto alla seconda:
hint-about = I punti sono punti percentuali della probabilità di vincere: con quello che sai, in { $count } distribuzioni possibili in cui tutti continuano con buon senso.
hint-not-asked = Adesso non hai nulla da decidere.

## The review of one player’s game

review-title = Analisi: { $name }
review-about = Ogni decisione è giudicata in base a ciò che { $name } poteva sapere in quel momento. I punti sono punti percentuali della probabilità di vincere, tra parentesi gli intervalli al 95 %.
review-result = Quota della vittoria: { $result } %. A parità di forza ognuno ha il { $par } %.
review-loss = Persi con le proprie decisioni: { $loss } punti (da { $low } a { $high }).
review-luck = Fortuna, con le carte e con ciò che hanno fatto gli altri: { $luck } punti.
review-mistakes = Errori senza dubbio: { $mistakes } su { $decisions } decisioni.
review-curve = Probabilità di vincere
review-curve-about = Probabilità all’inizio di ogni round, punti persi con le decisioni prese, e fortuna fino al successivo.
review-curve-par = La linea tratteggiata è ciò che si ha a parità di forza.
# over columns: short
review-column-round = round
review-column-chance = prob. %
review-column-lost = persi
review-column-luck = fortuna
# the row before the first round
review-deal = distribuzione
# the row after the last round
review-end = fine
review-key = Le decisioni che hanno contato di più
review-all = Tutte le decisioni
review-decision = Round { $round }: { $plan }.
# $plan is the best plan
review-mistake = Un errore. { $plan }: { $loss } punti in più (da { $low } a { $high }).
# $plan is the best plan; the interval holds 0, or the loss is too small to matter
review-even = Altrettanto buono, per quanto si può dire: { $plan } ({ $loss } punti in più, da { $low } a { $high }).
# $plan is the second best
review-right = La migliore di { $count } possibilità. Poi: { $plan } ({ $loss } punti in meno, da { $low } a { $high }).
review-working = analisi in corso
# a command follows
review-what-if = Decidi diversamente e continua:
review-written = Rapporto: { $path }

## Puzzles

puzzle-kind = Tipo
puzzle-kind-bid = Trova l’offerta
puzzle-kind-take = Prendere o passare?
puzzle-question-bid = Quale offerta ti dà la migliore probabilità di vincere?
puzzle-question-take = Che cosa ti dà la migliore probabilità di vincere?
puzzle-difficulty = Difficoltà
puzzle-difficulty-1 = facile
puzzle-difficulty-2 = media
puzzle-difficulty-3 = difficile
puzzle-all = tutti
puzzle-number = Rompicapo { $number }
puzzle-about = { $seats } posti, edizione { $edition }, round { $round }
puzzle-about-leo = { $seats } posti con Leo, edizione { $edition }, round { $round }
puzzle-solved = risolto
puzzle-tried = tentato
puzzle-count = Risolti: { $solved } su { $all }
puzzle-none = Non c’è un rompicapo così. Scegli un altro tipo o un’altra difficoltà.
puzzle-right = Giusto!
puzzle-wrong = Non è la decisione migliore.
puzzle-alike = Questo modo di pagare non è stato provato; vale come il migliore che gli somiglia.
# $levels is how many levels of weaker bots there are
puzzle-finders = Bot più deboli che di solito lo trovano: { $finders } su { $levels }.
puzzle-next = Prossimo rompicapo
puzzle-again = Riprova
puzzle-list = Tutti i rompicapi
puzzle-last = Era l’ultimo.
