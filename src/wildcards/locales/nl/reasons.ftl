### Waarom iets niet gekozen kan worden (`reason-CODE`), en waarom de server niets deed (`refused-CODE`).
### De codes zijn die van het protocol; $seat en $seats tellen vanaf 1, $token is een stap in woorden.

## Waarom iets nu niet gekozen kan worden

reason-not_owed = Je bent nu niet aan de beurt.
reason-not_asked = Er wordt je nu niets gevraagd.
reason-first_bid = Eerst bied je. Een dier kies je zodra de biedingen open liggen.
reason-first_eagle = Eerst bied je. Een dier kies je zodra de biedingen open liggen.
reason-first_reveal = Kies eerst welk van je twee biedingen telt.
reason-first_swap = Je mag nu een dier ruilen: kies een van de jouwe en een uit de Expo, of ruil niets.
reason-first_discard = Je hebt je aanvulkaart geboden: nu mag je kaarten wegleggen, daarna trek je. Je pakt deze ronde geen dier.
reason-first_lay = Eerst leg je je bijbetaling voor het conflict. Daarna worden dieren gekozen.
reason-first_break = Eerst het conflict: leg een kaart uit je hand of trek er een. Daarna worden dieren gekozen.
reason-first_take = Nu kies je een dier uit de Expo, of je past.
reason-first_pay = Je hebt je dier. Nu betaal je het met kaarten uit je hand.
reason-first_keep = Zeg eerst of je je bod terugneemt.
reason-not_in_hand = Deze kaart heb je niet op hand.
reason-card_order = Meerdere kaarten leg je in de volgorde van de kaarten: deze hoort vóór de kaart die er al ligt.
reason-cannot_finish = Na deze kaart houd je er te weinig over om alles bij te betalen.
reason-not_laid = Je bod moet een van de twee kaarten zijn die je hebt neergelegd.
reason-empty_slot = In dit vak van de Expo ligt niets meer.
reason-lowest_slot = Hetzelfde dier ligt dichter bij de trekstapel: pak dat.
reason-no_animal = Je hebt geen dier van deze soort om te geven.
reason-same_species = Je kunt alleen twee verschillende diersoorten ruilen.
reason-wrong_phase = Dit hoort bij een andere fase van de ronde.
reason-enough = Je hoeft hier niets meer bij te betalen.
reason-animal_first = Kies eerst een dier, dan de bijbetaling.

## Waarom de server niets deed

refused-unknown = De server heeft dit geweigerd ({ $code }).
offline = Geen verbinding met de server.
refused-offline = { offline }

# de regels
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
refused-no_token = Deze stap bestaat niet: { $token }.
refused-not_together = Deze stappen horen niet bij één beslissing.

# tijdens het spel
refused-stale = Het spel is verdergegaan. Kijk nog eens en kies opnieuw.
refused-seen = Er is intussen iets nieuws te zien: dit kun je niet meer terugnemen.
refused-taken_back_often = Je hebt bij deze beslissing al { $most } keer iets teruggenomen. Nu blijft het zo.
refused-id_used = Dit is al eens als iets anders verstuurd. Kies opnieuw.
refused-foreign_seat = Dit is niet jouw stoel.
refused-bot_decides = Een bot ({ $level }) beslist nu voor je. Neem het eerst zelf weer over.
refused-time_up = Je tijd is zojuist verstreken.
refused-over = Het spel is afgelopen.
refused-not_over = Dit kan pas als het spel is afgelopen.
refused-no_advice = Advies is er alleen als je alleen tegen bots speelt.
refused-no_hints = Aan deze tafel zijn er geen hints: er spelen anderen mee, en wie de tafel heeft gemaakt, heeft ze niet toegestaan.
refused-no_review = Om deze analyse heeft nog niemand gevraagd.
refused-review_failed = De analyse is niet gelukt. Probeer het later nog eens.
refused-no_decisions = Leo beslist niets, dus er valt niets te analyseren.
refused-no_puzzle = Die puzzel is er niet: de nummers gaan van 1 tot { $most }.
refused-puzzle_unfinished = Dat is nog geen hele beslissing.
refused-puzzle_illegal = Die beslissing is hier niet mogelijk.
refused-no_knowledge = Aan deze tafel is er geen geheugensteun: iedereen onthoudt de kaarten zelf.
refused-nothing_owed = Je hoeft nu niets te beslissen.

