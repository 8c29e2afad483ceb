import type { PluralForms } from '@kadr/domain/base/plural'

export const ROW_FORMS: PluralForms = ['строка', 'строки', 'строк']

export const importCopy = {
  title: 'Импорт из CSV',
  ways: { title: 'Откуда', file: 'Файл', sheet: 'Таблица по ссылке' },
  text: 'Сначала проверим файл и покажем, что получится. До вашего подтверждения ничего не создаётся.',
  columns:
    'Столбцы: text (текст), accounts (аккаунты), date (дата), time (время), media (файлы), tags (хештеги). Обязателен только text.',
  tooLarge: 'Файл слишком большой: до 900 000 знаков. Разделите его на части.',
  accounts: 'Аккаунты по умолчанию',
  accountsHint: 'Для строк, в которых аккаунты не указаны',
  noAccounts: 'Подключённых аккаунтов нет: посты станут черновиками без аккаунтов.',
  good: (rows: string) => `Готовы к созданию: ${rows}`,
  bad: (rows: string) => `С ошибками, будут пропущены: ${rows}`,
  line: (line: number) => `Строка ${line}`,
  isScheduled: 'Сразу запланировать строки с датой',
  isScheduledHint: 'Выключите, чтобы все посты стали черновиками',
  create: (posts: string) => `Создать ${posts}`,
  done: (posts: string) => `Создано: ${posts}`,
  left: (rows: string) => `Пропущено: ${rows}`,
  skipped: 'Пропустим',
  noTime: 'Черновик без времени',
  slot: 'Ближайший слот',
  now: 'Сразу',
} as const

export const sheetCopy = {
  text: 'Кадр прочитает таблицу по ссылке и покажет, что изменилось. Загружать её можно снова и снова: готовое не повторится.',
  known: 'Ваши таблицы',
  applied: (time: string) => `Загружали ${time}`,
  never: 'Ещё не загружали',
  compare: 'Сравнить',
  forget: 'Забыть таблицу',
  forgotten: 'Таблица забыта, посты остались',
  url: 'Ссылка на таблицу',
  urlHint:
    'Google Таблица с доступом «Все, у кого есть ссылка» или любой адрес файла CSV. Столбец «Ключ» поможет узнавать строки.',
  placeholder: 'https://docs.google.com/spreadsheets/…',
  apply: 'Перенести в план',
  found: ({ created, changed }: { created: string; changed: string }) =>
    `Новых: ${created}. Изменятся: ${changed}.`,
  nothing: 'Переносить нечего: новых и изменённых строк нет',
  same: (rows: string) => `Без изменений: ${rows}`,
  gone: (rows: string) => `Пропали из таблицы: ${rows}. Их посты останутся.`,
  fates: {
    new: 'Новый',
    changed: 'Изменится',
    kept: 'Останется',
    bad: 'Пропустим',
    same: 'Без изменений',
  },
  done: ({ created, changed }: { created: string; changed: string }) =>
    `Создано: ${created}. Изменено: ${changed}`,
} as const
