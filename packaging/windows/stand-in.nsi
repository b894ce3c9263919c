; Stands in for the program where the installer is tried: notes how it was called in CALLED, and with the word
; "wait" stays until that note is taken away.
Unicode true
!include FileFunc.nsh
!include LogicLib.nsh

Name "stand-in"
OutFile "${OUT}"
RequestExecutionLevel user
SilentInstall silent

Section
    ${GetParameters} $0
    FileOpen $1 "${CALLED}" w
    FileWriteUTF16LE /BOM $1 "$EXEPATH $0"
    FileClose $1
    ${If} $0 == "wait"
        ${While} ${FileExists} "${CALLED}"
            Sleep 200
        ${EndWhile}
    ${EndIf}
SectionEnd
