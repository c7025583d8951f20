"""The rules as the game explains them at the table, for the edition and options being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wildcards.engine.phase import Phase
from wildcards.engine.rules import Rules


def paragraphs(text: str) -> list[str]:
    """A text with blank lines between its paragraphs, as one line each."""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]


# --- sections of the rules


def _goal(rules: Rules) -> str:
    return f"""
        The game lasts {rules.rounds} rounds. In each, {rules.slots} animals are on display: one fewer
        than there are seats, so somebody always goes without.

        You bid for them with habitat cards. Many animals of one species, their leaders, and animals paid for
        with cards of their own habitat bring points. The highest score wins.
        """


def _bids(rules: Rules) -> str:
    counts = ", ".join([f"{count} of value {value}" for value, count in enumerate(rules.value_counts, 1)])
    return f"""
        Everyone plays one card face down at the same time: a habitat card or the refill card. Then all are
        turned over together.

        The value of a bid is your place in line and its price. You choose before the lower bids; if you
        take an animal with a bid of 3, you pay 2 more cards from your hand, with a 1 none.

        You may bid a card whose price you cannot pay, to bluff. You pass then.

        There are 46 habitat cards. Forest, savannah and mountains have {counts} each; no rulebook prints
        these numbers, so they are this project's assumption. Of the wild cards there is one of each
        value.
        """


def _refills(_: Rules) -> str:
    return """
        Whoever bid the refill card discards any number of cards, draws up to 7, and takes no animal in
        this round. A hand that is larger stays. The refill card comes back and is never used up.

        Nobody ever draws beyond 10 habitat cards. When the draw pile is empty, the discard pile is
        shuffled into a new one.
        """


def _animals(rules: Rules) -> str:
    payment = "comes back as well" if rules.payment_returns_on_pass else "is lost"
    supply = "" if rules.talisman else " If nobody owns it, as many as every other seat is enough."
    return f"""
        From the highest bid down to the lowest, each seat takes one animal and pays for it, or passes.

        Passing takes the bid back to hand and draws 2 cards, up to the hand limit of 10: with 9 cards you
        draw 1, with 10 none. A payment laid in a tie {payment}. If you cannot pay, or no animal is left,
        you pass without being asked.

        Taking an animal wins its leader, if you now have more of its species than every other seat, or as
        many as the leader's owner.{supply}

        Habitat bonus: 2 points at once, if the bid and all that was paid show the animal's habitat. Wild
        cards fit every habitat. Peacock and squirrel live in the forest, eagle and ibex in the mountains,
        lion and meerkat in the savannah.
        """


def _ties(rules: Rules) -> str:
    leo = "then Leo, " if rules.leo else ""
    return f"""
        Among equal bids, the owner of the lion goes first, even if unable to pay (and then passes), {leo}then
        those who can pay. Those who cannot pay come last, and pass.

        If several can pay, each lays the whole payment face down. All turn it over, and whoever has
        the higher sum chooses first. With bids of 1 there is nothing to lay, so all are equal.

        {_equal_sums(rules)}
        """


def _equal_sums(rules: Rules) -> str:
    if not rules.talisman:
        return """Equal sums: each plays one card more, from hand or drawn unseen from the pile, and
            whoever has the higher value goes first; those still tied do it again. These cards are discarded
            afterwards."""
    first = "the holder of the talisman goes first, then the others clockwise."
    if rules.talisman_order == "holder_last":
        first = (
            "whoever comes first clockwise after the holder of the talisman goes first; the holder is last."
        )
    return f"Equal sums: {first} After such a round the talisman moves on to the next seat."


def _end_of_round(rules: Rules) -> str:
    return f"""
        The owner of the ibex may take back to hand the bid that brought an animal, unless it is wild.

        Bids and payments go to the discard pile, animals nobody took leave the game, and a new display is
        laid. When it cannot be filled any more, the game is over.

        {_TALISMAN_MOVES if rules.talisman else ""}
        """


_TALISMAN_MOVES: Final = """If the talisman ordered equal sums in this round, it passes on clockwise: once a
    round, and never to Leo."""


def _leaders(_: Rules) -> str:
    powers = "\n\n".join(leaders())
    return f"""
        A leader is worth 1 point at the end, and lends its owner a power for as long as it stays.

        {powers}
        """


LEADERS: Final = {
    "peacock": "is worth 3 points at the end instead of 1.",
    "squirrel": "your refill card draws up to 10 cards instead of 7.",
    "eagle": "you may play two cards as a bid, and choose between them when the others' bids are known.",
    "ibex": "after taking an animal you may take your bid back at the end of the round, unless it is wild.",
    "lion": "you go first among equal bids.",
    "meerkat": (
        "when you bid the refill card, you may swap one of your animals for one on display. The new one"
        " brings its leader if nobody has more of its species; you lose the other's leader if you have none"
        " of its species left, or fewer than somebody else."
    ),
}


def leaders() -> list[str]:
    """What each leader does."""
    return [f"{name.capitalize()}: {power}" for name, power in LEADERS.items()]


def _leo(rules: Rules) -> str:
    if not rules.leo:
        return "Leo is not at this table. He is an automaton that can take a seat in the 2022 edition."
    return """
        Leo is an automaton. His bid is the top card of his pile, which begins with five cards and a
        refill card. When the refill card comes up, he gets a new pile.

        On his turn he takes the animal closest to the draw pile, the one with the lowest number, and pays
        nothing. He goes first among equal bids, unless somebody in the tie owns the lion.

        He collects leaders but makes no use of them. He never holds the talisman, and he does not score.
        """


def _score(_: Rules) -> str:
    return """
        2 points for each animal of your largest species, 1 for each of your second largest; 1 point for
        each leader, 3 for the peacock; and your score tokens.

        Equal scores: the seat with more animals is ahead, otherwise they share the rank.
        """


SECTIONS: Final[dict[str, Callable[[Rules], str]]] = {
    "goal": _goal,
    "bids": _bids,
    "refills": _refills,
    "animals": _animals,
    "ties": _ties,
    "round": _end_of_round,
    "leaders": _leaders,
    "leo": _leo,
    "score": _score,
}


def section(name: str, rules: Rules) -> list[str]:
    """A section of the rules."""
    return paragraphs(SECTIONS[name](rules))


def overview(rules: Rules) -> list[str]:
    """The game in a few lines."""
    talisman = (
        "The talisman orders bids that are equal in their payments too, and passes on when it was used."
    )
    return paragraphs(f"""
        {rules.rounds} rounds. In each:

        1 Bids: everyone plays one card face down. A high value chooses early and costs more cards: its
        value minus 1.

        2 Refills: whoever bid the refill card discards cards, draws up to 7, and is out of the round.

        3 Animals: from high to low, take an animal and pay, or pass, take the bid back and draw 2 (up to
        10 cards). Among equal bids whoever pays the higher sum chooses first.
        {talisman if rules.talisman else ""}

        4 A new display is laid.

        F, S and M beside an animal are its habitat: forest, savannah, mountains.

        Leaders: whoever takes an animal and then has the most of its species owns its leader, until somebody
        has as many or more by taking one. Each lends a power: type leaders.

        Score: 2 for each animal of your largest species, 1 for each of your second largest, 1 for a leader
        (peacock 3), and 2 for each animal paid for with nothing but its own habitat and wild cards.

        More about one thing: rules {", rules ".join(SECTIONS)}
        """)


# --- what is being asked

# phase: the section of the rules behind it, and what the choice is about
EXPLAINED: Final = {
    Phase.BID: (
        "bids",
        """You choose how early you may pick an animal, and what it costs. Bid high if you need one certain
        animal; bid 1 to get what is left for nothing more; bid the refill card (R) when your hand is small.
        After "bonus with" stand the animals whose price you could pay from their own habitat.""",
    ),
    Phase.REVEAL: (
        "leaders",
        "You own the eagle and played two cards. You see the others' bids now: decide which of yours counts.",
    ),
    Phase.SWAP: (
        "leaders",
        """You own the meerkat and bid the refill card, so you may swap an animal of yours for one on display.
        ib>sq@2 gives an ibex for the squirrel in slot 2. After it stand the leaders that would move.""",
    ),
    Phase.DISCARD: (
        "refills",
        """You bid the refill card. Discard what does not help you, then you draw up. Several cards
        can stand on one line, and - ends it: F1 S2 -""",
    ),
    Phase.LAY: (
        "ties",
        """Others bid the same value, so your payment decides who of you chooses first: whoever has the
        higher sum. Several cards can stand on one line: F1 S2. You may still pass on your turn.""",
    ),
    Phase.BREAK: (
        "ties",
        """Your payments are equal. One more card decides: one from your hand, or an unseen one from the pile.
        To draw, type draw or its number: ? is this help, although records write ? for drawing.""",
    ),
    Phase.TAKE: (
        "animals",
        "It is your turn. Take an animal and pay for it, or pass, take your bid back and draw cards.",
    ),
    Phase.PAY: (
        "animals",
        """You pay for your animal: one card fewer than the value of your bid. Several cards can stand on one
        line: F1 S2. Cards of the animal's habitat and wild cards keep the habitat bonus.""",
    ),
    Phase.KEEP: (
        "leaders",
        "You own the ibex and took an animal, so your bid may come back to your hand instead.",
    ),
}


def explain(phase: Phase, rules: Rules) -> list[str]:
    """The present choice, and the section of the rules behind it."""
    name, text = EXPLAINED[phase]
    return [*paragraphs(text), f"Rules, {name}:", *section(name, rules)]


COMMANDS: Final = {
    "?": "explains the present choice and the rule behind it",
    "rules": "the rules in short; rules ties tells more about ties, and so on",
    "leaders": "what each leader does",
    "log": "what happened in this round and the one before; log all: in the whole game",
    "score": "what everybody would score now",
    "table": "the table and the question again, as Enter does",
    "back": "takes back cards picked for a payment that is not complete yet",
    "save": "tells where the game is kept; that happens after every step anyway",
    "quit": "stops here, to go on later; q and exit do as well",
}


def commands() -> list[str]:
    """What can be typed at every prompt."""
    width = max([len(name) for name in COMMANDS])
    return [
        *paragraphs("""
            Answer with the number of a choice, or with its token: F3 is forest 3, R the refill card, pe@1
            the peacock in slot 1, - means pass or done. Several cards of one payment can stand on one
            line: F1 W2
            """),
        *[f"{name:<{width}}  {text}" for name, text in COMMANDS.items()],
    ]
