import { markKeyPhrase } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { capitalise } from '../topic/subject.ts'
import { createPlace } from './place-card.ts'
import { readAmount } from './read-amount.ts'
import { createRowCard, createSteps, isChecklist } from './row-cards.ts'
import { splitPoints, splitToFit, tidyAnswer } from './tidy-answer.ts'

const { item, list, number, quote, compare, cta, place, price, review, table } = SLIDE_LIMITS
const MORE = 'И *ещё*'

const fits = (text: string, max: number | undefined): boolean =>
  text.length <= (max ?? Number.POSITIVE_INFINITY)

const cut = (text: string, max: number | undefined): string =>
  cutToFit({ text, fits: (part) => fits(part, max) })

/** A title of so many characters with one marked phrase. */
const titleOf = (label: string, max: number): string =>
  markKeyPhrase(fits(withoutMarks(label), max) ? label : cut(withoutMarks(label), max))

/** Plain slides of a text: as many as it needs, no word is lost. */
const toItems = (label: string, text: string): SlideCard[] => {
  return splitToFit(tidyAnswer(text), item.body ?? 0).map((part, index) =>
    createCard('item', {
      title: titleOf(index === 0 ? label : MORE, item.title),
      body: cut(capitalise(part.replace(/[.,;]+$/u, '')), item.body),
    }),
  )
}

/** The slides of an answer: `rich` when its role allows it there, else `plain`. */
export type Block = {
  ids: readonly string[]
  rich: readonly SlideCard[]
  plain: readonly SlideCard[]
}

type Answer = { id: string; label: string; text: string }

export const itemBlock = ({ id, label, text }: Answer): Block => {
  const address = /^\*?где/iu.test(label)
    ? createPlace({ title: titleOf(label, place.title), address: tidyAnswer(text) })
    : undefined
  return { ids: [id], rich: address ? [address] : [], plain: toItems(label, text) }
}

const joinPoints = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((point) => point.charAt(0).toLowerCase() + point.slice(1))].join(', ')

export const listBlock = ({ id, label, text }: Answer): Block => {
  const points = splitPoints(text)
  const shown = points.slice(0, LIST_ITEMS.max)
  const rest = joinPoints(points.slice(LIST_ITEMS.max))
  const isList = points.length >= LIST_ITEMS.min && shown.every((point) => fits(point, list.item))
  const plain = points.every((point) => fits(point, list.item))
    ? toItems(label, text)
    : points.flatMap((point, index) => toItems(index === 0 ? label : MORE, point))
  const title = titleOf(label, list.title)
  const rows = createRowCard(title, points)
  if (rows) return { ids: [id], rich: [rows], plain: toItems(label, text) }
  const role = isChecklist(label, points) ? 'check' : 'list'
  const card = createCard(role, { title, items: shown })
  return {
    ids: [id],
    rich: isList
      ? [card, ...(rest === '' ? [] : toItems(MORE, rest))]
      : createSteps(label, points, markKeyPhrase),
    plain,
  }
}

/** «Цена от», «до»: what kind of figure it is belongs to its name. */
const nameAmount = (label: string, { bound, rest }: { bound: string; rest: string }): string => {
  const named = bound === '' ? label : `${label} ${bound}`
  const whole = rest === '' ? named : `${named} ${rest}`
  return fits(withoutMarks(whole), number.title) ? whole : named
}

export const numberBlock = ({ id, label, text }: Answer): Block => {
  const amount = readAmount(text)
  const plain = toItems(label, text)
  if (!amount) return { ids: [id], rich: [], plain }
  const title = nameAmount(label, amount)
  const isSaid = amount.rest === '' || withoutMarks(title).endsWith(amount.rest)
  const rest = isSaid ? '' : cut(capitalise(amount.rest), number.body)
  const figure = {
    value: amount.value,
    unit: amount.unit,
    title: titleOf(title, number.title),
  }
  const isPrice = amount.unit.includes('₽') && /цена|стоит|стоимость/iu.test(label)
  const card = isPrice
    ? createCard('price', { ...figure, sub: cut(rest, price.sub) })
    : createCard('number', { ...figure, body: rest })
  return { ids: [id], rich: [card], plain }
}

