<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>chicago</name>
        <message>
            <source>Go to a deal first; the new one is inserted before it.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Gehen Sie zuerst zu einem Spiel; das neue kommt davor.</translation>
        </message>
        <message>
            <source>Done. “{undo}” brings the sheet back.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Erledigt. „{undo}“ stellt den Bogen wieder her.</translation>
        </message>
        <message>
            <source>Preparer</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Vorbereiter</translation>
        </message>
        <message>
            <source>Who prepares this deal?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Wer bereitet dieses Spiel vor?</translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Dieselbe Person</translation>
        </message>
        <message>
            <source>Two persons</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Zwei Personen</translation>
        </message>
        <message>
            <source>Save as season</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Als Saison speichern</translation>
        </message>
        <message>
            <source>Export as picture</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Als Bild exportieren</translation>
        </message>
        <message>
            <source>A picture of what?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Was soll auf das Bild?</translation>
        </message>
        <message>
            <source>Players' screen</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Spielerbildschirm</translation>
        </message>
        <message>
            <source>On which display?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Auf welchem Bildschirm?</translation>
        </message>
        <message>
            <source>“Yes” adds its boards to that match. “Cancel” changes nothing.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>„Ja“ nimmt ihre Boards in dieses Match auf. „Abbrechen“ ändert nichts.</translation>
        </message>
        <message>
            <source>The match keeps its own settings; you can change them before or afterwards.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Das Match behält seine eigenen Einstellungen; ändern lassen sie sich vorher oder nachher.</translation>
        </message>
        <message>
            <source>The other room</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der andere Raum</translation>
        </message>
        <message>
            <source>Copy of the book</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Kopie des Buchs</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Nicht jetzt</translation>
        </message>
        <message>
            <source>Chicago</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Chicago</translation>
        </message>
        <message>
            <source>Copy the book before the program ends?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Das Buch vor dem Beenden kopieren?</translation>
        </message>
        <message>
            <source>“{name}” is the same person as</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>„{name}“ ist dieselbe Person wie</translation>
        </message>
        <message>
            <source>No longer the same person as “{name}”:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Nicht mehr dieselbe Person wie „{name}“:</translation>
        </message>
        <message>
            <source>Name of the season from {days}:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Name der Saison ({days}):</translation>
        </message>
        <message>
            <source>Is this the other room's card of {match}?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Ist das die Karte des anderen Raums im Match {match}?</translation>
        </message>
        <message>
            <source>The two cards differ:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Die beiden Karten unterscheiden sich:</translation>
        </message>
        <message>
            <source>The code stays as it was.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der Code bleibt, wie er war.</translation>
        </message>
        <message>
            <source>The code, {name}:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der Code, {name}:</translation>
        </message>
        <message>
            <source>The code until now:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der bisherige Code:</translation>
        </message>
        <message>
            <source>The code could not be kept: {why}.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der Code konnte nicht gesichert werden: {why}.</translation>
        </message>
        <message>
            <source>typing in from paper</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Abtippen vom Papier</translation>
        </message>
        <message>
            <source>Open a session of this game first.</source>
            <extracomment>chicago_gui/app/guide.py</extracomment>
            <translation>Öffnen Sie zuerst einen Abend dieses Spiels.</translation>
        </message>
        <message>
            <source>This card is of the same teams on the same day. It would show boards before this room has played them, so it does not open on its own.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>Diese Karte gehört zu denselben Teams am selben Tag. Sie würde Boards zeigen, die hier noch nicht gespielt sind, und lässt sich deshalb nicht einzeln öffnen.</translation>
        </message>
        <message>
            <source>This card was exported from the same match, so it does not open on its own.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>Diese Karte wurde aus demselben Match exportiert und lässt sich deshalb nicht einzeln öffnen.</translation>
        </message>
        <message>
            <source>{file} was not opened: {why}.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>{file} wurde nicht geöffnet: {why}.</translation>
        </message>
        <message>
            <source>Exporting sessions…</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Abende werden exportiert…</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Importing sessions…</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Abende werden importiert…</translation>
        </message>
        <message>
            <source>chicago</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Chicago</translation>
        </message>
        <message>
            <source>The first day is after the last.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Der erste Tag liegt nach dem letzten.</translation>
        </message>
        <message>
            <source>“{name}” counts for “{into}” from now on; the sheets stay as they are.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>„{name}“ zählt von jetzt an für „{into}“; die Bögen bleiben, wie sie sind.</translation>
        </message>
        <message numerus="yes">
            <source>{count} evenings</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>
                <numerusform>{count} Abend</numerusform>
                <numerusform>{count} Abende</numerusform>
            </translation>
        </message>
        <message>
            <source>The name of the season</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Der Name der Saison</translation>
        </message>
        <message>
            <source>Shares of a maximum do not add up: this game has no CSV of a season.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Prozente lassen sich nicht addieren: Für dieses Spiel gibt es keine Saison als CSV.</translation>
        </message>
        <message>
            <source>This game has no chart.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Dieses Spiel hat kein Diagramm.</translation>
        </message>
        <message>
            <source>The chart is on the clipboard.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Das Diagramm ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>There is nothing to print: no evening in this period.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Nichts zu drucken: kein Abend in diesem Zeitraum.</translation>
        </message>
        <message>
            <source>“{name}” counts for itself again.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>„{name}“ zählt wieder für sich.</translation>
        </message>
        <message>
            <source>--tables: this game has none</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--tables: dieses Spiel hat keine Tabellen</translation>
        </message>
        <message>
            <source>this game has no chart</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>dieses Spiel hat keinen Verlauf</translation>
        </message>
        <message>
            <source>there is nothing to print</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>es gibt nichts zu drucken</translation>
        </message>
        <message>
            <source>{others} or {last}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>{others} oder {last}</translation>
        </message>
        <message>
            <source>--names: this game's form has no names</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: das Formular dieses Spiels hat keine Namen</translation>
        </message>
        <message>
            <source>--pages is from 0 to {most}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--pages: von 0 bis {most}</translation>
        </message>
        <message>
            <source>--names: the number of names must be {counts}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: die Zahl der Namen muss {counts} sein</translation>
        </message>
        <message>
            <source>Session (*.chicago)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abend (*.chicago)</translation>
        </message>
        <message>
            <source>Sessions and books (*.chicago *.sqlite)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abende und Bücher (*.chicago *.sqlite)</translation>
        </message>
        <message>
            <source>forms</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Bögen</translation>
        </message>
        <message>
            <source>Pages as PDF</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Seiten als PDF</translation>
        </message>
        <message>
            <source>The pages</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Die Seiten</translation>
        </message>
        <message>
            <source>The chart</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Das Diagramm</translation>
        </message>
        <message>
            <source>Season as CSV</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Saison als CSV</translation>
        </message>
        <message>
            <source>Session sheet as PDF</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Bogen des Abends als PDF</translation>
        </message>
        <message>
            <source>The session sheet</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Der Bogen des Abends</translation>
        </message>
        <message>
            <source>The standing</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Der Stand</translation>
        </message>
        <message>
            <source>The standing is on the clipboard.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Der Stand ist in der Zwischenablage.</translation>
        </message>
        <message>
            <source>Deals as CSV</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Spiele als CSV</translation>
        </message>
        <message>
            <source>Export the session</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abend exportieren</translation>
        </message>
        <message>
            <source>Open session files</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abend-Dateien öffnen</translation>
        </message>
        <message>
            <source>Open a folder of sessions</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Ordner mit Abenden öffnen</translation>
        </message>
        <message>
            <source>Export sessions to a folder</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abende in einen Ordner exportieren</translation>
        </message>
        <message>
            <source>{paths} are written.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>{paths} sind geschrieben.</translation>
        </message>
        <message>
            <source>{path} is written.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>{path} ist geschrieben.</translation>
        </message>
        <message>
            <source>The last time something went wrong in the program; what its makers need to know, without any name or count, is in {path}.</source>
            <extracomment>chicago_gui/app/reports.py</extracomment>
            <translation>Beim letzten Mal ging im Programm etwas schief; was seine Macher wissen müssen, ohne Namen und Punkte, steht in {path}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program. What was entered before is kept.</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>Im Programm ging etwas schief. Was vorher eingegeben war, ist gesichert.</translation>
        </message>
        <message>
            <source>no window can be opened: {why}</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>kein Fenster kann geöffnet werden: {why}</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Import</translation>
        </message>
        <message>
            <source>Not imported:</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Nicht importiert:</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions cannot be read and stay.</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>
                <numerusform>{count} Abend ist nicht lesbar und bleibt.</numerusform>
                <numerusform>{count} Abende sind nicht lesbar und bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Export</translation>
        </message>
        <message>
            <source>Not exported:</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Nicht exportiert:</translation>
        </message>
        <message>
            <source>To keep a copy elsewhere, such as on a stick, choose a folder.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Für eine Kopie an anderem Ort, etwa auf einem Stick, einen Ordner wählen.</translation>
        </message>
        <message>
            <source>Folder for copies of the book</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Ordner für Kopien des Buchs</translation>
        </message>
        <message>
            <source>Copying the book…</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Das Buch wird kopiert…</translation>
        </message>
        <message>
            <source>This folder is not there now.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Dieser Ordner ist gerade nicht da.</translation>
        </message>
        <message>
            <source>The book is copied and checked.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Das Buch ist kopiert und geprüft.</translation>
        </message>
        <message>
            <source>Not copied.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Nicht kopiert.</translation>
        </message>
        <message>
            <source>Copies go to {folder}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Kopien kommen nach {folder}.</translation>
        </message>
        <message>
            <source>The book is as it was at {when}. As it was until now, it lies in a new backup.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Das Buch ist, wie es am {when} war. Wie es bis eben war, liegt es in einer neuen Sicherung.</translation>
        </message>
        <message>
            <source>Last copy: {when}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Letzte Kopie: {when}.</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>another program holds the book</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>ein anderes Programm hält das Buch</translation>
        </message>
        <message>
            <source>the folder cannot be written</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>in den Ordner kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>the file cannot be opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Datei kann nicht geöffnet werden</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch ist beschädigt</translation>
        </message>
        <message>
            <source>the disk failed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Datenträger versagte</translation>
        </message>
        <message>
            <source>for an unknown reason</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>aus unbekanntem Grund</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Ordner ist nicht da</translation>
        </message>
        <message>
            <source>the book {path} could not be opened ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} konnte nicht geöffnet werden ({cause})</translation>
        </message>
        <message>
            <source>the book could not be read ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch konnte nicht gelesen werden ({cause})</translation>
        </message>
        <message>
            <source>the book could not be written ({cause}); nothing in it was changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>in das Buch konnte nicht geschrieben werden ({cause}); nichts darin wurde geändert</translation>
        </message>
        <message>
            <source>this is the other room's card of a match; it would show boards before this room has played them</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das ist die Karte des anderen Raums; sie würde Boards zeigen, die hier noch nicht gespielt sind</translation>
        </message>
        <message>
            <source>there is no book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>es gibt kein Buch {path}</translation>
        </message>
        <message>
            <source>the book {path} was written by a newer program and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} schrieb ein neueres Programm; es blieb, wie es ist</translation>
        </message>
        <message>
            <source>{path} is not a book of this game and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{path} ist kein Buch dieses Spiels und blieb, wie es ist</translation>
        </message>
        <message>
            <source>the book {path} is open under another name, {other}; under two names entries would be lost, so it was not opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} ist unter einem anderen Namen offen, {other}; unter zwei Namen gingen Einträge verloren, darum wurde es nicht geöffnet</translation>
        </message>
        <message>
            <source>the book {path} has a second name on this disk (a hard link); under two names entries would be lost, so it was not opened: leave it one</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} hat auf diesem Datenträger einen zweiten Namen (einen Hardlink); unter zwei Namen gingen Einträge verloren, darum wurde es nicht geöffnet: einer muss weg</translation>
        </message>
        <message>
            <source>the book has no such session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch hat keinen solchen Abend</translation>
        </message>
        <message>
            <source>the book has this session already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch hat diesen Abend schon</translation>
        </message>
        <message>
            <source>another program changed this session meanwhile</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>ein anderes Programm hat diesen Abend inzwischen geändert</translation>
        </message>
        <message>
            <source>the session cannot be read: its place in the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Abend kann nicht gelesen werden: seine Stelle im Buch ist beschädigt</translation>
        </message>
        <message>
            <source>the session of {when} is of a game this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Abend vom {when} ist von einem Spiel, das dieses Programm nicht kennt; ein neueres öffnet ihn</translation>
        </message>
        <message>
            <source>the backup could not be written ({cause}); the book is as it was</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Sicherung konnte nicht geschrieben werden ({cause}); das Buch ist, wie es war</translation>
        </message>
        <message>
            <source>the backup {path} is damaged; the book stays as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Sicherung {path} ist beschädigt; das Buch bleibt, wie es ist</translation>
        </message>
        <message>
            <source>{one} and {other} are one name already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} und {other} sind schon ein Name</translation>
        </message>
        <message>
            <source>{one} and {other} played in one evening, so they are two people</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} und {other} spielten an einem Abend, sind also zwei Personen</translation>
        </message>
        <message>
            <source>the copy in {folder} could not be written ({cause}); earlier copies are unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Kopie in {folder} konnte nicht geschrieben werden ({cause}); frühere Kopien sind unverändert</translation>
        </message>
        <message>
            <source>the copy in {folder} differs from the book, so it was removed; copy again</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Kopie in {folder} weicht vom Buch ab und wurde entfernt; bitte noch einmal kopieren</translation>
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; the backup of {when:%Y-%m-%d %H:%M} was opened in its place (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch war beschädigt und liegt nun in {aside}; an seiner Stelle wurde die Sicherung vom {when:%d.%m.%Y %H:%M} geöffnet (aus dem beschädigten Buch gerettete Abende: {saved})</translation>
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; there is no sound backup, so a new book was begun (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch war beschädigt und liegt nun in {aside}; eine heile Sicherung gibt es nicht, darum wurde ein neues Buch begonnen (aus dem beschädigten Buch gerettete Abende: {saved})</translation>
        </message>
        <message>
            <source>the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened in its place</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} fehlte; an seiner Stelle wurde die Sicherung vom {when:%d.%m.%Y %H:%M} geöffnet</translation>
        </message>
        <message>
            <source>the book {path} was missing and there is no sound backup, so a new book was begun; an earlier one lies at {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} fehlte, und eine heile Sicherung gibt es nicht, darum wurde ein neues begonnen; ein früheres liegt in {aside}</translation>
        </message>
        <message>
            <source>the book {path} is older than {aside}, which was kept when another file was put in the book's place (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} ist älter als {aside}, das aufgehoben wurde, als eine andere Datei an die Stelle des Buchs kam (Abende, die dort neuer sind: {count})</translation>
        </message>
        <message>
            <source>the book {path} is older than its backup of {when:%Y-%m-%d %H:%M}, which Backups puts back (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} ist älter als seine Sicherung vom {when:%d.%m.%Y %H:%M}, die „Sicherungen“ zurückholt (Abende, die dort neuer sind: {count})</translation>
        </message>
        <message>
            <source>the book {path} was gone from its folder; it was written there again whole, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} war aus seinem Ordner verschwunden; es wurde dort wieder ganz geschrieben, und nichts Getipptes ist verloren</translation>
        </message>
        <message>
            <source>another file was put in the place of the book {path} and stays as it is; the book goes on at {aside}, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>an die Stelle des Buchs {path} kam eine andere Datei und bleibt, wie sie ist; das Buch geht in {aside} weiter, und nichts Getipptes ist verloren</translation>
        </message>
        <message>
            <source>the book was brought up to date; as it was before, it lies at {backup}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch wurde auf den neuen Stand gebracht; wie es vorher war, liegt es in {backup}</translation>
        </message>
        <message>
            <source>there is not enough memory</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>der Arbeitsspeicher reicht nicht</translation>
        </message>
        <message>
            <source>{path} is the session file or the book, and is not written over</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{path} ist die Abend-Datei oder das Buch und wird nicht überschrieben</translation>
        </message>
        <message numerus="yes">
            <source>{option}: standard output takes one picture, and there are {count} pages</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>
                <numerusform>{option}: die Standardausgabe nimmt ein Bild, hier ist {count} Seite</numerusform>
                <numerusform>{option}: die Standardausgabe nimmt ein Bild, hier sind {count} Seiten</numerusform>
            </translation>
        </message>
        <message>
            <source>--of belongs to --png and --svg</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>--of gehört zu --png und --svg</translation>
        </message>
        <message>
            <source>--landscape belongs to pages: --pdf, --blank, or --png and --svg of the sheet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>--landscape gehört zu Seiten: --pdf, --blank oder --png und --svg des Bogens</translation>
        </message>
        <message>
            <source>there is no display to open a window on</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>es gibt keinen Bildschirm für ein Fenster</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {why}</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>Qt lässt sich nicht laden: {why}</translation>
        </message>
        <message>
            <source>rename this file or folder, its name is not UTF-8</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>diese Datei oder diesen Ordner umbenennen, der Name ist kein UTF-8</translation>
        </message>
        <message>
            <source>the book has no session yet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>das Buch hat noch keinen Abend</translation>
        </message>
        <message>
            <source>{option} belongs to --blank</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option} gehört zu --blank</translation>
        </message>
        <message>
            <source>{option} takes no session file</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option} nimmt keine Abend-Datei</translation>
        </message>
        <message>
            <source>there is nothing to undo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>es gibt nichts rückgängig zu machen</translation>
        </message>
        <message>
            <source>there is nothing to do again</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>es gibt nichts zu wiederholen</translation>
        </message>
        <message>
            <source>the book could not be written ({cause}); the entry was not taken</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>in das Buch konnte nicht geschrieben werden ({cause}); der Eintrag wurde nicht angenommen</translation>
        </message>
        <message>
            <source>the book has an evening of another game under its id</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>unter seiner Kennung hat das Buch einen Abend eines anderen Spiels</translation>
        </message>
        <message>
            <source>the other room's card of a match in the book; to compare, open its file alone</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>die Karte des anderen Raums zu einem Match im Buch; zum Vergleichen ihre Datei allein öffnen</translation>
        </message>
        <message>
            <source>this is the book that is open</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>das ist das offene Buch</translation>
        </message>
        <message>
            <source>there is no session file in this folder</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>in diesem Ordner liegt keine Abend-Datei</translation>
        </message>
        <message>
            <source>Working out the evenings… {count}</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>Abende werden ausgewertet… {count}</translation>
        </message>
        <message>
            <source>The Preparer face stays closed: {file} cannot be read. Delete it to remove all codes.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Die Vorbereiterseite bleibt zu: {file} ist nicht lesbar. Wird die Datei gelöscht, sind alle Codes entfernt.</translation>
        </message>
        <message>
            <source>A line of {file} cannot be read; what it was to set is as usual.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Eine Zeile in {file} lässt sich nicht lesen; was sie einstellen sollte, ist wie üblich.</translation>
        </message>
        <message>
            <source>Not understood in {file}, and as usual instead: {wrong}.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>In {file} nicht verstanden und stattdessen wie üblich: {wrong}.</translation>
        </message>
        <message>
            <source>Chicago with Russian scoring</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Chicago mit russischer Wertung</translation>
        </message>
        <message>
            <source>Four-deal Chicago</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Chicago zu vier Spielen</translation>
        </message>
        <message>
            <source>Rubber bridge</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Rubberbridge</translation>
        </message>
        <message>
            <source>Teams of four</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Teamkampf</translation>
        </message>
        <message>
            <source>Pairs</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>game is "{kind}", which this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>game ist „{kind}“, was dieses Programm nicht kennt; ein neueres öffnet es</translation>
        </message>
        <message>
            <source>round {number}</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>We</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Wir</translation>
        </message>
        <message>
            <source>They</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Sie</translation>
        </message>
        <message>
            <source>total so far</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>bisher zusammen</translation>
        </message>
        <message>
            <source>next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>nächste</translation>
        </message>
        <message>
            <source>Leave this round and begin the next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Diese Runde verlassen und die nächste beginnen</translation>
        </message>
        <message>
            <source>four-deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Chicago zu vier Spielen</translation>
        </message>
        <message numerus="yes">
            <source>Account after {count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>Konto nach {count} Runde</numerusform>
                <numerusform>Konto nach {count} Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Account after one round</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Konto nach einer Runde</translation>
        </message>
        <message>
            <source>rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Runden</translation>
        </message>
        <message>
            <source>A round is settled when its four deals are played.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Eine Runde wird abgerechnet, wenn ihre vier Spiele gespielt sind.</translation>
        </message>
        <message>
            <source>On deal 1 nobody is vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>In Spiel 1 ist niemand in Gefahr</translation>
        </message>
        <message>
            <source>On deal 4 both sides are vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>In Spiel 4 sind beide Parteien in Gefahr</translation>
        </message>
        <message>
            <source>On deal {number} the side that defends against dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>In Spiel {number} ist die Gegenpartei des Teilers {dealer} in Gefahr: {side}</translation>
        </message>
        <message>
            <source>On deal {number} the side of dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>In Spiel {number} ist die Partei des Teilers {dealer} in Gefahr: {side}</translation>
        </message>
        <message>
            <source>part-score</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Teilkontrakt</translation>
        </message>
        <message>
            <source>part-score on the last deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Teilkontrakt im letzten Spiel</translation>
        </message>
        <message>
            <source>game when vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Manche in Gefahr</translation>
        </message>
        <message>
            <source>game when not vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Manche nicht in Gefahr</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds a page</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>{count} Runde je Seite</numerusform>
                <numerusform>{count} Runden je Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>Not on the account yet: {count} of 4 deals to come.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Noch nicht auf dem Konto: {count} von 4 Spielen noch offen.</translation>
        </message>
        <message>
            <source>round</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation>Runde</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation>
                <numerusform>{count} Runde</numerusform>
                <numerusform>{count} Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>{round}: {one} {points}, {two} {other}</source>
            <extracomment>chicago_gui/games/four_deal/pad.py</extracomment>
            <translation>{round}: {one} {points}, {two} {other}</translation>
        </message>
        <message>
            <source>z</source>
            <extracomment>chicago_gui/games/four_deal/pad.py</extracomment>
            <translation>G</translation>
        </message>
        <message>
            <source>a round has four deals that count; {count} would come after them</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>eine Runde hat vier Spiele, die zählen; danach kämen noch {count}</translation>
        </message>
        <message>
            <source>Part-scores</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Teilkontrakte</translation>
        </message>
        <message>
            <source>Vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Gefahr</translation>
        </message>
        <message>
            <source>part-scores are carried</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Teilkontrakte werden übertragen</translation>
        </message>
        <message>
            <source>part-scores get 50 each</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Teilkontrakte bekommen je 50</translation>
        </message>
        <message>
            <source>Part-scores of a round add up to a game; one on deal 4 that does not make it gets 100.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Teilkontrakte einer Runde summieren sich zur Manche; einer in Spiel 4, der keine ergibt, bekommt 100.</translation>
        </message>
        <message>
            <source>Nothing is carried; each part-score gets 50 at once.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Nichts wird übertragen; jeder Teilkontrakt bekommt sofort 50.</translation>
        </message>
        <message>
            <source>dealer's side vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 ist die Partei des Teilers in Gefahr</translation>
        </message>
        <message>
            <source>the other side than dealer's vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 ist die Gegenpartei des Teilers in Gefahr</translation>
        </message>
        <message>
            <source>players named: {count}; a session has 4 to 7</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>genannte Spieler: {count}; eine Runde hat 4 bis 7</translation>
        </message>
        <message>
            <source>{name} is not one of the players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt nicht mit</translation>
        </message>
        <message>
            <source>{count} players are there; four or five play a deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Anwesend: {count} Spieler; ein Spiel braucht vier oder fünf</translation>
        </message>
        <message>
            <source>{name} is away in this deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} fehlt in diesem Spiel</translation>
        </message>
        <message>
            <source>away: {name} is named twice</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>abwesend: {name} ist zweimal genannt</translation>
        </message>
        <message>
            <source>with four there nobody prepares the deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zu viert bereitet niemand das Spiel vor</translation>
        </message>
        <message>
            <source>with four there is no swap</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zu viert gibt es keinen Tausch</translation>
        </message>
        <message>
            <source>with four the counts come after the play</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zu viert werden die Punkte nach dem Spiel gezählt</translation>
        </message>
        <message>
            <source>{name} plays deal {number} too</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt Spiel {number} ebenfalls</translation>
        </message>
        <message>
            <source>{name} does not play deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt Spiel {number} nicht mit</translation>
        </message>
        <message>
            <source>{name} is the same player</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} ist derselbe Spieler</translation>
        </message>
        <message>
            <source>planned deals: {planned} is not 1 to 60</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>geplante Spiele: {planned} ist nicht 1 bis 60</translation>
        </message>
        <message>
            <source>deals dealt already: {dealt}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>schon geteilte Spiele: {dealt}</translation>
        </message>
        <message>
            <source>all planned deals ({planned}) are dealt; more are planned in Edit, Planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>alle geplanten Spiele ({planned}) sind geteilt; mehr lassen sich unter „Bearbeiten“, „Geplante Spiele“ planen</translation>
        </message>
        <message>
            <source>{count} deals; a session has at most 60</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{count} Spiele; ein Abend hat höchstens 60</translation>
        </message>
        <message>
            <source>there is no such deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>es gibt kein solches Spiel</translation>
        </message>
        <message>
            <source>deal {number} is not over; delete the deals after it first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} ist nicht fertig; löschen Sie zuerst die späteren</translation>
        </message>
        <message>
            <source>deal {number} is still open; insert or delete earlier deals when it is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} läuft noch; frühere Spiele erst danach einfügen oder löschen</translation>
        </message>
        <message>
            <source>deal {number} would have the wrong preparer; change this deal instead</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} hätte dann den falschen Vorbereiter; ändern Sie stattdessen dieses Spiel</translation>
        </message>
        <message>
            <source>deal {number} has no contract yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} hat noch keinen Kontrakt</translation>
        </message>
        <message>
            <source>deal {number} is still being played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} wird noch gespielt</translation>
        </message>
        <message>
            <source>the preparer hands out the decks (F2)</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Stapel teilt der Vorbereiter aus (F2)</translation>
        </message>
        <message>
            <source>deal {number} is handed out in the file, which leaves its counts out; in the book it is still with the preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>in der Datei ist Spiel {number} ausgeteilt, ohne seine Punkte; im Buch liegt es noch beim Vorbereiter</translation>
        </message>
        <message>
            <source>the counts that the book keeps do not fit the session as the file has it</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Punkte, die das Buch hat, passen nicht zum Abend, wie die Datei ihn hat</translation>
        </message>
        <message>
            <source>hcp {deck} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>FP {deck} sind {hcp}; ein Blatt hat 0–37</translation>
        </message>
        <message>
            <source>noted hcp of {name} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>notierte FP von {name} sind {hcp}; ein Blatt hat 0–37</translation>
        </message>
        <message>
            <source>the four counts add up to {total}, not 40</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die vier Zahlen ergeben {total}, nicht 40</translation>
        </message>
        <message>
            <source>the four counts are not complete</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die vier Zahlen sind nicht vollständig</translation>
        </message>
        <message>
            <source>the deal is not over; its counts are the preparer's</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Spiel ist nicht zu Ende; seine Punkte gehören dem Vorbereiter</translation>
        </message>
        <message>
            <source>who prepares the deal is not written yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>wer das Spiel vorbereitet, steht noch nicht da</translation>
        </message>
        <message>
            <source>{name} prepares the deal and picks no deck</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} bereitet das Spiel vor und nimmt keinen Stapel</translation>
        </message>
        <message>
            <source>{name} has deck {deck} already</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} hat schon Stapel {deck}</translation>
        </message>
        <message>
            <source>{name} has two decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} hat zwei Stapel</translation>
        </message>
        <message>
            <source>teams: {name} is there twice</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Paare: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>teams: {name} prepares the deal and sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Paare: {name} bereitet das Spiel vor und setzt aus</translation>
        </message>
        <message>
            <source>teams: they are not the four who picked decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Paare: das sind nicht die vier, die Stapel genommen haben</translation>
        </message>
        <message>
            <source>the teams are not written yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Paare stehen noch nicht da</translation>
        </message>
        <message>
            <source>{name} sits this deal out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} setzt dieses Spiel aus</translation>
        </message>
        <message>
            <source>bid by {name}, who is not declarer's partner</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>gereizt von {name}, nicht dem Partner des Alleinspielers</translation>
        </message>
        <message>
            <source>the deal is over; a swap comes before the lead</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Spiel ist zu Ende; getauscht wird vor dem Ausspiel</translation>
        </message>
        <message>
            <source>the start of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>der Beginn von Spiel {number}</translation>
        </message>
        <message>
            <source>inserting a deal before deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Einfügen eines Spiels vor Spiel {number}</translation>
        </message>
        <message>
            <source>deleting deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Löschen von Spiel {number}</translation>
        </message>
        <message>
            <source>who prepared deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>wer Spiel {number} vorbereitet hat</translation>
        </message>
        <message>
            <source>the decks of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Stapel von Spiel {number}</translation>
        </message>
        <message>
            <source>the teams of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Paare von Spiel {number}</translation>
        </message>
        <message>
            <source>the Z of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Gefahr in Spiel {number}</translation>
        </message>
        <message>
            <source>the opening bid of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Eröffnung von Spiel {number}</translation>
        </message>
        <message>
            <source>the contract of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>der Kontrakt von Spiel {number}</translation>
        </message>
        <message>
            <source>passing out deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Durchpassen von Spiel {number}</translation>
        </message>
        <message>
            <source>the swap in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>der Tausch in Spiel {number}</translation>
        </message>
        <message>
            <source>the result of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Ergebnis von Spiel {number}</translation>
        </message>
        <message>
            <source>the corrected counts of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die berichtigten Punkte von Spiel {number}</translation>
        </message>
        <message>
            <source>what was noted in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>das Notierte in Spiel {number}</translation>
        </message>
        <message>
            <source>what several noted in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>was mehrere in Spiel {number} notiert haben</translation>
        </message>
        <message>
            <source>the honours of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Honneurs von Spiel {number}</translation>
        </message>
        <message>
            <source>the note on deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Notiz zu Spiel {number}</translation>
        </message>
        <message>
            <source>the counts of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Punkte von Spiel {number}</translation>
        </message>
        <message>
            <source>the change of plan</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Änderung des Plans</translation>
        </message>
        <message>
            <source>the change of a name</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Änderung eines Namens</translation>
        </message>
        <message>
            <source>who is there</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>wer da ist</translation>
        </message>
        <message>
            <source>the change of who played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Änderung, wer gespielt hat</translation>
        </message>
        <message>
            <source>date and place</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Datum und Ort</translation>
        </message>
        <message>
            <source>the change of rules</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Änderung der Regeln</translation>
        </message>
        <message>
            <source>taking over the session file</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Übernahme der Abend-Datei</translation>
        </message>
        <message>
            <source>the counts would add up to {total}, not 40; retype all four</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>die Summe wäre {total}, nicht 40; alle vier neu tippen</translation>
        </message>
        <message>
            <source>type the four counts: 12 9 13 6</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>die vier Punktzahlen tippen: 12 9 13 6</translation>
        </message>
        <message>
            <source>type z or - for each team, or r to roll the die</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>für jedes Team g oder - tippen, r würfelt</translation>
        </message>
        <message>
            <source>a result needs a contract first</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>ein Ergebnis braucht erst einen Kontrakt</translation>
        </message>
        <message>
            <source>type the result: = +1 −2</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>das Ergebnis tippen: = +1 −2</translation>
        </message>
        <message>
            <source>type what players noted when the deal is over</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>Notiertes nach dem Spiel eintippen</translation>
        </message>
        <message>
            <source>these rules count no honours</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>nach diesen Regeln zählen Honneurs nicht</translation>
        </message>
        <message>
            <source>press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>F2 drücken, um Punkte zu tippen</translation>
        </message>
        <message>
            <source>a level is 1 to 7; press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>die Stufe ist 1 bis 7; für Punkte F2 drücken</translation>
        </message>
        <message>
            <source>type = or +1 or −2 for the result; press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>das Ergebnis: = oder +1 oder −2; für Punkte F2 drücken</translation>
        </message>
        <message>
            <source>type the result first; the counts come after the play</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>zuerst das Ergebnis eingeben; die Punkte kommen nach dem Spiel</translation>
        </message>
        <message>
            <source>a deal that is over needs this: type something else over it</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>ein gespieltes Spiel braucht das: etwas anderes darübertippen</translation>
        </message>
        <message>
            <source>corrected after the deal was open</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>geändert, nachdem das Spiel offen war</translation>
        </message>
        <message>
            <source>deck {deck}</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>Stapel {deck}</translation>
        </message>
        <message>
            <source>team {team}</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>Paar {team}</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>deal</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Vorbereitet</translation>
        </message>
        <message>
            <source>prepared by</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>vorbereitet von</translation>
        </message>
        <message>
            <source>Deck</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>St.</translation>
        </message>
        <message>
            <source>deck</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>HCP</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>FP</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>player</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Deck {deck} has {hcp}: which other count changes?</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Stapel {deck} hat {hcp}: Welche andere Zahl ändert sich?</translation>
        </message>
        <message>
            <source>Counts must add up to 40. Retype all four: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Die Summe muss 40 sein. Alle vier neu tippen: 12 9 13 6.</translation>
        </message>
        <message>
            <source>nothing noted</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>nichts notiert</translation>
        </message>
        <message>
            <source>HCP that {name} noted…</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>FP, die {name} notiert hat …</translation>
        </message>
        <message>
            <source>{points} for honours</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{points} für Honneurs</translation>
        </message>
        <message>
            <source>HCP of deck {deck}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>FP von Stapel {deck}</translation>
        </message>
        <message>
            <source>nobody</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>niemand</translation>
        </message>
        <message>
            <source>{name} noted {hcp}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{name} hat {hcp} notiert</translation>
        </message>
        <message>
            <source>{names} was to prepare</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{names} hätte vorbereiten sollen</translation>
        </message>
        <message>
            <source>deck {deck}: {before} → {after}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Stapel {deck}: {before} → {after}</translation>
        </message>
        <message>
            <source>Partners</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Partner</translation>
        </message>
        <message>
            <source>partners</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Partner</translation>
        </message>
        <message>
            <source>team HCP</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>FP des Paars</translation>
        </message>
        <message>
            <source>Z</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>G</translation>
        </message>
        <message>
            <source>vulnerable</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>in Gefahr</translation>
        </message>
        <message>
            <source>Opens</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Eröffnet</translation>
        </message>
        <message>
            <source>opening bid</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Eröffnung</translation>
        </message>
        <message>
            <source>Contract</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Kontrakt</translation>
        </message>
        <message>
            <source>contract</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Kontrakt</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Erg.</translation>
        </message>
        <message>
            <source>result</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Soll</translation>
        </message>
        <message>
            <source>target</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Soll</translation>
        </message>
        <message>
            <source>Score</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Score</translation>
        </message>
        <message>
            <source>score</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Score</translation>
        </message>
        <message>
            <source>±</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>±</translation>
        </message>
        <message>
            <source>difference</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Differenz</translation>
        </message>
        <message>
            <source>IMPs</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>IMPs</translation>
        </message>
        <message>
            <source>swap</source>
            <comment>what is to be done beside the contract</comment>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Tausch</translation>
        </message>
        <message>
            <source>{team} played together just now: whoever stays changes partner.</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{team} haben gerade zusammen gespielt: Wer bleibt, wechselt den Partner.</translation>
        </message>
        <message>
            <source>{one} against {other}; {team} stay together</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} gegen {other}; {team} bleiben zusammen</translation>
        </message>
        <message>
            <source>{one} and {other} change chairs</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} und {other} tauschen die Plätze</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>nein</translation>
        </message>
        <message>
            <source>die</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>not vulnerable</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>nicht in Gefahr</translation>
        </message>
        <message>
            <source>{team} vulnerable?</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{team} in Gefahr?</translation>
        </message>
        <message>
            <source>{one} against {other}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} gegen {other}</translation>
        </message>
        <message>
            <source>passed out</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>durchgepasst</translation>
        </message>
        <message>
            <source>by {name}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>von {name}</translation>
        </message>
        <message>
            <source>S</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>T</translation>
        </message>
        <message>
            <source>yes</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>ja</translation>
        </message>
        <message>
            <source>bid by {name}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>gereizt von {name}</translation>
        </message>
        <message>
            <source>swap</source>
            <extracomment>chicago_gui/games/house/evening/apply.py</extracomment>
            <translation>Tausch</translation>
        </message>
        <message>
            <source>bid by</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>gereizt von</translation>
        </message>
        <message>
            <source>deck {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Stapel {of} {what}</translation>
        </message>
        <message>
            <source>HCP noted</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>notierte FP</translation>
        </message>
        <message>
            <source>HCP noted by {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>von {of} notierte FP {what}</translation>
        </message>
        <message>
            <source>date</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>date {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Datum {what}</translation>
        </message>
        <message>
            <source>place</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Ort</translation>
        </message>
        <message>
            <source>place {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Ort {what}</translation>
        </message>
        <message>
            <source>players</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>players {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Spieler {what}</translation>
        </message>
        <message>
            <source>away</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>away: {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>abwesend: {what}</translation>
        </message>
        <message>
            <source>planned deals</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>geplante Spiele</translation>
        </message>
        <message>
            <source>planned deals {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>geplante Spiele {what}</translation>
        </message>
        <message>
            <source>rules</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>rules {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Regeln {what}</translation>
        </message>
        <message>
            <source>a record is missing</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>ein Eintrag fehlt</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>a record cannot be read: {error}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>ein Eintrag ist nicht lesbar: {error}</translation>
        </message>
        <message numerus="yes">
            <source>{imps} in {deals} deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>{imps} in {deals} Spiel</numerusform>
                <numerusform>{imps} in {deals} Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>evenings with a deal that is over</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Abende mit mindestens einem gespielten Spiel</translation>
        </message>
        <message>
            <source>IMPs an evening</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Je Abend</translation>
        </message>
        <message>
            <source>HCP a deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP je Spiel</translation>
        </message>
        <message>
            <source>Strength</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Stärke</translation>
        </message>
        <message numerus="yes">
            <source>The lead changed {count} times.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>Die Führung wechselte {count}-mal.</numerusform>
                <numerusform>Die Führung wechselte {count}-mal.</numerusform>
            </translation>
        </message>
        <message>
            <source>Biggest swing: deal {number}, {imps} IMPs for {team}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Größter Ausschlag: Spiel {number}, {imps} IMPs für {team}.</translation>
        </message>
        <message>
            <source>{imps} in {deals}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{imps} in {deals}</translation>
        </message>
        <message>
            <source>IMPs over the evenings</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs über die Abende</translation>
        </message>
        <message>
            <source>IMPs a deal on average</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs je Spiel im Schnitt</translation>
        </message>
        <message>
            <source>the mean of the evenings attended</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Schnitt der besuchten Abende</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>evenings with the most IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Abende mit den meisten IMPs</translation>
        </message>
        <message>
            <source>HCP held per deal; the average is 10</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP je Spiel; der Durchschnitt ist 10</translation>
        </message>
        <message>
            <source>Best partner</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Bester Partner</translation>
        </message>
        <message>
            <source>Made</source>
            <comment>contracts</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Gemacht</translation>
        </message>
        <message>
            <source>contracts made as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>als Alleinspieler erfüllte Kontrakte</translation>
        </message>
        <message>
            <source>IMPs a deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Je Spiel</translation>
        </message>
        <message>
            <source>As dummy</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Dummy</translation>
        </message>
        <message>
            <source>In defence</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Gegenspiel</translation>
        </message>
        <message>
            <source>Pair</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Paar</translation>
        </message>
        <message>
            <source>HCP held together per deal; the average is 20</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP zusammen je Spiel; der Durchschnitt ist 20</translation>
        </message>
        <message>
            <source>Declaring</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Alleinspiel</translation>
        </message>
        <message>
            <source>Evenings</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Abende</translation>
        </message>
        <message>
            <source>Deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>deals played that have their IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>gespielte Spiele, für die es IMPs gibt</translation>
        </message>
        <message>
            <source>IMPs a deal with partners, opponents and cards evened out, by least squares over all deals; 0 is the group's mean. In two cases of three it is off by less than ±. Nobody has one before there are more deals than players.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs je Spiel bei gleichen Partnern, Gegnern und Karten, nach kleinsten Quadraten über alle Spiele; 0 ist das Mittel der Runde. In zwei von drei Fällen liegt sie um weniger als ± daneben. Sie steht erst da, wenn es mehr Spiele als Spieler gibt.</translation>
        </message>
        <message>
            <source>IMPs, and in how many deals; sorted by IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs und in wie vielen Spielen; nach IMPs je Spiel</translation>
        </message>
        <message>
            <source>Four more deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Noch vier Spiele</translation>
        </message>
        <message>
            <source>Five more deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Noch fünf Spiele</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Best deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Bestes Spiel</translation>
        </message>
        <message>
            <source>Worst deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Schlechtestes Spiel</translation>
        </message>
        <message>
            <source>As declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Alleinspiel</translation>
        </message>
        <message>
            <source>HCP held</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP gehabt</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>held</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Declarers</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Alleinspieler</translation>
        </message>
        <message>
            <source>Deals won in a row</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Spiele in Folge gewonnen</translation>
        </message>
        <message>
            <source>Targets</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Soll</translation>
        </message>
        <message>
            <source>IMPs are won against the target: cards alone win none. A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs gewinnt man gegen das Soll: Karten allein gewinnen keine. Ein Klick auf eine Überschrift sortiert danach, ebenso {left} und {right}.</translation>
        </message>
        <message>
            <source>place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>the place by IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Platz nach IMPs</translation>
        </message>
        <message>
            <source>with whom the most IMPs per deal are won: of those with five deals together or more, if there are any</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>mit wem die meisten IMPs je Spiel gewonnen werden: von denen mit fünf Spielen zusammen oder mehr, wenn es solche gibt</translation>
        </message>
        <message>
            <source>Declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>contracts played as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>als Alleinspieler gespielte Kontrakte</translation>
        </message>
        <message>
            <source>contracts made, of those declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>erfüllte Kontrakte von den gespielten</translation>
        </message>
        <message>
            <source>IMPs won as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs als Alleinspieler</translation>
        </message>
        <message>
            <source>IMPs per deal as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs je Spiel als Alleinspieler</translation>
        </message>
        <message>
            <source>IMPs won in all those deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs aus allen diesen Spielen</translation>
        </message>
        <message>
            <source>the mean of the deals played</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Schnitt der gespielten Spiele</translation>
        </message>
        <message>
            <source>Cards: HCP held above the average of 10 per deal. They win no IMPs by themselves.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Karten: FP über dem Durchschnitt von 10 je Spiel. Allein gewinnen sie keine IMPs.</translation>
        </message>
        <message>
            <source>IMPs, and in how many deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs und in wie vielen Spielen</translation>
        </message>
        <message>
            <source>Ours is the mean score of the stronger team in the deals of this period, drawn towards the house table as if that stood for eight deals more, and made to rise with HCP. In two cases of three it is nearer than ± says to what is made in the long run.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Unsere ist der mittlere Score des stärkeren Paars in den Spielen dieses Zeitraums, zur Haustabelle gezogen, als stünde diese für acht Spiele mehr, und mit den FP steigend. In zwei von drei Fällen liegt sie näher als ± an dem, was auf Dauer herauskommt.</translation>
        </message>
        <message>
            <source>House</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Haus</translation>
        </message>
        <message>
            <source>Official</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Offiziell</translation>
        </message>
        <message>
            <source>Ours</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Unsere</translation>
        </message>
        <message>
            <source>House, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Haus, Gefahr</translation>
        </message>
        <message>
            <source>Official, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Offiziell, Gefahr</translation>
        </message>
        <message>
            <source>Ours, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Unsere, Gefahr</translation>
        </message>
        <message>
            <source>Deals, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Spiele, Gefahr</translation>
        </message>
        <message>
            <source>{name} has led since deal {number}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{name} führt seit Spiel {number}.</translation>
        </message>
        <message>
            <source>Vera</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Vera</translation>
        </message>
        <message>
            <source>Boris</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Boris</translation>
        </message>
        <message>
            <source>Dima</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Dima</translation>
        </message>
        <message>
            <source>Anna</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Anna</translation>
        </message>
        <message>
            <source>Prepare</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Vorbereiten</translation>
        </message>
        <message>
            <source>Who sits out shuffles, counts the high-card points of the four decks and types them (F2). Nobody else may see them: Esc covers.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Wer aussetzt, mischt, zählt die Figurenpunkte der vier Stapel und tippt sie (F2). Sonst darf sie niemand sehen: Esc verdeckt.</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Each player has picked a deck. The form shows who plays what; the counts and the target they make stay covered.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Jeder hat einen Stapel genommen. Der Bogen zeigt, wer was spielt; die Punkte und das Soll daraus bleiben verdeckt.</translation>
        </message>
        <message>
            <source>Reveal</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Aufdecken</translation>
        </message>
        <message>
            <source>Type the result, and the deal opens: the score against the target becomes IMPs, and the standing follows.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Das Ergebnis tippen, und das Spiel deckt sich auf: Score gegen Soll wird zu IMPs, und der Stand folgt.</translation>
        </message>
        <message>
            <source>A form: four counts, 40 in all</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Ein Bogen: vier Zahlen, zusammen 40</translation>
        </message>
        <message>
            <source>The same form, its counts covered</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Derselbe Bogen, die Punkte verdeckt</translation>
        </message>
        <message>
            <source>The form open: score, target and IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Der Bogen offen: Score, Soll und IMPs</translation>
        </message>
        <message>
            <source>{result}: {score}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>{result}: {score}</translation>
        </message>
        <message>
            <source>Target for {hcp} HCP: {target}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Soll für {hcp} FP: {target}</translation>
        </message>
        <message>
            <source>{imps} IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>{imps} IMPs</translation>
        </message>
        <message>
            <source>by {player}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>von {player}</translation>
        </message>
        <message>
            <source>Standing before the first deal</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Stand vor dem ersten Spiel</translation>
        </message>
        <message>
            <source>Counts of deals that are not over are left out, and when they were written.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte nicht beendeter Spiele sind weggelassen, und wann sie geschrieben wurden.</translation>
        </message>
        <message>
            <source>The die shows {pips}: {team} are vulnerable.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Der Würfel zeigt {pips}: {team} in Gefahr.</translation>
        </message>
        <message>
            <source>The die shows {pips}: {team} are not vulnerable.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Der Würfel zeigt {pips}: {team} nicht in Gefahr.</translation>
        </message>
        <message>
            <source>Take the swap (S)</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Tauschen (T)</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>opened</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>eröffnet</translation>
        </message>
        <message>
            <source>Running IMPs</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>IMPs, laufend</translation>
        </message>
        <message>
            <source>The lines begin with the first deal played.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Linien ab dem ersten gespielten Spiel.</translation>
        </message>
        <message>
            <source>Opens: {name}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Es eröffnet {name}</translation>
        </message>
        <message>
            <source>What they noted can be typed here: 13 9 12 6 in the order of the decks.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Hier lässt sich Notiertes eintippen: 13 9 12 6 in der Reihenfolge der Stapel.</translation>
        </message>
        <message>
            <source>Counts and targets of deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte und Soll nicht beendeter Spiele sind weggelassen.</translation>
        </message>
        <message>
            <source>Counts and targets of other deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte und Soll anderer nicht beendeter Spiele sind weggelassen.</translation>
        </message>
        <message numerus="yes">
            <source>Standing after {count} of {planned} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>
                <numerusform>Stand nach {count} von {planned} Spiel</numerusform>
                <numerusform>Stand nach {count} von {planned} Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>{title} · cap {cap}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{title} · höchstens {cap}</translation>
        </message>
        <message>
            <source>IMPs · deals · mean</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>IMPs · Spiele · Schnitt</translation>
        </message>
        <message>
            <source>Deal {number}: {explained}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number}: {explained}</translation>
        </message>
        <message>
            <source>Insert a passed-out deal before {deal}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Durchgepasstes Spiel einfügen vor: {deal}</translation>
        </message>
        <message>
            <source>ours, {deals} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>unsere, {deals} Spiele</translation>
        </message>
        <message>
            <source>Deal {number}: who sits where</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number}: Wer sitzt wo</translation>
        </message>
        <message>
            <source>Begin deal {number}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number} beginnen</translation>
        </message>
        <message>
            <source>It has the counts of deal {number}.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Sie enthält die Punkte von Spiel {number}.</translation>
        </message>
        <message>
            <source>its counts had been open</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>seine Punkte waren schon offen</translation>
        </message>
        <message>
            <source>{scored} of {planned}</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>{scored} von {planned}</translation>
        </message>
        <message>
            <source>Four play: nobody prepares. Type the counts after the play.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Zu viert bereitet niemand vor. Die Punkte nach dem Spiel eingeben.</translation>
        </message>
        <message>
            <source>Every planned deal is played.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Alle geplanten Spiele sind gespielt.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Five more deals”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8: Wie der Abend war, Druck und „Noch fünf Spiele“.</translation>
        </message>
        <message>
            <source>Deal {deal}: type the four counts: 12 9 13 6; or Enter begins deal {next}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {deal}: die vier Punktzahlen eingeben: 12 9 13 6; oder Enter beginnt Spiel {next}.</translation>
        </message>
        <message>
            <source>{name} prepares deal {number}: press F2.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet Spiel {number} vor: F2 drücken.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, and prints it.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 zeigt, wie der Abend war, und druckt ihn.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Four more deals”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 zeigt den Verlauf des Abends, druckt ihn und geht weiter: „Noch vier Spiele“.</translation>
        </message>
        <message>
            <source>This is the last deal planned.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Das ist das letzte geplante Spiel.</translation>
        </message>
        <message>
            <source>F2 opens the next deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 öffnet das nächste Spiel.</translation>
        </message>
        <message>
            <source>Type the counts from deck {deck} on.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Die Punkte ab Stapel {deck} tippen.</translation>
        </message>
        <message>
            <source>No opening hand: look at the paper again.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Keine Eröffnung: noch einmal auf dem Papier nachsehen.</translation>
        </message>
        <message>
            <source>No opening hand: deal again, or move cards and type the new counts.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Keine Eröffnung: neu teilen, oder Karten tauschen und neu zählen.</translation>
        </message>
        <message>
            <source>Deal {number} of {planned}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number} von {planned}</translation>
        </message>
        <message>
            <source>Deal {number}: {what}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number}: {what}</translation>
        </message>
        <message>
            <source>who plays with whom? Enter takes the line-up shown, Space shows another.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>wer mit wem? Enter nimmt die gezeigte Aufstellung, Leertaste zeigt eine andere.</translation>
        </message>
        <message>
            <source>who is vulnerable? z or - for each team, such as z -; r rolls the die.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>wer ist in Gefahr? Je Paar g oder -, etwa g -; r würfelt.</translation>
        </message>
        <message>
            <source>type contract and declarer: 4s {one}, doubled 4sx {other}; p if all pass.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Kontrakt und Alleinspieler tippen: 4p {one}, im Kontra 4px {other}; p, wenn alle passen.</translation>
        </message>
        <message>
            <source>type the result: = +1 −2.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>das Ergebnis tippen: = +1 −2.</translation>
        </message>
        <message>
            <source>type the four counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>die vier Punktzahlen tippen: 12 9 13 6.</translation>
        </message>
        <message>
            <source>{names} was to prepare. Change it under “Prepared by”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{names} war an der Reihe. Zu ändern unter „Vorbereitet von“.</translation>
        </message>
        <message>
            <source>First: {names}, {imps} IMPs.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Vorn: {names}, {imps} IMPs.</translation>
        </message>
        <message>
            <source>Ready: Enter covers the counts. Then hand out the cards.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Fertig: Enter verdeckt die Punkte. Dann die Karten austeilen.</translation>
        </message>
        <message>
            <source>40 ✓</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>40 ✓</translation>
        </message>
        <message>
            <source>Deal {number} cannot be scored yet: {missing} missing.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number} lässt sich noch nicht werten: {missing} fehlt.</translation>
        </message>
        <message>
            <source>Press Enter to begin deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Enter beginnt Spiel {number}.</translation>
        </message>
        <message>
            <source>Press F2 to prepare deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 drücken, um Spiel {number} vorzubereiten.</translation>
        </message>
        <message>
            <source>Deal {number} is ready.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number} ist vorbereitet.</translation>
        </message>
        <message>
            <source>{name} is preparing deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet Spiel {number} vor.</translation>
        </message>
        <message>
            <source>Sum so far {total} of 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Bisher {total} von 40.</translation>
        </message>
        <message>
            <source>Opening hand: {deck} ({hcp}).</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Eröffnung: {deck} ({hcp}).</translation>
        </message>
        <message>
            <source>who prepares it? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer bereitet es vor? Tippen: {names}.</translation>
        </message>
        <message>
            <source>who picked which deck, from {deck} on? Such as {example}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>wer hat was gezogen, ab {deck}? Etwa {example}.</translation>
        </message>
        <message>
            <source>who opened? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer hat eröffnet? Tippen: {names}.</translation>
        </message>
        <message>
            <source>who opens? Enter takes the name shown; or type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer eröffnet? Enter nimmt den gezeigten Namen; oder tippen: {names}.</translation>
        </message>
        <message>
            <source>{name} prepares the first deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet das erste Spiel vor.</translation>
        </message>
        <message>
            <source>{name} deals again: the last deal was passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} teilt noch einmal: Das letzte Spiel wurde durchgepasst.</translation>
        </message>
        <message>
            <source>{name} is to be dummy after the swap and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} wird nach dem Tausch Dummy und bereitet als Nächstes vor.</translation>
        </message>
        <message>
            <source>So that partnerships stay even, {name} prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Damit die Partnerschaften aufgehen, bereitet als Nächstes {name} vor.</translation>
        </message>
        <message>
            <source>{name} has sat out least and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} hat am wenigsten ausgesetzt und bereitet als Nächstes vor.</translation>
        </message>
        <message>
            <source>{name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} ist Dummy und bereitet als Nächstes vor.</translation>
        </message>
        <message>
            <source>{name} prepares next; {dummy} deals the decks unseen.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet als Nächstes vor; {dummy} teilt die Stapel ungesehen aus.</translation>
        </message>
        <message>
            <source>Sum {total}: {missing} short of 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Summe {total}: {missing} zu wenig.</translation>
        </message>
        <message>
            <source>Sum {total}: {over} over 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Summe {total}: {over} zu viel.</translation>
        </message>
        <message>
            <source>z: vulnerable. Target: of the team with more HCP. ±: its score less its target.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>G: in Gefahr. Soll: des Paars mit mehr FP. ±: sein Score weniger sein Soll.</translation>
        </message>
        <message>
            <source>The team with more HCP looks up its target by its own HCP and its own vulnerability; with 20 each it is 0. The score as this team sees it, less the target, is the difference. It gives both partners their IMPs; the opponents get the opposite.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Das Paar mit mehr FP liest sein Soll nach seinen FP und seiner Gefahr ab; bei je 20 ist es 0. Der Score aus Sicht dieses Paars weniger das Soll ist die Differenz. Sie gibt beiden Partnern ihre IMPs; die Gegner bekommen das Gegenteil.</translation>
        </message>
        <message>
            <source>Honours, where they count: 100 for four trump honours in one hand, 150 for all five or for four aces in no trump, to the side that holds them.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Honneurs, wo sie zählen: 100 für vier Trumpfhonneurs in einem Blatt, 150 für alle fünf oder für vier Asse in Sans Atout, für die Seite, die sie hält.</translation>
        </message>
        <message>
            <source>IMPs deal by deal, with running totals</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>IMPs Spiel für Spiel, mit laufenden Summen</translation>
        </message>
        <message>
            <source>Final standing</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Endstand</translation>
        </message>
        <message>
            <source>Partnerships</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Partnerschaften</translation>
        </message>
        <message>
            <source>sum</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Deals planned: {planned}.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Geplante Spiele: {planned}.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>Deals {numbers} are not over: their counts and targets are left out.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Die Spiele {numbers} sind nicht zu Ende: Ihre Punkte und Soll sind weggelassen.</translation>
        </message>
        <message>
            <source>deals · mean</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Spiele · Mittel</translation>
        </message>
        <message>
            <source>out · opened</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>ausgesetzt · eröffnet</translation>
        </message>
        <message>
            <source>opened, of {cap}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>eröffnet, von {cap}</translation>
        </message>
        <message>
            <source>pair</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Paar</translation>
        </message>
        <message>
            <source>Deal {number} is not over: its counts and its target are left out.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Spiel {number} ist nicht zu Ende: Seine Punkte und sein Soll sind weggelassen.</translation>
        </message>
        <message>
            <source>After {scored} of {planned}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Nach {scored} von {planned}</translation>
        </message>
        <message>
            <source>out, of {cap}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>setzt aus, von {cap}</translation>
        </message>
        <message>
            <source>passed out, dealt again</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>durchgepasst, neu geteilt</translation>
        </message>
        <message>
            <source>tables</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>Note: {note}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Notiz: {note}</translation>
        </message>
        <message>
            <source>{points} for honours to {name}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>{points} für Honneurs an {name}</translation>
        </message>
        <message>
            <source>corrected after the deal was open: {cells}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>geändert, nachdem das Spiel offen war: {cells}</translation>
        </message>
        <message>
            <source>leaves: {names}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>geht: {names}</translation>
        </message>
        <message>
            <source>joins: {names}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>kommt: {names}</translation>
        </message>
        <message>
            <source>so far</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>bisher</translation>
        </message>
        <message>
            <source>house table, targets without slams</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Haustabelle, Soll ohne Schlemms</translation>
        </message>
        <message>
            <source>official table</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>offizielle Tabelle</translation>
        </message>
        <message>
            <source>Count honours</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Honneurs zählen</translation>
        </message>
        <message>
            <source>honours count</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Honneurs zählen</translation>
        </message>
        <message>
            <source>no honours</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>keine Honneurs</translation>
        </message>
        <message>
            <source>Passed out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Durchgepasst</translation>
        </message>
        <message>
            <source>Who sits out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Wer aussetzt</translation>
        </message>
        <message>
            <source>per IMP</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>pro IMP</translation>
        </message>
        <message>
            <source>per 100 IMPs</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>pro 100 IMPs</translation>
        </message>
        <message>
            <source>targets: name</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Soll: Name</translation>
        </message>
        <message>
            <source>dealt again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>neu geteilt</translation>
        </message>
        <message>
            <source>scores 0 less the target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>zählt 0 weniger Soll</translation>
        </message>
        <message>
            <source>as written</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>wie geschrieben</translation>
        </message>
        <message>
            <source>in rounds of five</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>in Runden zu fünf</translation>
        </message>
        <message>
            <source>always the dummy</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>immer der Dummy</translation>
        </message>
        <message>
            <source>Dummy sits out next; who has sat out enough swaps with partner before the lead, and when both have, one of the other side prepares: over the evening everything comes out equal.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Als Nächster setzt der Dummy aus; wer genug ausgesetzt hat, tauscht vor dem Ausspiel mit dem Partner, und wenn beide, bereitet einer der Gegner vor: über den Abend geht alles auf.</translation>
        </message>
        <message>
            <source>In every round of five each of us sits out once, opens once and partners each other player once.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>In jeder Runde zu fünf setzt jeder einmal aus, eröffnet einmal und spielt mit jedem einmal zusammen.</translation>
        </message>
        <message>
            <source>Only dummy ever sits out next; the sheet advises swaps, and the times out come out as nearly equal as that allows.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Nur der Dummy setzt als Nächster aus; der Bogen rät zum Tausch, und ausgesetzt wird so gleich oft, wie es damit geht.</translation>
        </message>
        <message>
            <source>targets “{name}”</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Soll „{name}“</translation>
        </message>
        <message>
            <source>passed out is dealt again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Durchgepasstes wird neu geteilt</translation>
        </message>
        <message>
            <source>passed out scores 0 less the target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Durchgepasstes zählt 0 weniger Soll</translation>
        </message>
        <message>
            <source>sitting out: in rounds of five</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Aussetzen: in Runden zu fünf</translation>
        </message>
        <message>
            <source>sitting out: always the dummy</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Aussetzen: immer der Dummy</translation>
        </message>
        <message>
            <source>From the next deal on five play: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Ab dem nächsten Spiel zu fünft: {names}.</translation>
        </message>
        <message>
            <source>From the next deal on four play, and nobody prepares: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Ab dem nächsten Spiel zu viert, niemand bereitet vor: {names}.</translation>
        </message>
        <message>
            <source>Players: four or five at the start</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Spieler: vier oder fünf zu Beginn</translation>
        </message>
        <message>
            <source>Who prepares the first deal</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Wer bereitet das erste Spiel vor</translation>
        </message>
        <message>
            <source>Meanwhile the clock does not cover the preparer's face; Esc does.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Solange verdeckt die Uhr die Vorbereiterseite nicht; Esc verdeckt sie.</translation>
        </message>
        <message>
            <source>Four: 12 and 24 deals come out even. After 15 or 18 opening bids differ by one, after 16 or 20 partnerships.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Zu viert gehen 12 und 24 Spiele auf. Nach 15 oder 18 sind Eröffnungen um eine ungleich, nach 16 oder 20 Partnerschaften.</translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} sit-outs)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} ({each}-mal aus)</numerusform>
                <numerusform>{deals} ({each}-mal aus)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} opening bids)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} ({each} Eröffnung)</numerusform>
                <numerusform>{deals} ({each} Eröffnungen)</numerusform>
            </translation>
        </message>
        <message>
            <source>preparer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Vorbereiter</translation>
        </message>
        <message>
            <source>prepared by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>vorbereitet von {what}</translation>
        </message>
        <message>
            <source>decks</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>deck {of} picked by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Stapel {of} genommen von {what}</translation>
        </message>
        <message>
            <source>teams</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>teams {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Paare {what}</translation>
        </message>
        <message>
            <source>Z {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Gefahr {what}</translation>
        </message>
        <message>
            <source>opening bid {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Eröffnung {what}</translation>
        </message>
        <message>
            <source>declarer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Alleinspieler</translation>
        </message>
        <message>
            <source>declarer {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Alleinspieler {what}</translation>
        </message>
        <message>
            <source>who bid it</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>wer gereizt hat</translation>
        </message>
        <message>
            <source>bid by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>gereizt von {what}</translation>
        </message>
        <message>
            <source>honours</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Honneurs</translation>
        </message>
        <message>
            <source>honours of {of} {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Honneurs von {of} {what}</translation>
        </message>
        <message>
            <source>{team} not vulnerable</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>{team} nicht in Gefahr</translation>
        </message>
        <message>
            <source>Z of {team} taken back</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Gefahr von {team} zurückgenommen</translation>
        </message>
        <message>
            <source>{team} vulnerable</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>{team} in Gefahr</translation>
        </message>
        <message>
            <source>No deal is scored yet.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Noch ist kein Spiel gewertet.</translation>
        </message>
        <message>
            <source>Honours: type 100 or 150 at the player who held them.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Honneurs: 100 oder 150 bei dem Spieler tippen, der sie hatte.</translation>
        </message>
        <message>
            <source>The swap keeps the evening even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Der Tausch hält den Abend im Gleichgewicht.</translation>
        </message>
        <message>
            <source>So that the evening comes out even,</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Damit der Abend aufgeht:</translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each opens {count} times at most.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{deals}: jeder eröffnet höchstens {count}-mal.</numerusform>
                <numerusform>{deals}: jeder eröffnet höchstens {count}-mal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each is out and opens {count} times at most.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{deals}: Jeder setzt höchstens {count}-mal aus und eröffnet höchstens so oft.</numerusform>
                <numerusform>{deals}: Jeder setzt höchstens {count}-mal aus und eröffnet höchstens so oft.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The {count} scored deals of this evening by each target table.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{count} gewertetes Spiel dieses Abends nach jeder Soll-Tabelle.</numerusform>
                <numerusform>Die {count} gewerteten Spiele dieses Abends nach jeder Soll-Tabelle.</numerusform>
            </translation>
        </message>
        <message>
            <source>{table}: {winners} first as well. Scored otherwise: {deals}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: {winners} ebenfalls vorn. Anders gewertet: {deals}.</translation>
        </message>
        <message>
            <source>{table}: {winners} first instead. Scored otherwise: {deals}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: stattdessen {winners} vorn. Anders gewertet: {deals}.</translation>
        </message>
        <message>
            <source>house table</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Haustabelle</translation>
        </message>
        <message>
            <source>passed out and dealt again; it scores nothing.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>durchgepasst und neu geteilt; zählt nicht.</translation>
        </message>
        <message>
            <source>passed out: 0.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>durchgepasst: 0.</translation>
        </message>
        <message>
            <source>The swap keeps partnerships even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Der Tausch hält die Partnerschaften im Gleichgewicht.</translation>
        </message>
        <message numerus="yes">
            <source>{one} and {two} have both sat out {count} times:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{one} und {two} haben beide schon {count}-mal ausgesetzt:</numerusform>
                <numerusform>{one} und {two} haben beide schon {count}-mal ausgesetzt:</numerusform>
            </translation>
        </message>
        <message>
            <source>So that partnerships stay even,</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Damit die Partnerschaften aufgehen:</translation>
        </message>
        <message>
            <source>Planned deals</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Geplante Spiele</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{count} Spiel</numerusform>
                <numerusform>{count} Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>It cannot come out even any more: at best {what}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Es geht nicht mehr auf: bestenfalls {what}.</translation>
        </message>
        <message>
            <source>{place}.  {imps}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{place}.  {imps}</translation>
        </message>
        <message>
            <source>table “{name}”</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Tabelle „{name}“</translation>
        </message>
        <message>
            <source>{names} and {last}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{names} und {last}</translation>
        </message>
        <message>
            <source>Target {target} for {hcp} HCP of {team}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Soll {target} für {hcp} FP von {team}.</translation>
        </message>
        <message>
            <source>{difference} → {imps} IMPs</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{difference} → {imps} IMPs</translation>
        </message>
        <message>
            <source>the four counts</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>die vier Zahlen</translation>
        </message>
        <message>
            <source>who had which deck</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>wer welchen Stapel hatte</translation>
        </message>
        <message>
            <source>the teams</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>die Paare</translation>
        </message>
        <message>
            <source>who was vulnerable</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>wer in Gefahr war</translation>
        </message>
        <message>
            <source>Swap before the lead: {dummy} plays the contract, {declarer} is dummy and prepares next. S takes the swap.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Vor dem Ausspiel tauschen: {dummy} spielt den Kontrakt, {declarer} ist Dummy und bereitet als Nächstes vor. T tauscht.</translation>
        </message>
        <message>
            <source>Deal {number}, noted: {noted}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Spiel {number}, notiert: {noted}.</translation>
        </message>
        <message>
            <source>Times out and partnerships can still come out equal.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Aussetzen und Partnerschaften können noch aufgehen.</translation>
        </message>
        <message>
            <source>{table}: every deal scores the same.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: Jedes Spiel ergibt dasselbe.</translation>
        </message>
        <message>
            <source>not scored yet: {missing}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>noch nicht gewertet: {missing}.</translation>
        </message>
        <message>
            <source>{contract} by {name}, {result}, {z}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{contract} von {name}, {result}, {z}: {score}.</translation>
        </message>
        <message>
            <source>{name} has sat out less than {other}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{name} hat weniger ausgesetzt als {other}.</translation>
        </message>
        <message>
            <source>Opening bids and partnerships can still come out equal.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Eröffnungen und Partnerschaften können noch aufgehen.</translation>
        </message>
        <message>
            <source>times out up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>beim Aussetzen bis zu {apart} auseinander</translation>
        </message>
        <message>
            <source>opening bids up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Eröffnungen bis zu {apart} auseinander</translation>
        </message>
        <message>
            <source>partnerships up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Partnerschaften bis zu {apart} auseinander</translation>
        </message>
        <message>
            <source>Stop after deal {number}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Nach Spiel {number} aufhören</translation>
        </message>
        <message>
            <source>{table} (as played)</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table} (wie gespielt)</translation>
        </message>
        <message>
            <source>Honours of {name} {points}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Honneurs von {name} {points}: {score}.</translation>
        </message>
        <message>
            <source>the movement</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>der Laufplan</translation>
        </message>
        <message>
            <source>who meets on board {number}</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>wer auf Board {number} aufeinandertrifft</translation>
        </message>
        <message>
            <source>taking a result of board {number} out</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>ein Ergebnis von Board {number} herausnehmen</translation>
        </message>
        <message>
            <source>the order of the results</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>die Reihenfolge der Ergebnisse</translation>
        </message>
        <message>
            <source>the change of the pairs</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>die Änderung der Paare</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Table</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>round and table</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Runde und Tisch</translation>
        </message>
        <message>
            <source>NS</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>NS</translation>
        </message>
        <message>
            <source>points of North–South</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Punkte Nord–Süd</translation>
        </message>
        <message>
            <source>EW</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>OW</translation>
        </message>
        <message>
            <source>points of East–West</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Punkte Ost–West</translation>
        </message>
        <message>
            <source>another board…</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>anderes Board…</translation>
        </message>
        <message>
            <source>Which board is played?</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Welches Board wird gespielt?</translation>
        </message>
        <message>
            <source>pairs</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Rangliste</translation>
        </message>
        <message>
            <source>North–South</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Nord–Süd</translation>
        </message>
        <message>
            <source>East–West</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Ost–West</translation>
        </message>
        <message>
            <source>Direction</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Richtung</translation>
        </message>
        <message>
            <source>Boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards</translation>
        </message>
        <message>
            <source>Before the first result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Vor dem ersten Ergebnis</translation>
        </message>
        <message>
            <source>Final ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Endrangliste</translation>
        </message>
        <message numerus="yes">
            <source>{count} travellers a page</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{count} Boardzettel je Seite</numerusform>
                <numerusform>{count} Boardzettel je Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>Tops</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Tops</translation>
        </message>
        <message>
            <source>boards on which nobody sitting that way had more</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards, auf denen niemand in dieser Richtung mehr hatte</translation>
        </message>
        <message>
            <source>Bottoms</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Nullen</translation>
        </message>
        <message>
            <source>boards on which nobody sitting that way had less</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards, auf denen niemand in dieser Richtung weniger hatte</translation>
        </message>
        <message>
            <source>Best board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Bestes Board</translation>
        </message>
        <message>
            <source>Worst board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Schlechtestes Board</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board</translation>
        </message>
        <message>
            <source>Best result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Bestes Ergebnis</translation>
        </message>
        <message numerus="yes">
            <source>After {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>Nach {played} von {results} Ergebnis</numerusform>
                <numerusform>Nach {played} von {results} Ergebnissen</numerusform>
            </translation>
        </message>
        <message>
            <source>new line</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>neue Zeile</translation>
        </message>
        <message>
            <source>board {number}, {ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board {number}, {ns} gegen {ew}</translation>
        </message>
        <message numerus="yes">
            <source>{played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{played} von {results} Ergebnis</numerusform>
                <numerusform>{played} von {results} Ergebnissen</numerusform>
            </translation>
        </message>
        <message>
            <source>{percent} %</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>Board {number}, {explained}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board {number}, {explained}</translation>
        </message>
        <message>
            <source>goes to board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>weiter zu Board {number}</translation>
        </message>
        <message>
            <source>board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board {number}</translation>
        </message>
        <message>
            <source>Notes</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Board ____ · dealer ____ · Z ____</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Board ____ · Teiler ____ · Gefahr ____</translation>
        </message>
        <message>
            <source>results</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Points of each pair, board by board</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Punkte jedes Paars, Board für Board</translation>
        </message>
        <message numerus="yes">
            <source>boards shared with table {table} in rounds {rounds}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>
                <numerusform>gemeinsame Boards mit Tisch {table} in Runde {rounds}</numerusform>
                <numerusform>gemeinsame Boards mit Tisch {table} in den Runden {rounds}</numerusform>
            </translation>
        </message>
        <message>
            <source>Board {number} · dealer {dealer} · Z {vulnerable}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Board {number} · Teiler {dealer} · Gefahr {vulnerable}</translation>
        </message>
        <message>
            <source>–</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>–</translation>
        </message>
        <message>
            <source>all</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>alle</translation>
        </message>
        <message numerus="yes">
            <source>after {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>
                <numerusform>nach {played} von {results} Ergebnis</numerusform>
                <numerusform>nach {played} von {results} Ergebnissen</numerusform>
            </translation>
        </message>
        <message>
            <source>points</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>of</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>von</translation>
        </message>
        <message>
            <source>round</source>
            <comment>of a movement</comment>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>boards</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Boards</translation>
        </message>
        <message>
            <source>NS go to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>NS gehen</translation>
        </message>
        <message>
            <source>EW go to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>OW gehen</translation>
        </message>
        <message>
            <source>goes to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>geht</translation>
        </message>
        <message>
            <source>sits out</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>Table {number}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Tisch {number}</translation>
        </message>
        <message>
            <source>pairs: {count}; 2 to 20 play</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paare: {count}; 2 bis 20 spielen</translation>
        </message>
        <message>
            <source>pair {pair}: a name is empty</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair}: ein Name ist leer</translation>
        </message>
        <message>
            <source>pair {pair}: {name} is there twice</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair}: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>{name} has no partner</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>{name} hat keinen Partner</translation>
        </message>
        <message>
            <source>winners: {winners}; there is one, or one in each direction</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Sieger: {winners}; es gibt einen oder einen in jeder Richtung</translation>
        </message>
        <message>
            <source>there is no pair {pair}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>es gibt kein Paar {pair}</translation>
        </message>
        <message>
            <source>pair {pair} cannot meet itself</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} kann nicht auf sich selbst treffen</translation>
        </message>
        <message>
            <source>pair {pair} plays that board already</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} spielt dieses Board schon</translation>
        </message>
        <message>
            <source>board and pairs are wanted, North–South first, such as 7 1 5</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Board und Paare sind gefragt, Nord–Süd zuerst, etwa 7 1 5</translation>
        </message>
        <message>
            <source>there is no such result on board {number}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>auf Board {number} gibt es kein solches Ergebnis</translation>
        </message>
        <message>
            <source>pair {pair} is on the travellers already</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} steht schon auf den Boardzetteln</translation>
        </message>
        <message>
            <source>boards a round: {boards} is not 1 to {most}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Boards je Runde: {boards} ist nicht 1 bis {most}</translation>
        </message>
        <message>
            <source>pairs: {count}; there is no such movement for them and this ranking</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paare: {count}; für sie und diese Wertung gibt es keinen solchen Laufplan</translation>
        </message>
        <message>
            <source>board {number}: {ns} against {ew} is played already, and the movement has it otherwise</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Board {number}: {ns} gegen {ew} ist schon gespielt, und der Laufplan hat es anders</translation>
        </message>
        <message>
            <source>one winner</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>ein Sieger</translation>
        </message>
        <message>
            <source>a winner in each direction</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>ein Sieger je Richtung</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>matchpoints</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Matchpunkte</translation>
        </message>
        <message>
            <source>cross-IMPs</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Cross-IMPs</translation>
        </message>
        <message>
            <source>IMPs against the datum</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>IMPs gegen den Mittelwert</translation>
        </message>
        <message>
            <source>pair {of}: {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Paar {of}: {what}</translation>
        </message>
        <message>
            <source>order</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>results are typed {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Ergebnisse werden getippt: {what}</translation>
        </message>
        <message>
            <source>{of} {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} {what}</translation>
        </message>
        <message>
            <source>notes</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>{of} note {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} Notiz {what}</translation>
        </message>
        <message>
            <source>the movement is set out</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>der Laufplan steht</translation>
        </message>
        <message>
            <source>result {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Ergebnis {number}</translation>
        </message>
        <message>
            <source>by round</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>nach Runden</translation>
        </message>
        <message>
            <source>by board</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>nach Boards</translation>
        </message>
        <message>
            <source>pair {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Paar {number}</translation>
        </message>
        <message>
            <source>as proposed</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>wie vorgeschlagen</translation>
        </message>
        <message>
            <source>fewer rounds</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>weniger Runden</translation>
        </message>
        <message>
            <source>typed at the board</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>beim Board getippt</translation>
        </message>
        <message numerus="yes">
            <source>{kind}, {count} rounds</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>
                <numerusform>{kind}, {count} Runde</numerusform>
                <numerusform>{kind}, {count} Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>about 24 in all</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>insgesamt etwa 24</translation>
        </message>
        <message>
            <source>Boards a round</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Boards je Runde</translation>
        </message>
        <message>
            <source>Who meets whom</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Wer auf wen trifft</translation>
        </message>
        <message>
            <source>Results are typed</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Ergebnisse werden getippt</translation>
        </message>
        <message>
            <source>Howell</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Howell</translation>
        </message>
        <message>
            <source>Mitchell</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Mitchell</translation>
        </message>
        <message>
            <source>Pair {number}</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Paar {number}</translation>
        </message>
        <message>
            <source>result</source>
            <comment>the heading of a narrow column</comment>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>Erg.</translation>
        </message>
        <message>
            <source>Board {number}: {dealt}</source>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>Board {number}: {dealt}</translation>
        </message>
        <message>
            <source>by</source>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>von</translation>
        </message>
        <message>
            <source>Matchpoints</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Matchpunkte</translation>
        </message>
        <message>
            <source>Every result is in.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Alle Ergebnisse sind da.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went; Print makes the ranking and the travellers.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>F8 zeigt, wie der Abend war; „Drucken“ druckt Rangliste und Boardzettel.</translation>
        </message>
        <message>
            <source>the only result so far</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>bisher das einzige Ergebnis</translation>
        </message>
        <message>
            <source>No movement has most of these meetings any more: no rounds are shown.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Die meisten dieser Begegnungen stehen in keinem Laufplan mehr: Runden werden nicht gezeigt.</translation>
        </message>
        <message>
            <source>{ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{ns} gegen {ew}</translation>
        </message>
        <message numerus="yes">
            <source>of {count} boards</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>zu {count} Board</numerusform>
                <numerusform>zu {count} Boards</numerusform>
            </translation>
        </message>
        <message>
            <source>{kind}, {tables}, {rounds}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{kind}, {tables}, {rounds}</translation>
        </message>
        <message numerus="yes">
            <source>of {count} other results {worse} worse and {equal} equal</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>von {count} anderem Ergebnis {worse} schlechter und {equal} gleich</numerusform>
                <numerusform>von {count} anderen Ergebnissen {worse} schlechter und {equal} gleich</numerusform>
            </translation>
        </message>
        <message>
            <source>{compared}, brought from {played} to {size} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{compared}, von {played} auf {size} Ergebnisse gebracht</translation>
        </message>
        <message>
            <source>{points}, East–West {rest}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points}, Ost–West {rest}</translation>
        </message>
        <message>
            <source>{place}. Pair {pair}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{place}. Paar {pair}</translation>
        </message>
        <message>
            <source>{pair} {points} of {maximum}{share}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{pair} {points} von {maximum}{share}</translation>
        </message>
        <message>
            <source>Type board and pairs, North–South first, such as 7 1 5; a number alone goes to that board.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Board und Paare tippen, Nord–Süd zuerst, etwa 7 1 5; die Nummer allein führt zu einem Board.</translation>
        </message>
        <message>
            <source>datum {datum}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Mittelwert {datum}</translation>
        </message>
        <message numerus="yes">
            <source>the mean against {count} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>das Mittel gegen {count} Ergebnis</numerusform>
                <numerusform>das Mittel gegen {count} Ergebnisse</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} of {top}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points} von {top}</translation>
        </message>
        <message>
            <source>{points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points} IMPs</translation>
        </message>
        <message>
            <source>{pair} {points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{pair} {points} IMPs</translation>
        </message>
        <message numerus="yes">
            <source>{count} tables</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>{count} Tisch</numerusform>
                <numerusform>{count} Tische</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds {boards}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>{count} Runde {boards}</numerusform>
                <numerusform>{count} Runden {boards}</numerusform>
            </translation>
        </message>
        <message>
            <source>Board {number}: {ns} and {ew} do not meet there in the movement, so no round stands with it; all others keep theirs.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Board {number}: {ns} und {ew} treffen sich dort nicht nach dem Laufplan, also steht keine Runde dabei; alle anderen behalten ihre.</translation>
        </message>
        <message>
            <source>rubber {number}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Rubber {number}</translation>
        </message>
        <message>
            <source>We below</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Wir unter</translation>
        </message>
        <message>
            <source>above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>über</translation>
        </message>
        <message>
            <source>They below</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Sie unter</translation>
        </message>
        <message>
            <source>We above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Wir über dem Strich</translation>
        </message>
        <message>
            <source>They above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Sie über dem Strich</translation>
        </message>
        <message>
            <source>stopped: {outcome}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>abgebrochen: {outcome}</translation>
        </message>
        <message>
            <source>go on</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>weiter</translation>
        </message>
        <message>
            <source>Go on with this rubber after all</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Diesen Rubber doch fortsetzen</translation>
        </message>
        <message>
            <source>stop</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>stopp</translation>
        </message>
        <message>
            <source>Stop this rubber before it is won</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Diesen Rubber vorher abbrechen</translation>
        </message>
        <message>
            <source>rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber</translation>
        </message>
        <message numerus="yes">
            <source>Account after {count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>Konto nach {count} Rubber</numerusform>
                <numerusform>Konto nach {count} Rubbern</numerusform>
            </translation>
        </message>
        <message>
            <source>Account after one rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Konto nach einem Rubber</translation>
        </message>
        <message>
            <source>rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber</translation>
        </message>
        <message>
            <source>A rubber is settled when it is won, or stopped: type stop when you get up early.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Ein Rubber wird abgerechnet, wenn er gewonnen oder abgebrochen ist: Wer früher aufsteht, tippt stopp.</translation>
        </message>
        <message>
            <source>for the rubber in two games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>für den Rubber in zwei Manchen</translation>
        </message>
        <message>
            <source>for the rubber in three games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>für den Rubber in drei Manchen</translation>
        </message>
        <message>
            <source>Who is vulnerable is not known before the deal above has its result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Wer in Gefahr ist, weiß man erst, wenn das Spiel darüber sein Ergebnis hat</translation>
        </message>
        <message>
            <source>Both sides have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Beide Parteien haben eine Manche und sind in Gefahr</translation>
        </message>
        <message>
            <source>Nobody has a game, so nobody is vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Niemand hat eine Manche, also ist niemand in Gefahr</translation>
        </message>
        <message>
            <source>nobody gets anything for it</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>dafür bekommt niemand etwas</translation>
        </message>
        <message>
            <source>Not on the account yet: the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Noch nicht auf dem Konto: der Rubber ist weder gewonnen noch abgebrochen</translation>
        </message>
        <message>
            <source>second game of {side}, who win the rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>zweite Manche von {side}, die den Rubber gewinnen</translation>
        </message>
        <message numerus="yes">
            <source>{count} pads a page</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>{count} Block je Seite</numerusform>
                <numerusform>{count} Blöcke je Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>{side} have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} haben eine Manche und sind in Gefahr</translation>
        </message>
        <message>
            <source>first game of {side}; both sides have one now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>erste Manche von {side}; beide Parteien haben nun eine</translation>
        </message>
        <message>
            <source>first game of {side}, who are vulnerable now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>erste Manche von {side}, die nun in Gefahr sind</translation>
        </message>
        <message>
            <source>{side} get {points} for the only game</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} bekommen {points} für die einzige Manche</translation>
        </message>
        <message>
            <source>{side} get {points} for the only part-score</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} bekommen {points} für den einzigen Teilkontrakt</translation>
        </message>
        <message>
            <source>the rubber was stopped: {paid}</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>der Rubber wurde abgebrochen: {paid}</translation>
        </message>
        <message>
            <source>Not on the account yet: deal {number} has no result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Noch nicht auf dem Konto: Spiel {number} hat kein Ergebnis</translation>
        </message>
        <message numerus="yes">
            <source>{count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/game.py</extracomment>
            <translation>
                <numerusform>{count} Rubber</numerusform>
                <numerusform>{count} Rubber</numerusform>
            </translation>
        </message>
        <message>
            <source>below</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>unter</translation>
        </message>
        <message>
            <source>{rubber}: {one} {points}, {two} {other}; games {games} and {others}</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>{rubber}: {one} {points}, {two} {other}; Manchen {games} und {others}</translation>
        </message>
        <message>
            <source>{points} h</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>{points} H</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber, and deals come after it: {later}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Spiel {deal} gewinnt den Rubber, und danach kommen Spiele: {later}</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber, so it cannot be stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Spiel {deal} gewinnt den Rubber, also kann er nicht abgebrochen werden</translation>
        </message>
        <message>
            <source>the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>der Rubber ist weder gewonnen noch abgebrochen</translation>
        </message>
        <message>
            <source>the rubber is stopped; let it go on first</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>der Rubber ist abgebrochen; erst muss er weitergehen</translation>
        </message>
        <message>
            <source>stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>stopped {what}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>abgebrochen {what}</translation>
        </message>
        <message>
            <source>Game in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Manche im abgebrochenen Rubber</translation>
        </message>
        <message>
            <source>{points} for an unfinished game</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} für eine Manche</translation>
        </message>
        <message>
            <source>A side that alone has a game gets it when all get up.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Bekommt eine Partei, die allein eine Manche hat, wenn alle aufstehen.</translation>
        </message>
        <message>
            <source>Part-score in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Teilkontrakt im abgebrochenen Rubber</translation>
        </message>
        <message>
            <source>{points} for an unfinished part-score</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} für einen Teilkontrakt</translation>
        </message>
        <message>
            <source>A side that alone has a part-score in the unfinished game gets it; it was 50 before 1993.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Bekommt eine Partei, die in der offenen Manche allein einen Teilkontrakt hat; vor 1993 waren es 50.</translation>
        </message>
        <message>
            <source>{where} is false; it is true, or absent</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{where} ist false; möglich ist true oder nichts</translation>
        </message>
        <message>
            <source>goes on after all</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>geht doch weiter</translation>
        </message>
        <message>
            <source>the card of board {number}</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>die Karte von Board {number}</translation>
        </message>
        <message>
            <source>the room of this laptop</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>der Raum dieses Laptops</translation>
        </message>
        <message>
            <source>the comparison with the other room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>der Vergleich mit dem anderen Raum</translation>
        </message>
        <message>
            <source>the choice of a card for board {number}</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>die Wahl einer Karte für Board {number}</translation>
        </message>
        <message>
            <source>the change of the teams</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>die Änderung der Teams</translation>
        </message>
        <message>
            <source>teams: a name</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Teams: ein Name</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Summe</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Open room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Offener Raum</translation>
        </message>
        <message>
            <source>Closed room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Geschlossener Raum</translation>
        </message>
        <message>
            <source>board points</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Boardpunkte</translation>
        </message>
        <message>
            <source>the other card has {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>die andere Karte hat {deal}</translation>
        </message>
        <message>
            <source>or</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>oder</translation>
        </message>
        <message>
            <source>this card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>diese Karte: {deal}</translation>
        </message>
        <message>
            <source>the other card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>die andere Karte: {deal}</translation>
        </message>
        <message>
            <source>team {number}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Team {number}</translation>
        </message>
        <message>
            <source>teams of four</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Teamkampf</translation>
        </message>
        <message>
            <source>Four more boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Noch vier Boards</translation>
        </message>
        <message>
            <source>Teams</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Teams</translation>
        </message>
        <message>
            <source>Victory points</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>passed out: 0</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>durchgepasst: 0</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Wer wo sitzt</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards a page</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>{count} Board je Seite</numerusform>
                <numerusform>{count} Boards je Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>Planned boards…</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Geplante Boards…</translation>
        </message>
        <message>
            <source>Clear card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Eintrag leeren</translation>
        </message>
        <message>
            <source>Board {number}: {one} {points_1}, {two} {points_2} {unit} so far.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Board {number}: {one} {points_1}, {two} {points_2} {unit} bisher.</translation>
        </message>
        <message>
            <source>The other room's results of boards not yet played here are left out.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Ergebnisse des anderen Raums fehlen bei Boards, die hier noch nicht gespielt sind.</translation>
        </message>
        <message>
            <source>boards 1 to {last}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Boards 1 bis {last}</translation>
        </message>
        <message>
            <source>boards {first} to {last}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Boards {first} bis {last}</translation>
        </message>
        <message>
            <source>Team</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Team</translation>
        </message>
        <message>
            <source>First half</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>1. Hälfte</translation>
        </message>
        <message>
            <source>Second half</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>2. Hälfte</translation>
        </message>
        <message>
            <source>Boards won</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Won by</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Gewonnen von</translation>
        </message>
        <message>
            <source>{contract} {by} {result}: {score}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>{contract} {by} {result}: {score}</translation>
        </message>
        <message>
            <source>Final result</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Endergebnis</translation>
        </message>
        <message>
            <source>The lines begin with the first board that both rooms have played.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Die Linien beginnen mit dem ersten Board, das beide Räume gespielt haben.</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards are planned.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>{count} Board ist geplant.</numerusform>
                <numerusform>{count} Boards sind geplant.</numerusform>
            </translation>
        </message>
        <message>
            <source>Final result: {one} {points_1}, {two} {points_2} {unit}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Endergebnis: {one} {points_1}, {two} {points_2} {unit}.</translation>
        </message>
        <message>
            <source>Victory points {one} – {two}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Siegpunkte {one} – {two}</translation>
        </message>
        <message>
            <source>Before the first comparison</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Vor dem ersten Vergleich</translation>
        </message>
        <message>
            <source>Board {number}: {explained}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Board {number}: {explained}</translation>
        </message>
        <message numerus="yes">
            <source>{count} of {planned} boards compared</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>{count} von {planned} Board verglichen</numerusform>
                <numerusform>{count} von {planned} Boards verglichen</numerusform>
            </translation>
        </message>
        <message>
            <source>Planned boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Geplante Boards</translation>
        </message>
        <message>
            <source>Running {points}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Laufend: {points}</translation>
        </message>
        <message>
            <source>board {number}, the other card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Board {number}, die andere Karte</translation>
        </message>
        <message numerus="yes">
            <source>After {count} of {planned} boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>Nach {count} von {planned} Board</numerusform>
                <numerusform>Nach {count} von {planned} Boards</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop after board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Nach Board {number} aufhören</translation>
        </message>
        <message>
            <source>open room</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>offener Raum</translation>
        </message>
        <message>
            <source>closed room</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>geschlossener Raum</translation>
        </message>
        <message>
            <source>How each board was scored</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Wie jedes Board gewertet wurde</translation>
        </message>
        <message>
            <source>victory points</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>North</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Nord</translation>
        </message>
        <message>
            <source>South</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Süd</translation>
        </message>
        <message>
            <source>East</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Ost</translation>
        </message>
        <message>
            <source>West</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>West</translation>
        </message>
        <message>
            <source>Note, {room}: {note}</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Notiz, {room}: {note}</translation>
        </message>
        <message>
            <source>teams: {count}; two play a match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Teams: {count}; zwei spielen einen Kampf</translation>
        </message>
        <message>
            <source>teams: a team has no name</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Teams: eines hat keinen Namen</translation>
        </message>
        <message>
            <source>teams: both are called {name}</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Teams: beide heißen {name}</translation>
        </message>
        <message>
            <source>{team}: players named: {count}; a team has four</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: genannte Spieler: {count}; ein Team hat vier</translation>
        </message>
        <message>
            <source>{team}: a name is empty</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: ein Name ist leer</translation>
        </message>
        <message>
            <source>{team}: {name} is there twice</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>planned boards: {planned} is not 1 to 64</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>geplante Boards: {planned} ist nicht 1 bis 64</translation>
        </message>
        <message>
            <source>board {number} is begun already</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board {number} ist schon begonnen</translation>
        </message>
        <message>
            <source>the other card is of {teams}, another match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>die andere Karte ist von {teams}, einem anderen Kampf</translation>
        </message>
        <message>
            <source>board {number} is not in dispute there</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board {number} ist dort nicht strittig</translation>
        </message>
        <message>
            <source>board-a-match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board-a-match</translation>
        </message>
        <message>
            <source>no victory points</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>keine Siegpunkte</translation>
        </message>
        <message>
            <source>victory points, continuous scale</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Siegpunkte, stetige Skala</translation>
        </message>
        <message>
            <source>victory points, whole</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Siegpunkte, ganze</translation>
        </message>
        <message>
            <source>team {of}: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>Team {of}: {what}</translation>
        </message>
        <message>
            <source>planned boards</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geplante Boards</translation>
        </message>
        <message>
            <source>planned boards {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geplante Boards {what}</translation>
        </message>
        <message>
            <source>room</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>Raum</translation>
        </message>
        <message>
            <source>this laptop's room: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>Raum dieses Laptops: {what}</translation>
        </message>
        <message>
            <source>the other room's card is opened</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>die Karte des anderen Raums ist geöffnet</translation>
        </message>
        <message>
            <source>{where}: one of the two cards is chosen</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>{where}: eine der beiden Karten ist gewählt</translation>
        </message>
        <message>
            <source>open room {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum {what}</translation>
        </message>
        <message>
            <source>open room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, die andere Karte</translation>
        </message>
        <message>
            <source>open room, the other card {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, die andere Karte {what}</translation>
        </message>
        <message>
            <source>open room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, Notiz</translation>
        </message>
        <message>
            <source>open room, note {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, Notiz {what}</translation>
        </message>
        <message>
            <source>closed room {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum {what}</translation>
        </message>
        <message>
            <source>closed room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, die andere Karte</translation>
        </message>
        <message>
            <source>closed room, the other card {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, die andere Karte {what}</translation>
        </message>
        <message>
            <source>closed room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, Notiz</translation>
        </message>
        <message>
            <source>closed room, note {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, Notiz {what}</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Heim</translation>
        </message>
        <message>
            <source>Guests</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Gäste</translation>
        </message>
        <message>
            <source>Team {number} ({name})</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Team {number} ({name})</translation>
        </message>
        <message>
            <source>This laptop</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Dieser Laptop</translation>
        </message>
        <message>
            <source>types both rooms</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>nimmt beide Räume auf</translation>
        </message>
        <message>
            <source>stands in the open room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>steht im offenen Raum</translation>
        </message>
        <message>
            <source>stands in the closed room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>steht im geschlossenen Raum</translation>
        </message>
        <message>
            <source>{setting} – here: {mine}; other card: {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{setting} – hier: {mine}; andere Karte: {theirs}</translation>
        </message>
        <message>
            <source>F8 shows how the evening went; Print makes the score card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>F8 zeigt, wie der Abend war; „Drucken“ druckt die Anschreibkarte.</translation>
        </message>
        <message>
            <source>level</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>unentschieden</translation>
        </message>
        <message>
            <source>The {room} is in. Open the other room's session file, or type its card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: alles da. Abend-Datei des anderen Raums öffnen oder seine Karte tippen.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Four more boards”.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>F8: Wie der Abend war, Druck und „Noch vier Boards“.</translation>
        </message>
        <message>
            <source>Open room: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Offener Raum: {ns} Nord–Süd, {ew} Ost–West</translation>
        </message>
        <message>
            <source>Closed room: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Geschlossener Raum: {ns} Nord–Süd, {ew} Ost–West</translation>
        </message>
        <message>
            <source>the two cards disagree</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>die Karten widersprechen sich</translation>
        </message>
        <message>
            <source>{imps} IMPs to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{imps} IMPs an {team}</translation>
        </message>
        <message numerus="yes">
            <source>{one} {points_1} – {points_2} {two}, {boards} boards</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>
                <numerusform>{one} {points_1} – {points_2} {two}, {boards} Board</numerusform>
                <numerusform>{one} {points_1} – {points_2} {two}, {boards} Boards</numerusform>
            </translation>
        </message>
        <message>
            <source>board {number}, {room}: here {mine}; the other card {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Board {number}, {room}: hier {mine}; die andere Karte {theirs}</translation>
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Die Karte des anderen Raums ist geöffnet. Dazugekommen: {came}; übereinstimmend: {agreed}; strittig: {disputed}.</translation>
        </message>
        <message>
            <source>The two cards disagree. Enter takes the upper line, ↓ and Enter the lower one.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Die Karten widersprechen sich. Enter nimmt die obere Zeile, ↓ und Enter die untere.</translation>
        </message>
        <message>
            <source>Board {number}, {room}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Board {number}, {room}</translation>
        </message>
        <message>
            <source>the board to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>das Board an {team}</translation>
        </message>
        <message>
            <source>1 IMP to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>1 IMP an {team}</translation>
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}. A board shows when it has its result here.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Die Karte des anderen Raums ist geöffnet. Dazugekommen: {came}; übereinstimmend: {agreed}; strittig: {disputed}. Ein Board zeigt sich, wenn es hier sein Ergebnis hat.</translation>
        </message>
        <message>
            <source>Every planned board is compared. {match}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Alle geplanten Boards sind verglichen. {match}</translation>
        </message>
        <message>
            <source>waits for the other room</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>wartet auf den anderen Raum</translation>
        </message>
        <message>
            <source>not played yet</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>noch nicht gespielt</translation>
        </message>
        <message>
            <source>difference {difference}: {points}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Differenz {difference}: {points}</translation>
        </message>
        <message>
            <source>FILE is a session file. The window also takes several of them, a folder, or another laptop's book: it adds all sessions there to the book. Without FILE the book's latest session is written. OUT may be - for standard output. A CONTRACT is 4S, 3NTX or 2HXX, and a RESULT =, +1 or -2.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>FILE ist eine Abend-Datei. Das Fenster nimmt auch mehrere, einen Ordner oder das Buch eines anderen Laptops: Alle Abende von dort kommen ins Buch. Ohne FILE wird der letzte Abend des Buchs geschrieben. OUT kann - sein (Standardausgabe). CONTRACT ist 4S, 3NTX oder 2HXX, RESULT ist =, +1 oder -2.</translation>
        </message>
        <message>
            <source>write the session sheet as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>den Bogen als PDF schreiben</translation>
        </message>
        <message>
            <source>write the deals as CSV</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>die Spiele als CSV schreiben</translation>
        </message>
        <message>
            <source>write the standing as CSV, best first</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>den Stand als CSV schreiben, Bester zuerst</translation>
        </message>
        <message>
            <source>write PNG, a file a page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>PNG schreiben, eine Datei je Seite</translation>
        </message>
        <message>
            <source>write SVG, a file a page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>SVG schreiben, eine Datei je Seite</translation>
        </message>
        <message>
            <source>write blank forms as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>leere Formulare als PDF schreiben</translation>
        </message>
        <message>
            <source>print a duplicate score, as of 4SX+1 or 3NT=</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>den Turnierscore zeigen, etwa von 4SX+1 oder 3NT=</translation>
        </message>
        <message>
            <source>try whether this copy of the program works</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>prüfen, ob diese Kopie des Programms funktioniert</translation>
        </message>
        <message>
            <source>the game of the forms: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>das Spiel der Formulare: {choices}</translation>
        </message>
        <message>
            <source>deals on a page: 15, 10 or 8</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Spiele je Seite: 15, 10 oder 8</translation>
        </message>
        <message>
            <source>names to print, between commas</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Namen zum Drucken, mit Kommas getrennt</translation>
        </message>
        <message>
            <source>number of forms; 0 for tables alone</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Zahl der Formulare; 0 für die Tabellen allein</translation>
        </message>
        <message>
            <source>tables: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Tabellen: {choices}</translation>
        </message>
        <message>
            <source>what --png and --svg draw: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>was --png und --svg zeichnen: {choices}</translation>
        </message>
        <message>
            <source>lay pages on their sides</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Seiten im Querformat</translation>
        </message>
        <message>
            <source>size of the paper: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Papierformat: {choices}</translation>
        </message>
        <message>
            <source>language: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Sprache: {choices}</translation>
        </message>
        <message>
            <source>the book to keep sessions in</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>das Buch, in dem die Abende stehen</translation>
        </message>
        <message>
            <source>say in the window what is wrong with FILE</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>im Fenster sagen, was mit FILE nicht stimmt</translation>
        </message>
        <message>
            <source>print the version</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>die Version zeigen</translation>
        </message>
        <message>
            <source>print this help</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>diese Hilfe zeigen</translation>
        </message>
        <message>
            <source>{one} and {other} exclude each other</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{one} und {other} schließen einander aus</translation>
        </message>
        <message>
            <source>{file} is one too many: {option} takes one session file at most</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{file} ist eine zu viel: {option} nimmt höchstens eine Abend-Datei</translation>
        </message>
        <message>
            <source>{option}: there is no {value}, only {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: {value} gibt es nicht, nur {choices}</translation>
        </message>
        <message>
            <source>The score sheet for one laptop: Chicago with Russian scoring, and other games.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Der Anschreibebogen für einen Laptop: Chicago mit russischer Wertung und andere Spiele.</translation>
        </message>
        <message>
            <source>instead of a window, one of:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>statt eines Fensters, eines davon:</translation>
        </message>
        <message>
            <source>for blank forms:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>für leere Formulare:</translation>
        </message>
        <message>
            <source>other options:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>andere Optionen:</translation>
        </message>
        <message>
            <source>{option}: {value} is not a whole number</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: {value} ist keine ganze Zahl</translation>
        </message>
        <message>
            <source>usage: {program} [OPTION]… [FILE]…</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Aufruf: {program} [OPTION]… [FILE]…</translation>
        </message>
        <message>
            <source>no file is named</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>es ist keine Datei genannt</translation>
        </message>
        <message>
            <source>there is no option {option}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>es gibt keine Option {option}</translation>
        </message>
        <message>
            <source>{option} needs a value</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} braucht einen Wert</translation>
        </message>
        <message>
            <source>{option}: no file is named</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: es ist keine Datei genannt</translation>
        </message>
        <message>
            <source>{option} takes no value</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} nimmt keinen Wert</translation>
        </message>
        <message>
            <source>standard output: {why}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Standardausgabe: {why}</translation>
        </message>
        <message>
            <source>page {number} of {count}</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Seite {number} von {count}</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Ort</translation>
        </message>
        <message>
            <source>name</source>
            <extracomment>chicago_gui/paper/panel_pictures.py</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>How each deal was scored</source>
            <extracomment>chicago_gui/paper/ruled.py</extracomment>
            <translation>Wie jedes Spiel gewertet wurde</translation>
        </message>
        <message>
            <source>Who pays whom</source>
            <extracomment>chicago_gui/paper/ruled.py</extracomment>
            <translation>Wer zahlt wem</translation>
        </message>
        <message>
            <source>A contract just made, and for each trick more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Ein gerade erfüllter Kontrakt und für jeden Überstich</translation>
        </message>
        <message>
            <source>A contract that goes down</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Ein Kontrakt, der fällt</translation>
        </message>
        <message>
            <source>NT</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>SA</translation>
        </message>
        <message>
            <source>{low} or more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>{low} oder mehr</translation>
        </message>
        <message>
            <source>all in points: where an evening was settled in hundreds, each counts 100</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>alles in Punkten: wo ein Abend in Hundertern abgerechnet wurde, zählt jeder 100</translation>
        </message>
        <message>
            <source>Season · {game}</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>Saison · {game}</translation>
        </message>
        <message>
            <source>Evening by evening</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>Abend für Abend</translation>
        </message>
        <message>
            <source>{place}. {name} {points}</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>{place}. {name} {points}</translation>
        </message>
        <message>
            <source>account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Konto</translation>
        </message>
        <message>
            <source>settled</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>abgerechnet</translation>
        </message>
        <message>
            <source>Account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Konto</translation>
        </message>
        <message>
            <source>Account of the evening, in {unit}</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Konto des Abends, {unit}</translation>
        </message>
        <message>
            <source>How the evening went</source>
            <extracomment>chicago_gui/paper/summary_pages.py</extracomment>
            <translation>Wie der Abend war</translation>
        </message>
        <message>
            <source>Drawn by Qt {qt}, through PySide6 {pyside}.</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Gezeichnet von Qt {qt}, über PySide6 {pyside}.</translation>
        </message>
        <message>
            <source>About Chicago</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Über Chicago</translation>
        </message>
        <message>
            <source>The score sheet for one laptop on a card table.</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Der Anschreibbogen für einen Laptop auf dem Kartentisch.</translation>
        </message>
        <message>
            <source>Licence</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>Qt, fonts and others</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Qt, Schriften und anderes</translation>
        </message>
        <message>
            <source>Chicago {version}</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Chicago {version}</translation>
        </message>
        <message>
            <source>A player who joins</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Wer dazukommt</translation>
        </message>
        <message>
            <source>were really played by</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>hat in Wirklichkeit gespielt</translation>
        </message>
        <message>
            <source>The name that stands there</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Der Name, der dort steht</translation>
        </message>
        <message>
            <source>A name above is for misspelt names: past deals follow.</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Oben werden Namen berichtigt: auch in gespielten Spielen.</translation>
        </message>
        <message>
            <source>Who plays from the next deal on</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Wer ab dem nächsten Spiel mitspielt</translation>
        </message>
        <message>
            <source>To replace a player, untick who leaves and add who joins: past deals stay.</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Zum Auswechseln das Häkchen entfernen und den Neuen eintragen: gespielte Spiele bleiben.</translation>
        </message>
        <message>
            <source>From deal</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Von Spiel</translation>
        </message>
        <message>
            <source>to deal</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>bis Spiel</translation>
        </message>
        <message>
            <source>to</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>bis</translation>
        </message>
        <message>
            <source>Deals kept under a wrong name</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Spiele unter falschem Namen</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Drucken…</translation>
        </message>
        <message>
            <source>PDF…</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>PDF…</translation>
        </message>
        <message>
            <source>Again with these players</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Noch ein Abend</translation>
        </message>
        <message>
            <source>Back to the sheet</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Zurück zum Bogen</translation>
        </message>
        <message>
            <source>Standing</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Stand</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <extracomment>chicago_gui/players/fields.py</extracomment>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source> %</source>
            <extracomment>chicago_gui/players/fields.py</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source>Chicago: guide</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Chicago: Handbuch</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Guide</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Im Handbuch suchen</translation>
        </message>
        <message>
            <source>Previous</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Not found</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>{at} von {count}</translation>
        </message>
        <message>
            <source>another number:</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>andere Zahl:</translation>
        </message>
        <message>
            <source>Players and heading</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Spieler und Kopf</translation>
        </message>
        <message>
            <source>Whoever comes late is added on the last line, whoever leaves is taken out.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Wer später kommt, kommt in die letzte Zeile; wer geht, wird herausgenommen.</translation>
        </message>
        <message>
            <source>Keep the &amp;book's version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Fassung des &amp;Buchs behalten</translation>
        </message>
        <message>
            <source>Take the &amp;file's version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Fassung der &amp;Datei nehmen</translation>
        </message>
        <message>
            <source>Keep b&amp;oth</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Beide behal&amp;ten</translation>
        </message>
        <message>
            <source>Keep the &amp;first, delete the second</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>&amp;Erste behalten, zweite löschen</translation>
        </message>
        <message>
            <source>Keep the &amp;second, delete the first</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>&amp;Zweite behalten, erste löschen</translation>
        </message>
        <message>
            <source>In the book</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Im Buch</translation>
        </message>
        <message>
            <source>In the file</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>In der Datei</translation>
        </message>
        <message>
            <source>The version with more deals is proposed. Keep both adds the file as a session of its own. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Vorgeschlagen ist die Fassung mit mehr Spielen. „Beide behalten“ fügt die Datei als eigenen Abend hinzu. Ersetzen kann rückgängig gemacht werden.</translation>
        </message>
        <message>
            <source>All entries that can be shown are the same.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Alle Einträge, die gezeigt werden dürfen, sind gleich.</translation>
        </message>
        <message>
            <source>First version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Erste Fassung</translation>
        </message>
        <message>
            <source>Second version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Zweite Fassung</translation>
        </message>
        <message>
            <source>A deleted session can be put back.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Ein gelöschter Abend lässt sich zurückholen.</translation>
        </message>
        <message>
            <source>The same session</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Derselbe Abend</translation>
        </message>
        <message>
            <source>Keep both adds the file as a session of its own. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>„Beide behalten“ fügt die Datei als eigenen Abend hinzu. Ersetzen kann rückgängig gemacht werden.</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <source>Replace the book's</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Im Buch ersetzen</translation>
        </message>
        <message>
            <source>Different versions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Verschiedene Fassungen</translation>
        </message>
        <message>
            <source>Sessions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Abende</translation>
        </message>
        <message>
            <source>The same choice for &amp;all sessions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Für &amp;alle Abende dasselbe</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions are in the book already, with other entries. Choose what to keep.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>
                <numerusform>{count} Abend steht schon mit anderen Einträgen im Buch. Bitte wählen, was bleibt.</numerusform>
                <numerusform>{count} Abende stehen schon mit anderen Einträgen im Buch. Bitte wählen, was bleibt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Session</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Abend</translation>
        </message>
        <message>
            <source>File</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Choice</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Wahl</translation>
        </message>
        <message>
            <source>The book has two versions of {evening}.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Das Buch hat zwei Fassungen von {evening}.</translation>
        </message>
        <message>
            <source>The book has the session of {evening} already, with other entries.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Das Buch hat den Abend vom {evening} schon, mit anderen Einträgen.</translation>
        </message>
        <message>
            <source>They differ in:</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Sie unterscheiden sich in:</translation>
        </message>
        <message>
            <source>Deals of it in the book: {ours}, in the file: {file}.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Spiele davon im Buch: {ours}, in der Datei: {file}.</translation>
        </message>
        <message>
            <source>Somebody comes later…</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Jemand kommt später…</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Spieler {number}</translation>
        </message>
        <message>
            <source>Player {number} (may stay empty)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Spieler {number} (kann leer bleiben)</translation>
        </message>
        <message>
            <source>Player {number} (comes later)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Spieler {number} (kommt später)</translation>
        </message>
        <message>
            <source>Names, date and rules come first, as they stand on the paper; then it is typed in deal by deal.</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Zuerst Namen, Datum und Regeln, wie sie auf dem Papier stehen; dann wird Spiel für Spiel abgetippt.</translation>
        </message>
        <message>
            <source>What is played</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Was gespielt wird</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Date and place</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Datum und Ort</translation>
        </message>
        <message>
            <source>Place (may stay empty)</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Ort (kann leer bleiben)</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>An evening from paper</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Ein Abend vom Papier</translation>
        </message>
        <message>
            <source>New session</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Leave the sample</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Beispiel verlassen</translation>
        </message>
        <message>
            <source>A sample evening, to look at and to try: nothing of it comes into your book.</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Ein Beispielabend zum Ansehen und Probieren: Nichts davon kommt in Ihr Buch.</translation>
        </message>
        <message>
            <source>on a page behind the forms</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>auf einer Seite hinter den Bögen</translation>
        </message>
        <message>
            <source>on a card, folded to half a sheet</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>auf einer Karte, auf ein halbes Blatt gefaltet</translation>
        </message>
        <message>
            <source>without tables</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>ohne Tabellen</translation>
        </message>
        <message>
            <source>Print blank forms</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Leere Bögen drucken</translation>
        </message>
        <message>
            <source>Lay the pages on their sides</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Seiten quer legen</translation>
        </message>
        <message>
            <source>none: they are written by hand</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>keine: sie werden von Hand geschrieben</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Spielart</translation>
        </message>
        <message>
            <source>On a page</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Auf einer Seite</translation>
        </message>
        <message>
            <source>How many pages</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Wie viele Seiten</translation>
        </message>
        <message>
            <source>Names, between commas</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Namen, mit Kommas</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>{least} names</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>{least} Namen</translation>
        </message>
        <message>
            <source>{least} to {most} names</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>{least} bis {most} Namen</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Zeitraum</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Von</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Bis</translation>
        </message>
        <message>
            <source>All time</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Dieses Jahr</translation>
        </message>
        <message>
            <source>From – to</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Von – bis</translation>
        </message>
        <message>
            <source>Delete season</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Saison löschen</translation>
        </message>
        <message>
            <source>Save as season…</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Als Saison speichern…</translation>
        </message>
        <message>
            <source>Chicago: players' screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Chicago: Spielerbildschirm</translation>
        </message>
        <message>
            <source>TABLE</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>TISCH</translation>
        </message>
        <message>
            <source>Esc leaves this screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Esc verlässt diesen Bildschirm</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>How it went</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Wie er war</translation>
        </message>
        <message>
            <source>New session with these players</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Neuer Abend mit diesen Spielern</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Fassungen vergleichen…</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Exportieren…</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Put back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Search names, places, dates, games</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Namen, Orte, Daten, Spielarten suchen</translation>
        </message>
        <message numerus="yes">
            <source>Export {count} sessions…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend exportieren…</numerusform>
                <numerusform>{count} Abende exportieren…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Delete {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend löschen</numerusform>
                <numerusform>{count} Abende löschen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put back {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend zurückholen</numerusform>
                <numerusform>{count} Abende zurückholen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions selected</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend ausgewählt</numerusform>
                <numerusform>{count} Abende ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>First</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Vorn</translation>
        </message>
        <message>
            <source>State</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Put them back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Put it back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>All of it is kept in {file}, which can be read and changed by hand.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>All das steht in {file} und lässt sich dort lesen und von Hand ändern.</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Sprache (Language)</translation>
        </message>
        <message>
            <source>Asked for at the start, for this time only. What is chosen here counts at once.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Beim Start so verlangt, nur für dieses Mal. Was hier gewählt wird, gilt sofort.</translation>
        </message>
        <message>
            <source>Colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Kartenfarben</translation>
        </message>
        <message>
            <source>Usual size</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Übliche Größe</translation>
        </message>
        <message>
            <source>Zoom</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Zoom</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Papier</translation>
        </message>
        <message>
            <source>At a reveal, a swap that is due, and a die</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Beim Aufdecken, bei fälligem Tausch und beim Würfeln</translation>
        </message>
        <message>
            <source>Sounds</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Töne</translation>
        </message>
        <message>
            <source>Cover after</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Verdecken nach</translation>
        </message>
        <message>
            <source>Cover when another window is turned to</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Verdecken, wenn ein anderes Fenster vorn ist</translation>
        </message>
        <message>
            <source>The face is also covered by Esc, when the window is put away, when the screen is locked or another user has it, when the lid is closed, and by sleep.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Die Seite wird auch mit Esc verdeckt, ebenso wenn das Fenster minimiert, der Bildschirm gesperrt, der Benutzer gewechselt oder der Deckel geschlossen wird, und im Ruhezustand.</translation>
        </message>
        <message>
            <source>Ask for a code this evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>An diesem Abend nach einem Code fragen</translation>
        </message>
        <message>
            <source>Four-digit code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Vierstelliger Code</translation>
        </message>
        <message>
            <source>A code is kept beside the book, where nobody can read it.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Ein Code liegt neben dem Buch, lesen kann ihn dort niemand.</translation>
        </message>
        <message>
            <source>The suits as they are drawn</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>So werden die Farben gezeichnet</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Wie das System: {language}</translation>
        </message>
        <message>
            <source>minutes without a key</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Minuten ohne Tastendruck</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Code</translation>
        </message>
        <message>
            <source>is set</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>gesetzt</translation>
        </message>
        <message>
            <source>four digits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>vier Ziffern</translation>
        </message>
        <message>
            <source>A code has four digits.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Ein Code hat vier Ziffern.</translation>
        </message>
        <message>
            <source>As the system</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Day</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Abend</translation>
        </message>
        <message>
            <source>Two colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Zwei Farben</translation>
        </message>
        <message>
            <source>Four colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Vier Farben</translation>
        </message>
        <message>
            <source>Standing beside the form</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Stand neben dem Bogen</translation>
        </message>
        <message>
            <source>How the evening went (F8)</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Wie der Abend war (F8)</translation>
        </message>
        <message>
            <source>For Chicago, rubber bridge, teams and pairs, on one laptop on the table.</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Für Chicago, Rubberbridge, Teams und Paare, auf einem Laptop am Tisch.</translation>
        </message>
        <message>
            <source>How a deal goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>So läuft ein Spiel</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Schreibbogen</translation>
        </message>
        <message>
            <source>Open session files…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Abend-Dateien öffnen…</translation>
        </message>
        <message>
            <source>Players and pairs</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Spieler und Paare</translation>
        </message>
        <message>
            <source>Print blank forms…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Leere Bögen drucken…</translation>
        </message>
        <message>
            <source>Look at a sample evening</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Beispielabend ansehen</translation>
        </message>
        <message>
            <source>Type in an evening from paper…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Abend vom Papier abtippen…</translation>
        </message>
        <message>
            <source>How a deal of Chicago with Russian scoring goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>So läuft ein Spiel Chicago mit russischer Wertung</translation>
        </message>
        <message>
            <source>No deal is scored yet. What the players make of theirs will stand here.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Noch ist kein Spiel gewertet. Was die Spieler aus ihren machen, wird hier stehen.</translation>
        </message>
        <message>
            <source>Which game</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Welche Spielart</translation>
        </message>
        <message>
            <source>Merge with another name…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Mit anderem Namen zusammenlegen…</translation>
        </message>
        <message>
            <source>Separate names…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Namen trennen…</translation>
        </message>
        <message>
            <source>No evening in this period has a deal that is over.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>In diesem Zeitraum gibt es keinen Abend mit einem gespielten Spiel.</translation>
        </message>
        <message>
            <source>Curve</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Enter or a double click opens that evening.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Enter oder ein Doppelklick öffnet diesen Abend.</translation>
        </message>
        <message>
            <source>The duplicate score, not vulnerable and vulnerable. Nothing of it is entered.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Der Turnierscore, nicht in Gefahr und in Gefahr. Nichts davon wird eingetragen.</translation>
        </message>
        <message>
            <source>this computer</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>dieser Rechner</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <source>The whole session</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Der ganze Abend</translation>
        </message>
        <message>
            <source>Names, date, place, plan, rules</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Namen, Datum, Ort, Plan, Regeln</translation>
        </message>
        <message>
            <source>Backups</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>The book is backed up when the program starts and ends, if anything has changed; the last ten are kept.
Restore puts all sessions back as they were then. The book as it is now is backed up first, so that this can be taken back in the same way.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Das Buch wird beim Start und am Ende gesichert, wenn sich etwas geändert hat; die letzten zehn bleiben.
„Wiederherstellen“ holt alle Abende zurück, wie sie damals waren. Das Buch von jetzt wird vorher gesichert, so dass es auf demselben Weg zurückgeht.</translation>
        </message>
        <message>
            <source>There is no backup yet.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Es gibt noch keine Sicherung.</translation>
        </message>
        <message>
            <source>Backups, newest first</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Sicherungen, neueste zuerst</translation>
        </message>
        <message>
            <source>Restore settings of a copy too</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Auch die Einstellungen der Kopie wiederherstellen</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Wiederherstellen</translation>
        </message>
        <message>
            <source>Copy now</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Jetzt kopieren</translation>
        </message>
        <message>
            <source>Copy to a folder…</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>In einen Ordner kopieren…</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>copy of {computer}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Kopie von {computer}</translation>
        </message>
        <message>
            <source>Score a deal</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Spiel ausrechnen</translation>
        </message>
        <message>
            <source>contract and result, such as 4sx+1 or 3nt=</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Kontrakt und Ergebnis, etwa 4px+1 oder 3sa=</translation>
        </message>
        <message>
            <source>Contract and result</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Kontrakt und Ergebnis</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Uhrzeit</translation>
        </message>
        <message>
            <source>What was done</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Kind</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Art</translation>
        </message>
        <message>
            <source>Made</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Gemacht</translation>
        </message>
        <message>
            <source>They lie in {folder}. A copy of that folder outlives this computer: laid in the same place on another, before the program first starts there, it brings the book back.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Sie liegen in {folder}. Eine Kopie dieses Ordners überlebt den Rechner: Auf einem anderen an dieselbe Stelle gelegt, bevor das Programm dort zum ersten Mal startet, bringt sie das Buch zurück.</translation>
        </message>
        <message>
            <source>correction</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Korrektur</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>Undone here. F2 leads back to the wanted cell.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Hier rückgängig gemacht. F2 führt zum verlangten Feld zurück.</translation>
        </message>
        <message>
            <source>Hand out the cards</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Karten austeilen</translation>
        </message>
        <message>
            <source>To the table</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Zum Tisch</translation>
        </message>
        <message>
            <source>Next deal</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Nächstes Spiel</translation>
        </message>
        <message>
            <source>Every planned deal is typed in. Enter goes to the table.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Alle geplanten Spiele sind abgetippt. Enter führt zum Tisch.</translation>
        </message>
        <message>
            <source>Enter goes on to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Enter führt zum nächsten Spiel.</translation>
        </message>
        <message>
            <source>No printer is set up here. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Hier ist kein Drucker eingerichtet. Die Seiten können stattdessen als PDF geschrieben werden.</translation>
        </message>
        <message>
            <source>{names} cannot be drawn whole: no font here has all of its letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names} kann nicht ganz gezeichnet werden: Keine Schrift hier hat alle Buchstaben davon.</translation>
        </message>
        <message>
            <source>{names} cannot be drawn whole: no font here has all of their letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names} können nicht ganz gezeichnet werden: Keine Schrift hier hat alle Buchstaben davon.</translation>
        </message>
        <message>
            <source>There is no printer: the library that finds printers, libcups2, is not installed. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Es gibt keinen Drucker: Die Bibliothek libcups2, die Drucker findet, ist nicht installiert. Die Seiten können stattdessen als PDF geschrieben werden.</translation>
        </message>
        <message>
            <source>There is no printer: the printing service, CUPS, does not run. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Es gibt keinen Drucker: Der Druckdienst CUPS läuft nicht. Die Seiten können stattdessen als PDF geschrieben werden.</translation>
        </message>
        <message>
            <source>The printer takes nothing.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Der Drucker nimmt nichts an.</translation>
        </message>
        <message>
            <source>The printer reports a fault; nothing may have been printed.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Der Drucker meldet einen Fehler; vielleicht wurde nichts gedruckt.</translation>
        </message>
        <message>
            <source>Page</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Write as PDF…</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Als PDF schreiben…</translation>
        </message>
        <message>
            <source>Print preview – {title}</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Druckvorschau – {title}</translation>
        </message>
        <message>
            <source>a contract is wanted, not {value}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kontrakt ist gefragt, nicht {value}</translation>
        </message>
        <message>
            <source>a contract wants a level and a denomination</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kontrakt braucht Stufe und Farbe</translation>
        </message>
        <message>
            <source>a contract begins with its level, 1 to 7, not with {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kontrakt beginnt mit der Stufe, 1 bis 7, nicht mit {text}</translation>
        </message>
        <message>
            <source>a level is 1 to 7, not {level}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>die Stufe ist 1 bis 7, nicht {level}</translation>
        </message>
        <message>
            <source>a contract wants C, D, H, S or NT after its level</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>nach der Stufe kommt T, K, H, P oder SA</translation>
        </message>
        <message>
            <source>a denomination is C, D, H, S or NT, not {denomination}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>die Farbe ist T, K, H, P oder SA, nicht {denomination}</translation>
        </message>
        <message>
            <source>a contract is undoubled, doubled or redoubled, not {doubling}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kontrakt ist ohne Kontra, im Kontra oder im Rekontra, nicht {doubling}</translation>
        </message>
        <message>
            <source>a contract is doubled once or redoubled, not doubled {doubles} times</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Kontra oder Rekontra, nicht {doubles}-mal Kontra</translation>
        </message>
        <message>
            <source>a contract ends with its doubles; {text} is too much</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kontrakt endet mit seinem Kontra; {text} ist zu viel</translation>
        </message>
        <message>
            <source>tricks are 0 to 13, not {tricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Stiche sind 0 bis 13, nicht {tricks}</translation>
        </message>
        <message>
            <source>a team is vulnerable or it is not; {vulnerable} says neither</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Paar ist in Gefahr oder nicht; {vulnerable} sagt keins von beidem</translation>
        </message>
        <message>
            <source>a result wants =, a sign with a number, or the tricks taken</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Ergebnis ist =, ein Vorzeichen mit Zahl oder die Stiche</translation>
        </message>
        <message>
            <source>a result is =, +1, -2 or the tricks taken, not {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Ergebnis ist =, +1, -2 oder die Stiche, nicht {text}</translation>
        </message>
        <message>
            <source>the most overtricks in {contract} is {most}, not {overtricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Überstiche in {contract}: höchstens {most}, nicht {overtricks}</translation>
        </message>
        <message>
            <source>the most that {contract} can go down is {most}, not {undertricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{contract} kann höchstens {most} fallen, nicht {undertricks}</translation>
        </message>
        <message>
            <source>honours are 100 or 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Honneurs sind 100 oder 150 Punkte, nicht {points}</translation>
        </message>
        <message>
            <source>honours in no trump are the four aces, 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Honneurs in Sans Atout sind die vier Asse, 150 Punkte, nicht {points}</translation>
        </message>
        <message>
            <source>a difference in points is a whole number, not {difference}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>eine Punktdifferenz ist eine ganze Zahl, nicht {difference}</translation>
        </message>
        <message>
            <source>the stronger team holds 20 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>das stärkere Paar hat 20 bis 40 FP, nicht {hcp}</translation>
        </message>
        <message>
            <source>a target table is the house one, the official one or one's own, not {table}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>eine Soll-Tabelle ist die des Hauses, die offizielle oder eine eigene, nicht {table}</translation>
        </message>
        <message>
            <source>a target table has a name in words, not {name}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>eine Soll-Tabelle heißt mit Worten, nicht {name}</translation>
        </message>
        <message>
            <source>a target table has one row for each HCP from 20 to 40</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>eine Soll-Tabelle hat je eine Zeile für 20 bis 40 FP</translation>
        </message>
        <message>
            <source>the target table has no row for {hcp} HCP</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>die Soll-Tabelle hat keine Zeile für {hcp} FP</translation>
        </message>
        <message>
            <source>a target table has rows for 20 to 40 HCP, not for {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>eine Soll-Tabelle hat Zeilen für 20 bis 40 FP, nicht für {hcp}</translation>
        </message>
        <message>
            <source>the targets at {hcp} HCP are two: not vulnerable and vulnerable</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>bei {hcp} FP gibt es zwei Soll: nicht in Gefahr und in Gefahr</translation>
        </message>
        <message>
            <source>a target at {hcp} HCP is 0 to 10000 points, not {target}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Soll bei {hcp} FP ist 0 bis 10000 Punkte, nicht {target}</translation>
        </message>
        <message>
            <source>a match has 1 to 1000 boards, not {boards}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Kampf hat 1 bis 1000 Boards, nicht {boards}</translation>
        </message>
        <message>
            <source>a deal has two teams, so its HCP, vulnerability and honours are two each</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Spiel hat zwei Paare, also je zwei Werte für FP, Gefahr und Honneurs</translation>
        </message>
        <message>
            <source>a team holds 0 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Paar hat 0 bis 40 FP, nicht {hcp}</translation>
        </message>
        <message>
            <source>the HCP of the two teams are 40 together, not {total}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>die FP beider Paare sind zusammen 40, nicht {total}</translation>
        </message>
        <message>
            <source>the declaring team is 0 or 1, not {team}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>das spielende Paar ist 0 oder 1, nicht {team}</translation>
        </message>
        <message>
            <source>a deal has contract, declaring team and tricks, or is passed out and has none</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein Spiel hat Kontrakt, spielendes Paar und Stiche, oder ist durchgepasst und hat nichts</translation>
        </message>
        <message>
            <source>a deal that is passed out has no honours</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>ein durchgepasstes Spiel hat keine Honneurs</translation>
        </message>
        <message>
            <source>type the number of a board</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>die Nummer eines Boards tippen</translation>
        </message>
        <message>
            <source>who plays it, and the result, need a contract first</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Alleinspieler und Ergebnis brauchen erst einen Kontrakt</translation>
        </message>
        <message>
            <source>who plays it? Type n, e, s or w beside the contract first</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>wer spielt? Erst n, o, s oder w neben den Kontrakt tippen</translation>
        </message>
        <message>
            <source>the two cards disagree: Enter takes the one the cursor is on, ↑ and ↓ go between them</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>die Karten widersprechen sich: Enter nimmt die, auf der der Cursor steht, ↑ und ↓ wechseln</translation>
        </message>
        <message>
            <source>board</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Board</translation>
        </message>
        <message>
            <source>Dlr</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Tl.</translation>
        </message>
        <message>
            <source>dealer</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Teiler</translation>
        </message>
        <message>
            <source>By</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Von</translation>
        </message>
        <message>
            <source>board {number} is not on this form</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Board {number} ist nicht auf diesem Bogen</translation>
        </message>
        <message>
            <source>which board comes next?</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Welches Board kommt als Nächstes?</translation>
        </message>
        <message>
            <source>board {number} is not 1 to 64</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>Board {number} ist nicht 1 bis 64</translation>
        </message>
        <message>
            <source>board {number} is there twice</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>Board {number} kommt zweimal vor</translation>
        </message>
        <message>
            <source>boards {number}</source>
            <extracomment>chicago_gui/sheet/boards/file.py</extracomment>
            <translation>Boards {number}</translation>
        </message>
        <message>
            <source>the contract of board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>der Kontrakt von Board {number}</translation>
        </message>
        <message>
            <source>passing out board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>das Durchpassen von Board {number}</translation>
        </message>
        <message>
            <source>the result of board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>das Ergebnis von Board {number}</translation>
        </message>
        <message>
            <source>the note on board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>die Notiz zu Board {number}</translation>
        </message>
        <message>
            <source>Average of an evening</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Schnitt je Abend</translation>
        </message>
        <message>
            <source>matchpoints or board points, of all there were to have</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Matchpunkte oder Boardpunkte, vom Möglichen</translation>
        </message>
        <message>
            <source>IMPs won in all</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>IMPs insgesamt</translation>
        </message>
        <message>
            <source>evenings with a result</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Abende mit einem Ergebnis</translation>
        </message>
        <message>
            <source>Evenings won</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Abendsiege</translation>
        </message>
        <message>
            <source>evenings that ended in first place</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Abende, die auf Platz 1 endeten</translation>
        </message>
        <message>
            <source>boards that count</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>gewertete Boards</translation>
        </message>
        <message>
            <source>A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Ein Klick auf eine Überschrift sortiert danach, ebenso {left} und {right}.</translation>
        </message>
        <message>
            <source>Sums over the evenings</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Summen über die Abende</translation>
        </message>
        <message>
            <source>a record cannot be read</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>ein Eintrag ist nicht lesbar</translation>
        </message>
        <message>
            <source>N</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>N</translation>
        </message>
        <message>
            <source>E</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>O</translation>
        </message>
        <message>
            <source>S</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>S</translation>
        </message>
        <message>
            <source>W</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>W</translation>
        </message>
        <message>
            <source>nobody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>niemand in Gefahr</translation>
        </message>
        <message>
            <source>North–South vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Nord–Süd in Gefahr</translation>
        </message>
        <message>
            <source>East–West vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Ost–West in Gefahr</translation>
        </message>
        <message>
            <source>everybody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>alle in Gefahr</translation>
        </message>
        <message>
            <source>no contract yet</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>noch kein Kontrakt</translation>
        </message>
        <message>
            <source>{contract} by {name}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{contract} von {name}</translation>
        </message>
        <message>
            <source>{bid}, {result}, {vulnerable}: {score}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{bid}, {result}, {vulnerable}: {score}</translation>
        </message>
        <message>
            <source>{name} deals, {vulnerable}.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{name} teilt, {vulnerable}.</translation>
        </message>
        <message>
            <source>{card}: {deal}. Type the result: =, +1 or −1.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Ergebnis tippen: =, +1 oder −1.</translation>
        </message>
        <message>
            <source>{card} is in: {deal}. What is typed takes its place.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card} ist da: {deal}. Was getippt wird, ersetzt das.</translation>
        </message>
        <message>
            <source>{card}: type contract, declarer and result, such as 4sx n −1; p when all passed; a number goes to that board.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: Kontrakt, Alleinspieler und Ergebnis tippen, etwa 4px n −1; p, wenn alle passten; die Nummer eines anderen Boards führt dorthin.</translation>
        </message>
        <message>
            <source>{card}: who plays {contract}? Type n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: Wer spielt {contract}? n, o, s oder w tippen.</translation>
        </message>
        <message>
            <source>this cell is worked out from the others</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>dieses Feld wird aus den anderen errechnet</translation>
        </message>
        <message>
            <source>no contract is bid in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>in diesem Feld wird kein Kontrakt gereizt</translation>
        </message>
        <message>
            <source>no die is rolled in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>in diesem Feld wird nicht gewürfelt</translation>
        </message>
        <message>
            <source>this session is only looked at here; nothing is entered in it</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>dieser Abend wird hier nur gezeigt; es wird nichts eingetragen</translation>
        </message>
        <message>
            <source>covered</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>{cell}, wanted</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>{cell}, gefragt</translation>
        </message>
        <message>
            <source>empty</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>leer</translation>
        </message>
        <message>
            <source>{what} is proposed</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>{what} ist vorgeschlagen</translation>
        </message>
        <message>
            <source>{bid}: {points} not vulnerable, {more} vulnerable</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}: {points} nicht in Gefahr, {more} in Gefahr</translation>
        </message>
        <message>
            <source>{points} tricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Stiche</translation>
        </message>
        <message>
            <source>{points} overtricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Überstiche</translation>
        </message>
        <message>
            <source>{points} for the insult</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} fürs Kontra oder Rekontra</translation>
        </message>
        <message>
            <source>{points} game</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Manche</translation>
        </message>
        <message>
            <source>{points} part-score</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Teilkontrakt</translation>
        </message>
        <message>
            <source>{points} slam</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Schlemm</translation>
        </message>
        <message>
            <source>{bid}, {z}: {total}</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}, {z}: {total}</translation>
        </message>
        <message>
            <source>contract {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>Kontrakt {what}</translation>
        </message>
        <message>
            <source>result {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>Ergebnis {what}</translation>
        </message>
        <message>
            <source>note</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>note {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>Notiz {what}</translation>
        </message>
        <message>
            <source>{deal} is open again and its score is gone: {keys} brings it back.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>{deal} ist wieder offen und zählt nicht mehr: {keys} macht das rückgängig.</translation>
        </message>
        <message numerus="yes">
            <source>{tricks} tricks: {contract} {result}</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>
                <numerusform>{tricks} Stich: {contract} {result}</numerusform>
                <numerusform>{tricks} Stiche: {contract} {result}</numerusform>
            </translation>
        </message>
        <message>
            <source>Type only the new contract, and {name} still plays it.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>Nur den neuen Kontrakt tippen: {name} spielt ihn weiterhin.</translation>
        </message>
        <message>
            <source>What if</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>Was wäre wenn</translation>
        </message>
        <message>
            <source>{value} taken back</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>{value} zurückgenommen</translation>
        </message>
        <message>
            <source>{where}: inserted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: eingefügt</translation>
        </message>
        <message>
            <source>{where}: deleted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: gelöscht</translation>
        </message>
        <message>
            <source>replaced by a session file</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>durch eine Abend-Datei ersetzt</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>nichts geändert</translation>
        </message>
        <message>
            <source>name {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>Name {what}</translation>
        </message>
        <message numerus="yes">
            <source>and {count} deals more</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>
                <numerusform>und {count} weiteres Spiel</numerusform>
                <numerusform>und {count} weitere Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>only one of them has deal {numbers}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>nur einer davon hat Spiel {numbers}</translation>
        </message>
        <message>
            <source>the session is begun</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>der Abend ist begonnen</translation>
        </message>
        <message>
            <source>the session is deleted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>der Abend ist gelöscht</translation>
        </message>
        <message>
            <source>the session is put back</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>der Abend ist zurückgeholt</translation>
        </message>
        <message>
            <source>{where}: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: {what}</translation>
        </message>
        <message>
            <source>only one of them has {deals}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>nur einer davon hat {deals}</translation>
        </message>
        <message>
            <source>{told} ({covered})</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{told} ({covered})</translation>
        </message>
        <message numerus="yes">
            <source>taken into the book with {count} deals</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>
                <numerusform>mit {count} Spiel ins Buch aufgenommen</numerusform>
                <numerusform>mit {count} Spielen ins Buch aufgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>{done}: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{done}: {what}</translation>
        </message>
        <message>
            <source>undone: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>zurückgenommen: {what}</translation>
        </message>
        <message>
            <source>done again: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>wiederholt: {what}</translation>
        </message>
        <message>
            <source>{name} takes {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} nimmt den Platz von {whose}, Partner: {partner}</translation>
        </message>
        <message>
            <source>{name} moves to {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} wechselt auf den Platz von {whose}, Partner: {partner}</translation>
        </message>
        <message>
            <source>Everybody keeps the same chair.</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>Alle bleiben sitzen.</translation>
        </message>
        <message>
            <source>{what} before there is a contract</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}, bevor es einen Kontrakt gibt</translation>
        </message>
        <message>
            <source>{what} for a deal that was passed out</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what} für ein durchgepasstes Spiel</translation>
        </message>
        <message>
            <source>result before there is a declarer</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>Ergebnis vor dem Alleinspieler</translation>
        </message>
        <message>
            <source>{tricks} tricks; a deal has 0–13</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{tricks} Stiche; ein Spiel hat 0–13</translation>
        </message>
        <message>
            <source>honours, but the rules count none</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>Honneurs, aber die Regeln zählen keine</translation>
        </message>
        <message>
            <source>honours of {name} are {points}; they are 100 or 150</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>Honneurs von {name} sind {points}; möglich sind 100 oder 150</translation>
        </message>
        <message>
            <source>honours in two hands; only one can hold them</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>Honneurs in zwei Blättern; nur eines kann sie haben</translation>
        </message>
        <message>
            <source>{rule} is {points} points; it is 0 to {most}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>{rule} ist {points} Punkte; möglich sind 0 bis {most}</translation>
        </message>
        <message>
            <source>rule {rule}: {what}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>Regel {rule}: {what}</translation>
        </message>
        <message>
            <source>{title}: the {count} best of {all}</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>{title}: die {count} Besten von {all}</translation>
        </message>
        <message>
            <source>Streaks</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Serien</translation>
        </message>
        <message>
            <source>Best evenings</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Beste Abende</translation>
        </message>
        <message>
            <source>Head to head</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Direkter Vergleich</translation>
        </message>
        <message>
            <source>First place wins an evening. What is not won ends the row; being away or sitting out does not.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Platz 1 gewinnt den Abend. Was nicht gewonnen wird, beendet die Serie; Fehlen und Aussetzen nicht.</translation>
        </message>
        <message>
            <source>Until</source>
            <comment>a streak</comment>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Now</source>
            <comment>a streak</comment>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Zurzeit</translation>
        </message>
        <message>
            <source>wins in a row up to the end of the period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Siege in Folge bis zum Ende des Zeitraums</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Where</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Wo</translation>
        </message>
        <message>
            <source>Pays</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Zahlt</translation>
        </message>
        <message>
            <source>Gets</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Bekommt</translation>
        </message>
        <message>
            <source>Amount</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Betrag</translation>
        </message>
        <message numerus="yes">
            <source>{count} evenings without a stake are left out.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>
                <numerusform>{count} Abend ohne Einsatz zählt nicht mit.</numerusform>
                <numerusform>{count} Abende ohne Einsatz zählen nicht mit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gegen</translation>
        </message>
        <message>
            <source>evenings on which both played</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Abende, an denen beide gespielt haben</translation>
        </message>
        <message>
            <source>Ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Besser</translation>
        </message>
        <message>
            <source>evenings that the player ended ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Abende, die der Spieler besser beendet hat</translation>
        </message>
        <message>
            <source>Behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Schlechter</translation>
        </message>
        <message>
            <source>evenings that the player ended behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Abende, die der Spieler schlechter beendet hat</translation>
        </message>
        <message>
            <source>Level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>evenings that ended level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Abende mit Gleichstand</translation>
        </message>
        <message>
            <source>what the player won, and in how many; sorted by the mean</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gewinn des Spielers, und in wie vielen; sortiert nach dem Schnitt</translation>
        </message>
        <message>
            <source>Evenings won in a row</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Abende in Folge gewonnen</translation>
        </message>
        <message>
            <source>the longest row of wins in this period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>längste Siegesserie in diesem Zeitraum</translation>
        </message>
        <message>
            <source>the day of the last win in that row; the first such row, if there are several</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Tag des letzten Siegs dieser Serie; bei mehreren gleich langen der ersten</translation>
        </message>
        <message>
            <source>what the player won on that evening</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gewinn des Spielers an diesem Abend</translation>
        </message>
        <message>
            <source>the player's place in that evening's standing</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Platz des Spielers an diesem Abend</translation>
        </message>
        <message>
            <source>for all evenings in this period with a stake</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>für alle Abende dieses Zeitraums mit Einsatz</translation>
        </message>
        <message>
            <source>As partners</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Als Partner</translation>
        </message>
        <message>
            <source>As opponents</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Als Gegner</translation>
        </message>
        <message>
            <source>{where} is not a UUID</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist keine UUID</translation>
        </message>
        <message>
            <source>{where} is "{text}", which is no date (2026-11-20)</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist „{text}“, und das ist kein Datum (2026-11-20)</translation>
        </message>
        <message>
            <source>version {version} is from a newer program; this one reads {known}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>Version {version} ist von einem neueren Programm; dieses liest {known}</translation>
        </message>
        <message>
            <source>{where} is "{text}", which the file writes "{contract}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist „{text}“, die Datei schreibt das „{contract}“</translation>
        </message>
        <message>
            <source>{where} should have 2 parts and has {count}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} sollte 2 Teile haben und hat {count}</translation>
        </message>
        <message>
            <source>{where} is not an object of keys and values</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist kein Objekt aus Schlüsseln und Werten</translation>
        </message>
        <message>
            <source>{where} is not a list</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist keine Liste</translation>
        </message>
        <message>
            <source>{where} is not a text</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist kein Text</translation>
        </message>
        <message>
            <source>{where} is not a whole number</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist keine ganze Zahl</translation>
        </message>
        <message>
            <source>{where} is neither true nor false</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist weder true noch false</translation>
        </message>
        <message>
            <source>{where} is "{text}", not {others}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist „{text}“, nicht {others}</translation>
        </message>
        <message>
            <source>not a session file of this game</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>keine Abend-Datei dieses Spiels</translation>
        </message>
        <message>
            <source>{where} is "{text}": {why}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist „{text}“: {why}</translation>
        </message>
        <message>
            <source>not a session file: its text is not UTF-8</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>keine Abend-Datei: ihr Text ist nicht UTF-8</translation>
        </message>
        <message>
            <source>no session file, or a damaged one: it is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>keine Abend-Datei, oder eine beschädigte: das ist kein JSON</translation>
        </message>
        <message>
            <source>not a session file: {name} is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>keine Abend-Datei: {name} ist kein JSON</translation>
        </message>
        <message>
            <source> or </source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation> oder </translation>
        </message>
        <message>
            <source>version {version} is none</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>eine Version {version} gibt es nicht</translation>
        </message>
        <message>
            <source>the key "{key}" is there twice</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>der Schlüssel „{key}“ steht zweimal da</translation>
        </message>
        <message>
            <source>unknown key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>unbekannter Schlüssel „{key}“</translation>
        </message>
        <message>
            <source>the key "{key}" is missing</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>der Schlüssel „{key}“ fehlt</translation>
        </message>
        <message>
            <source>All sessions</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Alle Abende</translation>
        </message>
        <message>
            <source>Still open</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Noch offen</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>This session cannot be read.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Dieser Abend ist nicht lesbar.</translation>
        </message>
        <message>
            <source>of a game this program does not know</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>von einem Spiel, das dieses Programm nicht kennt</translation>
        </message>
        <message>
            <source>done</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>fertig</translation>
        </message>
        <message>
            <source>still open</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>noch offen</translation>
        </message>
        <message>
            <source>the session that cannot be read</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>der unlesbare Abend</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend gelöscht</numerusform>
                <numerusform>{count} Abende gelöscht</numerusform>
            </translation>
        </message>
        <message>
            <source>No session is still open.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Kein Abend ist noch offen.</translation>
        </message>
        <message>
            <source>No session is done yet.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Noch ist kein Abend fertig.</translation>
        </message>
        <message>
            <source>No session is deleted.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Kein Abend ist gelöscht.</translation>
        </message>
        <message>
            <source>No session yet. The first one stands here when it has begun.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Noch kein Abend. Der erste steht hier, sobald er begonnen hat.</translation>
        </message>
        <message>
            <source>Deleted: {session}</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Gelöscht: {session}</translation>
        </message>
        <message>
            <source>Nothing is found for “{text}”.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Zu „{text}“ ist nichts zu finden.</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals a page</source>
            <extracomment>chicago_gui/sheet/setup.py</extracomment>
            <translation>
                <numerusform>{count} Spiel je Seite</numerusform>
                <numerusform>{count} Spiele je Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>who plays with whom</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>wer mit wem spielt</translation>
        </message>
        <message>
            <source>who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>wer zuerst teilt</translation>
        </message>
        <message>
            <source>who comes and who leaves</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>wer kommt und wer geht</translation>
        </message>
        <message>
            <source>sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>das Hinsetzen</translation>
        </message>
        <message>
            <source>taking back sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>das Zurücknehmen des Hinsetzens</translation>
        </message>
        <message>
            <source>stopping, or going on</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>Abbrechen oder Fortsetzen</translation>
        </message>
        <message>
            <source>deal number and note</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Spielnummer und Notiz</translation>
        </message>
        <message>
            <source>difference so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Differenz bisher</translation>
        </message>
        <message>
            <source>honours are 100 or 150 and a name, such as 100 {one}</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Honneurs sind 100 oder 150 und ein Name, etwa 100 {one}</translation>
        </message>
        <message>
            <source>Honours</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Honneurs</translation>
        </message>
        <message>
            <source>{text} is none of these: {words}</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>{text} ist keins davon: {words}</translation>
        </message>
        <message>
            <source>first who plays with whom: Enter takes the sides shown</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>erst, wer mit wem spielt: Enter nimmt, was da steht</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Teiler</translation>
        </message>
        <message>
            <source>Who plays against {side}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer spielt gegen {side}?</translation>
        </message>
        <message>
            <source>Who plays together?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer spielt zusammen?</translation>
        </message>
        <message>
            <source>others…</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>andere …</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <source>Who sits on the left of {name}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer sitzt links von {name}?</translation>
        </message>
        <message>
            <source>what is won in all</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Gewinn insgesamt</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points a {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Punkte je {sitting}</translation>
        </message>
        <message>
            <source>with whom the most is won, in several sittings together</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>mit wem am meisten gewonnen wird, in mehreren Runden oder Rubbern zusammen</translation>
        </message>
        <message>
            <source>the place by what is won in all</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Platz nach dem Gesamtgewinn</translation>
        </message>
        <message>
            <source>{sittings} won in a row</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{sittings} in Folge gewonnen</translation>
        </message>
        <message>
            <source>evenings with something settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Abende, an denen etwas abgerechnet ist</translation>
        </message>
        <message>
            <source>evenings with the best account</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Abende mit dem besten Konto</translation>
        </message>
        <message>
            <source>those settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>die abgerechneten</translation>
        </message>
        <message>
            <source>those won, of the settled ones</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>die gewonnenen von den abgerechneten</translation>
        </message>
        <message>
            <source>Made of declared</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Erfüllt</translation>
        </message>
        <message>
            <source>Hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Hunderter</translation>
        </message>
        <message>
            <source>Hundreds a {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Hunderter je {sitting}</translation>
        </message>
        <message>
            <source>Only what is settled counts. A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Nur Abgerechnetes zählt. Ein Klick auf eine Überschrift sortiert danach, ebenso {left} und {right}.</translation>
        </message>
        <message>
            <source>the mean of those settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Schnitt der abgerechneten</translation>
        </message>
        <message>
            <source>Best</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Am besten</translation>
        </message>
        <message>
            <source>Worst</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Am schlechtesten</translation>
        </message>
        <message>
            <source>{points} over the evenings</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{points} über die Abende</translation>
        </message>
        <message>
            <source>{made} of {declared}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{made} von {declared}</translation>
        </message>
        <message>
            <source>{deal}: {contract} by {name}. Type the result: =, +1 or −1.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract} von {name}. Ergebnis tippen: =, +1 oder −1.</translation>
        </message>
        <message>
            <source>Account: nothing settled yet</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Konto: noch nichts abgerechnet</translation>
        </message>
        <message>
            <source>hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Hunderter</translation>
        </message>
        <message>
            <source>{deal}: {dealer} deals. Type the contract and who plays it, such as 3s {one} or, doubled, 3sx {other}; p when all pass.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {dealer} teilt. Kontrakt und Alleinspieler tippen, etwa 3p {one} oder, kontriert, 3px {other}; p, wenn alle passen.</translation>
        </message>
        <message>
            <source>{sides}; out: {out}. Type {example} for other sides.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}; ohne {out}. Andere Parteien tippen: {example}.</translation>
        </message>
        <message>
            <source>{sides}. Type {example} for other sides.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}. Andere Parteien tippen: {example}.</translation>
        </message>
        <message>
            <source>Account, running</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Konto, laufend</translation>
        </message>
        <message>
            <source>Deals: {name}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Es teilt {name}</translation>
        </message>
        <message>
            <source>{unit}, deal {number}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, Spiel {number}</translation>
        </message>
        <message>
            <source>Enter lets this dealer begin, space shows others; or type who deals.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Enter lässt diesen Teiler beginnen, Leertaste zeigt andere; oder tippen, wer teilt.</translation>
        </message>
        <message>
            <source>Four to seven players</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Vier bis sieben Spieler</translation>
        </message>
        <message>
            <source>Who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Wer teilt zuerst</translation>
        </message>
        <message>
            <source>Deals: {name}, who has begun least often</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Es teilt {name}: hat bisher am seltensten begonnen</translation>
        </message>
        <message>
            <source>{unit}: who plays with whom? Enter takes the sides shown, space shows others; or type the partners, such as {example}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: Wer spielt mit wem? Enter nimmt die gezeigten Parteien, Leertaste zeigt andere; oder Partner tippen, etwa {example}.</translation>
        </message>
        <message>
            <source>{deal}: {contract}. Who plays it? Type {names}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}. Wer spielt? Tippen: {names}.</translation>
        </message>
        <message>
            <source>{unit}: who sits where</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: Wer sitzt wo</translation>
        </message>
        <message>
            <source>{unit}, total</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, Summe</translation>
        </message>
        <message>
            <source>Insert a deal before {deal}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Spiel einfügen vor: {deal}</translation>
        </message>
        <message>
            <source>joined: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>dazu: {names}</translation>
        </message>
        <message>
            <source>off the sheet: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>vom Bogen: {names}</translation>
        </message>
        <message>
            <source>left: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>gegangen: {names}</translation>
        </message>
        <message>
            <source>back: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>zurück: {names}</translation>
        </message>
        <message>
            <source>away {what}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>fehlt: {what}</translation>
        </message>
        <message>
            <source>{told}, {count} unfinished</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>{told}, {count} unbeendet</translation>
        </message>
        <message>
            <source>players named: {count}; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>genannte Spieler: {count}; 4 bis 7 spielen</translation>
        </message>
        <message>
            <source>sides: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Parteien: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>dealer: {name} is on neither side</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Teiler: {name} gehört zu keiner Partei</translation>
        </message>
        <message>
            <source>away: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>fehlt: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>away: {name} plays</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>fehlt: {name} spielt</translation>
        </message>
        <message>
            <source>players left: {count}; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>übrige Spieler: {count}; 4 bis 7 spielen</translation>
        </message>
        <message>
            <source>{name} is on neither side and sits out</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{name} gehört zu keiner Partei und setzt aus</translation>
        </message>
        <message>
            <source>there is nothing to change there</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>dort gibt es nichts zu ändern</translation>
        </message>
        <message>
            <source>its deals are there already; take them out first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>dort stehen schon Spiele; die müssen erst heraus</translation>
        </message>
        <message>
            <source>the one before has no deal yet; change its sides instead</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>im vorigen steht noch kein Spiel; dort die Parteien ändern</translation>
        </message>
        <message>
            <source>deal {number} has no result yet</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Spiel {number} hat noch kein Ergebnis</translation>
        </message>
        <message>
            <source>sides</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Parteien</translation>
        </message>
        <message>
            <source>sides {what}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Parteien {what}</translation>
        </message>
        <message>
            <source>dealer {what}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Teiler {what}</translation>
        </message>
        <message>
            <source>Settled</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Abrechnung</translation>
        </message>
        <message>
            <source>per point</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>pro Punkt</translation>
        </message>
        <message>
            <source>per hundred points</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>pro hundert Punkte</translation>
        </message>
        <message>
            <source>nobody is away</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>niemand fehlt</translation>
        </message>
        <message>
            <source>{where} is empty; it names somebody, or is absent</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{where} ist leer; dort steht ein Name oder nichts</translation>
        </message>
        <message>
            <source>to the point</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>auf den Punkt</translation>
        </message>
        <message>
            <source>in hundreds, 50 left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>in Hundertern, 50 abgerundet</translation>
        </message>
        <message>
            <source>in hundreds, 50 left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>in Hundertern, 50 aufgerundet</translation>
        </message>
        <message>
            <source>away: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>fehlt: {names}</translation>
        </message>
        <message>
            <source>settled to the point</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>auf den Punkt abgerechnet</translation>
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>in ganzen Hundertern, fünfzig abgerundet</translation>
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>in ganzen Hundertern, fünfzig aufgerundet</translation>
        </message>
        <message>
            <source>{side} have {points} below.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} haben {points} unter dem Strich.</translation>
        </message>
        <message>
            <source>{had} so far; {side} are {points} ahead.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>bisher {had}; {side} führen mit {points}.</translation>
        </message>
        <message>
            <source>{side} ({count} before)</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} (vorher {count})</translation>
        </message>
        <message>
            <source>{contract} by {declarer}, {result}, {z}: {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{contract} von {declarer}, {result}, {z}: {points}</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum} is a game</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} hatten {before} unter dem Strich: {sum} ist eine Manche</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} hatten {before} unter dem Strich: {sum}</translation>
        </message>
        <message>
            <source>even</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>gleich</translation>
        </message>
        <message>
            <source>grand slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Großschlemm</translation>
        </message>
        <message>
            <source>small slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Kleinschlemm</translation>
        </message>
        <message>
            <source>{difference}: {winners} get {points} each, {losers} pay it</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: {winners} bekommen je {points}, {losers} zahlen es</translation>
        </message>
        <message>
            <source>{points} for {side}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} für {side}</translation>
        </message>
        <message>
            <source>{one} {points}, {two} {other}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{one} {points}, {two} {other}</translation>
        </message>
        <message>
            <source> against </source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation> gegen </translation>
        </message>
        <message numerus="yes">
            <source>{count} hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>
                <numerusform>{count} Hunderter</numerusform>
                <numerusform>{count} Hunderter</numerusform>
            </translation>
        </message>
        <message>
            <source>It is off the account until it is over.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Bis zum Ende zählt das nicht aufs Konto.</translation>
        </message>
        <message>
            <source>deals {numbers}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiele {numbers}</translation>
        </message>
        <message>
            <source>passed out: {dealer} deals again</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>durchgepasst: {dealer} teilt neu</translation>
        </message>
        <message>
            <source>{difference}: nobody pays</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: niemand zahlt</translation>
        </message>
        <message>
            <source>{had} so far.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>bisher {had}.</translation>
        </message>
        <message>
            <source>{debtor} owes {creditor} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{debtor} schuldet {creditor} {points}</translation>
        </message>
        <message>
            <source>overtricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Überstiche</translation>
        </message>
        <message>
            <source>for the insult</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>fürs Kontra</translation>
        </message>
        <message>
            <source>undertricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Faller</translation>
        </message>
        <message>
            <source>{sides}; out: {out}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{sides}; ohne {out}</translation>
        </message>
        <message>
            <source>{points} above ({why})</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} darüber ({why})</translation>
        </message>
        <message>
            <source>Another dealer: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Anderer Teiler: {deals}.</translation>
        </message>
        <message>
            <source>Vulnerable otherwise: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Andere Gefahrenlage: {deals}.</translation>
        </message>
        <message>
            <source>Other points: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Andere Punkte: {deals}.</translation>
        </message>
        <message>
            <source>{points} below</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} darunter</translation>
        </message>
        <message>
            <source>{side} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} {points}</translation>
        </message>
        <message>
            <source>{what} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{what} {points}</translation>
        </message>
        <message>
            <source>deal {number} is no longer a game.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiel {number} ist keine Manche mehr.</translation>
        </message>
        <message>
            <source>deal {number} is a game now.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiel {number} ist jetzt eine Manche.</translation>
        </message>
        <message>
            <source>right</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>stimmt</translation>
        </message>
        <message>
            <source>First now: {names}, {figure} {unit}</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>Vorn: {names}, {figure} {unit}</translation>
        </message>
        <message>
            <source>“{amount}” is no amount; type one such as 0.50</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>„{amount}“ ist kein Betrag; etwa 0,50 eingeben</translation>
        </message>
        <message>
            <source>an amount is more than 0, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>ein Betrag ist größer als 0, nicht {amount}</translation>
        </message>
        <message>
            <source>an amount is at most {most}, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>ein Betrag ist höchstens {most}, nicht {amount}</translation>
        </message>
        <message>
            <source>{amount} has {count} decimals; {currency} has {most}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{amount} hat {count} Nachkommastellen, {currency} hat {most}</translation>
        </message>
        <message>
            <source>name the currency, such as EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>die Währung angeben, etwa EUR</translation>
        </message>
        <message>
            <source>the currency has {count} letters; at most {most} fit</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>die Währung hat {count} Zeichen; höchstens {most} passen</translation>
        </message>
        <message>
            <source>the currency</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>die Währung</translation>
        </message>
        <message>
            <source>Stake</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Einsatz</translation>
        </message>
        <message>
            <source>{where} is "{text}", not such as 0.50</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{where} ist „{text}“, nicht etwa 0.50</translation>
        </message>
        <message>
            <source>no stake</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>ohne Einsatz</translation>
        </message>
        <message>
            <source>{debtor} pays {creditor} {money}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{debtor} zahlt {creditor} {money}</translation>
        </message>
        <message>
            <source>stake {money} {per}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Einsatz {money} {per}</translation>
        </message>
        <message>
            <source>Currency</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Währung</translation>
        </message>
        <message>
            <source>EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>EUR</translation>
        </message>
        <message>
            <source>paid</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>gezahlt</translation>
        </message>
        <message>
            <source>Nobody is ahead of the others.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Niemand liegt vorn.</translation>
        </message>
        <message>
            <source>First place shared: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Geteilter erster Platz: {names}, {score}.</translation>
        </message>
        <message>
            <source>Winner: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Sieg: {names}, {score}.</translation>
        </message>
        <message>
            <source>In the lead: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>In Führung: {names}, {score}.</translation>
        </message>
        <message>
            <source>Level in the lead: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Gemeinsam in Führung: {names}, {score}.</translation>
        </message>
        <message>
            <source>{figure} {unit}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{figure} {unit}</translation>
        </message>
        <message>
            <source>{figure} to {other} {unit}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{figure} zu {other} {unit}</translation>
        </message>
        <message>
            <source>{called}: {figure}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{called}: {figure}</translation>
        </message>
        <message>
            <source>players: a name is empty</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>Spieler: ein Name ist leer</translation>
        </message>
        <message>
            <source>players: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>Spieler: {name} kommt zweimal vor</translation>
        </message>
        <message>
            <source>players: {names} is more than one name</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>Spieler: {names} ist mehr als ein Name</translation>
        </message>
        <message>
            <source>{what} has {count} letters; at most {most} fit</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what} hat {count} Zeichen; höchstens {most} passen</translation>
        </message>
        <message>
            <source>{what} has the sign {sign} in it, which no line of text can have</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what} enthält das Zeichen {sign}, das in keiner Textzeile stehen kann</translation>
        </message>
        <message>
            <source>players: name {number}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>Spieler: Name {number}</translation>
        </message>
        <message>
            <source>type the contract, such as 4s or 3nt, or p if passed out</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>den Kontrakt tippen, etwa 4p oder 3sa; p, wenn durchgepasst</translation>
        </message>
        <message>
            <source>type c, d, h, s or n after the level</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>nach der Stufe t, k, h, p oder sa tippen</translation>
        </message>
        <message>
            <source>who plays it? After the contract type {names}</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>wer spielt ihn? Nach dem Kontrakt {names} tippen</translation>
        </message>
        <message>
            <source>{text} is no seat; type n, e, s or w for who plays it</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>{text} ist kein Platz; n, o, s oder w tippen: wer spielt</translation>
        </message>
        <message>
            <source>who plays it? Type n, e, s or w after the contract</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>wer spielt? n, o, s oder w nach dem Kontrakt tippen</translation>
        </message>
        <message>
            <source>type the counts of the decks, such as 12 9 13 6</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>die FP der Stapel tippen, etwa 12 9 13 6</translation>
        </message>
        <message>
            <source>a count is 0 to 37, not {count}</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>ein Stapel hat 0 bis 37 FP, nicht {count}</translation>
        </message>
        <message>
            <source>put spaces between the counts, such as 12 9 13 6</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>die FP mit Leerzeichen trennen, etwa 12 9 13 6</translation>
        </message>
        <message>
            <source>{one} or {other}? Put spaces between the counts</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>{one} oder {other}? Die FP mit Leerzeichen trennen</translation>
        </message>
        <message>
            <source>type a number, not {text}</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>eine Zahl tippen, nicht {text}</translation>
        </message>
        <message>
            <source>type a name, or its first letters</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Namen oder Anfangsbuchstaben tippen</translation>
        </message>
        <message>
            <source>nobody here is called {text}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>niemand hier heißt {text}</translation>
        </message>
        <message>
            <source>{name} does not play this deal</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} spielt in diesem Spiel nicht mit</translation>
        </message>
        <message>
            <source>{names}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{names}?</translation>
        </message>
        <message>
            <source>put spaces between the names: {text} can mean {one} or {other}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Namen mit Leerzeichen trennen: {text} kann {one} oder {other} heißen</translation>
        </message>
        <message>
            <source>type two partners or all four players, such as {example}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>zwei Partner oder alle vier Spieler tippen, etwa {example}</translation>
        </message>
        <message>
            <source>{name} ({short})</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} ({short})</translation>
        </message>
        <message>
            <source>{text} has no place here</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>„{text}“ passt hier nicht</translation>
        </message>
        <message>
            <source>{hint}</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>{hint}</translation>
        </message>
        <message>
            <source>type the result: = or +1 or −2</source>
            <extracomment>chicago_gui/sheet/typing/results.py</extracomment>
            <translation>das Ergebnis tippen: =, +1 oder −2</translation>
        </message>
        <message>
            <source>Counts of open deals are left out.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Die Punkte offener Spiele fehlen darin.</translation>
        </message>
        <message>
            <source>Sessions: {counts}.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Abende: {counts}.</translation>
        </message>
        <message>
            <source>{count} added</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} hinzugefügt</translation>
        </message>
        <message>
            <source>{count} already here</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} schon da</translation>
        </message>
        <message>
            <source>{count} replaced</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} ersetzt</translation>
        </message>
        <message>
            <source>{count} left unchanged</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} unverändert</translation>
        </message>
        <message>
            <source>{count} not imported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht importiert</translation>
        </message>
        <message>
            <source>{count} not read</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht gelesen</translation>
        </message>
        <message>
            <source>{count} exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} exportiert</translation>
        </message>
        <message>
            <source>{count} exported before</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} schon exportiert</translation>
        </message>
        <message>
            <source>{count} not exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht exportiert</translation>
        </message>
        <message>
            <source>{count} not reached</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht erreicht</translation>
        </message>
        <message>
            <source>Folder: {folder}.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Ordner: {folder}.</translation>
        </message>
        <message>
            <source>{name} — {why}</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{name} – {why}</translation>
        </message>
        <message>
            <source>none found</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>keine gefunden</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Shift</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Del</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Entf</translation>
        </message>
        <message>
            <source>{year}-{month}-{day}</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{day}.{month}.{year}</translation>
        </message>
        <message numerus="yes">
            <source>{level} clubs</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} Treff</numerusform>
                <numerusform>{level} Treff</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} diamonds</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} Karo</numerusform>
                <numerusform>{level} Karo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} hearts</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} Coeur</numerusform>
                <numerusform>{level} Coeur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} spades</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} Pik</numerusform>
                <numerusform>{level} Pik</numerusform>
            </translation>
        </message>
        <message>
            <source>{level} no trump</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{level} Sans Atout</translation>
        </message>
        <message>
            <source>.</source>
            <comment>decimal sign</comment>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>,</translation>
        </message>
        <message>
            <source>{bid} doubled</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{bid} im Kontra</translation>
        </message>
        <message>
            <source>{bid} redoubled</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{bid} im Rekontra</translation>
        </message>
        <message>
            <source>Edit</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>View</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>Tools</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Extras</translation>
        </message>
        <message>
            <source>Help</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Open a folder of sessions…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Ordner mit Abenden öffnen…</translation>
        </message>
        <message>
            <source>Go on typing in from paper</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Weiter vom Papier abtippen</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Als PDF speichern…</translation>
        </message>
        <message>
            <source>Export the session…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Abend exportieren…</translation>
        </message>
        <message>
            <source>Export as CSV…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Als CSV exportieren…</translation>
        </message>
        <message>
            <source>Export as picture…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Als Bild exportieren…</translation>
        </message>
        <message>
            <source>Quit</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Planned deals…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Geplante Spiele…</translation>
        </message>
        <message>
            <source>Insert deal</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Spiel einfügen</translation>
        </message>
        <message>
            <source>Delete deal</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Spiel löschen</translation>
        </message>
        <message>
            <source>Copy picture of the standing</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Stand als Bild kopieren</translation>
        </message>
        <message>
            <source>Copy picture of the chart</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Diagramm als Bild kopieren</translation>
        </message>
        <message>
            <source>History…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Verlauf…</translation>
        </message>
        <message>
            <source>Evening colours</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Abendfarben</translation>
        </message>
        <message>
            <source>Four-colour suits</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Vierfarbiges Blatt</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Größer</translation>
        </message>
        <message>
            <source>Smaller</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Kleiner</translation>
        </message>
        <message>
            <source>Players and heading…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Spieler und Kopf…</translation>
        </message>
        <message>
            <source>Score a deal…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Spiel ausrechnen…</translation>
        </message>
        <message>
            <source>Backups…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Sicherungen…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Einstellungen…</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Über Chicago</translation>
        </message>
        <message>
            <source>{tool} ({keys})</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>{tool} ({keys})</translation>
        </message>
        <message>
            <source>PDF</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Cover</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Verdecken</translation>
        </message>
        <message>
            <source>PREPARER  ·  {name}  ·  keep the screen turned away</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>VORBEREITER  ·  {name}  ·  Bildschirm wegdrehen</translation>
        </message>
        <message>
            <source>CHICAGO</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>CHICAGO</translation>
        </message>
        <message>
            <source>TABLE  ·  nothing here is secret</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>TISCH  ·  hier ist nichts geheim</translation>
        </message>
        <message>
            <source>Undo {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Rückgängig: {step}</translation>
        </message>
        <message>
            <source>Redo {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Wiederholen: {step}</translation>
        </message>
        <message>
            <source>Chicago, {evening}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Chicago, {evening}</translation>
        </message>
        <message>
            <source>Esc covers the sheet</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Esc verdeckt den Bogen</translation>
        </message>
        <message>
            <source>F2 preparer</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>F2 Vorbereiter</translation>
        </message>
        <message>
            <source>about {hour} at the end</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Ende gegen {hour}</translation>
        </message>
        <message>
            <source>this is a pipe, a socket or a device, and no file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>das ist eine Pipe, ein Socket oder ein Gerät und keine Datei</translation>
        </message>
        <message>
            <source>larger than {megabytes} MB: not a session file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>größer als {megabytes} MB: keine Abend-Datei</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>{path} cannot be written: {cause}.</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>{path} kann nicht geschrieben werden: {cause}.</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>es gibt keine solche Datei</translation>
        </message>
        <message>
            <source>reading it is not allowed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>Lesen ist nicht erlaubt</translation>
        </message>
        <message>
            <source>there is no such folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>es gibt keinen solchen Ordner</translation>
        </message>
        <message>
            <source>writing there is not allowed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>dort darf nicht geschrieben werden</translation>
        </message>
        <message>
            <source>there is not enough room left</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>es ist nicht genug Platz</translation>
        </message>
        <message>
            <source>nothing can be written on that disk</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>auf diesen Datenträger kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>no file can have that name</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>keine Datei kann so heißen</translation>
        </message>
        <message>
            <source>nobody reads from this pipe</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>niemand liest aus dieser Pipe</translation>
        </message>
        <message>
            <source>it is closed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>sie ist geschlossen</translation>
        </message>
        <message>
            <source>close it in the other program first</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>schließen Sie die Datei zuerst im anderen Programm</translation>
        </message>
        <message>
            <source>That is not the code. Once more:</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Das ist nicht der Code. Noch einmal:</translation>
        </message>
        <message>
            <source>That is not the code. If nobody knows it, read “Secrecy” in the guide (F1).</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Das ist nicht der Code. Weiß ihn niemand mehr, hilft „Geheimhaltung“ im Handbuch (F1).</translation>
        </message>
        <message>
            <source>OK</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>OK</translation>
        </message>
        <message>
            <source>played by</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>spielt</translation>
        </message>
        <message>
            <source>doubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>Kontra</translation>
        </message>
        <message>
            <source>redoubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>Rekontra</translation>
        </message>
        <message>
            <source>Undone here. Esc leads back to the wanted cell.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Hier rückgängig gemacht. Esc führt zum verlangten Feld zurück.</translation>
        </message>
        <message>
            <source>The form</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Der Bogen</translation>
        </message>
        <message>
            <source>Note on {deal}: type what is to be remembered, and Enter.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Notiz: {deal}. Tippen Sie, was zu merken ist, und Enter.</translation>
        </message>
        <message>
            <source>not entered: "{text}".</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>nicht eingetragen: „{text}“.</translation>
        </message>
        <message>
            <source>what was typed is not entered; it could not be read.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>was getippt wurde, ist nicht eingetragen; es war nicht zu lesen.</translation>
        </message>
        <message>
            <source>Enter enters what stands in grey.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Enter trägt ein, was grau dasteht.</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>History of {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Verlauf: {deal}…</translation>
        </message>
        <message>
            <source>Type…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Tippen…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Auswählen…</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Würfeln</translation>
        </message>
        <message>
            <source>Clear this cell</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Zelle leeren</translation>
        </message>
        <message>
            <source>Note on {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Notiz: {deal}…</translation>
        </message>
        <message>
            <source>Delete {deal}</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Löschen: {deal}</translation>
        </message>
        <message>
            <source>roll the die</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>würfeln</translation>
        </message>
        <message>
            <source>{one} against {other}; {out} are out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation>{one} gegen {other}; es setzen aus: {out}</translation>
        </message>
        <message>
            <source>{one} against {other}; {out} is out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation>{one} gegen {other}; es setzt aus: {out}</translation>
        </message>
        <message>
            <source>{pair} as partners: {count}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{pair} als Partner: {count}</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>{name}: {figure} {unit}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{name}: {figure} {unit}</translation>
        </message>
        <message>
            <source>{what} {count}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{what} {count}</translation>
        </message>
        <message>
            <source>{what} {count} of {most}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{what} {count} von {most}</translation>
        </message>
        <message>
            <source>Saved {time}</source>
            <extracomment>chicago_gui/widgets/strip.py</extracomment>
            <translation>Gesichert {time}</translation>
        </message>
    </context>
</TS>