# tafels en stoelen
refused-wrong_status =
    { $status ->
        [open] Het spel is nog niet begonnen.
        [playing] Het spel is al begonnen.
        [over] Het spel is al afgelopen.
       *[closed] De tafel is gesloten.
    }
refused-no_table = Deze tafel bestaat hier niet.
refused-no_code = Er wacht geen tafel met deze code op spelers. Om bij een begonnen spel toe te kijken heb je de link nodig.
refused-no_seat = Stoel { $seat } bestaat niet: de tafel heeft er { $seats }.
refused-seat_taken = Stoel { $seat } is al bezet.
refused-sent_away = Je bent van deze tafel weggestuurd. Alleen wie de tafel heeft gemaakt, kan je weer binnenlaten.
refused-seats_open = Nog vrije stoelen: { $seats }. Wacht op spelers of zet er bots neer.
refused-nobody_sits = Er moet minstens één mens aan tafel zitten.
refused-not_host = Dit mag alleen wie de tafel heeft gemaakt.
refused-others_play = Anderen zijn nog aan het spelen. Stoelen: { $seats }.
refused-no_vote = Niemand vraagt nog of dit spel moet eindigen.
refused-asked_already = Je hebt het deze ronde al gevraagd. In een latere ronde kun je het opnieuw vragen.
refused-no_say = Alleen wie meespeelt en de gastheer of gastvrouw hebben hier iets over te zeggen.
refused-closed = Aan deze tafel kun je niet toekijken.
refused-too_deep = Achter dit spel zitten al te veel andere: hoogstens { $most } kunnen zich van elkaar afsplitsen.
refused-private_publish = Alleen spellen van openbare tafels kunnen worden gepubliceerd.
refused-given_deal = Met vooraf gekozen kaarten is er geen revanche: iedereen kent ze nu.
refused-no_seed = Dit spel volgt niet uit een startwaarde, omdat verborgen kaarten opnieuw zijn gedeeld: er valt niets na te spelen.
refused-no_deal = Deze kaartverdeling bestaat hier niet.
refused-friends_seat = Stoel { $seat } kan niet naar vrienden: die is van jou of van een bot.
refused-day_alone = De kaarten van de dag speelt iedereen alleen.
refused-day_seat = De kaarten van de dag speelt iedereen op stoel { $seat }.
refused-day_taken = Je bent al aan de kaarten van vandaag begonnen: er is één poging.
refused-sealed = Dit zijn de kaarten van vandaag: ze blijven geheim tot de dag voorbij is, of tot je ze hebt gespeeld.
refused-competition = Hier krijgt niemand hulp: het resultaat telt.
refused-rated_deal = Een spel voor de ranglijst heeft eerlijk gelote kaarten nodig: wie ze opgeeft, kent ze.
refused-rated_hints = In een spel voor de ranglijst zijn er geen hints.
refused-rated_hands = Wie bij een spel voor de ranglijst toekijkt, ziet geen handkaarten.
refused-rated_wait = Een spel voor de ranglijst moet tot een einde komen: het heeft een klok nodig, of een bot die invalt voor wie weg is.
refused-rated_twice = In een spel voor de ranglijst heeft niemand twee stoelen.
refused-rated_end = Een spel voor de ranglijst wordt uitgespeeld. Moet je weg, verlaat het dan: een bot speelt verder, en zijn plaats is de jouwe.
refused-no_person = Deze persoon is hier niet, of je mag de pagina niet zien.
refused-no_link = Dit is geen persoonlijke link van deze tafel.
refused-link_used = Deze persoonlijke link is al gebruikt, of de stoel is nu van iemand anders.

