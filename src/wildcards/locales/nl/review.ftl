### What plans are worth: hints, and the review of a game.
###
### Numbers come set as the language has them ("6.1"). Points are percentage points of the chance of winning. Cards come as
### their tokens. "Deals" are the ways in which the cards that somebody can't see may lie.

# between a number’s whole part and the rest
decimal-mark = ,

## A plan, where prompts.ftl has no words for it (send-…)

plan-discard = Leg { $cards } weg
plan-pay = Betaal { $cards }

## How one plan differs from another: $here and $other are the two figures

why-animal = Dat brengt in { $here } % van de gevallen { $animal }, in plaats van { $other } %.
why-there = In { $here } % van de gevallen ligt { $animal } er nog als jij kiest.
why-leader = Dat wint in { $here } % van de gevallen een leider, in plaats van { $other } %.
why-leader-lost = Dat verliest in { $here } % van de gevallen een leider, in plaats van { $other } %.
why-empty = Dat brengt in { $here } % van de gevallen geen dier, in plaats van { $other } %.
why-bonus = Habitatbonus: gemiddeld { $here } in plaats van { $other }.
why-cards = Handkaarten: aan het eind van de ronde gemiddeld { $here } in plaats van { $other }.

## A hint. $plan is one of send-… or plan-…

hint-only = { $plan }: anders kan het niet.
hint-best = { $plan }. Winstkans: { $chance } %.
# $loss may have a minus sign; it lies between $low and $high with 95 % certainty
hint-other = { $plan }: { $loss } punten minder ({ $low } tot { $high }).
hint-why = Het eerste vergeleken met het tweede:
hint-about = Punten zijn procentpunten van de winstkans: met wat jij weet, in { $count } mogelijke verdelingen waarin iedereen verstandig verder speelt.
hint-not-asked = Je hebt nu niets te beslissen.

## The review of one player’s game

review-title = Analyse: { $name }
review-about = Elke beslissing wordt beoordeeld op wat { $name } op dat moment kon weten. Punten zijn procentpunten van de winstkans, tussen haakjes staan 95%-intervallen.
review-result = Aandeel in de winst: { $result } %. Wie even sterk is, heeft { $par } %.
review-loss = Verloren door eigen beslissingen: { $loss } punten ({ $low } tot { $high }).
review-luck = Geluk, met de kaarten en met wat de anderen deden: { $luck } punten.
review-mistakes = Fouten zonder twijfel: { $mistakes } bij { $decisions } beslissingen.
review-curve = Winstkans
review-curve-about = Kans aan het begin van elke ronde, punten verloren door beslissingen daarin, en geluk tot de volgende.
review-curve-par = De stippellijn geldt voor wie even sterk is.
# over columns: short
review-column-round = ronde
review-column-chance = kans %
review-column-lost = verloren
review-column-luck = geluk
# the row before the first round
review-deal = delen
# the row after the last round
review-end = einde
review-key = De beslissingen die het meest uitmaakten
review-all = Alle beslissingen
review-decision = Ronde { $round }: { $plan }.
# $plan is the best plan
review-mistake = Een fout. { $plan }: { $loss } punten meer ({ $low } tot { $high }).
# $plan is the best plan; the interval holds 0, or the loss is too small to matter
review-even = Even goed, voor zover te zeggen is: { $plan } ({ $loss } punten meer, { $low } tot { $high }).
# $plan is the second best
review-right = De beste van { $count } manieren. Daarna: { $plan } ({ $loss } punten minder, { $low } tot { $high }).
review-working = wordt geanalyseerd
# a command follows
review-what-if = Anders beslissen en verder spelen:
review-written = Rapport: { $path }

## Puzzles

puzzle-kind = Soort
puzzle-kind-bid = Vind het bod
puzzle-kind-take = Nemen of passen?
puzzle-question-bid = Welk bod geeft je de beste winstkans?
puzzle-question-take = Wat geeft je de beste winstkans?
puzzle-difficulty = Moeilijkheidsgraad
puzzle-difficulty-1 = makkelijk
puzzle-difficulty-2 = gemiddeld
puzzle-difficulty-3 = moeilijk
puzzle-all = alle
puzzle-number = Puzzel { $number }
puzzle-about = { $seats } stoelen, editie { $edition }, ronde { $round }
puzzle-about-leo = { $seats } stoelen met Leo, editie { $edition }, ronde { $round }
puzzle-solved = opgelost
puzzle-tried = geprobeerd
puzzle-count = Opgelost: { $solved } van { $all }
puzzle-none = Zo’n puzzel is er niet. Kies een andere soort of moeilijkheidsgraad.
puzzle-right = Goed!
puzzle-wrong = Niet de beste beslissing.
puzzle-alike = Deze manier van betalen is niet uitgeprobeerd; ze telt als de beste die erop lijkt.
# $levels is how many levels of weaker bots there are
puzzle-finders = Zwakkere bots die het meestal vinden: { $finders } van { $levels }.
puzzle-next = Volgende puzzel
puzzle-again = Nog eens proberen
puzzle-list = Alle puzzels
puzzle-last = Dat was de laatste.
