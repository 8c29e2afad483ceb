import type { SlideCard, SlideRole, Storyboard } from '@kadr/contract/studio/storyboard'
import { CARD_ROWS, LIST_ITEMS, SLIDE_LIMITS } from './slide-limits.ts'
import { slideLines, withoutMarks } from './slide-text.ts'

/** A shorter storyboard has no middle. */
const ACCENT_FROM = 5

type Field = { name: string; text: string; max: number | undefined; isNeeded: boolean }

const fieldsOf = (card: SlideCard): Field[] => {
  const limits = SLIDE_LIMITS[card.role]
  const { role, title, sub, body, value, unit, act } = card
  const halves = card.sides.flatMap(({ head, line }, index) => [
    { name: `заголовок половины ${index + 1}`, text: head, max: limits.head, isNeeded: true },
    { name: `строка половины ${index + 1}`, text: line, max: limits.line, isNeeded: true },
  ])
  const items = card.items.map((text, index) => ({
    name: `пункт ${index + 1}`,
    text,
    max: limits.item,
    isNeeded: true,
  }))
  const rows = card.rows.flatMap(({ label, value: first, other }, index) => [
    {
      name: `подпись строки ${index + 1}`,
      text: label,
      max: limits.label,
      isNeeded: role !== 'table',
    },
    { name: `значение строки ${index + 1}`, text: first, max: limits.cell, isNeeded: true },
    {
      name: `второе значение строки ${index + 1}`,
      text: other,
      max: limits.cell,
      isNeeded: role === 'table',
    },
  ])
  return [
    { name: 'заголовок', text: title, max: limits.title, isNeeded: true },
    { name: 'подзаголовок', text: sub, max: limits.sub, isNeeded: false },
    { name: 'текст', text: body, max: limits.body, isNeeded: NEEDS_BODY.has(role) },
    { name: 'число', text: value, max: limits.value, isNeeded: role === 'number' },
    { name: 'единица', text: unit, max: limits.unit, isNeeded: false },
    { name: 'призыв', text: act, max: limits.act, isNeeded: true },
    ...halves,
    ...items,
    ...rows,
  ].filter(({ max }) => max !== undefined)
}

const NEEDS_BODY: ReadonlySet<SlideRole> = new Set(['item', 'place'])
const HAS_HALVES: ReadonlySet<SlideRole> = new Set(['compare', 'pair', 'table'])
const HAS_ITEMS: ReadonlySet<SlideRole> = new Set(['check', 'list'])
const HAS_ROWS: ReadonlySet<SlideRole> = new Set(['chart', 'table', 'timeline'])

const isOutside = (count: number, { min, max }: { min: number; max: number }): boolean =>
  count < min || count > max

/** Problems of one card; texts are referred to by position, never quoted. */
const findCardProblems = (card: SlideCard): string[] => {
  const problems = fieldsOf(card).flatMap(({ name, text, max, isNeeded }) => {
    const { length } = withoutMarks(text).trim()
    if (length === 0) return isNeeded ? [`${name}: пусто`] : []
    return max !== undefined && length > max ? [`${name}: ${length} знаков, помещается ${max}`] : []
  })
  if (HAS_HALVES.has(card.role) && card.sides.length !== 2) problems.push('нужны две половины')
  if (HAS_ITEMS.has(card.role) && isOutside(card.items.length, LIST_ITEMS)) {
    problems.push(`нужно от ${LIST_ITEMS.min} до ${LIST_ITEMS.max} пунктов`)
  }
  if (HAS_ROWS.has(card.role) && isOutside(card.rows.length, CARD_ROWS)) {
    problems.push(`нужно от ${CARD_ROWS.min} до ${CARD_ROWS.max} строк`)
  }
  if (card.role === 'price' && card.value === '' && card.rows.length === 0) {
    problems.push('нет цены')
  }
  if (card.role !== 'review' && !/^[^*]*\*[^*]+\*[^*]*$/.test(card.title)) {
    problems.push('в заголовке одна ключевая фраза между *звёздочками*')
  }
  return problems
}

/** Steps of one thing and its points follow one another. */
const MAY_FOLLOW: ReadonlySet<SlideRole> = new Set(['item', 'step'])

const isAccent = ({ role }: SlideCard) => role === 'number' || role === 'quote'
/** What breaks the rhythm of points as well. */
const STRONG: ReadonlySet<SlideRole> = new Set(['chart', 'number', 'price', 'quote', 'review'])

const findOrderProblems = (slides: readonly SlideCard[]): string[] => {
  const middle = slides.slice(1, -1)
  const problems: string[] = []
  if (slides[0]?.role !== 'hook') problems.push('первый слайд с ролью hook')
  if (slides.at(-1)?.role !== 'cta') problems.push('последний слайд с ролью cta')
  if (middle.some(({ role }) => role === 'hook' || role === 'cta')) {
    problems.push('hook и cta бывают только с краю')
  }
  if (slides.some(({ role }, index) => !MAY_FOLLOW.has(role) && role === slides[index - 1]?.role)) {
    problems.push('одна и та же роль дважды подряд бывает только у item и step')
  }
  const isPlain = !middle.some(({ role }) => STRONG.has(role))
  if (middle.filter(isAccent).length > 1 || (isPlain && slides.length >= ACCENT_FROM)) {
    problems.push('в середине ровно один number или quote')
  }
  return problems
}

const findRepeats = (slides: readonly SlideCard[]): string[] => {
  const seen = new Set<string>()
  return slides.flatMap((card, index) => {
    const key = slideLines(card).join(' ').toLowerCase()
    if (seen.has(key)) return [`слайд ${index + 1} повторяет другой`]
    seen.add(key)
    return []
  })
}

/** Broken rules of a storyboard (roles, rhythm, lengths), in Russian; empty when it is fine. */
export const findStoryboardProblems = ({
  storyboard: { slides },
  count,
}: {
  storyboard: Storyboard
  /** The requested number of slides. */
  count: number
}): string[] => [
  ...(slides.length === count ? [] : [`слайдов ${slides.length}, нужно ${count}`]),
  ...findOrderProblems(slides),
  ...slides.flatMap((card, index) =>
    findCardProblems(card).map((problem) => `слайд ${index + 1} (${card.role}): ${problem}`),
  ),
  ...findRepeats(slides),
]
