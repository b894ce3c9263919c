"""The options of the other cards: cupid and the lovers, elder, idiot, scapegoat, thief, wild child."""

from judge_app.rulesets.option import Option, Words, choice, yes_no

W = Words

CARDS: tuple[Option, ...] = (
    yes_no(
        "cupid.may_decline",
        False,
        W("丘比特可以不连", "Cupid may link nobody"),
        W("丘比特可以选择不连情侣。", "Cupid may choose to link nobody."),
    ),
    yes_no(
        "cupid.self_link",
        True,
        W("丘比特可以连自己", "Cupid may link himself"),
        W("丘比特可以把自己连为情侣之一。", "Cupid may be one of the two lovers."),
    ),
    choice(
        "cupid.with_mixed_pair",
        "third_party",
        W("人狼恋时丘比特", "Cupid with a wolf and good pair"),
        W(
            "情侣一好一狼时，丘比特属于哪一方。",
            "Cupid's side when the lovers are one wolf and one good card.",
        ),
        good=W("好人；连了自己才是第三方", "good, unless he linked himself"),
        third_party=W("与情侣同为第三方", "the lovers' third party"),
    ),
    choice(
        "cupid.with_wolf_pair",
        "wolves",
        W("双狼情侣时丘比特", "Cupid with two wolves"),
        W("情侣是两名狼人时，丘比特帮哪一方。", "Cupid's side when both lovers are wolves."),
        good=W("帮好人", "good"),
        wolves=W("帮狼人", "wolves"),
        wolves_if_fewer=W(
            "狼比神少时帮狼人，否则帮好人", "wolves if the deck has fewer wolves than gods, else good"
        ),
    ),
    choice(
        "cupid.counts_as",
        "god",
        W("丘比特算神还是民", "What Cupid counts as"),
        W("屠边时丘比特算神民、平民，还是都不算。", "What Cupid counts as where wolves win by a side."),
        god=W("神民", "a god"),
        villager=W("平民", "a villager"),
        neither=W("都不算", "neither"),
    ),
    choice(
        "lovers.learn",
        "eyes",
        W("情侣互相知道什么", "What the lovers learn"),
        W("情侣第一晚怎样相认。", "How the lovers meet on the first night."),
        eyes=W("睁眼互认，不看牌", "they see each other, no cards"),
        cards=W("互看身份牌", "they see each other's cards"),
        numbers=W("只由法官告知号码", "the judge tells them the numbers only"),
    ),
    yes_no(
        "lovers.may_vote_each_other",
        False,
        W("情侣可以互投", "Lovers may vote for each other"),
        W("情侣在放逐投票时可以投对方。", "A lover may vote to exile the other."),
    ),
    yes_no(
        "lovers.may_kill_each_other",
        True,
        W("情侣可以互杀", "Lovers may kill each other"),
        W("情侣可以刀、毒或枪杀对方。", "A lover may knife, poison or shoot the other."),
    ),
    Option(
        "elder.lives",
        "number",
        2,
        W("长老对狼刀的命数", "Elder's lives against the wolves"),
        W("狼人要刀中长老几次他才死。", "How many times the wolves must knife the elder to kill him."),
        low=1,
        high=9,
    ),
    choice(
        "elder.costs",
        "skilled_good",
        W("长老之死使谁失去技能", "Who pays for the elder's death"),
        W(
            "长老被放逐、被毒或被枪杀时，哪些身份失去技能。",
            "Whose skills are lost when the elder is exiled, poisoned or shot.",
        ),
        skilled_good=W("所有有技能的好人", "every good card with a skill"),
        the_four=W("猎人、守卫、女巫、预言家", "hunter, guard, witch and seer"),
        all_but_wolves=W("狼人以外所有身份", "everybody but the wolves"),
    ),
    yes_no(
        "elder.villager_with_thief",
        False,
        W("有盗贼时长老算平民", "Elder is a villager where a thief is dealt"),
        W(
            "牌堆里有盗贼时，长老计入普通村民人数。",
            "With a thief in the deck the elder counts as a plain villager.",
        ),
    ),
    choice(
        "idiot.when_exiled",
        "reveals",
        W("白痴被放逐", "Idiot exiled"),
        W("白痴被投票放逐时会怎样。", "What happens when the idiot is voted out."),
        reveals=W("翻牌免死，留在场上", "he turns up his card and stays"),
        revives=W("出局，当晚复活", "he leaves and comes back that night"),
    ),
    choice(
        "idiot.speaks",
        "in_turn",
        W("翻牌白痴的发言", "Speech of a revealed idiot"),
        W("翻牌以后的白痴怎样发言。", "How the revealed idiot may speak."),
        in_turn=W("按轮次发言", "in his turn"),
        any_time=W("可以随时插话，遗言除外", "at any time, but not into last words"),
    ),
    choice(
        "idiot.seen_as",
        "good",
        W("白痴被查验", "Idiot checked by the seer"),
        W(
            "预言家只知好坏时，验到白痴显示什么。",
            "What the idiot is shown as where the seer learns good or wolf.",
        ),
        good=W("好人", "good"),
        wolf=W("狼人", "wolf"),
    ),
    choice(
        "idiot.counts_as",
        "god",
        W("白痴算神还是民", "What the idiot counts as"),
        W("屠边时白痴算神民还是平民。", "What the idiot counts as where wolves win by a side."),
        god=W("神民", "a god"),
        villager=W("平民", "a villager"),
    ),
    yes_no(
        "idiot.leaves_with_elder",
        False,
        W("翻牌白痴随长老离场", "A revealed idiot leaves with the elder"),
        W(
            "长老之死使好人失去技能时，已翻牌的白痴一同离场。",
            "When the elder's death costs the good their skills, a revealed idiot leaves too.",
        ),
    ),
    yes_no(
        "scapegoat.names_voters",
        True,
        W("替罪羊指定投票人", "Scapegoat names who may vote"),
        W(
            "替罪羊出局前指定第二天谁可以投票。",
            "Before leaving, the scapegoat names who may vote the next day.",
        ),
    ),
    yes_no(
        "thief.may_keep",
        False,
        W("盗贼可以不换牌", "Thief may keep his card"),
        W(
            "盗贼可以不拿底牌，此后按村民进行游戏。",
            "The thief may take neither card and then plays as a villager.",
        ),
    ),
    choice(
        "thief.must_take_wolf",
        "if_any",
        W("底牌有狼时盗贼", "Thief and a wolf at the bottom"),
        W(
            "底牌里有狼人时，盗贼是否必须选狼。",
            "Whether the thief must take a wolf that lies at the bottom.",
        ),
        if_any=W("有狼必选狼", "he must take it"),
        if_both=W("两张都是狼才必选", "only if both are wolves"),
        never=W("随意选", "he is free"),
    ),
    choice(
        "thief.two_wolves",
        "allowed",
        W("两张底牌都是狼", "Two wolves at the bottom"),
        W("两张底牌都是狼人时怎么办。", "What happens when both bottom cards are wolves."),
        allowed=W("允许", "allowed"),
        redeal=W("重新发牌", "deal again"),
    ),
    choice(
        "thief.with_wolf",
        "allowed",
        W("盗贼与狼同在底牌", "Thief and a wolf both at the bottom"),
        W(
            "盗贼牌自己在底牌、另一张是狼人时怎么办。",
            "What happens when the thief's own card lies at the bottom beside a wolf.",
        ),
        allowed=W("允许", "allowed"),
        redeal=W("重新发牌", "deal again"),
    ),
    Option(
        "alpha_wolf.infects",
        "number",
        1,
        W("种狼可感染几次", "How often the alpha wolf infects"),
        W("种狼整局可以感染几次。", "How many times a game the alpha wolf may turn the victim."),
        low=1,
        high=9,
    ),
    choice(
        "wild_child.joins",
        "next_night",
        W("野孩子何时随狼睁眼", "When the wild child joins the wolves"),
        W(
            "榜样死后，野孩子从什么时候起与狼人一起睁眼。",
            "When a turned wild child first wakes with the wolves.",
        ),
        at_once=W("当晚", "at once"),
        next_night=W("下一晚", "the next night"),
    ),
)
