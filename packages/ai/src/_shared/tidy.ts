import { AI_OUTPUT_MAX } from '@kadr/contract/ai-outputs'
import { cutToFit } from '@kadr/domain/preflight/split-text'

// Control characters and marks of writing direction can't be seen and can deceive.
// The joiner and the tags of flags are parts of emoji.
const UNSEEN = /(?!\n|\t|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}]/gu

const cut = (text: string, max: number) => cutToFit({ text, fits: (part) => part.length <= max })

/** A text of several paragraphs, no longer than it may be. */
export const tidyText = (raw: string, max: number = AI_OUTPUT_MAX.text): string => {
  const clean = raw
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return cut(clean, max)
}

/** One line of text, no longer than it may be. */
export const tidyLine = (raw: string, max: number = AI_OUTPUT_MAX.line): string =>
  cut(
    tidyText(raw)
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(/ {2,}/g, ' '),
    max,
  )

/** Lines that say something, each once. */
export const tidyLines = (raw: readonly string[]): string[] => {
  const seen = new Set<string>()
  return raw
    .map((line) => tidyLine(line))
    .filter((line) => {
      const key = line.toLowerCase()
      if (line === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}
