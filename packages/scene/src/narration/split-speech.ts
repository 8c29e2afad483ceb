import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import type { SpokenPiece, SpokenScript, TimedWord } from '@kadr/contract/studio/spoken-script'
import { readSlide } from './slide-script.ts'

/** Audio kept around the words of a piece, where the neighbours leave room. */
const BEFORE_SECONDS = 0.1
const AFTER_SECONDS = 0.25

/** Words are found by their letters: marks of stress and signs differ from what is written. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Letters that a spoken word may leave out: a far match is another word. */
const NEAR = 24

/** The spoken words of each line, in order. */
const splitWords = (words: readonly TimedWord[], lines: readonly string[]): TimedWord[][] => {
  const letters = lines.map(lettersOf)
  const all = letters.join('')
  const ends = letters.map((_, index) => letters.slice(0, index + 1).join('').length)
  const pieces = lines.map((): TimedWord[] => [])
  let at = 0
  let last = pieces[0]
  for (const word of words) {
    const own = lettersOf(word.text)
    if (own === '') {
      last?.push(word)
      continue
    }
    const found = all.slice(at, at + own.length + NEAR).indexOf(own)
    const start = at + Math.max(0, found)
    const line = ends.findIndex((end) => start < end)
    last = pieces[line === -1 ? pieces.length - 1 : line]
    last?.push(word)
    at = start + own.length
  }
  return pieces
}

const toMillisecond = (seconds: number) => Math.round(seconds * 1000) / 1000

/** Cuts the audio of several lines into a piece for each; null for a line without words in it. */
export const splitSpeech = (
  { asset, seconds, words }: Omit<SpokenScript, 'mouths' | 'script'>,
  lines: readonly string[],
): (SpokenPiece | null)[] => {
  const pieces = splitWords(words, lines)
  return pieces.map((own, index): SpokenPiece | null => {
    const first = own[0]
    const last = own.at(-1)
    if (!first || !last) return null
    const before = pieces.slice(0, index).flat().at(-1)?.end ?? 0
    const after = pieces.slice(index + 1).flat()[0]?.start ?? seconds
    const from = toMillisecond(
      Math.max(Math.min(before, first.start), first.start - BEFORE_SECONDS),
    )
    const until = toMillisecond(Math.min(Math.max(after, last.end), last.end + AFTER_SECONDS))
    return {
      asset,
      from,
      until,
      script: lines[index] ?? '',
      words: own.map(({ text, start, end }) => ({
        text,
        start: toMillisecond(start - from),
        end: toMillisecond(end - from),
      })),
    }
  })
}

/** Gives each slide its piece of a voice that said the script of all slides. */
export const putVoice = (form: SlideshowForm, spoken: SpokenScript): SlideshowForm => {
  const lines = spoken.script.split('\n')
  const pieces = splitSpeech(spoken, lines)
  return {
    ...form,
    slides: form.slides.map((slide) => {
      const piece = pieces[lines.indexOf(readSlide(slide))]
      return piece ? { ...slide, voice: piece } : slide
    }),
  }
}
