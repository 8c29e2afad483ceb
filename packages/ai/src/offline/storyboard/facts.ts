import { createCard } from '@kadr/contract/create-card'
import type { SlideCard } from '@kadr/contract/storyboard'
import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { withoutMarks } from '@kadr/domain/storyboard/slide-text'
import { markKeyPhrase } from '../../_shared/mark-key-phrase.ts'
import type { Field, Season } from '../knowledge/define-field.ts'
import type { Aspect } from '../knowledge/find-aspect.ts'
import { capitalise } from '../subject.ts'

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

const createMistake = ({ head, wrong, right }: Field['mistakes'][number]): Point => ({
  aspect: 'mistakes',
  season: null,
  item: item(head, `${capitalise(wrong)}. ${capitalise(right)}`),
  half: halfOf(head, right),
  fix:
    withoutMarks(head).length > compare.title
      ? null
      : createCard('compare', {
          title: markKeyPhrase(head),
          isFix: true,
          sides: [side('Ошибка', wrong), side('Как надо', right)],
        }),
})

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

export const createPoints = (field: Field): Point[] => [
  ...field.mistakes.map(createMistake),
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
    createCard('list', {
      title: markKeyPhrase(title),
      items: [...items],
    }),
  )
