<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>chicago</name>
        <message>
            <source>Something went wrong in the program. What was entered before is kept.</source>
            <extracomment>chicago_gui/app/application.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no window can be opened: {why}</source>
            <extracomment>chicago_gui/app/application.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The book is as it was at {when}. As it was until now, it lies in a new backup.</source>
            <extracomment>chicago_gui/app/beside.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preparer</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who prepares this deal?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Same person</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two persons</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other room</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Is this the other room's card? Its boards then come into the session that is open.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players' screen</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On which display?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About Chicago</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” is the same person as</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No longer the same person as “{name}”:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago {version}: the score sheet for one laptop on a card table.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>typing in from paper</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” counts for “{into}” from now on; the sheets stay as they are.</source>
            <extracomment>chicago_gui/app/figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Working out the evenings… {count}</source>
            <extracomment>chicago_gui/app/figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>“{name}” counts for itself again.</source>
            <extracomment>chicago_gui/app/figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code stays as it was.</source>
            <extracomment>chicago_gui/app/guard.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code until now:</source>
            <extracomment>chicago_gui/app/guard.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code, {name}:</source>
            <extracomment>chicago_gui/app/guard.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The code could not be kept: {why}.</source>
            <extracomment>chicago_gui/app/guard.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book has an evening of another game under its id</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} was not opened: {why}.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session (*.chicago)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session sheet as PDF</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals as CSV</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export the session</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a session file</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} is written.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the disk is full</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another program holds the book</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the folder cannot be written</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the file cannot be opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the disk failed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for an unknown reason</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} could not be opened ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book could not be read ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book could not be written ({cause}); nothing in it was changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} was written by a newer program and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} is not a book of this game and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} is open under another name, {other}; under two names entries would be lost, so it was not opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} has a second name on this disk (a hard link); under two names entries would be lost, so it was not opened: leave it one</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book has no such session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book has this session already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another program changed this session meanwhile</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session cannot be read: its place in the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session of {when} is of a game this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the backup could not be written ({cause}); the book is as it was</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the backup {path} is damaged; the book stays as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} and {other} are one name already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} and {other} played in one evening, so they are two people</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; the backup of {when:%Y-%m-%d %H:%M} was opened in its place (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; there is no sound backup, so a new book was begun (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened in its place</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} was missing and there is no sound backup, so a new book was begun; an earlier one lies at {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} is older than {aside}, which was kept when another file was put in the book's place (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} is older than its backup of {when:%Y-%m-%d %H:%M}, which Backups puts back (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book {path} was gone from its folder; it was written there again whole, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another file was put in the place of the book {path} and stays as it is; the book goes on at {aside}, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book was brought up to date; as it was before, it lies at {backup}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is nothing to undo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is nothing to do again</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the book could not be written ({cause}); the entry was not taken</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not understood in {file}, and as usual instead: {wrong}.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{file} cannot be read as it is; where it cannot, all is as usual.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago with Russian scoring</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four-deal Chicago</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rubber bridge</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Teams of four</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pairs</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>game is "{kind}", which this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {number}</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>total so far</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leave this round and begin the next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Account after {count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Account after one round</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round is settled when its four deals are played.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round {sitting}, deal {number} taken out</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>beneath a round: leaves it unfinished and begins the next</source>
            <extracomment>chicago_gui/games/four_deal/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game</source>
            <extracomment>chicago_gui/games/four_deal/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A round has four deals, dealt in turn: on the first nobody is vulnerable, on the second and third dealer's side (or by the other rule the other), on the fourth everybody.</source>
            <extracomment>chicago_gui/games/four_deal/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A game is worth 300, or 500 when vulnerable. Part-scores add up to a game within the round, and one on the last deal that does not gets 100; or by the other rule each gets 50 at once and nothing is carried.</source>
            <extracomment>chicago_gui/games/four_deal/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{round}: {one} {points}, {two} {other}</source>
            <extracomment>chicago_gui/games/four_deal/pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round</source>
            <extracomment>chicago_gui/games/four_deal/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a round has four deals that count; {count} would come after them</source>
            <extracomment>chicago_gui/games/four_deal/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part-scores</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>part-scores are carried</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>part-scores get 50 each</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part-scores of a round add up to a game; one on deal 4 that does not make it gets 100.</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is carried; each part-score gets 50 at once.</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dealer's side vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the other side than dealer's vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On deal 1 nobody is vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On deal 4 both sides are vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On deal {number} the side that defends against dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On deal {number} the side of dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>part-score</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>part-score on the last deal</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>game when vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>game when not vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not on the account yet: {count} of 4 deals to come</source>
            <extracomment>chicago_gui/games/four_deal/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round and table</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New line</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}, {ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}, {explained}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{scored} of {planned}</source>
            <extracomment>chicago_gui/games/pairs/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How results are compared</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who meets whom</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on the last line: pairs 1 and 5 meet on board 7, 1 sitting North–South</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a number or a name at NS or EW</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>another pair sits there; Delete takes it out</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matchpoints: 2 for each worse and 1 for each equal result of those who sat the same way. A board played less often than the others is brought to their size by Neuberg's formula. The ranking goes by the share of what could be had.</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cross-IMPs: the mean of the IMPs against every other result. Datum: the IMPs against the board's mean, rounded to ten, without the best and the worst from four results on, without two of each from eleven.</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four, six, eight and ten pairs play a Howell, others a Mitchell: nobody meets twice, and no pair meets a board twice. Print makes the cards that lie on the tables, and travellers, as long as results are to come.</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With two winners North–South and East–West are ranked apart.</source>
            <extracomment>chicago_gui/games/pairs/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every result is in.</source>
            <extracomment>chicago_gui/games/pairs/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print makes the ranking and the travellers.</source>
            <extracomment>chicago_gui/games/pairs/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type board and pairs, North–South first, such as 7 1 5; a number alone goes to that board.</source>
            <extracomment>chicago_gui/games/pairs/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pairs</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {of}: {what}</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>order</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>results are typed {what}</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>results</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{of} {what}</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>notes</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{of} note {what}</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by round</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by board</source>
            <extracomment>chicago_gui/games/pairs/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board ____ · dealer ____ · Z ____</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>place</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points of each pair, board by board</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>out</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tables</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number} · dealer {dealer} · Z {vulnerable}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>–</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NS</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>EW</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>after {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>points</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table {number}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sum</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>North–South</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>East–West</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the first result</source>
            <extracomment>chicago_gui/games/pairs/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final ranking</source>
            <extracomment>chicago_gui/games/pairs/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pass</source>
            <extracomment>chicago_gui/games/pairs/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}: {dealt}</source>
            <extracomment>chicago_gui/games/pairs/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pairs: {count}; 2 to 20 play</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {pair}: a name is empty</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {pair}: {name} is there twice</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has no partner</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>winners: {winners}; there is one, or one in each direction</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no pair {pair}</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {pair} cannot meet itself</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {pair} is there twice</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board and pairs are wanted, North–South first, such as 7 1 5</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no such result on board {number}</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pair {pair} is on the travellers already</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>boards a round: {boards} is not 1 to {most}</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number}: {ns} against {ew} is played already, and the movement has it otherwise</source>
            <extracomment>chicago_gui/games/pairs/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about 24 in all</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boards a round</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Results are typed</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>matchpoints</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>cross-IMPs</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs against the datum</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one winner</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a winner in each direction</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as proposed (Howell, Mitchell)</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>typed at the board</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pair {number}</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the movement</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who meets on board {number}</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taking a result of board {number} out</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the order of the results</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the change of the pairs</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>date and place</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the change of rules</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taking over the session file</source>
            <extracomment>chicago_gui/games/pairs/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matchpoints</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{kind}, {tables}, {rounds} {boards}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Howell</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mitchell</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>beats {worse} and ties {equal} of {others}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{compared}, brought from {played} to {size} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} of {top}, East–West {rest}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{pair} {points} of {maximum}{share}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>datum {datum}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>the mean against {count} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{pair} {points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} tables</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>of {count} boards</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Rubber {number}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped: {outcome}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on with this rubber after all</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop this rubber before it is won</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stop</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Account after {count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Account after one rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A rubber is settled when it is won, or stopped: type stop when you get up early.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rubber</source>
            <extracomment>chicago_gui/games/rubber/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rubber {sitting}, deal {number} taken out</source>
            <extracomment>chicago_gui/games/rubber/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/game.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>in place of a contract, or beneath: ends the rubber before it is won</source>
            <extracomment>chicago_gui/games/rubber/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>beneath a rubber that was stopped: goes on with it after all</source>
            <extracomment>chicago_gui/games/rubber/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The trick points of a contract made stand below the line, everything else above. Who has 100 below makes a game: a line is drawn, and no part-score of either side counts any further. A side with a game is vulnerable.</source>
            <extracomment>chicago_gui/games/rubber/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two games win the rubber: 700 if the other side has none, else 500. In a rubber that is stopped a side that alone has a game, or a part-score in the unfinished game, gets what the rules of the evening say.</source>
            <extracomment>chicago_gui/games/rubber/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>above</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>below</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rubber}: {one} {points}, {two} {other}; games {games} and {others}</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} h</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {deal} wins the rubber, and deals come after it: {later}</source>
            <extracomment>chicago_gui/games/rubber/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {deal} wins the rubber, so it cannot be stopped</source>
            <extracomment>chicago_gui/games/rubber/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the rubber is stopped; let it go on first</source>
            <extracomment>chicago_gui/games/rubber/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{rule} is {points} points; it is 0 to {most}</source>
            <extracomment>chicago_gui/games/rubber/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is false; it is true, or absent</source>
            <extracomment>chicago_gui/games/rubber/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Part-score in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A side that alone has a game gets it when all get up.</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A side that alone has a part-score in the unfinished game gets it; it was 50 before 1993.</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for an unfinished game</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for an unfinished part-score</source>
            <extracomment>chicago_gui/games/rubber/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for the rubber in two games</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for the rubber in three games</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who is vulnerable is not known before the deal above has its result</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Both sides have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has a game, so nobody is vulnerable</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody gets anything for it</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not on the account yet: the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>second game of {side}, who win the rubber</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>first game of {side}; both sides have one now</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>first game of {side}, who are vulnerable now</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} get {points} for the only game</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} get {points} for the only part-score</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the rubber was stopped: {paid}</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not on the account yet: deal {number} has no result</source>
            <extracomment>chicago_gui/games/rubber/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players: {count} names; five play</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is not one of the five</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned deals: {planned} is not 1 to 60</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deals dealt already: {dealt}</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all planned deals ({planned}) are dealt; plan more to go on</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} deals; a session has at most 60</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no such deal</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} has no contract yet</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} is still being played</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the preparer hands out the decks (F2)</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} is handed out in the file, which leaves its counts out; in the book it is still with the preparer</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the counts that the book keeps do not fit the session as the file has it</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hcp {deck} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>noted hcp of {name} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the four counts add up to {total}, not 40</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the four counts are not complete</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the deal is not over; its counts are the preparer's</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who prepares the deal is not written yet</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} prepares the deal and picks no deck</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has deck {deck} already</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has two decks</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams: {name} is there twice</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams: {name} prepares the deal and sits out</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams: they are not the four who picked decks</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the teams are not written yet</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} sits this deal out</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} before there is a contract</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} for a deal that was passed out</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bid by {name}, who is not declarer's partner</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{tricks} tricks; a deal has 0–13</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours, but the rules count none</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours of {name} are {points}; they are 100 or 150</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours in two hands; only one can hold them</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the deal is over; a swap comes before the lead</source>
            <extracomment>chicago_gui/games/russian/changes.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>four counts, deck A to D, such as 12 9 13 6</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the four would add up to {total}: type them in one go, such as 12 9 13 6</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays this deal is not known yet</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>z for vulnerable, a space for not, r for the die</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a result needs a contract first</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what players noted is asked for when the deal is over</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>counts are typed beside their decks, in the preparer's face (F2)</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>corrected after the deal was open</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deck {deck}</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>team {team}</source>
            <extracomment>chicago_gui/games/russian/columns/base.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prepared by</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>prepared by</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deck</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deck</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>player</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} noted {hcp}</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} was to prepare</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for honours</source>
            <extracomment>chicago_gui/games/russian/columns/hands.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contract</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>contract</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>result</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>target</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>score</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>±</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>difference</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>by {name}</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bid by {name}</source>
            <extracomment>chicago_gui/games/russian/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Partners</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>partners</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>team HCP</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Z</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>vulnerable</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Opens</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opening bid</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>z: vulnerable</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not vulnerable</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} against {other}</source>
            <extracomment>chicago_gui/games/russian/columns/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deck {of} {what}</source>
            <extracomment>chicago_gui/games/russian/evening/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP noted</source>
            <extracomment>chicago_gui/games/russian/evening/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP noted by {of} {what}</source>
            <extracomment>chicago_gui/games/russian/evening/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a record is missing</source>
            <extracomment>chicago_gui/games/russian/evening/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a record cannot be read: {error}</source>
            <extracomment>chicago_gui/games/russian/evening/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed out and dealt again; it scores nothing.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed out: 0.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Target {target} for {hcp} HCP of {team}.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{difference} → {imps} IMPs</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the four counts</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who had which deck</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the teams</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who was vulnerable</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>declarer</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap before the lead: {dummy} plays the contract, {declarer} is dummy and prepares next. S takes the swap.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not scored yet: {missing}.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{contract} by {name}, {result}, {z}: {score}.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Honours of {name} {points}: {score}.</source>
            <extracomment>chicago_gui/games/russian/explained.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs are won against the target: cards alone win none. With even luck a player holds 10 HCP a deal, a pair 20. A click on a heading sorts by it, and so do Ctrl+Left and Ctrl+Right.</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evenings</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP a deal</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strength</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{imps} in {deals}</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Won</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>evenings with the most IMPs</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP held per deal; 10 when luck is even</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As declarer</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As dummy</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In defence</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best partner</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pair</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>HCP held together per deal; 20 when luck is even</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Declaring</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs a deal</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs a deal, freed of partners, opponents and the cards held, by least squares over all deals; 0 is the company's mean. In two cases of three it is off by less than ±.</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs, and in how many deals; sorted by IMPs per deal</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>Targets</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>with whom the most IMPs per deal are won, in five deals together or more</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ours is the mean score of the stronger team in the deals of this book, drawn towards the house table as if that stood for eight deals more, and made to rise with HCP. In two cases of three it is nearer than ± says to what is made in the long run.</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Official</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ours</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>House, Z</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Official, Z</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ours, Z</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals, Z</source>
            <extracomment>chicago_gui/games/russian/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counts and targets of deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counts and targets of other deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number}: {explained}</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} of {planned}</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ours, {deals} deals</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It has the counts of deal {number}.</source>
            <extracomment>chicago_gui/games/russian/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} and more</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who sits out</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>house</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>house, z</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>official</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>official, z</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is secret</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Five play; four sit at the table and the fifth prepares: shuffles, deals four hands, counts their high cards (A 4, K 3, Q 2, J 1; 40 in all) and puts them in the folder as decks A to D.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The players pick decks unseen and sit down as two teams. Each team rolls a die for its vulnerability: 4, 5 and 6 are in the zone. Then the deal is bid and played as ever.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The team with more high-card points has a target. Its score less the target becomes IMPs, for the two partners; their opponents have the opposite.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>High-card points and targets of a deal are secret until its result is in. The preparer's face shows the counts of the deal in hand and nothing else that is secret; it covers itself after two minutes without a key.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When that face was left before the cards were handed out, what is typed on is no entry, until Esc, a click on the sheet or a result with its sign (=, +1, −2) shows that somebody at the table means it.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whoever owns the computer can read the file of the book.</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opens the preparer's face and begins the next deal; in it, finds its place</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>covers the preparer's face at once; once more, types at the table</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a deck's high-card points, in the preparer's face</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>initial</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who prepared, who picked the deck, or who opens</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter, space</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes the line-up shown, shows another</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>partners by their initials</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>vulnerable, not vulnerable, roll the die</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>four spades doubled, by Vera; p when all pass</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes the swap that is asked for</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the result, or the tricks taken</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in a count: the four counts mended in one step</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a number</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at a player of a deal that is over: the points noted</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as written</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in rounds of five</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>always the dummy</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it does</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Difference</source>
            <extracomment>chicago_gui/games/russian/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every planned deal is played.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edit, Planned deals goes on; Print makes the session sheet.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So that the evening comes out even,</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This is the last deal planned.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No opening hand: deal again, or move cards and type the new counts.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who prepares it? Type the initial.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays with whom? Enter takes the line-up shown, space shows another.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who opens? Enter takes the name shown, an initial takes another.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who had this deck?</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} prepares deal {number}. F2 begins it.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First: {names}, {imps} IMPs.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ready: hand out the cards. Enter covers the sheet and turns to the table.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>40 ✓</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is over but cannot be scored yet: {missing} missing.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} prepares deal {number}. F2 opens the preparer's face.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F2 begins deal {number}.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} and {two} have both sat out {cap} times:</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is ready.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is preparing deal {number}.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count again, or move through the decks and mend one.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then each player picks a deck: type the initial beside it.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Or go on: who picked deck A? Type the initial.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sum so far {total} of 40.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An opening hand is there ({deck}, {hcp}).</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is being played: {contract} by {name}. Type the result (=, +1, −1 or the tricks taken) when it is over; the target shows then.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is being bid. Type the contract and who plays it, such as 4sx v; p when all pass.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number}: {what}</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>are {team} vulnerable? z if they are, space if not, r to roll the die.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is to be prepared. F2 opens the preparer's face.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} prepares the first deal.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} deals again: the last deal was passed out.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is to be dummy after the swap and prepares next.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} has sat out least and prepares next.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F2 begins the next deal.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deck {deck}: count its high cards.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} prepares next; {dummy} deals the stacks unseen.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who picked deck {deck}? Type the initial.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The four make {total}: {missing} missing of 40.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The four make {total}: {over} more than 40.</source>
            <extracomment>chicago_gui/games/russian/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>date</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>date {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>place {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned deals</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned deals {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rules</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rules {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>counted</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not counted</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dealt again</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>scores 0 less the target</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>targets: {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a passed-out deal: {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours: {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who sits out: {what}</source>
            <extracomment>chicago_gui/games/russian/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The die shows {pips}: {team} are vulnerable.</source>
            <extracomment>chicago_gui/games/russian/house_input.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The die shows {pips}: {team} are not vulnerable.</source>
            <extracomment>chicago_gui/games/russian/house_input.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opened</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final standing</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals planned: {planned}.</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{first} and {last}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals {numbers} are not over: their counts and targets are left out.</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number} is not over: its counts and its target are left out.</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After {scored} of {planned}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>out, of {cap}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opened, of {cap}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out, dealt again</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note: {note}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for honours to {name}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>corrected after the deal was open: {cells}</source>
            <extracomment>chicago_gui/games/russian/pages/session_sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>IMPs deal by deal, with running totals</source>
            <extracomment>chicago_gui/games/russian/pages/sums.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Partnerships</source>
            <extracomment>chicago_gui/games/russian/pages/sums.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deals</source>
            <extracomment>chicago_gui/games/russian/pages/sums.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>so far</source>
            <extracomment>chicago_gui/games/russian/pages/sums.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>z: vulnerable. Target: of the team with more HCP. ±: its score less its target.</source>
            <extracomment>chicago_gui/games/russian/pages/tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The team with more HCP looks up its target by its own HCP and its own vulnerability; with 20 each it is 0. The score as this team sees it, less the target, is the difference. It gives both partners their IMPs; the opponents get the opposite.</source>
            <extracomment>chicago_gui/games/russian/pages/tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Honours, where they count: 100 for four trump honours in one hand, 150 for all five or for four aces in no trump, to the side that holds them.</source>
            <extracomment>chicago_gui/games/russian/pages/tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Standing before the first deal</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the swap (S)</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Running IMPs</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The lines begin with the first deal played.</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space: the other line-up</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Standing after {count} of {planned} deals</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Opens: {name}</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number}: who sits where</source>
            <extracomment>chicago_gui/games/russian/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Five players, and who prepares the first deal</source>
            <extracomment>chicago_gui/games/russian/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>prepares first</source>
            <extracomment>chicago_gui/games/russian/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passed out</source>
            <extracomment>chicago_gui/games/russian/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count honours</source>
            <extracomment>chicago_gui/games/russian/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deals} ({each} each)</source>
            <extracomment>chicago_gui/games/russian/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>preparer</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>prepared by {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>decks</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deck {of} picked by {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Z {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opening bid {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>declarer {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who bid it</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>bid by {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours of {of} {what}</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team} not vulnerable</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Z of {team} taken back</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team} vulnerable</source>
            <extracomment>chicago_gui/games/russian/sheet.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>the start of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taking deal {number} out</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who prepared deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a deck of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the teams of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the Z of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the opening bid of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the contract of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passing out deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the swap in deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the result of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the corrected counts of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what was noted in deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the honours of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the note on deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a count of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the counts of deal {number}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the change of plan</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the change of a name</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo {step}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo {step}</source>
            <extracomment>chicago_gui/games/russian/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dummy sits out next; who has sat out enough swaps with partner before the lead, and when both have, one of the other side prepares: over the evening everything comes out equal.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In every round of five each of us sits out once, opens once and partners each other player once.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only dummy ever sits out next; the sheet advises swaps, and the times out come out as nearly equal as that allows.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No deal is scored yet.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>house table, targets without slams</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>official table</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>The {count} scored deals of this evening by each target table.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{table}: {winners} first as well. Deals that score otherwise: {numbers}.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{table}: {winners} first instead. Deals that score otherwise: {numbers}.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>house table</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours count</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no honours</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out is dealt again</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out scores 0 less the target</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned deals</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} deals</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each is out and opens {count} times at most.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>It cannot come out even any more: at best {what}.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Standing by each target table</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{place}.  {imps}</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>table “{name}”</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} and {last}</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>targets “{name}”</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Times out and partnerships can still come out equal.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{table}: every deal scores the same.</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sitting out: {how}</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>times out up to {apart} apart</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>opening bids up to {apart} apart</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>partnerships up to {apart} apart</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop after deal {number}</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{table} (as played)</source>
            <extracomment>chicago_gui/games/russian/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boards</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the other card has {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>or</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the other card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned boards…</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear the last card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} boards are planned.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}: {one} {points_1}, {two} {points_2} {unit} so far</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}: {explained}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{count} of {planned} boards compared</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Planned boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}, the other card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board points</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop after board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The match</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two rooms</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter, at two cards that disagree</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes the card of the line it is pressed on</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Team 1 sits North–South in the open room and East–West in the closed room. Every board is played in both; the difference, open less closed, becomes IMPs for one team, or at board-a-match 2 points for the better score and 1 each for a tie.</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When every planned board is compared, the margin becomes victory points, where the rules have them: the continuous scale of 2013, or the same in whole points.</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One laptop may type both rooms, or each room has its own. At the comparison the other room's session file is opened while this match is open: boards that only one card has come along, and where the two disagree both are shown until one is chosen. Nothing is lost, and undo takes the comparison back.</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A room whose result is not in sees nothing of the other's board, so that a file opened early spoils nothing.</source>
            <extracomment>chicago_gui/games/teams/help_text.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>open room</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>closed room</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The two cards disagree. Enter takes the upper line, ↓ and Enter the lower one.</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Board {number}, {room}</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print makes the score card.</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The {room} is in. Open the other room's session file, or type its card.</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every planned board is compared. {match}.</source>
            <extracomment>chicago_gui/games/teams/hints.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>team {of}: {what}</source>
            <extracomment>chicago_gui/games/teams/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned boards</source>
            <extracomment>chicago_gui/games/teams/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned boards {what}</source>
            <extracomment>chicago_gui/games/teams/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>room</source>
            <extracomment>chicago_gui/games/teams/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this laptop's room: {what}</source>
            <extracomment>chicago_gui/games/teams/history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>victory points</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team}: {players}</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>team {number}</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final result</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Note, {room}: {note}</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The lines begin with the first board that both rooms have played.</source>
            <extracomment>chicago_gui/games/teams/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory points {one} – {two}</source>
            <extracomment>chicago_gui/games/teams/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Before the first comparison</source>
            <extracomment>chicago_gui/games/teams/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Running {points}</source>
            <extracomment>chicago_gui/games/teams/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>After {count} of {planned} boards</source>
            <extracomment>chicago_gui/games/teams/panel.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>teams: {count}; two play a match</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams: a team has no name</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>teams: both are called {name}</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team}: {count} players; a team has four</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team}: a name is empty</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{team}: {name} is there twice</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>planned boards: {planned} is not 1 to 64</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number} is begun already</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the other card is of {teams}, another match</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number} is not in dispute there</source>
            <extracomment>chicago_gui/games/teams/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Teams</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Guests</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Victory points</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This laptop</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board-a-match</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no victory points</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>victory points, continuous scale</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>victory points, whole</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>types both rooms</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stands in the open room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stands in the closed room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Team {number}</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the card of board {number}</source>
            <extracomment>chicago_gui/games/teams/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the room of this laptop</source>
            <extracomment>chicago_gui/games/teams/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the comparison with the other room</source>
            <extracomment>chicago_gui/games/teams/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the choice of a card for board {number}</source>
            <extracomment>chicago_gui/games/teams/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the change of the teams</source>
            <extracomment>chicago_gui/games/teams/steps.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>level</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the two cards disagree</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{imps} IMPs to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{one} {points_1} – {points_2} {two}, {boards} boards</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>board {number}, {room}: here {mine}; the other card {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the board to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 IMP to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}. A board shows when it has its result here.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>waits for the other room</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not played yet</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>difference {difference}: {points}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>page {number} of {count}</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Date</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How each deal was scored</source>
            <extracomment>chicago_gui/paper/ruled.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A contract just made, and for each trick more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A contract that goes down</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{low} or more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>We</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>settled</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Account of the evening, in {unit}</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print blank forms</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the pages on their sides</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none: they are written by hand</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On a page</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many pages</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names, between commas</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tables</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Preview</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{least} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{least} to {most} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players and heading</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>Whoever comes late is added on the last line, whoever leaves is taken out.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number} (may stay empty)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names, date and rules come first, as they stand on the paper; then it is typed in deal by deal. Meanwhile nothing is covered by the clock: Esc covers.</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is played</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Date and place</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place (may stay empty)</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Start</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An evening from paper</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New session</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Новая встреча</translation>
        </message>
        <message>
            <source>The same session</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep both adds the file as a session of its own. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Replace the book's</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The book has the session of {evening} already, with other entries.</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They differ in:</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The book has {ours} deals of it, the file {file}.</source>
            <extracomment>chicago_gui/players/same_session.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The duplicate score, not vulnerable and vulnerable. Nothing of it is entered.</source>
            <extracomment>chicago_gui/players/score_window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score a deal</source>
            <extracomment>chicago_gui/players/score_window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>contract and result, such as 4sx+1 or 3nt=</source>
            <extracomment>chicago_gui/players/score_window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contract and result</source>
            <extracomment>chicago_gui/players/score_window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close</source>
            <extracomment>chicago_gui/players/sentences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of it is kept in {file}, which can be read and changed by hand.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Язык</translation>
        </message>
        <message>
            <source>Colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source> %</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Usual size</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paper</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cover after</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cover when another window is turned to</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The face is also covered by Esc, when the window is put away, when the screen is locked or another user has it, when the lid is closed, and by sleep.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask for a code this evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four-digit code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The suits as they are drawn</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the system: {language}</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Как в системе: {language}</translation>
        </message>
        <message>
            <source>minutes without a key</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as before</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>four digits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the system</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Day</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago: players' screen</source>
            <extracomment>chicago_gui/players/sheet_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TABLE</source>
            <extracomment>chicago_gui/players/sheet_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sessions</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Встречи</translation>
        </message>
        <message>
            <source>Which sessions</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search names, places, dates</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put it back</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a session file…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players and pairs</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print blank forms…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Continue</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The score sheet for one laptop on a card table.</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deleted: {session}</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No deal is scored yet. What the players make of theirs will stand here.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which game</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count for another name…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names that count for this one…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago: help</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Show</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Counts of deals that are not over are left out, and when they were written.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The whole session</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Names, date, place, plan, rules</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What if</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backups</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The book is backed up when the program starts and ends, if anything has changed; the last ten are kept.
