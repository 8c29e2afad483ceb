import type { AiLanguage } from '@kadr/contract/studio/ai-tasks'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard, SlideRole, SlideSide } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { CARD_ROWS, LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { slideLines, withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import { numberPoints, numberSteps } from '../../_shared/number-points.ts'

const DEFAULT_ACT: Readonly<Record<AiLanguage, string>> = {
  ru: 'Напишите в комментариях',
  en: 'Tell us in the comments',
}

const cut = (text: string, max: number | undefined): string =>
  max === undefined
    ? text
    : cutToFit({ text, fits: (part) => withoutMarks(part).trim().length <= max })

/** A mark torn by the cut is dropped, then one phrase is marked anew. */
const fitTitle = (text: string, max: number): string => {
  const short = cut(text, max)
  return markKeyPhrase(/^[^*]*\*[^*]+\*[^*]*$/.test(short) ? short : withoutMarks(short))
}

const fitFields = (card: SlideCard): SlideCard => {
  const limits = SLIDE_LIMITS[card.role]
  return {
    ...card,
    title:
      card.role === 'review'
        ? cut(withoutMarks(card.title), limits.title)
        : fitTitle(card.title, limits.title),
    sub: cut(withoutMarks(card.sub), limits.sub),
    body: cut(withoutMarks(card.body), limits.body),
    value: cut(card.value, limits.value),
    unit: cut(card.unit, limits.unit),
    sides: card.sides.map(({ head, line, object }) => ({
      head: cut(withoutMarks(head), limits.head),
      line: cut(withoutMarks(line), limits.line),
      object,
    })),
    items: card.items.slice(0, LIST_ITEMS.max).map((item) => cut(withoutMarks(item), limits.item)),
    rows: card.rows.slice(0, CARD_ROWS.max).map(({ label, value, other }) => ({
      label: cut(withoutMarks(label), limits.label),
      value: cut(withoutMarks(value), limits.cell),
      other: cut(withoutMarks(other), limits.cell),
    })),
    act: cut(withoutMarks(card.act), limits.act),
  }
}

/** The same words as a plain item. */
const toItem = (card: SlideCard): SlideCard => {
  const [title = '', ...rest] = slideLines(card)
  return createCard('item', {
    title: card.title || title,
    body: rest.join('. '),
    object: card.object,
  })
}

const hasTwo = ({ sides }: SlideCard, isSaid: (side: SlideSide) => boolean): boolean =>
  sides.length === 2 && sides.every(isSaid)

const isWhole = (card: SlideCard): boolean => {
  const { role, title, body, value, items, rows } = card
  if (withoutMarks(title).trim() === '') return false
  switch (role) {
    case 'item':
    case 'place':
      return body !== ''
    case 'number':
      return value !== ''
    case 'price':
      return value !== '' || rows.length >= CARD_ROWS.min
    case 'check':
    case 'list':
      return items.length >= LIST_ITEMS.min
    case 'chart':
    case 'timeline':
      return rows.length >= CARD_ROWS.min
    case 'table':
      return (
        rows.length >= CARD_ROWS.min &&
        rows.every(({ other }) => other !== '') &&
        hasTwo(card, ({ head }) => head !== '')
      )
    case 'compare':
    case 'pair':
      return hasTwo(card, ({ head, line }) => head !== '' && line !== '')
    default:
      return true
  }
}

const isEdge = (role: SlideRole) => role === 'hook' || role === 'cta'
const isAccent = (role: SlideRole) => role === 'number' || role === 'quote'

/** Slides between hook and call: a role that would repeat or a second accent becomes an item. */
const fitMiddle = (cards: readonly SlideCard[]): SlideCard[] => {
  const middle: SlideCard[] = []
  for (const card of cards) {
    const isRepeated = card.role !== 'step' && card.role === middle.at(-1)?.role
    const isSecond = isAccent(card.role) && middle.some(({ role }) => isAccent(role))
    const mustChange = isEdge(card.role) || isRepeated || isSecond || !isWhole(card)
    middle.push(mustChange ? toItem(card) : card)
  }
  return middle.filter(({ title }) => withoutMarks(title).trim() !== '')
}

/** Makes every card fit its layout and the order right, whatever the engine has written. */
export const fitStoryboard = ({
  cards,
  count,
  language = 'ru',
}: {
  cards: readonly SlideCard[]
  count: number
  language?: AiLanguage | undefined
}): SlideCard[] => {
  const [first, ...others] = cards
  const last = others.pop()
  if (!first || !last) return []
  const hook: SlideCard = createCard('hook', {
    title: first.title,
    sub: first.sub,
    object: first.object,
  })
  const cta: SlideCard = createCard('cta', {
    title: last.title,
    sub: last.sub,
    act: last.act || DEFAULT_ACT[language],
    object: last.object,
  })
  const middle = numberSteps(numberPoints(fitMiddle(others).slice(0, Math.max(1, count - 2))))
  return [hook, ...middle, cta].map(fitFields)
}
