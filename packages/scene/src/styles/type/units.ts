import { listHyphenPoints } from '../../text/syllables.ts'
import { glueWords } from './glue.ts'

/** Words that no line break may separate. `text` keeps its asterisks. */
export type Unit = {
  text: string
  shown: string
  isKey: boolean
  /** The word goes on in the next unit: with a hyphen where the line ends, without one on the same line. */
  isOpen?: boolean
}

/**
 * The unbreakable parts of a text. A key phrase of up to `keepWidth` letters stays whole, with the
 * preposition before it and the punctuation after.
 */
export const splitUnits = (text: string, { keep = 0 }: { keep?: number } = {}): Unit[] => {
  const glued = glueWords(text)
  const [before = '', key = '', after = ''] = glued.split('*')
  const whole =
    key !== '' && key.length <= keep ? `${before}*${key.replaceAll(' ', '\u00a0')}*${after}` : glued
  let isKey = false
  return whole
    .split(/[ \n]+/)
    .filter(Boolean)
    .map((chunk) => {
      let hasKey = isKey
      for (const sign of chunk) {
        if (sign !== '*') continue
        isKey = !isKey
        hasKey ||= isKey
      }
      return { text: chunk, shown: chunk.replaceAll('*', ''), isKey: hasKey }
    })
}

/** A longer word would make the whole title small. */
const LONGEST_WORD = 18
const LONG_WORD = new RegExp(`[а-яё]{${LONGEST_WORD + 1},}`, 'iu')

/** Parts of about the same length, each no longer than the longest word. */
const divide = (word: string): string[] => {
  const count = Math.ceil(word.length / LONGEST_WORD)
  const points = listHyphenPoints(word)
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const wanted = (word.length * (index + 1)) / count
    return points.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]
  }).filter((at) => at !== undefined)
  const ends = [0, ...new Set(cuts), word.length]
  return ends.slice(1).map((end, index) => word.slice(ends[index], end))
}

/** The same units with very long words in parts. */
export const divideLongWords = (units: readonly Unit[]): Unit[] =>
  units.flatMap((unit) => {
    const found = LONG_WORD.exec(unit.text)
    if (!found) return [unit]
    const [word] = found
    const parts = divide(word)
    return parts.map((part, index): Unit => {
      const isLast = index === parts.length - 1
      const before = index === 0 ? unit.text.slice(0, found.index) : ''
      const after = isLast ? unit.text.slice(found.index + word.length) : ''
      const text = `${before}${part}${after}`
      return { text, shown: text.replaceAll('*', ''), isKey: unit.isKey, isOpen: !isLast }
    })
  })

const HYPHEN = '-'

const join = (units: readonly Unit[], textOf: (unit: Unit) => string): string =>
  units.reduce((line, unit, index) => {
    const isLast = index === units.length - 1
    const end = unit.isOpen ? (isLast ? HYPHEN : '') : isLast ? '' : ' '
    return `${line}${textOf(unit)}${end}`
  }, '')

export const joinTexts = (units: readonly Unit[]): string => join(units, ({ text }) => text)

export const joinShown = (units: readonly Unit[]): string => join(units, ({ shown }) => shown)
