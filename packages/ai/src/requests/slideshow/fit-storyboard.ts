import type { AiLanguage } from '@kadr/contract/studio/ai-tasks'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard, SlideRole } from '@kadr/contract/studio/storyboard'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'
import { LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { slideLines, withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import { numberPoints } from '../../_shared/number-points.ts'

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
    title: fitTitle(card.title, limits.title),
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

const isWhole = ({ role, title, body, value, sides, items }: SlideCard): boolean => {
  if (withoutMarks(title).trim() === '') return false
  if (role === 'item') return body !== ''
  if (role === 'number') return value !== ''
  if (role === 'list') return items.length >= LIST_ITEMS.min
  if (role !== 'compare' && role !== 'pair') return true
  return sides.length === 2 && sides.every(({ head, line }) => head !== '' && line !== '')
}

const isEdge = (role: SlideRole) => role === 'hook' || role === 'cta'
const isAccent = (role: SlideRole) => role === 'number' || role === 'quote'

/** Slides between hook and call: a role that would repeat or a second accent becomes an item. */
const fitMiddle = (cards: readonly SlideCard[]): SlideCard[] => {
  const middle: SlideCard[] = []
  for (const card of cards) {
    const isRepeated = card.role === middle.at(-1)?.role
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
  const middle = numberPoints(fitMiddle(others).slice(0, Math.max(1, count - 2)))
  return [hook, ...middle, cta].map(fitFields)
}
