/** A word with its index in the text. */
export type Word = {
  text: string
  isAccent: boolean
  index: number
  /** No line break before it. */
  isJoined?: boolean
}

const NO_BREAK = '\u00a0'

/** Keeps short words off the end of a line and dashes off its start. */
export const glueShortWords = (text: string): string =>
  text
    .replace(/(?<=^|[\s«(„"])([\p{L}]{1,2}) (?=\S)/gu, `$1${NO_BREAK}`)
    .replace(/ (?=[—–])/gu, NO_BREAK)
    .replace(/(?<=\d\*?) (?=\*?[\p{L}%₽°\d])/gu, NO_BREAK)

const isShort = (word: Word | undefined) => /^[«(„"]?\p{L}{1,2}$/u.test(word?.text ?? '')

/** What `glueShortWords` keeps on one line, with each word still apart. */
export const joinShortWords = (words: readonly Word[]): Word[] =>
  words.map((word, at) => {
    const before = words[at - 1]
    const isCounted = /\d$/u.test(before?.text ?? '') && /^[\p{L}%₽°\d]/u.test(word.text)
    const isJoined = isShort(before) || isCounted || (before && /^[—–]/u.test(word.text))
    return isJoined ? { ...word, isJoined } : word
  })

/**
 * Joins words that must stay on one line into one, unless only one of them is accented or word
 * spacing is widened.
 */
const joinAlike = (parts: readonly { text: string; isAccent: boolean }[], isSpaced: boolean) => {
  const joined: { text: string; isAccent: boolean }[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (!isSpaced && last?.isAccent === part.isAccent) last.text += `${NO_BREAK}${part.text}`
    else joined.push({ ...part })
  }
  return joined
}

/** Paragraphs of words. Text between asterisks is accented; a lone asterisk is literal. */
export const splitWords = (text: string, { isSpaced = false } = {}): Word[][] => {
  let isAccent = false
  let index = 0
  const marks = (text.match(/\*/g) ?? []).length
  let open = marks - (marks % 2)
  const readPart = (part: string) => {
    let shown = ''
    let hasAccent = isAccent
    for (const sign of part) {
      if (sign === '*' && open > 0) {
        open -= 1
        isAccent = !isAccent
        hasAccent ||= isAccent
      } else shown += sign
    }
    return { text: shown, isAccent: hasAccent }
  }
  return text.split(/\r?\n/).map((paragraph) => {
    const words: Word[] = []
    for (const chunk of paragraph.split(/[ \t]+/).filter(Boolean)) {
      const parts = chunk.split(NO_BREAK).map(readPart)
      const shown = parts.filter((part) => part.text !== '')
      for (const [at, part] of joinAlike(shown, isSpaced).entries()) {
        words.push({ ...part, index, ...(at > 0 && { isJoined: true }) })
        index += 1
      }
    }
    return words
  })
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** Splits a word that is wider than the line, between grapheme clusters. */
export const breakWord = ({ word, fits }: { word: Word; fits(text: string): boolean }): Word[] => {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of graphemes.segment(word.text)) {
    if (piece && !fits(piece + segment)) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  const { isJoined: _, ...free } = word
  return [...pieces, piece].map((text) => ({ ...free, text }))
}
