import { createCard } from '@kadr/contract/create-card'
import type { SlideCard } from '@kadr/contract/storyboard'
import { cutToFit } from '@kadr/domain/preflight/split-text'
import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import { capitalise } from '../subject.ts'
import { isVacancy, type Offer } from './read-offer.ts'

const { hook, item, number, pair, cta } = SLIDE_LIMITS

type Kind = 'vacancy' | 'sale' | 'enrol' | 'opening' | 'rent' | 'menu' | 'order'
type Words = { list: string; steps: readonly string[]; call: string; act: string }

const KINDS: readonly { kind: Kind; words: RegExp }[] = [
  { kind: 'opening', words: /откры|переехал|новый адрес/iu },
  {
    kind: 'enrol',
    words:
      /(?<![а-яё])(?:набор(?![а-яё])|набира|курс|групп|запис|заняти|урок|обучен|вебинар|мастер-класс|концерт|выставк|встреч|приглаша|дегустац|ярмарк|праздник|марафон|лекци|тренировк)/iu,
  },
  { kind: 'rent', words: /(?<![а-яё])(?:аренд|прокат)/iu },
  { kind: 'menu', words: /(?<![а-яё])(?:меню|завтрак|ланч|обед|кальян|кофе|десерт|бранч|пицц)/iu },
  { kind: 'sale', words: /скидк|распродаж|акци[яию]|%/iu },
]

/** Steps and calls true of any business of the kind; facts come from the sentence alone. */
const WORDS: Readonly<Record<Kind, Words>> = {
  vacancy: {
    list: 'Как *откликнуться*',
    steps: ['Напишите нам в сообщения', 'Расскажите об опыте', 'Договоримся о встрече'],
    call: 'Это *про вас*?',
    act: 'Напишите или отметьте друга',
  },
  sale: {
    list: 'Как *получить* скидку',
    steps: ['Напишите нам в сообщения', 'Скажите, что видели ролик', 'Успейте до конца акции'],
    call: 'Успейте *по акции*',
    act: 'Напишите нам в сообщения',
  },
  enrol: {
    list: 'Как *записаться*',
    steps: ['Напишите нам в сообщения', 'Оставьте имя и телефон', 'Дождитесь подтверждения'],
    call: 'Займите *место*',
    act: 'Напишите «хочу» в сообщения',
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
}

const fit = (text: string, max: number | undefined) =>
  cutToFit({ text, fits: (part) => part.length <= (max ?? part.length) })

const writeFigure = ({ figure }: Offer): string => {
  if (!figure) return ''
  const { value, unit, isDiscount, isFrom } = figure
  const amount = `${value} ${unit}`
  if (isDiscount) return `Скидка ${amount}`
  return isFrom ? `От ${amount}` : amount
}

const createFigure = ({ name, figure, when }: Offer): SlideCard | undefined => {
  if (!figure) return undefined
  const { value, unit, isDiscount, isFrom } = figure
  const label = isDiscount ? 'Скидка' : isFrom ? 'Цена от' : 'Цена'
  const details = when || (isFrom ? 'Точная цена зависит от задачи' : '')
  return createCard('number', {
    value,
    unit,
    title: markKeyPhrase(name.length <= number.title ? name : label),
    body: fit(details, number.body),
  })
}

/** Time and place on one slide; time stands at the figure when there is one. */
const createMeeting = ({ name, figure, when, where }: Offer): SlideCard | undefined => {
  if (when !== '' && where !== '' && where.length <= (pair.line ?? 0)) {
    const sides = [
      { head: 'Когда', line: when, object: null },
      { head: 'Где', line: where, object: null },
    ]
    return createCard('pair', { title: 'Ждём *вас*', sides })
  }
  if (where !== '') {
    return createCard('item', {
      title: 'Наш *адрес*',
      body: fit(`${where}. Сохраните, чтобы не искать`, item.body),
    })
  }
  if (when === '' || figure) return undefined
  return createCard('item', {
    title: markKeyPhrase(fit(when, item.title)),
    body: fit(name, item.body),
  })
}

/** A reel of what the sentence itself says; facts of its field, if it is known, fill the middle. */
export const composeOffer = ({
  topic,
  offer,
  advice,
  count,
}: {
  topic: string
  offer: Offer
  /** Cards of the field, the best first; none for an unknown one. */
  advice: { items: readonly SlideCard[]; accents: readonly SlideCard[] }
  count: number
}): SlideCard[] => {
  const kind = isVacancy(topic)
    ? 'vacancy'
    : (KINDS.find(({ words }) => words.test(topic))?.kind ?? 'order')
  const { list, steps, call, act } = WORDS[kind]
  const { title, when, where } = offer
  const meeting = createMeeting(offer)
  const accent = createFigure(offer) ?? advice.accents[0]
  const own = [accent, meeting].filter((card) => card !== undefined).toReversed()
  const room = Math.max(0, count - 3 - own.length)
  const middle = [
    ...own,
    ...advice.items.slice(0, room),
    createCard('list', { title: list, items: [...steps] }),
  ]
  const figure = writeFigure(offer)
  // «Набор в группу, первое занятие бесплатно»: the rest of the sentence is the line under the title.
  const [head = '', ...rest] = title.split(/,\s+/)
  const fact = figure || when || where
  const isSplit = fact === '' && rest.length > 0
  return [
    createCard('hook', {
      title: markKeyPhrase(fit(isSplit ? head : title, hook.title)),
      sub: fit(
        offer.figure?.isDiscount ? when || where : fact || capitalise(rest.join(', ')),
        hook.sub,
      ),
    }),
    ...middle.slice(0, count - 2),
    createCard('cta', { title: call, sub: fit(when || where || figure, cta.sub), act }),
  ]
}
