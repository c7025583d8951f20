### What people say to each other at a table: phrases and reactions by their ids (docs/protocol.md).

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-no_hurry = Take your time.
phrase-thinking = Let me think.
phrase-away = I have to go for a moment.
phrase-back = I am back.
phrase-well_played = Well played!
phrase-close = That was close!
phrase-lucky = Lucky me!
phrase-unlucky = No luck today.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-yes = Yes.
phrase-no = No.
phrase-good_game = Good game!
phrase-again = Another game?
phrase-bye = Bye!

# What a reaction is called, and that somebody reacts.
reaction-applause = Applause
reaction-laugh = Laughter
reaction-wow = Surprise
reaction-sad = Sadness
reaction-heart = Heart
reaction-oops = Oops
reacts-applause = { $name } applauds.
reacts-laugh = { $name } laughs.
reacts-wow = { $name } is surprised.
reacts-sad = { $name } is sad.
reacts-heart = { $name } sends a heart.
reacts-oops = { $name } says oops.

# The panel at the table, the settings, a new table.
words-title = Talk
words-said = What was said
words-nothing = Nothing has been said yet.
words-place-seats = Those who sit at the table read this. Each reads phrases in their own language.
words-place-watching = Those who watch read this; the players do so only after the game.
words-watching = watching
words-phrases = Phrases
words-reactions = Reactions
words-text = Your message
words-send = Send
words-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
words-more = About { $name }
words-mute = Hear nothing more of { $name }
words-muted = You hear nothing more of { $name }. The settings undo this.
words-report = Report this
words-reported = Reported to the people who run the server, with the lines around it.
words-new =
    { $count ->
        [one] Talk, { $count } new line
       *[other] Talk, { $count } new lines
    }
muted-heading = Muted people
muted-lead = You hear nothing of them, at any table.
muted-none = Nobody.
muted-end = Hear { $name } again
new-free-text = People may write to each other
new-free-text-hint = Otherwise they have ready phrases, which each reads in their own language. Everybody is told before they sit down.
wait-free_text = people may write to each other

# Refusals.
refused-no_words = You can’t say anything at this table.
refused-no_free_text =
    { $whose ->
        [server] This server has ready phrases only; nobody can write.
       *[other] The host of this table has allowed ready phrases only.
    }
refused-no_text = There is nothing in it that can be shown.
refused-long_text = That is too long: { $most } characters at most.
refused-too_many_words =
    That was a lot at once. You can speak again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refused-no_word = That line is no longer there.
refused-own_word = You said that yourself.
refused-too_many_muted = You have muted too many people: take some back in the settings first.
