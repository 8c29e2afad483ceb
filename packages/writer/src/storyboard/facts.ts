import { markKeyPhrase } from '@kadr/ai'
import type { Season } from '@kadr/content/facts'
import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import { isChecklist } from '../answers/row-cards.ts'
import type { Field } from '../knowledge/fields.ts'
import type { Aspect } from '../knowledge/find-aspect.ts'
import { capitalise } from '../topic/subject.ts'

/** A piece of advice in the shapes it fits: a slide of its own, half of a pair, before and after. */
export type Point = {
  aspect: Aspect
  season: Season | null
  item: SlideCard
  half: { head: string; line: string } | null
  fix: SlideCard | null
}

const { pair, compare } = SLIDE_LIMITS

const halfOf = (head: string, line: string): Point['half'] => {
  const short = withoutMarks(head)
  const fits = short.length <= (pair.head ?? 0) && line.length <= (pair.line ?? 0)
  return fits ? { head: short, line: capitalise(line) } : null
}

const side = (head: string, line: string) => ({ head, line, object: null })

const item = (title: string, body: string): SlideCard =>
  createCard('item', {
    title: markKeyPhrase(title),
    body,
  })

/** Under a title that speaks of no mistakes each one is called so: «Прикорм кучей» alone would be advice. */
const explainMistake = (
  { wrong, right }: Field['mistakes'][number],
  { isNamed }: { isNamed: boolean },
): string => {
  if (isNamed) return `${capitalise(wrong)}. ${capitalise(right)}`
  const whole = `Ошибка: ${wrong}. ${capitalise(right)}`
  return whole.length <= (SLIDE_LIMITS.item.body ?? 0) ? whole : `Ошибка. ${capitalise(right)}`
}

const createMistake = (
  mistake: Field['mistakes'][number],
  { isNamed }: { isNamed: boolean },
): Point => {
  const { head, wrong, right } = mistake
  return {
    aspect: 'mistakes',
    season: null,
    item: item(head, explainMistake(mistake, { isNamed })),
    half: halfOf(head, right),
    fix:
      withoutMarks(head).length > compare.title
        ? null
        : createCard('compare', {
            title: markKeyPhrase(head),
            isFix: true,
            sides: [side('Ошибка', wrong), side('Как надо', right)],
          }),
  }
}

const createAdvice = (
  aspect: Aspect,
  { title, body }: { title: string; body: string },
  season: Season | null = null,
): Point => {
  const [first = ''] = body.split(/(?<=[.!?])\s/)
  return {
    aspect,
    season,
    item: item(title, body),
    half: halfOf(title, first.replace(/\.$/, '')),
    fix: null,
  }
}

export const createPoints = (field: Field, asked: Aspect): Point[] => [
  ...field.mistakes.map((mistake) => createMistake(mistake, { isNamed: asked === 'mistakes' })),
  ...field.choose.map((advice) => createAdvice('choose', advice)),
  ...field.care.map((advice) => createAdvice('care', advice)),
  ...field.price.map((advice) => createAdvice('price', advice)),
  ...field.season.map((advice) => createAdvice('care', advice, advice.season)),
]

export const createNumbers = (field: Field): SlideCard[] =>
  field.numbers.map(({ value, unit, label, note }) =>
    createCard('number', {
      value,
      unit,
      title: markKeyPhrase(label),
      body: note,
    }),
  )

export const createQuotes = (field: Field): SlideCard[] =>
  field.quotes.map(({ title, sub }) =>
    createCard('quote', {
      title: markKeyPhrase(title),
      sub,
    }),
  )

export const createCompares = (field: Field): SlideCard[] =>
  field.compares.map(({ title, sides: [one, other] }) =>
    createCard('compare', {
      title: markKeyPhrase(title),
      sides: [side(one.head, one.line), side(other.head, other.line)],
    }),
  )

export const createLists = (field: Field): SlideCard[] =>
  field.lists.map(({ title, items }) =>
    createCard(isChecklist(title, items) ? 'check' : 'list', {
      title: markKeyPhrase(title),
      items: [...items],
    }),
  )
