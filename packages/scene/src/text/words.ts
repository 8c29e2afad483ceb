/** A word with its place in the text; `part` of a word that had to be broken. */
export type Word = { text: string; isAccent: boolean; index: number }

const NO_BREAK = '\u00a0'

/** Short words are not left at the end of a line, a dash not at the start of one. */
export const glueShortWords = (text: string): string =>
  text
    .replace(/(?<=^|[\s«(„"])([\p{L}]{1,2}) (?=\S)/gu, `$1${NO_BREAK}`)
    .replace(/ (?=[—–])/gu, NO_BREAK)
    .replace(/(?<=\d) (?=[\p{L}%₽°\d])/gu, NO_BREAK)

/** Paragraphs of words. What stands between asterisks is accented; a lone asterisk is itself. */
export const splitWords = (text: string): Word[][] => {
  let isAccent = false
  let index = 0
  const marks = (text.match(/\*/g) ?? []).length
  let open = marks - (marks % 2)
  return text.split(/\r?\n/).map((paragraph) => {
    const words: Word[] = []
    for (const chunk of paragraph.split(/[ \t]+/).filter(Boolean)) {
      let shown = ''
      let hasAccent = isAccent
      for (const sign of chunk) {
        if (sign === '*' && open > 0) {
          open -= 1
          isAccent = !isAccent
          hasAccent ||= isAccent
        } else shown += sign
      }
      if (shown) words.push({ text: shown, isAccent: hasAccent, index })
      if (shown) index += 1
    }
    return words
  })
}

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' })

/** Pieces of a word that is wider than the line, cut between whole signs: an emoji is never torn. */
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
  return [...pieces, piece].map((text) => ({ ...word, text }))
}