# een persoon en diens apparaten
refused-code_length = Een herstelcode heeft twaalf woorden.
refused-code_word = “{ $word }” hoort niet bij de woorden van herstelcodes.
refused-code_typo = Deze woorden horen niet bij elkaar: er is er één fout, of de volgorde klopt niet.
refused-no_key = Dit leidt naar niemand. Misschien is het al gebruikt of vervangen, of is de tijd om.
refused-would_lose = Naar wat dit apparaat heeft, leidt verder niets: het zou verloren gaan.
refused-no_passkey = Er kwam geen passkey.
refused-no_passkeys_here = Deze server neemt op zijn adres geen passkeys aan.
refused-no_such_passkey = Deze passkey is er niet meer.
refused-no_device = Dit apparaat is al afgemeld.
refused-not_sure = Er is niets verwijderd.
refused-signed_out = Dit apparaat is afgemeld. Laad de pagina opnieuw om als iemand nieuws verder te gaan.

# voorbereiding
refused-rules = Deze regels gaan niet samen.
refused-too_many_tables =
    { $whose ->
        [person] Je hebt { $most } tafels die op spelers wachten of waaraan wordt gespeeld. Speel er een paar uit of zeg ze af voordat je er nog een maakt.
       *[address] Vanuit jouw netwerk zijn er { $most } tafels die op spelers wachten of waaraan wordt gespeeld. Speel er een paar uit of zeg ze af voordat je er nog een maakt.
    }
refused-no_level = Er is geen bot die { $level } heet.
refused-leo_twice = Leo kan maar één keer aan tafel zitten.
refused-clock = De bedenktijd is minstens één seconde.
refused-deal = Alleen vooraf gekozen kaarten hebben een startwaarde.

# verzoeken
refused-malformed = Dat heeft de server niet begrepen.
refused-protocol = Deze pagina heeft een andere versie dan de server. Laad de pagina opnieuw.
refused-no_hello = De verbinding moet opnieuw beginnen. Laad de pagina opnieuw.
refused-too_many =
    Te veel tegelijk. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } nog eens.
refused-banned =
    { $until ->
        [never] Je bent van deze server uitgesloten.
       *[other] Je bent tot { $until } van deze server uitgesloten.
    }
refused-draining = Er kunnen nu geen nieuwe tafels bij, want deze server stopt binnenkort. Lopende spellen gaan door.
refused-no_calls = Deze server roept niemand.
refused-no_zone = Een tijdzone “{ $zone }” bestaat niet. Nodig is er een zoals Europe/Berlin.
refused-too_many_ways = Je wordt al op { $most } manieren geroepen: verwijder er eerst een.
refused-webhook =
    { $fault ->
        [https] Een webhook heeft een https-adres nodig, zonder naam en wachtwoord.
        [private] Dit adres leidt niet naar een machine die iedereen kan bereiken.
        [silent] Op dit adres antwoordt niemand.
        [refused] Dit adres neemt het bericht niet aan: het antwoordt { $status }.
       *[other] Dit adres bestaat niet.
    }
refused-origin = Dit neemt de server alleen van zijn eigen pagina’s aan.
refused-no_path = De server kent deze pagina of dit verzoek niet.
refused-no_method = Dat kan de server niet.
refused-too_long = Dat is te lang voor de server.
refused-busy = De tafel is even overbelast. Probeer het nog eens.
refused-unavailable = De server is nu niet bereikbaar. Probeer het nog eens.
refused-broken_table = Er is iets mis met deze tafel. Wie de server beheert, kan dat herstellen.
refused-internal = Er ging iets mis op de server. Probeer het nog eens.
refused-not_gone = Een bot krijgt een stoel pas voorgoed als de speler is weggegaan of tien minuten weg is; een dag waar je uren mag nadenken.
