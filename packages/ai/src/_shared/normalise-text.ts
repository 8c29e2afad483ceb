import { AI_OUTPUT_MAX } from '@kadr/contract/studio/ai-outputs'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'

// Removes control and bidi characters, which are invisible and can spoof text. The joiner and flag
// tags are parts of emoji.
const INVISIBLE = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu

const cut = (text: string, max: number) => cutToFit({ text, fits: (part) => part.length <= max })

/** Normalises a text of several paragraphs and cuts it to `max`. */
export const normaliseText = (raw: string, max: number = AI_OUTPUT_MAX.text): string => {
  const clean = raw
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return cut(clean, max)
}

/** Normalises a single line and cuts it to `max`. */
export const normaliseLine = (raw: string, max: number = AI_OUTPUT_MAX.line): string =>
  cut(
    normaliseText(raw)
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(/ {2,}/g, ' '),
    max,
  )

/** Non-empty lines without duplicates. */
export const normaliseLines = (raw: readonly string[]): string[] => {
  const seen = new Set<string>()
  return raw
    .map((line) => normaliseLine(line))
    .filter((line) => {
      const key = line.toLowerCase()
      if (line === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}
