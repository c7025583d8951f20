### What people say to each other at a table: phrases and reactions by their ids (docs/protocol.md).

phrase-hello = Hallo!
phrase-good_luck = Veel geluk!
phrase-no_hurry = Neem de tijd.
phrase-thinking = Ik denk nog even na.
phrase-away = Ik moet even weg.
phrase-back = Ik ben er weer.
phrase-well_played = Goed gespeeld!
phrase-close = Dat scheelde weinig!
phrase-lucky = Wat een geluk!
phrase-unlucky = Ik heb vandaag geen geluk.
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-yes = Ja.
phrase-no = Nee.
phrase-good_game = Mooi spel!
phrase-again = Nog een spel?
phrase-bye = Tot ziens!

# What a reaction is called, and that somebody reacts.
reaction-applause = Applaus
reaction-laugh = Gelach
reaction-wow = Verbazing
reaction-sad = Verdriet
reaction-heart = Hart
reaction-oops = Oeps
reacts-applause = { $name } applaudisseert.
reacts-laugh = { $name } lacht.
reacts-wow = { $name } is verbaasd.
reacts-sad = { $name } is verdrietig.
reacts-heart = { $name } stuurt een hart.
reacts-oops = { $name } zegt oeps.

# The panel at the table, the settings, a new table.
words-title = Gesprek
words-said = Wat er gezegd is
words-nothing = Nog niemand heeft iets gezegd.
words-place-seats = Dit lezen allen die aan de tafel zitten, vaste zinnen elk in de eigen taal.
words-place-watching = Dit lezen allen die toekijken; wie meespeelt pas na het spel.
words-watching = kijkt toe
words-phrases = Zinnen
words-reactions = Reacties
words-text = Je bericht
words-send = Versturen
words-left =
    { $count ->
        [one] nog { $count } teken
       *[other] nog { $count } tekens
    }
words-more = Over { $name }
words-mute = Niets meer van { $name } horen
words-muted = Je hoort niets meer van { $name }. In de instellingen maak je dat ongedaan.
words-report = Melden
words-reported = Gemeld aan wie de server beheert, met de regels eromheen.
words-new =
    { $count ->
        [one] Gesprek, { $count } nieuwe regel
       *[other] Gesprek, { $count } nieuwe regels
    }
muted-heading = Gedempt
muted-lead = Van hen hoor je niets, aan geen enkele tafel.
muted-none = Niemand.
muted-end = { $name } weer horen
new-free-text = Mensen mogen elkaar schrijven
new-free-text-hint = Anders zijn er vaste zinnen, die ieder in de eigen taal leest. Iedereen hoort dat vóór het plaatsnemen.
wait-free_text = mensen mogen elkaar schrijven

# Refusals.
refused-no_words = Aan deze tafel kun je niets zeggen.
refused-no_free_text =
    { $whose ->
        [server] Op deze server zijn er alleen vaste zinnen; niemand kan schrijven.
       *[other] Aan deze tafel zijn alleen vaste zinnen toegestaan.
    }
refused-no_text = Er staat niets in dat getoond kan worden.
refused-long_text = Dat is te lang: hoogstens { $most } tekens.
refused-too_many_words =
    Dat was veel tegelijk. Je kunt over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } weer iets zeggen.
refused-no_word = Die regel is er niet meer.
refused-own_word = Dat heb je zelf gezegd.
refused-too_many_muted = Je hebt te veel mensen gedempt: maak er in de instellingen eerst een paar ongedaan.
