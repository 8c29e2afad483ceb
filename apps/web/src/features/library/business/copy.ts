import type { BusinessFact, FactKind } from '@kadr/contract/library/business'
import { quote } from '@kadr/domain/base/quote'

export const KIND_NAME: Readonly<Record<FactKind, string>> = {
  about: 'Чем занимаемся',
  audience: 'Для кого',
  address: 'Адрес',
  hours: 'Часы работы',
  booking: 'Как записаться',
  price: 'Цена',
  included: 'Что входит',
  term: 'Условия',
  guarantee: 'Гарантия',
  result: 'Что получают',
  question: 'Частый вопрос',
  other: 'Другое',
}

/** Where a fact comes from, when the source has no name of its own. */
export const SOURCE_NAME: Readonly<Record<BusinessFact['source'], string>> = {
  person: 'Записано здесь',
  answer: 'Ответ на вопрос рилса',
  product: 'Из продукта',
  post: 'Из поста',
  site: 'С сайта',
}

export const FACT_FORMS = ['факт', 'факта', 'фактов'] as const

export const copy = {
  title: 'О деле',
  subtitle: 'Отсюда рилсы берут слова. Чего здесь нет, о том Кадр спросит.',
  add: 'Добавить факт',
  fromSite: 'Взять с сайта',
  loading: 'Загружаем факты',
  failed: 'Факты не загрузились',
  groups: 'Какие факты показать',
  search: 'Поиск',
  searchPlaceholder: 'Найти факт',
  nothingTitle: 'Ничего не нашлось',
  nothingText: 'Попробуйте другое слово или другую вкладку.',
  showAll: 'Показать все',
  edit: (title: string) => `Изменить ${quote(title)}`,
  prices: 'Цены',
  pricesSource: 'Продукты, обновляются сами',
  openProducts: 'Открыть продукты',
  today: 'сегодня',
  old: {
    after: (day: string) => `После ${day} ещё верно?`,
    price: (day: string) => `Цена от ${day} ещё верна?`,
    yes: 'Да',
    no: 'Нет',
    confirmed: 'Факт подтверждён',
  },
  empty: {
    title: 'Расскажите о деле',
    text: 'Трёх ответов хватит, чтобы рилсы говорили вашими словами. Остальное можно взять с сайта.',
    viewer: 'Фактов пока нет. Добавить их может редактор.',
    questions: [
      { kind: 'about', label: 'Чем занимаетесь?' },
      { kind: 'audience', label: 'Для кого?' },
      { kind: 'price', label: 'Сколько стоит главное?' },
    ],
  },
  form: {
    newTitle: 'Новый факт',
    editTitle: 'Факт',
    kind: 'О чём факт',
    about: 'Название',
    aboutHint: 'Можно не заполнять, если это про всё дело.',
    priceOf: 'За что цена',
    priceOfHint: 'Например: мастер-класс «Первая чашка».',
    priceOfMissing: 'Напишите, за что эта цена',
    question: 'Вопрос',
    questionMissing: 'Напишите вопрос',
    text: 'Факт',
    textHint: 'Так, как вы сказали бы клиенту.',
    price: 'Сколько стоит',
    answer: 'Ответ',
    until: 'Верно по',
    untilHint: 'Можно не заполнять. После этого дня спросим, верно ли ещё.',
    save: 'Сохранить',
    saved: 'Факт сохранён',
    remove: 'Удалить',
    removeTitle: (title: string) => `Удалить ${quote(title)}?`,
    removeText: 'Рилсы перестанут брать этот факт. Вернуть его не получится.',
    removed: 'Факт удалён',
  },
} as const
