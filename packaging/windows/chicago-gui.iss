; The installer for Windows, made by Inno Setup: sh packaging/build installer
; For the user who runs it, without an administrator.
[Setup]
AppId={{6E3C2A51-6B0E-4C39-9D53-2F0D9F0B7C11}
AppName=Chicago
AppVersion={#Version}
AppPublisher=The Chicago authors
VersionInfoVersion={#Version}
; The oldest Windows that Qt 6.8 and later runs on: 10, version 1809.
MinVersion=10.0.17763
; An upgrade closes a program that runs.
CloseApplications=yes
ShowLanguageDialog=auto
DefaultDirName={autopf}\Chicago
DefaultGroupName=Chicago
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
LicenseFile=..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=chicago-gui-{#Version}-setup
UninstallDisplayIcon={app}\Chicago.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Session=Chicago session
de.Session=Chicago-Sitzung
ru.Session=Сессия «Чикаго»

; Files of an older version, which this one may not have.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\bundle\chicago-gui\*"; DestDir: "{app}"; Flags: recursesubdirs

[Icons]
Name: "{group}\Chicago"; Filename: "{app}\Chicago.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.chicago"; ValueType: string; ValueData: "Chicago.Session"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Chicago.Session"; ValueType: string; ValueData: "{cm:Session}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Chicago.Session\DefaultIcon"; ValueType: string; ValueData: "{app}\Chicago.exe,0"
Root: HKA; Subkey: "Software\Classes\Chicago.Session\shell\open\command"; ValueType: string; ValueData: """{app}\Chicago.exe"" --in-window ""%1"""
