const MAX_CHARACTERS = 80
const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** The beginning of a text for lists: its first line with words, cut between words. Empty for an empty text. */
export const postTitle = (text: string): string => {
  const line = text.split('\n').find((candidate) => candidate.trim() !== '') ?? ''
  const clean = line.replaceAll(/\s+/g, ' ').trim()
  // Long before the end of a long line it is known where the title ends.
  const letters = [...segmenter.segment(clean.slice(0, MAX_CHARACTERS * 16))].map(
    ({ segment }) => segment,
  )
  if (letters.length <= MAX_CHARACTERS) return clean
  const beginning = letters.slice(0, MAX_CHARACTERS).join('')
  const lastSpace = beginning.lastIndexOf(' ')
  const cut = lastSpace > beginning.length / 2 ? beginning.slice(0, lastSpace) : beginning
  return `${cut.replace(/[\s.,;:—–-]+$/u, '')}…`
}
