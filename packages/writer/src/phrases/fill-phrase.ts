import { countOf } from '@kadr/domain/base/plural'
import type { Random } from '../random.ts'

const PLACE = /\{([^{}]+)\}/g
const OPTIONAL = /\[([^[\]]*)\]/g
const COUNTED = /\{([а-яё]+)\/([а-яё]+)\/([а-яё]+)\}/g

type Values = Readonly<Record<string, string>>

const isFilled = (part: string, values: Values) =>
  [...part.matchAll(PLACE)].every(([, name = '']) => values[name])

const fill = (paragraph: string, values: Values): string =>
  paragraph
    .replaceAll(OPTIONAL, (_, part: string) => (isFilled(part, values) ? part : ''))
    .replaceAll(PLACE, (_, name: string) => values[name] ?? '')

/** Puts values into `{places}`. A part in brackets and a paragraph that have nothing to say are left out. */
export const fillPhrase = (phrase: string, values: Values): string =>
  phrase
    .split('\n\n')
    .map((paragraph) => fill(paragraph, values))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

/** `{вещь/вещи/вещей}` becomes a number of them. */
export const fillCount = (phrase: string, random: Random): string =>
  phrase.replaceAll(COUNTED, (_, one: string, few: string, many: string) =>
    countOf({ count: random.whole({ min: 3, max: 7 }), forms: [one, few, many] }),
  )
