<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>chicago</name>
        <message>
            <source>Select a deal first. The new deal comes before it.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Zuerst ein Spiel wählen. Das neue kommt davor.</translation>
        </message>
        <message>
            <source>Done. “{undo}” restores the sheet.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Erledigt. „{undo}“ stellt das Blatt wieder her.</translation>
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
            <source>Two people</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Zwei Personen</translation>
        </message>
        <message>
            <source>What should the picture show?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Was soll das Bild zeigen?</translation>
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
            <source>“Yes” adds its boards to that match.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>„Ja“ nimmt ihre Boards in diesen Teamkampf auf.</translation>
        </message>
        <message>
            <source>The match keeps its own settings.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Der Teamkampf behält seine Einstellungen.</translation>
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
            <source>Stop</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Merge “{name}” with</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>„{name}“ zusammenführen mit</translation>
        </message>
        <message>
            <source>Separate from “{name}”:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Von „{name}“ trennen:</translation>
        </message>
        <message>
            <source>Name of the season {days}:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Name der Saison ({days}):</translation>
        </message>
        <message>
            <source>Is this the other room's card of {match}?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Ist das die Karte des anderen Raums im Teamkampf {match}?</translation>
        </message>
        <message>
            <source>The two cards differ:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Die beiden Karten unterscheiden sich:</translation>
        </message>
        <message>
            <source>from paper</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>vom Papier</translation>
        </message>
        <message>
            <source>The code is unchanged.</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Der Code ist unverändert.</translation>
        </message>
        <message>
            <source>{name}, type the code:</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>{name}, den Code eingeben:</translation>
        </message>
        <message>
            <source>Current code:</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Bisheriger Code:</translation>
        </message>
        <message>
            <source>The code could not be saved: {why}.</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Der Code konnte nicht gespeichert werden: {why}.</translation>
        </message>
        <message>
            <source>Choose a first day before the last.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Einen ersten Tag vor dem letzten wählen.</translation>
        </message>
        <message>
            <source>“{name}” is merged with “{into}”. The sheets keep the old name.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>„{name}“ ist mit „{into}“ zusammengeführt. Auf den Bögen bleibt der alte Name.</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>
                <numerusform>{count} Abend</numerusform>
                <numerusform>{count} Abende</numerusform>
            </translation>
        </message>
        <message>
            <source>Season name</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Name der Saison</translation>
        </message>
        <message>
            <source>This game has no season CSV: percentages do not add up.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Dieses Spiel hat keine Saison-CSV: Prozente lassen sich nicht addieren.</translation>
        </message>
        <message>
            <source>Chart</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>Choose another period: this one has no session.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Einen anderen Zeitraum wählen: In diesem gibt es keinen Abend.</translation>
        </message>
        <message>
            <source>“{name}” is separate again.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>„{name}“ zählt wieder für sich.</translation>
        </message>
        <message>
            <source>this game has no chart</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>dieses Spiel hat keinen Verlauf</translation>
        </message>
        <message>
            <source>--tables: this game has no tables</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--tables: dieses Spiel hat keine Tabellen</translation>
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
            <source>--names: give {counts} names</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: Namen angeben: {counts}</translation>
        </message>
        <message>
            <source>Session (*.chicago)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Abend (*.chicago)</translation>
        </message>
        <message>
            <source>forms</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Bögen</translation>
        </message>
        <message>
            <source>Pages</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Standing</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Saved: {paths}.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Gespeichert: {paths}.</translation>
        </message>
        <message>
            <source>Copied: {what}.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Kopiert: {what}.</translation>
        </message>
        <message>
            <source>The program failed last time. The report for its makers, without names or counts: {path}.</source>
            <extracomment>chicago_gui/app/reports.py</extracomment>
            <translation>Beim letzten Mal gab es einen Fehler. Der Bericht für die Entwickler, ohne Namen und Punkte: {path}.</translation>
        </message>
        <message>
            <source>The program failed. Everything entered before is saved.</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>Im Programm trat ein Fehler auf. Alles zuvor Eingegebene ist gespeichert.</translation>
        </message>
        <message>
            <source>no window can be opened: {why}</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>es lässt sich kein Fenster öffnen: {why}</translation>
        </message>
        <message>
            <source>On its own this card would show boards not played here.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Einzeln würde diese Karte Boards zeigen, die hier noch nicht gespielt sind.</translation>
        </message>
        <message>
            <source>This card belongs to the same match.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Diese Karte gehört zum selben Teamkampf.</translation>
        </message>
        <message>
            <source>Exporting sessions…</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Abende werden exportiert…</translation>
        </message>
        <message>
            <source>Importing sessions…</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Abende werden importiert…</translation>
        </message>
        <message>
            <source>{file} was not opened: {why}.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>{file} wurde nicht geöffnet: {why}.</translation>
        </message>
        <message>
            <source>Sessions and books (*.chicago *.sqlite)</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Abende und Bücher (*.chicago *.sqlite)</translation>
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
        <message>
            <source>Export sessions to a folder</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Abende in einen Ordner exportieren</translation>
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
            <source>Open a session of this game first.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Öffnen Sie zuerst einen Abend dieses Spiels.</translation>
        </message>
        <message>
            <source>The book of {when} is restored. The newer one is a backup now.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Das Buch vom {when} ist wiederhergestellt. Das bisherige liegt als Sicherung bereit.</translation>
        </message>
        <message>
            <source>Last copy: {when}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Letzte Kopie: {when}.</translation>
        </message>
        <message>
            <source>folder not found</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Ordner nicht gefunden</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Datenträger ist voll</translation>
        </message>
        <message>
            <source>another program uses the book</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>ein anderes Programm benutzt das Buch</translation>
        </message>
        <message>
            <source>the folder cannot be written to</source>
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
            <translation>Fehler des Datenträgers</translation>
        </message>
        <message>
            <source>unknown cause</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>Ursache unbekannt</translation>
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
            <source>the book could not be written ({cause}); nothing was changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch konnte nicht geschrieben werden ({cause}); nichts wurde geändert</translation>
        </message>
        <message>
            <source>open the match first: this card shows boards not played here</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>zuerst den Teamkampf öffnen: diese Karte zeigt Boards, die hier noch nicht gespielt sind</translation>
        </message>
        <message>
            <source>there is no book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>es gibt kein Buch {path}</translation>
        </message>
        <message>
            <source>the book {path} needs a newer version of the program; it was not changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} braucht eine neuere Programmversion; es wurde nicht verändert</translation>
        </message>
        <message>
            <source>{path} is not a book of this program; it was not changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{path} ist kein Buch dieses Programms; die Datei wurde nicht verändert</translation>
        </message>
        <message>
            <source>delete the second name (hard link) of the book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>den zweiten Namen (Hardlink) des Buchs {path} löschen</translation>
        </message>
        <message>
            <source>the book does not have this session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch hat diesen Abend nicht</translation>
        </message>
        <message>
            <source>the book already has this session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch hat diesen Abend schon</translation>
        </message>
        <message>
            <source>another program has changed this session; nothing was entered</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>ein anderes Programm hat diesen Abend geändert; nichts wurde eingetragen</translation>
        </message>
        <message>
            <source>the session cannot be read: the book is damaged there</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Abend ist nicht lesbar: das Buch ist dort beschädigt</translation>
        </message>
        <message>
            <source>the session of {when} needs a newer version of the program</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>der Abend vom {when} braucht eine neuere Programmversion</translation>
        </message>
        <message>
            <source>the backup could not be written ({cause}); the book is unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Sicherung konnte nicht geschrieben werden ({cause}); das Buch ist unverändert</translation>
        </message>
        <message>
            <source>the backup {path} is damaged; the book is unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Sicherung {path} ist beschädigt; das Buch ist unverändert</translation>
        </message>
        <message>
            <source>{one} and {other} are already merged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} und {other} sind schon zusammengeführt</translation>
        </message>
        <message>
            <source>{one} and {other} are two people: they played in one session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} und {other} sind zwei Personen: sie spielten am selben Abend</translation>
        </message>
        <message>
            <source>the copy in {folder} could not be written ({cause}); earlier copies are unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Kopie in {folder} konnte nicht geschrieben werden ({cause}); frühere Kopien sind unverändert</translation>
        </message>
        <message>
            <source>the copy in {folder} differed from the book and was removed; copy again</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Kopie in {folder} wich vom Buch ab und wurde entfernt; bitte noch einmal kopieren</translation>
        </message>
        <message>
            <source>the book was damaged; the backup of {when:%Y-%m-%d %H:%M} was opened; sessions recovered: {saved}; damaged book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch war beschädigt; die Sicherung vom {when:%d.%m.%Y %H:%M} wurde geöffnet; gerettete Abende: {saved}; beschädigtes Buch: {aside}</translation>
        </message>
        <message>
            <source>the book was damaged and has no usable backup; a new book was begun; sessions recovered: {saved}; damaged book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch war beschädigt und hat keine brauchbare Sicherung; ein neues Buch wurde begonnen; gerettete Abende: {saved}; beschädigtes Buch: {aside}</translation>
        </message>
        <message>
            <source>the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} fehlte; die Sicherung vom {when:%d.%m.%Y %H:%M} wurde geöffnet</translation>
        </message>
        <message>
            <source>the book {path} was missing and has no usable backup; a new book was begun; earlier book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} fehlte und hat keine brauchbare Sicherung; ein neues Buch wurde begonnen; früheres Buch: {aside}</translation>
        </message>
        <message>
            <source>the book {path} is older than {aside}, where {count} sessions are newer</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} ist älter als {aside}; neuere Abende dort: {count}</translation>
        </message>
        <message>
            <source>restore the backup of {when:%Y-%m-%d %H:%M}: it has {count} newer sessions than the book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>die Sicherung vom {when:%d.%m.%Y %H:%M} wiederherstellen: sie hat {count} neuere Abende als das Buch {path}</translation>
        </message>
        <message>
            <source>the book {path} was missing and was written again; nothing is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch {path} war verschwunden und wurde neu geschrieben; nichts ist verloren</translation>
        </message>
        <message>
            <source>another file replaced the book {path}; the book continues at {aside}; nothing is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>eine andere Datei liegt anstelle des Buchs {path}; das Buch geht in {aside} weiter; nichts ist verloren</translation>
        </message>
        <message>
            <source>the book was updated; a backup of the old one is {backup}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>das Buch wurde aktualisiert; die Sicherung des alten ist {backup}</translation>
        </message>
        <message>
            <source>out of memory</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>der Arbeitsspeicher reicht nicht</translation>
        </message>
        <message>
            <source>{path} is read as the session file or the book and cannot be the output</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{path} wird als Abend-Datei oder Buch gelesen und kann nicht die Ausgabe sein</translation>
        </message>
        <message>
            <source>{option}: standard output takes one page only</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option}: die Standardausgabe nimmt nur eine Seite</translation>
        </message>
        <message>
            <source>there is no display for a window</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>es gibt keinen Bildschirm für ein Fenster</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {why}</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>Qt lässt sich nicht laden: {why}</translation>
        </message>
        <message>
            <source>rename this file or folder: its name is not UTF-8</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>diese Datei oder diesen Ordner umbenennen: der Name ist kein UTF-8</translation>
        </message>
        <message>
            <source>the book has no session yet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>das Buch hat noch keinen Abend</translation>
        </message>
        <message>
            <source>nothing to undo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>nichts rückgängig zu machen</translation>
        </message>
        <message>
            <source>nothing to redo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>nichts zu wiederholen</translation>
        </message>
        <message>
            <source>the book has a session of another game with this id</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>das Buch hat unter dieser Kennung einen Abend eines anderen Spiels</translation>
        </message>
        <message>
            <source>open this file alone to compare: it is the other room's card of a match</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>diese Datei allein öffnen, um zu vergleichen: die Karte des anderen Raums eines Teamkampfs</translation>
        </message>
        <message>
            <source>this is the book that is open</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>das ist das offene Buch</translation>
        </message>
        <message>
            <source>no session file in this folder</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>in diesem Ordner liegt keine Abend-Datei</translation>
        </message>
        <message>
            <source>Counting sessions… {count}</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>Abende werden ausgewertet… {count}</translation>
        </message>
        <message>
            <source>chicago</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>Chicago</translation>
        </message>
        <message>
            <source>Delete {file} to remove all codes: it cannot be read. The Preparer face stays closed.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>{file} löschen, um alle Codes zu entfernen: Die Datei ist nicht lesbar. Die Vorbereiterseite bleibt zu.</translation>
        </message>
        <message>
            <source>A line of {file} cannot be read; the default is used.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Eine Zeile in {file} ist nicht lesbar; der Standard gilt.</translation>
        </message>
        <message>
            <source>Wrong in {file}, replaced by defaults: {wrong}.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Falsch in {file}, dafür gilt der Standard: {wrong}.</translation>
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
            <source>next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>nächste</translation>
        </message>
        <message>
            <source>Leave this round and begin the next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Diese Runde beenden und die nächste beginnen</translation>
        </message>
        <message>
            <source>four-deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Vier-Spiele-Chicago</translation>
        </message>
        <message>
            <source>round</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Runden</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>{count} Runde</numerusform>
                <numerusform>{count} Runden</numerusform>
            </translation>
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
            <source>A round is settled after its four deals.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Eine Runde wird nach ihren vier Spielen abgerechnet.</translation>
        </message>
        <message>
            <source>{name} has led since round {number}.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>{name} führt seit Runde {number}.</translation>
        </message>
        <message>
            <source>Deal 1: nobody is vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Spiel 1: niemand in Gefahr</translation>
        </message>
        <message>
            <source>Deal 4: both sides are vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Spiel 4: beide Parteien in Gefahr</translation>
        </message>
        <message>
            <source>Deal {number}: the side defending against dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Spiel {number}: die Gegner des Teilers {dealer} sind in Gefahr: {side}</translation>
        </message>
        <message>
            <source>Deal {number}: the side of dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Spiel {number}: die Partei des Teilers {dealer} ist in Gefahr: {side}</translation>
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
        <message>
            <source>Not on the account yet: {count} of 4 deals are missing.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Noch nicht abgerechnet: {count} von 4 Spielen fehlen.</translation>
        </message>
        <message>
            <source>z</source>
            <extracomment>chicago_gui/games/four_deal/pad.py</extracomment>
            <translation>G</translation>
        </message>
        <message>
            <source>a round has only four deals</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>eine Runde hat nur vier Spiele</translation>
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
            <source>carried</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>werden übertragen</translation>
        </message>
        <message>
            <source>50 each</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>je 50</translation>
        </message>
        <message>
            <source>Part-scores of a round add up to a game. On deal 4 a part-score without game gets 100.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Teilkontrakte einer Runde summieren sich zur Manche. Ohne Manche gibt ein Teilkontrakt in Spiel 4 noch 100.</translation>
        </message>
        <message>
            <source>Each part-score gets 50 at once; nothing is carried.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Jeder Teilkontrakt bekommt sofort 50; nichts wird übertragen.</translation>
        </message>
        <message>
            <source>dealer's side on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 die Partei des Teilers</translation>
        </message>
        <message>
            <source>dealer's opponents on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 die Gegenpartei des Teilers</translation>
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
            <source>dealer's side vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 ist die Partei des Teilers in Gefahr</translation>
        </message>
        <message>
            <source>dealer's opponents vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>in Spiel 2 und 3 ist die Gegenpartei des Teilers in Gefahr</translation>
        </message>
        <message>
            <source>{name} is not one of the players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt nicht mit</translation>
        </message>
        <message>
            <source>{name} is away in this deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} fehlt in diesem Spiel</translation>
        </message>
        <message>
            <source>four players: nobody prepares or swaps; type the counts after the play</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zu viert: keine Vorbereitung, kein Tausch; die Punkte nach dem Spiel eingeben</translation>
        </message>
        <message>
            <source>{name} plays deal {number} too</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt in Spiel {number} ebenfalls</translation>
        </message>
        <message>
            <source>{name} does not play deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} spielt in Spiel {number} nicht mit</translation>
        </message>
        <message>
            <source>{name} is the same player</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} ist derselbe Spieler</translation>
        </message>
        <message>
            <source>plan at least {dealt} deals: so many are dealt</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>mindestens {dealt} Spiele planen: so viele sind schon geteilt</translation>
        </message>
        <message>
            <source>all {planned} deals are played; add more: Edit ▸ Planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>alle {planned} Spiele sind gespielt; mehr: Bearbeiten ▸ Geplante Spiele</translation>
        </message>
        <message>
            <source>this deal does not exist</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>dieses Spiel gibt es nicht</translation>
        </message>
        <message>
            <source>delete the later deals first; deal {number} is not over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zuerst die späteren Spiele löschen; Spiel {number} ist nicht fertig</translation>
        </message>
        <message>
            <source>finish deal {number} before you insert or delete earlier deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} beenden, dann frühere einfügen oder löschen</translation>
        </message>
        <message>
            <source>edit this deal instead; without it deal {number} has the wrong preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>dieses Spiel stattdessen ändern; ohne es hat Spiel {number} den falschen Vorbereiter</translation>
        </message>
        <message>
            <source>type the contract of deal {number} first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zuerst den Kontrakt von Spiel {number} eingeben</translation>
        </message>
        <message>
            <source>deal {number} is still being played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number} wird noch gespielt</translation>
        </message>
        <message>
            <source>the preparer hands out the decks: press F2</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>der Vorbereiter teilt die Stapel aus: F2 drücken</translation>
        </message>
        <message>
            <source>deal {number}: handed out in the file, without counts; still in preparation in the book</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number}: in der Datei ausgeteilt, ohne Punkte; im Buch noch in Vorbereitung</translation>
        </message>
        <message>
            <source>the counts in the book do not fit the session in the file</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Punkte im Buch passen nicht zum Abend in der Datei</translation>
        </message>
        <message>
            <source>HCP {of}: 0 to 37, not {hcp}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>FP {of}: 0 bis 37, nicht {hcp}</translation>
        </message>
        <message>
            <source>counts must add up to 40, not {total}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Summe muss 40 sein, nicht {total}</translation>
        </message>
        <message>
            <source>type all four counts</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>alle vier Punktzahlen eingeben</translation>
        </message>
        <message>
            <source>only the preparer changes the counts before the deal is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>vor dem Ende des Spiels ändert nur der Vorbereiter die Punkte</translation>
        </message>
        <message>
            <source>enter who prepares the deal first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zuerst eintragen, wer das Spiel vorbereitet</translation>
        </message>
        <message>
            <source>{name} already has deck {deck}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} hat schon Stapel {deck}</translation>
        </message>
        <message>
            <source>{name} prepares the deal and sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} bereitet das Spiel vor und setzt aus</translation>
        </message>
        <message>
            <source>the teams must be the four who picked decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>die Paare bilden die vier, die Stapel genommen haben</translation>
        </message>
        <message>
            <source>enter the teams first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>zuerst die Paare eintragen</translation>
        </message>
        <message>
            <source>{name} sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} setzt aus</translation>
        </message>
        <message>
            <source>bid by must be declarer's partner, not {name}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>gereizt hat der Partner des Alleinspielers, nicht {name}</translation>
        </message>
        <message>
            <source>swap before the lead; this deal is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>getauscht wird vor dem Ausspiel; das Spiel ist zu Ende</translation>
        </message>
        <message>
            <source>counts</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{where}: begun</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: begonnen</translation>
        </message>
        <message>
            <source>{where}: inserted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: eingefügt</translation>
        </message>
        <message>
            <source>{where}: deleted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: gelöscht</translation>
        </message>
        <message>
            <source>preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Vorbereiter</translation>
        </message>
        <message>
            <source>decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>teams</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Z</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>G</translation>
        </message>
        <message>
            <source>opening bid</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Eröffnung</translation>
        </message>
        <message>
            <source>contract</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Kontrakt</translation>
        </message>
        <message>
            <source>passed out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>durchgepasst</translation>
        </message>
        <message>
            <source>swap</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Tausch</translation>
        </message>
        <message>
            <source>result</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>HCP noted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>notierte FP</translation>
        </message>
        <message>
            <source>honours</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Honneurs</translation>
        </message>
        <message>
            <source>note</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>geplante Spiele</translation>
        </message>
        <message>
            <source>name</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>date and place</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Datum und Ort</translation>
        </message>
        <message>
            <source>rules</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>Spiel {number}</translation>
        </message>
        <message>
            <source>partners</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Partner</translation>
        </message>
        <message>
            <source>HCP</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>FP</translation>
        </message>
        <message>
            <source>team HCP</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>FP des Paars</translation>
        </message>
        <message>
            <source>vulnerable</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>in Gefahr</translation>
        </message>
        <message>
            <source>Opens</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Eröffnet</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Erg.</translation>
        </message>
        <message>
            <source>target</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Soll</translation>
        </message>
        <message>
            <source>score</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Score</translation>
        </message>
        <message>
            <source>±</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>±</translation>
        </message>
        <message>
            <source>difference</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Differenz</translation>
        </message>
        <message>
            <source>IMPs</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>IMPs</translation>
        </message>
        <message>
            <source>swap</source>
            <comment>what is to be done beside the contract</comment>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Tausch</translation>
        </message>
        <message>
            <source>{team} just played together: whoever stays changes partner.</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{team} haben gerade zusammen gespielt: Wer bleibt, wechselt den Partner.</translation>
        </message>
        <message>
            <source>{one} against {other}; {team} stay together</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} gegen {other}; {team} bleiben zusammen</translation>
        </message>
        <message>
            <source>{one} and {other} swap chairs</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} und {other} tauschen die Plätze</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>nein</translation>
        </message>
        <message>
            <source>die</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>not vulnerable</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>nicht in Gefahr</translation>
        </message>
        <message>
            <source>roll the die</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>würfeln</translation>
        </message>
        <message>
            <source>{team} vulnerable?</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{team} in Gefahr?</translation>
        </message>
        <message>
            <source>{one} against {other}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} gegen {other}</translation>
        </message>
        <message>
            <source>by {name}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>von {name}</translation>
        </message>
        <message>
            <source>S</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>S</translation>
        </message>
        <message>
            <source>yes</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>ja</translation>
        </message>
        <message>
            <source>bid by {name}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>gereizt von {name}</translation>
        </message>
        <message>
            <source>Counts must add up to 40: retype all four, such as 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Die Summe muss 40 sein: alle vier neu tippen, etwa 12 9 13 6.</translation>
        </message>
        <message>
            <source>Type the four counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Die vier Punktzahlen eingeben: 12 9 13 6.</translation>
        </message>
        <message>
            <source>Type z or - for each team, or r to roll the die.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Für jedes Paar g oder - eingeben, r würfelt.</translation>
        </message>
        <message>
            <source>Type the contract first.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Zuerst den Kontrakt eingeben.</translation>
        </message>
        <message>
            <source>Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Das Ergebnis eingeben: = +1 −2.</translation>
        </message>
        <message>
            <source>When the deal is over, type the HCP noted by players.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Nach dem Spiel die Punkte eingeben, die Spieler notiert haben.</translation>
        </message>
        <message>
            <source>these rules count no honours</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>nach diesen Regeln zählen Honneurs nicht</translation>
        </message>
        <message>
            <source>Press F2 to type counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Für Punkte F2 drücken.</translation>
        </message>
        <message>
            <source>Type the result first, then the counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Zuerst das Ergebnis eingeben, dann die Punkte.</translation>
        </message>
        <message>
            <source>Deals {deals} lack counts. Go to the HCP of one, then type.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>In den Spielen {deals} fehlen Punkte. Zu den FP eines Spiels gehen, dann eingeben.</translation>
        </message>
        <message>
            <source>{sum} Type all four counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{sum} Alle vier Punktzahlen eingeben.</translation>
        </message>
        <message>
            <source>Type a new entry instead: a finished deal needs this one.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Etwas anderes eingeben: Ein gespieltes Spiel braucht diesen Eintrag.</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Vorbereitet</translation>
        </message>
        <message>
            <source>prepared by</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>vorbereitet von</translation>
        </message>
        <message>
            <source>Deck</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>St.</translation>
        </message>
        <message>
            <source>deck</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>player</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Deck {deck} has {hcp}. Which other count changes?</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Stapel {deck} hat {hcp}. Welche andere Zahl ändert sich?</translation>
        </message>
        <message>
            <source>nothing noted</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>nichts notiert</translation>
        </message>
        <message>
            <source>HCP of {name} ({deck})</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>FP von {name} ({deck})</translation>
        </message>
        <message>
            <source>HCP noted by {name}…</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Von {name} notierte FP…</translation>
        </message>
        <message>
            <source>{points} for honours</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{points} für Honneurs</translation>
        </message>
        <message>
            <source>HCP of deck {deck}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>FP von Stapel {deck}</translation>
        </message>
        <message>
            <source>corrected after the deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>nach dem Spiel geändert</translation>
        </message>
        <message>
            <source>deck {deck}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Stapel {deck}</translation>
        </message>
        <message>
            <source>team {team}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Paar {team}</translation>
        </message>
        <message>
            <source>nobody</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>niemand</translation>
        </message>
        <message>
            <source>{name} noted {hcp}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{name} hat {hcp} notiert</translation>
        </message>
        <message>
            <source>{names} was due to prepare</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{names} war zum Vorbereiten an der Reihe</translation>
        </message>
        <message>
            <source>deck {deck}: {before} → {after}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Stapel {deck}: {before} → {after}</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>players of a deal</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>Spieler in einem Spiel</translation>
        </message>
        <message>
            <source>deck {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Stapel {of} {what}</translation>
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
            <source>{name} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>{name} {what}</translation>
        </message>
        <message>
            <source>place</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>Ort</translation>
        </message>
        <message>
            <source>away</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>a record is missing</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>ein Eintrag fehlt</translation>
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
            <source>No deal is scored yet.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Noch ist kein Spiel gewertet.</translation>
        </message>
        <message>
            <source>IMPs per session</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Je Abend</translation>
        </message>
        <message>
            <source>IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Je Spiel</translation>
        </message>
        <message>
            <source>HCP per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP je Spiel</translation>
        </message>
        <message>
            <source>Strength</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>{name} has led since deal {number}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{name} führt seit Spiel {number}.</translation>
        </message>
        <message>
            <source>Biggest swing: deal {number}, {team}, {imps}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Größter Swing: Spiel {number}, {team}, {imps}</translation>
        </message>
        <message numerus="yes">
            <source>{count} scored deals by each target table.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>{count} gewertetes Spiel nach jeder Soll-Tabelle.</numerusform>
                <numerusform>{count} gewertete Spiele nach jeder Soll-Tabelle.</numerusform>
            </translation>
        </message>
        <message>
            <source>{table}: {winners} first as well. Deals that differ: {deals}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: {winners} ebenfalls vorn. Abweichend: {deals}.</translation>
        </message>
        <message>
            <source>{table}: {winners} first instead. Deals that differ: {deals}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: stattdessen {winners} vorn. Abweichend: {deals}.</translation>
        </message>
        <message>
            <source>{imps} in {deals}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{imps} in {deals}</translation>
        </message>
        <message>
            <source>Totals by session</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Summen über die Abende</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>sessions with the most IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Abende mit den meisten IMPs</translation>
        </message>
        <message>
            <source>HCP held per deal; the average is 10</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP je Spiel; der Schnitt ist 10</translation>
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
            <translation>Erfüllt</translation>
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
            <source>HCP of both per deal; the average is 20</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>FP zusammen je Spiel; der Schnitt ist 20</translation>
        </message>
        <message>
            <source>As declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Alleinspiel</translation>
        </message>
        <message>
            <source>Sessions</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Abende</translation>
        </message>
        <message>
            <source>scored deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>gewertete Spiele</translation>
        </message>
        <message>
            <source>IMPs per deal adjusted for partners, opponents and cards held; ± is the standard error</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs je Spiel, bereinigt um Partner, Gegner und Karten; ± ist der Standardfehler</translation>
        </message>
        <message>
            <source>IMPs and deals; sorted by IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>IMPs und Zahl der Spiele; nach IMPs je Spiel</translation>
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
            <source>{table} (as played)</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table} (wie gespielt)</translation>
        </message>
        <message>
            <source>Declarers</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Alleinspieler</translation>
        </message>
        <message>
            <source>Targets</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Soll</translation>
        </message>
        <message>
            <source>Cards alone win no IMPs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Karten allein gewinnen keine IMPs.</translation>
        </message>
        <message>
            <source>place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>most IMPs per deal together, in at least five deals if possible</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>die meisten IMPs je Spiel zusammen, möglichst in mindestens fünf Spielen</translation>
        </message>
        <message>
            <source>Declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>contracts made of those declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>erfüllte Kontrakte von den gespielten</translation>
        </message>
        <message>
            <source>pair</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Paar</translation>
        </message>
        <message>
            <source>Cards: HCP held above the average of 10 per deal. Cards alone win no IMPs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Karten: FP über dem Durchschnitt von 10 je Spiel. Allein gewinnen sie keine IMPs.</translation>
        </message>
        <message>
            <source>{table}: no deal differs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: kein Unterschied.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{first} und {last}</translation>
        </message>
        <message>
            <source>Ours: mean score of the stronger team, with the house table as eight more deals. ±: standard error.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Unsere: mittlerer Score des stärkeren Paars, mit der Haustabelle als acht weiteren Spielen. ±: Standardfehler.</translation>
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
            <source>{sittings} won in a row</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{sittings} in Folge gewonnen</translation>
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
            <source>The player who sits out deals four decks and types their HCP (F2). Esc covers them.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Wer aussetzt, teilt vier Stapel aus und gibt ihre Figurenpunkte ein (F2). Esc verdeckt sie.</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Each player picks a deck. The form shows the contract; counts and target stay covered.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Jeder nimmt einen Stapel. Der Bogen zeigt den Kontrakt; Punkte und Soll bleiben verdeckt.</translation>
        </message>
        <message>
            <source>Reveal</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Aufdecken</translation>
        </message>
        <message>
            <source>Type the result. The deal opens: score minus target gives IMPs and the standing.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Das Ergebnis eingeben. Das Spiel wird aufgedeckt: Score minus Soll gibt IMPs und den Stand.</translation>
        </message>
        <message>
            <source>Form with four counts that add up to 40</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Bogen: vier Zahlen, zusammen 40</translation>
        </message>
        <message>
            <source>The same form, counts covered</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Derselbe Bogen, die Punkte verdeckt</translation>
        </message>
        <message>
            <source>The form open: score, target and IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Der Bogen offen: Score, Soll und IMPs</translation>
        </message>
        <message>
            <source>Target for {hcp} HCP: {target}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Soll für {hcp} FP: {target}</translation>
        </message>
        <message>
            <source>Before the first result</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Vor dem ersten Ergebnis</translation>
        </message>
        <message>
            <source>Counts of open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte offener Spiele werden nicht gezeigt.</translation>
        </message>
        <message>
            <source>{team} vulnerable</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{team} in Gefahr</translation>
        </message>
        <message>
            <source>{team} not vulnerable</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{team} nicht in Gefahr</translation>
        </message>
        <message>
            <source>Swap (S)</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Tauschen (S)</translation>
        </message>
        <message>
            <source>opened</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>eröffnet</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>Opener: {name}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Eröffner: {name}</translation>
        </message>
        <message>
            <source>Type noted HCP in the order of the decks: 13 9 12 6.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Notierte FP in der Reihenfolge der Stapel eingeben: 13 9 12 6.</translation>
        </message>
        <message>
            <source>Counts and targets of open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte und Soll offener Spiele werden nicht gezeigt.</translation>
        </message>
        <message>
            <source>Counts and targets of other open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Punkte und Soll anderer offener Spiele werden nicht gezeigt.</translation>
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
            <source>Deal {number}: {explained}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number}: {explained}</translation>
        </message>
        <message>
            <source>Insert passed-out deal before {deal}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Durchgepasstes Spiel einfügen vor: {deal}</translation>
        </message>
        <message>
            <source>ours, {deals} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>unsere, {deals} Spiele</translation>
        </message>
        <message>
            <source>The die shows {pips}: {vulnerable}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Der Würfel zeigt {pips}: {vulnerable}</translation>
        </message>
        <message>
            <source>mean</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Ø</translation>
        </message>
        <message>
            <source>Running {points}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{points} im Verlauf</translation>
        </message>
        <message>
            <source>Deal {number}: seats</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number}: Plätze</translation>
        </message>
        <message>
            <source>Begin deal {number}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Spiel {number} beginnen</translation>
        </message>
        <message>
            <source>The file has the counts of deal {number}.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Die Datei enthält die Punkte von Spiel {number}.</translation>
        </message>
        <message>
            <source>its counts were shown</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>seine Punkte wurden gezeigt</translation>
        </message>
        <message>
            <source>{count} of {most}</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>{count} von {most}</translation>
        </message>
        <message>
            <source>{names} was due to prepare. Change it under “Prepared by”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>An der Reihe war {names}. Ändern unter „Vorbereitet“.</translation>
        </message>
        <message>
            <source>Press F2 to prepare deal {number}, {name}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name}, F2 drücken, um Spiel {number} vorzubereiten.</translation>
        </message>
        <message>
            <source>All deals are played.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Alle Spiele sind gespielt.</translation>
        </message>
        <message>
            <source>F8 shows the summary: print it, or play on.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 zeigt die Auswertung: drucken oder weiterspielen.</translation>
        </message>
        <message>
            <source>Type the counts of deal {deal}: 12 9 13 6. Enter begins deal {next}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Die Punkte von Spiel {deal} eingeben: 12 9 13 6. Enter beginnt Spiel {next}.</translation>
        </message>
        <message>
            <source>F8 shows the summary and prints it.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 zeigt die Auswertung und druckt sie.</translation>
        </message>
        <message>
            <source>This is the last planned deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Das ist das letzte geplante Spiel.</translation>
        </message>
        <message>
            <source>F2 prepares the next deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 bereitet das nächste Spiel vor.</translation>
        </message>
        <message>
            <source>Type the count of deck {deck}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Die Punkte von Stapel {deck} eingeben.</translation>
        </message>
        <message>
            <source>Deal {number} of {planned}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number} von {planned}</translation>
        </message>
        <message>
            <source>{deal} · openings: at most {cap}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{deal} · eröffnen: höchstens {cap}-mal</translation>
        </message>
        <message>
            <source>{deal} · out: at most {cap}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{deal} · aussetzen: höchstens {cap}-mal</translation>
        </message>
        <message>
            <source>Deal {number}. {what}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number}. {what}</translation>
        </message>
        <message>
            <source>Who prepares this deal? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer bereitet dieses Spiel vor? Eingeben: {names}.</translation>
        </message>
        <message>
            <source>Who picked which deck, from {deck} on? Type “{example}”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer hat welchen Stapel, ab {deck}? „{example}“ eingeben.</translation>
        </message>
        <message>
            <source>Who plays with whom? Enter accepts, Space shows another.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer mit wem? Enter übernimmt, Leertaste zeigt eine andere Aufstellung.</translation>
        </message>
        <message>
            <source>Who is vulnerable? Type z or - for each team; r rolls the die.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer ist in Gefahr? Für jedes Paar g oder - eingeben; r würfelt.</translation>
        </message>
        <message>
            <source>Who opens? Enter accepts the name shown, or type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer eröffnet? Enter übernimmt den gezeigten Namen, oder eingeben: {names}.</translation>
        </message>
        <message>
            <source>Type contract and declarer: 4s {one}, doubled 4sx {other}; p if passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Kontrakt und Alleinspieler eingeben: 4p {one}, im Kontra 4px {other}; p für durchgepasst.</translation>
        </message>
        <message>
            <source>Winner: {names}, {score}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Sieg: {names}, {score}</translation>
        </message>
        <message>
            <source>{name} prepares the next deal; {dummy} deals.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet das nächste Spiel vor; {dummy} teilt aus.</translation>
        </message>
        <message>
            <source>Press Enter to cover the counts, then hand out the cards.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Enter drücken, um die Punkte zu verdecken, dann die Karten austeilen.</translation>
        </message>
        <message>
            <source>Deal {number} is incomplete. Still needed: {missing}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Spiel {number} ist unvollständig. Es fehlt: {missing}.</translation>
        </message>
        <message>
            <source>Who opened? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Wer hat eröffnet? Eingeben: {names}.</translation>
        </message>
        <message>
            <source>Press Enter to begin deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Enter drücken, um Spiel {number} zu beginnen.</translation>
        </message>
        <message>
            <source>Press F2 to prepare deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 drücken, um Spiel {number} vorzubereiten.</translation>
        </message>
        <message>
            <source>{name} prepares the first deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet das erste Spiel vor.</translation>
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
            <source>{name} deals again: the last deal was passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} teilt noch einmal: Das letzte Spiel wurde durchgepasst.</translation>
        </message>
        <message>
            <source>After the swap {name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Nach dem Tausch ist {name} Dummy und bereitet als Nächstes vor.</translation>
        </message>
        <message>
            <source>{name} prepares next, to keep partnerships even.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet als Nächstes vor, damit die Partnerschaften aufgehen.</translation>
        </message>
        <message>
            <source>{name} prepares next: fewest times out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} bereitet als Nächstes vor: am seltensten ausgesetzt.</translation>
        </message>
        <message>
            <source>{name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} ist Dummy und bereitet als Nächstes vor.</translation>
        </message>
        <message>
            <source>z: vulnerable. Target: for the team with more HCP. ±: score minus target.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>G: in Gefahr. Soll: des Paars mit mehr FP. ±: Score minus Soll.</translation>
        </message>
        <message>
            <source>The team with more HCP has a target by HCP and vulnerability; at 20–20, 0. Score minus target becomes IMPs for both partners. The opponents get the opposite.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Das Paar mit mehr FP hat ein Soll nach FP und Gefahr; bei 20–20 ist es 0. Score minus Soll wird zu IMPs für beide Partner. Die Gegner bekommen das Gegenteil.</translation>
        </message>
        <message>
            <source>Honours, if counted: four trump honours in one hand 100, five 150, four aces at no trump 150. The side that holds them gets the points.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Honneurs, wenn gezählt: vier Trumpfhonneurs in einem Blatt 100, alle fünf 150, vier Asse in Sans Atout 150. Die Punkte bekommt die Seite, die sie hält.</translation>
        </message>
        <message>
            <source>IMPs per deal with running totals</source>
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
            <source>corrected after the deal: {cells}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>nach dem Spiel geändert: {cells}</translation>
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
            <source>house targets</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Haus-Soll</translation>
        </message>
        <message>
            <source>official targets</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>offizielles Soll</translation>
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
            <source>Sitting out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Aussetzen</translation>
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
            <source>deal again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>neu geteilt</translation>
        </message>
        <message>
            <source>0 minus target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>0 minus Soll</translation>
        </message>
        <message>
            <source>by the house rules</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>nach den Hausregeln</translation>
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
            <source>Dummy sits out next. A player at the limit swaps with partner before the lead. If both are, a defender sits out. Sit-outs end even.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Als Nächster setzt der Dummy aus. Wer genug ausgesetzt hat, tauscht vor dem Ausspiel mit dem Partner. Trifft das auf beide zu, setzt ein Gegenspieler aus. Am Ende geht es auf.</translation>
        </message>
        <message>
            <source>Every five deals, each player sits out once, opens once and partners everybody once.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>In je fünf Spielen setzt jeder einmal aus, eröffnet einmal und spielt einmal mit jedem.</translation>
        </message>
        <message>
            <source>Only dummy sits out next. The sheet proposes swaps, so that sit-outs end nearly even.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Nur der Dummy setzt als Nächster aus. Der Bogen schlägt den Tausch vor, damit es fast aufgeht.</translation>
        </message>
        <message>
            <source>targets “{name}”</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Soll „{name}“</translation>
        </message>
        <message>
            <source>passed out: deal again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>durchgepasst: neu geteilt</translation>
        </message>
        <message>
            <source>passed out: 0 minus target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>durchgepasst: 0 minus Soll</translation>
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
            <source>Four players: 12 and 24 deals end even. After 15 or 18 openings differ by one, after 16 or 20 partnerships.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Zu viert gehen 12 und 24 Spiele auf. Nach 15 oder 18 sind Eröffnungen um eine ungleich, nach 16 oder 20 Partnerschaften.</translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each opens at most {count} times.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals}: jeder eröffnet höchstens {count}-mal.</numerusform>
                <numerusform>{deals}: jeder eröffnet höchstens {count}-mal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each sits out and opens at most {count} times.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals}: Jeder setzt höchstens {count}-mal aus und eröffnet höchstens so oft.</numerusform>
                <numerusform>{deals}: Jeder setzt höchstens {count}-mal aus und eröffnet höchstens so oft.</numerusform>
            </translation>
        </message>
        <message>
            <source>Five play from the next deal on: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Ab dem nächsten Spiel zu fünft: {names}.</translation>
        </message>
        <message>
            <source>Four play from the next deal on and nobody prepares: {names}.</source>
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
            <source>From paper the Preparer face has no timed cover; Esc covers it.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Beim Eingeben vom Papier wird nicht automatisch verdeckt; Esc verdeckt.</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{count} Spiel</numerusform>
                <numerusform>{count} Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>It cannot end even: {what}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Es geht nicht mehr auf: {what}.</translation>
        </message>
        <message>
            <source>It can still end even.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Es kann noch aufgehen.</translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} sit-outs)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} (je {each}× aussetzen)</numerusform>
                <numerusform>{deals} (je {each}× aussetzen)</numerusform>
            </translation>
        </message>
        <message>
            <source>sit-outs differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>{apart} Unterschied beim Aussetzen</translation>
        </message>
        <message>
            <source>openings differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>{apart} bei Eröffnungen</translation>
        </message>
        <message>
            <source>partnerships differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>{apart} bei Partnerschaften</translation>
        </message>
        <message>
            <source>Stop after deal {number}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Nach Spiel {number} aufhören</translation>
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
            <source>prepared by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>vorbereitet von {what}</translation>
        </message>
        <message>
            <source>deck {of} picked by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Stapel {of} genommen von {what}</translation>
        </message>
        <message>
            <source>declarer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Alleinspieler</translation>
        </message>
        <message>
            <source>bid by</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>gereizt von</translation>
        </message>
        <message>
            <source>honours of {of} {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Honneurs von {of} {what}</translation>
        </message>
        <message>
            <source>Z of {team} removed</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>Gefahr von {team} entfernt</translation>
        </message>
        <message>
            <source>Honours: type 100 or 150 at the player who held them.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Honneurs: 100 oder 150 bei dem Spieler eingeben, der sie hatte.</translation>
        </message>
        <message>
            <source>Swap before the lead: {dummy} plays, {declarer} is dummy and prepares next. Type S.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Vor dem Ausspiel tauschen: {dummy} spielt, {declarer} ist Dummy und bereitet als Nächstes vor. S eingeben.</translation>
        </message>
        <message>
            <source>The swap keeps sit-outs even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Mit dem Tausch geht das Aussetzen auf.</translation>
        </message>
        <message>
            <source>To keep sit-outs even:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Damit das Aussetzen aufgeht:</translation>
        </message>
        <message>
            <source>passed out, dealt again: no score.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>durchgepasst, neu geteilt: zählt nicht.</translation>
        </message>
        <message>
            <source>Target {target} for {hcp} HCP of {team}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Soll {target} für {hcp} FP von {team}.</translation>
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
            <source>To keep partnerships even:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Damit die Partnerschaften aufgehen:</translation>
        </message>
        <message>
            <source>No opening hand: check the paper.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Keine Eröffnung: auf dem Papier nachsehen.</translation>
        </message>
        <message>
            <source>No opening hand: deal again, or move cards and retype the counts.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Keine Eröffnung: neu teilen, oder Karten tauschen und neu zählen.</translation>
        </message>
        <message>
            <source>passed out: 0</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>durchgepasst: 0</translation>
        </message>
        <message>
            <source>vulnerability</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Gefahr</translation>
        </message>
        <message>
            <source>{name} has fewer sit-outs than {other}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{name} hat seltener ausgesetzt als {other}.</translation>
        </message>
        <message>
            <source>Deal {number}, noted: {noted}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Spiel {number}, notiert: {noted}.</translation>
        </message>
        <message>
            <source>not scored; still needed: {missing}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>nicht gewertet; es fehlt: {missing}.</translation>
        </message>
        <message>
            <source>Sum {total} of 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Summe {total} von 40.</translation>
        </message>
        <message>
            <source>Sum {total}: {missing} short of 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Summe {total}: {missing} zu wenig.</translation>
        </message>
        <message>
            <source>Sum {total}: {over} over 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Summe {total}: {over} zu viel.</translation>
        </message>
        <message>
            <source>Opening hand: {deck} ({hcp}).</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Eröffnung: {deck} ({hcp}).</translation>
        </message>
        <message>
            <source>{contract} by {declarer}, {result}, {z}: {points}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{contract} von {declarer}, {result}, {z}: {points}</translation>
        </message>
        <message>
            <source>Honours of {name} {points}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Honneurs von {name} {points}: {score}.</translation>
        </message>
        <message>
            <source>pairs</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>Laufplan</translation>
        </message>
        <message>
            <source>{where}: result deleted</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>{where}: Ergebnis gelöscht</translation>
        </message>
        <message>
            <source>Order of results</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>Reihenfolge der Ergebnisse</translation>
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
            <source>Biggest swing: board {number}, {team}, {imps}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Größter Swing: Board {number}, {team}, {imps}</translation>
        </message>
        <message>
            <source>as proposed</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>wie vorgeschlagen</translation>
        </message>
        <message>
            <source>fewer rounds</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>weniger Runden</translation>
        </message>
        <message>
            <source>typed by hand</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>von Hand eingegeben</translation>
        </message>
        <message numerus="yes">
            <source>{kind}, {count} rounds</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{kind}, {count} Runde</numerusform>
                <numerusform>{kind}, {count} Runden</numerusform>
            </translation>
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
            <source>Final ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Endrangliste</translation>
        </message>
        <message>
            <source>about 24 in all</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>insgesamt etwa 24</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{count} Board</numerusform>
                <numerusform>{count} Boards</numerusform>
            </translation>
        </message>
        <message>
            <source>Tops</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Tops</translation>
        </message>
        <message>
            <source>boards where nobody in the same direction scored more</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards, bei denen niemand in dieser Richtung mehr hatte</translation>
        </message>
        <message>
            <source>Bottoms</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Nullen</translation>
        </message>
        <message>
            <source>boards where nobody in the same direction scored less</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards, bei denen niemand in dieser Richtung weniger hatte</translation>
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
            <source>Best result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Bestes Ergebnis</translation>
        </message>
        <message>
            <source>boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards</translation>
        </message>
        <message>
            <source>new line</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>neue Zeile</translation>
        </message>
        <message>
            <source>board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board</translation>
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
            <source>Most tops: {names}, {count}.</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Die meisten Tops: {names}, {count}.</translation>
        </message>
        <message>
            <source>Howell</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Howell</translation>
        </message>
        <message>
            <source>Mitchell</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Mitchell</translation>
        </message>
        <message>
            <source>Board {number}, {explained}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board {number}, {explained}</translation>
        </message>
        <message>
            <source>boards per round</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Boards je Runde</translation>
        </message>
        <message>
            <source>This goes to board {number}.</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Das führt zu Board {number}.</translation>
        </message>
        <message>
            <source>board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Board {number}</translation>
        </message>
        <message>
            <source>by board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>nach Boards</translation>
        </message>
        <message>
            <source>by round</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>nach Runden</translation>
        </message>
        <message>
            <source>pair {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Paar {number}</translation>
        </message>
        <message>
            <source>result</source>
            <comment>the heading of a narrow column</comment>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Erg.</translation>
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
            <source>notes</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Notizen</translation>
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
            <source>Board {number}: {explained}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Board {number}: {explained}</translation>
        </message>
        <message>
            <source>by</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>von</translation>
        </message>
        <message>
            <source>Table {number}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Tisch {number}</translation>
        </message>
        <message>
            <source>pair {pair} does not exist</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>es gibt kein Paar {pair}</translation>
        </message>
        <message>
            <source>pair {pair} cannot play against itself</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} kann nicht gegen sich selbst spielen</translation>
        </message>
        <message>
            <source>pair {pair} already plays this board</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} spielt dieses Board schon</translation>
        </message>
        <message>
            <source>Type board and pairs, North–South first: 7 1 5.</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Board und Paare eingeben, Nord–Süd zuerst: 7 1 5.</translation>
        </message>
        <message>
            <source>board {number} has no such result</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>auf Board {number} gibt es kein solches Ergebnis</translation>
        </message>
        <message>
            <source>pair {pair} already has results</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Paar {pair} hat schon Ergebnisse</translation>
        </message>
        <message>
            <source>choose another movement or ranking: this one does not fit {count} pairs</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>anderen Laufplan oder andere Wertung wählen: dieser passt nicht für {count} Paare</translation>
        </message>
        <message>
            <source>board {number}: {ns} against {ew} is already played, against the movement</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Board {number}: {ns} gegen {ew} ist schon gespielt, gegen den Laufplan</translation>
        </message>
        <message>
            <source>winners</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Sieger</translation>
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
            <translation>Butler</translation>
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
            <source>order of results: {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Reihenfolge der Ergebnisse: {what}</translation>
        </message>
        <message>
            <source>{of} {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} {what}</translation>
        </message>
        <message>
            <source>{of} note {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} Notiz {what}</translation>
        </message>
        <message>
            <source>movement set</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Laufplan erstellt</translation>
        </message>
        <message>
            <source>result {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>Ergebnis {number}</translation>
        </message>
        <message>
            <source>Type board and pairs: 7 1 5. Type a number to go to that board.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Board und Paare eingeben: 7 1 5. Die Nummer allein führt zum Board.</translation>
        </message>
        <message>
            <source>the only result so far</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>bisher das einzige Ergebnis</translation>
        </message>
        <message>
            <source>Rounds are hidden: most meetings do not fit the movement.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Runden sind ausgeblendet: Die meisten Begegnungen passen nicht zum Laufplan.</translation>
        </message>
        <message numerus="yes">
            <source>of {count} boards</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>zu {count} Board</numerusform>
                <numerusform>zu {count} Boards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{worse} of {count} other results worse, {equal} equal</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>von {count} anderen {worse} schlechter, {equal} gleich</numerusform>
                <numerusform>von {count} anderen {worse} schlechter, {equal} gleich</numerusform>
            </translation>
        </message>
        <message>
            <source>{compared}, scaled from {played} to {size} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{compared}; von {played} auf {size} hochgerechnet</translation>
        </message>
        <message>
            <source>{points}, East–West {rest}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points}, Ost–West {rest}</translation>
        </message>
        <message numerus="yes">
            <source>after {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>nach {played} von {results} Ergebnis</numerusform>
                <numerusform>nach {played} von {results} Ergebnissen</numerusform>
            </translation>
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
            <source>datum {datum}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>mittlerer Score {datum}</translation>
        </message>
        <message numerus="yes">
            <source>the mean against {count} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>das Mittel gegen {count} Ergebnis</numerusform>
                <numerusform>das Mittel gegen {count} Ergebnisse</numerusform>
            </translation>
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
            <source>Board {number}: {ns} and {ew} do not meet in the movement; it has no round.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Board {number}: {ns} und {ew} treffen sich nicht nach dem Laufplan; es hat keine Runde.</translation>
        </message>
        <message>
            <source>All results are in.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Alle Ergebnisse sind da.</translation>
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
            <source>Continue this rubber</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Diesen Rubber fortsetzen</translation>
        </message>
        <message>
            <source>stop</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>stopp</translation>
        </message>
        <message>
            <source>Stop this rubber</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Diesen Rubber abbrechen</translation>
        </message>
        <message>
            <source>rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber</translation>
        </message>
        <message>
            <source>rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber</translation>
        </message>
        <message numerus="yes">
            <source>{count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>{count} Rubber</numerusform>
                <numerusform>{count} Rubber</numerusform>
            </translation>
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
            <source>A rubber is settled when it is won or stopped. Type stop to end early.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Ein Rubber wird abgerechnet, wenn er gewonnen oder abgebrochen ist. Vorzeitig: stopp eingeben.</translation>
        </message>
        <message>
            <source>{name} has led since rubber {number}.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{name} führt seit Rubber {number}.</translation>
        </message>
        <message>
            <source>for the rubber in two games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber in zwei Manchen</translation>
        </message>
        <message>
            <source>for the rubber in three games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber in drei Manchen</translation>
        </message>
        <message>
            <source>Vulnerable: known after the result of the deal above</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Gefahr: erst nach dem Ergebnis des vorigen Spiels bekannt</translation>
        </message>
        <message>
            <source>Both sides have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Beide Parteien haben eine Manche und sind in Gefahr</translation>
        </message>
        <message>
            <source>Nobody has a game, nobody is vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Noch keine Manche, niemand in Gefahr</translation>
        </message>
        <message>
            <source>nobody gets a premium</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>niemand bekommt eine Prämie</translation>
        </message>
        <message>
            <source>Not on the account yet: the rubber is not over</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Noch nicht abgerechnet: der Rubber läuft</translation>
        </message>
        <message>
            <source>second game for {side}: the rubber is won</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber für {side}</translation>
        </message>
        <message>
            <source>{side} have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} haben eine Manche und sind in Gefahr</translation>
        </message>
        <message>
            <source>first game for {side}: both sides have one now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>erste Manche für {side}: nun haben beide eine</translation>
        </message>
        <message>
            <source>first game for {side}: now vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>erste Manche für {side}, nun in Gefahr</translation>
        </message>
        <message>
            <source>{side} get {points} for the only game</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} {points} für die Manche</translation>
        </message>
        <message>
            <source>{side} get {points} for the only part-score</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} {points} für den Teilkontrakt</translation>
        </message>
        <message>
            <source>the rubber was stopped: {paid}</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Rubber abgebrochen: {paid}</translation>
        </message>
        <message>
            <source>Not on the account yet: deal {number} has no result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Noch nicht abgerechnet: Spiel {number} hat kein Ergebnis</translation>
        </message>
        <message>
            <source>stopped</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>abgebrochen</translation>
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
            <source>delete the deals after deal {deal}, which wins the rubber: {later}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Spiel {deal} entscheidet den Rubber; die Spiele danach löschen: {later}</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber; it cannot be stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Spiel {deal} entscheidet den Rubber; abbrechen geht nicht</translation>
        </message>
        <message>
            <source>the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>der Rubber ist weder gewonnen noch abgebrochen</translation>
        </message>
        <message>
            <source>continue the rubber first: it is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>zuerst den Rubber fortsetzen: er ist abgebrochen</translation>
        </message>
        <message>
            <source>Game in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Manche im unvollendeten Rubber</translation>
        </message>
        <message>
            <source>{points} for a game in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} für eine Manche im unvollendeten Rubber</translation>
        </message>
        <message>
            <source>For the only side with a game when the rubber stops.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Für die Partei, die beim Abbruch des Rubbers als einzige eine Manche hat.</translation>
        </message>
        <message>
            <source>Part-score in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Teilkontrakt im unvollendeten Rubber</translation>
        </message>
        <message>
            <source>{points} for a part-score in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} für einen Teilkontrakt im unvollendeten Rubber</translation>
        </message>
        <message>
            <source>For the only side with a part-score in the unfinished game; 50 before 1993.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Für die Partei, die in der angefangenen Manche als einzige einen Teilkontrakt hat; vor 1993: 50.</translation>
        </message>
        <message>
            <source>continued</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>fortgesetzt</translation>
        </message>
        <message>
            <source>planned boards</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>geplante Boards</translation>
        </message>
        <message>
            <source>comparison with the other room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Vergleich mit dem anderen Raum</translation>
        </message>
        <message>
            <source>teams: a name</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Teams: ein Name</translation>
        </message>
        <message>
            <source>{where}: card cleared</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>{where}: Eintrag geleert</translation>
        </message>
        <message>
            <source>room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Raum</translation>
        </message>
        <message>
            <source>{where}: one of the two cards is chosen</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>{where}: eine der beiden Karten ist gewählt</translation>
        </message>
        <message>
            <source>Teams</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Teams</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Summe</translation>
        </message>
        <message>
            <source>open room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>offener Raum</translation>
        </message>
        <message>
            <source>closed room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>geschlossener Raum</translation>
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
            <source>Home</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Heim</translation>
        </message>
        <message>
            <source>Guests</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Gäste</translation>
        </message>
        <message>
            <source>{name} has led since board {number}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>{name} führt seit Board {number}.</translation>
        </message>
        <message>
            <source>Four more boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Noch vier Boards</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Wer wo sitzt</translation>
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
            <source>Board {number}: {one} {points_1}, {two} {points_2} so far.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Board {number}: bisher {one} {points_1}, {two} {points_2}.</translation>
        </message>
        <message>
            <source>Results of the other room on boards not played here are not shown.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Ergebnisse des anderen Raums bei hier nicht gespielten Boards werden nicht gezeigt.</translation>
        </message>
        <message>
            <source>victory points</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Siegpunkte</translation>
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
            <source>Final result</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Endergebnis</translation>
        </message>
        <message>
            <source>No board is compared yet.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Noch ist kein Board verglichen.</translation>
        </message>
        <message>
            <source>Team {number} ({name})</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Team {number} ({name})</translation>
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
            <source>Final result: {one} {points_1}, {two} {points_2}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Endergebnis: {one} {points_1}, {two} {points_2}.</translation>
        </message>
        <message>
            <source>Victory points {one} – {two}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Siegpunkte {one} – {two}</translation>
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
            <source>This laptop</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Dieser Laptop</translation>
        </message>
        <message>
            <source>scores both rooms</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>schreibt für beide Räume</translation>
        </message>
        <message>
            <source>is in the open room</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>im offenen Raum</translation>
        </message>
        <message>
            <source>is in the closed room</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>im geschlossenen Raum</translation>
        </message>
        <message>
            <source>Stop after board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Nach Board {number} aufhören</translation>
        </message>
        <message>
            <source>How each board was scored</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Wie jedes Board gewertet wurde</translation>
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
            <source>board {number} has already begun</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board {number} ist schon begonnen</translation>
        </message>
        <message>
            <source>open the other card of this match; this one is of {teams}</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>die andere Karte dieses Teamkampfs öffnen; diese ist von {teams}</translation>
        </message>
        <message>
            <source>board {number} is not in dispute</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board {number} ist nicht strittig</translation>
        </message>
        <message>
            <source>Victory points</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Siegpunkte</translation>
        </message>
        <message>
            <source>board-a-match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Board-a-match</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>keine</translation>
        </message>
        <message>
            <source>continuous scale</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>stetige Skala</translation>
        </message>
        <message>
            <source>whole</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>ganze</translation>
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
            <source>this laptop's room: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>Raum dieses Laptops: {what}</translation>
        </message>
        <message>
            <source>open room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, die andere Karte</translation>
        </message>
        <message>
            <source>open room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>offener Raum, Notiz</translation>
        </message>
        <message>
            <source>closed room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, die andere Karte</translation>
        </message>
        <message>
            <source>closed room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>geschlossener Raum, Notiz</translation>
        </message>
        <message>
            <source>the other room's card is open</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>die Karte des anderen Raums ist aufgenommen</translation>
        </message>
        <message>
            <source>{setting} – here: {mine}; other card: {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{setting} – hier: {mine}; andere Karte: {theirs}</translation>
        </message>
        <message>
            <source>even</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>gleich</translation>
        </message>
        <message>
            <source>The {room} is complete. Open the other room's session file, or type its card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: vollständig. Abend-Datei des anderen Raums öffnen oder seine Karte eingeben.</translation>
        </message>
        <message>
            <source>the two cards disagree</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>die Karten widersprechen sich</translation>
        </message>
        <message>
            <source>{points} to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{points} an {team}</translation>
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
            <source>board {number}, {room}: here {mine}, on the other card {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Board {number}, {room}: hier {mine}, auf der anderen Karte {theirs}</translation>
        </message>
        <message>
            <source>The other room's card is open. Added: {came}, same: {agreed}, in dispute: {disputed}.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Die Karte des anderen Raums ist aufgenommen. Neu: {came}, gleich: {agreed}, strittig: {disputed}.</translation>
        </message>
        <message>
            <source>The cards disagree. Enter accepts the upper line, ↓ Enter the lower.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Die Karten widersprechen sich. Enter übernimmt die obere Zeile, ↓ Enter die untere.</translation>
        </message>
        <message>
            <source>Boards appear after they are played here.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Boards erscheinen, wenn sie hier gespielt sind.</translation>
        </message>
        <message>
            <source>All boards are compared. {match}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Alle Boards sind verglichen. {match}</translation>
        </message>
        <message>
            <source>{room}: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: {ns} Nord–Süd, {ew} Ost–West</translation>
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
            <translation>Diff. {difference}: {points}</translation>
        </message>
        <message>
            <source>FILE is a session file; the default is the latest session in the book. The window also adds several files, a folder or another laptop's book. OUT may be - for standard output. CONTRACT is 4S, 3NTX or 2HXX; RESULT is =, +1 or -2.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>FILE ist eine Abend-Datei; Standard ist der letzte Abend im Buch. Das Fenster nimmt auch mehrere Dateien, einen Ordner oder das Buch eines anderen Laptops. OUT kann - sein (Standardausgabe). CONTRACT ist 4S, 3NTX oder 2HXX; RESULT ist =, +1 oder -2.</translation>
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
            <source>write PNG, one file per page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>PNG schreiben, eine Datei je Seite</translation>
        </message>
        <message>
            <source>write SVG, one file per page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>SVG schreiben, eine Datei je Seite</translation>
        </message>
        <message>
            <source>write blank forms as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>leere Bögen als PDF schreiben</translation>
        </message>
        <message>
            <source>print the duplicate score of 4SX+1 or 3NT=</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>den Turnierscore von 4SX+1 oder 3NT= zeigen</translation>
        </message>
        <message>
            <source>check that the program works</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>prüfen, ob das Programm funktioniert</translation>
        </message>
        <message>
            <source>game of the forms: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Spiel der Bögen: {choices}</translation>
        </message>
        <message>
            <source>deals per page: 15, 10 or 8</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Spiele je Seite: 15, 10 oder 8</translation>
        </message>
        <message>
            <source>names to print, separated by commas</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Namen zum Drucken, mit Kommas getrennt</translation>
        </message>
        <message>
            <source>number of forms; 0 for tables only</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Zahl der Bögen; 0 nur für die Tabellen</translation>
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
            <source>print pages in landscape</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Querformat</translation>
        </message>
        <message>
            <source>paper size: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Papierformat: {choices}</translation>
        </message>
        <message>
            <source>language: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Sprache: {choices}</translation>
        </message>
        <message>
            <source>the book, where sessions are kept</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>das Buch mit den Abenden</translation>
        </message>
        <message>
            <source>report errors in FILE in the window</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Fehler in FILE im Fenster melden</translation>
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
            <source>use {one} or {other}, not both</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{one} oder {other} angeben, nicht beides</translation>
        </message>
        <message>
            <source>give {option} one session file; {file} is one too many</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>für {option} nur eine Abend-Datei angeben; {file} ist zu viel</translation>
        </message>
        <message>
            <source>For Chicago, rubber bridge, teams and pairs, on one laptop on the table.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Für Chicago, Rubberbridge, Teams und Paare, auf einem Laptop am Tisch.</translation>
        </message>
        <message>
            <source>instead of opening a window, one of:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>statt ein Fenster zu öffnen, eines davon:</translation>
        </message>
        <message>
            <source>for blank forms:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>für leere Bögen:</translation>
        </message>
        <message>
            <source>other options:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>andere Optionen:</translation>
        </message>
        <message>
            <source>{option} needs {others}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} braucht {others}</translation>
        </message>
        <message>
            <source>{option} must be a whole number, not {value}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: ganze Zahl angeben, nicht {value}</translation>
        </message>
        <message>
            <source>usage: {program} [OPTION]… [FILE]…</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Aufruf: {program} [OPTION]… [FILE]…</translation>
        </message>
        <message>
            <source>name a file</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>eine Datei angeben</translation>
        </message>
        <message>
            <source>{option} takes no session file</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} nimmt keine Abend-Datei</translation>
        </message>
        <message>
            <source>unknown option {option}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>unbekannte Option {option}</translation>
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
            <source>Summary</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Auswertung</translation>
        </message>
        <message>
            <source>all in points; a hundred counts 100</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>alles in Punkten; ein Hunderter zählt 100</translation>
        </message>
        <message>
            <source>Season · {game}</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Saison · {game}</translation>
        </message>
        <message>
            <source>Session by session</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Abend für Abend</translation>
        </message>
        <message>
            <source>page {number} of {count}</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Seite {number} von {count}</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Ort</translation>
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
            <source>Contract made, and each further trick</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Kontrakt erfüllt, und jeder Überstich</translation>
        </message>
        <message>
            <source>Contract down</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Kontrakt gefallen</translation>
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
            <source>Account of the session in {unit}</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Konto des Abends, {unit}</translation>
        </message>
        <message>
            <source>on a page after the forms</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>auf einer Seite nach den Bögen</translation>
        </message>
        <message>
            <source>on a folded card</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>auf einer Faltkarte</translation>
        </message>
        <message>
            <source>no tables</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>ohne Tabellen</translation>
        </message>
        <message>
            <source>Landscape</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Querformat</translation>
        </message>
        <message>
            <source>none: write them by hand</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>keine: von Hand eintragen</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Spielart</translation>
        </message>
        <message>
            <source>Per page</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Je Seite</translation>
        </message>
        <message>
            <source>Number of pages</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Zahl der Seiten</translation>
        </message>
        <message>
            <source>Names, separated by commas</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Namen, mit Kommas</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>{least} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>{least} Namen</translation>
        </message>
        <message>
            <source>{least} to {most} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>{least} bis {most} Namen</translation>
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
            <source>New session with these players</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Neuer Abend mit diesen Spielern</translation>
        </message>
        <message>
            <source>Chicago: guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Chicago: Handbuch</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Im Handbuch suchen</translation>
        </message>
        <message>
            <source>Previous</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Not found</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Neuer Spieler</translation>
        </message>
        <message>
            <source>were played by</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>hat gespielt</translation>
        </message>
        <message>
            <source>Name on the sheet</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Name auf dem Bogen</translation>
        </message>
        <message>
            <source>Who plays from the next deal on</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Wer ab dem nächsten Spiel mitspielt</translation>
        </message>
        <message>
            <source>From deal</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Von Spiel</translation>
        </message>
        <message>
            <source>to deal</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>bis Spiel</translation>
        </message>
        <message>
            <source>to</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>bis</translation>
        </message>
        <message>
            <source>To replace a player, untick one and add the other. Past deals stay.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Zum Auswechseln ein Häkchen entfernen und den Neuen eintragen. Gespielte Spiele bleiben.</translation>
        </message>
        <message>
            <source>Names (fix spelling only; past deals follow)</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Namen (nur Tippfehler: gespielte Spiele ändern sich mit)</translation>
        </message>
        <message>
            <source>Deals under a wrong name</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Spiele unter falschem Namen</translation>
        </message>
        <message>
            <source>Add a late player on the last line; clear the line of one who leaves.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Wer später kommt, in die letzte Zeile; die Zeile dessen, der geht, leeren.</translation>
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
            <source>Player {number} (optional)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Spieler {number} (optional)</translation>
        </message>
        <message>
            <source>Player {number} (comes later)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Spieler {number} (kommt später)</translation>
        </message>
        <message>
            <source>Enter names, date and rules as on the paper, then deal by deal.</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Namen, Datum und Regeln wie auf dem Papier eingeben, dann Spiel für Spiel.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Session from paper</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Abend vom Papier</translation>
        </message>
        <message>
            <source>New session</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Neuer Abend</translation>
        </message>
        <message>
            <source>Place (optional)</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Ort (optional)</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close the sample</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Beispiel schließen</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>Sample session to try. Nothing goes into your book.</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Beispielabend zum Ausprobieren. Nichts davon kommt in Ihr Buch.</translation>
        </message>
        <message>
            <source>Chicago: players' screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Chicago: Spielerbildschirm</translation>
        </message>
        <message>
            <source>Esc closes this screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Esc schließt diesen Bildschirm</translation>
        </message>
        <message>
            <source>other number:</source>
            <extracomment>chicago_gui/players/rules_box.py</extracomment>
            <translation>andere Zahl:</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Öffnen</translation>
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
            <source>Restore</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Wiederherstellen</translation>
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
            <source>Restore {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>{count} Abend wiederherstellen</numerusform>
                <numerusform>{count} Abende wiederherstellen</numerusform>
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
            <translation>Status</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Settings are kept in {file}. You can edit it.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Die Einstellungen stehen in {file}; die Datei lässt sich bearbeiten.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Sprache (Language)</translation>
        </message>
        <message>
            <source>Set at startup, for this time only. A choice here applies at once.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Beim Start gesetzt, nur für dieses Mal. Eine Wahl hier gilt sofort.</translation>
        </message>
        <message>
            <source>Theme</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Design</translation>
        </message>
        <message>
            <source>Suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Kartenfarben</translation>
        </message>
        <message>
            <source>Default zoom</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Standardzoom</translation>
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
            <source>Reveal, swap due, die roll</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Aufdecken, fälliger Tausch, Würfeln</translation>
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
            <source>Cover when the window loses focus</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Verdecken, wenn das Fenster den Fokus verliert</translation>
        </message>
        <message>
            <source>Esc, minimising, locking, switching users, closing the lid and sleep cover the counts too.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Auch Esc, Minimieren, Bildschirmsperre, Benutzerwechsel, Zuklappen und Ruhezustand verdecken die FP.</translation>
        </message>
        <message>
            <source>Ask for a code this session</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>An diesem Abend nach einem Code fragen</translation>
        </message>
        <message>
            <source>Four-digit code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Vierstelliger Code</translation>
        </message>
        <message>
            <source>The code is kept beside the book and cannot be read.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Der Code liegt neben dem Buch und ist nicht lesbar.</translation>
        </message>
        <message>
            <source>Sample of the suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Muster der Farben</translation>
        </message>
        <message>
            <source> %</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source>System: {language}</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>System: {language}</translation>
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
            <source>set</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>gesetzt</translation>
        </message>
        <message>
            <source>four digits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>vier Ziffern</translation>
        </message>
        <message>
            <source>Type four digits.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Vier Ziffern eingeben.</translation>
        </message>
        <message>
            <source>System</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>System</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Dunkel</translation>
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
            <source>Side panel</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Seitenleiste</translation>
        </message>
        <message>
            <source>Summary (F8)</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Auswertung (F8)</translation>
        </message>
        <message>
            <source>How a deal goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>So läuft ein Spiel</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Anschreibbogen</translation>
        </message>
        <message>
            <source>Open session files…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Abend-Dateien öffnen…</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Print blank forms…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Leere Bögen drucken…</translation>
        </message>
        <message>
            <source>Open a sample session</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Beispielabend öffnen</translation>
        </message>
        <message>
            <source>Enter a session from paper…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Abend vom Papier eingeben…</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Zeitraum</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Von</translation>
        </message>
        <message>
            <source>Merge with another name…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Mit anderem Namen zusammenführen…</translation>
        </message>
        <message>
            <source>Separate names…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Namen trennen…</translation>
        </message>
        <message>
            <source>No finished deal in this period.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Kein gespieltes Spiel in diesem Zeitraum.</translation>
        </message>
        <message>
            <source>All time</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Dieses Jahr</translation>
        </message>
        <message>
            <source>From – to</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Von – bis</translation>
        </message>
        <message>
            <source>Delete season</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Saison löschen</translation>
        </message>
        <message>
            <source>Save as season…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Als Saison speichern…</translation>
        </message>
        <message>
            <source>Enter or a double click opens the session.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Enter oder ein Doppelklick öffnet diesen Abend.</translation>
        </message>
        <message>
            <source>Keep the &amp;book's version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Fassung des &amp;Buchs behalten</translation>
        </message>
        <message>
            <source>Take the &amp;file's version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Fassung der &amp;Datei nehmen</translation>
        </message>
        <message>
            <source>Keep b&amp;oth</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Beide behal&amp;ten</translation>
        </message>
        <message>
            <source>Keep the &amp;first, delete the second</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>&amp;Erste behalten, zweite löschen</translation>
        </message>
        <message>
            <source>Keep the &amp;second, delete the first</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>&amp;Zweite behalten, erste löschen</translation>
        </message>
        <message>
            <source>In the book</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Im Buch</translation>
        </message>
        <message>
            <source>In the file</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>In der Datei</translation>
        </message>
        <message>
            <source>“Keep both” adds the file as a new session. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>„Beide behalten“ fügt die Datei als neuen Abend hinzu. Ersetzen lässt sich rückgängig machen.</translation>
        </message>
        <message>
            <source>All visible entries are the same.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Alle sichtbaren Einträge sind gleich.</translation>
        </message>
        <message>
            <source>First version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Erste Fassung</translation>
        </message>
        <message>
            <source>Second version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Zweite Fassung</translation>
        </message>
        <message>
            <source>The book has two versions of {evening}.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Das Buch hat zwei Fassungen von {evening}.</translation>
        </message>
        <message>
            <source>A deleted session can be restored.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Ein gelöschter Abend lässt sich wiederherstellen.</translation>
        </message>
        <message>
            <source>Different versions</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Verschiedene Fassungen</translation>
        </message>
        <message>
            <source>The same choice for &amp;all sessions</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Für &amp;alle Abende dasselbe</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions in the book have other entries. Choose what to keep.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>
                <numerusform>{count} Abend im Buch hat andere Einträge. Bitte wählen, was bleibt.</numerusform>
                <numerusform>{count} Abende im Buch haben andere Einträge. Bitte wählen, was bleibt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Session</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Abend</translation>
        </message>
        <message>
            <source>File</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Choice</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Wahl</translation>
        </message>
        <message>
            <source>The book already has the session of {evening}, with other entries.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Das Buch hat den Abend vom {evening} schon, mit anderen Einträgen.</translation>
        </message>
        <message>
            <source>Differences:</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Unterschiede:</translation>
        </message>
        <message>
            <source>Duplicate score, not vulnerable and vulnerable. Calculator only: nothing is saved.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Turnierscore, nicht in Gefahr und in Gefahr. Nur Rechner: nichts wird gespeichert.</translation>
        </message>
        <message>
            <source>this computer</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>dieser Rechner</translation>
        </message>
        <message>
            <source>Made with Qt {qt} and PySide6 {pyside}.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Erstellt mit Qt {qt} und PySide6 {pyside}.</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <source>Whole session</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Der ganze Abend</translation>
        </message>
        <message>
            <source>Names, date, place, plan, rules</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Namen, Datum, Ort, Plan, Regeln</translation>
        </message>
        <message>
            <source>A backup is made at startup and on exit if anything changed. The last ten are kept.
Restoring brings back all sessions of that time. The current book is backed up first.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Eine Sicherung entsteht beim Start und beim Beenden, wenn sich etwas geändert hat. Die letzten zehn bleiben.
Wiederherstellen holt alle Abende von damals zurück. Das jetzige Buch wird vorher gesichert.</translation>
        </message>
        <message>
            <source>No backup yet.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Noch keine Sicherung.</translation>
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
            <source>Type contract and result: 4sx+1 or 3nt=</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Kontrakt und Ergebnis eingeben: 4px+1 oder 3sa=</translation>
        </message>
        <message>
            <source>Contract and result</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Kontrakt und Ergebnis</translation>
        </message>
        <message>
            <source>About Chicago</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Über Chicago</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Uhrzeit</translation>
        </message>
        <message>
            <source>Change</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Änderung</translation>
        </message>
        <message>
            <source>Kind</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Art</translation>
        </message>
        <message>
            <source>Licence</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>Qt, fonts and others</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Qt, Schriften und anderes</translation>
        </message>
        <message>
            <source>Backups are in {folder}. To move to another computer, copy it to the same place before the first start.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Die Sicherungen liegen in {folder}. Zum Umzug den Ordner vor dem ersten Start an dieselbe Stelle auf dem anderen Rechner kopieren.</translation>
        </message>
        <message>
            <source>Chicago {version}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Chicago {version}</translation>
        </message>
        <message>
            <source>correction</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Korrektur</translation>
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
            <source>Undone here. {key} goes to the wanted cell.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Hier rückgängig gemacht. {key} führt zum nächsten leeren Feld.</translation>
        </message>
        <message>
            <source>All deals are entered. Enter goes to the table.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Alle Spiele sind eingegeben. Enter führt zum Tisch.</translation>
        </message>
        <message>
            <source>Enter goes to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Enter führt zum nächsten Spiel.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: no printer is set up.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Kein Drucker ist eingerichtet. Die Seiten lassen sich als PDF speichern.</translation>
        </message>
        <message>
            <source>{names}: no font here has all the letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names}: Keine Schrift hier hat alle Buchstaben.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: printing needs the library libcups2.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Zum Drucken fehlt die Bibliothek libcups2. Die Seiten lassen sich als PDF speichern.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: the printing service CUPS is not running.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Der Druckdienst CUPS läuft nicht. Die Seiten lassen sich als PDF speichern.</translation>
        </message>
        <message>
            <source>The printer does not accept pages.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Der Drucker nimmt keine Seiten an.</translation>
        </message>
        <message>
            <source>Check the printer: it reports a fault.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Den Drucker prüfen: Er meldet einen Fehler.</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Als PDF speichern…</translation>
        </message>
        <message>
            <source>Page</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Seite</translation>
        </message>
        <message>
            <source>Print preview – {title}</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Druckvorschau – {title}</translation>
        </message>
        <message>
            <source>level</source>
            <extracomment>chicago_gui/scoring/contract.py</extracomment>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>type the contract: 4S, 3NTX or 2HXX</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>den Kontrakt eingeben: 4P, 3SAX oder 2HXX</translation>
        </message>
        <message>
            <source>begin the contract with its level, 1 to 7, not with {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>den Kontrakt mit der Stufe beginnen, 1 bis 7, nicht mit {text}</translation>
        </message>
        <message>
            <source>type C, D, H, S or NT after the level</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>nach der Stufe T, K, H, P oder SA eingeben</translation>
        </message>
        <message>
            <source>type C, D, H, S or NT, not {denomination}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>T, K, H, P oder SA eingeben, nicht {denomination}</translation>
        </message>
        <message>
            <source>type X to double, XX to redouble</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>X für Kontra, XX für Rekontra eingeben</translation>
        </message>
        <message>
            <source>end the contract before {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>den Kontrakt vor {text} beenden</translation>
        </message>
        <message>
            <source>type the result: =, +1 or −2</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>das Ergebnis eingeben: =, +1 oder −2</translation>
        </message>
        <message>
            <source>type the result =, +1 or −2, not {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>das Ergebnis =, +1 oder −2 eingeben, nicht {text}</translation>
        </message>
        <message>
            <source>{contract} makes at most {most} overtricks, not {overtricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{contract} gibt höchstens {most} Überstiche, nicht {overtricks}</translation>
        </message>
        <message>
            <source>{contract} goes at most {most} down, not {undertricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{contract} fällt höchstens {most}-mal, nicht {undertricks}-mal</translation>
        </message>
        <message>
            <source>{what}: {least} to {most}, not {count}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{what}: {least} bis {most}, nicht {count}</translation>
        </message>
        <message>
            <source>{what} must be {choices}, not {count}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{what}: {choices} angeben, nicht {count}</translation>
        </message>
        <message>
            <source>tricks</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>Stiche</translation>
        </message>
        <message>
            <source>Type a board number.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Eine Boardnummer eingeben.</translation>
        </message>
        <message>
            <source>Type declarer beside the contract first: n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Zuerst den Alleinspieler neben dem Kontrakt eingeben: n, o, s oder w.</translation>
        </message>
        <message>
            <source>Press Enter to accept this card; ↑ and ↓ show the other. The cards disagree.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Enter übernimmt diese Karte, ↑ und ↓ führen zur anderen. Die Karten widersprechen sich.</translation>
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
            <source>board {number} is not on this form</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Board {number} ist nicht auf diesem Bogen</translation>
        </message>
        <message>
            <source>Which board comes next?</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Welches Board kommt als Nächstes?</translation>
        </message>
        <message>
            <source>board {number} is entered twice</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>Board {number} ist doppelt</translation>
        </message>
        <message>
            <source>boards {number}</source>
            <extracomment>chicago_gui/sheet/boards/file.py</extracomment>
            <translation>Boards {number}</translation>
        </message>
        <message>
            <source>Average per session</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Schnitt je Abend</translation>
        </message>
        <message>
            <source>matchpoints or board points of the maximum</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Matchpunkte oder Boardpunkte vom Maximum</translation>
        </message>
        <message>
            <source>Sessions won</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Abendsiege</translation>
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
            <source>no contract yet</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>noch kein Kontrakt</translation>
        </message>
        <message>
            <source>nobody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>niemand in Gefahr</translation>
        </message>
        <message>
            <source>{contract} by {name}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{contract} von {name}</translation>
        </message>
        <message>
            <source>{name} deals, {vulnerable}.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{name} teilt, {vulnerable}.</translation>
        </message>
        <message>
            <source>{card}: {deal}. Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Das Ergebnis eingeben: = +1 −2.</translation>
        </message>
        <message>
            <source>{card}: {deal}. A new entry replaces it.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Eine neue Eingabe ersetzt das.</translation>
        </message>
        <message>
            <source>{card}: type contract, declarer, result: 4sx n −1; p if passed out. Type a number to go to that board.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: Kontrakt, Alleinspieler, Ergebnis eingeben: 4px n −1; p für durchgepasst. Eine Nummer führt zum Board.</translation>
        </message>
        <message>
            <source>{card}: who plays {contract}? Type n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: Wer spielt {contract}? Eingeben: n, o, s oder w.</translation>
        </message>
        <message>
            <source>Change the other cells: this one is calculated.</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>Die anderen Felder ändern: Dieses wird berechnet.</translation>
        </message>
        <message>
            <source>This session is read-only.</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>Dieser Abend ist schreibgeschützt.</translation>
        </message>
        <message>
            <source>covered</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>{cell}, wanted</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>{cell}, das nächste leere Feld</translation>
        </message>
        <message>
            <source>empty</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>leer</translation>
        </message>
        <message>
            <source>proposed: {what}</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>vorgeschlagen: {what}</translation>
        </message>
        <message>
            <source>{bid}: {points} not vulnerable, {more} vulnerable</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}: {points} nicht in Gefahr, {more} in Gefahr</translation>
        </message>
        <message>
            <source>{points} for tricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} für Stiche</translation>
        </message>
        <message>
            <source>{points} for overtricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} für Überstiche</translation>
        </message>
        <message>
            <source>{points} game</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Manchenprämie</translation>
        </message>
        <message>
            <source>{points} part-score</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} für Teilkontrakt</translation>
        </message>
        <message>
            <source>{points} slam</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Schlemmprämie</translation>
        </message>
        <message>
            <source>{points} for making it redoubled</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Rekontraprämie</translation>
        </message>
        <message>
            <source>{points} for making it doubled</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} Kontraprämie</translation>
        </message>
        <message>
            <source>{deal} is open again, without a score. {keys} restores it.</source>
            <extracomment>chicago_gui/sheet/entry_handler.py</extracomment>
            <translation>{deal} ist wieder offen, ohne Score. {keys} macht das rückgängig.</translation>
        </message>
        <message>
            <source>{value} removed</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>{value} entfernt</translation>
        </message>
        <message>
            <source>record cannot be read: {error}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>Eintrag nicht lesbar: {error}</translation>
        </message>
        <message>
            <source>Leading: {names}, {score}</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>In Führung: {names}, {score}</translation>
        </message>
        <message>
            <source>All are level.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Gleichstand.</translation>
        </message>
        <message>
            <source>The lead changed once.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Die Führung wechselte einmal.</translation>
        </message>
        <message numerus="yes">
            <source>The lead changed {count} times.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>
                <numerusform>Die Führung wechselte {count}-mal.</numerusform>
                <numerusform>Die Führung wechselte {count}-mal.</numerusform>
            </translation>
        </message>
        <message>
            <source>What if</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Was wäre wenn</translation>
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
            <source>Type the new contract; {name} still plays it.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>Den neuen Kontrakt eingeben; {name} spielt ihn weiterhin.</translation>
        </message>
        <message>
            <source>replaced by a session file</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>durch eine Abend-Datei ersetzt</translation>
        </message>
        <message>
            <source>nobody is away</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>niemand fehlt</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>nichts geändert</translation>
        </message>
        <message>
            <source>joined: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>dazu: {names}</translation>
        </message>
        <message>
            <source>removed: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>entfernt: {names}</translation>
        </message>
        <message>
            <source>left: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>gegangen: {names}</translation>
        </message>
        <message>
            <source>back: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>zurück: {names}</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more deals</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>
                <numerusform>und {count} weiteres Spiel</numerusform>
                <numerusform>und {count} weitere Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>away: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>fehlt: {names}</translation>
        </message>
        <message>
            <source>only one has deal {numbers}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>nur einer davon hat Spiel {numbers}</translation>
        </message>
        <message>
            <source>session begun</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>Abend begonnen</translation>
        </message>
        <message>
            <source>session deleted</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>Abend gelöscht</translation>
        </message>
        <message>
            <source>session restored</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>Abend wiederhergestellt</translation>
        </message>
        <message>
            <source>only one has {deals}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>nur einer davon hat {deals}</translation>
        </message>
        <message numerus="yes">
            <source>added to the book with {count} deals</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>
                <numerusform>mit {count} Spiel ins Buch aufgenommen</numerusform>
                <numerusform>mit {count} Spielen ins Buch aufgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>undone: {what}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>zurückgenommen: {what}</translation>
        </message>
        <message>
            <source>redone: {what}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>wiederholt: {what}</translation>
        </message>
        <message>
            <source>{name} takes {whose}'s chair, opposite {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} nimmt den Platz von {whose}, Partner: {partner}</translation>
        </message>
        <message>
            <source>{name} moves to {whose}'s chair, opposite {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} wechselt auf den Platz von {whose}, Partner: {partner}</translation>
        </message>
        <message>
            <source>Everybody stays seated.</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>Alle bleiben sitzen.</translation>
        </message>
        <message>
            <source>{what}: type the contract first</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: zuerst den Kontrakt eingeben</translation>
        </message>
        <message>
            <source>{what}: the deal was passed out</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: das Spiel ist durchgepasst</translation>
        </message>
        <message>
            <source>result without a declarer</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>Ergebnis ohne Alleinspieler</translation>
        </message>
        <message>
            <source>only one hand can hold honours</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>nur ein Blatt kann Honneurs haben</translation>
        </message>
        <message>
            <source>rule {rule}: {what}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>Regel {rule}: {what}</translation>
        </message>
        <message>
            <source>To sort, click a heading or press {left} {right}.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Sortieren: Überschrift anklicken oder {left} {right}.</translation>
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
            <source>Best sessions</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Beste Abende</translation>
        </message>
        <message>
            <source>Head to head</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Direkter Vergleich</translation>
        </message>
        <message>
            <source>First place wins a session. A session not won ends the streak; being away does not.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Platz 1 gewinnt den Abend. Ein nicht gewonnener Abend beendet die Serie, Fehlen nicht.</translation>
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
            <source>current streak at the end of the period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Serie am Ende des Zeitraums</translation>
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
            <source>{count} sessions without a stake are not counted.</source>
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
            <source>Ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Besser</translation>
        </message>
        <message>
            <source>Behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Schlechter</translation>
        </message>
        <message>
            <source>Level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>what the player won, in how many; sorted by average</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Gewinn des Spielers, und in wie vielen; nach dem Schnitt</translation>
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
            <source>{where} must be {kind}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} muss {kind} sein</translation>
        </message>
        <message>
            <source>this file needs a newer version of the program ({what})</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>diese Datei braucht eine neuere Programmversion ({what})</translation>
        </message>
        <message>
            <source>{where} is "{text}": {why}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where} ist „{text}“: {why}</translation>
        </message>
        <message>
            <source>not a session file, or damaged ({what})</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>keine Abend-Datei, oder beschädigt ({what})</translation>
        </message>
        <message>
            <source>key "{key}" twice</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>Schlüssel „{key}“ doppelt</translation>
        </message>
        <message>
            <source>unknown key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>unbekannter Schlüssel „{key}“</translation>
        </message>
        <message>
            <source>missing key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>Schlüssel „{key}“ fehlt</translation>
        </message>
        <message>
            <source>All sessions</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Alle Abende</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Finished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Gelöscht</translation>
        </message>
        <message>
            <source>No session yet.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Noch kein Abend.</translation>
        </message>
        <message>
            <source>This session cannot be read.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Dieser Abend ist nicht lesbar.</translation>
        </message>
        <message>
            <source>unknown game</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>unbekanntes Spiel</translation>
        </message>
        <message>
            <source>finished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>fertig</translation>
        </message>
        <message>
            <source>unfinished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>offen</translation>
        </message>
        <message>
            <source>unreadable session</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>unlesbarer Abend</translation>
        </message>
        <message>
            <source>No session here.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Hier ist kein Abend.</translation>
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
            <source>Deleted: {session}</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Gelöscht: {session}</translation>
        </message>
        <message>
            <source>Nothing found for “{text}”.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Nichts gefunden für „{text}“.</translation>
        </message>
        <message>
            <source>sides</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>Parteien</translation>
        </message>
        <message>
            <source>deal number and note</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Spielnummer und Notiz</translation>
        </message>
        <message>
            <source>difference so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>laufende Differenz</translation>
        </message>
        <message>
            <source>Type honours with a name: 100 {one} or 150 {one}.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Honneurs mit Namen eingeben: 100 {one} oder 150 {one}.</translation>
        </message>
        <message>
            <source>Type {words}, not {text}.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>{words} eingeben, nicht {text}.</translation>
        </message>
        <message>
            <source>Enter the partners first: press Enter to accept them.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Zuerst die Partner: Enter übernimmt die gezeigten.</translation>
        </message>
        <message>
            <source>who plays with whom</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>wer mit wem spielt</translation>
        </message>
        <message>
            <source>total so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>laufende Summe</translation>
        </message>
        <message>
            <source>others…</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>andere…</translation>
        </message>
        <message>
            <source>Who plays together?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer spielt zusammen?</translation>
        </message>
        <message>
            <source>Who plays against {side}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer spielt gegen {side}?</translation>
        </message>
        <message>
            <source>Who sits on the left of {name}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Wer sitzt links von {name}?</translation>
        </message>
        <message>
            <source>total won</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Gewinn insgesamt</translation>
        </message>
        <message>
            <source>Points per {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Punkte je {sitting}</translation>
        </message>
        <message>
            <source>partner with the most points together, over several sittings</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>mit wem am meisten gewonnen wurde, in mehreren Runden oder Rubbern</translation>
        </message>
        <message>
            <source>sessions with the best account</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Abende mit dem besten Konto</translation>
        </message>
        <message>
            <source>Contracts made</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Erfüllt</translation>
        </message>
        <message>
            <source>Hundreds per {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Hunderter je {sitting}</translation>
        </message>
        <message>
            <source>Biggest: {unit}, {side}, {score}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Höchster Gewinn: {unit}, {side}, {score}</translation>
        </message>
        <message>
            <source>Only settled rounds and rubbers count.</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Nur Abgerechnetes zählt.</translation>
        </message>
        <message>
            <source>hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Hunderter</translation>
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
            <source>{deal}: {contract} by {name}. Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract} von {name}. Das Ergebnis eingeben: = +1 −2.</translation>
        </message>
        <message>
            <source>Account: nothing settled yet</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Konto: noch nichts abgerechnet</translation>
        </message>
        <message>
            <source>{deal}: {dealer} deals. Type contract and declarer: 3s {one}, doubled 3sx {other}, passed out p.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {dealer} teilt. Kontrakt und Alleinspieler eingeben: 3p {one}, im Kontra 3px {other}, durchgepasst p.</translation>
        </message>
        <message>
            <source>{sides}; out: {out}. To change, type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}; ohne {out}. Ändern: „{example}“ eingeben.</translation>
        </message>
        <message>
            <source>{sides}. To change, type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}. Ändern: „{example}“ eingeben.</translation>
        </message>
        <message>
            <source>Dealer: {name}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Teiler: {name}</translation>
        </message>
        <message>
            <source>{unit}, deal {number}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, Spiel {number}</translation>
        </message>
        <message>
            <source>{deal}: {contract}. Who plays it? Type {names}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}. Wer spielt? Eingeben: {names}.</translation>
        </message>
        <message>
            <source>Who deals first? Enter accepts, Space shows another; or type a name.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Wer teilt zuerst? Enter übernimmt, Leertaste zeigt einen anderen; oder Namen eingeben.</translation>
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
            <source>Dealer: {name} (fewest so far)</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Teiler: {name} (bisher am seltensten)</translation>
        </message>
        <message>
            <source>{unit}: who plays with whom? Enter accepts, Space shows another; or type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: Wer spielt mit wem? Enter übernimmt, Leertaste zeigt andere; oder „{example}“ eingeben.</translation>
        </message>
        <message>
            <source>{unit}: seats</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: Plätze</translation>
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
            <source>dealer {name} is on neither side</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Teiler {name} gehört zu keiner Partei</translation>
        </message>
        <message>
            <source>nothing to change there</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>dort gibt es nichts zu ändern</translation>
        </message>
        <message>
            <source>delete its deals first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>zuerst dort die Spiele löschen</translation>
        </message>
        <message>
            <source>change the sides there: the one before has no deal yet</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>dort die Parteien ändern: im vorigen steht noch kein Spiel</translation>
        </message>
        <message>
            <source>type the result of deal {number} first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>zuerst das Ergebnis von Spiel {number} eingeben</translation>
        </message>
        <message>
            <source>exact points</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>punktgenau</translation>
        </message>
        <message>
            <source>in hundreds, 50 rounds down</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>in Hundertern, bis 50 abgerundet</translation>
        </message>
        <message>
            <source>in hundreds, 50 rounds up</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>in Hundertern, ab 50 aufgerundet</translation>
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
            <source>{where} must name somebody or be absent</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{where} muss einen Namen nennen oder fehlen</translation>
        </message>
        <message>
            <source>{side} have {points} below.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} haben {points} unter dem Strich.</translation>
        </message>
        <message>
            <source>{had} so far; {side} lead by {points}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>bisher {had}; {side} führen mit {points}.</translation>
        </message>
        <message>
            <source>{side} ({count} before)</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} (vorher {count})</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum} is a game</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} hatten {before} darunter: {sum}, Manche</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} hatten {before} darunter: {sum}</translation>
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
            <source>for making it redoubled</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Rekontraprämie</translation>
        </message>
        <message>
            <source>for making it doubled</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Kontraprämie</translation>
        </message>
        <message>
            <source>{difference}: {winners} get {points} each, {losers} pay it</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: {losers} zahlen je {points} an {winners}</translation>
        </message>
        <message>
            <source>{points} for {side}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} für {side}</translation>
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
            <source>It counts once it is over.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Zählt erst nach dem Ende.</translation>
        </message>
        <message>
            <source>deals {numbers}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiele {numbers}</translation>
        </message>
        <message>
            <source>{told}, {count} unfinished</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{told}, {count} unvollendet</translation>
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
            <source>New dealer: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Anderer Teiler: {deals}.</translation>
        </message>
        <message>
            <source>New vulnerability: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Andere Gefahrenlage: {deals}.</translation>
        </message>
        <message>
            <source>New points: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Andere Punkte: {deals}.</translation>
        </message>
        <message>
            <source>{points} below</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} darunter</translation>
        </message>
        <message>
            <source>Deal {number} is no longer a game.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiel {number} ist keine Manche mehr.</translation>
        </message>
        <message>
            <source>Deal {number} is a game now.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Spiel {number} ist jetzt eine Manche.</translation>
        </message>
        <message>
            <source>right</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>stimmt</translation>
        </message>
        <message>
            <source>type an amount like 0.50, not “{amount}”</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>einen Betrag eingeben, etwa 0,50, nicht „{amount}“</translation>
        </message>
        <message>
            <source>type an amount above 0, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>einen Betrag über 0 eingeben, nicht {amount}</translation>
        </message>
        <message>
            <source>type an amount up to {most}, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>einen Betrag bis {most} eingeben, nicht {amount}</translation>
        </message>
        <message>
            <source>type at most {most} decimals in {currency}; {amount} has {count}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>höchstens {most} Nachkommastellen in {currency} eingeben; {amount} hat {count}</translation>
        </message>
        <message>
            <source>type the currency: EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>die Währung eingeben: EUR</translation>
        </message>
        <message>
            <source>type at most {most} letters for the currency, not {count}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Währung: höchstens {most} Zeichen, nicht {count}</translation>
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
            <source>paid</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>gezahlt</translation>
        </message>
        <message>
            <source>type all names</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>alle Namen eintragen</translation>
        </message>
        <message>
            <source>type another name: {name} is already entered</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>einen anderen Namen eintragen: {name} gibt es schon</translation>
        </message>
        <message>
            <source>type one name a line: {names} is more than one</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>einen Namen je Zeile eintragen: {names} ist mehr als einer</translation>
        </message>
        <message>
            <source>{what}: type at most {most} letters, not {count}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: höchstens {most} Zeichen, nicht {count}</translation>
        </message>
        <message>
            <source>{what}: remove the character {sign}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: das Zeichen {sign} entfernen</translation>
        </message>
        <message>
            <source>name {number}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>Name {number}</translation>
        </message>
        <message>
            <source>Type the contract, 4s or 3nt, or p if passed out.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Den Kontrakt eingeben, 4p oder 3sa, oder p für durchgepasst.</translation>
        </message>
        <message>
            <source>Type c, d, h, s or n after the level.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Nach der Stufe t, k, h, p oder sa eingeben.</translation>
        </message>
        <message>
            <source>Type declarer after the contract: {names}.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Nach dem Kontrakt den Alleinspieler eingeben: {names}.</translation>
        </message>
        <message>
            <source>Type n, e, s or w for declarer, not {text}.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Für den Alleinspieler n, o, s oder w eingeben, nicht {text}.</translation>
        </message>
        <message>
            <source>Type declarer after the contract: n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Nach dem Kontrakt den Alleinspieler eingeben: n, o, s oder w.</translation>
        </message>
        <message>
            <source>Put spaces between the counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Die Punktzahlen mit Leerzeichen trennen: 12 9 13 6.</translation>
        </message>
        <message>
            <source>Put spaces between the counts: {one} or {other}?</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Die Punktzahlen mit Leerzeichen trennen: {one} oder {other}?</translation>
        </message>
        <message>
            <source>Type a number, not {text}.</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Eine Zahl eingeben, nicht {text}.</translation>
        </message>
        <message>
            <source>Type a name or its first letters.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Einen Namen oder seine Anfangsbuchstaben eingeben.</translation>
        </message>
        <message>
            <source>Nobody here is called {text}.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Niemand hier heißt {text}.</translation>
        </message>
        <message>
            <source>{name} does not play this deal.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} spielt in diesem Spiel nicht mit.</translation>
        </message>
        <message>
            <source>{names}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{names}?</translation>
        </message>
        <message>
            <source>Put spaces between the names: {one} or {other}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Namen mit Leerzeichen trennen: {one} oder {other}?</translation>
        </message>
        <message>
            <source>Type two partners or all four players: “{example}”.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Zwei Partner oder alle vier Spieler eingeben: „{example}“.</translation>
        </message>
        <message>
            <source>“{text}” does not fit here.</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>„{text}“ passt hier nicht.</translation>
        </message>
        <message>
            <source>{hint}</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>{hint}</translation>
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
            <source>{count} not processed</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht bearbeitet</translation>
        </message>
        <message>
            <source>{count} not exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{count} nicht exportiert</translation>
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
        <message numerus="yes">
            <source>{count} IMPs</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{count} IMP</numerusform>
                <numerusform>{count} IMPs</numerusform>
            </translation>
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
                <numerusform>{level} Herz</numerusform>
                <numerusform>{level} Herz</numerusform>
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
            <source>Open a session folder…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Ordner mit Abenden öffnen…</translation>
        </message>
        <message>
            <source>Continue from paper</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Eingabe vom Papier fortsetzen</translation>
        </message>
        <message>
            <source>Export session…</source>
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
            <source>Copy standing as picture</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Stand als Bild kopieren</translation>
        </message>
        <message>
            <source>Copy chart as picture</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Diagramm als Bild kopieren</translation>
        </message>
        <message>
            <source>History…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Verlauf…</translation>
        </message>
        <message>
            <source>Dark theme</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Dunkles Design</translation>
        </message>
        <message>
            <source>Four-colour suits</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Vierfarbiges Blatt</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <source>Session details…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Angaben zum Abend…</translation>
        </message>
        <message>
            <source>Score a deal…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Score berechnen…</translation>
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
            <source>TABLE  ·  nothing here is secret</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>TISCH  ·  hier ist nichts geheim</translation>
        </message>
        <message>
            <source>Undo: {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Rückgängig: {step}</translation>
        </message>
        <message>
            <source>Redo: {step}</source>
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
            <source>PREPARER  ·  {name}  ·  turn the screen away</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>VORBEREITER  ·  {name}  ·  Bildschirm wegdrehen</translation>
        </message>
        <message>
            <source>ends about {hour}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Ende gegen {hour}</translation>
        </message>
        <message>
            <source>F2 preparer</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>F2 Vorbereiter</translation>
        </message>
        <message>
            <source>a pipe, socket or device, not a file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>eine Pipe, ein Socket oder ein Gerät, keine Datei</translation>
        </message>
        <message>
            <source>larger than {megabytes} MB: not a session file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>größer als {megabytes} MB: keine Abend-Datei</translation>
        </message>
        <message>
            <source>a folder, not a file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>ein Ordner, keine Datei</translation>
        </message>
        <message>
            <source>{path} cannot be written: {cause}.</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>{path} kann nicht geschrieben werden: {cause}.</translation>
        </message>
        <message>
            <source>file not found</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>Datei nicht gefunden</translation>
        </message>
        <message>
            <source>no permission to read</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>keine Leseberechtigung</translation>
        </message>
        <message>
            <source>no permission to write</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>keine Schreibberechtigung</translation>
        </message>
        <message>
            <source>not enough space on the disk</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>nicht genug Platz auf dem Datenträger</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>der Datenträger ist schreibgeschützt</translation>
        </message>
        <message>
            <source>invalid file name</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>ungültiger Dateiname</translation>
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
            <source>Wrong code. Type it again:</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Falscher Code. Noch einmal eingeben:</translation>
        </message>
        <message>
            <source>Wrong code. If nobody knows it, see “Secrecy” in the guide (F1).</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Falscher Code. Weiß ihn niemand mehr, hilft „Geheimhaltung“ im Handbuch (F1).</translation>
        </message>
        <message>
            <source>The form</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Der Bogen</translation>
        </message>
        <message>
            <source>Note on {deal}: type it and press Enter.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Notiz zu {deal}: eingeben und Enter drücken.</translation>
        </message>
        <message>
            <source>Not entered: "{text}".</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Nicht eingetragen: „{text}“.</translation>
        </message>
        <message>
            <source>Not entered: the text could not be read.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Nicht eingetragen: Der Text war nicht lesbar.</translation>
        </message>
        <message>
            <source>Press Enter.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Enter drücken.</translation>
        </message>
        <message>
            <source>History of {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Verlauf: {deal}…</translation>
        </message>
        <message>
            <source>Edit…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Bearbeiten…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Auswählen…</translation>
        </message>
        <message>
            <source>Clear this cell</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Feld leeren</translation>
        </message>
        <message>
            <source>Note on {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Notiz zu {deal}…</translation>
        </message>
        <message>
            <source>Delete {deal}</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>{deal} löschen</translation>
        </message>
        <message>
            <source>OK</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>OK</translation>
        </message>
        <message>
            <source>played by</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>spielt</translation>
        </message>
        <message>
            <source>doubled</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>Kontra</translation>
        </message>
        <message>
            <source>redoubled</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>Rekontra</translation>
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
            <source>{pair}: partners {count}×</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{pair}: {count}× Partner</translation>
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
