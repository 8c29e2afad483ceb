import type { ProductTone } from '@kadr/contract/library/products'
import { capitalise } from '../topic/subject.ts'
import { splitTail } from './shorten-text.ts'
import { TONE_WORDS } from './tone-words.ts'

/** Fewer changes are no other tone. */
const LEAST_CHANGES = 3

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/\s+([.,?!:])/g, '$1')
        .replaceAll(/(?<=^|[.!?]\s*)[,.:;]+\s*/g, '')
        .replaceAll(/\.{2}(?!\.)/g, '.')
        .trim()
        .replaceAll(/(?:^|(?<=[.!?]\s))\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** The text in another tone, word by word; undefined when the templates have hardly anything to change. */
export const retoneText = (given: string, tone: ProductTone): string | undefined => {
  const { body, tail } = splitTail(given)
  let changes = 0
  let text = body
  for (const [pattern, to] of TONE_WORDS[tone]) {
    text = text.replaceAll(pattern, (found: string) => {
      changes += 1
      return /^\p{Lu}/u.test(found) ? capitalise(to) : to
    })
  }
  if (changes < LEAST_CHANGES) return undefined
  return [tidy(text), tail].filter((part) => part !== '').join('\n\n')
}
