import { markKeyPhrase } from '@kadr/ai'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { capitalise } from '../topic/subject.ts'
import { readAmount } from './read-amount.ts'
import { splitPoints, splitToFit, tidyAnswer } from './tidy-answer.ts'

const { item, list, number, quote, compare, cta } = SLIDE_LIMITS
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

export const itemBlock = ({ id, label, text }: Answer): Block => ({
  ids: [id],
  rich: [],
  plain: toItems(label, text),
})

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
  const card = createCard('list', { title: titleOf(label, list.title), items: shown })
  return {
    ids: [id],
    rich: isList ? [card, ...(rest === '' ? [] : toItems(MORE, rest))] : [],
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
  const card = createCard('number', {
    value: amount.value,
    unit: amount.unit,
    title: titleOf(title, number.title),
    body: isSaid ? '' : cut(capitalise(amount.rest), number.body),
  })
  return { ids: [id], rich: [card], plain }
}

/** The point of what somebody says is at its end. */
const markLast = (text: string): string => text.replace(/([\p{L}\d-]+)([^\p{L}\d]*)$/u, '*$1*$2')

/** «Что выйдет криво» is a fear: the slide asks the person about it. */
export const quoteBlock = ({ id, label, text }: Answer): Block => {
  const said = tidyAnswer(text)
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
