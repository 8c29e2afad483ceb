import type { ProductTone } from '@kadr/contract/library/products'
import type { AiKind, ContentFormat, HookGoal } from '@kadr/contract/studio/ai-tasks'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { AiTroubleReason } from './ask/ai-trouble-reason.ts'

export const KIND_NAME: Record<AiKind, string> = {
  hooks: 'Хуки',
  caption: 'Подпись к посту',
  rewrite: 'Переписать текст',
  adapt: 'Под каждую сеть',
  hashtags: 'Хештеги',
  alt_text: 'Описание картинки',
  slideshow: 'Слайд-шоу',
  talking_head: 'Говорящая голова',
  product_demo: 'Демо продукта',
  meme: 'Мемы',
  content_plan: 'Контент-план',
  product_ideas: 'Идеи по продукту',
  comment_reply: 'Ответ на комментарий',
  clip_choice: 'Клипы из видео',
}

export { HOOK_FAMILY_NAMES as FAMILY_NAME } from '@kadr/domain/automation/hook-family-names'

export const GOAL_NAME: Record<HookGoal, string> = {
  watch: 'ради досмотров',
  save: 'ради сохранений',
  comment: 'ради комментариев',
  share: 'ради репостов',
  follow: 'ради подписок',
}

export const FORMAT_NAME: Record<ContentFormat, string> = {
  post: 'Пост',
  slideshow: 'Слайд-шоу',
  talking_head: 'Говорящая голова',
  product_demo: 'Демонстрация',
  meme: 'Мем',
}

export const TONE_NAME: Record<ProductTone, string> = {
  neutral: 'Спокойный',
  friendly: 'Дружелюбный',
  bold: 'Смелый',
  expert: 'Экспертный',
  playful: 'Игривый',
}

/** Shown in place of the words of a blank slide. */
export const ROLE_NAME: Record<SlideRole, string> = {
  hook: 'Начало',
  item: 'Совет',
  compare: 'Сравнение',
  number: 'Число',
  list: 'Список',
  pair: 'Два совета',
  quote: 'Цитата',
  cta: 'Призыв',
  table: 'Таблица',
  chart: 'График',
  timeline: 'По времени',
  price: 'Цена',
  review: 'Отзыв',
  check: 'Чек-лист',
  step: 'Шаг',
  place: 'Адрес',
}

/** For failures whose server message already starts with the cause. */
const NO_ANSWER = 'Ответа нет'

export const TROUBLE_TITLE: Record<AiTroubleReason, string> = {
  cancelled: NO_ANSWER,
  timeout: NO_ANSWER,
  busy: NO_ANSWER,
  unavailable: NO_ANSWER,
  refused: NO_ANSWER,
  unreadable: NO_ANSWER,
  crashed: NO_ANSWER,
  unknown_topic: 'Тема незнакома',
  unable: 'Здесь нужна нейросеть',
  unseen: 'Здесь нужна нейросеть',
  off: 'ИИ сегодня выключен',
  no_points: 'Нет ИИ-запросов',
  second: 'Идёт другой запрос',
  pace: 'Слишком часто',
  invalid: 'Проверьте запрос',
  viewer: 'Запросы недоступны',
  offline: 'Нет связи',
  lost: 'Связь прервалась',
  unknown: 'Не получилось',
}

export const copy = {
  template: 'Шаблонный режим',
  templateText:
    'Пишут наши шаблоны и факты, без нейросети. Чего они не знают, о том скажут и запрос не спишут.',
  copyText: 'Скопировать',
  copied: 'Скопировано',
  copyFailed: 'Скопировать не получилось. Выделите текст и скопируйте сами.',
  insert: 'Взять',
  toCalendar: (count: number) => `Поставить в календарь: ${count}`,
  writing: 'ИИ пишет',
  ready: 'Ответ готов',
  thinking: 'ИИ думает над ответом',
  finding: 'Связь прервалась. Узнаём, чем закончился запрос',
  cancel: 'Отменить',
  cancelling: 'Отменяем',
  cancelOther: 'Отменить тот запрос',
  retry: 'Повторить',
  meter: 'ИИ-запросы в этом месяце',
  isCut: 'Конец обрезан под лимит сети',
  hook: 'Хук',
  slides: 'Слайды',
  caption: 'Подпись',
  script: 'Сценарий',
  seconds: (count: number) => `${count}\u00A0с`,
  speech: (count: number) => `Около ${count}\u00A0с речи`,
  benefits: 'Преимущества',
  callToAction: 'Призыв',
  title: 'Заголовок',
  variant: (number: number) => `Вариант ${number}`,
  product: 'Продукт',
  noProduct: 'Без продукта',
  noProducts: 'Продуктов пока нет: добавьте их в разделе «Продукты».',
  productsFailed: 'Продукты не загрузились. Напишите тему своими словами.',
  unknownTopic: {
    title: 'Этой темы шаблонный режим не знает',
    text: 'Возьмите обложку и расскажите остальное своими словами. ИИ-запрос не потрачен.',
    insert: 'Взять обложку',
    questions: 'О чём рассказать',
  },
  drafts: {
    openCalendar: 'Открыть календарь',
    forms: ['черновик', 'черновика', 'черновиков'],
    placed: (drafts: string) => `В календаре ${drafts}`,
    placedBefore: 'Эти посты уже стоят в календаре',
    placedPast: (drafts: string) => `Время прошло, не поставлено: ${drafts}`,
    nothingPlaced: 'Время этих постов уже прошло',
  },
  trouble: {
    unknown: 'Запрос не дал ответа. Балл возвращён, попробуйте ещё раз.',
    lostText: 'Запрос отменён вместе со связью. Балл возвращён, попробуйте ещё раз.',
    viewerText: 'У вас роль наблюдателя: спрашивать ИИ могут редакторы.',
    noPointsText: 'Запросы к ИИ в этом месяце закончились',
  },
} as const
