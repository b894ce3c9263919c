"""What the options of the day, of the end and of the clock come to, as sentences to read aloud."""

from judge_app.engine.text import T
from judge_app.narration.said_night import Sayings, said

DAY: dict[str, Sayings] = {
    "reveal.roles_of_the_dead": said(yes=T("玩家出局时公开身份牌"), no=T("玩家出局时不公开身份牌")),
    "announce.order": said(
        cause=T("天亮时先报被刀的，再报被毒的，最后报殉情的；不说死因"),
        seat=T("天亮时按号码报死者；不说死因"),
    ),
    "sheriff.exists": said(yes=T("本局选{sheriff}"), no=T("本局没有{sheriff}")),
    "sheriff.elected": said(
        before_announcement=T("公布死者之前选{sheriff}"), after_announcement=T("公布死者之后选{sheriff}")
    ),
    "sheriff.candidates": said(stand=T("自愿上警竞选"), everybody=T("人人都是候选人，不用上警")),
    "sheriff.on_tie": said(
        runoff=T("竞选平票：平票的人再发言，再投一次；再平票就没有{sheriff}"),
        tomorrow=T("竞选平票：今天没有{sheriff}，明天再选"),
        none=T("竞选平票：本局没有{sheriff}"),
    ),
    "sheriff.runoff_voters": said(
        non_candidates=T("重投时只有没上过警的人投票"),
        all_but_tied=T("重投时平票者以外的人都投票"),
        everybody=T("重投时人人都投票"),
    ),
    "sheriff.may_refuse": said(yes=T("当选的人可以推辞"), no=T("当选的人不能推辞")),
    "sheriff.weight": said(any=T("{sheriff}一票算 {value} 票")),
    "sheriff.weight_small": said(
        any=T("场上剩 {at_most} 人或更少时，{sheriff}一票算 {weight} 票"),
        none=T("{sheriff}的票数不随人数变"),
    ),
    "sheriff.breaks_tie": said(
        yes=T("放逐平票时，{sheriff}可以定夺，也可以不管"), no=T("放逐平票时，{sheriff}不能定夺")
    ),
    "sheriff.heir": said(
        must=T("{sheriff}出局时必须移交警徽"), may=T("{sheriff}出局时可以移交警徽，也可以撕掉")
    ),
    "sheriff.speaks": said(last=T("{sheriff}最后发言"), chooses_start=T("{sheriff}指定从谁开始、往哪边发言")),
    "sheriff.announces_target": said(
        yes=T("所有人发言后{sheriff}可以归票，由法官宣布"), no=T("法官不宣布{sheriff}的归票")
    ),
    "sheriff.campaign_from": said(lowest=T("竞选发言从最小号开始"), highest=T("竞选发言从最大号开始")),
    "speeches.first_side": said(
        left=T("第一天从左边（号码往上）开始发言"), right=T("第一天从右边（号码往下）开始发言")
    ),
    "speeches.alternate": said(yes=T("以后每天换一边开始"), no=T("以后每天从同一边开始")),
    "vote.how": said(together=T("所有人同时举票"), called=T("法官逐个念号码，投他的人举手")),
    "vote.countdown": said(any=T("举票前倒数 {value} 秒"), none=T("举票前不倒数")),
    "vote.on_tie": said(
        pk=T("放逐平票：进入 PK，平票的人也投票；再平票，无人出局"),
        pk_tied_may_not_vote=T("放逐平票：进入 PK，平票的人不投票；再平票，无人出局"),
        sheriff=T("放逐平票：{sheriff}定夺；没有{sheriff}在场，无人出局"),
        nobody=T("放逐平票：无人出局"),
    ),
    "last_words.rule": said(
        by_night=T("第一夜的死者都有遗言；第二夜只死一人才有；此后夜里的死者没有；白天出局的都有"),
        quota=T("几狼几遗言：每死一人用掉一个，用完为止；只有被刀和被放逐的能说"),
        quota_all=T("几狼几遗言：每死一人用掉一个，用完为止；谁死都能说"),
        first_day=T("夜里的死者只有第一天的有遗言；被放逐的都有"),
        all=T("出局的人都有遗言"),
        none=T("出局的人都没有遗言"),
    ),
    "last_words.not_for": said(any=T("没有遗言的：{value}"), none=T("遗言不再看死因")),
    "win.wolves": said(
        side=T("屠边：神全部出局，或者平民全部出局，狼人获胜"), city=T("屠城：狼人以外全部出局，狼人获胜")
    ),
    "win.knife_first": said(
        yes=T("狼刀在先：夜里狼刀已让狼人达成条件，狼人就胜，毒药和开枪不再算"),
        no=T("夜里的死亡一起算，不单看狼刀"),
    ),
    "win.good_needs": said(
        no_wolves=T("狼人全部出局，好人获胜"),
        both_sides=T("狼人全部出局，神和平民都还有人，好人获胜；有一边已空，狼人获胜"),
    ),
    "win.pair_bars_wolves": said(
        yes=T("一好一狼的情侣还在场，狼人不能获胜"), no=T("一好一狼的情侣还在场，狼人也可以获胜")
    ),
    "win.lovers": said(
        all_but_pair=T("一好一狼的情侣：其他人全部出局，两人获胜"),
        all_but_third_party=T("一好一狼的情侣：除了{cupid}，其他人全部出局，第三方获胜"),
        pair_and_one_by_day=T("一好一狼的情侣：白天场上除了他们至多还有一人，两人获胜"),
    ),
    "win.lone_cupid_plays_on": said(
        yes=T("狼人和人狼情侣都出局了而{cupid}还在，好人还要让他出局"),
        no=T("狼人和人狼情侣都出局了，{cupid}还在也是好人获胜"),
    ),
    "win.order": said(any=T("几方同时达成条件，按这个先后：{value}")),
    "win.giants": said(any=T("屠边时，巨头全部出局就算屠神：{value}"), none=T("屠边时，所有神牌都算神")),
    "first_kill.protection": said(
        none=T("没有首杀保护"),
        next_game=T("第一夜被刀死的人，下一局第一夜不能被刀"),
        two_games=T("第一夜被刀死的人，后两局第一夜不能被刀"),
    ),
    "first_kill.also_check": said(
        yes=T("受首杀保护的人第一夜也不能被验"), no=T("受首杀保护的人第一夜可以被验")
    ),
    "time.night_step": said(any=T("夜里每一步停 {value} 秒，各身份一样"), none=T("夜里每一步不限时")),
    "time.speech": said(any=T("每人发言 {value} 秒"), none=T("发言不限时")),
    "time.last_speech": said(any=T("最后一位发言 {value} 秒"), none=T("最后一位发言不另算")),
    "time.pk": said(any=T("PK 每人发言 {value} 秒"), none=T("PK 发言不限时")),
    "time.last_words": said(any=T("遗言 {value} 秒"), none=T("遗言不限时")),
}
