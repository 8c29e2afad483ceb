import type { PluralForms } from '@kadr/domain/base/plural'

export const ROW_FORMS: PluralForms = ['строка', 'строки', 'строк']

export const importCopy = {
  title: 'Импорт из CSV',
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
