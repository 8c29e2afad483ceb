import type { PostState } from '@kadr/contract/publishing/posts'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { dayAndMonth } from './dates/wall-day.ts'
import type { CalendarView } from './page/calendar-search.ts'

export const STATE_NAME: Record<PostState, string> = {
  draft: 'Черновик',
  pending_approval: 'На согласовании',
  scheduled: 'Запланирован',
  publishing: 'Публикуется',
  handed_over: 'Ждёт вас',
  published: 'Опубликован',
  partly_published: 'Вышел не везде',
  failed: 'Не вышел',
  needs_attention: 'Проверьте, вышел ли',
  missed: 'Пропущен',
  cancelled: 'Отменён',
}

export const VIEW_NAME: Record<CalendarView, string> = {
  month: 'Месяц',
  week: 'Неделя',
  list: 'Список',
  day: 'День',
}

const POSTS: PluralForms = ['пост', 'поста', 'постов']
const WARNINGS: PluralForms = ['предупреждение', 'предупреждения', 'предупреждений']

const moment = (wallTime: string) => `${dayAndMonth(wallTime.slice(0, 10))}, ${wallTime.slice(11)}`

export const copy = {
  title: 'Календарь',
  zone: (name: string) => `Время: ${name}`,
  loading: 'Загружаем календарь',
  failed: 'Календарь не загрузился',
  cut: 'Показаны не все посты',
  cutText: 'За это время их слишком много. Уточните фильтры или откройте неделю.',
  today: 'Сегодня',
  next: 'Вперёд',
  previous: 'Назад',
  view: 'Вид календаря',
  create: 'Создать пост',
  createOn: (day: string) => `Создать пост: ${day}`,
  settings: 'Настройки публикации',
  more: (count: number) => `ещё ${count}`,
  moreOn: (count: number, day: string) => `Ещё ${countOf({ count, forms: POSTS })}: ${day}`,
  untitled: 'Без текста',
  dayLabel: (day: string, count: number) => `${day}, ${countOf({ count, forms: POSTS })}`,
  hourLabel: (day: string, hour: string, count: number) =>
    `${day}, ${hour}, ${countOf({ count, forms: POSTS })}`,
  hours: 'Часы',
  skippedHour: 'Этого часа нет: часы переводят вперёд',
  skippedShort: 'Часа нет',
  doubledHour: 'Этот час идёт дважды: часы переводят назад',
  doubledShort: 'Час идёт дважды',
  goodHours: {
    title: 'Лучшее время:',
    legend: 'Лучшее время по вашим результатам',
    create: (time: string) => `Создать пост в лучшее время: ${time}`,
    note: (count: number, ratio: string) =>
      `Лучшее время: ${ratio} к обычному, ${countOf({ count, forms: POSTS })}`,
  },
  slot: {
    free: 'Свободный слот',
    label: (time: string, accounts: string) => `${time}, свободный слот: ${accounts}`,
  },
  empty: {
    dayTitle: 'На этот день ничего нет',
    dayText: 'Создайте пост или перенесите сюда другой.',
    pastTitle: 'В этот день ничего не выходило',
    listTitle: 'За этот месяц ничего нет',
    listText: 'Созданные посты встанут сюда по дням.',
    filteredTitle: 'По этим фильтрам ничего нет',
    filteredText: 'Посты за это время могут быть в других аккаунтах или состояниях.',
    reset: 'Сбросить фильтры',
  },
  noConnections: 'Подключите аккаунт, чтобы посты было куда публиковать',
  connect: 'Подключить',
  ghost: {
    label: ({
      time,
      rule,
      title,
      accounts,
    }: {
      time: string
      rule: string
      title: string
      accounts: string
    }) => `${time}, создаст правило ${quote(rule)}: ${title}. ${accounts}`,
    by: (rule: string) => `Создаст правило ${quote(rule)}`,
    legend: 'Создаст правило автоматизации',
  },
  filters: {
    title: 'Фильтры',
    count: (count: number) => `Фильтры: ${count}`,
    accounts: 'Аккаунты',
    states: 'Состояние',
    rubrics: 'Рубрики',
    automations: 'Автоматизация',
    planned: 'Будущие запуски правил',
    authors: 'Автор',
    reset: 'Сбросить',
    show: 'Показать',
    noAccounts: 'Подключённых аккаунтов пока нет.',
    authorsFailed: 'Список авторов не загрузился.',
  },
  move: {
    action: 'Перенести',
    title: 'Перенести пост',
    open: 'Открыть',
    actions: (title: string) => `Действия с постом ${quote(title)}`,
    date: 'Дата',
    time: 'Время',
    nearest: 'Ближайший свободный слот',
    noSlot: 'Свободных слотов нет. Задайте удобное время в настройках публикации.',
    findFailed: 'Слот найти не получилось',
    cancel: 'Отмена',
    done: (wallTime: string) => `Пост перенесён на ${moment(wallTime)}`,
    undo: 'Отменить',
    undone: (wallTime: string) => `Пост снова стоит на ${moment(wallTime)}`,
    failed: 'Перенести не получилось',
    conflict: 'Пост изменили в другом месте',
    conflictText: 'Показали, как он выглядит сейчас. Перенесите ещё раз, если нужно.',
    past: 'Это время уже прошло',
    pastText: 'Выберите время в будущем.',
    wrong: 'Укажите дату и время',
    hint: 'Пробел берёт пост, стрелки переносят его, пробел ставит. Enter открывает.',
    picked: (title: string, wallTime: string) =>
      `Взят пост ${quote(title)}, ${moment(wallTime)}. Стрелки переносят, пробел ставит, Escape отменяет.`,
    over: (wallTime: string) => moment(wallTime),
    overPast: (wallTime: string) => `${moment(wallTime)}, время прошло`,
    cancelled: 'Перенос отменён',
  },
  warnings: {
    title: (count: number) => countOf({ count, forms: WARNINGS }),
    show: 'Посмотреть',
    dialog: 'Стоит проверить',
    short: 'есть предупреждение',
    close: (account: string) => `Между постами меньше 15\u00A0минут: ${account}`,
    sameText: (account: string) => `Одинаковый текст: ${account}`,
    chosenClose: 'В этом аккаунте рядом стоит другой пост: между ними меньше 15\u00A0минут.',
    chosenSame: 'В этом аккаунте рядом стоит пост с таким же текстом.',
  },
  publisher: {
    late: 'Публикация задерживается',
    lateText:
      'Посты не потеряются: выйдут чуть позже. Если пройдёт слишком много времени, мы спросим вас.',
    paused: (network: string) => `${network}: публикация на паузе`,
    until: (time: string) => `Попробуем снова в\u00A0${time}.`,
  },
  keys: {
    title: 'Горячие клавиши',
    today: 'Сегодня',
    next: 'Вперёд',
    previous: 'Назад',
    month: 'Месяц',
    week: 'Неделя',
    list: 'Список',
    create: 'Новый пост',
    take: 'Взять пост, затем стрелки и пробел',
    cancel: 'Отменить перенос',
  },
  detached: 'отключённый аккаунт',
} as const
