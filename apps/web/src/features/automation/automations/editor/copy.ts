import type {
  AutomationMode,
  AutomationSourceKind,
} from '@kadr/contract/automation/automation-rule'
import type { AiLanguage } from '@kadr/contract/studio/ai-tasks'
import { countOf } from '@kadr/domain/base/plural'

const HOURS = ['час', 'часа', 'часов'] as const
const DAYS = ['день', 'дня', 'дней'] as const
const SLIDES = ['слайд', 'слайда', 'слайдов'] as const
const TOPICS = ['тема', 'темы', 'тем'] as const
const OF_TOPICS = ['темы', 'тем', 'тем'] as const
const ENTRIES = ['запись', 'записи', 'записей'] as const
const OFFERS = ['товар', 'товара', 'товаров'] as const
const VIDEOS = ['длинное видео', 'длинных видео', 'длинных видео'] as const
const CLIPS = ['клип', 'клипа', 'клипов'] as const
const MINUTES = ['минута', 'минуты', 'минут'] as const
const REQUESTS = ['запрос к\u00A0ИИ', 'запроса к\u00A0ИИ', 'запросов к\u00A0ИИ'] as const
const SECONDS = ['секунда', 'секунды', 'секунд'] as const
const TIMES = ['раз', 'раза', 'раз'] as const

export const SOURCE_HINT: Record<AutomationSourceKind, string> = {
  topics: 'Каждый запуск берёт одну тему. Тема вернётся не раньше, чем пройдёт срок ниже.',
  hooks: 'Первая фраза берётся из галереи хуков и подставляется под вашу тему.',
  products: 'Название, описание, преимущества и фото берутся из карточки.',
  folder: 'Каждый запуск берёт файлы, которые давно не выходили.',
  evergreen: 'Посты, которые уже вышли и хорошо сработали, выходят ещё раз.',
  feed: 'Берутся только записи, которые появятся после создания правила.',
  footage:
    'Каждая новая запись режется на клипы: они начинаются с\u00A0хука и\u00A0кончаются фразой. Каждый запуск выпускает один, дважды\u00A0— ни один.',
  'price-list': 'Товары берутся из файла вашего магазина, новые подхватываются сами.',
}

export const MODE_HINT: Record<AutomationMode, string> = {
  publish: 'Пост готов за срок ниже и выходит в назначенное время, если вы его не остановите.',
  approval: 'Пост ждёт, пока его одобрят. Без ответа он не выйдет.',
  draft: 'Пост лежит черновиком в календаре: опубликуете сами.',
}

export const LANGUAGE_NAME: Record<AiLanguage, string> = { ru: 'Русский', en: 'Английский' }

