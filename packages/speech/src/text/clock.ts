import { caseOf, FROM, type WordContext } from './grammar.ts'
import { type Case, cardinal } from './numerals.ts'
import { table } from './table.ts'

const inCase = (hours: string, minutes: string, grammar: Case): string[] => {
  const rest = minutes.startsWith('0')
    ? ['ноль', ...cardinal(Number(minutes))]
    : cardinal(Number(minutes), { grammar })
  return [...cardinal(Number(hours), { grammar }), ...rest]
}

const FORMATS: Record<string, string> = table({
  '16:9': 'шестнадцать на девять',
  '9:16': 'девять на шестнадцать',
  '4:3': 'четыре на три',
  '4:5': 'четыре на пять',
})

/** «18:00», «9:05». */
export const readTime = (hours: string, minutes: string, around: WordContext): string[] => {
  const format = FORMATS[`${hours}:${minutes}`]
  return format?.split(' ') ?? inCase(hours, minutes, caseOf({ ...around, after: '' }))
}

/** «10:00–20:00» is said with its two prepositions. */
export const readHours = (
  { from, till }: { from: string; till: string },
  { before }: WordContext,
): string[] => {
  const [start = '', startMinutes = ''] = from.split(/[.:]/)
  const [end = '', endMinutes = ''] = till.split(/[.:]/)
  return [
    ...(FROM.has(before) ? [] : ['с']),
    ...inCase(start, startMinutes, 'genitive'),
    'до',
    ...inCase(end, endMinutes, 'genitive'),
  ]
}

/** «3:1» is a score, «1:5» is a share. */
export const readRatio = (left: string, right: string, { behind }: WordContext): string[] => {
  const format = FORMATS[`${left}:${right}`]
  if (format) return format.split(' ')
  const isScore = /(?:сч[её]т|побед|выигр|проигр)[а-яё]*(?:[\s\u00a0]+со счётом)?\s*$/iu.test(
    behind,
  )
  return isScore
    ? [...cardinal(Number(left)), ...cardinal(Number(right))]
    : [...cardinal(Number(left)), 'к', ...cardinal(Number(right), { grammar: 'dative' })]
}
