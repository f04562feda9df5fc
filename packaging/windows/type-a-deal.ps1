# Types packaging/typed-deal into the built program, as packaging/try-packages does on Linux:
# type-a-deal.ps1 PROGRAM BOOK
param([string]$Program, [string]$Book)
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Windows.Forms
$process = Start-Process $Program -ArgumentList "--language en --book `"$Book`"" -PassThru
$shell = New-Object -ComObject WScript.Shell
for ($tries = 0; -not $shell.AppActivate($process.Id); $tries++) {
    if ($tries -ge 60) { throw 'no window appeared' }
    Start-Sleep 1
}
Start-Sleep 3
function Send([string]$keys) {
    [System.Windows.Forms.SendKeys]::SendWait($keys)
    Start-Sleep -Milliseconds 500
}
Send '^n'
foreach ($line in Get-Content "$PSScriptRoot/../typed-deal") {
    Start-Sleep 1
    if ($line -eq 'F2') { Send '{F2}' } else { Send "$line{ENTER}" }
}
Start-Sleep 1
Send '^q'
if (-not $process.WaitForExit(30000)) { throw 'the program does not end' }
