; What the installer says, and the program's names, in the languages it speaks. English is for every other language.
!define NAME_ENGLISH "Werewolf Judge"
!define NAME_SIMPCHINESE "狼人杀法官"

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

LicenseLangString LICENCE ${LANG_ENGLISH} "${TREE}/licences/notice.en.txt"
LicenseLangString LICENCE ${LANG_SIMPCHINESE} "${TREE}/licences/notice.zh-CN.txt"

!macro Say ID ENGLISH CHINESE
    LangString ${ID} ${LANG_ENGLISH} "${ENGLISH}"
    LangString ${ID} ${LANG_SIMPCHINESE} "${CHINESE}"
!macroend

!insertmacro Say NAME "${NAME_ENGLISH}" "${NAME_SIMPCHINESE}"
!insertmacro Say GAME_FILE "Werewolf game" "狼人杀对局"
!insertmacro Say TOO_OLD "${NAME_ENGLISH} needs Windows 10 (1809) or newer, 64 bit." \
    "狼人杀法官需要 64 位的 Windows 10（1809）或更新的系统。"
!insertmacro Say RUNNING "${NAME_ENGLISH} is running. Close it, then retry." "狼人杀法官正在运行。请先关闭它，再重试。"
!insertmacro Say NOT_REMOVED "The version before could not be removed from $FormerPlace. Retry?" \
    "没能从 $FormerPlace 移除以前的版本，要重试吗？"
!insertmacro Say PART_PROGRAM "The program" "程序"
!insertmacro Say PART_DESKTOP "Desktop shortcut" "桌面快捷方式"
!insertmacro Say ABOUT_PROGRAM "The program, its start-menu entry, and .wolfgame files opening with it." \
    "程序本身和开始菜单里的快捷方式；双击 .wolfgame 文件就用它打开。"
!insertmacro Say ABOUT_DESKTOP "A shortcut on the desktop." "在桌面上放一个快捷方式。"
!define GAP "$\r$\n$\r$\n"
!insertmacro Say REMOVE_GAMES \
    "Remove the games too, with people, presets and settings?${GAP}$Kept${GAP}No keeps them. Yes cannot be undone." \
    "对局、名册、规则和设置也一起删除吗？${GAP}$Kept${GAP}选“否”会留着，以后还能用；选“是”就再也找不回来。"