Restore puts all sessions back as they were then. The book as it is now is backed up first, so that this can be taken back in the same way.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no backup yet.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backups, newest first</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restore</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Time</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was done</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Made</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>correction</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal {number}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next deal</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hand out the cards</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter, or the first count, goes on to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter goes on to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The printer takes nothing.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The printer reports a fault; nothing may have been printed.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no printer here; the sheet can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print preview – {title}</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract is wanted, not {value}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract wants a level and a denomination</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract begins with its level, 1 to 7, not with {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a level is 1 to 7, not {level}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract wants C, D, H, S or NT after its level</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a denomination is C, D, H, S or NT, not {denomination}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract is undoubled, doubled or redoubled, not {doubling}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract is doubled once or redoubled, not doubled {doubles} times</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a contract ends with its doubles; {text} is too much</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tricks are 0 to 13, not {tricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a team is vulnerable or it is not; {vulnerable} says neither</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a result wants =, a sign with a number, or the tricks taken</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a result is =, +1, -2 or the tricks taken, not {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the most overtricks in {contract} is {most}, not {overtricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the most that {contract} can go down is {most}, not {undertricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours are 100 or 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours in no trump are the four aces, 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a difference in points is a whole number, not {difference}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the stronger team holds 20 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target table is the house one, the official one or one's own, not {table}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target table has a name in words, not {name}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target table has one row for each HCP from 20 to 40</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the target table has no row for {hcp} HCP</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target table has rows for 20 to 40 HCP, not for {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the targets at {hcp} HCP are two: not vulnerable and vulnerable</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a target at {hcp} HCP is 0 to 10000 points, not {target}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a match has 1 to 1000 boards, not {boards}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a deal has two teams, so its HCP, vulnerability and honours are two each</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a team holds 0 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the HCP of the two teams are 40 together, not {total}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the declaring team is 0 or 1, not {team}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a deal has contract, declaring team and tricks, or is passed out and has none</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a deal that is passed out has no honours</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays it, and the result, need a contract first</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays it? Type n, e, s or w beside the contract first</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the two cards disagree: Enter takes the one the cursor is on, ↑ and ↓ go between them</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the score is worked out; what is typed here is a note, and {text} is none</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dlr</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dealer</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>North</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>East</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>South</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>West</source>
            <extracomment>chicago_gui/sheet/board_columns.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>result before there is a declarer</source>
            <extracomment>chicago_gui/sheet/board_deal.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text} is no seat; type n, e, s or w for who plays it</source>
            <extracomment>chicago_gui/sheet/board_entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays it? Type n, e, s or w after the contract</source>
            <extracomment>chicago_gui/sheet/board_entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A click on a heading sorts by it, and so do Ctrl+Left and Ctrl+Right.</source>
            <extracomment>chicago_gui/sheet/board_figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evenings won</source>
            <extracomment>chicago_gui/sheet/board_figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>matchpoints or board points, of all there were to have</source>
            <extracomment>chicago_gui/sheet/board_figures.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a record cannot be read</source>
            <extracomment>chicago_gui/sheet/board_game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A result</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dealer and vulnerability</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All of a card is typed at its contract: contract, who plays it (n, e, s or w) and the result, with or without spaces. Each can also be typed in its own column.</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Both go by the number of the board, sixteen to a cycle (Law 2): dealer North, East, South, West; vulnerable nobody, NS, EW, all; NS, EW, all, nobody; EW, all, nobody, NS; all, nobody, NS, EW. Scores are duplicate scores without honours.</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>4♠ doubled by North, one down; the tricks taken will do: 4sxn9</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all passed: the score is 0</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>goes to board 7; what is typed at a board that is in takes its place</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>at the score</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>letters are a note on the deal</source>
            <extracomment>chicago_gui/sheet/board_help.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>rule {rule}: {what}</source>
            <extracomment>chicago_gui/sheet/board_history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number}</source>
            <extracomment>chicago_gui/sheet/board_history.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number} is not on this form</source>
            <extracomment>chicago_gui/sheet/board_input.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>N</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation>С</translation>
        </message>
        <message>
            <source>E</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation>В</translation>
        </message>
        <message>
            <source>S</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation>Ю</translation>
        </message>
        <message>
            <source>W</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation>З</translation>
        </message>
        <message>
            <source>nobody vulnerable</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>North–South vulnerable</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>East–West vulnerable</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>everybody vulnerable</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out: 0</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no contract yet</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{contract} by {name}</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bid}, {result}, {vulnerable}: {score}</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} deals, {vulnerable}.</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card}: {deal}. Type the result (=, +1, −1 or the tricks taken).</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card} is in: {deal}. What is typed takes its place.</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card}: type contract, declarer and result, such as 4sx n −1; p when all passed; a number goes to that board.</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{card}: who plays {contract}? Type n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/board_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number} is not 1 to 64</source>
            <extracomment>chicago_gui/sheet/boards.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>board {number} is there twice</source>
            <extracomment>chicago_gui/sheet/boards.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this cell is worked out from the others</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no contract is bid in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no die is rolled in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>covered</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>empty</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} tricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} overtricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for the insult</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} game</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} part-score</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} slam</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bid}, {z}: {said} = {total}</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{bid}, {z}: {total}</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a name is wanted, or its first letters</source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody here is called {text}</source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text} may be {names}</source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text} is no number</source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays it? Type the initial after the contract</source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source> or </source>
            <extracomment>chicago_gui/sheet/entry.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>contract {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>result {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>note {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Type into the marked cell; a click or a double click offers the same choices.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undoes the last entry; Ctrl+Shift+Z makes it again</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the history of the session</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the list of sessions; Ctrl+F searches there</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>prints the session sheet, or writes it as PDF</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the standing beside the form; the players' screen</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing changed</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>name {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source> (its counts had been open)</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>replaced by a session file</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>and {count} deals more</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{value} taken back</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only one of them has deal {numbers}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session is begun</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session is deleted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session is put back</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where}: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only one of them has {deals}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>taken into the book with {count} deals</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>replaced by a session file: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undone: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>done again: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players: a name is empty</source>
            <extracomment>chicago_gui/sheet/names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} has {count} letters; at most {most} fit</source>
            <extracomment>chicago_gui/sheet/names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} has the sign {sign} in it, which no line of text can have</source>
            <extracomment>chicago_gui/sheet/names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>NT</source>
            <extracomment>chicago_gui/sheet/other_letters.py</extracomment>
            <translation>БК</translation>
        </message>
        <message>
            <source>{name} takes {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} moves to {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody keeps the same chair.</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is not a UUID</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is "{text}", which is no date (2026-11-20)</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>version {version} is from a newer program; this one reads {known}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is "{text}", which the file writes "{contract}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} should have 2 parts and has {count}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is not an object of keys and values</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is not a list</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is not a text</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is not a whole number</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is neither true nor false</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is "{text}", not {others}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not a session file of this game</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is "{text}": {why}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not a session file: its text is not UTF-8</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not a session file: it is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>not a session file: {name} is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>version {version} is none</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the key "{key}" is there twice</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>unknown key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the key "{key}" is missing</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This session cannot be read.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of a game this program does not know</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>done</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>still open</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the session that cannot be read</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No session is still open.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No session is done yet.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No session is deleted.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No session yet. The first one stands here when it has begun.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is found for “{text}”.</source>
            <extracomment>chicago_gui/sheet/sessions.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text} is none of these: {words}</source>
            <extracomment>chicago_gui/sheet/sittings/columns/contract.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>number</source>
            <extracomment>chicago_gui/sheet/sittings/columns/line.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>chicago_gui/sheet/sittings/columns/line.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>difference so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns/line.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours are 100 or 150 and a name, such as 100 a</source>
            <extracomment>chicago_gui/sheet/sittings/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Honours</source>
            <extracomment>chicago_gui/sheet/sittings/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>none</source>
            <extracomment>chicago_gui/sheet/sittings/columns/play.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It is off the account until it is over.</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deals {numbers}</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vulnerable otherwise: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Other points: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} is no longer a game.</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} is a game now.</source>
            <extracomment>chicago_gui/sheet/sittings/consequences.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only what is settled counts. A click on a heading sorts by it, and so do Ctrl+Left and Ctrl+Right.</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>with whom the most points are won, in several sittings together</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>evenings with the most points</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Made of declared</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>contracts made, of those declared</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points a {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{made} of {declared}</source>
            <extracomment>chicago_gui/sheet/sittings/figure_tables.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{where} is empty; it names somebody, or is absent</source>
            <extracomment>chicago_gui/sheet/sittings/file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deal}: {contract} by {name}. Type the result (=, +1, −1 or the tricks taken).</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deal}: {dealer} deals. Type the contract and who plays it, such as 3s {initial}; p when all pass.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{deal}: {contract}. Who plays it? Type the initial.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{unit}, deal {number}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{unit}: who plays with whom? Enter takes the sides shown, space shows others; or type the partners, such as ac bd.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{unit}, total</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{told}, {count} unfinished</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nobody is away</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>goes on after all</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>away</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>away {what}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sides</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sides {what}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dealer {what}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped {what}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>joined: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>off the sheet: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>left: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>back: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>away: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/heading_fields.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>When all pass, the line is struck and the same dealer deals again.</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Down</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tricks short of the contract</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The account</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The difference goes to each of the two winners, and each of the two losers pays it: all accounts together are always zero. By the rule of the evening it is settled to the point or in whole hundreds.</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who plays with whom next and who sits out is proposed so that partners, opponents and times out stay as equal as can be.</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whoever comes late is added under “Players and heading”, whoever leaves is taken out there; for what is played without them they owe nothing.</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>takes who is proposed to play with whom, shows others</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>partners by their initials, or only two of them</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the result, or the tricks taken; from anywhere by its sign</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>both at once</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>honours in Ann's hand, in their column</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>doubled, not vulnerable</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>doubled, vulnerable</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redoubled, not vulnerable</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redoubled, vulnerable</source>
            <extracomment>chicago_gui/sheet/sittings/help_topics.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>two partners are wanted, or all four, such as ac bd</source>
            <extracomment>chicago_gui/sheet/sittings/naming_sides.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{text} may be several players</source>
            <extracomment>chicago_gui/sheet/sittings/naming_sides.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>players: {count} names; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is not one of the players</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sides: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dealer: {name} is on neither side</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>away: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>away: {name} plays</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} players would be left; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is on neither side and sits out</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is nothing to change there</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>only the last deal can be taken out; others follow this one</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>its deals are there already; take them out first</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the one before has no deal yet; change its sides instead</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deal {number} has no result yet</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>result before anybody plays the contract</source>
            <extracomment>chicago_gui/sheet/sittings/reasons.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four to seven players, and who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>deals first</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settled</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to the point</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in hundreds, 50 left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in hundreds, 50 left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/setup.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Account: nothing settled yet</source>
            <extracomment>chicago_gui/sheet/sittings/side_panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/side_panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Account, running</source>
            <extracomment>chicago_gui/sheet/sittings/side_panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{unit}: who sits where</source>
            <extracomment>chicago_gui/sheet/sittings/side_panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deals: {name}</source>
            <extracomment>chicago_gui/sheet/sittings/side_panel.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who plays with whom</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>who comes and who leaves</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>taking back sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopping, or going on</source>
            <extracomment>chicago_gui/sheet/sittings/step_names.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>settled to the point</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} have {points} below.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{had} so far; {side} are {points} ahead</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} ({count} before)</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{contract} by {declarer}, {result}, {z}: {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} had {before} below: {before} + {now} = {sum} is a game</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} had {before} below: {before} + {now} = {sum}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>even</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>grand slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>small slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} {minus} {two} = {difference}, {rule}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{difference}: {winners} get {points} each, {losers} pay it</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} for {side}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} {points}, {two} {other}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source> against </source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed out: {dealer} deals again</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{difference}: nobody pays</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{had} so far</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{sides}; out: {out}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{debtor} owes {creditor} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>overtricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>for the insult</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>undertricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} above ({why})</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} below</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{side} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{year}-{month}-{day}</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{day}.{month}.{year}</translation>
        </message>
        <message>
            <source>.</source>
            <comment>decimal sign</comment>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>,</translation>
        </message>
        <message>
            <source>{tool} ({keys})</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Session</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation>Встреча</translation>
        </message>
        <message>
            <source>Edit</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation>Правка</translation>
        </message>
        <message>
            <source>View</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Help</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation>Справка</translation>
        </message>
        <message>
            <source>Type in an evening from paper…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export the session…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Export as CSV…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PDF</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Print…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Backups…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quit</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Planned deals…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the last deal out</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go on typing in from paper</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Standing beside the form</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>History…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What if…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Evening colours</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Four-colour suits</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Larger</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smaller</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players and heading…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players and pairs…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score a deal…</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About</source>
            <extracomment>chicago_gui/shell/tools.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>PREPARER  ·  {name}  ·  keep the screen turned away</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>CHICAGO</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cover</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>TABLE  ·  nothing here is secret</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{undo} {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Esc covers the sheet</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved {time}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chicago, {evening}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F2 preparer</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>about {hour} at the end</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is a pipe, a socket or a device, and no file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this is a folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>it is too long to be a session file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{path} cannot be written: {cause}.</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is no such folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>writing there is not allowed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>there is not enough room left</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing can be written on that disk</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no file can have that name</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>roll the die</source>
            <extracomment>chicago_gui/widgets/choice_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not the code. Once more:</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>OK</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>played by</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>doubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>redoubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The form</source>
            <extracomment>chicago_gui/widgets/form_face.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The preparer's face is covered. Esc or a click types here, a result such as = or +1 at once; F2 goes back.</source>
            <extracomment>chicago_gui/widgets/held_keys.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>{level} clubs</source>
            <extracomment>chicago_gui/widgets/marks_picture.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} diamonds</source>
            <extracomment>chicago_gui/widgets/marks_picture.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} hearts</source>
            <extracomment>chicago_gui/widgets/marks_picture.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} spades</source>
            <extracomment>chicago_gui/widgets/marks_picture.py</extracomment>
            <translation type="unfinished">
                <numerusform />
                <numerusform />
                <numerusform />
            </translation>
        </message>
        <message>
            <source>{level} no trump</source>
            <extracomment>chicago_gui/widgets/marks_picture.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} against {other}; {out} are out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{one} against {other}; {out} is out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{pair} as partners: {count}</source>
            <extracomment>chicago_gui/widgets/standing_rows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {figure} {unit}</source>
            <extracomment>chicago_gui/widgets/standing_rows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} {count}</source>
            <extracomment>chicago_gui/widgets/standing_rows.py</extracomment>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{what} {count} of {most}</source>
            <extracomment>chicago_gui/widgets/standing_rows.py</extracomment>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
