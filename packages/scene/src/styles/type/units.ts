import { glueWords } from './glue.ts'

/** Words that no line break may separate. `text` keeps its asterisks. */
export type Unit = { text: string; shown: string; isKey: boolean }

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
