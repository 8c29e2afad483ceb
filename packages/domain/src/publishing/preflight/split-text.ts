const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

export type Fits = (text: string) => boolean

const FIRST_WINDOW = 512

/** A prefix slightly longer than what fits, so that long texts are not measured whole. */
const windowOf = ({ text, fits }: { text: string; fits: Fits }): string => {
  let size = FIRST_WINDOW
  while (size < text.length && fits(text.slice(0, size))) size *= 2
  return text.slice(0, size)
}

/** The longest prefix that fits, cut between graphemes. */
const longestBeginning = ({ text, fits }: { text: string; fits: Fits }): string => {
  const letters = [...segmenter.segment(windowOf({ text, fits }))].map(({ segment }) => segment)
  let fitting = 0
  let tooLong = letters.length + 1
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2)
    if (fits(letters.slice(0, middle).join(''))) fitting = middle
    else tooLong = middle
  }
  return letters.slice(0, fitting).join('')
}

// Preferred breaks, best first: paragraphs, lines, sentences, words.
const BREAKS = [/\n\s*\n/g, /\n/g, /(?<=[.!?…])["»”)]*\s+/g, /\s+/g] as const
/** A shorter part, relative to what fits, looks like an error. */
const MIN_SHARE = 0.4

/** The last good break at or before `end`. */
const findBreak = ({ text, end }: { text: string; end: number }): number => {
  // One character more: the next word may begin right after the end.
  const beginning = text.slice(0, end + 1)
  for (const pattern of BREAKS) {
    const breaks = [...beginning.matchAll(pattern)].map(({ index }) => index)
    const last = breaks.findLast((at) => at <= end)
    if (last !== undefined && last >= end * MIN_SHARE) return last
  }
  return end
}

const SENTENCE_END = /[.!?…]["»”)]*$/u

/** Cuts at a word and appends «…»; a whole sentence needs none. */
export const cutToFit = ({ text, fits }: { text: string; fits: Fits }): string => {
  if (fits(text)) return text
  const beginning = longestBeginning({ text, fits: (part) => fits(`${part.trimEnd()}…`) })
  const words = beginning.slice(0, findBreak({ text, end: beginning.length })).trimEnd()
  const whole = words.replace(/[\s,;:—–-]+$/u, '')
  return whole === '' || SENTENCE_END.test(whole) ? whole : `${whole}…`
}

/** Splits into parts that fit without losing a word; the first part has its own rule. */
export const splitText = ({
  text,
  fitsFirst,
  fitsNext,
}: {
  text: string
  fitsFirst: Fits
  fitsNext: Fits
}): string[] => {
  const parts: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const fits = parts.length === 0 ? fitsFirst : fitsNext
    if (fits(rest)) return [...parts, rest]
    const beginning = longestBeginning({ text: rest, fits })
    // Not even one character fits: the label alone is too long. The remaining text stays whole and is reported.
    if (beginning === '') return [...parts, rest]
    const end = findBreak({ text: rest, end: beginning.length })
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return parts
}
