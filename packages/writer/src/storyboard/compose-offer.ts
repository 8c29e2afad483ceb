import { markKeyPhrase } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { createPlace } from '../answers/place-card.ts'
import { capitalise } from '../topic/subject.ts'
import { chooseWords } from './offer-words.ts'
import type { Offer } from './read-offer.ts'

const { hook, item, number, pair, price, cta } = SLIDE_LIMITS

const fit = (text: string, max: number | undefined) =>
  cutToFit({ text, fits: (part) => part.length <= (max ?? part.length) })

/** «Пенсионерам», «студентам»: it is not everybody's. */
const FOR_SOME = /(?<!\p{L})\p{L}{3,}(?:ам|ям)(?!\p{L})/iu

const writeFigure = ({ figure, priced, title }: Offer): string => {
  if (!figure) return ''
  const { value, unit, isDiscount, isFrom } = figure
  const amount = `${value} ${unit}`
  if (isDiscount && priced !== '') return `${priced} ${amount}`
  if (isDiscount) return FOR_SOME.test(title) ? '' : `Скидка ${amount}`
  return isFrom ? `От ${amount}` : amount
}

/** A sum «from» is never told as the sum. */
const boundOf = ({ figure, isPay }: Offer): string => {
  if (!figure?.isFrom) return ''
  return isPay ? 'Сумма «от»' : 'Цена «от»: точная зависит от условий'
}

const createFigure = (offer: Offer): SlideCard | undefined => {
  const { name, priced, figure, isPay, when } = offer
  if (!figure) return undefined
  const { value, unit, isDiscount, isFrom } = figure
  const sum = isPay ? 'Оплата' : 'Цена'
  const label = isDiscount ? 'Скидка' : isFrom ? `${sum} от` : sum
  const own = priced === '' ? name : priced
  const title = markKeyPhrase(own.length <= number.title ? own : label)
  if (!isDiscount && !isPay && unit.includes('₽'))
    return createCard('price', { value, unit, title, sub: fit(boundOf(offer) || when, price.sub) })
  return createCard('number', {
    value,
    unit,
    title,
    body: fit(boundOf(offer) || when, number.body),
  })
}

/** Time and place on one slide; time stands at the figure when there is one. */
const createMeeting = ({ name, figure, when, where }: Offer): SlideCard | undefined => {
  const hours = when === '' ? 'Сохраните, чтобы не искать' : when
  const pinned = createPlace({
    title: when === '' ? 'Наш *адрес*' : 'Ждём *вас*',
    address: where,
    hours,
  })
  if (pinned) return pinned
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

/** What the sentence says of price, time and place. */
export const createOfferCards = (offer: Offer): SlideCard[] =>
  [createMeeting(offer), createFigure(offer)].filter((card) => card !== undefined)

/** A reel of what the sentence itself says: advice of a field would answer what was not asked. */
export const composeOffer = ({
  topic,
  offer,
  count,
}: {
  topic: string
  offer: Offer
  count: number
}): SlideCard[] => {
  const { list, steps, call, act } = chooseWords(topic, offer)
  const { title, when, where } = offer
  const figure = writeFigure(offer)
  // «Набор в группу, первое занятие бесплатно»: the rest of the sentence is the line under the title.
  const [head = '', ...rest] = title.split(/,\s+/)
  const more = capitalise(rest.join(', '))
  const fact = figure || when || where
  const isSplit = rest.length > 0 && (fact === '' || title.length > hook.title)
  const isUnder = isSplit && fact === '' && more.length <= (hook.sub ?? 0)
  // The title of a discount keeps its figure.
  const isTold = offer.figure?.isDiscount === true && offer.priced === ''
  const middle = [
    ...createOfferCards(offer),
    ...(isSplit && !isUnder
      ? [createCard('item', { title: 'Ещё *важно*', body: fit(more, item.body) })]
      : []),
    createCard('list', { title: list, items: [...steps] }),
  ]
  return [
    createCard('hook', {
      title: markKeyPhrase(fit(isSplit ? head : title, hook.title)),
      sub: fit(isUnder ? more : isTold ? when || where : fact, hook.sub),
    }),
    ...middle.slice(0, count - 2),
    createCard('cta', { title: call, sub: fit(when || where || figure, cta.sub), act }),
  ]
}
