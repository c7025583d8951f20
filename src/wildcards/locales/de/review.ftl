### What plans are worth: hints, and the review of a game.
###
### Numbers come set as the language has them ("6.1"). Points are percentage points of the chance of winning. Cards come as
### their tokens. "Deals" are the ways in which the cards that somebody can't see may lie.

# between a number’s whole part and the rest
decimal-mark = ,

## A plan, where prompts.ftl has no words for it (send-…)

plan-discard = { $cards } abwerfen
plan-pay = { $cards } zahlen

## How one plan differs from another: $here and $other are the two figures

why-animal = Das bringt in { $here } % der Fälle { $animal }, statt in { $other } %.
why-there = In { $here } % der Fälle lassen die anderen { $animal } liegen, bis du wählst.
why-leader = Das gewinnt in { $here } % der Fälle eine Bonuskarte, statt in { $other } %.
why-leader-lost = Das verliert in { $here } % der Fälle eine Bonuskarte, statt in { $other } %.
why-empty = Das bringt in { $here } % der Fälle kein Tier, statt in { $other } %.
why-bonus = Lebensraumpunkte: im Schnitt { $here } statt { $other }.
why-cards = Handkarten: bis zum Ende der Runde im Schnitt { $here } statt { $other }.

## A hint. $plan is one of send-… or plan-…

hint-only = { $plan }: Anders geht es nicht.
hint-best = { $plan }. Gewinnchance: { $chance } %.
# $loss may have a minus sign; it lies between $low and $high with 95 % certainty
hint-other = { $plan }: { $loss } Punkte weniger ({ $low } bis { $high }).
hint-why = Das Erste verglichen mit dem Zweiten:
hint-about = Punkte sind Prozentpunkte der Gewinnchance: mit dem, was du weißt, in { $count } möglichen Verteilungen, in denen alle vernünftig weiterspielen.
hint-not-asked = Du hast gerade nichts zu entscheiden.

## The review of one player’s game

review-title = Analyse: { $name }
review-about = Jede Entscheidung wird danach beurteilt, was { $name } in dem Moment wissen konnte. Punkte sind Prozentpunkte der Gewinnchance, in Klammern stehen 95-%-Intervalle.
review-result = Anteil am Sieg: { $result } %. Gleich Starke haben je { $par } %.
review-loss = Durch eigene Entscheidungen verloren: { $loss } Punkte ({ $low } bis { $high }).
review-luck = Glück, mit den Karten und dem, was die anderen taten: { $luck } Punkte.
review-mistakes = Fehler ohne Zweifel: { $mistakes } bei { $decisions } Entscheidungen.
review-curve = Gewinnchance
review-curve-about = Chance zu Beginn jeder Runde, durch Entscheidungen darin verlorene Punkte und das Glück bis zur nächsten.
review-curve-par = Die gestrichelte Linie ist, was gleich Starke haben.
# over columns: short
review-column-round = Runde
review-column-chance = Chance %
review-column-lost = verloren
review-column-luck = Glück
# the row before the first round
review-deal = Austeilen
# the row after the last round
review-end = Ende
review-key = Die Entscheidungen, auf die es am meisten ankam
review-all = Alle Entscheidungen
review-decision = Runde { $round }: { $plan }.
# $plan is the best plan
review-mistake = Ein Fehler. { $plan }: { $loss } Punkte mehr ({ $low } bis { $high }).
# $plan is the best plan; the interval holds 0, or the loss is too small to matter
review-even = Ebenso gut, soweit man sagen kann: { $plan } ({ $loss } Punkte mehr, { $low } bis { $high }).
# $plan is the second best
review-right = Das Beste von { $count } Möglichkeiten. Danach: { $plan } ({ $loss } Punkte weniger, { $low } bis { $high }).
review-working = wird analysiert
# a command follows
review-what-if = Anders entscheiden und weiterspielen:
review-written = Bericht: { $path }

## Puzzles

puzzle-kind = Art
puzzle-kind-bid = Finde das Gebot
puzzle-kind-take = Nehmen oder passen?
puzzle-question-bid = Welches Gebot gibt dir die beste Gewinnchance?
puzzle-question-take = Was gibt dir die beste Gewinnchance?
puzzle-difficulty = Schwierigkeit
puzzle-difficulty-1 = leicht
puzzle-difficulty-2 = mittel
puzzle-difficulty-3 = schwer
puzzle-all = alle
puzzle-number = Rätsel { $number }
puzzle-about = { $seats } Plätze, Ausgabe { $edition }, Runde { $round }
puzzle-about-leo = { $seats } Plätze mit Leo, Ausgabe { $edition }, Runde { $round }
puzzle-solved = gelöst
puzzle-tried = versucht
puzzle-count = Gelöst: { $solved } von { $all }
puzzle-none = Ein solches Rätsel gibt es nicht. Wähle eine andere Art oder Schwierigkeit.
puzzle-right = Richtig!
puzzle-wrong = Nicht die beste Entscheidung.
puzzle-alike = Diese Art zu zahlen wurde nicht erprobt; sie zählt wie die beste ähnliche.
# $levels is how many levels of weaker bots there are
puzzle-finders = Schwächere Bots, die es meist finden: { $finders } von { $levels }.
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal versuchen
puzzle-list = Alle Rätsel
puzzle-last = Das war das letzte.
