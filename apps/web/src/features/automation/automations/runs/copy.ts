import type { PauseReason, RunFailureCode, RunState } from '@kadr/contract/automation/automations'
import type { PostState } from '@kadr/contract/publishing/posts'
import { countOf } from '@kadr/domain/base/plural'

const VIDEOS = ['видео', 'видео', 'видео'] as const
// A word joiner: the word is not torn at its hyphen.
const REQUESTS = ['ИИ-\u2060запрос', 'ИИ-\u2060запроса', 'ИИ-\u2060запросов'] as const
const VIEWS = ['просмотр', 'просмотра', 'просмотров'] as const
const LIKES = ['отметка', 'отметки', 'отметок'] as const
const COMMENTS = ['комментарий', 'комментария', 'комментариев'] as const
const SHARES = ['репост', 'репоста', 'репостов'] as const
const SAVES = ['сохранение', 'сохранения', 'сохранений'] as const
const RUNS = ['запуск', 'запуска', 'запусков'] as const

export const RUN_STATE_NAME: Record<RunState, string> = {
  planned: 'Ждёт очереди',
  making: 'Собирается',
  asking: 'Нужны ответы',
  made: 'Готов',
  skipped: 'Пропущен',
  failed: 'Не собрался',
}

/** The state of a finished run, by its post. */
export const MADE_NAME: Record<PostState, string> = {
  draft: 'Черновик готов',
  pending_approval: 'Ждёт согласования',
  scheduled: 'Готов, выйдет в срок',
  publishing: 'Публикуется',
  published: 'Опубликован',
  handed_over: 'Ждёт вас',
  partly_published: 'Вышел не везде',
  needs_attention: 'Проверьте, вышел ли',
  failed: 'Не вышел',
  missed: 'Время прошло',
  cancelled: 'Отменён',
}

/** The button that repairs the cause; undefined where there is nothing to open. */
export const REPAIR_NAME: Partial<Record<PauseReason | RunFailureCode, string>> = {
  no_points: 'Пополнить баланс',
  account_unavailable: 'Открыть подключения',
  no_items: 'Дополнить источник',
  too_similar: 'Дополнить источник',
  source_unavailable: 'Проверить ссылку',
  nothing_known: 'Дополнить источник',
  post_not_ready: 'Проверить настройки',
}

export const runsCopy = {
  tabs: { label: 'Разделы правила', rule: 'Правило', runs: 'Запуски' },
  run: {
    title: 'Запустить сейчас',
    text: 'Расписание не изменится: это запуск сверх него.',
    topic: 'О чём сделать',
    topicHint: 'Пусто: возьмём то, чья очередь подошла.',
    start: 'Запустить',
    now: 'сейчас',
    cancel: 'Отмена',
    started: 'Запуск начался',
    startedText: 'Готовый пост появится в списке запусков.',
  },
  make: {
    button: 'Собрать три заранее',
    title: 'Собрать три следующих запуска сейчас?',
    text: 'Их можно будет посмотреть и поправить. Выйдут они в своё время.',
    cost: (cost: string) => `Потратится: ${cost}.`,
    confirm: 'Собрать',
    done: 'Собираем следующие запуски',
    failed: 'Собрать не удалось',
  },
  planned: {
    title: 'Что будет дальше',
    none: 'В ближайшие 30\u00a0дней запусков нет.',
    offNone: 'Правило выключено: запусков не будет, пока его не включат.',
    failed: 'План не загрузился',
    loading: 'Загружаем план',
    more: (count: number) => `Показать ещё ${countOf({ count, forms: RUNS })}`,
    skip: 'Пропустить',
    unskip: 'Вернуть',
    skipped: 'Пропустим',
    swap: 'Взять другую тему',
    choose: 'Указать свою тему',
    byHand: 'Сделать вручную',
    chosen: 'Выбрано вручную',
    actions: (when: string) => `Действия с запуском ${when}`,
    swapped: 'Тема заменена',
    swapFailed: 'Заменить не удалось',
    skipFailed: 'Не получилось',
    undo: 'Отменить',
    save: 'Заменить',
    topic: 'Тема этого запуска',
    noItem: 'Тема выберется позже',
    gone: 'Запуск пропущен',
    answer: 'Ответить',
    tooSoon: (when: string) => `${when}: не успеть, этот запуск не состоится.`,
  },
  history: {
    title: 'История',
    none: 'Запусков ещё не было.',
    failed: 'История не загрузилась',
    loading: 'Загружаем историю',
    more: 'Показать ещё',
    manual: 'Вручную',
    openPost: 'Открыть пост',
    edit: 'Править пост',
    openReel: 'Открыть рилс',
    retryAt: (when: string) => `Повторим ${when}`,
    style: 'Стиль',
    noItem: 'Без темы',
  },
  report: {
    title: 'Что работает',
    none: 'Результаты появятся, когда выйдут первые публикации и сети расскажут о просмотрах.',
    published: (published: number, runs: number) => `Вышло ${published} из ${runs}`,
    perThousand: (points: string) => `${points} видео на 1000 просмотров`,
    item: 'Тема или хук',
    style: 'Стиль',
    runs: 'Раз',
    median: 'Просмотры',
    note: 'Просмотры: медиана по вышедшим запускам.',
    share: 'Доля',
    unknown: 'нет данных',
    preferOff:
      'Сейчас темы и стили идут по очереди. Доли вступят в силу, если включить «Чаще брать то, что лучше смотрят».',
  },
  videos: (count: number) => countOf({ count, forms: VIDEOS }),
  requests: (count: number) => countOf({ count, forms: REQUESTS }),
  views: (count: number) => countOf({ count, forms: VIEWS }),
  likes: (count: number) => countOf({ count, forms: LIKES }),
  comments: (count: number) => countOf({ count, forms: COMMENTS }),
  shares: (count: number) => countOf({ count, forms: SHARES }),
  saves: (count: number) => countOf({ count, forms: SAVES }),
  free: 'бесплатно',
  forecast: {
    all: (cost: string) => `Включённые правила потратят за месяц примерно ${cost}.`,
    rule: (cost: string) => `Это правило за месяц потратит примерно ${cost}.`,
    withOthers: (cost: string) => `Вместе с другими правилами: ${cost}.`,
    left: (left: string) => `Осталось: ${left}.`,
    short: 'Баланса на месяц не хватит: правила остановятся, когда он закончится.',
    unlimited: 'без ограничений',
  },
} as const
