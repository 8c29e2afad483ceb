const MAX_CHARACTERS = 80
/** Letters and signs that never join with a neighbour: each is a character by itself. */
const PLAIN = /^[\u0020-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/
let segmenter: Intl.Segmenter | undefined
/** Made when a title first needs it: most pages never do. */
const segmentsOf = (line: string) => {
  segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' })
  return segmenter.segment(line)
}

/** The beginning of a line in whole characters; undefined when the line has no more than that. */
const beginningOf = (line: string): string | undefined => {
  if (line.length <= MAX_CHARACTERS) return undefined
  // Lists make thousands of titles, and segmenting is slow.
  if (PLAIN.test(line.slice(0, MAX_CHARACTERS + 1))) return line.slice(0, MAX_CHARACTERS)
  let count = 0
  // Long before the end of a long line it is known where the title ends.
  for (const { index } of segmentsOf(line.slice(0, MAX_CHARACTERS * 16))) {
    if (count === MAX_CHARACTERS) return line.slice(0, index)
    count += 1
  }
  return undefined
}

/** The beginning of a text for lists: its first line with words, cut between words. Empty for an empty text. */
export const postTitle = (text: string): string => {
  const start = text.trimStart()
  const end = start.indexOf('\n')
  const line = end === -1 ? start : start.slice(0, end)
  // Single spaces stay as they are: most texts then need no change at all.
  const clean = line.replaceAll(/\s{2,}|[^\S ]/g, ' ').trimEnd()
  const beginning = beginningOf(clean)
  if (beginning === undefined) return clean
  const lastSpace = beginning.lastIndexOf(' ')
  const cut = lastSpace > beginning.length / 2 ? beginning.slice(0, lastSpace) : beginning
  return `${cut.replace(/[\s.,;:—–-]+$/u, '')}…`
}
