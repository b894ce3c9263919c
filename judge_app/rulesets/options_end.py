"""The options of the end: last words, winning, protection in the next game, times."""

from judge_app.rulesets.option import Option, Words, choice, seconds, yes_no

W = Words
CAMPS = {
    "sectarian": W("邪恶的宗教老人", "sectarian"),
    "angel": W("天使", "angel"),
    "piper": W("吹笛者", "piper"),
    "lovers": W("第三方（人狼恋）", "the third party"),
    "wolves": W("狼人", "wolves"),
    "good": W("好人", "good"),
}

END: tuple[Option, ...] = (
    choice(
        "last_words.rule",
        "by_night",
        W("遗言", "Last words"),
        W("哪些出局的玩家可以留遗言。", "Which of the dead may speak last words."),
        by_night=W(
            "首夜全有，第二夜单死有，此后夜里没有；白天都有",
            "night 1 all, night 2 if one died, later nights none; by day all",
        ),
        quota=W(
            "几狼几遗言，只有被刀和被放逐者能说", "as many as wolves, spoken by the knifed and exiled only"
        ),
        quota_all=W("几狼几遗言，每名死者都能说", "as many as wolves, spoken by any of the dead"),
        first_day=W("夜里只有第一天的死者有；被放逐者有", "dawn deaths of day 1, and the exiled"),
        all=W("都有", "all"),
        none=W("都没有", "none"),
    ),
    Option(
        "last_words.not_for",
        "choices",
        [],
        W("没有遗言的死者", "Dead without last words"),
        W("这些死者在任何时候都没有遗言。", "The dead who never speak last words."),
        {
            "poisoned": W("被毒者", "the poisoned"),
            "shot": W("被枪杀者", "the shot"),
            "their_lovers": W("他们的情侣", "their lovers"),
        },
    ),
    choice(
        "win.wolves",
        "side",
        W("狼人胜利条件", "How the wolves win"),
        W(
            "屠边：杀光神民或平民；屠城：杀光狼人以外所有人。",
            "By side: every god or every villager dead; by city: everybody else dead.",
        ),
        side=W("屠边", "by side"),
        city=W("屠城", "by city"),
    ),
    yes_no(
        "win.knife_first",
        True,
        W("狼刀在先", "The knife counts first"),
        W(
            "夜里狼刀已使狼人达成胜利条件时，狼人即胜，毒药和开枪不再算。",
            "A knife that alone meets the wolves' condition wins, whatever poison or a shot does after.",
        ),
    ),
    choice(
        "win.good_needs",
        "no_wolves",
        W("好人胜利条件", "How the good win"),
        W(
            "狼人全部出局就胜，还是另要神民和平民都有人在场。",
            "Whether it is enough that every wolf is gone, or a god and a villager must live too.",
        ),
        no_wolves=W("狼人全部出局", "every wolf is gone"),
        both_sides=W(
            "狼人全部出局且神民、平民都有人在场，否则狼人胜",
            "every wolf is gone and both sides live; else the wolves win",
        ),
    ),
    yes_no(
        "win.pair_bars_wolves",
        False,
        W("人狼恋在场时狼人不能胜", "A living mixed pair bars the wolves"),
        W(
            "一好一狼的情侣还在场时，狼人不算达成胜利条件。",
            "While a pair of one wolf and one good card lives, the wolves do not win.",
        ),
    ),
    choice(
        "win.lovers",
        "all_but_third_party",
        W("人狼恋胜利条件", "How the mixed pair wins"),
        W("一好一狼的情侣怎样获胜。", "How a pair of one wolf and one good card wins."),
        all_but_pair=W("情侣以外全部出局", "all but the two are dead"),
        all_but_third_party=W("情侣和丘比特以外全部出局", "all but the two and Cupid are dead"),
        pair_and_one_by_day=W("白天场上只剩情侣和至多一人", "by day at most one other is left"),
    ),
    yes_no(
        "win.lone_cupid_plays_on",
        False,
        W("丘比特独活时第三方仍在", "A lone Cupid plays on"),
        W(
            "狼人和人狼情侣都已出局而丘比特还在时，第三方仍存在，好人还要让他出局。",
            "Wolves and mixed pair gone, Cupid alive: the third party plays on and good must remove him.",
        ),
    ),
    Option(
        "win.order",
        "choices",
        ["sectarian", "angel", "piper", "lovers", "wolves", "good"],
        W("同时达成时谁胜", "Who wins when several could"),
        W(
            "几方同时达成胜利条件时，排在前面的获胜。",
            "When several sides meet their conditions at once the first listed wins.",
        ),
        CAMPS,
        needs=("lovers", "wolves", "good"),
    ),
    Option(
        "win.giants",
        "roles",
        [],
        W("巨头", "Giants"),
        W(
            "屠边时这些身份全部出局即算屠神；留空则所有神民都算。",
            "Where wolves win by a side these cards stand for the gods; empty: every god counts.",
        ),
    ),
    choice(
        "first_kill.protection",
        "none",
        W("首杀保护", "First-kill protection"),
        W(
            "第一晚被刀死的玩家，之后几局的第一晚不能被刀。",
            "For how many games a first victim cannot be the first victim again.",
        ),
        none=W("没有", "none"),
        next_game=W("下一局", "the next game"),
        two_games=W("后两局", "the next two games"),
    ),
    yes_no(
        "first_kill.also_check",
        False,
        W("首验保护", "The protected cannot be checked either"),
        W(
            "受首杀保护的玩家第一晚也不能被验。",
            "Who is protected from the first kill cannot be checked on night 1 either.",
        ),
    ),
    seconds(
        "time.night_step",
        15,
        W("夜里每一步", "A step at night"),
        W(
            "夜里每个身份建议停留几秒，各身份一样。",
            "Suggested seconds for each step of the night, the same for every role.",
        ),
    ),
    seconds(
        "time.speech",
        90,
        W("发言时间", "A speech"),
        W("每人发言几秒，竞选发言也是。", "Seconds of a speech, in the campaign too."),
    ),
    seconds(
        "time.last_speech",
        90,
        W("最后一位发言时间", "The last speech"),
        W("归票位（最后发言者）发言几秒。", "Seconds of the day's last speaker."),
    ),
    seconds(
        "time.pk",
        60,
        W("PK 发言时间", "A PK speech"),
        W("PK 台上每人发言几秒。", "Seconds of a speech in a PK."),
    ),
    seconds(
        "time.last_words",
        60,
        W("遗言时间", "Last words"),
        W("遗言几秒。", "Seconds of last words."),
    ),
)
