import type { AttributionDimension } from '@kadr/contract/insight/analytics'
import type { AnalyticsMetric } from '@kadr/contract/insight/analytics-figures'
import type { WorkItemFigures, WorkItemSort } from '@kadr/contract/insight/work-items'
import { countOf, plural } from '@kadr/domain/base/plural'
import { joinSentences } from '@kadr/domain/base/sentences'
import { MIN_CASES } from '@kadr/domain/insight/best-time'
import { ENOUGH_CASES } from '@kadr/domain/insight/figures'

const METRICS: Record<AnalyticsMetric, string> = {
  views: 'Просмотры',
  reach: 'Охват',
  followers: 'Подписчики',
  engagementRate: 'ER',
  likes: 'Лайки',
  comments: 'Комментарии',
  shares: 'Репосты',
  saves: 'Сохранения',
}

const ITEM_METRICS: Record<keyof WorkItemFigures, string> = {
  views: 'Просмотры',
  reach: 'Охват',
  likes: 'Лайки',
  comments: 'Коммент.',
  shares: 'Репосты',
  saves: 'Сохранения',
  clicks: 'Переходы',
  averageWatchSeconds: 'Ср. просмотр',
  engagementRate: 'ER',
}

const DIMENSIONS: Record<AttributionDimension, string> = {
  rubric: 'Рубрика',
  hook: 'Хук',
  reelKind: 'Вид',
  template: 'Стиль',
  length: 'Длина',
  hashtags: 'Хэштеги',
  weekday: 'День недели',
  hour: 'Час',
  author: 'Кто сделал',
}

const leftOutNote = (count: number) =>
  count === 0 ? '' : `Без просмотров в\u00A0этом возрасте, не\u00A0учтено: ${count}.`

export const publications = (count: number) =>
  `${count}\u00A0${plural({ count, forms: ['публикация', 'публикации', 'публикаций'] })}`
const networkCount = (count: number) =>
  `${count}\u00A0${plural({ count, forms: ['сеть', 'сети', 'сетей'] })}`

/** «просмотры, ER»: names of figures within a sentence; an abbreviation keeps its capitals. */
export const nameFigures = (names: readonly string[]): string =>
  names.map((name) => (name === name.toUpperCase() ? name : name.toLowerCase())).join(', ')

