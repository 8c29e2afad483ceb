import { isClosed, isVacancy } from '../topic/announcement.ts'
import type { Offer } from './read-offer.ts'

type Kind =
  | 'vacancy'
  | 'closed'
  | 'sale'
  | 'discount'
  | 'enrol'
  | 'opening'
  | 'rent'
  | 'menu'
  | 'order'
  | 'news'
type Words = { list: string; steps: readonly string[]; call: string; act: string }

const KINDS: readonly { kind: Kind; words: RegExp }[] = [
  {
    kind: 'opening',
    words:
      /откры(?!(?:ваем|ли|ла|та|т) (?:запись|набор|при[её]м|сезон|продаж|предзаказ))|переехал|переезжа|новый адрес|теперь (?:на|по)(?![а-яё])/iu,
  },
  {
    kind: 'enrol',
    words:
      /(?<![а-яё])(?:набор(?![а-яё])|набира|курс|групп|запис|заняти|урок|обучен|вебинар|мастер-класс|концерт|выставк|встреч|приглаша|дверей|экскурси|фестивал|спектакл|турнир|вечеринк|дегустац|ярмарк|праздник|марафон|лекци|тренировк)/iu,
  },
  { kind: 'rent', words: /(?<![а-яё])(?:аренд|прокат)/iu },
  { kind: 'menu', words: /(?<![а-яё])(?:меню|завтрак|ланч|обед|кальян|кофе|десерт|бранч|пицц)/iu },
  { kind: 'sale', words: /скидк|распродаж|акци[яию]|%|процент/iu },
]

/** Steps and calls true of any business of the kind; facts come from the sentence alone. */
const WORDS: Readonly<Record<Kind, Words>> = {
  vacancy: {
    list: 'Как *откликнуться*',
    steps: ['Напишите нам в сообщения', 'Расскажите об опыте', 'Договоримся о встрече'],
    call: 'Это *про вас*?',
    act: 'Напишите или отметьте друга',
  },
  closed: {
    list: 'Пока мы *закрыты*',
    steps: ['Сохраните даты', 'Предупредите своих', 'Возвращайтесь к нам'],
    call: 'До *встречи*',
    act: 'Сохраните, чтобы не забыть',
  },
  sale: {
    list: 'Как *получить* скидку',
    steps: ['Напишите нам в сообщения', 'Спросите об условиях', 'Запишитесь или закажите'],
    call: 'Хотите *со скидкой*?',
    act: 'Напишите нам в сообщения',
  },
  discount: {
    list: 'Как *получить* скидку',
    steps: ['Напишите нам в сообщения', 'Уточните условия', 'Приходите к нам'],
    call: 'Хотите *со скидкой*?',
    act: 'Напишите нам в сообщения',
  },
  enrol: {
    list: 'Как *записаться*',
    steps: ['Напишите нам в сообщения', 'Задайте вопросы', 'Запишитесь заранее'],
    call: 'Займите *место*',
    act: 'Напишите нам в сообщения',
  },
  opening: {
    list: 'Как нас *найти*',
    steps: ['Сохраните адрес', 'Постройте маршрут на карте', 'Заходите знакомиться'],
    call: 'Ждём *в гости*',
    act: 'Сохраните, чтобы не искать',
  },
  rent: {
    list: 'Как *взять* в аренду',
    steps: ['Напишите, на какой срок', 'Уточните залог и документы', 'Договоритесь о выдаче'],
    call: 'Нужно *на днях*?',
    act: 'Напишите нам в сообщения',
  },
  menu: {
    list: 'Как *попробовать*',
    steps: ['Выберите день', 'Позовите друзей', 'Приходите к нам'],
    call: 'С кем *придёте*?',
    act: 'Отметьте в комментариях',
  },
  order: {
    list: 'Как *заказать*',
    steps: ['Напишите нам в сообщения', 'Уточните детали и срок', 'Подтвердите заказ'],
    call: 'Хотите *заказать*?',
    act: 'Напишите нам в сообщения',
  },
  news: {
    list: 'Есть *вопросы*?',
    steps: ['Сохраните, чтобы не забыть', 'Напишите нам в сообщения', 'Расскажите своим'],
    call: 'Остались *вопросы*?',
    act: 'Напишите нам в сообщения',
  },
}

const findKind = (topic: string, { where, when, figure }: Offer): Kind => {
  if (isVacancy(topic)) return 'vacancy'
  if (isClosed(topic)) return 'closed'
  // What has no price is not known to be sold.
  const other = figure ? 'order' : 'news'
  const kind = KINDS.find(({ words }) => words.test(topic))?.kind ?? other
  // Nobody finds a place whose address is not told, and what has no end is in no hurry.
  if (kind === 'opening' && where === '') return other
  return kind === 'sale' && when === '' ? 'discount' : kind
}

export const chooseWords = (topic: string, offer: Offer): Words => WORDS[findKind(topic, offer)]
