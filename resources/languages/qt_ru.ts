<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Alias</source>
            <translation>Псевдоним</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Диск</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Файл</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>Папка с файлами</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Папка</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Ярлык</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Неизвестно</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>&amp;Look in:</source>
            <translation>Папка:</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>Тип файлов:</translation>
        </message>
    </context>
    <context>
        <name>QCocoaMenuBar</name>
        <message>
            <source>Edit</source>
            <translation>Правка</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>&amp;Billing information:</source>
            <translation>&amp;Платёжная информация:</translation>
        </message>
        <message>
            <source>&amp;End:</source>
            <translation>В &amp;конце:</translation>
        </message>
        <message>
            <source>&amp;Start:</source>
            <translation>В &amp;начале:</translation>
        </message>
        <message>
            <source>Job &amp;priority:</source>
            <translation>П&amp;риоритет:</translation>
        </message>
        <message>
            <source>Scheduled &amp;printing:</source>
            <translation>&amp;Отложенная печать:</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>Page &amp;order:</source>
            <translation>Порядок &amp;страниц:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>Страниц на &amp;листе:</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>Дюймы (″)</translation>
        </message>
        <message>
            <source>in</source>
            <translation>″</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Form</source>
            <translation>Форма</translation>
        </message>
        <message>
            <source>Page &amp;Set:</source>
            <translation>&amp;Набор страниц:</translation>
        </message>
    </context>
    <context>
        <name>QPrintPreviewDialog</name>
        <message>
            <source>Show facing pages</source>
            <translation>Показать разворот</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>Control</source>
            <translation>Control</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Клавиатура</translation>
        </message>
    </context>
    <context>
        <name>QPageSize</name>
        <message>
            <source>Note</source>
            <translation>Записка</translation>
        </message>
        <message>
            <source>Envelope Monarch</source>
            <translation>Конверт Monarch</translation>
        </message>
        <message>
            <source>Letter Small</source>
            <translation>Letter малый</translation>
        </message>
        <message>
            <source>Envelope You 4</source>
            <translation>Конверт You 4</translation>
        </message>
        <message>
            <source>Envelope US 10</source>
            <translation>Конверт US 10</translation>
        </message>
        <message>
            <source>Envelope US 11</source>
            <translation>Конверт US 11</translation>
        </message>
        <message>
            <source>Envelope US 12</source>
            <translation>Конверт US 12</translation>
        </message>
        <message>
            <source>Envelope US 14</source>
            <translation>Конверт US 14</translation>
        </message>
        <message>
            <source>Envelope PRC 1</source>
            <translation>Конверт PRC 1</translation>
        </message>
        <message>
            <source>Envelope PRC 2</source>
            <translation>Конверт PRC 2</translation>
        </message>
        <message>
            <source>Envelope PRC 3</source>
            <translation>Конверт PRC 3</translation>
        </message>
        <message>
            <source>Envelope PRC 4</source>
            <translation>Конверт PRC 4</translation>
        </message>
        <message>
            <source>Envelope PRC 5</source>
            <translation>Конверт PRC 5</translation>
        </message>
        <message>
            <source>Envelope PRC 6</source>
            <translation>Конверт PRC 6</translation>
        </message>
        <message>
            <source>Envelope PRC 7</source>
            <translation>Конверт PRC 7</translation>
        </message>
        <message>
            <source>Envelope PRC 8</source>
            <translation>Конверт PRC 8</translation>
        </message>
        <message>
            <source>Envelope PRC 9</source>
            <translation>Конверт PRC 9</translation>
        </message>
        <message>
            <source>Envelope C65</source>
            <translation>Конверт C65</translation>
        </message>
        <message>
            <source>Envelope DL</source>
            <translation>Конверт DL</translation>
        </message>
        <message>
            <source>Envelope B4</source>
            <translation>Конверт B4</translation>
        </message>
        <message>
            <source>Envelope B5</source>
            <translation>Конверт B5</translation>
        </message>
        <message>
            <source>Envelope B6</source>
            <translation>Конверт B6</translation>
        </message>
        <message>
            <source>Envelope C0</source>
            <translation>Конверт C0</translation>
        </message>
        <message>
            <source>Envelope C1</source>
            <translation>Конверт C1</translation>
        </message>
        <message>
            <source>Envelope C2</source>
            <translation>Конверт C2</translation>
        </message>
        <message>
            <source>Envelope C3</source>
            <translation>Конверт C3</translation>
        </message>
        <message>
            <source>Envelope C4</source>
            <translation>Конверт C4</translation>
        </message>
        <message>
            <source>Envelope C5</source>
            <translation>Конверт C5</translation>
        </message>
        <message>
            <source>Envelope C6</source>
            <translation>Конверт C6</translation>
        </message>
        <message>
            <source>Envelope C7</source>
            <translation>Конверт C7</translation>
        </message>
        <message>
            <source>Executive (7.5 x 10 in)</source>
            <translation>Executive (7,5 x 10 дюймов)</translation>
        </message>
        <message>
            <source>PRC 32K Big</source>
            <translation>PRC 32K большой</translation>
        </message>
        <message>
            <source>A4 Small</source>
            <translation>A4 малый</translation>
        </message>
        <message>
            <source>Executive (7.25 x 10.5 in)</source>
            <translation>Executive (7,25 x 10,5 дюймов)</translation>
        </message>
        <message>
            <source>Postcard</source>
            <translation>Открытка</translation>
        </message>
        <message>
            <source>Envelope Invite</source>
            <translation>Конверт для приглашений</translation>
        </message>
        <message>
            <source>Envelope Chou 3</source>
            <translation>Конверт Chou 3</translation>
        </message>
        <message>
            <source>Envelope Chou 4</source>
            <translation>Конверт Chou 4</translation>
        </message>
        <message>
            <source>Fan-fold German (8.5 x 12 in)</source>
            <translation>Фальцованная немецкая (8,5 x 12 дюймов)</translation>
        </message>
        <message>
            <source>Envelope PRC 10</source>
            <translation>Конверт PRC 10</translation>
        </message>
        <message>
            <source>Envelope Kaku 2</source>
            <translation>Конверт Kaku 2</translation>
        </message>
        <message>
            <source>Envelope Kaku 3</source>
            <translation>Конверт Kaku 3</translation>
        </message>
        <message>
            <source>Envelope US 9</source>
            <translation>Конверт US 9</translation>
        </message>
        <message>
            <source>%1 x %2 in</source>
            <translation>%1 x %2 дюймов</translation>
        </message>
        <message>
            <source>Fan-fold US (14.875 x 11 in)</source>
            <translation>Фальцованная США (14,875 x 11 дюймов)</translation>
        </message>
        <message>
            <source>Fan-fold German Legal (8.5 x 13 in)</source>
            <translation>Фальцованная немецкая Legal (8,5 x 13 дюймов)</translation>
        </message>
        <message>
            <source>Custom (%1in x %2in)</source>
            <translation>Особый (%1 дюймов x %2 дюймов)</translation>
        </message>
        <message>
            <source>Envelope Italian</source>
            <translation>Конверт итальянский</translation>
        </message>
        <message>
            <source>Double Postcard</source>
            <translation>Двойная открытка</translation>
        </message>
        <message>
            <source>Folio (8.27 x 13 in)</source>
            <translation>Folio (8,27 x 13 дюймов)</translation>
        </message>
        <message>
            <source>Envelope Personal</source>
            <translation>Конверт личный</translation>
        </message>
    </context>
</TS>