/** The point of what somebody says is at its end. */
const markLast = (text: string): string => text.replace(/([\p{L}\d-]+)([^\p{L}\d]*)$/u, '*$1*$2')

/** «Что выйдет криво» is a fear: the slide asks the person about it. */
export const quoteBlock = ({ id, label, text }: Answer): Block => {
  const said = tidyAnswer(text)
  // What a client said is shown as it was said.
  if (/слова \*?клиент/iu.test(label) && fits(said, review.title))
    return { ids: [id], rich: [createCard('review', { title: said })], plain: toItems(label, text) }
  const asked = /^что\s/iu.test(said)
    ? `Боитесь, ${said.charAt(0).toLowerCase()}${said.slice(1)}?`
    : said
  return {
    ids: [id],
    rich: fits(asked, quote.title) ? [createCard('quote', { title: markLast(asked) })] : [],
    plain: toItems(label, text),
  }
}

export const mythBlock = (myth: Answer, truth: Answer): Block => {
  const title = tidyAnswer(myth.text)
  const sub = tidyAnswer(truth.text)
  return {
    ids: [myth.id, truth.id],
    rich:
      fits(title, quote.title) && fits(sub, quote.sub)
        ? [createCard('quote', { title: markKeyPhrase(title), sub })]
        : [],
    plain: [...toItems(myth.label, myth.text), ...toItems(truth.label, truth.text)],
  }
}

/** As many short points about one thing as about the other, side by side in the order they were told. */
const toTableRows = (one: string, other: string): SlideCard['rows'] | undefined => {
  const [first, second] = [splitPoints(one), splitPoints(other)]
  const isEven = first.length === second.length && first.length >= 2 && first.length <= 4
  const isShort = [...first, ...second].every((point) => fits(point, table.cell))
  return isEven && isShort
    ? first.map((value, index) => ({ label: '', value, other: second[index] ?? '' }))
    : undefined
}

/** Two answers as halves: the heads are given, `isFix` crosses out the first. */
export const halvesBlock = ({
  one,
  other,
  title,
  heads,
  isFix,
}: {
  one: Answer
  other: Answer
  title: string
  heads: readonly [string, string]
  isFix: boolean
}): Block => {
  const lines = [one.text, other.text].map((text) => tidyAnswer(text))
  const isShort =
    lines.every((line) => fits(line, compare.line)) &&
    heads.every((head) => fits(head, compare.head))
  const rows = isFix || isShort ? undefined : toTableRows(one.text, other.text)
  if (rows)
    return {
      ids: [one.id, other.id],
      rich: [
        createCard('table', {
          title: titleOf(title, table.title),
          sides: heads.map((head) => ({ head: cut(head, table.head), line: '', object: null })),
          rows,
        }),
      ],
      plain: [...toItems(heads[0], one.text), ...toItems(heads[1], other.text)],
    }
  const sides = lines.map((line, index) => ({ head: heads[index] ?? '', line, object: null }))
  return {
    ids: [one.id, other.id],
    rich: isShort
      ? [createCard('compare', { title: titleOf(title, compare.title), sides, isFix })]
      : [],
    plain: [...toItems(heads[0], one.text), ...toItems(heads[1], other.text)],
  }
}

export const contactCard = ({ label, text }: Answer): SlideCard => {
  const said = tidyAnswer(text)
  if (fits(said, cta.act)) return createCard('cta', { title: titleOf(label, cta.title), act: said })
  const [sub = '', ...rest] = splitToFit(said, cta.sub ?? 0)
  return createCard('cta', {
    title: titleOf(label, cta.title),
    sub: sub.replace(/[.,;]+$/u, ''),
    act: cut(capitalise(rest.join(' ')), cta.act),
  })
}