export const copy = {
  title: 'Аналитика',
  sections: 'Разделы аналитики',
  overview: 'Обзор',
  accounts: 'Аккаунты',
  workItems: 'Публикации',
  accountGroups: 'Группы аккаунтов',
  postGroups: 'Группы публикаций',
  reports: 'Отчёты',
  loading: 'Загружаем показатели',
  failed: 'Не удалось загрузить показатели',
  updated: (moment: string) => `Обновлено ${moment}`,
  neverUpdated: 'Показателей пока нет',
  metrics: METRICS,
  itemMetrics: ITEM_METRICS,
  rateNote: 'реакции ÷ просмотры',
  ourMath: 'Наш расчёт по данным сетей',
  /** «Сравнение просмотров и лайков» would need cases: the names stand in brackets. */
  comparison: (metrics: readonly string[]) => `Сравнение (${nameFigures(metrics)})`,
  growthSince: (day: string) => `Прирост с\u00A0${day}`,
  lifetime: {
    title: 'За всё время у публикаций периода',
    reach: 'Сумма охватов',
  },
  allNetworks: 'Все сети',
  networkCount,
  networksOf: (count: number, total: number) =>
    count === total ? networkCount(total) : `${count}\u00A0из\u00A0${networkCount(total)}`,
  filterNetworks: 'Сети',
  period: {
    label: 'Период',
    week: '7\u00a0дней',
    month: '30\u00a0дней',
    quarter: '90\u00a0дней',
    custom: 'Свой',
    from: 'С',
    to: 'По',
    against: 'С чем сравнить',
    previous: 'к прошлому периоду',
    sameWeekday: 'к тем же дням недели',
    all: 'За всё время',
  },
  chart: {
    title: (metric: string) => `${metric} по дням`,
    now: 'этот период',
    noData: 'нет данных',
    notConnected: 'до подключения',
    unreported: 'Сеть не отдаёт этот показатель.',
    growing: (day: string) =>
      joinSentences([`Прирост считаем с\u00A0${day}`, 'График появится со следующими чтениями']),
    spread: 'Часть публикаций читаем не\u00A0каждый день: их прирост разложен по дням поровну.',
    published: 'Вышло',
    asTable: 'Показать таблицей',
    asChart: 'Показать графиком',
    day: 'День',
    choose: 'День на графике',
    current: 'Сейчас',
    before: 'Раньше',
    empty: 'За этот период нет данных',
  },
  byNetwork: {
    title: 'По сетям',
    network: 'Сеть',
    change: 'К прошлым',
    total: 'Всего',
    staleSince: (day: string) => `до ${day}`,
  },
  worked: {
    title: 'Что сработало',
    note: (count: number, leftOut: number) =>
      [
        `Просмотры на\u00A03–5-й день против медианы аккаунта за 90\u00A0дней. От\u00A0${ENOUGH_CASES}\u00A0публикаций, под числом четверть и три четверти. Учтено: ${count}.`,
        leftOutNote(leftOut),
      ]
        .filter(Boolean)
        .join(' '),
    empty: `Пока мало публикаций: выводы появятся, когда похожих наберётся хотя\u00A0бы\u00A0${ENOUGH_CASES}.`,
    spread: (low: string, high: string) => `${low} – ${high}`,
    dimensions: DIMENSIONS,
    length: {
      '15': 'До 15\u00a0секунд',
      '30': '16–30\u00a0секунд',
      '60': '31–60\u00a0секунд',
      longer: 'Длиннее минуты',
    } satisfies Record<string, string>,
    author: { ai: 'С ИИ', hand: 'Вручную' } satisfies Record<string, string>,
    weekdays: ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'],
    hooks: {
      curiosity: 'Вопрос, интрига',
      list: 'Список с числом',
      contrarian: 'Спор с мифом',
      warning: 'Предостережение',
      transformation: 'Было и стало',
      recognition: 'Узнавание',
      story: 'История',
      address: 'Прямое обращение',
      teaching: 'Обучение',
      proof: 'Доказательство',
      secret: 'Секрет',
      meme: 'Мем',
    } satisfies Record<string, string>,
    reelKinds: {
      slideshow: 'Слайд-шоу',
      'product-demo': 'Демо продукта',
      'greenscreen-meme': 'Мем на хромакее',
      'talking-head': 'Говорящая голова',
      'own-video': 'Свой ролик',
    } satisfies Record<string, string>,
  },
  answers: {
    title: 'Ответы людям',
    median: 'до первого ответа, медиана',
    share: (threads: string) => `с ответом, всего переписок ${threads}`,
    byRule: 'Правила и приложения сетей',
    questions: 'Частые вопросы месяца',
    allQuestions: 'Все вопросы',
  },
  covers: {
    best: 'Лучшие',
    weak: 'Слабые',
    note: '× к медиане своего аккаунта',
    all: 'Все публикации',
    noBest: 'Выше обычного пока ничего нет',
    noWeak: 'Ниже обычного ничего нет',
  },
  heatmap: {
    title: 'Когда публиковать',
    note: (count: number, leftOut: number) =>
      [
        `Число в\u00A0клетке: публикаций за 90\u00A0дней, всего ${count}, по просмотрам на\u00A03–5-й день. Цвет у\u00A0клеток от\u00A0${ENOUGH_CASES}\u00A0публикаций.`,
        leftOutNote(leftOut),
      ]
        .filter(Boolean)
        .join(' '),
    best: (day: string, hour: number, spread: string) =>
      `Лучшее время: ${day}, ${hour}:00, у\u00A0половины публикаций ${spread} к\u00A0обычному.`,
    few: `Мало данных: нужно от\u00A0${MIN_CASES}\u00A0публикаций с\u00A0просмотрами за три дня.`,
    noBest: 'Ни\u00A0один час не\u00A0лучше обычного.',
    worse: 'хуже обычного',
    better: 'лучше',
    short: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    days: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
    hour: 'Час',
    cell: (count: number, ratio: string, spread: string) =>
      `${publications(count)}, ${ratio} к обычному, половина между ${spread}`,
    night: (from: number, to: number) => `${from}–${to} ч: публикаций не было`,
  },
  stale: {
    title: (name: string, day: string | null) =>
      day ? `${name} не обновляется с ${day}` : `${name} ещё не обновлялся`,
    detached: (name: string) => `${name} отключён`,
    never: 'ещё не прочитан',
    several: (count: number) =>
      `${count}\u00A0${plural({ count, forms: ['аккаунт', 'аккаунта', 'аккаунтов'] })} не обновляются`,
    without: (day: string) => `Итоги после ${day} посчитаны без него.`,
    signIn: 'Вход истёк.',
    other: 'Сеть не отвечает. Попробуем ещё раз сами.',
    action: 'Войти снова',
  },
  empty: {
    title: 'Показателей пока нет',
    text: 'Подключите аккаунт: то, что сеть уже насчитала, появится через несколько минут.',
    connect: 'Подключить аккаунт',
  },
  collecting: {
    title: 'Показатели примера собираются',
    text: 'Читаем три месяца сразу. Покажем, когда числа перестанут расти: обычно через минуту-другую.',
  },
  accountList: {
    search: 'Поиск',
    sort: 'Сортировка',
    byTitle: 'По названию',
    tracked: 'отслеживается',
    disconnected: 'отключён',
    empty: 'Подключённых аккаунтов нет',
    pieces: 'Публикации аккаунта',
    missing: (names: string) => `Сеть не отдаёт: ${names}.`,
    notFound: 'Аккаунт не найден',
    backTo: 'Аккаунты',
  },
  items: {
    search: 'Поиск по тексту',
    sort: 'Сортировка',
    sorts: {
      published: 'Сначала новые',
      views: 'По просмотрам',
      reach: 'По охвату',
      likes: 'По лайкам',
      comments: 'По комментариям',
      shares: 'По репостам',
      saves: 'По сохранениям',
      clicks: 'По переходам',
      averageWatchSeconds: 'По времени просмотра',
    } satisfies Record<WorkItemSort, string>,
    ascending: 'По возрастанию',
    descending: 'По убыванию',
    noTitle: 'Без текста',
    empty: 'Публикаций не нашлось',
    emptyText: 'Измените период, сети или поиск.',
    more: 'Показать ещё',
    select: (title: string) => `Выбрать: ${title}`,
    selected: (count: number) => `Выбрано: ${count}`,
    toGroup: 'В группу',
    gone: 'удалена в сети',
    unlisted: 'нет в списке сети',
    clear: 'Снять выбор',
    column: 'Публикация',
    ratio: 'К медиане',
  },
  item: {
    backTo: 'Публикации',
    open: 'Открыть в сети',
    repeat: 'Сделать похожий',
    details: 'Все показатели',
    post: 'Открыть пост',
    first: 'Как набирала',
    own: 'эта публикация',
    band: 'обычный коридор аккаунта',
    usual: (value: string) => `обычно ${value}`,
    noBand: (count: number) =>
      `Обычный коридор появится от\u00A0${ENOUGH_CASES}\u00A0публикаций аккаунта, сейчас ${count}.`,
    noCurve:
      'Хода пока нет: новую публикацию первые два часа читаем каждые 15\u00A0минут, у\u00A0старых видны только итоги.',
    above: (times: number) =>
      `В ${countOf({ count: times, forms: ['раз', 'раза', 'раз'] })} выше медианы аккаунта.`,
    below: (ratio: string) => `${ratio} к медиане аккаунта.`,
    byNetwork: 'Показатели по сетям',
    rate: 'ER = реакции ÷ просмотры',
    origin: 'Откуда взялось',
    hook: 'Хук',
    template: 'Стиль',
    reel: 'Рилс',
    slot: 'Время',
    author: 'Кто сделал',
    found: 'Найдена в сети: сделана не здесь.',
    notFound: 'Публикация не найдена',
    published: (moment: string) => `Вышла ${moment}`,
    hours: (hours: number) => {
      if (hours < 24) return `${hours}\u00A0ч`
      const days = hours / 24
      return `${days}\u00A0${plural({ count: days, forms: ['день', 'дня', 'дней'] })}`
    },
    age: 'Возраст',
    noReading: 'не читали',
    fewPieces: 'мало публикаций',
  },
  groups: {
    create: 'Создать группу',
    edit: 'Изменить',
    remove: 'Удалить',
    removeTitle: 'Удалить группу?',
    removeText: 'Аккаунты, публикации и показатели останутся.',
    name: 'Название',
    members: 'Аккаунты',
    save: 'Сохранить',
    cancel: 'Отмена',
    newTitle: 'Новая группа',
    editTitle: 'Группа',
    show: 'Показать',
    emptyAccounts: 'Групп аккаунтов нет',
    emptyAccountsText: 'Соберите аккаунты бренда, клиента или конкурентов, чтобы сравнивать их.',
    emptyPosts: 'Групп публикаций нет',
    emptyPostsText: 'Выберите публикации в списке и добавьте их в группу: серию, кампанию, тему.',
    toItems: 'К публикациям',
    median: 'Медиана просмотров',
    count: 'Публикаций',
    choose: 'Группа',
    newOne: 'Новая группа',
    added: 'Добавлено в группу',
    accountsCount: (count: number) =>
      `${count}\u00A0${plural({ count, forms: ['аккаунт', 'аккаунта', 'аккаунтов'] })}`,
  },
}
