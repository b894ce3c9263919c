"""Which options matter: those of cards nobody holds, and those another option switches off, do not."""

from collections.abc import Collection, Mapping

from judge_app.rulesets.known import FOLLOW_UPS, KNOWN_ROLES
from judge_app.rulesets.model import OptionValue

PACK = "werewolf"
_OWNERS = FOLLOW_UPS | {"wolves": PACK, "self_destruct": PACK}

# Options that need more cards than the one they are named after.
_ALSO: dict[str, tuple[str, ...]] = {
    "guard.with_antidote": ("witch",),
    "guard.hides_victim": ("witch",),
    "elder.villager_with_thief": ("thief",),
    "idiot.leaves_with_elder": ("elder",),
    "win.lovers": ("cupid",),
    "win.pair_bars_wolves": ("cupid",),
    "win.lone_cupid_plays_on": ("cupid",),
}

# Option, or the first word of several → the option and the values that leave them nothing to say.
_IDLE: tuple[tuple[str, str, tuple[OptionValue, ...]], ...] = (
    ("sheriff", "sheriff.exists", (False,)),
    ("self_destruct.badge", "sheriff.exists", (False,)),
    ("self_destruct.night_dead", "sheriff.exists", (False,)),
    ("self_destruct.spares_lone_candidate", "sheriff.exists", (False,)),
    ("self_destruct", "wolves.self_destruct", ("never",)),
    ("seer.gesture_good", "seer.sees", ("card",)),
    ("guard.with_antidote", "guard.hides_victim", (True,)),
    ("witch.both_in_one_night", "witch.one_potion_a_game", (True,)),
    ("sheriff.runoff_voters", "sheriff.on_tie", ("tomorrow", "none")),
    ("speeches.alternate", "sheriff.speaks", ("chooses_start",)),
    ("vote.countdown", "vote.how", ("called",)),
    ("win.giants", "win.wolves", ("city",)),
    ("cupid.counts_as", "win.wolves", ("city",)),
    ("idiot.counts_as", "win.wolves", ("city",)),
    ("elder.villager_with_thief", "win.wolves", ("city",)),
    ("first_kill.also_check", "first_kill.protection", ("none",)),
    ("last_words.not_for", "last_words.rule", ("none",)),
    ("time.last_words", "last_words.rule", ("none",)),
)


def owner(option_id: str) -> str:
    """The card an option is about, "" if it is about the whole table."""
    word = option_id.split(".")[0]
    word = _OWNERS.get(word, word)
    return word if word in KNOWN_ROLES else ""


def concerns(option_id: str, cards: Collection[str]) -> bool:
    """Whether an option can matter where exactly these cards are dealt; some wolf always is."""
    needed = {owner(option_id), *_ALSO.get(option_id, ())} - {"", PACK}
    return needed <= set(cards)


def is_idle(option_id: str, values: Mapping[str, OptionValue]) -> bool:
    """Whether another option leaves this one nothing to decide."""
    return any(
        what in (option_id, option_id.split(".")[0]) and what != other and values.get(other) in idle
        for what, other, idle in _IDLE
        if option_id != other
    )


def may_win(camp: str, cards: Collection[str]) -> bool:
    """Whether a camp of `win.order` can be in the game with these cards."""
    needed = FOLLOW_UPS.get(camp, camp)
    return needed not in KNOWN_ROLES or needed in cards
