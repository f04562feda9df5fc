<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>chicago</name>
        <message>
            <source>Go to a deal first; the new one is inserted before it.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Сначала перейдите к сдаче: новая вставляется перед ней.</translation>
        </message>
        <message>
            <source>Done. “{undo}” brings the sheet back.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Готово. Вернуть как было: «{undo}».</translation>
        </message>
        <message>
            <source>Preparer</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Подготовка</translation>
        </message>
        <message>
            <source>Who prepares this deal?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Кто готовит эту сдачу?</translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Тот же человек</translation>
        </message>
        <message>
            <source>Two persons</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Два человека</translation>
        </message>
        <message>
            <source>Save as season</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Сохранить как сезон</translation>
        </message>
        <message>
            <source>Export as picture</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Сохранить как картинку</translation>
        </message>
        <message>
            <source>A picture of what?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Что будет на картинке?</translation>
        </message>
        <message>
            <source>Players' screen</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Экран для игроков</translation>
        </message>
        <message>
            <source>On which display?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>На каком экране?</translation>
        </message>
        <message>
            <source>“Yes” adds its boards to that match. “Cancel” changes nothing.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>«Да» добавит её сдачи в этот матч. «Отмена» ничего не изменит.</translation>
        </message>
        <message>
            <source>The match keeps its own settings; you can change them before or afterwards.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Матч сохранит свои настройки; их можно изменить до сравнения или после.</translation>
        </message>
        <message>
            <source>The other room</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Другая комната</translation>
        </message>
        <message>
            <source>Copy of the book</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Копия книги</translation>
        </message>
        <message>
            <source>Copy</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Копировать</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Не сейчас</translation>
        </message>
        <message>
            <source>Chicago</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Чикаго</translation>
        </message>
        <message>
            <source>Copy the book before the program ends?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Скопировать книгу перед выходом?</translation>
        </message>
        <message>
            <source>“{name}” is the same person as</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>«{name}» — тот же человек, что</translation>
        </message>
        <message>
            <source>No longer the same person as “{name}”:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Больше не один человек с «{name}»:</translation>
        </message>
        <message>
            <source>Name of the season from {days}:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Название сезона ({days}):</translation>
        </message>
        <message>
            <source>Is this the other room's card of {match}?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Это карточка другой комнаты матча {match}?</translation>
        </message>
        <message>
            <source>The two cards differ:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Карточки различаются:</translation>
        </message>
        <message>
            <source>The code stays as it was.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Код остался прежним.</translation>
        </message>
        <message>
            <source>The code, {name}:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Код, {name}:</translation>
        </message>
        <message>
            <source>The code until now:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Прежний код:</translation>
        </message>
        <message>
            <source>The code could not be kept: {why}.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Код не удалось сохранить: {why}.</translation>
        </message>
        <message>
            <source>typing in from paper</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>ввод с бумаги</translation>
        </message>
        <message>
            <source>Open a session of this game first.</source>
            <extracomment>chicago_gui/app/guide.py</extracomment>
            <translation>Сначала откройте вечер этой игры.</translation>
        </message>
        <message>
            <source>This card is of the same teams on the same day. It would show boards before this room has played them, so it does not open on its own.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>В этой карточке те же команды и тот же день. Она показала бы сдачи, которые здесь ещё не сыграны, поэтому отдельно не открывается.</translation>
        </message>
        <message>
            <source>This card was exported from the same match, so it does not open on its own.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>Эта карточка выгружена из того же матча, поэтому отдельно не открывается.</translation>
        </message>
        <message>
            <source>{file} was not opened: {why}.</source>
            <extracomment>chicago_gui/app/intake.py</extracomment>
            <translation>{file} не открыт: {why}.</translation>
        </message>
        <message>
            <source>Exporting sessions…</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Вечера сохраняются в файлы…</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Importing sessions…</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>Вечера добавляются в книгу…</translation>
        </message>
        <message>
            <source>chicago</source>
            <extracomment>chicago_gui/app/many_sessions.py</extracomment>
            <translation>чикаго</translation>
        </message>
        <message>
            <source>The first day is after the last.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Первый день позже последнего.</translation>
        </message>
        <message>
            <source>“{name}” counts for “{into}” from now on; the sheets stay as they are.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>«{name}» теперь считается за «{into}»; бланки остаются как были.</translation>
        </message>
        <message numerus="yes">
            <source>{count} evenings</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>
                <numerusform>{count} вечер</numerusform>
                <numerusform>{count} вечера</numerusform>
                <numerusform>{count} вечеров</numerusform>
            </translation>
        </message>
        <message>
            <source>The name of the season</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Название сезона</translation>
        </message>
        <message>
            <source>Shares of a maximum do not add up: this game has no CSV of a season.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Проценты не складываются: в этой игре нет CSV за сезон.</translation>
        </message>
        <message>
            <source>This game has no chart.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>У этой игры нет графика.</translation>
        </message>
        <message>
            <source>The chart is on the clipboard.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>График — в буфере обмена.</translation>
        </message>
        <message>
            <source>There is nothing to print: no evening in this period.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Печатать нечего: за этот период нет вечеров.</translation>
        </message>
        <message>
            <source>“{name}” counts for itself again.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>«{name}» снова считается отдельно.</translation>
        </message>
        <message>
            <source>--tables: this game has none</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--tables: у этой игры таблиц нет</translation>
        </message>
        <message>
            <source>this game has no chart</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>у этой игры нет графика</translation>
        </message>
        <message>
            <source>there is nothing to print</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>печатать нечего</translation>
        </message>
        <message>
            <source>{others} or {last}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>{others} или {last}</translation>
        </message>
        <message>
            <source>--names: this game's form has no names</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: на бланке этой игры нет имён</translation>
        </message>
        <message>
            <source>--pages is from 0 to {most}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--pages: от 0 до {most}</translation>
        </message>
        <message>
            <source>--names: the number of names must be {counts}</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: имён должно быть {counts}</translation>
        </message>
        <message>
            <source>Session (*.chicago)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Вечер (*.chicago)</translation>
        </message>
        <message>
            <source>Sessions and books (*.chicago *.sqlite)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Вечера и книги (*.chicago *.sqlite)</translation>
        </message>
        <message>
            <source>forms</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>бланки</translation>
        </message>
        <message>
            <source>Pages as PDF</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Страницы в PDF</translation>
        </message>
        <message>
            <source>The pages</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Страницы</translation>
        </message>
        <message>
            <source>The chart</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>График</translation>
        </message>
        <message>
            <source>Season as CSV</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Сезон в CSV</translation>
        </message>
        <message>
            <source>Session sheet as PDF</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Бланк вечера в PDF</translation>
        </message>
        <message>
            <source>The session sheet</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Бланк вечера</translation>
        </message>
        <message>
            <source>The standing</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Положение</translation>
        </message>
        <message>
            <source>The standing is on the clipboard.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Положение — в буфере обмена.</translation>
        </message>
        <message>
            <source>Deals as CSV</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Сдачи в CSV</translation>
        </message>
        <message>
            <source>Export the session</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Сохранить вечер в файл</translation>
        </message>
        <message>
            <source>Open session files</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Открыть файлы вечеров</translation>
        </message>
        <message>
            <source>Open a folder of sessions</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Открыть папку с вечерами</translation>
        </message>
        <message>
            <source>Export sessions to a folder</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Сохранить вечера в папку</translation>
        </message>
        <message>
            <source>{paths} are written.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Записаны: {paths}.</translation>
        </message>
        <message>
            <source>{path} is written.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>{path} записан.</translation>
        </message>
        <message>
            <source>The last time something went wrong in the program; what its makers need to know, without any name or count, is in {path}.</source>
            <extracomment>chicago_gui/app/reports.py</extracomment>
            <translation>В прошлый раз в программе что-то сломалось; то, что нужно знать её авторам, без имён и очков, лежит в {path}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program. What was entered before is kept.</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>В программе что-то сломалось. Всё введённое до этого сохранено.</translation>
        </message>
        <message>
            <source>no window can be opened: {why}</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>окно не открывается: {why}</translation>
        </message>
        <message>
            <source>Import</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Импорт</translation>
        </message>
        <message>
            <source>Not imported:</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Не добавлены:</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions cannot be read and stay.</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>
                <numerusform>{count} вечер не читается и остаётся.</numerusform>
                <numerusform>{count} вечера не читаются и остаются.</numerusform>
                <numerusform>{count} вечеров не читаются и остаются.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Экспорт</translation>
        </message>
        <message>
            <source>Not exported:</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Не сохранены:</translation>
        </message>
        <message>
            <source>To keep a copy elsewhere, such as on a stick, choose a folder.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Чтобы хранить копию в другом месте, например на флешке, выберите папку.</translation>
        </message>
        <message>
            <source>Folder for copies of the book</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Папка для копий книги</translation>
        </message>
        <message>
            <source>Copying the book…</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Книга копируется…</translation>
        </message>
        <message>
            <source>This folder is not there now.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Сейчас этой папки нет.</translation>
        </message>
        <message>
            <source>The book is copied and checked.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Книга скопирована, копия проверена.</translation>
        </message>
        <message>
            <source>Not copied.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Не скопировано.</translation>
        </message>
        <message>
            <source>Copies go to {folder}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Копии пишутся в {folder}.</translation>
        </message>
        <message>
            <source>The book is as it was at {when}. As it was until now, it lies in a new backup.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Книга такая, какой была {when}. Прежняя сохранена в новой резервной копии.</translation>
        </message>
        <message>
            <source>Last copy: {when}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Последняя копия: {when}.</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>диск заполнен</translation>
        </message>
        <message>
            <source>another program holds the book</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книгу держит другая программа</translation>
        </message>
        <message>
            <source>the folder cannot be written</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>в папку нельзя писать</translation>
        </message>
        <message>
            <source>the file cannot be opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>файл не открывается</translation>
        </message>
        <message>
            <source>the name is too long</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>слишком длинное имя</translation>
        </message>
        <message>
            <source>the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга повреждена</translation>
        </message>
        <message>
            <source>the disk failed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>сбой диска</translation>
        </message>
        <message>
            <source>for an unknown reason</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>причина неизвестна</translation>
        </message>
        <message>
            <source>the folder is not there</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>папки нет на месте</translation>
        </message>
        <message>
            <source>the book {path} could not be opened ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книгу {path} не удалось открыть ({cause})</translation>
        </message>
        <message>
            <source>the book could not be read ({cause})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книгу не удалось прочитать ({cause})</translation>
        </message>
        <message>
            <source>the book could not be written ({cause}); nothing in it was changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>в книгу не удалось записать ({cause}); в ней ничего не изменилось</translation>
        </message>
        <message>
            <source>this is the other room's card of a match; it would show boards before this room has played them</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>это карточка другой комнаты; она показала бы сдачи, которые здесь ещё не сыграны</translation>
        </message>
        <message>
            <source>there is no book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} нет</translation>
        </message>
        <message>
            <source>the book {path} was written by a newer program and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книгу {path} писала более новая программа; она оставлена как есть</translation>
        </message>
        <message>
            <source>{path} is not a book of this game and was left as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{path} — не книга этой игры; файл оставлен как есть</translation>
        </message>
        <message>
            <source>the book {path} is open under another name, {other}; under two names entries would be lost, so it was not opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} открыта под другим именем, {other}; под двумя именами записи пропали бы, поэтому она не открыта</translation>
        </message>
        <message>
            <source>the book {path} has a second name on this disk (a hard link); under two names entries would be lost, so it was not opened: leave it one</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>у книги {path} на этом диске есть второе имя (жёсткая ссылка); под двумя именами записи пропали бы, поэтому она не открыта: оставьте одно</translation>
        </message>
        <message>
            <source>the book has no such session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>такого вечера в книге нет</translation>
        </message>
        <message>
            <source>the book has this session already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>этот вечер уже есть в книге</translation>
        </message>
        <message>
            <source>another program changed this session meanwhile</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>другая программа тем временем изменила этот вечер</translation>
        </message>
        <message>
            <source>the session cannot be read: its place in the book is damaged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>вечер не читается: его место в книге повреждено</translation>
        </message>
        <message>
            <source>the session of {when} is of a game this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>вечер от {when} — игра, которой эта программа не знает; откроет более новая</translation>
        </message>
        <message>
            <source>the backup could not be written ({cause}); the book is as it was</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>резервную копию не удалось записать ({cause}); книга осталась прежней</translation>
        </message>
        <message>
            <source>the backup {path} is damaged; the book stays as it is</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>резервная копия {path} повреждена; книга остаётся как есть</translation>
        </message>
        <message>
            <source>{one} and {other} are one name already</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} и {other} — уже одно имя</translation>
        </message>
        <message>
            <source>{one} and {other} played in one evening, so they are two people</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} и {other} были в одном вечере, значит, это два человека</translation>
        </message>
        <message>
            <source>the copy in {folder} could not be written ({cause}); earlier copies are unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>копию в {folder} не удалось записать ({cause}); прежние копии не изменились</translation>
        </message>
        <message>
            <source>the copy in {folder} differs from the book, so it was removed; copy again</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>копия в {folder} не совпала с книгой и удалена; скопируйте ещё раз</translation>
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; the backup of {when:%Y-%m-%d %H:%M} was opened in its place (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга была повреждена и теперь лежит в {aside}; вместо неё открыта копия от {when:%d.%m.%Y %H:%M} (вечеров, спасённых из повреждённой книги: {saved})</translation>
        </message>
        <message>
            <source>the book was damaged and now lies at {aside}; there is no sound backup, so a new book was begun (sessions saved from the damaged book: {saved})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга была повреждена и теперь лежит в {aside}; исправной копии нет, поэтому начата новая книга (вечеров, спасённых из повреждённой книги: {saved})</translation>
        </message>
        <message>
            <source>the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened in its place</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} не было на месте; вместо неё открыта копия от {when:%d.%m.%Y %H:%M}</translation>
        </message>
        <message>
            <source>the book {path} was missing and there is no sound backup, so a new book was begun; an earlier one lies at {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} не было на месте, и исправной копии нет, поэтому начата новая; прежняя лежит в {aside}</translation>
        </message>
        <message>
            <source>the book {path} is older than {aside}, which was kept when another file was put in the book's place (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} старше, чем {aside}: та сохранена, когда на место книги положили другой файл (вечеров, которые там новее: {count})</translation>
        </message>
        <message>
            <source>the book {path} is older than its backup of {when:%Y-%m-%d %H:%M}, which Backups puts back (sessions that are newer there: {count})</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} старше своей копии от {when:%d.%m.%Y %H:%M}; её вернёт «Резервные копии» (вечеров, которые там новее: {count})</translation>
        </message>
        <message>
            <source>the book {path} was gone from its folder; it was written there again whole, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} пропала из папки; она записана туда заново целиком, ничего из введённого не потеряно</translation>
        </message>
        <message>
            <source>another file was put in the place of the book {path} and stays as it is; the book goes on at {aside}, and nothing that was typed is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>на место книги {path} положили другой файл, он остаётся как есть; книга продолжается в {aside}, ничего из введённого не потеряно</translation>
        </message>
        <message>
            <source>the book was brought up to date; as it was before, it lies at {backup}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга приведена к новому виду; прежняя лежит в {backup}</translation>
        </message>
        <message>
            <source>there is not enough memory</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>не хватает памяти</translation>
        </message>
        <message>
            <source>{path} is the session file or the book, and is not written over</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{path} — файл вечера или книга, поверх них ничего не пишется</translation>
        </message>
        <message numerus="yes">
            <source>{option}: standard output takes one picture, and there are {count} pages</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>
                <numerusform>{option}: стандартный вывод принимает одну картинку, а здесь {count} страница</numerusform>
                <numerusform>{option}: стандартный вывод принимает одну картинку, а здесь {count} страницы</numerusform>
                <numerusform>{option}: стандартный вывод принимает одну картинку, а здесь {count} страниц</numerusform>
            </translation>
        </message>
        <message>
            <source>--of belongs to --png and --svg</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>--of бывает только с --png и --svg</translation>
        </message>
        <message>
            <source>--landscape belongs to pages: --pdf, --blank, or --png and --svg of the sheet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>--landscape бывает только со страницами: --pdf, --blank или --png и --svg листа</translation>
        </message>
        <message>
            <source>there is no display to open a window on</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>нет экрана, на котором можно открыть окно</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {why}</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>Qt не загружается: {why}</translation>
        </message>
        <message>
            <source>rename this file or folder, its name is not UTF-8</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>переименуйте этот файл или папку: имя не в UTF-8</translation>
        </message>
        <message>
            <source>the book has no session yet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>в книге ещё нет ни одной сессии</translation>
        </message>
        <message>
            <source>{option} belongs to --blank</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option} бывает только с --blank</translation>
        </message>
        <message>
            <source>{option} takes no session file</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option} не принимает файл вечера</translation>
        </message>
        <message>
            <source>there is nothing to undo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>отменять нечего</translation>
        </message>
        <message>
            <source>there is nothing to do again</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>повторять нечего</translation>
        </message>
        <message>
            <source>the book could not be written ({cause}); the entry was not taken</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>в книгу не удалось записать ({cause}); ввод не принят</translation>
        </message>
        <message>
            <source>the book has an evening of another game under its id</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>в книге под этим номером записан вечер другой игры</translation>
        </message>
        <message>
            <source>the other room's card of a match in the book; to compare, open its file alone</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>это карточка другой комнаты для матча из книги; чтобы сравнить, откройте её файл отдельно</translation>
        </message>
        <message>
            <source>this is the book that is open</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>это и есть открытая книга</translation>
        </message>
        <message>
            <source>there is no session file in this folder</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>в этой папке нет файлов вечеров</translation>
        </message>
        <message>
            <source>Working out the evenings… {count}</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>Подсчёт вечеров… {count}</translation>
        </message>
        <message>
            <source>The Preparer face stays closed: {file} cannot be read. Delete it to remove all codes.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Сторона подготовки остаётся закрытой: файл {file} не читается. Удалите его, чтобы снять все коды.</translation>
        </message>
        <message>
            <source>A line of {file} cannot be read; what it was to set is as usual.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Строка в {file} не читается; то, что она задавала, — как обычно.</translation>
        </message>
        <message>
            <source>Not understood in {file}, and as usual instead: {wrong}.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Не понято в {file}, вместо этого как обычно: {wrong}.</translation>
        </message>
        <message>
            <source>Chicago with Russian scoring</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Чикаго с русской записью</translation>
        </message>
        <message>
            <source>Four-deal Chicago</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Чикаго в четыре сдачи</translation>
        </message>
        <message>
            <source>Rubber bridge</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Роббер</translation>
        </message>
        <message>
            <source>Teams of four</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Командный матч</translation>
        </message>
        <message>
            <source>Pairs</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>Пары</translation>
        </message>
        <message>
            <source>game is "{kind}", which this program does not know; a newer one opens it</source>
            <extracomment>chicago_gui/games/__init__.py</extracomment>
            <translation>игра «{kind}» этой программе неизвестна; откроет более новая</translation>
        </message>
        <message>
            <source>round {number}</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>круг {number}</translation>
        </message>
        <message>
            <source>We</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Мы</translation>
        </message>
        <message>
            <source>They</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Они</translation>
        </message>
        <message>
            <source>total so far</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>всего пока</translation>
        </message>
        <message>
            <source>next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>следующий</translation>
        </message>
        <message>
            <source>Leave this round and begin the next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Бросить этот круг и начать следующий</translation>
        </message>
        <message>
            <source>four-deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>чикаго в четыре сдачи</translation>
        </message>
        <message numerus="yes">
            <source>Account after {count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>Счёт после {count} круга</numerusform>
                <numerusform>Счёт после {count} кругов</numerusform>
                <numerusform>Счёт после {count} кругов</numerusform>
            </translation>
        </message>
        <message>
            <source>Account after one round</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Счёт после одного круга</translation>
        </message>
        <message>
            <source>rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>круги</translation>
        </message>
        <message>
            <source>A round is settled when its four deals are played.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Круг рассчитывают, когда сыграны его четыре сдачи.</translation>
        </message>
        <message>
            <source>On deal 1 nobody is vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>В сдаче 1 никто не в зоне</translation>
        </message>
        <message>
            <source>On deal 4 both sides are vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>В сдаче 4 в зоне обе линии</translation>
        </message>
        <message>
            <source>On deal {number} the side that defends against dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>В сдаче {number} в зоне противники сдающего ({dealer}): {side}</translation>
        </message>
        <message>
            <source>On deal {number} the side of dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>В сдаче {number} в зоне линия сдающего ({dealer}): {side}</translation>
        </message>
        <message>
            <source>part-score</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>частичная запись</translation>
        </message>
        <message>
            <source>part-score on the last deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>частичная запись в последней сдаче</translation>
        </message>
        <message>
            <source>game when vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>гейм в зоне</translation>
        </message>
        <message>
            <source>game when not vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>гейм до зоны</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds a page</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>{count} круг на странице</numerusform>
                <numerusform>{count} круга на странице</numerusform>
                <numerusform>{count} кругов на странице</numerusform>
            </translation>
        </message>
        <message>
            <source>Not on the account yet: {count} of 4 deals to come.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Ещё не на счету: осталось сдач {count} из 4.</translation>
        </message>
        <message>
            <source>round</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation>круг</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/game.py</extracomment>
            <translation>
                <numerusform>{count} круг</numerusform>
                <numerusform>{count} круга</numerusform>
                <numerusform>{count} кругов</numerusform>
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
            <translation>з</translation>
        </message>
        <message>
            <source>a round has four deals that count; {count} would come after them</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в круге четыре зачётные сдачи; за ними оказалось бы ещё {count}</translation>
        </message>
        <message>
            <source>Part-scores</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Частичные записи</translation>
        </message>
        <message>
            <source>Vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Зона</translation>
        </message>
        <message>
            <source>part-scores are carried</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>частичные записи переносятся</translation>
        </message>
        <message>
            <source>part-scores get 50 each</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>за частичную запись 50</translation>
        </message>
        <message>
            <source>Part-scores of a round add up to a game; one on deal 4 that does not make it gets 100.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Частичные записи круга складываются в гейм; не давшая гейма в сдаче 4 получает 100.</translation>
        </message>
        <message>
            <source>Nothing is carried; each part-score gets 50 at once.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Ничего не переносится; за каждую частичную запись сразу 50.</translation>
        </message>
        <message>
            <source>dealer's side vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 в зоне линия сдающего</translation>
        </message>
        <message>
            <source>the other side than dealer's vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 в зоне противники сдающего</translation>
        </message>
        <message>
            <source>players named: {count}; a session has 4 to 7</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>названо игроков: {count}; за вечер играют от 4 до 7</translation>
        </message>
        <message>
            <source>{name} is not one of the players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} — не из игроков</translation>
        </message>
        <message>
            <source>{count} players are there; four or five play a deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>на месте игроков: {count}; сдачу играют вчетвером или впятером</translation>
        </message>
        <message>
            <source>{name} is away in this deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} в этой сдаче отсутствует</translation>
        </message>
        <message>
            <source>away: {name} is named twice</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>отсутствуют: {name} указан дважды</translation>
        </message>
        <message>
            <source>with four there nobody prepares the deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>вчетвером сдачу никто не готовит</translation>
        </message>
        <message>
            <source>with four there is no swap</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>вчетвером обмена нет</translation>
        </message>
        <message>
            <source>with four the counts come after the play</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>вчетвером очки считают после розыгрыша</translation>
        </message>
        <message>
            <source>{name} plays deal {number} too</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} тоже играет сдачу {number}</translation>
        </message>
        <message>
            <source>{name} does not play deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} не играет сдачу {number}</translation>
        </message>
        <message>
            <source>{name} is the same player</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} — тот же игрок</translation>
        </message>
        <message>
            <source>planned deals: {planned} is not 1 to 60</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>число сдач: {planned} — не от 1 до 60</translation>
        </message>
        <message>
            <source>deals dealt already: {dealt}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>уже сдано сдач: {dealt}</translation>
        </message>
        <message>
            <source>all planned deals ({planned}) are dealt; more are planned in Edit, Planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>все запланированные сдачи ({planned}) сданы; добавить можно в меню «Правка», «Число сдач»</translation>
        </message>
        <message>
            <source>{count} deals; a session has at most 60</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдач {count}; в вечере не больше 60</translation>
        </message>
        <message>
            <source>there is no such deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>такой сдачи нет</translation>
        </message>
        <message>
            <source>deal {number} is not over; delete the deals after it first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number} не сыграна; сначала удалите следующие за ней</translation>
        </message>
        <message>
            <source>deal {number} is still open; insert or delete earlier deals when it is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number} ещё не сыграна; вставляйте и удаляйте более ранние сдачи после неё</translation>
        </message>
        <message>
            <source>deal {number} would have the wrong preparer; change this deal instead</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>тогда сдачу {number} готовил бы не тот игрок; исправьте эту сдачу, а не удаляйте</translation>
        </message>
        <message>
            <source>deal {number} has no contract yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>у сдачи {number} ещё нет контракта</translation>
        </message>
        <message>
            <source>deal {number} is still being played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number} ещё играется</translation>
        </message>
        <message>
            <source>the preparer hands out the decks (F2)</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>стопки раздаёт тот, кто готовит сдачу (F2)</translation>
        </message>
        <message>
            <source>deal {number} is handed out in the file, which leaves its counts out; in the book it is still with the preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>в файле сдача {number} уже роздана и без очков; в книге её ещё готовят</translation>
        </message>
        <message>
            <source>the counts that the book keeps do not fit the session as the file has it</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>очки, которые хранит книга, не подходят к вечеру из файла</translation>
        </message>
        <message>
            <source>hcp {deck} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>PC {deck}: {hcp}; в руке бывает 0–37</translation>
        </message>
        <message>
            <source>noted hcp of {name} is {hcp}; a hand holds 0–37</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>записанные PC, {name}: {hcp}; в руке бывает 0–37</translation>
        </message>
        <message>
            <source>the four counts add up to {total}, not 40</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>четыре числа дают в сумме {total}, а не 40</translation>
        </message>
        <message>
            <source>the four counts are not complete</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>четыре числа ещё не все</translation>
        </message>
        <message>
            <source>the deal is not over; its counts are the preparer's</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача не окончена; её очки — дело готовящего</translation>
        </message>
        <message>
            <source>who prepares the deal is not written yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>ещё не записано, кто готовит сдачу</translation>
        </message>
        <message>
            <source>{name} prepares the deal and picks no deck</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} готовит сдачу и стопку не берёт</translation>
        </message>
        <message>
            <source>{name} has deck {deck} already</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} уже со стопкой {deck}</translation>
        </message>
        <message>
            <source>{name} has two decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} — с двумя стопками</translation>
        </message>
        <message>
            <source>teams: {name} is there twice</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары: {name} встречается дважды</translation>
        </message>
        <message>
            <source>teams: {name} prepares the deal and sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары: {name} готовит сдачу и отдыхает</translation>
        </message>
        <message>
            <source>teams: they are not the four who picked decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары: это не те четверо, кто брал стопки</translation>
        </message>
        <message>
            <source>the teams are not written yet</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары ещё не записаны</translation>
        </message>
        <message>
            <source>{name} sits this deal out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} в этой сдаче отдыхает</translation>
        </message>
        <message>
            <source>bid by {name}, who is not declarer's partner</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>торговля: {name} — не партнёр разыгрывающего</translation>
        </message>
        <message>
            <source>the deal is over; a swap comes before the lead</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача сыграна; меняются до первого хода</translation>
        </message>
        <message>
            <source>the start of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>начало сдачи {number}</translation>
        </message>
        <message>
            <source>inserting a deal before deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>вставка сдачи перед сдачей {number}</translation>
        </message>
        <message>
            <source>deleting deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>удаление сдачи {number}</translation>
        </message>
        <message>
            <source>who prepared deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>кто готовил сдачу {number}</translation>
        </message>
        <message>
            <source>the decks of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>стопки сдачи {number}</translation>
        </message>
        <message>
            <source>the teams of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары сдачи {number}</translation>
        </message>
        <message>
            <source>the Z of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>зона сдачи {number}</translation>
        </message>
        <message>
            <source>the opening bid of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>открытие сдачи {number}</translation>
        </message>
        <message>
            <source>the contract of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>контракт сдачи {number}</translation>
        </message>
        <message>
            <source>passing out deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>распас сдачи {number}</translation>
        </message>
        <message>
            <source>the swap in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>обмен в сдаче {number}</translation>
        </message>
        <message>
            <source>the result of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>результат сдачи {number}</translation>
        </message>
        <message>
            <source>the corrected counts of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>исправленные очки сдачи {number}</translation>
        </message>
        <message>
            <source>what was noted in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>записанное в сдаче {number}</translation>
        </message>
        <message>
            <source>what several noted in deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>записанное игроками в сдаче {number}</translation>
        </message>
        <message>
            <source>the honours of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>онёры сдачи {number}</translation>
        </message>
        <message>
            <source>the note on deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>заметка к сдаче {number}</translation>
        </message>
        <message>
            <source>the counts of deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>очки сдачи {number}</translation>
        </message>
        <message>
            <source>the change of plan</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>изменение плана</translation>
        </message>
        <message>
            <source>the change of a name</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>изменение имени</translation>
        </message>
        <message>
            <source>who is there</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>кто на месте</translation>
        </message>
        <message>
            <source>the change of who played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>исправление, кто играл</translation>
        </message>
        <message>
            <source>date and place</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>дата и место</translation>
        </message>
        <message>
            <source>the change of rules</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>изменение правил</translation>
        </message>
        <message>
            <source>taking over the session file</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>замена файлом вечера</translation>
        </message>
        <message>
            <source>the counts would add up to {total}, not 40; retype all four</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>сумма была бы {total}, а не 40; введите все четыре</translation>
        </message>
        <message>
            <source>type the four counts: 12 9 13 6</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>введите очки четырёх рук: 12 9 13 6</translation>
        </message>
        <message>
            <source>type z or - for each team, or r to roll the die</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>введите з или - для каждой пары, к бросает кубик</translation>
        </message>
        <message>
            <source>a result needs a contract first</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>сначала нужен контракт</translation>
        </message>
        <message>
            <source>type the result: = +1 −2</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>введите результат: = +1 −2</translation>
        </message>
        <message>
            <source>type what players noted when the deal is over</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>записи игроков вводятся, когда сдача сыграна</translation>
        </message>
        <message>
            <source>these rules count no honours</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>по этим правилам онёры не считаются</translation>
        </message>
        <message>
            <source>press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>чтобы ввести очки, нажмите F2</translation>
        </message>
        <message>
            <source>a level is 1 to 7; press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>уровень — от 1 до 7; чтобы ввести очки, нажмите F2</translation>
        </message>
        <message>
            <source>type = or +1 or −2 for the result; press F2 to type counts</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>результат: = или +1 или −2; чтобы ввести очки, нажмите F2</translation>
        </message>
        <message>
            <source>type the result first; the counts come after the play</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>сначала введите результат; очки считают после розыгрыша</translation>
        </message>
        <message>
            <source>a deal that is over needs this: type something else over it</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>сыгранной сдаче это нужно: введите другое поверх</translation>
        </message>
        <message>
            <source>corrected after the deal was open</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>исправлено после вскрытия сдачи</translation>
        </message>
        <message>
            <source>deck {deck}</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>стопка {deck}</translation>
        </message>
        <message>
            <source>team {team}</source>
            <extracomment>chicago_gui/games/house/columns/base.py</extracomment>
            <translation>пара {team}</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>№</translation>
        </message>
        <message>
            <source>deal</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>сдача</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Готовит</translation>
        </message>
        <message>
            <source>prepared by</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>кто готовил</translation>
        </message>
        <message>
            <source>Deck</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Ст.</translation>
        </message>
        <message>
            <source>deck</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>стопка</translation>
        </message>
        <message>
            <source>HCP</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>PC</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>player</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>игрок</translation>
        </message>
        <message>
            <source>Deck {deck} has {hcp}: which other count changes?</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Стопка {deck}: {hcp}. Какое ещё число меняется?</translation>
        </message>
        <message>
            <source>Counts must add up to 40. Retype all four: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Сумма должна быть 40. Введите все четыре: 12 9 13 6.</translation>
        </message>
        <message>
            <source>nothing noted</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>ничего не записано</translation>
        </message>
        <message>
            <source>HCP that {name} noted…</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{name}: записанные очки…</translation>
        </message>
        <message>
            <source>{points} for honours</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{points} за онёры</translation>
        </message>
        <message>
            <source>HCP of deck {deck}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>Очки стопки {deck}</translation>
        </message>
        <message>
            <source>nobody</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>никто</translation>
        </message>
        <message>
            <source>{name} noted {hcp}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>{name}: записано {hcp}</translation>
        </message>
        <message>
            <source>{names} was to prepare</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>готовить была очередь: {names}</translation>
        </message>
        <message>
            <source>deck {deck}: {before} → {after}</source>
            <extracomment>chicago_gui/games/house/columns/hands.py</extracomment>
            <translation>стопка {deck}: {before} → {after}</translation>
        </message>
        <message>
            <source>Partners</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Партнёры</translation>
        </message>
        <message>
            <source>partners</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>партнёры</translation>
        </message>
        <message>
            <source>team HCP</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>PC пары</translation>
        </message>
        <message>
            <source>Z</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>З</translation>
        </message>
        <message>
            <source>vulnerable</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>в зоне</translation>
        </message>
        <message>
            <source>Opens</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Открытие</translation>
        </message>
        <message>
            <source>opening bid</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>открытие</translation>
        </message>
        <message>
            <source>Contract</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Контракт</translation>
        </message>
        <message>
            <source>contract</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>контракт</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Итог</translation>
        </message>
        <message>
            <source>result</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>результат</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Норма</translation>
        </message>
        <message>
            <source>target</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>норма</translation>
        </message>
        <message>
            <source>Score</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>Запись</translation>
        </message>
        <message>
            <source>score</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>запись</translation>
        </message>
        <message>
            <source>±</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>±</translation>
        </message>
        <message>
            <source>difference</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>разница</translation>
        </message>
        <message>
            <source>IMPs</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>импы</translation>
        </message>
        <message>
            <source>swap</source>
            <comment>what is to be done beside the contract</comment>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>обмен</translation>
        </message>
        <message>
            <source>{team} played together just now: whoever stays changes partner.</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{team} только что играли вместе: кто остаётся, меняет партнёра.</translation>
        </message>
        <message>
            <source>{one} against {other}; {team} stay together</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} — {other}; {team} остаются вместе</translation>
        </message>
        <message>
            <source>{one} and {other} change chairs</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} и {other} меняются местами</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>нет</translation>
        </message>
        <message>
            <source>die</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>кубик</translation>
        </message>
        <message>
            <source>not vulnerable</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>до зоны</translation>
        </message>
        <message>
            <source>{team} vulnerable?</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{team} в зоне?</translation>
        </message>
        <message>
            <source>{one} against {other}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{one} — {other}</translation>
        </message>
        <message>
            <source>passed out</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>распас</translation>
        </message>
        <message>
            <source>by {name}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>{name}</translation>
        </message>
        <message>
            <source>S</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>С</translation>
        </message>
        <message>
            <source>yes</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>да</translation>
        </message>
        <message>
            <source>bid by {name}</source>
            <extracomment>chicago_gui/games/house/columns/play.py</extracomment>
            <translation>торговля: {name}</translation>
        </message>
        <message>
            <source>swap</source>
            <extracomment>chicago_gui/games/house/evening/apply.py</extracomment>
            <translation>обмен</translation>
        </message>
        <message>
            <source>bid by</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>торговался</translation>
        </message>
        <message>
            <source>deck {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>стопка {of}: {what}</translation>
        </message>
        <message>
            <source>HCP noted</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>записанные PC</translation>
        </message>
        <message>
            <source>HCP noted by {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>записано, {of}: {what}</translation>
        </message>
        <message>
            <source>date</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>дата</translation>
        </message>
        <message>
            <source>date {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>дата {what}</translation>
        </message>
        <message>
            <source>place</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>место</translation>
        </message>
        <message>
            <source>place {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>место {what}</translation>
        </message>
        <message>
            <source>players</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>игроки</translation>
        </message>
        <message>
            <source>players {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>игроки {what}</translation>
        </message>
        <message>
            <source>away</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>нет за столом</translation>
        </message>
        <message>
            <source>away: {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>отсутствуют: {what}</translation>
        </message>
        <message>
            <source>planned deals</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>число сдач</translation>
        </message>
        <message>
            <source>planned deals {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>число сдач {what}</translation>
        </message>
        <message>
            <source>rules</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>правила</translation>
        </message>
        <message>
            <source>rules {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>правила: {what}</translation>
        </message>
        <message>
            <source>a record is missing</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>не хватает записи</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>сдача {number}</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>сдачи</translation>
        </message>
        <message>
            <source>a record cannot be read: {error}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>запись не читается: {error}</translation>
        </message>
        <message numerus="yes">
            <source>{imps} in {deals} deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>{imps} за {deals} сдачу</numerusform>
                <numerusform>{imps} за {deals} сдачи</numerusform>
                <numerusform>{imps} за {deals} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>evenings with a deal that is over</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>вечера, в которых есть сыгранная сдача</translation>
        </message>
        <message>
            <source>IMPs an evening</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>За вечер</translation>
        </message>
        <message>
            <source>HCP a deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>PC за сдачу</translation>
        </message>
        <message>
            <source>Strength</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сила</translation>
        </message>
        <message numerus="yes">
            <source>The lead changed {count} times.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>Лидер сменился {count} раз.</numerusform>
                <numerusform>Лидер сменился {count} раза.</numerusform>
                <numerusform>Лидер сменился {count} раз.</numerusform>
            </translation>
        </message>
        <message>
            <source>Biggest swing: deal {number}, {imps} IMPs for {team}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Крупнейший результат: сдача {number}, {team}, импы: {imps}.</translation>
        </message>
        <message>
            <source>{imps} in {deals}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{imps} за {deals}</translation>
        </message>
        <message>
            <source>IMPs over the evenings</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Импы по вечерам</translation>
        </message>
        <message>
            <source>IMPs a deal on average</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Импы за сдачу в среднем</translation>
        </message>
        <message>
            <source>the mean of the evenings attended</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>среднее за вечера, где игрок был</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Победы</translation>
        </message>
        <message>
            <source>evenings with the most IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>вечера с наибольшим числом импов</translation>
        </message>
        <message>
            <source>HCP held per deal; the average is 10</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>PC в руке за сдачу; в среднем 10</translation>
        </message>
        <message>
            <source>Best partner</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Лучший партнёр</translation>
        </message>
        <message>
            <source>Made</source>
            <comment>contracts</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сделана</translation>
        </message>
        <message>
            <source>contracts made as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>выполненные контракты разыгрывающего</translation>
        </message>
        <message>
            <source>IMPs a deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>За сдачу</translation>
        </message>
        <message>
            <source>As dummy</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Болван</translation>
        </message>
        <message>
            <source>In defence</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Вист</translation>
        </message>
        <message>
            <source>Pair</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Пара</translation>
        </message>
        <message>
            <source>HCP held together per deal; the average is 20</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>PC вдвоём за сдачу; в среднем 20</translation>
        </message>
        <message>
            <source>Declaring</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>Evenings</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>Deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сдачи</translation>
        </message>
        <message>
            <source>deals played that have their IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>сыгранные сдачи, за которые есть импы</translation>
        </message>
        <message>
            <source>IMPs a deal with partners, opponents and cards evened out, by least squares over all deals; 0 is the group's mean. In two cases of three it is off by less than ±. Nobody has one before there are more deals than players.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Импы за сдачу при равных партнёрах, противниках и картах, по методу наименьших квадратов; 0 — среднее компании. В двух случаях из трёх ошибка меньше ±. Силы нет ни у кого, пока сдач не больше, чем игроков.</translation>
        </message>
        <message>
            <source>IMPs, and in how many deals; sorted by IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы и за сколько сдач; по импам за сдачу</translation>
        </message>
        <message>
            <source>Four more deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Ещё четыре сдачи</translation>
        </message>
        <message>
            <source>Five more deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Ещё пять сдач</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Игроки</translation>
        </message>
        <message>
            <source>Best deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Лучшая сдача</translation>
        </message>
        <message>
            <source>Worst deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Худшая сдача</translation>
        </message>
        <message>
            <source>As declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>HCP held</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>PC в руке</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>held</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Карты</translation>
        </message>
        <message>
            <source>Declarers</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>Deals won in a row</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сдач выиграно подряд</translation>
        </message>
        <message>
            <source>Targets</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Нормы</translation>
        </message>
        <message>
            <source>IMPs are won against the target: cards alone win none. A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Импы выигрывают у нормы: сами карты их не дают. Щелчок по заголовку сортирует по нему, {left} и {right} тоже.</translation>
        </message>
        <message>
            <source>place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>место</translation>
        </message>
        <message>
            <source>the place by IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>место по импам</translation>
        </message>
        <message>
            <source>with whom the most IMPs per deal are won: of those with five deals together or more, if there are any</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>с кем больше всего импов за сдачу: из тех, с кем сыграно пять сдач или больше, если такие есть</translation>
        </message>
        <message>
            <source>Declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Разыграл</translation>
        </message>
        <message>
            <source>contracts played as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>контракты, которые игрок разыгрывал</translation>
        </message>
        <message>
            <source>contracts made, of those declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>выполненные контракты из разыгранных</translation>
        </message>
        <message>
            <source>IMPs won as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы в роли разыгрывающего</translation>
        </message>
        <message>
            <source>IMPs per deal as declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы за сдачу в роли разыгрывающего</translation>
        </message>
        <message>
            <source>IMPs won in all those deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы за все эти сдачи</translation>
        </message>
        <message>
            <source>the mean of the deals played</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>среднее за сыгранные сдачи</translation>
        </message>
        <message>
            <source>Cards: HCP held above the average of 10 per deal. They win no IMPs by themselves.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Карты — PC в руке сверх среднего, 10 за сдачу. Сами по себе импов они не дают.</translation>
        </message>
        <message>
            <source>IMPs, and in how many deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы и за сколько сдач</translation>
        </message>
        <message>
            <source>Ours is the mean score of the stronger team in the deals of this period, drawn towards the house table as if that stood for eight deals more, and made to rise with HCP. In two cases of three it is nearer than ± says to what is made in the long run.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>«Наша» — средняя запись сильнейшей пары в сдачах этого периода, сдвинутая к домашней таблице, как если бы та стоила ещё восьми сдач, и растущая вместе с PC. В двух случаях из трёх она ближе, чем ±, к тому, что выходит в среднем надолго.</translation>
        </message>
        <message>
            <source>House</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Домашняя</translation>
        </message>
        <message>
            <source>Official</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Официальная</translation>
        </message>
        <message>
            <source>Ours</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Наша</translation>
        </message>
        <message>
            <source>House, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Домашняя, зона</translation>
        </message>
        <message>
            <source>Official, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Официальная, зона</translation>
        </message>
        <message>
            <source>Ours, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Наша, зона</translation>
        </message>
        <message>
            <source>Deals, Z</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сдачи, зона</translation>
        </message>
        <message>
            <source>{name} has led since deal {number}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{name} впереди со сдачи {number}.</translation>
        </message>
        <message>
            <source>Vera</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Вера</translation>
        </message>
        <message>
            <source>Boris</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Борис</translation>
        </message>
        <message>
            <source>Dima</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Дима</translation>
        </message>
        <message>
            <source>Anna</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Аня</translation>
        </message>
        <message>
            <source>Prepare</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Подготовка</translation>
        </message>
        <message>
            <source>Who sits out shuffles, counts the high-card points of the four decks and types them (F2). Nobody else may see them: Esc covers.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Кто отдыхает, тасует, считает очки четырёх стопок и вводит их (F2). Больше никто не должен их видеть: Esc закрывает.</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Each player has picked a deck. The form shows who plays what; the counts and the target they make stay covered.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Каждый взял стопку. На бланке видно, кто что играет; очки и норма по ним остаются закрытыми.</translation>
        </message>
        <message>
            <source>Reveal</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Вскрытие</translation>
        </message>
        <message>
            <source>Type the result, and the deal opens: the score against the target becomes IMPs, and the standing follows.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Введите результат, и сдача откроется: запись против нормы даёт импы, за ними и положение.</translation>
        </message>
        <message>
            <source>A form: four counts, 40 in all</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Бланк: четыре числа, всего 40</translation>
        </message>
        <message>
            <source>The same form, its counts covered</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Тот же бланк, очки закрыты</translation>
        </message>
        <message>
            <source>The form open: score, target and IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Бланк открыт: запись, норма и импы</translation>
        </message>
        <message>
            <source>{result}: {score}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>{result}: {score}</translation>
        </message>
        <message>
            <source>Target for {hcp} HCP: {target}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Норма за {hcp} PC: {target}</translation>
        </message>
        <message>
            <source>{imps} IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>{imps} имп.</translation>
        </message>
        <message>
            <source>by {player}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>{player}</translation>
        </message>
        <message>
            <source>Standing before the first deal</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Положение до первой сдачи</translation>
        </message>
        <message>
            <source>Counts of deals that are not over are left out, and when they were written.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки неоконченных сдач и время их ввода пропущены.</translation>
        </message>
        <message>
            <source>The die shows {pips}: {team} are vulnerable.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>На кубике {pips}: {team} в зоне.</translation>
        </message>
        <message>
            <source>The die shows {pips}: {team} are not vulnerable.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>На кубике {pips}: {team} до зоны.</translation>
        </message>
        <message>
            <source>Take the swap (S)</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Поменяться (С)</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>отдых</translation>
        </message>
        <message>
            <source>opened</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>открытия</translation>
        </message>
        <message>
            <source>Running IMPs</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Импы по ходу игры</translation>
        </message>
        <message>
            <source>The lines begin with the first deal played.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Линии — с первой сыгранной сдачи.</translation>
        </message>
        <message>
            <source>Opens: {name}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Открывает {name}</translation>
        </message>
        <message>
            <source>What they noted can be typed here: 13 9 12 6 in the order of the decks.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Здесь можно ввести записи игроков: 13 9 12 6 по порядку стопок.</translation>
        </message>
        <message>
            <source>Counts and targets of deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки и нормы неоконченных сдач пропущены.</translation>
        </message>
        <message>
            <source>Counts and targets of other deals that are not over are left out.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки и нормы других неоконченных сдач пропущены.</translation>
        </message>
        <message numerus="yes">
            <source>Standing after {count} of {planned} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>
                <numerusform>После {count} из {planned} сдачи</numerusform>
                <numerusform>После {count} из {planned} сдач</numerusform>
                <numerusform>После {count} из {planned} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>{title} · cap {cap}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{title} · не больше {cap}</translation>
        </message>
        <message>
            <source>IMPs · deals · mean</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>импы · сдачи · в среднем</translation>
        </message>
        <message>
            <source>Deal {number}: {explained}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Сдача {number}: {explained}</translation>
        </message>
        <message>
            <source>Insert a passed-out deal before {deal}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Вставить распас перед: {deal}</translation>
        </message>
        <message>
            <source>ours, {deals} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>наша, сдач: {deals}</translation>
        </message>
        <message>
            <source>Deal {number}: who sits where</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Сдача {number}: кто где сидит</translation>
        </message>
        <message>
            <source>Begin deal {number}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Начать сдачу {number}</translation>
        </message>
        <message>
            <source>It has the counts of deal {number}.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>В нём есть очки сдачи {number}.</translation>
        </message>
        <message>
            <source>its counts had been open</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>её очки уже были открыты</translation>
        </message>
        <message>
            <source>{scored} of {planned}</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>{scored} из {planned}</translation>
        </message>
        <message>
            <source>Four play: nobody prepares. Type the counts after the play.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Играют вчетвером: никто не готовит. Очки введите после розыгрыша.</translation>
        </message>
        <message>
            <source>Every planned deal is played.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Все сдачи сыграны.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Five more deals”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 — как прошёл вечер, печать и «Ещё пять сдач».</translation>
        </message>
        <message>
            <source>Deal {deal}: type the four counts: 12 9 13 6; or Enter begins deal {next}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {deal}: введите очки четырёх рук: 12 9 13 6; или Enter начнёт сдачу {next}.</translation>
        </message>
        <message>
            <source>{name} prepares deal {number}: press F2.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} готовит сдачу {number}: нажмите F2.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, and prints it.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 — как прошёл вечер и печать.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Four more deals”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 показывает итоги вечера, печатает их и продолжает: «Ещё четыре сдачи».</translation>
        </message>
        <message>
            <source>This is the last deal planned.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Это последняя запланированная сдача.</translation>
        </message>
        <message>
            <source>F2 opens the next deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 открывает следующую сдачу.</translation>
        </message>
        <message>
            <source>Type the counts from deck {deck} on.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Введите очки, начиная со стопки {deck}.</translation>
        </message>
        <message>
            <source>No opening hand: look at the paper again.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Открыть не с чем: проверьте по листу.</translation>
        </message>
        <message>
            <source>No opening hand: deal again, or move cards and type the new counts.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Открыть не с чем: пересдайте или переложите карты и введите новые числа.</translation>
        </message>
        <message>
            <source>Deal {number} of {planned}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number} из {planned}</translation>
        </message>
        <message>
            <source>Deal {number}: {what}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number}: {what}</translation>
        </message>
        <message>
            <source>who plays with whom? Enter takes the line-up shown, Space shows another.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто с кем? Enter принимает показанное, пробел показывает другое.</translation>
        </message>
        <message>
            <source>who is vulnerable? z or - for each team, such as z -; r rolls the die.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто в зоне? з или - для каждой пары, например з -; к бросает кубик.</translation>
        </message>
        <message>
            <source>type contract and declarer: 4s {one}, doubled 4sx {other}; p if all pass.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>введите контракт и разыгрывающего: 4п {one}, с контрой 4пх {other}; п — все пас.</translation>
        </message>
        <message>
            <source>type the result: = +1 −2.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>введите результат: = +1 −2.</translation>
        </message>
        <message>
            <source>type the four counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>введите очки четырёх рук: 12 9 13 6.</translation>
        </message>
        <message>
            <source>{names} was to prepare. Change it under “Prepared by”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Готовить должен был игрок {names}. Исправить можно в графе «Готовит».</translation>
        </message>
        <message>
            <source>First: {names}, {imps} IMPs.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Впереди {names}, {imps} имп.</translation>
        </message>
        <message>
            <source>Ready: Enter covers the counts. Then hand out the cards.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Готово: Enter закроет очки. Потом отдайте стопки игрокам.</translation>
        </message>
        <message>
            <source>40 ✓</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>40 ✓</translation>
        </message>
        <message>
            <source>Deal {number} cannot be scored yet: {missing} missing.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдачу {number} ещё нельзя подсчитать: не хватает {missing}.</translation>
        </message>
        <message>
            <source>Press Enter to begin deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Нажмите Enter, чтобы начать сдачу {number}.</translation>
        </message>
        <message>
            <source>Press F2 to prepare deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Чтобы готовить сдачу {number}, нажмите F2.</translation>
        </message>
        <message>
            <source>Deal {number} is ready.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number} готова.</translation>
        </message>
        <message>
            <source>{name} is preparing deal {number}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} готовит сдачу {number}.</translation>
        </message>
        <message>
            <source>Sum so far {total} of 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Пока {total} из 40.</translation>
        </message>
        <message>
            <source>Opening hand: {deck} ({hcp}).</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Открыть может {deck} ({hcp}).</translation>
        </message>
        <message>
            <source>who prepares it? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто её готовит? Введите: {names}.</translation>
        </message>
        <message>
            <source>who picked which deck, from {deck} on? Such as {example}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто какую стопку взял, начиная с {deck}? Например: {example}.</translation>
        </message>
        <message>
            <source>who opened? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто открывал? Введите: {names}.</translation>
        </message>
        <message>
            <source>who opens? Enter takes the name shown; or type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>кто открывает? Enter — показанное имя; или введите: {names}.</translation>
        </message>
        <message>
            <source>{name} prepares the first deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Первую сдачу готовит {name}.</translation>
        </message>
        <message>
            <source>{name} deals again: the last deal was passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} сдаёт снова: последняя сдача распасована.</translation>
        </message>
        <message>
            <source>{name} is to be dummy after the swap and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>После обмена болван — {name}, готовит следующую.</translation>
        </message>
        <message>
            <source>So that partnerships stay even, {name} prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Чтобы партнёрства вышли поровну, следующую готовит {name}.</translation>
        </message>
        <message>
            <source>{name} has sat out least and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Следующую готовит {name}: отдыха было меньше всех.</translation>
        </message>
        <message>
            <source>{name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} — болван, готовит следующую.</translation>
        </message>
        <message>
            <source>{name} prepares next; {dummy} deals the decks unseen.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} готовит следующую; {dummy} раздаёт стопки не глядя.</translation>
        </message>
        <message>
            <source>Sum {total}: {missing} short of 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сумма {total}: до 40 не хватает {missing}.</translation>
        </message>
        <message>
            <source>Sum {total}: {over} over 40.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сумма {total}: на {over} больше 40.</translation>
        </message>
        <message>
            <source>z: vulnerable. Target: of the team with more HCP. ±: its score less its target.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>з: в зоне. Норма: у пары, где больше PC. ±: её запись минус норма.</translation>
        </message>
        <message>
            <source>The team with more HCP looks up its target by its own HCP and its own vulnerability; with 20 each it is 0. The score as this team sees it, less the target, is the difference. It gives both partners their IMPs; the opponents get the opposite.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Пара, у которой больше PC, берёт норму по своим PC и своей зоне; при 20 на 20 норма 0. Запись с точки зрения этой пары минус норма — разница. Она даёт импы обоим партнёрам; противникам — с обратным знаком.</translation>
        </message>
        <message>
            <source>Honours, where they count: 100 for four trump honours in one hand, 150 for all five or for four aces in no trump, to the side that holds them.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Онёры, если считаются: 100 за четыре козырных онёра в одной руке, 150 за все пять или за четыре туза без козыря, той линии, у которой они.</translation>
        </message>
        <message>
            <source>IMPs deal by deal, with running totals</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Импы по сдачам, с нарастающим итогом</translation>
        </message>
        <message>
            <source>Final standing</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Итог</translation>
        </message>
        <message>
            <source>Partnerships</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Партнёрства</translation>
        </message>
        <message>
            <source>sum</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>сумма</translation>
        </message>
        <message>
            <source>Deals planned: {planned}.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Запланировано сдач: {planned}.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>{first} и {last}</translation>
        </message>
        <message>
            <source>Deals {numbers} are not over: their counts and targets are left out.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Сдачи {numbers} не окончены: их очки и нормы пропущены.</translation>
        </message>
        <message>
            <source>deals · mean</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>сдачи · среднее</translation>
        </message>
        <message>
            <source>out · opened</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>отдых · открытие</translation>
        </message>
        <message>
            <source>opened, of {cap}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>открытия, из {cap}</translation>
        </message>
        <message>
            <source>pair</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>пара</translation>
        </message>
        <message>
            <source>Deal {number} is not over: its counts and its target are left out.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Сдача {number} не окончена: её очки и норма пропущены.</translation>
        </message>
        <message>
            <source>After {scored} of {planned}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>После {scored} из {planned}</translation>
        </message>
        <message>
            <source>out, of {cap}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>отдых, из {cap}</translation>
        </message>
        <message>
            <source>passed out, dealt again</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>распас, пересдача</translation>
        </message>
        <message>
            <source>tables</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>таблицы</translation>
        </message>
        <message>
            <source>Note: {note}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Заметка: {note}</translation>
        </message>
        <message>
            <source>{points} for honours to {name}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>{points} за онёры: {name}</translation>
        </message>
        <message>
            <source>corrected after the deal was open: {cells}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>исправлено после вскрытия сдачи: {cells}</translation>
        </message>
        <message>
            <source>leaves: {names}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>уходит: {names}</translation>
        </message>
        <message>
            <source>joins: {names}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>приходит: {names}</translation>
        </message>
        <message>
            <source>so far</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>пока</translation>
        </message>
        <message>
            <source>house table, targets without slams</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>домашняя таблица, нормы без шлемов</translation>
        </message>
        <message>
            <source>official table</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>официальная таблица</translation>
        </message>
        <message>
            <source>Count honours</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Считать онёры</translation>
        </message>
        <message>
            <source>honours count</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>онёры считаются</translation>
        </message>
        <message>
            <source>no honours</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>без онёров</translation>
        </message>
        <message>
            <source>Passed out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Распас</translation>
        </message>
        <message>
            <source>Who sits out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Кто отдыхает</translation>
        </message>
        <message>
            <source>per IMP</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>за имп</translation>
        </message>
        <message>
            <source>per 100 IMPs</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>за 100 импов</translation>
        </message>
        <message>
            <source>targets: name</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>нормы: название</translation>
        </message>
        <message>
            <source>dealt again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>пересдача</translation>
        </message>
        <message>
            <source>scores 0 less the target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>0 минус норма</translation>
        </message>
        <message>
            <source>as written</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>как на листке</translation>
        </message>
        <message>
            <source>in rounds of five</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>кругами по пять</translation>
        </message>
        <message>
            <source>always the dummy</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>всегда болван</translation>
        </message>
        <message>
            <source>Dummy sits out next; who has sat out enough swaps with partner before the lead, and when both have, one of the other side prepares: over the evening everything comes out equal.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Следующим отдыхает болван; кто отдыхал достаточно, меняется с партнёром до первого хода, а если оба — готовит кто-то из противников: за вечер всё выходит поровну.</translation>
        </message>
        <message>
            <source>In every round of five each of us sits out once, opens once and partners each other player once.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>В каждом круге из пяти каждый раз отдыхает, раз открывает и раз играет с каждым.</translation>
        </message>
        <message>
            <source>Only dummy ever sits out next; the sheet advises swaps, and the times out come out as nearly equal as that allows.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Следующим отдыхает только болван; бланк советует обмены, и отдых выходит настолько ровно, насколько можно.</translation>
        </message>
        <message>
            <source>targets “{name}”</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>нормы «{name}»</translation>
        </message>
        <message>
            <source>passed out is dealt again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>распас пересдаётся</translation>
        </message>
        <message>
            <source>passed out scores 0 less the target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>распас — 0 минус норма</translation>
        </message>
        <message>
            <source>sitting out: in rounds of five</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>отдых: кругами по пять</translation>
        </message>
        <message>
            <source>sitting out: always the dummy</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>отдых: всегда болван</translation>
        </message>
        <message>
            <source>From the next deal on five play: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Со следующей сдачи играют пятеро: {names}.</translation>
        </message>
        <message>
            <source>From the next deal on four play, and nobody prepares: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Со следующей сдачи играют четверо, никто не готовит: {names}.</translation>
        </message>
        <message>
            <source>Players: four or five at the start</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Игроки: вначале четыре или пять</translation>
        </message>
        <message>
            <source>Who prepares the first deal</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Кто готовит первую сдачу</translation>
        </message>
        <message>
            <source>Meanwhile the clock does not cover the preparer's face; Esc does.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Пока вводят с бумаги, сторона подготовки сама по времени не закрывается; её закрывает Esc.</translation>
        </message>
        <message>
            <source>Four: 12 and 24 deals come out even. After 15 or 18 opening bids differ by one, after 16 or 20 partnerships.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Вчетвером поровну выходит за 12 и 24 сдачи. После 15 или 18 открытия расходятся на одно, после 16 или 20 — пары.</translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} sit-outs)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} ({each} отдых)</numerusform>
                <numerusform>{deals} ({each} отдыха)</numerusform>
                <numerusform>{deals} ({each} отдыхов)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} opening bids)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} ({each} открытие)</numerusform>
                <numerusform>{deals} ({each} открытия)</numerusform>
                <numerusform>{deals} ({each} открытий)</numerusform>
            </translation>
        </message>
        <message>
            <source>preparer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>готовит</translation>
        </message>
        <message>
            <source>prepared by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>готовит {what}</translation>
        </message>
        <message>
            <source>decks</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>стопки</translation>
        </message>
        <message>
            <source>deck {of} picked by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>стопка {of}: {what}</translation>
        </message>
        <message>
            <source>teams</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>пары</translation>
        </message>
        <message>
            <source>teams {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>пары {what}</translation>
        </message>
        <message>
            <source>Z {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>зона {what}</translation>
        </message>
        <message>
            <source>opening bid {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>открытие {what}</translation>
        </message>
        <message>
            <source>declarer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>разыгрывающий</translation>
        </message>
        <message>
            <source>declarer {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>разыгрывающий {what}</translation>
        </message>
        <message>
            <source>who bid it</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>кто торговался</translation>
        </message>
        <message>
            <source>bid by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>торговля: {what}</translation>
        </message>
        <message>
            <source>honours</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>онёры</translation>
        </message>
        <message>
            <source>honours of {of} {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>онёры, {of}: {what}</translation>
        </message>
        <message>
            <source>{team} not vulnerable</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>{team} до зоны</translation>
        </message>
        <message>
            <source>Z of {team} taken back</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>зона снята: {team}</translation>
        </message>
        <message>
            <source>{team} vulnerable</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>{team} в зоне</translation>
        </message>
        <message>
            <source>No deal is scored yet.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Ещё нет посчитанных сдач.</translation>
        </message>
        <message>
            <source>Honours: type 100 or 150 at the player who held them.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Онёры: введите 100 или 150 у игрока, который их держал.</translation>
        </message>
        <message>
            <source>The swap keeps the evening even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Обмен — чтобы вечер вышел ровным.</translation>
        </message>
        <message>
            <source>So that the evening comes out even,</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Чтобы вечер вышел ровным:</translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each opens {count} times at most.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{deals}: каждый открывает не больше {count} раза.</numerusform>
                <numerusform>{deals}: каждый открывает не больше {count} раз.</numerusform>
                <numerusform>{deals}: каждый открывает не больше {count} раз.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each is out and opens {count} times at most.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раза.</numerusform>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раз.</numerusform>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раз.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The {count} scored deals of this evening by each target table.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{count} посчитанная сдача этого вечера по каждой таблице норм.</numerusform>
                <numerusform>{count} посчитанные сдачи этого вечера по каждой таблице норм.</numerusform>
                <numerusform>{count} посчитанных сдач этого вечера по каждой таблице норм.</numerusform>
            </translation>
        </message>
        <message>
            <source>{table}: {winners} first as well. Scored otherwise: {deals}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: первое место то же, {winners}. Иначе считается: {deals}.</translation>
        </message>
        <message>
            <source>{table}: {winners} first instead. Scored otherwise: {deals}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: первое место другое, {winners}. Иначе считается: {deals}.</translation>
        </message>
        <message>
            <source>house table</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>домашняя таблица</translation>
        </message>
        <message>
            <source>passed out and dealt again; it scores nothing.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>распас и пересдача; не считается.</translation>
        </message>
        <message>
            <source>passed out: 0.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>распас: 0.</translation>
        </message>
        <message>
            <source>The swap keeps partnerships even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Обмен — чтобы партнёрства вышли поровну.</translation>
        </message>
        <message numerus="yes">
            <source>{one} and {two} have both sat out {count} times:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{one} и {two} уже отдыхали по {count} разу:</numerusform>
                <numerusform>{one} и {two} уже отдыхали по {count} раза:</numerusform>
                <numerusform>{one} и {two} уже отдыхали по {count} раз:</numerusform>
            </translation>
        </message>
        <message>
            <source>So that partnerships stay even,</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Чтобы партнёрства вышли поровну:</translation>
        </message>
        <message>
            <source>Planned deals</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Число сдач</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>
                <numerusform>{count} сдача</numerusform>
                <numerusform>{count} сдачи</numerusform>
                <numerusform>{count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>It cannot come out even any more: at best {what}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Ровно уже не выйдет: в лучшем случае {what}.</translation>
        </message>
        <message>
            <source>{place}.  {imps}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{place}.  {imps}</translation>
        </message>
        <message>
            <source>table “{name}”</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>таблица «{name}»</translation>
        </message>
        <message>
            <source>{names} and {last}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{names} и {last}</translation>
        </message>
        <message>
            <source>Target {target} for {hcp} HCP of {team}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Норма {target} за {hcp} PC: {team}.</translation>
        </message>
        <message>
            <source>{difference} → {imps} IMPs</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{difference} → {imps} имп.</translation>
        </message>
        <message>
            <source>the four counts</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>четыре числа</translation>
        </message>
        <message>
            <source>who had which deck</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>у кого какая стопка</translation>
        </message>
        <message>
            <source>the teams</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>пары</translation>
        </message>
        <message>
            <source>who was vulnerable</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>кто в зоне</translation>
        </message>
        <message>
            <source>Swap before the lead: {dummy} plays the contract, {declarer} is dummy and prepares next. S takes the swap.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>До первого хода поменяться: контракт играет {dummy}, {declarer} — болван и готовит следующую. О — обмен.</translation>
        </message>
        <message>
            <source>Deal {number}, noted: {noted}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Сдача {number}, записали: {noted}.</translation>
        </message>
        <message>
            <source>Times out and partnerships can still come out equal.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Отдых и партнёрства ещё могут выйти поровну.</translation>
        </message>
        <message>
            <source>{table}: every deal scores the same.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table}: каждая сдача считается так же.</translation>
        </message>
        <message>
            <source>not scored yet: {missing}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>ещё не посчитано: {missing}.</translation>
        </message>
        <message>
            <source>{contract} by {name}, {result}, {z}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{contract}, играет {name}, {result}, {z}: {score}.</translation>
        </message>
        <message>
            <source>{name} has sat out less than {other}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Меньше отдыха: {name}, больше: {other}.</translation>
        </message>
        <message>
            <source>Opening bids and partnerships can still come out equal.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Открытия и пары ещё могут сойтись поровну.</translation>
        </message>
        <message>
            <source>times out up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>отдых с разницей до {apart}</translation>
        </message>
        <message>
            <source>opening bids up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>открытия с разницей до {apart}</translation>
        </message>
        <message>
            <source>partnerships up to {apart} apart</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>партнёрства с разницей до {apart}</translation>
        </message>
        <message>
            <source>Stop after deal {number}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Кончить после сдачи {number}</translation>
        </message>
        <message>
            <source>{table} (as played)</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{table} (как играли)</translation>
        </message>
        <message>
            <source>Honours of {name} {points}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Онёры, {name}, {points}: {score}.</translation>
        </message>
        <message>
            <source>the movement</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>схема туров</translation>
        </message>
        <message>
            <source>who meets on board {number}</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>кто играет сдачу {number}</translation>
        </message>
        <message>
            <source>taking a result of board {number} out</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>результат сдачи {number} убран</translation>
        </message>
        <message>
            <source>the order of the results</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>порядок результатов</translation>
        </message>
        <message>
            <source>the change of the pairs</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>изменение пар</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Тур</translation>
        </message>
        <message>
            <source>Table</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Стол</translation>
        </message>
        <message>
            <source>round and table</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>тур и стол</translation>
        </message>
        <message>
            <source>NS</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>СЮ</translation>
        </message>
        <message>
            <source>points of North–South</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>очки Север–Юг</translation>
        </message>
        <message>
            <source>EW</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>ВЗ</translation>
        </message>
        <message>
            <source>points of East–West</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>очки Восток–Запад</translation>
        </message>
        <message>
            <source>another board…</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>другая сдача…</translation>
        </message>
        <message>
            <source>Which board is played?</source>
            <extracomment>chicago_gui/games/pairs/columns.py</extracomment>
            <translation>Какую сдачу играют?</translation>
        </message>
        <message>
            <source>pairs</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>пары</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Места</translation>
        </message>
        <message>
            <source>North–South</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Север–Юг</translation>
        </message>
        <message>
            <source>East–West</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Восток–Запад</translation>
        </message>
        <message>
            <source>Direction</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Линия</translation>
        </message>
        <message>
            <source>Boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Сдачи</translation>
        </message>
        <message>
            <source>Before the first result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>До первого результата</translation>
        </message>
        <message>
            <source>Final ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Итоговые места</translation>
        </message>
        <message numerus="yes">
            <source>{count} travellers a page</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{count} протокол на странице</numerusform>
                <numerusform>{count} протокола на странице</numerusform>
                <numerusform>{count} протоколов на странице</numerusform>
            </translation>
        </message>
        <message>
            <source>Tops</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Топы</translation>
        </message>
        <message>
            <source>boards on which nobody sitting that way had more</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдачи, в которых на этой линии больше не было ни у кого</translation>
        </message>
        <message>
            <source>Bottoms</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Нули</translation>
        </message>
        <message>
            <source>boards on which nobody sitting that way had less</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдачи, в которых на этой линии меньше не было ни у кого</translation>
        </message>
        <message>
            <source>Best board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Лучшая сдача</translation>
        </message>
        <message>
            <source>Worst board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Худшая сдача</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Место</translation>
        </message>
        <message>
            <source>Board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Сдача</translation>
        </message>
        <message>
            <source>Best result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Лучший результат</translation>
        </message>
        <message numerus="yes">
            <source>After {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>После {played} из {results} результата</numerusform>
                <numerusform>После {played} из {results} результатов</numerusform>
                <numerusform>После {played} из {results} результатов</numerusform>
            </translation>
        </message>
        <message>
            <source>new line</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>новая строка</translation>
        </message>
        <message>
            <source>board {number}, {ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдача {number}, {ns} — {ew}</translation>
        </message>
        <message numerus="yes">
            <source>{played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{played} из {results} результата</numerusform>
                <numerusform>{played} из {results} результатов</numerusform>
                <numerusform>{played} из {results} результатов</numerusform>
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
            <translation>Сдача {number}, {explained}</translation>
        </message>
        <message>
            <source>goes to board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>перейти к сдаче {number}</translation>
        </message>
        <message>
            <source>board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдача {number}</translation>
        </message>
        <message>
            <source>Notes</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Заметки</translation>
        </message>
        <message>
            <source>Board ____ · dealer ____ · Z ____</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Сдача ____ · сдаёт ____ · зона ____</translation>
        </message>
        <message>
            <source>results</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>результаты</translation>
        </message>
        <message>
            <source>Points of each pair, board by board</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Очки каждой пары по сдачам</translation>
        </message>
        <message numerus="yes">
            <source>boards shared with table {table} in rounds {rounds}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>
                <numerusform>общие сдачи со столом {table} в туре {rounds}</numerusform>
                <numerusform>общие сдачи со столом {table} в турах {rounds}</numerusform>
                <numerusform>общие сдачи со столом {table} в турах {rounds}</numerusform>
            </translation>
        </message>
        <message>
            <source>Board {number} · dealer {dealer} · Z {vulnerable}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Сдача {number} · сдаёт {dealer} · зона {vulnerable}</translation>
        </message>
        <message>
            <source>–</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>–</translation>
        </message>
        <message>
            <source>all</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>все</translation>
        </message>
        <message numerus="yes">
            <source>after {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>
                <numerusform>после {played} из {results} результата</numerusform>
                <numerusform>после {played} из {results} результатов</numerusform>
                <numerusform>после {played} из {results} результатов</numerusform>
            </translation>
        </message>
        <message>
            <source>points</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>очки</translation>
        </message>
        <message>
            <source>of</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>из</translation>
        </message>
        <message>
            <source>round</source>
            <comment>of a movement</comment>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>тур</translation>
        </message>
        <message>
            <source>boards</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>сдачи</translation>
        </message>
        <message>
            <source>NS go to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>СЮ идут</translation>
        </message>
        <message>
            <source>EW go to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>ВЗ идут</translation>
        </message>
        <message>
            <source>goes to</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>идёт</translation>
        </message>
        <message>
            <source>sits out</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>отдыхает</translation>
        </message>
        <message>
            <source>Table {number}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Стол {number}</translation>
        </message>
        <message>
            <source>pairs: {count}; 2 to 20 play</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пары: {count}; играют от 2 до 20</translation>
        </message>
        <message>
            <source>pair {pair}: a name is empty</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair}: нет имени</translation>
        </message>
        <message>
            <source>pair {pair}: {name} is there twice</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair}: {name} встречается дважды</translation>
        </message>
        <message>
            <source>{name} has no partner</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>{name} без партнёра</translation>
        </message>
        <message>
            <source>winners: {winners}; there is one, or one in each direction</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>победители: {winners}; бывает один или по одному на линию</translation>
        </message>
        <message>
            <source>there is no pair {pair}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пары {pair} нет</translation>
        </message>
        <message>
            <source>pair {pair} cannot meet itself</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair} не может играть сама с собой</translation>
        </message>
        <message>
            <source>pair {pair} plays that board already</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair} эту сдачу уже играет</translation>
        </message>
        <message>
            <source>board and pairs are wanted, North–South first, such as 7 1 5</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>нужны сдача и пары, первой Север–Юг, например 7 1 5</translation>
        </message>
        <message>
            <source>there is no such result on board {number}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>такого результата в сдаче {number} нет</translation>
        </message>
        <message>
            <source>pair {pair} is on the travellers already</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair} уже есть в протоколах</translation>
        </message>
        <message>
            <source>boards a round: {boards} is not 1 to {most}</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>сдач в туре: {boards} — не от 1 до {most}</translation>
        </message>
        <message>
            <source>pairs: {count}; there is no such movement for them and this ranking</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пар: {count}; для них и для такого подсчёта мест такой схемы нет</translation>
        </message>
        <message>
            <source>board {number}: {ns} against {ew} is played already, and the movement has it otherwise</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>сдача {number}: {ns} — {ew} уже сыграно, а по схеме туров иначе</translation>
        </message>
        <message>
            <source>one winner</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>один победитель</translation>
        </message>
        <message>
            <source>a winner in each direction</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>победитель на каждой линии</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Подсчёт</translation>
        </message>
        <message>
            <source>matchpoints</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>матчпойнты</translation>
        </message>
        <message>
            <source>cross-IMPs</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>кросс-импы</translation>
        </message>
        <message>
            <source>IMPs against the datum</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>импы против датума</translation>
        </message>
        <message>
            <source>pair {of}: {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>пара {of}: {what}</translation>
        </message>
        <message>
            <source>order</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>порядок</translation>
        </message>
        <message>
            <source>results are typed {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>результаты вводят {what}</translation>
        </message>
        <message>
            <source>{of} {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} {what}</translation>
        </message>
        <message>
            <source>notes</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>заметки</translation>
        </message>
        <message>
            <source>{of} note {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} заметка {what}</translation>
        </message>
        <message>
            <source>the movement is set out</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>схема туров составлена</translation>
        </message>
        <message>
            <source>result {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>результат {number}</translation>
        </message>
        <message>
            <source>by round</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>по турам</translation>
        </message>
        <message>
            <source>by board</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>по сдачам</translation>
        </message>
        <message>
            <source>pair {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>пара {number}</translation>
        </message>
        <message>
            <source>as proposed</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>как предложено</translation>
        </message>
        <message>
            <source>fewer rounds</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>меньше туров</translation>
        </message>
        <message>
            <source>typed at the board</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>вводят у сдачи</translation>
        </message>
        <message numerus="yes">
            <source>{kind}, {count} rounds</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>
                <numerusform>{kind}, {count} тур</numerusform>
                <numerusform>{kind}, {count} тура</numerusform>
                <numerusform>{kind}, {count} туров</numerusform>
            </translation>
        </message>
        <message>
            <source>about 24 in all</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>всего около 24</translation>
        </message>
        <message>
            <source>Boards a round</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Сдач в туре</translation>
        </message>
        <message>
            <source>Who meets whom</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Кто с кем встречается</translation>
        </message>
        <message>
            <source>Results are typed</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Результаты вводят</translation>
        </message>
        <message>
            <source>Howell</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Ховелл</translation>
        </message>
        <message>
            <source>Mitchell</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Митчелл</translation>
        </message>
        <message>
            <source>Pair {number}</source>
            <extracomment>chicago_gui/games/pairs/setup.py</extracomment>
            <translation>Пара {number}</translation>
        </message>
        <message>
            <source>result</source>
            <comment>the heading of a narrow column</comment>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>итог</translation>
        </message>
        <message>
            <source>Board {number}: {dealt}</source>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>Сдача {number}. {dealt}</translation>
        </message>
        <message>
            <source>by</source>
            <extracomment>chicago_gui/games/pairs/traveller.py</extracomment>
            <translation>кто</translation>
        </message>
        <message>
            <source>Matchpoints</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Матчпойнты</translation>
        </message>
        <message>
            <source>Every result is in.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Все результаты введены.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went; Print makes the ranking and the travellers.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>F8 — как прошёл вечер; «Печать» готовит места и протоколы сдач.</translation>
        </message>
        <message>
            <source>the only result so far</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>пока единственный результат</translation>
        </message>
        <message>
            <source>No movement has most of these meetings any more: no rounds are shown.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Большинство этих встреч уже не из схемы туров: туры больше не показаны.</translation>
        </message>
        <message>
            <source>{ns} against {ew}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{ns} — {ew}</translation>
        </message>
        <message numerus="yes">
            <source>of {count} boards</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>по {count} сдаче</numerusform>
                <numerusform>по {count} сдачи</numerusform>
                <numerusform>по {count} сдач</numerusform>
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
                <numerusform>из {count} другой записи хуже {worse}, равны {equal}</numerusform>
                <numerusform>из {count} других записей хуже {worse}, равны {equal}</numerusform>
                <numerusform>из {count} других записей хуже {worse}, равны {equal}</numerusform>
            </translation>
        </message>
        <message>
            <source>{compared}, brought from {played} to {size} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{compared}, приведено с {played} результатов к {size}</translation>
        </message>
        <message>
            <source>{points}, East–West {rest}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points}, Восток–Запад {rest}</translation>
        </message>
        <message>
            <source>{place}. Pair {pair}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{place}. Пара {pair}</translation>
        </message>
        <message>
            <source>{pair} {points} of {maximum}{share}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{pair} {points} из {maximum}{share}</translation>
        </message>
        <message>
            <source>Type board and pairs, North–South first, such as 7 1 5; a number alone goes to that board.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Введите сдачу и пары, первой Север–Юг, например 7 1 5; один номер сдачи ведёт к ней.</translation>
        </message>
        <message>
            <source>datum {datum}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>датум {datum}</translation>
        </message>
        <message numerus="yes">
            <source>the mean against {count} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>среднее против {count} результата</numerusform>
                <numerusform>среднее против {count} результатов</numerusform>
                <numerusform>среднее против {count} результатов</numerusform>
            </translation>
        </message>
        <message>
            <source>{points} of {top}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points} из {top}</translation>
        </message>
        <message>
            <source>{points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points} имп.</translation>
        </message>
        <message>
            <source>{pair} {points} IMPs</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{pair} {points} имп.</translation>
        </message>
        <message numerus="yes">
            <source>{count} tables</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>{count} стол</numerusform>
                <numerusform>{count} стола</numerusform>
                <numerusform>{count} столов</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds {boards}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>{count} тур {boards}</numerusform>
                <numerusform>{count} тура {boards}</numerusform>
                <numerusform>{count} туров {boards}</numerusform>
            </translation>
        </message>
        <message>
            <source>Board {number}: {ns} and {ew} do not meet there in the movement, so no round stands with it; all others keep theirs.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Сдача {number}: {ns} и {ew} в ней по схеме туров не встречаются, поэтому тура у неё нет; у остальных туры прежние.</translation>
        </message>
        <message>
            <source>rubber {number}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>роббер {number}</translation>
        </message>
        <message>
            <source>We below</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Мы под</translation>
        </message>
        <message>
            <source>above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>над</translation>
        </message>
        <message>
            <source>They below</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Они под</translation>
        </message>
        <message>
            <source>We above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Мы над чертой</translation>
        </message>
        <message>
            <source>They above</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Они над чертой</translation>
        </message>
        <message>
            <source>stopped: {outcome}</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>прерван: {outcome}</translation>
        </message>
        <message>
            <source>go on</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>дальше</translation>
        </message>
        <message>
            <source>Go on with this rubber after all</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Всё же продолжить этот роббер</translation>
        </message>
        <message>
            <source>stop</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>стоп</translation>
        </message>
        <message>
            <source>Stop this rubber before it is won</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Прервать роббер до конца</translation>
        </message>
        <message>
            <source>rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер</translation>
        </message>
        <message numerus="yes">
            <source>Account after {count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>Счёт после {count} роббера</numerusform>
                <numerusform>Счёт после {count} робберов</numerusform>
                <numerusform>Счёт после {count} робберов</numerusform>
            </translation>
        </message>
        <message>
            <source>Account after one rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Счёт после одного роббера</translation>
        </message>
        <message>
            <source>rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>робберы</translation>
        </message>
        <message>
            <source>A rubber is settled when it is won, or stopped: type stop when you get up early.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Роббер рассчитывают, когда он выигран или прерван: расходитесь раньше — наберите «стоп».</translation>
        </message>
        <message>
            <source>for the rubber in two games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>за роббер в двух геймах</translation>
        </message>
        <message>
            <source>for the rubber in three games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>за роббер в трёх геймах</translation>
        </message>
        <message>
            <source>Who is vulnerable is not known before the deal above has its result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Кто в зоне, неизвестно, пока нет результата сдачи выше</translation>
        </message>
        <message>
            <source>Both sides have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>У обеих линий есть гейм, обе в зоне</translation>
        </message>
        <message>
            <source>Nobody has a game, so nobody is vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Геймов ни у кого нет, никто не в зоне</translation>
        </message>
        <message>
            <source>nobody gets anything for it</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>за это никто ничего не получает</translation>
        </message>
        <message>
            <source>Not on the account yet: the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Ещё не на счету: роббер не выигран и не прерван</translation>
        </message>
        <message>
            <source>second game of {side}, who win the rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>второй гейм, роббер выигран: {side}</translation>
        </message>
        <message numerus="yes">
            <source>{count} pads a page</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>{count} запись на странице</numerusform>
                <numerusform>{count} записи на странице</numerusform>
                <numerusform>{count} записей на странице</numerusform>
            </translation>
        </message>
        <message>
            <source>{side} have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side}: есть гейм, в зоне</translation>
        </message>
        <message>
            <source>first game of {side}; both sides have one now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>первый гейм: {side}; теперь он есть у обеих линий</translation>
        </message>
        <message>
            <source>first game of {side}, who are vulnerable now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>первый гейм, теперь в зоне: {side}</translation>
        </message>
        <message>
            <source>{side} get {points} for the only game</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side}: {points} за единственный гейм</translation>
        </message>
        <message>
            <source>{side} get {points} for the only part-score</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side}: {points} за единственную частичную запись</translation>
        </message>
        <message>
            <source>the rubber was stopped: {paid}</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер прерван: {paid}</translation>
        </message>
        <message>
            <source>Not on the account yet: deal {number} has no result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Ещё не на счету: у сдачи {number} нет результата</translation>
        </message>
        <message numerus="yes">
            <source>{count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/game.py</extracomment>
            <translation>
                <numerusform>{count} роббер</numerusform>
                <numerusform>{count} роббера</numerusform>
                <numerusform>{count} робберов</numerusform>
            </translation>
        </message>
        <message>
            <source>below</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>под</translation>
        </message>
        <message>
            <source>{rubber}: {one} {points}, {two} {other}; games {games} and {others}</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>{rubber}: {one} {points}, {two} {other}; геймы {games} и {others}</translation>
        </message>
        <message>
            <source>{points} h</source>
            <extracomment>chicago_gui/games/rubber/pad.py</extracomment>
            <translation>{points} о</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber, and deals come after it: {later}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>сдача {deal} выигрывает роббер, а после неё есть ещё сдачи: {later}</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber, so it cannot be stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>сдача {deal} выигрывает роббер, прервать его нельзя</translation>
        </message>
        <message>
            <source>the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>роббер не выигран и не прерван</translation>
        </message>
        <message>
            <source>the rubber is stopped; let it go on first</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>роббер прерван; сначала продолжите его</translation>
        </message>
        <message>
            <source>stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>прерван</translation>
        </message>
        <message>
            <source>stopped {what}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>прерван: {what}</translation>
        </message>
        <message>
            <source>Game in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Гейм в прерванном роббере</translation>
        </message>
        <message>
            <source>{points} for an unfinished game</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} за неоконченный гейм</translation>
        </message>
        <message>
            <source>A side that alone has a game gets it when all get up.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Получает линия, у которой одной есть гейм, когда все расходятся.</translation>
        </message>
        <message>
            <source>Part-score in a rubber that is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Частичная запись в прерванном роббере</translation>
        </message>
        <message>
            <source>{points} for an unfinished part-score</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} за частичную запись</translation>
        </message>
        <message>
            <source>A side that alone has a part-score in the unfinished game gets it; it was 50 before 1993.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Получает линия, у которой одной есть частичная запись в неоконченном гейме; до 1993 года было 50.</translation>
        </message>
        <message>
            <source>{where} is false; it is true, or absent</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{where}: стоит false; бывает true или ничего</translation>
        </message>
        <message>
            <source>goes on after all</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>всё же продолжается</translation>
        </message>
        <message>
            <source>the card of board {number}</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>карточка сдачи {number}</translation>
        </message>
        <message>
            <source>the room of this laptop</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>комната этого ноутбука</translation>
        </message>
        <message>
            <source>the comparison with the other room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>сравнение с другой комнатой</translation>
        </message>
        <message>
            <source>the choice of a card for board {number}</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>выбор карточки сдачи {number}</translation>
        </message>
        <message>
            <source>the change of the teams</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>изменение команд</translation>
        </message>
        <message>
            <source>teams: a name</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>команды: название</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Всего</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>всего</translation>
        </message>
        <message>
            <source>Open room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Открытая комната</translation>
        </message>
        <message>
            <source>Closed room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>Закрытая комната</translation>
        </message>
        <message>
            <source>board points</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>очки за сдачи</translation>
        </message>
        <message>
            <source>the other card has {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>в другой карточке {deal}</translation>
        </message>
        <message>
            <source>or</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>или</translation>
        </message>
        <message>
            <source>this card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>эта карточка: {deal}</translation>
        </message>
        <message>
            <source>the other card: {deal}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>другая карточка: {deal}</translation>
        </message>
        <message>
            <source>team {number}</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>команда {number}</translation>
        </message>
        <message>
            <source>teams of four</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>командный матч</translation>
        </message>
        <message>
            <source>Four more boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Ещё четыре сдачи</translation>
        </message>
        <message>
            <source>Teams</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Команды</translation>
        </message>
        <message>
            <source>Victory points</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>passed out: 0</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>распас: 0</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Кто где сидит</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards a page</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>{count} сдача на странице</numerusform>
                <numerusform>{count} сдачи на странице</numerusform>
                <numerusform>{count} сдач на странице</numerusform>
            </translation>
        </message>
        <message>
            <source>Planned boards…</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Число сдач…</translation>
        </message>
        <message>
            <source>Clear card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Очистить запись</translation>
        </message>
        <message>
            <source>Board {number}: {one} {points_1}, {two} {points_2} {unit} so far.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Сдача {number}: пока {one} {points_1}, {two} {points_2}, {unit}.</translation>
        </message>
        <message>
            <source>The other room's results of boards not yet played here are left out.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Результаты другой комнаты в сдачах, которые здесь ещё не сыграны, не включены.</translation>
        </message>
        <message>
            <source>boards 1 to {last}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>сдачи 1–{last}</translation>
        </message>
        <message>
            <source>boards {first} to {last}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>сдачи {first}–{last}</translation>
        </message>
        <message>
            <source>Team</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Команда</translation>
        </message>
        <message>
            <source>First half</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>1-я половина</translation>
        </message>
        <message>
            <source>Second half</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>2-я половина</translation>
        </message>
        <message>
            <source>Boards won</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Выиграно сдач</translation>
        </message>
        <message>
            <source>Won by</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Выиграли</translation>
        </message>
        <message>
            <source>{contract} {by} {result}: {score}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>{contract} {by} {result}: {score}</translation>
        </message>
        <message>
            <source>Final result</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Итог матча</translation>
        </message>
        <message>
            <source>The lines begin with the first board that both rooms have played.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Линии начнутся с первой сдачи, сыгранной в обеих комнатах.</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards are planned.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>Запланирована {count} сдача.</numerusform>
                <numerusform>Запланировано {count} сдачи.</numerusform>
                <numerusform>Запланировано {count} сдач.</numerusform>
            </translation>
        </message>
        <message>
            <source>Final result: {one} {points_1}, {two} {points_2} {unit}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Итог матча: {one} {points_1}, {two} {points_2}, {unit}.</translation>
        </message>
        <message>
            <source>Victory points {one} – {two}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Победные очки {one} – {two}</translation>
        </message>
        <message>
            <source>Before the first comparison</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>До первого сравнения</translation>
        </message>
        <message>
            <source>Board {number}: {explained}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Сдача {number}: {explained}</translation>
        </message>
        <message numerus="yes">
            <source>{count} of {planned} boards compared</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>сравнено {count} из {planned} сдачи</numerusform>
                <numerusform>сравнено {count} из {planned} сдач</numerusform>
                <numerusform>сравнено {count} из {planned} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>Planned boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Число сдач</translation>
        </message>
        <message>
            <source>Running {points}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>По ходу: {points}</translation>
        </message>
        <message>
            <source>board {number}, the other card</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>сдача {number}, другая карточка</translation>
        </message>
        <message numerus="yes">
            <source>After {count} of {planned} boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>
                <numerusform>После {count} из {planned} сдачи</numerusform>
                <numerusform>После {count} из {planned} сдач</numerusform>
                <numerusform>После {count} из {planned} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop after board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Кончить после сдачи {number}</translation>
        </message>
        <message>
            <source>open room</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>открытая комната</translation>
        </message>
        <message>
            <source>closed room</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>закрытая комната</translation>
        </message>
        <message>
            <source>How each board was scored</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Как посчитана каждая сдача</translation>
        </message>
        <message>
            <source>victory points</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>победные очки</translation>
        </message>
        <message>
            <source>North</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Север</translation>
        </message>
        <message>
            <source>South</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Юг</translation>
        </message>
        <message>
            <source>East</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Восток</translation>
        </message>
        <message>
            <source>West</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Запад</translation>
        </message>
        <message>
            <source>Note, {room}: {note}</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Заметка, {room}: {note}</translation>
        </message>
        <message>
            <source>teams: {count}; two play a match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>команды: {count}; в матче играют две</translation>
        </message>
        <message>
            <source>teams: a team has no name</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>команды: у одной нет названия</translation>
        </message>
        <message>
            <source>teams: both are called {name}</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>команды: обе называются {name}</translation>
        </message>
        <message>
            <source>{team}: players named: {count}; a team has four</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: названо игроков {count}; в команде четверо</translation>
        </message>
        <message>
            <source>{team}: a name is empty</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: нет имени</translation>
        </message>
        <message>
            <source>{team}: {name} is there twice</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>{team}: {name} встречается дважды</translation>
        </message>
        <message>
            <source>planned boards: {planned} is not 1 to 64</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>число сдач: {planned} — не от 1 до 64</translation>
        </message>
        <message>
            <source>board {number} is begun already</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>сдача {number} уже начата</translation>
        </message>
        <message>
            <source>the other card is of {teams}, another match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>другая карточка — матч {teams}, это не он</translation>
        </message>
        <message>
            <source>board {number} is not in dispute there</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>сдача {number} там не спорная</translation>
        </message>
        <message>
            <source>board-a-match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>по сдачам (2–1–0)</translation>
        </message>
        <message>
            <source>no victory points</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>без победных очков</translation>
        </message>
        <message>
            <source>victory points, continuous scale</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>победные очки, непрерывная шкала</translation>
        </message>
        <message>
            <source>victory points, whole</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>победные очки, целые</translation>
        </message>
        <message>
            <source>team {of}: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>команда {of}: {what}</translation>
        </message>
        <message>
            <source>planned boards</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>число сдач</translation>
        </message>
        <message>
            <source>planned boards {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>число сдач {what}</translation>
        </message>
        <message>
            <source>room</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>комната</translation>
        </message>
        <message>
            <source>this laptop's room: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>комната этого ноутбука: {what}</translation>
        </message>
        <message>
            <source>the other room's card is opened</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открыта карточка другой комнаты</translation>
        </message>
        <message>
            <source>{where}: one of the two cards is chosen</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>{where}: выбрана одна из двух карточек</translation>
        </message>
        <message>
            <source>open room {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната {what}</translation>
        </message>
        <message>
            <source>open room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, другая карточка</translation>
        </message>
        <message>
            <source>open room, the other card {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, другая карточка {what}</translation>
        </message>
        <message>
            <source>open room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, заметка</translation>
        </message>
        <message>
            <source>open room, note {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, заметка {what}</translation>
        </message>
        <message>
            <source>closed room {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната {what}</translation>
        </message>
        <message>
            <source>closed room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, другая карточка</translation>
        </message>
        <message>
            <source>closed room, the other card {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, другая карточка {what}</translation>
        </message>
        <message>
            <source>closed room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, заметка</translation>
        </message>
        <message>
            <source>closed room, note {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, заметка {what}</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Хозяева</translation>
        </message>
        <message>
            <source>Guests</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Гости</translation>
        </message>
        <message>
            <source>Team {number} ({name})</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Команда {number} ({name})</translation>
        </message>
        <message>
            <source>This laptop</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>Этот ноутбук</translation>
        </message>
        <message>
            <source>types both rooms</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>ведёт обе комнаты</translation>
        </message>
        <message>
            <source>stands in the open room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>стоит в открытой комнате</translation>
        </message>
        <message>
            <source>stands in the closed room</source>
            <extracomment>chicago_gui/games/teams/setup.py</extracomment>
            <translation>стоит в закрытой комнате</translation>
        </message>
        <message>
            <source>{setting} – here: {mine}; other card: {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{setting} – здесь: {mine}; в другой карточке: {theirs}</translation>
        </message>
        <message>
            <source>F8 shows how the evening went; Print makes the score card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>F8 — как прошёл вечер; «Печать» готовит карточку матча.</translation>
        </message>
        <message>
            <source>level</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>поровну</translation>
        </message>
        <message>
            <source>The {room} is in. Open the other room's session file, or type its card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: всё введено. Откройте файл другой комнаты или введите её карточку.</translation>
        </message>
        <message>
            <source>F8 shows how the evening went, prints it, and goes on: “Four more boards”.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>F8 — как прошёл вечер, печать и «Ещё четыре сдачи».</translation>
        </message>
        <message>
            <source>Open room: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Открытая комната: Север–Юг {ns}, Восток–Запад {ew}</translation>
        </message>
        <message>
            <source>Closed room: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Закрытая комната: Север–Юг {ns}, Восток–Запад {ew}</translation>
        </message>
        <message>
            <source>the two cards disagree</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>карточки расходятся</translation>
        </message>
        <message>
            <source>{imps} IMPs to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{imps} имп. — {team}</translation>
        </message>
        <message numerus="yes">
            <source>{one} {points_1} – {points_2} {two}, {boards} boards</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>
                <numerusform>{one} {points_1} – {points_2} {two}, {boards} сдача</numerusform>
                <numerusform>{one} {points_1} – {points_2} {two}, {boards} сдачи</numerusform>
                <numerusform>{one} {points_1} – {points_2} {two}, {boards} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>board {number}, {room}: here {mine}; the other card {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>сдача {number}, {room}: здесь {mine}; в другой карточке {theirs}</translation>
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Карточка другой комнаты открыта. Добавлено сдач: {came}; совпало: {agreed}; спорных: {disputed}.</translation>
        </message>
        <message>
            <source>The two cards disagree. Enter takes the upper line, ↓ and Enter the lower one.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Карточки расходятся. Enter принимает верхнюю строку, ↓ и Enter — нижнюю.</translation>
        </message>
        <message>
            <source>Board {number}, {room}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Сдача {number}, {room}</translation>
        </message>
        <message>
            <source>the board to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>сдачу берёт {team}</translation>
        </message>
        <message>
            <source>1 IMP to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>1 имп — {team}</translation>
        </message>
        <message>
            <source>The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in dispute: {disputed}. A board shows when it has its result here.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Карточка другой комнаты открыта. Добавлено сдач: {came}; совпало: {agreed}; спорных: {disputed}. Сдача видна, когда здесь есть её результат.</translation>
        </message>
        <message>
            <source>Every planned board is compared. {match}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Все запланированные сдачи сравнены. {match}</translation>
        </message>
        <message>
            <source>waits for the other room</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>ждёт другую комнату</translation>
        </message>
        <message>
            <source>not played yet</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>ещё не сыграна</translation>
        </message>
        <message>
            <source>difference {difference}: {points}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>разница {difference}: {points}</translation>
        </message>
        <message>
            <source>FILE is a session file. The window also takes several of them, a folder, or another laptop's book: it adds all sessions there to the book. Without FILE the book's latest session is written. OUT may be - for standard output. A CONTRACT is 4S, 3NTX or 2HXX, and a RESULT =, +1 or -2.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>FILE — файл вечера. Окно принимает и несколько файлов, папку или книгу с другого ноутбука: все вечера оттуда добавляются в книгу. Без FILE записывается последний вечер из книги. OUT может быть - (стандартный вывод). CONTRACT — это 4S, 3NTX или 2HXX, RESULT — это =, +1 или -2.</translation>
        </message>
        <message>
            <source>write the session sheet as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать лист вечера в PDF</translation>
        </message>
        <message>
            <source>write the deals as CSV</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать сдачи в CSV</translation>
        </message>
        <message>
            <source>write the standing as CSV, best first</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать положение в CSV, лучший первым</translation>
        </message>
        <message>
            <source>write PNG, a file a page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать PNG, по файлу на страницу</translation>
        </message>
        <message>
            <source>write SVG, a file a page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать SVG, по файлу на страницу</translation>
        </message>
        <message>
            <source>write blank forms as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать пустые бланки в PDF</translation>
        </message>
        <message>
            <source>print a duplicate score, as of 4SX+1 or 3NT=</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>показать очки в дупликатном бридже, например 4SX+1 или 3NT=</translation>
        </message>
        <message>
            <source>try whether this copy of the program works</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>проверить, работает ли эта копия программы</translation>
        </message>
        <message>
            <source>the game of the forms: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>игра, для которой бланки: {choices}</translation>
        </message>
        <message>
            <source>deals on a page: 15, 10 or 8</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>сдач на странице: 15, 10 или 8</translation>
        </message>
        <message>
            <source>names to print, between commas</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>имена для печати через запятую</translation>
        </message>
        <message>
            <source>number of forms; 0 for tables alone</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>число бланков; 0 — только таблицы</translation>
        </message>
        <message>
            <source>tables: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>таблицы: {choices}</translation>
        </message>
        <message>
            <source>what --png and --svg draw: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>что рисуют --png и --svg: {choices}</translation>
        </message>
        <message>
            <source>lay pages on their sides</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>альбомная ориентация страниц</translation>
        </message>
        <message>
            <source>size of the paper: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>формат бумаги: {choices}</translation>
        </message>
        <message>
            <source>language: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>язык: {choices}</translation>
        </message>
        <message>
            <source>the book to keep sessions in</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>книга, в которой хранятся вечера</translation>
        </message>
        <message>
            <source>say in the window what is wrong with FILE</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>сказать в окне, что не так с FILE</translation>
        </message>
        <message>
            <source>print the version</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>показать версию</translation>
        </message>
        <message>
            <source>print this help</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>показать эту справку</translation>
        </message>
        <message>
            <source>{one} and {other} exclude each other</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{one} и {other} вместе не бывают</translation>
        </message>
        <message>
            <source>{file} is one too many: {option} takes one session file at most</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{file} лишний: {option} принимает не больше одного файла вечера</translation>
        </message>
        <message>
            <source>{option}: there is no {value}, only {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: нет значения {value}, есть только {choices}</translation>
        </message>
        <message>
            <source>The score sheet for one laptop: Chicago with Russian scoring, and other games.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Лист записи на одном ноутбуке: чикаго с русской записью и другие игры.</translation>
        </message>
        <message>
            <source>instead of a window, one of:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>вместо окна — что-то одно:</translation>
        </message>
        <message>
            <source>for blank forms:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>для пустых бланков:</translation>
        </message>
        <message>
            <source>other options:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>другие параметры:</translation>
        </message>
        <message>
            <source>{option}: {value} is not a whole number</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: {value} — не целое число</translation>
        </message>
        <message>
            <source>usage: {program} [OPTION]… [FILE]…</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>запуск: {program} [OPTION]… [FILE]…</translation>
        </message>
        <message>
            <source>no file is named</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>файл не назван</translation>
        </message>
        <message>
            <source>there is no option {option}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>нет параметра {option}</translation>
        </message>
        <message>
            <source>{option} needs a value</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: нужно значение</translation>
        </message>
        <message>
            <source>{option}: no file is named</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: файл не назван</translation>
        </message>
        <message>
            <source>{option} takes no value</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} не принимает значения</translation>
        </message>
        <message>
            <source>standard output: {why}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>стандартный вывод: {why}</translation>
        </message>
        <message>
            <source>page {number} of {count}</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>стр. {number} из {count}</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Дата</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Место</translation>
        </message>
        <message>
            <source>name</source>
            <extracomment>chicago_gui/paper/panel_pictures.py</extracomment>
            <translation>имя</translation>
        </message>
        <message>
            <source>How each deal was scored</source>
            <extracomment>chicago_gui/paper/ruled.py</extracomment>
            <translation>Как посчитана каждая сдача</translation>
        </message>
        <message>
            <source>Who pays whom</source>
            <extracomment>chicago_gui/paper/ruled.py</extracomment>
            <translation>Кто кому платит</translation>
        </message>
        <message>
            <source>A contract just made, and for each trick more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Контракт, сыгранный ровно, и за каждую лишнюю взятку</translation>
        </message>
        <message>
            <source>A contract that goes down</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Несыгранный контракт</translation>
        </message>
        <message>
            <source>NT</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>БК</translation>
        </message>
        <message>
            <source>{low} or more</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>{low} и больше</translation>
        </message>
        <message>
            <source>all in points: where an evening was settled in hundreds, each counts 100</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>всё в очках: где вечер рассчитан в сотнях, каждая считается за 100</translation>
        </message>
        <message>
            <source>Season · {game}</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>Сезон · {game}</translation>
        </message>
        <message>
            <source>Evening by evening</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>Вечер за вечером</translation>
        </message>
        <message>
            <source>{place}. {name} {points}</source>
            <extracomment>chicago_gui/paper/season_pages.py</extracomment>
            <translation>{place}. {name} {points}</translation>
        </message>
        <message>
            <source>account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>счёт</translation>
        </message>
        <message>
            <source>settled</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>расчёт</translation>
        </message>
        <message>
            <source>Account</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Счёт</translation>
        </message>
        <message>
            <source>Account of the evening, in {unit}</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Счёт вечера, {unit}</translation>
        </message>
        <message>
            <source>How the evening went</source>
            <extracomment>chicago_gui/paper/summary_pages.py</extracomment>
            <translation>Как прошёл вечер</translation>
        </message>
        <message>
            <source>Drawn by Qt {qt}, through PySide6 {pyside}.</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Рисует Qt {qt} через PySide6 {pyside}.</translation>
        </message>
        <message>
            <source>About Chicago</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>О программе «Чикаго»</translation>
        </message>
        <message>
            <source>The score sheet for one laptop on a card table.</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Бланк записи для одного ноутбука на карточном столе.</translation>
        </message>
        <message>
            <source>Licence</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Лицензия</translation>
        </message>
        <message>
            <source>Qt, fonts and others</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Qt, шрифты и прочее</translation>
        </message>
        <message>
            <source>Chicago {version}</source>
            <extracomment>chicago_gui/players/about_window.py</extracomment>
            <translation>Чикаго {version}</translation>
        </message>
        <message>
            <source>A player who joins</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Новый игрок</translation>
        </message>
        <message>
            <source>were really played by</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>на самом деле сыграл(а)</translation>
        </message>
        <message>
            <source>The name that stands there</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Имя, которое записано</translation>
        </message>
        <message>
            <source>A name above is for misspelt names: past deals follow.</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Выше исправляют опечатки в именах: меняются и прошлые сдачи.</translation>
        </message>
        <message>
            <source>Who plays from the next deal on</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Кто играет со следующей сдачи</translation>
        </message>
        <message>
            <source>To replace a player, untick who leaves and add who joins: past deals stay.</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Чтобы заменить игрока, снимите отметку с ушедшего и впишите нового: прошлые сдачи останутся.</translation>
        </message>
        <message>
            <source>From deal</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Со сдачи</translation>
        </message>
        <message>
            <source>to deal</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>по сдачу</translation>
        </message>
        <message>
            <source>to</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>по</translation>
        </message>
        <message>
            <source>Deals kept under a wrong name</source>
            <extracomment>chicago_gui/players/attendance_box.py</extracomment>
            <translation>Сдачи под чужим именем</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Печать…</translation>
        </message>
        <message>
            <source>PDF…</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>PDF…</translation>
        </message>
        <message>
            <source>Again with these players</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Ещё раз с этими игроками</translation>
        </message>
        <message>
            <source>Back to the sheet</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Назад к бланку</translation>
        </message>
        <message>
            <source>Standing</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Положение</translation>
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
            <translation>Чикаго: руководство</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>Guide</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Руководство</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Поиск в руководстве</translation>
        </message>
        <message>
            <source>Previous</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Not found</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>Не найдено</translation>
        </message>
        <message>
            <source>{at} of {count}</source>
            <extracomment>chicago_gui/players/guide_window.py</extracomment>
            <translation>{at} из {count}</translation>
        </message>
        <message>
            <source>another number:</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>другое число:</translation>
        </message>
        <message>
            <source>Players and heading</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Игроки и заголовок</translation>
        </message>
        <message>
            <source>Whoever comes late is added on the last line, whoever leaves is taken out.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Опоздавшего добавьте в последней строке, ушедшего уберите.</translation>
        </message>
        <message>
            <source>Keep the &amp;book's version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Оставить вариант &amp;книги</translation>
        </message>
        <message>
            <source>Take the &amp;file's version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Взять вариант &amp;файла</translation>
        </message>
        <message>
            <source>Keep b&amp;oth</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Оставить &amp;оба</translation>
        </message>
        <message>
            <source>Keep the &amp;first, delete the second</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Оставить &amp;первый, удалить второй</translation>
        </message>
        <message>
            <source>Keep the &amp;second, delete the first</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Оставить &amp;второй, удалить первый</translation>
        </message>
        <message>
            <source>In the book</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>В книге</translation>
        </message>
        <message>
            <source>In the file</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>В файле</translation>
        </message>
        <message>
            <source>The version with more deals is proposed. Keep both adds the file as a session of its own. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Предложен вариант, где больше сдач. «Оставить оба» добавит файл отдельным вечером. Замену можно отменить.</translation>
        </message>
        <message>
            <source>All entries that can be shown are the same.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Все записи, которые можно показать, одинаковы.</translation>
        </message>
        <message>
            <source>First version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Первый вариант</translation>
        </message>
        <message>
            <source>Second version</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Второй вариант</translation>
        </message>
        <message>
            <source>A deleted session can be put back.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Удалённый вечер можно вернуть.</translation>
        </message>
        <message>
            <source>The same session</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Тот же вечер</translation>
        </message>
        <message>
            <source>Keep both adds the file as a session of its own. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>«Оставить оба» добавит файл отдельным вечером. Замену можно отменить.</translation>
        </message>
        <message>
            <source>Keep both</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Оставить оба</translation>
        </message>
        <message>
            <source>Replace the book's</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Заменить в книге</translation>
        </message>
        <message>
            <source>Different versions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Разные варианты</translation>
        </message>
        <message>
            <source>Sessions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>The same choice for &amp;all sessions</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Так же для &amp;всех вечеров</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions are in the book already, with other entries. Choose what to keep.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>
                <numerusform>{count} вечер уже есть в книге с другими записями. Выберите, что оставить.</numerusform>
                <numerusform>{count} вечера уже есть в книге с другими записями. Выберите, что оставить.</numerusform>
                <numerusform>{count} вечеров уже есть в книге с другими записями. Выберите, что оставить.</numerusform>
            </translation>
        </message>
        <message>
            <source>Session</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Вечер</translation>
        </message>
        <message>
            <source>File</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Файл</translation>
        </message>
        <message>
            <source>Choice</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Выбор</translation>
        </message>
        <message>
            <source>The book has two versions of {evening}.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>В книге два варианта вечера {evening}.</translation>
        </message>
        <message>
            <source>The book has the session of {evening} already, with other entries.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>В книге уже есть этот вечер ({evening}), с другими записями.</translation>
        </message>
        <message>
            <source>They differ in:</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Различаются:</translation>
        </message>
        <message>
            <source>Deals of it in the book: {ours}, in the file: {file}.</source>
            <extracomment>chicago_gui/players/import_conflict.py</extracomment>
            <translation>Сдач в книге: {ours}, в файле: {file}.</translation>
        </message>
        <message>
            <source>Somebody comes later…</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Кто-то придёт позже…</translation>
        </message>
        <message>
            <source>Player {number}</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Игрок {number}</translation>
        </message>
        <message>
            <source>Player {number} (may stay empty)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Игрок {number} (можно не заполнять)</translation>
        </message>
        <message>
            <source>Player {number} (comes later)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Игрок {number} (придёт позже)</translation>
        </message>
        <message>
            <source>Names, date and rules come first, as they stand on the paper; then it is typed in deal by deal.</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Сначала имена, дата и правила, как на бумаге; потом вводят сдачу за сдачей.</translation>
        </message>
        <message>
            <source>What is played</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Во что играют</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Date and place</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Дата и место</translation>
        </message>
        <message>
            <source>Place (may stay empty)</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Место (можно не заполнять)</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Начать</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>An evening from paper</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Вечер с бумаги</translation>
        </message>
        <message>
            <source>New session</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Новый вечер</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Leave the sample</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Закрыть пример</translation>
        </message>
        <message>
            <source>A sample evening, to look at and to try: nothing of it comes into your book.</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Вечер для примера: смотрите и пробуйте, в вашу книгу ничего не попадёт.</translation>
        </message>
        <message>
            <source>on a page behind the forms</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>на странице после бланков</translation>
        </message>
        <message>
            <source>on a card, folded to half a sheet</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>на карточке, сложенной вдвое</translation>
        </message>
        <message>
            <source>without tables</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>без таблиц</translation>
        </message>
        <message>
            <source>Print blank forms</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Печать чистых бланков</translation>
        </message>
        <message>
            <source>Lay the pages on their sides</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Страницы боком</translation>
        </message>
        <message>
            <source>none: they are written by hand</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>нет: впишут от руки</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>On a page</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>На странице</translation>
        </message>
        <message>
            <source>How many pages</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Сколько страниц</translation>
        </message>
        <message>
            <source>Names, between commas</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Имена через запятую</translation>
        </message>
        <message>
            <source>Tables</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Таблицы</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>Просмотр</translation>
        </message>
        <message>
            <source>{least} names</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>имён: {least}</translation>
        </message>
        <message>
            <source>{least} to {most} names</source>
            <extracomment>chicago_gui/players/paper_dialogs.py</extracomment>
            <translation>имён: от {least} до {most}</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Период</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>С</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>По</translation>
        </message>
        <message>
            <source>All time</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Всё время</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Этот год</translation>
        </message>
        <message>
            <source>From – to</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>С – по</translation>
        </message>
        <message>
            <source>Delete season</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Удалить сезон</translation>
        </message>
        <message>
            <source>Save as season…</source>
            <extracomment>chicago_gui/players/period_bar.py</extracomment>
            <translation>Назвать сезон…</translation>
        </message>
        <message>
            <source>Chicago: players' screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Чикаго: экран для игроков</translation>
        </message>
        <message>
            <source>TABLE</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>СТОЛ</translation>
        </message>
        <message>
            <source>Esc leaves this screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Esc закрывает этот экран</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Открыть</translation>
        </message>
        <message>
            <source>How it went</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Как прошёл</translation>
        </message>
        <message>
            <source>New session with these players</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Новый вечер с этими игроками</translation>
        </message>
        <message>
            <source>Compare versions…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Сравнить варианты…</translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>В файл…</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Удалить</translation>
        </message>
        <message>
            <source>Put back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Search names, places, dates, games</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Искать имена, места, даты, игры</translation>
        </message>
        <message numerus="yes">
            <source>Export {count} sessions…</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>Сохранить {count} вечер…</numerusform>
                <numerusform>Сохранить {count} вечера…</numerusform>
                <numerusform>Сохранить {count} вечеров…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Delete {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>Удалить {count} вечер</numerusform>
                <numerusform>Удалить {count} вечера</numerusform>
                <numerusform>Удалить {count} вечеров</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put back {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>Вернуть {count} вечер</numerusform>
                <numerusform>Вернуть {count} вечера</numerusform>
                <numerusform>Вернуть {count} вечеров</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions selected</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>Выбран {count} вечер</numerusform>
                <numerusform>Выбрано {count} вечера</numerusform>
                <numerusform>Выбрано {count} вечеров</numerusform>
            </translation>
        </message>
        <message>
            <source>First</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Первое место</translation>
        </message>
        <message>
            <source>State</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Состояние</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Put them back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>Put it back</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Вернуть</translation>
        </message>
        <message>
            <source>All of it is kept in {file}, which can be read and changed by hand.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Всё это хранится в {file}; его можно читать и править вручную.</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Язык (Language)</translation>
        </message>
        <message>
            <source>Asked for at the start, for this time only. What is chosen here counts at once.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Задан при запуске, только на этот раз. Что выбрано здесь, действует сразу.</translation>
        </message>
        <message>
            <source>Colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Цвета</translation>
        </message>
        <message>
            <source>Suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Масти</translation>
        </message>
        <message>
            <source>Usual size</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Обычный размер</translation>
        </message>
        <message>
            <source>Zoom</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Масштаб</translation>
        </message>
        <message>
            <source>Paper</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Бумага</translation>
        </message>
        <message>
            <source>At a reveal, a swap that is due, and a die</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Когда сдача открывается, пора меняться или брошен кубик</translation>
        </message>
        <message>
            <source>Sounds</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Звук</translation>
        </message>
        <message>
            <source>Cover after</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Закрывать через</translation>
        </message>
        <message>
            <source>Cover when another window is turned to</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Закрывать при переходе в другое окно</translation>
        </message>
        <message>
            <source>The face is also covered by Esc, when the window is put away, when the screen is locked or another user has it, when the lid is closed, and by sleep.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Сторона подготовки закрывается также по Esc, при сворачивании окна, блокировке экрана или смене пользователя, закрытии крышки и в спящем режиме.</translation>
        </message>
        <message>
            <source>Ask for a code this evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Спрашивать код в этот вечер</translation>
        </message>
        <message>
            <source>Four-digit code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код из четырёх цифр</translation>
        </message>
        <message>
            <source>A code is kept beside the book, where nobody can read it.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код хранится рядом с книгой, прочесть его там нельзя.</translation>
        </message>
        <message>
            <source>The suits as they are drawn</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Так рисуются масти</translation>
        </message>
        <message>
            <source>As the system: {language}</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Как в системе: {language}</translation>
        </message>
        <message>
            <source>minutes without a key</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>мин. без клавиш</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код</translation>
        </message>
        <message>
            <source>is set</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>задан</translation>
        </message>
        <message>
            <source>four digits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>четыре цифры</translation>
        </message>
        <message>
            <source>A code has four digits.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>В коде четыре цифры.</translation>
        </message>
        <message>
            <source>As the system</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>Day</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>День</translation>
        </message>
        <message>
            <source>Evening</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Вечер</translation>
        </message>
        <message>
            <source>Two colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Два цвета</translation>
        </message>
        <message>
            <source>Four colours</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Четыре цвета</translation>
        </message>
        <message>
            <source>Standing beside the form</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Положение рядом с бланком</translation>
        </message>
        <message>
            <source>How the evening went (F8)</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Как прошёл вечер (F8)</translation>
        </message>
        <message>
            <source>For Chicago, rubber bridge, teams and pairs, on one laptop on the table.</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Чикаго, роббер, командный матч и пары — на одном ноутбуке за столом.</translation>
        </message>
        <message>
            <source>How a deal goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Как идёт сдача</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Протокол</translation>
        </message>
        <message>
            <source>Open session files…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Открыть файлы вечеров…</translation>
        </message>
        <message>
            <source>Players and pairs</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Игроки и пары</translation>
        </message>
        <message>
            <source>Print blank forms…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Печать чистых бланков…</translation>
        </message>
        <message>
            <source>Look at a sample evening</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Посмотреть вечер для примера</translation>
        </message>
        <message>
            <source>Type in an evening from paper…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Ввести вечер с бумаги…</translation>
        </message>
        <message>
            <source>How a deal of Chicago with Russian scoring goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Как идёт сдача чикаго с русской записью</translation>
        </message>
        <message>
            <source>No deal is scored yet. What the players make of theirs will stand here.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Посчитанных сдач ещё нет. Здесь будет видно, кто чего добился.</translation>
        </message>
        <message>
            <source>Which game</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Какая игра</translation>
        </message>
        <message>
            <source>Merge with another name…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Объединить с другим именем…</translation>
        </message>
        <message>
            <source>Separate names…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Разделить имена…</translation>
        </message>
        <message>
            <source>No evening in this period has a deal that is over.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>За этот период нет вечеров с сыгранными сдачами.</translation>
        </message>
        <message>
            <source>Curve</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>График</translation>
        </message>
        <message>
            <source>Enter or a double click opens that evening.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Enter или двойной щелчок открывает этот вечер.</translation>
        </message>
        <message>
            <source>The duplicate score, not vulnerable and vulnerable. Nothing of it is entered.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Спортивная запись, до зоны и в зоне. Никуда не вводится.</translation>
        </message>
        <message>
            <source>this computer</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>этот компьютер</translation>
        </message>
        <message>
            <source>History</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>История</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>&amp;Показать</translation>
        </message>
        <message>
            <source>The whole session</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Весь вечер</translation>
        </message>
        <message>
            <source>Names, date, place, plan, rules</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Имена, дата, место, план, правила</translation>
        </message>
        <message>
            <source>Backups</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Резервные копии</translation>
        </message>
        <message>
            <source>The book is backed up when the program starts and ends, if anything has changed; the last ten are kept.
Restore puts all sessions back as they were then. The book as it is now is backed up first, so that this can be taken back in the same way.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Копия книги делается при запуске и при выходе, если что-то изменилось; хранятся последние десять.
«Восстановить» возвращает все вечера, какими они были тогда. Нынешняя книга сначала копируется, так что вернуть можно и её.</translation>
        </message>
        <message>
            <source>There is no backup yet.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Копий ещё нет.</translation>
        </message>
        <message>
            <source>Backups, newest first</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Резервные копии, новые сверху</translation>
        </message>
        <message>
            <source>Restore settings of a copy too</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Восстановить из копии и настройки</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Восстановить</translation>
        </message>
        <message>
            <source>Copy now</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Скопировать сейчас</translation>
        </message>
        <message>
            <source>Copy to a folder…</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Копировать в папку…</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Открыть папку</translation>
        </message>
        <message>
            <source>copy of {computer}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>копия: {computer}</translation>
        </message>
        <message>
            <source>Score a deal</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Посчитать сдачу</translation>
        </message>
        <message>
            <source>contract and result, such as 4sx+1 or 3nt=</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>контракт и результат, например 4пх+1 или 3бк=</translation>
        </message>
        <message>
            <source>Contract and result</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Контракт и результат</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Время</translation>
        </message>
        <message>
            <source>What was done</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Что сделано</translation>
        </message>
        <message>
            <source>Kind</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Made</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Сделана</translation>
        </message>
        <message>
            <source>They lie in {folder}. A copy of that folder outlives this computer: laid in the same place on another, before the program first starts there, it brings the book back.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Они лежат в {folder}. Копия этой папки переживёт компьютер: если на другом положить её туда же до первого запуска программы, книга вернётся.</translation>
        </message>
        <message>
            <source>correction</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>исправление</translation>
        </message>
        <message>
            <source>Deal {number}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Сдача {number}</translation>
        </message>
        <message>
            <source>Undone here. F2 leads back to the wanted cell.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Отменено здесь. К нужной клетке ведёт F2.</translation>
        </message>
        <message>
            <source>Hand out the cards</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Раздать карты</translation>
        </message>
        <message>
            <source>To the table</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>К столу</translation>
        </message>
        <message>
            <source>Next deal</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Следующая сдача</translation>
        </message>
        <message>
            <source>Every planned deal is typed in. Enter goes to the table.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Все запланированные сдачи введены. Enter — к столу.</translation>
        </message>
        <message>
            <source>Enter goes on to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Enter — к следующей сдаче.</translation>
        </message>
        <message>
            <source>No printer is set up here. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтер здесь не настроен. Страницы можно сохранить в PDF.</translation>
        </message>
        <message>
            <source>{names} cannot be drawn whole: no font here has all of its letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names}: не нарисовать целиком, ни в одном шрифте нет всех букв.</translation>
        </message>
        <message>
            <source>{names} cannot be drawn whole: no font here has all of their letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names}: не нарисовать целиком, ни в одном шрифте нет всех букв.</translation>
        </message>
        <message>
            <source>There is no printer: the library that finds printers, libcups2, is not installed. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтера нет: не установлена библиотека libcups2, которая находит принтеры. Страницы можно сохранить в PDF.</translation>
        </message>
        <message>
            <source>There is no printer: the printing service, CUPS, does not run. The pages can be written as PDF instead.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтера нет: служба печати CUPS не запущена. Страницы можно сохранить в PDF.</translation>
        </message>
        <message>
            <source>The printer takes nothing.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтер ничего не принимает.</translation>
        </message>
        <message>
            <source>The printer reports a fault; nothing may have been printed.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтер сообщает о сбое; возможно, ничего не напечатано.</translation>
        </message>
        <message>
            <source>Page</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Страница</translation>
        </message>
        <message>
            <source>Write as PDF…</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Сохранить в PDF…</translation>
        </message>
        <message>
            <source>Print preview – {title}</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Просмотр печати – {title}</translation>
        </message>
        <message>
            <source>a contract is wanted, not {value}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>нужен контракт, а не {value}</translation>
        </message>
        <message>
            <source>a contract wants a level and a denomination</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в контракте нужны уровень и масть</translation>
        </message>
        <message>
            <source>a contract begins with its level, 1 to 7, not with {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>контракт начинается с уровня, 1–7, а не с {text}</translation>
        </message>
        <message>
            <source>a level is 1 to 7, not {level}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>уровень бывает 1–7, а не {level}</translation>
        </message>
        <message>
            <source>a contract wants C, D, H, S or NT after its level</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>после уровня нужны т, б, ч, п или бк</translation>
        </message>
        <message>
            <source>a denomination is C, D, H, S or NT, not {denomination}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>масть — т, б, ч, п или бк, а не {denomination}</translation>
        </message>
        <message>
            <source>a contract is undoubled, doubled or redoubled, not {doubling}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>контракт бывает без контры, с контрой или с реконтрой, а не {doubling}</translation>
        </message>
        <message>
            <source>a contract is doubled once or redoubled, not doubled {doubles} times</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>контра или реконтра, а не контра подряд: {doubles}</translation>
        </message>
        <message>
            <source>a contract ends with its doubles; {text} is too much</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>контракт кончается контрой; {text} — лишнее</translation>
        </message>
        <message>
            <source>tricks are 0 to 13, not {tricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>взяток 0–13, а не {tricks}</translation>
        </message>
        <message>
            <source>a team is vulnerable or it is not; {vulnerable} says neither</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>пара в зоне или до зоны; {vulnerable} — ни то ни другое</translation>
        </message>
        <message>
            <source>a result wants =, a sign with a number, or the tricks taken</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>результат — это =, знак с числом или взятки</translation>
        </message>
        <message>
            <source>a result is =, +1, -2 or the tricks taken, not {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>результат — это =, +1, -2 или взятки, а не {text}</translation>
        </message>
        <message>
            <source>the most overtricks in {contract} is {most}, not {overtricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>лишних взяток в {contract} не больше {most}, а не {overtricks}</translation>
        </message>
        <message>
            <source>the most that {contract} can go down is {most}, not {undertricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>недобор в {contract} не больше {most}, а не {undertricks}</translation>
        </message>
        <message>
            <source>honours are 100 or 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>онёры — 100 или 150, а не {points}</translation>
        </message>
        <message>
            <source>honours in no trump are the four aces, 150 points, not {points}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>онёры без козыря — четыре туза, 150, а не {points}</translation>
        </message>
        <message>
            <source>a difference in points is a whole number, not {difference}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>разница в очках — целое число, а не {difference}</translation>
        </message>
        <message>
            <source>the stronger team holds 20 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>у сильнейшей пары 20–40 PC, а не {hcp}</translation>
        </message>
        <message>
            <source>a target table is the house one, the official one or one's own, not {table}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>таблица норм — домашняя, официальная или своя, а не {table}</translation>
        </message>
        <message>
            <source>a target table has a name in words, not {name}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>название таблицы норм — слова, а не {name}</translation>
        </message>
        <message>
            <source>a target table has one row for each HCP from 20 to 40</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в таблице норм по строке на каждое число PC от 20 до 40</translation>
        </message>
        <message>
            <source>the target table has no row for {hcp} HCP</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в таблице норм нет строки для {hcp} PC</translation>
        </message>
        <message>
            <source>a target table has rows for 20 to 40 HCP, not for {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в таблице норм строки для 20–40 PC, а не для {hcp}</translation>
        </message>
        <message>
            <source>the targets at {hcp} HCP are two: not vulnerable and vulnerable</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>норм для {hcp} PC две: до зоны и в зоне</translation>
        </message>
        <message>
            <source>a target at {hcp} HCP is 0 to 10000 points, not {target}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>норма для {hcp} PC — от 0 до 10000, а не {target}</translation>
        </message>
        <message>
            <source>a match has 1 to 1000 boards, not {boards}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в матче от 1 до 1000 сдач, а не {boards}</translation>
        </message>
        <message>
            <source>a deal has two teams, so its HCP, vulnerability and honours are two each</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в сдаче две пары, значит PC, зон и онёров по два</translation>
        </message>
        <message>
            <source>a team holds 0 to 40 HCP, not {hcp}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>у пары 0–40 PC, а не {hcp}</translation>
        </message>
        <message>
            <source>the HCP of the two teams are 40 together, not {total}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>PC двух пар вместе 40, а не {total}</translation>
        </message>
        <message>
            <source>the declaring team is 0 or 1, not {team}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>разыгрывающая пара — 0 или 1, а не {team}</translation>
        </message>
        <message>
            <source>a deal has contract, declaring team and tricks, or is passed out and has none</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>у сдачи есть контракт, разыгрывающая пара и взятки, а у распаса ничего</translation>
        </message>
        <message>
            <source>a deal that is passed out has no honours</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>в распасе онёров нет</translation>
        </message>
        <message>
            <source>type the number of a board</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>введите номер сдачи</translation>
        </message>
        <message>
            <source>who plays it, and the result, need a contract first</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>кто играет и результат — только после контракта</translation>
        </message>
        <message>
            <source>who plays it? Type n, e, s or w beside the contract first</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>кто играет? Сначала введите с, в, ю или з рядом с контрактом</translation>
        </message>
        <message>
            <source>the two cards disagree: Enter takes the one the cursor is on, ↑ and ↓ go between them</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>карточки расходятся: Enter принимает ту, на которой курсор, ↑ и ↓ переходят между ними</translation>
        </message>
        <message>
            <source>board</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>сдача</translation>
        </message>
        <message>
            <source>Dlr</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Сд.</translation>
        </message>
        <message>
            <source>dealer</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>сдающий</translation>
        </message>
        <message>
            <source>By</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Кто</translation>
        </message>
        <message>
            <source>board {number} is not on this form</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>сдачи {number} на этом бланке нет</translation>
        </message>
        <message>
            <source>which board comes next?</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>какая сдача следующая?</translation>
        </message>
        <message>
            <source>board {number} is not 1 to 64</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>сдача {number} — не от 1 до 64</translation>
        </message>
        <message>
            <source>board {number} is there twice</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>сдача {number} встречается дважды</translation>
        </message>
        <message>
            <source>boards {number}</source>
            <extracomment>chicago_gui/sheet/boards/file.py</extracomment>
            <translation>сдачи {number}</translation>
        </message>
        <message>
            <source>the contract of board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>контракт сдачи {number}</translation>
        </message>
        <message>
            <source>passing out board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>распас сдачи {number}</translation>
        </message>
        <message>
            <source>the result of board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>результат сдачи {number}</translation>
        </message>
        <message>
            <source>the note on board {number}</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>заметка к сдаче {number}</translation>
        </message>
        <message>
            <source>Average of an evening</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>В среднем за вечер</translation>
        </message>
        <message>
            <source>matchpoints or board points, of all there were to have</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>матчпойнты или очки за сдачи из всех возможных</translation>
        </message>
        <message>
            <source>IMPs won in all</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>всего импов</translation>
        </message>
        <message>
            <source>evenings with a result</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>вечера, где есть результат</translation>
        </message>
        <message>
            <source>Evenings won</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Вечеров выиграно</translation>
        </message>
        <message>
            <source>evenings that ended in first place</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>вечера, законченные на первом месте</translation>
        </message>
        <message>
            <source>boards that count</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>сдачи, которые считаются</translation>
        </message>
        <message>
            <source>A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Щелчок по заголовку сортирует по нему, {left} и {right} тоже.</translation>
        </message>
        <message>
            <source>Sums over the evenings</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Суммы по вечерам</translation>
        </message>
        <message>
            <source>a record cannot be read</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>запись не читается</translation>
        </message>
        <message>
            <source>N</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>С</translation>
        </message>
        <message>
            <source>E</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>В</translation>
        </message>
        <message>
            <source>S</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Ю</translation>
        </message>
        <message>
            <source>W</source>
            <comment>seat</comment>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>З</translation>
        </message>
        <message>
            <source>nobody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>никто не в зоне</translation>
        </message>
        <message>
            <source>North–South vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Север–Юг в зоне</translation>
        </message>
        <message>
            <source>East–West vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Восток–Запад в зоне</translation>
        </message>
        <message>
            <source>everybody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>все в зоне</translation>
        </message>
        <message>
            <source>no contract yet</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>контракта ещё нет</translation>
        </message>
        <message>
            <source>{contract} by {name}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{contract}, играет {name}</translation>
        </message>
        <message>
            <source>{bid}, {result}, {vulnerable}: {score}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{bid}, {result}, {vulnerable}: {score}</translation>
        </message>
        <message>
            <source>{name} deals, {vulnerable}.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Сдаёт {name}, {vulnerable}.</translation>
        </message>
        <message>
            <source>{card}: {deal}. Type the result: =, +1 or −1.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Введите результат: =, +1 или −1.</translation>
        </message>
        <message>
            <source>{card} is in: {deal}. What is typed takes its place.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card} готова: {deal}. Введённое её заменит.</translation>
        </message>
        <message>
            <source>{card}: type contract, declarer and result, such as 4sx n −1; p when all passed; a number goes to that board.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: введите контракт, кто играет и результат, например 4пх с −1; пас — если все пас; номер другой сдачи ведёт к ней.</translation>
        </message>
        <message>
            <source>{card}: who plays {contract}? Type n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: кто играет {contract}? Введите с, в, ю или з.</translation>
        </message>
        <message>
            <source>this cell is worked out from the others</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>эта клетка считается по другим</translation>
        </message>
        <message>
            <source>no contract is bid in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>в этой клетке контракт не заказывают</translation>
        </message>
        <message>
            <source>no die is rolled in this cell</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>в этой клетке кубик не бросают</translation>
        </message>
        <message>
            <source>this session is only looked at here; nothing is entered in it</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>этот вечер здесь только показан, ничего не вводится</translation>
        </message>
        <message>
            <source>covered</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>закрыто</translation>
        </message>
        <message>
            <source>{cell}, wanted</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>{cell}, требуется</translation>
        </message>
        <message>
            <source>empty</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>пусто</translation>
        </message>
        <message>
            <source>{what} is proposed</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>предлагается {what}</translation>
        </message>
        <message>
            <source>{bid}: {points} not vulnerable, {more} vulnerable</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}: {points} до зоны, {more} в зоне</translation>
        </message>
        <message>
            <source>{points} tricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за взятки</translation>
        </message>
        <message>
            <source>{points} overtricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за лишние</translation>
        </message>
        <message>
            <source>{points} for the insult</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за контру</translation>
        </message>
        <message>
            <source>{points} game</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} гейм</translation>
        </message>
        <message>
            <source>{points} part-score</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} частичная</translation>
        </message>
        <message>
            <source>{points} slam</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} шлем</translation>
        </message>
        <message>
            <source>{bid}, {z}: {total}</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}, {z}: {total}</translation>
        </message>
        <message>
            <source>contract {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>контракт {what}</translation>
        </message>
        <message>
            <source>result {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>результат {what}</translation>
        </message>
        <message>
            <source>note</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>заметка</translation>
        </message>
        <message>
            <source>note {what}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>заметка {what}</translation>
        </message>
        <message>
            <source>{deal} is open again and its score is gone: {keys} brings it back.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>{deal} снова не закончена, её записи больше нет: {keys} вернёт её.</translation>
        </message>
        <message numerus="yes">
            <source>{tricks} tricks: {contract} {result}</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>
                <numerusform>{tricks} взятка: {contract} {result}</numerusform>
                <numerusform>{tricks} взятки: {contract} {result}</numerusform>
                <numerusform>{tricks} взяток: {contract} {result}</numerusform>
            </translation>
        </message>
        <message>
            <source>Type only the new contract, and {name} still plays it.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>Наберите только новый контракт: разыгрывает по-прежнему {name}.</translation>
        </message>
        <message>
            <source>What if</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>А если</translation>
        </message>
        <message>
            <source>{value} taken back</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>{value} — снято</translation>
        </message>
        <message>
            <source>{where}: inserted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: вставлена</translation>
        </message>
        <message>
            <source>{where}: deleted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: удалена</translation>
        </message>
        <message>
            <source>replaced by a session file</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>заменено файлом вечера</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>ничего не изменилось</translation>
        </message>
        <message>
            <source>name {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>имя {what}</translation>
        </message>
        <message numerus="yes">
            <source>and {count} deals more</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>
                <numerusform>и ещё {count} сдача</numerusform>
                <numerusform>и ещё {count} сдачи</numerusform>
                <numerusform>и ещё {count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>only one of them has deal {numbers}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>только в одном есть сдача {numbers}</translation>
        </message>
        <message>
            <source>the session is begun</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>вечер начат</translation>
        </message>
        <message>
            <source>the session is deleted</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>вечер удалён</translation>
        </message>
        <message>
            <source>the session is put back</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>вечер возвращён</translation>
        </message>
        <message>
            <source>{where}: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>{where}: {what}</translation>
        </message>
        <message>
            <source>only one of them has {deals}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>только в одном есть {deals}</translation>
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
                <numerusform>внесён в книгу, {count} сдача</numerusform>
                <numerusform>внесён в книгу, {count} сдачи</numerusform>
                <numerusform>внесён в книгу, {count} сдач</numerusform>
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
            <translation>отменено: {what}</translation>
        </message>
        <message>
            <source>done again: {what}</source>
            <extracomment>chicago_gui/sheet/history_words.py</extracomment>
            <translation>повторено: {what}</translation>
        </message>
        <message>
            <source>{name} takes {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} садится: место — {whose}, партнёр — {partner}</translation>
        </message>
        <message>
            <source>{name} moves to {whose}'s chair, beside {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} пересаживается: место — {whose}, партнёр — {partner}</translation>
        </message>
        <message>
            <source>Everybody keeps the same chair.</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>Все остаются на местах.</translation>
        </message>
        <message>
            <source>{what} before there is a contract</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: контракта ещё нет</translation>
        </message>
        <message>
            <source>{what} for a deal that was passed out</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: сдача распасована</translation>
        </message>
        <message>
            <source>result before there is a declarer</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>результат раньше разыгрывающего</translation>
        </message>
        <message>
            <source>{tricks} tricks; a deal has 0–13</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>взяток {tricks}; в сдаче их 0–13</translation>
        </message>
        <message>
            <source>honours, but the rules count none</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>онёры, но по правилам они не считаются</translation>
        </message>
        <message>
            <source>honours of {name} are {points}; they are 100 or 150</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>онёры, {name}: {points}; бывает 100 или 150</translation>
        </message>
        <message>
            <source>honours in two hands; only one can hold them</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>онёры в двух руках; они бывают только в одной</translation>
        </message>
        <message>
            <source>{rule} is {points} points; it is 0 to {most}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>{rule}: {points}; бывает от 0 до {most}</translation>
        </message>
        <message>
            <source>rule {rule}: {what}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>правило {rule}: {what}</translation>
        </message>
        <message>
            <source>{title}: the {count} best of {all}</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>{title}: {count} лучших из {all}</translation>
        </message>
        <message>
            <source>Streaks</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Серии</translation>
        </message>
        <message>
            <source>Best evenings</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Лучшие вечера</translation>
        </message>
        <message>
            <source>Head to head</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Один на один</translation>
        </message>
        <message>
            <source>First place wins an evening. What is not won ends the row; being away or sitting out does not.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Вечер выигрывает тот, кто на первом месте. Серию прерывает то, что не выиграно; кто отдыхал или не пришёл, её не теряет.</translation>
        </message>
        <message>
            <source>Until</source>
            <comment>a streak</comment>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Когда</translation>
        </message>
        <message>
            <source>Now</source>
            <comment>a streak</comment>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Сейчас</translation>
        </message>
        <message>
            <source>wins in a row up to the end of the period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>выиграно подряд к концу периода</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Место</translation>
        </message>
        <message>
            <source>Where</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Где</translation>
        </message>
        <message>
            <source>Pays</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Платит</translation>
        </message>
        <message>
            <source>Gets</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Получает</translation>
        </message>
        <message>
            <source>Amount</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Сумма</translation>
        </message>
        <message numerus="yes">
            <source>{count} evenings without a stake are left out.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>
                <numerusform>{count} вечер без ставки не учтён.</numerusform>
                <numerusform>{count} вечера без ставки не учтены.</numerusform>
                <numerusform>{count} вечеров без ставки не учтены.</numerusform>
            </translation>
        </message>
        <message>
            <source>Against</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Против</translation>
        </message>
        <message>
            <source>evenings on which both played</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>вечера, когда играли оба</translation>
        </message>
        <message>
            <source>Ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Впереди</translation>
        </message>
        <message>
            <source>evenings that the player ended ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>вечера, когда игрок закончил впереди</translation>
        </message>
        <message>
            <source>Behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Позади</translation>
        </message>
        <message>
            <source>evenings that the player ended behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>вечера, когда игрок закончил позади</translation>
        </message>
        <message>
            <source>Level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Поровну</translation>
        </message>
        <message>
            <source>evenings that ended level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>вечера, которые закончились поровну</translation>
        </message>
        <message>
            <source>what the player won, and in how many; sorted by the mean</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>сколько выиграл игрок и за сколько сдач; по порядку среднего</translation>
        </message>
        <message>
            <source>Evenings won in a row</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Вечеров выиграно подряд</translation>
        </message>
        <message>
            <source>the longest row of wins in this period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>самая длинная серия побед за этот период</translation>
        </message>
        <message>
            <source>the day of the last win in that row; the first such row, if there are several</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>день последней победы в этой серии; если таких несколько — в первой</translation>
        </message>
        <message>
            <source>what the player won on that evening</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>сколько игрок выиграл в тот вечер</translation>
        </message>
        <message>
            <source>the player's place in that evening's standing</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>место игрока в тот вечер</translation>
        </message>
        <message>
            <source>for all evenings in this period with a stake</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>за все вечера со ставкой в этом периоде</translation>
        </message>
        <message>
            <source>As partners</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Вместе</translation>
        </message>
        <message>
            <source>As opponents</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Друг против друга</translation>
        </message>
        <message>
            <source>{where} is not a UUID</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: это не UUID</translation>
        </message>
        <message>
            <source>{where} is "{text}", which is no date (2026-11-20)</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: «{text}» — не дата (2026-11-20)</translation>
        </message>
        <message>
            <source>version {version} is from a newer program; this one reads {known}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>версия {version} — из более новой программы; эта читает {known}</translation>
        </message>
        <message>
            <source>{where} is "{text}", which the file writes "{contract}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: «{text}», в файле это пишут «{contract}»</translation>
        </message>
        <message>
            <source>{where} should have 2 parts and has {count}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: должно быть 2 части, а их {count}</translation>
        </message>
        <message>
            <source>{where} is not an object of keys and values</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: это не объект с ключами и значениями</translation>
        </message>
        <message>
            <source>{where} is not a list</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: это не список</translation>
        </message>
        <message>
            <source>{where} is not a text</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: это не текст</translation>
        </message>
        <message>
            <source>{where} is not a whole number</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: это не целое число</translation>
        </message>
        <message>
            <source>{where} is neither true nor false</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: ни true, ни false</translation>
        </message>
        <message>
            <source>{where} is "{text}", not {others}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: «{text}», а не {others}</translation>
        </message>
        <message>
            <source>not a session file of this game</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>это не файл вечера этой игры</translation>
        </message>
        <message>
            <source>{where} is "{text}": {why}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: «{text}»: {why}</translation>
        </message>
        <message>
            <source>not a session file: its text is not UTF-8</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>это не файл вечера: текст не в UTF-8</translation>
        </message>
        <message>
            <source>no session file, or a damaged one: it is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>это не файл вечера, или он повреждён: это не JSON</translation>
        </message>
        <message>
            <source>not a session file: {name} is not JSON</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>это не файл вечера: {name} — не JSON</translation>
        </message>
        <message>
            <source> or </source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation> или </translation>
        </message>
        <message>
            <source>version {version} is none</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>версии {version} нет</translation>
        </message>
        <message>
            <source>the key "{key}" is there twice</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>ключ «{key}» стоит дважды</translation>
        </message>
        <message>
            <source>unknown key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>неизвестный ключ «{key}»</translation>
        </message>
        <message>
            <source>the key "{key}" is missing</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>нет ключа «{key}»</translation>
        </message>
        <message>
            <source>All sessions</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Все вечера</translation>
        </message>
        <message>
            <source>Still open</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Незаконченные</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Законченные</translation>
        </message>
        <message>
            <source>Deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Удалённые</translation>
        </message>
        <message>
            <source>This session cannot be read.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Этот вечер не читается.</translation>
        </message>
        <message>
            <source>of a game this program does not know</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>игра, которой эта программа не знает</translation>
        </message>
        <message>
            <source>done</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>закончен</translation>
        </message>
        <message>
            <source>still open</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>не закончен</translation>
        </message>
        <message>
            <source>the session that cannot be read</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>вечер, который не читается</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>
                <numerusform>Удалён {count} вечер</numerusform>
                <numerusform>Удалено {count} вечера</numerusform>
                <numerusform>Удалено {count} вечеров</numerusform>
            </translation>
        </message>
        <message>
            <source>No session is still open.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Незаконченных вечеров нет.</translation>
        </message>
        <message>
            <source>No session is done yet.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Законченных вечеров ещё нет.</translation>
        </message>
        <message>
            <source>No session is deleted.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Удалённых вечеров нет.</translation>
        </message>
        <message>
            <source>No session yet. The first one stands here when it has begun.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Вечеров ещё нет. Первый появится здесь, когда начнётся.</translation>
        </message>
        <message>
            <source>Deleted: {session}</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Удалено: {session}</translation>
        </message>
        <message>
            <source>Nothing is found for “{text}”.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>По запросу «{text}» ничего не найдено.</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals a page</source>
            <extracomment>chicago_gui/sheet/setup.py</extracomment>
            <translation>
                <numerusform>{count} сдача на странице</numerusform>
                <numerusform>{count} сдачи на странице</numerusform>
                <numerusform>{count} сдач на странице</numerusform>
            </translation>
        </message>
        <message>
            <source>who plays with whom</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>кто с кем играет</translation>
        </message>
        <message>
            <source>who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>кто сдаёт первым</translation>
        </message>
        <message>
            <source>who comes and who leaves</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>кто пришёл и кто ушёл</translation>
        </message>
        <message>
            <source>sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>рассадка</translation>
        </message>
        <message>
            <source>taking back sitting down</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>отмена рассадки</translation>
        </message>
        <message>
            <source>stopping, or going on</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>прервать или продолжить</translation>
        </message>
        <message>
            <source>deal number and note</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>номер сдачи и заметка</translation>
        </message>
        <message>
            <source>difference so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>разница пока</translation>
        </message>
        <message>
            <source>honours are 100 or 150 and a name, such as 100 {one}</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>онёры — 100 или 150 и имя, например 100 {one}</translation>
        </message>
        <message>
            <source>Honours</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Онёры</translation>
        </message>
        <message>
            <source>{text} is none of these: {words}</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>{text} не подходит; можно: {words}</translation>
        </message>
        <message>
            <source>first who plays with whom: Enter takes the sides shown</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>сначала — кто с кем играет: Enter принимает показанное</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Сдающий</translation>
        </message>
        <message>
            <source>Who plays against {side}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто играет против {side}?</translation>
        </message>
        <message>
            <source>Who plays together?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто играет вместе?</translation>
        </message>
        <message>
            <source>others…</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>другие…</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>нет</translation>
        </message>
        <message>
            <source>Who sits on the left of {name}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто слева: {name}?</translation>
        </message>
        <message>
            <source>what is won in all</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>сколько выиграно всего</translation>
        </message>
        <message>
            <source>Points</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Points a {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Очков за {sitting}</translation>
        </message>
        <message>
            <source>with whom the most is won, in several sittings together</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>с кем выиграно больше всего, не меньше чем за несколько кругов или робберов</translation>
        </message>
        <message>
            <source>the place by what is won in all</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>место по общему выигрышу</translation>
        </message>
        <message>
            <source>{sittings} won in a row</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{sittings}: выиграно подряд</translation>
        </message>
        <message>
            <source>evenings with something settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>вечера, где что-то рассчитано</translation>
        </message>
        <message>
            <source>evenings with the best account</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>вечера с лучшим счётом</translation>
        </message>
        <message>
            <source>those settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>рассчитанные</translation>
        </message>
        <message>
            <source>those won, of the settled ones</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>выигранные из рассчитанных</translation>
        </message>
        <message>
            <source>Made of declared</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Сыграно</translation>
        </message>
        <message>
            <source>Hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Сотни</translation>
        </message>
        <message>
            <source>Hundreds a {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Сотен за {sitting}</translation>
        </message>
        <message>
            <source>Only what is settled counts. A click on a heading sorts by it, and so do {left} and {right}.</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Считается только рассчитанное. Щелчок по заголовку сортирует по нему, {left} и {right} тоже.</translation>
        </message>
        <message>
            <source>the mean of those settled</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>среднее по рассчитанным</translation>
        </message>
        <message>
            <source>Best</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Лучший</translation>
        </message>
        <message>
            <source>Worst</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Худший</translation>
        </message>
        <message>
            <source>{points} over the evenings</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{points} по вечерам</translation>
        </message>
        <message>
            <source>{made} of {declared}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>{made} из {declared}</translation>
        </message>
        <message>
            <source>{deal}: {contract} by {name}. Type the result: =, +1 or −1.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}, разыгрывает {name}. Введите результат: =, +1 или −1.</translation>
        </message>
        <message>
            <source>Account: nothing settled yet</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Счёт: пока ничего не рассчитано</translation>
        </message>
        <message>
            <source>hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>сотни</translation>
        </message>
        <message>
            <source>{deal}: {dealer} deals. Type the contract and who plays it, such as 3s {one} or, doubled, 3sx {other}; p when all pass.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: сдаёт {dealer}. Введите контракт и кто играет, например 3п {one} или, с контрой, 3пх {other}; пас — если все пас.</translation>
        </message>
        <message>
            <source>{sides}; out: {out}. Type {example} for other sides.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}; отдых: {out}. Другие линии вводятся так: {example}.</translation>
        </message>
        <message>
            <source>{sides}. Type {example} for other sides.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}. Другие линии вводятся так: {example}.</translation>
        </message>
        <message>
            <source>Account, running</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Счёт по ходу игры</translation>
        </message>
        <message>
            <source>Deals: {name}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Сдаёт {name}</translation>
        </message>
        <message>
            <source>{unit}, deal {number}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, сдача {number}</translation>
        </message>
        <message>
            <source>Enter lets this dealer begin, space shows others; or type who deals.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Enter — начнёт этот сдающий, пробел предложит другого; или введите, кто сдаёт.</translation>
        </message>
        <message>
            <source>Four to seven players</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>От четырёх до семи игроков</translation>
        </message>
        <message>
            <source>Who deals first</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Кто сдаёт первым</translation>
        </message>
        <message>
            <source>Deals: {name}, who has begun least often</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Сдаёт {name}: начинать выпадало реже всех</translation>
        </message>
        <message>
            <source>{unit}: who plays with whom? Enter takes the sides shown, space shows others; or type the partners, such as {example}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: кто с кем? Enter — как показано, пробел — иначе; или имена: {example}.</translation>
        </message>
        <message>
            <source>{deal}: {contract}. Who plays it? Type {names}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}. Кто разыгрывает? Введите: {names}.</translation>
        </message>
        <message>
            <source>{unit}: who sits where</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: кто где сидит</translation>
        </message>
        <message>
            <source>{unit}, total</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, итог</translation>
        </message>
        <message>
            <source>Insert a deal before {deal}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Вставить сдачу перед: {deal}</translation>
        </message>
        <message>
            <source>joined: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>новые игроки: {names}</translation>
        </message>
        <message>
            <source>off the sheet: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>убраны с бланка: {names}</translation>
        </message>
        <message>
            <source>left: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>ушли: {names}</translation>
        </message>
        <message>
            <source>back: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>вернулись: {names}</translation>
        </message>
        <message>
            <source>away {what}</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>нет за столом: {what}</translation>
        </message>
        <message>
            <source>{told}, {count} unfinished</source>
            <extracomment>chicago_gui/sheet/sittings/game.py</extracomment>
            <translation>{told}, не закончено: {count}</translation>
        </message>
        <message>
            <source>players named: {count}; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>названо игроков: {count}; играют от 4 до 7</translation>
        </message>
        <message>
            <source>sides: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>линии: {name} встречается дважды</translation>
        </message>
        <message>
            <source>dealer: {name} is on neither side</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сдающий: {name} не входит ни в одну линию</translation>
        </message>
        <message>
            <source>away: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>нет за столом: {name} встречается дважды</translation>
        </message>
        <message>
            <source>away: {name} plays</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>нет за столом: {name} играет</translation>
        </message>
        <message>
            <source>players left: {count}; 4 to 7 play</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>осталось бы игроков: {count}; играют от 4 до 7</translation>
        </message>
        <message>
            <source>{name} is on neither side and sits out</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{name} не входит ни в одну линию и отдыхает</translation>
        </message>
        <message>
            <source>there is nothing to change there</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>менять там нечего</translation>
        </message>
        <message>
            <source>its deals are there already; take them out first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>там уже есть сдачи; сначала уберите их</translation>
        </message>
        <message>
            <source>the one before has no deal yet; change its sides instead</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>в предыдущем ещё нет сдач; поменяйте линии там</translation>
        </message>
        <message>
            <source>deal {number} has no result yet</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>у сдачи {number} ещё нет результата</translation>
        </message>
        <message>
            <source>sides</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>линии</translation>
        </message>
        <message>
            <source>sides {what}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>линии: {what}</translation>
        </message>
        <message>
            <source>dealer {what}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сдающий: {what}</translation>
        </message>
        <message>
            <source>Settled</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>Расчёт</translation>
        </message>
        <message>
            <source>per point</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>за очко</translation>
        </message>
        <message>
            <source>per hundred points</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>за сто очков</translation>
        </message>
        <message>
            <source>nobody is away</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>все на месте</translation>
        </message>
        <message>
            <source>{where} is empty; it names somebody, or is absent</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{where}: пусто; там чьё-то имя или ничего</translation>
        </message>
        <message>
            <source>to the point</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>до очка</translation>
        </message>
        <message>
            <source>in hundreds, 50 left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сотнями, 50 — вниз</translation>
        </message>
        <message>
            <source>in hundreds, 50 left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сотнями, 50 — вверх</translation>
        </message>
        <message>
            <source>away: {names}</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>нет за столом: {names}</translation>
        </message>
        <message>
            <source>settled to the point</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>расчёт до очка</translation>
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting down</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>сотнями, 50 — вниз</translation>
        </message>
        <message>
            <source>in whole hundreds, fifty left over counting up</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>сотнями, 50 — вверх</translation>
        </message>
        <message>
            <source>{side} have {points} below.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}: под чертой {points}.</translation>
        </message>
        <message>
            <source>{had} so far; {side} are {points} ahead.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>пока {had}; {side} впереди на {points}.</translation>
        </message>
        <message>
            <source>{side} ({count} before)</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} (раньше: {count})</translation>
        </message>
        <message>
            <source>{contract} by {declarer}, {result}, {z}: {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{contract}, играет {declarer}, {result}, {z}: {points}</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum} is a game</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}: под чертой было {before}: {sum}, гейм</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}: под чертой было {before}: {sum}</translation>
        </message>
        <message>
            <source>even</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>поровну</translation>
        </message>
        <message>
            <source>grand slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>большой шлем</translation>
        </message>
        <message>
            <source>small slam</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>малый шлем</translation>
        </message>
        <message>
            <source>{difference}: {winners} get {points} each, {losers} pay it</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: {winners} получают по {points}, {losers} платят</translation>
        </message>
        <message>
            <source>{points} for {side}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points}: {side}</translation>
        </message>
        <message>
            <source>{one} {points}, {two} {other}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{one} {points}, {two} {other}</translation>
        </message>
        <message>
            <source> against </source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation> — </translation>
        </message>
        <message numerus="yes">
            <source>{count} hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>
                <numerusform>{count} сотня</numerusform>
                <numerusform>{count} сотни</numerusform>
                <numerusform>{count} сотен</numerusform>
            </translation>
        </message>
        <message>
            <source>It is off the account until it is over.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Пока не закончен, на счёт не идёт.</translation>
        </message>
        <message>
            <source>deals {numbers}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>сдачи {numbers}</translation>
        </message>
        <message>
            <source>passed out: {dealer} deals again</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>распас: {dealer} сдаёт снова</translation>
        </message>
        <message>
            <source>{difference}: nobody pays</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: никто не платит</translation>
        </message>
        <message>
            <source>{had} so far.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>пока {had}.</translation>
        </message>
        <message>
            <source>{debtor} owes {creditor} {points}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{debtor} → {creditor}: {points}</translation>
        </message>
        <message>
            <source>overtricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>лишние взятки</translation>
        </message>
        <message>
            <source>for the insult</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>за контру</translation>
        </message>
        <message>
            <source>undertricks</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>недобор</translation>
        </message>
        <message>
            <source>{sides}; out: {out}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{sides}; отдых: {out}</translation>
        </message>
        <message>
            <source>{points} above ({why})</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} над чертой ({why})</translation>
        </message>
        <message>
            <source>Another dealer: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другой сдающий: {deals}.</translation>
        </message>
        <message>
            <source>Vulnerable otherwise: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другая зона: {deals}.</translation>
        </message>
        <message>
            <source>Other points: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другие очки: {deals}.</translation>
        </message>
        <message>
            <source>{points} below</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} под чертой</translation>
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
            <translation>сдача {number} больше не гейм.</translation>
        </message>
        <message>
            <source>deal {number} is a game now.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>сдача {number} теперь гейм.</translation>
        </message>
        <message>
            <source>right</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>верно</translation>
        </message>
        <message>
            <source>First now: {names}, {figure} {unit}</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>Впереди {names}; {unit}: {figure}</translation>
        </message>
        <message>
            <source>“{amount}” is no amount; type one such as 0.50</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>«{amount}» — не сумма; наберите, например, 0,50</translation>
        </message>
        <message>
            <source>an amount is more than 0, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>сумма больше 0, а не {amount}</translation>
        </message>
        <message>
            <source>an amount is at most {most}, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>сумма не больше {most}, а не {amount}</translation>
        </message>
        <message>
            <source>{amount} has {count} decimals; {currency} has {most}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{amount}: знаков после запятой {count}, а у {currency} их {most}</translation>
        </message>
        <message>
            <source>name the currency, such as EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>укажите валюту, например RUB</translation>
        </message>
        <message>
            <source>the currency has {count} letters; at most {most} fit</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>валюта: букв {count}; помещается не больше {most}</translation>
        </message>
        <message>
            <source>the currency</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>валюта</translation>
        </message>
        <message>
            <source>Stake</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Ставка</translation>
        </message>
        <message>
            <source>{where} is "{text}", not such as 0.50</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{where}: «{text}», а нужно как 0.50</translation>
        </message>
        <message>
            <source>no stake</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>без ставки</translation>
        </message>
        <message>
            <source>{debtor} pays {creditor} {money}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>{debtor} → {creditor}: {money}</translation>
        </message>
        <message>
            <source>stake {money} {per}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>ставка {money} {per}</translation>
        </message>
        <message>
            <source>Currency</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>Валюта</translation>
        </message>
        <message>
            <source>EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>RUB</translation>
        </message>
        <message>
            <source>paid</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>платят</translation>
        </message>
        <message>
            <source>Nobody is ahead of the others.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Никто не впереди.</translation>
        </message>
        <message>
            <source>First place shared: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Делят первое место: {names}; {score}.</translation>
        </message>
        <message>
            <source>Winner: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Победа: {names}; {score}.</translation>
        </message>
        <message>
            <source>In the lead: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Впереди {names}; {score}.</translation>
        </message>
        <message>
            <source>Level in the lead: {names}, {score}.</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>Впереди вместе {names}; {score}.</translation>
        </message>
        <message>
            <source>{figure} {unit}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{unit}: {figure}</translation>
        </message>
        <message>
            <source>{figure} to {other} {unit}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{unit}: {figure} – {other}</translation>
        </message>
        <message>
            <source>{called}: {figure}</source>
            <extracomment>chicago_gui/sheet/summary.py</extracomment>
            <translation>{called}: {figure}</translation>
        </message>
        <message>
            <source>players: a name is empty</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>игроки: нет имени</translation>
        </message>
        <message>
            <source>players: {name} is there twice</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>игроки: {name} встречается дважды</translation>
        </message>
        <message>
            <source>players: {names} is more than one name</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>игроки: {names} — больше чем одно имя</translation>
        </message>
        <message>
            <source>{what} has {count} letters; at most {most} fit</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: букв {count}; помещается не больше {most}</translation>
        </message>
        <message>
            <source>{what} has the sign {sign} in it, which no line of text can have</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: есть знак {sign}, которого в строке быть не может</translation>
        </message>
        <message>
            <source>players: name {number}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>игроки: имя {number}</translation>
        </message>
        <message>
            <source>type the contract, such as 4s or 3nt, or p if passed out</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>введите контракт, например 4п или 3бк; п — если распас</translation>
        </message>
        <message>
            <source>type c, d, h, s or n after the level</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>после уровня введите т, б, ч, п или бк</translation>
        </message>
        <message>
            <source>who plays it? After the contract type {names}</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>кто разыгрывает? После контракта наберите: {names}</translation>
        </message>
        <message>
            <source>{text} is no seat; type n, e, s or w for who plays it</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>{text} — не место; введите с, в, ю или з: кто играет</translation>
        </message>
        <message>
            <source>who plays it? Type n, e, s or w after the contract</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>кто играет? Введите с, в, ю или з после контракта</translation>
        </message>
        <message>
            <source>type the counts of the decks, such as 12 9 13 6</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>введите очки стопок, например 12 9 13 6</translation>
        </message>
        <message>
            <source>a count is 0 to 37, not {count}</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>в стопке от 0 до 37 очков, а не {count}</translation>
        </message>
        <message>
            <source>put spaces between the counts, such as 12 9 13 6</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>введите очки через пробел, например 12 9 13 6</translation>
        </message>
        <message>
            <source>{one} or {other}? Put spaces between the counts</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>{one} или {other}? Введите очки через пробел</translation>
        </message>
        <message>
            <source>type a number, not {text}</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>введите число, а не {text}</translation>
        </message>
        <message>
            <source>type a name, or its first letters</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>введите имя или его первые буквы</translation>
        </message>
        <message>
            <source>nobody here is called {text}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>никого по имени {text} здесь нет</translation>
        </message>
        <message>
            <source>{name} does not play this deal</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} в этой сдаче не играет</translation>
        </message>
        <message>
            <source>{names}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{names}?</translation>
        </message>
        <message>
            <source>put spaces between the names: {text} can mean {one} or {other}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>введите имена через пробел: {text} — это {one} или {other}</translation>
        </message>
        <message>
            <source>type two partners or all four players, such as {example}</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>введите двух партнёров или всех четырёх игроков, например {example}</translation>
        </message>
        <message>
            <source>{name} ({short})</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} ({short})</translation>
        </message>
        <message>
            <source>{text} has no place here</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>«{text}» сюда не подходит</translation>
        </message>
        <message>
            <source>{hint}</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>{hint}</translation>
        </message>
        <message>
            <source>type the result: = or +1 or −2</source>
            <extracomment>chicago_gui/sheet/typing/results.py</extracomment>
            <translation>введите результат: =, +1 или −2</translation>
        </message>
        <message>
            <source>Counts of open deals are left out.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Очки несыгранных сдач не сохранены.</translation>
        </message>
        <message>
            <source>Sessions: {counts}.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Вечера: {counts}.</translation>
        </message>
        <message>
            <source>{count} added</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>добавлено {count}</translation>
        </message>
        <message>
            <source>{count} already here</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>уже есть {count}</translation>
        </message>
        <message>
            <source>{count} replaced</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>заменено {count}</translation>
        </message>
        <message>
            <source>{count} left unchanged</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>без изменений {count}</translation>
        </message>
        <message>
            <source>{count} not imported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не добавлено {count}</translation>
        </message>
        <message>
            <source>{count} not read</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не прочитано {count}</translation>
        </message>
        <message>
            <source>{count} exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>сохранено {count}</translation>
        </message>
        <message>
            <source>{count} exported before</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>сохранено раньше {count}</translation>
        </message>
        <message>
            <source>{count} not exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не сохранено {count}</translation>
        </message>
        <message>
            <source>{count} not reached</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не дошло до {count}</translation>
        </message>
        <message>
            <source>Folder: {folder}.</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>Папка: {folder}.</translation>
        </message>
        <message>
            <source>{name} — {why}</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>{name} — {why}</translation>
        </message>
        <message>
            <source>none found</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>ни одного</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Shift</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Shift</translation>
        </message>
        <message>
            <source>Del</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>Del</translation>
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
                <numerusform>{level} трефа</numerusform>
                <numerusform>{level} трефы</numerusform>
                <numerusform>{level} треф</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} diamonds</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} бубна</numerusform>
                <numerusform>{level} бубны</numerusform>
                <numerusform>{level} бубён</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} hearts</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} черва</numerusform>
                <numerusform>{level} червы</numerusform>
                <numerusform>{level} черв</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{level} spades</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{level} пика</numerusform>
                <numerusform>{level} пики</numerusform>
                <numerusform>{level} пик</numerusform>
            </translation>
        </message>
        <message>
            <source>{level} no trump</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{level} без козыря</translation>
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
            <translation>{bid}, контра</translation>
        </message>
        <message>
            <source>{bid} redoubled</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>{bid}, реконтра</translation>
        </message>
        <message>
            <source>Edit</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Правка</translation>
        </message>
        <message>
            <source>View</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Tools</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Сервис</translation>
        </message>
        <message>
            <source>Help</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Справка</translation>
        </message>
        <message>
            <source>Open a folder of sessions…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Открыть папку с вечерами…</translation>
        </message>
        <message>
            <source>Go on typing in from paper</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Продолжить ввод с бумаги</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Сохранить как PDF…</translation>
        </message>
        <message>
            <source>Export the session…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Сохранить вечер в файл…</translation>
        </message>
        <message>
            <source>Export as CSV…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Сохранить как CSV…</translation>
        </message>
        <message>
            <source>Export as picture…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Сохранить как картинку…</translation>
        </message>
        <message>
            <source>Quit</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Выход</translation>
        </message>
        <message>
            <source>Undo</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Отменить</translation>
        </message>
        <message>
            <source>Redo</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Повторить</translation>
        </message>
        <message>
            <source>Planned deals…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Число сдач…</translation>
        </message>
        <message>
            <source>Insert deal</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Вставить сдачу</translation>
        </message>
        <message>
            <source>Delete deal</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Удалить сдачу</translation>
        </message>
        <message>
            <source>Copy picture of the standing</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Копировать положение картинкой</translation>
        </message>
        <message>
            <source>Copy picture of the chart</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Копировать график картинкой</translation>
        </message>
        <message>
            <source>History…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>История…</translation>
        </message>
        <message>
            <source>Evening colours</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Вечерние цвета</translation>
        </message>
        <message>
            <source>Four-colour suits</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Масти четырёх цветов</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Крупнее</translation>
        </message>
        <message>
            <source>Smaller</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Мельче</translation>
        </message>
        <message>
            <source>Players and heading…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Игроки и заголовок…</translation>
        </message>
        <message>
            <source>Score a deal…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Посчитать сдачу…</translation>
        </message>
        <message>
            <source>Backups…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Резервные копии…</translation>
        </message>
        <message>
            <source>Settings…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Настройки…</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>О программе</translation>
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
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>PREPARER  ·  {name}  ·  keep the screen turned away</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>ПОДГОТОВКА  ·  {name}  ·  экран никому не показывать</translation>
        </message>
        <message>
            <source>CHICAGO</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>ЧИКАГО</translation>
        </message>
        <message>
            <source>TABLE  ·  nothing here is secret</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>СТОЛ  ·  здесь нет секретов</translation>
        </message>
        <message>
            <source>Undo {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Отменить: {step}</translation>
        </message>
        <message>
            <source>Redo {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Повторить: {step}</translation>
        </message>
        <message>
            <source>Chicago, {evening}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Чикаго, {evening}</translation>
        </message>
        <message>
            <source>Esc covers the sheet</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Esc закрывает бланк</translation>
        </message>
        <message>
            <source>F2 preparer</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>F2 подготовка</translation>
        </message>
        <message>
            <source>about {hour} at the end</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>конец около {hour}</translation>
        </message>
        <message>
            <source>this is a pipe, a socket or a device, and no file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>это канал, сокет или устройство, а не файл</translation>
        </message>
        <message>
            <source>larger than {megabytes} MB: not a session file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>больше {megabytes} МБ: это не файл вечера</translation>
        </message>
        <message>
            <source>this is a folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>это папка</translation>
        </message>
        <message>
            <source>{path} cannot be written: {cause}.</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>{path} не записать: {cause}.</translation>
        </message>
        <message>
            <source>there is no such file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>такого файла нет</translation>
        </message>
        <message>
            <source>reading it is not allowed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>читать его не разрешено</translation>
        </message>
        <message>
            <source>there is no such folder</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>такой папки нет</translation>
        </message>
        <message>
            <source>writing there is not allowed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>писать туда нельзя</translation>
        </message>
        <message>
            <source>there is not enough room left</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>не хватает места</translation>
        </message>
        <message>
            <source>nothing can be written on that disk</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>на этот диск писать нельзя</translation>
        </message>
        <message>
            <source>no file can have that name</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>такого имени у файла быть не может</translation>
        </message>
        <message>
            <source>nobody reads from this pipe</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>из этого канала никто не читает</translation>
        </message>
        <message>
            <source>it is closed</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>он закрыт</translation>
        </message>
        <message>
            <source>close it in the other program first</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>сначала закройте этот файл в другой программе</translation>
        </message>
        <message>
            <source>That is not the code. Once more:</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Это не тот код. Ещё раз:</translation>
        </message>
        <message>
            <source>That is not the code. If nobody knows it, read “Secrecy” in the guide (F1).</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Код не тот. Если его никто не помнит, см. «Секреты» в руководстве (F1).</translation>
        </message>
        <message>
            <source>OK</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>OK</translation>
        </message>
        <message>
            <source>played by</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>играет</translation>
        </message>
        <message>
            <source>doubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>контра</translation>
        </message>
        <message>
            <source>redoubled</source>
            <extracomment>chicago_gui/widgets/contract_pad.py</extracomment>
            <translation>реконтра</translation>
        </message>
        <message>
            <source>Undone here. Esc leads back to the wanted cell.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Отменено здесь. К нужной клетке ведёт Esc.</translation>
        </message>
        <message>
            <source>The form</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Бланк</translation>
        </message>
        <message>
            <source>Note on {deal}: type what is to be remembered, and Enter.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Заметка: {deal}. Наберите, что запомнить, и Enter.</translation>
        </message>
        <message>
            <source>not entered: "{text}".</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>не записано: «{text}».</translation>
        </message>
        <message>
            <source>what was typed is not entered; it could not be read.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>набранное не записано: его не удалось прочесть.</translation>
        </message>
        <message>
            <source>Enter enters what stands in grey.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Enter запишет то, что показано серым.</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>History of {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>История: {deal}…</translation>
        </message>
        <message>
            <source>Type…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Ввести…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Бросить кубик</translation>
        </message>
        <message>
            <source>Clear this cell</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Очистить ячейку</translation>
        </message>
        <message>
            <source>Note on {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Заметка: {deal}…</translation>
        </message>
        <message>
            <source>Delete {deal}</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Удалить: {deal}</translation>
        </message>
        <message>
            <source>roll the die</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>бросить кубик</translation>
        </message>
        <message>
            <source>{one} against {other}; {out} are out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation>{one} — {other}; отдыхают {out}</translation>
        </message>
        <message>
            <source>{one} against {other}; {out} is out</source>
            <extracomment>chicago_gui/widgets/seats.py</extracomment>
            <translation>{one} — {other}; отдыхает {out}</translation>
        </message>
        <message>
            <source>{pair} as partners: {count}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{pair}, партнёрами: {count}</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>Имя</translation>
        </message>
        <message>
            <source>{name}: {figure} {unit}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{name}, {unit}: {figure}</translation>
        </message>
        <message>
            <source>{what} {count}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{what} {count}</translation>
        </message>
        <message>
            <source>{what} {count} of {most}</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{what} {count} из {most}</translation>
        </message>
        <message>
            <source>Saved {time}</source>
            <extracomment>chicago_gui/widgets/strip.py</extracomment>
            <translation>Записано {time}</translation>
        </message>
    </context>
</TS>
