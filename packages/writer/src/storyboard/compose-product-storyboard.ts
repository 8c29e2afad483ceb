import { AiFailure, markKeyPhrase, type ProductFacts } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { capitalise } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

const { hook, item, list, number, quote, cta } = SLIDE_LIMITS
/** Benefits that have a slide of their own when there is a list of the others. */
const OWN_SLIDES = 2
const QUANTITY = /^(.*?)\s*(\d[\d,.]{0,4})\s+([\p{L}%°]{1,9})(.*)$/u
const PRICE = /^([\d\s\u00a0.,]+)[\s\u00a0]*(\S+)$/u

const fit = (text: string, max: number | undefined) =>
  cutToFit({ text, fits: (part) => part.length <= (max ?? part.length) })

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '')

/** «Держит тепло 8 часов» is a number with its label. */
const toQuantity = (benefit: string): SlideCard | undefined => {
  const [, before = '', value = '', unit = '', after = ''] = QUANTITY.exec(benefit) ?? []
  const label = `${before}${after}`.trim()
  const isFit = value !== '' && label !== '' && label.length <= number.title
  return isFit
    ? createCard('number', { value, unit, title: markKeyPhrase(capitalise(label)) })
    : undefined
}

const toPrice = (price: string): SlideCard | undefined => {
  const [, value = '', unit = ''] = PRICE.exec(price) ?? []
  const short = value.trim()
  return short !== '' && short.length <= (number.value ?? 0)
    ? createCard('price', { value: short, unit, title: '*Цена*' })
    : undefined
}

const toItems = (benefits: readonly string[], bodies: readonly string[]): SlideCard[] =>
  benefits.map((benefit, index) =>
    createCard('item', {
      title: markKeyPhrase(fit(benefit, item.title)),
      body: fit(bodies[index] ?? (benefit.length > item.title ? benefit : ''), item.body),
    }),
  )

/** For whom it is, as an answer to a question. */
const toAudience = (audience: string): SlideCard | undefined => {
  const text = audience.trim()
  return text === '' || text.length > (quote.sub ?? 0)
    ? undefined
    : createCard('quote', { title: 'Для *кого* это?', sub: capitalise(text) })
}

/** A reel of what is known about the product; nothing is added to it. */
export const composeProductStoryboard = ({
  context: { subject, random, avoids },
  product,
  count,
}: {
  context: WriterContext
  product: ProductFacts
  count: number
}): SlideCard[] => {
  const benefits = subject.benefits.filter((line) => !avoids(line))
  const said = sentencesOf(product.description).filter((line) => !avoids(line))
  if (benefits.length === 0 && said.length === 0) throw new AiFailure({ reason: 'unknown_topic' })
  const accents = [
    toPrice(product.price),
    ...benefits.map(toQuantity),
    toAudience(product.audience),
  ].filter((card) => card !== undefined)
  const [accent] = random.shuffle(accents)
  const items = toItems(benefits.length > 0 ? benefits : said, said.slice(1))
  const isMany = benefits.length >= OWN_SLIDES + LIST_ITEMS.min
  const listed: SlideCard = createCard('list', {
    title: 'Что ещё *важно*',
    items: benefits
      .slice(OWN_SLIDES, OWN_SLIDES + LIST_ITEMS.max)
      .map((line) => fit(line, list.item)),
  })
  const [first, ...rest] = isMany ? items.slice(0, OWN_SLIDES) : items
  const middle = [first, accent, ...rest, isMany ? listed : undefined].filter(
    (card) => card !== undefined,
  )
  const name = product.name.replaceAll('*', '').trim()
  return [
    createCard('hook', {
      title: markKeyPhrase(fit(name, hook.title)),
      sub: fit(said[0] ?? benefits[0] ?? '', hook.sub),
    }),
    ...middle.slice(0, count - 2),
    createCard('cta', {
      title: markKeyPhrase(fit(name, cta.title)),
      sub: product.price === '' ? '' : fit(`Цена: ${product.price}`, cta.sub),
      act: product.link === '' ? 'Напишите нам в сообщения' : 'Ссылка в профиле',
    }),
  ]
}
