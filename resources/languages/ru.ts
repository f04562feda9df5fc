<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>chicago</name>
        <message>
            <source>Select a deal first. The new deal comes before it.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Сначала выберите сдачу: новая встанет перед ней.</translation>
        </message>
        <message>
            <source>Done. “{undo}” restores the sheet.</source>
            <extracomment>chicago_gui/app/chicago.py</extracomment>
            <translation>Готово. «{undo}» вернёт бланк в прежний вид.</translation>
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
            <source>Two people</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Два человека</translation>
        </message>
        <message>
            <source>What should the picture show?</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Что показать на картинке?</translation>
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
            <source>“Yes” adds its boards to that match.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>«Да» добавит её сдачи в этот матч.</translation>
        </message>
        <message>
            <source>The match keeps its own settings.</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Матч сохранит свои настройки.</translation>
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
            <source>Stop</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Merge “{name}” with</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Объединить «{name}» с именем</translation>
        </message>
        <message>
            <source>Separate from “{name}”:</source>
            <extracomment>chicago_gui/app/dialogs.py</extracomment>
            <translation>Отделить от «{name}»:</translation>
        </message>
        <message>
            <source>Name of the season {days}:</source>
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
            <source>from paper</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>с бумаги</translation>
        </message>
        <message>
            <source>The code is unchanged.</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Код не изменён.</translation>
        </message>
        <message>
            <source>{name}, type the code:</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>{name}, введите код:</translation>
        </message>
        <message>
            <source>Current code:</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Нынешний код:</translation>
        </message>
        <message>
            <source>The code could not be saved: {why}.</source>
            <extracomment>chicago_gui/app/faces.py</extracomment>
            <translation>Код не удалось сохранить: {why}.</translation>
        </message>
        <message>
            <source>Choose a first day before the last.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Выберите первый день раньше последнего.</translation>
        </message>
        <message>
            <source>“{name}” is merged with “{into}”. The sheets keep the old name.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>«{name}» объединено с «{into}». На бланках имя прежнее.</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>
                <numerusform>{count} вечер</numerusform>
                <numerusform>{count} вечера</numerusform>
                <numerusform>{count} вечеров</numerusform>
            </translation>
        </message>
        <message>
            <source>Season name</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Название сезона</translation>
        </message>
        <message>
            <source>This game has no season CSV: percentages do not add up.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>В этой игре нет CSV за сезон: проценты не складываются.</translation>
        </message>
        <message>
            <source>Chart</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>График</translation>
        </message>
        <message>
            <source>Choose another period: this one has no session.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>Выберите другой период: в этом нет вечеров.</translation>
        </message>
        <message>
            <source>“{name}” is separate again.</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>«{name}» снова считается отдельно.</translation>
        </message>
        <message>
            <source>this game has no chart</source>
            <extracomment>chicago_gui/app/pages.py</extracomment>
            <translation>у этой игры нет графика</translation>
        </message>
        <message>
            <source>--tables: this game has no tables</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--tables: у этой игры таблиц нет</translation>
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
            <source>--names: give {counts} names</source>
            <extracomment>chicago_gui/app/paper_files.py</extracomment>
            <translation>--names: укажите имён: {counts}</translation>
        </message>
        <message>
            <source>Session (*.chicago)</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Вечер (*.chicago)</translation>
        </message>
        <message>
            <source>forms</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>бланки</translation>
        </message>
        <message>
            <source>Pages</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Страницы</translation>
        </message>
        <message>
            <source>Standing</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Положение</translation>
        </message>
        <message>
            <source>Saved: {paths}.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Сохранено: {paths}.</translation>
        </message>
        <message>
            <source>Copied: {what}.</source>
            <extracomment>chicago_gui/app/papers.py</extracomment>
            <translation>Скопировано: {what}.</translation>
        </message>
        <message>
            <source>The program failed last time. The report for its makers, without names or counts: {path}.</source>
            <extracomment>chicago_gui/app/reports.py</extracomment>
            <translation>В прошлый раз произошёл сбой. Отчёт для авторов, без имён и очков: {path}.</translation>
        </message>
        <message>
            <source>The program failed. Everything entered before is saved.</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>Произошёл сбой. Всё введённое раньше сохранено.</translation>
        </message>
        <message>
            <source>no window can be opened: {why}</source>
            <extracomment>chicago_gui/app/run.py</extracomment>
            <translation>окно не открывается: {why}</translation>
        </message>
        <message>
            <source>On its own this card would show boards not played here.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Отдельно эта карточка показала бы сдачи, которые здесь ещё не сыграны.</translation>
        </message>
        <message>
            <source>This card belongs to the same match.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Эта карточка — часть того же матча.</translation>
        </message>
        <message>
            <source>Exporting sessions…</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Вечера сохраняются в файлы…</translation>
        </message>
        <message>
            <source>Importing sessions…</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>Вечера добавляются в книгу…</translation>
        </message>
        <message>
            <source>{file} was not opened: {why}.</source>
            <extracomment>chicago_gui/app/session_files.py</extracomment>
            <translation>{file} не открыт: {why}.</translation>
        </message>
        <message>
            <source>Sessions and books (*.chicago *.sqlite)</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Вечера и книги (*.chicago *.sqlite)</translation>
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
        <message>
            <source>Export sessions to a folder</source>
            <extracomment>chicago_gui/app/sessions.py</extracomment>
            <translation>Сохранить вечера в папку</translation>
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
            <source>Open a session of this game first.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Сначала откройте вечер этой игры.</translation>
        </message>
        <message>
            <source>The book of {when} is restored. The newer one is a backup now.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Восстановлена книга от {when}. Прежняя сохранена в резервной копии.</translation>
        </message>
        <message>
            <source>Last copy: {when}.</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>Последняя копия: {when}.</translation>
        </message>
        <message>
            <source>folder not found</source>
            <extracomment>chicago_gui/app/side_windows.py</extracomment>
            <translation>папка не найдена</translation>
        </message>
        <message>
            <source>the disk is full</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>диск заполнен</translation>
        </message>
        <message>
            <source>another program uses the book</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книгой занята другая программа</translation>
        </message>
        <message>
            <source>the folder cannot be written to</source>
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
            <source>unknown cause</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>причина неизвестна</translation>
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
            <source>the book could not be written ({cause}); nothing was changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>в книгу не удалось записать ({cause}); ничего не изменилось</translation>
        </message>
        <message>
            <source>open the match first: this card shows boards not played here</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>сначала откройте матч: в этой карточке сдачи, которые здесь ещё не сыграны</translation>
        </message>
        <message>
            <source>there is no book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} нет</translation>
        </message>
        <message>
            <source>the book {path} needs a newer version of the program; it was not changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>для книги {path} нужна более новая программа; книга не изменена</translation>
        </message>
        <message>
            <source>{path} is not a book of this program; it was not changed</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{path} — не книга этой программы; файл не изменён</translation>
        </message>
        <message>
            <source>delete the second name (hard link) of the book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>удалите второе имя (жёсткую ссылку) книги {path}</translation>
        </message>
        <message>
            <source>the book does not have this session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>этого вечера в книге нет</translation>
        </message>
        <message>
            <source>the book already has this session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>этот вечер уже есть в книге</translation>
        </message>
        <message>
            <source>another program has changed this session; nothing was entered</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>другая программа изменила этот вечер; ввод не принят</translation>
        </message>
        <message>
            <source>the session cannot be read: the book is damaged there</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>вечер не читается: книга в этом месте повреждена</translation>
        </message>
        <message>
            <source>the session of {when} needs a newer version of the program</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>для вечера {when} нужна более новая программа</translation>
        </message>
        <message>
            <source>the backup could not be written ({cause}); the book is unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>резервную копию не удалось записать ({cause}); книга не изменена</translation>
        </message>
        <message>
            <source>the backup {path} is damaged; the book is unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>резервная копия {path} повреждена; книга не изменена</translation>
        </message>
        <message>
            <source>{one} and {other} are already merged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} и {other} уже объединены</translation>
        </message>
        <message>
            <source>{one} and {other} are two people: they played in one session</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>{one} и {other} — разные люди: они играли в один вечер</translation>
        </message>
        <message>
            <source>the copy in {folder} could not be written ({cause}); earlier copies are unchanged</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>копию в {folder} не удалось записать ({cause}); прежние копии не изменились</translation>
        </message>
        <message>
            <source>the copy in {folder} differed from the book and was removed; copy again</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>копия в {folder} не совпала с книгой и удалена; скопируйте ещё раз</translation>
        </message>
        <message>
            <source>the book was damaged; the backup of {when:%Y-%m-%d %H:%M} was opened; sessions recovered: {saved}; damaged book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга была повреждена; открыта копия от {when:%d.%m.%Y %H:%M}; спасено вечеров: {saved}; повреждённая книга: {aside}</translation>
        </message>
        <message>
            <source>the book was damaged and has no usable backup; a new book was begun; sessions recovered: {saved}; damaged book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга была повреждена, исправной копии нет; начата новая книга; спасено вечеров: {saved}; повреждённая книга: {aside}</translation>
        </message>
        <message>
            <source>the book {path} was missing; the backup of {when:%Y-%m-%d %H:%M} was opened</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} не было; открыта копия от {when:%d.%m.%Y %H:%M}</translation>
        </message>
        <message>
            <source>the book {path} was missing and has no usable backup; a new book was begun; earlier book: {aside}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книги {path} не было, исправной копии нет; начата новая книга; прежняя: {aside}</translation>
        </message>
        <message>
            <source>the book {path} is older than {aside}, where {count} sessions are newer</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} старше, чем {aside}; вечеров новее там: {count}</translation>
        </message>
        <message>
            <source>restore the backup of {when:%Y-%m-%d %H:%M}: it has {count} newer sessions than the book {path}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>восстановите копию от {when:%d.%m.%Y %H:%M}: в ней вечеров новее, чем в книге {path}: {count}</translation>
        </message>
        <message>
            <source>the book {path} was missing and was written again; nothing is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга {path} пропала и записана заново; ничего не потеряно</translation>
        </message>
        <message>
            <source>another file replaced the book {path}; the book continues at {aside}; nothing is lost</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>на месте книги {path} другой файл; книга продолжается в {aside}; ничего не потеряно</translation>
        </message>
        <message>
            <source>the book was updated; a backup of the old one is {backup}</source>
            <extracomment>chicago_gui/book/connection.py</extracomment>
            <translation>книга обновлена; копия прежней: {backup}</translation>
        </message>
        <message>
            <source>out of memory</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>не хватает памяти</translation>
        </message>
        <message>
            <source>{path} is read as the session file or the book and cannot be the output</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{path} — читаемый файл вечера или книга, писать поверх нельзя</translation>
        </message>
        <message>
            <source>{option}: standard output takes one page only</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>{option}: стандартный вывод принимает только одну страницу</translation>
        </message>
        <message>
            <source>there is no display for a window</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>нет экрана для окна</translation>
        </message>
        <message>
            <source>Qt cannot be loaded: {why}</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>Qt не загружается: {why}</translation>
        </message>
        <message>
            <source>rename this file or folder: its name is not UTF-8</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>переименуйте этот файл или папку: имя не в UTF-8</translation>
        </message>
        <message>
            <source>the book has no session yet</source>
            <extracomment>chicago_gui/cli.py</extracomment>
            <translation>в книге ещё нет ни одного вечера</translation>
        </message>
        <message>
            <source>nothing to undo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>отменять нечего</translation>
        </message>
        <message>
            <source>nothing to redo</source>
            <extracomment>chicago_gui/desk/desk.py</extracomment>
            <translation>повторять нечего</translation>
        </message>
        <message>
            <source>the book has a session of another game with this id</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>в книге под этим id записан вечер другой игры</translation>
        </message>
        <message>
            <source>open this file alone to compare: it is the other room's card of a match</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>откройте этот файл отдельно, чтобы сравнить: это карточка другой комнаты матча</translation>
        </message>
        <message>
            <source>this is the book that is open</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>это и есть открытая книга</translation>
        </message>
        <message>
            <source>no session file in this folder</source>
            <extracomment>chicago_gui/desk/importing.py</extracomment>
            <translation>в этой папке нет файлов вечеров</translation>
        </message>
        <message>
            <source>Counting sessions… {count}</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>Подсчёт вечеров… {count}</translation>
        </message>
        <message>
            <source>chicago</source>
            <extracomment>chicago_gui/desk/library.py</extracomment>
            <translation>чикаго</translation>
        </message>
        <message>
            <source>Delete {file} to remove all codes: it cannot be read. The Preparer face stays closed.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Удалите {file}, чтобы снять все коды: файл не читается. Сторона подготовки закрыта.</translation>
        </message>
        <message>
            <source>A line of {file} cannot be read; the default is used.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Строка в {file} не читается; взято значение по умолчанию.</translation>
        </message>
        <message>
            <source>Wrong in {file}, replaced by defaults: {wrong}.</source>
            <extracomment>chicago_gui/desk/settings.py</extracomment>
            <translation>Неверно в {file}, взяты значения по умолчанию: {wrong}.</translation>
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
            <source>next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>следующий</translation>
        </message>
        <message>
            <source>Leave this round and begin the next</source>
            <extracomment>chicago_gui/games/four_deal/columns.py</extracomment>
            <translation>Закончить этот круг досрочно и начать следующий</translation>
        </message>
        <message>
            <source>four-deal</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>чикаго-четыре</translation>
        </message>
        <message>
            <source>round</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>круг</translation>
        </message>
        <message>
            <source>rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>круги</translation>
        </message>
        <message numerus="yes">
            <source>{count} rounds</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>
                <numerusform>{count} круг</numerusform>
                <numerusform>{count} круга</numerusform>
                <numerusform>{count} кругов</numerusform>
            </translation>
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
            <source>A round is settled after its four deals.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Круг рассчитывают после четырёх сдач.</translation>
        </message>
        <message>
            <source>{name} has led since round {number}.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>{name} впереди с круга {number}.</translation>
        </message>
        <message>
            <source>Deal 1: nobody is vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Сдача 1: никто не в зоне</translation>
        </message>
        <message>
            <source>Deal 4: both sides are vulnerable</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Сдача 4: в зоне обе линии</translation>
        </message>
        <message>
            <source>Deal {number}: the side defending against dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Сдача {number}: в зоне противники сдающего ({dealer}): {side}</translation>
        </message>
        <message>
            <source>Deal {number}: the side of dealer {dealer} is vulnerable: {side}</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>Сдача {number}: в зоне линия сдающего ({dealer}): {side}</translation>
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
        <message>
            <source>Not on the account yet: {count} of 4 deals are missing.</source>
            <extracomment>chicago_gui/games/four_deal/form.py</extracomment>
            <translation>В счёт ещё не вошло: не сыграно сдач {count} из 4.</translation>
        </message>
        <message>
            <source>z</source>
            <extracomment>chicago_gui/games/four_deal/pad.py</extracomment>
            <translation>з</translation>
        </message>
        <message>
            <source>a round has only four deals</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в круге только четыре сдачи</translation>
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
            <source>carried</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>переносятся</translation>
        </message>
        <message>
            <source>50 each</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>по 50</translation>
        </message>
        <message>
            <source>Part-scores of a round add up to a game. On deal 4 a part-score without game gets 100.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>Частичные записи круга складываются в гейм. Частичная без гейма в сдаче 4 получает 100.</translation>
        </message>
        <message>
            <source>Each part-score gets 50 at once; nothing is carried.</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>За каждую частичную запись сразу 50; ничего не переносится.</translation>
        </message>
        <message>
            <source>dealer's side on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 линия сдающего</translation>
        </message>
        <message>
            <source>dealer's opponents on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 противники сдающего</translation>
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
            <source>dealer's side vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 в зоне линия сдающего</translation>
        </message>
        <message>
            <source>dealer's opponents vulnerable on deals 2 and 3</source>
            <extracomment>chicago_gui/games/four_deal/session.py</extracomment>
            <translation>в сдачах 2 и 3 в зоне противники сдающего</translation>
        </message>
        <message>
            <source>{name} is not one of the players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} не из числа игроков</translation>
        </message>
        <message>
            <source>{name} is away in this deal</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} в этой сдаче отсутствует</translation>
        </message>
        <message>
            <source>four players: nobody prepares or swaps; type the counts after the play</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>играют четверо: без подготовки и обмена; очки вводят после розыгрыша</translation>
        </message>
        <message>
            <source>{name} plays deal {number} too</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} тоже играет в сдаче {number}</translation>
        </message>
        <message>
            <source>{name} does not play deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} не играет в сдаче {number}</translation>
        </message>
        <message>
            <source>{name} is the same player</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} — тот же игрок</translation>
        </message>
        <message>
            <source>plan at least {dealt} deals: so many are dealt</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>запланируйте не меньше {dealt} сдач: столько уже сдано</translation>
        </message>
        <message>
            <source>all {planned} deals are played; add more: Edit ▸ Planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>все сдачи ({planned}) сыграны; добавить: «Правка» ▸ «Число сдач»</translation>
        </message>
        <message>
            <source>this deal does not exist</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>такой сдачи нет</translation>
        </message>
        <message>
            <source>delete the later deals first; deal {number} is not over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сначала удалите следующие сдачи: сдача {number} не сыграна</translation>
        </message>
        <message>
            <source>finish deal {number} before you insert or delete earlier deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>доиграйте сдачу {number}, потом вставляйте и удаляйте более ранние</translation>
        </message>
        <message>
            <source>edit this deal instead; without it deal {number} has the wrong preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>исправьте эту сдачу: без неё сдачу {number} готовит не тот игрок</translation>
        </message>
        <message>
            <source>type the contract of deal {number} first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сначала введите контракт сдачи {number}</translation>
        </message>
        <message>
            <source>deal {number} is still being played</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number} ещё играется</translation>
        </message>
        <message>
            <source>the preparer hands out the decks: press F2</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>стопки раздаёт готовящий: нажмите F2</translation>
        </message>
        <message>
            <source>deal {number}: handed out in the file, without counts; still in preparation in the book</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number}: в файле роздана и без очков, в книге её ещё готовят</translation>
        </message>
        <message>
            <source>the counts in the book do not fit the session in the file</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>очки из книги не подходят к вечеру из файла</translation>
        </message>
        <message>
            <source>HCP {of}: 0 to 37, not {hcp}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>очки {of}: от 0 до 37, а не {hcp}</translation>
        </message>
        <message>
            <source>counts must add up to 40, not {total}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сумма должна быть 40, а не {total}</translation>
        </message>
        <message>
            <source>type all four counts</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>введите все четыре числа</translation>
        </message>
        <message>
            <source>only the preparer changes the counts before the deal is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>до конца сдачи очки меняет только готовящий</translation>
        </message>
        <message>
            <source>enter who prepares the deal first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сначала впишите, кто готовит сдачу</translation>
        </message>
        <message>
            <source>{name} already has deck {deck}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} уже со стопкой {deck}</translation>
        </message>
        <message>
            <source>{name} prepares the deal and sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} готовит сдачу и отдыхает</translation>
        </message>
        <message>
            <source>the teams must be the four who picked decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары составляют те четверо, кто взял стопки</translation>
        </message>
        <message>
            <source>enter the teams first</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сначала впишите пары</translation>
        </message>
        <message>
            <source>{name} sits out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{name} отдыхает</translation>
        </message>
        <message>
            <source>bid by must be declarer's partner, not {name}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>заказать мог только партнёр разыгрывающего, не {name}</translation>
        </message>
        <message>
            <source>swap before the lead; this deal is over</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>меняются до первого хода; сдача уже сыграна</translation>
        </message>
        <message>
            <source>counts</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>очки</translation>
        </message>
        <message>
            <source>{where}: begun</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: начата</translation>
        </message>
        <message>
            <source>{where}: inserted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: вставлена</translation>
        </message>
        <message>
            <source>{where}: deleted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>{where}: удалена</translation>
        </message>
        <message>
            <source>preparer</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>подготовка</translation>
        </message>
        <message>
            <source>decks</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>стопки</translation>
        </message>
        <message>
            <source>teams</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>пары</translation>
        </message>
        <message>
            <source>Z</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>З</translation>
        </message>
        <message>
            <source>opening bid</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>открытие</translation>
        </message>
        <message>
            <source>contract</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>контракт</translation>
        </message>
        <message>
            <source>passed out</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>распас</translation>
        </message>
        <message>
            <source>swap</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>обмен</translation>
        </message>
        <message>
            <source>result</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>результат</translation>
        </message>
        <message>
            <source>HCP noted</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>записанные очки</translation>
        </message>
        <message>
            <source>honours</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>онёры</translation>
        </message>
        <message>
            <source>note</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>заметка</translation>
        </message>
        <message>
            <source>planned deals</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>число сдач</translation>
        </message>
        <message>
            <source>name</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>имя</translation>
        </message>
        <message>
            <source>players</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>игроки</translation>
        </message>
        <message>
            <source>date and place</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>дата и место</translation>
        </message>
        <message>
            <source>rules</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>правила</translation>
        </message>
        <message>
            <source>deal {number}</source>
            <extracomment>chicago_gui/games/house/changes.py</extracomment>
            <translation>сдача {number}</translation>
        </message>
        <message>
            <source>partners</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>партнёры</translation>
        </message>
        <message>
            <source>HCP</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>очки</translation>
        </message>
        <message>
            <source>team HCP</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>очки пары</translation>
        </message>
        <message>
            <source>vulnerable</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>в зоне</translation>
        </message>
        <message>
            <source>Opens</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Открытие</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>Рез.</translation>
        </message>
        <message>
            <source>target</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>норма</translation>
        </message>
        <message>
            <source>score</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>запись</translation>
        </message>
        <message>
            <source>±</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>±</translation>
        </message>
        <message>
            <source>difference</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>разница</translation>
        </message>
        <message>
            <source>IMPs</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>импы</translation>
        </message>
        <message>
            <source>swap</source>
            <comment>what is to be done beside the contract</comment>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>обмен</translation>
        </message>
        <message>
            <source>{team} just played together: whoever stays changes partner.</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{team} только что играли вместе: кто остаётся, меняет партнёра.</translation>
        </message>
        <message>
            <source>{one} against {other}; {team} stay together</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} — {other}; {team} остаются вместе</translation>
        </message>
        <message>
            <source>{one} and {other} swap chairs</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} и {other} меняются местами</translation>
        </message>
        <message>
            <source>no</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>нет</translation>
        </message>
        <message>
            <source>die</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>кубик</translation>
        </message>
        <message>
            <source>not vulnerable</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>до зоны</translation>
        </message>
        <message>
            <source>roll the die</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>бросить кубик</translation>
        </message>
        <message>
            <source>{team} vulnerable?</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{team} в зоне?</translation>
        </message>
        <message>
            <source>{one} against {other}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{one} — {other}</translation>
        </message>
        <message>
            <source>by {name}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>{name}</translation>
        </message>
        <message>
            <source>S</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>С</translation>
        </message>
        <message>
            <source>yes</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>да</translation>
        </message>
        <message>
            <source>bid by {name}</source>
            <extracomment>chicago_gui/games/house/columns.py</extracomment>
            <translation>заказал(а) {name}</translation>
        </message>
        <message>
            <source>Counts must add up to 40: retype all four, such as 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Сумма должна быть 40: введите все четыре, например 12 9 13 6.</translation>
        </message>
        <message>
            <source>Type the four counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Введите очки четырёх рук: 12 9 13 6.</translation>
        </message>
        <message>
            <source>Type z or - for each team, or r to roll the die.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Введите з или - для каждой пары, к бросает кубик.</translation>
        </message>
        <message>
            <source>Type the contract first.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Сначала введите контракт.</translation>
        </message>
        <message>
            <source>Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Введите результат: = +1 −2.</translation>
        </message>
        <message>
            <source>When the deal is over, type the HCP noted by players.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Когда сдача сыграна, введите очки, записанные игроками.</translation>
        </message>
        <message>
            <source>these rules count no honours</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>по этим правилам онёры не считаются</translation>
        </message>
        <message>
            <source>Press F2 to type counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Чтобы ввести очки, нажмите F2.</translation>
        </message>
        <message>
            <source>Type the result first, then the counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Сначала введите результат, потом очки.</translation>
        </message>
        <message>
            <source>Deals {deals} lack counts. Go to the HCP of one, then type.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>В сдачах {deals} нет очков. Перейдите к очкам одной из них и введите.</translation>
        </message>
        <message>
            <source>{sum} Type all four counts.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{sum} Введите очки всех четырёх рук.</translation>
        </message>
        <message>
            <source>Type a new entry instead: a finished deal needs this one.</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Введите другое: в сыгранной сдаче здесь не может быть пусто.</translation>
        </message>
        <message>
            <source>Deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>№</translation>
        </message>
        <message>
            <source>deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>сдача</translation>
        </message>
        <message>
            <source>Prepared by</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Готовит</translation>
        </message>
        <message>
            <source>prepared by</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>кто готовил</translation>
        </message>
        <message>
            <source>Deck</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Ст.</translation>
        </message>
        <message>
            <source>deck</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>стопка</translation>
        </message>
        <message>
            <source>player</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>игрок</translation>
        </message>
        <message>
            <source>Deck {deck} has {hcp}. Which other count changes?</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Стопка {deck}: {hcp}. Какое ещё число меняется?</translation>
        </message>
        <message>
            <source>nothing noted</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>ничего не записано</translation>
        </message>
        <message>
            <source>HCP of {name} ({deck})</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Очки: {name} ({deck})</translation>
        </message>
        <message>
            <source>HCP noted by {name}…</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Записанные очки: {name}…</translation>
        </message>
        <message>
            <source>{points} for honours</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{points} за онёры</translation>
        </message>
        <message>
            <source>HCP of deck {deck}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>Очки стопки {deck}</translation>
        </message>
        <message>
            <source>corrected after the deal</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>исправлено после сдачи</translation>
        </message>
        <message>
            <source>deck {deck}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>стопка {deck}</translation>
        </message>
        <message>
            <source>team {team}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>пара {team}</translation>
        </message>
        <message>
            <source>nobody</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>никто</translation>
        </message>
        <message>
            <source>{name} noted {hcp}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>{name}: записано {hcp}</translation>
        </message>
        <message>
            <source>{names} was due to prepare</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>готовить должен был игрок {names}</translation>
        </message>
        <message>
            <source>deck {deck}: {before} → {after}</source>
            <extracomment>chicago_gui/games/house/deck_columns.py</extracomment>
            <translation>стопка {deck}: {before} → {after}</translation>
        </message>
        <message>
            <source>deals</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>сдачи</translation>
        </message>
        <message>
            <source>players of a deal</source>
            <extracomment>chicago_gui/games/house/evening/session.py</extracomment>
            <translation>игроки в сдаче</translation>
        </message>
        <message>
            <source>deck {of} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>стопка {of}: {what}</translation>
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
            <source>{name} {what}</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>{name} {what}</translation>
        </message>
        <message>
            <source>place</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>место</translation>
        </message>
        <message>
            <source>away</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>нет за столом</translation>
        </message>
        <message>
            <source>a record is missing</source>
            <extracomment>chicago_gui/games/house/evening/session_file.py</extracomment>
            <translation>не хватает записи</translation>
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
            <source>No deal is scored yet.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Ещё нет посчитанных сдач.</translation>
        </message>
        <message>
            <source>IMPs per session</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>За вечер</translation>
        </message>
        <message>
            <source>IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>За сдачу</translation>
        </message>
        <message>
            <source>HCP per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Очки за сдачу</translation>
        </message>
        <message>
            <source>Strength</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сила</translation>
        </message>
        <message>
            <source>{name} has led since deal {number}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{name} впереди со сдачи {number}.</translation>
        </message>
        <message>
            <source>Biggest swing: deal {number}, {team}, {imps}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Самая крупная сдача: {number}, {team}, {imps}</translation>
        </message>
        <message numerus="yes">
            <source>{count} scored deals by each target table.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>
                <numerusform>{count} посчитанная сдача по каждой таблице норм.</numerusform>
                <numerusform>{count} посчитанные сдачи по каждой таблице норм.</numerusform>
                <numerusform>{count} посчитанных сдач по каждой таблице норм.</numerusform>
            </translation>
        </message>
        <message>
            <source>{table}: {winners} first as well. Deals that differ: {deals}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: первое место то же, {winners}. Отличаются: {deals}.</translation>
        </message>
        <message>
            <source>{table}: {winners} first instead. Deals that differ: {deals}.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: первое место другое, {winners}. Отличаются: {deals}.</translation>
        </message>
        <message>
            <source>{imps} in {deals}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{imps} за {deals}</translation>
        </message>
        <message>
            <source>Totals by session</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Суммы по вечерам</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Победы</translation>
        </message>
        <message>
            <source>sessions with the most IMPs</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>вечера с наибольшим числом импов</translation>
        </message>
        <message>
            <source>HCP held per deal; the average is 10</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>очки в руке за сдачу; в среднем 10</translation>
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
            <translation>Выполнено</translation>
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
            <source>HCP of both per deal; the average is 20</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>очки вдвоём за сдачу; в среднем 20</translation>
        </message>
        <message>
            <source>As declarer</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>Sessions</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Вечера</translation>
        </message>
        <message>
            <source>scored deals</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>посчитанные сдачи</translation>
        </message>
        <message>
            <source>IMPs per deal adjusted for partners, opponents and cards held; ± is the standard error</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы за сдачу с поправкой на партнёров, противников и карты; ± — стандартная ошибка</translation>
        </message>
        <message>
            <source>IMPs and deals; sorted by IMPs per deal</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>импы и число сдач; по импам за сдачу</translation>
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
            <source>HCP held</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Очки в руке</translation>
        </message>
        <message>
            <source>Cards</source>
            <comment>held</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Карты</translation>
        </message>
        <message>
            <source>{table} (as played)</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table} (как играли)</translation>
        </message>
        <message>
            <source>Declarers</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Розыгрыш</translation>
        </message>
        <message>
            <source>Targets</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Нормы</translation>
        </message>
        <message>
            <source>Cards alone win no IMPs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Сами карты импов не дают.</translation>
        </message>
        <message>
            <source>place</source>
            <comment>in a ranking</comment>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>место</translation>
        </message>
        <message>
            <source>most IMPs per deal together, in at least five deals if possible</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>больше всего импов за сдачу вместе, по возможности за пять сдач и больше</translation>
        </message>
        <message>
            <source>Declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Разыграл</translation>
        </message>
        <message>
            <source>contracts made of those declared</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>выполненные контракты из разыгранных</translation>
        </message>
        <message>
            <source>pair</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>пара</translation>
        </message>
        <message>
            <source>Cards: HCP held above the average of 10 per deal. Cards alone win no IMPs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Карты — очки в руке сверх среднего, 10 за сдачу. Сами по себе импов они не дают.</translation>
        </message>
        <message>
            <source>{table}: no deal differs.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{table}: различий нет.</translation>
        </message>
        <message>
            <source>{first} and {last}</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{first} и {last}</translation>
        </message>
        <message>
            <source>Ours: mean score of the stronger team, with the house table as eight more deals. ±: standard error.</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>Наша: средняя запись сильнейшей пары вместе с домашней таблицей, взятой за восемь сдач. ±: стандартная ошибка.</translation>
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
            <source>{sittings} won in a row</source>
            <extracomment>chicago_gui/games/house/figure_tables.py</extracomment>
            <translation>{sittings}: выиграно подряд</translation>
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
            <source>The player who sits out deals four decks and types their HCP (F2). Esc covers them.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Кто отдыхает, раздаёт четыре стопки и вводит их очки (F2). Esc скрывает очки.</translation>
        </message>
        <message>
            <source>Play</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Each player picks a deck. The form shows the contract; counts and target stay covered.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Каждый берёт стопку. На бланке виден контракт; очки и норма скрыты.</translation>
        </message>
        <message>
            <source>Reveal</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Вскрытие</translation>
        </message>
        <message>
            <source>Type the result. The deal opens: score minus target gives IMPs and the standing.</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Введите результат. Сдача откроется: запись минус норма даёт импы и положение.</translation>
        </message>
        <message>
            <source>Form with four counts that add up to 40</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Бланк: четыре числа, в сумме 40</translation>
        </message>
        <message>
            <source>The same form, counts covered</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Тот же бланк, очки скрыты</translation>
        </message>
        <message>
            <source>The form open: score, target and IMPs</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Бланк открыт: запись, норма и импы</translation>
        </message>
        <message>
            <source>Target for {hcp} HCP: {target}</source>
            <extracomment>chicago_gui/games/house/first_steps.py</extracomment>
            <translation>Норма (очков: {hcp}): {target}</translation>
        </message>
        <message>
            <source>Before the first result</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>До первого результата</translation>
        </message>
        <message>
            <source>Counts of open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки неоконченных сдач не показаны.</translation>
        </message>
        <message>
            <source>{team} vulnerable</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{team} в зоне</translation>
        </message>
        <message>
            <source>{team} not vulnerable</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>{team} до зоны</translation>
        </message>
        <message>
            <source>Swap (S)</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Поменяться (С)</translation>
        </message>
        <message>
            <source>opened</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>открытия</translation>
        </message>
        <message>
            <source>out</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>отдых</translation>
        </message>
        <message>
            <source>Opener: {name}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Открывает: {name}</translation>
        </message>
        <message>
            <source>Type noted HCP in the order of the decks: 13 9 12 6.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Записи игроков вводите по порядку стопок: 13 9 12 6.</translation>
        </message>
        <message>
            <source>Counts and targets of open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки и нормы неоконченных сдач не показаны.</translation>
        </message>
        <message>
            <source>Counts and targets of other open deals are not shown.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Очки и нормы других неоконченных сдач не показаны.</translation>
        </message>
        <message numerus="yes">
            <source>Standing after {count} of {planned} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>
                <numerusform>Положение после {count} из {planned} сдачи</numerusform>
                <numerusform>Положение после {count} из {planned} сдач</numerusform>
                <numerusform>Положение после {count} из {planned} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal {number}: {explained}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Сдача {number}: {explained}</translation>
        </message>
        <message>
            <source>Insert passed-out deal before {deal}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Вставить распас перед этой ({deal})</translation>
        </message>
        <message>
            <source>ours, {deals} deals</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>наша, сдач: {deals}</translation>
        </message>
        <message>
            <source>The die shows {pips}: {vulnerable}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>На кубике {pips}: {vulnerable}</translation>
        </message>
        <message>
            <source>mean</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>ср.</translation>
        </message>
        <message>
            <source>Running {points}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>По ходу игры: {points}</translation>
        </message>
        <message>
            <source>Deal {number}: seats</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Сдача {number}: места</translation>
        </message>
        <message>
            <source>Begin deal {number}</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>Начать сдачу {number}</translation>
        </message>
        <message>
            <source>The file has the counts of deal {number}.</source>
            <extracomment>chicago_gui/games/house/form.py</extracomment>
            <translation>В файле есть очки сдачи {number}.</translation>
        </message>
        <message>
            <source>its counts were shown</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>её очки были показаны</translation>
        </message>
        <message>
            <source>{count} of {most}</source>
            <extracomment>chicago_gui/games/house/game.py</extracomment>
            <translation>{count} из {most}</translation>
        </message>
        <message>
            <source>{names} was due to prepare. Change it under “Prepared by”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>По очереди готовит {names}. Исправить: графа «Готовит».</translation>
        </message>
        <message>
            <source>Press F2 to prepare deal {number}, {name}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name}, нажмите F2 и готовьте сдачу {number}.</translation>
        </message>
        <message>
            <source>All deals are played.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Все сдачи сыграны.</translation>
        </message>
        <message>
            <source>F8 shows the summary: print it, or play on.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 — итоги: напечатайте их или играйте дальше.</translation>
        </message>
        <message>
            <source>Type the counts of deal {deal}: 12 9 13 6. Enter begins deal {next}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Введите очки сдачи {deal}: 12 9 13 6. Enter начнёт сдачу {next}.</translation>
        </message>
        <message>
            <source>F8 shows the summary and prints it.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F8 — итоги и печать.</translation>
        </message>
        <message>
            <source>This is the last planned deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Это последняя запланированная сдача.</translation>
        </message>
        <message>
            <source>F2 prepares the next deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>F2 — открыть подготовку.</translation>
        </message>
        <message>
            <source>Type the count of deck {deck}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Введите очки стопки {deck}.</translation>
        </message>
        <message>
            <source>Deal {number} of {planned}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number} из {planned}</translation>
        </message>
        <message>
            <source>{deal} · openings: at most {cap}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{deal} · открытия: не больше {cap}</translation>
        </message>
        <message>
            <source>{deal} · out: at most {cap}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{deal} · отдых: не больше {cap}</translation>
        </message>
        <message>
            <source>Deal {number}. {what}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number}. {what}</translation>
        </message>
        <message>
            <source>Who prepares this deal? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто готовит эту сдачу? Введите: {names}.</translation>
        </message>
        <message>
            <source>Who picked which deck, from {deck} on? Type “{example}”.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто какую стопку взял, начиная с {deck}? Введите «{example}».</translation>
        </message>
        <message>
            <source>Who plays with whom? Enter accepts, Space shows another.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто с кем? Enter принимает, пробел показывает другое.</translation>
        </message>
        <message>
            <source>Who is vulnerable? Type z or - for each team; r rolls the die.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто в зоне? Введите з или - для каждой пары; к бросает кубик.</translation>
        </message>
        <message>
            <source>Who opens? Enter accepts the name shown, or type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто открывает? Enter принимает показанное имя, или введите: {names}.</translation>
        </message>
        <message>
            <source>Type contract and declarer: 4s {one}, doubled 4sx {other}; p if passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Введите контракт и разыгрывающего: 4п {one}, с контрой 4пх {other}; п — распас.</translation>
        </message>
        <message>
            <source>Winner: {names}, {score}</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Победа: {names}, {score}</translation>
        </message>
        <message>
            <source>{name} prepares the next deal; {dummy} deals.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} готовит следующую сдачу; карты сдаёт {dummy}.</translation>
        </message>
        <message>
            <source>Press Enter to cover the counts, then hand out the cards.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Нажмите Enter, чтобы скрыть очки, и раздайте карты.</translation>
        </message>
        <message>
            <source>Deal {number} is incomplete. Still needed: {missing}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Сдача {number} не заполнена. Не хватает: {missing}.</translation>
        </message>
        <message>
            <source>Who opened? Type {names}.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Кто открывал? Введите: {names}.</translation>
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
            <source>{name} prepares the first deal.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Первую сдачу готовит {name}.</translation>
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
            <source>{name} deals again: the last deal was passed out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} сдаёт снова: последняя сдача распасована.</translation>
        </message>
        <message>
            <source>After the swap {name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>После обмена болван — {name}, готовит следующую.</translation>
        </message>
        <message>
            <source>{name} prepares next, to keep partnerships even.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Следующую готовит {name}: чтобы партнёрства вышли поровну.</translation>
        </message>
        <message>
            <source>{name} prepares next: fewest times out.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>Следующую готовит {name}: отдыхал(а) реже всех.</translation>
        </message>
        <message>
            <source>{name} is dummy and prepares next.</source>
            <extracomment>chicago_gui/games/house/hints.py</extracomment>
            <translation>{name} — болван, готовит следующую.</translation>
        </message>
        <message>
            <source>z: vulnerable. Target: for the team with more HCP. ±: score minus target.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>з: в зоне. Норма: у пары, где больше очков. ±: запись минус норма.</translation>
        </message>
        <message>
            <source>The team with more HCP has a target by HCP and vulnerability; at 20–20, 0. Score minus target becomes IMPs for both partners. The opponents get the opposite.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>У пары, где больше очков, есть норма по её очкам и зоне; при 20–20 норма 0. Запись минус норма переводится в импы обоим партнёрам. Противникам — с обратным знаком.</translation>
        </message>
        <message>
            <source>Honours, if counted: four trump honours in one hand 100, five 150, four aces at no trump 150. The side that holds them gets the points.</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Онёры, если считаются: четыре козырных в одной руке 100, все пять 150, четыре туза без козыря 150. Очки получает их линия.</translation>
        </message>
        <message>
            <source>IMPs per deal with running totals</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Импы по сдачам, с нарастающим итогом</translation>
        </message>
        <message>
            <source>Final standing</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>Итоговое положение</translation>
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
            <source>corrected after the deal: {cells}</source>
            <extracomment>chicago_gui/games/house/pages.py</extracomment>
            <translation>исправлено после сдачи: {cells}</translation>
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
            <source>house targets</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>домашние нормы</translation>
        </message>
        <message>
            <source>official targets</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>официальные нормы</translation>
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
            <source>Sitting out</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Отдых</translation>
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
            <source>deal again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>пересдача</translation>
        </message>
        <message>
            <source>0 minus target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>0 минус норма</translation>
        </message>
        <message>
            <source>by the house rules</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>по домашним правилам</translation>
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
            <source>Dummy sits out next. A player at the limit swaps with partner before the lead. If both are, a defender sits out. Sit-outs end even.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Следующим отдыхает болван. Кто отдыхал достаточно, до первого хода меняется с партнёром. Если оба — отдыхает противник. За вечер отдых выходит поровну.</translation>
        </message>
        <message>
            <source>Every five deals, each player sits out once, opens once and partners everybody once.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>За пять сдач каждый раз отдыхает, раз открывает и раз играет с каждым.</translation>
        </message>
        <message>
            <source>Only dummy sits out next. The sheet proposes swaps, so that sit-outs end nearly even.</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>Следующим отдыхает только болван. Бланк предлагает обмены, чтобы отдых вышел почти поровну.</translation>
        </message>
        <message>
            <source>targets “{name}”</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>нормы «{name}»</translation>
        </message>
        <message>
            <source>passed out: deal again</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>распас: пересдача</translation>
        </message>
        <message>
            <source>passed out: 0 minus target</source>
            <extracomment>chicago_gui/games/house/rules.py</extracomment>
            <translation>распас: 0 минус норма</translation>
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
            <source>Four players: 12 and 24 deals end even. After 15 or 18 openings differ by one, after 16 or 20 partnerships.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Вчетвером поровну выходит за 12 и 24 сдачи. После 15 или 18 открытия расходятся на одно, после 16 или 20 — партнёрства.</translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each opens at most {count} times.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals}: каждый открывает не больше {count} раза.</numerusform>
                <numerusform>{deals}: каждый открывает не больше {count} раз.</numerusform>
                <numerusform>{deals}: каждый открывает не больше {count} раз.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{deals}: each sits out and opens at most {count} times.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раза.</numerusform>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раз.</numerusform>
                <numerusform>{deals}: каждый отдыхает и открывает не больше {count} раз.</numerusform>
            </translation>
        </message>
        <message>
            <source>Five play from the next deal on: {names}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Со следующей сдачи играют пятеро: {names}.</translation>
        </message>
        <message>
            <source>Four play from the next deal on and nobody prepares: {names}.</source>
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
            <source>From paper the Preparer face has no timed cover; Esc covers it.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>При вводе с бумаги очки не скрываются по времени; их скрывает Esc.</translation>
        </message>
        <message numerus="yes">
            <source>{count} deals</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{count} сдача</numerusform>
                <numerusform>{count} сдачи</numerusform>
                <numerusform>{count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>It cannot end even: {what}.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Поровну уже не выйдет: {what}.</translation>
        </message>
        <message>
            <source>It can still end even.</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Всё ещё может выйти поровну.</translation>
        </message>
        <message numerus="yes">
            <source>{deals} ({each} sit-outs)</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>
                <numerusform>{deals} (отдых по {each})</numerusform>
                <numerusform>{deals} (отдых по {each})</numerusform>
                <numerusform>{deals} (отдых по {each})</numerusform>
            </translation>
        </message>
        <message>
            <source>sit-outs differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>отдых с разницей {apart}</translation>
        </message>
        <message>
            <source>openings differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>открытия с разницей {apart}</translation>
        </message>
        <message>
            <source>partnerships differ by {apart}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>партнёрства с разницей {apart}</translation>
        </message>
        <message>
            <source>Stop after deal {number}</source>
            <extracomment>chicago_gui/games/house/setup.py</extracomment>
            <translation>Закончить после сдачи {number}</translation>
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
            <source>prepared by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>готовит {what}</translation>
        </message>
        <message>
            <source>deck {of} picked by {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>стопка {of}: {what}</translation>
        </message>
        <message>
            <source>declarer</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>разыгрывающий</translation>
        </message>
        <message>
            <source>bid by</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>кто заказал</translation>
        </message>
        <message>
            <source>honours of {of} {what}</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>онёры, {of}: {what}</translation>
        </message>
        <message>
            <source>Z of {team} removed</source>
            <extracomment>chicago_gui/games/house/sheet.py</extracomment>
            <translation>зона снята: {team}</translation>
        </message>
        <message>
            <source>Honours: type 100 or 150 at the player who held them.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Онёры: введите 100 или 150 у игрока, который их держал.</translation>
        </message>
        <message>
            <source>Swap before the lead: {dummy} plays, {declarer} is dummy and prepares next. Type S.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Обмен до первого хода: играет {dummy}, болван и следующий готовящий — {declarer}. Введите С.</translation>
        </message>
        <message>
            <source>The swap keeps sit-outs even.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Обмен — чтобы отдых вышел поровну.</translation>
        </message>
        <message>
            <source>To keep sit-outs even:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Чтобы отдых вышел поровну:</translation>
        </message>
        <message>
            <source>passed out, dealt again: no score.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>распас, не считается; пересдача.</translation>
        </message>
        <message>
            <source>Target {target} for {hcp} HCP of {team}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Норма {target} (очков: {hcp}), {team}.</translation>
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
            <source>To keep partnerships even:</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Чтобы партнёрства вышли поровну:</translation>
        </message>
        <message>
            <source>No opening hand: check the paper.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Открыть не с чем: проверьте по бумаге.</translation>
        </message>
        <message>
            <source>No opening hand: deal again, or move cards and retype the counts.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Открыть не с чем: пересдайте или переложите карты и введите новые очки.</translation>
        </message>
        <message>
            <source>passed out: 0</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>распас: 0</translation>
        </message>
        <message>
            <source>vulnerability</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>зона</translation>
        </message>
        <message>
            <source>{name} has fewer sit-outs than {other}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{name} отдыхал(а) реже, чем {other}.</translation>
        </message>
        <message>
            <source>Deal {number}, noted: {noted}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Сдача {number}, записали: {noted}.</translation>
        </message>
        <message>
            <source>not scored; still needed: {missing}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>не посчитано; не хватает: {missing}.</translation>
        </message>
        <message>
            <source>Sum {total} of 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Сумма {total} из 40.</translation>
        </message>
        <message>
            <source>Sum {total}: {missing} short of 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Сумма {total}: до 40 не хватает {missing}.</translation>
        </message>
        <message>
            <source>Sum {total}: {over} over 40.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Сумма {total}: на {over} больше 40.</translation>
        </message>
        <message>
            <source>Opening hand: {deck} ({hcp}).</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Открыть может {deck} ({hcp}).</translation>
        </message>
        <message>
            <source>{contract} by {declarer}, {result}, {z}: {points}</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>{contract}, играет {declarer}, {result}, {z}: {points}</translation>
        </message>
        <message>
            <source>Honours of {name} {points}: {score}.</source>
            <extracomment>chicago_gui/games/house/words.py</extracomment>
            <translation>Онёры, {name}, {points}: {score}.</translation>
        </message>
        <message>
            <source>pairs</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>пары</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>Схема туров</translation>
        </message>
        <message>
            <source>{where}: result deleted</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>{where}: результат удалён</translation>
        </message>
        <message>
            <source>Order of results</source>
            <extracomment>chicago_gui/games/pairs/changes.py</extracomment>
            <translation>Порядок результатов</translation>
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
            <source>Biggest swing: board {number}, {team}, {imps}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Самая крупная сдача: {number}, {team}, {imps}</translation>
        </message>
        <message>
            <source>as proposed</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>как предложено</translation>
        </message>
        <message>
            <source>fewer rounds</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>меньше туров</translation>
        </message>
        <message>
            <source>typed by hand</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>вводят вручную</translation>
        </message>
        <message numerus="yes">
            <source>{kind}, {count} rounds</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{kind}, {count} тур</numerusform>
                <numerusform>{kind}, {count} тура</numerusform>
                <numerusform>{kind}, {count} туров</numerusform>
            </translation>
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
            <source>Final ranking</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Итоговые места</translation>
        </message>
        <message>
            <source>about 24 in all</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>всего около 24</translation>
        </message>
        <message numerus="yes">
            <source>{count} boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>
                <numerusform>{count} сдача</numerusform>
                <numerusform>{count} сдачи</numerusform>
                <numerusform>{count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>Tops</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Топы</translation>
        </message>
        <message>
            <source>boards where nobody in the same direction scored more</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдачи, где на этой линии больше не было ни у кого</translation>
        </message>
        <message>
            <source>Bottoms</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Нули</translation>
        </message>
        <message>
            <source>boards where nobody in the same direction scored less</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдачи, где на этой линии меньше не было ни у кого</translation>
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
            <source>Best result</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Лучший результат</translation>
        </message>
        <message>
            <source>boards</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдачи</translation>
        </message>
        <message>
            <source>new line</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>новая строка</translation>
        </message>
        <message>
            <source>board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдача</translation>
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
            <source>Most tops: {names}, {count}.</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Больше всех топов: {names}, {count}.</translation>
        </message>
        <message>
            <source>Howell</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Ховелл</translation>
        </message>
        <message>
            <source>Mitchell</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Митчелл</translation>
        </message>
        <message>
            <source>Board {number}, {explained}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Сдача {number}, {explained}</translation>
        </message>
        <message>
            <source>boards per round</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдач в туре</translation>
        </message>
        <message>
            <source>This goes to board {number}.</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>Это переход к сдаче {number}.</translation>
        </message>
        <message>
            <source>board {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>сдача {number}</translation>
        </message>
        <message>
            <source>by board</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>по сдачам</translation>
        </message>
        <message>
            <source>by round</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>по турам</translation>
        </message>
        <message>
            <source>pair {number}</source>
            <extracomment>chicago_gui/games/pairs/form.py</extracomment>
            <translation>пара {number}</translation>
        </message>
        <message>
            <source>result</source>
            <comment>the heading of a narrow column</comment>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>рез.</translation>
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
            <source>notes</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>заметки</translation>
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
            <source>Board {number}: {explained}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Сдача {number}: {explained}</translation>
        </message>
        <message>
            <source>by</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>кто</translation>
        </message>
        <message>
            <source>Table {number}</source>
            <extracomment>chicago_gui/games/pairs/pages.py</extracomment>
            <translation>Стол {number}</translation>
        </message>
        <message>
            <source>pair {pair} does not exist</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пары {pair} нет</translation>
        </message>
        <message>
            <source>pair {pair} cannot play against itself</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair} не может играть сама с собой</translation>
        </message>
        <message>
            <source>pair {pair} already plays this board</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>пара {pair} эту сдачу уже играет</translation>
        </message>
        <message>
            <source>Type board and pairs, North–South first: 7 1 5.</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>Введите номер сдачи и пары, первой Север–Юг: 7 1 5.</translation>
        </message>
        <message>
            <source>board {number} has no such result</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>такого результата в сдаче {number} нет</translation>
        </message>
        <message>
            <source>pair {pair} already has results</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>у пары {pair} уже есть результаты</translation>
        </message>
        <message>
            <source>choose another movement or ranking: this one does not fit {count} pairs</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>выберите другую схему туров или подсчёт мест: эта не подходит (пар: {count})</translation>
        </message>
        <message>
            <source>board {number}: {ns} against {ew} is already played, against the movement</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>сдача {number}: {ns} — {ew} уже сыграно, не по схеме туров</translation>
        </message>
        <message>
            <source>winners</source>
            <extracomment>chicago_gui/games/pairs/session.py</extracomment>
            <translation>победители</translation>
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
            <source>order of results: {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>порядок результатов: {what}</translation>
        </message>
        <message>
            <source>{of} {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} {what}</translation>
        </message>
        <message>
            <source>{of} note {what}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>{of} заметка {what}</translation>
        </message>
        <message>
            <source>movement set</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>схема туров составлена</translation>
        </message>
        <message>
            <source>result {number}</source>
            <extracomment>chicago_gui/games/pairs/session_file.py</extracomment>
            <translation>результат {number}</translation>
        </message>
        <message>
            <source>Type board and pairs: 7 1 5. Type a number to go to that board.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Введите номер сдачи и пары: 7 1 5. Один номер ведёт к сдаче.</translation>
        </message>
        <message>
            <source>the only result so far</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>пока единственный результат</translation>
        </message>
        <message>
            <source>Rounds are hidden: most meetings do not fit the movement.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Туры скрыты: большинство встреч не по схеме туров.</translation>
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
        <message numerus="yes">
            <source>{worse} of {count} other results worse, {equal} equal</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>из {count} другой хуже {worse}, равны {equal}</numerusform>
                <numerusform>из {count} других хуже {worse}, равны {equal}</numerusform>
                <numerusform>из {count} других хуже {worse}, равны {equal}</numerusform>
            </translation>
        </message>
        <message>
            <source>{compared}, scaled from {played} to {size} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{compared}; пересчёт с {played} на {size}</translation>
        </message>
        <message>
            <source>{points}, East–West {rest}</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>{points}, Восток–Запад {rest}</translation>
        </message>
        <message numerus="yes">
            <source>after {played} of {results} results</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>
                <numerusform>после {played} из {results} результата</numerusform>
                <numerusform>после {played} из {results} результатов</numerusform>
                <numerusform>после {played} из {results} результатов</numerusform>
            </translation>
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
            <source>Board {number}: {ns} and {ew} do not meet in the movement; it has no round.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Сдача {number}: {ns} и {ew} по схеме туров не встречаются; тура у неё нет.</translation>
        </message>
        <message>
            <source>All results are in.</source>
            <extracomment>chicago_gui/games/pairs/words.py</extracomment>
            <translation>Все результаты введены.</translation>
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
            <source>Continue this rubber</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Продолжить этот роббер</translation>
        </message>
        <message>
            <source>stop</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>стоп</translation>
        </message>
        <message>
            <source>Stop this rubber</source>
            <extracomment>chicago_gui/games/rubber/columns.py</extracomment>
            <translation>Прервать роббер досрочно</translation>
        </message>
        <message>
            <source>rubber</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер</translation>
        </message>
        <message>
            <source>rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>робберы</translation>
        </message>
        <message numerus="yes">
            <source>{count} rubbers</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>
                <numerusform>{count} роббер</numerusform>
                <numerusform>{count} роббера</numerusform>
                <numerusform>{count} робберов</numerusform>
            </translation>
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
            <source>A rubber is settled when it is won or stopped. Type stop to end early.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Роббер рассчитывают, когда он выигран или прерван. Досрочно — введите «стоп».</translation>
        </message>
        <message>
            <source>{name} has led since rubber {number}.</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{name} впереди с роббера {number}.</translation>
        </message>
        <message>
            <source>for the rubber in two games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер в двух геймах</translation>
        </message>
        <message>
            <source>for the rubber in three games</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер в трёх геймах</translation>
        </message>
        <message>
            <source>Vulnerable: known after the result of the deal above</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Зона: станет известна после предыдущей сдачи</translation>
        </message>
        <message>
            <source>Both sides have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>У обеих линий по гейму, обе в зоне</translation>
        </message>
        <message>
            <source>Nobody has a game, nobody is vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>Геймов нет, никто не в зоне</translation>
        </message>
        <message>
            <source>nobody gets a premium</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>премии никто не получает</translation>
        </message>
        <message>
            <source>Not on the account yet: the rubber is not over</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>В счёт ещё не вошло: роббер не закончен</translation>
        </message>
        <message>
            <source>second game for {side}: the rubber is won</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер выигран: {side}</translation>
        </message>
        <message>
            <source>{side} have a game and are vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side}: гейм, в зоне</translation>
        </message>
        <message>
            <source>first game for {side}: both sides have one now</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>первый гейм: {side}, теперь у обеих линий</translation>
        </message>
        <message>
            <source>first game for {side}: now vulnerable</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>первый гейм: {side}, теперь в зоне</translation>
        </message>
        <message>
            <source>{side} get {points} for the only game</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} {points} за гейм</translation>
        </message>
        <message>
            <source>{side} get {points} for the only part-score</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>{side} {points} за частичную запись</translation>
        </message>
        <message>
            <source>the rubber was stopped: {paid}</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>роббер прерван: {paid}</translation>
        </message>
        <message>
            <source>Not on the account yet: deal {number} has no result</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>В счёт ещё не вошло: у сдачи {number} нет результата</translation>
        </message>
        <message>
            <source>stopped</source>
            <extracomment>chicago_gui/games/rubber/form.py</extracomment>
            <translation>прерван</translation>
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
            <source>delete the deals after deal {deal}, which wins the rubber: {later}</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>роббер выигран в сдаче {deal}; удалите сдачи после неё: {later}</translation>
        </message>
        <message>
            <source>deal {deal} wins the rubber; it cannot be stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>роббер выигран в сдаче {deal}; прервать его нельзя</translation>
        </message>
        <message>
            <source>the rubber is neither won nor stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>роббер не выигран и не прерван</translation>
        </message>
        <message>
            <source>continue the rubber first: it is stopped</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>сначала продолжите роббер: он прерван</translation>
        </message>
        <message>
            <source>Game in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Гейм в незаконченном роббере</translation>
        </message>
        <message>
            <source>{points} for a game in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} за гейм в незаконченном роббере</translation>
        </message>
        <message>
            <source>For the only side with a game when the rubber stops.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Линии, если при остановке роббера гейм есть только у неё.</translation>
        </message>
        <message>
            <source>Part-score in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Частичная запись в незаконченном роббере</translation>
        </message>
        <message>
            <source>{points} for a part-score in an unfinished rubber</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>{points} за частичную запись в незаконченном роббере</translation>
        </message>
        <message>
            <source>For the only side with a part-score in the unfinished game; 50 before 1993.</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>Линии, если в неоконченном гейме частичная запись есть только у неё; до 1993 года 50.</translation>
        </message>
        <message>
            <source>continued</source>
            <extracomment>chicago_gui/games/rubber/session.py</extracomment>
            <translation>продолжен</translation>
        </message>
        <message>
            <source>planned boards</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>число сдач</translation>
        </message>
        <message>
            <source>comparison with the other room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>сравнение с другой комнатой</translation>
        </message>
        <message>
            <source>teams: a name</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>команды: название</translation>
        </message>
        <message>
            <source>{where}: card cleared</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>{where}: запись очищена</translation>
        </message>
        <message>
            <source>room</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>комната</translation>
        </message>
        <message>
            <source>{where}: one of the two cards is chosen</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>{where}: выбрана одна из двух карточек</translation>
        </message>
        <message>
            <source>Teams</source>
            <extracomment>chicago_gui/games/teams/changes.py</extracomment>
            <translation>Команды</translation>
        </message>
        <message>
            <source>total</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>всего</translation>
        </message>
        <message>
            <source>open room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>открытая комната</translation>
        </message>
        <message>
            <source>closed room</source>
            <extracomment>chicago_gui/games/teams/columns.py</extracomment>
            <translation>закрытая комната</translation>
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
            <source>Home</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Хозяева</translation>
        </message>
        <message>
            <source>Guests</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Гости</translation>
        </message>
        <message>
            <source>{name} has led since board {number}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>{name} впереди со сдачи {number}.</translation>
        </message>
        <message>
            <source>Four more boards</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Ещё четыре сдачи</translation>
        </message>
        <message>
            <source>Who sits where</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Кто где сидит</translation>
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
            <source>Board {number}: {one} {points_1}, {two} {points_2} so far.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Сдача {number}: пока {one} {points_1}, {two} {points_2}.</translation>
        </message>
        <message>
            <source>Results of the other room on boards not played here are not shown.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Результаты другой комнаты в сдачах, которые здесь не сыграны, не показаны.</translation>
        </message>
        <message>
            <source>victory points</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>победные очки</translation>
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
            <source>Final result</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Итог матча</translation>
        </message>
        <message>
            <source>No board is compared yet.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Ещё не сравнена ни одна сдача.</translation>
        </message>
        <message>
            <source>Team {number} ({name})</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Команда {number} ({name})</translation>
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
            <source>Final result: {one} {points_1}, {two} {points_2}.</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Итог матча: {one} {points_1}, {two} {points_2}.</translation>
        </message>
        <message>
            <source>Victory points {one} – {two}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Победные очки {one} – {two}</translation>
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
            <source>This laptop</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Этот ноутбук</translation>
        </message>
        <message>
            <source>scores both rooms</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>ведёт запись обеих комнат</translation>
        </message>
        <message>
            <source>is in the open room</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>в открытой комнате</translation>
        </message>
        <message>
            <source>is in the closed room</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>в закрытой комнате</translation>
        </message>
        <message>
            <source>Stop after board {number}</source>
            <extracomment>chicago_gui/games/teams/form.py</extracomment>
            <translation>Закончить после сдачи {number}</translation>
        </message>
        <message>
            <source>How each board was scored</source>
            <extracomment>chicago_gui/games/teams/pages.py</extracomment>
            <translation>Как посчитана каждая сдача</translation>
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
            <source>board {number} has already begun</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>сдача {number} уже начата</translation>
        </message>
        <message>
            <source>open the other card of this match; this one is of {teams}</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>откройте другую карточку этого матча; здесь матч {teams}</translation>
        </message>
        <message>
            <source>board {number} is not in dispute</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>сдача {number} не спорная</translation>
        </message>
        <message>
            <source>Victory points</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>Победные очки</translation>
        </message>
        <message>
            <source>board-a-match</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>по сдачам (2–1–0)</translation>
        </message>
        <message>
            <source>none</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>нет</translation>
        </message>
        <message>
            <source>continuous scale</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>непрерывная шкала</translation>
        </message>
        <message>
            <source>whole</source>
            <extracomment>chicago_gui/games/teams/session.py</extracomment>
            <translation>целые</translation>
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
            <source>this laptop's room: {what}</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>комната этого ноутбука: {what}</translation>
        </message>
        <message>
            <source>open room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, другая карточка</translation>
        </message>
        <message>
            <source>open room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>открытая комната, заметка</translation>
        </message>
        <message>
            <source>closed room, the other card</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, другая карточка</translation>
        </message>
        <message>
            <source>closed room, note</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>закрытая комната, заметка</translation>
        </message>
        <message>
            <source>the other room's card is open</source>
            <extracomment>chicago_gui/games/teams/session_file.py</extracomment>
            <translation>карточка другой комнаты добавлена</translation>
        </message>
        <message>
            <source>{setting} – here: {mine}; other card: {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{setting} – здесь: {mine}; в другой карточке: {theirs}</translation>
        </message>
        <message>
            <source>even</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>поровну</translation>
        </message>
        <message>
            <source>The {room} is complete. Open the other room's session file, or type its card.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: всё введено. Откройте файл другой комнаты или введите её карточку.</translation>
        </message>
        <message>
            <source>the two cards disagree</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>карточки расходятся</translation>
        </message>
        <message>
            <source>{points} to {team}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{points} — {team}</translation>
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
            <source>board {number}, {room}: here {mine}, on the other card {theirs}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>сдача {number}, {room}: здесь {mine}, в другой карточке {theirs}</translation>
        </message>
        <message>
            <source>The other room's card is open. Added: {came}, same: {agreed}, in dispute: {disputed}.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Карточка другой комнаты добавлена. Новых: {came}, совпало: {agreed}, спорных: {disputed}.</translation>
        </message>
        <message>
            <source>The cards disagree. Enter accepts the upper line, ↓ Enter the lower.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Карточки расходятся. Enter принимает верхнюю строку, ↓ Enter — нижнюю.</translation>
        </message>
        <message>
            <source>Boards appear after they are played here.</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Сдачи появятся, когда будут сыграны здесь.</translation>
        </message>
        <message>
            <source>All boards are compared. {match}</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>Все сдачи сравнены. {match}</translation>
        </message>
        <message>
            <source>{room}: {ns} North–South, {ew} East–West</source>
            <extracomment>chicago_gui/games/teams/words.py</extracomment>
            <translation>{room}: Север–Юг {ns}, Восток–Запад {ew}</translation>
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
            <source>FILE is a session file; the default is the latest session in the book. The window also adds several files, a folder or another laptop's book. OUT may be - for standard output. CONTRACT is 4S, 3NTX or 2HXX; RESULT is =, +1 or -2.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>FILE — файл вечера; по умолчанию последний вечер из книги. Окно добавит и несколько файлов, папку или книгу с другого ноутбука. OUT может быть - (стандартный вывод). CONTRACT — 4S, 3NTX или 2HXX; RESULT — =, +1 или -2.</translation>
        </message>
        <message>
            <source>write the session sheet as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать бланк вечера в PDF</translation>
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
            <source>write PNG, one file per page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать PNG, по файлу на страницу</translation>
        </message>
        <message>
            <source>write SVG, one file per page</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать SVG, по файлу на страницу</translation>
        </message>
        <message>
            <source>write blank forms as PDF</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>записать чистые бланки в PDF</translation>
        </message>
        <message>
            <source>print the duplicate score of 4SX+1 or 3NT=</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>показать запись в спортивном бридже, например 4SX+1 или 3NT=</translation>
        </message>
        <message>
            <source>check that the program works</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>проверить, работает ли программа</translation>
        </message>
        <message>
            <source>game of the forms: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>игра, для которой бланки: {choices}</translation>
        </message>
        <message>
            <source>deals per page: 15, 10 or 8</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>сдач на странице: 15, 10 или 8</translation>
        </message>
        <message>
            <source>names to print, separated by commas</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>имена для печати через запятую</translation>
        </message>
        <message>
            <source>number of forms; 0 for tables only</source>
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
            <source>print pages in landscape</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>альбомная ориентация</translation>
        </message>
        <message>
            <source>paper size: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>формат бумаги: {choices}</translation>
        </message>
        <message>
            <source>language: {choices}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>язык: {choices}</translation>
        </message>
        <message>
            <source>the book, where sessions are kept</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>книга, в которой хранятся вечера</translation>
        </message>
        <message>
            <source>report errors in FILE in the window</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>сообщать об ошибках в FILE в окне</translation>
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
            <source>use {one} or {other}, not both</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>укажите {one} или {other}, а не оба</translation>
        </message>
        <message>
            <source>give {option} one session file; {file} is one too many</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>укажите для {option} один файл вечера; {file} лишний</translation>
        </message>
        <message>
            <source>For Chicago, rubber bridge, teams and pairs, on one laptop on the table.</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>Чикаго, роббер, командный матч и пары — на одном ноутбуке за столом.</translation>
        </message>
        <message>
            <source>instead of opening a window, one of:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>вместо окна, одно из:</translation>
        </message>
        <message>
            <source>for blank forms:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>для чистых бланков:</translation>
        </message>
        <message>
            <source>other options:</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>другие параметры:</translation>
        </message>
        <message>
            <source>{option} needs {others}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} нужен с {others}</translation>
        </message>
        <message>
            <source>{option} must be a whole number, not {value}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option}: нужно целое число, а не {value}</translation>
        </message>
        <message>
            <source>usage: {program} [OPTION]… [FILE]…</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>запуск: {program} [OPTION]… [FILE]…</translation>
        </message>
        <message>
            <source>name a file</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>укажите файл</translation>
        </message>
        <message>
            <source>{option} takes no session file</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>{option} не принимает файл вечера</translation>
        </message>
        <message>
            <source>unknown option {option}</source>
            <extracomment>chicago_gui/options.py</extracomment>
            <translation>неизвестный параметр {option}</translation>
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
            <source>Summary</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Итоги</translation>
        </message>
        <message>
            <source>all in points; a hundred counts 100</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>всё в очках; сотня — 100 очков</translation>
        </message>
        <message>
            <source>Season · {game}</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Сезон · {game}</translation>
        </message>
        <message>
            <source>Session by session</source>
            <extracomment>chicago_gui/paper/figure_pages.py</extracomment>
            <translation>Вечер за вечером</translation>
        </message>
        <message>
            <source>page {number} of {count}</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>стр. {number} из {count}</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>chicago_gui/paper/page_flow.py</extracomment>
            <translation>Место</translation>
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
            <source>Contract made, and each further trick</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Контракт сыгран, и за каждую лишнюю взятку</translation>
        </message>
        <message>
            <source>Contract down</source>
            <extracomment>chicago_gui/paper/score_tables.py</extracomment>
            <translation>Контракт не сыгран</translation>
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
            <source>Account of the session in {unit}</source>
            <extracomment>chicago_gui/paper/sitting_pages.py</extracomment>
            <translation>Счёт вечера, {unit}</translation>
        </message>
        <message>
            <source>on a page after the forms</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>на странице после бланков</translation>
        </message>
        <message>
            <source>on a folded card</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>на сложенной карточке</translation>
        </message>
        <message>
            <source>no tables</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>без таблиц</translation>
        </message>
        <message>
            <source>Landscape</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Альбомная ориентация</translation>
        </message>
        <message>
            <source>none: write them by hand</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>без имён: впишут от руки</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Per page</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>На странице</translation>
        </message>
        <message>
            <source>Number of pages</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Число страниц</translation>
        </message>
        <message>
            <source>Names, separated by commas</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Имена через запятую</translation>
        </message>
        <message>
            <source>Preview</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>Просмотр</translation>
        </message>
        <message>
            <source>{least} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>имён: {least}</translation>
        </message>
        <message>
            <source>{least} to {most} names</source>
            <extracomment>chicago_gui/players/blank_dialog.py</extracomment>
            <translation>имён: от {least} до {most}</translation>
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
            <source>New session with these players</source>
            <extracomment>chicago_gui/players/evening_page.py</extracomment>
            <translation>Новый вечер с этими игроками</translation>
        </message>
        <message>
            <source>Chicago: guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Чикаго: руководство</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>Guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Руководство</translation>
        </message>
        <message>
            <source>Search the guide</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Поиск в руководстве</translation>
        </message>
        <message>
            <source>Previous</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Not found</source>
            <extracomment>chicago_gui/players/guide.py</extracomment>
            <translation>Не найдено</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Новый игрок</translation>
        </message>
        <message>
            <source>were played by</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>на самом деле играл(а)</translation>
        </message>
        <message>
            <source>Name on the sheet</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Имя на бланке</translation>
        </message>
        <message>
            <source>Who plays from the next deal on</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Кто играет со следующей сдачи</translation>
        </message>
        <message>
            <source>From deal</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Со сдачи</translation>
        </message>
        <message>
            <source>to deal</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>по сдачу</translation>
        </message>
        <message>
            <source>to</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>по</translation>
        </message>
        <message>
            <source>To replace a player, untick one and add the other. Past deals stay.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Чтобы заменить игрока, снимите отметку и впишите нового. Прошлые сдачи останутся.</translation>
        </message>
        <message>
            <source>Names (fix spelling only; past deals follow)</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Имена (только опечатки: прошлые сдачи меняются тоже)</translation>
        </message>
        <message>
            <source>Deals under a wrong name</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Сдачи под чужим именем</translation>
        </message>
        <message>
            <source>Add a late player on the last line; clear the line of one who leaves.</source>
            <extracomment>chicago_gui/players/heading_dialog.py</extracomment>
            <translation>Опоздавшего впишите в последнюю строку; строку ушедшего очистите.</translation>
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
            <source>Player {number} (optional)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Игрок {number} (необязательно)</translation>
        </message>
        <message>
            <source>Player {number} (comes later)</source>
            <extracomment>chicago_gui/players/names_box.py</extracomment>
            <translation>Игрок {number} (придёт позже)</translation>
        </message>
        <message>
            <source>Enter names, date and rules as on the paper, then deal by deal.</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Введите имена, дату и правила, как на бумаге, потом сдачу за сдачей.</translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Начать</translation>
        </message>
        <message>
            <source>Session from paper</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Вечер с бумаги</translation>
        </message>
        <message>
            <source>New session</source>
            <extracomment>chicago_gui/players/new_session_page.py</extracomment>
            <translation>Новый вечер</translation>
        </message>
        <message>
            <source>Place (optional)</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Место (необязательно)</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Close the sample</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Закрыть пример</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>yyyy-MM-dd</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>dd.MM.yyyy</translation>
        </message>
        <message>
            <source>Sample session to try. Nothing goes into your book.</source>
            <extracomment>chicago_gui/players/page_parts.py</extracomment>
            <translation>Вечер для примера. В вашу книгу ничего не попадёт.</translation>
        </message>
        <message>
            <source>Chicago: players' screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Чикаго: экран для игроков</translation>
        </message>
        <message>
            <source>Esc closes this screen</source>
            <extracomment>chicago_gui/players/players_screen.py</extracomment>
            <translation>Esc закрывает этот экран</translation>
        </message>
        <message>
            <source>other number:</source>
            <extracomment>chicago_gui/players/rules_box.py</extracomment>
            <translation>другое число:</translation>
        </message>
        <message>
            <source>Open</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Открыть</translation>
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
            <source>Restore</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>Восстановить</translation>
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
            <source>Restore {count} sessions</source>
            <extracomment>chicago_gui/players/session_list.py</extracomment>
            <translation>
                <numerusform>Восстановить {count} вечер</numerusform>
                <numerusform>Восстановить {count} вечера</numerusform>
                <numerusform>Восстановить {count} вечеров</numerusform>
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
            <source>Settings are kept in {file}. You can edit it.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Настройки хранятся в {file}; файл можно править.</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Язык (Language)</translation>
        </message>
        <message>
            <source>Set at startup, for this time only. A choice here applies at once.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Задано при запуске, только на этот раз. Выбор здесь действует сразу.</translation>
        </message>
        <message>
            <source>Theme</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Тема</translation>
        </message>
        <message>
            <source>Suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Масти</translation>
        </message>
        <message>
            <source>Default zoom</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Масштаб по умолчанию</translation>
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
            <source>Reveal, swap due, die roll</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Вскрытие, обмен, бросок кубика</translation>
        </message>
        <message>
            <source>Sounds</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Звук</translation>
        </message>
        <message>
            <source>Cover after</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Скрывать очки через</translation>
        </message>
        <message>
            <source>Cover when the window loses focus</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Скрывать очки, когда окно теряет фокус</translation>
        </message>
        <message>
            <source>Esc, minimising, locking, switching users, closing the lid and sleep cover the counts too.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Очки скрывают и Esc, сворачивание окна, блокировка экрана, смена пользователя, крышка и спящий режим.</translation>
        </message>
        <message>
            <source>Ask for a code this session</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Спрашивать код в этот вечер</translation>
        </message>
        <message>
            <source>Four-digit code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код из четырёх цифр</translation>
        </message>
        <message>
            <source>The code is kept beside the book and cannot be read.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код хранится рядом с книгой, прочесть его нельзя.</translation>
        </message>
        <message>
            <source>Sample of the suits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Образец мастей</translation>
        </message>
        <message>
            <source> %</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation> %</translation>
        </message>
        <message>
            <source>System: {language}</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Системный: {language}</translation>
        </message>
        <message>
            <source>minutes without a key</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>мин без нажатий</translation>
        </message>
        <message>
            <source>Code</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Код</translation>
        </message>
        <message>
            <source>set</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>задан</translation>
        </message>
        <message>
            <source>four digits</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>четыре цифры</translation>
        </message>
        <message>
            <source>Type four digits.</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Введите четыре цифры.</translation>
        </message>
        <message>
            <source>System</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Системная</translation>
        </message>
        <message>
            <source>Light</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Светлая</translation>
        </message>
        <message>
            <source>Dark</source>
            <extracomment>chicago_gui/players/settings_page.py</extracomment>
            <translation>Тёмная</translation>
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
            <source>Side panel</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Боковая панель</translation>
        </message>
        <message>
            <source>Summary (F8)</source>
            <extracomment>chicago_gui/players/side_panel.py</extracomment>
            <translation>Итоги (F8)</translation>
        </message>
        <message>
            <source>How a deal goes</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Как идёт сдача</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Бланк для записи</translation>
        </message>
        <message>
            <source>Open session files…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Открыть файлы вечеров…</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Статистика</translation>
        </message>
        <message>
            <source>Print blank forms…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Печать чистых бланков…</translation>
        </message>
        <message>
            <source>Open a sample session</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Открыть вечер для примера</translation>
        </message>
        <message>
            <source>Enter a session from paper…</source>
            <extracomment>chicago_gui/players/start_page.py</extracomment>
            <translation>Ввести вечер с бумаги…</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Период</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>С</translation>
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
            <source>No finished deal in this period.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>За этот период нет сыгранных сдач.</translation>
        </message>
        <message>
            <source>All time</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Всё время</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Этот год</translation>
        </message>
        <message>
            <source>From – to</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>С – по</translation>
        </message>
        <message>
            <source>Delete season</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Удалить сезон</translation>
        </message>
        <message>
            <source>Save as season…</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Назвать сезон…</translation>
        </message>
        <message>
            <source>Enter or a double click opens the session.</source>
            <extracomment>chicago_gui/players/statistics_page.py</extracomment>
            <translation>Enter или двойной щелчок открывает этот вечер.</translation>
        </message>
        <message>
            <source>Keep the &amp;book's version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Оставить вариант &amp;книги</translation>
        </message>
        <message>
            <source>Take the &amp;file's version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Взять вариант &amp;файла</translation>
        </message>
        <message>
            <source>Keep b&amp;oth</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Оставить &amp;оба</translation>
        </message>
        <message>
            <source>Keep the &amp;first, delete the second</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Оставить &amp;первый, удалить второй</translation>
        </message>
        <message>
            <source>Keep the &amp;second, delete the first</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Оставить &amp;второй, удалить первый</translation>
        </message>
        <message>
            <source>In the book</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>В книге</translation>
        </message>
        <message>
            <source>In the file</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>В файле</translation>
        </message>
        <message>
            <source>“Keep both” adds the file as a new session. Replacing can be undone.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>«Оставить оба» добавит файл новым вечером. Замену можно отменить.</translation>
        </message>
        <message>
            <source>All visible entries are the same.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Все видимые записи одинаковы.</translation>
        </message>
        <message>
            <source>First version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Первый вариант</translation>
        </message>
        <message>
            <source>Second version</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Второй вариант</translation>
        </message>
        <message>
            <source>The book has two versions of {evening}.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>В книге два варианта вечера {evening}.</translation>
        </message>
        <message>
            <source>A deleted session can be restored.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Удалённый вечер можно восстановить.</translation>
        </message>
        <message>
            <source>Different versions</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Разные варианты</translation>
        </message>
        <message>
            <source>The same choice for &amp;all sessions</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Так же для &amp;всех вечеров</translation>
        </message>
        <message numerus="yes">
            <source>{count} sessions in the book have other entries. Choose what to keep.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>
                <numerusform>В книге {count} вечер с другими записями. Выберите, что оставить.</numerusform>
                <numerusform>В книге {count} вечера с другими записями. Выберите, что оставить.</numerusform>
                <numerusform>В книге {count} вечеров с другими записями. Выберите, что оставить.</numerusform>
            </translation>
        </message>
        <message>
            <source>Session</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Вечер</translation>
        </message>
        <message>
            <source>File</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Файл</translation>
        </message>
        <message>
            <source>Choice</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Выбор</translation>
        </message>
        <message>
            <source>The book already has the session of {evening}, with other entries.</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>В книге уже есть этот вечер ({evening}), с другими записями.</translation>
        </message>
        <message>
            <source>Differences:</source>
            <extracomment>chicago_gui/players/versions.py</extracomment>
            <translation>Различия:</translation>
        </message>
        <message>
            <source>Duplicate score, not vulnerable and vulnerable. Calculator only: nothing is saved.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Спортивная запись, до зоны и в зоне. Только расчёт: ничего не сохраняется.</translation>
        </message>
        <message>
            <source>this computer</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>этот компьютер</translation>
        </message>
        <message>
            <source>Made with Qt {qt} and PySide6 {pyside}.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Сделано на Qt {qt} и PySide6 {pyside}.</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>&amp;Показать</translation>
        </message>
        <message>
            <source>Whole session</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Весь вечер</translation>
        </message>
        <message>
            <source>Names, date, place, plan, rules</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Имена, дата, место, план, правила</translation>
        </message>
        <message>
            <source>A backup is made at startup and on exit if anything changed. The last ten are kept.
