import type { SlideCard, SlideRole, Storyboard } from '@kadr/contract/studio/storyboard'
import { LIST_ITEMS, SLIDE_LIMITS } from './slide-limits.ts'
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
  return [
    { name: 'заголовок', text: title, max: limits.title, isNeeded: true },
    { name: 'подзаголовок', text: sub, max: limits.sub, isNeeded: false },
    { name: 'текст', text: body, max: limits.body, isNeeded: role === 'item' },
    { name: 'число', text: value, max: limits.value, isNeeded: true },
    { name: 'единица', text: unit, max: limits.unit, isNeeded: false },
    { name: 'призыв', text: act, max: limits.act, isNeeded: true },
    ...halves,
    ...items,
  ].filter(({ max }) => max !== undefined)
}

const hasHalves = (role: SlideRole) => role === 'compare' || role === 'pair'

/** Problems of one card; texts are referred to by position, never quoted. */
const findCardProblems = (card: SlideCard): string[] => {
  const problems = fieldsOf(card).flatMap(({ name, text, max, isNeeded }) => {
    const { length } = withoutMarks(text).trim()
    if (length === 0) return isNeeded ? [`${name}: пусто`] : []
    return max !== undefined && length > max ? [`${name}: ${length} знаков, помещается ${max}`] : []
  })
  if (hasHalves(card.role) && card.sides.length !== 2) problems.push('нужны две половины')
  if (
    card.role === 'list' &&
    (card.items.length < LIST_ITEMS.min || card.items.length > LIST_ITEMS.max)
  ) {
    problems.push(`нужно от ${LIST_ITEMS.min} до ${LIST_ITEMS.max} пунктов`)
  }
  if (!/^[^*]*\*[^*]+\*[^*]*$/.test(card.title)) {
    problems.push('в заголовке одна ключевая фраза между *звёздочками*')
  }
  return problems
}

const isAccent = ({ role }: SlideCard) => role === 'number' || role === 'quote'

const findOrderProblems = (slides: readonly SlideCard[]): string[] => {
  const middle = slides.slice(1, -1)
  const problems: string[] = []
  if (slides[0]?.role !== 'hook') problems.push('первый слайд с ролью hook')
  if (slides.at(-1)?.role !== 'cta') problems.push('последний слайд с ролью cta')
  if (middle.some(({ role }) => role === 'hook' || role === 'cta')) {
    problems.push('hook и cta бывают только с краю')
  }
  if (slides.some(({ role }, index) => role !== 'item' && role === slides[index - 1]?.role)) {
    problems.push('одна и та же роль дважды подряд бывает только у item')
  }
  const accents = middle.filter(isAccent).length
  if (accents > 1 || (accents === 0 && slides.length >= ACCENT_FROM)) {
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
