import type {
  AutomationMode,
  AutomationSourceKind,
} from '@kadr/contract/automation/automation-rule'
import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

export const OUTPUT_NAME: Record<AutomationOutput, string> = {
  slideshow: 'Слайд-шоу',
  'product-demo': 'Демо продукта',
  'talking-head': 'Говорящая голова',
  'greenscreen-meme': 'Мем на хромакее',
  'own-video': 'Рилс из видео',
  carousel: 'Карусель',
  post: 'Пост',
}

export const SOURCE_NAME: Record<AutomationSourceKind, string> = {
  topics: 'Список тем',
  hooks: 'Хуки из галереи',
  products: 'Продукты',
  folder: 'Папка с файлами',
  evergreen: 'Прошлые посты',
  feed: 'Лента RSS или Atom',
  'price-list': 'Прайс YML по ссылке',
  footage: 'Папка с длинными видео',
}

export const MODE_NAME: Record<AutomationMode, string> = {
  publish: 'Выходит в срок',
  approval: 'Ждёт согласования',
  draft: 'Остаётся черновиком',
}

export const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const

const TIMES = ['раз', 'раза', 'раз'] as const
const CLIPS = ['клип', 'клипа', 'клипов'] as const
const RUNS = ['запуск', 'запуска', 'запусков'] as const

export const copy = {
  title: 'Управление автоматизацией',
  subtitle: 'Правила, по которым рилсы и посты делаются сами',
  add: 'Новое правило',
  loading: 'Загружаем правила',
  failed: 'Правила не загрузились',
  rubric: 'Рубрика',
  anyRubric: 'Все рубрики',
  list: 'Правила',
  on: 'Включено',
  off: 'Выключено',
  toggle: (name: string) => `Правило ${quote(name)} включено`,
  toggleFailed: 'Не удалось переключить правило',
  paused: 'Остановлено',
  pausedTitle: 'Правило остановилось',
  nextRun: 'Следующий запуск',
  noNextRun: 'Запусков не запланировано',
  lastRun: 'Последний',
  neverRan: 'Ещё не запускалось',
  runsLeft: (count: number) =>
    count === 0
      ? 'Баланса не хватит на следующий запуск'
      : `Баланса хватит на ${countOf({ count, forms: RUNS })}`,
  feed: {
    failed: 'Лента не открылась',
    check: 'Проверить сейчас',
    read: 'Лента открылась',
  },
  videos: {
    title: 'Видео этой папки',
    empty: 'Длинных видео в\u00A0папке пока нет. Загрузите запись от трёх минут до двух часов.',
    states: {
      waiting: 'Ждёт очереди',
      reading: 'Расшифровывается',
      cut: 'Нарезано',
      failed: 'Не получилось',
    },
    clips: ({ clips, left }: { clips: number; left: number }) =>
      left === 0
        ? `${countOf({ count: clips, forms: CLIPS })}, все использованы`
        : `${countOf({ count: clips, forms: CLIPS })}, осталось ${left}`,
  },
  week: {
    title: 'Ближайшие 7\u00A0дней в\u00A0календаре',
    legend: 'сделает это правило',
    untitled: 'Без текста',
    more: (count: number) => `ещё\u00A0${count}`,
  },
  everyDay: 'Каждый день',
  workdays: 'По будням',
  bySlots: 'По слотам аккаунтов',
  byBest: (count: number) => `В лучшее время, ${countOf({ count, forms: TIMES })} в неделю`,
  at: (days: string, times: string) => `${days} в ${times}`,
  empty: {
    title: 'Правил пока нет',
    text: 'Выберите образец: правило само соберёт контент к назначенному времени, а вы посмотрите его до выхода.',
    viewer: 'Здесь появятся правила вашей команды.',
  },
  templates: {
    title: 'С чего начать',
    blank: 'С чистого листа',
    blankText: 'Сами выберите, что, из чего и когда делать',
  },
  actions: (name: string) => `Действия с правилом ${quote(name)}`,
  duplicate: 'Дублировать',
  remove: 'Удалить',
  removal: {
    title: (name: string) => `Удалить правило ${quote(name)}?`,
    text: 'Новых запусков не будет. История запусков удалится, готовые рилсы и посты останутся.',
    withPosts: 'Убрать и посты, которые ещё не вышли',
    done: 'Правило удалено',
  },
  dashboard: {
    title: 'Автоматизация',
    all: 'Все правила',
    start: 'Настроить автоматизацию',
    text: 'Рилсы и посты могут делаться сами: по темам, товарам или новостям вашего сайта.',
    empty: 'В ближайший месяц запусков нет',
  },
} as const