Restoring brings back all sessions of that time. The current book is backed up first.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Копия делается при запуске и при выходе, если что-то изменилось. Хранятся последние десять.
Восстановление вернёт все вечера того времени. Нынешняя книга сначала копируется.</translation>
        </message>
        <message>
            <source>No backup yet.</source>
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
            <source>Type contract and result: 4sx+1 or 3nt=</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Введите контракт и результат: 4пх+1 или 3бк=</translation>
        </message>
        <message>
            <source>Contract and result</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Контракт и результат</translation>
        </message>
        <message>
            <source>About Chicago</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>О программе «Чикаго»</translation>
        </message>
        <message>
            <source>Time</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Время</translation>
        </message>
        <message>
            <source>Change</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Изменение</translation>
        </message>
        <message>
            <source>Kind</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Вид</translation>
        </message>
        <message>
            <source>Licence</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Лицензия</translation>
        </message>
        <message>
            <source>Qt, fonts and others</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Qt, шрифты и прочее</translation>
        </message>
        <message>
            <source>Backups are in {folder}. To move to another computer, copy it to the same place before the first start.</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Копии лежат в {folder}. Для переноса на другой компьютер скопируйте папку туда же до первого запуска.</translation>
        </message>
        <message>
            <source>Chicago {version}</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>Чикаго {version}</translation>
        </message>
        <message>
            <source>correction</source>
            <extracomment>chicago_gui/players/windows.py</extracomment>
            <translation>исправление</translation>
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
            <source>Undone here. {key} goes to the wanted cell.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Отменено здесь. {key} ведёт к нужной клетке.</translation>
        </message>
        <message>
            <source>All deals are entered. Enter goes to the table.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Все сдачи введены. Enter — к столу.</translation>
        </message>
        <message>
            <source>Enter goes to the next deal.</source>
            <extracomment>chicago_gui/preparer/face.py</extracomment>
            <translation>Enter — к следующей сдаче.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: no printer is set up.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Сохраните страницы в PDF: принтер не настроен.</translation>
        </message>
        <message>
            <source>{names}: no font here has all the letters.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>{names}: ни в одном шрифте нет всех букв.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: printing needs the library libcups2.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Сохраните страницы в PDF: для печати нужна библиотека libcups2.</translation>
        </message>
        <message>
            <source>Save the pages as PDF: the printing service CUPS is not running.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Сохраните страницы в PDF: служба печати CUPS не запущена.</translation>
        </message>
        <message>
            <source>The printer does not accept pages.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Принтер не принимает страницы.</translation>
        </message>
        <message>
            <source>Check the printer: it reports a fault.</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Проверьте принтер: он сообщает о сбое.</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Сохранить как PDF…</translation>
        </message>
        <message>
            <source>Page</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Страница</translation>
        </message>
        <message>
            <source>Print preview – {title}</source>
            <extracomment>chicago_gui/printing/dialogs.py</extracomment>
            <translation>Просмотр печати – {title}</translation>
        </message>
        <message>
            <source>level</source>
            <extracomment>chicago_gui/scoring/contract.py</extracomment>
            <translation>уровень</translation>
        </message>
        <message>
            <source>type the contract: 4S, 3NTX or 2HXX</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>введите контракт: 4П, 3БКX или 2ЧXX</translation>
        </message>
        <message>
            <source>begin the contract with its level, 1 to 7, not with {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>начните контракт с уровня, 1–7, а не с {text}</translation>
        </message>
        <message>
            <source>type C, D, H, S or NT after the level</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>после уровня введите Т, Б, Ч, П или БК</translation>
        </message>
        <message>
            <source>type C, D, H, S or NT, not {denomination}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>введите Т, Б, Ч, П или БК, а не {denomination}</translation>
        </message>
        <message>
            <source>type X to double, XX to redouble</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>введите Х — контра, ХХ — реконтра</translation>
        </message>
        <message>
            <source>end the contract before {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>закончите контракт перед {text}</translation>
        </message>
        <message>
            <source>type the result: =, +1 or −2</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>введите результат: =, +1 или −2</translation>
        </message>
        <message>
            <source>type the result =, +1 or −2, not {text}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>введите результат =, +1 или −2, а не {text}</translation>
        </message>
        <message>
            <source>{contract} makes at most {most} overtricks, not {overtricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>лишних взяток в {contract} не больше {most}, а не {overtricks}</translation>
        </message>
        <message>
            <source>{contract} goes at most {most} down, not {undertricks}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>недобор в {contract} не больше {most}, а не {undertricks}</translation>
        </message>
        <message>
            <source>{what}: {least} to {most}, not {count}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{what}: от {least} до {most}, а не {count}</translation>
        </message>
        <message>
            <source>{what} must be {choices}, not {count}</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>{what}: нужно {choices}, а не {count}</translation>
        </message>
        <message>
            <source>tricks</source>
            <extracomment>chicago_gui/scoring/refused.py</extracomment>
            <translation>взятки</translation>
        </message>
        <message>
            <source>Type a board number.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Введите номер сдачи.</translation>
        </message>
        <message>
            <source>Type declarer beside the contract first: n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Сначала введите, кто разыгрывает: с, в, ю или з.</translation>
        </message>
        <message>
            <source>Press Enter to accept this card; ↑ and ↓ show the other. The cards disagree.</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Enter принимает эту карточку, ↑ и ↓ ведут к другой. Карточки расходятся.</translation>
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
            <source>board {number} is not on this form</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>сдачи {number} на этом бланке нет</translation>
        </message>
        <message>
            <source>Which board comes next?</source>
            <extracomment>chicago_gui/sheet/boards/columns.py</extracomment>
            <translation>Какая сдача следующая?</translation>
        </message>
        <message>
            <source>board {number} is entered twice</source>
            <extracomment>chicago_gui/sheet/boards/deal.py</extracomment>
            <translation>сдача {number} введена дважды</translation>
        </message>
        <message>
            <source>boards {number}</source>
            <extracomment>chicago_gui/sheet/boards/file.py</extracomment>
            <translation>сдачи {number}</translation>
        </message>
        <message>
            <source>Average per session</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>В среднем за вечер</translation>
        </message>
        <message>
            <source>matchpoints or board points of the maximum</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>матчпойнты или очки за сдачи от максимума</translation>
        </message>
        <message>
            <source>Sessions won</source>
            <extracomment>chicago_gui/sheet/boards/game.py</extracomment>
            <translation>Вечеров выиграно</translation>
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
            <source>no contract yet</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>контракта ещё нет</translation>
        </message>
        <message>
            <source>nobody vulnerable</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>никто не в зоне</translation>
        </message>
        <message>
            <source>{contract} by {name}</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{contract}, играет {name}</translation>
        </message>
        <message>
            <source>{name} deals, {vulnerable}.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>Сдаёт {name}, {vulnerable}.</translation>
        </message>
        <message>
            <source>{card}: {deal}. Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Введите результат: = +1 −2.</translation>
        </message>
        <message>
            <source>{card}: {deal}. A new entry replaces it.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: {deal}. Новая запись её заменит.</translation>
        </message>
        <message>
            <source>{card}: type contract, declarer, result: 4sx n −1; p if passed out. Type a number to go to that board.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: введите контракт, разыгрывающего, результат: 4пх с −1; п — распас. Номер ведёт к сдаче.</translation>
        </message>
        <message>
            <source>{card}: who plays {contract}? Type n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/boards/words.py</extracomment>
            <translation>{card}: кто играет {contract}? Введите с, в, ю или з.</translation>
        </message>
        <message>
            <source>Change the other cells: this one is calculated.</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>Меняйте другие клетки: эта вычисляется.</translation>
        </message>
        <message>
            <source>This session is read-only.</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>Этот вечер только для чтения.</translation>
        </message>
        <message>
            <source>covered</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>скрыто</translation>
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
            <source>proposed: {what}</source>
            <extracomment>chicago_gui/sheet/column.py</extracomment>
            <translation>предлагается: {what}</translation>
        </message>
        <message>
            <source>{bid}: {points} not vulnerable, {more} vulnerable</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{bid}: {points} до зоны, {more} в зоне</translation>
        </message>
        <message>
            <source>{points} for tricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за взятки</translation>
        </message>
        <message>
            <source>{points} for overtricks</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за лишние</translation>
        </message>
        <message>
            <source>{points} game</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за гейм</translation>
        </message>
        <message>
            <source>{points} part-score</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за частичную запись</translation>
        </message>
        <message>
            <source>{points} slam</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} за шлем</translation>
        </message>
        <message>
            <source>{points} for making it redoubled</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} премия за реконтру</translation>
        </message>
        <message>
            <source>{points} for making it doubled</source>
            <extracomment>chicago_gui/sheet/duplicate_score.py</extracomment>
            <translation>{points} премия за контру</translation>
        </message>
        <message>
            <source>{deal} is open again, without a score. {keys} restores it.</source>
            <extracomment>chicago_gui/sheet/entry_handler.py</extracomment>
            <translation>{deal} снова открыта, записи нет. {keys} вернёт её.</translation>
        </message>
        <message>
            <source>{value} removed</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>{value} — убрано</translation>
        </message>
        <message>
            <source>record cannot be read: {error}</source>
            <extracomment>chicago_gui/sheet/fields.py</extracomment>
            <translation>запись не читается: {error}</translation>
        </message>
        <message>
            <source>Leading: {names}, {score}</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Впереди {names}, {score}</translation>
        </message>
        <message>
            <source>All are level.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>У всех поровну.</translation>
        </message>
        <message>
            <source>The lead changed once.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Лидер сменился один раз.</translation>
        </message>
        <message numerus="yes">
            <source>The lead changed {count} times.</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>
                <numerusform>Лидер сменился {count} раз.</numerusform>
                <numerusform>Лидер сменился {count} раза.</numerusform>
                <numerusform>Лидер сменился {count} раз.</numerusform>
            </translation>
        </message>
        <message>
            <source>What if</source>
            <extracomment>chicago_gui/sheet/figures.py</extracomment>
            <translation>Что если</translation>
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
            <source>Type the new contract; {name} still plays it.</source>
            <extracomment>chicago_gui/sheet/form.py</extracomment>
            <translation>Введите новый контракт; разыгрывает по-прежнему {name}.</translation>
        </message>
        <message>
            <source>replaced by a session file</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>заменено файлом вечера</translation>
        </message>
        <message>
            <source>nobody is away</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>все на месте</translation>
        </message>
        <message>
            <source>nothing changed</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>ничего не изменилось</translation>
        </message>
        <message>
            <source>joined: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>новые игроки: {names}</translation>
        </message>
        <message>
            <source>removed: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>убраны: {names}</translation>
        </message>
        <message>
            <source>left: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>ушли: {names}</translation>
        </message>
        <message>
            <source>back: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>вернулись: {names}</translation>
        </message>
        <message numerus="yes">
            <source>and {count} more deals</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>
                <numerusform>и ещё {count} сдача</numerusform>
                <numerusform>и ещё {count} сдачи</numerusform>
                <numerusform>и ещё {count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>away: {names}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>нет за столом: {names}</translation>
        </message>
        <message>
            <source>only one has deal {numbers}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>только в одном есть сдача {numbers}</translation>
        </message>
        <message>
            <source>session begun</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>вечер начат</translation>
        </message>
        <message>
            <source>session deleted</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>вечер удалён</translation>
        </message>
        <message>
            <source>session restored</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>вечер восстановлен</translation>
        </message>
        <message>
            <source>only one has {deals}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>только в одном есть {deals}</translation>
        </message>
        <message numerus="yes">
            <source>added to the book with {count} deals</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>
                <numerusform>внесён в книгу, {count} сдача</numerusform>
                <numerusform>внесён в книгу, {count} сдачи</numerusform>
                <numerusform>внесён в книгу, {count} сдач</numerusform>
            </translation>
        </message>
        <message>
            <source>undone: {what}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>отменено: {what}</translation>
        </message>
        <message>
            <source>redone: {what}</source>
            <extracomment>chicago_gui/sheet/history.py</extracomment>
            <translation>повторено: {what}</translation>
        </message>
        <message>
            <source>{name} takes {whose}'s chair, opposite {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} садится: место — {whose}, партнёр — {partner}</translation>
        </message>
        <message>
            <source>{name} moves to {whose}'s chair, opposite {partner}</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>{name} пересаживается: место — {whose}, партнёр — {partner}</translation>
        </message>
        <message>
            <source>Everybody stays seated.</source>
            <extracomment>chicago_gui/sheet/panel.py</extracomment>
            <translation>Все остаются на местах.</translation>
        </message>
        <message>
            <source>{what}: type the contract first</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: сначала введите контракт</translation>
        </message>
        <message>
            <source>{what}: the deal was passed out</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>{what}: сдача распасована</translation>
        </message>
        <message>
            <source>result without a declarer</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>результат без разыгрывающего</translation>
        </message>
        <message>
            <source>only one hand can hold honours</source>
            <extracomment>chicago_gui/sheet/play.py</extracomment>
            <translation>онёры бывают только в одной руке</translation>
        </message>
        <message>
            <source>rule {rule}: {what}</source>
            <extracomment>chicago_gui/sheet/rules.py</extracomment>
            <translation>правило {rule}: {what}</translation>
        </message>
        <message>
            <source>To sort, click a heading or press {left} {right}.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Сортировка: щелчок по заголовку или {left} {right}.</translation>
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
            <source>Best sessions</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Лучшие вечера</translation>
        </message>
        <message>
            <source>Head to head</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Личные встречи</translation>
        </message>
        <message>
            <source>First place wins a session. A session not won ends the streak; being away does not.</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Вечер выигрывает первое место. Серию прерывает невыигранный вечер, но не отсутствие.</translation>
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
            <source>current streak at the end of the period</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>серия к концу периода</translation>
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
            <source>{count} sessions without a stake are not counted.</source>
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
            <source>Ahead</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Впереди</translation>
        </message>
        <message>
            <source>Behind</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Позади</translation>
        </message>
        <message>
            <source>Level</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>Поровну</translation>
        </message>
        <message>
            <source>what the player won, in how many; sorted by average</source>
            <extracomment>chicago_gui/sheet/season_tables.py</extracomment>
            <translation>сколько выиграл игрок и за сколько сдач; по среднему</translation>
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
            <source>{where} must be {kind}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: нужно {kind}</translation>
        </message>
        <message>
            <source>this file needs a newer version of the program ({what})</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>для этого файла нужна более новая программа ({what})</translation>
        </message>
        <message>
            <source>{where} is "{text}": {why}</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>{where}: «{text}»: {why}</translation>
        </message>
        <message>
            <source>not a session file, or damaged ({what})</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>это не файл вечера, или он повреждён ({what})</translation>
        </message>
        <message>
            <source>key "{key}" twice</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>ключ «{key}» дважды</translation>
        </message>
        <message>
            <source>unknown key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>неизвестный ключ «{key}»</translation>
        </message>
        <message>
            <source>missing key "{key}"</source>
            <extracomment>chicago_gui/sheet/session_file.py</extracomment>
            <translation>нет ключа «{key}»</translation>
        </message>
        <message>
            <source>All sessions</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Все вечера</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Незаконченные</translation>
        </message>
        <message>
            <source>Finished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Законченные</translation>
        </message>
        <message>
            <source>Deleted</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Удалённые</translation>
        </message>
        <message>
            <source>No session yet.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Вечеров ещё нет.</translation>
        </message>
        <message>
            <source>This session cannot be read.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Этот вечер не читается.</translation>
        </message>
        <message>
            <source>unknown game</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>неизвестная игра</translation>
        </message>
        <message>
            <source>finished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>закончен</translation>
        </message>
        <message>
            <source>unfinished</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>не закончен</translation>
        </message>
        <message>
            <source>unreadable session</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>нечитаемый вечер</translation>
        </message>
        <message>
            <source>No session here.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Здесь нет вечеров.</translation>
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
            <source>Deleted: {session}</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>Удалено: {session}</translation>
        </message>
        <message>
            <source>Nothing found for “{text}”.</source>
            <extracomment>chicago_gui/sheet/session_list.py</extracomment>
            <translation>«{text}»: ничего не найдено.</translation>
        </message>
        <message>
            <source>sides</source>
            <extracomment>chicago_gui/sheet/sittings/changes.py</extracomment>
            <translation>линии</translation>
        </message>
        <message>
            <source>deal number and note</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>номер сдачи и заметка</translation>
        </message>
        <message>
            <source>difference so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>текущая разница</translation>
        </message>
        <message>
            <source>Type honours with a name: 100 {one} or 150 {one}.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Введите онёры с именем: 100 {one} или 150 {one}.</translation>
        </message>
        <message>
            <source>Type {words}, not {text}.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Введите: {words}, а не {text}.</translation>
        </message>
        <message>
            <source>Enter the partners first: press Enter to accept them.</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Сначала партнёры: Enter принимает показанное.</translation>
        </message>
        <message>
            <source>who plays with whom</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>кто с кем играет</translation>
        </message>
        <message>
            <source>total so far</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>текущая сумма</translation>
        </message>
        <message>
            <source>others…</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>другие…</translation>
        </message>
        <message>
            <source>Who plays together?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто играет вместе?</translation>
        </message>
        <message>
            <source>Who plays against {side}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто играет против {side}?</translation>
        </message>
        <message>
            <source>Who sits on the left of {name}?</source>
            <extracomment>chicago_gui/sheet/sittings/columns.py</extracomment>
            <translation>Кто слева: {name}?</translation>
        </message>
        <message>
            <source>total won</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>сколько выиграно всего</translation>
        </message>
        <message>
            <source>Points per {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Очков за {sitting}</translation>
        </message>
        <message>
            <source>partner with the most points together, over several sittings</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>с кем выиграно больше всего за несколько кругов или робберов</translation>
        </message>
        <message>
            <source>sessions with the best account</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>вечера с лучшим счётом</translation>
        </message>
        <message>
            <source>Contracts made</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Сыграно</translation>
        </message>
        <message>
            <source>Hundreds per {sitting}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Сотен за {sitting}</translation>
        </message>
        <message>
            <source>Biggest: {unit}, {side}, {score}</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Самый крупный выигрыш: {unit}, {side}, {score}</translation>
        </message>
        <message>
            <source>Only settled rounds and rubbers count.</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>Считаются только рассчитанные круги и робберы.</translation>
        </message>
        <message>
            <source>hundreds</source>
            <extracomment>chicago_gui/sheet/sittings/figures.py</extracomment>
            <translation>сотни</translation>
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
            <source>{deal}: {contract} by {name}. Type the result: = +1 −2.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}, разыгрывает {name}. Введите результат: = +1 −2.</translation>
        </message>
        <message>
            <source>Account: nothing settled yet</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Счёт: пока ничего не рассчитано</translation>
        </message>
        <message>
            <source>{deal}: {dealer} deals. Type contract and declarer: 3s {one}, doubled 3sx {other}, passed out p.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: сдаёт {dealer}. Введите контракт и разыгрывающего: 3п {one}, с контрой 3пх {other}, распас п.</translation>
        </message>
        <message>
            <source>{sides}; out: {out}. To change, type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}; отдых: {out}. Чтобы изменить, введите «{example}».</translation>
        </message>
        <message>
            <source>{sides}. To change, type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{sides}. Чтобы изменить, введите «{example}».</translation>
        </message>
        <message>
            <source>Dealer: {name}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Сдающий: {name}</translation>
        </message>
        <message>
            <source>{unit}, deal {number}</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}, сдача {number}</translation>
        </message>
        <message>
            <source>{deal}: {contract}. Who plays it? Type {names}.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{deal}: {contract}. Кто разыгрывает? Введите: {names}.</translation>
        </message>
        <message>
            <source>Who deals first? Enter accepts, Space shows another; or type a name.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Кто сдаёт первым? Enter принимает, пробел показывает другого; или введите имя.</translation>
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
            <source>Dealer: {name} (fewest so far)</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>Сдающий: {name} (сдавал реже всех)</translation>
        </message>
        <message>
            <source>{unit}: who plays with whom? Enter accepts, Space shows another; or type “{example}”.</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: кто с кем? Enter принимает, пробел показывает другое; или введите «{example}».</translation>
        </message>
        <message>
            <source>{unit}: seats</source>
            <extracomment>chicago_gui/sheet/sittings/form.py</extracomment>
            <translation>{unit}: места</translation>
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
            <source>dealer {name} is on neither side</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сдающий {name} не входит ни в одну линию</translation>
        </message>
        <message>
            <source>nothing to change there</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>менять там нечего</translation>
        </message>
        <message>
            <source>delete its deals first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сначала удалите там сдачи</translation>
        </message>
        <message>
            <source>change the sides there: the one before has no deal yet</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>поменяйте линии там: в предыдущем ещё нет сдач</translation>
        </message>
        <message>
            <source>type the result of deal {number} first</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сначала введите результат сдачи {number}</translation>
        </message>
        <message>
            <source>exact points</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>точно по очкам</translation>
        </message>
        <message>
            <source>in hundreds, 50 rounds down</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сотнями, 50 округляется вниз</translation>
        </message>
        <message>
            <source>in hundreds, 50 rounds up</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>сотнями, 50 округляется вверх</translation>
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
            <source>{where} must name somebody or be absent</source>
            <extracomment>chicago_gui/sheet/sittings/model.py</extracomment>
            <translation>{where}: нужно имя или ничего</translation>
        </message>
        <message>
            <source>{side} have {points} below.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}: под чертой {points}.</translation>
        </message>
        <message>
            <source>{had} so far; {side} lead by {points}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>пока {had}; {side} впереди на {points}.</translation>
        </message>
        <message>
            <source>{side} ({count} before)</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side} (раньше: {count})</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum} is a game</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}, под чертой было {before}: {sum}, гейм</translation>
        </message>
        <message>
            <source>{side} had {before} below: {sum}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{side}, под чертой было {before}: {sum}</translation>
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
            <source>for making it redoubled</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>премия за реконтру</translation>
        </message>
        <message>
            <source>for making it doubled</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>премия за контру</translation>
        </message>
        <message>
            <source>{difference}: {winners} get {points} each, {losers} pay it</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{difference}: {winners} — по {points}, платят {losers}</translation>
        </message>
        <message>
            <source>{points} for {side}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points}: {side}</translation>
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
            <source>It counts once it is over.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Засчитывается, когда закончен.</translation>
        </message>
        <message>
            <source>deals {numbers}</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>сдачи {numbers}</translation>
        </message>
        <message>
            <source>{told}, {count} unfinished</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{told}, не закончено: {count}</translation>
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
            <source>New dealer: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другой сдающий: {deals}.</translation>
        </message>
        <message>
            <source>New vulnerability: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другая зона: {deals}.</translation>
        </message>
        <message>
            <source>New points: {deals}.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Другие очки: {deals}.</translation>
        </message>
        <message>
            <source>{points} below</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>{points} под чертой</translation>
        </message>
        <message>
            <source>Deal {number} is no longer a game.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Сдача {number} больше не гейм.</translation>
        </message>
        <message>
            <source>Deal {number} is a game now.</source>
            <extracomment>chicago_gui/sheet/sittings/words.py</extracomment>
            <translation>Сдача {number} теперь гейм.</translation>
        </message>
        <message>
            <source>right</source>
            <extracomment>chicago_gui/sheet/speech.py</extracomment>
            <translation>верно</translation>
        </message>
        <message>
            <source>type an amount like 0.50, not “{amount}”</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>введите сумму, например 0,50, а не «{amount}»</translation>
        </message>
        <message>
            <source>type an amount above 0, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>введите сумму больше 0, а не {amount}</translation>
        </message>
        <message>
            <source>type an amount up to {most}, not {amount}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>введите сумму не больше {most}, а не {amount}</translation>
        </message>
        <message>
            <source>type at most {most} decimals in {currency}; {amount} has {count}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>знаков после запятой в {currency} не больше {most}; в {amount} их {count}</translation>
        </message>
        <message>
            <source>type the currency: EUR</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>введите валюту: RUB</translation>
        </message>
        <message>
            <source>type at most {most} letters for the currency, not {count}</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>валюта: не больше {most} букв, а не {count}</translation>
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
            <source>paid</source>
            <extracomment>chicago_gui/sheet/stakes.py</extracomment>
            <translation>платят</translation>
        </message>
        <message>
            <source>type all names</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>впишите все имена</translation>
        </message>
        <message>
            <source>type another name: {name} is already entered</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>впишите другое имя: {name} уже есть</translation>
        </message>
        <message>
            <source>type one name a line: {names} is more than one</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>по одному имени в строке: {names} — больше одного</translation>
        </message>
        <message>
            <source>{what}: type at most {most} letters, not {count}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: не больше {most} букв, а не {count}</translation>
        </message>
        <message>
            <source>{what}: remove the character {sign}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>{what}: уберите знак {sign}</translation>
        </message>
        <message>
            <source>name {number}</source>
            <extracomment>chicago_gui/sheet/texts.py</extracomment>
            <translation>имя {number}</translation>
        </message>
        <message>
            <source>Type the contract, 4s or 3nt, or p if passed out.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Введите контракт, 4п или 3бк, или п — распас.</translation>
        </message>
        <message>
            <source>Type c, d, h, s or n after the level.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>После уровня введите т, б, ч, п или бк.</translation>
        </message>
        <message>
            <source>Type declarer after the contract: {names}.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>После контракта введите разыгрывающего: {names}.</translation>
        </message>
        <message>
            <source>Type n, e, s or w for declarer, not {text}.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>Разыгрывающий — с, в, ю или з, а не {text}.</translation>
        </message>
        <message>
            <source>Type declarer after the contract: n, e, s or w.</source>
            <extracomment>chicago_gui/sheet/typing/contracts.py</extracomment>
            <translation>После контракта введите разыгрывающего: с, в, ю или з.</translation>
        </message>
        <message>
            <source>Put spaces between the counts: 12 9 13 6.</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Введите очки через пробел: 12 9 13 6.</translation>
        </message>
        <message>
            <source>Put spaces between the counts: {one} or {other}?</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Введите очки через пробел: {one} или {other}?</translation>
        </message>
        <message>
            <source>Type a number, not {text}.</source>
            <extracomment>chicago_gui/sheet/typing/counts.py</extracomment>
            <translation>Введите число, а не {text}.</translation>
        </message>
        <message>
            <source>Type a name or its first letters.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Введите имя или его первые буквы.</translation>
        </message>
        <message>
            <source>Nobody here is called {text}.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Здесь нет никого по имени {text}.</translation>
        </message>
        <message>
            <source>{name} does not play this deal.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{name} в этой сдаче не играет.</translation>
        </message>
        <message>
            <source>{names}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>{names}?</translation>
        </message>
        <message>
            <source>Put spaces between the names: {one} or {other}?</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Введите имена через пробел: {one} или {other}?</translation>
        </message>
        <message>
            <source>Type two partners or all four players: “{example}”.</source>
            <extracomment>chicago_gui/sheet/typing/names.py</extracomment>
            <translation>Введите двух партнёров или всех четверых: «{example}».</translation>
        </message>
        <message>
            <source>“{text}” does not fit here.</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>«{text}» сюда не подходит.</translation>
        </message>
        <message>
            <source>{hint}</source>
            <extracomment>chicago_gui/sheet/typing/reader.py</extracomment>
            <translation>{hint}</translation>
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
            <source>{count} not processed</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не обработано {count}</translation>
        </message>
        <message>
            <source>{count} not exported</source>
            <extracomment>chicago_gui/sheet/versions.py</extracomment>
            <translation>не сохранено {count}</translation>
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
        <message numerus="yes">
            <source>{count} IMPs</source>
            <extracomment>chicago_gui/sheet/words.py</extracomment>
            <translation>
                <numerusform>{count} имп.</numerusform>
                <numerusform>{count} имп.</numerusform>
                <numerusform>{count} имп.</numerusform>
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
            <source>Open a session folder…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Открыть папку с вечерами…</translation>
        </message>
        <message>
            <source>Continue from paper</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Продолжить ввод с бумаги</translation>
        </message>
        <message>
            <source>Export session…</source>
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
            <source>Copy standing as picture</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Копировать положение картинкой</translation>
        </message>
        <message>
            <source>Copy chart as picture</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Копировать график картинкой</translation>
        </message>
        <message>
            <source>History…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>История…</translation>
        </message>
        <message>
            <source>Dark theme</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Тёмная тема</translation>
        </message>
        <message>
            <source>Four-colour suits</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Масти четырёх цветов</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Крупнее</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Мельче</translation>
        </message>
        <message>
            <source>Session details…</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Данные вечера…</translation>
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
            <source>PDF</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>PDF</translation>
        </message>
        <message>
            <source>Cover</source>
            <extracomment>chicago_gui/shell/menus.py</extracomment>
            <translation>Скрыть очки</translation>
        </message>
        <message>
            <source>TABLE  ·  nothing here is secret</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>СТОЛ  ·  здесь нет секретов</translation>
        </message>
        <message>
            <source>Undo: {step}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>Отменить: {step}</translation>
        </message>
        <message>
            <source>Redo: {step}</source>
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
            <translation>Esc скрывает очки</translation>
        </message>
        <message>
            <source>PREPARER  ·  {name}  ·  turn the screen away</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>ПОДГОТОВКА  ·  {name}  ·  поверните экран к себе</translation>
        </message>
        <message>
            <source>ends about {hour}</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>конец около {hour}</translation>
        </message>
        <message>
            <source>F2 preparer</source>
            <extracomment>chicago_gui/shell/window.py</extracomment>
            <translation>F2 подготовка</translation>
        </message>
        <message>
            <source>a pipe, socket or device, not a file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>канал, сокет или устройство, а не файл</translation>
        </message>
        <message>
            <source>larger than {megabytes} MB: not a session file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>больше {megabytes} МБ: это не файл вечера</translation>
        </message>
        <message>
            <source>a folder, not a file</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>папка, а не файл</translation>
        </message>
        <message>
            <source>{path} cannot be written: {cause}.</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>{path} не записать: {cause}.</translation>
        </message>
        <message>
            <source>file not found</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>файл не найден</translation>
        </message>
        <message>
            <source>no permission to read</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>нет прав на чтение</translation>
        </message>
        <message>
            <source>no permission to write</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>нет прав на запись</translation>
        </message>
        <message>
            <source>not enough space on the disk</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>не хватает места на диске</translation>
        </message>
        <message>
            <source>the disk is read-only</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>диск только для чтения</translation>
        </message>
        <message>
            <source>invalid file name</source>
            <extracomment>chicago_gui/whole_file.py</extracomment>
            <translation>недопустимое имя файла</translation>
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
            <source>Wrong code. Type it again:</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Неверный код. Введите ещё раз:</translation>
        </message>
        <message>
            <source>Wrong code. If nobody knows it, see “Secrecy” in the guide (F1).</source>
            <extracomment>chicago_gui/widgets/code_pad.py</extracomment>
            <translation>Неверный код. Если его никто не помнит, см. «Секреты» в руководстве (F1).</translation>
        </message>
        <message>
            <source>The form</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Бланк</translation>
        </message>
        <message>
            <source>Note on {deal}: type it and press Enter.</source>
            <extracomment>chicago_gui/widgets/form/face.py</extracomment>
            <translation>Заметка: {deal}. Введите её и нажмите Enter.</translation>
        </message>
        <message>
            <source>Not entered: "{text}".</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Не введено: «{text}».</translation>
        </message>
        <message>
            <source>Not entered: the text could not be read.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Не введено: текст не удалось прочесть.</translation>
        </message>
        <message>
            <source>Press Enter.</source>
            <extracomment>chicago_gui/widgets/form/line.py</extracomment>
            <translation>Нажмите Enter.</translation>
        </message>
        <message>
            <source>History of {deal}…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>История: {deal}…</translation>
        </message>
        <message>
            <source>Edit…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Изменить…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Выбрать…</translation>
        </message>
        <message>
            <source>Clear this cell</source>
            <extracomment>chicago_gui/widgets/form/view.py</extracomment>
            <translation>Очистить клетку</translation>
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
            <source>OK</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>OK</translation>
        </message>
        <message>
            <source>played by</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>играет</translation>
        </message>
        <message>
            <source>doubled</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>контра</translation>
        </message>
        <message>
            <source>redoubled</source>
            <extracomment>chicago_gui/widgets/pads.py</extracomment>
            <translation>реконтра</translation>
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
            <source>{pair}: partners {count}×</source>
            <extracomment>chicago_gui/widgets/standing.py</extracomment>
            <translation>{pair}: партнёры {count}×</translation>
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
