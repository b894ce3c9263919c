"""What the options of the cards and of the night come to, as sentences to read aloud.

Names in braces are what the ruleset calls a card; `{value}` is the option's value.
"""

from collections.abc import Mapping

from judge_app.engine.text import T, Text

Sayings = Mapping[str, Text]
"""Value of an option ("yes" and "no", a choice, "none" for an empty one, "any") → the sentence."""


def said(**sayings: Text) -> Sayings:
    """The sentences of one option."""
    return sayings


NIGHT: dict[str, Sayings] = {
    "guard.may_skip": said(yes=T("{guard}可以空守"), no=T("{guard}每晚必须守一人")),
    "guard.self": said(yes=T("{guard}可以守自己"), no=T("{guard}不能守自己")),
    "guard.same_twice": said(yes=T("{guard}可以连续两晚守同一人"), no=T("{guard}不能连续两晚守同一人")),
    "guard.with_antidote": said(dies=T("同守同救：死亡"), lives=T("同守同救：存活")),
    "guard.hides_victim": said(
        yes=T("守住了，法官对{witch}摇手，不告诉她刀的是谁"), no=T("守住了，照样告诉{witch}刀的是谁")
    ),
    "wolves.unanimous": said(yes=T("意见不统一，视为空刀"), no=T("意见不必统一")),
    "wolves.may_skip": said(yes=T("可以空刀"), no=T("不许空刀")),
    "wolves.may_knife_wolf": said(yes=T("可以自刀：刀自己或队友"), no=T("不许自刀")),
    "wolves.self_destruct": said(
        never=T("不能自爆"),
        day=T("白天任何时候都可以自爆，自爆后立即天黑"),
        speeches_and_campaign=T("发言和竞选时可以自爆，自爆后立即天黑"),
    ),
    "self_destruct.last_words": said(yes=T("自爆的人有遗言"), no=T("自爆的人没有遗言")),
    "self_destruct.badge": said(
        lost=T("竞选时自爆：警徽流失，本局没有{sheriff}"),
        tomorrow=T("竞选时自爆：今天没有{sheriff}，明天重新竞选"),
    ),
    "self_destruct.spares_lone_candidate": said(
        yes=T("竞选只剩一人时自爆：那人照样当选"), no=T("竞选只剩一人时自爆：那人也不当选")
    ),
    "self_destruct.night_dead": said(
        yes=T("夜里已死、还没有公布的狼人可以在竞选时自爆，吞掉警徽，但不因此天黑"),
        no=T("夜里已死的狼人不能再自爆"),
    ),
    "seer.sees": said(alignment=T("验到的只是好人或狼人"), card=T("验到的是身份牌")),
    "seer.gesture_good": said(
        thumb_up=T("大拇指向上是好人，向下是狼人"), thumb_down=T("大拇指向下是好人，向上是狼人")
    ),
    "witch.both_in_one_night": said(yes=T("一晚可以用两瓶药"), no=T("一晚只能用一瓶药")),
    "witch.one_potion_a_game": said(
        yes=T("整局只能用一瓶药：救人，或者毒人"), no=T("解药和毒药整局各用一次")
    ),
    "witch.self_save": said(
        never=T("不能自救"),
        first_night=T("只有第一夜可以自救"),
        without_guard=T("牌堆里没有{guard}时可以自救"),
        always=T("可以自救"),
    ),
    "witch.self_poison": said(yes=T("可以毒自己"), no=T("不能毒自己")),
    "witch.told_after_antidote": said(
        yes=T("解药用掉以后，每晚仍告诉她刀的是谁"), no=T("解药用掉以后，不再告诉她刀的是谁")
    ),
    "witch.by_day": said(yes=T("宣判之后、天黑之前，可以暗中请法官用药救人或毒人"), no=T("白天不能用药")),
    "hunter.shoots_when": said(any=T("{value}时可以开枪"), none=T("任何时候都不能开枪")),
    "hunter.must_shoot_once_revealed": said(yes=T("翻了牌就必须带走一人"), no=T("翻了牌也可以不开枪")),
    "hunter.woken": said(yes=T("每晚睁眼，法官用手势告诉他能不能开枪"), no=T("夜里不告诉他能不能开枪")),
    "cupid.may_decline": said(yes=T("可以不连情侣"), no=T("必须连两名情侣")),
    "cupid.self_link": said(yes=T("可以连自己"), no=T("不能连自己")),
    "cupid.with_mixed_pair": said(
        good=T("情侣一好一狼：{cupid}仍是好人，连了自己才是第三方"),
        third_party=T("情侣一好一狼：{cupid}与情侣同为第三方"),
    ),
    "cupid.with_wolf_pair": said(
        good=T("情侣都是狼人：{cupid}帮好人"),
        wolves=T("情侣都是狼人：{cupid}帮狼人"),
        wolves_if_fewer=T("情侣都是狼人：牌堆里狼比神少，{cupid}就帮狼人，否则帮好人"),
    ),
    "cupid.counts_as": said(
        god=T("屠边时算神"), villager=T("屠边时算平民"), neither=T("屠边时不算神，也不算平民")
    ),
    "lovers.learn": said(
        eyes=T("情侣睁眼互认，不看牌"),
        cards=T("情侣互看身份牌"),
        numbers=T("法官只告诉情侣对方的号码"),
    ),
    "lovers.may_vote_each_other": said(yes=T("情侣可以互投"), no=T("情侣不能互投")),
    "lovers.may_kill_each_other": said(yes=T("情侣可以刀、毒、枪杀对方"), no=T("情侣不能刀、毒、枪杀对方")),
    "elder.lives": said(any=T("狼人刀中他 {value} 次，他才死")),
    "elder.costs": said(
        skilled_good=T("他被放逐、被毒或被枪杀，所有有技能的好人失去技能"),
        the_four=T("他被放逐、被毒或被枪杀，{hunter}、{guard}、{witch}、{seer}失去技能"),
        all_but_wolves=T("他被放逐、被毒或被枪杀，狼人以外的所有身份失去技能"),
    ),
    "elder.villager_with_thief": said(yes=T("牌堆里有{thief}时算平民"), no=T("牌堆里有{thief}时也算神")),
    "idiot.when_exiled": said(
        reveals=T("被放逐时翻牌免死，留在场上；此后没有投票权，也不能再被放逐"),
        revives=T("被放逐时出局，当晚复活；此后没有投票权，也不能再被投"),
    ),
    "idiot.speaks": said(in_turn=T("翻牌以后按轮次发言"), any_time=T("翻牌以后可以随时插话，遗言除外")),
    "idiot.seen_as": said(good=T("验出来是好人"), wolf=T("验出来是狼人")),
    "idiot.counts_as": said(god=T("屠边时算神"), villager=T("屠边时算平民")),
    "idiot.leaves_with_elder": said(
        yes=T("{elder}之死使好人失去技能时，翻了牌的{idiot}一同离场"),
        no=T("{elder}之死使好人失去技能时，翻了牌的{idiot}留下"),
    ),
    "scapegoat.names_voters": said(yes=T("出局前指定明天谁可以投票"), no=T("不指定明天的投票人")),
    "thief.may_keep": said(yes=T("可以不换牌，此后按村民玩"), no=T("必须选一张底牌")),
    "thief.must_take_wolf": said(
        if_any=T("底牌里有狼人，必须选狼人"),
        if_both=T("两张底牌都是狼人时必须选一张"),
        never=T("两张底牌随意选"),
    ),
    "thief.two_wolves": said(allowed=T("两张底牌都是狼人：照常开局"), redeal=T("两张底牌都是狼人：重新发牌")),
    "thief.with_wolf": said(
        allowed=T("{thief}和狼人都在底牌：照常开局，本局没有{thief}"),
        redeal=T("{thief}和狼人都在底牌：重新发牌"),
    ),
    "alpha_wolf.infects": said(any=T("整局可以感染 {value} 次")),
    "wild_child.joins": said(
        at_once=T("榜样死后，当晚就随狼人睁眼"), next_night=T("榜样死后，从下一晚起随狼人睁眼")
    ),
}
