; The installer for one person, without an administrator. packaging/builds/windows.py runs it, with VERSION,
; NUMBERS (the version as four), KIBIBYTES on disk, TREE (what is installed, with its licences), LISTED (its files, as macros) and OUT.
;
; Switches: /S asks nothing; /D=FOLDER, the last one, says where to. Of the uninstaller: /S asks nothing and keeps
; the games; /REMOVEGAMES removes them as well; /UPGRADE, for the installer alone, takes only the files away.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh
!include "${LISTED}"

!define PROGRAM "judge-app.exe"
!define CONSOLE "judge-app-cli.exe"
!define KIND "judge-app.wolfgame"
!define CLASSES "Software\Classes"
; Windows 10, version 1809: the oldest that Qt 6 runs on.
!define OLDEST_BUILD 17763
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\judge-app"
; Where judge_app/storage/places.py keeps what is the judge's.
!define DATA "$LOCALAPPDATA\judge-app"

Name "$(NAME)"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\judge-app"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "judge-app ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 "ProductName" "judge-app"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "FileDescription" "Werewolf Judge, setup"
VIAddVersionKey /LANG=1033 "LegalCopyright" "The judge-app authors. MIT licence."

Var FormerPlace
Var Kept

!define MUI_ICON "judge-app.ico"
!define MUI_UNICON "judge-app.ico"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "$(LICENCE)"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include strings.nsh

; A program that runs cannot be written to.
!macro RefuseIfRunning FILE
    ${If} ${FileExists} "${FILE}"
        ${Do}
            ClearErrors
            FileOpen $0 "${FILE}" a
            ${IfNot} ${Errors}
                ${ExitDo}
            ${EndIf}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +2
            Abort "$(RUNNING)"
        ${Loop}
        FileClose $0
    ${EndIf}
!macroend

; The program may have been installed in another language.
!macro DeleteShortcuts FOLDER
    Delete "${FOLDER}\${NAME_ENGLISH}.lnk"
    Delete "${FOLDER}\${NAME_SIMPCHINESE}.lnk"
!macroend

!macro TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; What the version before laid down only its own uninstaller knows.
Function TakeFormerAway
    ReadRegStr $FormerPlace HKCU "${ENTRY}" "InstallLocation"
    ${If} $FormerPlace == ""
    ${OrIfNot} ${FileExists} "$FormerPlace\uninstall.exe"
        Return
    ${EndIf}
    !insertmacro RefuseIfRunning "$FormerPlace\${PROGRAM}"
    !insertmacro RefuseIfRunning "$FormerPlace\${CONSOLE}"
    retry:
    ClearErrors
    ExecWait '"$FormerPlace\uninstall.exe" /S /UPGRADE _?=$FormerPlace' $0
    ${If} ${Errors}
    ${OrIf} $0 != 0
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(NOT_REMOVED)" /SD IDCANCEL IDRETRY retry
        Abort "$(NOT_REMOVED)"
    ${EndIf}
    Delete "$FormerPlace\uninstall.exe"
    RMDir "$FormerPlace"
FunctionEnd

Function Enter
    WriteRegStr HKCU "${CLASSES}\.wolfgame" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.wolfgame\OpenWithProgids" "${KIND}" ""
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(GAME_FILE)"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" open "%1"'
    !insertmacro TellShell

    WriteRegStr HKCU "${ENTRY}" "DisplayName" "$(NAME)"
    WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${ENTRY}" "Publisher" "The judge-app authors"
    WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" ${KIBIBYTES}
    WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
    WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
FunctionEnd

Section "$(PART_PROGRAM)" SECTION_PROGRAM
    SectionIn RO
    Call TakeFormerAway
    !insertmacro RefuseIfRunning "$INSTDIR\${PROGRAM}"
    !insertmacro RefuseIfRunning "$INSTDIR\${CONSOLE}"
    !insertmacro LayFiles
    WriteUninstaller "$INSTDIR\uninstall.exe"
    ; The folder a shortcut starts the program in.
    SetOutPath "$INSTDIR"
    !insertmacro DeleteShortcuts "$SMPROGRAMS"
    !insertmacro DeleteShortcuts "$DESKTOP"
    CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\${PROGRAM}"
    Call Enter
SectionEnd

Section /o "$(PART_DESKTOP)" SECTION_DESKTOP
    CreateShortcut "$DESKTOP\$(NAME).lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_PROGRAM} "$(ABOUT_PROGRAM)"
    !insertmacro MUI_DESCRIPTION_TEXT ${SECTION_DESKTOP} "$(ABOUT_DESKTOP)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
    ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
        MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
        Abort
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\${NAME_ENGLISH}.lnk"
    ${OrIf} ${FileExists} "$DESKTOP\${NAME_SIMPCHINESE}.lnk"
        SectionGetFlags ${SECTION_DESKTOP} $0
        IntOp $0 $0 | ${SF_SELECTED}
        SectionSetFlags ${SECTION_DESKTOP} $0
    ${EndIf}
FunctionEnd

Function un.IsAsked
    ; On the stack: a switch; then whether the command line has it.
    Exch $0
    Push $1
    ${GetParameters} $1
    ClearErrors
    ${GetOptions} $1 $0 $1
    StrCpy $0 1
    ${If} ${Errors}
        StrCpy $0 0
    ${EndIf}
    Pop $1
    Exch $0
FunctionEnd

; Another program may have the kind of file by now.
Function un.Leave
    ReadRegStr $0 HKCU "${CLASSES}\.wolfgame" ""
    ${If} $0 == "${KIND}"
        DeleteRegValue HKCU "${CLASSES}\.wolfgame" ""
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.wolfgame\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.wolfgame\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\.wolfgame" ""
    ${If} $0 == ""
        DeleteRegKey /ifempty HKCU "${CLASSES}\.wolfgame"
    ${EndIf}
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${ENTRY}"
    !insertmacro TellShell
FunctionEnd

; Removes the games only where that was said, on the command line or to a question whose first answer is no.
Function un.Games
    StrCpy $Kept "${DATA}"
    ${IfNot} ${FileExists} "$Kept\*.*"
        Return
    ${EndIf}
    Push "/REMOVEGAMES"
    Call un.IsAsked
    Pop $0
    ${If} $0 == 0
        MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(REMOVE_GAMES)" /SD IDNO IDYES remove
        Return
    ${EndIf}
    remove:
    RMDir /r "$Kept"
FunctionEnd

Section "Uninstall"
    !insertmacro RefuseIfRunning "$INSTDIR\${PROGRAM}"
    !insertmacro RefuseIfRunning "$INSTDIR\${CONSOLE}"
    Push "/UPGRADE"
    Call un.IsAsked
    Pop $0
    ${If} $0 == 1
        !insertmacro TakeFiles
        Return
    ${EndIf}
    Call un.Games
    !insertmacro TakeFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    !insertmacro DeleteShortcuts "$SMPROGRAMS"
    !insertmacro DeleteShortcuts "$DESKTOP"
    Call un.Leave
SectionEnd
