const MAX_CHARACTERS = 80
/** Characters that never combine with a neighbour: each is a grapheme. */
const PLAIN = /^[\u0020-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/
let segmenter: Intl.Segmenter | undefined
/** Created on first use: most pages never need it. */
const segmentsOf = (line: string) => {
  segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' })
  return segmenter.segment(line)
}

/** First graphemes of a line; undefined when the line is not longer. */
const beginningOf = (line: string): string | undefined => {
  if (line.length <= MAX_CHARACTERS) return undefined
  // Fast path: lists build thousands of titles, and segmenting is slow.
  if (PLAIN.test(line.slice(0, MAX_CHARACTERS + 1))) return line.slice(0, MAX_CHARACTERS)
  let count = 0
  // Only a prefix of a long line is segmented.
  for (const { index } of segmentsOf(line.slice(0, MAX_CHARACTERS * 16))) {
    if (count === MAX_CHARACTERS) return line.slice(0, index)
    count += 1
  }
  return undefined
}

/** Title of a text in lists: its first non-empty line, cut at a word. Empty for an empty text. */
export const postTitle = (text: string): string => {
  const start = text.trimStart()
  const end = start.indexOf('\n')
  const line = end === -1 ? start : start.slice(0, end)
  // Single spaces are kept: most texts then need no copy.
  const clean = line.replaceAll(/\s{2,}|[^\S ]/g, ' ').trimEnd()
  const beginning = beginningOf(clean)
  if (beginning === undefined) return clean
  const lastSpace = beginning.lastIndexOf(' ')
  const cut = lastSpace > beginning.length / 2 ? beginning.slice(0, lastSpace) : beginning
  return `${cut.replace(/[\s.,;:—–-]+$/u, '')}…`
}