export const editorCopy = {
  title: 'Правило',
  newTitle: 'Новое правило',
  back: 'Автоматизация',
  viewer: 'Правило можно смотреть. Менять его могут владелец, администратор и редактор.',
  loadFailed: 'Правило не загрузилось',
  gone: 'Такого правила нет: возможно, его удалили.',
  loading: 'Загружаем правило',
  create: 'Создать правило',
  save: 'Сохранить',
  created: 'Правило создано',
  saved: 'Правило сохранено',
  notSaved: 'Правило не сохранилось',
  next: 'Далее',
  previous: 'Назад',
  stepOf: (step: number, total: number) => `Шаг ${step} из ${total}`,
  stepsLabel: 'Шаги правила',
  topicsShort: 'Темы',
  mistakes: 'Правило не сохранено. Исправьте поля:',
  steps: {
    what: 'Что делать',
    from: 'Из чего',
    how: 'Как',
    when: 'Когда',
    where: 'Куда',
    asks: 'Спрашивать ли',
  },
  fields: {
    name: 'Название правила',
    namePlaceholder: 'Утренний рецепт',
    output: 'Что делать',
    sourceKind: 'Из чего',
    topics: 'Темы, каждая с новой строки',
    topicsPlaceholder:
      'Как сделать колд брю дома\nПомол под турку\nЧем латте отличается от капучино',
    topic: 'О чём рассказывать',
    topicPlaceholder: 'Кофе дома',
    families: 'Какие хуки',
    allFamilies: 'Все семейства',
    productIds: 'Какие продукты',
    allProducts: 'Все, что не в архиве',
    folderId: 'Папка',
    chooseFolder: 'Выберите папку',
    hashtag: 'Только с хештегом',
    hashtagHint: 'Пусто: любые посты.',
    cooldownDays: 'Не раньше чем через',
    maxRepeats: 'Повторять один пост не больше',
    url: 'Ссылка на ленту',
    urlOfPrices: 'Ссылка на файл YML',
    clips: 'Сколько лучших клипов брать из\u00A0одного видео',
    repeatAfterDays: 'Не повторять тему',
    template: 'Шаблон',
    templateHint: 'Что в нём постоянно, останется; спрошенное правило впишет само.',
    noTemplate: 'Без шаблона',
    lostTemplate: 'Удалённый шаблон',
    style: 'Стиль',
    slides: 'Длина',
    seconds: 'Длина речи',
    voice: 'Голос',
    firstVoice: 'Основной',
    language: 'Язык',
    onlyRussian: 'Шаблонный режим пишет только по-русски.',
    prefersBest: 'Чаще брать то, что лучше смотрят',
    prefersBestHint: 'Доли тем и стилей видно на вкладке «Запуски».',
    scheduleKind: 'Когда выходить',
    weekdays: 'Дни недели',
    times: 'Время',
    addTime: 'Добавить время',
    removeTime: (time: string) => `Убрать время ${time}`,
    perWeek: 'Сколько раз в неделю',
    startsOn: 'Первый день',
    startsHint: 'Пусто: с сегодняшнего дня.',
    endsOn: 'Последний день',
    endsHint: 'Пусто: без срока.',
    closedDates: 'Дни без публикаций',
    addClosed: 'Добавить день',
    removeClosed: (day: string) => `Вернуть день ${day}`,
    targets: 'Аккаунты',
    rubric: 'Рубрика',
    rubricHint: 'У постов и рилсов, которые сделает правило.',
    noRubric: 'Без рубрики',
    mode: 'Готовый пост',
    leadHours: 'Готовить заранее за',
    isActive: 'Включить сразу',
    isActiveHint: 'Выключенное правило ничего не делает.',
  },
  schedules: {
    times: 'По дням и часам',
    slots: 'По слотам аккаунтов',
    best: 'В лучшее время',
  },
  scheduleHints: {
    times: (zone: string) => `По часам рабочего пространства: ${zone}.`,
    slots: 'Слоты задаются в настройках публикации и общие для выбранных аккаунтов.',
    best: 'Часы, в которые ваши публикации собирали больше обычного. Пока данных мало, берутся обычные часы.',
  },
  term: 'Срок и выходные',
  rotateStyles: 'Стили по очереди',
  hours: (count: number) => countOf({ count, forms: HOURS }),
  days: (count: number) => (count === 0 ? 'Можно сразу' : countOf({ count, forms: DAYS })),
  slides: (count: number) => countOf({ count, forms: SLIDES }),
  seconds: (count: number) => countOf({ count, forms: SECONDS }),
  times: (count: number) => countOf({ count, forms: TIMES }),
  clipCount: (count: number) => countOf({ count, forms: CLIPS }),
  topicCount: (count: number) => countOf({ count, forms: TOPICS }),
  noAccounts: 'Подключите аккаунт, чтобы правило могло публиковать.',
  connect: 'Подключить аккаунт',
  settingsOf: (account: string, network: string) => `Настройки: ${account}, ${network}`,
  noProducts: 'Продуктов пока нет: добавьте хотя бы один.',
  noFolders: 'Папок пока нет: создайте папку в ресурсах.',
  errors: {
    topic: 'Напишите тему',
    folder: 'Выберите папку',
    products: 'Выберите продукты из списка',
  },
  example: {
    title: 'Что получится',
    next: 'Следующие запуски',
    waiting: 'Заполните шаги, и здесь появится пример.',
    failed: 'Пример не собрался',
    none: 'В ближайшие 30\u00a0дней запусков не будет. Проверьте дни и срок.',
    loading: 'Собираем пример',
    made: 'Из чего',
    style: 'Стиль',
    noItem: 'Тема выберется позже',
    tooSoon: ({ missed, first }: { missed: string; first: string | undefined }) =>
      `${missed}: не успеть.${first === undefined ? '' : ` Первый запуск: ${first}.`}`,
    coverage: ({ checked, isWhole, asks }: { checked: number; isWhole: boolean; asks: number }) => {
      const known = checked - asks
      if (checked === 1) {
        return asks === 0
          ? 'Эту тему Кадр знает.'
          : 'Этой темы Кадр не знает: перед запуском спросит вас.'
      }
      const of = countOf({ count: checked, forms: OF_TOPICS })
      const all = isWhole ? `из ${of}` : `из первых ${of}`
      return asks === 0
        ? `Кадр знает ${isWhole ? 'все темы' : `все ${all}`}.`
        : `${known} ${all} Кадр знает, про ${asks} спросит перед запуском:`
    },
  },
  feed: {
    checking: 'Открываем ссылку',
    found: (count: number) =>
      count === 0
        ? 'Лента открылась, записей в ней пока нет.'
        : `Нашли: ${countOf({ count, forms: ENTRIES })}. Последние:`,
    offers: (count: number) => `Нашли: ${countOf({ count, forms: OFFERS })}. Например:`,
  },
  footage: {
    checking: 'Смотрим папку',
    none: 'Длинных видео здесь пока нет: появятся\u00A0— правило их возьмёт. Нужны записи от трёх минут до двух часов.',
    found: ({ videos, seconds }: { videos: number; seconds: number }) =>
      `В\u00A0папке ${countOf({ count: videos, forms: VIDEOS })}, всего ${countOf({ count: Math.round(seconds / 60), forms: MINUTES })}.`,
    cost: ({ points, most }: { points: number; most: number }) =>
      `Расшифровка всех возьмёт ${countOf({ count: points, forms: REQUESTS })}, одной записи\u00A0— до\u00A0${most}. Записи слушаются по\u00A0очереди, когда кончаются клипы прежних.`,
    bySound:
      'Расшифровать слова здесь нечем: клипы выберутся по\u00A0звуку, без субтитров. Видео, которые вы расшифровали сами, режутся по\u00A0словам.',
    others: (count: number) => `Не\u00A0подойдут по\u00A0длине: ${count}.`,
  },
  starts: {
    weekly: (what: string) => `Каждую неделю: ${what}`,
    post: 'пост',
    copyOf: (name: string) => `${name}, копия`,
  },
  nothing: 'Пусто',
  conflict: {
    title: 'Правило изменили в другом месте',
    text: 'Выберите, какие значения оставить. То, что вы ввели, не потеряется.',
  },
} as const
