"""The options of the night's acts: guard, wolves, seer, witch, hunter."""

from judge_app.rulesets.option import Option, Words, choice, yes_no

W = Words

NIGHT: tuple[Option, ...] = (
    yes_no(
        "guard.may_skip",
        True,
        W("守卫可以空守", "Guard may protect nobody"),
        W("守卫可以选择这一晚谁也不守。", "The guard may choose to protect nobody tonight."),
    ),
    yes_no(
        "guard.self",
        True,
        W("守卫可以自守", "Guard may protect himself"),
        W("守卫可以守护自己。", "The guard may protect his own seat."),
    ),
    yes_no(
        "guard.same_twice",
        False,
        W("可以连续两晚守同一人", "Guard may protect a seat twice running"),
        W("守卫可以连续两晚守护同一名玩家。", "The guard may protect one seat on two nights running."),
    ),
    choice(
        "guard.with_antidote",
        "dies",
        W("同守同救", "Guard and antidote together"),
        W(
            "被刀的玩家同一晚既被守护又被解药救时，他是死是活。",
            "What happens to a knifed seat that is both protected and saved on one night.",
        ),
        dies=W("死亡", "he dies"),
        lives=W("存活", "he lives"),
    ),
    yes_no(
        "guard.hides_victim",
        False,
        W("守中时不告知女巫", "A guarded victim is hidden from the witch"),
        W(
            "刀口被守卫守住时，法官对女巫摇手，不告诉她刀的是谁。",
            "When the knifed seat is guarded the judge shakes his head and shows the witch nobody.",
        ),
    ),
    yes_no(
        "wolves.unanimous",
        True,
        W("狼刀必须统一", "Wolves must agree"),
        W("狼人意见不统一时，这一晚视为空刀。", "Wolves who cannot agree knife nobody that night."),
    ),
    yes_no(
        "wolves.may_skip",
        True,
        W("允许空刀", "Wolves may knife nobody"),
        W("狼人可以选择这一晚谁也不刀。", "The wolves may choose to knife nobody."),
    ),
    yes_no(
        "wolves.may_knife_wolf",
        True,
        W("允许自刀", "Wolves may knife a wolf"),
        W("狼人可以刀自己或狼队友。", "The wolves may knife one of themselves."),
    ),
    choice(
        "wolves.self_destruct",
        "day",
        W("狼人自爆", "Wolves' self-destruct"),
        W("狼人什么时候可以自爆。", "When a wolf may self-destruct."),
        never=W("不能自爆", "never"),
        day=W("白天任何时候", "at any time of the day"),
        speeches_and_campaign=W("发言和竞选时", "during speeches and the campaign"),
    ),
    yes_no(
        "self_destruct.last_words",
        False,
        W("自爆有遗言", "Self-destruct leaves last words"),
        W("自爆的狼人可以留遗言。", "A wolf who self-destructs may speak last words."),
    ),
    choice(
        "self_destruct.badge",
        "lost",
        W("竞选时自爆", "Self-destruct in the campaign"),
        W(
            "狼人在警长竞选时自爆，警徽怎么办。",
            "What becomes of the badge when a wolf self-destructs in the campaign.",
        ),
        lost=W("警徽流失，本局没有警长", "lost: no sheriff this game"),
        tomorrow=W("明天重新竞选", "the election is held again tomorrow"),
    ),
    yes_no(
        "self_destruct.night_dead",
        False,
        W("夜里已死的狼可在竞选时自爆", "A wolf dead since the night may self-destruct"),
        W(
            "夜里已死、尚未公布的狼人可以在竞选时自爆吞掉警徽，但不因此天黑。",
            "A wolf dead since the night may self-destruct in the campaign: no badge, but the day goes on.",
        ),
    ),
    yes_no(
        "self_destruct.spares_lone_candidate",
        False,
        W("只剩一名竞选者时自爆不失警徽", "A lone candidate keeps the badge"),
        W(
            "竞选只剩一人时狼人自爆，这名竞选者仍当选警长。",
            "A self-destruct does not cost a lone candidate the badge.",
        ),
    ),
    choice(
        "seer.sees",
        "alignment",
        W("预言家验到什么", "What the seer learns"),
        W("预言家得知好坏，还是得知具体身份。", "Whether the seer learns good or wolf, or the card itself."),
        alignment=W("只知好人或狼人", "good or wolf"),
        card=W("知道身份牌", "the card"),
    ),
    choice(
        "seer.gesture_good",
        "thumb_up",
        W("验到好人的手势", "Sign for a good seat"),
        W("法官用哪个手势表示好人。", "Which sign of the judge means good."),
        thumb_up=W("大拇指向上", "thumb up"),
        thumb_down=W("大拇指向下", "thumb down"),
    ),
    yes_no(
        "witch.both_in_one_night",
        False,
        W("一晚可用两瓶药", "Witch may use both potions in one night"),
        W("女巫可以在同一晚既救人又毒人。", "The witch may save and poison on the same night."),
    ),
    yes_no(
        "witch.one_potion_a_game",
        False,
        W("整局只能用一瓶药", "One potion in the whole game"),
        W(
            "女巫整局只能用一次药：救或毒。",
            "The witch uses one potion in the whole game, to save or to poison.",
        ),
    ),
    choice(
        "witch.self_save",
        "never",
        W("女巫自救", "Witch saves herself"),
        W("女巫被刀时能不能对自己用解药。", "Whether a knifed witch may use the antidote on herself."),
        never=W("不能自救", "never"),
        first_night=W("仅第一晚可以", "on the first night only"),
        without_guard=W("牌堆里没有守卫时可以", "if there is no guard in the deck"),
        always=W("可以自救", "always"),
    ),
    yes_no(
        "witch.self_poison",
        False,
        W("女巫可以毒自己", "Witch may poison herself"),
        W("女巫可以对自己用毒药。", "The witch may use the poison on herself."),
    ),
    yes_no(
        "witch.told_after_antidote",
        False,
        W("解药用后仍告知刀口", "Witch is told after the antidote is used"),
        W(
            "女巫用掉解药以后，法官每晚仍告诉她刀的是谁。",
            "After the antidote is used the judge still shows the witch who was knifed.",
        ),
    ),
    yes_no(
        "witch.by_day",
        False,
        W("女巫白天用药", "Witch acts by day"),
        W(
            "宣判之后、天黑之前，女巫可以暗中请法官用药救人或毒人。",
            "After the exile verdict and before dark the witch may secretly ask the judge to save or poison.",
        ),
    ),
    Option(
        "hunter.shoots_when",
        "choices",
        ["knifed", "exiled"],
        W("猎人何时可以开枪", "When the hunter may shoot"),
        W("猎人因哪些原因出局时可以开枪。", "The causes of death after which the hunter may shoot."),
        {
            "knifed": W("被刀", "knifed"),
            "exiled": W("被放逐", "exiled"),
            "lover": W("殉情", "followed a lover"),
            "shot": W("被枪杀", "shot"),
            "taken": W("被带走", "taken along"),
            "poisoned": W("被毒", "poisoned"),
        },
    ),
    yes_no(
        "hunter.must_shoot_once_revealed",
        False,
        W("翻牌必须开枪", "Once revealed he must shoot"),
        W("猎人翻牌以后必须带走一名玩家。", "A hunter who turns up his card must shoot somebody."),
    ),
    yes_no(
        "hunter.woken",
        False,
        W("每晚告知猎人能否开枪", "Hunter is woken every night"),
        W(
            "猎人每晚睁眼，法官用手势告诉他技能能否发动。",
            "The hunter wakes every night and is shown whether he could shoot.",
        ),
    ),
)
