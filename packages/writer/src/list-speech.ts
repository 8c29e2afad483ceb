import { withoutMarks } from '@kadr/domain/studio/storyboard/slide-text'
import type { Field } from './knowledge/fields.ts'

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Numbers, sayings, comparisons and lists of a field as they are spoken. */
export const listSpeech = (field: Field): string[] =>
  [
    ...field.numbers.map(
      ({ value, unit, label, note }) => `${value} ${unit}: ${label}. ${sentence(note)}`,
    ),
    ...field.quotes.map(({ title, sub }) => `Говорят: «${title}». ${sentence(sub)}`),
    ...field.compares.map(
      ({ sides: [one, other] }) => `${one.head}: ${one.line}. ${other.head}: ${other.line}.`,
    ),
    ...field.lists.map(({ title, items }) => `${title}: ${items.join(', ').toLowerCase()}.`),
  ].map(withoutMarks)
