import type {
  ReportChannel,
  ReportPause,
  ReportTime,
} from '@kadr/contract/insight/report-schedules'

const WEEKDAYS = [
  'понедельник',
  'вторник',
  'среда',
  'четверг',
  'пятница',
  'суббота',
  'воскресенье',
] as const

/** «по понедельникам» */
const ON_WEEKDAYS = [
  'понедельникам',
  'вторникам',
  'средам',
  'четвергам',
  'пятницам',
  'субботам',
  'воскресеньям',
] as const

const CHANNELS: Record<ReportChannel, string> = { telegram: 'бот', email: 'почта' }

const PAUSES: Record<ReportPause, string> = {
  person: 'Остановлен',
  nobody_reached: 'Остановлен: некому получить. Выберите других получателей',
  subject_gone: 'Остановлен: аккаунт или группу удалили',
}

export const scheduleCopy = {
  failed: 'Не удалось загрузить отчёты',
  title: 'Регулярные отчёты',
  text: 'PDF и ссылка для клиента приходят сами: за прошлую неделю или прошлый месяц.',
  empty: 'Отчётов по расписанию пока нет',
  emptyText:
    'Кадр пришлёт PDF в чат с ботом или письмо: за неделю или за месяц, в выбранный день и час.',
  add: 'Присылать отчёт',
  newTitle: 'Новый регулярный отчёт',
  editTitle: 'Регулярный отчёт',
  name: 'Заголовок',
  namePlaceholder: 'Итоги для клиента',
  scope: 'О чём',
  workspace: 'Всё пространство',
  accounts: 'Аккаунты',
  groups: 'Группы',
  gone: 'Удалённый аккаунт или группа',
  every: 'Как часто',
  everyOptions: [
    { value: 'week', label: 'Раз в неделю' },
    { value: 'month', label: 'Раз в месяц' },
  ],
  weekday: 'День недели',
  weekdays: WEEKDAYS.map((label, index) => ({ value: String(index + 1), label })),
  day: 'Число месяца',
  days: Array.from({ length: 28 }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  })),
  time: 'Время',
  zone: (name: string) => `По времени пространства: ${name}`,
  recipients: 'Кому присылать',
  viaBot: 'в чат с ботом',
  viaEmail: 'письмом',
  unreached: 'Некому: ни у кого нет ни бота, ни почты. Откройте чат с ботом и нажмите «Запустить».',
  password: 'Пароль ссылки для клиента',
  passwordHint: 'Без пароля отчёт с YouTube приходит только файлом.',
  passwordKept: 'Пароль задан. Напишите новый, чтобы заменить его.',
  noPassword: 'Убрать пароль',
  save: 'Сохранить',
  edit: 'Изменить',
  pause: 'Остановить',
  resume: 'Продолжить',
  remove: 'Удалить',
  removeTitle: 'Больше не присылать отчёт?',
  removeText: 'Уже отправленные отчёты и их ссылки останутся.',
  untitled: 'Итоги',
  when: ({ every, day, time }: ReportTime) =>
    every === 'week'
      ? `по ${ON_WEEKDAYS[day - 1] ?? ''} в ${time}`
      : `каждый месяц, ${day}-го числа в ${time}`,
  channels: CHANNELS,
  pauses: PAUSES,
  next: (moment: string) => `Следующий: ${moment}`,
}
